"""The table of Palm Island: feats in the deck, by mouse and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt

from islands_desktop.desktop.games.palm_island.choosers import PaymentChooser
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from tests.desktop.popup_setup import click as click_part
from tests.desktop.table_setup import (
    command_played,
    drag,
    in_order,
    kinds_played,
    open_position,
    press_key,
    zone_point,
)

EARNED = tuple((code, "hard") for code in ("FE4", "FE5", "FE6"))
DRUM = "FE6/BT CH1 LG4 QU7 MK10 TR11 HO13 LG5 QU8 TE15 TM12 HO14 RT17 *CH2 CH3/BT LG6 QU9/FB TE16"
STOREHOUSE = (
    "FE5/BT LG4 CH1 QU7 MK10 TR11 HO13 LG5 QU8 TE15 TM12 HO14 RT17 *CH2 *CH3 *LG6 *QU9/FB TE16"
)
CHEST = "HO13/FB QU7 MK10 TR11 CH2 LG5 QU8 TE15 TM12 HO14 CH3 RT17 QU9 TE16 LG6 *FE4/BT *CH1 *LG4"


def open_feat(text: str, code: str, round_number: int) -> PalmIslandController:
    return open_position(text, round_number, difficulty="medium", feats=(code,), profile=EARNED)


def test_palm_10_9_the_drum_stores_a_passed_card_again(
    tables: list[PalmIslandController],
) -> None:
    for gesture in ("drag", "keys"):
        tables.append(open_feat(DRUM, "FE6", 3))
        table = tables[-1]
        if gesture == "drag":
            drag(table, "FE6", zone_point(table, "rotate"))
        else:
            press_key(table, Qt.Key.Key_R)
        assert isinstance(table.popup, PaymentChooser)
        assert set(table.popup.restore_ticks) == {"CH3", "LG6", "QU9", ""}
        if gesture == "drag":
            click_part(table.popup, table.view, table.popup.restore_ticks["QU9"])
        else:
            press_key(table, Qt.Key.Key_3)
        press_key(table, Qt.Key.Key_Return)
        assert command_played(table).restore == "QU9"
        assert "QU9" in table.scene.cards
        assert in_order(table) == []


def test_palm_10_9_the_drum_may_store_none(tables: list[PalmIslandController]) -> None:
    tables.append(open_feat(DRUM, "FE6", 3))
    press_key(tables[0], Qt.Key.Key_R)
    press_key(tables[0], Qt.Key.Key_0)
    press_key(tables[0], Qt.Key.Key_Return)
    assert command_played(tables[0]).restore == ""


def test_palm_10_8_the_storehouse_widens_the_shelf_also_when_it_is_out_of_sight(
    tables: list[PalmIslandController],
) -> None:
    tables.append(open_feat(STOREHOUSE, "FE5", 4))
    table = tables[0]
    drag(table, "FE5", zone_point(table, "rotate"))
    assert kinds_played(table) == ["rotate"]
    assert table.scene.shelf is not None
    assert table.scene.shelf.look.limit == 5
    assert len(table.scene.shelf.slots) == 5
    above, free = table.scene.shelf.slots[2:4]
    assert not table.scene.shelf.free_part(free).intersects(above)
    assert table.scene.shelf_label.look.figure == "3 / 5"
    press_key(table, Qt.Key.Key_S)
    press_key(table, Qt.Key.Key_S)
    assert table.scene.shelf_label.look.figure == "5 / 5"
    assert in_order(table) == []
    press_key(table, Qt.Key.Key_Z)
    press_key(table, Qt.Key.Key_Z)
    press_key(table, Qt.Key.Key_Z)
    assert table.scene.shelf_label.look.figure == "4 / 4"


def test_palm_10_7_the_chest_pays_for_two_resources_of_any_kind(
    tables: list[PalmIslandController],
) -> None:
    tables.append(open_feat(CHEST, "FE4", 3))
    table = tables[0]
    drag(table, "HO13", zone_point(table, "flip"))
    if table.popup is not None:
        press_key(table, Qt.Key.Key_Return)
    played = command_played(table)
    assert played.kind == "flip"
    assert "FE4" in played.payment
    assert len(played.payment) == 2
    assert in_order(table) == []
