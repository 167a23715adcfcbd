"""Small pictures for the lines of the score sheet, by the id of a rule; readable at 20 pixels.

Each is a ground and a few bold shapes in a square of 32 units.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from islands_desktop.desktop.games.my_island.mark_art import MARKS, paint_mark
from islands_desktop.desktop.games.my_island.symbol_art import SYMBOL_GROUNDS
from islands_desktop.desktop.look.dry import dry
from islands_desktop.desktop.look.icons import ICON_NAMES, icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil

UNITS = 32.0
_CORNER = 6.0

Layer = tuple[str, str, float]
"""Shade, path text, width of the line; 0 fills the shape."""

Part = tuple[str, float, float, float]
"""A shape's name, where its own square begins, and its scale."""

_SAND, _GREEN, _SEA, _CLAY = "#F0D9A0", "#9BC37B", "#7CC2C6", "#C9AE86"
_ASH, _PAPER = "#6B5B57", "#E6D8B8"

_SHAPES: Mapping[str, tuple[Layer, ...]] = {
    "house": (
        ("#FBF1DC", "M 7 29 L 7 15 L 16 7 L 25 15 L 25 29 Z", 0),
        ("#BE4631", "M 2 17 L 16 3 L 30 17 L 26.5 20 L 16 10 L 5.5 20 Z", 0),
        ("#6C3E25", "M 13 29 L 13 21 Q 16 17.5 19 21 L 19 29 Z", 0),
    ),
    "field": (
        ("#8A5F12", "M 7 30 L 7 12 M 16 30 L 16 9 M 25 30 L 25 12", 2.6),
        (
            "#7E5410",
            "M 7 3 Q 12 9 7 15 Q 2 9 7 3 Z M 16 1 Q 21.5 8 16 14 Q 10.5 8 16 1 Z "
            "M 25 3 Q 30 9 25 15 Q 20 9 25 3 Z",
            0,
        ),
        (
            "#7E5410",
            "M 7 23 L 3 18 M 7 23 L 11 18 M 16 22 L 11.5 17 M 16 22 L 20.5 17 "
            "M 25 23 L 21 18 M 25 23 L 29 18",
            2.4,
        ),
    ),
    "wall": (
        (
            "#EEF0EA",
            "M 8 30 L 8 13 L 4 13 L 4 3 L 10 3 L 10 7 L 13 7 L 13 3 L 19 3 L 19 7 L 22 7 "
            "L 22 3 L 28 3 L 28 13 L 24 13 L 24 30 Z",
            0,
        ),
        ("#33424B", "M 12.5 30 L 12.5 22 Q 16 17 19.5 22 L 19.5 30 Z", 0),
        ("#9AA6AC", "M 5 13 L 27 13", 2),
    ),
    "path": (
        (
            "#F8EFD9",
            "M 6 32 C 6 22 20 20 19 13 C 18 8 13 6 13 0 L 21 0 C 22 6 28 8 28 14 "
            "C 28 23 19 24 19 32 Z",
            0,
        ),
        (
            "#8A6540",
            "M 11 28 L 14 29 M 13 22 L 17 23.6 M 20 17 L 25 17 M 18 9.4 L 23 8 M 15 3 L 20 3",
            2,
        ),
    ),
    "crown": (
        ("#5B3F06", "M 3 26 L 1 8 L 10 15 L 16 4 L 22 15 L 31 8 L 29 26 Z", 5),
        ("#F6C945", "M 3 26 L 1 8 L 10 15 L 16 4 L 22 15 L 31 8 L 29 26 Z", 0),
    ),
    "flag": (
        ("#FFFFFF", "M 6 31 L 6 2", 7),
        ("#FFFFFF", "M 6 3 L 28 9 L 6 17 Z", 4),
        ("#4A3524", "M 6 31 L 6 2", 3.4),
        ("#D0432C", "M 7 3 L 28 9 L 7 16 Z", 0),
    ),
    "idol": (
        ("#5F676A", "M 4 31 L 6 25 L 26 25 L 28 31 Z", 0),
        ("#D5D8D2", "M 8 25 L 8 9 Q 8 2 16 2 Q 24 2 24 9 L 24 25 Z", 0),
        (
            "#596266",
            "M 10 12 L 14.4 12 M 17.6 12 L 22 12 M 12 20.5 L 20 20.5 M 16 12 L 16 16.6",
            2.6,
        ),
    ),
    "waves": (
        ("#2E7D86", "M 0 27 Q 5 21 10.6 27 Q 16 21 21.4 27 Q 27 21 32 27 L 32 32 L 0 32 Z", 0),
        ("#5FA9AE", "M 0 21 Q 5 15 10.6 21 Q 16 15 21.4 21 Q 27 15 32 21", 2.6),
    ),
    "shell": (
        ("#FFF6E4", "M 16 26 L 5 14 Q 6 6 11 7 Q 16 2 21 7 Q 26 6 27 14 Z", 0),
        (
            "#B4694A",
            "M 16 26 L 5 14 Q 6 6 11 7 Q 16 2 21 7 Q 26 6 27 14 Z M 16 25 L 11 8 "
            "M 16 25 L 16 6 M 16 25 L 21 8",
            2,
        ),
    ),
    "check": (
        ("#FFFFFF", "M 5 16 L 13 24 L 28 7", 9),
        ("#2F6B31", "M 5 16 L 13 24 L 28 7", 5.4),
    ),
    "boat": (
        ("#5A3A24", "M 2 22 L 30 22 Q 27 31 22 31 L 9 31 Q 4 30 2 22 Z", 0),
        ("#4A3524", "M 15 22 L 15 2", 2.6),
        ("#B93A2B", "M 17 3 Q 30 9 27 19 L 17 19 Z", 0),
        ("#F3E8D2", "M 13 5 L 13 19 L 4 19 Z", 0),
    ),
    "bars": (
        ("#BE4631", "R 2 6 5.6 24 1", 0),
        ("#A8801F", "R 9.6 12 5.6 18 1", 0),
        ("#56646D", "R 17.2 9 5.6 21 1", 0),
        ("#3B2F2A", "R 24.8 20 5.6 10 1", 0),
    ),
    "steps": (
        ("#8F7350", "M 0 32 L 0 25 L 10 25 L 10 17 L 20 17 L 20 9 L 32 9 L 32 32 Z", 0),
        ("#F1E3C6", "M 0 25 L 10 25 M 10 17 L 20 17 M 20 9 L 32 9", 3),
    ),
    "rampart": (
        (
            "#EEF0EA",
            "M 1 29 L 1 11 L 7 11 L 7 16 L 10 16 L 10 11 L 16 11 L 16 16 L 19 16 L 19 11 "
            "L 25 11 L 25 16 L 31 16 L 31 29 Z",
            0,
        ),
        (
            "#8C98A0",
            "M 2 22 L 30 22 M 9 16 L 9 22 M 20 16 L 20 22 M 14 22 L 14 29 M 25 22 L 25 29",
            2,
        ),
    ),
    "bridge": (
        ("#7B4F2B", "M 1 21 Q 16 5 31 21", 5.4),
        (
            "#F3DFB8",
            "M 6 16.5 L 6 25 M 12.5 13 L 12.5 25 M 19.5 13 L 19.5 25 M 26 16.5 L 26 25",
            2.4,
        ),
    ),
    "lava": (
        ("#3A3230", "M 1 30 L 11 9 L 21 9 L 31 30 Z", 0),
        ("#F2812E", "M 11 9 L 21 9 L 19 16 Q 21 21 18 27 Q 16 22 14.6 18 Q 12 20 12.6 14 Z", 0),
        ("#FFD35A", "M 13 4 Q 16 -1 19 4 Q 20 8 16 9 Q 12 8 13 4 Z", 0),
    ),
    "marker": (
        (
            "#3E6F8E",
            "M 16 2 Q 23 2 23 9 Q 23 13 20 15 L 25 28 L 7 28 L 12 15 Q 9 13 9 9 Q 9 2 16 2 Z",
            0,
        ),
        ("#BFDCE8", "M 14 5 Q 11.6 6 12 10", 2.4),
        ("#27485D", "R 5 26 22 4.6 2", 0),
    ),
    "pass": (
        ("#8C6A45", "M 16 3 L 28 10 L 28 23 L 16 30 L 4 23 L 4 10 Z", 0),
        ("#E9D3AE", "M 16 3 L 28 10 L 28 23 L 16 30 L 4 23 L 4 10 Z", 2.6),
        ("#FBF1DC", "M 10 16.5 L 22 16.5", 4.6),
    ),
    "lock": (
        ("#4A3524", "M 10 15 L 10 10 Q 10 3.4 16 3.4 Q 22 3.4 22 10 L 22 15", 3.6),
        ("#C98A1B", "R 6 14 20 15 3", 0),
        ("#4A3524", "O 16 20 2.6 2.6 R 14.8 20 2.4 6 1", 0),
    ),
    "net": (
        ("#3E6F8E", "M 3 24 L 11 15 L 17 20 L 28 7", 4),
        ("#3E6F8E", "M 19 5 L 30 4 L 29 15 Z", 0),
    ),
    "circle": (
        ("#C98A1B", "O 16 16 12 12", 0),
        ("#FFF3CC", "O 16 16 8 8", 2.6),
    ),
    "shore": (("#7CC2C6", "M 0 20 Q 9 25 16 22 Q 25 18 32 24 L 32 32 L 0 32 Z", 0),),
}

_SMALL_CROWN: Part = ("crown", 8, 1, 0.5)
_SMALL_FLAG: Part = ("flag", 15, 0, 0.56)
_BELOW = (6.0, 12.5, 0.62)

_PICTURES: Mapping[str, tuple[str, tuple[Part, ...]]] = {
    "house_beach": (_SAND, (("shore", 0, 0, 1), ("house", 4, 0, 0.76))),
    "visible_beach": (_SAND, (("shore", 0, 0, 1), ("shell", 6, 1, 0.62))),
    "shore_path": (_SAND, (("path", 3, -5, 0.82), ("waves", 0, 3, 1))),
    "clean_shore": (_SAND, (("shore", 0, 0, 1), ("check", 4, 3, 0.76))),
    "road3": (_GREEN, (("path", -5, 0, 1), ("idol", 11, 3, 0.66))),
    "road5": (_GREEN, (("path", -5, 0, 1), ("idol", 11, 3, 0.66))),
    "farm": (SYMBOL_GROUNDS["field"], (("field", 1, 1, 0.94),)),
    "village": (SYMBOL_GROUNDS["house"], (("house", 10, 1, 0.64), ("house", 0, 9, 0.7))),
    "fort": (SYMBOL_GROUNDS["wall"], (("wall", 2, 2, 0.88),)),
    "village_well": (SYMBOL_GROUNDS["house"], (("house", 0, 4, 0.7), ("well", 23, 22, 0.28))),
    "homestead": (
        _PAPER,
        (("house", 0, 1, 0.5), ("wall", 17, 1, 0.46), ("field", 8.5, 17, 0.46)),
    ),
    "first_farm": (SYMBOL_GROUNDS["field"], (("field", 0, 9, 0.72), _SMALL_FLAG)),
    "raid": (_SEA, (("boat", 2, 0, 0.88),)),
    "lava": (_ASH, (("lava", 1, 2, 0.94),)),
    "weakest": (_PAPER, (("bars", 0, -1, 1),)),
    "high_wall": (_CLAY, (("steps", 0, 8, 1), ("wall", 12, -1, 0.56))),
    "terrace": (_CLAY, (("steps", 0, 4, 1),)),
    "bridge": ("#6C8FA0", (("bridge", 0, 3, 1),)),
    "first_bridges": ("#6C8FA0", (("bridge", 0, 8, 1), _SMALL_FLAG)),
    "rampart": (SYMBOL_GROUNDS["wall"], (("rampart", 0, -3, 1),)),
    "long_road": (SYMBOL_GROUNDS["path"], (("path", -1, 0, 1),)),
    "marker": (_PAPER, (("marker", 2, 1, 0.9),)),
    "pass": (_SAND, (("pass", 1, 0, 0.94),)),
    "lock": (_PAPER, (("lock", 0, -0.5, 1),)),
    "net": (_PAPER, (("net", 0, 0, 1),)),
    "circle": (_PAPER, (("circle", 0, 0, 1),)),
    "tame": (_GREEN, (("thornback", 16, 17, 0.42),)),
    "tame_twins": (_GREEN, (("twins", 16, 17, 0.42),)),
    "tame_elder": (_GREEN, (("elder", 16, 17, 0.4),)),
    "first_tame": (_GREEN, (("elder", 14, 20, 0.36), _SMALL_FLAG)),
    "goat_field": (SYMBOL_GROUNDS["field"], (("goat", 16, 17, 0.42),)),
    "chest_any": (_CLAY, (("chest", 16, 15, 0.48),)),
    "all_chests": (_CLAY, (("chest", 14, 18, 0.4), ("check", 14, 1, 0.5))),
    "caravan": (_CLAY, (("path", -6, 0, 1), ("tor", 20, 18, 0.34))),
    "relic_path": (SYMBOL_GROUNDS["path"], (("relic", 16, 17, 0.42),)),
    "line3": (_GREEN, (("observatory", 16, 17, 0.42),)),
    "line4": (_GREEN, (("observatory", 16, 17, 0.42),)),
    "vent_wall": (_ASH, (("vent", 16, 24, 0.36), ("wall", 9, 1, 0.5))),
    "vent2": (_ASH, (("vent", 16, 17, 0.44),)),
    "crater_wall": (_ASH, (("lava", 7, 7, 0.8), ("wall", 0, 9, 0.5))),
} | {
    f"{kind}_{symbol}": (SYMBOL_GROUNDS[symbol], ((symbol, *_BELOW), _SMALL_CROWN))
    for kind in ("largest", "grand")
    for symbol in ("house", "field", "wall", "path")
}

LINE_NAMES: tuple[str, ...] = tuple(_PICTURES)
"""Everything that has a picture: the rules, and the other lines of a sheet."""


def paint_line(pencil: Pencil, name: str) -> None:
    """The picture of a line in a square of 32 units."""
    ground, parts = _PICTURES[name]
    pencil.fill(ground, "R 0 0 32 32 0")
    for shape, x, y, scale in parts:
        with pencil.at(x, y, scale):
            if shape in MARKS:
                paint_mark(pencil, shape)
            else:
                _paint_shape(pencil, _SHAPES[shape])


def _paint_shape(pencil: Pencil, layers: tuple[Layer, ...]) -> None:
    for shade, path, width in layers:
        if width:
            pencil.line(shade, path, width)
        else:
            pencil.fill(shade, path)


@lru_cache(maxsize=256)
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
    paint_line(Pencil(painter, palette), name)
    painter.end()
    return dry(pixmap)
