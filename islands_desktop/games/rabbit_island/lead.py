"""By how many points a seat may expect to be ahead at the end, as played games tell.

The worths were fitted to games of medium players (1,200 short and 600 standard ones of two): what
the seats had at the start of turns, and the leads with which they ended. Least squares on the
differences between seats, each worth a straight line from the end of the game to its first year.
In the short game cards and Collapse! count for more than fitted: a better player gets more of them.
"""

from __future__ import annotations

from functools import lru_cache
from math import tanh
from typing import NamedTuple

from islands_desktop.core.memory import remember_positions
from islands_desktop.games.rabbit_island.components import (
    ACTION_TYPES,
    SPACES,
    TILES,
)
from islands_desktop.games.rabbit_island.heuristics import half_done
from islands_desktop.games.rabbit_island.land import Land
from islands_desktop.games.rabbit_island.reach import ends
from islands_desktop.games.rabbit_island.rules.resolving import harvest_group
from islands_desktop.games.rabbit_island.scoring import final_totals
from islands_desktop.games.rabbit_island.state import OVER, State

Stacks = tuple[tuple[int, ...], ...]


class Worths(NamedTuple):
    """Points of one of each: a point on the table, a tile of the largest group, a carrot, a carrot
    of the richest harvest, a face-up Collapse!, a point that the next turn may bring; what a card
    is worth is multiplied by `cards`; then points of being far ahead in carrots, and in tiles of
    the largest group."""

    point: float
    group_tile: float
    carrot: float
    harvest: float
    collapse: float
    hope: float
    cards: float
    most_carrots: float
    most_tiles: float


_FITTED = {
    "short": (
        Worths(1.02, 0.00, 0.0016, 0.001, 2.10, 0.76, 1.50, 0.15, 0.50),
        Worths(0.92, 0.20, 0.0100, 0.036, 1.00, 0.55, 1.60, 0.20, 0.00),
    ),
    "standard": (
        Worths(1.02, 0.00, 0.0001, 0.000, 2.05, 0.83, 1.10, 0.44, 0.48),
        Worths(0.83, 0.48, 0.0022, 0.010, 1.36, 0.68, 1.90, 0.20, 0.20),
    ),
}
"""By mode: worths at the end, and when the years begin."""

_CARDS = {
    "advance": 0.80,
    "drought": 0.27,
    "epic-discovery": 0.50,
    "every-bunny-wins": 0.10,
    "extreme-advance": 0.75,
    "free-labor": 0.05,
    "full-harvest": 0.08,
    "go-home": 0.77,
    "hometown-advantage": 0.0,
    "hungry-workers": 0.08,
    "peace-and-quiet": 0.23,
    "poor-harvest": 0.10,
    "thwarted": 0.25,
    "collapse": 0.0,
}
"""Points of an Action Card in a hand: those that move rabbits are worth most."""

CARD_WORTHS = tuple(_CARDS[kind] for kind in ACTION_TYPES)

_CHANCES = tuple((spaces, SPACES.count(spaces) / len(SPACES)) for spaces in sorted({*SPACES}))
"""How far a Movement Card goes, and how likely it is drawn."""

_MOST_POINTS = max(level.vp for tile in TILES for level in tile.levels)


def lead_of(state: State, seat: int) -> float:
    """Points by which a seat may expect to be ahead of the others on average at the end."""
    if state.point == OVER:
        totals = [float(total) for total in final_totals(state)]
    else:
        totals = _expected_totals(state)
    lead = totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)
    return lead + (half_done(state, seat) if state.active == seat else 0.0)


def _expected_totals(state: State) -> list[float]:
    """Final points of each seat, up to what is the same for all."""
    count, worths = len(state.seats), worths_of(state)
    built, _ = buildings(state.land, state.stacks, count)
    totals = []
    for seat, (own, (points, largest, richest)) in enumerate(zip(state.seats, built, strict=True)):
        total = worths.point * points + worths.group_tile * largest + worths.harvest * richest
        total += worths.carrot * own.carrots + worths.collapse * len(own.collapses)
        if own.cards:
            total += worths.cards * sum([CARD_WORTHS[card] for card in own.cards])
        if _has_a_turn(state, seat):
            total += worths.hope * hope_of(state.land, state.stacks, own.rabbit, own.carrots)
        totals.append(total)
    _add_bonuses(totals, [own.carrots / 100 for own in state.seats], worths.most_carrots)
    _add_bonuses(totals, [max(1, largest) for _, largest, _ in built], worths.most_tiles)
    return totals


def _has_a_turn(state: State, seat: int) -> bool:
    """Whether a seat will move its rabbit once more."""
    if state.year < state.mode.years:
        return state.year > 0
    count = len(state.seats)
    return (seat - state.first) % count >= (state.active - state.first) % count


def _add_bonuses(totals: list[float], have: list[float], bonus: float) -> None:
    """Each seat may get the bonus for most of something, the likelier the more it is ahead."""
    for seat, own in enumerate(have):
        others = max(have[:seat] + have[seat + 1 :])
        if own != others:
            totals[seat] += bonus * tanh(own - others)


def worths_of(state: State) -> Worths:
    """What things are worth at this time of the game."""
    count = len(state.seats)
    gone = (state.active - state.first) % count
    return _worths(state.setup.mode, count, state.year, gone, state.mode.years)


@lru_cache(maxsize=512)
def _worths(mode: str, count: int, year: int, gone: int, years: int) -> Worths:
    """Worths when so many seats have had their turns in a year; all years are to come in year 0."""
    last, first = _FITTED[mode]
    left = (years - year + (count - gone) / count) / years if year else 1.0
    return Worths(*(late + left * (early - late) for late, early in zip(last, first, strict=True)))


Built = tuple[int, int, int]
"""Points of a seat's tokens, tiles of its largest group, its richest harvest."""


@remember_positions(16384)
def buildings(land: Land, stacks: Stacks, count: int) -> tuple[tuple[Built, ...], tuple[int, ...]]:
    """What each seat has built, and what each place harvests with its group (RABB-8.7)."""
    points, largest, richest = [0] * count, [0] * count, [0] * count
    harvests = [0] * len(stacks)
    for place, stack in enumerate(stacks):
        if stack:
            levels = TILES[land.tiles[place][2]].levels
            for level, owner in zip(levels, stack, strict=False):
                points[owner] += level.vp
            harvests[place] = levels[len(stack) - 1].harvest
    seen = set[int]()
    for place, stack in enumerate(stacks):
        if stack and place not in seen:
            group, owner = harvest_group(land, stacks, place), stack[-1]
            together = sum([harvests[one] for one in group])
            for one in group:
                harvests[one] = together
            seen.update(group)
            largest[owner] = max(largest[owner], len(group))
            richest[owner] = max(richest[owner], together)
    return tuple(zip(points, largest, richest, strict=True)), tuple(harvests)


# ------------------------------------------------------------------ the next turn


Step = tuple[int, int]
"""Cost and points of a level; a place on which nothing more fits has a step that nobody can pay."""

_FULL: Step = (10**9, 0)


@remember_positions(4096)
def _goals(land: Land, place: int) -> tuple[tuple[float, tuple[tuple[int, list[Step]], ...]], ...]:
    """For each distance how likely a card goes so far, and the territories it may lead to.

    Each territory with its levels from the bottom up.
    """
    found = []
    for spaces, chance in _CHANCES:
        goals = []
        for goal in sorted(ends(land, place, spaces)):
            if levels := TILES[land.tile(goal)].levels:
                goals.append((goal, [*((level.cost, level.vp) for level in levels), _FULL]))
        found.append((chance, tuple(goals)))
    return tuple(found)


def hope_of(land: Land, stacks: Stacks, rabbit: int, carrots: int) -> float:
    """Points of the best building that a seat can pay after one of two cards drawn at random."""
    likely = [0.0] * (_MOST_POINTS + 1)  # likelihood of each number as the best of one card
    for chance, goals in _goals(land, rabbit):
        best = 0
        for goal, levels in goals:
            cost, points = levels[len(stacks[goal])]
            if points > best and cost <= carrots:
                best = points
        likely[best] += chance
    hope, below = 0.0, 0.0
    for points, chance in enumerate(likely):
        if chance:
            hope += points * (2 * below + chance) * chance
            below += chance
    return hope
