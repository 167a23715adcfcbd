"""Further cases worked out anew from the text of the rules, of what is trodden least.

They are written like the worked examples; their ids are the rules that decide them. What is
expected was written down from the rules before the program was asked.
"""

from __future__ import annotations

from typing import Any

from tests.games.propeller_islands.examples import V55, Example

RING = (
    "(1,0) T05-1 +, (1,-1) T07-1 +, (0,-1) T06-5 +, (-1,0) T08-1 +, (-1,1) T05-5 +, (0,1) T06-3 +"
)
ROW_OF_TEN = ", ".join(f"({n},1) T{5 + n // 6:02}-{n % 6 + 1} +" for n in range(10))
ORDER_OF_CHECKS = (
    "(1,0) T05-1 -, (0,1) T05-2 ., (-1,1) T22-1 ., (-1,0) T04-1, (0,-1) T09-2 +, (1,-1) T06-3 +"
)
FULL_ROW = (
    "(1,0) T02-1, (0,1) T02-2, (-1,1) T05-5 ., (-1,0) T06-3 +, (0,-1) T06-4 +, "
    "(1,-1) T06-5 +, (2,0) T05-1 ."
)
PIONEER = (
    "(1,0) T08-5 +, (0,1) T09-3 +, (-1,1) T05-2 +, (-1,0) T06-1 +, (0,-1) T07-4 ., (1,-1) T07-1 ."
)
FIVE_AND_ONE = (
    "(1,0) T05-1 +, (0,1) T06-2 +, (-1,1) T07-1 +, (0,-1) T06-1 +, (1,-1) T07-2 +, (-1,0) T05-2 ."
)


def case(name: str, do: str, expect: dict[str, Any], **given: Any) -> Example:
    return Example(name, given, do, expect)


CHANGES = (
    case("PROP-3.8-one-is-beside-six",
         "adjust(+2) ! 3.7; adjust(0) ! 3.7; adjust(-1); finish ! 13.1",
         {"die": 6, "resources": "0/0/0"}, die=1, resources="1/0/0"),
    case("PROP-9.5-not-the-powers-of-others", "shift(+1) ! 9.5; reroll ! 9.5; set_bonus(2) ! 13.1",
         {"die": 1}, die=1, character="marie", fame=12),
    case("PROP-9.12-two-over-the-end", "shift(+3) ! 9.12; shift(0) ! 9.12; shift(-2)",
         {"die": 5}, die=1, character="charles", fame=10),
    case("PROP-9.12-nine-is-not-ten", "shift(+2) ! 9.12; shift(+1)",
         {"die": 1}, die=6, character="charles", fame=9),
    case("PROP-9.12-the-paid-step-first",
         "adjust(+1); shift(-1); adjust(+1) ! 3.7; shift(-1) ! 9.12",
         {"die": 6, "resources": "0/0/0"}, die=6, character="charles", fame=5, resources="1/0/0"),
    case("PROP-9.7-no-reroll-of-a-changed-die", "adjust(+1); reroll ! 9.7",
         {"die": 4}, die=3, character="jacques", fame=5, resources="1/0/0"),
    case("PROP-9.5-four-fame-is-no-power", "reroll ! 9.5",
         {"die": 3}, die=3, character="jacques", fame=4),
    case("PROP-9.8-from-one-to-six", "set_bonus(1) ! 9.8; set_bonus(5) ! 9.8; set_bonus(6); finish",
         {"seat": 1, "die": 1}, step="bonus", die=1, character="nelson", fame=5),
    case("PROP-9.8-only-before-activating", "activate(CAP, resources); set_bonus(4) ! 9.8",
         {"die": 1}, step="bonus", die=1, character="nelson", fame=10),
    case("PROP-9.8-any-number", "set_bonus(0) ! 9.8; set_bonus(4); set_bonus(1) ! 9.8",
         {"die": 4}, step="bonus", die=1, character="nelson", fame=10),
    case("PROP-3.5-only-a-die-on-the-forge",
         "adjust(+1) ! 13.1; claim(0, (1,0)) ! 13.1; draft(7) ! 3.5;"
         "draft(6) ! 3.5; draft(1); adjust(+1)", {"die": 2, "resources": "0/0/0"},
         step="draft", resources="1/0/0"),
)  # fmt: skip

LINKS = (
    case("PROP-12.7-two-equal-banners", "claim(8, (1,1))", {"fame": 2},
         island="(1,0) T05-1 . {B:science}", offer={8: "T10-5"}, die=5),
    case("PROP-4.7-a-new-hub-beside-a-hub-with-a-banner", "claim(0, (1,1))", {"fame": 1},
         island="(1,0) T10-5 . {B:science}", offer={0: "T08-1"}, die=1),
    case("PROP-8.6-only-the-new-banner", "install((1,1))", {"fame": 1, "step": "replace"},
         island="(1,0) T10-5 . {B:science}, (1,1) T09-6 .", step="upgrade",
         completed=("B1-02",)),
    case("PROP-8.6-another-guild-on-a-landmark", "install((1,0))", {"fame": 2},
         island="(1,0) T22-1 ., (1,1) T04-2, (2,0) T08-1 .", step="upgrade",
         completed=("B1-02",)),
    case("PROP-8.5-where-nothing-is-printed",
         "install((1,0)) ! 8.5; install((0,1)) ! 8.5; install((-1,1)) ! 8.5; install((2,0)) ! 8.5;"
         "install(CAP)", {"unused": [], "step": "replace"},
         island="(1,0) T22-1 ., (0,1) T04-1, (-1,1) T10-5 . {P:steel}", step="upgrade",
         completed=("B1-08",)),
    case("PROP-9.3-links-then-choice-then-depot",
         "claim(2, (1,1)); deploy(R1C1, (1,0)) ! 5.11; choose_resource(part) ! 13.2;"
         "choose_resource(steel); deploy(R1C1, (1,0))",
         {"fame": 10, "resources": "0/1/0", "dock": 11, "step": "blueprint"},
         island="(1,0) T09-3 .", offer={2: "T02-2"}, die=2, character="amelia", fame=9),
    case("PROP-9.9-once-in-a-round", "claim(2, (1,1))", {"fame": 7, "resources": "0/0/1"},
         island="(1,0) T09-3 .", offer={2: "T04-2"}, die=2, character="amelia", fame=6,
         pioneer=True),
    case("PROP-9.9-a-gain-too-early-does-not-use-it-up",
         # one point leads to 4 fame and gives nothing, the three of C4 do
         "activate_island; activate(CAP, deploy); deploy(R3C1, (0,-1)); place((0,2));"
         "activate((1,0)); deploy(R3C4, (1,-1)); finish",
         {"fame": 7, "resources": "1/0/1", "step": "blueprint"},
         island=PIONEER, die=5, dock_empty="R1C1 R2C1 R1C4 R2C4", stack=("T04-2",),
         character="amelia", fame=3),
    case("PROP-10.3-amelia-in-the-bonus-step",
         "activate(CAP, deploy); deploy(R3C4, (-1,1)); activate((-1,1))",
         {"fame": 8, "resources": "1/0/1"}, step="bonus", die=3, character="amelia", fame=5,
         island="(1,0) T05-1 +, (0,1) T05-2 +, (-1,1) T05-3 .", dock_empty="R1C4 R2C4"),
    case("PROP-8.10-the-link-opens-nicolas-choice",
         "install((1,0)); take(I) ! 5.11; choose_resource(steel)",
         {"fame": 10, "resources": "0/1/0", "step": "replace"},
         island="(1,0) T10-5 ., (1,1) T04-2", step="upgrade", completed=("B1-02",),
         character="nicola", fame=9),
    case("PROP-8.10-the-link-opens-nicolas-power", "install((1,0))",
         {"fame": 5, "resources": "1/0/0", "step": "replace"},
         island="(1,0) T10-5 ., (1,1) T04-2", step="upgrade", completed=("B1-02",),
         character="nicola", fame=4),
    case("PROP-9.11-not-below-five", "set_aside", {"resources": "0/0/0", "step": "replace"},
         step="upgrade", completed=("B1-02",), character="nicola", fame=4),
)  # fmt: skip

REWARDS = (
    case("PROP-7.6-the-row-leads-to-a-column-and-a-depot",
         # R3 before C3: deploy, which clears C1: a tile, a depot: deploy; only then C3
         "activate_island; activate(CAP, deploy); deploy(R3C3, (2,0)); reward(C1) ! 7.6;"
         "reward(R3); finish ! 5.11; reward(C3) ! 5.11; deploy(R1C1, (2,-1));"
         "deploy(R1C2, (1,1)) ! 5.11; place((0,0)) ! 4.2; place((-2,0));"
         "deploy(R1C1, (1,1)) ! 7.1; deploy(R1C2, (2,0)) ! 7.2; deploy(R1C2, (1,1));"
         "activate((0,1)); activate((1,1)); activate((0,-1)); finish",
         {"resources": "4/0/1", "dock": 3, "down": 4, "fame": 0, "step": "blueprint"},
         island=f"{RING}, (2,0) T07-3 ., (2,-1) T09-1 ., (1,1) T05-3 .", die=5,
         dock_empty="R1C3 R2C3 R3C1 R3C2 R3C4 R2C1", stack=("T02-2",)),
    case("PROP-7.6-the-last-worker-of-the-dock",
         # R3 and C4; R3's worker is the last and clears R1 and C1; no depot, and then C4
         "activate_island; activate(CAP, deploy); deploy(R3C4, (10,1)); reward(R3);"
         "deploy(R1C1, (11,1)); reward(C4) ! 7.6; reward(R1); place((0,-1))",
         {"dock": 0, "fame": 3, "step": "island"},
         island=f"{ROW_OF_TEN}, (10,1) T06-5 ., (11,1) T06-6 .", die=5, stack=("T02-1",),
         dock_empty="R1C2 R1C3 R1C4 R2C1 R2C2 R2C3 R2C4 R3C1 R3C2 R3C3"),
    case("PROP-7.8-a-radio-is-one-of-two-tiles",
         "activate_island; activate(CAP, deploy); deploy(R3C3, (-1,1)); activate((1,0));"
         "activate((0,1)); activate((0,1)) ! 5.8; activate((-1,1)); activate((-1,0)) ! 5.2; finish",
         {"resources": "2/0/1", "down": 4, "step": "blueprint"},
         island="(1,0) T11-4 +, (0,1) T05-2 +, (-1,1) T06-3 ., (-1,0) T07-1 +", die=6,
         dock_empty="R1C3 R2C3"),
    case("PROP-7.8-the-second-depot-has-no-housing-left",
         "activate_island; activate(CAP, deploy); deploy(R1C4, (-1,1)); depot((-1,0)) ! 7.8;"
         "depot((1,0)); depot((0,1)) ! 5.11; deploy(R2C1, (2,0)); activate((2,0)); finish",
         {"resources": "0/0/1", "dock": 7, "step": "blueprint"},
         island=FULL_ROW, die=1, dock_empty="R1C1 R1C2 R1C3"),
    case("PROP-6.12-a-warehouse-deploys",
         "activate_island; activate((1,0)) ! 13.2; activate((1,0), (-1,0)) ! 6.12;"
         "activate((1,0), (0,1)); deploy(R3C2, (-1,1)); activate((-1,0)); finish",
         {"resources": "2/0/1", "down": 2},
         island="(1,0) T12-3 +, (0,1) T02-1, (-1,1) T05-5 ., (-1,0) T06-3 +", die=3,
         dock_empty="R1C2 R2C2"),
)  # fmt: skip

ACTIVATIONS = (
    case("PROP-5.4-the-upgrade-of-a-radio-pays-its-target",
         "activate_island; activate((0,1)) ! 5.2; activate((1,0)); activate((0,1)); finish",
         {"resources": "0/0/2", "down": 3},
         island="(1,0) T11-4 + {P:steel}, (0,1) T10-5 +", die=4, capitol="-"),
    case("PROP-6.11-nothing-left-to-aim-at", "activate_island; activate((1,0))",
         {"resources": "0/1/0", "step": "island"},
         island="(1,0) T11-4 + {P:steel}", die=4, capitol="-"),
    case("PROP-6.11-nothing-it-could-pay-for", "activate_island; activate((1,0))",
         {"resources": "0/0/0", "step": "island"},
         island="(1,0) T11-4 +, (0,1) T10-5 +", die=4, capitol="-"),
    case("PROP-6.11-not-itself",
         "activate_island; activate((1,0)); activate((1,0)) ! 5.8; finish ! 5.11;"
         "adjust(+1) ! 5.11; skip; activate((0,1)) ! 5.2; skip ! 13.1; finish",
         {"resources": "0/0/0", "down": 2},
         island="(1,0) T11-4 +, (0,1) T05-1 +", die=4, capitol="-"),
    case("PROP-13.4-the-first-that-fails",
         "activate_island; activate((2,0)) ! 5.1; activate((-1,1)) ! 5.9; activate((-1,0)) ! 5.9;"
         "activate((0,1)) ! 5.1; activate((1,0)) ! 5.8; activate((0,-1)) ! 5.2;"
         "activate(CAP) ! 13.2; activate(CAP, E>S) ! 13.2; activate((1,-1))",
         {"resources": "2/0/0", "down": 2}, island=ORDER_OF_CHECKS, die=3),
    case("PROP-5.6-no-upgrade-without-the-effect", "activate_island; activate((1,0)) ! 7.3",
         {"resources": "0/0/0", "down": 0}, island="(1,0) T08-5 + {P:part}", die=5),
    case("PROP-6.13-the-upgrade-comes-with-it",
         "activate_island; activate((1,0)) ! 13.2; activate((1,0), resources) ! 13.2;"
         "activate((1,0), E>P) ! 5.5; activate((1,0), S>E)",
         {"resources": "2/1/0"}, island="(1,0) T13-4 + {P:steel}", die=4, resources="0/1/0"),
    case("PROP-9.10-her-energy-comes-first",
         "activate_island; extra((1,0)) ! 5.5; extra(CAP, resources); extra((1,0)) ! 9.10",
         {"resources": "2/1/0"}, island="(1,0) T09-2 +", die=5, character="marie", fame=5,
         resources="2/0/0"),
    case("PROP-9.10-three-are-enough", "activate_island; extra((1,0))",
         {"resources": "0/1/1"}, island="(1,0) T09-2 +", die=5, character="marie", fame=9,
         resources="3/0/0"),
    case("PROP-9.10-no-energy-for-it", "activate_island; extra(CAP, resources) ! 9.10",
         {"resources": "0/0/0"}, die=5, character="marie", fame=9),
    case("PROP-9.10-not-while-an-effect-waits",
         "activate_island; activate((1,0)); extra((0,1)) ! 5.11; activate((0,1));"
         "extra((0,1)) ! 5.8; extra(CAP, resources); finish",
         {"resources": "1/1/1", "down": 3}, island="(1,0) T11-5 +, (0,1) T05-1 +", die=5,
         character="marie", fame=10),
    case("PROP-13.4-a-waiting-effect-before-the-bonus-step",
         "activate(CAP, deploy); adjust(+1) ! 5.11; complete(B1-01) ! 5.11; finish ! 5.11;"
         "deploy(R1C1, (1,0)); adjust(+1) ! 10.3; extra((1,0)) ! 10.3; activate((1,0))",
         {"resources": "0/0/1"}, island="(1,0) T05-5 .", step="bonus", die=5, character="marie",
         fame=10),
    case("PROP-8.8-from-the-stack-of-level-two",
         "complete(B1-08) ! 8.1; complete(B1-01); end_turn ! 13.1; set_aside; take(B1-13) ! 8.8;"
         "take(B1-01) ! 8.8; take(II)", {"seat": 1, "unused": ["industry"], "resources": "0/0/0"},
         **V55),
)  # fmt: skip

MID_ACTION = (
    case("PROP-5.11-her-choice-before-the-other-line",
         # C4 first: three fame, her choice at once, and only then R2
         "activate_island; activate(CAP, deploy); deploy(R2C4, (-1,0)); reward(C4);"
         "reward(R2) ! 5.11; finish ! 5.11; choose_resource(steel)",
         {"fame": 13, "resources": "1/2/0", "step": "island"},
         island=FIVE_AND_ONE, die=6, dock_empty="R1C4 R3C4 R2C1 R2C2 R2C3",
         character="amelia", fame=10),
    case("PROP-9.9-a-banner-counts-as-a-gain", "install((1,0))",
         {"fame": 6, "resources": "1/0/0", "step": "replace"},
         island="(1,0) T10-5 ., (1,1) T04-2", step="upgrade", completed=("B1-02",),
         character="amelia", fame=5),
    case("PROP-9.3-a-power-reached-within-the-action",
         "activate_island; extra((1,0)) ! 9.5; activate(CAP, deploy); deploy(R3C4, (-1,1));"
         "extra((1,0)); finish", {"fame": 6, "resources": "0/0/1"},
         island="(1,0) T05-1 +, (0,1) T05-2 +, (-1,1) T05-3 .", die=5, resources="1/0/0",
         dock_empty="R1C4 R2C4", character="marie", fame=3),
    case("PROP-4.3-the-offer-is-filled-before-the-depot-works",
         # T17-1 fills the space, so the column draws T04-2
         "claim(4, (2,0)); deploy(R3C1, (-1,1)); place((1,1))",
         {"resources": "0/0/1", "fame": 0, "dock": 9, "step": "blueprint"},
         island="(1,0) T05-3 +, (0,1) T05-2 +, (-1,1) T06-3 .", die=3, offer={4: "T02-1"},
         stack=("T17-1", "T04-2"), dock_empty="R1C1 R2C1"),
    case("PROP-7.8-two-tiles-and-only-a-radio-is-ready",
         "activate_island; activate(CAP, deploy); deploy(R3C3, (-1,1)); activate((-1,1)); finish",
         {"resources": "0/0/0", "down": 4, "step": "blueprint"},
         island="(1,0) T05-1 -, (0,1) T05-2 -, (-1,1) T11-4 .", die=6, dock_empty="R1C3 R2C3"),
    case("PROP-6.11-a-radio-without-target-is-a-target",
         "activate_island; activate((1,0)); activate((0,1)); finish",
         {"resources": "0/0/1", "down": 3},
         island="(1,0) T11-4 +, (0,1) T11-1 + {P:part}", die=4, capitol="-"),
    case("PROP-8.6-a-banner-on-the-capitol", "install((1,0)) ! 8.5; install(CAP)",
         {"fame": 1, "step": "replace"}, island="(1,0) T05-5 ., (0,1) T08-1 .",
         step="upgrade", completed=("B1-02",), side="B"),
    case("PROP-8.5-no-banner-on-side-a", "install(CAP) ! 8.5; set_aside",
         {"fame": 0, "unused": ["science"]}, step="upgrade", completed=("B1-02",)),
    case("PROP-8.5-no-production-on-side-b", "install(CAP) ! 8.5; set_aside",
         {"unused": ["energy"]}, step="upgrade", completed=("B1-08",), side="B"),
)  # fmt: skip

REDERIVED = (*CHANGES, *LINKS, *REWARDS, *ACTIVATIONS, *MID_ACTION)
