"""The wide illustration of each game for the start page, drawn in 480 x 270 units."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from islands_desktop.desktop.look.cover_hexes import my_island, propeller_islands
from islands_desktop.desktop.look.cover_rabbits import rabbit_island
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.scenery import (
    CORAL,
    DAY,
    FOAM,
    GRASS,
    GRASS_DARK,
    INK,
    JUNGLE,
    SAND,
    SAND_DARK,
    SUN,
    beach,
    bush,
    canoe,
    cast,
    hut,
    palm,
    rock,
)
from islands_desktop.desktop.look.vector import Pencil

#: Size of a cover in its own units.
COVER_WIDE = 480.0
COVER_HIGH = 270.0


def palm_island(pencil: Pencil) -> None:
    """A lagoon with an island, its temple on the hill, huts and a canoe coming in."""
    pencil.fill(DAY.sky, "R 0 0 480 270 0")
    pencil.fill(DAY.haze, "M 0 96 Q 120 60 240 90 Q 380 110 480 76 L 480 270 L 0 270 Z")
    pencil.fill(DAY.sun, "O 92 62 44 44", 0.4)
    pencil.fill(DAY.sun, "O 92 62 29 29")
    for x, y, scale in ((180, 40, 1.4), (392, 54, 1.7), (20, 110, 1.0)):
        with pencil.at(x, y, scale):
            pencil.fill(FOAM, "M 0 0 Q 4 -9 14 -6 Q 22 -14 32 -6 Q 44 -6 44 2 Q 22 4 0 0 Z", 0.85)
    pencil.fill(DAY.far, "M 0 132 Q 20 108 50 116 Q 84 98 120 132 Z")
    pencil.fill(DAY.sea, "R 0 132 480 140 0")
    pencil.fill(DAY.deep, "M 0 132 L 480 132 L 480 142 Q 320 150 180 142 Q 80 138 0 146 Z")
    pencil.line(
        FOAM, "M 40 158 L 84 158 M 130 150 L 160 150 M 20 180 L 50 180 M 440 158 L 466 158", 2
    )
    _island(pencil)
    with pencil.at(0, 4, 2):
        beach(pencil, 118)
    with pencil.at(120, 204):
        canoe(pencil, 0, 0, 1.5, CORAL, SUN)
        pencil.line(FOAM, "M -64 8 L -30 8 M 40 10 L 74 10", 2.4)
    palm(pencil, 26, 262, 2.5)
    palm(pencil, 462, 264, 2.2, mirror=True)
    bush(pencil, 60, 268, 1.6)
    bush(pencil, 424, 270, 1.7)
    rock(pencil, 398, 262, 1.3)


def _island(pencil: Pencil) -> None:
    pencil.fill("#3E9CA3", "M 150 206 Q 300 232 478 204 L 470 214 Q 300 240 166 214 Z", 0.55)
    pencil.fill(
        SAND_DARK,
        "M 158 200 Q 200 176 300 178 Q 420 172 474 200 Q 420 222 310 222 Q 210 222 158 200 Z",
    )
    pencil.fill(
        SAND, "M 168 196 Q 206 176 300 176 Q 420 170 466 194 Q 420 212 310 212 Q 210 212 168 196 Z"
    )
    pencil.fill(
        JUNGLE,
        (
            "M 196 186 Q 206 140 252 130 Q 276 84 330 82 Q 384 84 402 128 Q 440 140 448 184 Q "
            "330 200 196 186 Z"
        ),
    )
    pencil.fill(
        GRASS_DARK,
        "M 204 188 Q 222 150 270 152 Q 312 118 352 138 Q 404 130 440 186 Q 330 204 204 188 Z",
    )
    pencil.fill(GRASS, "M 214 190 Q 254 164 306 172 Q 372 156 430 188 Q 330 204 214 190 Z")
    with pencil.at(330, 120, 1.0):
        _temple(pencil)
    palm(pencil, 262, 148, 0.9, mirror=True)
    palm(pencil, 402, 148, 1.0)
    hut(pencil, 268, 188, 0.95)
    hut(pencil, 386, 186, 0.9, "#E3C08A")
    hut(pencil, 326, 196, 1.1, "#F3E6C8", ("#E08A5B", "#C96A41", "#8F4527"))
    palm(pencil, 222, 194, 1.15, mirror=True)
    palm(pencil, 434, 194, 1.1)


def _temple(pencil: Pencil) -> None:
    cast(pencil, 90, 18)
    foot = 4.0
    for half in (46, 34, 22):
        top = foot - 14
        pencil.fill(
            "#CDBF9E", f"M {-half} {foot} L {4 - half} {top} L {half - 4} {top} L {half} {foot} Z"
        )
        pencil.fill(
            "#A8987A",
            f"M {half // 3} {foot} L {half // 3} {top} L {half - 4} {top} L {half} {foot} Z",
        )
        pencil.fill("#E9DFC6", f"R {2 - half} {top - 2} {2 * half - 4} 3.4 1")
        foot = top
    pencil.fill("#F2EAD4", f"M -9 4 L -6 {foot} L 6 {foot} L 9 4 Z")
    pencil.fill("#D8CBAA", f"R -13 {foot - 15} 26 15 1")
    pencil.fill(INK, f"R -4 {foot - 10} 8 10 3", 0.75)
    pencil.fill(CORAL, f"M -20 {foot - 13} L -9 {foot - 24} L 9 {foot - 24} L 20 {foot - 13} Z")
    pencil.fill(SUN, f"O 0 {foot - 28} 6 6")


COVER_FOCUS: Mapping[str, float] = {"rabbit_island": 0.68}
"""How far down a cover its middle of interest lies, where that is not half way."""

COVERS: Mapping[str, Callable[[Pencil], None]] = {
    "palm_island": palm_island,
    "my_island": my_island,
    "rabbit_island": rabbit_island,
    "propeller_islands": propeller_islands,
}


def paint_game_cover(painter: QPainter, game_id: str, rect: QRectF, palette: Palette) -> None:
    """Fill `rect` with the cover of a game, cut at the edges if the shape differs from 16:9.

    Raises KeyError for a game without a cover. At night the picture is a little darker.
    """
    draw = COVERS[game_id]
    pencil = Pencil(painter, palette)
    scale = max(rect.width() / COVER_WIDE, rect.height() / COVER_HIGH)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    x = rect.center().x() - COVER_WIDE * scale / 2
    y = rect.center().y() - COVER_HIGH * scale / 2
    with pencil.at(x, y, scale):
        draw(pencil)
        if palette.is_dark:
            pencil.fill("#0E1A20", "R -1 -1 482 272 0", 0.22)
    painter.restore()
