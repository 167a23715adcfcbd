"""Files that may be anything: each is either the game or one sentence, at little cost."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from islands_desktop.core.refusals import UnknownGame
from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.saves.faults import SaveDamaged, SaveFault, SaveTooLarge
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.reading import LARGEST_SAVE, read_json
from islands_desktop.saves.save_format import (
    SaveHeader,
    decode_save,
    dump_save,
    encode_save,
)
from tests.saves.conftest import play

MODES = [(game_id, mode.id) for game_id in GAME_IDS for mode in find_game(game_id).modes]

HOSTILE = {
    "empty": b"",
    "zeros": bytes(5000),
    "not UTF-8": b"\xff\xfe\x00",
    "Latin-1": b'{"format": 1, "name": "\xe9"}',
    "nothing": b"null",
    "a list": b"[]",
    "two values": b"{}{}",
    "no number": b'{"format": NaN}',
    "no end": b'{"format": Infinity}',
    "too great": b'{"format": 1e999}',
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"a":' * 100_000,
    "deep and closed": b'{"a":' * 900 + b"1" + b"}" * 900,
    "a number of 4000 digits": b'{"format": ' + b"9" * 4000 + b"}",
    "a number of a million digits": b'{"format": ' + b"9" * 1_000_000 + b"}",
    "the same name twice": b'{"format": 1, "format": 1}',
    "half a character": b'{"format": 1, "name": "\\ud800"}',
    "a yes": b'{"format": true}',
    "only a format": b'{"format": 1}',
    "other quotation marks": "{“format”: 1}".encode(),
    "two million lists": b'{"a": [' + b"[]," * 2_000_000 + b"[]]}",
    "one endless text": b'{"a": "' + b'\\"' * 4_000_000,
    "only quotation marks": b'"' * 8_000_000,
    "closed too often": b"}" * 300_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_get_one_sentence(saved_games: SavedGames, name: str) -> None:
    saved_games.folder.mkdir(parents=True)
    path = saved_games.path_of("0" * 32)
    path.write_bytes(HOSTILE[name])
    with pytest.raises(SaveDamaged) as caught:
        saved_games.open("0" * 32)
    (line,) = saved_games.entries()
    assert line.damaged.startswith("This saved game is damaged")
    assert len(str(caught.value)) < 200
    assert path.read_bytes() == HOSTILE[name]


def test_a_file_of_200_megabytes_is_refused_without_reading(saved_games: SavedGames) -> None:
    saved_games.folder.mkdir(parents=True)
    with saved_games.path_of("0" * 32).open("wb") as file:
        file.truncate(200 << 20)
    with pytest.raises(SaveTooLarge):
        saved_games.open("0" * 32)
    assert "too large" in saved_games.entries()[0].damaged
    with pytest.raises(SaveTooLarge):
        read_json(bytes(LARGEST_SAVE + 1))


def test_brackets_inside_text_are_no_depth() -> None:
    assert read_json(b'{"a": "' + b"[" * 1000 + b'\\"[[", "b": 1}')["b"] == 1


def test_whole_characters_may_be_written_in_two_halves() -> None:
    assert read_json(b'{"name": "\\ud83c\\udfdd"}') == {"name": "🏝"}


# ---------------------------------------------------------------------- every part spoiled


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all parts of a save."""
    if way:
        yield way
    if isinstance(value, dict):
        for name in value:
            yield from places(value[name], (*way, name))
    elif isinstance(value, list):
        for number in sorted({0, len(value) // 2, len(value) - 1} if value else ()):
            yield from places(value[number], (*way, number))


def spoil(save: bytes, way: tuple[Any, ...], value: Any) -> dict[str, Any]:
    entry: dict[str, Any] = json.loads(save)
    part: Any = entry
    for name in way[:-1]:
        part = part[name]
    part[way[-1]] = value
    return entry


def drop(save: bytes, way: tuple[Any, ...]) -> dict[str, Any]:
    entry: dict[str, Any] = json.loads(save)
    part: Any = entry
    for name in way[:-1]:
        part = part[name]
    del part[way[-1]]
    return entry


ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**30,
    1.5,
    "",
    "x" * 5000,
    "\ud800",
    "RT17",
    [],
    {},
    [[]],
    {"x": {}},
)


def open_or_fault(entry: dict[str, Any], session: GameSession) -> None:
    """Opening gives the same position or a fault of saves, and nothing else."""
    try:
        opened = decode_save(entry)
    except (SaveFault, UnknownGame) as fault:
        assert len(str(fault)) < 2000
        return
    if opened.notices:  # other rules: only the snapshot counts, whatever its log says
        assert session.game.problems(opened.session.state) == []
    else:
        assert opened.session.state == session.state


def test_a_save_with_any_part_spoiled_is_refused_or_the_same_game() -> None:
    game = find_game("palm_island")
    feats = {"difficulty": "easy", "feats": ["FE1"], "profile": [["FE1", "hard"]]}
    options = {**feats, "villagers": True}
    session = play(GameSession.new(game, game.make_setup("solo", 1, 5, options)), 25)
    header = SaveHeader(seat_names=("Ana", "Bo"), deal_chosen=True)
    header.seat_levels, header.computer_seats = ("", "hard"), (1,)
    header.passing, header.automatic = (("until_turn", "something"),), (3,)
    save = dump_save(session, header)
    for way in places(json.loads(save)):
        open_or_fault(drop(save, way), session)
        for odd in ODD:
            open_or_fault(spoil(save, way, odd), session)


# ---------------------------------------------------------------------- every game


@pytest.mark.parametrize(("game_id", "mode"), MODES)
def test_every_position_of_every_game_comes_back(game_id: str, mode: str) -> None:
    game = find_game(game_id)
    (seats, *_more) = next(known.seats for known in game.modes if known.id == mode)
    session = GameSession.new(game, game.make_setup(mode, seats, 2**63 - 1))
    while game.legal_commands(session.state):
        play(session, 7)
        entry = json.loads(json.dumps(encode_save(session, SaveHeader())))
        opened = decode_save(entry).session
        assert (opened.state, opened.log, opened.setup) == (
            session.state,
            session.log,
            session.setup,
        )
    assert session.game.outcome(session.state) is not None


def test_a_reader_that_could_not_be_prepared_is_loaded_later() -> None:
    """Qt looks into every import; one in a second thread may fail for that."""
    program = """
import sys
from islands_desktop.saves.faults import SaveDamaged
from islands_desktop.saves.save_format import decode_save, prepare_reading

class Disturbed:
    def find_spec(self, name, path=None, target=None):
        if name == "pydantic":
            raise ImportError("partially initialized")

sys.meta_path.insert(0, Disturbed())
prepare_reading()
sys.meta_path.pop(0)
try:
    decode_save({"format": 1})
except SaveDamaged as damage:
    print(damage)
"""
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60
    )
    assert "damaged" in result.stdout and result.stderr == ""
