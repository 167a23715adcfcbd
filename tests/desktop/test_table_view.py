"""The table is zoomed and panned."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from tests.desktop.table_setup import (
    hold,
    let_go,
    move,
    point_of,
    press_key,
)


def roll(table: PalmIslandController, place: QPoint, notches: int) -> None:
    port = table.view.viewport()
    event = QWheelEvent(
        QPointF(place),
        QPointF(port.mapToGlobal(place)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)
    QApplication.processEvents()


def test_the_wheel_zooms_at_the_pointer_and_zero_fits(rich: PalmIslandController) -> None:
    place = point_of(rich, "CH1")
    scale, point = rich.view.scale_now, rich.view.mapToScene(place)
    roll(rich, place, 3)
    assert rich.view.scale_now > 1.4 * scale
    assert (rich.view.mapToScene(place) - point).manhattanLength() < 2.0
    press_key(rich, Qt.Key.Key_0)
    assert rich.view.scale_now == pytest.approx(scale)


def test_plus_and_minus_zoom(rich: PalmIslandController) -> None:
    before = rich.view.scale_now
    QTest.keyClick(rich.view, Qt.Key.Key_Plus)
    near = rich.view.scale_now
    QTest.keyClick(rich.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert before < near < rich.view.scale_now
    QTest.keyClick(rich.view, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert rich.view.scale_now == pytest.approx(near)
    QTest.keyClick(rich.view, Qt.Key.Key_Minus)
    assert rich.view.scale_now == pytest.approx(before)


def test_the_wheel_twists_a_held_card_instead(rich: PalmIslandController) -> None:
    scale = rich.view.scale_now
    place = hold(rich, "CH1")
    roll(rich, place, 1)
    assert rich.drag is not None
    assert rich.drag.turned == "rotate"
    assert rich.view.scale_now == scale
    let_go(rich, place)


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton])
def test_the_middle_button_or_space_pans(
    rich: PalmIslandController, button: Qt.MouseButton
) -> None:
    port, start = rich.view.viewport(), QPoint(30, 300)
    point = rich.view.mapToScene(start)
    if button == Qt.MouseButton.LeftButton:
        QTest.keyPress(rich.view, Qt.Key.Key_Space)
    QTest.mousePress(port, button, Qt.KeyboardModifier.NoModifier, start)
    move(rich, start, start + QPoint(80, 40))
    QTest.mouseRelease(port, button, Qt.KeyboardModifier.NoModifier, start + QPoint(80, 40))
    if button == Qt.MouseButton.LeftButton:
        QTest.keyRelease(rich.view, Qt.Key.Key_Space)
    assert (rich.view.mapToScene(start + QPoint(80, 40)) - point).manhattanLength() < 3.0
