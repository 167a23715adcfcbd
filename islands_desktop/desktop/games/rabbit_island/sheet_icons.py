"""Small pictures for the lines of the score sheet; readable at 20 pixels.

Each is a ground and a few bold shapes in a square of 32 units. Buildings have no tribe's colour:
a line is the same for all seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from islands_desktop.desktop.games.rabbit_island.land_art import carrot
from islands_desktop.desktop.look.dry import dry
from islands_desktop.desktop.look.icons import ICON_NAMES, icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil

UNITS = 32.0
_CORNER = 6.0

_MEADOW, _SKY, _SOIL, _PAPER = "#A9CE84", "#BFDDE2", "#6E4B32", "#E6D8B8"
_WALL, _ROOF, _DARK, _WHITE = "#FBF1DC", "#8A5A3C", "#3E2A1E", "#FFFDF4"


def _camp(pencil: Pencil) -> None:
    pencil.fill(_SKY, "R 0 0 32 32 0")
    pencil.fill(_MEADOW, "M 0 25 Q 16 21 32 25 L 32 32 L 0 32 Z")
    pencil.line(_DARK, "M 14 8 L 12 3 M 14 8 L 17 3", 2)
    pencil.fill(_WALL, "M 1 28 L 14 6 L 20 28 Z")
    pencil.fill(_ROOF, "M 14 6 L 20 5.4 L 31 26 L 20 28 Z")
    pencil.fill(_DARK, "M 7 28 L 13.6 15 L 16 28 Z")


def _house(pencil: Pencil, x: float, y: float, scale: float) -> None:
    with pencil.at(x, y, scale):
        pencil.fill(_WALL, "M -9 0 L -9 -13 L 0 -21 L 9 -13 L 9 0 Z")
        pencil.fill(_ROOF, "M -14 -11 L 0 -25 L 14 -11 L 10.6 -8 L 0 -18 L -10.6 -8 Z")
        pencil.fill(_DARK, "M -3 0 L -3 -8 Q 0 -11.4 3 -8 L 3 0 Z")


def _village(pencil: Pencil) -> None:
    pencil.fill(_SKY, "R 0 0 32 32 0")
    pencil.fill(_MEADOW, "M 0 24 Q 16 20 32 24 L 32 32 L 0 32 Z")
    _house(pencil, 22, 22, 0.72)
    _house(pencil, 10, 29, 0.84)


def _town(pencil: Pencil) -> None:
    pencil.fill(_SKY, "R 0 0 32 32 0")
    pencil.fill(_MEADOW, "M 0 26 Q 16 23 32 26 L 32 32 L 0 32 Z")
    _house(pencil, 26, 28, 0.6)
    _house(pencil, 6, 28, 0.6)
    pencil.fill(_WALL, "M 10 30 L 10 12 L 22 12 L 22 30 Z")
    pencil.fill(_ROOF, "M 8 13 L 16 2 L 24 13 Z")
    pencil.line(_DARK, "M 16 3 L 16 -1", 1.6)
    pencil.fill(_DARK, "M 13.4 30 L 13.4 24 Q 16 20.6 18.6 24 L 18.6 30 Z R 14.2 14.6 3.6 4.6 1.6")


def _carrots(pencil: Pencil) -> None:
    pencil.fill(_SOIL, "R 0 0 32 32 0")
    carrot(pencil, 12.5, 18, 0.78, -14)
    carrot(pencil, 20, 18, 0.84, 22)


def _group(pencil: Pencil) -> None:
    """Three tiles of one owner that touch."""
    pencil.fill(_PAPER, "R 0 0 32 32 0")
    pencil.line(_DARK, "R 3 3 13 13 2 R 16 3 13 13 2 R 16 16 13 13 2", 2.4)
    pencil.fill("#7FB35F", "R 3 3 13 13 2 R 16 3 13 13 2 R 16 16 13 13 2")
    pencil.line(_WHITE, "M 9.5 9.5 L 22.5 9.5 L 22.5 22.5", 2.2)
    pencil.fill(_WHITE, "O 9.5 9.5 3.4 3.4 O 22.5 9.5 3.4 3.4 O 22.5 22.5 3.4 3.4")


_PICTURES: Mapping[str, Callable[[Pencil], None]] = {
    "camp": _camp,
    "village": _village,
    "town": _town,
    "carrot": _carrots,
    "group": _group,
}

LINE_NAMES: tuple[str, ...] = tuple(_PICTURES)
"""Everything that has a picture: the lines of a sheet."""


@lru_cache(maxsize=64)
def line_icon(name: str, px: int, dpr: float, palette: Palette) -> QPixmap:
    """The icon of a score line in a rounded square; a plain icon for names without a picture."""
    if name not in _PICTURES:
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
    _PICTURES[name](Pencil(painter, palette))
    painter.end()
    return dry(pixmap)
