"""Where popups go, and where the arrow keys lead: geometry without any item."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF

T = TypeVar("T")


def clamped(corner: QPointF, size: QSizeF, room: QRectF) -> QPointF:
    """The corner nearest to the wished one at which the rectangle lies inside the room."""
    x = max(room.left(), min(corner.x(), room.right() - size.width()))
    y = max(room.top(), min(corner.y(), room.bottom() - size.height()))
    return QPointF(x, y)


def beside_anchor(size: QSizeF, anchor: QRectF, room: QRectF, gap: float) -> QPointF:
    """Top left corner of a panel inside `room`, covering as little of the anchor as possible.

    Tried in this order: right of the anchor, left, above, below; the first that leaves it free
    wins, otherwise the one that hides least.

    >>> beside_anchor(QSizeF(50, 40), QRectF(10, 10, 20, 20), QRectF(0, 0, 200, 100), 5).x()
    35.0
    """
    middle = anchor.center()
    wishes = (
        QPointF(anchor.right() + gap, middle.y() - size.height() / 2),
        QPointF(anchor.left() - gap - size.width(), middle.y() - size.height() / 2),
        QPointF(middle.x() - size.width() / 2, anchor.top() - gap - size.height()),
        QPointF(middle.x() - size.width() / 2, anchor.bottom() + gap),
    )
    best, least = QPointF(), float("inf")
    for wish in wishes:
        corner = clamped(wish, size, room)
        hidden = QRectF(corner, size).intersected(anchor)
        area = max(0.0, hidden.width()) * max(0.0, hidden.height())
        if area < least - 0.5:
            best, least = corner, area
    return best


def near_point(size: QSizeF, point: QPointF, room: QRectF, needed: Sequence[QRectF]) -> QPointF:
    """Top left corner of a panel near a point, inside `room`, that hides least of what is needed.

    Right below the point where nothing needed lies there, else the nearest place beside or above.

    >>> card = QRectF(40, 90, 60, 80)
    >>> near_point(QSizeF(50, 20), QPointF(40, 100), QRectF(0, 0, 200, 200), [card]).y() < 90
    True
    """
    right, below = point.x() + 14, point.y() + 18
    left, above = point.x() - 14 - size.width(), point.y() - 18 - size.height()
    across = [right, left, *(rect.right() + 8 for rect in needed)]
    along = [below, above, *(rect.bottom() + 8 for rect in needed)]
    across += [rect.left() - 8 - size.width() for rect in needed]
    along += [rect.top() - 8 - size.height() for rect in needed]
    best, least = QPointF(), float("inf")
    for wish in (QPointF(x, y) for y in dict.fromkeys(along) for x in dict.fromkeys(across)):
        corner = clamped(wish, size, room)
        far = (corner - QPointF(right, below)).manhattanLength()
        if far >= least:
            continue
        sheet = QRectF(corner, size)
        hidden = (sheet.intersected(rect) for rect in needed if sheet.intersects(rect))
        cost = far + sum(rect.width() * rect.height() for rect in hidden)
        if cost < least:
            best, least = corner, cost
    return best


def nearest_in_direction(
    start: QRectF, rects: Sequence[tuple[T, QRectF]], direction: tuple[int, int]
) -> T | None:
    """What lies next in the direction of an arrow key (x, y each −1, 0 or 1); None if nothing."""
    dx, dy = direction
    best, least = None, float("inf")
    here = start.center()
    for thing, rect in rects:
        there = rect.center()
        along = (there.x() - here.x()) * dx + (there.y() - here.y()) * dy
        across = abs((there.x() - here.x()) * dy) + abs((there.y() - here.y()) * dx)
        if rect == start or along < 4:
            continue
        distance = along + 2.5 * across
        if distance < least:
            best, least = thing, distance
    return best
