"""The set-up and the table of every game have room for their words, in every language."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.language import LANGUAGES, install_language
from islands_desktop.desktop.pages.new_game import NewGamePage
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.saves.settings import Settings
from tests.desktop.frame_setup import close_table, open_window, play_some, table_of
from tests.desktop.test_frame_room import settle, squeezed

MOVES = 3
"""Commands after which the table is looked at once more."""


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_of_a_game_is_squeezed(qtbot: QtBot, code: str, game_id: str) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", language=code))
    game = find_game(game_id)
    try:
        for mode in game.modes:
            window.open_page("new_game", game=game_id, mode=mode.id, seats=max(mode.seats))
            assert isinstance(window.current, NewGamePage)
            settle(window)
            assert squeezed(window) == [], f"set-up of {mode.id}"
            window.start_game(game.make_setup(mode.id, max(mode.seats), 7))
            for _look in range(2):
                settle(window)
                assert squeezed(window) == [], f"table of {mode.id}"
                play_some(table_of(window), MOVES)
            close_table(window)
    finally:
        install_language("en")
