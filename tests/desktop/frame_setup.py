"""Opens the real main window for tests of the frame."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton
from pytestqt.qtbot import QtBot

from islands_desktop.core.game import Setup
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.program import Program
from islands_desktop.games.registry import find_game
from islands_desktop.saves.settings import Settings

_MARKED = (QCheckBox, QRadioButton)


def open_window(qtbot: QtBot, settings: Settings | None = None) -> MainWindow:
    """The furnished window, 1366×768, without animations unless the settings say otherwise."""
    window = MainWindow(Program(settings or Settings(speed="off", theme="light")))
    qtbot.addWidget(window, before_close_func=lambda _window: close_table(window))
    window.resize(1366, 768)
    window.show()
    window.furnish()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def close_table(window: MainWindow) -> None:
    """Take the game off the table before the window goes."""
    if window.program.on_table is not None:
        table_of(window).take_off()


def solo_setup(seed: int = 7, **options: Any) -> Setup:
    """A solo game of Palm Island."""
    return find_game("palm_island").make_setup("solo", 1, seed, options)


def table_of(window: MainWindow) -> TablePage:
    """The table page of a window."""
    page = window.page("table")
    assert isinstance(page, TablePage)
    return page


def press(qtbot: QtBot, button: QAbstractButton) -> None:
    """Click a button as a person does; it must be visible and enabled."""
    qtbot.waitUntil(button.isVisible)
    assert button.isEnabled(), button.text()
    # The words of a check box do not fill its width; its mark is on the left.
    place = QPoint(14, button.height() // 2) if isinstance(button, _MARKED) else QPoint()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=place)


def play_some(table: TablePage, count: int) -> None:
    """Give the first legal command `count` times, each by whoever owns the hand."""
    assert table.controller is not None and table.played is not None
    session = table.played.session
    for _number in range(count):
        hand_over = getattr(table.controller, "hand_over", None)
        if hand_over is not None and hand_over.is_up:
            hand_over.lift(hand_over.curtain.seat)
        assert table.controller.play(session.game.legal_commands(session.state)[0])


def play_to_end(table: TablePage) -> None:
    """Give the first legal command until the game is over."""
    assert table.played is not None
    while not table.played.over:
        play_some(table, 1)
