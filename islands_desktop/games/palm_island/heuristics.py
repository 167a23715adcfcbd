"""What a position of Palm Island is worth to a player who wants points by the end."""

from __future__ import annotations

from islands_desktop.games.palm_island.components import ROUNDS
from islands_desktop.games.palm_island.faces import FACES, SIDES, VP, faces_in
from islands_desktop.games.palm_island.rules.villagers import villager_vp
from islands_desktop.games.palm_island.state import TRACKER_FACE, State, Village

_RESOURCE_WORTH = (0.30, 0.30, 0.46)
"""Points that a log, a fish, a stone stored at the end of a round are about worth."""


def _supply_of(face: int) -> float:
    """Worth of what a face gives when it can be stored at no cost, per round."""
    side = SIDES[face]
    if side.store is None:
        return 0.0
    given = sum(w * n for w, n in zip(_RESOURCE_WORTH, side.gives, strict=True)) + 0.7 * side.wild
    dearest = min(
        sum(w * n for w, n in zip(_RESOURCE_WORTH, cost, strict=True))
        for cost in side.store.alternatives
    )
    return max(0.0, given - dearest)


def _promise_of(face: int) -> float:
    """How far a card has come on the way to points it does not show yet."""
    side = SIDES[face]
    return 0.55 * side.up if side.rotate or side.flip else 0.0


_SUPPLY = tuple(_supply_of(face) for face in FACES)
_PROMISE = tuple(_promise_of(face) for face in FACES)
_STORED = tuple(
    sum(w * n for w, n in zip(_RESOURCE_WORTH, side.gives, strict=True)) + 0.7 * side.wild
    for side in SIDES
)


def value_of(state: State) -> float:
    """Expected final score, roughly: points, growth, supply for the rounds left, stored cards."""
    village = state.villages[0]
    if state.over:
        return float(sum(village.deck.translate(VP)) + villager_vp(village))
    left = ROUNDS - state.round + _share_ahead(village)
    points = sum(village.deck.translate(VP)) + villager_vp(village)
    growth = sum([_PROMISE[face] for face in village.deck])
    supply = sum([_SUPPLY[face] for face in village.deck])
    stored = sum([_STORED[face] for face in faces_in(village.stored)])
    eagerness = min(1.0, left / 2.5)
    return points + eagerness * (growth + stored) + 0.42 * left * supply


def _share_ahead(village: Village) -> float:
    """Part of the round still to come, 0 to 1."""
    return village.deck.index(TRACKER_FACE) / len(village.deck)
