"""Where everything lies on the shared table between two rounds, in units of the scene.

On the left the cards between the players and, below them, what is paid; on the right a row for each
seat: its plate, and its stored cards a quarter turn clockwise, each beneath the one before.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from islands_desktop.desktop.games.palm_island.card_halves import HALF, UNITS_WIDE
from islands_desktop.desktop.games.palm_island.layout import CARD_HIGH, CARD_WIDE
from islands_desktop.desktop.table.motion import Place

CONTENT = QRectF(8, 12, 1484, 860)
LEFT, TOP, BOTTOM = 32.0, 72.0, 852.0
LEFT_WIDE = 420.0
ROWS_LEFT, ROWS_RIGHT = 488.0, 1468.0
ROW_GAP = 14.0
TALLEST_ROW = 270.0
PLATE_WIDE = 286.0
LARGEST_SCALE = 0.76
NOTE_HIGH = 96.0
LIFT = 14.0
"""How far a card is pushed up that is to pay."""


def note_rect() -> QRectF:
    """What happened, below the rows."""
    return QRectF(ROWS_LEFT, BOTTOM - NOTE_HIGH, ROWS_RIGHT - ROWS_LEFT, NOTE_HIGH)


def desk_rect(mode: str) -> QRectF:
    """Where a payment is put together."""
    top = 492.0 if mode == "cooperative" else 596.0
    return QRectF(LEFT - 8, top, LEFT_WIDE + 16, BOTTOM - top)


def button_rect(area: QRectF) -> QRectF:
    """The button at the lower right of the desk or the note."""
    return QRectF(area.right() - 196, area.bottom() - 62, 180, 48)


def card_rects(mode: str, count: int) -> list[QRectF]:
    """Places of the cards between the players."""
    if mode == "cooperative":
        sizes = [(286.0, 0.0), (210.0, 0.0)][:count]
        rects, y = [], TOP
        for wide, _ in sizes:
            rects.append(QRectF(LEFT, y, wide, wide * HALF / UNITS_WIDE))
            y = rects[-1].bottom() + 16
        return rects
    if mode == "casual":
        return _stacked(count, 292.0, 22.0)
    if count <= 3:
        return _stacked(count, 198.0, 16.0)
    wide = 196.0
    high = wide * HALF / UNITS_WIDE
    return [
        QRectF(LEFT + (wide + 18) * (n % 2), TOP + (high + 14) * (n // 2), wide, high)
        for n in range(count)
    ]


def _stacked(count: int, wide: float, gap: float) -> list[QRectF]:
    high = wide * HALF / UNITS_WIDE
    return [QRectF(LEFT, TOP + (high + gap) * number, wide, high) for number in range(count)]


def row_rect(seat: int, seats: int) -> QRectF:
    """The row of a seat."""
    room = note_rect().top() - ROW_GAP - TOP
    high = min(TALLEST_ROW, (room - ROW_GAP * (seats - 1)) / seats)
    return QRectF(ROWS_LEFT, TOP + (high + ROW_GAP) * seat, ROWS_RIGHT - ROWS_LEFT, high)


def plate_rect(seat: int, seats: int) -> QRectF:
    """The plate of a seat."""
    row = row_rect(seat, seats)
    return QRectF(row.left(), row.top(), PLATE_WIDE, row.height())


def stored_place(seat: int, seats: int, number: int, count: int, lifted: bool) -> Place:
    """Place of one of `count` stored cards of a seat, the first in front."""
    row = row_rect(seat, seats)
    scale = min(LARGEST_SCALE, (row.height() - 36) / CARD_WIDE)
    long = CARD_HIGH * scale
    left = row.left() + PLATE_WIDE + 28
    room = row.right() - 10 - left - long
    step = min(long * 0.53, room / max(1, count - 1))
    y = row.center().y() + 6 - (LIFT if lifted else 0.0)
    x = left + long / 2 + step * number
    return Place(x, y, 90.0, scale, 30.0 - number)
