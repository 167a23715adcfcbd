"""A clock that is set back, or years ahead, costs no game and no page."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves import save_format
from islands_desktop.saves.library import ENDING, SavedGames
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.statistics import Statistics
from tests.desktop.frame_setup import open_window, play_some, solo_setup, table_of

TODAY = datetime(2026, 11, 30, 12, tzinfo=UTC)
JUMPS = (
    datetime(1970, 1, 1, tzinfo=UTC),
    datetime(1, 1, 1, 2, tzinfo=UTC),
    datetime(2099, 6, 1, tzinfo=UTC),
    datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC),
)


class Clock(datetime):
    """The system's clock, wherever it is set."""

    shown = TODAY

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        return cls.shown


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    """A clock that can be set."""
    monkeypatch.setattr(save_format, "datetime", Clock)
    monkeypatch.setattr(Clock, "shown", TODAY)
    return Clock


def played(seed: int, commands: int = 200) -> GameSession:
    game = find_game("palm_island")
    session = GameSession.new(game, game.make_setup("solo", 1, seed))
    for _number in range(commands):
        if legal := game.legal_commands(session.state):
            session.play(legal[-1])
    return session


@pytest.mark.parametrize("jump", JUMPS)
def test_every_game_is_kept_and_the_last_played_is_first_again(
    tmp_path: Path, clock: type[Clock], jump: datetime
) -> None:
    library = SavedGames(tmp_path)
    headers = [SaveHeader() for _number in range(3)]
    sessions = [played(number, 3) for number in range(3)]
    for number, moment in enumerate((TODAY, jump, TODAY)):
        clock.shown = moment
        library.save(sessions[number], headers[number])
    assert {entry.id for entry in library.entries()} == {header.id for header in headers}
    # Whatever date a game has from the wrong clock, playing it again puts it in its place.
    library.save(sessions[0], headers[0])
    clock.shown = TODAY.replace(hour=13)
    library.save(sessions[1], headers[1])
    assert library.entries()[0].id == headers[1].id
    for number, header in enumerate(headers):
        assert library.open(header.id).session.state == sessions[number].state


@pytest.mark.parametrize("jump", JUMPS)
def test_finished_games_are_counted_whenever_they_ended(
    tmp_path: Path, clock: type[Clock], jump: datetime
) -> None:
    statistics = Statistics(tmp_path / "statistics.sqlite")
    for number, moment in enumerate((TODAY, jump, TODAY)):
        clock.shown = moment
        statistics.record(f"{number}" * 32, played(number))
    assert [summary.count for summary in statistics.summaries()] == [3]
    assert len(statistics.games()) == 3


@pytest.mark.parametrize("days", [-9_000, 0])
def test_a_deletion_can_be_taken_back_whatever_its_file_is_dated(tmp_path: Path, days: int) -> None:
    library, header = SavedGames(tmp_path), SaveHeader()
    library.save(played(1, 3), header)
    moment = TODAY.timestamp() + days * 86_400
    os.utime(library.path_of(header.id), (moment, moment))
    library.delete(header.id)
    SavedGames(tmp_path)  # another start
    library.restore(header.id)
    assert [entry.id for entry in library.entries()] == [header.id]


def test_pages_show_games_of_every_date(qtbot: QtBot, clock: type[Clock]) -> None:
    window = open_window(qtbot)
    for number, moment in enumerate(JUMPS):
        clock.shown = moment
        window.start_game(solo_setup(number))
        play_some(table_of(window), 2)
    for name in ("home", "saved_games", "statistics"):
        window.open_page(name)
        QApplication.processEvents()
        assert not window.grab().isNull()
    kept = window.program.saved_games.folder.glob(f"*{ENDING}")
    assert len(list(kept)) == len(JUMPS)
