"""Keys and clicks while a tile flies, keys held down, decisions taken back in any order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.games.my_island.controller import MyIslandController
from islands_desktop.desktop.games.my_island.seat_items import fitting_font
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.my_island.commands import make_command
from islands_desktop.games.my_island.components import TILE_INDEX
from islands_desktop.games.my_island.game import GAME
from tests.desktop.frame_setup import open_window, table_of
from tests.desktop.my_island.odd_hands import (
    WEST,
    hold_key,
    kinds,
    opened,
)
from tests.desktop.my_island.table_setup import (
    click,
    close,
    hold,
    key,
    let_go,
    place,
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


# ------------------------------------------------------------------ while a tile flies


@pytest.mark.parametrize("code", [Key.Key_R, Key.Key_Right, Key.Key_Q, Key.Key_P, Key.Key_E])
def test_keys_while_the_last_tile_of_a_round_flies(slow: MyIslandController, code: Qt.Key) -> None:
    """The tile was placed: there is none to be turned, led or passed any more."""
    click(slow, target_point(slow, WEST))
    assert slow.scene.choreography is not None
    key(slow, code)
    assert kinds(slow) == ["next", "place"] and slow.popup is None
    assert slow.placing is None and shown_right(slow)


def test_enter_twice_places_and_turns_the_next_card(slow: MyIslandController) -> None:
    key(slow, Key.Key_Right)
    key(slow, Key.Key_Return)
    key(slow, Key.Key_Return)
    assert kinds(slow) == ["next", "place", "next"] and shown_right(slow)


@pytest.mark.parametrize("code", [Key.Key_R, Key.Key_Right, Key.Key_Return])
def test_keys_while_a_tile_flies_are_the_next_seat_s(
    slow_two: MyIslandController, code: Qt.Key
) -> None:
    click(slow_two, target_point(slow_two, WEST))
    assert slow_two.scene.choreography is not None
    key(slow_two, code)
    assert slow_two.scene.choreography is None and slow_two.last_seat == 1
    assert slow_two.placing is not None and slow_two.placing.seat == 1
    assert kinds(slow_two) == ["next", "place"] and shown_right(slow_two)


def test_the_buttons_are_the_next_seat_s_while_a_tile_flies(slow_two: MyIslandController) -> None:
    click(slow_two, target_point(slow_two, WEST))
    assert slow_two.scene.choreography is not None
    actions = {action.id: action for action in slow_two.actions()}
    assert not actions["place"].enabled and "undo_0" in actions
    actions["turn"].trigger()
    assert slow_two.placing is not None and slow_two.placing.seat == 1
    assert slow_two.placing.rotation == 1 and shown_right(slow_two)


def test_taking_back_and_again_while_a_tile_flies(slow_two: MyIslandController) -> None:
    for _ in range(3):
        click(slow_two, target_point(slow_two, WEST))
        assert slow_two.scene.choreography is not None
        key(slow_two, Key.Key_Z)
        assert kinds(slow_two) == ["next"] and shown_right(slow_two)
        key(slow_two, Key.Key_Y)
        assert kinds(slow_two) == ["next", "place"] and shown_right(slow_two)
        key(slow_two, Key.Key_T)
        assert kinds(slow_two) == ["next"] and shown_right(slow_two)


def test_a_new_drag_while_the_tile_flies_home(slow: MyIslandController) -> None:
    goal = target_point(slow, WEST)
    hold(slow, QPoint(20, 20))
    let_go(slow, QPoint(20, 20))
    assert slow.scene.choreography is not None
    hold(slow, goal)
    let_go(slow, goal)
    assert slow.session.log[-1].command == WEST and shown_right(slow)


def test_the_other_island_and_other_colours_while_a_tile_flies(
    slow_two: MyIslandController,
) -> None:
    click(slow_two, target_point(slow_two, WEST))
    key(slow_two, Key.Key_1)
    assert slow_two.watched == 0 and shown_right(slow_two)
    key(slow_two, Key.Key_Escape)
    click(slow_two, target_point(slow_two, WEST))
    slow_two.set_palette(palette_for(True))
    assert shown_right(slow_two) and kinds(slow_two) == ["next", "place", "place"]


# ------------------------------------------------------------------ keys held, hidden things


def test_keys_that_are_held_give_one_command(two: MyIslandController) -> None:
    hold_key(two, Key.Key_R)
    assert two.placing is not None and two.placing.rotation == 1
    hold_key(two, Key.Key_Right)
    hold_key(two, Key.Key_Return)
    assert kinds(two) == ["next", "place"]
    hold_key(two, Key.Key_P)
    assert two.popup is not None and kinds(two) == ["next", "place"]
    hold_key(two, Key.Key_Escape)
    hold_key(two, Key.Key_T)
    assert kinds(two) == ["next"] and shown_right(two)


def test_nothing_is_placed_unseen_while_another_island_is_shown(two: MyIslandController) -> None:
    key(two, Key.Key_Right)
    key(two, Key.Key_2)
    assert two.watched == 1
    assert not {"place", "turn"} & {action.id for action in two.actions()}
    key(two, Key.Key_Return)
    assert two.watched is None and kinds(two) == ["next"]
    key(two, Key.Key_2)
    click(two, target_point(two, WEST))
    assert kinds(two) == ["next"] and two.watched == 1 and shown_right(two)


def test_t_takes_back_what_its_button_says_16_4(two: MyIslandController) -> None:
    two.play(WEST)
    two.play(place("D1", 0, 14, 0, seat=1))
    (labelled,) = [action for action in two.actions() if action.key == "T"]
    assert labelled.id == "undo_1"
    key(two, Key.Key_T)
    assert [c.seat for c in GAME.takebacks(two.session.state)] == [0]
    key(two, Key.Key_T)
    assert GAME.takebacks(two.session.state) == () and shown_right(two)


def test_t_after_another_seat_s_decision_was_withdrawn_16_4(two: MyIslandController) -> None:
    two.play(WEST)
    two.play(place("D1", 0, 14, 0, seat=1))
    two.withdraw(make_command(0, "undo"))
    assert [c.seat for c in GAME.takebacks(two.session.state)] == [1]
    key(two, Key.Key_T)
    assert GAME.takebacks(two.session.state) == () and shown_right(two)


# ------------------------------------------------------------------ at the end


def test_from_the_islands_side_by_side_a_way_leads_back_to_the_sheet(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(GAME.make_setup("eternal", 2, 7))
    page = table_of(window)
    table = page.controller
    assert isinstance(table, MyIslandController)
    turn_card(table)
    table.play(make_command(0, "end"))
    table.play(make_command(1, "end"))
    turn_card(table)
    assert page.centre.currentWidget() is page.final
    table.show_gallery()
    key(table, Key.Key_Escape)
    assert {"final", "picture", "gallery"} <= set(page.bar.buttons())
    page.bar.buttons()["final"].click()
    assert page.centre.currentWidget() is page.final


# ------------------------------------------------------------------ what is seen


def test_a_tile_is_seen_to_lie_before_the_next_island_comes(
    slow_two: MyIslandController, qtbot: QtBot
) -> None:
    click(slow_two, target_point(slow_two, WEST))
    item = slow_two.scene.tiles[TILE_INDEX["D1"]]
    qtbot.waitUntil(lambda: item.pos() == item.place_of(0, 0))
    assert slow_two.scene.choreography is not None and slow_two.scene.seat == 0
    qtbot.waitUntil(lambda: slow_two.scene.seat == 1)
    assert shown_right(slow_two)


def test_a_name_of_usual_length_is_not_cut_on_the_plate(qapp: QApplication) -> None:
    room = layout.SEAT.width() - 100
    for name in ("Ana Beatriz", "Maximilian", "Rui with a very", "Spielerin 4"):
        assert QFontMetricsF(fitting_font(name, room)).horizontalAdvance(name) <= room
    assert fitting_font("Ana", room).pixelSize() > fitting_font("W" * 20, room).pixelSize()
