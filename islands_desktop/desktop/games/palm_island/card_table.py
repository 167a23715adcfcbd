"""The table of Palm Island without the hands: what lies there, what can be done, what opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QRectF

from islands_desktop.core.game import Setup, Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import Refusal
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.games.palm_island.card_menu import CardMenu, MenuEntry
from islands_desktop.desktop.games.palm_island.grouping import (
    CARD_KINDS,
    Groups,
    group_commands,
    plain_command,
    printed_costs,
)
from islands_desktop.desktop.games.palm_island.items import MouseHandler
from islands_desktop.desktop.games.palm_island.round_banner import RoundBanner
from islands_desktop.desktop.games.palm_island.scene import PalmIslandScene
from islands_desktop.desktop.games.palm_island.table_card_art import TableCard
from islands_desktop.desktop.games.palm_island.village_menu import (
    switch_entries,
    switchable,
    village_title,
)
from islands_desktop.desktop.games.palm_island.zone_looks import shelf_look, zone_looks
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.controller import TableAction
from islands_desktop.desktop.table.spoken_table import SpokenTable
from islands_desktop.desktop.table.view import TableView
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.components import CARDS
from islands_desktop.games.palm_island.events import RoundBegan
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.rules.villagers import store_limit
from islands_desktop.games.palm_island.scoring import score_of, upgrades_of
from islands_desktop.games.palm_island.state import State, read_deck
from islands_desktop.games.palm_island.views import shows_whole_order
from islands_desktop.saves.settings import Settings

_KEYS = {"store": "S", "rotate": "R", "flip": "F", "recruit": "C", "discard": "D"}


def recruit_places(setup: Setup) -> int:
    """How many villagers can be recruited from a deck (PALM-10.10, 14.7)."""
    return 3 if setup.option("villagers") and setup.mode != "speed" else 0


def has_tail(setup: Setup) -> bool:
    """Whether something can lie behind the tracker: villagers or outposts (PALM-8.8)."""
    return bool(setup.option("villagers")) or setup.mode in ("casual", "speed")


class CardTable(SpokenTable, MouseHandler):
    """One deck on the table. Subclasses read the hands of the person."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        with_tail = has_tail(session.setup)
        self.seat = 0
        """The seat whose deck lies on the table."""
        self.scene = PalmIslandScene(palette, self, with_tail, recruit_places(session.setup))
        view = TableView(self.scene, palette)
        SpokenTable.__init__(self, session, view, palette, settings, parent)
        view.set_content(layout.content_rect(with_tail))
        view.scale_settled.connect(self.scene.update)
        self.selected = ""
        self.hovered = ""
        self._banner: RoundBanner | None = None

    @property
    def held(self) -> str:
        """Code of the card in the person's hand, "" for none."""
        return ""

    def end_gesture(self) -> None:
        """Let go what is held, because the ground has changed."""

    # ------------------------------------------------------------------ position

    @property
    def view_state(self) -> State:
        """What the person at the laptop may see."""
        state: State = self.session.game.view(self.shown_state, self.seat)
        return state

    @property
    def top(self) -> str:
        """Code of the card in front."""
        return read_deck(self.shown_state, self.seat)[0].code

    def groups(self) -> Groups:
        """Legal commands by card and kind; none while a past position is shown."""
        if not self.can_play:
            return {}
        return group_commands(
            self.session.game.commands_of(self.session.state, self.seat), self.top
        )

    def hand(self) -> tuple[str, ...]:
        """Codes of the open cards in the hand."""
        return self.scene.hand_codes(self.view_state, self.seat)

    def why_not(self, command: Command) -> Refusal | None:
        """The game's answer to any command."""
        return self.session.game.why_not(self.session.state, command)

    def show_state(self) -> None:
        self._clear()
        if self.scene.palette_now is not self.palette:
            self.scene.dress(self.palette)
        self.scene.limit = store_limit(self.shown_state.villages[self.seat])
        self.scene.reconcile(self.view_state, self.seat)
        self._settled()

    def show_transition(self, transition: Transition[Any]) -> None:
        self._clear()
        self.select("")
        self.scene.limit = store_limit(transition.after.villages[self.seat])
        self.scene.animate(transition.events, self.view_state, self.seat, self.pace, self._settled)
        if any(isinstance(event, RoundBegan) for event in transition.events):
            self._show_round(transition.after)
        self.show_zones()

    def _clear(self) -> None:
        """What was said and asked about the position before is over."""
        self.end_gesture()
        self.close_popup()
        self.leave_message()
        if self._banner is not None:
            self._banner.leave()

    def _show_round(self, state: State) -> None:
        """Name the round that begins, with the score so far."""
        upgrades = upgrades_of(state.villages[self.seat])
        self._banner = RoundBanner(
            self.palette, state.round, score_of(state, self.seat), upgrades, pace=self.pace
        )
        self._banner.show_in(self.view)

    def _settled(self) -> None:
        self.keep_selection()
        self.tell_end()

    def finish_animation(self) -> None:
        self.scene.finish()

    # ------------------------------------------------------------------ selection

    def select(self, code: str) -> None:
        """Choose a card of the hand, "" for none."""
        before = self.selected
        self.selected = code if code in self.hand() else ""
        for name, card in self.scene.cards.items():
            card.mark(selected=name == self.selected and bool(code), lifted=card.lifted)
        self.show_zones()
        if self.selected and self.selected != before:
            self.announced.emit(self.scene.cards[self.selected].words)
        self.changed.emit()

    def keep_selection(self) -> None:
        self.select(self.selected if self.selected in self.hand() else "")

    @property
    def active_card(self) -> str:
        """The card that keys and buttons mean: the chosen one, otherwise the one in front."""
        return self.selected or self.top

    def show_zones(self, target: str = "") -> None:
        """Let the places glow where the held or chosen card may go."""
        groups = self.groups()
        # A card that was moved away is not left by the pointer before the pointer moves.
        hovered = self.hovered if self.hovered in self.hand() else ""
        held = self.held or self.selected or hovered or self.top
        state = self.shown_state
        limit = self.scene.shelf.look.limit if self.scene.shelf else 4
        looks = zone_looks(state, self.seat, groups, held, target)
        shelf = shelf_look(state, self.seat, groups, held, target, limit)
        self.scene.show_zones(
            {
                kind: replace(look, effort=self.effort_words(groups.get((held, kind), ())))
                for kind, look in looks.items()
            },
            replace(shelf, effort=self.effort_words(groups.get((held, "store"), ()))),
        )

    def effort_words(self, commands: Sequence[Command]) -> str:
        """What the best of these adds to what the order of buying goes by; mostly nothing."""
        return ""

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
            commands, self.session.state, self.seat, self.why_not, self.palette, pace=self.pace
        )
        chooser.chosen.connect(self.play)
        self.select(code)
        self.open(chooser, self._rect_of(code))

    def _refuse(self, code: str, kind: str) -> None:
        """Say why: the game's own refusal of the plain command."""
        if not self.can_play:
            self.tell_refusal(self.waiting_words or say("The game is over."), "")
            return
        refusal = self._refusal_of(code, kind)
        self.tell_refusal(str(refusal), refusal.rule)

    def _refusal_of(self, code: str, kind: str) -> Refusal:
        """Why a card cannot do this; a discard of another card than the top one is named."""
        command = plain_command(self.session.state, self.seat, code, kind)
        if kind == "discard" and code != self.top:
            command = Command(seat=self.seat, card=code, kind="discard")
        refusal = self.why_not(command)
        assert refusal is not None, f"{command} is legal"
        return refusal

    def end_round(self) -> None:
        """End the round, or say why that is not possible."""
        command = plain_command(self.session.state, self.seat, "", "end_round")
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
        if shows_whole_order(state, self.seat):
            words = say("Whole deck")
            found.append(TableAction("order", words, "O", "deck", trigger=self.look_at_order))
        found.append(
            TableAction("look", say("Look"), "I", "eye", trigger=lambda: self.inspect(code))
        )
        if switchable(state, self.seat):
            found.append(self._village_action())
        return tuple(found)

    def _kinds_of(self, code: str) -> tuple[str, ...]:
        if printed_costs(self.shown_state, self.seat, code, "recruit"):
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
            # Only the card in front is ever discarded, and what cannot be done says why.
            brief="" if legal and kind != "discard" else self._kind_words(kind),
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

    def open_menu(self, code: str) -> None:
        """Every action of a card, with its costs and refusals."""
        if not self.can_play:
            self.inspect(code)
            return
        groups = self.groups()
        entries = []
        for kind in (*self._kinds_of(code), "discard"):
            costs = (
                printed_costs(self.shown_state, self.seat, code, kind) if kind != "discard" else ()
            )
            legal = (code, kind) in groups
            if not legal and kind != "discard" and not costs:
                continue
            refusal = None if legal else self._refusal_of(code, kind)
            entries.append(MenuEntry(kind, self._kind_words(kind), _KEYS[kind], costs, refusal))
        two_sided = CARDS[code].group != "villager"
        words = say("Look at both sides") if two_sided else say("Look")
        entries.append(MenuEntry("eye", words, "I"))
        menu = CardMenu(card_name(code), tuple(entries), self.palette, self.pace)
        menu.chosen.connect(lambda kind, _: self.act(code, "look" if kind == "eye" else kind))
        self.open(menu, self._rect_of(code))

    def open_village(self, code: str = "") -> None:
        """Let a villager, or one of all, rest or work again, or hear why not (PALM-11.6)."""
        state = self.shown_state
        codes = (code,) if code else switchable(state, self.seat)
        if not codes or not self.can_play:
            self.tell_refusal(say("No villager has been recruited yet who works."), "PALM-11.6")
            return
        entries = switch_entries(state, self.seat, codes, self.why_not)
        if code:
            entries = (*entries, MenuEntry("eye", say("Look"), "I", code=code))
        menu = CardMenu(village_title(codes), entries, self.palette, self.pace)
        menu.chosen.connect(
            lambda kind, chosen: self.act(chosen, "look" if kind == "eye" else "set_active")
        )
        self.open(menu, self._rect_of(codes[0]))

    def _village_action(self) -> TableAction:
        """The button that opens the menu of all villagers; it says why none can be switched."""
        state = self.shown_state
        entries = switch_entries(state, self.seat, switchable(state, self.seat), self.why_not)
        refusals = [str(entry.refusal) for entry in entries if entry.refusal is not None]
        legal = len(refusals) < len(entries)
        reason = "" if legal else refusals[0]
        words = say("Village")
        return TableAction("village", words, "V", "people", legal, reason, self.open_village)

    def inspect(self, code: str) -> None:
        """A large copy of a card: all sides for the first two, the open side of others."""
        from islands_desktop.desktop.games.palm_island.inspector import CardInspector

        shown = self.scene.cards.get(code)
        if shown is None:
            return
        if CARDS[code].group == "outpost":
            from islands_desktop.desktop.games.palm_island.table_card_look import TableCardLook

            look = TableCardLook(TableCard(code), shown.words, self.palette, pace=self.pace)
            self.open(look, self._rect_of(code))
            return
        inspector = CardInspector(
            code,
            shown.face.state,
            self.palette,
            both_sides=code in [card.code for card in read_deck(self.shown_state, self.seat)[:2]],
            round=self.shown_state.round,
            pace=self.pace,
        )
        self.open(inspector, self._rect_of(code))

    def look_at_order(self) -> None:
        """The whole deck in order, where it may be seen (PALM-16.2, 16.4)."""
        from islands_desktop.desktop.games.palm_island.order_look import OrderLook

        cards = read_deck(self.view_state, self.seat)
        if any(card.hidden for card in cards):
            self.tell_refusal(
                say("The order may be seen before the first turn, or with the open deck."),
                "PALM-16.2",
            )
            return
        self.open(OrderLook(cards, self.palette, pace=self.pace), layout.HAND_RECT)

    def _rect_of(self, code: str) -> QRectF:
        card = self.scene.cards.get(code)
        return self.scene.place_of_drop(card) if card is not None else layout.HAND_RECT

    def focus_rect(self) -> QRectF:
        return self._rect_of(self.active_card)
