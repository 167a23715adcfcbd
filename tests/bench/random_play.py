"""How fast the rules are: commands a second of random play, beside the same loop over python-chess.

All play whole games to the end that their rules give them: legal list, random pick, apply, over and
over, in one process and by turns, so that whatever else the computer does slows all alike.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any, NamedTuple

from islands_desktop.core.game import Game, Setup
from islands_desktop.games.my_island.game import GAME as MY_ISLAND
from islands_desktop.games.palm_island.game import GAME as PALM_ISLAND
from islands_desktop.games.propeller_islands.game import GAME as PROPELLER_ISLANDS
from islands_desktop.games.rabbit_island.game import GAME as RABBIT_ISLAND
from tests.bench._peers import Loop, find_peers, play_chess

RUNS = 11
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
    Contest("Palm Island, casual, 4 seats", PALM_ISLAND, "casual", 4, (), (0, 0)),
    Contest("My Island, Eternal Game, solo", MY_ISLAND, "eternal", 1, (), (1.8, 5.5)),
    Contest("My Island, Eternal Game, 2 seats", MY_ISLAND, "eternal", 2, (), (1.8, 5.5)),
    Contest("Propeller Islands, 4 seats", PROPELLER_ISLANDS, "standard", 4, (), (1.1, 2.8)),
    Contest("Rabbit Island, 4 seats", RABBIT_ISLAND, "standard", 4, (), (1.1, 2.8)),
)


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


def rate(loop: Loop, seed: int, seconds: float) -> float:
    """Commands of whole games a second of the processor, for so many seconds of it."""
    begun, moves, number = process_time(), 0, 0
    while process_time() - begun < seconds:
        moves += loop(seed * 10_000 + number)
        number += 1
    return moves / (process_time() - begun)


def loops_of(contest: Contest) -> tuple[Loop, Loop]:
    """Random play of this contest through `apply` and through `successor`."""
    return (
        lambda seed: play_apply(Random(seed), contest.game, contest.setup(seed)),
        lambda seed: play_successor(Random(seed), contest.game, contest.setup(seed)),
    )


def game_loops() -> dict[str, Loop]:
    """Random play of every contest through both doors, by name."""
    return {
        f"{contest.label}, {door}": loop
        for contest in CONTESTS
        for door, loop in zip(DOORS, loops_of(contest), strict=True)
    }


def measure(
    loops: Sequence[Loop], runs: int, seconds: float, first: int = 1
) -> list[tuple[float, float]]:
    """Of every loop the median moves a second, and how many times those of python-chess."""
    every = (play_chess, *loops)
    for loop in every:
        loop(0)
    found = [[rate(loop, first + run, seconds) for loop in every] for run in range(runs)]
    return [
        (
            statistics.median(run[place] for run in found),
            statistics.median(run[place] / run[0] for run in found),
        )
        for place in range(len(every))
    ]


def main() -> list[tuple[str, str]]:
    """Rows of figures: median commands a second, and how many times those of python-chess."""
    games, peers = game_loops(), find_peers()
    here = {peer.label: peer.play for peer in peers if peer.play is not None}
    chess, *others = measure([*games.values(), *here.values()], RUNS, RUN_SECONDS)
    figures = dict(zip((*games, *here), others, strict=True))
    rows = [("Random play, python-chess", f"{chess[0]:,.0f} moves/s")]
    for peer in peers:
        if peer.play is None:
            rows.append((f"Random play, {peer.label}", "not installed here"))
        else:
            speed, ratio = figures[peer.label]
            rows.append(
                (f"Random play, {peer.label}", f"{speed:,.0f} moves/s = {ratio:.2f} × chess")
            )
    targets = [target for contest in CONTESTS for target in contest.targets]
    for name, target in zip(games, targets, strict=True):
        speed, ratio = figures[name]
        wanted = f" (target {target:g} ×)" if target else ""
        rows.append(
            (f"Random play, {name}", f"{speed:,.0f} commands/s = {ratio:.2f} × chess{wanted}")
        )
    return rows


if __name__ == "__main__":
    for label, figure in main():
        print(f"{label}: {figure}")
