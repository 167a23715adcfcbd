"""Palm Island at the table: gestures, clicks and keys become commands of the rules."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.core.game import Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import Refusal
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.games.palm_island.card_menu import CardMenu, MenuEntry
from islands_desktop.desktop.games.palm_island.drag import CardDrag
from islands_desktop.desktop.games.palm_island.grouping import (
    CARD_KINDS,
    Groups,
    group_commands,
    plain_command,
    printed_costs,
)
from islands_desktop.desktop.games.palm_island.items import (
    CardItem,
    MouseHandler,
    ShelfItem,
    ShelfLook,
    ZoneItem,
    ZoneLook,
)
from islands_desktop.desktop.games.palm_island.round_banner import RoundBanner
from islands_desktop.desktop.games.palm_island.scene import PalmIslandScene, next_face
from islands_desktop.desktop.games.palm_island.tail_item import TailItem
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.controller import TableAction, TableController
from islands_desktop.desktop.table.message import Message
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.view import TableView
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.events import RoundBegan
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.scoring import score_of, upgrades_of
from islands_desktop.games.palm_island.state import State, read_deck
from islands_desktop.games.palm_island.views import shows_whole_order
from islands_desktop.saves.settings import Settings

DRAG_PIXELS = 4.0
SEAT = 0
_KEYS = {"store": "S", "rotate": "R", "flip": "F", "recruit": "C", "discard": "D"}


class PalmIslandController(TableController, MouseHandler):
    """The table of one solo game."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        with_tail = bool(session.setup.option("villagers"))
        self.scene = PalmIslandScene(palette, self, with_tail)
        view = TableView(self.scene, palette)
        TableController.__init__(self, session, view, palette, settings, parent)
        view.set_content(layout.content_rect(with_tail))
        view.take_key = self.take_key
        view.take_wheel = self._take_wheel
        view.scale_settled.connect(self.scene.update)
        self.selected = ""
        self.hovered = ""
        self.drag: CardDrag | None = None
        self.popup: ScenePopup | None = None
        self._pressed: tuple[CardItem, QPointF] | None = None
        self._message: Message | None = None
        self._banner: RoundBanner | None = None
        self._told_end = False
        self._by_key = False
        self.refused.connect(self._show_refusal)
        self.show_state()

    # ------------------------------------------------------------------ position

    @property
    def _view_state(self) -> State:
        """What the person at the laptop may see."""
        state: State = self.session.game.view(self.shown_state, SEAT)
        return state

    @property
    def top(self) -> str:
        """Code of the card in front."""
        return read_deck(self.shown_state, SEAT)[0].code

    def groups(self) -> Groups:
        """Legal commands by card and kind; none while a past position is shown."""
        if not self.can_play:
            return {}
        return group_commands(self.session.game.legal_commands(self.session.state), self.top)

    def hand(self) -> tuple[str, ...]:
        """Codes of the open cards in the hand."""
        return self.scene.hand_codes(self._view_state, SEAT)

    def why_not(self, command: Command) -> Refusal | None:
        """The game's answer to any command."""
        return self.session.game.why_not(self.session.state, command)

    def show_state(self) -> None:
        self._end_gesture()
        if self.scene.palette_now is not self.palette:
            self.scene.dress(self.palette)
        self.scene.reconcile(self._view_state, SEAT)
        self._keep_selection()

    def show_transition(self, transition: Transition[Any]) -> None:
        self._end_gesture()
        self.select("")
        self.scene.animate(transition.events, self._view_state, SEAT, self.pace, self._settled)
        if any(isinstance(event, RoundBegan) for event in transition.events):
            self._show_round(transition.after)
        self._show_zones()

    def _show_round(self, state: State) -> None:
        """Name the round that begins, with the score so far."""
        if self._banner is not None:
            self._banner.leave()
        upgrades = upgrades_of(state.villages[SEAT])
        self._banner = RoundBanner(
            self.palette, state.round, score_of(state, SEAT), upgrades, pace=self.pace
        )
        self._banner.show_in(self.view)

    def _settled(self) -> None:
        self._keep_selection()
        over = self.session.game.actor(self.session.state) is None
        if over and not self._told_end:
            self._told_end = True
            self.ended.emit()
        elif not over:
            self._told_end = False

    def finish_animation(self) -> None:
        self.scene.finish()

    # ------------------------------------------------------------------ selection

    def select(self, code: str) -> None:
        """Choose a card of the hand, "" for none."""
        self.selected = code if code in self.hand() else ""
        for name, card in self.scene.cards.items():
            card.mark(selected=name == self.selected and bool(code), lifted=card.lifted)
        self._show_zones()
        if self.selected:
            self.announced.emit(self.scene.cards[self.selected].words)
        self.changed.emit()

    def _keep_selection(self) -> None:
        self.select(self.selected if self.selected in self.hand() else "")

    @property
    def active_card(self) -> str:
        """The card that keys and buttons mean: the chosen one, otherwise the one in front."""
        return self.selected or self.top

    def _show_zones(self, target: str = "") -> None:
        """Let the places glow where the held or chosen card may go."""
        groups = self.groups()
        held = self.drag.code if self.drag else self.selected or self.hovered
        looks = {
            kind: self._zone_look(groups, held, kind, target)
            for kind in ("rotate", "flip", "discard", "recruit")
        }
        village = self.shown_state.villages[SEAT]
        can_store = (held, "store") in groups
        limit = self.scene.shelf.look.limit if self.scene.shelf else 4
        glow = "target" if target == "store" and can_store else "legal" if can_store else "idle"
        costs = printed_costs(self.shown_state, SEAT, held, "store") if can_store else ()
        self.scene.show_zones(
            looks, ShelfLook(limit, village.stored.bit_count(), glow if held else "idle", costs)
        )

    def _zone_look(self, groups: Groups, held: str, kind: str, target: str) -> ZoneLook:
        deck = read_deck(self.shown_state, SEAT)
        passed = 0
        if kind == "discard":
            codes = [card.code for card in deck]
            passed = len(deck) - 1 - codes.index("RT17")
        if not held or (held, kind) not in groups:
            note = say("{n} cards handled", n=passed) if kind == "discard" else ""
            return ZoneLook(note=note, count=passed)
        shown = next(card for card in deck if card.code == held)
        costs = printed_costs(self.shown_state, SEAT, held, kind) if kind != "discard" else ()
        ghost = next_face(held, shown.state, kind, SEAT)
        note = say("to the back of the deck") if kind == "discard" else ""
        return ZoneLook("target" if kind == target else "legal", note, costs, ghost, passed)

    # ------------------------------------------------------------------ commands

    def act(self, code: str, kind: str) -> None:
        """Do something with a card: at once, after a choice, or say why it is not possible."""
        if kind == "look":
            self.inspect(code)
            return
        commands = self.groups().get((code, kind), ())
        if not commands:
            self._refuse(code, kind)
            return
        if len(commands) == 1:
            self.play(commands[0])
            return
        from islands_desktop.desktop.games.palm_island.choosers import PaymentChooser

        chooser = PaymentChooser(
            commands, self.session.state, SEAT, self.why_not, self.palette, pace=self.pace
        )
        chooser.chosen.connect(self.play)
        self._open(chooser, self._rect_of(code))

    def _refuse(self, code: str, kind: str) -> None:
        """Say why: the game's own refusal of the plain command."""
        if not self.can_play:
            sentence = (
                say("This is an earlier position. Go back to now to play.")
                if self.position is not None
                else say("The game is over.")
            )
            self.tell_refusal(sentence, "")
            return
        refusal = self._refusal_of(code, kind)
        self.tell_refusal(str(refusal), refusal.rule)

    def _refusal_of(self, code: str, kind: str) -> Refusal:
        """Why a card cannot do this; a discard of another card than the top one is named."""
        command = plain_command(self.session.state, SEAT, code, kind)
        if kind == "discard" and code != self.top:
            command = Command(seat=SEAT, card=code, kind="discard")
        refusal = self.why_not(command)
        assert refusal is not None, f"{command} is legal"
        return refusal

    def end_round(self) -> None:
        """End the round, or say why that is not possible."""
        command = plain_command(self.session.state, SEAT, "", "end_round")
        refusal = self.why_not(command)
        if refusal is not None:
            self.tell_refusal(str(refusal), refusal.rule)
        else:
            self.play(command)

    def actions(self) -> tuple[TableAction, ...]:
        state = self.shown_state
        if not self.can_play:
            return ()
        groups = self.groups()
        if ("", "end_round") in groups:
            label = say("End round {n}", n=state.round)
            return (TableAction("end_round", label, "E", "end_round", trigger=self.end_round),)
        code = self.active_card
        found = [self._action(groups, code, kind) for kind in self._kinds_of(code)]
        found.append(self._action(groups, self.top, "discard"))
        if shows_whole_order(state):
            words = say("Whole deck")
            found.append(TableAction("order", words, "O", "deck", trigger=self.look_at_order))
        found.append(
            TableAction("look", say("Look"), "I", "eye", trigger=lambda: self.inspect(code))
        )
        return (*found, *self._switches(groups))

    def _kinds_of(self, code: str) -> tuple[str, ...]:
        if printed_costs(self.shown_state, SEAT, code, "recruit"):
            return ("recruit",)
        return CARD_KINDS[:3]

    def _action(self, groups: Groups, code: str, kind: str) -> TableAction:
        legal = (code, kind) in groups
        reason = "" if legal else str(self._refusal_of(code, kind))
        return TableAction(
            kind,
            f"{self._kind_words(kind)} · {card_name(code)}",
            _KEYS[kind],
            kind,
            legal,
            reason,
            lambda: self.act(code, kind),
        )

    def _kind_words(self, kind: str) -> str:
        return {
            "store": say("Store"),
            "rotate": say("Rotate"),
            "flip": say("Flip"),
            "recruit": say("Recruit"),
            "discard": say("Discard"),
        }[kind]

    # ------------------------------------------------------------------ popups

    def _open(self, popup: ScenePopup, anchor: QRectF) -> None:
        self.close_popup()
        self.popup = popup
        popup.rule_asked.connect(self.rule_asked)
        popup.spoken.connect(self.announced)
        popup.closed.connect(self._popup_closed)
        popup.open(self.view, anchor)

    def _popup_closed(self) -> None:
        if self.popup is self.sender():
            self.popup = None

    def close_popup(self) -> None:
        """Close what is open on the table; whether there was anything."""
        if self.popup is not None and self.popup.is_open():
            self.popup.close()
        self.popup = None

    def open_menu(self, code: str) -> None:
        """Every action of a card, with its costs and refusals."""
        if not self.can_play:
            self.inspect(code)
            return
        groups = self.groups()
        entries = []
        for kind in (*self._kinds_of(code), "discard"):
            costs = printed_costs(self.shown_state, SEAT, code, kind) if kind != "discard" else ()
            legal = (code, kind) in groups
            if not legal and kind != "discard" and not costs:
                continue
            refusal = None if legal else self._refusal_of(code, kind)
            entries.append(MenuEntry(kind, self._kind_words(kind), _KEYS[kind], costs, refusal))
        entries.append(MenuEntry("eye", say("Look at both sides"), "I"))
        menu = CardMenu(card_name(code), tuple(entries), self.palette, self.pace)
        menu.chosen.connect(lambda kind: self.act(code, "look" if kind == "eye" else kind))
        self._open(menu, self._rect_of(code))

    def open_villager_menu(self, code: str) -> None:
        """Let a recruited villager rest or work again before the first turn (PALM-11.6)."""
        switch = self.groups()[code, "set_active"][0]
        icon = "play" if switch.on else "pause"
        words = self.session.game.describe_command(self.session.state, switch)
        entries = (MenuEntry(icon, words, ""), MenuEntry("eye", say("Look"), "I"))
        menu = CardMenu(card_name(code), entries, self.palette, self.pace)
        menu.chosen.connect(lambda kind: self.act(code, "look" if kind == "eye" else "set_active"))
        self._open(menu, self._rect_of(code))

    def _switches(self, groups: Groups) -> list[TableAction]:
        """Buttons that let villagers rest or work again."""
        found = []
        for (code, kind), commands in groups.items():
            if kind == "set_active":
                words = self.session.game.describe_command(self.session.state, commands[0])
                icon = "play" if commands[0].on else "pause"
                switch = partial(self.act, code, "set_active")
                found.append(TableAction(f"set_active_{code}", words, "", icon, trigger=switch))
        return found

    def inspect(self, code: str) -> None:
        """A large copy of a card: all sides for the first two, the open side of others."""
        from islands_desktop.desktop.games.palm_island.inspector import CardInspector

        shown = self.scene.cards.get(code)
        if shown is None:
            return
        inspector = CardInspector(
            code,
            shown.face.state,
            self.palette,
            both_sides=code in [card.code for card in read_deck(self.shown_state, SEAT)[:2]],
            round=self.shown_state.round,
            pace=self.pace,
        )
        self._open(inspector, self._rect_of(code))

    def look_at_order(self) -> None:
        """The whole deck in order, where it may be seen (PALM-16.2, 16.4)."""
        from islands_desktop.desktop.games.palm_island.order_look import OrderLook

        cards = read_deck(self._view_state, SEAT)
        if any(card.hidden for card in cards):
            self.tell_refusal(
                say("The order may be seen before the first turn, or with the open deck."),
                "PALM-16.2",
            )
            return
        self._open(OrderLook(cards, self.palette, pace=self.pace), layout.HAND_RECT)

    def _rect_of(self, code: str) -> QRectF:
        card = self.scene.cards.get(code)
        return self.scene.place_of_drop(card) if card is not None else layout.HAND_RECT

    def _show_refusal(self, sentence: str, rule: str) -> None:
        if self._message is not None:
            self._message.leave()
        self._message = Message(sentence, rule, self.palette)
        self._message.rule_asked.connect(self.rule_asked)
        place = self.view.viewport().mapFromGlobal(self.view.cursor().pos())
        if self._by_key or not self.view.viewport().rect().contains(place):
            rect = self.view.viewportTransform().mapRect(self._rect_of(self.active_card))
            place = rect.center().toPoint()
        self._message.show_at(self.view, QPointF(place))

    # ------------------------------------------------------------------ keys

    def take_key(self, key: int) -> bool:
        self._by_key = True
        if self.drag is not None and self.drag.take_key(key):
            return True
        letters = {
            Qt.Key.Key_S: "store",
            Qt.Key.Key_R: "rotate",
            Qt.Key.Key_F: "flip",
            Qt.Key.Key_C: "recruit",
        }
        hand = self.hand()
        if key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
            number = key - Qt.Key.Key_1.value
            deck = read_deck(self.shown_state, SEAT)
            self.select(deck[number].code if number < len(deck) else "")
        elif key in letters:
            self.act(self.active_card, letters[Qt.Key(key)])
        elif key == Qt.Key.Key_D:
            self.act(self.top, "discard")
        elif key == Qt.Key.Key_E:
            self.end_round()
        elif key == Qt.Key.Key_I:
            self.inspect(self.active_card)
        elif key == Qt.Key.Key_O:
            self.look_at_order()
        elif key == Qt.Key.Key_Z:
            self.undo()
        elif key == Qt.Key.Key_Y:
            self.redo()
        elif key == Qt.Key.Key_B:
            self.undo_to_start()
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Right):
            self._step_selection(hand, 1)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Left):
            self._step_selection(hand, -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Escape and (self.drag is not None or self.selected):
            if not self.cancel_gesture():
                self.select("")
        else:
            return False
        return True

    def _enter(self) -> None:
        if ("", "end_round") in self.groups():
            self.end_round()
        else:
            self.open_menu(self.active_card)

    def _step_selection(self, hand: tuple[str, ...], step: int) -> None:
        if hand:
            here = hand.index(self.selected) if self.selected in hand else -1
            self.select(hand[max(0, min(len(hand) - 1, here + step))])

    # ------------------------------------------------------------------ mouse

    def press(self, item: Piece, event: QGraphicsSceneMouseEvent) -> bool:
        self._by_key = False
        if self._message is not None:
            self._message.leave()
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        right = event.button() == Qt.MouseButton.RightButton
        if isinstance(item, (ZoneItem, ShelfItem, TailItem)):
            return self._press_zone(item.kind)
        if not isinstance(item, CardItem):
            return False
        if self.drag is not None:
            if right:
                self.drag.twist()
            return True
        if item.code == "RT17" and item.code == self.top:
            self.end_round()
            return True
        if right:
            self.inspect(item.code)
            return True
        self.finish_animation()
        if item.code in self.scene.cards:
            self._pressed = (item, QPointF(event.screenPos()))
        return True

    def _press_zone(self, kind: str) -> bool:
        if not self.selected and kind != "discard":
            return False
        self.act(self.top if kind == "discard" and not self.selected else self.selected, kind)
        return True

    def move(self, item: Piece, event: QGraphicsSceneMouseEvent) -> None:
        if self.drag is not None:
            self.drag.move(event)
            self._show_zones(self.drag.target)
            return
        if self._pressed is None or not isinstance(item, CardItem):
            return
        moved = (QPointF(event.screenPos()) - self._pressed[1]).manhattanLength()
        if moved < (1.0 if self.has_dragged else DRAG_PIXELS):
            return
        if item.code not in self.hand():
            return
        if not self.has_dragged:
            self.has_dragged = True
            self.dragged.emit()
        self.drag = CardDrag(item, self.scene, event)
        self._show_zones()

    def enter(self, item: Piece) -> None:
        """A card below the pointer shows where it may go."""
        if isinstance(item, CardItem) and self.drag is None and item.code in self.hand():
            self.hovered = item.code
            self._show_zones()

    def leave(self, item: Piece) -> None:
        if isinstance(item, CardItem) and item.code == self.hovered:
            self.hovered = ""
            self._show_zones()

    def release(self, item: Piece, event: QGraphicsSceneMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton:
            return
        drag, self.drag = self.drag, None
        if drag is not None:
            self._drop(drag)
        elif pressed is not None and isinstance(item, CardItem):
            self._click(item.code)

    def _click(self, code: str) -> None:
        if code in self.hand():
            self.select(code)
            self.open_menu(code)
        elif (code, "set_active") in self.groups():
            self.open_villager_menu(code)
        else:
            self.inspect(code)

    def _drop(self, drag: CardDrag) -> None:
        """The card was let go: do what the gesture meant, or lay it back."""
        kind = drag.meaning()
        code = drag.code
        drag.end(self.pace)
        if kind:
            legal = (code, kind) in self.groups()
            if not legal:
                drag.fly_back(self.pace, self._keep_selection)
            self.act(code, kind)
            if legal and self.popup is not None:
                drag.fly_back(self.pace, self._show_zones)
        else:
            drag.fly_back(self.pace, self._keep_selection)
        if self.drag is None:
            self._show_zones()

    def _end_gesture(self) -> None:
        """A piece whose ground changes under the pointer is let go."""
        drag, self.drag, self._pressed = self.drag, None, None
        if drag is not None:
            drag.end(0.0)

    def cancel_gesture(self) -> bool:
        """Lay a held card back; whether one was held."""
        drag, self.drag, self._pressed = self.drag, None, None
        if drag is None:
            return False
        drag.end(self.pace)
        drag.fly_back(self.pace, self._keep_selection)
        return True

    def _take_wheel(self, steps: int) -> bool:
        if self.drag is None:
            return False
        self.drag.twist()
        return True
