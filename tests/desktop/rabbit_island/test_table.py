"""The table of Rabbit Island: every command by drag, by click and by key, and what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from islands_desktop.desktop.games.rabbit_island.land_items import OpenCellItem
from islands_desktop.desktop.games.rabbit_island.marks import ReachMark, WayMark
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.reach import ends
from islands_desktop.games.rabbit_island.state import HIDDEN
from tests.desktop.rabbit_island.table_setup import (
    cell_at,
    click,
    close,
    drag,
    hand_at,
    hold,
    key,
    last,
    let_go,
    number_of,
    on_view,
    open_new,
    open_position,
    refusals,
    shown_right,
)
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import exploring

Key = Qt.Key
Opener = Callable[..., RabbitIslandController]


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Opener]:
    """Opens tables that are closed afterwards."""
    tables: list[RabbitIslandController] = []

    def keep(controller: RabbitIslandController) -> RabbitIslandController:
        tables.append(controller)
        return controller

    yield keep
    for controller in tables:
        close(controller)


def first_turn(opened: Opener) -> RabbitIslandController:
    """A's first turn on the standard Hill, as in example RV-10."""
    given = exploring(
        "standard", {(0, 0): "hill"}, "lake-2 forest-3 cave-1", "cave-2 cave-3 cave-4"
    )
    return opened(open_position(given))


# ------------------------------------------------------------------ placing


def test_a_tile_is_dragged_from_the_hand_to_a_legal_cell(opened: Opener) -> None:
    table = first_turn(opened)
    start, goal = hand_at(table, number_of(table, "lake-2")), cell_at(table, (1, 0))
    hold(table, start, goal)
    assert table.dragging and table.scene.ghost.isVisible()
    assert table.choosing.cell == (1, 0)
    let_go(table, goal)
    assert last(table) == {"kind": "place_tile", "tile": "lake-2", "x": 1, "y": 0}
    assert shown_right(table)


def test_a_tile_is_clicked_and_then_a_cell(opened: Opener) -> None:
    table = first_turn(opened)
    click(table, hand_at(table, number_of(table, "lake-2")))
    click(table, cell_at(table, (0, -1)))
    assert last(table) == {"kind": "place_tile", "tile": "lake-2", "x": 0, "y": -1}
    assert shown_right(table)


def test_keys_choose_a_tile_lead_it_to_a_cell_and_place_it(opened: Opener) -> None:
    table = first_turn(opened)
    key(table, Key.Key_1)
    assert table.choosing.number == 0
    key(table, Key.Key_Right, Key.Key_Right)
    cell = table.choosing.cell
    assert cell in table.choosing.cells(0)
    key(table, Key.Key_Return)
    assert last(table)["kind"] == "place_tile" and (last(table)["x"], last(table)["y"]) == cell
    assert shown_right(table)


def test_only_legal_cells_of_the_tile_in_hand_glow(opened: Opener) -> None:
    table = first_turn(opened)
    assert not table.scene.marks
    for number, entry in enumerate(table.choosing.entries):
        table.choose(number)
        legal = {(c.x, c.y) for c in table.legal() if c.tile and entry.number == index_of(c.tile)}
        glowing = {mark.cell for mark in table.scene.marks if isinstance(mark, OpenCellItem)}
        assert glowing == legal


def index_of(tile: str) -> int:
    from islands_desktop.games.rabbit_island.components import TILE_INDEX

    return TILE_INDEX[tile]


def test_every_legal_cell_is_reached_by_the_arrow_keys(opened: Opener) -> None:
    table = opened(open_new(seed=3))
    rng = Random(5)
    for _ in range(24):
        legal: list[Any] = table.legal()
        table.play(rng.choice(legal))
        table.reveal(table.decider or 0)
        for number in table.choosing.numbers("tile") if table.choosing.playable_kind else ():
            reached, ahead = set(), table.choosing.cells(number)[:1]
            table.choosing.choose(number)
            while ahead:
                here = ahead.pop()
                reached.add(here)
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    table.choosing.cell = here
                    table.choosing.step_cell(dx, dy)
                    if table.choosing.cell not in reached and table.choosing.cell is not None:
                        ahead.append(table.choosing.cell)
            assert reached == set(table.choosing.cells(number))


def test_an_illegal_drop_says_why_and_the_tile_flies_back_2_2(opened: Opener) -> None:
    table = first_turn(opened)
    said = refusals(table)
    number = number_of(table, "lake-2")
    home = table.scene.hand[number].rest.point
    drag(table, hand_at(table, number), cell_at(table, (1, 1)) + QPoint(30, 30))
    assert [rule for _, rule in said] == ["RABB-2.2"]
    assert table.session.cursor == 0 and not table.dragging
    assert (table.scene.hand[number].pos() - home).manhattanLength() < 20


def test_a_tile_that_fits_nowhere_can_be_held_and_is_refused_2_3(opened: Opener) -> None:
    given = exploring("short", {(0, 0): "hill-short"}, "forest-6 cave-2 cave-3", "cave-5 cave-6")
    table = opened(open_position(given))
    said = refusals(table)
    number = number_of(table, "forest-6")
    click(table, hand_at(table, number))
    assert [rule for _, rule in said] == ["RABB-2.7"] and not table.scene.marks
    drag(table, hand_at(table, number), cell_at(table, (1, 0)))
    assert [rule for _, rule in said] == ["RABB-2.7", "RABB-2.3"]
    assert table.session.cursor == 0


def test_escape_lays_a_held_tile_back(opened: Opener) -> None:
    table = first_turn(opened)
    number = number_of(table, "lake-2")
    hold(table, hand_at(table, number), cell_at(table, (1, 0)))
    key(table, Key.Key_Escape)
    assert not table.dragging and not table.scene.ghost.isVisible()
    let_go(table, cell_at(table, (1, 0)))
    assert table.session.cursor == 0


def two_placed(opened: Opener) -> RabbitIslandController:
    table = first_turn(opened)
    for tile, cell in (("lake-2", (1, 0)), ("forest-3", (2, 0))):
        drag(table, hand_at(table, number_of(table, tile)), cell_at(table, cell))
    assert table.session.state.point == "rabbit"
    return table


def test_the_rabbit_is_put_on_one_of_the_two_tiles_by_a_click_3_6(opened: Opener) -> None:
    table = two_placed(opened)
    said = refusals(table)
    click(table, cell_at(table, (0, 0)))
    assert [rule for _, rule in said] == ["RABB-3.6"]
    click(table, cell_at(table, (1, 0)))
    assert last(table) == {"kind": "move_rabbit", "x": 1, "y": 0}
    assert shown_right(table)


def test_the_rabbit_is_put_by_keys(opened: Opener) -> None:
    table = two_placed(opened)
    key(table, Key.Key_2, Key.Key_Return)
    assert last(table) == {"kind": "move_rabbit", "x": 2, "y": 0}


# ------------------------------------------------------------------ moving


def test_a_movement_card_shows_every_end_with_its_ways(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), moves=(3, 5))))
    for name, spaces in (("3", 3), ("5", 5)):
        QTest.mouseMove(table.view.viewport(), hand_at(table, number_of(table, name)))
        QApplication.processEvents()
        land = table.session.state.land
        wanted = {land.cell(p): n for p, n in ends(land, land.places[1, 0], spaces).items()}
        marks = [mark for mark in table.scene.marks if isinstance(mark, ReachMark)]
        assert {mark.cell: mark.ways for mark in marks} == wanted
    QTest.mouseMove(table.view.viewport(), QPoint(500, 300))
    QApplication.processEvents()
    assert not table.scene.marks


def test_a_movement_card_is_played_by_click_drag_and_key(opened: Opener) -> None:
    for play in (
        lambda t, n: click(t, hand_at(t, n)),
        lambda t, n: drag(t, hand_at(t, n), cell_at(t, (2, 0))),
        lambda t, n: key(t, Key.Key_2, Key.Key_Return),
    ):
        table = opened(open_position(at((1, 0), moves=(1, 2))))
        play(table, number_of(table, "2"))
        assert last(table)["kind"] == "play_movement"
        assert table.session.state.turn.steps == 1 and table.session.state.point == "fork"
        assert shown_right(table)


def test_a_click_on_an_end_takes_the_whole_way(opened: Opener) -> None:
    table = opened(open_position(at((0, 0), moves=(3, 2))))
    key(table, Key.Key_2)
    table.choose(number_of(table, "3"))
    click(table, cell_at(table, (2, 1)))
    state = table.session.state
    assert state.land.cell(state.seats[0].rabbit) == (2, 1)
    assert state.point == "ask" and shown_right(table)


@pytest.mark.parametrize("by", ["arrow", "tile", "key", "refused"])
def test_a_fork_is_chosen_on_the_board_4_7(by: str, opened: Opener) -> None:
    table = opened(open_position(at((1, 0), moves=(2, 1)), "M2"))
    ways = [mark for mark in table.scene.marks if isinstance(mark, WayMark)]
    assert {mark.direction for mark in ways} == {"E", "S"}
    said = refusals(table)
    if by == "arrow":
        click(table, on_view(table, next(m for m in ways if m.direction == "S").pos()))
    elif by == "tile":
        click(table, cell_at(table, (2, 1)))
    elif by == "key":
        key(table, Key.Key_Down)
    else:
        key(table, Key.Key_Up)
        assert [rule for _, rule in said] == ["RABB-4.6"]
        return
    assert last(table) == {"kind": "choose_exit", "direction": "S"}
    assert shown_right(table)


def test_a_whole_way_is_run_fork_by_fork_and_can_be_hurried(opened: Opener) -> None:
    table = opened(open_position(at((0, 0), moves=(3, 2)), speed="fast"))
    table.choose(number_of(table, "3"))
    click(table, cell_at(table, (2, 1)))
    assert table.session.state.point == "fork", "the rabbit has not come to the next fork yet"
    table.finish_animation()
    state = table.session.state
    assert state.land.cell(state.seats[0].rabbit) == (2, 1)
    assert state.point == "ask" and shown_right(table)


def test_undo_ends_a_whole_way(opened: Opener) -> None:
    table = opened(open_position(at((0, 0), moves=(3, 2))))
    table.choose(number_of(table, "3"))
    click(table, cell_at(table, (2, 1)))
    key(table, Key.Key_Z)
    assert table.session.state.point == "fork" and table.session.cursor == 2
    assert shown_right(table)


def test_arrows_of_the_hill_that_lead_nowhere_are_barred_3_11(opened: Opener) -> None:
    table = opened(open_position(at((1, 0))))
    assert set(table.scene.unfinished) == {"N"}


def test_rabbits_run_step_by_step_and_can_be_hurried(opened: Opener) -> None:
    table = opened(open_position(at((3, 0), moves=(3, 1)), speed="relaxed"))
    click(table, hand_at(table, number_of(table, "3")))
    assert table.scene.choreography is not None
    table.finish_animation()
    assert table.scene.choreography is None and shown_right(table)


# ------------------------------------------------------------------ choices beside the rabbit

CHOICES = [
    ((1, 0), "", "build", Key.Key_B, {"kind": "build"}),
    ((1, 0), "", "decline", Key.Key_D, {"kind": "decline"}),
    ((1, 0), "(2,0)=[B]", "share", Key.Key_S, {"kind": "share"}),
    ((2, 0), "", "take_event", Key.Key_T, {"kind": "take_event"}),
    ((3, 1), "", "carrots", Key.Key_C, {"kind": "hole_reward", "reward": "carrots"}),
    ((3, 1), "", "card", Key.Key_A, {"kind": "hole_reward", "reward": "card"}),
]


def beside_the_rabbit(
    opened: Opener, rabbit: tuple[int, int], stacks: str, reveal: bool = True
) -> RabbitIslandController:
    steps = "M1; >E; P; P; P" if rabbit == (2, 0) else "M1; P; P; P"
    return opened(open_position(at(rabbit, stacks=stacks), steps, reveal=reveal))


@pytest.mark.parametrize(("rabbit", "stacks", "name", "code", "wanted"), CHOICES)
def test_choices_are_given_by_key_click_and_action(
    rabbit: tuple[int, int], stacks: str, name: str, code: Qt.Key, wanted: Any, opened: Opener
) -> None:
    table = beside_the_rabbit(opened, rabbit, stacks)
    key(table, code)
    assert last(table) == wanted and shown_right(table)
    table = beside_the_rabbit(opened, rabbit, stacks, reveal=False)
    actions = {action.id: action for action in table.actions()}
    assert actions[name].enabled
    number = [words for words, _ in table.scene.bubble.look.answers].index(actions[name].label)
    rect = table.scene.bubble.answer_rect(number)
    click(table, on_view(table, table.scene.bubble.mapToScene(rect.center())))
    assert last(table) == wanted and shown_right(table)


def test_a_token_that_is_built_lies_on_its_tile(opened: Opener) -> None:
    table = beside_the_rabbit(opened, (1, 0), "(2,0)=[B]")
    key(table, Key.Key_B)
    assert table.scene.stacks[2, 0].owners == (1, 0)
    look = next(p.look for p in table.scene.seat_plates.values() if p.look.seat == 0)
    assert (look.tokens, look.points) == (24, 2)


# ------------------------------------------------------------------ harvest


def test_a_harvest_is_shown_as_a_sum_with_every_card_by_name_8_8(opened: Opener) -> None:
    given = at(
        (1, 0), stacks="(2,0)=[A]; (2,1)=[A]", holds={"A": "full-harvest hometown-advantage"}
    )
    steps = "M1; A: full-harvest; P; P; A: hometown-advantage; P; P; P; P"
    table = opened(open_position(given, steps))
    key(table, Key.Key_P)
    harvest = table.harvest
    assert harvest is not None and harvest.owner == 0
    assert {cell for cell, _ in harvest.cells} == {(2, 0), (2, 1)}
    (line,) = harvest.lines
    assert line.carrots == 80
    assert line.words == "(10 + 10) × 2 Full Harvest × 2 Hometown Advantage"
    assert table.scene.flag.isVisible() and table.scene.group.isVisible()


def test_who_shares_has_a_line_of_its_own_8_12(opened: Opener) -> None:
    given = at((1, 0), stacks="(2,0)=[B]", carrots=20)
    table = opened(open_position(given, "M1; P; P"))
    key(table, Key.Key_P)
    assert table.harvest is not None
    assert [(line.seat, line.carrots) for line in table.harvest.lines] == [(1, 10), (0, 10)]


def test_carrots_of_an_event_are_told_with_the_cards_that_count_8_8(opened: Opener) -> None:
    given = at((2, 0), holds={"A": "full-harvest"}, moves=(1, 2))
    table = opened(open_position(given, "M1; >E; A: full-harvest; P; P; P; P; P"))
    key(table, Key.Key_T)
    assert table.harvest is not None
    (line,) = table.harvest.lines
    assert (line.carrots, line.words) == (100, "50 × 2 Full Harvest")
    given = at((1, 0), holds={"A": "every-bunny-wins"})
    table = opened(open_position(given, "M1; A: every-bunny-wins; P"))
    key(table, Key.Key_P)
    assert table.harvest is not None
    assert [line.words for line in table.harvest.lines] == ["Every Bunny Wins"] * 3


# ------------------------------------------------------------------ the action window

HOLDS = {"A": "free-labor thwarted", "B": "advance", "C": "thwarted"}


def test_an_action_card_is_played_by_click_drag_and_key(opened: Opener) -> None:
    for play in (
        lambda t, n: (click(t, hand_at(t, n)), click(t, hand_at(t, n))),
        lambda t, n: drag(t, hand_at(t, n), cell_at(t, (0, 0))),
        lambda t, n: (t.choose(n), key(t, Key.Key_Return)),
    ):
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
    assert table.session.cursor == 1 and not said
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
