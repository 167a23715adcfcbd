"""The worked examples of Collapse! and of resolving the tile, RV-32 to RV-63."""

from __future__ import annotations

from tests.games.rabbit_island.example_values import May, Refusal, expect
from tests.games.rabbit_island.island_r import MOVED_ON, at, turn
from tests.games.rabbit_island.reference_pieces import HILL

COLLAPSING = (
    turn(
        "RV-51",
        at((1, 0), collapses=(2,), stacks="(2,0)=[C,B,B]"),
        "M1",
        expect(window=("collapse", "OPEN"), decider=0, collapses=[[1], [], []]),
        "P; P; P",
        expect(
            window=("main", "OPEN"),
            stacks={(2, 0): [1, 1]},
            supplies=[25, 23, 25],
            collapses=[[], [], []],
            action_discards=["collapse"],
        ),
        "P; P; P",
        expect(point="D10", carrots=[100, 120, 100]),
        "build",
        expect(
            **MOVED_ON,
            carrots=[30, 120, 100],
            stacks={(2, 0): [1, 1, 0]},
            points=[3, 3, 0],
        ),
    ),
    turn(
        "RV-52-a",
        at((1, 0), collapses=(2,), stacks="(2,0)=[A]"),
        "M1; P; P; P",
        expect(
            window=("main", "OPEN"),
            stacks={},
            supplies=[25, 25, 25],
            action_discards=["collapse"],
        ),
        "P; P; P",
        expect(point="D3", decider=0),
        "build",
        expect(stacks={(2, 0): [0]}, carrots=[90, 100, 100]),
    ),
    turn(
        "RV-52-b",
        at((1, 0), collapses=(2,)),
        "M1; P; P; P",
        expect(window=("main", "OPEN"), stacks={}, action_discards=["collapse"]),
    ),
    turn(
        "RV-52-c",
        at((2, 0), collapses=(2,)),
        "M1; >E; P; P; P",
        expect(window=("main", "OPEN"), rabbit=(3, 0), stacks={}, action_discards=["collapse"]),
    ),
    turn(
        "RV-53",
        at((1, 0), collapses=(None, 3)),
        "M1",
        expect(window=("main", "OPEN"), collapses=[[3, 2], [], []]),
    ),
    turn(
        "RV-54",
        at((1, 0), collapses=(2,), holds={"B": "advance"}, stacks="(2,0)=[A,B] (2,1)=[C]"),
        "M1; P; B: advance; P; P; B: >S",
        expect(window=("collapse", "OPEN"), responder=0, stacks={(2, 0): [0, 1], (2, 1): [2]}),
        "P; P; P",
        expect(
            window=("main", "OPEN"),
            rabbit=(2, 1),
            stacks={(2, 0): [0, 1]},
            supplies=[24, 24, 25],
            action_discards=["advance", "collapse"],
        ),
    ),
    turn(
        "RV-57",
        at(
            (1, 0),
            collapses=(2,),
            holds={"B": "drought advance thwarted peace-and-quiet"},
            stacks="(2,0)=[A,B] (2,1)=[C]",
        ),
        "M1; P",
        expect(window=("collapse", "OPEN"), decider=1),
        May("P; advance; peace-and-quiet"),
        Refusal("drought", "RABB-5.5"),
    ),
    turn(
        "RV-59",
        at((2, 0), year=19, deck="collapse drought"),
        "M1; >E; P; P; P; take",
        expect(
            **MOVED_ON,
            held=[["drought"], [], []],
            collapses=[[], [], []],
            action_discards=["collapse"],
        ),
    ),
)

HARVESTING = (
    turn(
        "RV-32",
        at((2, 0), carrots=0, holds={"A": "full-harvest full-harvest"}, stacks="(2,1)=[A,A]"),
        "M1; >S; A: full-harvest; P; P; A: full-harvest; P; P; P; P; P",
        expect(point="D9", decider=0, carrots=[40, 100, 100]),
        "build",
        expect(
            **MOVED_ON,
            carrots=[0, 100, 100],
            stacks={(2, 1): [0, 0, 0]},
            points=[5, 0, 0],
        ),
    ),
    turn(
        "RV-33-a",
        at((1, 0), holds={"B": "hometown-advantage"}, stacks="(2,0)=[B]"),
        "M1; P; B: hometown-advantage; P; P; P; P; P",
        expect(point="D10", decider=0, carrots=[100, 120, 100]),
        "share",
        expect(**MOVED_ON, carrots=[110, 120, 100], stacks={(2, 0): [1]}),
    ),
    turn(
        "RV-33-b",
        at((1, 0), holds={"B": "hometown-advantage"}, stacks="(2,0)=[B]"),
        "M1; P; B: hometown-advantage; P; P; P; P; P; build",
        expect(**MOVED_ON, carrots=[70, 120, 100], stacks={(2, 0): [1, 0]}),
    ),
    turn(
        "RV-34",
        at(HILL, stacks="(1,0)=[C,B] (2,1)=[B] (2,0)=[A,B,B]"),
        "M1; >E; P; P; P; share",
        expect(**MOVED_ON, carrots=[170, 170, 100]),
    ),
    turn(
        "RV-35",
        at((1, 0), stacks="(1,0)=[C,B] (2,1)=[B] (2,0)=[A,B,B]"),
        "M1; P; P; P",
        expect(**MOVED_ON, carrots=[100, 170, 100]),
    ),
    turn(
        "RV-36",
        at((3, 0), stacks="(3,1)=[B,A,C] (2,1)=[C]"),
        "M1; P; P; P",
        expect(**MOVED_ON, carrots=[100, 100, 150]),
    ),
    turn(
        "RV-38",
        at((1, 0), carrots=20, stacks="(2,0)=[B]"),
        "M1; P; P; P",
        expect(**MOVED_ON, carrots=[30, 110, 100]),
    ),
    turn(
        "RV-40",
        at((1, 0), holds={"A": "full-harvest", "B": "drought"}, stacks="(2,0)=[A]"),
        "M1; A: full-harvest; P; P; P; B: drought; P; P; P; P; P; decline",
        expect(**MOVED_ON, carrots=[100, 100, 100]),
    ),
    turn(
        "RV-41",
        at((1, 0), holds={"A": "full-harvest hometown-advantage"}, stacks="(2,0)=[A]"),
        "M1; A: full-harvest; P; P; A: hometown-advantage; P; P; P; P; P; decline",
        expect(**MOVED_ON, carrots=[140, 100, 100]),
    ),
    turn(
        "RV-44",
        at((4, 1), holds={"A": "full-harvest hometown-advantage"}, deck="drought"),
        "M1; A: full-harvest; P; P; A: hometown-advantage; P; P; P; P; P; take",
        expect(**MOVED_ON, carrots=[200, 100, 100], held=[["drought"], [], []]),
    ),
    turn(
        "RV-45",
        at((2, 0), holds={"A": "epic-discovery"}, deck="drought advance poor-harvest"),
        "M1; >E; A: epic-discovery; P; P; P; P; P; take",
        expect(
            **MOVED_ON,
            carrots=[150, 100, 100],
            held=[["advance", "drought", "poor-harvest"], [], []],
        ),
    ),
    turn(
        "RV-48",
        at((1, 0), stacks="(2,0)=[B,B,A]"),
        "M1; P; P; P",
        expect(**MOVED_ON, carrots=[130, 100, 100]),
    ),
    turn(
        "RV-63",
        at((2, 0), stacks="(2,1)=[A] (3,1)=[A]"),
        "M1; >S; P; P; P; decline",
        expect(**MOVED_ON, carrots=[120, 100, 100]),
    ),
)

DISCARDING = (
    turn(
        "RV-60",
        at(
            (2, 0),
            holds={"A": "drought advance advance thwarted go-home"},
            deck="poor-harvest",
        ),
        "M1; >E; P; P; P; take",
        expect(point="D11", decider=0, movement_deck=47),
        May(
            "discard drought; discard advance; discard advance-2; discard thwarted;"
            "discard go-home; discard poor-harvest"
        ),
        "discard drought",
        expect(
            **MOVED_ON,
            held=[["advance", "advance", "go-home", "poor-harvest", "thwarted"], [], []],
            action_discards=["drought"],
        ),
    ),
)

ON_TILES = (*COLLAPSING, *HARVESTING, *DISCARDING)
