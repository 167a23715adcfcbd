"""What a player of Palm Island aims at beside its own village: outposts, and averting a disaster.

Worlds have one village, in which outposts taken since are sure of no rival and a level of the
disaster costs what it costs each player; what is known of the others makes that less or more.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial

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
from islands_desktop.games.palm_island.faces import BITS, GIVES, SIDES, faces_in, unpack
from islands_desktop.games.palm_island.heuristics import stored_worth, value_of
from islands_desktop.games.palm_island.state import (
    GROUP,
    TURNS,
    Common,
    Shown,
    State,
    Village,
    cards_ahead,
    cards_behind,
    shown_of,
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


@lru_cache(maxsize=1 << 16)
def _covered(stored: int, cost: Resources) -> float:
    """Which part of so many resources stored cards give."""
    given = unpack(sum(GIVES[face] for face in faces_in(stored)))
    return sum(min(g, c) for g, c in zip(given, cost, strict=True)) / sum(cost)


def _lasting(village: Village) -> int:
    """The stored cards that still are when the round ends: those behind the tracker."""
    ahead, stored = village.deck[: cards_ahead(village)], village.stored
    for face in faces_in(stored):
        if face in ahead:
            stored ^= BITS[face]
    return stored


def _passed(village: Village) -> float:
    """Which part of the round is over: what is stored late is there at its end."""
    return 1 - cards_ahead(village) / len(village.deck)


# ---------------------------------------------------------------------- casual play


def _risks(known: State, seat: int) -> dict[int, float]:
    """How likely each outpost on offer is spoiled, by what all know of the others (PALM-14.4)."""
    assert known.common is not None
    others = [v.company.shown for number, v in enumerate(known.villages) if number != seat]
    return {
        index: _SPOILED * max(_nearness(CARD_LIST[index], shown) for shown in others)
        for pile in known.common.piles
        for index in pile
    }


def _casual_worth(state: State, owned: int, risks: Mapping[int, float]) -> float:
    """Points expected, with outposts that may be had and those that rivals may spoil."""
    worth, village, common = value_of(state), state.villages[0], state.common
    assert common is not None
    for index in village.tail[owned:]:
        worth -= CARD_LIST[index].value * risks.get(index, 0.0)
    if state.over or not any(common.piles):
        return worth
    shown = shown_of(village)._replace(stored=_lasting(village))
    for pile in common.piles:
        for index in pile:
            outpost = CARD_LIST[index]
            near = _nearness(outpost, shown, _passed(village))
            worth += _HOPE * near * near * outpost.value * (1 - risks[index])
    return worth


def _nearness(outpost: CardSpec, shown: Shown, passed: float = 0.5) -> float:
    """Which part of an outpost's criterion holds; stored cards count the more the later it is."""
    parts = [_part(condition, shown, passed) for condition in outpost.criterion]
    return sum(parts) / len(parts)


def _part(condition: Condition, shown: Shown, passed: float) -> float:
    """The levels that count, of those needed, or what the stored cards give of what is asked."""
    if condition.type != "cards_at_up":
        return passed * _covered(shown.stored, condition.resources)
    levels = sorted(
        min(level, condition.min_up)
        for index, level in enumerate(shown.levels)
        if condition.card in ("*", CARD_LIST[index].id)
    )
    return sum(levels[-condition.count :]) / (condition.count * condition.min_up)


# ---------------------------------------------------------------------- speed


def _speed_worth(state: State, owned: int, risk: float) -> float:
    """Points expected, less what rivals who are quicker may buy, and what being slow costs."""
    worth, village, common = value_of(state), state.villages[0], state.common
    for index in village.tail[owned:]:
        worth -= CARD_LIST[index].value * risk
    if common is None or state.over:
        return worth
    tops = bytes([*(pile[0] for pile in common.piles if pile), *common.row])
    worth += _EAGER * _passed(village) * (1 - risk) * _prospect(_lasting(village), tops)
    return worth - _HASTE * (village.company.handling - 2 * cards_behind(village))


@lru_cache(maxsize=1 << 16)
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
    worth = value_of(state) - _threat(state, common)
    if common.phase == TURNS and common.level <= LEVELS and not state.over:
        covered = _covered(_lasting(village), CARDS[common.disaster].levels[common.level - 1])
        paid = common._replace(phase=GROUP, paid=True, level=common.level + 1)
        relief = _threat(state, common) - _threat(state, paid)
        worth += _SHARE * relief * _passed(village) * covered * covered
    if common.level <= LEVELS and not state.over:
        last = CARDS[common.disaster].levels[-1]
        worth -= _CAPACITY * (1 - _capacity(bytes(sorted(village.deck)), last))
    return worth


@lru_cache(maxsize=1 << 16)
def _capacity(faces: bytes, cost: Resources) -> float:
    """Which part of a cost as many cards as can be stored would give, the best ones chosen."""
    lacking = list(cost)
    gives = [SIDES[face].gives for face in faces if SIDES[face].store]
    for _ in range(STORE_LIMIT):
        best = max(gives, key=lambda given: sum(map(min, given, lacking)))
        gives.remove(best)
        lacking = [max(0, lack - give) for lack, give in zip(lacking, best, strict=True)]
    return 1 - sum(lacking) / sum(cost)


def _threat(state: State, common: Common) -> float:
    """What unpaid levels cost: one is paid at most at the end of each round (PALM-13.6)."""
    unpaid = LEVELS + 1 - common.level
    if not unpaid:
        return 0.0
    chances = 0 if state.over else ROUNDS - state.round
    if not state.over and not (common.phase == GROUP and common.paid):
        chances += 1
    if chances < unpaid:
        return _LOST + _LEVEL * unpaid
    return _LEVEL * unpaid + _LOST * _FAILING ** (1 + chances - unpaid)
