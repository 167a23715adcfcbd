"""The worked examples of section 17 that are played by commands, in the document's words.

given: as `positions.given` takes it. do: commands, "! 3.7" behind those PROP-3.7 refuses.
expect: as `positions.look` sees it, of the active player.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Example(NamedTuple):
    id: str
    given: dict[str, Any]
    do: str
    expect: dict[str, Any]


V25: dict[str, Any] = {"island": "(1,0) T10-5 +, (0,1) T07-3 +", "die": 5}
V29: dict[str, Any] = {"island": "(1,0) T10-5 + {P:steel}", "die": 5, "capitol": "-"}
V34 = "(1,0) T11-4 +, (0,1) T11-5 +, (1,1) T06-3 +"
V38 = "(1,0) T12-3 + {P:energy}, (0,1) T04-1, (1,1) T02-1"
V46 = "(1,0) T05-1 +, (0,1) T06-2 +, (-1,1) T07-1 +, (-1,0) T05-2 +, (0,-1) T06-1 +, (1,-1) T07-2 ."
V48: dict[str, Any] = {"island": "(1,0) T05-3 ., (0,1) T06-2 +, (-1,1) T07-1 +", "die": 5,
       "dock_empty": "R1C1 R2C1"}  # fmt: skip
V50 = "(1,0) T06-3 +, (0,1) T05-2 +, (-1,1) T05-5 ."
V51 = "(1,0) T04-1, (0,1) T04-2, (-1,1) T05-5 ., (-1,0) T06-3 +, (0,-1) T06-4 +, (1,-1) T06-5 +"
V63: dict[str, Any] = {"island": "(1,0) T05-1 +, (0,1) T05-2 +", "die": 5, "character": "marie"}
V55: dict[str, Any] = {
    "step": "blueprint",
    "resources": "1/1/1",
    "hand": ("B1-01", "B1-07", "B2-04"),
    "island": "(1,0) T10-5 .",
    "face_up": ("B1-10", "B1-11", "B1-12", "B2-01", "B2-02", "B2-03"),
}
V57: dict[str, Any] = {
    "step": "upgrade",
    "completed": ("B1-18",),
    "island": "(1,0) T05-3 ., (0,1) T06-2 . {W}",
}
V73: dict[str, Any] = {
    "step": "bonus",
    "die": 6,
    "resources": "5/5/5",
    "hand": ("B1-01", "B1-02", "B2-01"),
}

EXAMPLES = (
    Example("PROP-V05", {"die": 6, "resources": "2/0/0"}, "adjust(+1); adjust(-1) ! 3.7",
            {"die": 1, "resources": "1/0/0"}),
    Example("PROP-V06", {"die": 3}, "adjust(+1) ! 3.7", {"die": 3, "resources": "0/0/0"}),
    Example("PROP-V08", {"die": 3, "capitol": "-"}, "activate_island; finish; end_turn",
            {"resources": "0/0/0", "seat": 1, "step": "draft"}),
    Example("PROP-V10", {"island": "(1,0) T08-1 ., (0,1) T10-5 .", "offer": {4: "T09-3"}, "die": 3},
            "claim(4, (1,1))", {"fame": 2, "step": "blueprint"}),
    Example("PROP-V11", {"island": "(1,0) T09-3 .", "offer": {8: "T10-5"}, "die": 5},
            "claim(8, (1,1))", {"fame": 1}),
    Example("PROP-V12", {"island": "(1,0) T08-1 .", "offer": {8: "T10-5"}, "die": 5},
            "claim(8, (1,1))", {"fame": 0}),
    Example("PROP-V12", {"island": "(1,0) T09-3 .", "offer": {8: "T07-5"}, "die": 5},
            "claim(8, (1,1))", {"fame": 0}),
    Example("PROP-V16", {"die": 2},
            "claim(1, (2,0)) ! 4.2; claim(1, (0,0)) ! 4.2; claim(5, (1,0)) ! 4.1", {"die": 2}),
    Example("PROP-V17", {"island": "(1,0) T09-3 .", "offer": {2: "T04-2"}, "die": 2},
            "claim(2, (1,1))", {"fame": 1, "resources": "0/0/1"}),
    Example("PROP-V18", {"offer": {2: "T02-1"}, "die": 2}, "claim(2, (1,0))",
            {"dock": 12, "step": "blueprint"}),
    Example("PROP-V19", {"island": "(1,0) T14-1 .", "offer": {2: "T02-1"}, "die": 2},
            "claim(2, (0,1)); deploy(R2C3, (1,0))", {"dock": 11, "step": "blueprint"}),
    Example("PROP-V25", {**V25, "resources": "2/1/0"},
            "activate_island; activate(CAP, resources); activate((1,0)); finish",
            {"resources": "3/1/2", "down": 2}),
    Example("PROP-V26", V25,
            "activate_island; activate((1,0)) ! 5.5; activate(CAP, resources); activate((1,0))",
            {"resources": "1/0/2"}),
    Example("PROP-V27", V25, "activate_island; activate((0,1)) ! 5.2", {"down": 0}),
    Example("PROP-V28", {**V25, "capitol": "-"},
            "activate_island; activate(CAP, resources) ! 5.8", {"down": 1}),
    Example("PROP-V29", V29, "activate_island; activate((1,0)) ! 5.5", {"resources": "0/0/0"}),
    Example("PROP-V29", {**V29, "resources": "0/1/0"}, "activate_island; activate((1,0))",
            {"resources": "0/1/2"}),
    Example("PROP-V31", {"island": "(1,0) T05-5 .", "die": 5},
            "activate_island; activate(CAP, deploy); deploy(R1C1, (1,0)); activate((1,0)); finish",
            {"resources": "0/0/1", "down": 2}),
    Example("PROP-V32", {"die": 5},
            "activate_island; activate(CAP, deploy) ! 7.3; activate(CAP, resources)",
            {"resources": "1/1/0"}),
    Example("PROP-V34", {"island": V34, "die": 4},
            "activate_island; activate((1,0)); activate((0,1)); activate((1,1)); finish",
            {"resources": "2/0/0", "down": 3}),
    Example("PROP-V38", {"island": V38, "die": 3},
            "activate_island; activate((1,0), (1,1)) ! 7.3; activate((1,0), (0,1))",
            {"resources": "1/0/1"}),
    Example("PROP-V39", {"island": "(1,0) T12-3 + {P:part}", "die": 3},
            "activate_island; activate((1,0), (0,0)) ! 6.12", {"resources": "0/0/0"}),
    Example("PROP-V40", {"island": "(1,0) T13-4 +", "die": 4, "resources": "1/1/1"},
            "activate_island; activate((1,0), E>P) ! 5.5; activate((1,0), P>E);"
            "activate((1,0), S>E) ! 5.8", {"resources": "3/1/0"}),
    Example("PROP-V41", {"island": "(1,0) T09-2 +", "die": 2, "resources": "1/0/0"},
            "activate_island; activate((1,0)) ! 5.5", {"resources": "1/0/0"}),
    Example("PROP-V41", {"island": "(1,0) T09-2 +", "die": 2, "resources": "2/0/0"},
            "activate_island; activate((1,0))", {"resources": "0/1/1"}),
    Example("PROP-V42", {"island": "(1,0) T05-1 + {W}", "die": 6},
            "activate_island; activate((1,0))", {"resources": "0/0/1"}),
    Example("PROP-V43", {"island": "(1,0) T22-1 +, (0,1) T11-4 +", "die": 4},
            "activate_island; activate((1,0)) ! 5.9; activate((0,1)); activate((1,0)) ! 5.9",
            {"step": "radio"}),
    Example("PROP-V45", {"island": "(1,0) T05-1 +, (0,1) T06-2 +, (-1,1) T07-3 .", "die": 4,
                         "dock_empty": "R1C2 R2C2"},
            "activate_island; activate(CAP, deploy); deploy(R3C2, (-1,1))",
            {"resources": "0/0/1", "step": "island"}),
    Example("PROP-V46", {"island": V46, "die": 5, "dock_empty": "R1C4 R2C4 R3C1 R3C2 R3C3"},
            "activate_island; activate(CAP, deploy); deploy(R3C4, (1,-1)); reward(R3)",
            {"fame": 3, "step": "island", "dock": 6}),
    Example("PROP-V48", {**V48, "stack": ("T04-3",)},
            "activate_island; activate(CAP, deploy); deploy(R3C1, (1,0)); place((1,1))",
            {"fame": 1, "resources": "0/0/1", "step": "island"}),
    Example("PROP-V49", {**V48, "stack": ()},
            "activate_island; activate(CAP, deploy); deploy(R3C1, (1,0)); finish",
            {"step": "blueprint"}),
    Example("PROP-V50", {"island": V50, "die": 6, "dock_empty": "R1C3 R2C3"},
            "activate_island; activate(CAP, deploy); deploy(R3C3, (-1,1)); activate((1,0));"
            "activate((-1,1)); finish", {"resources": "2/0/1", "down": 3}),
    Example("PROP-V51", {"island": V51, "die": 1, "dock_empty": "R1C1 R1C2 R1C3"},
            "activate_island; activate(CAP, deploy); deploy(R1C4, (-1,1)); depot((1,0));"
            "depot((1,0)) ! 7.8; depot((0,1))", {"resources": "0/0/2", "step": "island"}),
    Example("PROP-V55", V55, "complete(B1-01); install((1,0)); take(B1-10)",
            {"resources": "0/0/0", "hand": ["B1-07", "B1-10", "B2-04"], "seat": 1}),
    Example("PROP-V56", {**V55, "resources": "5/0/5"}, "complete(B1-01) ! 8.2",
            {"resources": "5/0/5", "step": "blueprint"}),
    Example("PROP-V57", V57, "install((1,0)) ! 8.5; install((0,1)) ! 8.5; set_aside",
            {"unused": ["wild"], "step": "replace"}),
    Example("PROP-V62", {"island": "(1,0) T05-1 +", "character": "marie", "fame": 4, "die": 5,
                         "resources": "1/0/0"},
            "activate_island; extra((1,0)) ! 9.5", {"resources": "1/0/0"}),
    Example("PROP-V63", {**V63, "fame": 5, "resources": "1/0/0"},
            "activate_island; extra((1,0)); extra((0,1)) ! 9.10", {"resources": "0/0/1"}),
    Example("PROP-V63", {**V63, "fame": 10}, "activate_island; extra((1,0)); extra((0,1)) ! 9.10",
            {"resources": "0/0/1"}),
    Example("PROP-V66", {"character": "charles", "fame": 10, "die": 5, "resources": "1/0/0"},
            "shift(+2); adjust(-1); shift(+1) ! 9.12", {"die": 6, "resources": "0/0/0"}),
    Example("PROP-V67", {"character": "charles", "fame": 5, "die": 5},
            "shift(+2) ! 9.12; shift(-1)", {"die": 4}),
    Example("PROP-V68", {"island": "(1,0) T08-1 ., (0,1) T10-5 .", "offer": {4: "T09-3"}, "die": 3,
                         "character": "amelia", "fame": 4},
            "claim(4, (1,1))", {"fame": 6, "resources": "1/0/0"}),
    Example("PROP-V73", V73, "adjust(+1) ! 10.3; complete(B1-01) ! 10.3",
            {"die": 6, "resources": "5/5/5"}),
    Example("PROP-V74", {"island": "(1,0) T05-1 +, (0,1) T05-3 +", "step": "bonus", "die": 6,
                         "character": "nelson", "fame": 5},
            "set_bonus(3) ! 9.8; set_bonus(1); activate((1,0)); set_bonus(5) ! 9.8",
            {"resources": "0/0/1", "die": 1}),
)  # fmt: skip
