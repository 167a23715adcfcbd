"""Resolving the tile: building, harvests, sharing, events (RABB-8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from islands_desktop.games.rabbit_island.rules.resolving import base_of, harvest_group
from tests.games.rabbit_island.example_values import May, Refusal, expect, stacks_of
from tests.games.rabbit_island.island_r import MOVED_ON, at
from tests.games.rabbit_island.positions import do, facts_of, play, state_at
from tests.games.rabbit_island.reference_pieces import HILL

ROUND = "P; P; P"
TO_FOREST = f"M1; {ROUND}"
"""From lake-2 (1,0) to forest-3 (2,0), and nobody plays a card."""

FULL_HAND = "drought advance advance thwarted thwarted thwarted"


def test_the_tile_is_resolved_once() -> None:
    """RABB-8.1: where the rabbit stands after the main window; one token a turn at most."""
    play(
        at((1, 0), holds={"B": "advance"}, stacks="(2,0)=[B]"),
        f"M1; P; advance; P; P; >S; {ROUND}",
        expect(point="D3", rabbit=(2, 1), carrots=[100, 100, 100]),
        "build",
        expect(**MOVED_ON, stacks={(2, 0): [1], (2, 1): [0]}),
    )
    play(
        at((1, 0), holds={"A": FULL_HAND}),
        f"{TO_FOREST}; build",
        Refusal("build", "RABB-8.1"),
    )


@pytest.mark.parametrize(
    ("stack", "cards", "paid"),
    [
        ("", "", 10),
        ("[A]", "", 30),
        ("[A,A]", "", 70),
        ("[A]", "hungry-workers", 60),
        ("[A]", "free-labor", 0),
        ("[A]", "hungry-workers free-labor", 0),
    ],
)
def test_cost(stack: str, cards: str, paid: int) -> None:
    """RABB-8.2: printed, 0 with Free Labor, double with Hungry Workers."""
    given = at((1, 0), holds={"A": cards}, stacks=f"(2,0)={stack}" if stack else "")
    steps = "".join(f"{card}; P; P; " for card in cards.split())
    before = do(given, f"M1; {steps}{ROUND}")
    after = do(before, "build")
    assert facts_of(before)["carrots"][0] - facts_of(after)["carrots"][0] == paid


@pytest.mark.parametrize(("carrots", "asked"), [(70, True), (60, True), (50, False), (0, False)])
def test_what_can_be_built(carrots: int, asked: bool) -> None:
    """RABB-8.3: fewer than three tokens, a token left, and the cost covered after the harvest."""
    # a Village harvests 20, the Town costs 70; 50 + 20 is enough
    given = at((1, 0), carrots=carrots - 10, stacks="(2,0)=[A,A]")
    state = do(given, TO_FOREST)
    assert (state.point == "own") == asked


def test_building() -> None:
    """RABB-8.4: the bank is paid, the token lies on top, its seat is the owner."""
    state = play(
        at((1, 0), stacks="(2,0)=[B]"),
        TO_FOREST,
        "build",
        expect(
            stacks={(2, 0): [1, 0]},
            points=[2, 1, 0],
            carrots=[70, 110, 100],
            supplies=[24, 24, 25],
        ),
    )
    # B comes there, and it is A's tile now
    state = state._replace(
        seats=(state.seats[0], state.seats[1]._replace(rabbit=1), state.seats[2])
    )
    play(state, f"M1; {ROUND}", expect(carrots=[90, 110, 100], point="D10", decider=1))


def test_the_order_of_a_stack_stays() -> None:
    """RABB-8.5: tokens are only laid on top."""
    play(at((1, 0), stacks="(2,0)=[C,B]"), TO_FOREST, "build", expect(stacks={(2, 0): [2, 1, 0]}))


def group_at(cell: tuple[int, int], stacks: str) -> set[tuple[int, int]]:
    state = state_at(at(HILL, stacks=stacks))
    places = harvest_group(state.land, state.stacks, state.land.places[cell])
    return {state.land.cell(place) for place in places}


def test_harvest_groups() -> None:
    """RABB-8.6: tiles of one owner joined by sides; not diagonally, not over Event Tiles."""
    assert group_at((2, 0), "(2,0)=[A]") == {(2, 0)}
    joined = "(1,0)=[A] (2,0)=[B,A] (2,1)=[A] (3,1)=[A]"
    assert group_at((3, 1), joined) == {(1, 0), (2, 0), (2, 1), (3, 1)}
    assert group_at((2, 0), "(1,0)=[A] (2,0)=[A,B] (2,1)=[A]") == {(2, 0)}
    assert group_at((2, 0), "(2,0)=[A] (1,1)=[A] (3,1)=[A]") == {(2, 0)}
    assert group_at((1, 0), "(1,0)=[A] (-1,0)=[A]") == {(1, 0)}
    assert group_at((-1, 0), "(1,0)=[A] (-1,0)=[A] (-2,0)=[A]") == {(-1, 0), (-2, 0)}


@pytest.mark.parametrize(
    ("stacks", "base"),
    [
        ("(2,0)=[A]", 10),
        ("(2,0)=[A,A,A]", 30),
        ("(2,0)=[A] (1,0)=[B,A] (2,1)=[A]", 10 + 30 + 10),
        ("(2,0)=[A] (1,0)=[A,B]", 10),
        ("(2,0)=[A] (2,1)=[A] (3,1)=[B,A,A] (1,1)=[C,A]", 10 + 10 + 40 + 20),
    ],
)
def test_base(stacks: str, base: int) -> None:
    """RABB-8.7: the harvest values of the top levels of the group, added up."""
    state = state_at(at(HILL, stacks=stacks))
    assert base_of(state.land, state.stacks, state.land.places[2, 0]) == base


AMOUNTS = [
    # cards in force; own tile, owner visited, visitor who shares, event; base 20, event 50
    ("", 20, 20, 20, 50),
    ("full-harvest", 40, 20, 40, 100),
    ("hometown-advantage", 40, 40, 20, 50),
    ("full-harvest hometown-advantage", 80, 40, 40, 100),
    ("full-harvest full-harvest", 80, 20, 80, 200),
    ("hometown-advantage hometown-advantage", 80, 80, 20, 50),
    ("drought", 0, 20, 0, 0),
    ("poor-harvest", 0, 0, 20, 50),
    ("drought full-harvest", 0, 20, 0, 0),
    ("poor-harvest hometown-advantage", 0, 0, 20, 50),
]


@pytest.mark.parametrize(("cards", "own", "owner", "visitor", "event"), AMOUNTS)
def test_amounts(cards: str, own: int, owner: int, visitor: int, event: int) -> None:
    """RABB-8.8: what cards make of the base, case by case."""
    steps = "M1; " + "".join(f"{card}; P; P; " for card in cards.split()) + ROUND
    given = at((1, 0), holds={"A": cards}, stacks="(2,0)=[A,A]")
    play(given, steps, expect(carrots=[100 + own, 100, 100]))
    given = replace(given, stacks=stacks_of("(2,0)=[B,B]"))
    play(given, f"{steps}; share", expect(carrots=[100 + visitor, 100 + owner, 100]))
    given = replace(given, rabbits=((4, 1), HILL, HILL))
    play(given, f"{steps}; take", expect(carrots=[100 + event, 100, 100]))


def test_nobodys_tile() -> None:
    """RABB-8.9: a Camp, or nothing."""
    play(
        at((1, 0)),
        TO_FOREST,
        expect(point="D3"),
        May("build; decline"),
        "decline",
        expect(**MOVED_ON, stacks={}),
    )
    play(at((1, 0), carrots=0), TO_FOREST, expect(**MOVED_ON))


def test_own_tile() -> None:
    """RABB-8.10: harvested by itself; then a level may be built, from these carrots as well."""
    play(
        at((1, 0), carrots=20, stacks="(2,0)=[A]"),
        TO_FOREST,
        expect(point="D9", carrots=[30, 100, 100]),
        May("build; decline"),
        "build",
        expect(**MOVED_ON, carrots=[0, 100, 100]),
    )
    play(at((1, 0), stacks="(2,0)=[A,A,A]"), TO_FOREST, expect(**MOVED_ON, carrots=[130, 100, 100]))


@pytest.mark.parametrize(
    ("step", "carrots"), [("build", [70, 110, 100]), ("share", [110, 110, 100])]
)
def test_the_owner_harvests_first(step: str, carrots: list[int]) -> None:
    """RABB-8.11 and RABB-12.13: once, before the choice, at the old level and group."""
    play(
        at((1, 0), stacks="(2,0)=[B]"),
        TO_FOREST,
        expect(point="D10", carrots=[100, 110, 100]),
        step,
        expect(**MOVED_ON, carrots=carrots),
    )


def test_build_or_share() -> None:
    """RABB-8.12: one of the two; sharing by itself where nothing can be built, even for 0."""
    play(
        at((1, 0), stacks="(2,0)=[B]"),
        TO_FOREST,
        May("build; share"),
        Refusal("decline", "RABB-8.12"),
    )
    play(
        at((1, 0), carrots=20, stacks="(2,0)=[B]"),
        TO_FOREST,
        expect(**MOVED_ON, carrots=[30, 110, 100]),
    )
    play(
        at((1, 0), carrots=20, stacks="(2,0)=[B]", holds={"C": "drought"}),
        f"M1; P; P; drought; P; P; {ROUND}",
        expect(**MOVED_ON, carrots=[20, 110, 100]),
    )


def test_town_of_another_seat() -> None:
    """RABB-8.13: neither shared nor built on; a Town elsewhere in the group does not matter."""
    play(
        at((1, 0), stacks="(2,0)=[A,B,B]"),
        TO_FOREST,
        expect(**MOVED_ON, carrots=[100, 130, 100]),
    )
    play(
        at((1, 0), stacks="(2,0)=[B] (1,0)=[B,B,B]"),
        f"{TO_FOREST}; share",
        expect(carrots=[160, 160, 100]),
    )
    play(
        at((1, 0), stacks="(2,0)=[A,B,B]", holds={"A": FULL_HAND}),
        TO_FOREST,
        expect(point="D11"),
        Refusal("share", "RABB-8.13"),
        Refusal("build", "RABB-8.13"),
    )


def test_sharing_an_own_tile_is_no_command() -> None:
    """RABB-8.13: only what ends the turn on another's Town is refused with this number."""
    play(
        at((1, 0), stacks="(2,0)=[A,A,A]", holds={"A": FULL_HAND}),
        TO_FOREST,
        expect(point="D11"),
        Refusal("share", "RABB-13.2"),
    )


def test_hill_and_carrot_patch() -> None:
    """RABB-8.14: 50 carrots and a card, both or nothing; reached by move or by card."""
    given = at((2, 0), deck="drought", holds={"B": "go-home"})
    play(
        given,
        f"M1; >E; {ROUND}",
        expect(point="D4"),
        May("decline; take"),
        Refusal("build", "RABB-8.3"),
        "take",
        expect(carrots=[150, 100, 100], held=[["drought"], ["go-home"], []]),
    )
    play(given, f"M1; >E; {ROUND}; decline", expect(carrots=[100, 100, 100]))
    play(given, f"M1; >E; P; go-home; P; P; {ROUND}; take", expect(carrots=[150, 100, 100]))


def test_rabbit_hole() -> None:
    """RABB-8.15 and RABB-12.20: carrots or a card, reached by move or by card."""
    given = at((3, 1), deck="drought")
    play(
        given,
        f"M1; {ROUND}",
        expect(point="D8"),
        May("card; carrots"),
        Refusal("decline", "RABB-8.15"),
        Refusal("build", "RABB-8.3"),
        "carrots",
        expect(carrots=[120, 100, 100], held=[[], [], []]),
    )
    play(given, f"M1; {ROUND}; card", expect(carrots=[100, 100, 100], held=[["drought"], [], []]))
    by_card = at((3, 0), holds={"B": "advance"}, deck="drought")
    play(by_card, f"M1; P; advance; P; P; {ROUND}; carrots", expect(carrots=[120, 100, 100]))
