"""What a player of Palm Island aims at beside its own village: outposts, and averting a disaster.

Worlds have one village, in which outposts taken since are sure of no rival and a level of the
disaster costs what it costs each player; what is known of the others makes that less or more.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import NamedTuple

from islands_desktop.core.memory import remember_positions
from islands_desktop.games.palm_island.components import (
    CARD_LIST,
    CARDS,
    LEVELS,
    ROUNDS,
    STORE_LIMIT,
    CardSpec,
    Condition,
    Resources,
)
from islands_desktop.games.palm_island.faces import BITS, BUILDING_UP, GIVES, SIDES, unpack
from islands_desktop.games.palm_island.heuristics import stored_faces, stored_worth, value_of
from islands_desktop.games.palm_island.state import (
    GROUP,
    TRACKER_FACE,
    TURNS,
    Shown,
    State,
    Village,
    cards_behind,
)
from islands_desktop.opponents.palm_island_beam import Judge

_HOPE = 0.45
"""Part of an outpost's value that a village nearly fit for it is worth."""

_SPOILED = 0.5
"""How likely another who is as near takes or spoils an outpost of casual play."""

_SNATCHED = 0.1
"""How likely each rival buys an outpost first."""

_EAGER = 0.8
"""Part of what the market may bring that counts before it opens."""

_HASTE = 0.02
"""Points that a handling point above two a card costs, for others buy first (PALM-15.3)."""

_HELP = 2.0
"""Points that a villager of the row is about worth."""

_SHARE = 0.6
"""How much of a paid level's worth having the own share of it stored is worth at the end of a
round."""

_CAPACITY = 12.0
"""Points that being far from able to pay the last level costs."""

_LEVEL = 2.0
_LOST = 40.0
_FAILING = 0.55
"""What an unpaid level costs, what the defeat, and how likely the group fails to pay together in a
round though each player brings its share."""

_MEMORY = 1 << 14
"""Answers kept of each question: search asks again what it asked a few decisions before."""


def judge_of(known: State, seat: int) -> Judge:
    """How this seat values worlds of its own village."""
    mode = known.setup.mode
    if mode == "cooperative":
        return _group_worth
    if mode == "casual":
        owned = len(known.villages[seat].tail)
        return partial(_casual_worth, owned=owned, risks=_risks(known, seat))
    if mode == "speed":
        owned = len(known.villages[seat].tail)
        return partial(_speed_worth, owned=owned, risk=_SNATCHED * (known.setup.seats - 1))
    return value_of


@remember_positions(_MEMORY)
def _covered(stored: int, cost: Resources) -> float:
    """Which part of so many resources stored cards give."""
    given = unpack(sum(GIVES[face] for face in stored_faces(stored)))
    return sum(min(g, c) for g, c in zip(given, cost, strict=True)) / sum(cost)


def _lasting(village: Village) -> int:
    """The stored cards that still are when the round ends: those behind the tracker."""
    deck, stored = village.deck, village.stored
    ahead = deck[: deck.index(TRACKER_FACE)]
    for face in stored_faces(stored):
        if face in ahead:
            stored ^= BITS[face]
    return stored


def _passed(village: Village) -> float:
    """Which part of the round is over: what is stored late is there at its end."""
    return 1 - village.deck.index(TRACKER_FACE) / len(village.deck)


# ---------------------------------------------------------------------- casual play


class Need(NamedTuple):
    """One condition of an outpost made ready: stored resources, or levels of so many buildings.

    levels: by face what it counts, at most the level asked for, empty where resources are asked.
    full: what the levels of so many `cards` come to when the condition holds.
    """

    resources: Resources
    levels: bytes
    cards: int
    full: int


def _need(condition: Condition) -> Need:
    if condition.type != "cards_at_up":
        return Need(condition.resources, b"", 0, 0)
    levels = bytes(
        min(BUILDING_UP[face], condition.min_up)
        if face < 64 and condition.card in ("*", CARD_LIST[face >> 2].id)
        else 0
        for face in range(256)
    )
    return Need((0, 0, 0), levels, condition.count, condition.count * condition.min_up)


_NEEDS = {card.index: tuple(map(_need, card.criterion)) for card in CARD_LIST if card.value}
"""By index of an outpost what it asks for."""


@remember_positions(_MEMORY)
def _grown(deck: bytes, offers: bytes) -> tuple[float, ...]:
    """Which part of each outpost's criterion the levels of the buildings bring."""
    return tuple(
        sum(
            sum(sorted(deck.translate(need.levels))[-need.cards :]) / need.full
            for need in _NEEDS[index]
            if need.levels
        )
        / len(_NEEDS[index])
        for index in offers
    )


@remember_positions(_MEMORY)
def _supplied(stored: int, offers: bytes) -> tuple[float, ...]:
    """Which part of each outpost's criterion the stored cards bring."""
    return tuple(
        sum(_covered(stored, need.resources) for need in _NEEDS[index] if not need.levels)
        / len(_NEEDS[index])
        for index in offers
    )


def _risks(known: State, seat: int) -> dict[int, float]:
    """How likely each outpost on offer is spoiled, by what all know of the others (PALM-14.4)."""
    assert known.common is not None
    others = [v.company.shown for number, v in enumerate(known.villages) if number != seat]
    offers = b"".join(known.common.piles)
    parts = [
        [
            grown + 0.5 * supplied
            for grown, supplied in zip(
                _grown(_deck_like(shown), offers), _supplied(shown.stored, offers), strict=True
            )
        ]
        for shown in others
    ]
    return {
        index: _SPOILED * max(nearness)
        for index, nearness in zip(offers, zip(*parts, strict=True), strict=True)
    }


def _deck_like(shown: Shown) -> bytes:
    """Buildings at the levels that all have seen."""
    return bytes(
        next(face for face in range(4 * index, 4 * index + 4) if BUILDING_UP[face] == level)
        for index, level in enumerate(shown.levels)
    )


def _casual_worth(state: State, owned: int, risks: Mapping[int, float]) -> float:
    """Points expected, with outposts that may be had and those that rivals may spoil."""
    worth, village, common = value_of(state), state.villages[0], state.common
    assert common is not None
    for index in village.tail[owned:]:
        worth -= CARD_LIST[index].value * risks.get(index, 0.0)
    if state.over:
        return worth
    offers, passed = b"".join(common.piles), _passed(village)
    grown, supplied = _grown(village.deck, offers), _supplied(_lasting(village), offers)
    for place, index in enumerate(offers):
        near = grown[place] + passed * supplied[place]
        worth += _HOPE * near * near * CARD_LIST[index].value * (1 - risks[index])
    return worth


# ---------------------------------------------------------------------- speed


def _speed_worth(state: State, owned: int, risk: float) -> float:
    """Points expected, less what rivals who are quicker may buy, and what being slow costs."""
    worth, village, common = value_of(state), state.villages[0], state.common
    for index in village.tail[owned:]:
        worth -= CARD_LIST[index].value * risk
    if common is None or state.over:
        return worth
    passed, offers = _passed(village), _offers(common.piles, common.row)
    worth += _EAGER * passed * (1 - risk) * _prospect(_lasting(village), offers)
    return worth - _HASTE * (village.company.handling - 2 * cards_behind(village))


@remember_positions(_MEMORY)
def _offers(piles: tuple[bytes, ...], row: bytes) -> bytes:
    """What the market offers at first: the top of each pile, or the row."""
    return bytes([*(pile[0] for pile in piles if pile), *row])


@remember_positions(_MEMORY)
def _prospect(stored: int, offers: bytes) -> float:
    """Points that the stored cards may gain at the market, beyond what they are worth kept."""
    kept, best = stored_worth(stored), 0.0
    for index in offers:
        covered = _covered(stored, CARD_LIST[index].cost)
        best = max(best, covered * covered * (_worth_bought(CARD_LIST[index]) - kept / 2))
    return best


def _worth_bought(card: CardSpec) -> float:
    """Points that a card of the market brings, or about as many as its help is worth."""
    return card.value or _HELP


# ---------------------------------------------------------------------- cooperative play


def _group_worth(state: State) -> float:
    """Points expected, less what the unpaid levels threaten (PALM-13.7)."""
    assert state.common is not None
    common, village = state.common, state.villages[0]
    unpaid = LEVELS + 1 - common.level
    if not unpaid:
        return value_of(state)
    chances = 0 if state.over else ROUNDS - state.round
    closing = common.phase == GROUP and common.paid
    if not state.over and not closing:
        chances += 1
    threat = _threat(unpaid, chances)
    worth = value_of(state) - threat
    if state.over:
        return worth
    disaster = CARDS[common.disaster]
    if common.phase == TURNS:
        covered = _covered(_lasting(village), disaster.levels[common.level - 1])
        relief = threat - _threat(unpaid - 1, chances - 1)
        worth += _SHARE * relief * _passed(village) * covered * covered
    lacking = 1 - _capacity(village.deck, disaster.levels[-1])
    return worth - _CAPACITY * lacking


@remember_positions(_MEMORY)
def _capacity(deck: bytes, cost: Resources) -> float:
    """Which part of a cost the cards of a deck could give; their order has no part in it."""
    return _capacity_of(bytes(sorted(deck)), cost)


@remember_positions(_MEMORY)
def _capacity_of(faces: bytes, cost: Resources) -> float:
    """Which part of a cost as many cards as can be stored would give, the best ones chosen."""
    lacking = list(cost)
    gives = [SIDES[face].gives for face in faces if SIDES[face].store]
    for _ in range(STORE_LIMIT):
        best = max(gives, key=lambda given: sum(map(min, given, lacking)))
        gives.remove(best)
        lacking = [max(0, lack - give) for lack, give in zip(lacking, best, strict=True)]
    return 1 - sum(lacking) / sum(cost)


@lru_cache(maxsize=64)
def _threat(unpaid: int, chances: int) -> float:
    """What unpaid levels cost: one is paid at most at the end of each round (PALM-13.6)."""
    if not unpaid:
        return 0.0
    if chances < unpaid:
        return _LOST + _LEVEL * unpaid
    return _LEVEL * unpaid + _LOST * _FAILING ** (1 + chances - unpaid)
