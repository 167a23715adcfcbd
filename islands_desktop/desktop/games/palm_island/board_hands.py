"""The hands on the shared table: pay together, buy, pass, go on; by drag, by click and by key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import Refusal
from islands_desktop.desktop.games.palm_island.board_looks import offer_title
from islands_desktop.desktop.games.palm_island.board_scene import Owned
from islands_desktop.desktop.games.palm_island.group_choosers import AgreeChooser, SignalChooser
from islands_desktop.desktop.games.palm_island.items import CardItem
from islands_desktop.desktop.games.palm_island.payment_desk import (
    PaymentDesk,
    cards_of,
    offers_of,
    proposed,
)
from islands_desktop.desktop.games.palm_island.table_cards import TableCardItem
from islands_desktop.desktop.table.controller import TableAction
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.desktop.table.popup import ConfirmPopup
from islands_desktop.games.palm_island.commands import Command, make_command
from islands_desktop.games.palm_island.rules.group import common_of
from islands_desktop.games.palm_island.state import GROUP, State

if TYPE_CHECKING:
    from islands_desktop.desktop.games.palm_island.company_view import CompanyView

DRAG_PIXELS = 5.0


class BoardHands:
    """What persons do on the shared table. `desk` is what they have put together so far."""

    def __init__(self, table: CompanyView) -> None:
        self.table = table
        self.desk = PaymentDesk(0)
        self.focus = ""
        """What the arrow keys have reached: a card between the players, or "seat/code"."""
        self._pressed: tuple[CardItem, QPointF] | None = None
        self._dragged: tuple[CardItem, QPointF] | None = None
        self._listed: tuple[State | None, int, tuple[Command, ...]] = (None, 0, ())

    # ------------------------------------------------------------------ what can be done

    @property
    def state(self) -> State:
        """The present position."""
        state: State = self.table.session.state
        return state

    @property
    def is_paying(self) -> bool:
        """Whether a person can pay or buy now."""
        phase_open = not self.state.over and common_of(self.state).phase != "turns"
        return self.table.can_play and phase_open and self.table.summary is None

    @property
    def is_group(self) -> bool:
        """Whether the group decides, not one seat."""
        return common_of(self.state).phase == GROUP

    def begin(self) -> None:
        """Forget what was chosen in another position."""
        self._pressed = self._dragged = None
        self.focus = ""
        self.desk = PaymentDesk(self.table.deciding_seat, None if self.is_group
                                else self.table.deciding_seat)  # fmt: skip

    def commands(self) -> tuple[Command, ...]:
        """Legal commands, listed once for a position."""
        state, seat = self.state, self.table.deciding_seat
        if self._listed[0] is not state or self._listed[1] != seat:
            legal = self.table.session.game.commands_of(state, seat)
            self._listed = (state, seat, tuple(legal))
        return self._listed[2]

    def signals(self) -> tuple[Command, ...]:
        """What Signal Fires can do now."""
        return tuple(command for command in self.commands() if command.kind == "signal")

    def payable(self) -> frozenset[str]:
        """What can be paid for, or lit, with the cards that are stored."""
        commands, common = self.commands(), common_of(self.state)
        ability = str(self.state.setup.option("ability"))
        names = {"pay_disaster": common.disaster, "pay_ability": ability, "signal": ability}
        kinds = {command.kind for command in commands}
        bought = {command.card for command in commands if command.kind == "buy"}
        return frozenset(bought | {key for kind, key in names.items() if kind in kinds})

    def lacking_words(self, key: str) -> str:
        """Why this cannot be paid for now, "" if it can."""
        if key in self.payable():
            return ""
        desk = PaymentDesk(self.desk.seat, self.desk.only, key).with_all(self.state)
        command = desk.command(self.state)
        refusal = self.table.why_not(command) if command is not None else None
        return str(refusal or "")

    def refusal(self) -> Refusal | None:
        """Why the payment would not be accepted; None if it would, or without one."""
        desk = self.desk if self.desk.chosen else self.desk.with_all(self.state)
        command = desk.command(self.state)
        return self.table.why_not(command) if command is not None else None

    @property
    def is_legal(self) -> bool:
        """Whether the payment would be accepted."""
        command = self.desk.command(self.state)
        return command is not None and self.table.why_not(command) is None

    # ------------------------------------------------------------------ choosing

    def choose(self, key: str) -> None:
        """Pay for this from now on, with the payment that loses least."""
        offers = offers_of(self.state)
        if self.signals() and key not in offers:
            self.ask_signal()
            return
        if not self.is_paying or key not in offers:
            self._tell_not_offered(key)
            return
        cards = proposed(self.state, self.commands(), offers[key])
        if key == self.desk.target:
            cards = self.desk.chosen
        self._change(key, cards)
        self.table.announced.emit(offer_title(offers[key]))

    def _tell_not_offered(self, key: str) -> None:
        """What the rules say to paying for this."""
        if not self.is_paying:
            words = self.table.waiting_words
            if words:
                self.table.tell_refusal(words, "")
            return
        kind = "pay_disaster" if key == common_of(self.state).disaster else "pay_ability"
        none = tuple(() for _ in self.state.villages)
        refusal = self.table.why_not(Command(self.desk.seat, kind=kind, payments=none))
        if refusal is not None:
            self.table.tell_refusal(str(refusal), refusal.rule)

    def toggle(self, owner: int, code: str) -> None:
        """Let a stored card pay, or take it back."""
        if not self.is_paying:
            return
        if self.desk.only is not None and owner != self.desk.only:
            self.table.tell_refusal(say("Only cards of who buys can pay."), "PALM-15.9")
            return
        desk = self.desk.toggled(owner, code)
        self._change(desk.target or self._only_target(), desk.chosen)

    def point_at(self, command: Command) -> None:
        """Put together the payment of a command, without giving it."""
        keys = {"pay_disaster": common_of(self.state).disaster, "buy": command.card,
                "pay_ability": str(self.state.setup.option("ability"))}  # fmt: skip
        self._change(keys.get(command.kind, ""), cards_of(command))

    def _only_target(self) -> str:
        offers = offers_of(self.state)
        return next(iter(offers)) if len(offers) == 1 else ""

    def _change(self, target: str, chosen: frozenset[Owned]) -> None:
        self.desk = PaymentDesk(self.desk.seat, self.desk.only, target, chosen)
        self.table.show_board()
        self.table.changed.emit()

    # ------------------------------------------------------------------ deciding

    def pay(self) -> None:
        """Give the command that is put together, or say why it cannot be given."""
        command = self.desk.command(self.state)
        if command is None or not self.is_paying:
            return
        if not self.is_legal:
            refusal = self.refusal()
            if refusal is not None:
                self.table.tell_refusal(str(refusal), refusal.rule)
            return
        self.table.play(command)

    def asked(self, command: Command) -> tuple[int, ...]:
        """The persons who must agree to a command; one alone agrees by giving it (PALM-13.14)."""
        if len(self.table.persons) < 2:
            return ()
        return tuple(seat for seat in command.confirmed if seat in self.table.persons)

    def ask_to_agree(self, command: Command) -> None:
        """Let the persons whose cards are used agree; then the command is given."""
        used, signal = cards_of(command), command.kind == "signal"
        cards = [
            (seat, (command.card,) if signal
             else tuple(sorted(code for owner, code in used if owner == seat)))
            for seat in self.asked(command)
        ]  # fmt: skip
        title = say("Signal Fires")
        if not signal:
            kinds = {offer.kind: offer for offer in offers_of(self.state).values()}
            title = offer_title(kinds[command.kind])
        table = self.table
        chooser = AgreeChooser(command, title, cards, table.palette, pace=table.pace)
        chooser.chosen.connect(table.play_agreed)
        table.open(chooser, self.anchor())

    def ask_signal(self) -> None:
        """Choose the card that Signal Fires store again."""
        commands = self.signals()
        if not commands:
            return
        chooser = SignalChooser(commands, self.state, self.table.palette, pace=self.table.pace)
        chooser.chosen.connect(self.table.play)
        self.table.open(chooser, self.anchor())

    def finish(self) -> None:
        """The group is done, or a buyer passes; asked once if something could still be paid."""
        if not self.is_paying:
            return
        seat = self.desk.seat
        kind = "group_done" if self.is_group else "pass"
        command = make_command(seat, "", kind)
        left = {c.kind for c in self.commands()} - {"group_done", "pass"}
        if not self.is_group or not left:
            self.table.play(command)
            return
        words = say("Something could still be paid or stored again in this round.")
        popup = ConfirmPopup(
            self.table.palette, say("End the round?"), words, say("End the round"),
            pace=self.table.pace,
        )  # fmt: skip
        popup.confirmed.connect(lambda: self.table.play(command))
        self.table.open(popup, self.table.board.rest_button.rect)

    def anchor(self) -> QRectF:
        """What choosers open beside."""
        item = self.table.board.table_cards.get(self.desk.target)
        return item.rect if item is not None else self.table.board.desk.rect

    # ------------------------------------------------------------------ mouse

    def press(self, item: Piece, event: QGraphicsSceneMouseEvent) -> bool:
        """A button went down on a piece."""
        self.table.leave_message()
        right = event.button() == Qt.MouseButton.RightButton
        if right and isinstance(item, (TableCardItem, CardItem)):
            self.let_go()
            self.table.look_at(item)
            return True
        if isinstance(item, TableCardItem):
            if self.table.summary is None:
                self.choose(item.card.ability or item.code)
            return True
        if isinstance(item, CardItem):
            if event.button() == Qt.MouseButton.LeftButton:
                self.table.finish_animation()
                if item.scene() is not None:
                    self._pressed = (item, QPointF(event.screenPos()))
            return True
        return False

    def move(self, item: Piece, event: QGraphicsSceneMouseEvent) -> None:
        """The pointer moved with a button down."""
        if self._dragged is not None:
            card, grip = self._dragged
            card.setPos(event.scenePos() + grip)
            self._mark_target(self.table.board.target_at(event.scenePos()))
            return
        if self._pressed is None or not self.is_paying:
            return
        card, start = self._pressed
        if (QPointF(event.screenPos()) - start).manhattanLength() >= DRAG_PIXELS:
            self._dragged = (card, card.pos() - event.scenePos())
            card.setZValue(200.0)
            card.mark(selected=True, lifted=True)

    def _mark_target(self, key: str) -> None:
        for name, shown in self.table.board.table_cards.items():
            look = self.table.board.look.marks.get(name, "idle")
            shown.mark("target" if name == key and look != "idle" else look)

    def release(self, item: Piece, event: QGraphicsSceneMouseEvent) -> None:
        """A button went up: a click, or the end of a drag."""
        pressed, self._pressed = self._pressed, None
        dragged, self._dragged = self._dragged, None
        if dragged is not None:
            self._drop(dragged[0], event.scenePos())
        elif pressed is not None and pressed[0].scene() is not None:
            self.toggle(self.table.board.owner_of(pressed[0]), pressed[0].code)

    def _drop(self, card: CardItem, place: QPointF) -> None:
        """Onto a card between the players, or the desk, it pays; elsewhere it lies back."""
        card.mark(selected=False)
        owner, code = self.table.board.owner_of(card), card.code
        board = self.table.board
        key = board.target_at(place)
        if not key and board.desk.rect.contains(place):
            key = self.desk.target or self._only_target()
        offers = offers_of(self.state)
        if key not in offers:
            taken_out = (owner, code) in self.desk.chosen
            if key:
                self._tell_not_offered(key)
            chosen = self.desk.chosen - {(owner, code)} if taken_out else self.desk.chosen
            self._change(self.desk.target, chosen)
            return
        if self.desk.only is not None and owner != self.desk.only:
            self.table.tell_refusal(say("Only cards of who buys can pay."), "PALM-15.9")
            self.table.show_board()
            return
        kept = self.desk.chosen if key == self.desk.target else frozenset()
        self._change(key, kept | {(owner, code)})

    def let_go(self) -> None:
        """The release of the button will not come."""
        held = self._dragged is not None
        self._pressed = self._dragged = None
        if held:
            self.table.show_board()

    # ------------------------------------------------------------------ action bar

    def actions(self) -> Sequence[TableAction]:
        """Everything that can be done now, with keys."""
        if self.table.summary is not None:
            if not self.table.persons:  # who only watches goes on by going on with the computers
                return ()
            words = say("Continue")
            return (TableAction("go_on", words, "Return", "forward", trigger=self.table.go_on),)
        if not self.is_paying:
            return ()
        found = []
        if self.desk.target:
            offer = offers_of(self.state)[self.desk.target]
            refusal = self.refusal()
            reason = str(refusal) if refusal is not None else ""
            found.append(TableAction("pay", offer_title(offer), "Return", "check",
                                     refusal is None, reason, self.pay))  # fmt: skip
        found += self._offers()
        if self.signals():
            found.append(TableAction("signal", say("Signal Fires"), "S", "sun",
                                     trigger=self.ask_signal))  # fmt: skip
        words, key = (say("End the round"), "E") if self.is_group else (say("Pass"), "P")
        found.append(TableAction("finish", words, key, "end_round", trigger=self.finish))
        return tuple(found)

    def _offers(self) -> list[TableAction]:
        """A button for everything to pay for; what cannot be paid says why."""
        icon, found = "people" if self.is_group else "recruit", []
        for number, (key, offer) in enumerate(offers_of(self.state).items(), start=1):
            if key == self.desk.target:
                continue
            lacking = self.lacking_words(key)
            found.append(TableAction(f"offer_{key}", offer_title(offer), str(number), icon,
                                     not lacking, lacking, partial(self.choose, key)))  # fmt: skip
        return found
