"""The covers of the two games with six-sided tiles: My Island and Propeller Islands."""

from __future__ import annotations

import math

from islands_desktop.desktop.look.scenery import (
    CORAL,
    DAY,
    FOAM,
    INK,
    MORNING,
    ROCK,
    ROCK_DARK,
    SUN,
    WOOD,
    WOOD_DARK,
    bush,
    flag,
    hut,
    palm,
)
from islands_desktop.desktop.look.vector import Pencil


def hexagon(radius: float, squash: float = 1.0) -> str:
    """Path text of a hexagon with a corner to the right, about (0, 0)."""
    corners = (
        f"{radius * math.cos(math.radians(60 * k)):.2f} "
        f"{radius * squash * math.sin(math.radians(60 * k)):.2f}"
        for k in range(6)
    )
    return "M " + " L ".join(corners) + " Z"


def _tile(pencil: Pencil, x: float, y: float, radius: float, shade: str, rim: str) -> None:
    """A tile lying flat, seen from above at a slant, with a paper edge below."""
    with pencil.at(x, y):
        for drop in (9, 6, 3):
            with pencil.at(0, drop):
                pencil.fill(rim, hexagon(radius, 0.62))
        pencil.fill(shade, hexagon(radius, 0.62))
        pencil.line(FOAM, hexagon(radius - 2, 0.62), 2.6)


#: Column, row, ground, edge: the tiles of the island in My Island.
_ISLAND = (
    (1, 0, "#93BE6E", "#5F8F4C"),
    (2, 0, "#E7C37A", "#B9904A"),
    (3, 0, "#93BE6E", "#5F8F4C"),
    (0, 1, "#E7C37A", "#B9904A"),
    (1, 1, "#7CC0D8", "#4E93AE"),
    (2, 1, "#D98A6A", "#A55F42"),
    (3, 1, "#7CC0D8", "#4E93AE"),
    (4, 1, "#93BE6E", "#5F8F4C"),
    (1, 2, "#D98A6A", "#A55F42"),
    (2, 2, "#93BE6E", "#5F8F4C"),
    (3, 2, "#E7C37A", "#B9904A"),
)


def _place(column: int, row: int, radius: float) -> tuple[float, float]:
    high = radius * math.sqrt(3) * 0.62
    return 142 + column * radius * 1.5, 116 + row * high + (high / 2 if column % 2 else 0)


def my_island(pencil: Pencil) -> None:
    """An island of six-sided tiles; a piece of three tiles is about to be laid down."""
    pencil.fill(MORNING.sky, "R 0 0 480 270 0")
    pencil.fill(MORNING.haze, "M 0 40 Q 160 10 300 40 Q 400 56 480 30 L 480 120 L 0 120 Z")
    pencil.fill(MORNING.sun, "O 396 44 40 40", 0.4)
    pencil.fill(MORNING.sun, "O 396 44 26 26")
    pencil.fill(MORNING.sea, "R 0 74 480 200 0")
    pencil.fill(MORNING.deep, "M 0 74 L 480 74 L 480 82 Q 330 92 200 84 Q 80 78 0 88 Z")
    pencil.line(
        FOAM, "M 18 110 L 50 110 M 420 116 L 456 116 M 26 214 L 60 214 M 410 226 L 450 226", 2.2
    )
    pencil.fill(FOAM, "O 238 180 206 84", 0.28)
    pencil.fill("#F0DBAA", "O 238 178 186 74")
    radius = 44.0
    for column, row, shade, rim in sorted(
        _ISLAND, key=lambda tile: _place(tile[0], tile[1], radius)[1]
    ):
        x, y = _place(column, row, radius)
        _tile(pencil, x, y, radius, shade, rim)
        _dress(pencil, x, y + 6, column, row)
    _piece_in_hand(pencil)


def _dress(pencil: Pencil, x: float, y: float, column: int, row: int) -> None:
    kind = (column * 2 + row * 3) % 4
    if kind == 0:
        palm(pencil, x - 4, y + 6, 0.72)
        bush(pencil, x + 18, y + 8, 0.7)
    elif kind == 1:
        hut(pencil, x, y + 8, 0.68, "#F3E6C8", ("#E08A5B", "#C96A41", "#8F4527"))
    elif kind == 2:
        hut(pencil, x + 2, y + 8, 0.66)
    else:
        pencil.line(
            FOAM, f"M {x - 20} {y} Q {x - 10} {y - 7} {x} {y} Q {x + 10} {y + 7} {x + 20} {y}", 2.4
        )


def _piece_in_hand(pencil: Pencil) -> None:
    with pencil.at(58, 74, 1.0, -8):
        pencil.fill(INK, "O 34 66 70 20", 0.14)
        for x, y in ((0, 0), (48, -22), (48, 33)):
            _tile(pencil, x, y * 0.9, 33, "#93BE6E", "#5F8F4C")
        bush(pencil, 0, 8, 0.7)
        palm(pencil, 46, -14, 0.6)
        bush(pencil, 48, 40, 0.6)


def propeller_islands(pencil: Pencil) -> None:
    """Islands that float in the sky on propellers, and an airship between them."""
    pencil.fill("#8CC4E2", "R 0 0 480 270 0")
    pencil.fill("#C4E3EC", "M 0 120 Q 120 90 250 118 Q 380 146 480 104 L 480 270 L 0 270 Z")
    pencil.fill("#E9F1EA", "M 0 196 Q 120 172 260 200 Q 380 222 480 186 L 480 270 L 0 270 Z")
    pencil.fill(DAY.sun, "O 420 50 46 46", 0.45)
    pencil.fill(DAY.sun, "O 420 50 30 30")
    for x, y, scale in ((30, 44, 1.8), (300, 36, 1.3), (190, 96, 1.0), (420, 130, 1.5)):
        with pencil.at(x, y, scale):
            pencil.fill(FOAM, "M 0 0 Q 4 -9 14 -6 Q 22 -14 32 -6 Q 44 -6 44 2 Q 22 4 0 0 Z", 0.9)
    _floating(pencil, 380, 148, 0.72, "#E7C37A", 1)
    _floating(pencil, 92, 122, 0.66, "#A9C97E", 2)
    _airship(pencil, 316, 78, 0.95)
    _floating(pencil, 236, 158, 1.12, "#93BE6E", 0)
    for x, y, scale in ((-20, 262, 3.2), (120, 274, 3.0), (270, 268, 3.4), (400, 272, 2.8)):
        with pencil.at(x, y, scale):
            pencil.fill("#FFFFFF", "M 0 4 Q 2 -9 14 -7 Q 22 -14 32 -7 Q 46 -6 46 4 Z", 0.9)


def _floating(pencil: Pencil, x: float, y: float, scale: float, ground: str, kind: int) -> None:
    with pencil.at(x, y, scale):
        _propeller(pencil, -62, 18)
        _propeller(pencil, 62, 18)
        pencil.fill(ROCK_DARK, "M -80 8 L 80 8 L 44 50 L 12 84 L -8 68 L -40 52 Z")
        pencil.fill(ROCK, "M -80 8 L 8 8 L -4 66 L -8 68 L -40 52 Z")
        _tile(pencil, 0, 0, 82, ground, "#7A5A38")
        if kind == 0:
            palm(pencil, -44, 8, 1.0, mirror=True)
            hut(pencil, -6, 14, 1.05, "#F3E6C8", ("#5FA3B8", "#3E879E", "#2A6276"))
            _windmill(pencil, 42, 12)
        elif kind == 1:
            hut(pencil, -14, 12, 1.0, "#E8D6B0", ("#E08A5B", "#C96A41", "#8F4527"))
            flag(pencil, 38, 10, 56, CORAL)
        else:
            palm(pencil, -20, 12, 1.2)
            palm(pencil, 24, 10, 0.9, mirror=True)
            bush(pencil, 8, 18, 1.1)


def _propeller(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y):
        pencil.line(WOOD_DARK, "M 0 -6 L 0 52", 5)
        pencil.fill("#B98A2E", "R -9 20 18 18 4")
        pencil.fill("#E3BC63", "R -9 20 7 18 3")
        pencil.fill(
            WOOD, "M -2 52 Q -18 46 -36 52 Q -18 60 -2 55 Z M 2 52 Q 18 58 36 52 Q 18 44 2 50 Z"
        )
        pencil.fill("#FFFFFF", "O 0 52 38 7", 0.35)
        pencil.fill(WOOD_DARK, "O 0 52 4 4")


def _windmill(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y):
        pencil.fill("#E8D6B0", "M -12 0 L -8 -44 L 8 -44 L 12 0 Z")
        pencil.fill(INK, "M 2 0 L 2 -44 L 8 -44 L 12 0 Z", 0.12)
        pencil.fill(CORAL, "M -12 -42 L 0 -58 L 12 -42 Z")
        for turn in (20, 110, 200, 290):
            with pencil.at(0, -44, 1, turn):
                pencil.fill(FOAM, "M 2 -3 L 34 -8 L 34 4 L 2 1 Z")
                pencil.line(WOOD_DARK, "M 0 0 L 36 -1", 1.8)
        pencil.fill(WOOD_DARK, "O 0 -44 3.4 3.4")


def _airship(pencil: Pencil, x: float, y: float, scale: float) -> None:
    with pencil.at(x, y, scale):
        pencil.fill("#C8452F", "M -62 0 C -50 -30 40 -32 62 0 C 40 32 -50 30 -62 0 Z")
        pencil.fill(
            SUN,
            (
                "M -40 -17 C -20 -25 10 -26 34 -19 C 46 -6 46 6 34 19 C 10 26 -20 25 -40 17 C "
                "-50 6 -50 -6 -40 -17 Z"
            ),
        )
        pencil.fill(
            "#C8452F",
            (
                "M -16 -23 C 0 -25 6 -25 12 -24.4 C 20 -8 20 8 12 24.4 C 6 25 0 25 -16 23 C -22 "
                "8 -22 -8 -16 -23 Z"
            ),
        )
        pencil.fill("#FFFFFF", "M -52 -9 C -36 -26 30 -27 50 -9 C 30 -18 -34 -18 -52 -9 Z", 0.35)
        pencil.fill("#8E3120", "M -56 -4 L -78 -18 L -74 0 L -78 18 L -56 4 Z")
        pencil.line(WOOD_DARK, "M -22 22 L -18 38 M 22 22 L 18 38", 2)
        pencil.fill(WOOD, "M -28 36 L 30 36 Q 28 50 16 50 L -16 50 Q -26 50 -28 36 Z")
        pencil.fill("#CBEAF0", "O -12 42 3.4 3.4 O 0 42 3.4 3.4 O 12 42 3.4 3.4")
