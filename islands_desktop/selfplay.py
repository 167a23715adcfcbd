"""Random games against the rules: a search for faults, and a fingerprint of the rules."""

from __future__ import annotations

import hashlib
import multiprocessing
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from islands_desktop.core.chance import draw_below, seed_chance
from islands_desktop.core.digest import state_digest
from islands_desktop.games.registry import find_game


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One random game: commands given, final totals, digest of the last state, or its fault."""

    seed: int
    commands: int
    totals: tuple[int, ...]
    digest: str
    fault: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """What to play: `every` checks each position, otherwise only the last one."""

    game: str
    mode: str
    seats: int
    seed: int
    options: tuple[tuple[str, Any], ...]
    every: bool


def play_random_game(task: Task) -> PlayedGame:
    """Play one game by chance and check it: problems, both doors of the rules, the end."""
    game = find_game(task.game)
    state = game.new_game(game.make_setup(task.mode, task.seats, task.seed, dict(task.options)))
    chance = seed_chance(task.seed ^ 0x5EED)
    count = 0
    while commands := game.legal_commands(state):
        if task.every:
            found = game.problems(state)
            if found:
                return PlayedGame(task.seed, count, (), "", f"position {count}: {' '.join(found)}")
        chosen, chance = draw_below(len(commands), chance)
        after = game.apply(state, commands[chosen]).after
        if task.every and after != game.successor(state, commands[chosen]):
            return PlayedGame(task.seed, count, (), "", f"position {count}: two doors differ")
        state = after
        count += 1
    found = game.problems(state)
    if found or game.outcome(state) is None:
        return PlayedGame(task.seed, count, (), "", f"end: {' '.join(found) or 'no outcome'}")
    totals = tuple(score.total for score in game.standings(state).seats)
    return PlayedGame(task.seed, count, totals, state_digest(game, state))


def play_many(
    game: str,
    mode: str,
    seats: int,
    seed: int,
    games: int,
    jobs: int = 1,
    every: bool = True,
    options: Mapping[str, Any] | None = None,
) -> Iterator[PlayedGame]:
    """Random games with the seeds seed, seed + 1, …, in that order."""
    chosen = tuple((options or {}).items())
    tasks = [Task(game, mode, seats, seed + n, chosen, every) for n in range(games)]
    if jobs <= 1:
        yield from map(play_random_game, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play_random_game, tasks, chunksize=50)


@dataclass
class Report:
    """Figures over many games."""

    games: int = 0
    commands: int = 0
    best: int = 0
    total: int = 0
    least: int = 1 << 30
    seconds: float = 0.0
    digest: str = ""
    fault: PlayedGame | None = None


def report_games(played: Iterator[PlayedGame]) -> Report:
    """Count games until the first fault. The digest fingerprints every final position."""
    report = Report()
    fingerprint = hashlib.blake2b(digest_size=16)
    begun = time.perf_counter()
    for game in played:
        if game.fault:
            report.fault = game
            break
        report.games += 1
        report.commands += game.commands
        report.total += game.totals[0]
        report.best = max(report.best, game.totals[0])
        report.least = min(report.least, game.totals[0])
        fingerprint.update(game.digest.encode("ascii"))
    report.seconds = time.perf_counter() - begun
    report.digest = fingerprint.hexdigest()
    return report
