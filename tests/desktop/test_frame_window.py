"""The window: navigation, keys, place on the screen, colours, language, crashes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from islands_desktop.desktop import crash
from islands_desktop.desktop.first_frame import DAY, NIGHT
from islands_desktop.desktop.look.palette import DARK, LIGHT
from islands_desktop.desktop.main_window import (
    SMALLEST,
    MainWindow,
    rooms_for_windows,
    sane_rect,
)
from islands_desktop.desktop.pages.crash_page import CrashPage
from islands_desktop.desktop.pages.help import HelpPage
from islands_desktop.desktop.pages.home import HomePage
from islands_desktop.desktop.program import Program
from islands_desktop.desktop.shortcuts import STANDARD_ACTIONS
from islands_desktop.games.registry import find_game
from islands_desktop.saves.folders import crash_report_path, settings_path
from islands_desktop.saves.settings import Settings, load_settings
from tests.desktop.frame_setup import open_window, press, solo_setup, table_of

SCREEN = QRect(0, 0, 1920, 1080)


# ---------------------------------------------------------------------- place on the screen


def test_a_window_left_off_the_screen_comes_back() -> None:
    assert SCREEN.contains(sane_rect(QRect(1800, 900, 1200, 800), [SCREEN]))


def test_a_window_that_was_maximized_is_so_again_and_knows_its_own_size(qtbot: QtBot) -> None:
    window = MainWindow(Program(Settings(window=(120, 80, 1100, 700), maximized=True)))
    qtbot.addWidget(window)
    window.show()
    window.furnish()
    assert window.isMaximized() and window.normalGeometry() == QRect(120, 80, 1100, 700)
    window.showNormal()
    window.showMaximized()
    window.program.change_settings(maximized=False, window=())
    window.close()
    kept = load_settings(settings_path())[0]
    assert kept.maximized and kept.window == (120, 80, 1100, 700)


def test_the_room_for_windows_leaves_room_for_their_frames() -> None:
    (room,), screen = rooms_for_windows(), QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(room)
    assert room.top() - screen.top() >= 30, "a title bar lies above the window"


def test_a_window_of_a_screen_that_is_gone_is_placed_anew() -> None:
    assert sane_rect(QRect(4000, 100, 1200, 800), [SCREEN]).isNull()


def test_a_window_is_never_larger_than_its_screen() -> None:
    small = QRect(0, 0, 1366, 768)
    assert sane_rect(QRect(0, 0, 3000, 2000), [small]).size() == small.size()


def test_a_window_is_never_smaller_than_the_smallest() -> None:
    assert sane_rect(QRect(10, 10, 200, 100), [SCREEN]).size() == SMALLEST


def test_the_place_of_the_window_is_kept(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.setGeometry(120, 80, 1100, 700)
    window.close()
    assert load_settings(settings_path())[0].window == (120, 80, 1100, 700)


# ---------------------------------------------------------------------- navigation


@pytest.mark.parametrize("name", ["new_game", "saved_games", "statistics", "settings", "help"])
def test_every_page_opens_by_key_and_esc_goes_back(qtbot: QtBot, name: str) -> None:
    window = open_window(qtbot)
    window.trigger(name)
    assert window.current_name == name
    assert window.band.title.text() == window.current.heading != ""
    qtbot.keyClick(window.current, Qt.Key.Key_Escape)
    assert window.current_name == "home"


def test_help_at_a_table_is_about_its_game(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.trigger("help")
    help_page = window.current
    assert isinstance(help_page, HelpPage)
    help_page.show_topic("keys")
    window.trigger("help")
    assert help_page.text.topic == "keys", "what was read last"
    window.start_game(find_game("my_island").make_setup("eternal", 1, 7))
    window.trigger("help")
    assert help_page.text.topic == "my_island"


def test_enter_presses_the_button_that_has_the_keyboard(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    home = window.current
    assert isinstance(home, HomePage)
    home.cards[-1].fresh.setFocus()
    qtbot.keyClick(home.cards[-1].fresh, Qt.Key.Key_Return)
    assert window.current_name == "new_game"


def test_back_retraces_the_way(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    for name in ("saved_games", "settings", "help"):
        window.open_page(name)
    window.go_back()
    window.go_back()
    assert window.current_name == "saved_games"


def test_the_band_leads_to_the_pages(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    press(qtbot, window.band.buttons["statistics"])
    assert window.current_name == "statistics"
    press(qtbot, window.band.buttons["home"])
    assert window.current_name == "home"


def test_f11_fills_the_screen_and_gives_it_back(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.trigger("full_screen")
    assert window.isFullScreen()
    window.trigger("full_screen")
    assert not window.isFullScreen()


def test_no_two_standard_actions_share_a_key() -> None:
    keys = [key for action in STANDARD_ACTIONS.values() for key in action.keys]
    assert len(keys) == len(set(keys))


def test_every_button_has_a_name_for_screen_readers(qtbot: QtBot) -> None:
    from PySide6.QtWidgets import QAbstractButton

    window = open_window(qtbot)
    window.start_game(solo_setup())
    for name in ("home", "new_game", "saved_games", "statistics", "settings", "help", "table"):
        window.open_page(name)
        for button in window.findChildren(QAbstractButton):
            if button.isVisible():
                assert button.accessibleName() or button.text(), (name, button)


# ---------------------------------------------------------------------- colours and language


def test_the_theme_button_changes_and_keeps_the_colours(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    press(qtbot, window.band.buttons["theme"])
    assert window.program.palette.is_dark
    assert load_settings(settings_path())[0].theme == "dark"
    window.trigger("theme")
    assert not window.program.palette.is_dark


def test_another_language_speaks_at_once_and_keeps_the_page(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.open_page("settings")
    window.program.change_settings(language="de")
    try:
        assert window.current_name == "settings"
        assert window.band.title.text() == window.current.heading
    finally:
        window.program.change_settings(language="en")


# ---------------------------------------------------------------------- crashes


def _break() -> ZeroDivisionError:
    try:
        return 1 / 0  # type: ignore[return-value]
    except ZeroDivisionError as error:
        return error


def test_an_error_is_shown_and_the_game_goes_on(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup(seed=11))
    crash.tell_error(window, _break())
    page = window.findChild(CrashPage)
    assert isinstance(page, CrashPage)
    assert "ZeroDivisionError" in page.report and "seed 11" in page.report
    press(qtbot, page.copy)
    assert QGuiApplication.clipboard().text() == page.report
    press(qtbot, page.go_on)
    qtbot.waitUntil(lambda: window.findChild(CrashPage) is None)
    table = table_of(window)
    assert table.controller is not None and table.controller.can_play


def test_errors_that_follow_do_not_pile_up(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    for _time in range(3):
        crash.tell_error(window, _break())
    assert len(window.findChildren(CrashPage)) == 1


def test_the_excepthook_leads_to_the_page(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = open_window(qtbot)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    crash.install_crash_page(window)
    error = _break()
    sys.excepthook(type(error), error, error.__traceback__)
    assert window.findChild(CrashPage) is not None
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_the_report_of_the_last_run_is_offered_once(qtbot: QtBot) -> None:
    crash.keep_report("what happened")
    window = open_window(qtbot)
    crash.offer_left_report(window)
    assert "stopped unexpectedly" in window.notice
    assert crash.left_report() == ""


def test_a_trace_below_python_becomes_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = crash.native_trace_path()
    trace.write_text("Fatal Python error: Segmentation fault", encoding="utf-8")
    crash._keep_last_trace(trace)
    assert "Segmentation fault" in crash.left_report()


def test_reports_are_read_only_as_far_as_they_can_be_shown(own_home: Path) -> None:
    paths = (crash_report_path(), crash.native_trace_path())
    for path in paths:
        with path.open("wb") as file:
            file.write(b"x" * 300_000)
            file.truncate(1 << 40)
    crash._keep_last_trace(paths[1])
    assert crash.left_report() == "x" * 200_000


def test_a_pipe_in_place_of_a_report_is_not_waited_for(own_home: Path) -> None:
    for path in (crash_report_path(), crash.native_trace_path()):
        os.mkfifo(path)
    crash.watch_native_crashes()
    assert crash.left_report() == ""


def test_half_a_character_does_not_lose_the_report() -> None:
    crash.keep_report("file \ud800.json")
    assert "file " in crash.left_report()


def test_the_first_frame_has_the_colours_of_the_palettes() -> None:
    for frame, palette in ((DAY, LIGHT), (NIGHT, DARK)):
        assert frame == (palette.table, palette.sea, palette.panel)
