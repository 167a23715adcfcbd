"""Settings, profile, statistics and the lock: small files that may be damaged."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.lock import RunningLock
from islands_desktop.saves.profile import load_profile, record_feats
from islands_desktop.saves.settings import Settings, load_settings, save_settings
from islands_desktop.saves.statistics import Statistics
from tests.saves.conftest import play


def test_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    chosen = Settings(theme="dark", speed="fast", window=(10, 20, 1366, 768), has_dragged=True)
    assert save_settings(path, chosen) == ""
    assert load_settings(path) == (chosen, [])


def test_a_bad_value_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    entry = {"theme": "purple", "speed": "off", "window": [1, 2], "has_dragged": 1, "more": 3}
    path.write_text(json.dumps(entry))
    loaded, faults = load_settings(path)
    assert loaded == Settings(speed="off")
    assert len(faults) == 3


@pytest.mark.parametrize("content", [b"", b"\xff", b"[]", b"[" * 99_999, b"{"])
def test_damaged_settings_are_the_usual_ones(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    loaded, faults = load_settings(path)
    assert loaded == Settings()
    assert len(faults) == 1


def test_settings_that_cannot_be_written_say_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "could not be saved" in save_settings(tmp_path / "file" / "settings.json", Settings())


def test_palm_10_5_feats_are_recorded_with_their_hardest_difficulty(tmp_path: Path) -> None:
    path = tmp_path / "profile.json"
    game = find_game("palm_island")
    over = (
        "CH1/FB CH2/BT *CH3/BB LG4/BT LG5/BB LG6/FB QU7/BB *QU8/BB QU9/FB MK10/FB TR11/BT "
        "TM12/FB HO13/BT HO14/BB TE15/BB TE16"
    )
    entry = game.state_to_dict(game.new_game(game.make_setup("solo", 1, 1)))
    entry |= {"round": 8}
    entry["seats"][0]["deck"] = ["RT17", *over.split()]
    state = game.state_from_dict(entry)
    ended = game.successor(state, game.legal_commands(state)[0])
    assert record_feats(path, ended) == ("FE1",)
    assert load_profile(path) == (("FE1", "hard"),)
    assert record_feats(path, ended) == ()


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b'{"palm_island": {"feats": {"FE9": 1}}}'])
def test_a_damaged_profile_counts_as_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "profile.json"
    path.write_bytes(content)
    assert load_profile(path) == ()


def test_a_finished_game_counts_once(tmp_path: Path, session: GameSession) -> None:
    play(session, 1000)
    statistics = Statistics(tmp_path / "statistics.sqlite")
    statistics.record("a" * 32, session)
    statistics.record("a" * 32, session)
    statistics.record("b" * 32, session)
    (summary,) = statistics.summaries()
    assert summary.count == 2
    assert summary.best == session.game.standings(session.state).seats[0].total


def test_a_damaged_database_is_begun_anew_and_kept(tmp_path: Path, session: GameSession) -> None:
    path = tmp_path / "statistics.sqlite"
    path.write_bytes(b"not a database at all" * 100)
    statistics = Statistics(path)
    assert statistics.games() == []
    statistics.record("a" * 32, play(session, 1000))
    assert len(statistics.games()) == 1
    assert path.with_name("statistics.sqlite.damaged-1").read_bytes().startswith(b"not a")


def test_only_one_copy_holds_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "running.lock"
    lock = RunningLock(path)
    assert lock.acquire()
    program = (
        "import sys, pathlib; from islands_desktop.saves.lock import RunningLock; "
        "sys.exit(RunningLock(pathlib.Path(sys.argv[1])).acquire())"
    )
    subprocess.run([sys.executable, "-c", program, str(path)], check=True)
    lock.release()
    again = RunningLock(path)
    assert again.acquire()
    again.release()
