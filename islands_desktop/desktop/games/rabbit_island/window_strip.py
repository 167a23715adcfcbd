"""The strip at the right: whose chance it is to play a card, and the stack from the bottom up."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.rabbit_island.card_art import paint_action_badge, paint_card_back
from islands_desktop.desktop.games.rabbit_island.hands import Hands
from islands_desktop.desktop.games.rabbit_island.pawn_art import paint_emblem
from islands_desktop.desktop.games.rabbit_island.plate import (
    LEFT,
    Plate,
    fitting_font,
    paint_paper,
    write,
    write_text,
)
from islands_desktop.desktop.games.rabbit_island.window_look import EntryLook, WindowLook
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.rabbit_island.components import TRIBES
from islands_desktop.games.rabbit_island.names import card_type_name
from islands_desktop.games.rabbit_island.state import NOBODY

ENTRY, DECKS, HEAD, OUTLOOK = 52.0, 62.0, 118.0, 66.0
PASS_HIGH = 50.0
SMALL, EFFECTS = 138.0, 64.0
_EMPTY = WindowLook("", NOBODY, (), (), NOBODY, (), "", (0, 0, 0, 0), False)


class WindowStrip(Plate):
    """The action window; a click on a card of the stack aims at it."""

    def __init__(self, palette: Palette, hands: Hands) -> None:
        super().__init__(palette)
        self.hands = hands
        self.look = _EMPTY
        self.aiming, self.aimed = False, -1
        self._pressed, self._over = -1, ""
        self.setAcceptHoverEvents(True)

    def show_look(self, look: WindowLook, aiming: bool, aimed: int) -> None:
        """Show this; `aiming` while a card of the stack is to be chosen, `aimed` the one meant."""
        if (look, aiming, aimed) != (self.look, self.aiming, self.aimed):
            self.look, self.aiming, self.aimed = look, aiming, aimed
            self.setToolTip(plain_tip(look.outlook))
            self.update()

    def art_name(self) -> str:
        look = (self.look, self.aiming, self.aimed, self.size.height())
        return f"rabbit_island/window/{look}"

    # ------------------------------------------------------------------ places

    @property
    def is_small(self) -> bool:
        """Whether nobody is asked and no card waits: the strip is only as high as it must be."""
        return not (self._asks or self.look.stack)

    @property
    def wanted_high(self) -> float:
        """How high the strip would like to be."""
        if not self.is_small:
            return math.inf
        return SMALL + (EFFECTS if self.look.effects else 0) + (OUTLOOK if self.look.outlook else 0)

    @property
    def _asks(self) -> bool:
        return self.look.responder != NOBODY

    def entry_rect(self, number: int) -> QRectF:
        """Where a card of the stack lies, about the middle of the strip; the bottom one lowest."""
        box, count = self.box, len(self.look.stack)
        top = box.top() + HEAD + 28
        room = self._stack_bottom() - top
        high = min(ENTRY, room / max(1, count))
        return QRectF(box.left() + 8, self._stack_bottom() - (number + 1) * high,
                      box.width() - 16, high - 4)  # fmt: skip

    def _stack_bottom(self) -> float:
        if self.is_small:
            return self.box.top() + 62
        bottom = self.box.bottom() - DECKS - PASS_HIGH - OUTLOOK - 12
        return bottom - (EFFECTS if self.look.effects else 0)

    def pass_rect(self) -> QRectF:
        """Where the button lies that passes, in the scene."""
        box = self.box
        rect = QRectF(box.left() + 10, box.bottom() - DECKS - PASS_HIGH, box.width() - 20, 44)
        return rect.translated(self.pos())

    # ------------------------------------------------------------------ picture

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        box = self.box
        paint_paper(painter, box, palette)
        pencil = Pencil(painter, palette)
        line = QRectF(box.left() + 14, box.top() + 6, box.width() - 28, 32)
        font = fitting_font(self.look.heading, line.width(), (19, 17, 15))
        write(painter, line, self.look.heading, font, palette.ink)
        self._paint_asked(pencil, box)
        self._paint_stack(pencil, box)
        self._paint_effects(pencil, box)
        self._paint_outlook(pencil, box)
        self._paint_decks(pencil, box)

    def _paint_asked(self, pencil: Pencil, box: QRectF) -> None:
        """Who is asked, in order; a tick for who has passed, a ring for who may act."""
        look, palette, painter = self.look, pencil.palette, pencil.painter
        line = QRectF(box.left() + 14, box.top() + 36, box.width() - 28, 24)
        if not self._asks:
            words = say("No card can be played now.")
            if look.moving != NOBODY:
                words = say("{player} chooses the way.", player=seat_name(look.moving))
            write(painter, line, words, text_font(15), palette.dim)
            return
        words = say("{player} may play a card", player=seat_name(look.responder))
        write(painter, line, words, text_font(15, bold=True), palette.ink)
        x = box.left() + 36
        for seat, passed in look.asked:
            if seat == look.responder and not passed:
                pencil.fill("#E3A72F", f"O {x} {box.top() + 88} 25 25")
            with pencil.at(x, box.top() + 88, 0.82):
                paint_emblem(pencil, TRIBES[seat])
            if passed:
                pencil.fill("#FFFDF4", f"O {x + 14} {box.top() + 101} 11 11")
                tick = QRectF(x + 6, box.top() + 93, 16, 16)
                paint_icon(painter, "check", tick, palette, "#32672F")
            x += 58

    def _paint_stack(self, pencil: Pencil, box: QRectF) -> None:
        look, palette, painter = self.look, pencil.palette, pencil.painter
        line = QRectF(box.left() + 14, box.top() + HEAD, box.width() - 28, 22)
        if not look.stack:
            words = say("The stack is empty.") if self._asks else ""
            write(painter, line, words, text_font(15), palette.dim)
            return
        words = say("Choose the target") if self.aiming else say("Stack, the top first")
        write(painter, line, words, text_font(15, bold=True), palette.ink)
        for number, entry in enumerate(look.stack):
            self._paint_entry(pencil, self.entry_rect(number), number, entry)

    def _paint_entry(self, pencil: Pencil, box: QRectF, number: int, entry: EntryLook) -> None:
        palette, painter = pencil.palette, pencil.painter
        meant = self.aiming and number == self.aimed
        painter.setBrush(
            colour(mixed(palette.panel, palette.sun, 0.3) if meant else palette.raised)
        )
        edge = palette.sun if meant else (palette.leaf if self.aiming else palette.line)
        painter.setPen(QPen(colour(edge), 3 if self.aiming else 1.4))
        painter.drawRoundedRect(box, 8, 8)
        with pencil.at(box.left() + 26, box.center().y(), min(0.72, box.height() / 64)):
            paint_action_badge(pencil, entry.kind)
        with pencil.at(box.left() + 42, box.center().y() + 11, 0.42):
            paint_emblem(pencil, TRIBES[entry.seat])
        words = QRectF(box.left() + 58, box.top() + 1, box.width() - 62, box.height() / 2)
        name = card_type_name(entry.kind)
        ink = palette.dim if entry.cancelled else palette.ink
        write(painter, words, name, text_font(15, bold=True), ink)
        second = QRectF(words.left(), box.center().y() - 2, words.width(), box.height() / 2)
        said = seat_name(entry.seat)
        if entry.cancelled:
            said = say("cancelled")
        elif entry.target:
            said = say("against {target}", target=entry.target)
        write(painter, second, said, text_font(15), palette.coral_ink if entry.cancelled
              else palette.dim)  # fmt: skip
        if entry.cancelled:
            y = words.center().y()
            wide = min(words.width(), painter.fontMetrics().horizontalAdvance(name) * 1.1)
            pencil.line("coral", f"M {words.left()} {y} L {words.left() + wide} {y}", 2.4)

    def _paint_effects(self, pencil: Pencil, box: QRectF) -> None:
        """Cards in force until the end of the turn."""
        if not self.look.effects:
            return
        top = self._stack_bottom() + 6
        line = QRectF(box.left() + 14, top, box.width() - 28, 20)
        words = say("In force this turn")
        write(pencil.painter, line, words, text_font(15, bold=True), pencil.palette.ink)
        for number, kind in enumerate(self.look.effects):
            middle = self._effect_middle(number)
            with pencil.at(middle.x(), middle.y(), 0.66):
                paint_action_badge(pencil, kind)

    def _effect_middle(self, number: int) -> QPointF:
        """Where the badge of a card in force lies."""
        step = min(48.0, (self.box.width() - 60) / max(1, len(self.look.effects)))
        return QPointF(self.box.left() + 34 + step * number, self._stack_bottom() + 46)

    def _paint_outlook(self, pencil: Pencil, box: QRectF) -> None:
        top = box.bottom() - DECKS - OUTLOOK - 2
        if not self.is_small:
            top -= PASS_HIGH
        line = QRectF(box.left() + 14, top, box.width() - 28, OUTLOOK)
        flags = int(LEFT | Qt.TextFlag.TextWordWrap)
        write_text(
            pencil.painter, line, self.look.outlook, text_font(15), pencil.palette.ink, flags
        )

    def _paint_decks(self, pencil: Pencil, box: QRectF) -> None:
        """What is left of both decks, and how many cards are discarded."""
        palette, painter = pencil.palette, pencil.painter
        top = box.bottom() - DECKS + 4
        painter.setPen(QPen(colour(palette.line), 1))
        painter.drawLine(QPointF(box.left() + 12, top), QPointF(box.right() - 12, top))
        moves, moves_gone, cards, cards_gone = self.look.decks
        half = box.width() / 2
        for left, kind, count, gone, scale in (
            (box.left() + 10, "movement", moves, moves_gone, 0.28),
            (box.left() + half + 4, "action", cards, cards_gone, 0.19),
        ):
            with pencil.at(left + 18, top + 29, scale):
                paint_card_back(pencil, kind)
            line = QRectF(left + 40, top + 6, half - 48, 24)
            write(painter, line, str(count), display_font(18), palette.ink)
            line = QRectF(left + 40, top + 28, half - 46, 22)
            write(painter, line, say("{n} gone", n=gone), text_font(15), palette.dim)

    # ------------------------------------------------------------------ mouse

    def entry_at(self, point: QPointF) -> int:
        """The card of the stack at a point of the strip, -1 for none."""
        for number in range(len(self.look.stack)):
            if self.entry_rect(number).contains(point):
                return number
        return -1

    def card_at(self, point: QPointF) -> str:
        """Type of the card that lies at a point of the strip, "" for none."""
        entry = self.entry_at(point)
        if entry >= 0:
            return self.look.stack[entry].kind
        for number, kind in enumerate(self.look.effects):
            if (self._effect_middle(number) - point).manhattanLength() < 24:
                return kind
        return ""

    def _hover(self, kind: str) -> None:
        if kind != self._over:
            self._over = kind
            self.hands.hover_card(kind)

    @guard(None)
    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(self.card_at(event.pos()))

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover("")

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._pressed = self.entry_at(event.pos())

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        pressed, self._pressed = self._pressed, -1
        if pressed >= 0 and pressed == self.entry_at(event.pos()):
            self.hands.press_stack(pressed)
