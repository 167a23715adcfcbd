"""How fast the rules are: commands a second of random play, beside the same loop over python-chess.

Both games play legal list, random pick, apply, over and over, in one process and by turns, so that
whatever else the computer does slows both alike.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import chess

from islands_desktop.core.game import Setup
from islands_desktop.games.registry import find_game

RUNS = 9
"""Runs of each loop; figures are medians."""

RUN_SECONDS = 0.6
PLY_LIMIT = 200

APPLY_TARGET = 3.5
SUCCESSOR_TARGET = 9.0
"""How many times as many commands a second as python-chess."""


def play_chess(rng: Random) -> int:
    """One random game of chess; returns how many moves were made."""
    board, moves = chess.Board(), 0
    while moves < PLY_LIMIT:
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def play_apply(rng: Random, setup: Setup) -> int:
    """One random game through `apply`, events included; returns how many commands were given."""
    game = find_game(setup.game)
    state, moves = game.new_game(setup), 0
    while legal := game.legal_commands(state):
        state = game.apply(state, legal[int(rng.random() * len(legal))]).after
        moves += 1
    return moves


def play_successor(rng: Random, setup: Setup) -> int:
    """One random game through `successor`, as search plays it."""
    game = find_game(setup.game)
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


def solo_setup(seed: int, options: dict[str, Any]) -> Setup:
    return find_game("palm_island").make_setup("solo", 1, seed, options)


def main() -> list[tuple[str, str]]:
    """Rows of figures: median commands a second, and how many times those of python-chess."""
    rich: dict[str, Any] = {"villagers": True}
    loops: dict[str, Callable[[int], int]] = {
        "python-chess": lambda seed: play_chess(Random(seed)),
        "apply": lambda seed: play_apply(Random(seed), solo_setup(seed, {})),
        "successor": lambda seed: play_successor(Random(seed), solo_setup(seed, {})),
        "apply, villagers": lambda seed: play_apply(Random(seed), solo_setup(seed, rich)),
        "successor, villagers": lambda seed: play_successor(Random(seed), solo_setup(seed, rich)),
    }
    rates: dict[str, list[float]] = {name: [] for name in loops}
    for loop in loops.values():
        loop(0)
    for run in range(RUNS):
        for name, loop in loops.items():
            rates[name].append(rate(loop, run + 1))
    peer = statistics.median(rates["python-chess"])
    rows = [("Random play, python-chess", f"{peer:,.0f} moves/s")]
    for name in list(loops)[1:]:
        median = statistics.median(rates[name])
        target = APPLY_TARGET if name.startswith("apply") else SUCCESSOR_TARGET
        rows.append(
            (
                f"Random play, Palm Island, {name}",
                f"{median:,.0f} commands/s = {median / peer:.2f} × chess (target {target:g} ×)",
            )
        )
    return rows


if __name__ == "__main__":
    for label, figure in main():
        print(f"{label}: {figure}")
