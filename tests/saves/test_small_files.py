"""Settings, profile and statistics: small files that may be damaged."""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.games.palm_island.state import State
from islands_desktop.games.registry import find_game
from islands_desktop.saves.profile import load_profile, load_records, record_feats
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


@pytest.mark.parametrize("content", [b"", b"\xff", b"[]", b"[" * 99_999, b"{", bytes(200_000)])
def test_damaged_settings_are_the_usual_ones(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    loaded, faults = load_settings(path)
    assert loaded == Settings()
    assert len(faults) == 1


def test_settings_that_cannot_be_written_say_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "could not be saved" in save_settings(tmp_path / "file" / "settings.json", Settings())


@pytest.mark.parametrize(
    "values",
    [
        {"player_name": "x" * 500},
        {"player_name": "\ud800"},
        {"player_name": "two\nlines"},
        {"scale": 125},
        {"language": []},
        {"language": "../de"},
        {"window": [1, 2, 3, 10**9]},
        {"window": [1, 2, 3, True]},
        {"panel_open": None},
    ],
)
def test_every_setting_is_checked(tmp_path: Path, values: dict[str, object]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "dark", **values}))
    loaded, faults = load_settings(path)
    assert loaded == Settings(theme="dark")
    assert len(faults) == 1


def test_a_folder_in_place_of_the_settings_is_told(tmp_path: Path) -> None:
    loaded, faults = load_settings(tmp_path)
    assert loaded == Settings()
    assert "could not be read" in faults[0]


def feat_earned() -> State:
    """The end of a game that earns FE1 on hard."""
    game = find_game("palm_island")
    over = (
        "CH1/FB CH2/BT *CH3/BB LG4/BT LG5/BB LG6/FB QU7/BB *QU8/BB QU9/FB MK10/FB TR11/BT "
        "TM12/FB HO13/BT HO14/BB TE15/BB TE16"
    )
    entry = game.state_to_dict(game.new_game(game.make_setup("solo", 1, 1)))
    entry |= {"round": 8}
    entry["seats"][0]["deck"] = ["RT17", *over.split()]
    state = game.state_from_dict(entry)
    ended: State = game.successor(state, game.legal_commands(state)[0])
    return ended


OPENING_DECK = bytes(range(0, 68, 4))
"""All buildings as they begin, the tracker behind them."""


def test_palm_10_5_feats_are_recorded_with_their_hardest_difficulty(tmp_path: Path) -> None:
    path = tmp_path / "profile.json"
    ended = feat_earned()
    assert record_feats(path, ended) == ("FE1",)
    assert load_profile(path) == (("FE1", "hard"),)
    assert record_feats(path, ended) == ()


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[1]", b'{"palm_island": {"feats": {"FE9": 1}}}', b'{"palm_island": 5}'],
)
def test_a_damaged_profile_counts_as_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "profile.json"
    path.write_bytes(content)
    assert load_profile(path) == ()
    assert record_feats(path, feat_earned()) == ("FE1",)


def test_a_damaged_profile_is_kept_beside_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "profile.json"
    path.write_bytes(b'{"palm_island": {"feats": {"FE2": "ha')
    record_feats(path, feat_earned())
    assert path.with_name("profile.json.damaged-1").read_bytes().endswith(b'"ha')


def test_what_other_games_keep_in_the_profile_stays(tmp_path: Path) -> None:
    path = tmp_path / "profile.json"
    path.write_text(json.dumps({"my_island": {"episode": 3}, "palm_island": {"feats": {}}}))
    record_feats(path, feat_earned())
    assert json.loads(path.read_text())["my_island"] == {"episode": 3}


def test_the_profile_keeps_how_near_games_came_to_each_feat(tmp_path: Path) -> None:
    """PALM-10.4: the figures of the last game, and of the one that came nearest."""
    path = tmp_path / "profile.json"
    assert all(feat.last is None and feat.best is None for feat in load_records(path))
    ended = feat_earned()
    record_feats(path, ended)
    worse = ended._replace(villages=(ended.villages[0]._replace(deck=OPENING_DECK),))
    record_feats(path, worse)
    lodge, yard = load_records(path)[:2]
    assert lodge.hardest == "hard"
    assert lodge.last is not None and lodge.last.figures == ((0, 30),)
    assert lodge.best is not None and lodge.best.figures == ((31, 30),)
    assert yard.hardest == ""
    assert yard.best is not None and yard.best.figures == ((2, 3), (31, 28))


def test_a_profile_of_before_has_feats_and_no_figures(tmp_path: Path) -> None:
    path = tmp_path / "profile.json"
    path.write_text('{"palm_island": {"feats": {"FE2": "easy"}}}')
    yard = load_records(path)[1]
    assert (yard.hardest, yard.last, yard.best) == ("easy", None, None)


@pytest.mark.parametrize("figures", ["[]", "[1]", "[1, -1]", "[1, true]", "[1, 9999]", "5"])
def test_figures_that_cannot_be_are_passed_over(tmp_path: Path, figures: str) -> None:
    path = tmp_path / "profile.json"
    path.write_text(f'{{"palm_island": {{"last": {{"FE2": {figures}, "FE1": [7]}}}}}}')
    lodge, yard = load_records(path)[:2]
    assert lodge.last is not None and lodge.last.figures == ((7, 30),)
    assert yard.last is None


def test_palm_16_4_a_game_with_the_open_deck_leaves_the_profile_alone(tmp_path: Path) -> None:
    path = tmp_path / "profile.json"
    ended = feat_earned()
    setup = find_game("palm_island").make_setup("solo", 1, 1, {"open_deck": True})
    assert record_feats(path, ended._replace(setup=setup)) == ()
    assert not path.exists()


def test_a_profile_that_cannot_be_read_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "profile.json").mkdir()
    with pytest.raises(OSError):
        record_feats(tmp_path / "profile.json", feat_earned())


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
    with pytest.raises(sqlite3.DatabaseError):
        statistics.games()
    statistics.record("a" * 32, play(session, 1000))
    assert len(statistics.games()) == 1
    assert path.with_name("statistics.sqlite.damaged-1").read_bytes().startswith(b"not a")


def test_a_game_that_is_looked_at_again_keeps_its_date(
    tmp_path: Path, session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(session, 1000)
    statistics = Statistics(tmp_path / "statistics.sqlite")
    for day in ("2026-01-01", "2026-02-02"):
        monkeypatch.setattr("islands_desktop.saves.statistics.now", lambda day=day: day)
        statistics.record("a" * 32, session)
    (kept,) = statistics.games()
    assert kept.ended == "2026-01-01"
    assert (kept.seed, kept.mode, kept.variant) == (20261130, "solo", "")


def test_a_busy_database_is_not_taken_for_a_damaged_one(
    tmp_path: Path, session: GameSession
) -> None:
    path = tmp_path / "statistics.sqlite"
    statistics = Statistics(path)
    statistics.record("a" * 32, play(session, 1000))
    other = sqlite3.connect(path)
    other.execute("begin exclusive")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        statistics.record("b" * 32, session)
    other.close()
    statistics.record("b" * 32, session)
    assert len(statistics.games()) == 2
    assert [found.name for found in tmp_path.iterdir()] == ["statistics.sqlite"]


def test_figures_are_those_of_the_games(tmp_path: Path) -> None:
    game = find_game("palm_island")
    statistics = Statistics(tmp_path / "statistics.sqlite")
    totals: dict[str, list[int]] = {"": [], "practice": []}
    for seed in range(6):
        variant = "practice" if seed % 3 == 0 else ""
        setup = game.make_setup("solo", 1, seed, {"practice": bool(variant)})
        played = play(GameSession.new(game, setup), 1000)
        statistics.record(f"{seed:032x}", played)
        totals[variant].append(game.standings(played.state).seats[0].total)
    found = {summary.variant: summary for summary in statistics.summaries()}
    assert set(found) == set(totals)
    for variant, scores in totals.items():
        figures = found[variant]
        assert (figures.count, figures.best) == (len(scores), max(scores))
        assert figures.mean == pytest.approx(sum(scores) / len(scores))
        assert figures.last == scores[-1]


def test_a_pipe_in_place_of_a_file_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert load_settings(path) == (
        Settings(),
        ["The settings file is damaged; the usual settings are used."],
    )
    assert load_profile(path) == ()


@pytest.mark.parametrize(
    ("place", "value"), [*((place, b"\xff") for place in range(1, 9)), (1, "a_later_game")]
)
def test_a_line_of_wrong_values_is_passed_over(
    tmp_path: Path, session: GameSession, place: int, value: object
) -> None:
    statistics = Statistics(tmp_path / "statistics.sqlite")
    statistics.record("whole", session)
    line: list[object] = ["odd", "palm_island", "solo", "", 7, 12, 3, "", "2026-11-30T08:00:00"]
    line[place] = value
    with sqlite3.connect(statistics.path) as database:
        columns = "id, game, mode, variant, seed, score, upgrades, rating, ended"
        database.execute(f"insert into finished ({columns}) values (?{', ?' * 8})", line)
    database.close()
    assert [game.seed for game in statistics.games()] == [20261130]
    assert [summary.count for summary in statistics.summaries()] == [1]


def test_games_of_an_earlier_version_stay_in_the_statistics(
    tmp_path: Path, session: GameSession
) -> None:
    path = tmp_path / "statistics.sqlite"
    columns = "id text primary key, game text, mode text, variant text, seed integer, "
    columns += "score integer, upgrades integer, rating text, ended text"
    with sqlite3.connect(path) as database:
        database.execute(f"create table finished ({columns})")
        line = ("old", "palm_island", "solo", "", 7, 12, 3, "rookie", "2026-01-01T08:00:00+00:00")
        database.execute(f"insert into finished values (?{', ?' * 8})", line)
    database.close()
    statistics = Statistics(path)
    (old,) = statistics.games()
    assert (old.seed, old.score, old.episode, old.seats, old.chosen) == (7, 12, "", 1, 0)
    statistics.record("new", play(session, 1000))
    assert [summary.count for summary in statistics.summaries()] == [2]


def _eternal(statistics: Statistics, number: int, chosen: bool = False, **options: bool) -> int:
    """Record a game of two seats of My Island, the longer the higher its number; 1 if a record."""
    game = find_game("my_island")
    played = GameSession.new(game, game.make_setup("eternal", 2, number, options))
    while commands := game.legal_commands(played.state):
        kinds = {command.kind: command for command in commands}
        few = len(played.log) < 8 * number
        played.play(kinds.get("place" if few else "end", commands[0]))
    return int(statistics.record(f"{number:032x}", played, chosen))


def test_myis_11_4_a_record_needs_a_greater_result_of_a_deal_that_was_not_chosen(
    tmp_path: Path,
) -> None:
    statistics = Statistics(tmp_path / "statistics.sqlite")
    assert not _eternal(statistics, 9, chosen=True)
    assert statistics.summaries()[0].record is None
    assert _eternal(statistics, 1)
    assert _eternal(statistics, 1), "looked at again, it is the same record"
    assert _eternal(statistics, 5)
    assert not _eternal(statistics, 2)
    assert not _eternal(statistics, 7, practice=True)
    kept = {(found.variant, found.seats): found for found in statistics.summaries()}
    assert kept["", 2].count == 4
    games = {game.seed: game.score for game in statistics.games()}
    assert kept["", 2].record == games[5]
    assert kept["", 2].best == max(games[seed] for seed in (9, 1, 5, 2))


def test_the_best_seat_counts(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "statistics.sqlite")
    game = find_game("my_island")
    played = GameSession.new(game, game.make_setup("episode", 2, 3, {"episode": "E05"}))
    while commands := game.legal_commands(played.state):
        seat = game.actor(played.state)
        kinds = {command.kind: command for command in commands}
        played.play(kinds.get("place" if seat else "end", commands[0]))
    statistics.record("a" * 32, played)
    (kept,) = statistics.games()
    totals = [score.total for score in game.standings(played.state).seats]
    assert totals[1] > totals[0]
    assert (kept.score, kept.seats, kept.episode) == (totals[1], 2, "E05")
