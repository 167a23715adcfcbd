"""Where things lie around the island, in units of the scene.

The furniture keeps its place and size on the screen; the island behind it is zoomed and panned by
the camera. The table is as wide as its window is in proportion to its height.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

HIGH = 800.0
LEAST_WIDE, MOST_WIDE = 1180.0, 2100.0
EDGE = 14.0

SEAT_WIDE, SEAT_HIGH, SEAT_GAP = 240.0, 138.0, 8.0
STRIP_WIDE = 252.0
TRAY_HIGH = 152.0
TRAY_TOP = HIGH - EDGE - TRAY_HIGH
YEAR_HIGH = 46.0
WORDS_WIDE = 196.0
"""Left part of the tray, which says whose hand lies there."""

SEA_Z, SHORE_Z, TILE_Z, GLOW_Z, GHOST_Z, MARK_Z, STACK_Z, PAWN_Z, FLAG_Z = (
    -100.0, -90.0, 10.0, 16.0, 18.0, 20.0, 30.0, 40.0, 60.0,
)  # fmt: skip
PLATE_Z, HAND_Z, BUBBLE_Z, COPY_Z, HOLD_Z = 100.0, 110.0, 120.0, 200.0, 300.0


class Layout:
    """Places on a table of some width."""

    def __init__(self, wide: float) -> None:
        self.wide = max(LEAST_WIDE, min(MOST_WIDE, wide))

    @property
    def content(self) -> QRectF:
        """All of the table."""
        return QRectF(0, 0, self.wide, HIGH)

    def seat(self, number: int) -> QRectF:
        """Plate of the seat that is `number`th from the top."""
        return QRectF(EDGE, EDGE + number * (SEAT_HIGH + SEAT_GAP), SEAT_WIDE, SEAT_HIGH)

    def counter(self, seat: int, number: int) -> QPointF:
        """Middle of a Collapse! counter, which lies on the table before its seat."""
        rect = self.seat(seat)
        return QPointF(rect.right() + 26, rect.top() + 26 + 44 * number)

    @property
    def strip(self) -> QRectF:
        """Whose chance it is, and the stack."""
        return QRectF(
            self.wide - EDGE - STRIP_WIDE, EDGE, STRIP_WIDE, TRAY_TOP - 2 * EDGE
        )  # fmt: skip

    def small_strip(self, high: float) -> QRectF:
        """The same no higher than this, while no card can be played."""
        rect = self.strip
        rect.setHeight(min(high, rect.height()))
        return rect

    def room(self, building: bool) -> QRectF:
        """Where sheets may open that speak of the island: also over the idle strip."""
        rect = self.board(building)
        rect.setRight(self.wide - EDGE)
        return rect

    def year(self, building: bool) -> QRectF:
        """The track of the years."""
        left = EDGE + SEAT_WIDE + 64
        right = self.strip.left() - EDGE if building else self.wide - EDGE
        return QRectF(left, EDGE, right - left, YEAR_HIGH)

    @property
    def tray(self) -> QRectF:
        """The hand that lies at the near edge of the table."""
        return QRectF(EDGE, TRAY_TOP, self.wide - 2 * EDGE, TRAY_HIGH)

    @property
    def hand(self) -> QRectF:
        """The part of the tray in which cards and tiles lie."""
        return self.tray.adjusted(WORDS_WIDE, 10, -14, -10)

    def board(self, building: bool) -> QRectF:
        """What is free for the island."""
        year = self.year(building)
        return QRectF(
            year.left(), year.bottom() + 10, year.width(), TRAY_TOP - year.bottom() - 20
        )  # fmt: skip
