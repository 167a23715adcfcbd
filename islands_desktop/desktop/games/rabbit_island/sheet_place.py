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

NEARNESS = 2.5
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
    wide, high = size.width() / 2, size.height() / 2
    sheets = [(x - wide, y - high, x + wide, y + high) for x, y in _points(size, about, room)]
    far = [min([_gap(sheet, box) for box in boxes]) / (NEARNESS * side) for sheet in sheets]
    best, least = sheets[0], math.inf
    for distance, sheet in sorted(zip(far, sheets, strict=True)):
        if distance >= least:
            break  # what is farther away still hides nothing that could make up for it
        cost = distance + DEARER * _hidden(sheet, dear) / side**2
        if cost < least:
            cost += _hidden(sheet, tiles) / side**2
        if cost < least:
            best, least = sheet, cost
    return QPointF(best[0] + wide, best[1] + high)


def _points(size: QSizeF, about: Sequence[QRectF], room: QRectF) -> Iterator[tuple[float, float]]:
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
            yield max(left, min(right, x)), max(top, min(bottom, y))
    for row in range(int((bottom - top) / STEP) + 1):
        for column in range(int((right - left) / STEP) + 1):
            yield left + column * STEP, top + row * STEP


def _box(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _hidden(sheet: Box, boxes: Sequence[Box]) -> float:
    """How much of these boxes the sheet covers."""
    left, top, right, bottom = sheet
    covered = 0.0
    for x, y, x_end, y_end in boxes:
        if x < right and x_end > left and y < bottom and y_end > top:
            covered += (min(right, x_end) - max(left, x)) * (min(bottom, y_end) - max(top, y))
    return covered


def _gap(one: Box, other: Box) -> float:
    """How far two boxes lie apart, 0 where they touch."""
    left, top, right, bottom = one
    x, y, x_end, y_end = other
    wide = left - x_end if left > x_end else x - right if x > right else 0.0
    high = top - y_end if top > y_end else y - bottom if y > bottom else 0.0
    return math.hypot(wide, high)
