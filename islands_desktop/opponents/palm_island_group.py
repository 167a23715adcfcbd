"""What a group of Palm Island does with its stored cards at the end of a round (PALM-13.3).

It pays the disaster if it can, then the ability (PALM-13.4), with what it will miss least, rather
from those who are ahead: the group's score is the lowest (PALM-13.15).
"""

from __future__ import annotations

from islands_desktop.games.palm_island.commands import Command, face_bits
from islands_desktop.games.palm_island.components import Resources
from islands_desktop.games.palm_island.faces import BITS, pack
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.heuristics import stored_worth, value_of
from islands_desktop.games.palm_island.rules.group import (
    ability_cost,
    level_cost,
    may_pay_ability,
    may_pay_disaster,
)
from islands_desktop.games.palm_island.rules.joint import can_pay
from islands_desktop.games.palm_island.state import State, Village

_DISASTER = 9.0
_ABILITY = 2.5
"""Points that a level paid and an ability at work are worth to each player."""

_CHEAPEST = 0.1
"""What a payment is worth that costs more than it brings: the group wants it all the same."""

_SIGNAL = 0.2
"""Part of its worth that a card stored unpaid keeps for later."""

_AHEAD = 0.04
"""By how much a card counts more for each point that its owner is behind."""


def group_values(world: State, seat: int) -> dict[Command, float]:
    """What each command that the group can give now is worth to a player, in points."""
    weights = _weights(world)
    return {command: _value(world, command, weights) for command in GAME.commands_of(world, seat)}


def _weights(world: State) -> list[float]:
    """How much the stored cards of each seat count: more for those who are behind."""
    expected = [value_of(world, seat) for seat in range(len(world.villages))]
    return [1 + _AHEAD * (max(expected) - own) for own in expected]


def _value(world: State, command: Command, weights: list[float]) -> float:
    match command.kind:
        case "pay_disaster":
            return max(_CHEAPEST, _DISASTER - _price(world, command, weights))
        case "pay_ability":
            return max(_CHEAPEST, _ABILITY - _price(world, command, weights))
        case "signal":
            return _signal_value(world, command)
    return 0.0


def _price(world: State, command: Command, weights: list[float]) -> float:
    """What the paying cards are worth, by player."""
    paid = zip(world.villages, command.payments, weights, strict=True)
    total = sum(
        weight * stored_worth(village.stored & face_bits(cards))
        for village, cards, weight in paid
        if cards
    )
    return total / len(world.villages)


def _signal_value(world: State, command: Command) -> float:
    """What a card stored unpaid makes possible in this phase, or a little for later."""
    owner = world.villages[command.owner]
    face = next(face for face in owner.deck if face >> 2 == command.index)
    stored = owner._replace(stored=owner.stored | BITS[face])
    villages = tuple(
        stored if number == command.owner else village
        for number, village in enumerate(world.villages)
    )
    later = _SIGNAL * stored_worth(BITS[face]) / len(villages)
    if may_pay_disaster(world) and _enables(world, villages, level_cost(world)):
        return _DISASTER / 2 + later
    if may_pay_ability(world) and _enables(world, villages, ability_cost(world)):
        return _CHEAPEST / 2 + later
    return later


def _enables(world: State, villages: tuple[Village, ...], cost: Resources | None) -> bool:
    """Whether a cost can be paid by these villages, but not as they are in the world."""
    if cost is None:
        return False
    return can_pay(villages, pack(cost)) and not can_pay(world.villages, pack(cost))
