"""The window in which Action Cards are played, as a state machine (RABB-5)."""

from __future__ import annotations

import pytest

from islands_desktop.games.rabbit_island.game import GAME
from tests.games.rabbit_island.example_values import May, Refusal, expect
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import do, play, state_at

EVERY_KIND = (
    "advance drought epic-discovery every-bunny-wins extreme-advance free-labor full-harvest "
    "go-home hometown-advantage hungry-workers peace-and-quiet poor-harvest thwarted"
)
REGULAR = (
    "drought epic-discovery every-bunny-wins free-labor full-harvest hometown-advantage "
    "hungry-workers poor-harvest"
)


def test_fields_of_a_window() -> None:
    """RABB-5.1: kind, stack with targets, passes, responder; effects with multiplicity."""
    state = do(
        at((1, 0), holds={"A": "full-harvest full-harvest", "B": "thwarted"}),
        "M1; full-harvest; P; P; full-harvest; B: thwarted -> full-harvest",
    )
    turn = state.turn
    assert (turn.window, turn.passes, turn.responder) == ("main", 0, 2)
    assert [entry.seat for entry in turn.stack] == [0, 1]
    assert turn.stack[1].target == turn.stack[0].card
    assert not any(entry.cancelled for entry in turn.stack)
    assert len(turn.effects) == 1
    play(state, "P; P", expect(effects=["full-harvest"]))


def test_a_window_opens_for_the_active_seat() -> None:
    """RABB-5.2: empty stack, no passes; after Peace & Quiet no more window opens in this turn."""
    play(at((1, 0)), "M1", expect(window=("main", "OPEN"), passes=0, responder=0, stack=[]))
    given = at((1, 0), collapses=(2, 2), holds={"A": "peace-and-quiet"}, stacks="(2,0)=[B,B,B]")
    play(given, "M1; peace-and-quiet", expect(point="D10", stacks={(2, 0): [1]}, silenced=True))


def test_open_and_response() -> None:
    """RABB-5.3: RESPONSE while the stack is not empty."""
    play(
        at((1, 0), holds={"A": "drought"}),
        "M1",
        expect(window=("main", "OPEN")),
        "drought",
        expect(window=("main", "RESPONSE")),
        "P; P",
        expect(window=("main", "OPEN")),
    )


def test_only_the_responder_acts() -> None:
    """RABB-5.4: it passes or plays one card, again and again; seats without cards are asked."""
    play(
        at((1, 0), holds={"A": "drought advance", "C": "go-home"}),
        "M1",
        Refusal("B: P", "RABB-5.4"),
        Refusal("C: go-home", "RABB-5.4"),
        Refusal("A: go-home", "RABB-5.4"),
        "drought",
        May("B: P"),
        "P; P; A: advance",
        expect(stack=["advance-1"], responder=1),
    )


def test_what_may_be_played_in_an_open_main_window() -> None:
    """RABB-5.5: everything but Thwarted!."""
    steps = "P; " + EVERY_KIND.replace(" thwarted", "").replace(" ", "; ")
    play(at((1, 0), holds={"A": EVERY_KIND}), "M1", May(steps), Refusal("thwarted", "RABB-6.4"))


def test_what_may_be_played_before_a_strike() -> None:
    """RABB-5.5: interrupts only, in a window of kind collapse."""
    refusals = [Refusal(kind, "RABB-5.5") for kind in REGULAR.split()]
    play(
        at((1, 0), collapses=(2,), holds={"A": EVERY_KIND}),
        "M1",
        expect(window=("collapse", "OPEN")),
        May("P; advance; extreme-advance; go-home; peace-and-quiet"),
        Refusal("thwarted", "RABB-6.4"),
        *refusals,
        "advance",
        expect(window=("collapse", "RESPONSE")),
    )


@pytest.mark.parametrize("collapses", [(), (2,)])
def test_what_may_answer(collapses: tuple[int, ...]) -> None:
    """RABB-5.5: interrupts in RESPONSE, in both kinds of windows; Thwarted! at any entry."""
    play(
        at((1, 0), collapses=collapses, holds={"A": "advance", "B": EVERY_KIND, "C": "thwarted"}),
        "M1; advance",
        May("P; advance; extreme-advance; go-home; peace-and-quiet; thwarted -> advance"),
        *(Refusal(kind, "RABB-5.5") for kind in REGULAR.split()),
        "B: go-home",
        May("P; thwarted -> advance; thwarted -> go-home"),
    )


def test_transitions() -> None:
    """RABB-5.6: passes and cards, letter by letter, with three seats; RABB-12.8: a new round."""
    play(
        at((1, 0), holds={"A": "drought", "B": "advance", "C": "full-harvest peace-and-quiet"}),
        "M1; P",
        expect(window=("main", "OPEN"), passes=1, responder=1),  # a
        "P",
        expect(window=("main", "OPEN"), passes=2, responder=2),  # a
        "full-harvest",
        expect(window=("main", "RESPONSE"), passes=0, responder=0),  # c
        "P",
        expect(window=("main", "RESPONSE"), passes=1, responder=1),  # d
        "P",
        expect(window=("main", "OPEN"), passes=0, responder=0, effects=["full-harvest"]),  # e
        "drought; B: advance",
        expect(window=("main", "RESPONSE"), passes=0, responder=2),  # c
        "peace-and-quiet",
        expect(window=None, silenced=True, effects=[], rabbit=(2, 0), point="D3"),  # f
    )
    play(at((1, 0)), "M1; P; P; P", expect(window=None, point="D3"))  # b


def test_transitions_of_two_and_four_seats() -> None:
    """RABB-5.6: with two seats one pass answers, with four three do."""
    play(
        at((1, 0), seats=2, holds={"A": "drought"}),
        "M1; drought; P",
        expect(responder=0, passes=0, effects=["drought"]),
    )
    play(
        at((1, 0), seats=4, holds={"A": "drought"}),
        "M1; drought; P; P",
        expect(responder=3, passes=2, effects=[]),
        "P",
        expect(responder=0, passes=0, effects=["drought"]),
    )


def test_working_off() -> None:
    """RABB-5.7 and RABB-12.9: last in, first out, nobody asked in between; forks wait."""
    play(
        at((3, 1), moves=(2, 1), holds={"B": "go-home", "C": "advance", "A": "extreme-advance"}),
        "M2; P; B: go-home; C: advance; A: extreme-advance; P; P",
        # Extreme Advance from the Hill first: a fork, then Advance, then Go Home!
        expect(
            point="D6",
            decider=0,
            rabbit=(0, 0),
            stack=["go-home-1", "advance-1", "extreme-advance-1"],
        ),
        Refusal("C: >E", "RABB-13.1"),
        ">E",
        expect(point="D6", decider=2, rabbit=(2, 0)),
        ">S",
        expect(point="D7", rabbit=(0, 0), responder=0, passes=0),
        expect(action_discards=["advance", "extreme-advance", "go-home"]),
    )


def test_a_later_move_follows_an_earlier_one() -> None:
    """RABB-12.9: to move on after Go Home!, the card is played when that was worked off."""
    play(
        at((1, 0), holds={"B": "go-home", "C": "advance"}),
        "M1; P; B: go-home; P; P; P; P; C: advance; P; P; >W",
        expect(rabbit=(-1, 0)),
    )


def test_effects_last() -> None:
    """RABB-5.8: from working off until the end of the turn, looked up where the rabbit stands."""
    play(
        at((1, 0), holds={"A": "full-harvest advance"}, stacks="(2,0)=[A] (2,1)=[A]"),
        "M1; full-harvest",
        expect(effects=[]),
        "P; P; advance; P; P; >S; P; P; P",
        expect(carrots=[140, 100, 100], rabbit=(2, 1)),  # (10 + 10) x 2
    )


def test_after_a_window() -> None:
    """RABB-5.9: the strike after a window of kind collapse, M5 after the main window."""
    play(
        at((1, 0), collapses=(2,), stacks="(2,0)=[A]"),
        "M1; P; P; P",
        expect(stacks={}, window=("main", "OPEN")),
        "P; P; P",
        expect(point="D3"),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_number_of_asks(seats: int) -> None:
    """RABB-5.10: n without cards; a card adds n - 1 and a new round of up to n."""
    state, asks = do(at((1, 0), seats=seats), "M1"), 0
    while state.point == "ask":
        state, asks = do(state, "P"), asks + 1
    assert asks == seats
    state, asks = do(at((1, 0), seats=seats, holds={"A": "drought"}), "M1; drought"), 1
    while state.point == "ask":
        state, asks = do(state, "P"), asks + 1
    assert asks == 1 + (seats - 1) + seats


def test_nobody_else_is_asked() -> None:
    """RABB-5.4: every other seat has no command at all."""
    state = do(state_at(at((1, 0), holds={"B": "advance", "C": "advance"})), "M1")
    assert {command.seat for command in GAME.legal_commands(state)} == {0}
