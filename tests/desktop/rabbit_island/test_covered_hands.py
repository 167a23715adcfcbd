"""Hands that are covered on the table of Rabbit Island: nothing of them is drawn or said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from islands_desktop.games.rabbit_island.state import HIDDEN
from tests.desktop.rabbit_island.table_setup import (
    HOLDS,
    Opener,
    click,
    hand_at,
    key,
    number_of,
    on_view,
    open_new,
    open_position,
)
from tests.games.rabbit_island.island_r import at

Key = Qt.Key


# ------------------------------------------------------------------ covered hands


def private_words(table: RabbitIslandController) -> list[str]:
    """All that the hand, its tips and the buttons say."""
    found = [piece.toolTip() for piece in table.scene.hand]
    found += [action.label + action.reason for action in table.actions()]
    return [words for words in found if words]


@pytest.mark.parametrize("steps", ["", "M1", "M1; P", "M1; A: free-labor"])
def test_a_covered_hand_draws_nothing_private_14_6(steps: str, opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS), steps, reveal=False))
    assert table.revealed is None
    assert all(piece.entry.number == HIDDEN for piece in table.scene.hand)
    assert not any(piece.entry.ready for piece in table.scene.hand)
    assert not [piece.toolTip() for piece in table.scene.hand if piece.toolTip()]
    said = " ".join(private_words(table))
    assert not any(name in said for name in ("Labor", "Thwarted", "Advance", "spaces"))
    for code in (Key.Key_1, Key.Key_2, Key.Key_Right, Key.Key_Return):
        key(table, code)
    assert table.session.cursor == 0 and not table.scene.copy_item.isVisible()


def test_the_picture_of_a_covered_hand_does_not_depend_on_it_14_6(opened: Opener) -> None:
    pictures = []
    for holds in ({"A": "thwarted", "B": "advance"}, {"A": "drought", "B": "poor-harvest"}):
        table = opened(open_position(at((1, 0), holds=holds), "M1", reveal=False))
        QTest.mouseMove(table.view.viewport(), hand_at(table, 0))
        QApplication.processEvents()
        pictures.append(table.view.grab().toImage())
    assert pictures[0] == pictures[1]


def test_the_button_and_h_reveal_and_cover(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS), reveal=False))
    button = table.scene.reveal_button
    assert button.words == "I am Player 1"
    click(table, on_view(table, button.pos()))
    assert table.revealed == 0
    assert all(piece.entry.number != HIDDEN for piece in table.scene.hand)
    key(table, Key.Key_H)
    assert table.revealed is None
    assert all(piece.entry.number == HIDDEN for piece in table.scene.hand)


def test_the_first_decision_of_another_seat_covers_the_hand_14_7(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS)))
    click(table, hand_at(table, number_of(table, "1")))
    assert table.revealed == 0, "it stays open for the seat's own first ask"
    key(table, Key.Key_P)
    assert table.revealed is None and table.hand_seat == 1


def test_at_an_open_table_nothing_is_covered(opened: Opener) -> None:
    table = opened(open_new(open_table=True, reveal=False))
    assert all(piece.entry.number != HIDDEN for piece in table.scene.hand)
    assert not table.scene.reveal_button.isVisible()
    assert {action.id for action in table.actions()} == {"enter"}
