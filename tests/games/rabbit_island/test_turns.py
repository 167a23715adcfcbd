"""The turn in the Build phase: movement, years, cards drawn and discarded (RABB-4, RABB-9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from islands_desktop.games.rabbit_island.components import SPACES
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import MOVEMENT, OVER, State
from tests.games.rabbit_island.example_values import May, Refusal, expect
from tests.games.rabbit_island.island_r import MOVED_ON, at
from tests.games.rabbit_island.positions import do, exploring, facts_of, new_game, play, state_at
from tests.games.rabbit_island.reference_pieces import CARD_TYPE, HILL

FULL_HAND = "advance advance advance drought thwarted"


def finish_turn(state: State) -> State:
    """All decline and pass until the next Movement Card is to be played."""
    avoided = ("build", "take_event", "play_action", "share")
    while True:
        commands = GAME.legal_commands(state)
        if not commands:
            return state
        quiet = [command for command in commands if command.kind not in avoided]
        state = GAME.successor(state, (quiet or commands)[0])
        if state.point == MOVEMENT:
            return state


def test_the_build_phase_begins() -> None:
    """RABB-4.1: year 1, two Movement Cards each, from the first seat on; rabbits stay."""
    given = exploring("standard", {(1, 0): "lake-2"}, "", "", "")
    given = replace(given, first=1, rabbits=((1, 0), HILL, (1, 0)))
    state = play(given, expect(year=1, active=1, point="D5", rabbits=[(1, 0), HILL, (1, 0)]))
    deck = list(given.movement_deck)
    hands = facts_of(state)["movement_hands"]
    assert hands == [sorted(deck[4:6]), sorted(deck[0:2]), sorted(deck[2:4])]


def test_years_and_their_end() -> None:
    """RABB-4.2 and RABB-12.3: each seat a turn, from the first one; over after the full year 20."""
    state = state_at(replace(at((1, 0), year=19), first=2, active=2))
    seen = []
    while GAME.actor(state) is not None:
        seen.append((state.year, state.active))
        state = finish_turn(state)
    assert seen == [(19, 2), (19, 0), (19, 1), (20, 2), (20, 0), (20, 1)]
    assert state.point == OVER and GAME.outcome(state) is not None
    for step in ("M1", "P", "build", "take"):
        play(state, Refusal(f"A: {step}", "RABB-4.2"))


def test_the_steps_of_a_turn() -> None:
    """RABB-4.3: card, move, countdown, collapse window, main window, tile, draw, discard."""
    given = at((2, 0), moves=(1, 5), collapses=(2,), holds={"A": FULL_HAND}, deck="full-harvest")
    play(
        given,
        expect(point="D5"),
        "M1",
        expect(point="D6", collapses=[[2], [], []]),
        ">E",
        expect(point="D7", window=("collapse", "OPEN"), collapses=[[1], [], []]),
        "P; P; P",
        expect(point="D7", window=("main", "OPEN"), collapses=[[], [], []]),
        "P; P; P",
        expect(point="D4", window=None, movement_deck=48),
        "take",
        expect(point="D11", movement_deck=47, active=0),
        "discard drought",
        expect(**MOVED_ON),
    )


def test_a_movement_card_of_two() -> None:
    """RABB-4.4: one of the own two, at once to the discards."""
    given = at((1, 0), moves=(1, 3))
    state = play(given, May("M1; M3"), Refusal("M6", "RABB-4.4"), "M1")
    facts = facts_of(state)
    assert [SPACES[card] for card in state.decks.move_discards] == [1]
    assert len(facts["movement_hands"][0]) == 1


def test_both_cards_of_one_value_are_asked_for() -> None:
    """RABB-4.4: also when both have the same value, one is chosen."""
    assert len(GAME.legal_commands(state_at(at((1, 0), moves=(3, 3))))) == 2


@pytest.mark.parametrize(("value", "cell"), [(1, (3, 1)), (2, (4, 1)), (3, (0, 0))])
def test_exactly_as_many_spaces(value: int, cell: tuple[int, int]) -> None:
    """RABB-4.5: as the card says, one exit a space."""
    play(at((3, 0), moves=(value, 6)), f"M{value}", expect(rabbit=cell, point="D7"))


def test_exits() -> None:
    """RABB-4.6: arrows of a tile, the way home of a Rabbit Hole, the Hill's finished arrows."""
    state = state_at(at(HILL))
    ways = {state.land.cell(p): dict(way) for p, way in enumerate(state.land.exits)}
    assert set(ways[2, 0]) == {"E", "S"} and set(ways[3, 0]) == {"S"}
    assert ways[4, 1] == {"home": 0} and set(ways[0, 0]) == {"E", "W"}
    assert all(ways.values())
    play(at((2, 0)), "M1", Refusal(">N", "RABB-4.6"), Refusal(">W", "RABB-4.6"))


def test_only_forks_are_asked_for() -> None:
    """RABB-4.7: the active seat chooses at a fork; a single exit is taken by itself."""
    play(
        at(HILL, moves=(3, 1)),
        "M3",
        expect(point="D6", decider=0, rabbit=HILL),
        Refusal("B: >E", "RABB-13.1"),
        ">E",
        expect(point="D6", decider=0, rabbit=(2, 0)),
        ">S",
        expect(point="D7", rabbit=(2, 1)),
    )


def test_through_a_rabbit_hole() -> None:
    """RABB-4.8: home costs a space; ending in the Hole it is for the next move."""
    play(at((3, 1), moves=(2, 1)), "M2", expect(rabbit=HILL, point="D7"))
    play(
        at((3, 1), moves=(3, 1)),
        "M3",
        expect(rabbit=HILL, point="D6"),
        ">W",
        expect(rabbit=(-1, 0)),
    )
    play(at((3, 1)), "M1; P; P; P", expect(rabbit=(4, 1), point="D8"))
    play(at((4, 1)), "M1", expect(rabbit=HILL, point="D7"))


def test_tiles_on_the_way() -> None:
    """RABB-4.9: they do nothing, and rabbits share tiles."""
    given = replace(at((2, 0), moves=(2, 1), stacks="(3,0)=[]"), rabbits=((2, 0), (3, 1), (3, 1)))
    play(
        given,
        "M2; >E",
        expect(rabbits=[(3, 1)] * 3, carrots=[100] * 3, stacks={}),
    )


def test_the_turn_is_cleaned_up() -> None:
    """RABB-4.10: effects and silence end, the next seat is active."""
    given = at((1, 0), holds={"A": "full-harvest peace-and-quiet"})
    play(
        given,
        "M1; full-harvest; P; P; P; P; P",
        expect(effects=["full-harvest"], point="D3"),
        "decline",
        expect(**MOVED_ON, effects=[], silenced=False, window=None),
    )
    play(
        given,
        "M1; peace-and-quiet",
        expect(silenced=True),
        "decline",
        expect(**MOVED_ON, silenced=False),
        "M1; >E",
        expect(window=("main", "OPEN")),
    )


# ------------------------------------------------------------------ RABB-9


def test_a_movement_card_is_drawn() -> None:
    """RABB-9.1: one at the end of a turn; between turns each seat has two."""
    given = at((1, 0))
    state = play(given, "M1; P; P; P; decline", expect(**MOVED_ON, movement_deck=47))
    assert given.movement_deck[0] in facts_of(state)["movement_hands"][0]
    assert [len(own.moves) for own in state.seats] == [2, 2, 2]


def test_discards_become_the_deck() -> None:
    """RABB-9.2: shuffled, for the Movement Cards and for the Action Cards."""
    bare = at((2, 0))
    given = replace(
        bare,
        movement_deck=(),
        movement_discards=bare.movement_deck,
        action_deck=(),
        action_discards=tuple(card for card in CARD_TYPE if CARD_TYPE[card] != "collapse"),
        collapses=(tuple((f"collapse-{n}", 3) for n in (1, 2, 3)), (), ()),
    )
    state = play(
        given,
        "M1; >E; P; P; P; take",
        expect(**MOVED_ON, action_deck=23, action_discards=[], movement_deck=48),
    )
    assert len(state.seats[0].cards) == 1
    assert list(state.decks.cards) != sorted(state.decks.cards)


def test_no_cards_left() -> None:
    """RABB-9.3: nothing is drawn, the rest of the effect stands."""
    held = tuple(card for card in CARD_TYPE if CARD_TYPE[card] != "collapse")
    fallen = tuple((card, 3) for card in CARD_TYPE if CARD_TYPE[card] == "collapse")
    given = replace(
        at((2, 0)), action_deck=(), action_hands=((), held, ()), collapses=((), fallen, ())
    )
    play(given, "M1; >E; P; P; P; take", expect(**MOVED_ON, carrots=[150, 100, 100]))
    play(
        replace(given, rabbits=((3, 1), HILL, HILL)),
        "M1; P; P; P; card",
        expect(**MOVED_ON, carrots=[100, 100, 100], action_deck=0),
    )


def test_five_action_cards_are_kept() -> None:
    """RABB-9.4: discarded one by one at the end of the turn; a Collapse! does not count."""
    given = at((2, 0), holds={"A": FULL_HAND}, deck="collapse")
    play(given, "M1; >E; P; P; P; take", expect(**MOVED_ON, collapses=[[3], [], []]))
    given = at((2, 0), holds={"A": f"{FULL_HAND} go-home"}, deck="poor-harvest")
    play(
        given,
        "M1; >E; P; P; P; take",
        expect(point="D11", decider=0),
        Refusal("discard free-labor", "RABB-9.4"),
        Refusal("B: discard drought", "RABB-13.1"),
        "discard drought",
        expect(point="D11", decider=0),
        "discard poor-harvest",
        expect(**MOVED_ON, action_discards=["drought", "poor-harvest"]),
    )


def test_discards_lie_open() -> None:
    """RABB-9.5: everybody sees the discards of tiles and of both kinds of cards."""
    state = do(at((1, 0), holds={"A": "drought"}), "M1; drought; P; P; P; P; P; decline")
    for seat in range(3):
        view = GAME.view(state, seat)
        for name in ("tile_discards", "move_discards", "card_discards"):
            assert getattr(view.decks, name) == getattr(state.decks, name) != b""


def test_no_token_left() -> None:
    """RABB-9.6: what is not in the supply cannot be built."""
    stacks = " ".join(
        f"({x},{y})=[A,A,A]"
        for x, y in ((2, 0), (2, 1), (1, 1), (3, 1), (-1, 0), (-1, 1), (-2, 0), (-2, -1))
    )
    given = at((4, 1), moves=(2, 1), stacks=f"{stacks} (-1,-1)=[A]")
    assert given.supplies[0] == 0
    play(given, "M2; >E; P; P; P", expect(**MOVED_ON, supplies=[0, 25, 25]))
    given = at((4, 1), moves=(2, 1), stacks=stacks)
    play(given, "M2; >E; P; P; P", expect(point="D3"), "build", expect(supplies=[0, 25, 25]))


def test_a_movement_card_is_not_drawn_while_exploring() -> None:
    state = new_game("short", 2, seed=8)
    assert all(not own.moves for own in state.seats)
