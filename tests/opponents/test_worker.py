"""The process in which computer players think: what it is asked, what it knows, how it ends."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from queue import Queue
from typing import Any

import pytest

from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.opponents.players import LEVELS, find_player
from islands_desktop.opponents.worker import Answer, Halt, Question, think
from islands_desktop.opponents.worker_link import WorkerLink

Heard = Queue[Any]


def question(game_id: str, level: str = "medium", seconds: float = 5.0, **options: Any) -> Question:
    """What shall the first seat of a new game do?"""
    game = find_game(game_id)
    mode = game.modes[0]
    state = game.new_game(game.make_setup(mode.id, mode.seats[-1], 7, options))
    seat = game.actor(state)
    assert seat is not None
    known = find_player(game_id).known(state, seat)
    return Question(1, game_id, known, seat, level, 3, seconds)


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_with_a_legal_command(game_id: str, level: str) -> None:
    asked = question(game_id, level)
    answer = think(asked, lambda: False)
    assert answer.command is not None and not answer.fault
    game = find_game(game_id)
    assert game.command_from_dict(answer.command) in game.legal_commands(asked.known)


def test_what_goes_wrong_is_told_in_the_answer() -> None:
    answer = think(replace(question("my_island"), known=None), lambda: False)
    assert answer.command is None and "Error" in answer.fault
    assert "KeyError" in think(replace(question("my_island"), level="wild"), lambda: False).fault


@pytest.fixture
def heard() -> Heard:
    return Queue()


@pytest.fixture
def link(heard: Heard) -> Iterator[WorkerLink]:
    made = WorkerLink(lambda _link, answer: heard.put(answer), lambda _link: heard.put("ended"))
    yield made
    made.kill()
    made.wait()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_process_answers_can_be_halted_and_leaves_nothing(
    link: WorkerLink, heard: Heard
) -> None:
    """The same knowledge, level and chance give the same answer there as here."""
    asked = question("rabbit_island", "hard")
    link.send(asked)
    answer = heard.get(timeout=30)
    assert isinstance(answer, Answer) and answer == think(asked, lambda: False)
    long = replace(question("palm_island", "hard", 60.0), number=2)
    link.send(long)
    time.sleep(0.05)
    link.send(Halt(1))  # too late for the first, and not meant for the second
    link.send(Halt(2))
    second = heard.get(timeout=30)  # unhalted it would have thought for a minute
    assert second.number == 2 and second.command is not None
    link.kill()
    assert heard.get(timeout=30) == "ended"
    assert not is_alive(link.pid)
    link.send(asked)  # nobody hears it; nothing breaks


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_killed_process_is_told_of_and_ctrl_c_is_not_its_business(
    link: WorkerLink, heard: Heard
) -> None:
    link.send(question("my_island"))
    assert heard.get(timeout=30).command is not None
    os.kill(link.pid, signal.SIGINT)
    link.send(question("my_island"))
    assert heard.get(timeout=30).command is not None
    os.kill(link.pid, signal.SIGKILL)
    assert heard.get(timeout=30) == "ended"
