"""Ways out: from what is gone, and from whatever is open."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.pages.saved_games import SavedGamesPage
from islands_desktop.desktop.table.popup import ScenePopup
from tests.desktop.frame_setup import open_window, play_to_end, press, solo_setup, table_of


def test_a_deletion_is_taken_back_in_another_language(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup())
    window.open_page("saved_games")
    page = window.current
    assert isinstance(page, SavedGamesPage)
    (game_id,) = page.rows
    page.delete(game_id)
    window.program.change_settings(language="de")
    qtbot.wait(1)  # the pages of the language before are deleted
    press(qtbot, window._notices.button)
    page = window.current
    assert isinstance(page, SavedGamesPage)
    assert list(page.rows) == [game_id]


def test_the_way_back_leads_to_no_table_whose_game_is_gone(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup())
    table = table_of(window)
    play_to_end(table)
    qtbot.waitUntil(lambda: table.centre.currentWidget() is table.final)
    window.open_page("saved_games")
    page = window.current
    assert isinstance(page, SavedGamesPage)
    page.delete(next(iter(page.rows)))
    window.go_back()
    assert window.current_name == "home"
    window.open_page("table")
    assert not table.final.isVisible()


def test_alt_home_leads_home_from_an_open_popup(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup())
    controller = table_of(window).controller
    assert controller is not None
    qtbot.waitUntil(controller.view.hasFocus)
    popup = ScenePopup(window.program.palette, "Something to read", pace=0)
    popup.open(controller.view, QRectF(0, 0, 10, 10))
    handle = window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert window.current_name == "home"
