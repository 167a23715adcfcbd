"""A long list of saved games takes little: lines on demand, small pictures, nothing once left."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.game_card import Picture
from islands_desktop.desktop.pages.saved_games import AT_ONCE, SavedGamesPage
from islands_desktop.desktop.pages.saved_row import LONGEST_NAME, SavedRow
from islands_desktop.games.propeller_islands.game import GAME as PROPELLER_ISLANDS
from tests.desktop.frame_setup import open_window, play_some, solo_setup, table_of

MORE = 5


def _with_many(qtbot: QtBot) -> tuple[MainWindow, SavedGamesPage]:
    """A window on the Saved games page with some games more than are listed at once."""
    window = open_window(qtbot)
    window.start_game(solo_setup())
    play_some(table_of(window), 1)
    table_of(window).keep_picture()
    saved = window.program.saved_games
    first = saved.entries()[0].id
    for _number in range(AT_ONCE + MORE - 1):
        saved.duplicate(first)
    window.open_page("saved_games")
    page = window.current
    assert isinstance(page, SavedGamesPage)
    return window, page


def _scroll_down(page: SavedGamesPage) -> None:
    bar = page.area.verticalScrollBar()
    bar.setValue(bar.maximum())


def test_lines_are_made_as_one_comes_to_them(qtbot: QtBot) -> None:
    _window, page = _with_many(qtbot)
    assert len(page.rows) == AT_ONCE
    assert page.count.text() == f"{AT_ONCE + MORE} saved games"
    qtbot.waitUntil(lambda: page.area.verticalScrollBar().maximum() > page.height())
    _scroll_down(page)
    assert len(page.rows) == AT_ONCE + MORE
    last = page.program.saved_games.entries()[-1]
    assert list(page.rows)[-1] == last.id
    page.rename(last.id, "The last")  # the list that is made anew is as long
    assert len(page.rows) == AT_ONCE + MORE


def test_a_list_that_was_left_is_let_go(qtbot: QtBot) -> None:
    window, page = _with_many(qtbot)
    window.open_page("home")
    window.program.change_settings(theme="dark")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not page.findChildren(SavedRow)
    window.open_page("saved_games")
    assert len(page.findChildren(SavedRow)) == AT_ONCE


def test_pictures_in_the_list_are_no_larger_than_their_place(qtbot: QtBot) -> None:
    _window, page = _with_many(qtbot)
    row = next(iter(page.rows.values()))
    assert row.entry.picture.is_file()
    (picture,) = row.findChildren(Picture)
    size, place = picture.pixmap.size(), picture.size() * row.devicePixelRatioF()
    assert not picture.pixmap.isNull()
    assert place.width() <= size.width() and place.height() <= size.height()
    assert size.width() == place.width() or size.height() == place.height()


def test_long_words_never_push_the_buttons_out_of_a_small_window(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.resize(911, 512)
    setup = PROPELLER_ISLANDS.make_setup("standard", 4, 1)
    window.start_game(setup)
    played = table_of(window).played
    assert played is not None
    game = played.id
    window.program.rename_game(game, "W" * LONGEST_NAME)
    window.open_page("saved_games")
    page = window.current
    assert isinstance(page, SavedGamesPage)
    row = page.rows[game]
    qtbot.waitUntil(lambda: row.width() > 300)
    content = page.area.widget()
    assert content is not None
    assert content.minimumSizeHint().width() <= page.area.viewport().width()
    assert row.minimumSizeHint().width() <= row.width()


def test_a_name_that_is_being_given_is_kept_when_the_list_is_left(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup())
    play_some(table_of(window), 1)
    window.open_page("saved_games")
    page = window.current
    assert isinstance(page, SavedGamesPage)
    (row,) = page.rows.values()
    row.start_rename()
    qtbot.waitUntil(row.field.hasFocus)
    qtbot.keyClicks(row.field, "Evening")
    window.open_page("home")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.program.saved_games.entries()[0].name == "Evening"
    assert not page.rows and not page.findChildren(SavedRow)
