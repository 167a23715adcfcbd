"""The table of Palm Island: villagers, new rounds, the words of cards, the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.games.palm_island.card_menu import CardMenu
from islands_desktop.desktop.games.palm_island.choosers import PaymentChooser
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.desktop.games.palm_island.inspector import CardInspector
from islands_desktop.desktop.games.palm_island.round_banner import RoundBanner
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
