"""The action window on the table of Rabbit Island, and what is looked at more closely."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from islands_desktop.desktop.look.palette import palette_for
from tests.desktop.rabbit_island.table_setup import (
    HOLDS,
    Opener,
    cell_at,
    click,
    drag,
    first_turn,
    hand_at,
    key,
    last,
    number_of,
    on_view,
    open_position,
    refusals,
    shown_right,
)
from tests.games.rabbit_island.island_r import at

Key = Qt.Key


# ------------------------------------------------------------------ the action window


def test_an_action_card_is_played_by_click_drag_and_key(opened: Opener) -> None:
    def by_click(table: RabbitIslandController, number: int) -> None:
        click(table, hand_at(table, number))
        click(table, hand_at(table, number))

    def by_drag(table: RabbitIslandController, number: int) -> None:
        drag(table, hand_at(table, number), cell_at(table, (0, 0)))

    def by_key(table: RabbitIslandController, number: int) -> None:
        table.choose(number)
        key(table, Key.Key_Return)

    for play in (by_click, by_drag, by_key):
        table = opened(open_position(at((1, 0), holds=HOLDS), "M1"))
        play(table, number_of(table, "free-labor"))
        assert last(table)["card"].startswith("free-labor")
        assert [entry.kind for entry in table.scene.strip.look.stack] == ["free-labor"]
        assert shown_right(table)


def test_one_click_only_chooses_a_card_and_shows_it_large(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS), "M1"))
    click(table, hand_at(table, number_of(table, "free-labor")))
    assert table.session.cursor == 0
    assert table.scene.copy_item.isVisible() and table.scene.copy_item.kind == "free-labor"


def test_p_and_the_button_pass(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS), "M1"))
    key(table, Key.Key_P)
    assert last(table) == {"kind": "pass_action"} and table.decider == 1
    click(table, on_view(table, table.scene.pass_button.pos()))
    assert table.decider == 2
    asked = table.scene.strip.look.asked
    assert asked == ((0, True), (1, True), (2, False))


def test_cards_that_cannot_be_played_say_why_5_5(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS), "M1"))
    said = refusals(table)
    click(table, hand_at(table, number_of(table, "thwarted")))
    assert [rule for _, rule in said] == ["RABB-6.4"] and table.session.cursor == 0


@pytest.mark.parametrize("by", ["click", "key", "drag"])
def test_thwarted_takes_its_target_on_the_stack_6_4(by: str, opened: Opener) -> None:
    given = at((1, 0), holds={"A": "thwarted", "B": "advance", "C": "thwarted"})
    table = opened(open_position(given, "M1; P; B: advance; C: thwarted -> advance"))
    strip, number = table.scene.strip, number_of(table, "thwarted")
    bottom = on_view(table, strip.mapToScene(strip.entry_rect(0).center()))
    if by == "drag":
        drag(table, hand_at(table, number), bottom)
    else:
        table.choose(number)
        assert strip.aiming and strip.aimed == 1, "the top one is meant at first"
        if by == "click":
            click(table, bottom)
        else:
            key(table, Key.Key_Down, Key.Key_Return)
    assert last(table)["target"].startswith("advance")
    assert table.scene.strip.look.stack[-1].target == "Advance"


def test_the_strip_says_what_happens_if_all_pass(opened: Opener) -> None:
    given = at((1, 0), holds=HOLDS)
    table = opened(open_position(given, "M1"))
    assert table.scene.strip.look.outlook == "If all pass: Player 1 resolves the Forest."
    table = opened(open_position(given, "M1; A: free-labor"))
    assert table.scene.strip.look.outlook == "If all pass: Free Labor takes effect."
    table = opened(open_position(given, "M1; A: free-labor; P; P"))
    assert table.scene.strip.look.effects == ("free-labor",)


def test_the_button_lies_on_the_strip_also_in_other_colours(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS), "M1"))
    table.set_palette(palette_for(True))
    button, strip = table.scene.pass_button, table.scene.strip
    assert button.isVisible()
    assert (button.pos() - strip.pass_rect().center()).manhattanLength() < 0.1
    key(table, Key.Key_P)
    assert (button.pos() - strip.pass_rect().center()).manhattanLength() < 0.1


def test_a_hand_without_a_card_for_now_says_why_6_4(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds={"A": "thwarted"}), "M1"))
    said = refusals(table)
    click(table, hand_at(table, number_of(table, "thwarted")))
    drag(table, hand_at(table, number_of(table, "thwarted")), cell_at(table, (0, 0)))
    assert [rule for _, rule in said] == ["RABB-6.4", "RABB-6.4"]


def test_a_cancelled_card_is_marked_while_it_waits_15_8(opened: Opener) -> None:
    given = at((0, 0), holds={"A": "drought", "B": "advance", "C": "thwarted"}, moves=(2, 1))
    steps = "M2; >E; A: drought; B: advance; C: thwarted -> drought; P; P"
    table = opened(open_position(given, steps))
    look = table.scene.strip.look
    assert [(entry.kind, entry.cancelled) for entry in look.stack] == [("drought", True)]
    assert look.moving == 1 and table.session.state.point == "fork"


def test_cards_are_discarded_down_to_five_9_4(opened: Opener) -> None:
    five = "drought free-labor advance thwarted go-home"
    given = at((2, 0), holds={"A": five}, deck="poor-harvest")
    table = opened(open_position(given, "M1; >E; P; P; P; take"))
    assert table.session.state.point == "discard"
    table.choose(number_of(table, "drought"))
    key(table, Key.Key_Return)
    assert last(table)["kind"] == "discard_action" and shown_right(table)


def test_collapse_counters_lie_before_their_seat_7_3(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), collapses=(3, None))))
    assert {key: item.count for key, item in table.scene.counters.items()} == {
        (0, 0): 3, (0, 1): 0,
    }  # fmt: skip
    plate, counter = table.scene.seat_plates[0], table.scene.counters[0, 0]
    assert abs(counter.pos().y() - plate.pos().y()) < plate.box.height()


# ------------------------------------------------------------------ looking closer


def point_at(table: RabbitIslandController, point: QPoint) -> None:
    QTest.mouseMove(table.view.viewport(), QPoint(520, 480))
    QApplication.processEvents()
    QTest.mouseMove(table.view.viewport(), point)
    QApplication.processEvents()


def test_a_tile_tells_what_it_is_worth_and_whose_tokens_lie_there(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), stacks="(2,0)=[B,A]"), "M1"))
    point_at(table, cell_at(table, (2, 0)))
    assert table.scene.note.isVisible() and table.scene.note.owners == (1, 0)
    note = table.scene.note.mapRectToScene(table.scene.note.box)
    assert not note.intersects(table.scene.camera.cell_rect((2, 0)))
    point_at(table, cell_at(table, (-2, 2)))
    assert not table.scene.note.isVisible()


def test_a_tile_of_the_hand_tells_what_it_is_worth(opened: Opener) -> None:
    table = first_turn(opened)
    number = number_of(table, "lake-2")
    point_at(table, hand_at(table, number))
    assert table.scene.note.isVisible()
    assert table.scene.note.tile == table.choosing.entries[number].number
    table.cover()
    assert not table.scene.note.isVisible()


def test_cards_on_the_strip_are_shown_large(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS), "M1; A: free-labor"))
    strip = table.scene.strip
    point_at(table, on_view(table, strip.mapToScene(strip.entry_rect(0).center())))
    assert table.scene.copy_item.isVisible() and table.scene.copy_item.kind == "free-labor"


def test_a_choice_beside_the_rabbit_hides_neither_the_rabbit_nor_the_sum(opened: Opener) -> None:
    given = at((1, 0), stacks="(2,0)=[B,A]; (2,1)=[A]", holds={"A": "full-harvest"})
    table = opened(open_position(given, "M1; A: full-harvest; P; P; P; P"))
    key(table, Key.Key_P)
    scene = table.scene
    bubble = scene.bubble.mapRectToScene(scene.bubble.box)
    assert scene.bubble.isVisible() and scene.flag.isVisible()
    assert not bubble.intersects(scene.flag.mapRectToScene(scene.flag.box))
    assert not bubble.intersects(scene.camera.cell_rect((2, 0)).adjusted(8, 8, -8, -8))
