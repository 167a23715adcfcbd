"""What knowing all would be worth: honest players beside cheating twins.

A twin is the same search, fed with the true state wherever the honest player draws a world from
what it may know. The less a twin gains, the less a leak could have hidden. It lies among the
benchmarks and never in the program. ISLANDS_BENCH_GAMES asks for more games than the few of before.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from islands_desktop.core.chance import draw_below, seed_chance
from islands_desktop.core.game import Game
from islands_desktop.games.registry import find_game
from islands_desktop.ladder import wilson_interval
from islands_desktop.opponents.players import find_player

GAMES = int(os.environ.get("ISLANDS_BENCH_GAMES", "2"))
SEED = 9000
LEVEL = "hard"
_SURE = 1.96

SOLOS = (("palm_island", "solo"), ("my_island", "eternal"))
"""Games and modes that a twin and an honest player play alone on the same deals."""

DUELS = (
    ("my_island", "eternal"),
    ("propeller_islands", "standard"),
    ("rabbit_island", "standard"),
)
"""Games and modes in which a twin meets an honest player."""

Row = tuple[str, str]


@contextmanager
def seeing_through(game: Game[Any, Any], truth: Any) -> Iterator[None]:
    """Within it, every world that is drawn is the true one."""
    game.determinise = lambda view, seat, chance: truth  # type: ignore[method-assign]
    try:
        yield
    finally:
        del game.determinise


def honest_command(game: Game[Any, Any], state: Any, seat: int, chance: int) -> Any:
    """What the player of the program does."""
    player = find_player(game.id)
    return player.choose(player.known(state, seat), seat, LEVEL, chance, lambda: False).command


def twin_command(game: Game[Any, Any], state: Any, seat: int, chance: int) -> Any:
    """What the same search does with the true state."""
    with seeing_through(game, state):
        return honest_command(game, state, seat, chance)


def play(game: Game[Any, Any], mode: str, seats: int, seed: int, twins: frozenset[int]) -> Any:
    """The end of a game in which these seats cheat."""
    state, chance = game.new_game(game.make_setup(mode, seats, seed)), seed_chance(seed)
    while (seat := game.actor(state)) is not None:
        drawn, chance = draw_below(2**31, chance)
        legal = game.legal_commands(state)
        if len(legal) == 1:
            state = game.successor(state, legal[0])
            continue
        decide = twin_command if seat in twins else honest_command
        state = game.successor(state, decide(game, state, seat, drawn))
    return state


def solo_row(name: str, mode: str, games: int = GAMES) -> Row:
    """A game played alone: mean scores of both on the same deals, and their difference."""
    game = find_game(name)
    scores: dict[frozenset[int], list[int]] = {frozenset(): [], frozenset({0}): []}
    for twins, found in scores.items():
        for seed in range(SEED, SEED + games):
            found.append(game.standings(play(game, mode, 1, seed, twins)).seats[0].total)
    honest, twin = scores.values()
    gains = [t - h for h, t in zip(honest, twin, strict=True)]
    error = _SURE * stdev(gains) / sqrt(games) if games > 1 else 0.0
    figure = (
        f"honest {fmean(honest):.2f}, twin {fmean(twin):.2f}: "
        f"{fmean(gains):+.2f} ± {error:.2f} points, {games} deals from seed {SEED}"
    )
    return f"Cheating twin, {game.title} alone, {mode}", figure


def duel_row(name: str, mode: str, games: int = GAMES) -> Row:
    """Share of victories of a twin against an honest player, each deal from both seats."""
    game, share = find_game(name), 0.0
    for number in range(games):
        deal, seat = divmod(number, 2)
        end = play(game, mode, 2, SEED + deal, frozenset({seat}))
        outcome = game.outcome(end)
        assert outcome is not None, "the game is over"
        share += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    low, high = wilson_interval(share, games)
    figure = (
        f"{100 * share / games:.1f} % of {games} games (95 % sure: {100 * low:.1f} to "
        f"{100 * high:.1f}; alike: 50 %), seeds from {SEED}"
    )
    return f"Cheating twin against honest, {game.title}, {mode}", figure


def main() -> list[Row]:
    """Rows of what twins gain by knowing what nobody may know."""
    solos = (solo_row(name, mode) for name, mode in SOLOS)
    return [*solos, *(duel_row(name, mode) for name, mode in DUELS)]


if __name__ == "__main__":
    for label, figure in main():
        print(f"{label}: {figure}")
