"""What all plates around the island share: rounded paper, lines of text, a button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from islands_desktop.desktop.games.rabbit_island import layout
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.table.piece import Piece

ROOM = 14.0
"""Room around a plate for its shadow."""

LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
CENTRE = int(Qt.AlignmentFlag.AlignCenter)
WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
WRAPPED_CENTRE = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


NAME_SIZES = (20, 18, 16, 15)
"""Sizes in which a name is tried, the largest first."""


def write(
    painter: QPainter, rect: QRectF, words: str, font: QFont, shade: str, flags: int = LEFT
) -> None:
    """One line, ending in dots where it is too long."""
    painter.setFont(font)
    painter.setPen(colour(shade))
    line = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(rect.width()))
    painter.drawText(rect, flags, line)


def write_text(
    painter: QPainter, rect: QRectF, words: str, font: QFont, shade: str, flags: int = WRAPPED
) -> float:
    """Several lines; how high they are."""
    painter.setFont(font)
    painter.setPen(colour(shade))
    painter.drawText(rect, flags, words)
    return QFontMetricsF(font).boundingRect(rect, flags, words).height()


def fitting_font(words: str, wide: float, sizes: tuple[int, ...] = (20, 18, 16)) -> QFont:
    """The largest display font in which the words fit; the smallest if none does."""
    for size in sizes:
        if QFontMetricsF(display_font(size)).horizontalAdvance(words) <= wide:
            return display_font(size)
    return display_font(sizes[-1])


def paint_paper(painter: QPainter, box: QRectF, palette: Palette, fill: str = "") -> None:
    """A sheet with rounded corners and its shadow."""
    paint_shadow(painter, box, 12, palette)
    painter.setPen(QPen(colour(palette.line), 1.5))
    painter.setBrush(colour(fill or palette.panel))
    painter.drawRoundedRect(box, 12, 12)


class Plate(Piece):
    """A piece with rounded corners in a place of the furniture."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(QSizeF(1, 1), palette)
        self.setZValue(layout.PLATE_Z)
        # Plates take presses, so that nothing on the island below is meant.
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)

    def lie(self, rect: QRectF) -> None:
        """Take this place on the table."""
        size = rect.size() + QSizeF(2 * ROOM, 2 * ROOM)
        if size != self.size:
            self.prepareGeometryChange()
            self.size = size
        self.setPos(rect.center())
        self.update()

    @property
    def box(self) -> QRectF:
        """The plate without the room for its shadow, about its middle."""
        return Piece.boundingRect(self).adjusted(ROOM, ROOM, -ROOM, -ROOM)

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    @guard(None)
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()


class PlateButton(Plate):
    """A button on a plate: words, a key, and what it does."""

    def __init__(self, palette: Palette, act: Callable[[], object]) -> None:
        super().__init__(palette)
        self.act = act
        self.words, self.key, self.primary = "", "", True
        self.hovered = False
        self.setZValue(layout.HAND_Z)
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, words: str, key: str = "", primary: bool = True, tip: str = "") -> None:
        """Show other words or another key; `tip` says more about them."""
        if (words, key, primary) != (self.words, self.key, self.primary):
            self.words, self.key, self.primary = words, key, primary
            self.setToolTip(plain_tip(tip or words))
            self.update()

    def art_name(self) -> str:
        look = (self.words, self.key, self.primary, self.hovered, self.size.width())
        return f"rabbit_island/button/{look}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        fill = palette.accent_hover if self.hovered else palette.accent_fill
        ink = palette.on_sea
        if not self.primary:
            fill, ink = (palette.line if self.hovered else palette.raised), palette.ink
        paint_shadow(painter, box, 10, palette)
        painter.setPen(QPen(colour(palette.line if not self.primary else palette.sea_deep), 1.5))
        painter.setBrush(colour(fill))
        painter.drawRoundedRect(box, 10, 10)
        room = box.adjusted(10, 0, -10, 0)
        if self.key:
            cap = QRectF(box.right() - 36, box.center().y() - 12, 26, 24)
            painter.setPen(QPen(colour(ink), 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cap, 5, 5)
            write(painter, cap, self.key, text_font(15, bold=True), ink, CENTRE)
            room.setRight(cap.left() - 4)
        font = fitting_font(self.words, room.width(), (17, 16, 15))
        write(painter, room, self.words, font, ink, CENTRE)

    @guard(None)
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered = True
        self.update()

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered = False
        self.update()

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.box.contains(QPointF(event.pos())):
            self.act()
