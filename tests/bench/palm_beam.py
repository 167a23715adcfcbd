"""What a far wider search would be worth to hard players of Palm Island, and how fast they judge.

The wide beam is as honest as the player: it knows the same, only thinks about more of it. While
cards are unknown it is the player's own search with more positions and more worlds; afterwards it
plans as many turns ahead with `WIDTH` positions, and anew after every `FOLLOWED` commands of its
plan. Both play the same deals of solo games.
ISLANDS_BENCH_GAMES asks for more deals than the few of before.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import sqrt
from statistics import fmean, median, stdev
from time import process_time

from islands_desktop.core.chance import draw_below, seed_chance
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.heuristics import value_of
from islands_desktop.games.palm_island.state import HIDDEN, State
from islands_desktop.opponents import palm_island
from islands_desktop.opponents.palm_island_aims import judge_of
from islands_desktop.opponents.palm_island_beam import Judge, Plan, worth_trying

GAMES = int(os.environ.get("ISLANDS_BENCH_GAMES", "2"))
SEED = 9000
LEVEL = "hard"
TURNS = palm_island.PLANS[LEVEL].turns
WIDTH, FOLLOWED = 1000, 8
UNKNOWN = Plan(width=250, worlds=8, turns=TURNS)
"""How the wide beam thinks in round 1, where cards are unknown."""

_SURE = 1.96

COMPANIES = (("solo", 1), ("cooperative", 4), ("casual", 4), ("speed", 4))
"""Modes and seats in which judged positions are counted."""

POSITIONS = 16

Row = tuple[str, str]
Way = tuple["Way", Command] | None
"""The commands that led to a position, the last one first."""


def never() -> bool:
    """Nobody stops the thinking."""
    return False


@contextmanager
def thinking_by(plan: Plan) -> Iterator[None]:
    """Within it, hard solo players think by this plan."""
    usual = palm_island.PLANS[LEVEL]
    palm_island.PLANS[LEVEL] = plan
    try:
        yield
    finally:
        palm_island.PLANS[LEVEL] = usual


def best_line(state: State, width: int, turns: int) -> list[Command]:
    """The commands to the best position that a beam reaches from a state in which all is known."""
    beam: list[tuple[State, Way]] = [(state, None)]
    for _turn in range(turns):
        reached: dict[State, Way] = {}
        for position, way in beam:
            if position.over:
                reached[position] = way
            for command in worth_trying(position):
                reached.setdefault(GAME.successor(position, command), (way, command))
        beam = sorted(reached.items(), key=lambda one: value_of(one[0]), reverse=True)[:width]
        if all(position.over for position, _way in beam):
            break
    found, way = [], beam[0][1]
    while way is not None:
        way, command = way
        found.append(command)
    return found[::-1]


def usual_commands(state: State, chance: int) -> list[Command]:
    """What the player of the program does."""
    known = palm_island.PLAYER.known(state, 0)
    return [palm_island.PLAYER.choose(known, 0, LEVEL, chance, never).command]


def wide_commands(state: State, chance: int) -> list[Command]:
    """What the wide beam does next."""
    known = palm_island.PLAYER.known(state, 0)
    if HIDDEN in known.villages[0].deck:
        with thinking_by(UNKNOWN):
            return usual_commands(state, chance)
    return best_line(known, WIDTH, TURNS)[:FOLLOWED]


def play(seed: int, think: Callable[[State, int], list[Command]]) -> tuple[int, list[float]]:
    """The score of a solo game, and the processor's seconds for each thought."""
    state, chance = GAME.new_game(GAME.make_setup("solo", 1, seed)), seed_chance(seed)
    seconds = []
    while not state.over:
        drawn, chance = draw_below(2**31, chance)
        commands = list(GAME.legal_commands(state))
        if len(commands) > 1:
            begun = process_time()
            commands = think(state, drawn)
            seconds.append(process_time() - begun)
        for command in commands:
            state = GAME.successor(state, command)
    return GAME.standings(state).seats[0].total, seconds


def wide_rows(games: int = GAMES) -> list[Row]:
    """Mean scores of the player and of the wide beam on the same deals, and their difference."""
    deals = range(SEED, SEED + games)
    usual, usual_times = zip(*(play(seed, usual_commands) for seed in deals), strict=True)
    wide, wide_times = zip(*(play(seed, wide_commands) for seed in deals), strict=True)
    lost = [w - u for u, w in zip(usual, wide, strict=True)]
    error = _SURE * stdev(lost) / sqrt(games) if games > 1 else 0.0
    part = 100 / fmean(wide)
    figure = (
        f"hard {fmean(usual):.2f}, wide {fmean(wide):.2f}: {fmean(lost):+.2f} ± {error:.2f} points "
        f"({part * fmean(lost):+.1f} ± {part * error:.1f} %), {games} deals from seed {SEED}"
    )
    times = ", ".join(
        f"{name} {1000 * median(second for game in found for second in game):.0f} ms"
        for name, found in (("hard", usual_times), ("wide", wide_times))
    )
    label = f"Beam of {WIDTH} against hard, Palm Island solo"
    return [(label, figure), ("The same, a thought at the median", times)]


def positions_of(mode: str, seats: int) -> list[tuple[State, int]]:
    """What a seat knows when it has a choice, spread over a game of easy players, and the seat."""
    player = palm_island.PLAYER
    state = GAME.new_game(GAME.make_setup(mode, seats, SEED))
    found: list[tuple[State, int]] = []
    while (seat := GAME.actor(state)) is not None:
        known = player.known(state, seat)
        if len(GAME.legal_commands(state)) > 1:
            found.append((known, seat))
        state = GAME.successor(state, player.choose(known, seat, "easy", 1, never).command)
    return [found[place * len(found) // POSITIONS] for place in range(POSITIONS)]


class Count:
    """How many positions were judged."""

    def __init__(self) -> None:
        self.judged = 0

    def counting(self, judge: Judge) -> Judge:
        """The same judge, counted."""

        def counted(state: State) -> float:
            self.judged += 1
            return judge(state)

        return counted


def judged_row(mode: str, seats: int) -> Row:
    """Positions that a hard player judges a second: the counting itself takes a part of it."""
    names, count = vars(palm_island), Count()
    positions = positions_of(mode, seats)
    names["judge_of"] = lambda known, seat: count.counting(judge_of(known, seat))
    try:
        begun = process_time()
        for known, seat in positions:
            palm_island.PLAYER.choose(known, seat, LEVEL, 1, never)
        spent = process_time() - begun
    finally:
        names["judge_of"] = judge_of
    company = mode if seats == 1 else f"{mode}, {seats} seats"
    return f"Hard judges, Palm Island, {company}", f"{count.judged / spent:,.0f} positions/s"


def main() -> list[Row]:
    """Rows of what width is worth, and of positions judged a second."""
    return [*wide_rows(), *(judged_row(mode, seats) for mode, seats in COMPANIES)]


if __name__ == "__main__":
    for label, figure in main():
        print(f"{label}: {figure}")
