"""Who plays the seats of a saved game, and what the statistics make of the computer's seats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.faults import SaveDamaged
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.save_format import SaveHeader, decode_save, encode_save, open_file
from islands_desktop.saves.statistics import Statistics
from tests.saves.conftest import play

SAMPLE = Path(__file__).with_name("samples") / "format_1.island.json"


def two_seats() -> GameSession:
    game = find_game("my_island")
    return GameSession.new(game, game.make_setup("eternal", 2, 7, {}))


def test_levels_and_what_the_computer_decided_for_are_kept(saved_games: SavedGames) -> None:
    header = SaveHeader(seat_levels=("", "hard"), computer_seats=(1,))
    saved_games.save(two_seats(), header)
    opened = saved_games.open(header.id).header
    assert (opened.seat_levels, opened.computer_seats) == (("", "hard"), (1,))
    assert (opened.level_of(0), opened.level_of(1), opened.level_of(2)) == ("", "hard", "")
    (line,) = saved_games.entries()
    assert line.seat_levels == ("", "hard")
    following = opened.for_new_game(deal_chosen=False)
    assert (following.seat_levels, following.computer_seats) == (("", "hard"), ())


def test_older_saves_open_with_persons_only_and_are_written_as_ever() -> None:
    opened = open_file(SAMPLE)
    assert not opened.header.seat_levels and not opened.header.computer_seats
    entry = encode_save(two_seats(), SaveHeader(seat_levels=("", "")))
    assert {"seat_levels", "computer_seats"}.isdisjoint(entry)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("seat_levels", ["wild"]),
        ("seat_levels", "easy"),
        ("seat_levels", [None]),
        ("computer_seats", [-1]),
        ("computer_seats", ["0"]),
    ],
)
def test_levels_that_are_none_are_damage(saved_games: SavedGames, part: str, value: object) -> None:
    entry = {**encode_save(two_seats(), SaveHeader()), part: value}
    with pytest.raises(SaveDamaged):
        decode_save(entry)
    saved_games.folder.mkdir(parents=True, exist_ok=True)
    saved_games.path_of("a" * 32).write_text(json.dumps(entry), encoding="utf-8")
    assert len(saved_games.entries()) == 1


def test_only_seats_of_persons_count(tmp_path: Path) -> None:
    session = play(two_seats(), 1000)
    scores = [score.total for score in session.game.standings(session.state).seats]
    statistics = Statistics(tmp_path / "statistics.sqlite")
    assert not statistics.record("a" * 32, session, computers=(0, 1))
    assert statistics.games() == []
    for seat, score in enumerate(scores):
        statistics.record(f"{seat:032x}", session, computers=(1 - seat,))
        assert score in [game.score for game in statistics.games()]
