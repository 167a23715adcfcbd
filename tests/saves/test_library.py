"""Saved games: what was shown as saved comes back; what is damaged says so and stays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from islands_desktop.core.session import GameSession
from islands_desktop.saves.atomic_write import BACKUP
from islands_desktop.saves.faults import (
    SaveDamaged,
    SaveFault,
    SaveMissing,
    SaveTooLarge,
    SaveTooNew,
)
from islands_desktop.saves.library import SavedGames, open_file
from islands_desktop.saves.save_format import SaveHeader, decode_save, dump_save, encode_save
from tests.saves.conftest import play

SAMPLES = Path(__file__).parent / "samples"


def keep(saved_games: SavedGames, session: GameSession, name: str = "") -> SaveHeader:
    header = SaveHeader(name=name)
    saved_games.save(session, header)
    return header


def test_a_saved_game_comes_back_exactly(saved_games: SavedGames, session: GameSession) -> None:
    header = keep(saved_games, session, "Evening")
    opened = saved_games.open(header.id)
    assert opened.session.state == session.state
    assert opened.session.log == session.log
    assert opened.header.name == "Evening"
    assert opened.notices == ()
    legal = session.game.legal_commands
    assert legal(opened.session.state) == legal(session.state)


def test_undone_commands_can_be_redone_after_resuming(
    saved_games: SavedGames, session: GameSession
) -> None:
    session.undo()
    header = keep(saved_games, session)
    resumed = saved_games.open(header.id).session
    assert resumed.cursor == session.cursor
    resumed.redo()
    assert resumed.state == session.state_at(session.cursor + 1)


def test_the_list_shows_the_last_played_first(
    saved_games: SavedGames, session: GameSession
) -> None:
    first, second = keep(saved_games, session, "first"), keep(saved_games, session, "second")
    for header, changed in ((first, "2026-01-02"), (second, "2026-01-01")):
        path = saved_games.path_of(header.id)
        entry = json.loads(path.read_text("utf-8"))
        entry["changed"] = changed
        path.write_text(json.dumps(entry), "utf-8")
    assert [entry.name for entry in saved_games.entries()] == ["first", "second"]
    line = saved_games.entries()[0]
    assert (line.game, line.mode, line.seed, line.damaged) == ("palm_island", "solo", 20261130, "")
    assert line.progress == session.game.progress(session.state)


def test_rename_duplicate_delete_and_take_back(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = keep(saved_games, session)
    saved_games.rename(header.id, "  Rainy \n Sunday ")
    assert saved_games.open(header.id).header.name == "Rainy Sunday"
    copy = saved_games.duplicate(header.id)
    assert copy != header.id
    assert saved_games.open(copy).session.state == session.state
    saved_games.delete(header.id)
    assert [entry.id for entry in saved_games.entries()] == [copy]
    saved_games.restore(header.id)
    assert saved_games.open(header.id).session.state == session.state


def test_export_and_import(saved_games: SavedGames, session: GameSession, tmp_path: Path) -> None:
    header = keep(saved_games, session, "Travel")
    target = tmp_path / "out.json"
    saved_games.export(header.id, target)
    imported = saved_games.import_file(target)
    assert imported != header.id
    assert saved_games.open(imported).session.log == session.log
    assert saved_games.open(imported).header.name == "Travel"


@pytest.mark.parametrize("cut", [0, 1, 2, 50, 500, 1000, 3000, -1, -2, -40])
def test_a_truncated_file_is_damaged_and_stays_in_the_list(
    saved_games: SavedGames, session: GameSession, cut: int
) -> None:
    header = keep(saved_games, session)
    path = saved_games.path_of(header.id)
    content = path.read_bytes()[:cut]
    path.write_bytes(content)
    with pytest.raises(SaveDamaged):
        saved_games.open(header.id)
    (line,) = saved_games.entries()
    assert "damaged" in line.damaged
    assert path.read_bytes() == content


def test_the_generation_before_is_used_when_the_last_is_damaged(
    saved_games: SavedGames, session: GameSession
) -> None:
    header = keep(saved_games, session)
    before = session.state
    play(session, 1)
    saved_games.save(session, header)
    path = saved_games.path_of(header.id)
    path.write_bytes(b"\0" * 100)
    opened = saved_games.open(header.id)
    assert opened.session.state == before
    assert "damaged" in opened.notices[0]
    (kept,) = path.parent.glob("*.damaged-1")
    assert kept.read_bytes() == b"\0" * 100


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
        with pytest.raises((SaveDamaged, Exception)) as caught:
            decode_save(save)
        assert getattr(caught.value, "code", "") in {"save_damaged", "unknown_game"}


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


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"null",
        b"[]",
        b'{"format": NaN}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"format": ' + b"9" * 100_000 + b"}",
        b'{"format": 1e999}',
        b'{"format": true}',
        b'{"format": 1}',
        "{“format”: 1}".encode(),
    ],
)
def test_hostile_files_get_one_sentence(saved_games: SavedGames, content: bytes) -> None:
    saved_games.folder.mkdir(parents=True)
    path = saved_games.path_of("0" * 32)
    path.write_bytes(content)
    with pytest.raises(SaveFault):
        saved_games.open("0" * 32)
    (line,) = saved_games.entries()
    assert line.damaged


def test_a_file_of_200_megabytes_is_refused_without_reading(saved_games: SavedGames) -> None:
    saved_games.folder.mkdir(parents=True)
    path = saved_games.path_of("0" * 32)
    with path.open("wb") as file:
        file.truncate(200 << 20)
    with pytest.raises(SaveTooLarge):
        saved_games.open("0" * 32)
    assert "too large" in saved_games.entries()[0].damaged


@pytest.mark.parametrize("name", ["../x", "", "0" * 31, "A" * 32, "0" * 32])
def test_names_that_are_no_ids_reach_no_file(saved_games: SavedGames, name: str) -> None:
    with pytest.raises(SaveMissing):
        saved_games.open(name)


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(place=st.integers(0, 100_000), flip=st.integers(1, 255))
def test_a_flipped_byte_is_either_harmless_or_told(
    session: GameSession, tmp_path: Path, place: int, flip: int
) -> None:
    content = bytearray(dump_save(session, SaveHeader()))
    content[place % len(content)] ^= flip
    path = tmp_path / "flipped.json"
    path.write_bytes(bytes(content))
    try:
        opened = open_file(path)
    except SaveFault:
        return
    assert opened.session.state == session.state


def test_the_sample_of_format_1_opens_forever() -> None:
    opened = open_file(SAMPLES / "format_1.island.json")
    assert opened.session.cursor == 40


def test_partial_files_of_an_interrupted_write_are_removed(tmp_path: Path) -> None:
    (tmp_path / f".{'0' * 32}.json-abc.partial").write_text("{")
    SavedGames(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_last_generation_is_kept(saved_games: SavedGames, session: GameSession) -> None:
    header = keep(saved_games, session)
    first = saved_games.path_of(header.id).read_bytes()
    play(session, 1)
    saved_games.save(session, header)
    path = saved_games.path_of(header.id)
    assert path.with_name(path.name + BACKUP).read_bytes() == first
