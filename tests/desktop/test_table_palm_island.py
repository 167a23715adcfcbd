"""The table of Palm Island: every command by drag, by click and by key; odd gestures do no harm."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.games.palm_island.card_menu import CardMenu
from islands_desktop.desktop.games.palm_island.choosers import PaymentChooser
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.desktop.games.palm_island.inspector import CardInspector
from islands_desktop.desktop.games.palm_island.round_banner import RoundBanner
from islands_desktop.desktop.look.palette import palette_for
from tests.desktop.table_setup import (
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

RICH = "CH1 LG6 QU7 HO13 MK10 TR11 QU8 TE15 TM12 HO14 TE16 QU9 CH3 RT17 *CH2 *LG4 *LG5"
FULL = "CH1 LG6 HO13 MK10 QU7 QU8 TE15 TM12 HO14 QU9 TE16 RT17 *CH2 *LG5 TR11 *CH3 *LG4"
ENDING = "RT17 CH1 LG4 QU7 MK10 TR11 HO13 CH2 LG5 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16"


@pytest.fixture
def tables(qapp: QApplication) -> Iterator[list[PalmIslandController]]:
    opened: list[PalmIslandController] = []
    yield opened
    for controller in opened:
        controller.close_popup()
        controller.view.close()
        controller.view.deleteLater()
    QApplication.processEvents()


@pytest.fixture
def rich(tables: list[PalmIslandController]) -> PalmIslandController:
    tables.append(open_position(RICH, 2))
    return tables[0]


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


VILLAGE = (
    "HO13 VI1 TE15 CH1 RT17 LG4 QU7 MK10 TR11 QU8 TM12 HO14 *CH2/FB *CH3 *LG6 QU9 TE16 LG5 "
    "| VI4 VI6"
)


@pytest.fixture
def village(tables: list[PalmIslandController]) -> PalmIslandController:
    tables.append(open_position(VILLAGE, 4, villagers=True))
    return tables[0]


def test_palm_11_3_a_villager_is_dragged_into_the_village(village: PalmIslandController) -> None:
    drag(village, "VI1", village.view.mapFromScene(layout.TAIL_RECT.center()))
    assert isinstance(village.popup, PaymentChooser) or kinds_played(village) == ["recruit"]
    if village.popup is not None:
        press_key(village, Qt.Key.Key_Return)
    assert kinds_played(village) == ["recruit"]
    assert in_order(village) == []


def test_palm_11_6_a_villager_rests_and_works_again(village: PalmIslandController) -> None:
    for on in (False, True):
        QTest.mouseClick(
            village.view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            point_of(village, "VI4"),
        )
        assert isinstance(village.popup, CardMenu)
        press_key(village, Qt.Key.Key_Return)
        assert command_played(village).on is on
        assert village.scene.cards["VI4"].face.dimmed is not on
        assert village.scene.shelf is not None
        assert village.scene.shelf.look.limit == (5 if on else 4)
        assert in_order(village) == []


def test_a_villager_who_only_scores_is_looked_at(village: PalmIslandController) -> None:
    QTest.mouseClick(
        village.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        point_of(village, "VI6"),
    )
    assert isinstance(village.popup, CardInspector)


def test_palm_8_4_a_new_round_turns_the_tracker_and_is_named(
    tables: list[PalmIslandController],
) -> None:
    tables.append(open_position(ENDING, 1, speed="fast"))
    table = tables[0]
    press_key(table, Qt.Key.Key_E)
    banners = [item for item in table.scene.items() if isinstance(item, RoundBanner)]
    assert [banner.sentence for banner in banners] == ["Round 2 of 8"]
    assert "RT17" in table.scene.cards
    for _moment in range(100):
        if table.scene.choreography is None:
            break
        QTest.qWait(20)
    assert "RT17" not in table.scene.cards
    assert in_order(table) == []


def test_every_card_on_the_table_has_words(rich: PalmIslandController) -> None:
    assert rich.scene.cards["LG6"].toolTip() == (
        "<p>Logger 6, second card. Gives 1 log. Store: free. Rotate: 1 log, 1 fish.</p>"
    )
    assert rich.scene.cards["CH2"].words.startswith("Canoe House 2, stored.")


def test_a_small_card_shows_a_large_copy_when_the_pointer_rests_on_it(
    rich: PalmIslandController,
) -> None:
    port = rich.view.viewport()
    QTest.mouseMove(port, point_of(rich, "LG4"))
    QTest.qWait(500)
    assert rich.copy.shown is not None
    assert rich.copy.shown.face.code == "LG4"
    QTest.mouseMove(port, zone_point(rich, "discard"))
    QApplication.processEvents()
    assert rich.copy.shown is None


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


def test_palm_5_5_a_paying_card_second_in_the_deck_comes_to_hand(
    tables: list[PalmIslandController],
) -> None:
    deck = "LG6 *CH2 *LG4 HO13 MK10 TR11 QU8 TE15 TM12 HO14 TE16 QU9 CH3 CH1 QU7 RT17 LG5"
    tables.append(open_position(deck, 2, speed="fast"))
    table = tables[0]
    assert set(table.scene.placeholders) == {"CH2", "LG4"}
    press_key(table, Qt.Key.Key_R)
    assert kinds_played(table) == ["rotate"]
    table.finish_animation()
    assert table.hand() == ("CH2", "LG4", "HO13")
    assert not table.scene.placeholders
    assert in_order(table) == []


def test_the_end_is_told_again_after_it_was_taken_back(tables: list[PalmIslandController]) -> None:
    tables.append(open_position(ENDING, 8, practice=True))
    table = tables[0]
    told: list[bool] = []
    table.ended.connect(lambda: told.append(True))
    press_key(table, Qt.Key.Key_E)
    assert told == [True]
    press_key(table, Qt.Key.Key_Z)
    press_key(table, Qt.Key.Key_E)
    assert told == [True, True]
    press_key(table, Qt.Key.Key_Z)
    press_key(table, Qt.Key.Key_Y)
    assert told == [True, True, True]
    assert table.actions() == ()
