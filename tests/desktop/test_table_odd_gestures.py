"""Hands that do what nobody expects: several buttons at once, keys held down, a table that goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.saves.settings import Settings
from tests.desktop.frame_setup import open_window, solo_setup, table_of
from tests.desktop.table_setup import (
    hold,
    in_order,
    kinds_played,
    let_go,
    move,
    point_of,
    press_key,
)

PRESS = QEvent.Type.MouseButtonPress
MOVE = QEvent.Type.MouseMove
RELEASE = QEvent.Type.MouseButtonRelease
NONE = Qt.MouseButton.NoButton
LEFT = Qt.MouseButton.LeftButton
MIDDLE = Qt.MouseButton.MiddleButton


def hand(
    table: PalmIslandController,
    kind: QEvent.Type,
    place: QPoint,
    button: Qt.MouseButton,
    down: Qt.MouseButton,
) -> None:
    """One event of a mouse, with all the buttons that are down."""
    port = table.view.viewport()
    there = QPointF(port.mapToGlobal(place))
    plain = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(port, QMouseEvent(kind, QPointF(place), there, button, down, plain))
    QApplication.processEvents()


def hold_down(widget: QWidget, key: Qt.Key, times: int = 5) -> None:
    """Press a key and keep it down, as long as the keyboard needs to send it again a few times."""
    plain = Qt.KeyboardModifier.NoModifier
    for number in range(times):
        target = QApplication.focusWidget() or widget
        event = QKeyEvent(QEvent.Type.KeyPress, key, plain, "", number > 0)
        QApplication.sendEvent(target, event)
        QApplication.processEvents()
    QTest.keyRelease(QApplication.focusWidget() or widget, key)


@pytest.mark.parametrize("first", [LEFT, MIDDLE])
def test_the_middle_button_does_not_take_a_card_out_of_the_hand(
    rich: PalmIslandController, first: Qt.MouseButton
) -> None:
    start = point_of(rich, "CH1")
    there = start + QPoint(12, 6)
    other = MIDDLE if first == LEFT else LEFT
    scene_point = rich.view.mapToScene(start)
    hand(rich, PRESS, start, first, first)
    hand(rich, MOVE, there, NONE, first)
    hand(rich, PRESS, there, other, first | other)
    hand(rich, MOVE, there + QPoint(8, 4), NONE, first | other)
    assert (rich.drag is not None) == (first == LEFT)
    hand(rich, RELEASE, there, LEFT, MIDDLE)
    hand(rich, RELEASE, there, MIDDLE, NONE)
    hand(rich, MOVE, there + QPoint(60, 60), NONE, NONE)
    assert rich.drag is None
    assert (rich.view.mapToScene(start) == scene_point) == (first == LEFT)
    rich.finish_animation()
    assert in_order(rich) == [] and kinds_played(rich) == []


def test_space_during_a_drag_leaves_the_card_in_the_hand(rich: PalmIslandController) -> None:
    place = hold(rich, "CH1")
    QTest.keyPress(rich.view, Qt.Key.Key_Space)
    move(rich, place, place + QPoint(10, 10), 2)
    let_go(rich, place + QPoint(10, 10))
    QTest.keyRelease(rich.view, Qt.Key.Key_Space)
    assert rich.drag is None and in_order(rich) == []


def test_a_card_whose_release_nobody_told_lies_where_it_was(rich: PalmIslandController) -> None:
    place = hold(rich, "CH1")
    hand(rich, MOVE, place + QPoint(80, 80), NONE, NONE)
    assert rich.drag is None and in_order(rich) == []
    assert rich.scene.mouseGrabberItem() is None


@pytest.mark.parametrize("way", ["list", "page"])
def test_a_card_in_the_hand_lies_again_when_the_table_is_left(qtbot: QtBot, way: str) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", has_dragged=True))
    window.start_game(solo_setup())
    page = table_of(window)
    table = page.controller
    assert isinstance(table, PalmIslandController)
    qtbot.waitUntil(lambda: table.view.width() > 600)
    qtbot.wait(20)
    hold(table, table.top)
    assert table.drag is not None
    if way == "list":
        press_key(table, Qt.Key.Key_L)
        page.toggle_list()
    else:
        window.open_page("settings")
        window.open_page("table")
    QApplication.processEvents()
    assert table.drag is None and in_order(table) == []
    second = table.hand()[1]
    QTest.mouseClick(table.view.viewport(), LEFT, pos=point_of(table, second))
    assert table.selected == second


def test_a_game_can_leave_the_table_with_a_card_in_the_hand(qtbot: QtBot) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", has_dragged=True))
    window.start_game(solo_setup())
    table = table_of(window).controller
    assert isinstance(table, PalmIslandController)
    qtbot.waitUntil(lambda: table.view.width() > 600)
    qtbot.wait(20)
    hold(table, table.top)
    window.start_game(solo_setup(8))
    assert table.drag is None


def test_a_small_step_of_the_wheel_does_not_twist(rich: PalmIslandController) -> None:
    place = hold(rich, "CH1")
    port = rich.view.viewport()

    def roll(angle: QPoint) -> None:
        there = QPointF(port.mapToGlobal(place))
        plain, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(QPointF(place), there, QPoint(), angle, LEFT, plain, phase, False)
        QApplication.sendEvent(port, event)

    turns = []
    for angle in (QPoint(120, 0), *[QPoint(0, 30)] * 4):
        roll(angle)
        assert rich.drag is not None
        turns.append(rich.drag.turned)
    assert turns == ["", "", "", "", "rotate"]
    let_go(rich, place)


def test_a_key_held_down_is_one_command(rich: PalmIslandController) -> None:
    hold_down(rich.view, Qt.Key.Key_D)
    assert kinds_played(rich) == ["discard"]


def test_enter_held_down_opens_the_menu_and_chooses_nothing(rich: PalmIslandController) -> None:
    hold_down(rich.view, Qt.Key.Key_Return)
    assert rich.popup is not None and kinds_played(rich) == []


def test_arrows_go_on_while_they_are_held(rich: PalmIslandController) -> None:
    hold_down(rich.view, Qt.Key.Key_Right)
    assert rich.selected == rich.hand()[-1]


def test_escape_held_down_is_one_step_back(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup())
    page = table_of(window)
    assert isinstance(page.controller, PalmIslandController)
    page.controller.open_menu(page.controller.top)
    hold_down(window, Qt.Key.Key_Escape)
    assert page.controller.popup is None and window.current_name == "table"
    page.toggle_list()
    hold_down(window, Qt.Key.Key_Escape)
    assert page.centre.currentWidget() is page.controller.view
    assert window.current_name == "table"


def test_the_key_of_the_list_held_down_shows_the_list(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup())
    page = table_of(window)
    qtbot.waitUntil(lambda: page.controller is not None and page.controller.view.hasFocus())
    hold_down(window, Qt.Key.Key_L, 4)
    assert page.centre.currentWidget() is page.commands


def test_enter_held_down_on_the_list_gives_one_command(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup())
    page = table_of(window)
    page.toggle_list()
    qtbot.waitUntil(page.commands.list.hasFocus)
    hold_down(window, Qt.Key.Key_Return)
    assert page.played is not None and page.played.session.cursor == 1
