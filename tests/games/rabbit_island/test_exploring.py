"""Where tiles may lie, and the Explore phase (RABB-2, RABB-3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from islands_desktop.games.rabbit_island.components import (
    FIRST_HOLE,
    HILL,
    TILE_INDEX,
    TILES,
    E,
    N,
    S,
    W,
)
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.land import Land
from tests.games.rabbit_island.example_values import Legal, May, Refusal, expect, explore_position
from tests.games.rabbit_island.island_r import ISLAND_R_TILES, at
from tests.games.rabbit_island.positions import (
    do,
    exploring,
    facts_of,
    new_game,
    play,
    rule_against,
    state_at,
)

TRAP = {(1, 0): "cave-2", (2, 0): "cave-3", (2, 1): "cave-4"}
"""Hill, East, South, West: the path ends at (1,1)."""

LOOP = {(1, 0): "cave-1", (1, -1): "cave-4"}
"""Short game: the path ends at (0,-1), North of the Hill."""

FIT_NOT = "cave-4 cave-6 forest-4 forest-5 forest-6"
"""Tiles with a West arrow, that fit nowhere beside the bare Hill of the short game."""

# ------------------------------------------------------------------ RABB-2


def test_tiles_lie_as_they_are_printed() -> None:
    """RABB-2.1: a tile is not turned; a command knows no turning."""
    state = do(explore_position("standard", {}, "forest-3 cave-1 cave-2"), "forest-3 at (1,0)")
    assert set(state.land.open_cells) == {(0, -1), (-1, 0), (2, 0), (1, 1)}


def test_an_arrow_leads_to_the_cell() -> None:
    """RABB-2.2: an empty cell at which an arrow points; not an occupied one."""
    given = explore_position("standard", {(1, 0): "lake-2"}, "cave-2 cave-1 cave-3")
    play(
        given,
        Legal("cave-2 at (2,0)"),
        Refusal("cave-2 at (1,1)", "RABB-2.2"),
        Refusal("cave-2 at (1,0)", "RABB-2.2"),
        Refusal("cave-2 at (0,0)", "RABB-2.2"),
        Refusal("cave-2 at (0,1)", "RABB-2.2"),
        Refusal("cave-2 at (40,-40)", "RABB-2.2"),
    )


def test_arrows_never_meet() -> None:
    """RABB-2.3: on none of the sides; into an indented side an arrow may run, the Hill's too."""
    given = explore_position(
        "standard", {(1, 0): "cave-3", (1, 1): "cave-4"}, "cave-1 cave-2 cave-5 lake-1"
    )
    play(
        given,
        Legal("cave-1 at (0,1)"),
        Refusal("cave-2 at (0,1)", "RABB-2.3"),
        Legal("cave-5 at (0,1)"),
        Legal("lake-1 at (-1,0)"),
        Refusal("cave-2 at (-1,0)", "RABB-2.3"),
    )


def test_no_trap() -> None:
    """RABB-2.4 and RABB-12.7: every tile keeps a route to the Hill or into an empty cell."""
    given = explore_position("standard", TRAP, "cave-1 cave-5 lake-3 forest-1")
    play(
        given,
        Refusal("cave-1 at (1,1)", "RABB-2.4"),
        Legal("cave-5 at (1,1)"),
        Legal("lake-3 at (1,1)"),
        Legal("forest-1 at (1,1)"),
    )


def test_the_island_stays_open() -> None:
    """RABB-2.5 and RABB-12.7: an open cell with an empty neighbour is left."""
    given = explore_position("short", LOOP, "forest-1 forest-4 cave-2")
    play(given, Refusal("forest-1 at (0,-1)", "RABB-2.5"), Legal("forest-4 at (0,-1)"))


def test_arrows_of_the_hill_keep_the_island_open() -> None:
    """RABB-2.5: the Hill's own arrow at an empty cell counts, in the standard game."""
    around = {(1, 0): "cave-3", (1, 1): "cave-4"}
    play(explore_position("standard", around, "cave-1 cave-2"), Legal("cave-1 at (0,1)"))


def test_a_closed_pocket_is_not_live() -> None:
    """RABB-2.5: an open cell whose neighbours are all taken does not keep the island open."""
    pocket = {(1, 0): "cave-2", (2, -1): "cave-1", (2, 1): "cave-3"}
    state = state_at(explore_position("short", pocket, "cave-4 cave-5 cave-6"))
    east_of_it = (3, 0)
    assert (2, 0) in state.land.open_cells
    assert state.land._is_live((2, 0), (9, 9))
    assert not state.land._is_live((2, 0), east_of_it)


def test_there_is_no_table_edge() -> None:
    """RABB-2.6: a row as long as the tiles last goes on."""
    row = ["cave-2", "lake-2", "valley-2", "patch-2", "forest-2", "meadow-1", "meadow-5"]
    given = exploring(
        "standard", {(x + 1, 0): tile for x, tile in enumerate(row)}, "forest-3 cave-1", ""
    )
    play(given, Legal("forest-3 at (8,0)"))
    west = ["cave-4", "lake-3", "patch-4", "forest-4", "forest-5", "meadow-2"]
    given = exploring(
        "standard", {(-x - 1, 0): tile for x, tile in enumerate(west)}, "cave-1 meadow-6", ""
    )
    play(given, Legal("meadow-6 at (-7,0)"))


def test_the_first_broken_rule_is_named() -> None:
    """RABB-2.7: in the order of 2.2, 2.3, 2.4, 2.5."""
    land = state_at(explore_position("standard", TRAP, "cave-1 cave-2")).land
    assert land.why_not_place(N, (5, 5)) == "RABB-2.2"
    assert land.why_not_place(E, (1, 1)) == "RABB-2.3"  # and it would be a trap
    assert land.why_not_place(N, (1, 1)) == "RABB-2.4"
    assert land.why_not_place(S, (1, 1)) == ""
    short = state_at(explore_position("short", LOOP, "cave-1 cave-2")).land
    assert short.why_not_place(E, (0, -1)) == "RABB-2.3"
    assert short.why_not_place(S, (0, -1)) == "RABB-2.5"
    assert short.why_not_place(S | W, (0, -1)) == ""


# ------------------------------------------------------------------ RABB-3


def test_the_order_of_a_turn() -> None:
    """RABB-3.1: place, place, rabbit, tile, and then the next seat clockwise."""
    state = state_at(explore_position("standard", {}, "lake-2 forest-3 cave-1 cave-2", seats=3))
    points = []
    for step in ("lake-2 at (1,0)", "forest-3 at (2,0)", "rabbit at (2,0)", "build"):
        points.append(state.point)
        state = do(state, step)
    assert points == ["place", "place", "rabbit", "build"]
    play(state, expect(decider=1, point="D1", carrots=[90, 100, 100]))


def test_a_lone_tile_goes() -> None:
    """RABB-3.2 and RABB-12.4: at the start of a turn and after its placements, not between."""
    state = play(
        exploring("standard", {}, "lake-2 forest-3 cave-1", "cave-2", "cave-3 cave-4"),
        "lake-2 at (1,0); forest-3 at (2,0)",
        expect(tile_hands=[[], ["cave-2"], ["cave-3", "cave-4"]], point="D2"),
        "rabbit at (1,0); decline",
        expect(tile_hands=[[], [], ["cave-3", "cave-4"]], decider=2, point="D1"),
    )
    assert {"cave-1", "cave-2"} <= set(facts_of(state)["tile_discards"])
    play(
        exploring("standard", {}, "lake-2 cave-1", "cave-3 cave-4"),
        "lake-2 at (1,0)",
        expect(tile_hands=[["cave-1"], ["cave-3", "cave-4"]], point="D1", decider=0),
    )


def test_a_seat_without_tiles_goes_on() -> None:
    """RABB-3.3: straight to the end check."""
    play(
        exploring("standard", {}, "", "cave-3 cave-4"),
        expect(decider=1, point="D1", year=0),
    )


def test_two_tiles_are_placed() -> None:
    """RABB-3.4: in any order, from the own hand, the second on an arrow of the first."""
    play(
        explore_position("standard", {}, "lake-2 forest-3 cave-1"),
        Legal("forest-3 at (1,0)"),
        Refusal("forest-3 at (2,0)", "RABB-2.2"),
        Refusal("cave-2 at (1,0)", "RABB-3.4"),
        "lake-2 at (1,0)",
        Legal("forest-3 at (2,0)"),
        Refusal("lake-2 at (2,0)", "RABB-3.4"),
        "forest-3 at (2,0)",
        Refusal("cave-1 at (3,0)", "RABB-13.2"),
    )


def test_a_hand_that_does_not_fit_is_exchanged() -> None:
    """RABB-3.5: (a), from the box; all of it is automatic."""
    drawn = "cave-1 cave-2 cave-3 forest-1 forest-2"
    given = explore_position("short", {}, FIT_NOT, box=drawn)
    play(
        given,
        expect(
            point="D1",
            decider=0,
            box=7,
            tile_discards=sorted(FIT_NOT.split()),
            tile_hands=[drawn.split(), list(given.tile_hands[1])],
        ),
    )


def test_the_discards_become_the_box() -> None:
    """RABB-3.5 and RABB-12.6: when the box runs out, those just discarded among them."""
    state = state_at(exploring("short", {}, "cave-4 cave-6", "cave-5 cave-3"))
    facts = facts_of(state)
    assert facts["point"] == "D1" and state.active == 0
    assert facts["tile_discards"] == [] or facts["box"] > 0
    assert len(facts["tile_hands"][0]) == 2
    assert GAME.legal_commands(state)
    assert GAME.problems(state) == []


def test_the_exchange_repeats_until_something_fits() -> None:
    """RABB-3.5: what does not fit either is exchanged again."""
    box = "forest-4 forest-5 forest-6 meadow-2 meadow-4 cave-1 cave-2"
    state = state_at(exploring("short", {}, "cave-4 cave-6", "cave-5 cave-3", box=box))
    facts = facts_of(state)
    # two by two: forest-4, forest-5; forest-6, meadow-2; meadow-4, cave-1
    assert facts["tile_hands"][0] == ["cave-1", "meadow-4"]
    assert facts["box"] == 1


def test_nothing_fits_anywhere() -> None:
    """RABB-3.5: (b), the hand is kept, the turn goes to the end check."""
    left = "cave-1 cave-2 cave-3 cave-5 forest-1 forest-2 forest-3 meadow-1 meadow-3 meadow-5"
    left += " patch-1 patch-2 patch-3"
    play(
        exploring("short", {}, FIT_NOT, left),
        expect(decider=1, point="D1", rabbits=[(0, 0), (0, 0)]),
        Legal("cave-1 at (1,0)"),
    )


def test_one_of_two_tiles_fits() -> None:
    """RABB-12.5: it is placed, then it is looked again: the second may fit on the first."""
    given = exploring("short", {}, "cave-2 cave-6", "cave-5 cave-3")
    play(given, May("cave-2 at (1,0)"))
    play(
        exploring("short", {}, "forest-2 cave-4", "cave-5 cave-3"),
        May("forest-2 at (1,0)"),
        "forest-2 at (1,0)",
        May("cave-4 at (1,-1)"),
    )


def test_the_rabbit_goes_to_a_placed_tile() -> None:
    """RABB-3.6: one of this turn's, arrows do not matter."""
    play(
        explore_position("standard", {(-1, 0): "cave-1"}, "lake-2 forest-3 cave-5"),
        "lake-2 at (1,0); forest-3 at (2,0)",
        May("rabbit at (1,0); rabbit at (2,0)"),
        Refusal("rabbit at (-1,0)", "RABB-3.6"),
        Refusal("rabbit at (0,0)", "RABB-3.6"),
        "rabbit at (2,0)",
        expect(rabbits=[(2, 0), (0, 0)]),
    )


def test_camps_in_the_explore_phase() -> None:
    """RABB-3.7: on a Territory Tile, if the seat can pay; otherwise nothing is asked."""
    given = explore_position("standard", {}, "lake-2 forest-3 cave-5")
    steps = "lake-2 at (1,0); forest-3 at (2,0); rabbit at (1,0)"
    play(given, steps, expect(point="D3"), May("build; decline"))
    play(replace(given, carrots=(10, 100)), steps, expect(decider=1, point="D1"))
    play(replace(given, carrots=(20, 100)), steps, "build", expect(carrots=[0, 100]))


def test_carrot_patch_in_the_explore_phase() -> None:
    """RABB-3.8: 50 carrots and a card, both or nothing; RABB-12.16: a Collapse! waits."""
    steps = "patch-2 at (1,0); lake-2 at (2,0); rabbit at (1,0)"
    given = explore_position("standard", {}, "patch-2 lake-2 cave-1", deck="drought")
    play(
        given,
        steps,
        May("decline; take"),
        "take",
        expect(carrots=[150, 100], held=[["drought"], []]),
    )
    play(given, steps, "decline", expect(carrots=[100, 100], held=[[], []]))
    given = explore_position("standard", {}, "patch-2 lake-2 cave-1", deck="collapse")
    play(given, steps, "take", expect(collapses=[[None], []], held=[[], []], action_deck=26))


def test_the_phase_ends() -> None:
    """RABB-3.9: when no hand holds two tiles, or nothing fits any more anywhere."""
    play(
        exploring("standard", {}, "lake-2 forest-3", "cave-1"),
        "lake-2 at (1,0); forest-3 at (2,0); rabbit at (1,0); decline",
        expect(year=1, point="D5", decider=0, tile_hands=[[], []]),
    )
    play(
        exploring("standard", {}, "lake-2 forest-3", "cave-1 cave-2"),
        "lake-2 at (1,0); forest-3 at (2,0); rabbit at (1,0); decline",
        expect(year=0, point="D1", decider=1),
    )


def test_the_phase_goes_on_while_anything_fits() -> None:
    """RABB-3.9: a tile of the box or the discards that fits is enough, if none in hand does."""
    state = play(exploring("short", {}, "", "cave-4 cave-6"), expect(decider=1, year=0, point="D1"))
    assert GAME.legal_commands(state)
    given = exploring("short", {}, "", "cave-4 cave-6", box="cave-1 cave-2")
    play(given, expect(decider=1, year=0, tile_hands=[[], ["cave-1", "cave-2"]]))


def test_the_phase_ends_when_nothing_fits_anywhere() -> None:
    """RABB-3.9: though hands hold two tiles and more; they are discarded."""
    given = exploring("short", {(1, 0): "cave-2"}, "cave-4 cave-6", "forest-4 forest-5")
    given = replace(given, box=("forest-6",), tile_discards=("meadow-2",))
    held = ["cave-4", "cave-6", "forest-4", "forest-5", "meadow-2"]
    play(given, expect(year=1, point="D5", tile_hands=[[], []], tile_discards=held, box=1))


def test_the_end_of_the_phase() -> None:
    """RABB-3.10: hands are discarded, Holes laid in the order of y, then x."""
    state = play(
        exploring("standard", ISLAND_R_TILES, "", ""),
        expect(year=1, tile_hands=[[], []], box=0),
    )
    holes = {cell: tile for cell, tile in facts_of(state)["tiles"].items() if "hole" in tile}
    assert holes == {
        (-3, -1): "hole-1",
        (0, -1): "hole-2",
        (0, 1): "hole-3",
        (4, 1): "hole-4",
        (-1, 2): "hole-5",
    }


def test_more_holes_than_are_printed() -> None:
    """RABB-3.10: further Rabbit Holes are made as needed."""
    north_and_east = TILE_INDEX["meadow-1"]
    land = Land(((0, 0, HILL), *((x, 0, north_and_east) for x in range(1, 21))))
    holes = [TILES[tile].id for _, _, tile in land.with_holes(FIRST_HOLE).tiles[21:]]
    assert holes == [f"hole-{number}" for number in range(1, 22)]


@pytest.mark.parametrize("seats", [2, 4])
def test_unfinished_arrows_of_the_hill(seats: int) -> None:
    """RABB-3.11 and RABB-12.19: onto a Rabbit Hole or nothing, an arrow of the Hill is no exit."""
    play(
        at((0, 0), seats=seats),
        expect(hill_exits=["E", "W"]),
        "M1",
        May(">E; >W"),
        Refusal(">N", "RABB-3.11"),
        Refusal(">S", "RABB-4.6"),
    )


def test_no_action_cards_while_exploring() -> None:
    """RABB-3.12: none can be played, and the phase never comes back."""
    state = new_game("standard", 2, seed=3)
    assert rule_against(state, "drought") == "RABB-3.12"
    assert rule_against(state, "P") == "RABB-13.2"
    years = [0]
    while GAME.actor(state) is not None:
        years.append(state.year)
        state = GAME.successor(state, GAME.legal_commands(state)[0])
    assert years == sorted(years)
