"""The payment chooser: everything there is to decide about one action on one card.

It works from the list of legal commands and from `why_not` alone and computes no rule itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter

from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import Refusal
from islands_desktop.desktop.games.palm_island.card_notes import card_notes
from islands_desktop.desktop.games.palm_island.half_part import HalfPart
from islands_desktop.desktop.games.palm_island.payment_parts import (
    BeforeAfter,
    CardTile,
    CostTab,
    Tally,
    Tick,
    WordTick,
)
from islands_desktop.desktop.games.palm_island.selection import (
    Selection,
    account_of,
    given_by,
    printed_costs,
    proposal,
    repriced,
    settled,
    stored_codes,
    visible_sides,
)
from islands_desktop.desktop.look.icons import RESOURCE_ICONS, paint_icon
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Beside, Column, Row
from islands_desktop.desktop.table.popup_parts import SMALL_PX, Button, Part, Words
from islands_desktop.desktop.table.rule_sentence import RuleSentence
from islands_desktop.games.palm_island.commands import Command, Discount
from islands_desktop.games.palm_island.components import CARDS, KINDS
from islands_desktop.games.palm_island.names import card_name, resource_name, resource_words
from islands_desktop.games.palm_island.state import State, read_deck

WhyNot = Callable[[Command], Refusal | None]


def action_title(kind: str, code: str) -> str:
    """The action on a card in words."""
    card = card_name(code)
    if kind == "store":
        return say("Store {card}", card=card)
    if kind == "rotate":
        return say("Rotate {card}", card=card)
    if kind == "flip":
        return say("Flip {card}", card=card)
    return say("Recruit {card}", card=card)


def action_word(kind: str) -> str:
    """The action alone, for buttons."""
    words = {
        "store": say("Store"),
        "rotate": say("Rotate"),
        "flip": say("Flip"),
        "recruit": say("Recruit"),
    }
    return words[kind]


class PaymentChooser(ScenePopup):
    """Lets a person choose cost, paying cards, discounts, reset and restore of one action.

    commands: the legal commands of this action on this card, at least one.
    state, seat: the position they are legal in. why_not: the game's answer to any command.
    """

    chosen = Signal(object)
    """The Command that was confirmed; `closed` follows."""

    def __init__(
        self,
        commands: Sequence[Command],
        state: State,
        seat: int,
        why_not: WhyNot,
        palette: Palette,
        *,
        pace: float = 1.0,
    ) -> None:
        if not commands:
            raise ValueError("A payment chooser needs at least one legal command.")
        self.commands = tuple(commands)
        self.why_not = why_not
        self.sides = visible_sides(state, seat)
        self.states = {card.code: card.state for card in read_deck(state, seat)}
        self.stored = stored_codes(state, seat)
        self.selection = Selection.of(proposal(self.commands, self.sides))
        card, kind = self.selection.card, self.selection.kind
        self.confirm_button = Button(
            action_word(kind), self.confirm, key="Return", kind="primary", drawing=_badge(kind)
        )
        cancel = Button(say("Cancel"), self.cancel, key="Escape")
        self.status = RuleSentence("", "", self._ask_rule)
        super().__init__(
            palette,
            action_title(kind, card),
            self._build_body(),
            [cancel, self.confirm_button],
            width=600,
            pace=pace,
            footer=self.status,
        )
        self.outside_click = self._take_card_at
        self._show_selection()

    # ------------------------------------------------------------------ building

    def _build_body(self) -> Part:
        selection = self.selection
        self.tally = Tally()
        self.cost_tabs = self._build_cost_tabs()
        self.pay_tiles = {
            code: self._tile(code, self._toggle_payment, key)
            for code, key in _numbered(self.stored).items()
        }
        self.discount_ticks = self._build_discounts()
        self.reset_tiles = self._build_resets()
        self.restore_ticks = self._build_restores()
        self.reset_words = Words("", px=SMALL_PX, role="dim")
        sections: list[Part] = []
        if len(self.cost_tabs) > 1:
            sections += [_caption(say("Pay one of these in full")), Row(list(self.cost_tabs))]
        sections.append(self.tally)
        if self.discount_ticks:
            sections += [
                _caption(say("Discounts")),
                Row(list(self.discount_ticks.values()), even=True),
            ]
        if self.pay_tiles and self._costs_anything():
            sections += [_caption(say("Pay with")), Row(list(self.pay_tiles.values()), even=True)]
        if self.reset_tiles:
            self.reset_row = Row(list(self.reset_tiles.values()), even=True)
            sections += [self.reset_words, self.reset_row]
        if self.restore_ticks:
            caption = say("The drum may store one passed card again")
            sections += [_caption(caption), Row(list(self.restore_ticks.values()))]
        picture = self._picture(selection)
        return Beside(picture, Column(sections), 148) if picture else Column(sections)

    def _costs_anything(self) -> bool:
        costs = printed_costs(self.selection.kind, self.selection.card, self.sides)
        return any(any(cost) for cost in costs)

    def _picture(self, selection: Selection) -> Part | None:
        code, kind = selection.card, selection.kind
        state = self.states[code]
        if kind == "recruit":  # nothing turns: the villager is shown with what they will do
            return Column([HalfPart(code, state), *map(_caption, card_notes(code))])
        action = self.sides[code].action(kind)
        to = action.to if action is not None and action.to else state
        before, after = CARDS[code].side(state), CARDS[code].side(to)
        notes = []
        if after.up != before.up:
            notes.append(say("Upgrade {before} → {after}", before=before.up, after=after.up))
        if after.vp != before.vp:
            notes.append(say("{points} ★ more", points=after.vp - before.vp))
        if kind == "store":
            notes.append(
                say(("Gives {resources}"), resources=resource_words(before.gives, before.wild))
            )
        return BeforeAfter(code, state, kind, to, tuple(notes))

    def _tile(self, code: str, do: Callable[[str], None], key: str = "") -> CardTile:
        side = self.sides[code]
        return CardTile(code, self.states[code], side.gives, side.wild, lambda: do(code), key=key)

    def _build_cost_tabs(self) -> list[CostTab]:
        costs = printed_costs(self.selection.kind, self.selection.card, self.sides)
        tabs = []
        for number, cost in enumerate(costs, start=1):
            payable = any(command.alternative == number for command in self.commands)
            tabs.append(CostTab(cost, payable, lambda n=number: self._choose_cost(n)))  # type: ignore[misc]
        return tabs

    def _build_discounts(self) -> dict[Discount, Tick]:
        offered = sorted({pair for command in self.commands for pair in command.discounts})
        ticks: dict[Discount, Tick] = {}
        for source, kind in offered:
            words = say("{card}: 1 {kind} less", card=card_name(source), kind=resource_name(kind))
            icon = RESOURCE_ICONS[KINDS.index(kind)]
            pair = (source, kind)
            toggle = partial(self._toggle_discount, pair)
            ticks[pair] = WordTick(words, toggle, key=kind, icon=icon)
        return ticks

    def _build_resets(self) -> dict[str, CardTile]:
        if not any(command.reset for command in self.commands):
            return {}
        keys = {} if self._costs_anything() else _numbered(self.stored)
        return {
            code: self._tile(code, self._choose_reset, keys.get(code, "")) for code in self.stored
        }

    def _build_restores(self) -> dict[str, Tick]:
        offered = sorted(
            {c.restore for c in self.commands if c.restore}, key=list(self.states).index
        )
        if not offered:
            return {}
        keys = _numbered(tuple(offered))
        ticks: dict[str, Tick] = {
            code: self._tile(code, self._choose_restore, keys.get(code, "")) for code in offered
        }
        ticks[""] = WordTick(say("None"), lambda: self._choose_restore(""), key="0")
        return ticks

    # ------------------------------------------------------------------ choosing

    def take_card(self, code: str) -> bool:
        """A stored card was clicked on the table: let it pay, or make room; False if neither."""
        if code in self.pay_tiles and self._costs_anything():
            self._toggle_payment(code)
        elif code in self.reset_tiles:
            self._choose_reset(code)
        else:
            return False
        return True

    def _take_card_at(self, place: QPointF) -> bool:
        """Cards on the table are the items that carry a code."""
        codes = (getattr(item, "code", "") for item in self.scene().items(place))
        return self.take_card(next((code for code in codes if code), ""))

    def _toggle_payment(self, code: str) -> None:
        payment = self.selection.payment ^ {code}
        reset = "" if self.selection.reset in payment else self.selection.reset
        changed = replace(self.selection, payment=payment, reset=reset)
        self._select(settled(changed, self.commands, self.sides))

    def _toggle_discount(self, pair: Discount) -> None:
        discounts = self.selection.discounts ^ {pair}
        self._select(repriced(self.selection, self.commands, self.sides, discounts=discounts))

    def _choose_cost(self, number: int) -> None:
        self._select(repriced(self.selection, self.commands, self.sides, alternative=number))

    def _choose_reset(self, code: str) -> None:
        reset = "" if self.selection.reset == code else code
        self._select(replace(self.selection, reset=reset))

    def _choose_restore(self, code: str) -> None:
        self._select(replace(self.selection, restore=code))

    def _select(self, selection: Selection) -> None:
        self.selection = selection
        self._show_selection()
        self.refresh()

    def refusal(self) -> Refusal | None:
        """Why the present selection is not legal, None if it is."""
        command = self.selection.command()
        return None if command in self.commands else self.why_not(command)

    def confirm(self) -> None:
        """Hand the command over, if the selection is legal."""
        command = self.selection.command()
        if command in self.commands:
            self.close()
            self.chosen.emit(command)

    def _ask_rule(self, rule: str) -> None:
        self.rule_asked.emit(rule)

    # ------------------------------------------------------------------ showing

    def _show_selection(self) -> None:
        selection = self.selection
        self.tally.show(account_of(selection, self.sides))
        for number, tab in enumerate(self.cost_tabs, start=1):
            tab.checked = selection.alternative == number
        for code, tile in self.pay_tiles.items():
            tile.checked = code in selection.payment
        for pair, tick in self.discount_ticks.items():
            tick.checked = pair in selection.discounts
        for code, restore in self.restore_ticks.items():
            restore.checked = code == selection.restore
        self._show_resets()
        self._show_status()

    def _show_resets(self) -> None:
        if not self.reset_tiles:
            return
        fitting = [c for c in self.commands if self.selection.same_price(c)]
        due = any(command.reset for command in fitting) or not fitting
        for code, tile in self.reset_tiles.items():
            tile.checked = code == self.selection.reset
            tile.visible = code not in self.selection.payment
        self.reset_row.visible = due
        self.reset_words.text = (
            say("The store is full: turn one card back first; what it gives is lost")
            if due
            else say("Paying makes room: no card needs to be turned back")
        )

    def _show_status(self) -> None:
        refusal = self.refusal()
        legal = self.selection.command() in self.commands
        self.confirm_button.enabled = legal
        self.status.role = "leaf_ink" if legal else "coral_ink"
        self.status.rule = refusal.rule if refusal else ""
        self.status.drawing = _check if legal else _warning
        self.status.text = (
            self._legal_words() if legal else str(refusal or say("Not possible now."))
        )
        self.status.label = self.status.text
        if not legal:
            self.spoken.emit(self.status.text)

    def _legal_words(self) -> str:
        account = account_of(self.selection, self.sides)
        excess, wild = account.excess, account.spare_wild
        if self.selection.reset:
            given, given_wild = given_by((self.selection.reset,), self.sides)
            excess = (excess[0] + given[0], excess[1] + given[1], excess[2] + given[2])
            wild += given_wild
        if any(excess) or wild:
            return say(
                ("This works; {resources} will be lost."), resources=resource_words(excess, wild)
            )
        if not any(account.cost):
            return say("This is free.")
        return say("This pays exactly.")


def _numbered(codes: tuple[str, ...]) -> dict[str, str]:
    """The keys 1 to 9 for the first nine cards."""
    return {code: str(number) for number, code in enumerate(codes[:9], start=1)}


def _caption(text: str) -> Words:
    return Words(text, px=SMALL_PX, role="dim")


def _badge(kind: str) -> Callable[[QPainter, QRectF, Palette], None]:
    return lambda painter, rect, palette: paint_icon(painter, kind, rect, palette)


def _check(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    paint_icon(painter, "check", rect, palette, palette.leaf_ink)


def _warning(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    paint_icon(painter, "warning", rect, palette, palette.coral_ink)
