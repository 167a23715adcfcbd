"""What a person has picked in a chooser, what it adds up to, and what to propose first.

Only display arithmetic: whether a selection is legal is decided by the list of legal commands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from islands_desktop.games.palm_island.commands import Command, Discount, make_command
from islands_desktop.games.palm_island.components import CARDS, KINDS, Resources, Side
from islands_desktop.games.palm_island.state import State, read_deck

Sides = Mapping[str, Side]
"""The visible side of every card of a deck, by code."""


@dataclass(frozen=True, slots=True)
class Account:
    """A cost and what is given for it: logs, fish, stones, and resources of any kind."""

    cost: Resources
    given: Resources
    wild: int = 0

    @property
    def lacking(self) -> Resources:
        """What the given cards do not cover, before wild resources fill in (PALM-5.7)."""
        logs, fish, stones = (max(0, c - g) for c, g in zip(self.cost, self.given, strict=True))
        return logs, fish, stones

    @property
    def excess(self) -> Resources:
        """What is given beyond the cost and would be lost (PALM-5.4)."""
        logs, fish, stones = (max(0, g - c) for c, g in zip(self.cost, self.given, strict=True))
        return logs, fish, stones

    @property
    def spare_wild(self) -> int:
        """Wild resources that would be lost."""
        return max(0, self.wild - sum(self.lacking))

    @property
    def covered(self) -> bool:
        """Whether the sums reach the cost.

        >>> Account((2, 0, 0), (1, 1, 0)).covered, Account((2, 0, 0), (1, 1, 0), wild=2).covered
        (False, True)
        """
        return sum(self.lacking) <= self.wild


@dataclass(frozen=True, slots=True)
class Selection:
    """The choices for one action on one card; `command()` is the command they make."""

    seat: int
    card: str
    kind: str
    alternative: int = 1
    payment: frozenset[str] = frozenset()
    discounts: frozenset[Discount] = frozenset()
    reset: str = ""
    restore: str = ""

    @classmethod
    def of(cls, command: Command) -> Selection:
        """The selection that makes this command."""
        return cls(
            command.seat,
            command.card,
            command.kind,
            command.alternative,
            frozenset(command.payment),
            frozenset(command.discounts),
            command.reset,
            command.restore,
        )

    def command(self) -> Command:
        """The command that these choices make."""
        return make_command(
            self.seat,
            self.card,
            self.kind,
            self.alternative,
            tuple(sorted(self.payment)),
            tuple(sorted(self.discounts)),
            self.reset,
            self.restore,
        )

    def same_price(self, command: Command) -> bool:
        """Whether a command pays the same alternative with the same cards and discounts."""
        return (
            command.alternative == self.alternative
            and frozenset(command.payment) == self.payment
            and frozenset(command.discounts) == self.discounts
        )


def visible_sides(state: State, seat: int) -> dict[str, Side]:
    """The side that every card of the deck shows, by code."""
    return {
        card.code: CARDS[card.code].side(card.state)
        for card in read_deck(state, seat)
        if not card.hidden
    }


def stored_codes(state: State, seat: int) -> tuple[str, ...]:
    """Codes of the stored cards in deck order."""
    return tuple(card.code for card in read_deck(state, seat) if card.stored)


def printed_costs(kind: str, card: str, sides: Sides) -> tuple[Resources, ...]:
    """The alternative costs of an action as printed; none if the side does not print it."""
    if kind == "recruit":
        return (CARDS[card].cost,)
    action = sides[card].action(kind)
    return action.alternatives if action else ()


def given_by(cards: Iterable[str], sides: Sides) -> tuple[Resources, int]:
    """What these cards give together: resources, and how many of any kind."""
    shown = [sides[code] for code in cards]
    logs, fish, stones = (sum(side.gives[kind] for side in shown) for kind in range(3))
    return (logs, fish, stones), sum(side.wild for side in shown)


def account_of(selection: Selection, sides: Sides) -> Account:
    """The sums of a selection, its discounts taken off the chosen alternative."""
    costs = printed_costs(selection.kind, selection.card, sides)
    cost = list(costs[min(selection.alternative, len(costs)) - 1]) if costs else [0, 0, 0]
    for _source, kind in selection.discounts:
        cost[KINDS.index(kind)] = max(0, cost[KINDS.index(kind)] - 1)
    given, wild = given_by(selection.payment, sides)
    return Account((cost[0], cost[1], cost[2]), given, wild)


def value_lost(command: Command, sides: Sides) -> int:
    """Resources that a command gives away for nothing: excess, and the card that is reset."""
    account = account_of(Selection.of(command), sides)
    lost = sum(account.excess) + account.spare_wild
    if command.reset:
        given, wild = given_by((command.reset,), sides)
        lost += sum(given) + wild
    return lost


def proposal(commands: Sequence[Command], sides: Sides) -> Command:
    """The command to preselect: least value lost, then least spent (PALM-5.8).

    Where the Feast Drum may store a card again, the one that gives most. Raises ValueError for an
    empty list.
    """

    def order(command: Command) -> tuple[int, int, int, int, Command]:
        given, wild = given_by(command.payment, sides)
        restored = given_by((command.restore,), sides) if command.restore else ((0, 0, 0), 0)
        gain = sum(restored[0]) + restored[1]
        return (
            value_lost(command, sides),
            -gain,
            sum(given) + 2 * wild,
            len(command.payment),
            command,
        )

    return min(commands, key=order)


def settled(selection: Selection, commands: Sequence[Command], sides: Sides) -> Selection:
    """The selection with its reset put right: dropped where none is due, proposed where one is."""
    fitting = [command for command in commands if selection.same_price(command)]
    if not fitting or selection.command() in fitting:
        return selection
    kept = [command for command in fitting if command.restore == selection.restore]
    return Selection.of(proposal(kept or fitting, sides))


def repriced(
    selection: Selection, commands: Sequence[Command], sides: Sides, **changes: object
) -> Selection:
    """The selection after its alternative or discounts changed, paid anew if there is a way."""
    changed = replace(selection, **changes)  # type: ignore[arg-type]
    fitting = [
        command
        for command in commands
        if command.alternative == changed.alternative
        and frozenset(command.discounts) == changed.discounts
    ]
    if not fitting or changed.command() in fitting:
        return changed
    kept = [command for command in fitting if command.restore == changed.restore]
    return Selection.of(proposal(kept or fitting, sides))
