"""`check` finds everything wrong in a save, where opening stops at the first fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from islands_desktop.core.refusals import UnknownGame
from islands_desktop.core.session import GameSession
from islands_desktop.saves.faults import SaveFault
from islands_desktop.saves.golden import golden_text, open_played, replay_golden
from islands_desktop.saves.save_format import SaveHeader, decode_save, dump_save, encode_save
from islands_desktop.saves.soundness import problems_of_file, problems_of_save
from tests.saves.test_reading import ODD, drop, places, spoil


def is_refused(entry: dict[str, Any]) -> bool:
    try:
        decode_save(entry)
    except (SaveFault, UnknownGame):
        return True
    return False


def test_a_whole_save_has_no_problem_in_any_language(session: GameSession) -> None:
    entry = encode_save(session, SaveHeader())
    assert problems_of_save(entry) == []
    assert problems_of_save({**entry, "progress": "Runde 3 von 8"}) == []


def test_all_problems_are_told_at_once(session: GameSession) -> None:
    entry = encode_save(session, SaveHeader())
    log = [dict(line) for line in entry["log"]]
    log[3]["digest"] = log[9]["digest"] = "0" * 32
    spoiled = {**entry, "log": log, "digest": "1" * 32, "scores": [99], "over": True}
    found = problems_of_save(spoiled)
    assert len(found) == 5
    assert "Command 4 " in found[0]
    assert "Command 10 " in found[1]


def test_what_cannot_be_opened_has_a_problem(session: GameSession) -> None:
    save = dump_save(session.branch(12), SaveHeader())
    for way in places(json.loads(save)):
        for spoiled in (drop(save, way), *(spoil(save, way, odd) for odd in ODD)):
            if is_refused(json.loads(json.dumps(spoiled))):
                try:
                    found = problems_of_save(spoiled)
                except SaveFault as fault:
                    found = [str(fault)]
                assert found, way


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b'{"format": 2}'])
def test_files_that_are_no_saves_are_told_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    assert len(problems_of_file(path)) == 1
    assert len(problems_of_file(tmp_path / "none.json")) == 1


def test_a_golden_game_is_the_game_without_names_and_dates(
    tmp_path: Path, session: GameSession
) -> None:
    path = tmp_path / "game.golden"
    path.write_text(golden_text(session), "utf-8")
    assert open_played(path).session.log == session.log
    again, head = replay_golden(path.read_text("utf-8"))
    assert again.state == session.state
    assert set(head) == {"golden", "game", "rules_version", "start", "totals", "digest"}


@pytest.mark.parametrize("odd", [None, 5, [], "x", {"golden": 1}])
def test_what_is_no_golden_game_is_told(tmp_path: Path, session: GameSession, odd: object) -> None:
    head, first, *lines = golden_text(session).splitlines()
    path = tmp_path / "game.golden"
    for text in ([head, json.dumps(odd), *lines], [f'{{"golden":{json.dumps(odd)}}}', first]):
        path.write_text("\n".join(text), "utf-8")
        with pytest.raises(SaveFault):
            open_played(path)
