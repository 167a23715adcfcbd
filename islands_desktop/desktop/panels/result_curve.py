"""The expected result of every seat over a game, as lines that can be walked along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.signed import plain
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.palette import Palette, colour, mixed, with_alpha

HIGH = 232
EMBLEM = 22
_LEFT, _RIGHT, _TOP, _FOOT = 44.0, 40.0, 24.0, 26.0
_STEPS = (1, 2, 5, 10, 20, 50, 100)
_MOST_LINES = 6
_LABEL_ROOM = 26.0
_DASHES = ((), (7.0, 2.5), (2.0, 2.0), (7.0, 2.0, 2.0, 2.0))
"""How the lines of the seats differ without their colours."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Colour and emblem of a seat's line."""

    shade: str
    emblem: QPixmap


@dataclass(frozen=True, slots=True)
class Course:
    """What is drawn.

    values: for each position what every seat may expect. rounds: position → number of the round
    that begins there. costly: position and seat of the decisions that cost most.
    """

    values: tuple[tuple[float, ...], ...] = ()
    rounds: tuple[tuple[int, int], ...] = ()
    costly: tuple[tuple[int, int], ...] = ()


class ResultCurve(QWidget):
    """Signals: `marked(position)` for the position that the pointer or the keys mean, `chosen`."""

    marked = Signal(int)
    chosen = Signal(int)

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.colours = palette
        self.course = Course()
        self.looks: tuple[SeatLook, ...] = ()
        self.position = 0
        self._axis = (0, 1, 1)
        """Lowest and highest point of the axis, and the step of its lines."""
        self.setFixedHeight(HIGH)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(say("Expected points over the game"))

    def show_course(self, course: Course, looks: Sequence[SeatLook]) -> None:
        """Draw these lines; the position that is meant stays."""
        fresh = not self.course.values
        self.course, self.looks = course, tuple(looks)
        if fresh or self.position >= len(course.values):
            self.position = max(0, len(course.values) - 1)
        values = [value for row in course.values for value in row] or [0.0]
        low, high = min(0.0, *values), max(1.0, *values)
        step = next((one for one in _STEPS if (high - low) / one <= _MOST_LINES), 200)
        self._axis = floor(low / step) * step, ceil(high / step) * step, step
        self.update()

    def mark(self, position: int) -> None:
        """Mean a position."""
        if not self.course.values:
            return
        self.position = max(0, min(len(self.course.values) - 1, position))
        self.update()
        self.marked.emit(self.position)

    # ------------------------------------------------------------------ where things lie

    @property
    def ground(self) -> QRectF:
        """Where the lines are drawn."""
        return QRectF(_LEFT, _TOP, self.width() - _LEFT - _RIGHT, self.height() - _TOP - _FOOT)

    def x_of(self, position: int) -> float:
        """Where a position lies from left to right."""
        last = max(1, len(self.course.values) - 1)
        return self.ground.left() + self.ground.width() * position / last

    def position_at(self, x: float) -> int:
        """The position nearest to a place."""
        last = len(self.course.values) - 1
        share = (x - self.ground.left()) / self.ground.width()
        return max(0, min(last, round(share * last)))

    def y_of(self, value: float) -> float:
        """Where a number of points lies from top to bottom."""
        low, high, _step = self._axis
        return self.ground.bottom() - self.ground.height() * (value - low) / (high - low)

    # ------------------------------------------------------------------ painting

    @guard(QSize(400, HIGH))
    def sizeHint(self) -> QSize:
        return QSize(400, HIGH)

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Axis, rounds, lines, and what is meant."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_axis(painter)
        self._paint_rounds(painter)
        if self.course.values:
            self._paint_meant(painter)
            for seat in range(len(self.looks)):
                self._paint_line(painter, seat)
            self._paint_costly(painter)
            self._paint_emblems(painter)
        if self.hasFocus():
            painter.setPen(QPen(colour(self.colours.sun), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()

    def _paint_axis(self, painter: QPainter) -> None:
        low, high, step = self._axis
        painter.setFont(text_font(12))
        for value in range(low, high + 1, step):
            y = self.y_of(value)
            faint = mixed(self.colours.panel, self.colours.line, 0.7)
            painter.setPen(QPen(colour(self.colours.line if value == 0 else faint), 1))
            painter.drawLine(QPointF(self.ground.left(), y), QPointF(self.ground.right(), y))
            painter.setPen(colour(self.colours.dim))
            box = QRectF(0, y - 9, _LEFT - 8, 18)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, int(right), plain(value))
        painter.drawText(QRectF(8, 0, 260, 20), int(Qt.AlignmentFlag.AlignLeft), say("Points"))

    def _paint_rounds(self, painter: QPainter) -> None:
        """A short line where a round begins, with its number where there is room."""
        painter.setFont(text_font(12))
        free = -1.0
        for position, number in self.course.rounds:
            x = self.x_of(position)
            painter.setPen(QPen(colour(self.colours.line), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, self.ground.top()), QPointF(x, self.ground.bottom() + 5))
            if number and x >= free:
                painter.setPen(colour(self.colours.dim))
                box = QRectF(x - 20, self.ground.bottom() + 6, 40, 18)
                painter.drawText(box, int(Qt.AlignmentFlag.AlignHCenter), str(number))
                free = x + _LABEL_ROOM

    def _line_of(self, seat: int) -> list[QPointF]:
        return [
            QPointF(self.x_of(place), self.y_of(row[seat]))
            for place, row in enumerate(self.course.values)
        ]

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        pen = QPen(colour(self.looks[seat].shade), 2.6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        dashes = _DASHES[seat % len(_DASHES)]
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(self._line_of(seat)))

    def _paint_costly(self, painter: QPainter) -> None:
        """A ring around each decision that cost most."""
        for position, seat in self.course.costly:
            if position < len(self.course.values):
                at = QPointF(self.x_of(position), self.y_of(self.course.values[position][seat]))
                painter.setPen(QPen(colour(self.looks[seat].shade), 2.4))
                painter.setBrush(colour(self.colours.raised))
                painter.drawEllipse(at, 5.5, 5.5)

    def _paint_emblems(self, painter: QPainter) -> None:
        """At the end of its line each seat's emblem, none upon another."""
        last = self.course.values[-1]
        order = sorted(range(len(self.looks)), key=lambda seat: -last[seat])
        y = -100.0
        for seat in order:
            y = max(y + EMBLEM + 1, self.y_of(last[seat]) - EMBLEM / 2)
            painter.drawPixmap(
                QPointF(self.ground.right() + 8, min(y, self.height() - EMBLEM - 1)),
                self.looks[seat].emblem,
            )

    def _paint_meant(self, painter: QPainter) -> None:
        x = self.x_of(self.position)
        painter.setPen(QPen(with_alpha(self.colours.sun, 0.9), 3))
        painter.drawLine(QPointF(x, self.ground.top()), QPointF(x, self.ground.bottom()))

    # ------------------------------------------------------------------ hands

    @guard(None)
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mean(event)

    def _mean(self, event: QMouseEvent) -> None:
        if self.course.values:
            self.mark(self.position_at(event.position().x()))

    @guard(None)
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self._mean(event)
            self._choose()

    def _choose(self) -> None:
        if self.course.values:
            self.chosen.emit(self.position)

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from position to position, the page keys from round to round."""
        key, last = event.key(), len(self.course.values) - 1
        places = {
            Qt.Key.Key_Left: self.position - 1,
            Qt.Key.Key_Right: self.position + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
            Qt.Key.Key_PageUp: self._round_from(-1),
            Qt.Key.Key_PageDown: self._round_from(1),
        }
        if key in places:
            self.mark(places[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose()
        else:
            super().keyPressEvent(event)

    def _round_from(self, step: int) -> int:
        """Where the next round begins, or the one before."""
        begins = [position for position, _number in self.course.rounds]
        if step > 0:
            return next((one for one in begins if one > self.position), len(self.course.values))
        return next((one for one in reversed(begins) if one < self.position), 0)

    @guard(None)
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()

    @guard(None)
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
