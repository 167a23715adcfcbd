"""Islands of several seats, the tray, the gallery, pictures, colours, and the past."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from islands_desktop.core.seat_names import install_seat_names
from islands_desktop.desktop.games.my_island import island_table
from islands_desktop.desktop.games.my_island.controller import MyIslandController
from islands_desktop.desktop.games.my_island.tray_art import COMING, PASSED, PLACED, REVEALED
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.my_island.commands import make_command
from islands_desktop.games.my_island.components import TILE_INDEX
from islands_desktop.games.my_island.state import PASSED as PASSED_DECISION
from tests.desktop.my_island.table_setup import (
    click,
    close,
    key,
    open_table,
    place,
    refusals,
    shown_right,
    target_point,
    turn_card,
)

Key = Qt.Key


def test_the_island_of_the_seat_to_act_lies_large_5_4(two: MyIslandController) -> None:
    turn_card(two)
    assert two.seat == 0
    two.play(place("D1", 0, 0, 0))
    assert two.seat == 1 and shown_right(two)
    assert [item.look.acting for item in two.scene.maps] == [False, True]
    two.play(place("D1", 0, 14, 0, seat=1))
    turn_card(two)
    assert two.seat == 1, "round 2 begins with the second seat"
    assert shown_right(two)


def test_small_maps_are_live_and_open_large(two: MyIslandController) -> None:
    turn_card(two)
    two.play(place("D1", 0, 0, 0))
    assert dict(two.scene.maps[0].look.symbols) == {(0, 0): "house", (1, 0): "field"}
    point = two.view.mapFromScene(two.scene.maps[0].sceneBoundingRect().center())
    click(two, point)
    assert two.seat == 0 and set(two.scene.tiles) == {TILE_INDEX["D1"]}
    assert not two.scene.glow.cells, "nothing can be placed on another's island"
    click(two, target_point(two, place("D1", 0, 4, 7)))
    assert not two.session.state.islands[1].decisions
    key(two, Key.Key_Escape)
    assert two.seat == 1 and two.scene.glow.cells


def test_each_seat_takes_its_own_decision_back_16_4(two: MyIslandController) -> None:
    turn_card(two)
    two.play(place("D1", 0, 0, 0))
    two.play(make_command(1, "pass"))
    actions = {action.id: action for action in two.actions()}
    assert {"undo_0", "undo_1", "next"} <= set(actions)
    actions["undo_0"].trigger()
    assert two.session.state.islands[0].decisions == ()
    assert two.session.state.islands[1].decisions == (PASSED_DECISION,)
    assert two.session.state.islands[1].marker == 9
    assert two.seat == 0 and shown_right(two)


def test_t_takes_the_last_decision_back_until_the_next_card(two: MyIslandController) -> None:
    turn_card(two)
    two.play(place("D1", 0, 0, 0))
    key(two, Key.Key_T)
    assert two.session.state.islands[0].decisions == () and two.seat == 0
    two.play(place("D1", 0, 0, 0))
    two.play(place("D1", 0, 0, 0, seat=1))
    turn_card(two)
    said = refusals(two)
    key(two, Key.Key_T)
    key(two, Key.Key_Z)
    assert two.session.state.round == 2
    assert [rule for _, rule in said] == ["MYIS-16.4", "MYIS-16.4"]


def test_the_names_of_the_seats_are_shown(qapp: QApplication) -> None:
    install_seat_names(["Ana", "Rui"])
    controller = open_table(seats=2)
    try:
        turn_card(controller)
        assert controller.scene.seat_item.look.name == "Ana"
        assert [item.look.name for item in controller.scene.maps] == ["Ana", "Rui"]
    finally:
        install_seat_names([])
        close(controller)


# ------------------------------------------------------------------ tray, gallery, picture


def test_the_tray_shows_what_became_of_each_tile(table: MyIslandController) -> None:
    fates = dict(table.scene.tray.look.tiles)
    assert set(fates.values()) == {COMING} and len(fates) == 28
    turn_card(table)
    assert dict(table.scene.tray.look.tiles)[TILE_INDEX["D1"]] == REVEALED
    table.play(place("D1", 0, 0, 0))
    turn_card(table)
    table.play(make_command(0, "pass"))
    fates = dict(table.scene.tray.look.tiles)
    assert fates[TILE_INDEX["D1"]] == PLACED
    assert fates[TILE_INDEX["T1"]] == PASSED


def test_the_islands_open_side_by_side(two: MyIslandController) -> None:
    turn_card(two)
    two.play(place("D1", 0, 0, 0))
    key(two, Key.Key_G)
    assert two.popup is not None and two.popup.is_open()
    two.view.grab()
    key(two, Key.Key_Escape)
    assert two.popup is None


def test_an_island_is_saved_as_a_picture(
    table: MyIslandController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn_card(table)
    table.play(place("D1", 0, 0, 0))
    target = tmp_path / "island.png"
    monkeypatch.setattr(island_table, "ask_where_to_save", lambda _parent, _name: target)
    table.save_picture()
    image = QImage(str(target))
    assert (image.width(), image.height()) == (1920, 1326)
    monkeypatch.setattr(
        island_table, "ask_where_to_save", lambda _parent, _name: tmp_path / "no" / "x.png"
    )
    said = refusals(table)
    table.save_picture()
    assert len(said) == 1


# ------------------------------------------------------------------ colours, past, random play


def test_other_colours_and_earlier_positions_show_the_same_game(two: MyIslandController) -> None:
    turn_card(two)
    two.play(place("D1", 0, 0, 0))
    two.play(place("D1", 0, 14, 0, seat=1))
    two.set_palette(palette_for(True))
    assert shown_right(two)
    two.show_position(1)
    assert not two.can_play and two.scene.held is None
    assert not two.scene.tiles
    two.show_position(None)
    assert shown_right(two)


@pytest.mark.parametrize("episode", ["E13", "E17", "E24"])
def test_random_games_are_shown_as_they_are(episode: str, qapp: QApplication) -> None:
    controller = open_table("", seats=2, mode="episode", episode=episode)
    try:
        play_at_random(controller, 60)
    finally:
        close(controller)


def play_at_random(controller: MyIslandController, count: int) -> None:
    for number in range(count):
        legal: list[Any] = [c for c in controller.legal() if c.kind != "end"]
        if not legal:
            return
        controller.play(legal[(number * 37) % len(legal)])
        if number % 5 == 4:
            controller.undo()
            controller.redo()
        assert shown_right(controller)
