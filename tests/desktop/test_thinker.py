"""The window and the process that thinks: a real one, its answers, its death, and the way out."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.thinker import MOST_DEATHS, Thinker
from islands_desktop.opponents.worker import Answer, Question
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import Settings
from tests.desktop.computer_setup import cursor_of, setup_of
from tests.desktop.frame_setup import open_window, table_of
from tests.opponents.test_worker import is_alive, question


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def numbered(number: int, seconds: float = 5.0) -> Question:
    asked = question("my_island")
    return Question(number, asked.game, asked.known, asked.seat, "easy", 1, seconds)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_worker_that_dies_is_replaced_and_asked_again(qtbot: QtBot, thinker: Thinker) -> None:
    answers: list[Answer] = []
    thinker.answered.connect(answers.append)
    thinker.ask(numbered(1))
    qtbot.waitUntil(lambda: len(answers) == 1, timeout=30_000)
    first = thinker.pid
    os.kill(first, signal.SIGSTOP)  # it holds the question while it is killed
    thinker.ask(numbered(2))
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=30_000)
    assert [answer.number for answer in answers] == [1, 2]
    assert all(answer.command for answer in answers)
    assert thinker.pid not in (0, first) and not is_alive(first)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_worker_that_dies_again_and_again_is_told_of(qtbot: QtBot, thinker: Thinker) -> None:
    answers: list[Answer] = []
    thinker.answered.connect(answers.append)
    thinker.warm_up()
    killed = [thinker.pid]
    os.kill(thinker.pid, signal.SIGSTOP)
    thinker.ask(numbered(1))
    while not answers:
        pid = thinker.pid
        if pid and (pid != killed[-1] or len(killed) == 1):
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)
        qtbot.wait(1)
    assert answers[0].command is None and str(MOST_DEATHS) in answers[0].fault
    thinker.ask(numbered(2))
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=30_000)
    assert answers[1].command is not None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_what_is_dropped_never_comes_and_holds_nothing_up(qtbot: QtBot, thinker: Thinker) -> None:
    answers: list[Answer] = []
    thinker.answered.connect(answers.append)
    thinker.warm_up()
    os.kill(thinker.pid, signal.SIGSTOP)  # a worker that does not even hear that it may stop
    thinker.ask(numbered(1))
    thinker.ask(numbered(2))
    qtbot.waitUntil(lambda: bool(answers), timeout=30_000)
    assert [answer.number for answer in answers] == [2]


def test_a_worker_that_cannot_be_started_is_told_of(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_given: object) -> None:
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr("islands_desktop.desktop.thinker.WorkerLink", no_room)
    answers: list[Answer] = []
    thinker.answered.connect(answers.append)
    thinker.ask(numbered(1))
    assert answers[0].command is None and "memory" in answers[0].fault


def test_the_window_closes_at_once_and_leaves_no_process(qtbot: QtBot) -> None:
    window = open_window(qtbot, Settings(speed="off", computer_pace="instant"))
    levels = ("hard", "hard", "hard")
    window.start_game(setup_of("rabbit_island", 3), SaveHeader(seat_levels=levels))
    table = table_of(window)
    qtbot.waitUntil(lambda: cursor_of(table) > 4, timeout=60_000)
    qtbot.waitUntil(lambda: window.program.thinker.is_thinking)
    pid = window.program.thinker.pid
    assert is_alive(pid)
    begun = time.monotonic()
    window.close()
    assert time.monotonic() - begun < 1.5
    assert not is_alive(pid) and window.program.thinker.pid == 0
    table.take_off()
    qtbot.wait(30)
    assert window.program.thinker.pid == 0


def test_only_the_question_that_is_named_is_dropped(qtbot: QtBot, thinker: Thinker) -> None:
    answers: list[Answer] = []
    thinker.answered.connect(answers.append)
    thinker.ask(numbered(1))
    thinker.ask(numbered(2))
    thinker.drop(1)  # whoever asked that one does not know of the other
    qtbot.waitUntil(lambda: bool(answers), timeout=30_000)
    assert [answer.number for answer in answers] == [2]
    thinker.ask(numbered(3))
    thinker.drop(3)
    assert not thinker.is_thinking
