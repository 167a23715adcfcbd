"""The five territories: cave, forest, meadow, lake and valley.

The main thing of a land stands in its upper right corner, a smaller one in the upper left; the
lower right stays calm for building tokens, the lower left for rabbits.
"""

from __future__ import annotations

from collections.abc import Mapping

from islands_desktop.desktop.games.rabbit_island.land_art import (
    Land,
    bloom,
    pine,
    ripple,
    round_tree,
    stone,
    tuft,
)
from islands_desktop.desktop.look.scenery import FOAM, INK, WOOD_DARK
from islands_desktop.desktop.look.vector import Pencil

# Cave ----------------------------------------------------------------------------------------

_SLABS = (
    "M -60 20 L -34 12 L -20 30 L -40 52 L -60 46 Z M 18 24 L 44 16 L 60 30 L 52 58 L 24 54 Z",
    "M -56 14 L -26 18 L -22 44 L -48 56 Z M 14 34 L 36 18 L 60 24 L 60 50 L 30 60 Z",
)
_CLEFTS = "M -58 34 L -42 38 L -36 52 M 14 52 L 28 44 L 34 30 M 56 40 L 46 46"


def _cave_flat(pencil: Pencil, variant: int) -> None:
    pencil.fill("#BCAF9D", _SLABS[variant % 2])
    pencil.line("#8A7D6E", _CLEFTS, 2)


def _cave_standing(pencil: Pencil, variant: int, ways: frozenset[str]) -> None:
    with pencil.at(34, -17, 0.88):
        pencil.fill(INK, "M -26 3 L 28 2 L 36 9 L -14 10 Z", 0.2)
        pencil.fill("#756B62", "M -27 2 L -25 -18 L -15 -36 L 0 -46 L 12 -43 L 24 -30 L 28 2 Z")
        pencil.fill("#CDC1AE", "M -27 2 L -25 -18 L -15 -36 L 0 -46 L -2 -32 L -14 -16 L -15 2 Z")
        pencil.fill("#5A514A", "M 12 -43 L 24 -30 L 28 2 L 18 2 L 20 -18 Z")
        pencil.fill("#2A211C", "M -14 2 Q -16 -27 2 -28 Q 20 -27 17 2 Z")
        pencil.fill("#49392F", "M -6 2 Q -6 -14 2 -15 Q 11 -14 9 2 Z")
        pencil.fill("#756B62", "M -10 -20 L -6 -11 L -3 -26 Z M 4 -27 L 7 -15 L 11 -22 Z")
    with pencil.at(-34, -19, 0.96):
        pencil.fill(INK, "M -22 3 L 20 2 L 28 8 L -10 9 Z", 0.18)
        pencil.fill("#847A70", "M -24 2 L -22 -16 L -10 -30 L 4 -24 L 12 -34 L 20 -14 L 22 2 Z")
        pencil.fill("#D6CBB9", "M -24 2 L -22 -16 L -10 -30 L -8 -14 L -14 2 Z")
        pencil.fill("#D6CBB9", "M 4 -24 L 12 -34 L 12 -16 L 4 2 L 0 2 Z")
        if variant % 2:
            pencil.fill("#7E5FA8", "M -6 4 L -4 -10 L 0 -15 L 4 -9 L 4 4 Z M 4 4 L 8 -6 L 11 4 Z")
            pencil.fill("#B79AD6", "M -6 4 L -4 -10 L 0 -15 L -1 4 Z")
    stone(pencil, -44, 40, 1.1)
    stone(pencil, -28, 50, 0.7)
    if variant % 3 == 0:
        stone(pencil, 48, 52, 0.7)


# Forest --------------------------------------------------------------------------------------

Spot = tuple[float, float, float]

_WOODS: tuple[tuple[Spot, ...], ...] = (
    ((22, -34, 0.8), (48, -36, 0.86), (34, -26, 1.0), (20, -13, 0.95), (49, -14, 0.98)),
    ((25, -36, 0.86), (46, -38, 0.8), (17, -20, 0.86), (38, -22, 1.05), (51, -15, 0.8)),
    ((34, -38, 0.84), (20, -28, 0.9), (49, -27, 0.92), (30, -14, 1.0), (48, -13, 0.72)),
)
_COPSES: tuple[tuple[Spot, ...], ...] = (
    ((-40, -34, 0.86), (-22, -32, 0.74), (-49, -15, 0.86), (-30, -15, 1.0)),
    ((-28, -36, 0.84), (-48, -32, 0.8), (-24, -17, 0.92), (-44, -13, 1.0)),
    ((-46, -38, 0.72), (-26, -30, 0.96), (-46, -17, 0.94), (-22, -13, 0.7)),
)


def _forest_flat(pencil: Pencil, variant: int) -> None:
    shift = 4 * (variant % 3)
    pencil.fill("#427C4B", f"O {-38 + shift} -34 30 26 O 38 {-36 + shift} 30 28 O -40 44 22 16")
    pencil.fill("#5F9A5B", f"O {34 - shift} 40 22 15")


def _forest_standing(pencil: Pencil, variant: int, ways: frozenset[str]) -> None:
    for place, (x, y, scale) in enumerate(_WOODS[variant % 3]):
        pine(pencil, x, y, scale, dark=place % 2 == 1)
    for place, (x, y, scale) in enumerate(_COPSES[variant % 3]):
        if place == 1 + variant % 3:
            round_tree(pencil, x, y, scale)
        else:
            pine(pencil, x, y, scale, dark=place % 2 == 0)
    pine(pencil, -49, 50, 0.72)
    pine(pencil, -35, 56, 0.6, dark=True)
    with pencil.at(-20, 50):
        pencil.fill(FOAM, "M -2 0 L -1.6 -5 L 1.6 -5 L 2 0 Z")
        pencil.fill("#D9583F", "M -6 -4 Q -5 -11 0 -11 Q 5 -11 6 -4 Z")


# Meadow --------------------------------------------------------------------------------------


def _meadow_flat(pencil: Pencil, variant: int) -> None:
    pencil.fill(
        "#D9E59A",
        "M -70 -30 Q -30 -48 6 -34 Q 40 -22 70 -38 L 70 -8 Q 30 8 -8 -6 Q -40 -16 -70 2 Z",
    )
    pencil.fill("#B2CC6E", "M -70 26 Q -34 10 0 22 Q 36 34 70 16 L 70 70 L -70 70 Z")
    pencil.fill("#BDD67A", "M -70 46 Q -30 32 4 42 Q 36 50 70 38 L 70 70 L -70 70 Z")
    for x, y in ((-24, 34), (20, 22), (-50, 22), (52, 24)):
        tuft(pencil, x, y, "#8FB04E", 0.9)


_POSIES = (("#F6F0DE", "#E9A93A"), ("#E0603F", "#5A2D1E"), ("#F2C23F", "#A8641E"))


def _meadow_standing(pencil: Pencil, variant: int, ways: frozenset[str]) -> None:
    spots = ((24, -40, 1.05), (46, -42, 0.92), (36, -24, 1.25), (-46, -40, 0.95), (-26, -32, 1.15))
    for place, (x, y, scale) in enumerate(spots):
        petal, heart = _POSIES[(place + variant) % 3]
        bloom(pencil, x, y, petal, heart, scale)
    for x, y, shade in ((-46, 44, "#F6F0DE"), (-34, 52, "#E0603F"), (-48, -16, "#F2C23F")):
        pencil.fill(INK, f"O {x + 0.8} {y + 1} 4 4", 0.14)
        pencil.fill(shade, f"O {x} {y} 3.8 3.8")
        pencil.fill("#FFF7DF" if shade != "#F6F0DE" else "#E9A93A", f"O {x} {y} 1.4 1.4")
    if variant % 2:
        with pencil.at(-44, -20, 0.9, -18):
            pencil.fill(
                "#6C86C9", "M 0 0 Q -10 -12 -13 -3 Q -14 4 0 1 Z M 0 0 Q 10 -12 13 -3 Q 14 4 0 1 Z"
            )
            pencil.line(INK, "M 0 -4 L 0 4", 2)


# Lake ----------------------------------------------------------------------------------------

_POOL = (
    "M -51 -22 Q -56 -50 -28 -51 Q -12 -51 0 -46 Q 14 -53 32 -51 Q 56 -48 52 -24 Q 49 -12 30 -14 "
    "Q 12 -18 0 -15 Q -12 -13 -26 -12 Q -47 -9 -51 -22 Z"
)


def _lake_flat(pencil: Pencil, variant: int) -> None:
    pencil.fill("#B6D183", "M -70 24 Q -30 10 6 24 Q 40 36 70 22 L 70 70 L -70 70 Z")
    pencil.line("#EBDDA8", _POOL, 9)
    pencil.fill("#3E9FC4", _POOL)
    with pencil.clipped(_POOL):
        pencil.fill("#2C86AE", "M -60 -60 L 60 -60 L 60 -38 Q 30 -46 6 -36 Q -24 -26 -60 -38 Z")
        pencil.fill("#6CC0D8", "M -60 -16 Q -30 -24 0 -18 Q 30 -12 60 -22 L 60 0 L -60 0 Z")


def _lake_standing(pencil: Pencil, variant: int, ways: frozenset[str]) -> None:
    if "N" in ways:
        for y in range(-52, -12, 7):
            pencil.line("#A9763F", f"M -7.6 {y} L 7.6 {y}", 5)
            pencil.line("#D2A163", f"M -7 {y - 1} L 7 {y - 1}", 2.4)
    for x, y in ((-36, -42), (-22, -22), (22, -26), (46, -38)):
        ripple(pencil, x, y)
    with pencil.at(30, -22, 0.92):
        pencil.fill("#1D6A8C", "M -13 0 L 14 0 L 20 4 L -8 4 Z", 0.5)
        pencil.fill(FOAM, "M 1 -6 L 1 -27 Q 15 -18 15 -6 Z")
        pencil.fill("#D9583F", "M -1 -7 L -1 -22 Q -11 -16 -12 -7 Z")
        pencil.fill(WOOD_DARK, "M -15 -5 L 17 -5 Q 13 3 9 3 L -9 3 Q -14 2 -15 -5 Z")
    for x, y in ((-36, -28), (-42, -22)) if variant % 2 else ((-38, -26), (-20, -34)):
        pencil.fill("#1D6A8C", f"O {x + 1} {y + 1.4} 6 3.6", 0.5)
        pencil.fill("#6DB75A", f"O {x} {y} 6 3.8")
        pencil.fill("#F4B6C2", f"O {x + 1} {y - 2} 2.4 2")
    for x, high in ((-50, 13), (-45, 18), (-40, 12)):
        pencil.line("#5B8A3A", f"M {x} 54 L {x + 1} {54 - high}", 2.2)
        pencil.line("#7A4A28", f"M {x + 0.8} {58 - high} L {x + 1} {53 - high}", 4)


# Valley --------------------------------------------------------------------------------------

_TERRACES = (
    (
        "#C9A15A",
        "M -70 -70 L -12 -70 Q -10 -40 -16 -22 Q -22 -10 -40 -12 L -70 -8 Z "
        "M 70 -70 L 12 -70 Q 10 -42 16 -24 Q 22 -10 42 -12 L 70 -10 Z M -70 28 Q -40 26 -34 44 "
        "L -36 70 L -70 70 Z",
    ),
    (
        "#AE7F42",
        "M -70 -70 L -20 -70 Q -20 -44 -25 -32 Q -32 -22 -46 -24 L -70 -22 Z "
        "M 70 -70 L 20 -70 Q 20 -46 25 -34 Q 30 -22 46 -24 L 70 -22 Z "
        "M -70 38 Q -48 36 -44 50 L -46 70 L -70 70 Z",
    ),
    (
        "#8C6034",
        "M -70 -70 L -29 -70 Q -30 -50 -35 -43 Q -42 -36 -52 -37 L -70 -36 Z "
        "M 70 -70 L 28 -70 Q 29 -52 34 -45 Q 40 -36 52 -37 L 70 -36 Z",
    ),
)


def _valley_flat(pencil: Pencil, variant: int) -> None:
    pencil.fill("#D3D28B", "O 6 30 46 30")
    for shade, shape in _TERRACES:
        with pencil.at(1, 4):
            pencil.fill(INK, shape, 0.2)
        pencil.fill(shade, shape)
        pencil.line("#E3C283", shape, 1.8)


def _valley_standing(pencil: Pencil, variant: int, ways: frozenset[str]) -> None:
    with pencil.at(39, -52, 0.96):
        pencil.fill("#DDF1F2", "M -3 0 L 4 0 L 5 12 L 8 24 L 6 36 L -4 36 L -5 24 L -4 12 Z")
        pencil.fill("#5DB3CF", "M -1 2 L 2 2 L 2 12 L 5 24 L 3 35 L -1 35 L -2 24 L -1 12 Z")
        pencil.fill("#5DB3CF", "O 1 36 10 4.4")
    trees = ((-24, -16, 0.62), (-44, -26, 0.56), (24, -26, 0.6), (-50, 42, 0.6))
    for x, y, scale in trees[: 3 + variant % 2]:
        pine(pencil, x, y, scale)
    tuft(pencil, -22, 36, "#8F9A4E")
    tuft(pencil, 20, 52, "#8F9A4E", 0.8)


TERRITORIES: Mapping[str, Land] = {
    "cave": Land("#A99B89", _cave_flat, _cave_standing),
    "forest": Land("#528D53", _forest_flat, _forest_standing),
    "meadow": Land("#CBDD88", _meadow_flat, _meadow_standing, path_edge="#B8A45C"),
    "lake": Land("#A3C674", _lake_flat, _lake_standing),
    "valley": Land("#C3C67C", _valley_flat, _valley_standing),
}
"""How each type of territory is drawn."""
