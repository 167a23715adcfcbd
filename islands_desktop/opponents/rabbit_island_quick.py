"""A quick turn of Rabbit Island for looks ahead: no command is tried, places are weighed instead.

It plays no card, and goes where points, carrots and a Collapse! that strikes gain most at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from islands_desktop.core.memory import remember_positions
from islands_desktop.games.rabbit_island.commands import make_command
from islands_desktop.games.rabbit_island.components import (
    ACTION_INDEX,
    EVENT_CARROTS,
    HOLE_CARROTS,
    MOST_TOKENS,
    MOVEMENT_CARDS,
    SPACES,
    TILES,
)
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.land import Land
from islands_desktop.games.rabbit_island.lead import (
    CARD_WORTHS,
    Worths,
    buildings,
    hope_of,
    worths_of,
)
from islands_desktop.games.rabbit_island.reach import ends, route
from islands_desktop.games.rabbit_island.state import ASK, DISCARD, FORK, State
from islands_desktop.opponents.rabbit_island_turns import ENDS, nobody_plays

_DRAWN = 0.4
"""Points of an Action Card that is drawn: less than good ones in a hand, a Collapse! counts too."""

_STRIKES_NEXT = 2
"""Counter of a Collapse! that strikes this turn (RABB-7.3)."""


class _Aim(NamedTuple):
    """A place to go to with a Movement Card, and what to do there; the best has most points."""

    points: float
    card: int
    goal: int
    kind: str


def quick_end(state: State) -> State:
    """The end of a Build turn that has just begun."""
    seat, aim = state.active, max(_aims(state))
    card = MOVEMENT_CARDS[aim.card]
    state = GAME.successor(state, make_command(seat, "play_movement", card=card))
    while state.point == FORK:
        way = _way(state.land, state.seats[seat].rabbit, state.turn.steps, aim.goal)
        state = GAME.successor(state, make_command(seat, "choose_exit", direction=way))
    while state.point == ASK:
        state = nobody_plays(state)
    while state.point not in ENDS:
        commands = GAME.legal_commands(state)
        if state.point == DISCARD:
            command = min(commands, key=lambda one: CARD_WORTHS[ACTION_INDEX[one.card]])
        else:
            command = next(
                (one for one in commands if aim.kind in (one.kind, one.reward)), commands[0]
            )
        state = GAME.successor(state, command)
    return state


def _aims(state: State) -> Iterator[_Aim]:
    """Every place that one of the Movement Cards leads to."""
    seat, worths = state.active, worths_of(state)
    own = state.seats[seat]
    _, harvests = buildings(state.land, state.stacks, len(state.seats))
    strikes = any(one.counter == _STRIKES_NEXT for one in own.collapses)
    tried = set[int]()
    hope = worths.hope
    for card in own.moves:
        spaces = SPACES[card]
        if spaces in tried:
            continue
        tried.add(spaces)
        for goal in _goals(state.land, own.rabbit, spaces):
            tile = TILES[state.land.tiles[goal][2]]
            later = hope * hope_of(state.land, state.stacks, goal, own.carrots)
            if not tile.levels:
                points, kind = _event(tile.type, worths)
                yield _Aim(points + later, card, goal, kind)
                continue
            stack, gained = state.stacks[goal], 0.0
            if strikes and stack:
                gained = worths.point * _struck(state, goal, seat)
                stack = stack[1:]
            points, kind = _tile_worth(state, goal, stack, harvests[goal], worths)
            yield _Aim(points + gained + later, card, goal, kind)


def _event(kind: str, worths: Worths) -> tuple[float, str]:
    """What the Hill, a Carrot Patch or a Rabbit Hole brings (RABB-8.14, 8.15)."""
    if kind != "rabbit_hole":
        return EVENT_CARROTS * worths.carrot + _DRAWN, "take_event"
    carrots = HOLE_CARROTS * worths.carrot
    return (carrots, "carrots") if carrots > _DRAWN else (_DRAWN, "card")


def _tile_worth(
    state: State, goal: int, stack: tuple[int, ...], harvest: int, worths: Worths
) -> tuple[float, str]:
    """What a Territory Tile brings with the best that may be done there (RABB-8.9 to 8.13)."""
    seat, others = state.active, len(state.seats) - 1
    levels, height = TILES[state.land.tiles[goal][2]].levels, len(stack)
    carrots, gained, instead, kind = state.seats[seat].carrots, 0.0, 0.0, "decline"
    before = 0.0  # what the tile alone harvests, for the seat less for the others
    if stack:
        before = levels[height - 1].harvest
        gained = harvest * worths.carrot
        if stack[-1] == seat:
            carrots += harvest
        else:
            instead, kind = gained, "share"
            before, gained = -before / others, -gained / others
    if height == MOST_TOKENS:
        return gained, kind
    level = levels[height]
    if level.cost <= carrots:
        built = worths.point * level.vp - worths.carrot * level.cost
        built += worths.harvest * (level.harvest - before)
        if built > instead:
            return gained + built, "build"
    return gained + instead, kind


def _struck(state: State, goal: int, seat: int) -> float:
    """Points by which a seat gets ahead when a Collapse! takes the bottom token of a place."""
    stack, levels = state.stacks[goal], TILES[state.land.tiles[goal][2]].levels
    ahead = 0.0
    for height, owner in enumerate(stack):
        points = (levels[height - 1].vp if height else 0) - levels[height].vp
        ahead += points if owner == seat else -points / (len(state.seats) - 1)
    return ahead


@remember_positions(8192)
def _goals(land: Land, place: int, spaces: int) -> tuple[int, ...]:
    """Places in which a move may end, the earliest laid first."""
    return tuple(sorted(ends(land, place, spaces)))


@remember_positions(8192)
def _way(land: Land, place: int, spaces: int, goal: int) -> str:
    """The direction in which a move goes on towards its end."""
    first = route(land, place, spaces, goal)[0]
    return next(way for way, there in land.exits[place] if there == first)
