"""Dice: as they lie on the table, and their faces as a tile's number."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil

NORMAL, BONUS = "normal", "bonus"

ANY = 0
"""The value of a face with a question mark."""

_FAR = 5.6
_PIPS: Mapping[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-_FAR, _FAR), (_FAR, -_FAR)),
    3: ((-_FAR, _FAR), (0, 0), (_FAR, -_FAR)),
    4: ((-_FAR, -_FAR), (_FAR, -_FAR), (-_FAR, _FAR), (_FAR, _FAR)),
    5: ((-_FAR, -_FAR), (_FAR, -_FAR), (0, 0), (-_FAR, _FAR), (_FAR, _FAR)),
    6: ((-_FAR, -_FAR), (_FAR, -_FAR), (-_FAR, 0), (_FAR, 0), (-_FAR, _FAR), (_FAR, _FAR)),
}

#: Face, edge and pips of both kinds.
_SHADES: Mapping[str, tuple[str, str, str]] = {
    NORMAL: ("#FFF9EA", "#B9A987", "#22333B"),
    BONUS: ("#E9B83F", "#8A5F10", "#3B2705"),
}

#: How far a die lies turned, by its value: a roll never ends in a straight line.
_TURNS = (0.0, -7.0, 9.0, -4.0, 6.0, -10.0, 4.0)


def number_path(text: str, x: float, y: float, px: float) -> QPainterPath:
    """A number or sign in the display face as a shape, its middle at (x, y)."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), display_font(px), text)
    return path.translated(QPointF(x, y) - path.boundingRect().center())


def paint_face(
    pencil: Pencil, value: int, shade: str = "#FFF9EA", pips: str = "#22333B", rim: str = "#22333B"
) -> None:
    """The face of a die, 22 units wide about (0, 0); ANY shows a question mark."""
    pencil.fill(rim, "R -11 -11 22 22 5")
    pencil.fill(shade, "R -9.8 -9.8 19.6 19.6 4")
    if value == ANY:
        pencil.fill(pips, number_path("?", 0, 0, 20))
        return
    size = 3.6 if value == 1 else 2.55
    for x, y in _PIPS[value]:
        pencil.fill(pips, f"O {x} {y} {size} {size}")


def paint_die(pencil: Pencil, value: int, kind: str = NORMAL) -> None:
    """A die that has been rolled, 30 units wide about (0, 0); `kind` is NORMAL or BONUS.

    The bonus die is golden and wears rays.
    """
    shade, edge, pips = _SHADES[kind]
    pencil.fill(INK, "M -12 12 L 12 4 L 22 13 Q 22 17 17 18 L -4 19 Q -10 18 -12 12 Z", 0.26)
    with pencil.at(0, 0, 1, _TURNS[value]):
        if kind == BONUS:
            _paint_rays(pencil)
        pencil.fill(INK, "R -13.2 -13.2 26.4 30 6.4", 0.85)
        pencil.fill(edge, "R -12 -10 24 25.6 5.4")
        pencil.fill(shade, "R -12 -12 24 24 5.4")
        pencil.fill("#FFFFFF", "M -12 -4 Q -12 -12 -4 -12 L 7 -12 Q -9 -9 -12 6 Z", 0.5)
        if value == ANY:
            pencil.fill(pips, number_path("?", 0, 0, 21))
            return
        size = 4.2 if value == 1 else 2.9
        for x, y in _PIPS[value]:
            pencil.fill(pips, f"O {x * 1.12:.2f} {y * 1.12:.2f} {size} {size}")


def _paint_rays(pencil: Pencil) -> None:
    for turn in range(0, 360, 45):
        with pencil.at(0, 0, 1, turn + 22.5):
            pencil.fill("#C98F1C", "M -3.4 -14 L 0 -21 L 3.4 -14 Z")
            pencil.fill("#F6D36B", "M -1.8 -15 L 0 -19 L 1.8 -15 Z")
