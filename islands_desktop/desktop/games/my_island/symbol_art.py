"""The tiles and their four symbols: house, field, wall and path.

Each face has a ground of its own lightness and a bold picture, so that they are told apart in grey
too. The pictures always stand upright, however the tile is turned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtGui import QPainterPath

from islands_desktop.desktop.games.my_island.geometry import (
    RADIUS,
    Cell,
    hex_centre,
    hex_text,
    outline,
)
from islands_desktop.desktop.look.scenery import INK, SUN, THATCH_DARK, WOOD_DARK
from islands_desktop.desktop.look.vector import Pencil

#: Ground of each symbol.
SYMBOL_GROUNDS: Mapping[str, str] = {
    "house": "#F3CDA2",
    "field": "#E2B640",
    "wall": "#76858F",
    "path": "#B08A62",
}

_HEX = hex_text(RADIUS)
_GROUND = hex_text(RADIUS + 0.4)


def paint_symbol(pencil: Pencil, symbol: str, variant: int) -> None:
    """One opaque face about (0, 0) with a symbol: house, field, wall or path."""
    pencil.fill(SYMBOL_GROUNDS[symbol], _GROUND)
    _PICTURES[symbol](pencil, variant % 4)


def paint_tile(
    pencil: Pencil, cells: Sequence[tuple[Cell, str]], *, variant: int = 0, lift: float = 0.0
) -> None:
    """A tile lying with hex (q, r) at its `hex_centre`; `lift` (0 to 1) deepens the shadow."""
    shape = outline(cell for cell, _ in cells)
    paint_tile_shadow(pencil, shape, lift)
    with pencil.clipped(shape):
        for place, ((q, r), symbol) in enumerate(cells):
            with pencil.at(*hex_centre(q, r)):
                paint_symbol(pencil, symbol, variant + place)
        for (q, r), _ in cells:
            with pencil.at(*hex_centre(q, r)):
                pencil.line("#38FFF8E8", _HEX, 2.6)
                pencil.line("#4A4A3524", _HEX, 1.1)
        # Only the inner half of these lines shows: two units of paper, and a hair inside it.
        pencil.line("#38331F10", shape, 6)
        pencil.line(pencil.palette.paper, shape, 4.4)
    pencil.line("#59402A18", shape, 0.8)


def paint_tile_shadow(pencil: Pencil, shape: QPainterPath, lift: float = 0.0) -> None:
    """The soft shadow of a piece of paper of any shape."""
    drop = 2.5 + 7.0 * lift
    lowered = shape.translated(0.5 + lift, drop)
    pencil.fill("#1C262B", lowered, 0.16)
    for width in (3.0, 7.0, 11.0):
        pencil.line("#141C262B", lowered, width * (1 + 0.8 * lift))


def paint_ghost_edge(pencil: Pencil, cells: Sequence[Cell], shade: str) -> None:
    """The outline of a whole piece in a role's colour, to show where it would lie."""
    shape = outline(cells)
    pencil.fill(pencil.palette.paper, shape, 0.2)
    pencil.fill(shade, shape, 0.2)
    with pencil.clipped(shape):
        pencil.line(pencil.palette.paper, shape, 9)
        pencil.line(shade, shape, 6.4)


# House ---------------------------------------------------------------------------------------

_ROOFS = (
    ("#D4573B", "#A93D28"),
    ("#C94C38", "#9C3527"),
    ("#DD6A42", "#B24A2B"),
    ("#CF5240", "#A23A2C"),
)


def _house(pencil: Pencil, variant: int) -> None:
    pencil.fill("#E6B888", "M -31 12 Q -14 2 6 6 Q 22 8 32 2 L 32 20 L 0 38 L -32 20 Z", 0.7)
    second = _ROOFS[(variant + 2) % 4]
    if variant % 2:
        _cottage(pencil, 15, 2, 0.74, second)
        _tree(pencil, -20, -6, 0.9)
        _cottage(pencil, -5, 24, 1.22, _ROOFS[variant])
        _tree(pencil, 24, 24, 0.8)
    else:
        _cottage(pencil, -15, 2, 0.74, second)
        _tree(pencil, 21, -5, 0.9)
        _cottage(pencil, 5, 24, 1.22, _ROOFS[variant])
        _tree(pencil, -24, 24, 0.8)


def _cottage(pencil: Pencil, x: float, y: float, scale: float, roof: tuple[str, str]) -> None:
    """A gabled cottage 34 wide and 32 high, standing on (x, y)."""
    with pencil.at(x, y, scale):
        pencil.fill(INK, "M -14 1 L 15 1 L 23 5 Q 22 7 17 6 L -10 4 Z", 0.16)
        pencil.fill("#FBF1DC", "M -13 1 L -13 -15 L -3 -26 L 4 -15 L 4 1 Z")
        pencil.fill("#DDBE97", "R 4 -15 10 16 0")
        pencil.fill(roof[0], "M -4 -31 L 9 -30 L 18 -13 L 6 -12 Z")
        pencil.fill(roof[1], "M -4 -31 L -18 -13.4 L -14.6 -10.8 L -4 -24 L 4.6 -10 L 7 -12 Z")
        pencil.line("#FFFFFF", "M -3 -30 L 9 -29.2", 1.1)
        pencil.fill("#6C3E25", "M -8 1 L -8 -7 Q -5 -11 -2 -7 L -2 1 Z")
        pencil.fill("#8A5B3A", "R 7 -9 4.4 5 0.6")
        pencil.fill("#F6CF6B", "R 7.7 -8.3 3 3.6 0.3")


def _tree(pencil: Pencil, x: float, y: float, scale: float) -> None:
    with pencil.at(x, y, scale):
        pencil.fill(INK, "O 3 1 7 2.4", 0.15)
        pencil.fill(WOOD_DARK, "R -1.2 -6 2.4 7 0.6")
        pencil.fill("#5C8F4B", "M -7 -6 Q -9 -13 -3 -15 Q 0 -20 4 -15 Q 9 -12 7 -6 Q 0 -2 -7 -6 Z")
        pencil.fill("#82B062", "M -5 -9 Q -5 -13 -1 -14 Q 2 -16 3 -13 Q -2 -12 -5 -9 Z")


# Field ---------------------------------------------------------------------------------------


def _field(pencil: Pencil, variant: int) -> None:
    with pencil.clipped(_GROUND):
        for place, top in enumerate((-40.0, -24.0, -8.0, 8.0, 24.0)):
            if place % 2:
                _green_row(pencil, top)
            else:
                _wheat_row(pencil, top)
    _harvest(pencil, variant)


def _wheat_row(pencil: Pencil, top: float) -> None:
    pencil.fill("#F0CE62", f"M -36 {top} Q 0 {top - 4} 36 {top} L 36 {top + 9} L -36 {top + 9} Z")
    ears = " ".join(
        f"M {x} {top + 12} L {x} {top + 3.4} M {x - 3} {top + 5} L {x} {top + 8} {x + 3} {top + 5}"
        for x in range(-32, 36, 8)
    )
    pencil.line("#B98624", ears, 1.5)


def _green_row(pencil: Pencil, top: float) -> None:
    pencil.fill(
        "#4F8A43",
        f"M -36 {top + 1} Q 0 {top - 3} 36 {top + 1} "
        f"L 36 {top + 16} Q 0 {top + 12} -36 {top + 16} Z",
    )
    crops = " ".join(f"O {x} {top + 6.4} 4.1 3.7" for x in range(-30, 36, 10))
    pencil.fill("#2F6836", " ".join(f"O {x} {top + 8} 4.6 4" for x in range(-30, 36, 10)))
    pencil.fill("#86BB5A", crops)


def _harvest(pencil: Pencil, variant: int) -> None:
    """What stands among the crops: a haystack, pumpkins, a scarecrow or a basket."""
    if variant == 0:
        _haystack(pencil, 13, 8)
    elif variant == 1:
        with pencil.at(-12, 3):
            pencil.fill(INK, "O 2 4 11 4", 0.2)
            pencil.fill("#C9622A", "O -4 -1 7 6 O 7 1 5 4.4")
            pencil.fill("#EE9440", "O -5.6 -2 4 4.4 O 5.6 0 3 3.2")
            pencil.line("#3E6B35", "M -4 -6 L -2 -9 M 7 -3 L 9 -5", 1.8)
    elif variant == 2:
        _scarecrow(pencil)
    else:
        _haystack(pencil, -14, -4)
        _haystack(pencil, 15, 15)


def _haystack(pencil: Pencil, x: float, y: float) -> None:
    """A haystack 22 wide, standing on (x, y)."""
    with pencil.at(x, y):
        pencil.fill(INK, "M -8 2 L 10 2 Q 18 4 14 6 L -4 5 Z", 0.2)
        pencil.fill("#C9952F", "M -11 3 Q -12 -11 0 -17 Q 12 -11 11 3 Q 0 6 -11 3 Z")
        pencil.fill("#F9DD84", "M -11 3 Q -12 -11 0 -17 Q 5 -8 3 4.6 Q -5 5 -11 3 Z")
        pencil.line("#A8741F", "M -10.6 -3 Q 0 0 10.6 -3 M 0 -17 L 1 -20", 1.8)


def _scarecrow(pencil: Pencil) -> None:
    with pencil.at(10, 6):
        pencil.fill(INK, "M -2 1 L 12 4 Q 20 7 12 8 L -1 3 Z", 0.2)
        pencil.line(WOOD_DARK, "M 0 2 L 0 -20 M -11 -13 L 11 -13", 2.4)
        pencil.fill(
            "#B8503B", "M -9 -16 L 9 -16 L 10 -10 L 5 -10 L 6 -2 L -6 -2 L -5 -10 L -10 -10 Z"
        )
        pencil.fill("#F4D9A8", "O 0 -20 4.2 4.6")
        pencil.fill(THATCH_DARK, "M -8 -22 L 8 -22 L 4 -24 L 0 -30 L -4 -24 Z")


# Wall ----------------------------------------------------------------------------------------


def _wall(pencil: Pencil, variant: int) -> None:
    pencil.fill("#667580", "M -33 16 Q -16 7 2 11 Q 20 14 33 6 L 33 19 L 0 38 L -33 19 Z", 0.75)
    pencil.fill(INK, "M -30 17 L 28 17 L 34 20 L 20 26 L -24 22 Z", 0.2)
    with pencil.at(0, 2, 0.9):
        _curtain(pencil)
    with pencil.at(0, 21, 0.88):
        _tower(pencil, variant)


def _curtain(pencil: Pencil) -> None:
    """The long wall with its battlements on both sides of the tower."""
    pencil.fill("#C3CACC", "R -31 -7 62 25 1")
    pencil.fill("#C3CACC", "R -31 -14 8 9 1 R -20 -14 8 9 1 R 12 -14 8 9 1 R 23 -14 8 9 1")
    pencil.fill("#EEF0EA", "R -31 -14 8 3 0.8 R -20 -14 8 3 0.8 R 12 -14 8 3 0.8 R 23 -14 8 3 0.8")
    pencil.fill("#EEF0EA", "R -23 -7 3 2.4 0 R 20 -7 3 2.4 0")
    pencil.fill("#95A1A8", "R -31 11 62 7 1")
    pencil.line(
        "#8F9CA3",
        "M -31 -1 L -14 -1 M -31 5 L -14 5 M 14 -1 L 31 -1 M 14 5 L 31 5 M -25 -1 L -25 5 "
        "M -19 -6 L -19 -1 M -20 5 L -20 11 M 20 -6 L 20 -1 M 26 -1 L 26 5 M 20 5 L 20 11",
        1.3,
    )


def _tower(pencil: Pencil, variant: int) -> None:
    pencil.fill("#DDE1DF", "R -13 -40 26 42 1.2")
    pencil.fill("#B3BCC0", "M 4 -40 L 13 -40 L 13 2 L 4 2 Z")
    pencil.fill("#E9ECE8", "R -16 -50 32 13 1.2")
    pencil.fill("#BAC2C5", "R 6 -50 10 13 1.2")
    pencil.fill("#F6F6F0", "R -16 -56 8 8 1 R -4 -56 8 8 1 R 8 -56 8 8 1")
    pencil.line("#98A4AA", "M -16 -38 L 16 -38", 1.8)
    pencil.line(
        "#A3AEB3", "M -9 -30 L -4 -30 M -7 -25 L -11 -25 M 5 -31 L 9 -31 M 7 -9 L 12 -9", 1.4
    )
    pencil.fill("#33424B", "M -7 2 L -7 -11 Q 0 -20 7 -11 L 7 2 Z")
    if variant % 2:
        pencil.line(
            "#8A6B4A", "M -3.4 2 L -3.4 -14 M 0 2 L 0 -15 M 3.4 2 L 3.4 -14 M -7 -7 L 7 -7", 1.3
        )
        pencil.fill("#33424B", "R -1.6 -34 3.2 8 1.4")
    else:
        shade = SUN if variant == 0 else "#D9583F"
        pencil.fill(shade, "M -5 -36 L 5 -36 L 5 -24 L 0 -20 L -5 -24 Z")


# Path ----------------------------------------------------------------------------------------

_STONES = ("#F3E9D2", "#E6D8BA", "#FAF3E2")


def _path(pencil: Pencil, variant: int) -> None:
    """A paved place; from it a cobbled way leads to each of the six sides."""
    for arm in range(6):
        with pencil.at(0, 0, 1, 60 * arm):
            pencil.fill("#86643F", "M 10 -7.8 L 34.6 -7.8 L 34.6 7.8 L 10 7.8 Z")
            pencil.fill(_STONES[(arm + variant) % 3], "R 21.6 -6.6 6 6.2 2 R 28.6 -6.6 6 7.4 2")
            pencil.fill(_STONES[(arm + variant + 1) % 3], "R 21.6 0.4 6 6.2 2 R 28.6 1.6 6 5 2")
    pencil.fill("#86643F", "O 0 0 21.6 21.6")
    for stone in range(10):
        with pencil.at(0, 0, 1, 36 * stone + 9 * variant):
            pencil.fill(_STONES[stone % 3], "M 12.6 -3.2 L 19.6 -5 Q 21 0 19.6 5 L 12.6 3.2 Z")
    _middle(pencil, variant)
    for arm in range(6):
        with pencil.at(0, 0, 1, 60 * arm + 30):
            pencil.fill("#C8A57C", "O 27.5 0 4 3.2")


def _middle(pencil: Pencil, variant: int) -> None:
    pencil.fill("#FAF3E2", "O 0 0 11 11")
    if variant % 2:
        pencil.fill("#B98A58", "M 0 -9 L 2.6 -2.6 9 0 2.6 2.6 0 9 -2.6 2.6 -9 0 -2.6 -2.6 Z")
        pencil.fill("#FAF3E2", "O 0 0 1.6 1.6")
    else:
        pencil.fill("#B98A58", "O 0 0 7.4 7.4")
        pencil.fill("#FAF3E2", "O 0 0 4.8 4.8")
        pencil.fill("#86643F", "O 0 0 2.4 2.4")


_PICTURES: Mapping[str, Callable[[Pencil, int], None]] = {
    "house": _house,
    "field": _field,
    "wall": _wall,
    "path": _path,
}
