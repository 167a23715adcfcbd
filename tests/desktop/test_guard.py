"""An error in an override is reported and does not end the program."""

from __future__ import annotations

import sys
from types import TracebackType

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.guard import guard


class Frail(QWidget):
    """A widget whose size hint divides by nothing."""

    @guard(QSize(7, 9))
    def sizeHint(self) -> QSize:
        return QSize(1 // 0, 1)


def test_the_error_reaches_the_hook_and_qt_gets_a_value(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[type[BaseException]] = []

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        seen.append(kind)

    monkeypatch.setattr(sys, "excepthook", hook)
    frail = Frail()
    qtbot.addWidget(frail)
    frail.adjustSize()
    assert frail.size() == QSize(7, 9)
    assert set(seen) == {ZeroDivisionError}
