"""MYIS-5 and MYIS-7: rounds, the order of the seats, passing, ending, the marker and its lock."""

from __future__ import annotations

from itertools import permutations

import pytest

from islands_desktop.games.my_island.components import EPISODES, TILES
from islands_desktop.games.my_island.events import (
    CardTurned,
    EndScored,
    GameEnded,
    MarkerLocked,
    TilePassed,
    TilePlaced,
)
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.rules.marker import move_marker
from islands_desktop.games.my_island.state import State
from tests.games.my_island.examples import NEW, Seat
from tests.games.my_island.positions import (
    counter,
    do,
    facing,
    gain,
    given,
    markers,
    read,
    refused,
    setup_of,
    table,
    tile_of,
    waiting,
)


def test_next_turns_the_top_card_for_all() -> None:
    """MYIS-5.1: and a card turned is a barrier for undo."""
    state = table("E01", (NEW, NEW, NEW), ("T3", "D5"))
    transition = GAME.apply(state, read(state, "next"))
    assert [e.tile for e in transition.events if isinstance(e, CardTurned)] == ["T3"]
    assert transition.barrier
    assert tile_of(transition.after) == "T3"
    state = do(transition.after, "1 pass", "2 end", "3 pass", "next")
    assert tile_of(state) == "D5"
    assert waiting(do(state, "3 pass")) == 1  # seat 2 has ended


def test_next_is_a_command_of_the_table() -> None:
    """MYIS-5.1: no seat's own."""
    state = table("E01", (NEW, NEW))
    assert refused(state, "2 next") == "MYIS-5.1"
    for text in ("1 pass", "2 end", "1 place D1 0 0,0"):
        assert refused(state, text) == "MYIS-5.4"


def test_each_seat_decides_exactly_once() -> None:
    """MYIS-5.2: placing, passing or ending, about this tile only."""
    state = do(table("E01", (NEW, NEW), ("D1", "D2")), "next")
    assert refused(state, "place D2 0 0,0") == "MYIS-5.2"
    for first in ("place D1 0 0,0", "pass"):
        after = do(state, f"1 {first}")
        assert refused(after, "1 pass") == refused(after, "1 place D1 0 5,7") == "MYIS-5.4"
        done = do(after, "2 pass")
        for second in ("pass", "end", "place D1 0 5,7"):
            assert refused(done, f"1 {second}") == "MYIS-5.4"
        assert [command.kind for command in GAME.legal_commands(done)] == ["next"]


def test_decisions_of_a_round_are_simultaneous() -> None:
    """MYIS-5.3: whatever the others do, a seat may do the same and gains the same."""
    four = given("f (0,1)(0,2)(0,3)(1,1)")
    state = do(table("E04", (four, four), ("D4",)), "next")
    command = read(state, "2 place D4 0 1,2")
    for other in ("1 place D4 0 1,2", "1 pass", "1 end"):
        after = do(state, other)
        assert GAME.why_not(after, command) is None
        assert gain(after, "2 place D4 0 1,2") == {"farm": 3}


def test_the_first_seat_goes_round() -> None:
    """MYIS-5.4: round n starts with seat ((n - 1) mod seats) + 1; ended seats are skipped."""
    state = table("E01", (NEW,) * 4)
    for number in range(1, 7):
        order: list[int] = []
        state = do(state, "next")
        while (seat := waiting(state)) is not None:
            others = {1, 2, 3, 4} - {seat}
            for one in others:
                has_ended = one == 3 and (number > 3 or 3 in order)
                expected = "MYIS-7.6" if has_ended and number >= 3 else "MYIS-5.4"
                assert refused(state, f"{one} pass") == expected
            order.append(seat)
            state = do(state, "end" if (number, seat) == (3, 3) else "pass")
        whole = [(number - 1 + turn) % 4 + 1 for turn in range(4)]
        assert order == [seat for seat in whole if number <= 3 or seat != 3]


def test_next_waits_for_every_seat() -> None:
    """MYIS-5.5."""
    state = do(table("E01", (NEW, NEW)), "next")
    assert refused(state, "next") == "MYIS-5.5"
    state = do(state, "pass")
    assert refused(state, "next") == "MYIS-5.5"
    assert refused(do(state, "pass"), "next") == ""


def test_closing_a_round_settles_races_before_the_next_card() -> None:
    """MYIS-5.5: the points come with `next`, and before its card."""
    state = do(table("E04", (given("f (0,1)(0,2)(0,3)(1,1)"), NEW), ("D4",)), "next")
    state = do(state, "place D4 0 1,2", "pass")
    assert markers(state) == (13, 9)
    transition = GAME.apply(state, read(state, "next"))
    kinds = [type(event).__name__ for event in transition.events]
    assert kinds == ["RaceWon", "CardTurned"]
    assert markers(transition.after) == (15, 9)


def test_the_last_next_leads_to_the_end() -> None:
    """MYIS-5.6: when all have ended, or after the last card."""
    state = do(table("E01", (NEW, NEW)), "next", "end", "end")
    transition = GAME.apply(state, read(state, "next"))
    assert any(isinstance(event, GameEnded) for event in transition.events)
    assert transition.after.over
    assert transition.after.round == 1
    patient = table("E01", (Seat(has_placed=False, marker=40),))
    for number in range(28):
        patient = do(patient, "next", "pass")
        assert patient.round == number + 1
    over = do(patient, "next")
    assert over.over
    assert refused(over, "next") == "MYIS-5.1"
    assert refused(over, "pass") == "MYIS-5.4"
    assert refused(over, "undo") == "MYIS-16.4"


def test_decision_points() -> None:
    """MYIS-5.7: place, pass and end are the seats' only decisions; all else is one `next`."""
    state = table("E01", (NEW, NEW), ("D1",))
    assert [command.kind for command in GAME.legal_commands(state)] == ["next"]
    state = do(state, "next")
    kinds = {command.kind for command in GAME.legal_commands(state)}
    assert kinds == {"place", "pass", "end"}
    assert {command.seat for command in GAME.legal_commands(state)} == {0}
    assert GAME.legal_commands(do(state, "end", "end", "next")) == ()


def test_a_pass_costs_one_point_at_once() -> None:
    """MYIS-7.1: also where the tile could be placed; the tile never comes back."""
    state = do(table("E01", deck=("D1", "D2")), "next")
    assert any(command.kind == "place" for command in GAME.legal_commands(state))
    transition = GAME.apply(state, read(state, "pass"))
    assert [e.marker for e in transition.events if isinstance(e, TilePassed)] == [9]
    state = do(transition.after, "next")
    assert markers(state) == (9,)
    assert refused(state, "place D1 0 0,0") == "MYIS-5.2"
    assert state.deck.count(0) == 1


@pytest.mark.parametrize("marker", [0, -1, -20])
def test_without_points_nobody_passes(marker: int) -> None:
    """MYIS-7.2 and MYIS-14.14: on 0 and below there is no point to give."""
    state = facing("E01", "h (0,0)", "D1", marker)
    assert refused(state, "pass") == "MYIS-7.2"
    assert refused(state, "end") == refused(state, "place D1 1 0,1") == ""
    kinds = [command.kind for command in GAME.legal_commands(state)]
    assert "pass" not in kinds
    assert kinds[0] == "end"


def test_the_last_point_can_be_passed_away() -> None:
    """MYIS-7.2."""
    state = do(facing("E01", "", "D1", 1), "pass")
    assert markers(state) == (0,)


def test_ending_costs_nothing() -> None:
    """MYIS-7.3 and MYIS-14.4: neither this tile nor any later one is placed."""
    state = do(facing("E01", "h (0,0)", "D1"), "end")
    assert markers(state) == (10,)
    assert state.islands[0].placed == 1
    assert [command.kind for command in GAME.legal_commands(state)] == ["next"]
    assert do(state, "next").over


def test_all_points_of_a_placement_are_one_move() -> None:
    """MYIS-7.4: village and farm with one tile."""
    state = facing("eternal", "h (2,1)(2,2)(2,3)(1,3); f (4,4)(4,5)(5,4)(5,5)", "T1")
    events = GAME.apply(state, read(state, "place T1 0 2,4")).events
    assert [event.gain for event in events if isinstance(event, TilePlaced)] == [6]


def test_the_lock_holds_from_the_first_moment() -> None:
    """MYIS-7.5, MYIS-14.12 and MYIS-14.19: in play too; what is more than 55 is lost."""
    for marker, locked in ((52, True), (53, True), (51, False)):
        state = facing("E04", "f (0,1)(0,2)(0,3)(1,1)", "D4", marker)
        transition = GAME.apply(state, read(state, "place D4 0 1,2"))
        island = transition.after.islands[0]
        assert (island.marker, island.locked) == (min(55, marker + 3), locked)
        assert any(isinstance(e, MarkerLocked) for e in transition.events) == locked


def test_a_locked_marker_ignores_gains_passes_and_losses() -> None:
    """MYIS-7.5: passing stays allowed, counters go on."""
    text = "f (0,1)(0,2)(0,3)(1,1)(0,5)(0,6)(0,7)(1,6)"
    state = do(table("E04", (given(text, 53),), ("D4", "D1", "D2")), "next")
    state = do(state, "place D4 0 1,2", "next", "place D1 3 2,5")
    assert (markers(state), counter(state, "farm")) == ((55,), 2)
    state = do(state, "next", "pass")
    assert markers(state) == (55,)
    over = do(state, "next", "end", "next")
    assert counter(over, "visible_beach") > 10
    assert markers(over) == (55,)


def test_a_race_can_lock_too() -> None:
    """MYIS-7.5: 51 and 3 for the farm, 2 for being first."""
    state = do(table("E04", (given("f (0,1)(0,2)(0,3)(1,1)", 51),), ("D4",)), "next")
    state = do(state, "place D4 0 1,2")
    assert not state.islands[0].locked
    transition = GAME.apply(state, read(state, "next"))
    assert any(isinstance(event, MarkerLocked) for event in transition.events)
    assert transition.after.islands[0][-2:] == (55, True)


def test_every_episode_has_the_lock_and_the_eternal_game_has_none() -> None:
    """MYIS-7.5."""
    assert {spec.lock for name, spec in EPISODES.items() if name != "eternal"} == {55}
    assert move_marker(54, False, 9, EPISODES["eternal"].lock) == (63, False)


def test_a_seat_that_has_ended_does_not_act_again() -> None:
    """MYIS-7.6: not in its round, nor in a later one."""
    state = do(table("E01", (NEW, NEW), ("D1", "D2")), "next", "end")
    for text in ("1 pass", "1 end", "1 place D1 0 0,0"):
        assert refused(state, text) == "MYIS-7.6"
    state = do(state, "pass", "next")
    assert refused(state, "1 place D2 0 0,0") == "MYIS-7.6"
    assert waiting(state) == 2


def test_an_ended_island_takes_part_in_the_end() -> None:
    """MYIS-7.6: it pays for its beach, and it is compared."""
    state = do(table("eternal", (given("h (0,0)(1,0)"), given("h (0,0)"))), "next", "end", "end")
    events = GAME.apply(state, read(state, "next")).events
    scored = [(e.seat, e.rule) for e in events if isinstance(e, EndScored)]
    assert scored == [(0, "largest_house"), (0, "visible_beach"), (1, "visible_beach")]


def test_debt_is_paid_out_of_the_next_gains() -> None:
    """MYIS-7.7: the marker is a signed number."""
    state = do(facing("E04", "f (0,1)(0,2)(0,3)(1,1)", "D4", -2), "place D4 0 1,2")
    assert markers(state) == (1,)
    assert markers(do(facing("E01", "", "D1", 0), "end", "next")) == (-31,)


def test_every_game_starts_at_ten() -> None:
    """MYIS-7.8."""
    for name in EPISODES:
        for island in GAME.new_game(setup_of(name, 3)).islands:
            assert (island.marker, island.locked) == (10, False)
            assert not any((*island.memory, *island.counters, *island.points))


def test_the_tile_of_the_round_of_ending_is_not_placed() -> None:
    """MYIS-14.4: ending is the decision of that round."""
    state = do(table("E01", deck=("D1", "D2")), "next", "place D1 0 0,0", "next", "end")
    assert state.islands[0].placed == 1
    assert refused(state, "place D2 1 0,1") == "MYIS-7.6"


def all_orders(state: State, texts: list[str]) -> list[State]:
    """The states that decisions lead to, given in each order as if it were each seat's turn."""
    found = []
    for order in permutations(texts):
        after = state
        for text in order:
            command = read(after, text)
            after = GAME.successor(after, command)
        found.append(after)
    return found


def test_the_order_of_decisions_makes_no_difference() -> None:
    """MYIS-5.3: all orders of three seats, races settled."""
    four = given("f (0,1)(0,2)(0,3)(1,1)")
    state = do(table("E04", (four, four, NEW), ("D4",)), "next")
    texts = ["1 place D4 0 1,2", "2 place D4 0 1,2", "3 pass"]
    states = all_orders(state, texts)
    assert len(set(states)) == 1
    assert markers(do(states[0], "next")) == (15, 15, 9)
    assert TILES[state.tile].id == "D4"
