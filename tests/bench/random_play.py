"""How fast the rules are: commands a second of random play, beside the same loop over python-chess.

All play whole games to the end that their rules give them: legal list, random pick, apply, over and
over, in one process and by turns, so that whatever else the computer does slows all alike.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import chess

from islands_desktop.core.game import Game, Setup
from islands_desktop.games.my_island.game import GAME as MY_ISLAND
from islands_desktop.games.palm_island.game import GAME as PALM_ISLAND
from islands_desktop.games.propeller_islands.game import GAME as PROPELLER_ISLANDS
from islands_desktop.games.rabbit_island.game import GAME as RABBIT_ISLAND

RUNS = 25
"""Runs of each loop, one after the other; ratios are taken within a run, figures are medians."""

RUN_SECONDS = 0.25
DOORS = ("apply", "successor")


class Contest(NamedTuple):
    """A way to play, and how many times as fast as python-chess `apply`, `successor` must be."""

    label: str
    game: Game[Any, Any]
    mode: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    targets: tuple[float, float]

    def setup(self, seed: int) -> Setup:
        return self.game.make_setup(self.mode, self.seats, seed, dict(self.options))


CONTESTS = (
    Contest("Palm Island", PALM_ISLAND, "solo", 1, (), (3.5, 9.0)),
    Contest("Palm Island, villagers", PALM_ISLAND, "solo", 1, (("villagers", True),), (0, 0)),
    Contest("My Island, Eternal Game, solo", MY_ISLAND, "eternal", 1, (), (1.8, 5.5)),
    Contest("My Island, Eternal Game, 2 seats", MY_ISLAND, "eternal", 2, (), (1.8, 5.5)),
    Contest("Propeller Islands, 4 seats", PROPELLER_ISLANDS, "standard", 4, (), (1.1, 2.8)),
    Contest("Rabbit Island, 4 seats", RABBIT_ISLAND, "standard", 4, (), (1.1, 2.8)),
)


def play_chess(rng: Random) -> int:
    """One random game of chess up to its end; returns how many moves were made."""
    board, moves = chess.Board(), 0
    while not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def play_apply(rng: Random, game: Game[Any, Any], setup: Setup) -> int:
    """One random game through `apply`, events included; returns how many commands were given."""
    state, moves = game.new_game(setup), 0
    while legal := game.legal_commands(state):
        state = game.apply(state, legal[int(rng.random() * len(legal))]).after
        moves += 1
    return moves


def play_successor(rng: Random, game: Game[Any, Any], setup: Setup) -> int:
    """One random game through `successor`, as search plays it."""
    state, moves = game.new_game(setup), 0
    while legal := game.legal_commands(state):
        state = game.successor(state, legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def rate(loop: Callable[[int], int], seed: int) -> float:
    """Commands a second of whole games during RUN_SECONDS."""
    begun, moves, number = perf_counter(), 0, 0
    while perf_counter() - begun < RUN_SECONDS:
        moves += loop(seed * 10_000 + number)
        number += 1
    return moves / (perf_counter() - begun)


def loops_of(contest: Contest) -> tuple[Callable[[int], int], Callable[[int], int]]:
    """Random play of this contest through `apply` and through `successor`."""
    return (
        lambda seed: play_apply(Random(seed), contest.game, contest.setup(seed)),
        lambda seed: play_successor(Random(seed), contest.game, contest.setup(seed)),
    )


def main() -> list[tuple[str, str]]:
    """Rows of figures: median commands a second, and how many times those of python-chess."""
    loops: list[Callable[[int], int]] = [lambda seed: play_chess(Random(seed))]
    for contest in CONTESTS:
        loops += loops_of(contest)
    for loop in loops:
        loop(0)
    runs = [[rate(loop, run + 1) for loop in loops] for run in range(RUNS)]
    medians = [statistics.median(rates) for rates in zip(*runs, strict=True)]
    ratios = [statistics.median([run[n] / run[0] for run in runs]) for n in range(len(loops))]
    rows = [("Random play, python-chess", f"{medians[0]:,.0f} moves/s")]
    for number, contest in enumerate(CONTESTS):
        for door, (name, target) in enumerate(zip(DOORS, contest.targets, strict=True), start=1):
            place = 2 * number + door
            figure = f"{medians[place]:,.0f} commands/s = {ratios[place]:.2f} × chess"
            wanted = f" (target {target:g} ×)" if target else ""
            rows.append((f"Random play, {contest.label}, {name}", figure + wanted))
    return rows


if __name__ == "__main__":
    for label, figure in main():
        print(f"{label}: {figure}")
