"""Further cases of windows, stacks and Collapse!, worked out anew from the text of the rules.

They are of what is trodden least, and their ids are the rules that decide them. What is expected
was written down from the rules before any engine was asked.
"""

from __future__ import annotations

from tests.games.rabbit_island.example_values import Legal, May, Refusal, expect
from tests.games.rabbit_island.examples_rederived_tiles import ENDINGS, HARVESTS, SHORT_GAME
from tests.games.rabbit_island.island_r import MOVED_ON, at, turn
from tests.games.rabbit_island.reference_pieces import HILL

FOUR_SEATS = {"A": "drought", "B": "poor-harvest", "C": "advance", "D": "thwarted"}


STACKS = (
    turn(
        "RABB-5.7-two-movers-each-with-a-fork",
        # the later card moves first, and each card's player chooses at that card's forks
        at((1, 0), holds={"B": "advance", "C": "extreme-advance"}),
        "M1; P; B: advance; C: extreme-advance; A: P",
        expect(passes=1, responder=1, stack=["advance-1", "extreme-advance-1"]),
        "B: P",
        expect(point="D6", decider=2, rabbit=(2, 0)),
        Refusal("B: >S", "RABB-13.1"),
        Refusal(">N", "RABB-4.6"),
        "C: >S",
        expect(point="D6", decider=1, rabbit=(1, 1)),
        May(">N; >W"),
        "B: >W",
        expect(window=("main", "OPEN"), responder=0, passes=0, rabbit=(0, 1)),
        "P; P; P",
        expect(point="D8", decider=0),
    ),
    turn(
        "RABB-12.9-go-home-then-on",
        # Go Home! was played last, so it comes first, and the earlier Advance leads on
        at((1, 0), holds={"B": "advance", "C": "go-home"}),
        "M1; P; B: advance; C: go-home; P; P",
        expect(point="D6", decider=1, rabbit=HILL),
        Refusal(">N", "RABB-3.11"),
        Refusal(">S", "RABB-4.6"),
        "B: >E",
        expect(rabbit=(1, 0), window=("main", "OPEN")),
    ),
    turn(
        "RABB-6.4-the-third-thwarted-frees-the-first",
        at((1, 0), holds={"B": "advance thwarted", "C": "thwarted thwarted"}),
        "M1; P; B: advance; C: thwarted -> advance; A: P",
        "B: thwarted -> advance; C: thwarted -> thwarted-1",
        # C's second aims at B's, which aimed at B's own Advance: C's first still stops it
        "A: P; B: P",
        expect(
            rabbit=(2, 0),
            window=("main", "OPEN"),
            passes=0,
            responder=0,
            held=[[], [], []],
            action_discards=["advance", "thwarted", "thwarted", "thwarted"],
        ),
    ),
    turn(
        "RABB-6.4-not-what-is-worked-off",
        at((1, 0), holds={"A": "free-labor", "B": "thwarted", "C": "drought"}),
        "M1; free-labor; P; P",
        expect(effects=["free-labor"], passes=0),
        "P",
        Refusal("thwarted -> free-labor", "RABB-6.4"),
        "B: P; C: drought; A: P",
        Refusal("thwarted -> free-labor", "RABB-6.4"),
        Legal("thwarted -> drought"),
    ),
    turn(
        "RABB-6.4-a-regular-card-under-an-advance",
        at((1, 0), holds={"A": "free-labor", "B": "advance", "C": "thwarted"}),
        "M1; free-labor; B: advance; C: thwarted -> free-labor; P; P; B: >S; P; P; P; build",
        expect(stacks={(2, 1): [0]}, carrots=[90, 100, 100]),
    ),
    turn(
        "RABB-5.6-four-seats",
        at((1, 0), seats=4, holds=FOUR_SEATS),
        "M1; P; P; P",
        expect(passes=3, responder=3, window=("main", "OPEN")),
        Refusal("thwarted", "RABB-6.4"),
        "P",
        expect(window=None, point="D3"),
    ),
    turn(
        "RABB-5.6-four-seats-three-answers",
        at((1, 0), seats=4, holds=FOUR_SEATS),
        "M1; P; P; C: advance",
        expect(passes=0, responder=3),
        "D: P; A: P",
        Refusal("poor-harvest", "RABB-5.5"),
        expect(passes=2, responder=1),
        "B: P",
        expect(point="D6", decider=2),
        "C: >E",
        expect(passes=0, responder=0, rabbit=(3, 0)),
    ),
    turn(
        "RABB-6.5-an-answer-sweeps-the-stack",
        at(
            (1, 0),
            holds={"A": "free-labor drought", "B": "advance advance", "C": "peace-and-quiet"},
        ),
        "M1; free-labor; B: advance; C: peace-and-quiet",
        expect(
            rabbit=(2, 0),
            window=None,
            point="D3",
            silenced=True,
            effects=[],
            action_discards=["advance", "free-labor", "peace-and-quiet"],
        ),
        Refusal("drought", "RABB-6.5"),
        Refusal("B: advance", "RABB-13.1"),
        "build",
        # the silence ends with the turn
        expect(**MOVED_ON, carrots=[90, 100, 100], silenced=False),
        "M1; >E",
        expect(window=("main", "OPEN"), responder=1),
    ),
    turn(
        "RABB-6.5-moves-stay-effects-go",
        at((2, 0), holds={"A": "full-harvest", "B": "advance", "C": "peace-and-quiet"}),
        "M1; >E; full-harvest; P; P; P; B: advance; P; P",
        expect(rabbit=(3, 1), effects=["full-harvest"]),
        "P; P; C: peace-and-quiet; build",
        expect(carrots=[80, 100, 100], stacks={(3, 1): [0]}),
    ),
)

COLLAPSES = (
    turn(
        "RABB-7.6-peace-and-quiet-does-not-stop-it",
        at((1, 0), collapses=(2,), stacks="(2,0)=[B,C]", holds={"B": "peace-and-quiet"}),
        "M1",
        expect(window=("collapse", "OPEN"), collapses=[[1], [], []]),
        "P; B: peace-and-quiet",
        # the strike, no main window, and M5 at the new level
        expect(point="D10", decider=0, stacks={(2, 0): [2]}, collapses=[[], [], []]),
        expect(carrots=[100, 100, 110], supplies=[25, 25, 24]),
        "share",
        expect(carrots=[110, 100, 110]),
    ),
    turn(
        "RABB-7.4-the-second-is-led-away",
        at(
            (1, 0),
            collapses=(2, 2),
            stacks="(2,0)=[B,C,A]; (2,1)=[C]",
            holds={"B": "advance"},
        ),
        "M1; P; P; P",
        expect(
            stacks={(2, 0): [2, 0], (2, 1): [2]},
            window=("collapse", "OPEN"),
            responder=0,
            passes=0,
        ),
        "P; B: advance; P; P; B: >S; P; P; P",
        expect(stacks={(2, 0): [2, 0]}, window=("main", "OPEN"), rabbit=(2, 1)),
    ),
    turn(
        "RABB-7.5-in-a-hole-and-led-home",
        at((3, 1), collapses=(2,), stacks="(3,1)=[A]", holds={"C": "advance"}),
        "M1; P; P; C: advance; P; P",
        expect(rabbit=HILL, window=("collapse", "OPEN")),
        "P; P; P",
        expect(
            stacks={(3, 1): [0]},
            collapses=[[], [], []],
            action_discards=["advance", "collapse"],
            window=("main", "OPEN"),
        ),
        "P; P; P",
        expect(point="D4"),
    ),
    turn(
        "RABB-7.5-the-group-breaks-before-the-harvest",
        at((3, 0), collapses=(2,), moves=(1, 2), stacks="(3,1)=[B]; (2,1)=[B]; (2,0)=[B]"),
        "M1; P; P; P; P; P; P",
        expect(point="D3", carrots=[100, 100, 100], stacks={(2, 1): [1], (2, 0): [1]}),
        "build",
        expect(carrots=[80, 100, 100]),
    ),
    turn(
        "RABB-7.6-not-a-target",
        at((1, 0), collapses=(2,), holds={"B": "thwarted"}),
        "M1; P",
        Refusal("thwarted", "RABB-6.4"),
        Refusal("thwarted -> collapse", "RABB-6.4"),
        May("P"),
    ),
    turn(
        "RABB-7.2-nineteen-twice",
        at(
            (2, 0),
            year=19,
            holds={"A": "epic-discovery"},
            deck="collapse drought collapse advance poor-harvest",
        ),
        "M1; >E; epic-discovery; P; P; P; P; P; take",
        expect(
            held=[["advance", "drought", "poor-harvest"], [], []],
            collapses=[[], [], []],
            action_discards=["collapse", "collapse", "epic-discovery"],
        ),
    ),
)

REDERIVED = (*STACKS, *HARVESTS, *COLLAPSES, *ENDINGS, *SHORT_GAME)
