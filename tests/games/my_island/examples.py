"""The worked examples of the rules of My Island as values, for every engine's tests.

Positions are set directly and need not be reachable. Symbols are given in the rulebook's writing:
`h (0,0)(0,1); f (1,0)`. An entry of `scored` is a rule and what it has paid: the hexes of a group,
or the id of a mark's instance (for a ring: as many symbols as lie beside it in the position).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

Hex = tuple[int, int]
Scored = tuple[str, frozenset[Hex] | str]

CODES = {"h": "house", "f": "field", "w": "wall", "p": "path"}


def cells(text: str) -> frozenset[Hex]:
    """The hexes named: `(0,1)(0,2)`."""
    return frozenset((int(q), int(r)) for q, r in re.findall(r"\((-?\d+),(-?\d+)\)", text))


def symbols(text: str) -> dict[Hex, str]:
    """The symbols on hexes: `h (0,0)(0,1); f (1,0)`."""
    lists = re.findall(r"([hfwp]) ?((?:\(-?\d+,-?\d+\))+)", text)
    return {cell: CODES[code] for code, listed in lists for cell in cells(listed)}


@dataclass(frozen=True)
class Seat:
    """A seat's position; `covered` lists further covered hexes whose symbol is irrelevant."""

    given: dict[Hex, str] = field(default_factory=dict)
    printed: dict[Hex, str] = field(default_factory=dict)
    covered: frozenset[Hex] = frozenset()
    has_placed: bool = True
    marker: int = 10
    counters: dict[str, int] = field(default_factory=dict)
    scored: tuple[Scored, ...] = ()
    dunes: frozenset[Hex] = frozenset()  # beach that has become heather


@dataclass(frozen=True)
class Placing:
    """One tile placed in a position: refused with a number, or legal, with a gain if told."""

    id: str
    episode: str
    seat: Seat
    tile: str
    rotation: int
    anchor: Hex
    lies_on: dict[Hex, str]
    refused: str | None
    gain: int | None


@dataclass(frozen=True)
class Counting:
    """How many different legal placements tiles have."""

    id: str
    episode: str
    seat: Seat
    numbers: dict[str, int]


@dataclass(frozen=True)
class Ending:
    """End rules on final islands: only the rules named in `results` are asked about.

    Where markers are told, `results` names every end rule that is not 0.
    If `placing` (tile, rotation, anchor) is given, seat 1 places it first and gains `gain`.
    """

    id: str
    episode: str
    seats: tuple[Seat, ...]
    results: tuple[dict[str, int], ...]
    markers: tuple[int, ...] | None = None
    locked: tuple[bool, ...] | None = None
    placing: tuple[str, int, Hex] | None = None
    gain: int = 0


@dataclass(frozen=True)
class Step:
    """A command of a seat (`next`: of the table, seat 0), and all markers after it if told."""

    seat: int
    command: str
    markers: tuple[int, ...] | None = None
    refused: str | None = None


@dataclass(frozen=True)
class Script:
    """Commands from the start of an episode with the deck in the order of `deck`."""

    id: str
    episode: str
    seats: tuple[Seat, ...]
    deck: tuple[str, ...]
    steps: tuple[Step, ...]
    open_rows: tuple[int, ...] | None = None  # of seat 1 at the end
    results: dict[str, int] | None = None  # end rules of seat 1 that are not 0


@dataclass(frozen=True)
class Ranking:
    """Places by marker and open hexes per row."""

    id: str
    standings: tuple[tuple[int, tuple[int, ...]], ...]
    places: tuple[int, ...]


def placing(
    name: str, episode: str, seat: Seat | str, do: str, expect: int | str | None = None
) -> Placing:
    """Read `D1 0 0,0 = h(0,0) f(1,0)`; expect a gain, a refusal, or None: just legal."""
    command, lies_on = do.split(" = ")
    tile, rotation, anchor = command.split()
    q, r = anchor.split(",")
    return Placing(
        name,
        episode,
        Seat(symbols(seat)) if isinstance(seat, str) else seat,
        tile,
        int(rotation),
        (int(q), int(r)),
        symbols(lies_on),
        expect if isinstance(expect, str) else None,
        expect if isinstance(expect, int) else None,
    )


NEW = Seat(has_placed=False)
WELL_HOUSE = Seat(symbols("w (0,7)"), printed=symbols("h (2,2)"))
TWO_FARMS = Seat(
    symbols("f (0,1)(0,2)(0,3)(1,1)(1,2)(0,5)(0,6)(0,7)(1,6)"),
    scored=(("farm", cells("(0,1)(0,2)(0,3)(1,1)(1,2)")),),
)
OLD_VILLAGE = Seat(
    symbols("h (2,1)(2,2)(2,3)(2,4)(2,5); f (1,5)"),
    scored=(("village", cells("(2,1)(2,2)(2,3)(2,4)(2,5)")),),
)
OLD_ROADS = Seat(
    symbols("p (5,4)(6,4)(5,5)(5,6)(5,7)"),
    scored=(("road5", "statue-2"), ("road5", "statue-3")),
)
HALF_TAMED = Seat(symbols("f (4,5)(4,6)"), scored=(("tame", "thornback-1"),))
WESTERN_TWIN = Seat(symbols("f (2,3)(3,3)(1,4)"), scored=(("tame_twins", "twins-1"),))
DUNE = Seat(symbols("h (0,2)"), dunes=cells("(0,1)"))

PLACINGS = (
    placing("L1", "E01", NEW, "D1 0 0,0 = h(0,0) f(1,0)"),
    placing("L2", "E01", NEW, "D1 0 1,1 = h(1,1) f(2,1)", "MYIS-6.6"),
    placing("L3", "E01", NEW, "L1 0 0,1 = f(0,1) w(1,1) p(2,1)"),
    placing("L4", "E01", "h (0,0); f (1,0)", "D2 1 0,1 = h(0,1) w(0,2)"),
    placing("L5", "E01", "h (0,0); f (1,0)", "D6 1 0,1 = w(0,1) p(0,2)", "MYIS-6.7"),
    placing("L6", "E01", "h (0,0); f (1,0)", "D2 0 4,7 = h(4,7) w(5,7)", "MYIS-6.7"),
    placing("L7", "E01", "h (0,0); f (1,0)", "D2 1 1,0 = h(1,0) w(1,1)", "MYIS-6.5"),
    placing("L8", "E01", "h (2,0)", "D1 0 3,0 = h(3,0) f(4,0)", "MYIS-6.3"),
    placing("L9", "E01", "h (0,0); f (1,0)", "D1 3 0,1 = h(0,1) f(-1,1)", "MYIS-6.2"),
    placing("L10", "E01", "h (1,1)", "T1 0 1,2 = h(1,2) f(2,2) w(1,3)"),
    placing("L12", "eternal", "h (2,1)", "D1 1 3,1 = h(3,1) f(3,2)"),
    placing("L14", "eternal", NEW, "D1 0 2,1 = h(2,1) f(3,1)", "MYIS-6.6"),
    placing("L15", "E16", "h (3,1)", "D1 0 4,1 = h(4,1) f(5,1)", "MYIS-6.4"),
    placing("L16", "E16", "h (3,0)", "D1 0 4,0 = h(4,0) f(5,0)"),
    placing("L18", "E13", "h (3,0)", "D1 0 5,-2 = h(5,-2) f(6,-2)"),
    placing("L19", "E12", "h (3,0)", "D1 0 5,-2 = h(5,-2) f(6,-2)", "MYIS-6.2"),
    placing("L21", "E18", NEW, "D1 0 0,0 = h(0,0) f(1,0)", "MYIS-6.6"),
    placing("L22", "E20", NEW, "D1 0 4,4 = h(4,4) f(5,4)"),
    placing("L25", "E01", "h (0,0)", "D1 0 12,0 = h(12,0) f(13,0)", "MYIS-6.3"),
    placing("L29", "E05", WELL_HOUSE, "D2 1 3,1 = h(3,1) w(3,2)"),
    placing("L30", "E05", WELL_HOUSE, "D1 0 1,2 = h(1,2) f(2,2)", "MYIS-6.4"),
    placing("G1", "eternal", "h (2,1)(2,2)(2,3)(2,4)", "D1 3 2,5 = h(2,5) f(1,5)", 3),
    placing("G2", "eternal", OLD_VILLAGE, "D2 1 3,4 = h(3,4) w(3,5)", 0),
    placing("G4", "eternal", TWO_FARMS, "D1 3 1,4 = h(1,4) f(0,4)", 0),
    placing("G6", "eternal", TWO_FARMS, "D1 3 2,5 = h(2,5) f(1,5)", 3),
    placing(
        "G7",
        "eternal",
        "h (2,1)(2,2)(2,3)(1,3); f (4,4)(4,5)(5,4)(5,5)",
        "T1 0 2,4 = h(2,4) f(3,4) w(2,5)",
        6,
    ),
    placing("G8", "eternal", "p (0,1)(0,2)(0,3)(0,4)", "D3 3 1,5 = h(1,5) p(0,5)", 0),
    placing("G10", "E05", "h (2,1)(2,2)(1,3)(1,4)", "D1 0 2,3 = h(2,3) f(3,3)", 7),
    placing("G12", "E15", "f (3,0)(2,0)(2,1)", "D1 3 6,-2 = h(6,-2) f(5,-2)", 3),
    placing("R1", "eternal", "p (3,1)(2,1)(1,1)", "D3 4 0,2 = h(0,2) p(0,1)", 5),
    placing("R2", "eternal", "p (3,1)(2,1)", "D3 4 1,2 = h(1,2) p(1,1)", 0),
    placing("R4", "eternal", "p (5,4)(6,4)(5,6)(5,7)", "D5 0 4,5 = f(4,5) p(5,5)", 10),
    placing("R5", "eternal", OLD_ROADS, "D6 5 3,5 = w(3,5) p(4,4)", 0),
    placing("R7", "eternal", "p (3,1)(1,1)(0,1)", "D3 2 2,1 = h(2,1) p(1,2)", 0),
    placing("R8", "eternal", "p (3,2)(2,3)(1,4)", "D5 3 1,5 = f(1,5) p(0,5)", 5),
    placing(
        "R9",
        "eternal",
        "p (3,1)(2,1)(1,1); h (0,3)(0,4)(1,3)(1,2)",
        "D3 4 0,2 = h(0,2) p(0,1)",
        8,
    ),
    placing("R10", "E03", "p (3,1)(2,1)(1,1)", "D3 4 0,2 = h(0,2) p(0,1)", 4),
    placing("K1", "E01", "h (0,1)", "D2 1 0,2 = h(0,2) w(0,3)", 1),
    placing("K2", "E11", "f (1,1)", "D4 0 1,2 = f(1,2) w(2,2)", 2),
    placing("K5", "E13", "h (5,-2)(6,-2)", "D1 0 7,-2 = h(7,-2) f(8,-2)", 2),
    placing("K7", "E10", HALF_TAMED, "D1 3 6,6 = h(6,6) f(5,6)", 2),
    placing("K8", "E11", WESTERN_TWIN, "D1 3 2,5 = h(2,5) f(1,5)", 3),
    placing("K11", "E19", "f (4,4)(5,4)", "D1 3 7,4 = h(7,4) f(6,4)", 2),
    placing("K13", "E19", "p (5,2)(6,1)", "D3 3 8,0 = h(8,0) p(7,0)", 0),
    placing("K15", "E16", "p (1,2); h (2,1)", "D3 1 3,1 = h(3,1) p(3,2)", 3),
    placing("K17", "E17", "p (0,2)(1,2); h (2,1)", "D3 1 3,1 = h(3,1) p(3,2)", 6),
    placing("S10", "E01", DUNE, "D2 5 0,1 = h(0,1) w(1,0)", 0),
)


def by_shape(domino: int, straight: int, triangle: int, rhombus: int) -> dict[str, int]:
    """The same number for every base tile of a shape."""
    shapes = {"D": (6, domino), "L": (8, straight), "T": (8, triangle), "R": (6, rhombus)}
    return {
        f"{letter}{number}": each
        for letter, (tiles, each) in shapes.items()
        for number in range(1, tiles + 1)
    }


FIVE = {"D1": 10, "D2": 2, "D4": 9, "D6": 0, "L1": 5, "L3": 0, "L8": 7, "T1": 6, "T2": 7, "T5": 1}
COUNTINGS = (
    Counting("V1", "E01", NEW, by_shape(172, 146, 165, 150)),
    Counting("V2", "eternal", NEW, by_shape(172, 162, 165, 158)),
    Counting("V4", "E20", NEW, by_shape(124, 132, 117, 112)),
    Counting("V5", "E01", Seat(symbols("h (0,0); f (1,0)")), FIVE | {"R1": 3, "R6": 5}),
    Counting("V8", "E13", Seat(symbols("f (3,0)")), {"D1": 13, "D4": 13, "X2": 7, "T1": 9}),
)


def of(*rows: str) -> tuple[Seat, ...]:
    """Seats of which only the symbols matter."""
    return tuple(Seat(symbols(row)) for row in rows)


BEACH = cells(
    "(0,0)(1,0)(14,0)(15,0)(0,1)(14,1)(0,2)(13,2)(0,3)(12,3)(0,4)(11,4)(0,5)(1,5)(9,5)(10,5)"
    "(0,6)(1,6)(2,6)(7,6)(8,6)(9,6)(0,7)(1,7)(2,7)(3,7)(4,7)(5,7)(6,7)(7,7)(8,7)"
)
TWO_BARE, THREE_BARE = cells("(7,7)(8,7)"), cells("(6,7)(7,7)(8,7)")
NINE_BARE = cells("(0,7)(1,7)(2,7)(3,7)(4,7)(5,7)(6,7)(7,7)(8,7)")

N3 = "h (0,0)(1,0)(2,0); f (0,2)(0,3)(0,4)(0,5); w (2,2)(2,3); p (5,6)(5,7)(6,6)(6,5)"
N13 = (
    "h (0,0)(1,0)(2,0); f (0,2)(1,2); w (0,4)(1,4)",
    "h (1,1)(1,2)(1,3); f (5,5); p (0,5)",
)
N16 = (
    "h (0,5)(1,5)(2,5)(3,5)(4,5)(5,5)(6,5); f (0,7)(1,7)(2,7)(3,7)(4,7)(5,7);"
    "w (0,4)(1,4)(2,4)(3,4)(4,4)(5,4)(6,4)(7,4); p (0,6)(1,6)(2,6)(3,6)(4,6)(5,6)(6,6)"
)
A13 = {"largest_house": 5, "largest_field": 5, "largest_wall": 5, "largest_path": 0}
B13 = {"largest_house": 5, "largest_field": 0, "largest_wall": 0, "largest_path": 5}
A16 = {"largest_house": 5, "largest_field": 0, "largest_wall": 5, "largest_path": 5}

M1 = Seat(
    symbols("p (3,1)(2,1)(1,1)"),
    covered=BEACH - THREE_BARE - cells("(0,1)(0,2)"),
    marker=53,
)
M4 = (
    Seat(symbols("h (1,2)"), covered=BEACH - THREE_BARE, marker=52),
    Seat(covered=BEACH, marker=20),
)
M8 = (
    Seat(symbols("h (1,1)(1,2); f (2,2)(2,3)"), covered=BEACH - THREE_BARE, marker=44),
    Seat(symbols("w (1,1); p (1,2)"), covered=BEACH),
)

ENDINGS = (
    Ending("N1", "E02", of("p (0,1)(0,2)(0,3)(1,4)(0,5)"), ({"shore_path": 6},)),
    Ending("N3", "E12", of(N3), ({"weakest": 2},)),
    Ending("N5", "E17", of("w (3,0)(3,1)(3,2)(2,3)(2,4)(0,7)"), ({"rampart": 7},)),
    Ending("N7", "E08", of("h (1,2)(2,2)(3,3)(3,2); w (1,1)"), ({"raid": -2},)),
    Ending("N8", "E08", of("h (1,3)(1,1)(2,5); w (0,2)"), ({"raid": -1},)),
    Ending("N10", "E23", of("h (6,3)(5,4); f (7,4); w (8,2)"), ({"lava": -3},)),
    Ending(
        "N11",
        "E06",
        (Seat(counters={"farm": 2, "village": 1, "fort": 1}),),
        ({"homestead": 4},),
    ),
    Ending("N13", "eternal", of(*N13), (A13, B13)),
    Ending("N15", "eternal", of("h (0,0)", "f (0,0)"), ({"largest_wall": 0}, {"largest_wall": 0})),
    Ending("N16", "eternal", of(N16), (A16,)),
    Ending(
        "M1",
        "E07",
        (M1,),
        ({"visible_beach": -3},),
        markers=(55,),
        locked=(True,),
        placing=("D3", 4, (0, 2)),
        gain=5,
    ),
    Ending(
        "M4",
        "E09",
        M4,
        ({"largest_house": 5, "visible_beach": -3}, {}),
        markers=(55, 20),
        locked=(True, False),
    ),
    Ending(
        "M7",
        "E01",
        (Seat(covered=BEACH - TWO_BARE, marker=16),),
        ({"visible_beach": -2},),
        markers=(14,),
        locked=(False,),
    ),
    Ending(
        "M8",
        "eternal",
        M8,
        (
            {"largest_house": 5, "largest_field": 5, "visible_beach": -3},
            {"largest_wall": 5, "largest_path": 5},
        ),
        markers=(51, 20),
        locked=(False, False),
    ),
    Ending(
        "M9",
        "E01",
        (Seat(covered=BEACH - NINE_BARE, marker=4),),
        ({"visible_beach": -9},),
        markers=(-5,),
        locked=(False,),
    ),
)

RANKINGS = (
    Ranking("Q1", ((40, (5,)), (35, (5,)), (20, (5,))), (1, 2, 3)),
    Ranking("Q2", ((40, (5,)), (35, (5,))), (1, 2)),
    Ranking("Q3", ((30, (3,)), (30, (2,))), (2, 1)),
    Ranking("Q6", ((40, (5, 4)), (35, (3, 2)), (35, (3, 2)), (10, (0, 0))), (1, 2, 2, 4)),
)
