"""Collapse!: drawn, counted down, and the strike (RABB-7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from islands_desktop.games.rabbit_island.game import GAME
from tests.games.rabbit_island.example_values import May, Refusal, expect, explore_position
from tests.games.rabbit_island.island_r import ISLAND_R, MOVED_ON, at
from tests.games.rabbit_island.positions import facts_of, play, state_at
from tests.games.rabbit_island.reference_pieces import CARD_TYPE, HILL

TAKE = "M1; >E; P; P; P; take"
FALLEN = tuple(card for card in CARD_TYPE if CARD_TYPE[card] == "collapse")
OTHERS = tuple(card for card in CARD_TYPE if CARD_TYPE[card] != "collapse")


def test_drawn() -> None:
    """RABB-7.1: face up on 3 instead of into the hand; it counts as the card drawn."""
    play(
        at((2, 0), deck="collapse drought"),
        TAKE,
        expect(**MOVED_ON, collapses=[[3], [], []], held=[[], [], []], action_deck=26),
    )


@pytest.mark.parametrize("year", [18, 19, 20])
def test_drawn_too_late(year: int) -> None:
    """RABB-7.2 and RABB-12.15: in the last two years another card is drawn, again and again."""
    given = at((2, 0), year=year, deck="collapse collapse drought")
    if year == 18:
        play(given, TAKE, expect(collapses=[[3], [], []], held=[[], [], []], action_discards=[]))
    else:
        play(
            given,
            TAKE,
            expect(
                collapses=[[], [], []],
                held=[["drought"], [], []],
                action_discards=["collapse", "collapse"],
            ),
        )


@pytest.mark.parametrize(("year", "counters"), [(8, [3]), (9, []), (10, [])])
def test_drawn_too_late_in_the_short_game(year: int, counters: list[int]) -> None:
    """RABB-7.2: years 9 and 10 are the last two of the short game."""
    given = replace(
        at((2, 0), year=year, deck="collapse drought"),
        mode="short",
        tiles={HILL: "hill-short", (1, 0): "cave-2", (2, 0): "forest-3", (3, 0): "patch-3"}
        | {(3, 1): "hole-1", (2, 1): "hole-2"},
    )
    state = play(given, TAKE)
    assert facts_of(state)["collapses"][0] == counters


def test_nothing_but_collapse_is_left() -> None:
    """RABB-7.2: then no card is drawn, and those stay where they are."""
    given = replace(
        at((2, 0), year=19),
        action_deck=FALLEN[:1],
        action_discards=FALLEN[1:],
        action_hands=((), OTHERS, ()),
    )
    play(given, TAKE, expect(**{**MOVED_ON, "collapses": [[], [], []]}, carrots=[150, 100, 100]))
    # the card that is left lies behind all three, and they are shuffled in between
    given = replace(
        given,
        action_deck=FALLEN,
        action_discards=OTHERS[:1],
        action_hands=((), OTHERS[1:], ()),
    )
    state = play(given, TAKE)
    assert facts_of(state)["action_hands"][0] == [OTHERS[0]]
    assert facts_of(state)["action_discards"] == ["collapse"] * len(state.decks.card_discards)


def test_countdown() -> None:
    """RABB-7.3: waiting, 3, 2, 1 in each M3 of its player; drawn in year y it triggers in y + 2."""
    state = state_at(at(HILL, year=1, collapses=(None,)))
    counters = []
    while state.year < 4:
        if state.point == "movement" and state.active == 0:
            counters.append((state.year, facts_of(state)["collapses"][0]))
        if state.turn.window == "collapse":
            counters.append((state.year, ["strike"]))
        commands = GAME.legal_commands(state)
        quiet = [c for c in commands if c.kind not in ("take_event", "build", "play_action")]
        quiet = [c for c in quiet if c.reward != "card"]
        state = GAME.successor(state, quiet[0])
    waiting, three, two = counters[0], counters[1], counters[2]
    assert (waiting, three, two) == ((1, [None]), (2, [3]), (3, [2]))
    assert counters[3] == (3, ["strike"])


def test_several_trigger_in_the_order_drawn() -> None:
    """RABB-7.4 and RABB-12.23: one after the other, each with a window and a strike."""
    given = at((1, 0), collapses=(2, 2, 3), stacks="(2,0)=[A,B,C]")
    state = play(
        given,
        "M1",
        expect(collapses=[[1, 1, 2], [], []], window=("collapse", "OPEN")),
        "P; P; P",
        expect(stacks={(2, 0): [1, 2]}, window=("collapse", "OPEN"), responder=0, passes=0),
    )
    assert [one.card for one in state.seats[0].collapses] == [6, 7]
    play(state, "P; P; P", expect(stacks={(2, 0): [2]}, window=("main", "OPEN")))


def test_strike() -> None:
    """RABB-7.5 and RABB-12.18: the bottom token goes back, the others sink one level."""
    play(
        at((1, 0), collapses=(2,), stacks="(2,0)=[C,B,A]"),
        expect(points=[3, 2, 1], supplies=[24, 24, 24]),
        "M1; P; P; P",
        expect(
            stacks={(2, 0): [1, 0]},
            points=[2, 1, 0],
            supplies=[24, 24, 25],
            action_discards=["collapse"],
        ),
        "P; P; P",
        # a Village now: harvest 20, and the Town can be built
        expect(carrots=[120, 100, 100], point="D9"),
    )


@pytest.mark.parametrize("rabbit", [(4, 1), (1, 0), (3, 0), (3, 1)])
def test_strike_where_nothing_stands(rabbit: tuple[int, int]) -> None:
    """RABB-7.5: on an empty Territory Tile or an Event Tile nothing happens."""
    given = at(rabbit, moves=(1, 2), collapses=(2,), stacks="(-1,0)=[A]")
    state = play(given, "M1")
    play(
        state,
        "P; P; P",
        expect(stacks={(-1, 0): [0]}, action_discards=["collapse"], window=("main", "OPEN")),
    )


def test_the_last_token_of_a_tile() -> None:
    """RABB-7.5: the tile is nobody's then."""
    play(
        at((1, 0), collapses=(2,), stacks="(2,0)=[B]"),
        "M1; P; P; P; P; P; P",
        expect(point="D3", stacks={}, supplies=[25, 25, 25]),
        May("build; decline"),
    )


def test_nothing_cancels_it() -> None:
    """RABB-7.6: no Thwarted!, no Peace & Quiet; but the rabbit can be moved."""
    given = at(
        (1, 0),
        collapses=(2,),
        holds={"A": "thwarted go-home", "B": "peace-and-quiet"},
        stacks="(2,0)=[A,A]",
    )
    play(
        given,
        "M1",
        Refusal("thwarted -> collapse", "RABB-6.4"),
        "P; B: peace-and-quiet",
        expect(stacks={(2, 0): [0]}, point="D9"),
    )
    play(
        given,
        "M1; go-home; P; P; P; P; P",
        expect(stacks={(2, 0): [0, 0]}, action_discards=["collapse", "go-home"]),
    )
    # in the countdown neither
    play(
        at((1, 0), collapses=(3,), holds={"A": "peace-and-quiet"}),
        "M1; peace-and-quiet; decline",
        expect(collapses=[[2], [], []]),
    )


def test_drawn_in_the_explore_phase() -> None:
    """RABB-7.7: it waits without a counter; the first M3 of its player puts it on 3."""
    given = explore_position("standard", {}, "patch-2 lake-2 cave-1", deck="collapse drought")
    play(
        given,
        "patch-2 at (1,0); lake-2 at (2,0); rabbit at (1,0); take",
        expect(collapses=[[None], []], held=[[], []], action_deck=26),
    )
    play(at(HILL, year=1, collapses=(None,)), "M1; >E", expect(collapses=[[3], [], []]))


def test_trigger_before_ordinary_cards() -> None:
    """RABB-12.17: the window and strike of a Collapse! come first, then the main window."""
    play(
        at((1, 0), collapses=(2,), holds={"A": "drought"}, stacks="(2,0)=[A]"),
        "M1",
        Refusal("drought", "RABB-5.5"),
        "P; P; P",
        expect(stacks={}, window=("main", "OPEN")),
        "drought; P; P",
        expect(effects=["drought"]),
    )


def test_island_r_is_whole() -> None:
    state = state_at(at(HILL))
    assert facts_of(state)["tiles"] == ISLAND_R
    assert GAME.problems(state) == []
