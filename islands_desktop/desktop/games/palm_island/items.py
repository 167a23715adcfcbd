"""The pieces of the table: cards, mats, the pile of the deck, and what is written there."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from islands_desktop.desktop.games.palm_island.card_art import (
    CARD_MARGIN,
    CARD_SIZE,
    CardFace,
    card_outline,
    paint_shadowed_card,
)
from islands_desktop.desktop.games.palm_island.layout import UNIT
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed, with_alpha
from islands_desktop.desktop.look.textures import paint_mat
from islands_desktop.desktop.table.piece import Piece

MARGIN = CARD_MARGIN * UNIT


class CardItem(Piece):
    """A card. `handler` is told what the mouse does with it."""

    def __init__(self, face: CardFace, palette: Palette, handler: MouseHandler) -> None:
        size = QSizeF(CARD_SIZE.width() * UNIT + 2 * MARGIN, CARD_SIZE.height() * UNIT + 2 * MARGIN)
        super().__init__(size, palette)
        self.face = face
        self.handler = handler
        self.selected = False
        self.lifted = False
        self.words = ""
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)

    @property
    def code(self) -> str:
        return self.face.code

    def show_face(self, face: CardFace) -> None:
        """Show another side."""
        if face != self.face:
            self.face = face
            self.update()

    def describe(self, words: str) -> None:
        """What the card says when the pointer rests on it, also to screen readers."""
        if words != self.words:
            self.words = words
            # A small card shows a large copy of itself instead.
            self.setToolTip(f"<p>{escape(words)}</p>" if self.rest_scale >= 1.0 else "")

    def mark(self, selected: bool = False, lifted: bool = False) -> None:
        """Draw the ring of the selection, or the deeper shadow of a card in the hand."""
        if (selected, lifted) != (self.selected, self.lifted):
            self.selected, self.lifted = selected, lifted
            self.update()

    def art_name(self) -> str:
        return f"{self.face.name}/{int(self.selected)}{int(self.lifted)}/{self._shadow_turn:.0f}"

    @property
    def _shadow_turn(self) -> float:
        """Quarter turns of a resting card, in degrees: its shadow still falls downward."""
        return self.rotation() if self.rotation() == 90.0 else 0.0

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.scale(UNIT, UNIT)
        lift = 1.0 if self.lifted else 0.0
        paint_shadowed_card(painter, self.face, palette, self._shadow_turn, lift)
        if self.selected:
            painter.translate(CARD_MARGIN, CARD_MARGIN)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(palette.sun), 7))
            painter.drawPath(card_outline())

    @guard(QPainterPath())
    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.card_rect())
        return path

    def card_rect(self) -> QRectF:
        """The card without its shadow, in its own coordinates."""
        return self.boundingRect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.handler.press(self, event))

    @guard(None)
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.handler.move(self, event)

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.handler.release(self, event)

    @guard(None)
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.handler.press(self, event))

    @guard(None)
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.handler.enter(self)

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.handler.leave(self)


class MouseHandler:
    """Who is told what the mouse does with cards and zones."""

    def press(self, item: Piece, event: QGraphicsSceneMouseEvent) -> bool:
        """A button went down; whether that was taken."""
        return False

    def move(self, item: Piece, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with a button down."""

    def release(self, item: Piece, event: QGraphicsSceneMouseEvent) -> None:
        """A button went up."""

    def enter(self, item: Piece) -> None:
        """The pointer is over the piece."""

    def leave(self, item: Piece) -> None:
        """The pointer has left the piece."""


class MatItem(Piece):
    """A woven mat under the cards."""

    def __init__(self, rect: QRectF, palette: Palette) -> None:
        super().__init__(rect.size() + QSizeF(12, 12), palette)
        self.setPos(rect.center())
        self.setZValue(-10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def art_name(self) -> str:
        return f"palm/mat/{self.size.width():.0f}x{self.size.height():.0f}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        paint_mat(painter, rect.adjusted(6, 6, -6, -6), palette)


@dataclass(frozen=True, slots=True)
class LabelLook:
    """A line above a part of the table: an icon, words, and a figure on the right."""

    icon: str
    words: str
    figure: str = ""


class LabelItem(Piece):
    """A heading on the table."""

    def __init__(self, rect: QRectF, palette: Palette) -> None:
        super().__init__(rect.size(), palette)
        self.look = LabelLook("deck", "")
        self.setPos(rect.center())
        self.setZValue(1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: LabelLook) -> None:
        """Show something else."""
        if look != self.look:
            self.look = look
            self.update()

    def art_name(self) -> str:
        return f"palm/label/{self.size.width():.0f}/{self.look}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        middle = rect.center().y()
        paint_icon(painter, self.look.icon, QRectF(0, middle - 13, 26, 26), palette)
        painter.setPen(colour(palette.ink))
        painter.setFont(display_font(21))
        line = rect.adjusted(36, 0, 0, 0)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), self.look.words)
        painter.setFont(text_font(18, bold=True))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(rect.adjusted(0, 0, -4, 0), int(flags), self.look.figure)


class PlaceholderItem(Piece):
    """The place in the hand of a card that is stored and therefore lies on the shelf."""

    def __init__(self, words: str, palette: Palette) -> None:
        super().__init__(QSizeF(CARD_SIZE.width() * UNIT, CARD_SIZE.height() * UNIT), palette)
        self.words = words
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def art_name(self) -> str:
        return f"palm/placeholder/{self.words}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(3, 3, -3, -3)
        painter.setBrush(colour(mixed(palette.cloth, palette.panel, 0.45)))
        painter.setPen(QPen(with_alpha(palette.dim, 0.9), 2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, 14, 14)
        paint_icon(painter, "store", QRectF(box.left() + 14, box.top() + 14, 30, 30), palette)
        painter.setPen(colour(palette.ink))
        painter.setFont(text_font(17, bold=True))
        line = QRectF(box.left() + 54, box.top() + 8, box.width() - 66, 42)
        flags = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(line, flags, self.words)


class PileItem(Piece):
    """The rest of the deck behind the hand: its paper edges above the third card."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(QSizeF(CARD_SIZE.width() * UNIT + 24, 120), palette)
        self.count = 0
        self.setZValue(10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_count(self, count: int) -> None:
        """How many cards lie behind the third one."""
        if count != self.count:
            self.count = count
            self.update()

    def art_name(self) -> str:
        return f"palm/pile/{self.count}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        edges = min(8, (self.count + 1) // 2)
        for edge in range(edges, 0, -1):
            top = rect.top() + 40 - edge * 3
            paper = QRectF(12 + edge * 1.4, top, rect.width() - 24 - edge * 2.8, 80)
            painter.setPen(QPen(with_alpha(palette.card_ink, 0.35), 1))
            painter.setBrush(colour(palette.paper if edge % 2 else palette.paper_edge))
            painter.drawRoundedRect(paper, 13, 13)
