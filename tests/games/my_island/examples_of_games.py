"""The worked examples of My Island that are told as commands: rounds, races and whole games."""

from __future__ import annotations

from tests.games.my_island.examples import NEW, Script, Seat, Step, symbols

NEXT = Step(0, "next")


def all_pass(seats: int, rounds: int) -> tuple[Step, ...]:
    """The first rounds of a game in which every seat passes, the starting seat going round."""
    steps: list[Step] = []
    for number in range(rounds):
        order = [(number + turn) % seats + 1 for turn in range(seats)]
        steps += [NEXT, *(Step(seat, "pass") for seat in order)]
    return tuple(steps)


def listed(text: str) -> tuple[tuple[str, ...], tuple[Step, ...]]:
    """Deck and steps of a solo game told as `tile rotation anchor [marker after it]; ...`."""
    deck: list[str] = []
    steps: list[Step] = []
    for entry in text.replace("\n", " ").split(";"):
        what, marker = entry.strip().rstrip("]").split(" [")
        tile, rest = what.split(" ", 1)
        command = rest if rest in ("pass", "end") else f"place {what}"
        deck.append(tile)
        steps += [NEXT, Step(1, command, (int(marker),))]
    return tuple(deck), tuple(steps)


EIGHT = ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8")
THIRTEEN = (*EIGHT, "L1", "L2", "L3", "L4", "L5")

FOUR_FIELDS_TWICE = Seat(symbols("f (0,1)(0,2)(0,3)(1,1)(0,5)(0,6)(0,7)(1,6)"))
FIVE_BY_THE_ELDER = Seat(
    symbols("f (3,5)(4,4)(5,4)(6,4)(4,6)"),
    marker=30,
    scored=(("tame_elder", "elder-1"),),
)

RACES = (
    Script(
        "C1",
        "E04",
        (FOUR_FIELDS_TWICE, FOUR_FIELDS_TWICE),
        (*EIGHT, "D4", "D1", "D2"),
        (
            *all_pass(2, 8),
            NEXT,
            Step(1, "place D4 0 1,2", (5, 2)),
            Step(2, "place D4 0 1,2", (5, 5)),
            Step(0, "next", (7, 7)),
            Step(2, "place D1 3 2,5", (7, 10)),
            Step(1, "pass", (6, 10)),
            Step(0, "next", (6, 10)),
        ),
    ),
    Script(
        "C3",
        "E12",
        (FIVE_BY_THE_ELDER, FIVE_BY_THE_ELDER, Seat(marker=30)),
        (*THIRTEEN, "D1", "D4", "D2"),
        (
            *all_pass(3, 13),
            NEXT,
            Step(2, "pass"),
            Step(3, "pass"),
            Step(1, "place D1 3 6,6", (22, 16, 16)),
            Step(0, "next", (25, 16, 16)),
            Step(3, "pass"),
            Step(1, "pass"),
            Step(2, "place D4 0 5,6", (24, 21, 15)),
            Step(0, "next", (24, 21, 15)),
        ),
    ),
)

ROUNDS = (
    Script(
        "M3",
        "E01",
        (Seat(marker=1),),
        ("D1", "D2", "D3"),
        (
            NEXT,
            Step(1, "pass", (0,)),
            NEXT,
            Step(1, "pass", (0,), refused="MYIS-7.2"),
            Step(1, "end", (0,)),
        ),
    ),
    Script(
        "M11",
        "E01",
        (NEW,),
        ("D1", "D2", "D3", "D4", "D5"),
        (
            NEXT,
            Step(1, "place D1 0 0,0", (11,)),
            NEXT,
            Step(1, "place D2 1 0,1", (12,)),
            NEXT,
            Step(1, "pass", (11,)),
            NEXT,
            Step(1, "end", (11,)),
            Step(0, "next", (-16,)),
        ),
        results={"visible_beach": -27},
    ),
    Script(
        "T1",
        "E01",
        (NEW, NEW, NEW),
        (*EIGHT,),
        (
            *all_pass(3, 4),
            NEXT,
            Step(1, "pass", refused="MYIS-5.4"),
            Step(3, "pass", refused="MYIS-5.4"),
            Step(2, "pass", (6, 5, 6)),
            Step(1, "pass", refused="MYIS-5.4"),
            Step(3, "pass", (6, 5, 5)),
            Step(1, "pass", (5, 5, 5)),
        ),
    ),
    Script(
        "T3",
        "E01",
        (NEW, NEW),
        ("T1", "T2", "T3", "D1", "D2"),
        (
            *all_pass(2, 3),
            NEXT,
            Step(2, "place D1 0 0,0", (7, 8)),
            Step(1, "pass", (6, 8)),
            Step(2, "undo", (6, 7)),
            Step(0, "next", (6, 7), refused="MYIS-5.5"),
            Step(1, "pass", (6, 7), refused="MYIS-5.4"),
            Step(2, "place D1 0 0,0", (6, 8)),
            Step(0, "next", (6, 8)),
            Step(2, "undo", (6, 8), refused="MYIS-16.4"),
        ),
    ),
    Script(
        "T11",
        "E01",
        (NEW,),
        ("D1", "D2"),
        (NEXT, Step(1, "place D2 0 0,0", (10,), refused="MYIS-5.2")),
    ),
)

W1_DECK, W1_STEPS = listed(
    """D5 5 9,6 [10]; R3 2 8,6 [11]; L8 5 9,5 [12]; D3 2 12,3 [13]; L5 0 4,7 [14]; L4 5 13,2 [15];
    R6 2 3,6 [16]; R4 5 0,7 [17]; L7 4 0,5 [18]; T4 2 14,0 [19]; R5 2 1,1 [20]; L1 3 2,0 [20];
    T2 5 1,5 [21]; T5 2 2,3 [21]; T8 3 12,2 [21]; D4 1 2,1 [21]; D6 3 7,5 [21]; D2 3 4,5 [21];
    L2 2 10,3 [21]; T1 5 4,6 [21]; D1 end [21]"""
)
W2_DECK, W2_STEPS = listed(
    """L1 4 0,3 [10]; R4 0 0,4 [10]; R1 5 1,6 [10]; R3 4 3,7 [10]; D2 4 0,7 [10]; D6 0 3,5 [10];
    L7 3 6,7 [10]; L5 0 3,4 [15]; L4 5 7,7 [15]; T1 0 10,4 [15]; R6 4 6,5 [20]; R2 1 12,2 [20];
    L8 5 7,6 [20]; D4 2 8,4 [23]; T3 2 11,2 [26]; L3 4 2,3 [26]; T8 2 15,0 [26]; D1 5 8,7 [26];
    D3 3 6,6 [29]; R5 pass [28]; T7 0 1,0 [28]; T2 5 12,1 [28]; T6 pass [27]; L6 4 3,3 [32];
    D5 0 8,3 [32]; T4 end [32]"""
)
WHOLE_GAMES = (
    Script(
        "W1",
        "E01",
        (NEW,),
        W1_DECK,
        (*W1_STEPS, Step(0, "next", (21,))),
        (10, 9, 8, 7, 6, 0, 1, 0),
        {},
    ),
    Script(
        "W2",
        "eternal",
        (NEW,),
        W2_DECK,
        (*W2_STEPS, Step(0, "next", (30,))),
        (11, 8, 7, 4, 1, 0, 0, 1),
        {"visible_beach": -2},
    ),
)

SCRIPTS = (*RACES, *ROUNDS, *WHOLE_GAMES)
