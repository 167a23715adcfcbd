"""The card table of the rule document, typed again from its text and read by nothing else.

The columns are: gives, store, rotate, flip, VP, UP. `-` is not printed, `/` separates alternatives,
`FB 1L 1F` means "to FB for 1L 1F". Tests compare it with the component file and play by it.
"""

from __future__ import annotations

from typing import NamedTuple

Amount = tuple[int, int, int]
"""Logs, fish, stones."""

CORE_TABLE = """
CH FT | 1F       | free         | FB 1F       | BT 1F       | 0  | 0
CH FB | 2F       | free         | -           | BB 1L 1F    | 0  | 1
CH BT | 1L 1F    | free         | BB 1L 1F    | -           | 0  | 1
CH BB | 1L 2F    | free         | -           | -           | 0  | 2
LG FT | 1L       | free         | FB 1L 1F    | -           | 0  | 0
LG FB | 1L       | free         | -           | BB 1L 1S    | 1  | 1
LG BB | 2L       | free         | BT 2L 2S    | -           | 2  | 2
LG BT | -        | -            | -           | -           | 5  | 3
QU FT | -        | -            | FB 2L       | BT 2F       | 0  | 0
QU FB | 1S       | free         | -           | BB 2L 1F    | 0  | 1
QU BT | 1S       | free         | BB 1L 2F    | -           | 0  | 1
QU BB | 2S       | free         | -           | -           | 2  | 2
MK FT | 1S       | 1L / 1F      | FB 2L       | BT 2F       | 0  | 0
MK FB | 1F 1S    | 1L           | -           | BB 1L 1S    | 0  | 1
MK BT | 1L 1S    | 1F           | BB 1F 1S    | -           | 0  | 1
MK BB | 1L 1F 1S | 1L / 1F / 1S | -           | -           | 0  | 2
TR FT | 1L 1F    | 2L / 2F      | FB 1F       | BT 1L       | 0  | 0
TR FB | 3L       | 2F / 2S      | -           | BB 1L 1F    | 0  | 1
TR BT | 3F       | 2L / 2S      | BB 1L 1F    | -           | 0  | 1
TR BB | 3S       | 2L / 2F      | BT 1S       | FB 1S       | 0  | 2
TM FT | -        | -            | FB 1L 1F 2S | BT 1L 1F    | 0  | 0
TM BT | 1L 1F    | free         | BB 1L 1F 1S | -           | 0  | 1
TM BB | 1L 1F 1S | free         | -           | FB 2L 2F 2S | 0  | 2
TM FB | -        | -            | -           | -           | 4  | 3
HO FT | -        | -            | FB 1L 1F    | -           | 0  | 0
HO FB | -        | -            | -           | BB 1L 1F 1S | 1  | 1
HO BB | -        | -            | BT 2L 2F 2S | -           | 3  | 2
HO BT | -        | -            | -           | -           | 6  | 3
TE FT | -        | -            | FB 1L 1F 2S | -           | 0  | 0
TE FB | -        | -            | -           | BB 2L 2F 3S | 3  | 1
TE BB | -        | -            | BT 3L 3F 4S | -           | 6  | 2
TE BT | -        | -            | -           | -           | 10 | 3
"""

FEAT_TABLE = """
FE1 BT | -     | -    | BB 1L 1F | -           | 0 | 0
FE1 BB | -     | -    | -        | FB 1L 1F 2S | 2 | 1
FE1 FB | -     | -    | -        | -           | 5 | 2
FE2 BT | 1L    | free | BB 1L 1F | -           | 0 | 0
FE2 BB | 2L    | free | -        | FB 1L 1S    | 0 | 1
FE2 FB | 2L 1S | free | -        | -           | 0 | 2
FE3 BT | 1F    | free | BB 1L 1F | -           | 0 | 0
FE3 BB | 2F    | free | -        | FB 1F 1S    | 0 | 1
FE3 FB | 2F 1S | free | -        | -           | 0 | 2
FE4 BT | -     | free | -        | -           | 0 | 0
FE4 BB | -     | free | -        | -           | 0 | 0
FE4 FB | -     | -    | -        | -           | 0 | 0
FE5 BT | -     | -    | BB 1L    | -           | 0 | 0
FE5 BB | -     | -    | -        | -           | 0 | 0
FE6 BT | -     | -    | BB free  | -           | 0 | 0
FE6 BB | -     | -    | -        | FB free     | 0 | 0
FE6 FB | -     | -    | -        | -           | 0 | 0
"""

VILLAGER_COSTS = """
VI1 1L 2F
VI2 2L 1F
VI3 1L 1F 1S
VI4 1L
VI5 2F
VI6 2L 2F 1S
VI7 1L 1F 2S
"""

NUMBERS = {
    "CH": (1, 2, 3),
    "LG": (4, 5, 6),
    "QU": (7, 8, 9),
    "MK": (10,),
    "TR": (11,),
    "TM": (12,),
    "HO": (13, 14),
    "TE": (15, 16),
}

NAMES = {
    "CH": "Canoe House",
    "LG": "Logger",
    "QU": "Quarry",
    "MK": "Market",
    "TR": "Trade House",
    "TM": "Tool Maker",
    "HO": "Housing",
    "TE": "Temple",
    "FE1": "Great Lodge",
    "FE2": "Timber Yard",
    "FE3": "Coral Nursery",
    "FE4": "Offering Chest",
    "FE5": "Long Storehouse",
    "FE6": "Feast Drum",
    "VI1": "Net Mender",
    "VI2": "Woodcarver",
    "VI3": "Stonemason",
    "VI4": "Porter",
    "VI5": "Pathfinder",
    "VI6": "Elder",
    "VI7": "Shrine Keeper",
}

ROTATE_MAP = {"FT": "FB", "FB": "FT", "BT": "BB", "BB": "BT"}
FLIP_MAP = {"FT": "BT", "BT": "FT", "FB": "BB", "BB": "FB"}

BUILDING_CODES = tuple(f"{kind}{n}" for kind, numbers in NUMBERS.items() for n in numbers)
FEAT_CODES = ("FE1", "FE2", "FE3", "FE4", "FE5", "FE6")
VILLAGER_CODES = ("VI1", "VI2", "VI3", "VI4", "VI5", "VI6", "VI7")

WILD = {("FE4", "BT"): 2, ("FE4", "BB"): 2}
"""What a card gives in wild resources (PALM-10.7)."""

RESTORING = {("FE6", "BT", "rotate"), ("FE6", "BB", "flip")}
"""Actions that may mark a passed card as stored (PALM-10.9)."""

DISCOUNTS = {"VI1": "F", "VI2": "L", "VI3": "S"}
SWITCHABLE = ("VI1", "VI2", "VI3", "VI4", "VI5")
"""Villagers with an effect during the round (PALM-11.7)."""

FEAT_CRITERIA: dict[str, tuple[int, str, int, int]] = {
    "FE1": (30, "", 0, 0),
    "FE2": (28, "LG", 2, 3),
    "FE3": (26, "*", 1, 16),
    "FE4": (25, "TE", 2, 2),
    "FE5": (28, "QU", 2, 3),
    "FE6": (28, "HO", 3, 2),
}
"""VP wanted; kind of building, its level, how many of it."""


class Printed(NamedTuple):
    """One printed action: alternative costs and the side it leads to ("" for store)."""

    costs: tuple[Amount, ...]
    to: str


class Area(NamedTuple):
    """The active area of a card in one state."""

    gives: Amount
    store: Printed | None
    rotate: Printed | None
    flip: Printed | None
    vp: int
    up: int


def read_amount(text: str) -> Amount:
    """`1L 2F` as numbers; `-` and `free` are nothing."""
    counts = {"L": 0, "F": 0, "S": 0}
    for word in text.split():
        if word not in ("-", "free"):
            counts[word[-1]] += int(word[:-1])
    return counts["L"], counts["F"], counts["S"]


def _read_action(text: str, turning: bool) -> Printed | None:
    if text == "-":
        return None
    target = ""
    if turning:
        target, _, text = text.partition(" ")
    return Printed(tuple(read_amount(part) for part in text.split("/")), target)


def _read_areas(table: str) -> dict[tuple[str, str], Area]:
    areas = {}
    for line in table.strip().splitlines():
        name, gives, store, rotate, flip, vp, up = (cell.strip() for cell in line.split("|"))
        card, state = name.split()
        areas[card, state] = Area(
            read_amount(gives),
            _read_action(store, False),
            _read_action(rotate, True),
            _read_action(flip, True),
            int(vp),
            int(up),
        )
    return areas


AREAS = _read_areas(CORE_TABLE.strip() + FEAT_TABLE)
"""Active areas by kind of building, or feat, and state."""

RECRUIT_COSTS = {
    line.split()[0]: read_amount(line.partition(" ")[2])
    for line in VILLAGER_COSTS.strip().splitlines()
}


def kind_of(code: str) -> str:
    """Kind of a building, or the code itself: "LG" for "LG5"."""
    return code if code in (*FEAT_CODES, *VILLAGER_CODES, "RT17") else code.rstrip("0123456789")


def area_of(code: str, state: str) -> Area | None:
    """The active area, None for villagers and the tracker."""
    return AREAS.get((kind_of(code), state))
