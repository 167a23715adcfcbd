"""Where a sheet that speaks of the island lies: near what it means, and hiding as little as can be.

Places are those of the scene.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

Box = tuple[float, float, float, float]

STEP = 24.0
"""How far apart the places are that are tried."""

DEARER = 60.0
"""How much worse it is to hide what the sheet speaks of than any other part of the island."""

NEARNESS = 1.8
"""So many sides of a tile farther away is as bad as one tile hidden."""


def least_hiding(
    size: QSizeF,
    about: Sequence[QRectF],
    room: QRectF,
    kept: Sequence[QRectF],
    land: Sequence[QRectF],
) -> QPointF:
    """Middle of a sheet inside `room` that hides least of `kept` and `land`, near `about`."""
    side = max(1.0, land[0].width()) if land else 100.0
    boxes = [_box(rect) for rect in about]
    dear, tiles = [_box(rect) for rect in kept], [_box(rect) for rect in land]
    best, least = room.center(), math.inf
    for point in _points(size, about, room):
        sheet = _around(point, size)
        cost = min(_gap(sheet, box) for box in boxes) / (NEARNESS * side)
        if cost >= least:
            continue
        cost += DEARER * sum(_shared(sheet, box) for box in dear) / side**2
        if cost < least:
            cost += sum(_shared(sheet, box) for box in tiles) / side**2
        if cost < least:
            best, least = point, cost
    return best


def _points(size: QSizeF, about: Sequence[QRectF], room: QRectF) -> Iterator[QPointF]:
    """Beside what is meant, and everywhere in the room."""
    left, top = room.left() + size.width() / 2, room.top() + size.height() / 2
    right = max(left, room.right() - size.width() / 2)
    bottom = max(top, room.bottom() - size.height() / 2)
    for rect in about:
        middle = rect.center()
        for x, y in (
            (rect.right() + size.width() / 2, middle.y()),
            (rect.left() - size.width() / 2, middle.y()),
            (middle.x(), rect.bottom() + size.height() / 2),
            (middle.x(), rect.top() - size.height() / 2),
        ):
            yield QPointF(max(left, min(right, x)), max(top, min(bottom, y)))
    for row in range(int((bottom - top) / STEP) + 1):
        for column in range(int((right - left) / STEP) + 1):
            yield QPointF(left + column * STEP, top + row * STEP)


def _box(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _around(point: QPointF, size: QSizeF) -> Box:
    wide, high = size.width() / 2, size.height() / 2
    return point.x() - wide, point.y() - high, point.x() + wide, point.y() + high


def _shared(one: Box, other: Box) -> float:
    """How large a part two boxes have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _gap(one: Box, other: Box) -> float:
    """How far two boxes lie apart, 0 where they touch."""
    wide = max(0.0, one[0] - other[2], other[0] - one[2])
    high = max(0.0, one[1] - other[3], other[1] - one[3])
    return math.hypot(wide, high)
