"""Pieces of the shared table: the desk with cost and sum, what happened, and the buttons there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.payment_parts import Tally
from islands_desktop.desktop.games.palm_island.selection import Account
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed, with_alpha
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.desktop.table.popup_parts import CALM

WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
TALLY_SCALE = 1.3


@dataclass(frozen=True, slots=True)
class DeskLook:
    """What the desk shows: a title, cost and sum (None before anything is to be paid for), a
    sentence, and whether the payment would be accepted."""

    title: str
    sentence: str = ""
    rule: str = ""
    account: Account | None = None
    legal: bool = False


class DeskItem(Piece):
    """Where a payment is put together."""

    def __init__(self, rect: QRectF, palette: Palette) -> None:
        super().__init__(rect.adjusted(-12, -12, 12, 12).size(), palette)
        self.rect = rect
        self.look = DeskLook("")
        self.setPos(rect.center())
        self.setZValue(1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: DeskLook) -> None:
        """Show something else."""
        if look != self.look:
            self.look = look
            words = [look.title, look.sentence]
            self.setToolTip(plain_tip(" ".join(word for word in words if word)))
            self.update()

    def art_name(self) -> str:
        return f"palm/desk/{self.size.height():.0f}/{self.look}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box, look = rect.adjusted(12, 12, -12, -12), self.look
        paint_shadow(painter, box, 12, palette)
        painter.setPen(QPen(colour(palette.leaf if look.legal else palette.line), 2))
        painter.setBrush(colour(palette.panel))
        painter.drawRoundedRect(box, 12, 12)
        inner = box.adjusted(16, 12, -16, -12)
        painter.setPen(colour(palette.ink))
        painter.setFont(display_font(22))
        high = painter.boundingRect(inner, WRAPPED, look.title).height()
        painter.drawText(inner, WRAPPED, look.title)
        y = inner.top() + high + 8
        if look.account is not None:
            y = self._paint_account(painter, inner, y, palette)
        painter.setFont(text_font(17, bold=True))
        shade = palette.leaf_ink if look.legal else palette.coral_ink if look.rule else palette.dim
        painter.setPen(colour(shade))
        words = f"{look.sentence} ({look.rule})" if look.rule else look.sentence
        painter.drawText(QRectF(inner.left(), y, inner.width(), inner.bottom() - y), WRAPPED, words)

    def _paint_account(self, painter: QPainter, inner: QRectF, y: float, palette: Palette) -> float:
        """Cost and sum, drawn larger than in a popup."""
        assert self.look.account is not None
        tally = Tally()
        tally.show(self.look.account)
        wide = inner.width() / TALLY_SCALE
        high = tally.measure(wide).height()
        tally.place(QRectF(0, 0, wide, high))
        painter.save()
        painter.translate(inner.left(), y)
        painter.scale(TALLY_SCALE, TALLY_SCALE)
        tally.paint(painter, palette, CALM)
        painter.restore()
        return y + high * TALLY_SCALE + 8


class NoteItem(Piece):
    """What happened at the end of a round, in a few sentences."""

    def __init__(self, rect: QRectF, palette: Palette) -> None:
        super().__init__(rect.adjusted(-12, -12, 12, 12).size(), palette)
        self.rect = rect
        self.words = ""
        self.with_button = False
        self.setPos(rect.center())
        self.setZValue(40)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, words: str, with_button: bool) -> None:
        """Say something, "" for nothing."""
        self.setVisible(bool(words))
        if (words, with_button) != (self.words, self.with_button):
            self.words, self.with_button = words, with_button
            self.setToolTip(plain_tip(words))
            self.update()

    def art_name(self) -> str:
        return f"palm/note/{self.with_button}/{self.words}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(12, 12, -12, -12)
        paint_shadow(painter, box, 12, palette)
        painter.setPen(QPen(colour(palette.sun), 2.5))
        painter.setBrush(colour(palette.panel))
        painter.drawRoundedRect(box, 12, 12)
        painter.setPen(colour(palette.ink))
        room = box.adjusted(18, 8, -214 if self.with_button else -18, -8)
        px = 19
        while px > 12:
            painter.setFont(text_font(px))
            if painter.boundingRect(room, WRAPPED, self.words).height() <= room.height():
                break
            px -= 1
        lines = painter.boundingRect(room, WRAPPED, self.words).height()
        top = room.top() + max(0.0, (room.height() - lines) / 2)
        painter.drawText(QRectF(room.left(), top, room.width(), lines + 4), WRAPPED, self.words)


class BoardButton(Piece):
    """A button on the table. A click calls `do`."""

    def __init__(self, rect: QRectF, palette: Palette, do: Callable[[], None]) -> None:
        super().__init__(rect.adjusted(-6, -6, 6, 6).size(), palette)
        self.rect = rect
        self.do = do
        self.words, self.key, self.enabled = "", "", True
        self._hovered = False
        self.setPos(rect.center())
        self.setZValue(50)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def offer(self, words: str, key: str = "", enabled: bool = True) -> None:
        """Offer something, "" for nothing."""
        self.setVisible(bool(words))
        if (words, key, enabled) != (self.words, self.key, self.enabled):
            self.words, self.key, self.enabled = words, key, enabled
            self.setToolTip(plain_tip(words))
            self.update()

    def art_name(self) -> str:
        return f"palm/button/{self.words}/{self.key}/{self.enabled}/{self._hovered}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(6, 6, -6, -6)
        fill = palette.accent_hover if self._hovered else palette.accent_fill
        if not self.enabled:
            fill = mixed(palette.panel, palette.line, 0.7)
        ink = palette.on_sea if self.enabled else palette.dim
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(fill))
        painter.drawRoundedRect(box, 10, 10)
        font = text_font(19, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(self.words)
        if wide > box.width() - 62:
            font = text_font(max(12, round(19 * (box.width() - 62) / wide)), bold=True)
        painter.setFont(font)
        painter.setPen(colour(ink))
        room = box.adjusted(12, 0, -46 if self.key else -12, 0)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), self.words)
        if self.key:
            cap = QRectF(box.right() - 40, box.center().y() - 12, 30, 24)
            painter.setPen(QPen(with_alpha(ink, 0.7), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cap, 5, 5)
            painter.setFont(text_font(15, bold=True))
            painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), self.key)

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.boundingRect().contains(event.pos()):
            self.do()

    @guard(None)
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = True
        self.update()

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = False
        self.update()


class FocusRing(QGraphicsObject):
    """A ring around what the arrow keys have reached; the mouse goes through it."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.palette = palette
        self._rect = QRectF()
        self.setZValue(300.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def surround(self, rect: QRectF | None) -> None:
        """Lie around this part of the scene, None for none."""
        self.prepareGeometryChange()
        self._rect = QRectF() if rect is None else rect.adjusted(-7, -7, 7, 7)
        self.setVisible(rect is not None)

    @guard(QRectF())
    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 4, 4)

    @guard(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(self.palette.accent), 4))
        painter.drawRoundedRect(self._rect, 14, 14)


class OutlineItem(Piece):
    """The row of a seat as a quiet field below its cards."""

    def __init__(self, rect: QRectF, palette: Palette) -> None:
        super().__init__(rect.size(), palette)
        self.acts = False
        self.empty = True
        self.setPos(rect.center())
        self.setZValue(-8)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_row(self, acts: bool, empty: bool) -> None:
        """Whether it is this seat's turn, and whether nothing is stored."""
        if (acts, empty) != (self.acts, self.empty):
            self.acts, self.empty = acts, empty
            self.update()

    def art_name(self) -> str:
        size = f"{self.size.width():.0f}x{self.size.height():.0f}"
        return f"palm/row/{size}/{self.acts}/{self.empty}/{say('Nothing is stored.')}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.setPen(QPen(with_alpha(palette.sun if self.acts else palette.dim, 0.8), 2))
        painter.setBrush(with_alpha(palette.cloth, 0.55))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 14, 14)
        if self.empty:
            room = rect.adjusted(320, 0, -10, 0)
            box = QRectF(room.left(), rect.center().y() - 14, 28, 28)
            paint_icon(painter, "store", box, palette)
            painter.setPen(colour(palette.ink))
            painter.setFont(text_font(18))
            line = room.adjusted(40, 0, 0, 0)
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), say("Nothing is stored."))
