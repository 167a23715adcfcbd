"""Further examples of Rabbit Island, of rules that the worked ones leave out; ids are rules.

The rule document does not tell these; they are read off its rules, and any engine may play them.
"""

from __future__ import annotations

from dataclasses import replace

from tests.games.rabbit_island.example_values import (
    Example,
    Legal,
    May,
    Position,
    Refusal,
    expect,
    explore_position,
    without,
)
from tests.games.rabbit_island.island_r import MOVED_ON, at, turn
from tests.games.rabbit_island.reference_pieces import CARD_TYPE, HILL, pile

_FIT_NOWHERE = [
    *("cave-4", "cave-6", "forest-4", "forest-5", "forest-6"),
    *("meadow-2", "meadow-4", "meadow-6", "patch-4"),
]
"""In the short game on the bare Hill: their arrows point West, and the Hill's East."""


def _short(hand: int, box: tuple[str, ...], discards: tuple[str, ...]) -> Position:
    """A holds so many of the tiles that fit nowhere, B all that lie nowhere else."""
    held = tuple(_FIT_NOWHERE[:hand])
    bare = explore_position("short", {}, " ".join(held))
    rest = without(pile("short"), held, box, discards)
    return replace(bare, tile_hands=(held, rest), box=box, tile_discards=discards)


EXPLORING = (
    Example(
        "RABB-2.4",
        explore_position(
            "standard",
            {(1, 0): "cave-2", (2, 0): "cave-3", (2, 1): "cave-4"},
            "cave-1 cave-5 lake-2",
        ),
        (
            Refusal("cave-1 at (1,1)", "RABB-2.4"),
            Legal("cave-5 at (1,1)"),
            Refusal("cave-6 at (1,1)", "RABB-3.4"),
            Refusal("lake-2 at (1,0)", "RABB-2.2"),
            Refusal("B: cave-1 at (-1,0)", "RABB-13.1"),
            Refusal("build", "RABB-13.2"),
            Refusal("drought", "RABB-3.12"),
        ),
    ),
    Example(
        "RABB-3.5-a-from-the-discards",
        _short(2, (), ("cave-1", "cave-2")),
        (
            # two of the four are drawn anew, and again if chance brings the same two
            expect(point="D1", decider=0),
        ),
    ),
    Example(
        "RABB-3.5-b",
        _short(5, tuple(_FIT_NOWHERE[5:7]), tuple(_FIT_NOWHERE[7:])),
        (
            expect(
                point="D1",
                decider=1,
                rabbits=[HILL, HILL],
                box=2,
                tile_discards=["meadow-6", "patch-4"],
            ),
        ),
    ),
    Example(
        "RABB-3.6",
        explore_position("standard", {}, "patch-2 lake-2 cave-1"),
        (
            "patch-2 at (1,0); lake-2 at (2,0)",
            May("rabbit at (1,0); rabbit at (2,0)"),
            Refusal("rabbit at (0,0)", "RABB-3.6"),
            "rabbit at (2,0); decline",
            expect(decider=1, point="D1", rabbits=[(2, 0), HILL], carrots=[100, 100]),
        ),
    ),
    Example(
        "RABB-3.10",
        replace(
            explore_position("standard", {(1, 0): "lake-2", (2, 0): "forest-3"}, ""),
            tile_hands=((), ()),
            box=(),
            tile_discards=without(pile("standard"), ["lake-2", "forest-3"]),
        ),
        (
            # no Hole where only the Hill points: North and West
            expect(
                tiles={
                    (0, 0): "hill",
                    (1, 0): "lake-2",
                    (2, 0): "forest-3",
                    (3, 0): "hole-1",
                    (2, 1): "hole-2",
                },
                hill_exits=["E"],
                point="D5",
            ),
        ),
    ),
    Example(
        "RABB-11.2",
        replace(
            explore_position(
                "short",
                {(1, 0): "cave-2"},
                "cave-1 forest-2",
                deck="drought collapse advance advance",
            ),
            tile_hands=(("cave-1", "forest-2"), ()),
        ),
        (
            "forest-2 at (2,0); cave-1 at (2,-1); rabbit at (2,0); decline",
            expect(
                point="D5",
                decider=0,
                year=1,
                held=[["drought"], ["advance", "advance"]],
                collapses=[[None], []],
                action_deck=23,
                movement_deck=50,
            ),
        ),
    ),
)

PLAYING = (
    turn(
        "RABB-5.4",
        at((1, 0), holds={"A": "drought", "B": "advance"}),
        Refusal("M6", "RABB-4.4"),
        Refusal("B: M1", "RABB-13.1"),
        "M1",
        Refusal("B: P", "RABB-5.4"),
        Refusal("B: advance", "RABB-5.4"),
        Refusal("advance", "RABB-5.4"),
        Refusal("take", "RABB-13.2"),
    ),
    turn(
        "RABB-5.6-two-seats",
        at((1, 0), seats=2, holds={"A": "drought", "B": "poor-harvest"}),
        "M1; drought",
        expect(responder=1, passes=0, effects=[]),
        "P",
        expect(responder=0, passes=0, effects=["drought"]),
        "P; B: poor-harvest; P",
        expect(responder=0, passes=0, effects=["drought", "poor-harvest"]),
        "P; P",
        expect(point="D3"),
    ),
    turn(
        "RABB-5.7-last-in-first-out",
        at((1, 0), holds={"B": "go-home", "C": "advance", "A": "thwarted thwarted"}),
        "M1; P; B: go-home; C: advance; P; P",
        expect(point="D6", decider=2, rabbit=(2, 0)),
        "C: >E",
        expect(rabbit=HILL, point="D7", responder=0, action_discards=["advance", "go-home"]),
    ),
    turn(
        "RABB-6.4-own-card",
        at(HILL, holds={"A": "thwarted", "B": "go-home advance", "C": "advance"}),
        "M1; >E; P; B: go-home; C: advance",
        May("P; thwarted -> go-home; thwarted -> advance"),
        "A: thwarted -> go-home; P; P; P",
        expect(rabbit=(2, 0), point="D7", responder=1, passes=1),
    ),
    turn(
        "RABB-6.5-answer",
        at((1, 0), holds={"A": "full-harvest drought", "C": "peace-and-quiet"}),
        "M1; full-harvest; P; P; drought; P",
        expect(effects=["full-harvest"], responder=2, stack=["drought-1"]),
        "C: peace-and-quiet",
        expect(
            window=None,
            effects=[],
            silenced=True,
            point="D3",
            decider=0,
            action_discards=["drought", "full-harvest", "peace-and-quiet"],
        ),
        Refusal("drought", "RABB-6.5"),
        "decline",
        expect(**MOVED_ON, silenced=False),
    ),
)

BUILDING = (
    turn(
        "RABB-6.12",
        at((1, 0), holds={"A": "hungry-workers"}, stacks="(2,0)=[A]"),
        "M1; hungry-workers; P; P; P; P; P; build",
        expect(**MOVED_ON, carrots=[50, 100, 100], stacks={(2, 0): [0, 0]}),
    ),
    turn(
        "RABB-12.11",
        at((1, 0), holds={"A": "hungry-workers free-labor"}, stacks="(2,0)=[B,B]"),
        "M1; hungry-workers; P; P; free-labor; P; P; P; P; P; build",
        expect(**MOVED_ON, carrots=[100, 120, 100], stacks={(2, 0): [1, 1, 0]}),
    ),
    turn(
        "RABB-8.8-poor-harvest",
        at(
            (1, 0),
            holds={"A": "full-harvest", "B": "hometown-advantage", "C": "poor-harvest"},
            stacks="(2,0)=[B]",
        ),
        "M1; full-harvest; P; P; P; B: hometown-advantage; P; P; P; P; C: poor-harvest; P; P",
        "P; P; P; share",
        expect(**MOVED_ON, carrots=[120, 100, 100]),
    ),
    turn(
        "RABB-8.8-drought-on-the-patch",
        at((2, 0), holds={"A": "drought"}, deck="advance"),
        "M1; >E; drought; P; P; P; P; P; take",
        expect(**MOVED_ON, carrots=[100, 100, 100], held=[["advance"], [], []]),
    ),
    turn(
        "RABB-8.12",
        at((1, 0), stacks="(2,0)=[B]"),
        "M1; P; P; P",
        Refusal("decline", "RABB-8.12"),
        Refusal("B: share", "RABB-13.1"),
    ),
    turn(
        "RABB-8.13",
        at(
            (1, 0),
            stacks="(2,0)=[A,B,B]",
            holds={"A": "drought advance advance thwarted thwarted thwarted"},
        ),
        "M1; P; P; P",
        expect(point="D11"),
        Refusal("share", "RABB-8.13"),
        Refusal("build", "RABB-8.13"),
    ),
    turn(
        "RABB-8.1",
        at((1, 0), holds={"A": "drought advance advance thwarted thwarted thwarted"}),
        "M1; P; P; P; build",
        expect(point="D11"),
        Refusal("build", "RABB-8.1"),
        Refusal("discard go-home", "RABB-9.4"),
    ),
    turn(
        "RABB-8.15",
        at((3, 1), deck="drought"),
        "M1; P; P; P",
        expect(point="D8", rabbit=(4, 1)),
        Refusal("decline", "RABB-8.15"),
        "card",
        expect(**MOVED_ON, carrots=[100, 100, 100], held=[["drought"], [], []]),
    ),
)

_OTHERS = tuple(card for card in CARD_TYPE if CARD_TYPE[card] != "collapse")
_FALLEN = tuple(card for card in CARD_TYPE if CARD_TYPE[card] == "collapse")

COLLAPSING = (
    turn(
        "RABB-7.4-two-at-once",
        at((1, 0), collapses=(2, 2), stacks="(2,0)=[C,B,B]"),
        "M1; P; P; P",
        expect(window=("collapse", "OPEN"), stacks={(2, 0): [1, 1]}, collapses=[[1], [], []]),
        "P; P; P",
        expect(window=("main", "OPEN"), stacks={(2, 0): [1]}, collapses=[[], [], []]),
    ),
    turn(
        "RABB-5.2-two-at-once-in-silence",
        at((1, 0), collapses=(2, 2), holds={"B": "peace-and-quiet"}, stacks="(2,0)=[C,B,B]"),
        "M1; P; B: peace-and-quiet",
        expect(
            window=None,
            point="D10",
            stacks={(2, 0): [1]},
            action_discards=["collapse", "collapse", "peace-and-quiet"],
        ),
    ),
    turn(
        "RABB-7.1-with-epic-discovery",
        at((2, 0), holds={"A": "epic-discovery"}, deck="collapse advance collapse drought"),
        "M1; >E; epic-discovery; P; P; P; P; P; take",
        expect(**MOVED_ON, held=[["advance"], [], []], collapses=[[3, 3], [], []]),
    ),
    turn(
        "RABB-7.2-year-18",
        at((2, 0), year=18, deck="collapse drought"),
        "M1; >E; P; P; P; take",
        expect(**MOVED_ON, held=[[], [], []], collapses=[[3], [], []], action_discards=[]),
    ),
    turn(
        "RABB-7.2-nothing-but-collapse",
        replace(
            at((2, 0), year=20),
            action_deck=_FALLEN[:1],
            action_discards=_FALLEN[1:],
            action_hands=((), _OTHERS, ()),
        ),
        "M1; >E; P; P; P; take",
        expect(
            **MOVED_ON,
            carrots=[150, 100, 100],
            collapses=[[], [], []],
            action_hands=[[], [*_OTHERS], []],
        ),
    ),
    turn(
        "RABB-7.2-drawn-again-after-a-shuffle",
        replace(
            at((2, 0), year=20),
            action_deck=_FALLEN[:2],
            action_discards=(_FALLEN[2], "drought-1"),
            action_hands=((), without(_OTHERS, ["drought-1"]), ()),
        ),
        "M1; >E; P; P; P; take",
        expect(
            **MOVED_ON,
            collapses=[[], [], []],
            action_hands=[["drought-1"], [*without(_OTHERS, ["drought-1"])], []],
        ),
    ),
    turn(
        "RABB-7.5-on-the-hill",
        at((4, 1), collapses=(2,)),
        "M1; P; P; P",
        expect(window=("main", "OPEN"), rabbit=HILL, action_discards=["collapse"]),
    ),
)

SCORING = (
    turn(
        "RABB-12.22",
        at(HILL, carrots=(90, 100, 110), stacks="(2,0)=[A] (1,1)=[B]"),
        expect(totals=[1, 1, 1], places=[1, 1, 1]),
    ),
    turn(
        "RABB-10.3",
        at(HILL, carrots=(90, 100, 110), stacks="(1,0)=[A] (2,0)=[A] (1,1)=[B] (-1,0)=[C]"),
        expect(totals=[3, 1, 2], places=[1, 3, 2]),
    ),
)

BEYOND = (*EXPLORING, *PLAYING, *BUILDING, *COLLAPSING, *SCORING)
