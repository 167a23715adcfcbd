"""The worked examples of moves and windows in the Build phase, RV-15 to RV-47."""

from __future__ import annotations

from tests.games.rabbit_island.example_values import (
    May,
    Refusal,
    expect,
)
from tests.games.rabbit_island.island_r import MOVED_ON, at, turn
from tests.games.rabbit_island.reference_pieces import HILL


def _in_force(*effects: str) -> dict[str, object]:
    return {
        "window": ("main", "OPEN"),
        "responder": 0,
        "passes": 0,
        "stack": [],
        "effects": list(effects),
    }


MOVING = (
    turn(
        "RV-15",
        at(HILL, moves=(3, 1)),
        "M3",
        expect(point="D6", decider=0),
        May(">E; >W"),
        Refusal(">N", "RABB-3.11"),
        ">E",
        expect(point="D6", decider=0, rabbit=(2, 0)),
        ">S",
        expect(point="D7", rabbit=(2, 1), window=("main", "OPEN"), responder=0, decider=0),
    ),
    turn(
        "RV-16-a",
        at((3, 0), moves=(3, 1)),
        "M3",
        expect(rabbit=(0, 0), point="D7"),
        "P; P; P",
        expect(point="D4", decider=0),
    ),
    turn(
        "RV-16-b",
        at((3, 0), moves=(4, 1)),
        "M4",
        expect(rabbit=(0, 0), point="D6", decider=0),
        ">W",
        expect(rabbit=(-1, 0), point="D7"),
    ),
    turn(
        "RV-17",
        at((3, 0), moves=(2, 1), deck="drought"),
        "M2; P; P; P",
        expect(point="D8", decider=0, rabbit=(4, 1)),
        "carrots",
        expect(**MOVED_ON, carrots=[120, 100, 100], rabbits=[(4, 1), (0, 0), (0, 0)]),
        "M1; >E; P; P; P; decline",
        "M1; >E; P; P; P; decline",
        expect(point="D5", decider=0, year=6),
        "M1",
        expect(rabbit=(0, 0), point="D7"),
        "P; P; P; take",
        expect(**MOVED_ON, carrots=[170, 100, 100], held=[["drought"], [], []]),
    ),
)

PLAYING = (
    turn(
        "RV-20",
        at((1, 0), holds={"B": "full-harvest"}),
        "M1; P; B: full-harvest; C: P",
        expect(window=("main", "RESPONSE"), passes=1, responder=0, decider=0, effects=[]),
        "A: P",
        expect(**_in_force("full-harvest"), action_discards=["full-harvest"]),
        "P; P; P",
        expect(window=None, point="D3", decider=0),
    ),
    turn(
        "RV-21-a",
        at((1, 0), holds={"A": "free-labor", "B": "drought thwarted advance"}),
        "M1; free-labor",
        expect(decider=1),
        May("P; advance; thwarted -> free-labor"),
        Refusal("drought", "RABB-5.5"),
    ),
    turn(
        "RV-21-b",
        at((1, 0), holds={"A": "free-labor", "B": "drought thwarted advance"}),
        "M1; P",
        May("P; drought; advance"),
        Refusal("thwarted", "RABB-6.4"),
    ),
    turn(
        "RV-22",
        at((1, 0), holds={"A": "thwarted", "B": "advance", "C": "thwarted"}),
        "M1; P; B: advance; C: thwarted -> advance; A: thwarted -> thwarted; B: P",
        expect(passes=1, responder=2),
        "C: P",
        expect(point="D6", decider=1, rabbit=(2, 0)),
        "B: >S",
        expect(
            **_in_force(),
            rabbit=(2, 1),
            action_discards=["advance", "thwarted", "thwarted"],
        ),
        "P; P; P",
        expect(window=None, point="D3"),
    ),
    turn(
        "RV-23",
        at(
            (1, 0),
            carrots=0,
            holds={"A": "free-labor", "B": "advance"},
            deck="drought",
        ),
        "M1; A: free-labor; B: advance; P; P; B: >E; P; P; P; take",
        expect(
            **MOVED_ON,
            rabbits=[(3, 0), (0, 0), (0, 0)],
            stacks={},
            carrots=[50, 100, 100],
            held=[["drought"], [], []],
            action_discards=["advance", "free-labor"],
        ),
    ),
    turn(
        "RV-25",
        at((1, 0), holds={"A": "every-bunny-wins", "B": "thwarted", "C": "thwarted"}),
        "M1; A: every-bunny-wins; B: thwarted -> every-bunny-wins",
        "C: thwarted -> every-bunny-wins; P; P",
        expect(
            **_in_force(),
            carrots=[100, 100, 100],
            action_discards=["every-bunny-wins", "thwarted", "thwarted"],
        ),
    ),
    turn(
        "RV-26",
        at((1, 0), holds={"B": "go-home", "C": "advance"}),
        "M1; P; B: go-home; P; P",
        expect(rabbit=(0, 0), responder=0),
        "P; P; C: advance; P; P; C: >W",
        expect(rabbit=(-1, 0), point="D7", decider=0),
    ),
    turn(
        "RV-28",
        at(HILL, holds={"C": "extreme-advance"}),
        "M1; >E; P; P; C: extreme-advance; P; P",
        expect(point="D6", decider=2, rabbit=(2, 0)),
        "C: >E",
        expect(rabbit=(3, 0), point="D7", decider=0),
    ),
    turn(
        "RV-29",
        at((3, 0), holds={"C": "extreme-advance"}),
        "M1; P; P",
        expect(rabbit=(3, 1)),
        "C: extreme-advance; P; P",
        expect(rabbit=(0, 0), point="D7", decider=0),
    ),
    turn(
        "RV-31",
        at((1, 0), holds={"A": "drought", "B": "peace-and-quiet"}),
        "M1; P; B: peace-and-quiet",
        expect(window=None, point="D3", decider=0, silenced=True),
    ),
    turn(
        "RV-47",
        at((1, 0), holds={"C": "every-bunny-wins"}),
        "M1; P; P; C: every-bunny-wins; P; P",
        expect(**_in_force(), carrots=[200, 200, 200]),
    ),
)

IN_WINDOWS = (*MOVING, *PLAYING)
