"""The shape of a map tile: arrow sides bulge out as arrowheads, indented sides are cut in.

A cell is `TILE` units wide. An arrow side stands a little beyond the border of its cell and an
indented side as much before it, so an arrow fits exactly into the notch of its neighbour, and two
indented sides leave a strip of water between them.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

TILE = 120.0
"""Width of a cell."""

SIDES = ("N", "E", "S", "W")
"""The sides clockwise."""

TURNS = {"N": 0.0, "E": 90.0, "S": 180.0, "W": 270.0}
"""How far something drawn for the North is turned for each side, clockwise in degrees."""

OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

GAP = 4.0
"""Width of the strip of water between two indented sides."""

TAB_LONG = 19.0
"""From the shoulders of an arrow to its tip."""

STACK_FOOT = (32.0, 54.0)
"""Where the foot of a stack of building tokens stands on its tile."""

PAWN_SCALE = 0.7
"""How large rabbits are on a tile."""

_FEET = ((-32.0, 34.0), (-10.0, 46.0), (-40.0, 12.0), (-16.0, 18.0))

_CORNER = 8.0
#: Along the side, outward from the shoulder, radius of the rounding.
_HEAD = (
    (-8.5, 0.0, 2.4),
    (-18.0, 4.6, 3.4),
    (0.0, TAB_LONG, 5.5),
    (18.0, 4.6, 3.4),
    (8.5, 0.0, 2.4),
)

Corner = tuple[float, float, float]
"""A corner of a polygon and the radius it is rounded with."""


def shoulder(is_arrow: bool) -> float:
    """How far a side stands from the middle of its tile.

    >>> shoulder(True) + shoulder(False) == TILE
    True
    """
    return TILE / 2 + (GAP / 2 if is_arrow else -GAP / 2)


def pawn_feet(count: int) -> tuple[tuple[float, float], ...]:
    """Where the feet of one to four rabbits stand on a tile, those behind first.

    >>> len(pawn_feet(3)), pawn_feet(1)
    (3, ((-26.0, 34.0),))
    """
    if count == 1:
        return ((-26.0, 34.0),)
    return tuple(sorted(_FEET[:count], key=lambda foot: foot[1]))


@lru_cache(maxsize=32)
def tile_outline(arrows: frozenset[str]) -> QPainterPath:
    """The outline of a tile about (0, 0) by its arrow sides; shared, never changed."""
    corners: list[Corner] = []
    for place, side in enumerate(SIDES):
        before = SIDES[place - 1]
        reach = shoulder(side in arrows)
        # Seen from a side turned to the North, the side before it lies on the left.
        corners.append(_turned(-shoulder(before in arrows), -reach, _CORNER, side))
        outward = 1 if side in arrows else -1
        for along, out, radius in _HEAD:
            # An arrow that comes in points the other way, so its notch mirrors the head.
            corners.append(_turned(along, -reach - outward * out, radius, side))
    return rounded(corners)


@lru_cache(maxsize=4)
def tab_shape(side: str) -> QPainterPath:
    """The arrowhead alone on its side, down to the shoulders; shared, never changed."""
    reach = shoulder(True)
    return rounded([_turned(along, -reach - out, radius, side) for along, out, radius in _HEAD])


def rounded(corners: list[Corner]) -> QPainterPath:
    """A closed polygon whose corners are rounded off by their radii."""
    path = QPainterPath()
    for place, (x, y, radius) in enumerate(corners):
        start = _toward((x, y), corners[place - 1], radius)
        end = _toward((x, y), corners[(place + 1) % len(corners)], radius)
        if place:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(QPointF(x, y), end)
    path.closeSubpath()
    return path


def _toward(point: tuple[float, float], other: Corner, far: float) -> QPointF:
    """The point `far` away on the way to another corner, half the way at most."""
    dx, dy = other[0] - point[0], other[1] - point[1]
    length = math.hypot(dx, dy)
    share = min(far / length, 0.5)
    return QPointF(point[0] + dx * share, point[1] + dy * share)


def _turned(x: float, y: float, radius: float, side: str) -> Corner:
    if side == "E":
        return -y, x, radius
    if side == "S":
        return -x, -y, radius
    if side == "W":
        return y, -x, radius
    return x, y, radius
