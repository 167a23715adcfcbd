"""The table of My Island: every command by drag, by click and by key, and what is shown."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.games.my_island.controller import MyIslandController
from islands_desktop.desktop.table.popup import ConfirmPopup
from islands_desktop.games.my_island.components import TILE_INDEX
from islands_desktop.games.my_island.state import PASSED as PASSED_DECISION
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
    refusals,
    shown_right,
    target_point,
    turn_card,
)

Key = Qt.Key


def wheel(controller: MyIslandController, point: QPoint, steps: int) -> None:
    port = controller.view.viewport()
    event = QWheelEvent(
        QPointF(point), QPointF(port.mapToGlobal(point)), QPoint(), QPoint(0, steps),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(port, event)
    QApplication.processEvents()


# ------------------------------------------------------------------ cards


def test_a_click_on_the_cards_turns_the_next_one(table: MyIslandController) -> None:
    click(table, pile_point(table))
    assert table.session.state.round == 1
    assert table.placing is not None and table.placing.tile == TILE_INDEX["D1"]
    assert table.scene.held is not None


def test_a_card_is_not_turned_while_a_seat_has_to_act_5_5(table: MyIslandController) -> None:
    turn_card(table)
    said = refusals(table)
    click(table, pile_point(table))
    key(table, Key.Key_N)
    assert table.session.state.round == 1
    assert [rule for _, rule in said] == ["MYIS-5.5", "MYIS-5.5"]


def test_a_turned_tile_comes_to_its_plate_at_any_speed(qapp: QApplication) -> None:
    controller = open_table(speed="relaxed")
    try:
        turn_card(controller)
        held = controller.scene.held
        assert held is not None and controller.scene.choreography is not None
        controller.finish_animation()
        assert controller.scene.held is held
        assert held.pos() == layout.PLATE_MIDDLE
        assert (held.scale(), held.opacity()) == (1.0, 1.0)
        key(controller, Key.Key_N)
        assert controller.session.state.round == 1
    finally:
        close(controller)


# ------------------------------------------------------------------ placing


def test_a_tile_is_dragged_from_its_plate_to_a_legal_place(table: MyIslandController) -> None:
    turn_card(table)
    wanted = place("D1", 0, 0, 0)
    goal = target_point(table, wanted)
    hold(table, goal)
    assert table.dragging and table.scene.ghost.isVisible()
    assert table.placing is not None and table.placing.target == wanted
    let_go(table, goal)
    assert table.session.log[-1].command == wanted
    assert shown_right(table)


def test_the_ghost_follows_the_pointer_and_a_click_places_the_tile(
    table: MyIslandController,
) -> None:
    turn_card(table)
    wanted = place("D1", 0, 14, 0)
    click(table, target_point(table, wanted))
    assert table.session.log[-1].command == wanted
    assert shown_right(table)


def test_the_ghost_lies_on_legal_places_only(table: MyIslandController) -> None:
    turn_card(table)
    legal = set(table.legal())
    port = table.view.viewport()
    seen = 0
    for x in range(200, 900, 35):
        for y in range(160, 560, 35):
            QTest.mouseMove(port, QPoint(x, y))
            QApplication.processEvents()
            assert table.placing is not None
            if table.placing.target is not None:
                seen += 1
                assert table.placing.target in legal
                assert table.placing.target.rotation == table.placing.rotation
            assert table.scene.ghost.isVisible() == (table.placing.target is not None)
    assert seen > 20


def test_all_anchors_of_the_rotation_glow_and_no_others(table: MyIslandController) -> None:
    turn_card(table)
    for _ in range(6):
        assert table.placing is not None
        anchors = {
            (command.q, command.r)
            for command in table.legal()
            if command.kind == "place" and command.rotation == table.placing.rotation
        }
        assert set(table.scene.glow.cells) == anchors
        key(table, Key.Key_R)


def test_wheel_right_click_and_r_turn_by_sixty_degrees(table: MyIslandController) -> None:
    turn_card(table)
    assert table.placing is not None
    over = target_point(table, place("D1", 0, 0, 0))
    click(table, over, right=True)
    assert table.placing.rotation == 1
    key(table, Key.Key_R)
    assert table.placing.rotation == 2
    key(table, Key.Key_Q)
    assert table.placing.rotation == 1
    QTest.mouseMove(table.view.viewport(), over)
    QApplication.processEvents()
    before = table.view.scale_now
    wheel(table, over, -120)
    assert table.placing.rotation == 2
    wheel(table, over, 120)
    assert table.placing.rotation == 1
    assert table.view.scale_now == before
    click(table, plate_point(table), right=True)
    assert table.placing.rotation == 2
    assert not table.session.state.islands[0].decisions


def test_a_drop_on_an_illegal_place_says_why_and_lays_the_tile_back_6_3(
    table: MyIslandController,
) -> None:
    turn_card(table)
    said = refusals(table)
    goal = target_point(table, place("D1", 0, 7, 1))
    hold(table, goal)
    let_go(table, goal)
    assert [rule for _, rule in said] == ["MYIS-6.3"]
    assert not table.dragging and not table.session.state.islands[0].decisions
    assert table.scene.held is not None
    assert table.scene.held.pos() == layout.PLATE_MIDDLE


def test_the_flag_says_what_a_place_would_score(qapp: QApplication) -> None:
    controller = open_table(mode="episode_1")
    try:
        turn_card(controller)
        ground, there = controller.view.viewport(), target_point(controller, place("D1", 0, 0, 0))
        for point in (QPoint(2, 2), there):  # a mouse that rests there already would not move
            QTest.mouseMove(ground, point)
            QApplication.processEvents()
        assert controller.scene.gain.isVisible()
        assert controller.scene.gain.lines == (("+1", "Houses on the beach"),)
    finally:
        close(controller)


def test_the_keyboard_leads_the_ghost_and_places_it(table: MyIslandController) -> None:
    turn_card(table)
    key(table, Key.Key_Right)
    assert table.placing is not None and table.placing.target is not None
    first = table.placing.target
    key(table, Key.Key_Down)
    key(table, Key.Key_Right)
    assert table.placing.target in table.legal()
    assert table.placing.target != first
    chosen = table.placing.target
    key(table, Key.Key_Return)
    assert table.session.log[-1].command == chosen
    assert shown_right(table)


def test_every_legal_place_is_reached_by_the_arrow_keys(table: MyIslandController) -> None:
    """Walking from any legal place, the keys come to every other of this rotation."""
    turn_card(table)
    assert table.placing is not None
    placing, reached, open_ends = table.placing, set(), [table.placing.here[0]]
    while open_ends:
        here = open_ends.pop()
        if here in reached:
            continue
        reached.add(here)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            placing.target = here
            found = placing.step_target(dx, dy)
            if found is not None:
                open_ends.append(found)
    assert reached == set(placing.here)


# ------------------------------------------------------------------ passing and ending


def test_passing_asks_once_when_a_place_exists_7_1(table: MyIslandController) -> None:
    turn_card(table)
    key(table, Key.Key_P)
    assert isinstance(table.popup, ConfirmPopup)
    assert not table.session.state.islands[0].decisions
    key(table, Key.Key_Return)
    assert table.session.state.islands[0].decisions == (PASSED_DECISION,)
    assert table.session.state.islands[0].marker == 9


def test_a_question_that_is_cancelled_changes_nothing(table: MyIslandController) -> None:
    turn_card(table)
    key(table, Key.Key_E)
    assert isinstance(table.popup, ConfirmPopup)
    key(table, Key.Key_Escape)
    assert table.popup is None
    assert not table.session.state.islands[0].decisions


def walled_in(qapp: QApplication) -> MyIslandController:
    """A table whose third tile fits nowhere: nothing matches beside two dominoes."""
    controller = open_table("D1 D6 D4", mode="episode_1")
    turn_card(controller)
    controller.play(place("D1", 0, 0, 0))
    turn_card(controller)
    return controller


def test_no_legal_place_is_said_and_passing_needs_no_question(qapp: QApplication) -> None:
    controller = walled_in(qapp)
    try:
        assert controller.placing is not None and not controller.placing.anywhere
        assert controller.scene.plate.look.alarm
        assert "No place" in controller.scene.plate.look.words
        assert "No place" in controller.session.game.step(controller.session.state).sentence
        actions = {action.id: action for action in controller.actions()}
        assert not actions["place"].enabled and not actions["turn"].enabled
        assert actions["pass"].enabled
        key(controller, Key.Key_P)
        assert controller.session.state.islands[0].decisions[-1] == PASSED_DECISION
    finally:
        close(controller)


def test_ending_leads_to_the_end_of_a_solo_game(table: MyIslandController) -> None:
    ended: list[bool] = []
    table.ended.connect(lambda: ended.append(True))
    turn_card(table)
    key(table, Key.Key_E)
    key(table, Key.Key_Return)
    assert table.session.state.islands[0].has_ended
    key(table, Key.Key_N)
    assert table.session.state.over
    assert ended == [True]
    assert {action.id for action in table.final_actions()} == {"picture"}
