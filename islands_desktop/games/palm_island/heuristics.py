"""What a position of Palm Island is worth to a player who wants points by the end.

Worths are in victory points, inside tables in hundredths, so that one byte holds each and a deck
is counted as fast as its points are.
"""

from __future__ import annotations

from islands_desktop.core.memory import remember_positions
from islands_desktop.games.palm_island.components import ROUNDS, Resources
from islands_desktop.games.palm_island.faces import FACES, SIDES, VP, faces_in
from islands_desktop.games.palm_island.rules.villagers import SWITCHABLE, tail_vp
from islands_desktop.games.palm_island.state import TRACKER_FACE, State

_RESOURCE_WORTH = (30, 30, 46)
"""Hundredths that a log, a fish, a stone stored at the end of a round are about worth."""

_WILD_WORTH = 70
_UPGRADE_WORTH = 55
_SUPPLY_A_ROUND = 0.42
"""Part of a card's supply that is used in each round still to come, by experience."""

_HELP_A_ROUND = 32
"""Hundredths that a villager at work is about worth in each round still to come (PALM-11.5)."""

_LAST_ROUNDS = 2.5
"""From so many rounds before the end on, growth and stored cards count less and less."""

_MEMORY = 1 << 14
"""Answers kept of each question: search asks again what it asked a few decisions before."""


def _worth(resources: Resources) -> int:
    return sum(worth * count for worth, count in zip(_RESOURCE_WORTH, resources, strict=True))


def _stored_worth(face: int) -> int:
    """Worth of what a face gives while it is stored."""
    return _worth(SIDES[face].gives) + _WILD_WORTH * SIDES[face].wild


def _supply(face: int) -> int:
    """Worth of storing a face once, after its cost."""
    store = SIDES[face].store
    if store is None:
        return 0
    return max(0, _stored_worth(face) - min(_worth(cost) for cost in store.alternatives))


def _growth(face: int) -> int:
    """How far a card has come on the way to points it does not show yet."""
    side = SIDES[face]
    return _UPGRADE_WORTH * side.up if side.rotate or side.flip else 0


_STORED = tuple(_stored_worth(face) for face in FACES)
_SUPPLY = bytes(_supply(face) for face in FACES).ljust(256, b"\0")
_HELP = bytes(_HELP_A_ROUND * (index in SWITCHABLE) for index in range(256))
_GROWTH = bytes(_growth(face) for face in FACES).ljust(256, b"\0")


@remember_positions(_MEMORY)
def stored_faces(stored: int) -> tuple[int, ...]:
    """The stored faces, ascending; search asks for the same ones again and again."""
    return tuple(faces_in(stored))


@remember_positions(_MEMORY)
def stored_worth(stored: int) -> float:
    """Points that these stored cards are about worth to their player at the end of a round."""
    return sum(_STORED[face] for face in stored_faces(stored)) / 100


@remember_positions(_MEMORY)
def _deck_worth(deck: bytes) -> tuple[int, float, float]:
    """Points of a deck, worth of its growth, and of its supply in one round.

    What is stored changes much more often than the deck.
    """
    growth, supply = sum(deck.translate(_GROWTH)), sum(deck.translate(_SUPPLY))
    return sum(deck.translate(VP)), growth / 100, supply * _SUPPLY_A_ROUND / 100


def value_of(state: State, seat: int = 0) -> float:
    """Expected final score, roughly: points, growth, supply for the rounds left, stored cards."""
    village = state.villages[seat]
    deck = village.deck
    points, growth, supply = _deck_worth(deck)
    if village.tail:
        points += tail_vp(village)
    if state.over:
        return float(points)
    left = ROUNDS - state.round + deck.index(TRACKER_FACE) / len(deck)
    if village.tail:
        supply += sum(village.tail.translate(_HELP)) / 100
    eagerness = min(1.0, left / _LAST_ROUNDS)
    return points + eagerness * (growth + stored_worth(village.stored)) + left * supply
