"""Further cases of harvests, building and the end, and of the short game, worked out anew.

See `examples_rederived`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.games.rabbit_island.example_values import (
    Position,
    Refusal,
    build_position,
    expect,
    without,
)
from tests.games.rabbit_island.island_r import MOVED_ON, at, turn
from tests.games.rabbit_island.reference_pieces import HILL, Cell, pile

EIGHT_TOWNS = "; ".join(
    f"{cell}=[A,A,A]".replace(" ", "")
    for cell in ((1, 0), (2, 1), (1, 1), (3, 1), (-1, 0), (-1, 1), (-2, 0), (-2, -1))
)
ALL_TOKENS_OUT = f"{EIGHT_TOWNS}; (-1,-1)=[A]"
"""24 tokens of A in towns and the last one in a camp."""
SHORT_ISLAND: dict[Cell, str] = {
    HILL: "hill-short",
    (1, 0): "cave-2",
    (2, 0): "forest-3",
    (3, 0): "patch-3",
    (2, 1): "hole-1",
    (3, 1): "hole-2",
}


def short(rabbit: Cell, **given: Any) -> Position:
    """A at M1 on a small island of the short game; the rest as for `build_position`."""
    position = build_position(SHORT_ISLAND, rabbit=rabbit, **given)
    left = without(pile("short"), SHORT_ISLAND.values())
    return replace(position, mode="short", tile_discards=left)


HARVESTS = (
    turn(
        "RABB-8.8-three-doublings",
        at(
            (1, 0),
            stacks="(2,0)=[A]; (2,1)=[B,A]; (1,1)=[B]",
            holds={"A": "full-harvest full-harvest", "B": "hometown-advantage"},
        ),
        # forest camp 10 and cave village 10 touch; B's forest does not count
        "M1; full-harvest",
        Refusal("hometown-advantage", "RABB-5.5"),
        "P; P; P; B: hometown-advantage; P; P; full-harvest; P; P; P; P; P",
        expect(point="D9", carrots=[260, 100, 100]),
        "build",
        expect(carrots=[230, 100, 100]),
    ),
    turn(
        "RABB-8.8-owner-nothing-visitor-double",
        at(
            (1, 0),
            stacks="(2,0)=[B]",
            holds={"A": "full-harvest", "B": "hometown-advantage", "C": "poor-harvest"},
        ),
        "M1; full-harvest; B: P; C: P; P; B: hometown-advantage; P; P",
        "P; P; C: poor-harvest; P; P; P; P; P",
        expect(point="D10", carrots=[100, 100, 100]),
        "share",
        expect(carrots=[120, 100, 100]),
    ),
    turn(
        "RABB-8.8-visitor-nothing-owner-double",
        at((1, 0), stacks="(2,0)=[B]", holds={"B": "hometown-advantage", "C": "drought"}),
        "M1; P; B: hometown-advantage; P; P; P; P; C: drought; P; P; P; P; P; share",
        expect(carrots=[100, 120, 100]),
    ),
    turn(
        "RABB-8.12-both-get-nothing-but-share",
        at(
            (1, 0),
            carrots=20,
            stacks="(2,0)=[B]",
            holds={"B": "drought", "C": "poor-harvest"},
        ),
        "M1; P; B: drought; P; P; P; P; C: poor-harvest; P; P; P; P; P",
        expect(**MOVED_ON, carrots=[20, 100, 100], stacks={(2, 0): [1]}),
    ),
    turn(
        "RABB-8.8-drought-in-a-hole",
        at((3, 1), holds={"B": "drought"}),
        "M1; P; B: drought; P; P; P; P; P; carrots",
        expect(carrots=[100, 100, 100]),
    ),
    turn(
        "RABB-8.8-two-full-harvests-in-a-hole",
        at((3, 1), holds={"B": "full-harvest", "C": "full-harvest poor-harvest"}),
        "M1; P; B: full-harvest; P; P; P; P; C: full-harvest; P; P; P; P; C: poor-harvest; P; P",
        "P; P; P; carrots",
        expect(carrots=[180, 100, 100]),
    ),
    turn(
        "RABB-8.2-doubled-cost-forces-to-share",
        at((1, 0), carrots=50, stacks="(2,0)=[B]", holds={"C": "hungry-workers"}),
        "M1; P; P; C: hungry-workers; P; P; P; P; P",
        expect(**MOVED_ON, carrots=[60, 110, 100]),
    ),
    turn(
        "RABB-8.4-the-last-carrot",
        at((1, 0), carrots=30, stacks="(2,0)=[B]", moves=(1, 1)),
        "M1; P; P; P; build",
        expect(**MOVED_ON, carrots=[0, 110, 100], stacks={(2, 0): [1, 0]}),
        "M1; >W; P; P; P; decline; M1; >W; P; P; P; decline",
        # with nothing left, an empty cave asks for nothing
        "M1; >S; P; P; P",
        expect(**MOVED_ON, year=6, carrots=[0, 110, 100]),
    ),
    turn(
        "RABB-8.11-town-built-over-the-owners-group",
        at((1, 0), stacks="(2,0)=[B,B]; (2,1)=[B]; (1,1)=[C]"),
        "M1; P; P; P; build",
        # forest village 20 and cave camp 10 are paid before the town stands
        expect(carrots=[30, 130, 100], stacks={(2, 0): [1, 1, 0], (2, 1): [1], (1, 1): [2]}),
        expect(points=[3, 4, 1]),
    ),
    turn(
        "RABB-9.6-no-token-left-on-empty-ground",
        at((1, 0), carrots=500, stacks=ALL_TOKENS_OUT),
        expect(supplies=[0, 25, 25]),
        "M1; P; P; P",
        expect(**MOVED_ON, carrots=[500, 100, 100]),
    ),
    turn(
        "RABB-9.6-no-token-left-so-share",
        at((1, 0), carrots=500, stacks=f"{ALL_TOKENS_OUT}; (2,0)=[B]"),
        "M1; P; P; P",
        expect(**MOVED_ON, carrots=[510, 110, 100]),
    ),
    turn(
        "RABB-6.7-epic-discovery-in-a-hole",
        at((3, 1), holds={"A": "epic-discovery"}, deck="drought collapse advance"),
        "M1; epic-discovery; P; P; P; P; P; card",
        expect(held=[["advance", "drought"], [], []], collapses=[[3], [], []]),
    ),
    turn(
        "RABB-9.4-discard-twice",
        at(
            (2, 0),
            holds={"A": "epic-discovery advance advance thwarted thwarted"},
            deck="drought poor-harvest free-labor",
        ),
        "M1; >E; epic-discovery; P; P; P; P; P; take",
        expect(point="D11", decider=0, movement_deck=54 - 6 - 1),
        Refusal("P", "RABB-13.2"),
        Refusal("discard go-home", "RABB-9.4"),
        "discard drought",
        expect(point="D11"),
        "discard advance",
        expect(**MOVED_ON),
    ),
)

ENDINGS = (
    turn(
        "RABB-10.4-no-bonus-for-ties",
        # pairs of A and of B tie, so do most carrots; C is next, not third
        at(
            HILL,
            carrots=(90, 90, 80),
            stacks="(1,0)=[A]; (3,1)=[A]; (2,1)=[A]; (-1,0)=[B]; (-1,-1)=[B]; (2,0)=[B]; (1,1)=[C]",
        ),
        expect(totals=[3, 3, 1], places=[1, 1, 2]),
    ),
    turn(
        "RABB-10.2-only-the-most",
        at(HILL, carrots=(110, 100, 100), stacks="(1,1)=[C]; (2,0)=[B,B]; (2,1)=[A]"),
        expect(totals=[2, 3, 1], places=[2, 1, 3]),
    ),
    turn(
        "RABB-10.1-buried-tokens-count",
        # valley 1 2 4, owned by C: the group of two is C's though A has tokens in both
        at(HILL, carrots=(50, 50, 50), stacks="(3,1)=[A,B,C]; (2,1)=[A,A,C]"),
        expect(points=[3, 2, 7], totals=[3, 2, 8]),
    ),
    turn(
        "RABB-4.2-the-last-turn",
        replace(at((1, 0), year=20), first=1),
        "M1; P; P; P; decline",
        expect(phase="over", decider=None),
        Refusal("A: P", "RABB-4.2"),
    ),
)

SHORT_GAME = (
    turn(
        "RABB-11.1-one-exit-of-the-hill",
        short((3, 0), holds={"C": "extreme-advance"}),
        expect(hill_exits=["E"]),
        "M1; P; P; C: extreme-advance; P; P",
        # home, and on to the only side that is left: nobody is asked
        expect(rabbit=(1, 0), window=("main", "OPEN"), responder=0),
        "P; P; P; build",
        expect(**MOVED_ON, carrots=[90, 100, 100]),
    ),
    turn(
        "RABB-7.3-a-strike-in-the-last-year",
        replace(short((1, 0), year=10, collapses=(2,), stacks="(2,0)=[B,A]"), first=1),
        "M1; P; P; P",
        expect(stacks={(2, 0): [0]}, supplies=[24, 25, 25]),
        "P; P; P; build",
        # harvest of a camp, 30 for the village; after year 10 the game is over
        expect(phase="over", carrots=[80, 100, 100], points=[3, 0, 0], totals=[3, 0, 0]),
    ),
    turn(
        "RABB-7.2-year-eight-is-soon-enough",
        short((2, 0), year=8, deck="collapse"),
        "M1; >E; P; P; P; take",
        expect(collapses=[[3], [], []], held=[[], [], []], carrots=[150, 100, 100]),
    ),
)
