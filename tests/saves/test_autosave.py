"""Autosave: every change is on the disk, and a failing disk never stops the game."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.saves.autosave import Autosave
from islands_desktop.saves.library import SavedGames
from tests.saves.conftest import play

CHILD = """
import sys
from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.autosave import Autosave
from islands_desktop.saves.library import SavedGames
game = find_game("palm_island")
session = GameSession.new(game, game.make_setup("solo", 1, int(sys.argv[2])))
autosave = Autosave(SavedGames(__import__("pathlib").Path(sys.argv[1])), session)
print(autosave.header.id, flush=True)
while game.legal_commands(session.state):
    session.play(game.legal_commands(session.state)[-1])
    print(session.cursor, flush=True)
    if session.why_not_undo() is None:
        session.undo()
        session.redo()
"""


def test_every_command_undo_and_redo_is_saved(
    saved_games: SavedGames, session: GameSession
) -> None:
    autosave = Autosave(saved_games, session)
    for change in (session.undo, session.redo, lambda: play(session, 1)):
        change()
        resumed = saved_games.open(autosave.header.id).session
        assert (resumed.state, resumed.cursor) == (session.state, session.cursor)


@pytest.mark.parametrize("reason", [28, 30])
def test_a_full_or_read_only_disk_is_told_and_tried_again(
    saved_games: SavedGames, session: GameSession, monkeypatch: pytest.MonkeyPatch, reason: int
) -> None:
    told: list[str] = []
    autosave = Autosave(saved_games, session, on_problem=told.append)

    def refuse(descriptor: int) -> None:
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr("os.fsync", refuse)
    before = session.cursor
    play(session, 2)
    assert session.cursor == before + 2
    assert os.strerror(reason) in autosave.problem
    assert told == [autosave.problem]
    monkeypatch.undo()
    assert autosave.retry()
    assert told[-1] == ""
    assert saved_games.open(autosave.header.id).session.state == session.state
    assert not list(saved_games.folder.glob(".*partial"))


def test_a_file_in_place_of_the_folder_does_not_stop_the_game(
    tmp_path: Path, session: GameSession
) -> None:
    (tmp_path / "games").write_text("in the way")
    autosave = Autosave(SavedGames(tmp_path / "games"), session)
    play(session, 1)
    assert autosave.problem
    (tmp_path / "games").unlink()
    play(session, 1)
    assert autosave.problem == ""


def test_a_folder_that_vanishes_is_made_again(
    saved_games: SavedGames, session: GameSession
) -> None:
    autosave = Autosave(saved_games, session)
    shutil.rmtree(saved_games.folder)
    play(session, 1)
    assert autosave.problem == ""
    assert saved_games.open(autosave.header.id).session.state == session.state


def test_the_same_problem_is_told_once(tmp_path: Path, session: GameSession) -> None:
    (tmp_path / "games").write_text("in the way")
    told: list[str] = []
    autosave = Autosave(SavedGames(tmp_path / "games"), session, on_problem=told.append)
    for _time in range(3):
        assert not autosave.retry()
    assert told == [autosave.problem]


def test_kill_at_any_moment_loses_nothing_that_was_shown_as_done(tmp_path: Path) -> None:
    chance = random.Random(20261130)
    for attempt in range(8):
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, str(tmp_path), str(attempt)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert child.stdout is not None
        game_id = child.stdout.readline().strip()
        time.sleep(chance.random() * 0.4)
        child.send_signal(signal.SIGKILL)
        shown = [int(line) for line in child.stdout.read().split("\n")[:-1]]
        child.wait()
        resumed = SavedGames(tmp_path).open(game_id)
        assert resumed.notices == ()
        assert len(resumed.session.log) >= (shown[-1] if shown else 0)
        assert resumed.session.cursor >= (shown[-1] - 1 if shown else 0)
        child.stdout.close()


def test_writing_needs_no_pydantic() -> None:
    program = (
        "import sys, islands_desktop.saves.autosave, islands_desktop.saves.settings; "
        "sys.exit('pydantic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
