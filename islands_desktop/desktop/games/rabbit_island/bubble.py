"""A small sheet beside the rabbit with the choices its tile gives; the island stays free to use."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from islands_desktop.desktop.games.rabbit_island import layout
from islands_desktop.desktop.games.rabbit_island.hands import Hands
from islands_desktop.desktop.games.rabbit_island.plate import (
    CENTRE,
    ROOM,
    Plate,
    paint_paper,
    write,
    write_text,
)
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.palette import Palette, colour

WIDE, BUTTON, GAP, HEAD = 316.0, 46.0, 8.0, 58.0


def area(rect: QRectF) -> float:
    """How large a rectangle is, 0 for one that is none."""
    return max(0.0, rect.width()) * max(0.0, rect.height())


@dataclass(frozen=True, slots=True)
class BubbleLook:
    """What is asked, and each answer with its key."""

    question: str
    answers: tuple[tuple[str, str], ...]


class ChoiceBubble(Plate):
    """The choices beside the rabbit, as buttons."""

    def __init__(self, palette: Palette, hands: Hands) -> None:
        super().__init__(palette)
        self.hands = hands
        self.look = BubbleLook("", ())
        self.hovered, self._pressed = -1, -1
        self.setZValue(layout.BUBBLE_Z)
        self.setAcceptHoverEvents(True)
        self.hide()

    def show_look(self, look: BubbleLook | None) -> None:
        """Ask this; None closes the sheet."""
        self.setVisible(look is not None)
        if look is None or look == self.look:
            return
        self.prepareGeometryChange()
        self.look, self.hovered = look, -1
        high = HEAD + len(look.answers) * (BUTTON + GAP) + GAP
        self.size = QSizeF(WIDE + 2 * ROOM, high + 2 * ROOM)
        self.update()

    def answer_rect(self, number: int) -> QRectF:
        """Where an answer lies, about the middle of the sheet."""
        box = self.box
        top = box.top() + HEAD + number * (BUTTON + GAP)
        return QRectF(box.left() + 12, top, box.width() - 24, BUTTON)

    def art_name(self) -> str:
        return f"rabbit_island/bubble/{self.look}/{self.hovered}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        box = self.box
        paint_paper(painter, box, palette, palette.raised)
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 11, 11)
        painter.strokePath(path, QPen(colour(palette.sun), 3))
        line = QRectF(box.left() + 14, box.top() + 6, box.width() - 28, HEAD - 8)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
        write_text(painter, line, self.look.question, text_font(16, bold=True), palette.ink, flags)
        for number, (words, key) in enumerate(self.look.answers):
            self._paint_answer(painter, number, words, key, palette)

    def _paint_answer(
        self, painter: QPainter, number: int, words: str, key: str, palette: Palette
    ) -> None:
        box = self.answer_rect(number)
        first, hovered = number == 0, number == self.hovered
        fill, ink = palette.panel, palette.ink
        if first:
            fill, ink = palette.accent_fill, palette.on_sea
        if hovered:
            fill = palette.accent_hover if first else palette.line
        painter.setPen(QPen(colour(palette.sea_deep if first else palette.line), 1.5))
        painter.setBrush(colour(fill))
        painter.drawRoundedRect(box, 9, 9)
        cap = QRectF(box.right() - 36, box.center().y() - 12, 26, 24)
        painter.setPen(QPen(colour(ink), 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 5, 5)
        write(painter, cap, key, text_font(15, bold=True), ink, CENTRE)
        room = QRectF(box.left() + 12, box.top(), cap.left() - box.left() - 18, box.height())
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
        write_text(painter, room, words, text_font(16, bold=True), ink, flags)

    # ------------------------------------------------------------------ mouse

    def _answer_at(self, point: QPointF) -> int:
        for number in range(len(self.look.answers)):
            if self.answer_rect(number).contains(point):
                return number
        return -1

    def _hover(self, number: int) -> None:
        if number != self.hovered:
            self.hovered = number
            shape = Qt.CursorShape.ArrowCursor if number < 0 else Qt.CursorShape.PointingHandCursor
            self.setCursor(shape)
            self.update()

    @guard(None)
    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(self._answer_at(event.pos()))

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(-1)

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._pressed = self._answer_at(event.pos())

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        pressed, self._pressed = self._pressed, -1
        if pressed >= 0 and pressed == self._answer_at(event.pos()):
            self.hands.press_choice(pressed)
