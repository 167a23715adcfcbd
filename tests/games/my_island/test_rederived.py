"""Cases worked out anew from the text of the rules, of what is trodden least.

What is expected was written down from the rules before the program was asked.
"""

from __future__ import annotations

import pytest

from islands_desktop.games.my_island.components import EPISODES
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.rules.assessment import circles_of
from tests.games.my_island.examples import NEW, Seat, cells, symbols
from tests.games.my_island.positions import (
    counter,
    do,
    facing,
    gain,
    given,
    markers,
    refused,
    results,
    table,
    waiting,
)
from tests.games.my_island.test_ending import ended

FOUR_FIELDS = "f (0,1)(0,2)(0,3)(1,1)"
TWO_VILLAGES = "h (0,0)(1,0)(0,1)(1,1)(0,2)", "h (0,4)(1,4)(0,5)(1,5)(0,6)"
RAIDED = "(0,0)(1,0)(2,0)(0,1)(1,1)(2,1)(0,2)(1,2)(2,2)(0,3)(1,3)(0,4)"


# ------------------------------------------------------------------ rounds, passing, ending


def test_who_has_ended_is_passed_over() -> None:
    """MYIS-5.4, MYIS-7.6: in every round, also as the seat a round would start with."""
    state = do(table("E01", (given("h (0,0)"),) * 3), "next", "1 end")
    assert (refused(state, "1 pass"), refused(state, "1 end")) == ("MYIS-7.6", "MYIS-7.6")
    assert (refused(state, "3 pass"), refused(state, "next")) == ("MYIS-5.4", "MYIS-5.5")
    state = do(state, "2 pass")
    assert refused(state, "2 pass") == "MYIS-5.4"
    state, orders = do(state, "3 pass"), []
    for _ in range(3):
        begun = do(state, "next")
        answered = do(begun, "pass")
        orders.append((waiting(begun), waiting(answered)))
        state = do(answered, "pass")
        assert waiting(state) is None
    assert orders == [(2, 3), (3, 2), (2, 3)]


def test_all_have_ended_before_the_deck() -> None:
    """MYIS-5.6: the next card is not turned, the end is assessed."""
    state = do(table("E01", (given("h (0,0)"), NEW)), "next", "1 pass", "2 end", "next", "1 end")
    assert waiting(state) is None and GAME.outcome(state) is None
    state = do(state, "next")
    assert GAME.actor(state) is None and state.round == 2
    assert markers(state) == (9 - 30, 10 - 31)


def test_a_point_gained_may_be_passed_away() -> None:
    """MYIS-7.2: at 0 there is no pass, with 1 there is one again."""
    state = do(table("E01", (given("h (0,1)", 0),), ("D2", "D1")), "next")
    assert (refused(state, "pass"), refused(state, "end")) == ("MYIS-7.2", "")
    state = do(state, "lay h (0,2); w (0,3)", "next")
    assert markers(state) == (1,) and refused(state, "pass") == ""
    state = do(state, "pass", "next")
    assert refused(state, "pass") == "MYIS-7.2"


def test_a_pass_before_the_first_tile() -> None:
    """MYIS-14.3, MYIS-6.6: the first tile is the first one placed."""
    state = do(table("E01", (NEW,), ("D1", "D2")), "next", "pass", "next")
    assert refused(state, "lay h (1,1); w (2,1)") == "MYIS-6.6"
    assert refused(state, "lay h (0,3); w (1,3)") == ""


def test_a_locked_marker_stands_still() -> None:
    """MYIS-7.5: gains, passes and the beach are ignored; counters go on."""
    state = do(table("E01", (given("h (0,1)", 54),), ("D2", "D1", "D3")), "next")
    state = do(state, "lay h (0,2); w (0,3)", "next", "pass", "next")
    assert markers(state) == (55,)
    state = do(state, "lay h (0,0); p (1,0)")
    assert markers(state) == (55,) and counter(state, "house_beach") == 2
    state = do(state, "next", "end", "next")
    assert markers(state) == (55,)


# ------------------------------------------------------------------ which rule refuses


@pytest.mark.parametrize(
    ("episode", "text", "tile", "step", "rule"),
    [
        ("E01", "h (0,0)", "D1", "place D1 6 0,1", "MYIS-3.5"),
        ("E01", "h (0,0)", "D1", "place D2 6 0,1", "MYIS-5.2"),
        ("E01", "h (0,0)", "D1", "place D1 3 0,0", "MYIS-6.2"),
        ("eternal", "h (3,3)", "D1", "lay h (4,3); f (5,3)", "MYIS-6.3"),
        ("E16", "h (4,3)(3,3)", "D1", "lay h (4,3); f (5,3)", "MYIS-6.4"),
        ("E10", "h (4,4)", "D1", "lay h (4,5); f (5,5)", "MYIS-6.4"),
        ("E16", "h (2,1)", "D1", "lay h (3,1); f (2,2)", "MYIS-6.4"),
        ("E13", "", "D1", "lay h (5,-2); f (6,-2)", "MYIS-6.6"),
        ("E15", "f (3,0)", "D1", "lay h (5,-2); f (6,-2)", "MYIS-6.7"),
        ("E15", "f (3,0)", "D1", "lay f (5,-2); h (6,-2)", ""),
        ("E15", "w (12,-2)", "D2", "lay w (12,0); h (13,0)", ""),
        ("E15", "w (12,-2)", "D2", "lay h (12,0); w (13,0)", "MYIS-6.7"),
    ],
)
def test_the_first_rule_that_refuses(
    episode: str, text: str, tile: str, step: str, rule: str
) -> None:
    """MYIS-6.1 to 6.8 in their order; through the tunnels symbols meet (MYIS-3.8)."""
    assert refused(facing(episode, text, tile), step) == rule


def test_whose_turn_comes_before_which_tile() -> None:
    """MYIS-5.4 before MYIS-5.2, and MYIS-7.6 before both."""
    state = do(table("E01", (given("h (0,0)"),) * 3, ("D1",)), "next", "1 end")
    assert refused(state, "3 place D2 0 0,1") == "MYIS-5.4"
    assert refused(state, "1 place D2 0 0,1") == "MYIS-7.6"
    assert refused(state, "2 place D2 0 0,1") == "MYIS-5.2"


# ------------------------------------------------------------------ what scores now


def test_two_small_groups_make_one_village() -> None:
    """MYIS-14.6: one award, for they are one group when it is looked at."""
    state = facing("eternal", "h (2,1)(2,2)(2,4)(2,5)", "D1")
    assert gain(state, "lay h (2,3); f (3,3)") == {"village": 3}


def test_two_paid_villages_meet() -> None:
    """MYIS-8.7: nothing is paid and nothing is taken back."""
    seat = Seat(
        symbols("; ".join(TWO_VILLAGES)),
        scored=tuple(("village", cells(village)) for village in TWO_VILLAGES),
    )
    state = do(table("eternal", (seat,), ("D1",)), "next")
    assert gain(state, "lay h (0,3); f (1,3)") == {}
    state = do(state, "lay h (0,3); f (1,3)")
    assert markers(state) == (10,) and counter(state, "village") == 2


def test_a_road_past_two_statues_and_on_to_a_third() -> None:
    """MYIS-8.8, MYIS-14.8: the sand makes both score; a branch of it pays the third alone."""
    state = facing("eternal", "p (1,3)(2,3)(3,3)(3,2)(4,3)", "D3")
    assert gain(state, "lay p (0,3); h (0,4)") == {"road5": 10}
    seat = Seat(
        symbols("p (0,3)(1,3)(2,3)(3,3)(3,2)(4,3)(4,4)(5,4)"),
        scored=(("road5", "statue-1"), ("road5", "statue-2")),
    )
    branch = do(table("eternal", (seat,), ("D3",)), "next")
    assert gain(branch, "lay p (6,4); h (6,5)") == {"road5": 5}


def test_the_caravan_goes_through_the_tunnel() -> None:
    """MYIS-8.8, MYIS-3.8: from the tor on the plateau to the sand of the island."""
    state = facing("E14", "p (3,0)(2,0)(1,0)", "D3")
    assert gain(state, "lay p (5,-2); h (6,-2)") == {"caravan": 6}
    inland = facing("E14", "p (3,0)(2,0)", "D3")
    assert gain(inland, "lay p (5,-2); h (6,-2)") == {}


def test_the_last_chest_pays_twice() -> None:
    """MYIS-8.6, MYIS-8.10: for itself, and for all of them."""
    state = facing("E13", "w (7,-3)(11,-3)(8,-2)", "D4")
    assert gain(state, "lay w (9,-2); f (10,-2)") == {"chest_any": 2, "all_chests": 3}


def test_one_field_ends_two_lines() -> None:
    """MYIS-8.11: seen from two observatories; four in a row are one line of three each."""
    state = facing("E19", "f (4,4)(5,4)(7,4)", "D1")
    assert gain(state, "lay f (6,4); h (6,5)") == {"line3": 4}


def test_a_creature_of_two_hexes() -> None:
    """MYIS-8.9: a neighbour of both of its hexes is one neighbour; the first field pays nothing."""
    field = "lay f (5,4); h (6,4)"
    assert gain(facing("E12", "h (7,4)", "D1"), field) == {}
    assert gain(facing("E12", "f (4,4)", "D1"), field) == {"tame_elder": 1}


def test_a_bridge_is_path_but_open() -> None:
    """MYIS-8.12, MYIS-14.21: it makes the road longer, cannot be covered, and counts as open."""
    state = do(table("E18", (given("p (1,2); h (2,1)"),), ("D3", "D5")), "next")
    assert gain(state, "lay h (3,1); p (3,2)") == {"bridge": 3}
    state = do(state, "lay h (3,1); p (3,2)", "next")
    assert refused(state, "lay p (2,2); f (2,3)") == "MYIS-6.4"
    state = do(state, "end", "next")
    assert markers(state) == (10 + 3 + 3 - 31,)
    assert GAME.standings(state).seats[0].tie_breaks[2] == -12


def test_who_builds_the_second_bridge_in_the_same_round() -> None:
    """MYIS-8.14: all of them win the race, whoever acts first; later there is nothing."""
    ahead = Seat(symbols("p (1,2); h (2,1)"), scored=(("bridge", "chasm-4"),))
    behind = Seat(symbols("p (1,2); h (2,1)"))
    state = do(table("E16", (ahead, behind, ahead), ("D3",)), "next")
    for _ in range(3):
        state = do(state, "lay h (3,1); p (3,2)")
    assert markers(state) == (13, 13, 13)
    assert markers(do(state, "next")) == (16, 13, 16)


@pytest.mark.parametrize(("round_", "points"), [(15, 5), (16, 3)])
def test_a_race_alone_has_a_last_round(round_: int, points: int) -> None:
    """MYIS-8.14, MYIS-11.2: the first farm alone pays up to round 15."""
    others = [tile for tile in EPISODES["E04"].tiles if tile != "D4"]
    deck = [*others[: round_ - 1], "D4"]
    state = table("E04", (given(FOUR_FIELDS, 40),), deck)
    for _ in range(round_ - 1):
        state = do(state, "next", "pass")
    state = do(state, "next", "lay f (1,2); w (2,2)", "next")
    assert markers(state) == (40 - (round_ - 1) + points,)


# ------------------------------------------------------------------ what scores at the end


def test_the_largest_groups_of_three_seats() -> None:
    """MYIS-8.16, MYIS-14.11: ties pay each in full; groups are not added up; one wall is enough."""
    found = results(
        "eternal",
        "f (0,1)(0,2)(0,3)(0,4); p (5,7)",
        "f (5,5)(6,5)(7,5)(8,5); p (5,7)",
        "f (0,1)(0,2)(0,3)(5,5)(6,5)(7,5); w (8,1); p (5,7)",
    )
    paid = [{name: seat[f"largest_{name}"][0] for name in ["field", "house", "wall", "path"]}
            for seat in found]  # fmt: skip
    assert paid == [
        {"field": 5, "house": 0, "wall": 0, "path": 5},
        {"field": 5, "house": 0, "wall": 0, "path": 5},
        {"field": 0, "house": 0, "wall": 5, "path": 5},
    ]


def test_a_group_reaches_through_the_tunnel() -> None:
    """MYIS-3.8, MYIS-8.16: three walls in all tie with three in the open."""
    found = results("E21", "w (12,0)(12,-2)(11,-2)", "w (0,0)(1,0)(2,0)", "w (4,5)(5,5)")
    assert [seat["largest_wall"][0] for seat in found] == [5, 5, 0]


@pytest.mark.parametrize(("size", "points"), [(6, 0), (7, 5)])
def test_alone_seven_are_needed(size: int, points: int) -> None:
    """MYIS-11.2."""
    row = "".join(f"({q},5)" for q in range(size))
    (found,) = results("eternal", f"f {row}")
    assert found["largest_field"][0] == points


def test_raiders_take_ten_at_most() -> None:
    """MYIS-8.19: twelve houses within two steps, the landing itself among them; the count is 12."""
    assert results("E08", f"h {RAIDED}")[0]["raid"] == (-10, 12)
    walled = "w (0,1)(1,1)(1,2)(0,3); h (0,0)(0,4)(1,3)"
    assert results("E08", walled)[0]["raid"][1] == 0
    assert results("E08", f"{walled}; h (0,2)")[0]["raid"] == (-1, 1)


def test_lava_takes_six_at_most() -> None:
    """MYIS-8.19: both hexes of the crater are its source, and statues do not stop it."""
    assert results("E23", "h (6,3)(5,2)(6,1)(7,1)(8,2)(8,1); f (4,2)")[0]["lava"] == (-6, 7)


@pytest.mark.parametrize(
    ("walls", "found"),
    [
        ("(0,0)(0,1)(0,2)(5,4)(5,5)(5,6)", (2, 3)),
        ("(0,0)(0,1)(0,2)(0,3)(0,4)(0,5)(0,6)", (10, 7)),
        ("(0,0)(0,1)", (0, 2)),
        ("(0,0)(1,0)(0,1)(0,2)(0,3)", (4, 4)),
    ],
)
def test_rows_of_one_rampart(walls: str, found: tuple[int, int]) -> None:
    """MYIS-8.18: of one group, the highest step reached."""
    assert results("E17", f"w {walls}")[0]["rampart"] == found


def test_caps_and_missing_symbols() -> None:
    """MYIS-8.15, MYIS-8.17: twelve points for seven paths; nothing without one of the symbols."""
    shore = "p (0,1)(0,2)(0,3)(0,4)(0,5)(0,6)(0,7)"
    assert results("E02", shore)[0]["shore_path"] == (12, 7)
    assert results("E02", "p (0,1)(1,1)(1,2)(0,3)(0,4)")[0]["shore_path"] == (4, 2)
    assert results("E12", f"h (3,3); f (4,4)(5,4); {shore}")[0]["weakest"] == (0, 0)


def test_the_first_gain_of_the_end_locks() -> None:
    """MYIS-9.2, MYIS-7.5: what follows it, gains and losses, is ignored."""
    state = ended("E09", given("f (0,1); h (0,2)", 53), NEW)
    assert markers(state) == (55, 10 - 31)


# ------------------------------------------------------------------ ranking


def test_full_ties() -> None:
    """MYIS-9.6, MYIS-9.7: two firsts leave no second; of two seats both are first."""
    alike = given("h (4,5)(5,5)", 20)
    three = GAME.standings(ended("E01", alike, given("h (5,5)(6,5)", 20), given("", 20)))
    assert three.places == (1, 1, 3)
    assert [circles_of(3, place, "", False) for place in three.places] == [2, 2, 0]
    two = GAME.standings(ended("E01", alike, alike))
    assert two.places == (1, 1)
    assert [circles_of(2, place, "", False) for place in two.places] == [2, 2]
    four = GAME.standings(ended("E01", given("", 30), alike, alike, alike))
    assert four.places == (1, 2, 2, 2)
    assert [circles_of(4, place, "", False) for place in four.places] == [2, 1, 1, 1]


def test_a_later_row_decides() -> None:
    """MYIS-9.5: equal in the rows before, whatever lies further south."""
    found = GAME.standings(
        ended("E01", given("h (3,5)(3,6)(4,6)(5,6)", 20), given("h (3,5)(4,5)", 20))
    )
    assert found.places == (2, 1)


@pytest.mark.parametrize(
    ("episode", "net", "medal"),
    [
        ("E01", 8, ""), ("E01", 9, "bronze"), ("E01", 10, "silver"), ("E01", 11, "gold"),
        ("eternal", 18, ""), ("eternal", 19, "bronze"), ("eternal", 20, "bronze"),
        ("eternal", 21, "silver"), ("eternal", 29, "silver"), ("eternal", 30, "gold"),
    ],
)  # fmt: skip
def test_medals(episode: str, net: int, medal: str) -> None:
    """MYIS-11.3, MYIS-11.5: reaching the value is enough; gold is first, silver is second."""
    state = ended(episode, given("", net + 10 + 31))
    assert markers(state) == (net + 10,)
    assert GAME.standings(state).seats[0].rating.lower() == medal
    circles = {"": 0, "bronze": 0, "silver": 1, "gold": 2}
    assert circles_of(1, 1, medal, False) == circles[medal]


def test_the_order_of_seats_changes_nothing() -> None:
    """MYIS-17.12, MYIS-16.4: a decision taken back and given last is the same game."""
    start = do(table("E01", (NEW, NEW), ("D1", "D2")), "next")
    one = do(start, "1 lay h (0,0); f (1,0)", "2 pass")
    other = do(start, "1 pass", "2 pass", "1 undo", "1 lay h (0,0); f (1,0)")
    assert one == other
    assert markers(do(other, "next")) == (11, 9)
