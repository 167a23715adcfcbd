"""Set-up (RABB-1): the choices, checked, and the first deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from islands_desktop.core.chance import draw_below, seed_chance, shuffle
from islands_desktop.core.game import Setup
from islands_desktop.core.refusals import BadSetup, refuse
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    MODE_SPECS,
    MOVEMENT_CARDS,
    START_CARROTS,
)
from islands_desktop.games.rabbit_island.land import HILL_PLACE, first_land
from islands_desktop.games.rabbit_island.options import MODE_IDS, OPTIONS, SEATS
from islands_desktop.games.rabbit_island.rules.explore import begin_turn
from islands_desktop.games.rabbit_island.rules.table import Table
from islands_desktop.games.rabbit_island.state import FRESH_TURN, PLACE, Decks, SeatState, State

LARGEST_SEED = 2**63 - 1


def _bad(rule: str, template: str, **arguments: str | int) -> BadSetup:
    return BadSetup(refuse(rule, template, **arguments))


def make_setup(mode: str, seats: int, seed: int, options: Mapping[str, Any]) -> Setup:
    """Complete set-up. Raises BadSetup with the broken rule."""
    if not isinstance(mode, str) or mode not in MODE_IDS:
        raise _bad(
            "", "Rabbit Island has no mode “{mode}”: {modes}.",
            mode=str(mode)[:40], modes=", ".join(MODE_IDS),
        )  # fmt: skip
    if type(seats) is not int or seats not in SEATS:
        raise _bad("RABB-1.1", "Rabbit Island has two to four seats.")
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise _bad(
            "RABB-14.3", "A deal number is a whole number from 0 to {most}.", most=LARGEST_SEED
        )
    known = {option.name for option in OPTIONS}
    unknown = sorted(str(name) for name in options if name not in known)
    if unknown:
        raise _bad("", "This mode has no option “{name}”.", name=unknown[0][:40])
    complete = {}
    for option in OPTIONS:
        value = options.get(option.name, option.default)
        if type(value) is not bool:
            raise _bad("", "“{name}” is either true or false.", name=option.name)
        complete[option.name] = value
    return Setup("rabbit_island", mode, seats, seed, tuple(complete.items()))


def deal(setup: Setup) -> State:
    """The state at the first decision (RABB-1.2 to 1.7)."""
    state = lay_out(setup)
    table = Table(state, None)
    begin_turn(table, table.first)
    return table.freeze()


def lay_out(setup: Setup) -> State:
    """The table before the first turn."""
    mode, seats = MODE_SPECS[setup.mode], setup.seats
    first, chance = draw_below(seats, seed_chance(setup.seed))
    pile, chance = shuffle(mode.tiles, chance)
    moves, chance = shuffle(range(len(MOVEMENT_CARDS)), chance)
    cards, chance = shuffle(range(len(ACTION_CARDS)), chance)
    hand = mode.deal[seats]
    players = [SeatState(START_CARROTS, HILL_PLACE, b"", b"", b"")] * seats
    for turn in range(seats):
        dealt = bytes(sorted(pile[turn * hand : (turn + 1) * hand]))
        seat = (first + turn) % seats
        players[seat] = players[seat]._replace(tiles=dealt)
    box = bytes(pile[seats * hand :])
    decks = Decks(box, b"", bytes(moves), b"", bytes(cards), b"")
    land = first_land(mode.hill)
    return State(
        setup, PLACE, 0, first, first, land, ((),), tuple(players), decks, FRESH_TURN, chance
    )
