"""All islands of a table large, side by side, in a panel over the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.propeller_islands.seat_plates import large_island
from islands_desktop.desktop.games.propeller_islands.sky_art import paint_sky
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS, Palette, colour
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.piece import ART
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column
from islands_desktop.desktop.table.popup_parts import Button, Mood, Part
from islands_desktop.games.propeller_islands.names import points_words
from islands_desktop.games.propeller_islands.scoring import score_of
from islands_desktop.games.propeller_islands.state import State

GAP = 12.0
HANGING = 0.14
"""Part of the height that rock and propellers below an island take at the most."""


class Islands(Part):
    """The islands of all seats, two beside each other."""

    def __init__(self, view: State) -> None:
        super().__init__()
        self.view = view
        self.count = len(view.players)
        self.columns = min(2, self.count)
        self.wide, self.high = 400.0, 300.0
        self.label = ", ".join(
            f"{seat_name(seat)}: {points_words(score_of(player))}"
            for seat, player in enumerate(view.players)
        )

    @property
    def rows(self) -> int:
        return -(-self.count // self.columns)

    def fit(self, width: float, height: float) -> None:
        """Make the islands as large as this room allows."""
        self.wide = float(int((width - GAP * (self.columns - 1)) / self.columns))
        self.high = float(int((height - GAP * (self.rows - 1)) / self.rows))

    def measure(self, width: float) -> QSizeF:
        return QSizeF(
            self.columns * self.wide + GAP * (self.columns - 1),
            self.rows * self.high + GAP * (self.rows - 1),
        )

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        ratio = painter.device().devicePixelRatioF()
        for seat in range(self.count):
            row, column = divmod(seat, self.columns)
            alone = seat == self.count - 1 and column == 0 and self.columns > 1
            across = column + (self.columns - 1) / 2 if alone else column
            rect = QRectF(
                self.rect.left() + across * (self.wide + GAP),
                self.rect.top() + row * (self.high + GAP), self.wide, self.high,
            )  # fmt: skip
            name = f"propeller_islands/gallery/{seat}/{self.view.players[seat]}/{seat_name(seat)}"
            paint = partial(self._paint_one, seat=seat)
            pixmap = ART.pixmap(name, rect.size(), ratio, palette, paint)
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

    def _paint_one(self, painter: QPainter, rect: QRectF, palette: Palette, *, seat: int) -> None:
        pencil, player = Pencil(painter, palette), self.view.players[seat]
        with pencil.clipped(f"R 0 0 {rect.width()} {rect.height()} 12"):
            paint_sky(pencil, rect.width(), rect.height())
            below = max(44.0, HANGING * rect.height())
            large_island(pencil, player, seat, rect.adjusted(14, 50, -14, -below))
        paint_icon(painter, SEAT_EMBLEMS[seat], QRectF(12, 8, 32, 32), palette)
        painter.setPen(colour(palette.ink))
        painter.setFont(display_font(22))
        words = f"{seat_name(seat)}: {points_words(score_of(player))}"
        painter.drawText(QPointF(52, 32), words)


class Gallery(ScenePopup):
    """The islands side by side; alone, the only one."""

    def __init__(self, view: State, palette: Palette, pace: float) -> None:
        self.islands = Islands(view)
        close = Button(say("Close"), self.cancel, key="Escape", kind="primary")
        super().__init__(
            palette,
            say("The islands side by side") if self.islands.count > 1 else say("The island"),
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
