"""The set-up and the table of every game have room for their words, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.language import LANGUAGES, install_language
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.new_game import NewGamePage
from islands_desktop.desktop.pages.one_line import OneLine
from islands_desktop.desktop.pages.saved_tile import SavedTile
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import Settings
from tests.desktop.frame_setup import close_table, open_window, play_some, table_of
from tests.desktop.test_frame_room import settle, squeezed

MOVES = 3
"""Commands after which the table is looked at once more."""


def squeezed_at_rest(qtbot: QtBot, window: MainWindow) -> list[str]:
    """Words without room once the panels have come to rest; figures may need a moment longer."""
    settle(window)
    if squeezed(window):
        qtbot.wait(100)
    return squeezed(window)


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_of_a_game_is_squeezed(qtbot: QtBot, code: str, game_id: str) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", language=code))
    game = find_game(game_id)
    try:
        for mode in game.modes:
            window.open_page("new_game", game=game_id, mode=mode.id, seats=max(mode.seats))
            assert isinstance(window.current, NewGamePage)
            assert squeezed_at_rest(qtbot, window) == [], f"set-up of {mode.id}"
            window.start_game(game.make_setup(mode.id, max(mode.seats), 7))
            for _look in range(2):
                assert squeezed_at_rest(qtbot, window) == [], f"table of {mode.id}"
                play_some(table_of(window), MOVES)
            close_table(window)
    finally:
        install_language("en")


def ended_game(seats: int) -> GameSession:
    """Episode 1 of My Island, every seat out of it after the first card."""
    game = find_game("my_island")
    session = GameSession(game, game.new_game(game.make_setup("episode_1", seats, 7)))
    while game.actor(session.state) is not None:
        legal = game.legal_commands(session.state)
        ends = [command for command in legal if command.kind == "end"]
        session.play((ends or list(legal))[0])
    return session


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_tile_of_many_scores_tells_the_date_in_full(qtbot: QtBot, code: str) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", language=code))
    try:
        session = ended_game(4)
        window.program.saved_games.save(session, SaveHeader())
        window.open_page("home")
        assert squeezed_at_rest(qtbot, window) == []
        (tile,) = window.current.findChildren(SavedTile)
        scores = " : ".join(str(score) for score in tile.entry.scores)
        assert scores in [line.words for line in tile.findChildren(OneLine)]
    finally:
        install_language("en")


def test_the_end_names_the_game_in_the_language(qtbot: QtBot) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", language="de"))
    try:
        ended = ended_game(2)
        window.start_game(ended.setup)
        controller = table_of(window).controller
        assert controller is not None
        assert all(controller.play(entry.command) for entry in ended.log)
        settle(window)
        headings = [part.text() for part in window.current.findChildren(QLabel)]
        assert "Meine Insel: das Ende" in headings
    finally:
        install_language("en")
