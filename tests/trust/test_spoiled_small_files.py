"""Settings, feats and statistics that end early or have other bytes: the usual ones, in a sentence.

And whatever the file was, the next finished game is recorded and the next setting kept.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.profile import load_profile, load_records, record_feats
from islands_desktop.saves.settings import Settings, load_settings, save_settings
from islands_desktop.saves.statistics import Statistics

FINISHED = "1" * 32
FLIPS = 40
NUMBERS = (b"1e400", b"-1e400", b"NaN", b"1" + b"0" * 5000, b"9" * 4000, b"[" * 5000, b"-0", b"1.5")
"""What may stand where a number is expected."""


def finished() -> GameSession:
    game = find_game("palm_island")
    session = GameSession.new(game, game.make_setup("solo", 1, 7))
    while legal := game.legal_commands(session.state):
        session.play(legal[-1])
    return session


def spoiled(content: bytes, step: int = 1) -> Iterator[bytes]:
    """The content cut after every step-th byte, and with a byte or more changed."""
    for cut in range(0, len(content), step):
        yield content[:cut]
    chance = Random(len(content))
    for number in range(FLIPS):
        other = bytearray(content)
        for _byte in range(1 + number % 4):
            other[chance.randrange(len(other))] ^= chance.randrange(1, 256)
        yield bytes(other)


def test_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert save_settings(path, Settings(player_name="Ana", window=(1, 2, 1366, 768))) == ""
    whole = path.read_bytes()
    odd = [whole.replace(b"1366", number) for number in NUMBERS]
    for content in (*spoiled(whole), *odd):
        path.write_bytes(content)
        settings, faults = load_settings(path)
        assert isinstance(settings, Settings)
        assert all(20 < len(fault) < 200 for fault in faults)
    assert save_settings(path, Settings(theme="dark")) == ""
    assert load_settings(path) == (Settings(theme="dark"), [])


def test_feats(tmp_path: Path) -> None:
    path, state = tmp_path / "profile.json", finished().state
    record_feats(path, state)
    whole = path.read_bytes()
    odd = [whole.replace(b"0", number, 1) for number in NUMBERS]
    for number, content in enumerate((*spoiled(whole, 5), *odd)):
        path.write_bytes(content)
        load_profile(path)
        load_records(path)
        if number % 10 == 0:
            record_feats(path, state)
            assert load_records(path)


def test_statistics(tmp_path: Path) -> None:
    path, session = tmp_path / "statistics.sqlite", finished()
    statistics = Statistics(path)
    statistics.record(FINISHED, session)
    for number, content in enumerate(spoiled(path.read_bytes(), 331)):
        path.write_bytes(content)
        for read in (statistics.summaries, statistics.games):
            with suppress(sqlite3.Error):
                read()
        if number % 4 == 0:
            path.unlink()
            path.write_bytes(content)
            statistics.record(f"{number:032x}", session)
            assert sum(summary.count for summary in statistics.summaries()) >= 1


@pytest.mark.parametrize("column", ["mode", "rating", "ended"])
def test_statistics_without_a_column_are_begun_anew(tmp_path: Path, column: str) -> None:
    path, session = tmp_path / "statistics.sqlite", finished()
    statistics = Statistics(path)
    statistics.record(FINISHED, session)
    path.write_bytes(path.read_bytes().replace(column.encode(), b"x" * len(column)))
    statistics.record("2" * 32, session)
    assert [summary.count for summary in statistics.summaries()] == [1]
    assert len(list(tmp_path.glob("*damaged*"))) == 1
