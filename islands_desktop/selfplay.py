"""Random games against the rules: a search for faults, and a fingerprint of the rules."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
import time
import traceback
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from multiprocessing.pool import Pool
from pathlib import Path
from statistics import fmean
from typing import Any

from islands_desktop.core.chance import draw_below, seed_chance
from islands_desktop.core.digest import state_digest
from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.games.registry import find_game

MOST_COMMANDS = 100_000
"""A game that is longer does not end."""

_OWN_CHANCE = 0x5EED
"""Sets the choices of commands apart from the deal with the same seed."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing wrong in a game: after how many commands, what, and where it happened."""

    position: int
    reason: str
    command: Mapping[str, Any] | None
    state: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One random game: commands given, final totals, digest of the last state, or its fault."""

    seed: int
    commands: int
    totals: tuple[int, ...] = ()
    digest: str = ""
    fault: Fault | None = None


@dataclass(frozen=True, slots=True)
class Task:
    """What to play: `every` checks each position, otherwise only the last one."""

    game: str
    mode: str
    seats: int
    seed: int
    options: tuple[tuple[str, Any], ...] = ()
    every: bool = True


def play_random_game(task: Task) -> PlayedGame:
    """Play one game by chance and check it; an error in the rules is a fault as well."""
    game = find_game(task.game)
    setup = game.make_setup(task.mode, task.seats, task.seed, dict(task.options))
    state: Any = game.new_game(setup)
    chance = seed_chance(task.seed ^ _OWN_CHANCE)
    count = 0
    chosen: Any = None

    def fault(reason: str) -> PlayedGame:
        command = chosen.to_dict() if chosen is not None else None
        found = Fault(count, reason, command, game.state_to_dict(state))
        return PlayedGame(task.seed, count, fault=found)

    try:
        while commands := game.legal_commands(state):
            place, chance = draw_below(len(commands), chance)
            chosen = commands[place]
            reason = _position_fault(game, state, commands, chosen) if task.every else ""
            if reason or count >= MOST_COMMANDS:
                return fault(reason or say("The game does not end."))
            state = game.apply(state, chosen).after
            count += 1
        chosen = None
        reason = " ".join(game.problems(state))
        if reason or game.actor(state) is not None or game.outcome(state) is None:
            return fault(reason or say("There is nothing to do, yet the game is not over."))
        totals = tuple(score.total for score in game.standings(state).seats)
        return PlayedGame(task.seed, count, totals, state_digest(game, state))
    except Exception as error:
        return fault(_error_words(error))


def _position_fault(game: Game[Any, Any], state: Any, commands: Any, chosen: Any) -> str:
    """What is wrong with a position, its legal commands, or the command chosen; "" if nothing."""
    found = game.problems(state)
    if found:
        return " ".join(found)
    if any(not one < other for one, other in pairwise(commands)):
        return say("The legal commands are not in order, or one is there twice.")
    refusal = game.why_not(state, chosen)
    if refusal is not None:
        return say("A legal command is refused: {reason}", reason=str(refusal))
    if game.apply(state, chosen).after != game.successor(state, chosen):
        return say("The command leads to two different positions, with and without events.")
    return ""


def _error_words(error: Exception) -> str:
    """An error of the program in one line, with the place where it came up."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(frame.filename).name}:{frame.lineno}"
    return f"{type(error).__name__}: {error} ({place})"


def play_many(task: Task, games: int, jobs: int = 1) -> Iterator[PlayedGame]:
    """Random games with the seeds of the task, the one after it, …, in that order."""
    tasks = [
        Task(task.game, task.mode, task.seats, task.seed + n, task.options, task.every)
        for n in range(games)
    ]
    if jobs <= 1:
        yield from map(play_random_game, tasks)
        return
    with _open_pool(jobs) as pool:
        yield from pool.imap(play_random_game, tasks, chunksize=25)


def _open_pool(jobs: int) -> Pool:
    """Worker processes that leave Ctrl+C to this one; they inherit what is ignored here."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, before)


@dataclass
class Report:
    """Figures over many games; `fault` is the first game that had one."""

    games: int = 0
    commands: int = 0
    totals: list[int] = field(default_factory=list)
    seconds: float = 0.0
    digest: str = ""
    fault: PlayedGame | None = None

    def lines(self) -> list[str]:
        """The figures in words."""
        return [
            say("1 game ended without a fault.")
            if self.games == 1
            else say("{games} games ended without a fault.", games=self.games),
            say(
                "{commands} commands, {pace} a second.",
                commands=self.commands,
                pace=round(self.commands / max(self.seconds, 1e-9)),
            ),
            say(
                "Scores from {least} to {most}, {mean} on average.",
                least=min(self.totals),
                most=max(self.totals),
                mean=f"{fmean(self.totals):.2f}",
            ),
            say("Digest {digest}", digest=self.digest),
        ]


def report_games(played: Iterable[PlayedGame]) -> Report:
    """Count games until the first fault. The digest fingerprints every final position."""
    report = Report()
    fingerprint = hashlib.blake2b(digest_size=16)
    begun = time.perf_counter()
    for game in played:
        if game.fault is not None:
            report.fault = game
            break
        report.games += 1
        report.commands += game.commands
        report.totals += game.totals
        fingerprint.update(game.digest.encode("ascii"))
    report.seconds = time.perf_counter() - begun
    report.digest = fingerprint.hexdigest()
    return report
