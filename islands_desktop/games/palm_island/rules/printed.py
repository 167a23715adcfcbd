"""Actions printed on the faces of cards, with their costs and the commands made for them so far."""

from __future__ import annotations

from typing import NamedTuple

from islands_desktop.core.memory import forget_with
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.components import CARD_LIST, CODES, DECK_CARDS
from islands_desktop.games.palm_island.faces import FACES, SIDES, pack
from islands_desktop.games.palm_island.rules.villagers import VILLAGER_FACES, Discount


def priced_costs(face: int, kind: str) -> tuple[int, ...]:
    """Costs in lanes of an action by alternative; empty if it is not printed (PALM-3.7, 11.3)."""
    if kind == "recruit":
        return (pack(CARD_LIST[face >> 2].cost),) if face in VILLAGER_FACES else ()
    action = SIDES[face].action(kind)
    return tuple(pack(cost) for cost in action.alternatives) if action else ()


class Printed(NamedTuple):
    """A printed action with one of its costs in lanes, and the commands made for it so far.

    `known` is for seat 0 without discounts, by the bits of paying cards and, shifted by
    `RESET_SHIFT`, of the card turned back; `others` has the same by seat and discounts.
    """

    cost: int
    stores: bool
    known: dict[int, Command]
    others: dict[tuple[int, tuple[Discount, ...]], dict[int, Command]]
    card: str
    kind: str
    alternative: int


RESET_SHIFT = 4 * DECK_CARDS


def _printed(face: int) -> tuple[Printed, ...]:
    return tuple(
        Printed(cost, kind == "store", {}, {}, CODES[face >> 2], kind, number)
        for kind in ("flip", "recruit", "rotate", "store")
        for number, cost in enumerate(priced_costs(face, kind), start=1)
    )


PRINTED = tuple(
    tuple((printed.cost, printed.stores, printed.known, printed) for printed in _printed(face))
    for face in FACES
)
"""By face: what the loop over ways to act needs at every turn, taken out beforehand."""


def _forget() -> None:
    for actions in PRINTED:
        for _cost, _stores, known, printed in actions:
            known.clear()
            printed.others.clear()


forget_with(_forget)
