"""All islands of a table side by side, in a panel over the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.my_island.board_art import BOARD_RECT
from islands_desktop.desktop.games.my_island.island_picture import paint_island, paint_name_plate
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.piece import ART
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column
from islands_desktop.desktop.table.popup_parts import Button, Mood, Part
from islands_desktop.games.my_island.state import State

GAP = 12.0
_SHAPE = BOARD_RECT.height() / BOARD_RECT.width()


class Islands(Part):
    """The islands of all seats, two beside each other."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.count = len(state.islands)
        self.columns = min(2, self.count)
        self.wide = 400.0
        self.label = ", ".join(
            f"{seat_name(seat)}: {island.marker}" for seat, island in enumerate(state.islands)
        )

    @property
    def rows(self) -> int:
        return -(-self.count // self.columns)

    def fit(self, width: float, height: float) -> None:
        """Make the islands as large as this room allows."""
        by_width = (width - GAP * (self.columns - 1)) / self.columns
        by_height = (height - GAP * (self.rows - 1)) / self.rows / _SHAPE
        self.wide = float(int(max(200.0, min(by_width, by_height))))

    def measure(self, width: float) -> QSizeF:
        high = self.wide * _SHAPE
        return QSizeF(
            self.columns * self.wide + GAP * (self.columns - 1),
            self.rows * high + GAP * (self.rows - 1),
        )

    def island_rect(self, seat: int) -> QRectF:
        """Where the island of a seat is drawn."""
        row, column = divmod(seat, self.columns)
        high = self.wide * _SHAPE
        left = self.rect.center().x() - self.measure(0).width() / 2
        return QRectF(
            left + column * (self.wide + GAP), self.rect.top() + row * (high + GAP),
            self.wide, high,
        )  # fmt: skip

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        ratio = painter.device().devicePixelRatioF()
        for seat in range(self.count):
            rect = self.island_rect(seat)
            name = f"my_island/gallery/{seat}/{hash(self.state.islands[seat])}/{seat_name(seat)}"
            pixmap = ART.pixmap(
                name, rect.size(), ratio, palette, partial(self._paint_one, seat=seat)
            )
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

    def _paint_one(self, painter: QPainter, rect: QRectF, palette: Palette, *, seat: int) -> None:
        paint_island(painter, rect, palette, self.state, seat)
        painter.save()
        scale = rect.width() / 900
        painter.scale(scale, scale)
        paint_name_plate(painter, QPointF(16, 16), palette, self.state, seat, seat_name(seat))
        painter.restore()


class Gallery(ScenePopup):
    """The islands side by side."""

    def __init__(self, state: State, palette: Palette, pace: float) -> None:
        self.islands = Islands(state)
        close = Button(say("Close"), self.cancel, key="Escape", kind="primary")
        super().__init__(
            palette,
            say("The islands side by side"),
            Column([self.islands], gap=6),
            [close],
            width=1500,
            pace=pace,
            backdrop=0.5,
        )

    def fit_body(self, width: float, height: float) -> None:
        self.islands.fit(width, height)

    def corner_for(self, anchor: QRectF, seen: QRectF) -> QPointF:
        """They are shown in the middle of the table."""
        return seen.center() - self.box.center()
