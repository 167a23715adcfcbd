"""The ladder: seats are rotated, games are counted, and the interval is Wilson's."""

from __future__ import annotations

import re

import pytest

from islands_desktop.cli import main
from islands_desktop.ladder import (
    RANDOM,
    Contest,
    ContestReport,
    pairings_of,
    play_contest,
    play_contest_game,
    read_pairing,
    report_contest,
    wilson_interval,
)


def test_the_interval_is_the_published_one_for_a_known_case() -> None:
    low, high = wilson_interval(9, 10)
    assert (round(low, 4), round(high, 4)) == (0.5958, 0.9821)


def test_no_games_say_nothing() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)


def test_the_same_contest_gives_the_same_games() -> None:
    contest = Contest("my_island", "eternal", 2, "easy", RANDOM, seed=3)
    first, again = play_contest_game(contest, 5), play_contest_game(contest, 5)
    assert (first.share, first.total) == (again.share, again.total)


def test_each_deal_is_played_from_every_seat() -> None:
    contest = Contest("my_island", "eternal", 2, RANDOM, RANDOM, seed=3)
    both = [play_contest_game(contest, number) for number in (0, 1)]
    assert sum(game.share for game in both) == 1, "alike on both sides: what one wins, one loses"


def test_a_shared_victory_counts_by_its_share() -> None:
    report = ContestReport(Contest("my_island", "eternal", 2, "easy", RANDOM), [1.0, 0.5], [3, 3])
    assert "75.0 % of 2 games" in report.lines()[0]


def test_one_seat_reports_the_mean_score() -> None:
    contest = Contest("palm_island", "solo", 1, RANDOM, RANDOM)
    report = report_contest(contest, play_contest(contest, 3))
    assert report.lines()[0].startswith("random alone: ")


def test_a_team_wins_or_loses_together_and_its_score_is_the_lowest() -> None:
    """PALM-13.7, 13.15."""
    contest = Contest("palm_island", "cooperative", 2, "easy", "easy")
    games = list(play_contest(contest, 2))
    assert {game.share for game in games} <= {0.0, 1.0}
    report = report_contest(contest, games)
    assert report.lines()[0].startswith("easy together: ")
    assert "of 2 games won" in report.lines()[0] and "group score" in report.lines()[0]


def test_each_level_is_a_team_of_its_own_in_cooperative_play() -> None:
    assert pairings_of("cooperative")[0] == ("hard", "hard")
    assert pairings_of("casual")[0] == ("hard", "medium")


@pytest.mark.parametrize("words", ["hard", "hard:best", ":", "medium:easy:hard"])
def test_a_pairing_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        read_pairing(words)


def test_the_command_line_prints_share_and_interval(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "--game", "my_island", "--mode", "eternal", "--games", "2"]
    assert main([*words, "--pair", "easy:random"]) == 0
    assert "easy against random" in capsys.readouterr().out


def test_a_wrong_pair_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--game", "my_island", "--pair", "strong:weak"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
