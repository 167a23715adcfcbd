"""The table of Palm Island: villagers, new rounds, the words of cards, the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.games.palm_island.card_menu import CardMenu
from islands_desktop.desktop.games.palm_island.card_notes import card_notes
from islands_desktop.desktop.games.palm_island.choosers import PaymentChooser
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.desktop.games.palm_island.half_part import HalfPart
from islands_desktop.desktop.games.palm_island.inspector import CardInspector
from islands_desktop.desktop.games.palm_island.round_banner import RoundBanner
from islands_desktop.desktop.table.popup_parts import Words
from islands_desktop.desktop.table.rule_sentence import RuleSentence
from tests.desktop.popup_setup import click as click_part
from tests.desktop.table_setup import (
    ENDING,
    command_played,
    drag,
    in_order,
    kinds_played,
    open_position,
    point_of,
    press_key,
    zone_point,
)

VILLAGE = (
    "HO13 VI1 TE15 CH1 RT17 LG4 QU7 MK10 TR11 QU8 TM12 HO14 *CH2/FB *CH3 *LG6 QU9 TE16 LG5 "
    "| VI4 VI6"
)


@pytest.fixture
def village(tables: list[PalmIslandController]) -> PalmIslandController:
    tables.append(open_position(VILLAGE, 4, villagers=True))
    return tables[0]


def click(table: PalmIslandController, code: str) -> None:
    QTest.mouseClick(
        table.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        point_of(table, code),
    )


def test_palm_11_3_a_villager_is_dragged_into_the_village(village: PalmIslandController) -> None:
    drag(village, "VI1", village.view.mapFromScene(layout.TAIL_RECT.center()))
    assert isinstance(village.popup, PaymentChooser) or kinds_played(village) == ["recruit"]
    if village.popup is not None:
        press_key(village, Qt.Key.Key_Return)
    assert kinds_played(village) == ["recruit"]
    assert in_order(village) == []


def test_a_villager_to_recruit_is_shown_once_with_what_they_will_do(
    tables: list[PalmIslandController],
) -> None:
    deck = (
        "VI3 HO13 CH1 LG4 MK10 TR11 QU8 TE15 TM12 HO14 CH3 QU9 TE16 VI4 RT17 *CH2/BB *LG5 *QU7/FB "
        "*LG6 | VI1"
    )
    tables.append(open_position(deck, 4, villagers=True))
    table = tables[0]
    press_key(table, Qt.Key.Key_Return)
    menu = table.popup
    assert isinstance(menu, CardMenu)
    assert "Look" in [part.label for part in menu.parts()]
    press_key(table, Qt.Key.Key_C)
    chooser = table.popup
    assert isinstance(chooser, PaymentChooser)
    assert [part.code for part in chooser.parts() if isinstance(part, HalfPart)] == ["VI3"]
    said = [part.text for part in chooser.parts() if isinstance(part, Words)]
    assert card_notes("VI3")[0] in said


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


def test_palm_11_6_the_village_is_switched_by_keys(village: PalmIslandController) -> None:
    press_key(village, Qt.Key.Key_V)
    press_key(village, Qt.Key.Key_1)
    assert command_played(village).card == "VI4"
    assert not command_played(village).on
    assert village.scene.cards["VI4"].face.duty == "rests"
    assert village.scene.cards["VI4"].words.endswith("Rests. " + card_notes("VI4")[0])
    assert in_order(village) == []


def test_palm_11_6_a_switch_after_the_first_turn_says_why_not(
    village: PalmIslandController,
) -> None:
    press_key(village, Qt.Key.Key_D)
    (button,) = [action for action in village.actions() if action.id == "village"]
    assert not button.enabled
    assert button.reason == "Villagers are switched before the first turn of a round."
    click(village, "VI4")
    assert isinstance(village.popup, CardMenu)
    said = [part.text for part in village.popup.parts() if isinstance(part, RuleSentence)]
    assert said == [button.reason]
    press_key(village, Qt.Key.Key_1)
    assert kinds_played(village) == ["discard"]


def test_palm_11_6_a_porter_whose_place_is_taken_cannot_rest(
    tables: list[PalmIslandController],
) -> None:
    deck = (
        "HO13 TE15 CH1 LG4 QU7 MK10 TR11 QU8 TM12 HO14 RT17 *CH2 *CH3 *QU9/FB TE16 *LG6 *LG5 "
        "VI6 | VI4 VI7"
    )
    tables.append(open_position(deck, 4, villagers=True))
    table = tables[0]
    assert table.scene.shelf is not None and table.scene.shelf.look.limit == 5
    press_key(table, Qt.Key.Key_V)
    press_key(table, Qt.Key.Key_1)
    assert kinds_played(table) == []
    (button,) = [action for action in table.actions() if action.id == "village"]
    assert button.reason == "More cards are stored than would be allowed without Porter."


def test_without_a_villager_at_work_the_key_of_the_village_says_so(
    rich: PalmIslandController,
) -> None:
    told: list[tuple[str, str]] = []
    rich.refused.connect(lambda sentence, rule: told.append((sentence, rule)))
    press_key(rich, Qt.Key.Key_V)
    assert told == [("No villager has been recruited yet who works.", "PALM-11.6")]


def test_palm_11_5_a_recruited_villager_sleeps_until_the_next_round(
    village: PalmIslandController,
) -> None:
    press_key(village, Qt.Key.Key_2)
    press_key(village, Qt.Key.Key_C)
    if village.popup is not None:
        press_key(village, Qt.Key.Key_Return)
    assert kinds_played(village) == ["recruit"]
    assert [village.scene.cards[code].face.duty for code in ("VI4", "VI6", "VI1")] == [
        "works",
        "scores",
        "asleep",
    ]
    assert village.scene.cards["VI1"].face.dimmed
    for _turn in range(3):
        press_key(village, Qt.Key.Key_D)
    press_key(village, Qt.Key.Key_E)
    assert village.scene.cards["VI1"].face.duty == "works"
    assert in_order(village) == []


def test_palm_5_9_a_discount_is_chosen_and_shown_as_used(
    tables: list[PalmIslandController],
) -> None:
    deck = (
        "HO13 CH1 LG4 QU7 MK10 TR11 QU8 TE15 TM12 HO14 CH3 QU9 TE16 RT17 *CH2/BB *LG5 LG6 VI3 "
        "| VI1 VI2"
    )
    tables.append(open_position(deck, 4, villagers=True))
    table = tables[0]
    press_key(table, Qt.Key.Key_R)
    assert isinstance(table.popup, PaymentChooser)
    tick = table.popup.discount_ticks["VI2", "L"]
    click_part(table.popup, table.view, tick)
    assert not tick.checked
    assert table.popup.pay_tiles["LG5"].checked
    press_key(table, Qt.Key.Key_L)
    assert tick.checked
    press_key(table, Qt.Key.Key_L)
    press_key(table, Qt.Key.Key_Return)
    played = command_played(table)
    assert (played.discounts, played.payment) == ((("VI1", "F"),), ("LG5",))
    assert table.scene.cards["VI1"].face.duty == "used"
    assert table.scene.cards["VI2"].face.duty == "works"


def test_palm_11_7_the_pathfinder_opens_the_third_card(
    tables: list[PalmIslandController],
) -> None:
    deck = (
        "HO13 TE15 CH1 RT17 LG4 QU7 MK10 TR11 QU8 TM12 HO14 CH2 CH3 QU9 TE16 LG6 *LG5 VI4 VI6 | VI5"
    )
    for gesture in ("drag", "keys"):
        tables.append(open_position(deck, 4, villagers=True))
        table = tables[-1]
        if gesture == "drag":
            drag(table, "CH1", zone_point(table, "store"))
        else:
            press_key(table, Qt.Key.Key_3)
            press_key(table, Qt.Key.Key_S)
        assert [(c.card, c.kind) for c in [command_played(table)]] == [("CH1", "store")]
        assert in_order(table) == []


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
