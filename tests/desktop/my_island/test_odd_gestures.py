"""Hands that do what nobody expects at the table of My Island; the game comes to no harm."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.games.my_island.controller import MyIslandController
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.my_island.game import GAME
from islands_desktop.saves.settings import Settings
from tests.desktop.frame_setup import open_window, table_of
from tests.desktop.my_island.odd_hands import (
    DOUBLE,
    LEFT,
    MIDDLE,
    MOVE,
    NONE,
    PRESS,
    RELEASE,
    RIGHT,
    WEST,
    double_click,
    hand,
    kinds,
    lies_on_its_plate,
    opened,
    wheel,
)
from tests.desktop.my_island.table_setup import (
    click,
    close,
    hold,
    key,
    let_go,
    open_table,
    pile_point,
    place,
    plate_point,
    scene_point,
    shown_right,
    target_point,
    turn_card,
)

Key = Qt.Key


@pytest.fixture
def solo(qapp: QApplication) -> Iterator[MyIslandController]:
    controller = opened(1)
    yield controller
    close(controller)


@pytest.fixture
def two(qapp: QApplication) -> Iterator[MyIslandController]:
    controller = opened(2)
    yield controller
    close(controller)


@pytest.fixture
def slow(qapp: QApplication) -> Iterator[MyIslandController]:
    """One seat, tiles that fly slowly."""
    controller = opened(1, "relaxed")
    yield controller
    close(controller)


@pytest.fixture
def slow_two(qapp: QApplication) -> Iterator[MyIslandController]:
    controller = opened(2, "relaxed")
    yield controller
    close(controller)


# ------------------------------------------------------------------ double clicks


def test_a_double_click_places_one_tile_for_one_seat_only(two: MyIslandController) -> None:
    double_click(two, target_point(two, WEST))
    assert kinds(two) == ["next", "place"]
    assert two.last_seat == 1 and shown_right(two)


def test_a_double_click_on_the_cards_turns_one_card_and_places_nothing(
    qapp: QApplication,
) -> None:
    controller = open_table(seats=2)
    try:
        double_click(controller, pile_point(controller))
        assert kinds(controller) == ["next"] and shown_right(controller)
    finally:
        close(controller)


def test_a_double_click_in_solo_play_turns_no_card(slow: MyIslandController) -> None:
    double_click(slow, target_point(slow, WEST))
    assert kinds(slow) == ["next", "place"] and shown_right(slow)


def test_a_right_double_click_turns_twice(solo: MyIslandController) -> None:
    double_click(solo, target_point(solo, WEST), RIGHT)
    assert solo.placing is not None and solo.placing.rotation == 2
    double_click(solo, plate_point(solo), RIGHT)
    assert solo.placing.rotation == 4 and kinds(solo) == ["next"]


def test_a_double_click_on_a_small_island_opens_it(two: MyIslandController) -> None:
    double_click(two, scene_point(two, two.scene.maps[1].pos()))
    assert two.watched == 1 and shown_right(two)


# ------------------------------------------------------------------ several buttons


@pytest.mark.parametrize("other", [MIDDLE, RIGHT])
def test_another_button_does_not_take_the_tile_out_of_the_hand(
    solo: MyIslandController, other: Qt.MouseButton
) -> None:
    goal = target_point(solo, WEST)
    hold(solo, goal)
    hand(solo, PRESS, goal, other, LEFT | other)
    hand(solo, RELEASE, goal, other, LEFT)
    assert solo.dragging and kinds(solo) == ["next"]
    assert solo.placing is not None and solo.placing.rotation == (1 if other == RIGHT else 0)
    hand(solo, RELEASE, goal, LEFT, NONE)
    assert not solo.dragging and kinds(solo) == ["next", "place"] and shown_right(solo)


def test_a_right_click_while_dragging_aims_anew_at_the_pointer(solo: MyIslandController) -> None:
    upright = place("D1", 1, 0, 0)
    goal = target_point(solo, upright)
    hold(solo, goal)
    hand(solo, PRESS, goal, RIGHT, LEFT | RIGHT)
    assert solo.placing is not None and solo.placing.target == upright
    hand(solo, RELEASE, goal, RIGHT, LEFT)
    hand(solo, RELEASE, goal, LEFT, NONE)
    assert solo.session.log[-1].command == upright


def test_the_left_button_released_before_the_right_one_drops_the_tile(
    solo: MyIslandController,
) -> None:
    goal = target_point(solo, WEST)
    hold(solo, goal)
    hand(solo, PRESS, goal, RIGHT, LEFT | RIGHT)
    hand(solo, RELEASE, goal, LEFT, RIGHT)
    hand(solo, RELEASE, goal, RIGHT, NONE)
    hand(solo, MOVE, goal + QPoint(90, 0), NONE, NONE)
    assert not solo.dragging and kinds(solo) == ["next", "place"] and shown_right(solo)


# ------------------------------------------------------------------ drags that end oddly


def test_a_tile_whose_release_nobody_told_lies_where_it_was(solo: MyIslandController) -> None:
    goal = target_point(solo, WEST)
    hold(solo, goal)
    hand(solo, MOVE, goal + QPoint(30, 10), NONE, NONE)
    assert lies_on_its_plate(solo) and kinds(solo) == ["next"]
    assert solo.scene.mouseGrabberItem() is None


def test_a_tile_dragged_out_of_the_window_flies_home_in_silence(solo: MyIslandController) -> None:
    said: list[str] = []
    solo.refused.connect(lambda sentence, _rule: said.append(sentence))
    hold(solo, QPoint(-400, -300))
    let_go(solo, QPoint(-400, -300))
    assert lies_on_its_plate(solo) and kinds(solo) == ["next"] and not said


def test_a_tile_let_go_over_its_plate_lies_there_again(solo: MyIslandController) -> None:
    said: list[str] = []
    solo.refused.connect(lambda sentence, _rule: said.append(sentence))
    for spot in (layout.PLATE.topRight(), layout.PLATE.bottomRight(), layout.PLATE.topLeft()):
        towards = layout.PLATE.center() - spot
        goal = scene_point(solo, spot + towards * 0.04)
        hold(solo, goal)
        assert solo.placing is not None and solo.placing.target is None
        let_go(solo, goal)
        assert lies_on_its_plate(solo)
    assert kinds(solo) == ["next"] and not said


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_escape_lays_the_tile_back_and_the_release_does_nothing(
    solo: MyIslandController, moves: int
) -> None:
    goal = target_point(solo, WEST)
    hold(solo, goal)
    key(solo, Key.Key_Escape)
    assert not solo.dragging
    for number in range(moves):
        hand(solo, MOVE, goal + QPoint(9 * number, 4), NONE, LEFT)
    let_go(solo, goal)
    assert lies_on_its_plate(solo) and kinds(solo) == ["next"]


def test_escape_closes_one_thing_at_a_time(two: MyIslandController) -> None:
    key(two, Key.Key_2)
    key(two, Key.Key_P)
    assert two.popup is not None and two.watched == 1
    key(two, Key.Key_Escape)
    assert two.popup is None and two.watched == 1
    key(two, Key.Key_Escape)
    assert two.watched is None
    key(two, Key.Key_Right)
    assert two.scene.ghost.isVisible()
    key(two, Key.Key_Escape)
    assert not two.scene.ghost.isVisible()
    assert not two.take_key(Key.Key_Escape) and shown_right(two)


# ------------------------------------------------------------------ other things during a drag


def test_the_wheel_turns_the_tile_in_the_hand_and_over_its_plate(solo: MyIslandController) -> None:
    before = solo.view.scale_now
    hand(solo, MOVE, plate_point(solo) + QPoint(8, 8), NONE, NONE)
    wheel(solo, plate_point(solo) + QPoint(8, 8), -120)
    assert solo.placing is not None and solo.placing.rotation == 1
    goal = target_point(solo, place("D1", 1, 0, 0))
    hold(solo, goal)
    for steps in (-30, -30, -30, -30):
        wheel(solo, goal, steps)
    assert solo.placing.rotation == 2 and solo.dragging
    assert solo.view.scale_now == before
    key(solo, Key.Key_Escape)
    let_go(solo, goal)
    assert lies_on_its_plate(solo)


def test_resize_zoom_and_fit_leave_the_tile_in_the_hand(solo: MyIslandController) -> None:
    hold(solo, target_point(solo, WEST))
    solo.view.resize(1200, 700)
    solo.zoom(3)
    QTest.keyPress(solo.view, Key.Key_Space)
    QTest.keyRelease(solo.view, Key.Key_Space)
    QApplication.processEvents()
    assert solo.dragging
    goal = target_point(solo, WEST)
    hand(solo, MOVE, goal, NONE, LEFT)
    key(solo, Key.Key_0)
    assert solo.dragging
    goal = target_point(solo, WEST)
    hand(solo, MOVE, goal, NONE, LEFT)
    let_go(solo, goal)
    assert solo.session.log[-1].command == WEST and shown_right(solo)


@pytest.mark.parametrize("code", [Key.Key_P, Key.Key_E, Key.Key_G])
def test_a_question_during_a_drag_lays_the_tile_down(two: MyIslandController, code: Qt.Key) -> None:
    goal = target_point(two, WEST)
    hold(two, goal)
    key(two, code)
    assert two.popup is not None and not two.dragging
    assert not two.scene.ghost.isVisible()
    let_go(two, goal)
    if two.popup is not None:
        key(two, Key.Key_Escape)
    assert lies_on_its_plate(two) and kinds(two) == ["next"]


def test_other_colours_during_a_drag(two: MyIslandController) -> None:
    goal = target_point(two, WEST)
    hold(two, goal)
    two.set_palette(palette_for(True))
    hand(two, MOVE, goal + QPoint(5, 5), NONE, LEFT)
    let_go(two, goal + QPoint(5, 5))
    assert lies_on_its_plate(two) and kinds(two) == ["next"]
    click(two, goal)
    assert kinds(two) == ["next", "place"] and shown_right(two)


def test_another_island_opened_during_a_drag(two: MyIslandController) -> None:
    goal = target_point(two, WEST)
    hold(two, goal)
    key(two, Key.Key_2)
    let_go(two, goal)
    assert two.watched == 1 and two.scene.held is None and not two.dragging
    click(two, scene_point(two, two.scene.maps[1].pos()))
    assert two.watched is None and lies_on_its_plate(two) and kinds(two) == ["next"]


def test_a_tile_dropped_on_a_small_island_is_not_placed(two: MyIslandController) -> None:
    goal = scene_point(two, two.scene.maps[1].pos())
    hold(two, goal)
    let_go(two, goal)
    assert two.watched is None and lies_on_its_plate(two) and kinds(two) == ["next"]


def test_taking_back_and_again_during_a_drag(two: MyIslandController) -> None:
    two.play(WEST)
    goal = target_point(two, WEST)
    hold(two, goal)
    key(two, Key.Key_Z)
    let_go(two, goal)
    assert kinds(two) == ["next"] and lies_on_its_plate(two)
    hold(two, goal)
    key(two, Key.Key_Y)
    let_go(two, goal)
    assert kinds(two) == ["next", "place"] and lies_on_its_plate(two)


# ------------------------------------------------------------------ in the window


def test_the_list_and_another_page_lay_the_tile_back(qtbot: QtBot) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", has_dragged=True))
    window.start_game(GAME.make_setup("eternal", 2, 7))
    page = table_of(window)
    table = page.controller
    assert isinstance(table, MyIslandController)
    qtbot.waitUntil(lambda: table.view.width() > 600)
    turn_card(table)
    for given in range(2):
        assert table.placing is not None and len(kinds(table)) == 1 + given
        hold(table, target_point(table, table.placing.here[0]))
        assert table.dragging
        page.toggle_list()
        page.toggle_list()
        assert lies_on_its_plate(table)
        let_go(table, plate_point(table))
        hold(table, target_point(table, table.placing.here[0]))
        window.open_page("settings")
        window.open_page("table")
        assert lies_on_its_plate(table)
        let_go(table, plate_point(table))
        page.toggle_list()
        qtbot.waitUntil(page.commands.list.hasFocus)
        QTest.keyClick(page.commands.list, Key.Key_Return)
        page.toggle_list()
        assert shown_right(table)


def press_twice(button: QWidget, make_other: Callable[[], QWidget]) -> None:
    """A double click whose first click may put another button there."""
    spot = QPointF(12, 12)
    plain = Qt.KeyboardModifier.NoModifier
    target = button
    for kind in (PRESS, RELEASE, DOUBLE, RELEASE):
        if kind == DOUBLE:
            target = make_other()
        there = QPointF(target.mapToGlobal(spot))
        down = NONE if kind == RELEASE else LEFT
        QApplication.sendEvent(target, QMouseEvent(kind, spot, there, LEFT, down, plain))
        QApplication.processEvents()


def test_a_double_click_on_place_here_turns_no_card(qtbot: QtBot) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", has_dragged=True))
    window.start_game(GAME.make_setup("eternal", 1, 7))
    page = table_of(window)
    table = page.controller
    assert isinstance(table, MyIslandController)
    turn_card(table)
    press_twice(page.bar.buttons()["turn"], lambda: page.bar.buttons()["turn"])
    assert table.placing is not None and table.placing.rotation == 2
    key(table, Key.Key_Right)
    press_twice(page.bar.buttons()["place"], lambda: page.bar.buttons()["next"])
    assert kinds(table) == ["next", "place"] and shown_right(table)
