"""Names that nobody gives, wherever the interface shows them: as they are written, or not at all.

An exception or a message of Qt fails these tests like all others.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.games.registry import GAME_IDS
from islands_desktop.saves.save_format import SaveHeader, clean_name, clean_seat_name
from tests.desktop.frame_setup import open_window, table_of
from tests.trust.hostile import HOSTILE
from tests.trust.setups import EVERY_SETUP, some_setup

MARKUP = HOSTILE[0]
PAGES = ("home", "saved_games", "statistics", "settings", "new_game", "analysis", "table")


def taken_for_markup(window: MainWindow) -> list[str]:
    """What is shown as markup though a person wrote it; everything is drawn once."""
    QApplication.processEvents()
    assert not window.grab().isNull()
    found = []
    for part in window.findChildren(QWidget):
        found.append(part.toolTip())
        if isinstance(part, QLabel) and part.textFormat() != Qt.TextFormat.PlainText:
            found.append(part.text())
    controller = table_of(window).controller
    if controller is not None:
        found += [item.toolTip() for item in controller.view.scene().items()]
    return [words for words in found if "<b>" in words or "<img" in words]


def all_named(window: MainWindow, game_id: str, text: str, commands: int) -> None:
    """A game of several people on the table, everything that has a name called so."""
    game, mode, seats = next(one for one in EVERY_SETUP if one[0] == game_id and one[2] > 1)
    chance = Random(3)
    header = SaveHeader(name=text, seat_names=(text,) * seats)
    window.start_game(some_setup(chance, game, mode, seats), header)
    table = table_of(window)
    assert table.controller is not None
    session = table.controller.session
    for _number in range(commands):
        if legal := session.game.legal_commands(session.state):
            table.controller.play(chance.choice(legal))


def test_names_with_markup_are_shown_as_they_are_written(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.program.change_settings(player_name=MARKUP)
    for game_id in GAME_IDS:
        for commands in (12, 900 if game_id == "my_island" else 25):
            all_named(window, game_id, MARKUP, commands)
            assert taken_for_markup(window) == [], game_id
    for name in PAGES:
        window.open_page(name)
        assert taken_for_markup(window) == [], name


def test_any_text_can_be_a_name(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    for text in HOSTILE:
        window.program.change_settings(player_name=text)
        all_named(window, "palm_island", clean_seat_name(text), 2)
        played = table_of(window).played
        assert played is not None
        window.program.rename_game(played.id, text)
        for name in ("home", "saved_games"):
            window.open_page(name)
            QApplication.processEvents()
            assert not window.grab().isNull()
        opened = window.program.saved_games.open(played.id)
        assert opened.header.name == clean_name(text)
        assert opened.session.state == played.session.state
