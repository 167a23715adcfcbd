"""MYIS-8.13 to 8.20: sets, races, and what scores on the final islands."""

from __future__ import annotations

import pytest

from islands_desktop.games.my_island.board import board_of
from islands_desktop.games.my_island.components import RULES
from islands_desktop.games.my_island.events import RaceWon
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.hexes import mask_of
from islands_desktop.games.my_island.rules.assessment import end_results
from islands_desktop.games.my_island.rules.episode import episode_on
from islands_desktop.games.my_island.rules.primitives import Rule
from islands_desktop.games.my_island.rules.scoring_end import END, Final
from tests.games.my_island.examples import BEACH, Seat, cells, symbols
from tests.games.my_island.positions import (
    counter,
    do,
    given,
    island_of,
    markers,
    read,
    results,
    table,
)

FOUR_FIELDS = "f (0,1)(0,2)(0,3)(1,1)"
FARM = "lay f (1,2); w (2,2)"


@pytest.mark.parametrize(
    ("farms", "villages", "forts", "sets"), [(2, 1, 1, 1), (2, 2, 3, 2), (4, 0, 4, 0)]
)
def test_set_counts_whole_sets(farms: int, villages: int, forts: int, sets: int) -> None:
    """MYIS-8.13: the smallest counter of those named."""
    episode = episode_on("E06")
    seat = Seat(counters={"farm": farms, "village": villages, "fort": forts})
    (homestead,) = [
        (points, count)
        for position, points, count in end_results(episode, (island_of(episode, seat),), 0)
        if episode.board.spec.rules[position] == "homestead"
    ]
    assert homestead == (4 * sets, sets)


def test_race_is_won_by_all_who_are_first_in_one_round() -> None:
    """MYIS-8.14: and then it is over for the others."""
    state = do(table("E04", (given(FOUR_FIELDS),) * 3, ("D4", "D1")), "next")
    state = do(state, f"1 {FARM}", f"2 {FARM}", "3 pass")
    assert markers(state) == (13, 13, 9)
    transition = GAME.apply(state, read(state, "next"))
    won = [(e.seat, e.points) for e in transition.events if isinstance(e, RaceWon)]
    assert won == [(0, 2), (1, 2)]
    state = transition.after
    assert markers(state) == (15, 15, 9)
    late = do(state, "2 pass", "3 lay f (1,2); h (2,2)", "1 pass", "next")
    assert markers(late) == (14, 14, 12)
    assert [counter(late, "first_farm", seat) for seat in (1, 2, 3)] == [1, 1, 0]


def test_race_is_open_until_somebody_is_there() -> None:
    """MYIS-8.14: two bridges are asked for, one is not enough."""
    seat = given("p (1,2)(12,2)(10,3); h (2,1)")
    state = do(table("E16", (seat, seat), ("D3", "D5")), "next", "lay h (3,1); p (3,2)", "pass")
    state = do(state, "next")
    assert markers(state) == (13, 9)
    state = do(state, "pass", "lay p (10,2); f (9,2)")
    assert markers(do(state, "next")) == (19, 8)


@pytest.mark.parametrize(("round_of_farm", "points"), [(14, 2), (15, 2), (16, 0)])
def test_race_alone_is_against_time(round_of_farm: int, points: int) -> None:
    """MYIS-8.14 and MYIS-11.2: `first_farm` by round 15."""
    fillers = [f"{letter}{n}" for letter in "LT" for n in range(1, 9)][: round_of_farm - 1]
    seat = Seat(symbols(FOUR_FIELDS), marker=30)
    state = table("E04", (seat,), (*fillers, "D4"))
    for _ in fillers:
        state = do(state, "next", "pass")
    state = do(state, "next", FARM)
    before = markers(state)[0]
    assert markers(do(state, "next")) == (before + points,)
    assert counter(do(state, "next"), "first_farm") == bool(points)


def test_race_between_seats_is_open_to_the_end() -> None:
    """MYIS-8.14: only alone is it over after a certain round."""
    fillers = [f"{letter}{n}" for letter in "LT" for n in range(1, 9)][:15]
    seats = (Seat(symbols(FOUR_FIELDS), marker=30), Seat(has_placed=False, marker=30))
    state = table("E04", seats, (*fillers, "D4"))
    for _ in fillers:
        state = do(state, "next", "pass", "pass")
    state = do(state, "next", "2 pass", f"1 {FARM}", "next")
    assert markers(state) == (30 - 15 + 3 + 2, 30 - 16)


def test_size_counts_the_largest_group_up_to_a_limit() -> None:
    """MYIS-8.15: in a region only its hexes are looked at."""
    (found,) = results("E02", "p (0,1)(0,2)(1,2)(0,3)")
    assert found["shore_path"] == (6, 3)
    (found,) = results("E02", "p (0,1)(0,2)(1,3)(0,4)")  # (1,3) joins them over heather only
    assert found["shore_path"] == (4, 2)
    (found,) = results("E02", "p (0,0)(0,1)(0,2)(0,3)(0,4)(0,5)(0,6)(0,7)")
    assert found["shore_path"] == (12, 8)
    (found,) = results("E18", "p (1,1)(2,1)(3,1)(4,0)(0,7)")
    assert found["long_road"] == (4, 4)
    (found,) = results("E18", "p " + "".join(f"({q},0)" for q in range(14)))
    assert found["long_road"] == (12, 14)


def test_largest_goes_to_every_seat_with_the_greatest_size() -> None:
    """MYIS-8.16: ties get the full points, nobody gets them for nothing."""
    first, second, third = results("E09", "h (0,0)(1,0)", "h (0,4)(0,5); f (1,1)", "h (0,0)")
    assert first["largest_house"] == second["largest_house"] == (5, 1)
    assert third["largest_house"] == (0, 0)
    assert second["largest_field"] == (5, 1)
    assert first["largest_wall"] == second["largest_wall"] == third["largest_wall"] == (0, 0)
    (alone,) = results("E24", "h (0,0)(1,0)(2,0)(0,1)(1,1)(2,1)(0,2)")
    assert alone["grand_house"] == (3, 1)


def test_largest_has_no_least_size_with_two_seats() -> None:
    """MYIS-14.11: one field is the largest group of fields."""
    first, second = results("eternal", "f (0,0)", "h (0,0)")
    assert first["largest_field"] == second["largest_house"] == (5, 1)


@pytest.mark.parametrize(("count", "won"), [(6, False), (7, True), (8, True)])
def test_largest_alone_asks_for_seven(count: int, won: bool) -> None:
    """MYIS-8.16 and MYIS-11.2."""
    (found,) = results("eternal", "w " + "".join(f"({q},7)" for q in range(count)))
    assert found["largest_wall"] == ((5, 1) if won else (0, 0))


def test_weakest_counts_the_smallest_of_the_largest_groups() -> None:
    """MYIS-8.17: nothing if a symbol is missing, eight at most."""
    three = "h (0,0)(1,0)(2,0); f (0,2)(0,3)(0,4); w (2,2)(2,3)(2,4)"
    assert results("E12", three + "; p (5,7)(6,7)(4,7)")[0]["weakest"] == (3, 3)
    assert results("E12", three)[0]["weakest"] == (0, 0)
    rows = {"h": 0, "f": 2, "w": 4, "p": 6}
    many = "; ".join(
        f"{code} " + "".join(f"({q},{r})" for q in range(9)) for code, r in rows.items()
    )
    assert results("E23", many)[0]["weakest"] == (8, 9)


@pytest.mark.parametrize(
    ("rows", "points"), [(1, 0), (2, 0), (3, 2), (4, 4), (5, 7), (6, 10), (7, 10)]
)
def test_span_counts_the_rows_of_one_group(rows: int, points: int) -> None:
    """MYIS-8.18: the highest step reached; a wall that stands alone does not help."""
    walls = "".join(f"(3,{r})" for r in range(rows))
    assert results("E17", f"w {walls}(0,7)")[0]["rampart"] == (points, rows)


def test_span_leaves_the_plateau_out() -> None:
    """MYIS-8.18: no episode has both, so the rule is laid on a board that has the plateau."""
    board = board_of("E15")
    rule = Rule(RULES["rampart"], 0, board.existing, 0, (), 0, ())
    walls = mask_of([(5, -2), (6, -3), (3, 0), (3, 1)])
    assert board.groups(walls) == [walls]
    assert END["span"](board, rule, Final(((0, 0, walls, 0),), ((),), 0)) == (0, 2)


def test_raid_reaches_what_nothing_blocks() -> None:
    """MYIS-8.19: two steps from the landings (0,2), (2,6), (7,6), (13,2)."""
    assert results("E08", "h (0,2)(1,2)(2,2)(3,2)")[0]["raid"] == (-3, 3)
    assert results("E08", "h (0,4)(2,4); w (0,3)")[0]["raid"] == (-1, 1)  # (2,4): from (2,6)
    assert results("E08", "h (0,4); f (0,3)")[0]["raid"] == (-1, 1)  # fields do not block
    assert results("E08", "")[0]["raid"] == (0, 0)


def test_raid_stops_at_walls() -> None:
    """MYIS-8.19: a walled landing sends nobody; a ring of walls keeps them in."""
    assert results("E08", "w (0,2); h (0,1)(1,2)")[0]["raid"] == (0, 0)
    assert results("E08", "w (0,3)(1,2)(1,1)(0,1); h (0,4)(2,1)(2,2)")[0]["raid"] == (0, 0)


def test_raid_is_capped_but_its_counter_is_not() -> None:
    """MYIS-8.19: ten at most."""
    houses = "(0,1)(0,2)(0,3)(0,4)(1,1)(1,2)(1,3)(2,6)(1,6)(2,5)(3,5)(3,6)(4,6)"
    assert results("E08", f"h {houses}")[0]["raid"] == (-10, 13)


def test_lava_flows_over_blocked_hexes() -> None:
    """MYIS-8.19: three steps from the crater, over statues, once for each house and field."""
    assert results("E23", "h (6,3)(5,4); f (7,4); w (8,2)")[0]["lava"] == (-3, 3)
    assert results("E23", "h (6,5); w (0,7)")[0]["lava"] == (-1, 1)
    assert results("E23", "h (0,7)")[0]["lava"] == (0, 0)


def test_visible_counts_what_is_not_covered() -> None:
    """MYIS-8.20 and MYIS-9.3: one for each beach, two for each vent, nothing for other hexes."""
    (found,) = results("E22", "w (3,1); h (0,0)(1,1)")
    assert found["visible_beach"] == (-30, 30)
    assert found["vent2"] == (-10, 5)
    assert results("E01", "h (1,1)(1,2)(2,2)")[0]["visible_beach"] == (-31, 31)
    shore = "".join(f"({q},{r})" for q, r in sorted(BEACH - cells("(8,7)")))
    assert results("E13", f"f {shore}")[0]["visible_beach"] == (-1, 1)
