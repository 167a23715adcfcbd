"""What stands around the island: whose it is, the plate with the tile, the cards, the tray."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.games.my_island.emblem_art import SEAT_SHADES, paint_emblem
from islands_desktop.desktop.games.my_island.hands import Hands
from islands_desktop.desktop.games.my_island.tray_art import TrayLook, paint_tray
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed, with_alpha
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.my_island.components import SEAT_ANIMALS

ROOM = 14.0
"""Room around a plate for its shadow."""

SAID_SIZE = 18

_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
_WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


class Plate(Piece):
    """A piece with rounded corners in a fixed place."""

    def __init__(self, rect: QRectF, palette: Palette) -> None:
        super().__init__(rect.size() + QSizeF(2 * ROOM, 2 * ROOM), palette)
        self.setPos(rect.center())
        self.setZValue(1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint_plate(self, painter: QPainter, rect: QRectF, palette: Palette, fill: str) -> QRectF:
        """Draw the plate; returns its rectangle."""
        box = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        paint_shadow(painter, box, 14, palette)
        painter.setPen(QPen(colour(palette.line), 1.5))
        painter.setBrush(colour(fill))
        painter.drawRoundedRect(box, 14, 14)
        return box


def fitting_font(name: str, wide: float) -> QFont:
    """A font for a name, smaller if it is long; a name that is longer still ends in dots."""
    for size in (23, 21, 19):
        font = display_font(size)
        if QFontMetricsF(font).horizontalAdvance(name) <= wide:
            return font
    return display_font(18)


def said_room(box: QRectF) -> QRectF:
    """Where a seat plate says what its seat does: beside the marker, on two lines if need be."""
    return QRectF(box.left() + 90, box.bottom() - 52, box.width() - 188, 48)


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Whose island is shown: seat, name, marker, what is said below the name."""

    seat: int
    name: str
    marker: int
    words: str
    locked: bool = False


class SeatItem(Plate):
    """Emblem, name and marker of the seat whose island lies on the table."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(layout.SEAT, palette)
        self.look = SeatLook(0, "", 0, "")

    def show_look(self, look: SeatLook) -> None:
        """Show another seat or another marker."""
        if look != self.look:
            self.look = look
            self.setToolTip(plain_tip(f"{look.name}: {look.marker}. {look.words}"))
            self.update()

    def art_name(self) -> str:
        return f"my_island/seat/{self.look}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        look = self.look
        box = self.paint_plate(painter, rect, palette, palette.panel)
        pencil = Pencil(painter, palette)
        with pencil.at(box.left() + 46, box.center().y(), 1.36):
            paint_emblem(pencil, SEAT_ANIMALS[look.seat])
        words = QRectF(box.left() + 90, box.top() + 6, box.width() - 100, 36)
        painter.setPen(colour(palette.ink))
        painter.setFont(fitting_font(look.name, words.width()))
        name = painter.fontMetrics().elidedText(
            look.name, Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(words, _LEFT, name)
        painter.setPen(colour(palette.dim))
        painter.setFont(text_font(SAID_SIZE, bold=True))
        painter.drawText(said_room(box), int(Qt.TextFlag.TextWordWrap) | _LEFT, look.words)
        self._paint_marker(painter, QRectF(box.right() - 92, box.bottom() - 48, 80, 40), palette)

    def _paint_marker(self, painter: QPainter, box: QRectF, palette: Palette) -> None:
        """The marker on its track, with a lock when it will not move any more."""
        painter.setPen(QPen(colour(SEAT_SHADES[SEAT_ANIMALS[self.look.seat]]), 3))
        painter.setBrush(colour(palette.paper))
        painter.drawRoundedRect(box, 12, 12)
        icon = "lock" if self.look.locked else "star"
        paint_icon(painter, icon, QRectF(box.left() + 8, box.center().y() - 11, 22, 22), palette)
        painter.setPen(colour(palette.card_ink))
        painter.setFont(display_font(28))
        painter.drawText(box.adjusted(28, 0, -4, 0), int(Qt.AlignmentFlag.AlignCenter),
                         str(self.look.marker))  # fmt: skip


@dataclass(frozen=True, slots=True)
class PlateLook:
    """What the plate says: a heading, and a line below the tile."""

    heading: str
    words: str
    alarm: bool = False
    waiting: bool = False


class TilePlate(Plate):
    """The plate on which the tile of this round lies until it is placed."""

    def __init__(self, palette: Palette, hands: Hands) -> None:
        super().__init__(layout.PLATE, palette)
        self.hands = hands
        self.look = PlateLook("", "")
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)
        self.setAcceptHoverEvents(True)

    @guard(None)
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hands.hover_plate(True)

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hands.hover_plate(False)

    def show_look(self, look: PlateLook) -> None:
        """Say something else."""
        if look != self.look:
            self.look = look
            self.update()

    def art_name(self) -> str:
        return f"my_island/plate/{self.look}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        look = self.look
        box = self.paint_plate(painter, rect, palette, palette.panel)
        field = layout.FIELD.translated(box.topLeft() - layout.PLATE.topLeft())
        painter.setPen(QPen(with_alpha(palette.dim, 0.45), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(colour(mixed(palette.panel, palette.cloth, 0.35)))
        painter.drawRoundedRect(field, 10, 10)
        painter.setPen(colour(palette.ink))
        painter.setFont(display_font(20))
        painter.drawText(
            QRectF(box.left() + 18, box.top() + 8, box.width() - 36, 34), _LEFT, look.heading
        )
        painter.setPen(colour(palette.coral_ink if look.alarm else palette.dim))
        painter.setFont(text_font(18, bold=True))
        words = QRectF(box.left() + 14, box.bottom() - 52, box.width() - 28, 48)
        painter.drawText(words, _WRAPPED, look.words)

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.hands.press_plate(event))

    @guard(None)
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.hands.press_plate(event))

    @guard(None)
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hands.move_held(event)

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hands.release_held(event)


@dataclass(frozen=True, slots=True)
class PileLook:
    """The cards: how many are to come, the words of the button, whether it can be pressed."""

    left: int
    words: str
    key: str
    ready: bool


class PileItem(Plate):
    """The face-down cards; a click turns the next one when everybody has acted."""

    def __init__(self, palette: Palette, hands: Hands) -> None:
        super().__init__(layout.PILE, palette)
        self.hands = hands
        self.look = PileLook(28, "", "", False)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def show_look(self, look: PileLook) -> None:
        """Show another number of cards, glow or not."""
        if look != self.look:
            self.look = look
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if look.ready else Qt.CursorShape.ArrowCursor
            )
            self.update()

    def art_name(self) -> str:
        return f"my_island/pile/{self.look}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        look = self.look
        fill = mixed(palette.panel, palette.leaf, 0.22) if look.ready else palette.panel
        box = self.paint_plate(painter, rect, palette, fill)
        if look.ready:
            painter.setPen(QPen(colour(palette.leaf), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 12, 12)
        self._paint_cards(painter, QPointF(box.left() + 78, box.center().y() + 4), palette)
        words = QRectF(box.left() + 148, box.top() + 18, box.width() - 162, 74)
        painter.setPen(colour(palette.ink))
        painter.setFont(display_font(19))
        painter.drawText(words, int(Qt.TextFlag.TextWordWrap) | _LEFT, look.words)
        paint_icon(painter, "deck", QRectF(words.left(), box.bottom() - 60, 26, 26), palette)
        painter.setFont(display_font(24))
        painter.drawText(
            QRectF(words.left() + 36, box.bottom() - 66, 60, 38), _LEFT, str(look.left)
        )
        if look.ready:
            self._paint_key(painter, QRectF(box.right() - 50, box.bottom() - 58, 34, 28), palette)

    def _paint_cards(self, painter: QPainter, middle: QPointF, palette: Palette) -> None:
        """Paper edges below, the back of the next card above: a hex between waves."""
        count = min(7, (self.look.left + 3) // 4)
        pencil = Pencil(painter, palette)
        for number in range(count, -1, -1):
            card = QRectF(middle.x() - 50, middle.y() - 66 - 2.4 * (count - number), 100, 132)
            painter.setPen(QPen(with_alpha(palette.card_ink, 0.4), 1))
            painter.setBrush(colour(palette.paper if number % 2 else palette.paper_edge))
            painter.drawRoundedRect(card.translated(0, 2.4 * count), 9, 9)
        if not self.look.left:
            return
        with pencil.at(middle.x(), middle.y()):
            pencil.fill(palette.sea, "R -42 -58 84 116 6")
            pencil.line("#4CFFFFFF", "M -34 -34 Q -22 -42 -10 -34 Q 2 -26 14 -34 Q 24 -40 34 -34")
            pencil.line("#4CFFFFFF", "M -34 38 Q -22 30 -10 38 Q 2 46 14 38 Q 24 32 34 38")
            pencil.fill(palette.foam, "M 0 -24 L 21 -12 L 21 12 L 0 24 L -21 12 L -21 -12 Z")
            pencil.fill(palette.sea_deep, "M 0 -16 L 14 -8 L 14 8 L 0 16 L -14 8 L -14 -8 Z")

    def _paint_key(self, painter: QPainter, box: QRectF, palette: Palette) -> None:
        painter.setPen(QPen(colour(palette.line), 1.5))
        painter.setBrush(colour(palette.raised))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(colour(palette.dim))
        painter.setFont(text_font(18, bold=True))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.look.key)

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.hands.press_pile())

    @guard(None)
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()


class TrayItem(Plate):
    """The tiles of the shown seat: to come, placed, passed."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(layout.TRAY, palette)
        self.look = TrayLook((), -1)

    def show_look(self, look: TrayLook) -> None:
        """Show which tiles are gone."""
        if look != self.look:
            self.look = look
            self.update()

    def art_name(self) -> str:
        return f"my_island/tray/{self.look}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        paint_tray(painter, box, palette, self.look)
