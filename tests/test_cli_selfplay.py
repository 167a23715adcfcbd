"""`islands-desktop selfplay`: random games, and how it tells of faults."""

from __future__ import annotations

import json
from typing import Any

import pytest

from islands_desktop.cli import main
from islands_desktop.games.palm_island.game import PalmIsland
from islands_desktop.games.registry import GAME_IDS
from tests.program import run_program


def test_selfplay_prints_the_same_digest_in_any_process_and_number_of_jobs() -> None:
    one = run_program("selfplay", "--games", "60", "--seed", "5")
    two = run_program("selfplay", "--games", "60", "--seed", "5", "--jobs", "2", "--check", "end")
    assert (one.returncode, two.returncode) == (0, 0)
    assert (one.stderr, two.stderr) == ("", "")
    first, second = one.stdout.splitlines(), two.stdout.splitlines()
    assert first[0] == "60 games ended without a fault."
    assert first[1].endswith(" a second.")
    assert first[2:] == second[2:]
    assert first[-1].startswith("Digest ")


def test_selfplay_of_one_game_speaks_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "--games", "1"]) == 0
    assert capsys.readouterr().out.startswith("1 game ended without a fault.")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_selfplay_needs_only_the_game(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its first mode with the fewest people is the usual one."""
    assert main(["selfplay", "--game", game_id, "--games", "1"]) == 0
    assert capsys.readouterr().out.startswith("1 game ended without a fault.")


def test_selfplay_with_feats_and_villagers(capsys: pytest.CaptureFixture[str]) -> None:
    options = {
        "difficulty": "easy",
        "feats": ["FE4", "FE6"],
        "profile": {"FE4": "hard", "FE6": "easy"},
        "villagers": True,
    }
    words = ["selfplay", "--games", "20", "--options", json.dumps(options)]
    assert main(words) == 0
    assert capsys.readouterr().out.startswith("20 games ended without a fault.")


def fault_words(capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["selfplay", "--games", "5", "--seed", "3"]) == 1
    return capsys.readouterr().out


def test_selfplay_reports_an_impossible_position_so_that_it_can_be_seen_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_third_round(_game: PalmIsland, state: Any) -> list[str]:
        return ["There is a third round."] if state.round == 3 else []

    monkeypatch.setattr(PalmIsland, "problems", no_third_round)
    words = fault_words(capsys)
    assert "Fault in the game with seed 3." in words
    assert "There is a third round." in words
    assert '"round": 3' in words
    assert "islands-desktop selfplay --game palm_island --mode solo --seats 1 --seed 3" in words


def test_selfplay_reports_two_doors_that_differ(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = PalmIsland.successor

    def forget_points(game: PalmIsland, state: Any, command: Any, events: Any = None) -> Any:
        after = real(game, state, command, events)
        return after if events is not None else after._replace(chance=1)

    monkeypatch.setattr(PalmIsland, "successor", forget_points)
    assert "two different positions" in fault_words(capsys)


def test_selfplay_reports_errors_and_games_without_an_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as changed:
        changed.setattr(PalmIsland, "outcome", lambda _game, _state: None)
        assert "the game is not over" in fault_words(capsys)
    with monkeypatch.context() as changed:
        changed.setattr(PalmIsland, "standings", lambda _game, _state: 1 // 0)
        assert "ZeroDivisionError" in fault_words(capsys)
    with monkeypatch.context() as changed:
        changed.setattr("islands_desktop.selfplay.MOST_COMMANDS", 50)
        assert "The game does not end." in fault_words(capsys)
