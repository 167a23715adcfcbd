"""Where everything lies on the table of Palm Island, in units of the scene.

From left to right: the places to rotate, flip and discard; the hand with the first card in front,
the second peeking above it by its active half, the third as a sliver; the shelf of stored cards,
each a quarter turn clockwise with what it gives upright on its right edge; recruited villagers.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from islands_desktop.desktop.games.palm_island.card_art import CARD_SIZE, PEEK_UNITS
from islands_desktop.desktop.table.motion import Place

CARD_WIDE = 280.0
UNIT = CARD_WIDE / CARD_SIZE.width()
CARD_HIGH = CARD_SIZE.height() * UNIT

HEIGHT = 872.0
MIDDLE_X = 476.0

SLIVER = PEEK_UNITS * UNIT
ACTIVE_HALF = CARD_HIGH / 2 - 4

HAND_TOPS = (78.0 + SLIVER + ACTIVE_HALF, 78.0 + SLIVER, 78.0)
"""Upper edge of the first, second and third card."""

HAND_RECT = QRectF(MIDDLE_X - CARD_WIDE / 2, 78.0, CARD_WIDE, HAND_TOPS[0] + CARD_HIGH - 78.0)

ZONE_WIDE = 244.0
ZONES = {
    "rotate": QRectF(40, 78, ZONE_WIDE, 212),
    "flip": QRectF(40, 306, ZONE_WIDE, 212),
    "discard": QRectF(40, 534, ZONE_WIDE, HAND_RECT.bottom() - 534),
}

SHELF_SCALE = 0.66
SHELF_LONG = CARD_HIGH * SHELF_SCALE
SHELF_HIGH = CARD_WIDE * SHELF_SCALE
SHELF_X = 692.0
SHELF_RECT = QRectF(SHELF_X - 16, 78, SHELF_LONG + 32, HAND_RECT.bottom() - 78)

TAIL_SCALE = 0.42
TAIL_X = SHELF_RECT.right() + 28
TAIL_RECT = QRectF(TAIL_X, 78, CARD_WIDE * TAIL_SCALE + 32, HAND_RECT.bottom() - 78)

PILE = Place(MIDDLE_X, HAND_TOPS[2] + CARD_HIGH / 2 - 30, 0.0, 1.0, 0.0)
"""Where the third card comes from."""

BACK = Place(ZONES["discard"].center().x(), ZONES["discard"].center().y() + 12, 0.0, 0.42, 60.0)
"""Where cards go that leave the hand for the back of the deck."""


def content_rect(with_tail: bool) -> QRectF:
    """The part of the scene that is fitted to the window."""
    right = TAIL_RECT.right() if with_tail else SHELF_RECT.right()
    return QRectF(16, 16, right + 8, HEIGHT - 16)


def hand_place(position: int) -> Place:
    """Place of the first, second or third card of the deck (0, 1, 2)."""
    return Place(MIDDLE_X, HAND_TOPS[position] + CARD_HIGH / 2, 0.0, 1.0, 30.0 - 5.0 * position)


def shelf_place(number: int, limit: int) -> Place:
    """Place of the stored card `number`, counted from 0 in deck order."""
    return Place(
        SHELF_X + SHELF_LONG / 2,
        slot_rect(number, limit).center().y(),
        90.0,
        SHELF_SCALE,
        20.0 - number,
    )


def slot_rect(number: int, limit: int) -> QRectF:
    """Where a stored card lies; slots move together when there are more than four."""
    first, last = SHELF_RECT.top() + 12, SHELF_RECT.bottom() - 12 - SHELF_HIGH
    step = (last - first) / max(1, limit - 1)
    return QRectF(SHELF_X, first + step * number, SHELF_LONG, SHELF_HIGH)


def tail_place(number: int, count: int = 3) -> Place:
    """Place of one of `count` recruited villagers and own outposts."""
    middle = tail_rect(number, count).center()
    return Place(middle.x(), middle.y(), 0.0, TAIL_SCALE, 20.0 + 0.1 * number)


def tail_rect(number: int, count: int = 3) -> QRectF:
    """Where one of `count` cards of the tail lies; many move together."""
    wide, high = CARD_WIDE * TAIL_SCALE, CARD_HIGH * TAIL_SCALE
    step = min(high + 16, (TAIL_RECT.height() - 32 - high) / max(1, count - 1))
    top = TAIL_RECT.top() + 16 + number * step
    return QRectF(TAIL_RECT.center().x() - wide / 2, top, wide, high)
