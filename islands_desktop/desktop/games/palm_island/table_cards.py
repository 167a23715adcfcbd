"""The cards between several players as pieces: outposts, villagers on offer, disaster, ability."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from islands_desktop.desktop.games.palm_island.card_extras import paint_villager_half
from islands_desktop.desktop.games.palm_island.card_halves import HALF, UNITS_WIDE
from islands_desktop.desktop.games.palm_island.items import MouseHandler
from islands_desktop.desktop.games.palm_island.table_card_art import (
    TableCard,
    paint_ability_half,
    paint_disaster_half,
    paint_outpost_half,
)
from islands_desktop.desktop.games.palm_island.table_card_words import table_card_words
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS, Palette, colour
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.palm_island.components import CARDS

ROOM = 16.0
"""Around the card, for its shadow."""


class TableCardItem(Piece):
    """One card. `rect` is where it lies without its shadow; `mark`: idle, legal, target, chosen.

    `seats` are those that meet the criterion of an outpost, `below` the values under it in a pile.
    """

    def __init__(
        self, card: TableCard, rect: QRectF, palette: Palette, handler: MouseHandler
    ) -> None:
        super().__init__(rect.adjusted(-ROOM, -ROOM, ROOM, ROOM).size(), palette)
        self.rect = rect
        self.card = card
        self.handler = handler
        self.look = "idle"
        self.seats: tuple[int, ...] = ()
        self.below: tuple[int, ...] = ()
        self.words = ""
        self.setPos(rect.center())
        self.setZValue(6)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)
        self._describe()

    @property
    def code(self) -> str:
        return self.card.code

    def show_card(
        self, card: TableCard, seats: tuple[int, ...] = (), below: tuple[int, ...] = ()
    ) -> None:
        """Show something else."""
        if (card, seats, below) != (self.card, self.seats, self.below):
            self.card, self.seats, self.below = card, seats, below
            self._describe()
            self.update()

    def mark(self, look: str) -> None:
        """Glow, or not."""
        if look != self.look:
            self.look = look
            hand = look != "idle"
            shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()

    def _describe(self) -> None:
        self.words = table_card_words(self.card, self.seats, self.below)
        self.setToolTip(f"<p>{escape(self.words)}</p>")

    def art_name(self) -> str:
        size = f"{self.size.width():.0f}x{self.size.height():.0f}"
        return f"palm/table/{size}/{self.card}/{self.look}/{self.seats}/{self.below}/{self.words}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        scale = box.width() / UNITS_WIDE
        for depth in range(min(3, len(self.below)), 0, -1):
            edge = box.translated(4.0 * depth, -2.5 * depth)
            painter.setPen(QPen(colour(palette.paper_edge), 1.2))
            painter.setBrush(colour(palette.paper))
            painter.drawRoundedRect(edge, 12 * scale, 12 * scale)
        paint_shadow(painter, box, 12 * scale, palette)
        outline = QPainterPath()
        high = min(HALF, box.height() / scale)
        outline.addRoundedRect(QRectF(0, 0, UNITS_WIDE, high), 12, 12)
        painter.save()
        painter.translate(box.topLeft())
        painter.scale(scale, scale)
        pencil = Pencil(painter, palette)
        with pencil.clipped(outline):
            pencil.fill("paper", outline)
            paint_table_card(pencil, self.card, high)
        painter.restore()
        self._paint_seats(painter, box, palette)
        self._paint_edge(painter, box, palette, 12 * scale)

    def _paint_edge(self, painter: QPainter, box: QRectF, palette: Palette, radius: float) -> None:
        role, wide = {
            "idle": (palette.paper_edge, 1.2),
            "legal": (palette.leaf, 3.0),
            "target": (palette.leaf, 6.0),
            "chosen": (palette.sun, 6.0),
        }[self.look]
        pen = QPen(colour(role), wide)
        if self.look == "legal":
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)

    def _paint_seats(self, painter: QPainter, box: QRectF, palette: Palette) -> None:
        """Who meets the criterion: emblems with a check, at the lower right of the picture."""
        side = box.width() * 0.15
        x = box.right() - 10
        y = box.top() + box.height() * 0.42
        for seat in reversed(self.seats):
            x -= side
            disc = QRectF(x, y, side, side)
            painter.setPen(QPen(colour(palette.leaf), 3))
            painter.setBrush(colour(palette.paper))
            painter.drawEllipse(disc)
            inset = side * 0.16
            emblem = SEAT_EMBLEMS[seat % len(SEAT_EMBLEMS)]
            paint_icon(painter, emblem, disc.adjusted(inset, inset, -inset, -inset), palette)
            x -= 6

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.handler.press(self, event))

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.handler.release(self, event)

    @guard(None)
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.handler.enter(self)

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.handler.leave(self)


def paint_table_card(pencil: Pencil, card: TableCard, high: float = HALF) -> None:
    """One card in its own units, 240 x 188; villagers can be lower."""
    spec = CARDS[card.code]
    if card.ability:
        paint_ability_half(pencil, card.ability, card.asked, card.cost)
    elif spec.group == "disaster":
        paint_disaster_half(pencil, spec, card.level, card.cost)
    elif spec.group == "villager":
        paint_villager_half(pencil, spec, card.title, high)
    else:
        paint_outpost_half(pencil, spec, card.title, card.priced)


class SideNoteItem(Piece):
    """Beside a card: what lies below it in a pile, values as stars; and a few words."""

    def __init__(self, rect: QRectF, palette: Palette) -> None:
        super().__init__(rect.size(), palette)
        self.below: tuple[int, ...] = ()
        self.words = ""
        self.setPos(rect.center())
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_note(self, below: tuple[int, ...], words: str) -> None:
        """Show these values, the next first, and these words."""
        if (below, words) != (self.below, self.words):
            self.below, self.words = below, words
            self.update()

    def art_name(self) -> str:
        return f"palm/note/{self.size.width():.0f}/{self.below}/{self.words}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        for place, value in enumerate(self.below[:5]):
            box = QRectF(rect.left() + place * 34, rect.top(), 32, 32)
            paint_icon(painter, "star", box, palette)
            painter.setFont(display_font(16))
            painter.setPen(colour("#3A2A05"))
            flags = Qt.AlignmentFlag.AlignCenter
            painter.drawText(box.adjusted(0, 3, 0, 3), int(flags), str(value))
        if self.words:
            top = rect.top() + (38 if self.below else 0)
            room = QRectF(rect.left(), top, rect.width(), rect.bottom() - top)
            painter.setPen(colour(palette.ink))
            painter.setFont(text_font(17))
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), self.words)
