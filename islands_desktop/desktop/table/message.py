"""One sentence on the table, next to what it is about: why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QCursor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.table.popup_place import near_point

WIDEST = 380.0
SHOWN_MS = 2600
A_CHARACTER_MS = 45
FADE_MS = 350
MESSAGE_Z = 9_000.0


class Message(QGraphicsObject):
    """A sentence with its rule number; a click on it asks for the rule, time takes it away.

    It stays longer the longer the sentence is, and as long as the pointer rests on it. `pace` is
    the length of its fading as a factor, 0 for none.
    """

    rule_asked = Signal(str)

    def __init__(self, sentence: str, rule: str, palette: Palette, pace: float = 1.0) -> None:
        super().__init__()
        self.pace = pace
        self.sentence = sentence
        self.rule = rule
        self.palette = palette
        self.font = text_font(14)
        metrics = QFontMetricsF(self.font)
        flags = Qt.TextFlag.TextWordWrap
        room = QRectF(0, 0, WIDEST - 56, 1000)
        words = metrics.boundingRect(room, int(flags), sentence)
        high = words.height() + (18 if rule else 0)
        self.words = QRectF(44, 12, words.width() + 4, words.height() + 2)
        self.box = QRectF(0, 0, max(words.width() + 60, 150), max(48.0, high + 26))
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(MESSAGE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        if rule:
            self.setCursor(QCursor(Qt.CursorShape.PointingHandCursor))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fade_out)
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.valueChanged.connect(lambda value: self.setOpacity(float(value)))
        self._fading.finished.connect(self.leave)
        self.setAcceptHoverEvents(True)

    def show_at(self, view: QGraphicsView, place: QPointF, needed: Sequence[QRectF] = ()) -> None:
        """Appear near a place of the viewport, wholly inside it, hiding little of what is needed.

        What is needed are parts of the scene.
        """
        port = QRectF(view.viewport().rect()).adjusted(8, 8, -8, -8)
        parts = [view.viewportTransform().mapRect(part) for part in needed]
        corner = near_point(self.box.size(), place, port, parts)
        view.scene().addItem(self)
        self.setPos(view.viewportTransform().inverted()[0].map(corner))
        self._timer.start(self.reading_ms)

    @property
    def reading_ms(self) -> int:
        """How long the sentence stays."""
        return SHOWN_MS + A_CHARACTER_MS * len(self.sentence)

    def _fade_out(self) -> None:
        if self.pace <= 0:
            self.leave()
            return
        self._fading.setDuration(round(FADE_MS * self.pace))
        self._fading.start()

    def leave(self) -> bool:
        """Vanish; whether it was still there."""
        self._timer.stop()
        self._fading.stop()
        if self.scene() is None:
            return False
        self.scene().removeItem(self)
        return True

    @guard(None)
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._timer.stop()
        self._fading.stop()
        self.setOpacity(1.0)

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._timer.start(SHOWN_MS // 2)

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.rule:
            self.rule_asked.emit(self.rule)
        self.leave()

    @guard(QRectF())
    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-12, -12, 12, 14)

    @guard(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, self.box, 10, self.palette)
        painter.setPen(QPen(colour(self.palette.coral), 1.5))
        painter.setBrush(colour(self.palette.panel))
        painter.drawRoundedRect(self.box.adjusted(0.75, 0.75, -0.75, -0.75), 10, 10)
        paint_icon(painter, "warning", QRectF(12, 12, 22, 22), self.palette, self.palette.coral_ink)
        painter.setFont(self.font)
        painter.setPen(colour(self.palette.ink))
        painter.drawText(self.words, int(Qt.TextFlag.TextWordWrap), self.sentence)
        if self.rule:
            painter.setFont(text_font(12, bold=True))
            painter.setPen(colour(self.palette.link))
            line = QRectF(44, self.words.bottom() + 2, 200, 18)
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), self.rule)
