"""Small pictures for the lines of the score sheet; readable at 20 pixels.

Each is a ground and a few bold shapes in a square of 32 units. The ground of a landmark has the
colour of its banner; what it shows tells it from the others without the colour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from islands_desktop.desktop.games.propeller_islands.guild_art import GUILD_SHADES, paint_upgrade
from islands_desktop.desktop.look.dry import dry
from islands_desktop.desktop.look.icons import ICON_NAMES, icon_pixmap
from islands_desktop.desktop.look.palette import Palette, mixed
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import GUILDS, TILE_INDEX, TILES

UNITS = 32.0
_CORNER = 6.0

_PAPER, _DARK, _GOLD, _SKY, _GREEN = "#FFF8E6", "#3B2A1E", "#F0C24A", "#CFE6EE", "#7FB35F"
_PLAN, _PLAN_LINE = "#2C5F8A", "#E8F3FA"


def _apartments(pencil: Pencil) -> None:
    """Luxury Apartments: two tall houses with many windows."""
    pencil.fill(_PAPER, "R 4 10 11 20 1 R 17 4 11 26 1")
    windows = [f"R {x} {y} 3 3.4 0.4" for x in (6, 10.4) for y in (13, 18.4, 23.8)]
    windows += [f"R {x} {y} 3 3.4 0.4" for x in (19, 23.4) for y in (7.4, 12.8, 18.2, 23.6)]
    pencil.fill(_DARK, " ".join(windows))


def _parcel(pencil: Pencil) -> None:
    """Parcel Service: a parcel with its string."""
    pencil.fill(_PAPER, "M 16 4 L 28 10 L 28 23 L 16 29 L 4 23 L 4 10 Z")
    pencil.fill(_GOLD, "M 16 16 L 28 10 L 28 23 L 16 29 Z")
    pencil.line(_DARK, "M 4 10 L 16 16 L 28 10 M 16 16 L 16 29 M 10 7 L 22 13 L 22 17", 2.2)


def _gardens(pencil: Pencil) -> None:
    """Floating Gardens: a tree on a rock in the air."""
    pencil.fill(_PAPER, "M 4 19 L 28 19 L 22 26 L 16 31 L 9 26 Z")
    pencil.fill(_GREEN, "R 4 17 24 4 2 O 16 9 8 7")
    pencil.line(_DARK, "M 16 18 L 16 9 M 16 13 L 20 10", 2.2)


def _theater(pencil: Pencil) -> None:
    """Theater: a laughing mask."""
    pencil.fill(_PAPER, "M 4 5 Q 16 9 28 5 L 28 15 Q 27 26 16 30 Q 5 26 4 15 Z")
    pencil.line(_DARK, "M 8 13 Q 10.5 10 13 13 M 19 13 Q 21.5 10 24 13", 2.4)
    pencil.fill(_DARK, "M 9 18 Q 16 21 23 18 Q 21 26 16 26 Q 11 26 9 18 Z")


def _laboratory(pencil: Pencil) -> None:
    """Laboratory: a flask that bubbles."""
    pencil.fill(_PAPER, "M 12 3 L 20 3 L 20 12 L 28 27 Q 28 30 25 30 L 7 30 Q 4 30 4 27 L 12 12 Z")
    pencil.fill(_GREEN, "M 10 19 L 22 19 L 26 27 Q 26 28.4 24 28.4 L 8 28.4 Q 6 28.4 6 27 Z")
    pencil.fill(_PAPER, "O 13 24 1.8 1.8 O 18.4 22 1.4 1.4 O 19.6 26 1.3 1.3")


def _archives(pencil: Pencil) -> None:
    """Archives: books on a shelf."""
    pencil.fill(_PAPER, "R 5 6 6 20 1")
    pencil.fill(_GOLD, "R 12 9 5 17 1")
    pencil.fill(_SKY, "M 18.4 8.4 L 23.6 7 L 28.6 24.8 L 23.4 26.2 Z")
    pencil.line(_DARK, "M 3 28 L 29 28", 2.8)
    pencil.line(_DARK, "M 5 11 L 11 11 M 12 14 L 17 14", 1.8)


def _newspaper(pencil: Pencil) -> None:
    """Newspaper: a front page with its picture."""
    pencil.fill(_PAPER, "R 5 3 22 26 1.4")
    pencil.fill(_DARK, "R 8 6 16 4 0.6 R 8 13 7 7 0.6")
    pencil.line(_DARK, "M 17.4 14 L 24 14 M 17.4 18.6 L 24 18.6 M 8 24 L 24 24", 2)


def _coffee(pencil: Pencil) -> None:
    """Coffee House: a steaming cup."""
    pencil.fill(_PAPER, "M 5 14 L 23 14 Q 23 27 14 27 Q 5 27 5 14 Z R 3 28 22 2.4 1.2")
    pencil.line(_PAPER, "M 23 16 Q 29.4 16 27.6 20 Q 26 23 21.6 22.6", 2.6)
    pencil.line(
        _PAPER, "M 10 11 Q 7 8 10 5.6 Q 12 4 10.6 2 M 17 11 Q 14 8 17 5.6 Q 19 4 17.6 2", 2.2
    )


def _zeppelin(pencil: Pencil) -> None:
    """Zeppelin Tower: an airship at its mast."""
    pencil.line(_DARK, "M 7 31 L 7 9 M 3 31 L 7 20 L 11 31", 2.4)
    pencil.fill(_PAPER, "M 6 10 C 10 2 24 2 30 10 C 24 18 10 18 6 10 Z")
    pencil.fill(_GOLD, "R 14 16.4 8 4 1.6")
    pencil.line(_DARK, "M 9 10 L 28 10", 1.6)


def _platform(pencil: Pencil) -> None:
    """Observation Platform: a telescope that looks up."""
    pencil.line(_DARK, "M 15 18 L 8 30 M 15 18 L 22 30 M 15 18 L 15 30", 2.4)
    with pencil.at(15, 15, 1, -32):
        pencil.fill(_PAPER, "R -12 -3 12 6 1 R 0 -4.4 12 8.8 1.4")
        pencil.fill(_GOLD, "R 9 -5.2 3.6 10.4 1")
    pencil.fill(_PAPER, "O 6 6 1.6 1.6 O 26 22 1.3 1.3")


_LANDMARKS: Mapping[int, Callable[[Pencil], None]] = {
    14: _apartments,
    15: _parcel,
    16: _gardens,
    17: _theater,
    18: _laboratory,
    19: _archives,
    20: _newspaper,
    21: _coffee,
    22: _zeppelin,
    23: _platform,
}
"""By printed number."""


def _blueprint(pencil: Pencil) -> None:
    """A drawing in white on blue."""
    pencil.fill(_PLAN, "R 0 0 32 32 0")
    pencil.line(_PLAN_LINE, "R 5 6 22 20 1", 1.8)
    pencil.line(
        _PLAN_LINE, "M 9 22 L 9 16 L 16 10 L 23 16 L 23 22 Z M 14 22 L 14 17.4 L 18 17.4", 2
    )


def _unused(pencil: Pencil) -> None:
    """An upgrade that was put aside."""
    pencil.fill(_SKY, "R 0 0 32 32 0")
    with pencil.at(16, 16, 0.98):
        paint_upgrade(pencil, "wild")


_OTHERS: Mapping[str, Callable[[Pencil], None]] = {
    "blueprint": _blueprint,
    "unused_upgrade": _unused,
}

LANDMARK_NAMES: tuple[str, ...] = tuple(tile.id for tile in TILES if tile.score is not None)
LINE_NAMES: tuple[str, ...] = (*LANDMARK_NAMES, *_OTHERS)
"""Lines of a sheet that have a picture of their own; the others have plain icons."""


def _paint(pencil: Pencil, name: str) -> None:
    if name in _OTHERS:
        _OTHERS[name](pencil)
        return
    tile = TILES[TILE_INDEX[name]]
    shade = GUILD_SHADES[GUILDS[tile.banner - 1]]
    pencil.fill(mixed(shade, _PAPER, 0.25), "R 0 0 32 32 0")
    _LANDMARKS[tile.type](pencil)


@lru_cache(maxsize=64)
def line_icon(name: str, px: int, dpr: float, palette: Palette) -> QPixmap:
    """The icon of a score line in a rounded square; a plain icon for names without a picture."""
    if name not in LINE_NAMES:
        return icon_pixmap(name if name in ICON_NAMES else "score", px, dpr, palette)
    side = round(px * dpr)
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(px / UNITS, px / UNITS)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, UNITS, UNITS), _CORNER, _CORNER)
    painter.setClipPath(outline)
    _paint(Pencil(painter, palette), name)
    painter.end()
    return dry(pixmap)
