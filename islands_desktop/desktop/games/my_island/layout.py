"""Where things lie on the table of My Island, in the units of `geometry`."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from islands_desktop.desktop.games.my_island.geometry import HALF_WIDTH, hex_centre

CONTENT = QRectF(-262, -252, 1635, 866)
"""All of a table with several islands."""

SOLO_CONTENT = QRectF(-262, -252, 1563, 866)
"""All of a table with one island, which then lies in the middle."""

SEA_WIDE = 1710.0
"""Width of sea that covers the table of any number of islands."""

PLATE = QRectF(-246, 132, 292, 268)
"""The plate with the tile of this round, in the western corner of the sea."""

PILE = QRectF(-246, 412, 292, 186)
"""The cards: those to come, face down, and how many."""

SEAT = QRectF(-246, -236, 292, 96)
"""Whose island this is."""

TRAY = QRectF(78, 494, 883, 104)
"""The tiles that are still to come, and those that are gone."""

MAPS_LEFT, MAPS_WIDE = 1076.0, 282.0
MAP_HIGH, MAP_GAP = 148.0, 8.0
_MAPS_BOTTOM = 598.0

FIELD = PLATE.adjusted(14, 46, -14, -54)
"""The frame on the plate in which the tile lies, above its caption."""

PLATE_MIDDLE = FIELD.center()

HOLD_Z, GHOST_Z, TILE_Z, GLOW_Z = 300.0, 30.0, 20.0, 10.0


def map_rect(number: int, count: int) -> QRectF:
    """Place of a small island; several stand above each other in the eastern corner of the sea."""
    top = _MAPS_BOTTOM - (count - number) * (MAP_HIGH + MAP_GAP) + MAP_GAP
    return QRectF(MAPS_LEFT, top, MAPS_WIDE, MAP_HIGH)


def middle_of(cells: list[tuple[int, int]]) -> QPointF:
    """Middle of the rectangle around some hexes."""
    points = [hex_centre(*cell) for cell in cells]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return QPointF((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def island_width(row: int) -> tuple[float, float]:
    """West and east end of an island row."""
    return HALF_WIDTH * (row - 1), HALF_WIDTH * (31 - row)
