"""What a position is worth to a player who wants victory points by the end, in points."""

from __future__ import annotations

from functools import lru_cache

from islands_desktop.games.rabbit_island.components import SPACES, TERRITORY_FLAGS, TILES
from islands_desktop.games.rabbit_island.land import HILL_PLACE, Land
from islands_desktop.games.rabbit_island.rules.resolving import base_of, harvest_group
from islands_desktop.games.rabbit_island.scoring import final_totals
from islands_desktop.games.rabbit_island.state import OVER, State

_POINTS_A_CARROT = 0.025
_SPENT_A_YEAR = 35
"""Carrots that a player can turn into buildings in a year, roughly."""

_POINTS_OF_REST = 0.001
"""A carrot that nobody will spend counts for the bonus only (RABB-10.2)."""

_CARD = 0.35
_COLLAPSE = 0.4
_GROUP_TILE = 0.12
_OTHERS = 0.5
"""How much of a point the points of the others count."""

_PURSE = ((0, 0.01, 0.01), (120, 0.006, 0.006), (300, 0.0015, 0.01))
"""From so many carrots on: points of one more at the end of the game, and how much more before.

These and the next were fitted to games of medium players: what seats had at the start of turns, and
the lead with which they ended. Income hardly counts in the second half: carrots are left over then.
"""

_FITTED_GROUP_TILE = 0.5
_FITTED_CARD = 0.55
_FITTED_COLLAPSE = 1.3
"""Whose Collapse! strikes chooses the tile: it costs the others more than its player."""

_FITTED_INCOME = 0.07
_YEARS_OF_USE = 4
"""Years that it takes to find a good use for an Action Card."""

_TURNS_OUT = 8
"""Turns after which it hardly matters any more where a rabbit began."""

_PLACES = 35
"""Places an island has at its end, roughly."""

_PLACED = 0.3
_NEIGHBOUR = 0.25


def value_of(state: State, seat: int) -> float:
    """Points that a seat may expect, less part of what the others may, and what is half done."""
    count = len(state.seats)
    others = sum(expected_points(state, other) for other in range(count) if other != seat)
    value = expected_points(state, seat) - _OTHERS * others / (count - 1)
    return value + (_placed(state, seat) if state.active == seat else 0.0)


def expected_points(state: State, seat: int) -> float:
    """Final points that a seat may expect, roughly."""
    if state.point == OVER:
        return float(final_totals(state)[seat])
    own, left = state.seats[seat], years_left(state)
    points, income, largest = _buildings(state.land, state.stacks, seat, state.year > 0)
    carrots = own.carrots + left * income * len(state.seats)
    spent = min(carrots, _SPENT_A_YEAR * left)
    value = points + _POINTS_A_CARROT * spent + _POINTS_OF_REST * (carrots - spent)
    value += _GROUP_TILE * largest
    if left:
        value += _CARD * len(own.cards) - _COLLAPSE * len(own.collapses)
    return value


def lead_of(state: State, seat: int) -> float:
    """Points by which a seat may expect to be ahead of the others, as played games tell."""
    count = len(state.seats)
    if state.point == OVER:
        totals = [float(total) for total in final_totals(state)]
    else:
        totals = [_fitted_points(state, one) for one in range(count)]
    lead = totals[seat] - (sum(totals) - totals[seat]) / (count - 1)
    return lead + (_placed(state, seat) if state.active == seat else 0.0)


def _fitted_points(state: State, seat: int) -> float:
    """Final points, up to what is the same for all seats."""
    own, left = state.seats[seat], years_left(state)
    early = left / state.mode.years
    points, income, largest = _buildings(state.land, state.stacks, seat, state.year > 0)
    value = points + _FITTED_GROUP_TILE * largest + _purse(own.carrots, early)
    if left:
        value += _FITTED_CARD * len(own.cards) * min(1.0, (left + 1) / _YEARS_OF_USE)
        value += _FITTED_COLLAPSE * len(own.collapses)
        value += _FITTED_INCOME * income * max(0.0, 2 * early - 1)
    return value


def _purse(carrots: int, early: float) -> float:
    """Points that carrots may become; the first ones are needed most."""
    value, most = 0.0, carrots
    for least, late, more in reversed(_PURSE):
        value += max(0, most - least) * (late + more * early)
        most = min(most, least)
    return value


def points_now(state: State, seat: int) -> float:
    """Points as they stand; carrots break ties."""
    return final_totals(state)[seat] + 0.001 * state.seats[seat].carrots


def years_left(state: State) -> int:
    """Years after this one; all of them in the Explore phase."""
    return state.mode.years - state.year


@lru_cache(maxsize=8192)
def _buildings(
    land: Land, stacks: tuple[tuple[int, ...], ...], seat: int, running: bool
) -> tuple[int, float, int]:
    """Points of a seat's tokens, carrots they bring by one rabbit a year, tiles of its group.

    Asked again and again for islands on which nothing was built meanwhile. Where rabbits run is
    known from the first year on.
    """
    points, owned = 0, set[int]()
    for place, stack in enumerate(stacks):
        if stack:
            levels = TILES[land.tile(place)].levels
            points += sum(levels[n].vp for n, owner in enumerate(stack) if owner == seat)
            if stack[-1] == seat:
                owned.add(place)
    shares = _landings(land) if running else None
    carrots, largest = 0.0, 0
    while owned:
        place = owned.pop()
        group = harvest_group(land, stacks, place)
        owned.difference_update(group)
        largest = max(largest, len(group))
        often = sum(shares[one] for one in group) if shares else len(group) / _PLACES
        carrots += often * base_of(land, stacks, place)
    return points, carrots, largest


@lru_cache(maxsize=32)
def _landings(land: Land) -> tuple[float, ...]:
    """How often a rabbit that goes anywhere ends a turn on each place, as shares of 1."""
    here = [0.0] * len(land.tiles)
    here[HILL_PLACE] = 1.0
    total = [0.0] * len(here)
    for _ in range(_TURNS_OUT):
        here = _after_turn(land, here)
        total = [had + now for had, now in zip(total, here, strict=True)]
    return tuple(share / _TURNS_OUT for share in total)


def _after_turn(land: Land, here: list[float]) -> list[float]:
    """Where a rabbit is after a Movement Card, each way at a fork as likely as the others."""
    ended, longest = [0.0] * len(here), max(SPACES)
    for spaces in range(1, longest + 1):
        there = [0.0] * len(here)
        for place, share in enumerate(here):
            ways = land.exits[place]
            if share and ways:
                for _, goal in ways:
                    there[goal] += share / len(ways)
        here = there
        chance = SPACES.count(spaces) / len(SPACES)
        ended = [had + chance * now for had, now in zip(ended, here, strict=True)]
    return ended


def _placed(state: State, seat: int) -> float:
    """What the tiles of this Explore turn promise before the rabbit has come to one (RABB-3.6)."""
    best = 0.0
    for place in state.turn.placed:
        tile = TILES[state.land.tile(place)]
        if not TERRITORY_FLAGS[tile.index]:
            best = max(best, 1.2)
            continue
        beside = sum(
            bool(state.stacks[near]) and state.stacks[near][-1] == seat
            for near in state.land.beside[place]
        )
        worth = tile.levels[0].vp + 0.02 * tile.levels[0].harvest + _NEIGHBOUR * beside
        best = max(best, worth)
    return _PLACED * best
