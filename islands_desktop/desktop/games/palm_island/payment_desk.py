"""What people have put together on the shared table to pay for a card, and the command it makes.

Only display arithmetic: whether a payment is legal is decided by the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from islands_desktop.desktop.games.palm_island.selection import Account
from islands_desktop.games.palm_island.commands import Command, make_command
from islands_desktop.games.palm_island.components import CARDS, CODES, Resources
from islands_desktop.games.palm_island.faces import GIVES, faces_in, unpack
from islands_desktop.games.palm_island.options import NO_ABILITY
from islands_desktop.games.palm_island.rules.group import (
    ability_cost,
    agreeing,
    common_of,
    level_cost,
)
from islands_desktop.games.palm_island.state import GROUP, State

Chosen = frozenset[tuple[int, str]]
"""Seats and codes of the cards that are to pay."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to pay for: the kind of command, the card, what it costs."""

    kind: str
    card: str
    cost: Resources


def offers_of(state: State) -> dict[str, Offer]:
    """Everything to pay for at the end of this round, by the code or ability it has."""
    common = common_of(state)
    if common.phase != GROUP:
        tops = [*(pile[0] for pile in common.piles if pile), *common.row]
        return {CODES[i]: Offer("buy", CODES[i], CARDS[CODES[i]].cost) for i in tops}
    found = {}
    cost = level_cost(state)
    if cost is not None:
        found[common.disaster] = Offer("pay_disaster", common.disaster, cost)
    ability = str(state.setup.option("ability"))
    price = ability_cost(state)
    if ability != NO_ABILITY and price is not None and not common.enabled:
        found[ability] = Offer("pay_ability", ability, price)
    return found


@dataclass(frozen=True, slots=True)
class PaymentDesk:
    """The choices of a payment: in whose name, for what, with which cards.

    seat: who gives the command. only: the one seat whose cards may pay, None for all.
    """

    seat: int
    only: int | None = None
    target: str = ""
    chosen: Chosen = frozenset()

    def toggled(self, owner: int, code: str) -> PaymentDesk:
        """With this card added, or taken away."""
        return replace(self, chosen=self.chosen ^ {(owner, code)})

    def command(self, state: State) -> Command | None:
        """The command that these choices make, None without something to pay for."""
        offer = offers_of(state).get(self.target)
        if offer is None:
            return None
        if offer.kind == "buy":
            codes = tuple(sorted(code for _seat, code in self.chosen))
            return make_command(self.seat, offer.card, "buy", payment=codes)
        payments = tuple(
            tuple(sorted(code for owner, code in self.chosen if owner == seat))
            for seat in range(len(state.villages))
        )
        return Command(self.seat, kind=offer.kind, payments=payments, confirmed=agreeing(payments))

    def with_all(self, state: State) -> PaymentDesk:
        """With every card that may pay: what the rules say to it tells what is lacking."""
        own = (card for card in gifts_of(state) if self.only in (None, card[0]))
        return replace(self, chosen=frozenset(own))

    def account(self, state: State) -> Account:
        """Cost and sum of what is chosen."""
        offer = offers_of(state).get(self.target)
        cost = offer.cost if offer is not None else (0, 0, 0)
        return Account(cost, given_together(state, self.chosen))


def given_together(state: State, cards: Iterable[tuple[int, str]]) -> Resources:
    """What stored cards of any seats give together."""
    gifts = gifts_of(state)
    given = [gifts.get(card, (0, 0, 0)) for card in cards]
    logs, fish, stones = (sum(one[kind] for one in given) for kind in range(3))
    return logs, fish, stones


def gifts_of(state: State) -> dict[tuple[int, str], Resources]:
    """What every stored card gives, by seat and code."""
    found: dict[tuple[int, str], Resources] = {}
    for seat, village in enumerate(state.villages):
        for face in faces_in(village.stored):
            logs, fish, stones = unpack(GIVES[face])
            found[seat, CODES[face >> 2]] = (logs, fish, stones)
    return found


def cards_of(command: Command) -> Chosen:
    """The cards that pay in a command."""
    if command.kind == "buy":
        return frozenset((command.seat, code) for code in command.payment)
    return frozenset((seat, code) for seat, codes in enumerate(command.payments) for code in codes)


def proposed(state: State, commands: Sequence[Command], offer: Offer) -> Chosen:
    """The payment to propose: least lost, then fewest cards; nothing where none is legal."""
    gifts = gifts_of(state)

    def price(command: Command) -> tuple[int, int, Command]:
        cards = cards_of(command)
        return sum(sum(gifts[card]) for card in cards), len(cards), command

    fitting = [
        command
        for command in commands
        if command.kind == offer.kind and (offer.kind != "buy" or command.card == offer.card)
    ]
    return cards_of(min(fitting, key=price)) if fitting else frozenset()
