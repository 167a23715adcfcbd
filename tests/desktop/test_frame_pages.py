"""Saved games, statistics, settings and help."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.help import HelpPage
from islands_desktop.desktop.pages.home import HomePage
from islands_desktop.desktop.pages.saved_games import SavedGamesPage, documents_folder
from islands_desktop.desktop.pages.saved_tile import SavedTile
from islands_desktop.desktop.pages.settings import SettingsPage
from islands_desktop.desktop.pages.statistics import StatisticsPage
from islands_desktop.desktop.program import Program
from islands_desktop.saves.folders import games_folder, settings_path
from islands_desktop.saves.library import ENDING, EXPORTED
from islands_desktop.saves.settings import Settings, load_settings
from tests.desktop.frame_setup import (
    open_window,
    play_some,
    play_to_end,
    press,
    solo_setup,
    table_of,
)


def _with_game(qtbot: QtBot, moves: int = 3) -> tuple[MainWindow, SavedGamesPage, str]:
    """A window on the Saved games page with one begun game."""
    window = open_window(qtbot)
    window.start_game(solo_setup())
    play_some(table_of(window), moves)
    played = table_of(window).played
    assert played is not None
    window.open_page("saved_games")
    page = window.current
    assert isinstance(page, SavedGamesPage)
    return window, page, played.id


# ---------------------------------------------------------------------- home


def test_home_offers_to_continue_the_last_game(qtbot: QtBot) -> None:
    window, _page, game_id = _with_game(qtbot)
    window.open_page("home")
    home = window.current
    assert isinstance(home, HomePage)
    qtbot.waitUntil(lambda: home.cards[0].resume.isVisible())
    press(qtbot, home.cards[0].resume)
    played = table_of(window).played
    assert played is not None and played.id == game_id


def test_a_thumbnail_opens_its_game_by_key(qtbot: QtBot) -> None:
    window, _page, _game_id = _with_game(qtbot)
    window.open_page("home")
    qtbot.waitUntil(lambda: window.current.findChild(SavedTile) is not None)
    tile = window.current.findChild(SavedTile)
    assert isinstance(tile, SavedTile)
    assert "Round 1 of 8" in tile.accessibleName()
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    assert window.current_name == "table"


def test_a_thumbnail_opens_its_game_by_a_click_that_ends_on_it(qtbot: QtBot) -> None:
    window, _page, _game_id = _with_game(qtbot)
    window.open_page("home")
    qtbot.waitUntil(lambda: window.current.findChild(SavedTile) is not None)
    tile = window.current.findChild(SavedTile)
    assert isinstance(tile, SavedTile)
    qtbot.mousePress(tile, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=tile.rect().bottomRight() * 2)
    assert window.current_name == "home"
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert window.current_name == "table"


# ---------------------------------------------------------------------- saved games


def test_a_game_that_is_only_looked_at_is_not_written(qtbot: QtBot) -> None:
    window, _page, game_id = _with_game(qtbot)
    table_of(window).take_off()
    path = window.program.saved_games.entries()[0].path
    written = path.stat().st_mtime_ns
    window.continue_game(game_id)
    window.go_back()
    assert path.stat().st_mtime_ns == written
    window.continue_game(game_id)
    play_some(table_of(window), 1)
    assert path.stat().st_mtime_ns > written


def test_continue_opens_the_table(qtbot: QtBot) -> None:
    window, page, game_id = _with_game(qtbot)
    press(qtbot, page.rows[game_id].buttons["continue"])
    assert window.current_name == "table"


def test_rename_in_place(qtbot: QtBot) -> None:
    window, page, game_id = _with_game(qtbot)
    press(qtbot, page.rows[game_id].buttons["rename"])
    field = page.rows[game_id].field
    qtbot.keyClicks(field, "My  evening game")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert window.program.saved_games.entries()[0].name == "My evening game"
    assert page.rows[game_id].name.text() == "My evening game"


def test_a_game_on_the_table_keeps_its_new_name(qtbot: QtBot) -> None:
    window, page, game_id = _with_game(qtbot)
    page.rename(game_id, "Evening")
    window.open_page("table")
    play_some(table_of(window), 1)
    assert window.program.saved_games.entries()[0].name == "Evening"


def test_esc_leaves_the_name_as_it_was(qtbot: QtBot) -> None:
    window, page, game_id = _with_game(qtbot)
    press(qtbot, page.rows[game_id].buttons["rename"])
    qtbot.keyClicks(page.rows[game_id].field, "No")
    qtbot.keyClick(page.rows[game_id].field, Qt.Key.Key_Escape)
    assert window.current_name == "saved_games"
    assert window.program.saved_games.entries()[0].name == ""


def test_duplicate_makes_a_second_game(qtbot: QtBot) -> None:
    _window, page, game_id = _with_game(qtbot)
    press(qtbot, page.rows[game_id].buttons["duplicate"])
    assert len(page.rows) == 2
    assert page.count.text() == "2 saved games"


def test_delete_can_be_taken_back(qtbot: QtBot) -> None:
    window, page, game_id = _with_game(qtbot)
    press(qtbot, page.rows[game_id].buttons["delete"])
    assert page.rows == {}
    assert "was deleted" in window.notice
    press(qtbot, window._notices.button)
    assert list(page.rows) == [game_id]


def test_the_keyboard_stays_in_the_list_whatever_is_done_there(qtbot: QtBot) -> None:
    _window, page, game_id = _with_game(qtbot)
    page.rows[game_id].buttons["rename"].setFocus()
    qtbot.keyClick(page.rows[game_id].buttons["rename"], Qt.Key.Key_Space)
    qtbot.keyClicks(page.rows[game_id].field, "Evening")
    qtbot.keyClick(page.rows[game_id].field, Qt.Key.Key_Return)
    assert page.rows[game_id].buttons["rename"].hasFocus()
    page.rows[game_id].buttons["duplicate"].setFocus()
    qtbot.keyClick(page.rows[game_id].buttons["duplicate"], Qt.Key.Key_Space)
    assert next(iter(page.rows.values())).buttons["duplicate"].hasFocus()
    for rest in (1, 0):
        button = next(iter(page.rows.values())).buttons["delete"]
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)
        assert len(page.rows) == rest
    assert page.import_button.hasFocus()


def test_files_are_asked_for_where_the_person_keeps_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert documents_folder().is_dir()
    assert documents_folder().is_relative_to(Path.home())


def test_a_deleted_game_leaves_the_table(qtbot: QtBot) -> None:
    window, page, game_id = _with_game(qtbot)
    page.delete(game_id)
    assert window.program.on_table is None
    page.restore(game_id)
    window.continue_game(game_id)
    played = table_of(window).played
    assert played is not None and played.session.cursor == 3


def test_export_and_import(qtbot: QtBot, tmp_path: Path) -> None:
    window, page, game_id = _with_game(qtbot)
    target = tmp_path / "mine.json"
    page.ask_save = lambda _parent, proposed: str(target) if proposed.endswith(EXPORTED) else ""
    press(qtbot, page.rows[game_id].buttons["export"])
    assert target.is_file()
    page.ask_open = lambda _parent: str(target)
    press(qtbot, page.import_button)
    assert len(page.rows) == 2
    assert window.notice == "The game was imported."


def test_a_file_that_is_no_game_is_refused_in_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    window, page, _game_id = _with_game(qtbot)
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{", encoding="utf-8")
    page.ask_open = lambda _parent: str(wrong)
    press(qtbot, page.import_button)
    assert "damaged" in window.notice
    assert len(page.rows) == 1


def test_no_choice_in_the_file_dialog_changes_nothing(qtbot: QtBot) -> None:
    window, page, game_id = _with_game(qtbot)
    page.ask_open = lambda _parent: ""
    page.ask_save = lambda _parent, _proposed: ""
    press(qtbot, page.import_button)
    press(qtbot, page.rows[game_id].buttons["export"])
    assert window.notice == "" and len(page.rows) == 1


def test_a_damaged_game_is_listed_with_its_reason(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    games_folder().mkdir(parents=True, exist_ok=True)
    damaged = games_folder() / f"{'a' * 32}{ENDING}"
    damaged.write_text("not a game", encoding="utf-8")
    window.open_page("saved_games")
    page = window.current
    assert isinstance(page, SavedGamesPage)
    shown: list[Path] = []
    page.show_file = shown.append
    row = page.rows["a" * 32]
    assert row.entry.damaged and set(row.buttons) == {"show", "delete"}
    press(qtbot, row.buttons["show"])
    assert shown == [damaged]
    assert damaged.read_text(encoding="utf-8") == "not a game"


def test_a_damaged_game_goes_on_from_the_version_before(qtbot: QtBot) -> None:
    window, page, game_id = _with_game(qtbot)
    page.program.on_table = None
    page.rows[game_id].entry.path.write_bytes(b"{")
    page.refresh()
    row = page.rows[game_id]
    assert row.entry.damaged and set(row.buttons) == {"continue", "show", "delete"}
    press(qtbot, row.buttons["continue"])
    played = table_of(window).played
    assert played is not None and played.session.cursor == 2
    assert "damaged" in window.notice


def test_a_game_that_cannot_be_opened_is_told_of(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.continue_game("b" * 32)
    assert window.current_name == "home"
    assert "no saved game" in window.notice


# ---------------------------------------------------------------------- statistics


def test_statistics_count_a_finished_game(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.open_page("statistics")
    page = window.current
    assert isinstance(page, StatisticsPage) and not page.table.isVisible()
    window.start_game(solo_setup())
    play_to_end(table_of(window))
    window.open_page("statistics")
    assert page.table.rowCount() == 1
    item = page.table.item(0, 1)
    assert item is not None and item.text() == "7"


# ---------------------------------------------------------------------- settings


@pytest.mark.parametrize(
    ("name", "value"), [("theme", "dark"), ("speed", "fast"), ("scale", "150"), ("language", "en")]
)
def test_every_setting_is_kept(qtbot: QtBot, name: str, value: str) -> None:
    window = open_window(qtbot)
    window.open_page("settings")
    page = window.current
    assert isinstance(page, SettingsPage)
    box = page.boxes[name]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _step in range(box.findData(value)):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert getattr(load_settings(settings_path())[0], name) == value


def test_the_name_is_kept(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.open_page("settings")
    page = window.current
    assert isinstance(page, SettingsPage)
    qtbot.keyClicks(page.name, "Ada")
    qtbot.keyClick(page.name, Qt.Key.Key_Return)
    assert load_settings(settings_path())[0].player_name == "Ada"


def test_the_usual_settings_come_back_and_can_be_taken_back(qtbot: QtBot) -> None:
    window = open_window(qtbot, Settings(speed="fast", theme="dark"))
    window.open_page("settings")
    page = window.current
    assert isinstance(page, SettingsPage)
    press(qtbot, page.reset)
    assert window.program.settings.speed == "normal"
    press(qtbot, window._notices.button)
    assert window.program.settings.speed == "fast"
    assert page.boxes["speed"].currentData() == "fast"


def test_the_folder_of_the_games_is_shown(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.open_page("settings")
    page = window.current
    assert isinstance(page, SettingsPage)
    assert page.folder.text() == str(games_folder())


def test_faults_of_the_settings_file_are_told(qtbot: QtBot) -> None:
    settings_path().write_text("{", encoding="utf-8")
    window = MainWindow(Program())
    qtbot.addWidget(window)
    window.furnish()
    assert "settings file is damaged" in window._notices.words.text()


# ---------------------------------------------------------------------- help


@pytest.mark.parametrize("topic", ["palm_island", "my_island", "keys"])
def test_help_shows_its_texts(qtbot: QtBot, topic: str) -> None:
    window = open_window(qtbot)
    window.open_page("help", topic=topic)
    page = window.current
    assert isinstance(page, HelpPage)
    assert page.topics[topic].isChecked()
    assert page.text.toPlainText().strip()


def test_a_missing_text_is_told_in_a_sentence(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.open_page("help", topic="no_such_text")
    page = window.current
    assert isinstance(page, HelpPage)
    assert "is missing" in page.text.toPlainText()
