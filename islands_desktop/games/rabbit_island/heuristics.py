"""What a position is worth to a player who wants victory points by the end, in points."""

from __future__ import annotations

from functools import lru_cache

from islands_desktop.core.memory import remember_positions
from islands_desktop.games.rabbit_island.components import SPACES, TERRITORY_FLAGS, TILES
from islands_desktop.games.rabbit_island.land import HILL_PLACE, Land
from islands_desktop.games.rabbit_island.rules.resolving import base_of, harvest_group
from islands_desktop.games.rabbit_island.scoring import final_totals
from islands_desktop.games.rabbit_island.state import OVER, State

_POINTS_A_CARROT = 0.025
_CARROT_TO_MEDIUM = 0.045
"""What a carrot seems worth to a player who would not run short of them."""

_SPENT_A_YEAR = 35
"""Carrots that a player can turn into buildings in a year, roughly."""

_POINTS_OF_REST = 0.001
"""A carrot that nobody will spend counts for the bonus only (RABB-10.2)."""

_CARD = 0.35
_COLLAPSE = 0.4
_GROUP_TILE = 0.12
_OTHERS = 0.5
"""How much of a point the points of the others count."""

_CARROTS_FOR_A_POINT = 45
"""Carrots that seem worth a point to a newcomer, to the end of the game."""

_TURNS_OUT = 8
"""Turns after which it hardly matters any more where a rabbit began."""

_PLACES = 35
"""Places an island has at its end, roughly."""

_PLACED = 0.3
_NEIGHBOUR = 0.25


def value_of(state: State, seat: int) -> float:
    """What medium players count: their points, less part of the others', and what is half done.

    Their carrots seem worth more to them than they bring, and Action Cards nothing: they are played
    as soon as anything is gained.
    """
    count = len(state.seats)
    points = [_points_ahead(state, one, _CARROT_TO_MEDIUM) for one in range(count)]
    others = sum(points) - points[seat]
    value = points[seat] - _OTHERS * others / (count - 1)
    return value + (half_done(state, seat) if state.active == seat else 0.0)


def expected_points(state: State, seat: int) -> float:
    """Final points that a seat may expect, roughly."""
    points = _points_ahead(state, seat, _POINTS_A_CARROT)
    return points + _CARD * len(state.seats[seat].cards) if years_left(state) else points


def _points_ahead(state: State, seat: int, a_carrot: float) -> float:
    """Final points of a seat without its Action Cards if spent carrots bring so many points."""
    if state.point == OVER:
        return float(final_totals(state)[seat])
    own, left = state.seats[seat], years_left(state)
    points, income, largest = _buildings(state.land, state.stacks, seat, state.year > 0)
    carrots = own.carrots + left * income * len(state.seats)
    spent = min(carrots, _SPENT_A_YEAR * left)
    value = points + a_carrot * spent + _POINTS_OF_REST * (carrots - spent)
    value += _GROUP_TILE * largest
    return value - _COLLAPSE * len(own.collapses) if left else value


def points_now(state: State, seat: int) -> float:
    """Points as they stand, and the carrots that a newcomer would rather keep."""
    return final_totals(state)[seat] + state.seats[seat].carrots / _CARROTS_FOR_A_POINT


def years_left(state: State) -> int:
    """Years after this one; all of them in the Explore phase."""
    return state.mode.years - state.year


@remember_positions(8192)
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


def half_done(state: State, seat: int) -> float:
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
