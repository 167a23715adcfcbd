"""The process in which computer players think. It knows no window: nothing in it imports Qt.

Questions and answers are plain values. One process answers one question at a time; whoever asks
waits for the answer, or stops it, before the next question (`worker_link`).
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from islands_desktop.core.memory import forget_positions
from islands_desktop.games.registry import find_game
from islands_desktop.opponents.analysis import weigh
from islands_desktop.opponents.players import LEVELS, Stop, find_player

LOOK_SECONDS = 0.004
"""How often a player that thinks looks whether it has been stopped."""


@dataclass(frozen=True, slots=True)
class Question:
    """What shall this seat do?

    known: what `Player.known` made of the state, never a state with hidden parts. seconds: after
    about that time the best command found so far is the answer. number: comes back in the answer.
    played: the command, as JSON values, that was given there and is to be weighed, None to find one
    only.
    """

    number: int
    game: str
    known: Any
    seat: int
    level: str
    chance: int
    seconds: float
    played: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Halt:
    """Answer the question of this number now, with the best found so far."""

    number: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What to do, as the JSON values of the command; or None and in `fault` what went wrong.

    Never the command itself: commands keep their hash, which is another one in another process.
    value, reason: as in `Suggestion`; the reason is in English. cost: points by which the command
    that was to be weighed falls short of this one.
    """

    number: int
    command: dict[str, Any] | None = None
    value: float = 0.0
    reason: str = ""
    fault: str = ""
    cost: float = 0.0


def think(question: Question, stop: Stop) -> Answer:
    """The answer to a question; never raises. `stop` ends the thinking before its time is up."""
    deadline = time.monotonic() + question.seconds

    def ended() -> bool:
        return time.monotonic() >= deadline or stop()

    try:
        if question.level not in LEVELS:
            raise KeyError(question.level)
        if question.played is not None:
            return _weigh(question, question.played, ended, stop)
        player = find_player(question.game)
        suggestion = player.choose(
            question.known, question.seat, question.level, question.chance, ended
        )
    except Exception as error:
        return Answer(question.number, fault=f"{type(error).__name__}: {error}")
    command = suggestion.command.to_dict()
    return Answer(question.number, command, suggestion.value, suggestion.reason)


def _weigh(question: Question, played: dict[str, Any], ended: Stop, stop: Stop) -> Answer:
    """What a command that was given has cost, and which one was better."""
    player = find_player(question.game)
    command = find_game(question.game).command_from_dict(played)
    found = weigh(
        player, question.known, question.seat, command, question.level, question.chance, stop, ended
    )
    return Answer(question.number, found.best.to_dict(), cost=found.cost)


def serve(connection: Connection) -> None:
    """Answer questions until the other end is closed or gone; what the process runs."""
    # Ctrl+C in a terminal reaches every process in it; the window decides what becomes of this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = ""
    with suppress(EOFError, OSError):
        while True:
            message = connection.recv()
            if isinstance(message, Question):
                if game and message.game != game:
                    forget_positions()
                game = message.game
                connection.send(think(message, _halted(connection, message.number)))


def _halted(connection: Connection, number: int) -> Callable[[], bool]:
    """Whether this question has been halted, or nobody is there any more to hear its answer."""
    halted, looked = False, 0.0

    def stop() -> bool:
        nonlocal halted, looked
        now = time.monotonic()
        if halted or now - looked < LOOK_SECONDS:
            return halted
        looked = now
        try:
            while connection.poll():
                message = connection.recv()
                halted = halted or (isinstance(message, Halt) and message.number == number)
        except (EOFError, OSError):
            halted = True
        return halted

    return stop
