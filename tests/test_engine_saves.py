"""Saves in the engine protocol: as values, as files, and as things that are neither."""

from __future__ import annotations

from pathlib import Path

import pytest

from islands_desktop.engine_protocol import Engine
from tests.conversation import NEW, code_of, play_rounds


@pytest.fixture
def engine() -> Engine:
    engine = Engine()
    assert engine.answer(NEW)["ok"]
    return engine


def test_save_and_resume_as_a_value(engine: Engine) -> None:
    play_rounds(engine, 1)
    engine.answer({"cmd": "play", "command": {"kind": "discard"}})
    engine.answer({"cmd": "undo"})
    saved = engine.answer({"cmd": "save", "name": "Rain"})
    assert saved["save"]["name"] == "Rain"
    other = Engine()
    assert other.answer({"cmd": "resume", "save": saved["save"]})["notices"] == []
    assert other.answer({"cmd": "state"}) == engine.answer({"cmd": "state"})
    assert other.answer({"cmd": "redo"})["command"]["kind"] == "discard"


def test_save_and_resume_as_a_file(engine: Engine, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.island.json"
    assert engine.answer({"cmd": "save", "path": str(path)})["path"] == str(path)
    for request in ({"save": str(path)}, {"path": str(path)}):
        other = Engine()
        assert other.answer({"cmd": "resume", **request})["ok"]
        assert other.answer({"cmd": "state"}) == engine.answer({"cmd": "state"})


def test_files_that_cannot_be_written_or_read(engine: Engine, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"{}")
    inside = str(blocked / "game.json")
    assert code_of(engine.answer({"cmd": "save", "path": inside})) == "save_unwritable"
    assert code_of(engine.answer({"cmd": "save", "path": str(tmp_path)})) == "save_unwritable"
    for wrong in ("", ".", "/", "a\0b", 5):
        assert code_of(engine.answer({"cmd": "save", "path": wrong})) == "bad_request"
        assert code_of(engine.answer({"cmd": "resume", "path": wrong})) == "bad_request"
    assert code_of(engine.answer({"cmd": "resume", "path": str(blocked)})) == "save_damaged"
    assert code_of(engine.answer({"cmd": "resume", "path": str(tmp_path)})) == "save_damaged"
    if Path("/dev/zero").exists():  # a file without an end
        assert code_of(engine.answer({"cmd": "resume", "path": "/dev/zero"})) == "save_damaged"
    missing = str(tmp_path / "none")
    assert code_of(engine.answer({"cmd": "resume", "path": missing})) == "save_missing"


def test_changed_saves_are_refused_and_leave_the_game(engine: Engine) -> None:
    play_rounds(engine, 1)
    before = engine.answer({"cmd": "state"})
    save = engine.answer({"cmd": "save"})["save"]
    for change, code in (
        ({"format": 99}, "save_too_new"),
        ({"rules_version": 99}, "save_too_new"),
        ({"format": "1"}, "save_damaged"),
        ({"log": save["log"][1:]}, "save_damaged"),
        ({"cursor": 9999}, "save_damaged"),
        ({"digest": "0" * 32}, "save_damaged"),
        ({"setup": {}}, "save_damaged"),
        ({"game": "chess"}, "unknown_game"),
    ):
        assert code_of(engine.answer({"cmd": "resume", "save": {**save, **change}})) == code
        assert engine.answer({"cmd": "state"}) == before
    assert code_of(engine.answer({"cmd": "resume"})) == "bad_request"
    assert code_of(engine.answer({"cmd": "resume", "save": []})) == "bad_request"
