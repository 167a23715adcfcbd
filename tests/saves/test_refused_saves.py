"""Files that were edited, or written by another version: refused in words, and never touched."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from islands_desktop.core.refusals import UnknownGame
from islands_desktop.core.session import GameSession
from islands_desktop.saves.faults import SaveDamaged, SaveMissing, SaveTooNew
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.save_format import SaveHeader, decode_save, encode_save
from tests.saves.conftest import keep


def edited(session: GameSession, **changes: Any) -> dict[str, Any]:
    entry = encode_save(session, SaveHeader())
    entry.update(changes)
    return entry


def test_edited_saves_are_refused(session: GameSession) -> None:
    entry = encode_save(session, SaveHeader())
    deck = entry["snapshot"]["seats"][0]["deck"]
    swapped = {**entry["snapshot"]["seats"][0], "deck": [deck[1], deck[0], *deck[2:]]}
    spoiled: list[dict[str, Any]] = [
        edited(session, cursor=5),
        edited(session, cursor=len(session.log) + 1),
        edited(session, digest="0" * 32),
        edited(session, log=entry["log"][:-1]),
        edited(session, setup={**entry["setup"], "seed": 1}),
        edited(session, snapshot={**entry["snapshot"], "seats": [swapped]}),
        edited(session, game="chess"),
        edited(session, extra=1),
        edited(session, name="x" * 100),
        edited(session, seed=-1),
        edited(session, log=[{"command": {"kind": "store"}, "digest": "0" * 32}]),
    ]
    for save in spoiled:
        with pytest.raises((SaveDamaged, UnknownGame)):
            decode_save(save)


def test_a_newer_format_is_told_and_never_touched(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = keep(saved_games, session)
    path = saved_games.path_of(header.id)
    entry = json.loads(path.read_text("utf-8"))
    entry["format"] = 99
    path.write_text(json.dumps(entry), "utf-8")
    content = path.read_bytes()
    with pytest.raises(SaveTooNew):
        saved_games.open(header.id)
    assert "newer" in saved_games.entries()[0].damaged
    assert path.read_bytes() == content


def test_newer_rules_are_refused_and_older_rules_open_the_position(session: GameSession) -> None:
    with pytest.raises(SaveTooNew):
        decode_save(edited(session, rules_version=99))
    opened = decode_save(edited(session, rules_version=0))
    assert opened.session.state == session.state
    assert opened.session.cursor == 0
    assert "improved" in opened.notices[0]


def test_a_newer_file_is_neither_renamed_nor_duplicated_nor_replaced_by_its_older_version(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = keep(saved_games, session)
    saved_games.save(session, header)
    path = saved_games.path_of(header.id)
    content = json.dumps({**json.loads(path.read_text("utf-8")), "format": 2}).encode()
    path.write_bytes(content)
    deeds: tuple[Callable[[], object], ...] = (
        lambda: saved_games.rename(header.id, "x"),
        lambda: saved_games.duplicate(header.id),
        lambda: saved_games.open(header.id),
    )
    for deed in deeds:
        with pytest.raises(SaveTooNew):
            deed()
    assert path.read_bytes() == content
    (line,) = saved_games.entries()
    assert not line.recoverable


def test_import_refuses_with_a_sentence_and_takes_nothing_in(
    saved_games: SavedGames, session: GameSession, tmp_path: Path
) -> None:
    source = tmp_path / "in.json"
    for save, fault in (
        (edited(session, game="chess"), SaveDamaged),
        (edited(session, cursor=10**6), SaveDamaged),
        (edited(session, format=2), SaveTooNew),
    ):
        source.write_text(json.dumps(save), "utf-8")
        with pytest.raises(fault):
            saved_games.import_file(source)
    with pytest.raises(SaveMissing):
        saved_games.import_file(tmp_path / "none.json")
    with pytest.raises(SaveMissing):
        saved_games.import_file(Path("a\0b"))
    assert saved_games.entries() == []


def test_a_game_of_older_rules_keeps_its_notice_when_it_is_imported(
    saved_games: SavedGames, session: GameSession, tmp_path: Path
) -> None:
    source = tmp_path / "in.json"
    source.write_text(json.dumps(edited(session, rules_version=0)), "utf-8")
    assert "improved" in saved_games.open(saved_games.import_file(source)).notices[0]
