"""Small signs on tiles, dock and cards: a worker, an arrow, a depot, a ready tile, and figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from islands_desktop.desktop.games.propeller_islands.die_art import (
    number_path,
    paint_face,
)
from islands_desktop.desktop.games.propeller_islands.guild_art import (
    GUILD_SHADES,
    paint_banner,
)
from islands_desktop.desktop.games.propeller_islands.hex_shape import hex_text
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil

PAPER = "#FFF8E6"


def paint_worker_glyph(pencil: Pencil, shade: str = INK, ground: str = PAPER) -> None:
    """A worker as a sign, 14 units wide and 22 high, the foot at (0, 0)."""
    pencil.fill(
        shade,
        "O 0 -16.4 5 5 M -7.4 -1 Q -8 -11 -3 -11.4 L 3 -11.4 Q 8 -11 7.4 -1 Q 7 0 6 0 L -6 0 "
        "Q -7 0 -7.4 -1 Z",
    )
    pencil.fill(shade, "M -5.6 -17.4 Q -5.4 -22.6 0 -22.6 Q 5.4 -22.6 5.6 -17.4 L 7.4 -16.4 "
                       "L -5.6 -16.4 Z")  # fmt: skip
    pencil.line(ground, "M -4.6 -16.9 L 4.8 -16.9", 1.3)


def paint_blueprint_glyph(pencil: Pencil) -> None:
    """A completed blueprint as a sign, 22 units wide about (0, 0)."""
    pencil.fill("#2C5F8A", "R -11 -10 22 20 4")
    pencil.line("#E8F3FA", "M -6 5 L -6 0 L 0 -5.4 L 6 0 L 6 5 Z", 1.8)


def paint_stack_glyph(pencil: Pencil) -> None:
    """The face-down tiles as a sign, 22 units wide about (0, 0)."""
    for step in (4, 0, -4):
        side = f"M -10 {step} L 0 {step - 6} L 10 {step} L 0 {step + 6} Z"
        pencil.fill("#3F6D83", side)
        pencil.line("#E8F3FA", side, 1.2)


def _worker(pencil: Pencil) -> None:
    with pencil.at(-1, 8.6, 0.76):
        paint_worker_glyph(pencil, "#1F5A63")
    pencil.fill("#2F7A3A", "M 6.4 -9 L 10 -4.6 L 7.8 -4.6 L 7.8 0 L 5 0 L 5 -4.6 L 2.8 -4.6 Z")


def _workers(pencil: Pencil) -> None:
    with pencil.at(0, 8.6, 0.78):
        paint_worker_glyph(pencil, "#1F5A63")


def _arrow(pencil: Pencil) -> None:
    pencil.fill(INK, "M -7 -1.7 L 0.6 -1.7 L 0.6 -5.4 L 7.4 0 L 0.6 5.4 L 0.6 1.7 L -7 1.7 Z")


def _exchange(pencil: Pencil) -> None:
    pencil.line(INK, "M -6.4 0 L 6.4 0", 2.4)
    pencil.fill(INK, "M -8.4 0 L -2.6 -5 L -2.6 5 Z M 8.4 0 L 2.6 -5 L 2.6 5 Z")


def _slash(pencil: Pencil) -> None:
    pencil.line(INK, "M -2.4 7 L 2.4 -7", 2.2)


def _depot(pencil: Pencil) -> None:
    pencil.fill("#3F5E36", "M -9 7 L -9 -1 Q -9 -9 0 -9 Q 9 -9 9 -1 L 9 7 Z")
    pencil.fill("#E6EFD6", "M -6 7 L -6 0 Q -6 -5.6 0 -5.6 Q 6 -5.6 6 0 L 6 7 Z")
    pencil.fill("#8A5A2C", "R -3.4 0.4 6.8 6.6 0.8")


def _tile(pencil: Pencil) -> None:
    """A tile that is made to work: a hexagon with a bolt."""
    pencil.fill(INK, hex_text(10))
    pencil.fill("#F3D27A", hex_text(8.2))
    pencil.fill(INK, "M 1.8 -6.4 L -4.4 1 L -0.6 1 L -2 6.4 L 4.4 -1.4 L 0.4 -1.4 Z")


def _new_tile(pencil: Pencil) -> None:
    """A tile from the stack: a hexagon with a plus."""
    pencil.fill(INK, hex_text(10))
    pencil.fill("#CFE6EC", hex_text(8.2))
    pencil.line("#1F5A63", "M 0 -4.4 L 0 4.4 M -4.4 0 L 4.4 0", 2.6)


def _surrounded(pencil: Pencil) -> None:
    """A tile with all six neighbours."""
    for x, y in ((5.4, 0), (2.7, 4.7), (-2.7, 4.7), (-5.4, 0), (-2.7, -4.7), (2.7, -4.7)):
        with pencil.at(x * 1.12, y * 1.12):
            pencil.fill("#4C8C4A", hex_text(3.1))
    pencil.fill("#C8452F", hex_text(3.1))


def _different(pencil: Pencil) -> None:
    """A die that must not be like another."""
    with pencil.at(0, 0, 0.74):
        paint_face(pencil, 1, PAPER, PAPER)
        pencil.line(INK, "M -5 -2.6 L 5 -2.6 M -5 2.6 L 5 2.6 M -3 7 L 3 -7", 2.2)


_GLYPHS: Mapping[str, Callable[[Pencil], None]] = {
    "deploy": _worker,
    "worker": _workers,
    "arrow": _arrow,
    "exchange": _exchange,
    "slash": _slash,
    "depot": _depot,
    "tile": _tile,
    "new_tile": _new_tile,
    "surrounded": _surrounded,
    "different": _different,
}

#: How wide a glyph is in units; the others fill their square of 20.
_WIDTHS: Mapping[str, float] = {"arrow": 17.0, "exchange": 19.0, "slash": 7.0, "deploy": 21.0}


def glyph_width(name: str) -> float:
    """Width of a glyph when it is drawn 20 units high."""
    if name.startswith("×"):
        return number_path(name, 0, 0, 15).boundingRect().width() + 2
    return _WIDTHS.get(name, 20.0)


def paint_glyph(pencil: Pencil, name: str) -> None:
    """One sign, 20 units high about (0, 0).

    `name`: a key of this module's signs, an icon's name, a guild (its banner), "die 1" to "die 6",
    or a multiplication such as "×3".
    """
    if name in _GLYPHS:
        _GLYPHS[name](pencil)
    elif name in GUILD_SHADES:
        with pencil.at(0, -0.4, 0.76):
            paint_banner(pencil, name)
    elif name.startswith("die "):
        with pencil.at(0, 0, 0.82):
            paint_face(pencil, int(name[4:]))
    elif name.startswith("×"):
        pencil.fill(INK, number_path(name, 0, 0, 15))
    else:
        paint_icon(pencil.painter, name, QRectF(-10, -10, 20, 20), pencil.palette)


def paint_glyphs(pencil: Pencil, names: tuple[str, ...], high: float, room: float) -> None:
    """Signs in a row about (0, 0), `high` units high, smaller where the room is narrow."""
    gap = 2.0
    wide = sum(glyph_width(name) + gap for name in names) - gap
    scale = min(high / 20, room / wide)
    left = -wide / 2
    with pencil.at(0, 0, scale):
        for name in names:
            step = glyph_width(name)
            with pencil.at(left + step / 2, 0):
                paint_glyph(pencil, name)
            left += step + gap
