"""A few hundred random gestures over all games and pages; `monkey.py` does thousands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tests.desktop.frame_setup import open_window
from tests.trust.monkey import Monkey
from tests.trust.watch import Faults

GESTURES = 250


def test_random_gestures_find_no_fault() -> None:
    command = [sys.executable, "-m", "tests.trust.monkey", "--gestures", str(GESTURES)]
    command += ["--seed", "11", "--patience", "60"]
    root = Path(__file__).parents[2]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-2000:]
    assert f"{GESTURES} gestures: " in result.stdout


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_no_hidden_list_keeps_the_keyboard(qtbot: QtBot) -> None:
    """The monkey's keys reach the window after a box was opened and closed by a double click.

    Near the upper edge the second press falls beside the list and closes it.
    """
    window = open_window(qtbot)
    monkey = Monkey(window, Faults(), 0, 1, 1.0)
    window.open_page("new_game")
    boxes = [box for box in window.findChildren(QComboBox) if box.isVisible()]
    assert boxes
    for box in boxes:
        place = box.mapTo(window, QPoint(box.width() // 2, 4))
        QTest.mouseDClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
        window.open_page("new_game")
        monkey.activate()
        assert QApplication.activeWindow() is window
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert window.current_name == "home"
