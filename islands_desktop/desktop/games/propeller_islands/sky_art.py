"""The sky in which the islands float, by day and at night, and the rock under an island."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import NamedTuple

from islands_desktop.desktop.games.propeller_islands.hex_shape import (
    HALF_WIDTH,
    RADIUS,
    Cell,
    hex_centre,
    outline,
)
from islands_desktop.desktop.look.palette import Palette, mixed
from islands_desktop.desktop.look.scenery import WOOD, WOOD_DARK
from islands_desktop.desktop.look.vector import Pencil, star_path


class Sky(NamedTuple):
    """Colours of the sky from its height to the haze, of clouds and of what is far away."""

    high: str
    middle: str
    low: str
    cloud: str
    cloud_shade: str
    far: str
    light: str


_DAY = Sky("#9CCBE3", "#C2E0E9", "#E6EEE3", "#FFFFFF", "#DCE9EC", "#A9C5CB", "#FFF3C4")
_NIGHT = Sky("#14212E", "#1B2D3B", "#25404B", "#35505E", "#2A4350", "#22384A", "#F3E7B8")


def sky_of(palette: Palette) -> Sky:
    """The sky by day or at night; `high` is the colour to lay behind everything."""
    return _NIGHT if palette.is_dark else _DAY


def paint_sky(pencil: Pencil, wide: float, high: float) -> None:
    """The background, its upper left corner at (0, 0): haze, light, clouds, islands."""
    sky = sky_of(pencil.palette)
    pencil.fill(sky.high, f"R 0 0 {wide} {high} 0")
    for share, shade in ((0.34, sky.middle), (0.7, sky.low)):
        y = high * share
        pencil.fill(
            shade,
            f"M 0 {y} Q {wide * 0.2:.1f} {y - high * 0.07:.1f} {wide * 0.46:.1f} {y} "
            f"Q {wide * 0.74:.1f} {y + high * 0.08:.1f} {wide} {y - high * 0.04:.1f} "
            f"L {wide} {high} L 0 {high} Z",
        )
    _paint_light(pencil, wide, high, sky)
    chance = random.Random(round(wide) * 31 + round(high))
    for x, y, scale in ((0.07, 0.2, 0.9), (0.52, 0.12, 0.6), (0.95, 0.5, 0.8), (0.3, 0.93, 0.7)):
        _paint_far_island(pencil, wide * x, high * y, scale * wide / 1400, sky)
    for row in range(6):
        for column in range(4):
            x = wide * (column + 0.5 * (row % 2) + chance.uniform(0.1, 0.7)) / 4
            y = high * (row + chance.uniform(0.1, 0.8)) / 6
            _paint_cloud(pencil, x, y, chance.uniform(0.8, 1.9) * wide / 1400, sky)


def _paint_light(pencil: Pencil, wide: float, high: float, sky: Sky) -> None:
    """Sun, or moon and stars."""
    size = wide / 1400
    if not pencil.palette.is_dark:
        with pencil.at(wide * 0.84, high * 0.16, size):
            pencil.fill(sky.light, "O 0 0 92 92", 0.4)
            pencil.fill(sky.light, "O 0 0 58 58", 0.9)
        return
    chance = random.Random(7)
    for _ in range(70):
        with pencil.at(wide * chance.random(), high * chance.random() * 0.8, size):
            glow = chance.uniform(2.0, 4.6)
            pencil.fill(sky.light, star_path(4, glow, glow * 0.36), chance.uniform(0.3, 0.8))
    with pencil.at(wide * 0.84, high * 0.16, size):
        pencil.fill(sky.light, "O 0 0 84 84", 0.07)
        pencil.fill(
            sky.light,
            "M 10 -46 C -34 -42 -56 8 -30 38 C -14 58 22 56 40 34 C 0 40 -26 -6 10 -46 Z", 0.85,
        )  # fmt: skip


def _paint_cloud(pencil: Pencil, x: float, y: float, scale: float, sky: Sky) -> None:
    with pencil.at(x, y, scale):
        pencil.fill(sky.cloud_shade, "M -54 6 Q -50 -14 -26 -10 Q -12 -30 12 -16 Q 40 -18 48 4 "
                                     "Q 10 14 -54 6 Z", 0.5)  # fmt: skip
        pencil.fill(sky.cloud, "M -60 0 Q -54 -20 -30 -16 Q -16 -38 12 -22 Q 42 -26 52 0 Z", 0.55)


def _paint_far_island(pencil: Pencil, x: float, y: float, scale: float, sky: Sky) -> None:
    """An island in the haze, its houses no more than outlines."""
    with pencil.at(x, y, scale):
        pencil.fill(sky.far, "M -70 0 L 70 0 L 42 26 L 22 34 L 6 62 L -8 40 L -34 30 Z", 0.7)
        pencil.fill(sky.far, "R -40 -30 20 31 0 M -44 -28 L -30 -44 L -16 -28 Z R 6 -18 30 19 0 "
                             "M 0 -16 L 21 -32 L 42 -16 Z R -10 -12 10 13 0", 0.7)  # fmt: skip
        for left in (-62, 62):
            pencil.line(sky.far, f"M {left} -4 L {left} 24 M {left - 18} 26 L {left + 18} 26", 3)


# Rock ----------------------------------------------------------------------------------------

_ROCK, _ROCK_LIGHT, _ROCK_DARK = "#8A7A66", "#A8977F", "#62543F"


def paint_island_base(pencil: Pencil, cells: Iterable[Cell]) -> None:
    """The floating rock and the propellers under a group of hexes, in units of `hex_shape`.

    It is drawn before the tiles and reaches about 60 units below them, 8 beside them.
    """
    found = frozenset(cells)
    if not found:
        return
    edge = outline(found, 6)
    hanging = [cell for cell in sorted(found) if _hangs(cell, found)]
    for cell in _carried(hanging):
        _paint_propeller(pencil, *hex_centre(*cell), seed=cell[0] * 5 + cell[1] * 3)
    for cell in hanging:
        _paint_rock(pencil, cell)
    for drop, shade in ((15, _ROCK_DARK), (10, _ROCK), (5, _ROCK_LIGHT)):
        pencil.fill(shade, edge.translated(0, drop))
        pencil.line(shade, edge.translated(0, drop), 8)
    pencil.line("#7FA65C", edge, 10)
    pencil.line("#9CC276", edge.translated(-0.6, -1.2), 7)


def _hangs(cell: Cell, cells: frozenset[Cell]) -> bool:
    """Whether nothing lies below a hex, so that its rock can be seen."""
    q, r = cell
    return (q, r + 1) not in cells and (q - 1, r + 1) not in cells


def _carried(hanging: list[Cell]) -> list[Cell]:
    """The hexes with a propeller: no two above each other."""
    ordered = sorted(hanging, key=lambda cell: hex_centre(*cell))
    chosen: list[Cell] = []
    for cell in ordered:
        if all(abs(hex_centre(*cell)[0] - hex_centre(*other)[0]) > 1.2 * HALF_WIDTH
               for other in chosen):  # fmt: skip
            chosen.append(cell)
    return chosen


def _paint_rock(pencil: Pencil, cell: Cell) -> None:
    """A spike of rock below a hex; neighbours differ."""
    chance = random.Random(cell[0] * 7919 + cell[1] * 104729)
    x, y = hex_centre(*cell)
    left, right, deep = chance.uniform(8, 16), chance.uniform(8, 16), chance.uniform(30, 46)
    aside = chance.uniform(-8, 8)
    with pencil.at(x, y + RADIUS / 2):
        pencil.fill(
            _ROCK,
            f"M {-HALF_WIDTH} 4 L {-left - 8:.1f} {deep * 0.72:.1f} L {-left:.1f} {deep * 0.9:.1f} "
            f"L {aside:.1f} {RADIUS / 2 + deep:.1f} L {right:.1f} {deep:.1f} L {right + 10:.1f} "
            f"{deep * 0.6:.1f} L {HALF_WIDTH} 4 Z",
        )
        pencil.fill(
            _ROCK_DARK,
            f"M {aside / 2:.1f} 4 L {aside:.1f} {RADIUS / 2 + deep:.1f} L {right:.1f} {deep:.1f} "
            f"L {right + 10:.1f} {deep * 0.6:.1f} L {HALF_WIDTH} 4 Z",
        )


def _paint_propeller(pencil: Pencil, x: float, y: float, seed: int) -> None:
    """A shaft that stands out below the hex to the left, its blades turning."""
    with pencil.at(x - HALF_WIDTH * 0.66, y + RADIUS * 0.64, 0.9):
        pencil.line(WOOD_DARK, "M 0 0 L 0 48", 5.4)
        pencil.line(mixed(WOOD, "#FFFFFF", 0.2), "M -1 0 L -1 46", 1.6)
        pencil.fill("#7A5510", "R -8.6 26 17.2 17 4")
        pencil.fill("#DDAF4E", "R -7.4 27 14.8 15 3.4")
        pencil.fill("#F2D384", "R -6 28 5 13 2.4")
        pencil.fill("#FFFFFF", "O 0 50 33 6.4", 0.4)
        flat = 0.7 + 0.3 * (seed % 3) / 2
        pencil.fill(
            WOOD,
            f"M -2 50 Q {-16 * flat:.1f} 43 {-31 * flat:.1f} 49 Q {-16 * flat:.1f} 57 -2 53 Z "
            f"M 2 50 Q {16 * flat:.1f} 57 {31 * flat:.1f} 51 Q {16 * flat:.1f} 43 2 48 Z",
        )
        pencil.fill(WOOD_DARK, "O 0 50.4 4.2 3.8")
