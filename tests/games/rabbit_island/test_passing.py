"""Automatic passes, one human seat, and taking back (RABB-14.9 to 14.11)."""

from __future__ import annotations

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.passing import ALWAYS, SOMETHING, UNTIL_TURN
from tests.games.rabbit_island.desk import Desk
from tests.games.rabbit_island.example_values import explore_position
from tests.games.rabbit_island.positions import state_at

# ------------------------------------------------------------------ passing (RABB-14.9)


def something(desk: Desk, *names: str) -> Desk:
    for name in names:
        desk.hot.set_passing("ABCD".index(name), SOMETHING)
    return desk


def test_a_seat_is_asked_always_unless_it_says_otherwise() -> None:
    desk = Desk()
    assert [desk.hot.passing(seat) for seat in range(3)] == [ALWAYS] * 3


def test_rv_69_nothing_happens_for_c() -> None:
    desk = something(Desk(), "C").at_prompt()
    assert desk.tell() == "prompt B"
    assert desk.answer().run() == "BC table A"
    assert desk.hot.automatic == set()


def test_14_9_a_a_card_of_another_seat_is_something() -> None:
    desk = something(Desk(), "C").at_prompt()
    assert desk.answer("B").run() == "curtain B"
    desk.hot.lift(1)
    assert desk.play("full-harvest").tell() == "prompt CA"


@pytest.mark.parametrize("name", ["B", "C"])
def test_14_9_b_a_window_before_a_collapse_is_something(name: str) -> None:
    desk = something(Desk(collapses=(2,)), name).at_prompt()
    assert desk.session.state.turn.window == "collapse"
    assert desk.tell() == "prompt BC"
    others = {"B": "C", "C": "B"}
    assert desk.answer().run() == "BC prompt A" + others[name]


def test_14_9_c_the_own_turn_is_something() -> None:
    desk = something(Desk(), "A", "B", "C")
    desk.hot.lift(0)
    assert desk.play("M1").tell() == "hand A"
    assert desk.play("P").run() == "BC table A"


def test_14_9_d_the_own_tile_is_something() -> None:
    desk = something(Desk(stacks="(2,0)=[B,C]"), "B", "C").at_prompt()
    assert desk.run() == "B prompt C"


def test_14_9_e_a_card_earlier_in_the_turn_is_something_for_the_others() -> None:
    """B's card has been worked off; in the new round C is asked, and B itself is not."""
    desk = something(Desk(), "B", "C").play("M1")
    desk.play("P; full-harvest; P; P")
    assert desk.session.state.turn.stack == ()
    assert desk.tell() == "prompt AC"
    assert desk.answer().run() == "ABC table A"


def test_14_9_e_a_card_of_the_turn_before_is_nothing() -> None:
    desk = something(Desk(), "A").play("M1; P; full-harvest; P; P; P; P; P; decline")
    assert desk.session.state.active == 1
    desk.hot.lift(1)
    desk.play("M1; >W; P")
    assert desk.session.state.turn.responder == 2
    desk.play("P")
    assert desk.tell() == "pass A*"


def test_pass_until_the_next_turn_passes_everything() -> None:
    desk = Desk(stacks="(2,0)=[A,C]", collapses=(2,))
    desk.hot.set_passing(2, UNTIL_TURN)
    desk.at_prompt()
    assert desk.tell() == "prompt B"
    assert desk.answer().run() == "BC prompt AB"
    desk.play("P; full-harvest")
    assert desk.tell() == "pass C*"


@pytest.mark.parametrize("before", [ALWAYS, SOMETHING])
def test_pass_until_the_next_turn_falls_back_to_the_setting_before(before: str) -> None:
    desk = Desk({"A": "drought"})
    desk.hot.set_passing(1, before)
    desk.hot.set_passing(1, UNTIL_TURN)
    desk.hot.set_passing(1, UNTIL_TURN)
    desk.play("M1; P; P; P; decline")
    assert desk.session.state.point == "movement"
    assert desk.hot.passing(1) == before


def test_pass_until_the_next_turn_said_at_the_own_movement_card_lasts_a_round() -> None:
    desk = Desk({"A": "drought", "B": "advance"}, seats=2)
    desk.hot.set_passing(0, UNTIL_TURN)
    desk.hot.lift(0)
    desk.play("M1")
    assert desk.tell() == "pass A*"
    desk.play("P; P; decline")
    assert desk.hot.passing(0) == UNTIL_TURN
    desk.hot.lift(1)
    desk.play("M1; >W")
    assert desk.tell() == "hand B"
    desk.play("P; P; decline")
    assert desk.session.state.point == "movement"
    assert desk.hot.passing(0) == ALWAYS


def test_ending_automatic_passing_is_felt_in_the_next_ask() -> None:
    desk = Desk()
    desk.hot.set_passing(1, UNTIL_TURN)
    desk.hot.set_passing(2, SOMETHING)
    desk.at_prompt()
    assert desk.tell() == "pass B*"
    assert desk.hot.end_passing()
    assert desk.tell() == "prompt BC"
    assert not desk.hot.end_passing()


def test_ending_forgets_no_seat_that_the_computer_plays_just_now() -> None:
    desk = Desk()
    desk.hot.set_humans((0, 1))
    desk.hot.set_passing(0, SOMETHING)
    assert desk.hot.end_passing()
    assert [desk.hot.passing(seat) for seat in (0, 1, 2)] == [ALWAYS] * 3


def test_a_setting_changed_while_the_prompt_is_up_changes_the_prompt() -> None:
    desk = Desk().at_prompt()
    assert desk.tell() == "prompt BC"
    desk.hot.set_passing(2, SOMETHING)
    assert desk.tell() == "prompt B"
    desk.hot.set_passing(1, UNTIL_TURN)
    assert desk.run() == "BC table A"


def test_who_claims_is_asked_whatever_its_setting() -> None:
    desk = Desk().at_prompt().answer("C")
    desk.hot.set_passing(2, UNTIL_TURN)
    assert desk.run() == "B curtain C"


def test_automatic_passes_are_ordinary_commands() -> None:
    desk = something(Desk(), "B", "C").at_prompt()
    desk.run()
    entries = [entry.command for entry in desk.session.log]
    assert [(one.kind, one.seat) for one in entries[-2:]] == [
        ("pass_action", 1),
        ("pass_action", 2),
    ]
    log = [(entry.command, entry.digest) for entry in desk.session.log]
    again = GameSession.replay(GAME, desk.session.start, log)
    assert again.state == desk.session.state


# ------------------------------------------------------------------ one human seat (RABB-14.10)


def test_one_person_needs_no_curtain_and_no_prompt() -> None:
    desk = Desk(humans="B")
    assert desk.tell() == "computer A"
    assert desk.hot.open_hands() == (1,)
    assert desk.play("M1; P").tell() == "hand B"


def test_one_person_is_spared_asks_without_a_playable_card() -> None:
    desk = Desk({"A": "full-harvest", "B": "thwarted"}, humans="B").play("M1; P")
    assert desk.tell() == "pass B*"
    desk.hot.skips_unplayable = False
    assert desk.tell() == "hand B"
    desk.hot.skips_unplayable = True
    other = Desk({"A": "full-harvest", "B": "thwarted"}, humans="B").play("M1; full-harvest")
    assert other.tell() == "hand B"


def test_with_several_people_skipping_would_betray_hands() -> None:
    desk = Desk({"A": "full-harvest", "B": "thwarted", "C": "drought"}).at_prompt()
    assert desk.hot.skips_unplayable
    assert desk.tell() == "prompt BC"


def test_only_computer_seats_are_never_waited_for() -> None:
    desk = Desk(humans="")
    assert desk.tell() == "computer A"
    assert desk.hot.open_hands() == ()


# ------------------------------------------------------------------ taking back


def test_a_tile_taken_back_leaves_the_hand_open() -> None:
    desk = Desk()
    given = explore_position("standard", {}, "lake-2 forest-3 cave-1 cave-2")
    desk.open(GameSession(GAME, state_at(given)))
    desk.hot.lift(0)
    desk.play("lake-2 at (1,0)")
    desk.session.undo()
    assert desk.tell() == "hand A"


def test_a_pass_taken_back_in_practice_is_not_given_again_at_once() -> None:
    desk = something(Desk({"A": "drought", "C": "advance"}, practice=True), "C").at_prompt()
    assert desk.run() == "BC table A"
    desk.session.undo()
    assert desk.tell() == "prompt C", "C is asked, and nobody else is"
    desk.session.undo()
    assert desk.tell() == "prompt B"
    assert desk.answer().run() == "BC table A"


def test_a_change_of_seat_by_taking_back_covers_the_hand() -> None:
    desk = Desk(practice=True)
    desk.hot.lift(0)
    desk.play("M1; P")
    desk.session.undo()
    assert desk.tell() == "prompt ABC"
    assert desk.hot.open_hands() == ()
