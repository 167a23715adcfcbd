"""The island in sight, earlier positions, other colours, whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.rabbit_island.game import GAME
from tests.desktop.rabbit_island.table_setup import (
    HOLDS,
    Opener,
    cell_at,
    drag,
    first_turn,
    hand_at,
    key,
    number_of,
    open_new,
    open_position,
    refusals,
    shown_right,
)
from tests.games.rabbit_island.island_r import at

Key = Qt.Key


# ------------------------------------------------------------------ camera


def wheel(table: RabbitIslandController, point: QPoint, steps: int) -> None:
    port = table.view.viewport()
    event = QWheelEvent(
        QPointF(point), QPointF(port.mapToGlobal(point)), QPoint(), QPoint(0, steps),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(port, event)
    QApplication.processEvents()


def test_the_wheel_zooms_the_island_and_leaves_the_plates_14(opened: Opener) -> None:
    table = opened(open_position(at((1, 0))))
    plate, before = table.scene.seat_plates[0].pos(), table.scene.camera.scale
    place = cell_at(table, (2, 0))
    wheel(table, place, 240)
    assert table.scene.camera.scale > before and not table.scene.follows
    assert (cell_at(table, (2, 0)) - place).manhattanLength() <= 3
    assert table.scene.seat_plates[0].pos() == plate and shown_right(table)
    scale = table.scene.camera.scale
    table.play(table.legal()[0])
    assert table.scene.camera.scale == scale, "who has zoomed keeps the zoom"
    key(table, Key.Key_0)
    assert table.scene.follows and abs(table.scene.camera.scale - before) < 1e-6


def test_the_sea_is_dragged_to_pan(opened: Opener) -> None:
    table = opened(open_position(at((1, 0))))
    before = cell_at(table, (0, 0))
    start = QPoint(430, 440)
    drag(table, start, start + QPoint(60, -30))
    moved = cell_at(table, (0, 0)) - before
    assert abs(moved.x() - 60) < 15 and abs(moved.y() + 30) < 15
    assert table.session.cursor == 0 and shown_right(table)


def test_the_whole_island_stays_in_sight_while_it_grows(opened: Opener) -> None:
    table = opened(open_new(seats=4, seed=8))
    rng = Random(2)
    while not table.session.state.year:
        table.play(rng.choice(table.legal()))
        for cell in table.session.state.land.places:
            assert table.scene.board.contains(table.scene.camera.cell_rect(cell))


# ------------------------------------------------------------------ past, colours, end


def test_undo_and_redo_lead_back_and_forth(opened: Opener) -> None:
    table = first_turn(opened)
    drag(table, hand_at(table, number_of(table, "lake-2")), cell_at(table, (1, 0)))
    key(table, Key.Key_Z)
    assert (1, 0) not in table.scene.tiles and shown_right(table)
    key(table, Key.Key_Y)
    assert (1, 0) in table.scene.tiles and shown_right(table)


def test_a_pass_of_another_seat_is_not_taken_back_14_5(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS), "M1"))
    key(table, Key.Key_P, Key.Key_P)
    said = refusals(table)
    key(table, Key.Key_Z)
    assert [rule for _, rule in said] == ["RABB-14.5"] and table.session.cursor == 2


def test_earlier_positions_and_other_colours_show_the_same_game(opened: Opener) -> None:
    table = first_turn(opened)
    drag(table, hand_at(table, number_of(table, "lake-2")), cell_at(table, (1, 0)))
    table.set_palette(palette_for(True))
    assert shown_right(table)
    table.show_position(0)
    assert not table.can_play and set(table.scene.tiles) == {(0, 0)}
    said = refusals(table)
    key(table, Key.Key_1, Key.Key_Right, Key.Key_Return)
    assert table.session.cursor == 1
    assert said == [("This is an earlier position. Go back to now to play.", "")]
    table.show_position(None)
    assert shown_right(table)


def test_an_undo_that_is_refused_in_the_past_shows_the_present(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS), "M1"))
    key(table, Key.Key_P, Key.Key_P)
    table.play(next(command for command in table.legal() if command.kind == "pass_action"))
    table.show_position(0)
    said = refusals(table)
    key(table, Key.Key_Z)
    assert len(said) == 1 and table.position is None and shown_right(table)


def test_the_end_is_told_once(opened: Opener) -> None:
    table = opened(open_new("short", 2, 5))
    ended: list[bool] = []
    table.ended.connect(lambda: ended.append(True))
    rng = Random(4)
    while table.session.game.actor(table.session.state) is not None:
        table.play(rng.choice(table.legal()))
    assert ended == [True] and table.actions() == ()
    assert not table.scene.bubble.isVisible() and shown_right(table)


@pytest.mark.parametrize(("mode", "seats"), [("short", 2), ("short", 4), ("standard", 3)])
def test_random_games_are_shown_as_they_are(mode: str, seats: int, opened: Opener) -> None:
    table = opened(open_new(mode, seats, 9))
    rng = Random(seats)
    for number in range(160):
        legal: list[Any] = table.legal()
        if not legal:
            break
        if number % 3 == 0 and table.decider is not None:
            table.reveal(table.decider)
        table.play(rng.choice(legal))
        if number % 7 == 6 and not table.session.why_not_undo():
            table.undo()
            table.redo()
        assert shown_right(table)
    assert GAME.problems(table.session.state) == []
