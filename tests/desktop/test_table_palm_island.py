"""The table of Palm Island: every command by drag, by click and by key; odd gestures do no harm."""

from __future__ import annotations

import math
import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from islands_desktop.desktop.games.palm_island.card_menu import CardMenu
from islands_desktop.desktop.games.palm_island.choosers import PaymentChooser
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.desktop.look.palette import palette_for
from tests.desktop.table_setup import (
    ENDING,
    FULL,
    RICH,
    command_played,
    drag,
    hold,
    in_order,
    kinds_played,
    let_go,
    move,
    open_position,
    point_of,
    press_key,
    zone_point,
)


@pytest.mark.parametrize(("code", "kind"), [("CH1", "store"), ("LG6", "store"), ("CH1", "discard")])
def test_a_card_is_dragged_to_a_zone(rich: PalmIslandController, code: str, kind: str) -> None:
    drag(rich, code, zone_point(rich, kind))
    assert kinds_played(rich) == [kind]
    assert in_order(rich) == []


def test_a_card_is_dragged_to_rotate_and_paid_by_the_only_payment(
    rich: PalmIslandController,
) -> None:
    drag(rich, "CH1", zone_point(rich, "rotate"))
    assert kinds_played(rich) == ["rotate"]
    assert command_played(rich, 0).payment == ("CH2",)


def test_right_click_while_held_twists_the_card_to_rotate(rich: PalmIslandController) -> None:
    place = hold(rich, "CH1")
    QTest.mousePress(
        rich.view.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, place
    )
    assert rich.drag is not None
    assert rich.drag.turned == "rotate"
    let_go(rich, place)
    QTest.mouseRelease(
        rich.view.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, place
    )
    assert kinds_played(rich) == ["rotate"]


@pytest.mark.parametrize(("key", "kind"), [(Qt.Key.Key_R, "rotate"), (Qt.Key.Key_F, "flip")])
def test_keys_turn_a_held_card(rich: PalmIslandController, key: Qt.Key, kind: str) -> None:
    place = hold(rich, "CH1")
    press_key(rich, key)
    let_go(rich, place)
    assert kinds_played(rich) == [kind]
    assert in_order(rich) == []


def test_a_circle_of_the_mouse_twists(rich: PalmIslandController) -> None:
    place = hold(rich, "CH1")
    for angle in range(0, 400, 15):
        turn = QPoint(
            round(60 * math.sin(math.radians(angle))),
            round(60 - 60 * math.cos(math.radians(angle))),
        )
        QTest.mouseMove(rich.view.viewport(), place + turn)
    assert rich.drag is not None
    assert rich.drag.turned == "rotate"
    let_go(rich, place)
    assert kinds_played(rich) == ["rotate"]


def test_out_and_back_flips(rich: PalmIslandController) -> None:
    place = hold(rich, "CH1")
    move(rich, place, place + QPoint(40, 0))
    move(rich, place + QPoint(40, 0), place + QPoint(170, 0))
    move(rich, place + QPoint(170, 0), place)
    let_go(rich, place)
    assert kinds_played(rich) == ["flip"]


def test_a_drop_on_an_illegal_place_flies_back_and_names_the_rule(
    rich: PalmIslandController,
) -> None:
    told: list[tuple[str, str]] = []
    rich.refused.connect(lambda sentence, rule: told.append((sentence, rule)))
    drag(rich, "LG6", zone_point(rich, "discard"))
    assert kinds_played(rich) == []
    assert told == [("Only the top card can be discarded.", "PALM-3.3")]
    assert in_order(rich) == []


def test_a_drop_on_nothing_changes_nothing(rich: PalmIslandController) -> None:
    drag(rich, "CH1", rich.view.mapFromScene(rich.scene.cards["CH1"].pos()) + QPoint(30, 0))
    assert kinds_played(rich) == []
    assert in_order(rich) == []


def test_escape_lays_a_held_card_back(rich: PalmIslandController) -> None:
    place = hold(rich, "CH1")
    press_key(rich, Qt.Key.Key_Escape)
    assert rich.drag is None
    let_go(rich, place)
    assert kinds_played(rich) == []
    assert in_order(rich) == []


def test_click_then_click_on_a_zone(rich: PalmIslandController) -> None:
    rich.select("CH1")
    QTest.mouseClick(
        rich.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        zone_point(rich, "flip"),
    )
    assert kinds_played(rich) == ["flip"]


def test_the_pile_counts_one_card_as_a_card(tables: list[PalmIslandController]) -> None:
    deck = "TE16 CH1 LG5 HO13 LG4 QU7 MK10 TR11 LG6 QU8 TE15 TM12 HO14 CH3 QU9 RT17 *CH2"
    tables.append(open_position(deck, 2))
    notes = []
    for second in ("CH1", "LG5"):
        tables[0].select(second)
        notes.append(tables[0].scene.zones["discard"].look.note)
        press_key(tables[0], Qt.Key.Key_D)
    assert notes == ["1 card handled", "2 cards handled"]


def test_places_glow_for_the_next_card_when_the_one_under_the_pointer_has_gone(
    rich: PalmIslandController,
) -> None:
    move(rich, point_of(rich, "CH1") - QPoint(6, 6), point_of(rich, "CH1"))
    assert rich.hovered == "CH1"
    press_key(rich, Qt.Key.Key_R)
    assert kinds_played(rich) == ["rotate"]
    assert rich.scene.shelf is not None
    assert rich.top == "LG6"
    assert rich.scene.shelf.look.state == "legal"


def _click(controller: PalmIslandController, place: QPoint) -> None:
    QTest.mouseClick(
        controller.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        place,
    )


def test_click_on_a_glowing_place_beside_the_open_menu_acts(rich: PalmIslandController) -> None:
    _click(rich, point_of(rich, "CH1"))
    assert isinstance(rich.popup, CardMenu)
    _click(rich, zone_point(rich, "flip"))
    assert rich.popup is None
    assert kinds_played(rich) == ["flip"]


def test_click_beside_the_open_menu_where_nothing_glows_only_closes(
    rich: PalmIslandController,
) -> None:
    _click(rich, point_of(rich, "LG6"))
    _click(rich, zone_point(rich, "discard"))
    assert rich.popup is None
    assert kinds_played(rich) == []


def test_click_on_another_card_beside_the_open_menu_opens_its_menu(
    rich: PalmIslandController,
) -> None:
    _click(rich, point_of(rich, "CH1"))
    _click(rich, point_of(rich, "LG6"))
    assert isinstance(rich.popup, CardMenu)
    assert rich.selected == "LG6"


def test_escape_takes_a_message_away_before_anything_else(rich: PalmIslandController) -> None:
    rich.select("CH1")
    rich.tell_refusal("A card can never pay for its own action.", "PALM-5.10")
    assert rich.take_key(Qt.Key.Key_Escape)
    assert rich.selected == "CH1"
    assert not rich.leave_message()
    assert rich.take_key(Qt.Key.Key_Escape)
    assert not rich.take_key(Qt.Key.Key_Escape)


def test_a_message_does_not_stay_behind_what_is_opened_after_it(rich: PalmIslandController) -> None:
    rich.tell_refusal("A card can never pay for its own action.", "PALM-5.10")
    press_key(rich, Qt.Key.Key_I)
    assert rich.popup is not None
    assert not rich.leave_message()


def test_a_click_opens_the_menu_and_its_keys_act(rich: PalmIslandController) -> None:
    port = rich.view.viewport()
    QTest.mouseClick(
        port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point_of(rich, "LG6")
    )
    assert isinstance(rich.popup, CardMenu)
    press_key(rich, Qt.Key.Key_S)
    assert kinds_played(rich) == ["store"]
    assert command_played(rich, 0).card == "LG6"


@pytest.mark.parametrize(
    ("keys", "kind", "card"),
    [
        ([Qt.Key.Key_S], "store", "CH1"),
        ([Qt.Key.Key_2, Qt.Key.Key_S], "store", "LG6"),
        ([Qt.Key.Key_R], "rotate", "CH1"),
        ([Qt.Key.Key_F], "flip", "CH1"),
        ([Qt.Key.Key_D], "discard", ""),
        ([Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_S], "store", "LG6"),
    ],
)
def test_every_command_has_its_key(
    rich: PalmIslandController, keys: list[Qt.Key], kind: str, card: str
) -> None:
    for key in keys:
        press_key(rich, key)
    assert kinds_played(rich) == [kind]
    assert command_played(rich, 0).card == card


def test_several_ways_to_pay_open_the_chooser(rich: PalmIslandController) -> None:
    press_key(rich, Qt.Key.Key_2)
    press_key(rich, Qt.Key.Key_R)
    assert isinstance(rich.popup, PaymentChooser)
    assert kinds_played(rich) == []
    press_key(rich, Qt.Key.Key_Return)
    assert kinds_played(rich) == ["rotate"]
    assert rich.popup is None


def test_palm_6_2_a_full_store_asks_which_card_is_turned_back(
    tables: list[PalmIslandController],
) -> None:
    tables.append(open_position(FULL, 3))
    table = tables[0]
    press_key(table, Qt.Key.Key_S)
    assert isinstance(table.popup, PaymentChooser)
    assert len(table.popup.commands) == 4
    press_key(table, Qt.Key.Key_Escape)
    assert table.popup is None
    assert kinds_played(table) == []


def test_the_round_is_ended_by_click_and_by_key(tables: list[PalmIslandController]) -> None:
    for way in ("click", "key"):
        tables.append(open_position(ENDING, 1))
        table = tables[-1]
        assert [action.id for action in table.actions()] == ["end_round"]
        if way == "click":
            QTest.mouseClick(
                table.view.viewport(),
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
                point_of(table, "RT17"),
            )
        else:
            press_key(table, Qt.Key.Key_E)
        assert kinds_played(table) == ["end_round"]
        assert in_order(table) == []


def test_undo_redo_and_back_to_the_start(rich: PalmIslandController) -> None:
    start = rich.session.state
    for _turn in range(3):
        press_key(rich, Qt.Key.Key_D)
    press_key(rich, Qt.Key.Key_Z)
    assert rich.session.cursor == 2
    press_key(rich, Qt.Key.Key_Y)
    assert rich.session.cursor == 3
    press_key(rich, Qt.Key.Key_B)
    assert rich.session.state == start
    assert in_order(rich) == []


def test_palm_16_5_undo_stops_at_the_end_of_a_round(tables: list[PalmIslandController]) -> None:
    tables.append(open_position(ENDING, 1))
    table = tables[0]
    told: list[str] = []
    table.refused.connect(lambda sentence, rule: told.append(rule))
    press_key(table, Qt.Key.Key_E)
    press_key(table, Qt.Key.Key_Z)
    assert told == ["PALM-16.5"]
    assert table.session.cursor == 1


def test_commands_in_the_middle_of_an_animation_jump_to_its_end(
    tables: list[PalmIslandController],
) -> None:
    tables.append(open_position(RICH, 2, speed="relaxed"))
    table = tables[0]
    press_key(table, Qt.Key.Key_D)
    assert table.scene.choreography is not None
    press_key(table, Qt.Key.Key_S)
    press_key(table, Qt.Key.Key_Z)
    assert in_order(table) == []
    assert kinds_played(table) == ["discard"]


def test_a_held_card_whose_ground_changes_is_let_go(rich: PalmIslandController) -> None:
    place = hold(rich, "CH1")
    rich.undo_to_start()
    rich.play(rich.session.game.legal_commands(rich.session.state)[0])
    assert rich.drag is None
    let_go(rich, place)
    assert in_order(rich) == []


def test_a_past_position_is_only_looked_at(rich: PalmIslandController) -> None:
    press_key(rich, Qt.Key.Key_D)
    press_key(rich, Qt.Key.Key_D)
    rich.show_position(0)
    assert in_order(rich) == []
    assert rich.actions() == ()
    told: list[str] = []
    rich.refused.connect(lambda sentence, rule: told.append(sentence))
    press_key(rich, Qt.Key.Key_D)
    assert rich.session.cursor == 2
    assert "earlier position" in told[0]
    rich.show_position(None)
    press_key(rich, Qt.Key.Key_D)
    assert rich.session.cursor == 3


@pytest.mark.parametrize("steps", [-3, 4])
def test_dragging_works_at_any_zoom(rich: PalmIslandController, steps: int) -> None:
    rich.zoom(steps)
    rich.scene.views()[0].ensureVisible(rich.scene.cards["CH1"])
    place = hold(rich, "CH1")
    press_key(rich, Qt.Key.Key_F)
    let_go(rich, place)
    assert kinds_played(rich) == ["flip"]


def test_the_palette_can_change_while_playing(rich: PalmIslandController) -> None:
    rich.set_palette(palette_for(True))
    assert in_order(rich) == []
    press_key(rich, Qt.Key.Key_S)
    assert in_order(rich) == []


def test_random_gestures_leave_the_table_as_the_rules_say(
    tables: list[PalmIslandController],
) -> None:
    tables.append(open_position(RICH, 2))
    table = tables[0]
    chance = random.Random(20261130)
    port = table.view.viewport()
    keys = [Qt.Key.Key_S, Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_D, Qt.Key.Key_E, Qt.Key.Key_Z]
    keys += [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Y]
    for _gesture in range(200):
        place = QPoint(chance.randrange(port.width()), chance.randrange(port.height()))
        end = QPoint(chance.randrange(port.width()), chance.randrange(port.height()))
        what = chance.random()
        if what < 0.4:
            press_key(table, chance.choice(keys))
        elif what < 0.6:
            QTest.mouseClick(
                port,
                chance.choice([Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton]),
                Qt.KeyboardModifier.NoModifier,
                place,
            )
        else:
            QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
            move(table, place, end, 3)
            if what > 0.9:
                press_key(table, chance.choice(keys))
            let_go(table, end)
    table.cancel_gesture()
    table.finish_animation()
    assert in_order(table) == []
    assert table.session.game.problems(table.session.state) == []


def test_the_banner_of_a_round_leaves_with_it(tables: list[PalmIslandController]) -> None:
    tables.append(open_position(ENDING, 1, speed="relaxed"))
    table = tables[0]
    press_key(table, Qt.Key.Key_E)
    table.finish_animation()
    banner = table._banner
    assert banner is not None
    table.show_position(0)
    assert banner.scene() is None
