"""Curtains and prompts for several people at one screen (RABB-14.6 to 14.8)."""

from __future__ import annotations

from random import Random

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.hot_seat import (
    ANSWER_MS,
    CARD_MS,
    CURTAIN,
    HAND,
    OVER,
    HotSeat,
    Showing,
)
from tests.games.rabbit_island.desk import Desk
from tests.games.rabbit_island.example_values import explore_position
from tests.games.rabbit_island.positions import new_game, state_at

# ------------------------------------------------------------------ curtains (RABB-14.6, 14.7)


def test_a_game_begins_behind_the_curtain_of_the_first_seat() -> None:
    state = new_game("standard", 4, seed=9)
    hot = HotSeat(GameSession(GAME, state))
    assert hot.showing() == Showing(CURTAIN, state.first)
    assert hot.open_hands() == ()
    hot.lift(state.first)
    assert hot.showing() == Showing(HAND, state.first)
    assert hot.open_hands() == (state.first,)


def test_curtains_of_the_explore_phase_come_in_the_order_of_turns() -> None:
    rng = Random(4)
    session = GameSession(GAME, new_game("short", 3, seed=2))
    hot, order = HotSeat(session), []
    while not session.state.year:
        shown = hot.showing()
        if shown.kind == CURTAIN:
            order.append((shown.seat, session.state.point))
            hot.lift(shown.seat)
        session.play(rng.choice(GAME.legal_commands(session.state)))
    first = session.start.first
    turns = [(first + step) % 3 for step in range(len(order))]
    assert order == [(seat, "place") for seat in turns]
    assert len(order) >= 6


def test_a_hand_stays_open_through_both_tiles_and_the_rabbit() -> None:
    desk = Desk()
    given = explore_position("standard", {}, "lake-2 forest-3 cave-1 cave-2")
    desk.open(GameSession(GAME, state_at(given)))
    assert desk.tell() == "curtain A"
    desk.hot.lift(0)
    assert desk.tell() == "hand A"
    assert desk.play("lake-2 at (1,0)").tell() == "hand A"
    assert desk.play("forest-3 at (2,0)").tell() == "table A"
    assert desk.hot.open_hands() == (0,)
    assert desk.play("rabbit at (1,0)").tell() == "table A"
    assert desk.play("build").tell() == "curtain B"
    assert desk.hot.open_hands() == ()


def test_after_the_movement_card_the_hand_stays_open_to_the_own_first_ask() -> None:
    desk = Desk()
    assert desk.tell() == "curtain A"
    desk.hot.lift(0)
    assert desk.tell() == "hand A"
    assert desk.play("M2").tell() == "table A"
    assert desk.hot.open_hands() == (0,)
    assert desk.play(">S").tell() == "hand A"
    assert desk.play("P").tell() == "prompt BC"
    assert desk.hot.open_hands() == ()


def test_a_hand_can_be_hidden_at_any_time() -> None:
    desk = Desk()
    desk.hot.lift(0)
    desk.hot.cover()
    assert desk.tell() == "curtain A"
    desk.hot.lift(0)
    desk.play("M1")
    desk.hot.cover()
    assert desk.tell() == "prompt ABC"
    assert desk.answer("A").run() == "curtain A"


def test_choices_in_public_need_no_curtain() -> None:
    """D3, D4, D8, D9, D10."""
    desk = Desk().at_prompt().answer()
    assert desk.run() == "BC table A"
    assert desk.session.state.point == "build"
    assert desk.hot.open_hands() == ()
    desk.play("decline")
    assert desk.tell() == "curtain B"


def test_a_fork_of_a_card_is_a_public_choice_of_its_player() -> None:
    desk = Desk({"A": "drought", "B": "advance"})
    desk.at_prompt().answer("B").run()
    desk.hot.lift(1)
    desk.play("advance")
    assert desk.tell() == "pass C*"
    assert desk.run() == "C prompt A"
    assert desk.answer().run() == "A table B"
    assert desk.session.state.point == "fork"
    assert desk.hot.open_hands() == (), "the first decision of another seat covered it"


def test_six_cards_are_discarded_behind_a_curtain() -> None:
    """D11."""
    held = "drought full-harvest poor-harvest free-labor advance advance"
    desk = Desk({"A": held, "B": "go-home"})
    desk.at_prompt().answer().run()
    desk.play("decline")
    assert desk.session.state.point == "discard"
    assert desk.tell() == "curtain A"


def test_without_a_decision_of_another_seat_the_hand_stays_open() -> None:
    desk = Desk({"A": "peace-and-quiet", "B": "drought"})
    desk.hot.lift(0)
    desk.play("M1; peace-and-quiet")
    assert desk.tell() == "table A"
    assert desk.hot.open_hands() == (0,)


def test_the_end_has_no_hands() -> None:
    rng, session = Random(1), GameSession(GAME, new_game("short", 2, seed=3))
    hot = HotSeat(session)
    while commands := GAME.legal_commands(session.state):
        session.play(rng.choice(commands))
    assert hot.showing() == Showing(OVER)
    assert hot.open_hands() == ()


# ------------------------------------------------------------------ the prompt (RABB-14.8)


def test_the_prompt_lists_the_seats_in_the_order_of_their_asks() -> None:
    assert Desk(seats=4).at_prompt().tell() == "prompt BCD"


def test_nobody_lets_each_listed_seat_pass_when_it_is_asked() -> None:
    desk = Desk(seats=4).at_prompt().answer()
    assert desk.tell() == "pass B"
    assert desk.run() == "BCD table A"


def test_a_claim_lets_the_seats_before_it_pass_and_lifts_a_curtain() -> None:
    desk = Desk(seats=4).at_prompt().answer("C")
    assert desk.run() == "B curtain C"
    desk.hot.lift(2)
    assert desk.tell() == "hand C"
    assert desk.play("P").tell() == "prompt D"
    assert desk.hot.open_hands() == ()


def test_a_card_brings_a_new_prompt_for_those_who_may_answer() -> None:
    desk = Desk(seats=4).at_prompt().answer("C")
    desk.run()
    desk.hot.lift(2)
    assert desk.play("poor-harvest").tell() == "prompt DAB"
    assert desk.answer().run() == "DAB prompt ABD"
    assert desk.session.state.turn.effects, "worked off: a new round of asks begins"


def test_the_list_grows_shorter_in_a_round_that_has_begun() -> None:
    desk = Desk(seats=4).at_prompt().answer("B")
    desk.run()
    desk.hot.lift(1)
    desk.play("full-harvest")
    assert desk.tell() == "prompt CDA"
    assert desk.answer("D").run() == "C curtain D"
    desk.hot.lift(3)
    assert desk.play("P").tell() == "prompt A"
    assert desk.answer("A").run() == "curtain A"


def test_a_seat_without_action_cards_passes_and_is_not_listed() -> None:
    desk = Desk({"A": "drought", "C": "poor-harvest"}, seats=4).at_prompt()
    assert desk.tell() == "pass B*"
    assert desk.run() == "B prompt C"
    assert desk.answer().run() == "CD table A"


def test_a_seat_without_action_cards_is_not_bothered_in_its_own_first_ask() -> None:
    desk = Desk({"B": "full-harvest"})
    desk.hot.lift(0)
    desk.play("M1")
    assert desk.run() == "A prompt B"


def test_nobody_with_a_card_means_no_prompt_at_all() -> None:
    desk = Desk({"A": ""})
    desk.hot.lift(0)
    desk.play("M1")
    assert desk.run() == "ABC table A"
    assert desk.hot.open_hands() == ()


@pytest.mark.parametrize("held", ["thwarted", "drought", "advance", "peace-and-quiet"])
def test_the_prompt_does_not_tell_what_hands_hold(held: str) -> None:
    """Thwarted! cannot be played here, and its seat is asked all the same."""
    desk = Desk({"A": "full-harvest", "B": held, "C": "poor-harvest"}).at_prompt()
    assert desk.tell() == "prompt BC"


def test_an_answer_holds_for_one_window_only() -> None:
    """Two Collapse! trigger: each has its window, and then the main one comes."""
    desk = Desk(collapses=(2, 2))
    desk.hot.lift(0)
    desk.play("M1")
    assert desk.tell() == "hand A"
    desk.play("P")
    assert desk.answer().run() == "BC prompt ABC"
    assert desk.session.state.turn.window == "collapse"
    assert desk.answer().run() == "ABC prompt ABC"
    assert desk.session.state.turn.window == "main"


def test_computer_seats_in_between_decide_for_themselves() -> None:
    desk = Desk(humans="ABD", seats=4).at_prompt()
    assert desk.tell() == "prompt BD"
    assert desk.answer().run() == "B computer C"
    assert desk.play("P").tell() == "pass D"


def test_a_card_of_a_computer_seat_ends_the_answer() -> None:
    desk = Desk(humans="ABD", seats=4).at_prompt()
    assert desk.answer("D").run() == "B computer C"
    assert desk.play("poor-harvest").tell() == "prompt DAB"


def test_a_computer_seat_without_cards_answers_as_well() -> None:
    """RABB-14.11: whether it holds a card must make no difference."""
    desk = Desk({"A": "drought"}, humans="AC")
    desk.hot.lift(0)
    assert desk.play("M1; P").tell() == "computer B"
    assert (ANSWER_MS, CARD_MS) == (120, 600)


def test_at_an_open_table_there_are_no_curtains_and_no_prompts() -> None:
    desk = Desk(open_table=True)
    assert desk.hot.open_hands() == (0, 1, 2)
    assert desk.tell() == "hand A"
    assert desk.play("M1; P").tell() == "hand B"
    assert desk.play("P").tell() == "hand C"
