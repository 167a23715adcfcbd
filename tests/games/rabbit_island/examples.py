"""The worked examples of the rules of Rabbit Island as values, for every engine's tests.

`EXAMPLES` are played; `NEW_GAMES` tell the set-up (RV-01) and `WHOLE_GAMES` the number of Build
turns (RV-68). Their form is told in `example_values`; what a check does not name is not checked.
"""

from __future__ import annotations

from dataclasses import replace

from tests.games.rabbit_island.example_values import (
    Example,
    Legal,
    May,
    Position,
    Refusal,
    build_position,
    expect,
    explore_position,
    without,
)
from tests.games.rabbit_island.examples_of_tiles import ON_TILES
from tests.games.rabbit_island.examples_of_turns import IN_WINDOWS
from tests.games.rabbit_island.island_r import ISLAND_R, ISLAND_R_TILES
from tests.games.rabbit_island.reference_pieces import CARD_TYPE, Cell

EXAMPLE_IDS = tuple(
    f"RV-{number:02}"
    for number in (
        *(1, 2, 3, 5, 6, 8, 10, 11, 13, 15, 16, 17, 20, 21, 22, 23, 25, 26, 28, 29),
        *(31, 32, 33, 34, 35, 36, 38, 40, 41, 44, 45, 47, 48, 51, 52, 53, 54, 57, 59),
        *(60, 61, 62, 63, 64, 65, 68, 69),
    )
)

NEW_GAMES = (
    # mode, seats, tiles per hand, box
    ("standard", 2, 11, 6),
    ("standard", 3, 9, 1),
    ("standard", 4, 7, 0),
    ("short", 2, 5, 12),
    ("short", 3, 5, 7),
    ("short", 4, 5, 2),
)

WHOLE_GAMES = (
    # mode, seats, Build turns, last year
    ("standard", 2, 40, 20),
    ("standard", 3, 60, 20),
    ("standard", 4, 80, 20),
    ("short", 4, 40, 10),
)


def _first_tiles(count: int) -> dict[Cell, str]:
    return dict(list(ISLAND_R_TILES.items())[:count])


def _end_of_explore() -> Position:
    """Island R with empty hands."""
    bare = explore_position("standard", ISLAND_R_TILES, "")
    left = without(bare.box + bare.tile_hands[1])
    return replace(bare, tile_hands=((), ()), box=(), tile_discards=left)


EXPLORING = (
    Example(
        "RV-02",
        explore_position("standard", {}, "forest-1 cave-1 cave-2"),
        (
            Refusal("forest-1 at (0,-1)", "RABB-2.3"),
            Refusal("forest-1 at (0,1)", "RABB-2.2"),
            Legal("forest-1 at (1,0)"),
        ),
    ),
    Example(
        "RV-03",
        explore_position("standard", _first_tiles(4), "forest-5 valley-2 cave-1"),
        (Legal("forest-5 at (1,1)"), Refusal("valley-2 at (1,1)", "RABB-2.3")),
    ),
    Example(
        "RV-05",
        explore_position("standard", {(1, 0): "forest-1", (1, 1): "cave-4"}, "cave-1 cave-2"),
        (Legal("cave-1 at (0,1)"),),
    ),
    Example(
        "RV-06",
        explore_position(
            "short", {(1, 0): "cave-1", (1, -1): "cave-4"}, "forest-1 forest-4 cave-2"
        ),
        (Refusal("forest-1 at (0,-1)", "RABB-2.5"), Legal("forest-4 at (0,-1)")),
    ),
    Example(
        "RV-08",
        explore_position(
            "short",
            {},
            "cave-4 cave-6 forest-4 forest-5 forest-6",
            box="cave-1 cave-2 cave-3 forest-1 forest-2",
        ),
        (
            expect(
                point="D1",
                decider=0,
                tile_discards=["cave-4", "cave-6", "forest-4", "forest-5", "forest-6"],
                box=7,
            ),
            Legal("cave-1 at (1,0)"),
            Legal("forest-2 at (1,0)"),
            Refusal("cave-4 at (1,0)", "RABB-3.4"),
        ),
    ),
    Example(
        "RV-10",
        explore_position("standard", {}, "lake-2 forest-3 cave-1"),
        (
            "lake-2 at (1,0)",
            expect(point="D1", decider=0),
            "forest-3 at (2,0)",
            expect(point="D2", decider=0, tile_discards=["cave-1"], rabbits=[(0, 0), (0, 0)]),
            "rabbit at (1,0)",
            expect(point="D3", decider=0),
            "build",
            expect(
                carrots=[80, 100],
                supplies=[24, 25],
                points=[1, 0],
                stacks={(1, 0): [0]},
                point="D1",
                decider=1,
            ),
        ),
    ),
    Example(
        "RV-11",
        _end_of_explore(),
        (
            expect(
                tiles={
                    **ISLAND_R_TILES,
                    (0, 0): "hill",
                    (-3, -1): "hole-1",
                    (0, -1): "hole-2",
                    (0, 1): "hole-3",
                    (4, 1): "hole-4",
                    (-1, 2): "hole-5",
                },
                hill_exits=["E", "W"],
                phase="build",
                year=1,
                point="D5",
                decider=0,
                rabbits=[(0, 0), (0, 0)],
            ),
        ),
    ),
    Example(
        "RV-13",
        explore_position("standard", {}, "patch-2 lake-2 cave-1", deck="collapse"),
        (
            "patch-2 at (1,0); lake-2 at (2,0); rabbit at (1,0)",
            expect(point="D4", decider=0),
            "take",
            expect(
                carrots=[150, 100],
                held=[[], []],
                collapses=[[None], []],
                action_deck=26,
                action_discards=[],
            ),
        ),
    ),
)


def _movement_deck_empty() -> Position:
    bare = build_position(ISLAND_R, rabbit=(1, 0))
    return replace(bare, movement_deck=(), movement_discards=bare.movement_deck)


def _all_cards_in_hand_of_b() -> Position:
    """The three Collapse! cannot be held: they lie face up before B."""
    bare = build_position(ISLAND_R, rabbit=(2, 0))
    others = tuple(card for card in CARD_TYPE if CARD_TYPE[card] != "collapse")
    fallen = tuple((card, 3) for card in CARD_TYPE if CARD_TYPE[card] == "collapse")
    return replace(bare, action_deck=(), action_hands=((), others, ()), collapses=((), fallen, ()))


DRAWING = (
    Example(
        "RV-61",
        _movement_deck_empty(),
        (
            "M1; P; P; P; decline",
            expect(movement_deck=48, movement_discards=[], decider=1, point="D5"),
        ),
    ),
    Example(
        "RV-62",
        _all_cards_in_hand_of_b(),
        (
            "M1; >E; P; P; P; take",
            expect(
                carrots=[150, 100, 100], action_deck=0, action_discards=[], decider=1, point="D5"
            ),
        ),
    ),
)

_FOUR_SEATS = {
    # R 0, S 1, A 2, C 3; owners' tiles in rows, so that the largest groups have 4, 3, 2, 3 tiles
    (0, 10): ("forest-1", (2, 1, 0)),
    (1, 10): ("forest-2", (3, 1, 0)),
    (2, 10): ("forest-6", (0,)),
    (3, 10): ("cave-4", (0,)),
    (5, 10): ("meadow-2", (0,)),
    (0, 12): ("forest-3", (3, 0, 1)),
    (1, 12): ("valley-1", (2, 0, 1)),
    (2, 12): ("valley-2", (3, 0, 1)),
    (4, 12): ("lake-1", (3, 3, 1)),
    (6, 12): ("meadow-1", (3, 1)),
    (0, 14): ("forest-4", (3, 0, 2)),
    (1, 14): ("valley-3", (0, 2, 2)),
    (3, 14): ("lake-2", (0, 3, 2)),
    (5, 14): ("lake-3", (1, 0, 2)),
    (7, 14): ("cave-3", (3, 2, 2)),
    (9, 14): ("meadow-3", (2,)),
    (0, 16): ("forest-5", (2, 1, 3)),
    (1, 16): ("cave-1", (1, 3, 3)),
    (2, 16): ("cave-2", (3, 3, 3)),
    (4, 16): ("cave-5", (3,)),
}


def _final_table_of_four() -> Position:
    """The tiles of RV-64 lie loose, for the scoring only."""
    loose = {cell: tile for cell, (tile, _) in _FOUR_SEATS.items()}
    bare = build_position(
        {(0, 0): "hill", **loose}, seats=4, year=20, carrots=(2000, 1800, 5500, 900)
    )
    return replace(bare, stacks={cell: tokens for cell, (_, tokens) in _FOUR_SEATS.items()})


SCORING = (
    Example(
        "RV-64",
        _final_table_of_four(),
        (
            expect(
                points=[21, 23, 23, 24],
                totals=[22, 23, 24, 24],
                places=[3, 2, 1, 1],
                final_table=[
                    # carrots, largest group, towns, villages, camps, the two bonuses
                    (2000, 4, 6, 10, 5, 0, 1),
                    (1800, 3, 14, 7, 2, 0, 0),
                    (5500, 2, 16, 3, 4, 1, 0),
                    (900, 3, 9, 6, 9, 0, 0),
                ],
            ),
        ),
    ),
    Example(
        "RV-65",
        build_position(ISLAND_R, stacks="(1,0)=[A] (2,0)=[A] (-1,0)=[B] (-1,1)=[B]"),
        (expect(totals=[2, 2, 0], places=[1, 1, 2]),),
    ),
)

ASKED_WHEN_SOMETHING_HAPPENS = (
    # Of RV-69 the asks; passing them automatically is a matter of the session.
    Example(
        "RV-69-a",
        build_position(ISLAND_R, rabbit=(1, 0), holds={"B": "drought"}),
        (
            "M1; P; P",
            expect(window=("main", "OPEN"), passes=2, responder=2, decider=2, point="D7"),
            May("P"),
        ),
    ),
    Example(
        "RV-69-b",
        build_position(ISLAND_R, rabbit=(1, 0), holds={"B": "drought"}),
        (
            "M1; P; drought",
            expect(window=("main", "RESPONSE"), passes=0, responder=2, decider=2, point="D7"),
        ),
    ),
)

EXAMPLES = (*EXPLORING, *IN_WINDOWS, *ON_TILES, *DRAWING, *SCORING, *ASKED_WHEN_SOMETHING_HAPPENS)
