"""Marks that are part of the land itself: clearings, rocks, clefts, hot cracks and the crater."""

from __future__ import annotations

from islands_desktop.desktop.games.my_island.geometry import HALF_WIDTH, RADIUS, hex_text
from islands_desktop.desktop.look.scenery import INK, WOOD, WOOD_DARK, WOOD_LIGHT
from islands_desktop.desktop.look.vector import Pencil

_HEX = hex_text(RADIUS + 0.4)


def clearing(pencil: Pencil, shade: str, light: str) -> None:
    """An open place of any ground in the middle of a hex, on which a mark stands."""
    pencil.fill(
        shade,
        "M -31 8 Q -31 -13 -12 -23 Q 4 -31 19 -21 Q 34 -8 31 12 Q 24 31 0 34 Q -26 30 -31 8 Z",
    )
    pencil.fill(light, "M -26 14 Q -16 4 2 6 Q 20 4 27 14 Q 20 28 0 29 Q -20 27 -26 14 Z")


def tor(pencil: Pencil, instance: int) -> None:
    """Three standing rocks on the high meadow."""
    with pencil.mirrored(0, 0) if instance % 2 else pencil.at(0, 0):
        pencil.fill("#9DB46E", "O 0 22 31 12", 0.9)
        pencil.fill(INK, "M -22 24 L 22 24 L 35 29 Q 34 34 24 33 L -14 30 Z", 0.24)
        for x, foot, scale in ((-15, 23, 0.78), (17, 25, 0.66), (1, 27, 1.0)):
            with pencil.at(x, foot, scale):
                pencil.fill("#7D8288", "M -14 0 L -12 -34 L -3 -58 L 8 -52 L 13 -20 L 14 0 Z")
                pencil.fill("#B4B5AE", "M -14 0 L -12 -34 L -3 -58 L 1 -40 L -2 0 Z")
                pencil.fill("#D9D8CC", "M -12 -34 L -3 -58 L 1 -40 L -5 -30 Z")
                pencil.fill("#5F666D", "M 6 0 L 4 -24 L 13 -20 L 14 0 Z")
        pencil.fill("#7FA052", "M -26 24 L -22 16 -18 25 Z M 22 27 L 26 19 29 27 Z")


def chasm(pencil: Pencil, axis: int) -> None:
    """A deep cleft across a hex; posts on its two banks wait for a bridge along the axis."""
    with pencil.clipped(_HEX), pencil.at(0, 0, 1, 60 * axis):
        pencil.fill(
            "#C2A277",
            "M -12 -46 L -18 -28 L -12 -14 L -19 2 L -12 16 L -18 30 L -10 46 L 12 46 L 18 30 "
            "L 12 16 L 20 2 L 13 -14 L 18 -28 L 10 -46 Z",
        )
        pencil.fill(
            "#7B5C3F",
            "M -6 -46 L -12 -28 L -6 -14 L -13 2 L -6 16 L -12 30 L -4 46 L 8 46 L 14 30 L 8 16 "
            "L 15 2 L 9 -14 L 13 -28 L 6 -46 Z",
        )
        pencil.fill(
            "#2C2A30",
            "M -2 -46 L -8 -28 L -2 -14 L -9 2 L -2 16 L -8 30 L 0 46 L 5 46 L 10 30 L 4 16 "
            "L 11 2 L 5 -14 L 9 -28 L 3 -46 Z",
        )
        pencil.line("#F5E7C6", "M -15 -5 L 16 -5 M -15 5 L 16 5", 1.7, dashed=True)
    for side in (0, 180):
        with pencil.at(0, 0, 1, 60 * axis + side):
            pencil.fill(INK, "O 25 -7 4 3 O 25 9 4 3", 0.2)
            pencil.fill(WOOD_DARK, "O 23 -7.4 4.2 4.2 O 23 7.4 4.2 4.2")
            pencil.fill(WOOD_LIGHT, "O 23 -7.8 2.8 2.8 O 23 7 2.8 2.8")
            pencil.line(WOOD, "M 30 -6 L 30 6", 3)


def vent(pencil: Pencil, instance: int) -> None:
    """A hot crack in the ground with steam over it."""
    pencil.fill(
        "#6B5A52",
        "M -28 12 Q -26 -4 -8 -4 Q 8 -10 22 0 Q 33 8 26 20 Q 12 32 -8 29 Q -26 26 -28 12 Z",
    )
    pencil.fill("#4C403D", "M -21 13 Q -18 4 -4 4 Q 12 0 20 8 Q 24 16 14 21 Q -4 27 -16 22 Z")
    with pencil.mirrored(0, 0) if instance % 2 else pencil.at(0, 0):
        crack = "M -19 14 L -9 11 L -3 17 L 5 9 L 12 14 L 20 9 M -3 17 L -5 24 M 5 9 L 4 4"
        pencil.line("#D9482B", crack, 5.4)
        pencil.line("#FFB648", crack, 2.6)
        pencil.fill(
            "#FFFFFF",
            "M -6 10 Q -15 2 -8 -7 Q -14 -18 -3 -22 Q 1 -31 10 -27 Q 18 -22 12 -14 "
            "Q 16 -6 8 -2 Q 8 6 2 10 Z",
            0.72,
        )
        pencil.fill(
            "#FFFFFF",
            "M -4 2 Q -10 -4 -3 -9 Q -7 -17 2 -19 Q 6 -24 9 -20 Q 2 -14 6 -9 Q 0 -4 -4 2 Z",
            0.75,
        )


def crater(pencil: Pencil, cell: int) -> None:
    """The western (0) or eastern (1) half of the crater, which lies across two hexes."""
    middle = -HALF_WIDTH if cell else HALF_WIDTH
    with pencil.clipped(_HEX):
        pencil.fill("#6A5B55", _HEX)
        with pencil.at(middle, 0):
            pencil.fill(
                "#7E6C62", "M -68 8 Q -54 -30 0 -34 Q 54 -30 68 8 Q 50 38 0 38 Q -52 38 -68 8 Z"
            )
            pencil.fill("#93806F", "M -60 4 Q -46 -28 0 -30 Q 30 -29 44 -18 Q 0 -24 -36 -4 Z")
            pencil.fill("#3A302F", "O 0 0 50 18")
            pencil.fill("#8E2E20", "O 0 2.4 45 14.6")
            pencil.fill("#DB4A2A", "O 0 3.4 40 12")
            pencil.fill(
                "#F58A38", "M -32 3 Q -16 -5 2 -1 Q 20 -6 34 2 Q 24 13 4 11 Q -18 15 -32 3 Z"
            )
            pencil.fill("#FFD06A", "M -15 4 Q -4 -1 6 3 Q 16 0 22 5 Q 8 10 -2 8 Q -12 10 -15 4 Z")
            pencil.line(
                "#4C403D", "M -54 16 L -47 25 M 54 17 L 46 26 M -30 23 L -33 32 M 30 23 L 34 32", 2
            )
            pencil.fill(
                "#FFFFFF",
                "M -16 -2 Q -26 -12 -14 -19 Q -16 -32 0 -31 Q 12 -36 14 -24 Q 24 -16 "
                "12 -9 Q 6 0 -4 -3 Q -10 2 -16 -2 Z",
                0.3,
            )
