"""The table of Rabbit Island: tiles, rabbits, tokens and harvests, by drag, click and key."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from islands_desktop.desktop.games.rabbit_island.land_items import OpenCellItem
from islands_desktop.desktop.games.rabbit_island.marks import ReachMark, WayMark
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.reach import ends
from tests.desktop.rabbit_island.table_setup import (
    Opener,
    cell_at,
    click,
    drag,
    first_turn,
    hand_at,
    hold,
    key,
    last,
    let_go,
    number_of,
    on_view,
    open_new,
    open_position,
    open_state,
    refusals,
    shown_right,
)
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import exploring, setup_of

Key = Qt.Key


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


def test_return_says_that_a_tile_fits_nowhere_as_a_click_does(opened: Opener) -> None:
    given = exploring("short", {(0, 0): "hill-short"}, "forest-6 cave-2 cave-3", "cave-5 cave-6")
    table = opened(open_position(given))
    said = refusals(table)
    table.choose(number_of(table, "forest-6"))
    key(table, Key.Key_Right, Key.Key_Return)
    assert said == [("No place on the island fits this tile.", "RABB-2.7")]
    assert [one.reason for one in table.actions() if one.id == "enter"] == [said[0][0]]


def test_the_button_that_places_a_tile_is_not_called_like_a_rank(opened: Opener) -> None:
    """ "Place" alone is a row of the final table, which other languages call otherwise."""
    table = first_turn(opened)
    table.choose(number_of(table, "lake-2"))
    assert [one.label for one in table.actions() if one.id == "enter"] == ["Place here"]


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
    def by_click(table: RabbitIslandController, number: int) -> None:
        click(table, hand_at(table, number))

    def by_drag(table: RabbitIslandController, number: int) -> None:
        drag(table, hand_at(table, number), cell_at(table, (2, 0)))

    def by_key(table: RabbitIslandController, number: int) -> None:
        key(table, Key.Key_2, Key.Key_Return)

    for play in (by_click, by_drag, by_key):
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


def test_whose_turn_it_is_is_told_while_the_last_move_is_still_under_way(opened: Opener) -> None:
    """The plates and the bar below never name two seats at once."""
    new_state = GAME.new_game(setup_of("standard", 3, 1))
    table = opened(open_state(new_state, speed="relaxed"))
    seen = set[int | None]()
    for _number in range(12):
        table.finish_animation()
        table.play(table.legal()[0])
        assert table.scene.choreography is not None
        deciding = [plate.look.seat for plate in table.scene.seat_plates.values()
                    if plate.look.deciding]  # fmt: skip
        assert deciding == [table.decider]
        seen.add(table.decider)
    assert len(seen) > 1


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
