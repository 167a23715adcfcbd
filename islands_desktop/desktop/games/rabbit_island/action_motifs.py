"""The motif of each Action Card: the one thing that tells it apart, even as a small badge.

A motif fills about 48 x 44 units about (0, 0).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islands_desktop.desktop.games.rabbit_island.action_parts import (
    CREAM,
    FUR,
    bunny_face,
    bunny_run,
    chevron,
    coin,
    times,
)
from islands_desktop.desktop.games.rabbit_island.land_art import carrot
from islands_desktop.desktop.games.rabbit_island.pawn_art import TRIBE_SHADES
from islands_desktop.desktop.look.scenery import (
    FOAM,
    INK,
    SUN,
    THATCH,
    THATCH_DARK,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from islands_desktop.desktop.look.vector import Pencil, star_path


def _advance(pencil: Pencil) -> None:
    pencil.fill(INK, "O -3 17 18 3.4", 0.22)
    bunny_run(pencil, -6, 5, 0.86, CREAM)
    chevron(pencil, 20, -4, SUN, 0.74)


def _extreme_advance(pencil: Pencil) -> None:
    pencil.fill("#F7D25A", "M -10 2 Q -20 2 -27 10 Q -20 18 -10 17 Z")
    pencil.fill("#E8663A", "M -10 5 Q -16 6 -21 10 Q -16 14 -10 14 Z")
    pencil.fill("#3F8A45", "M -12 2 L -20 -6 Q -9 -8 -3 1 Z M -12 17 L -20 24 Q -9 26 -3 18 Z")
    pencil.fill("#C9631B", "M -11 2 Q -14 10 -11 17 Q 12 19 25 9 Q 12 -1 -11 2 Z")
    pencil.fill("#F08A34", "M -11 2 Q -13 7 -12.4 11 Q 8 13 25 9 Q 12 -1 -11 2 Z")
    pencil.line("#B95A17", "M 0 3 L 0 7 M 7 15 L 7 12 M -5 12 L -5 16", 1.8)
    bunny_run(pencil, -5, -6, 0.62, CREAM)
    chevron(pencil, 14, -15, SUN, 0.56)
    chevron(pencil, 21, -15, SUN, 0.56)


def _go_home(pencil: Pencil) -> None:
    pencil.fill("#4F8A45", "M -25 18 Q -20 -15 2 -16 Q 22 -15 26 18 Z")
    pencil.fill("#86BC60", "M -21 18 Q -17 -11 1 -12 Q 14 -11 17 18 Z")
    pencil.fill(FOAM, "M -9 18 Q -11 -3 0 -3 Q 11 -3 9 18 Z")
    pencil.fill("#7A3F22", "M -6.6 18 Q -8 -0.6 0 -0.6 Q 8 -0.6 6.6 18 Z")
    pencil.fill(SUN, "O 3.6 9 1.7 1.7")
    pencil.line(WOOD_DARK, "M -12 -8 L -12 -24", 2)
    pencil.fill("#D9583F", "M -11 -25 L 0 -21 L -11 -16 Z")
    pencil.line(FOAM, "M 24 -6 Q 25 -21 10 -20", 5.6)
    pencil.fill(FOAM, "M 11 -28 L 0 -19 L 12 -12 Z")
    pencil.line("#BD4630", "M 24 -6 Q 25 -21 10 -20", 3)
    pencil.fill("#BD4630", "M 10 -25 L 2.4 -19.4 L 10.6 -14.6 Z")


def _thwarted(pencil: Pencil) -> None:
    with pencil.at(1.4, 2.2):
        pencil.fill(INK, "M -9 -22 L 9 -22 L 22 -9 L 22 9 L 9 22 L -9 22 L -22 9 L -22 -9 Z", 0.3)
    pencil.fill(FOAM, "M -9 -22 L 9 -22 L 22 -9 L 22 9 L 9 22 L -9 22 L -22 9 L -22 -9 Z")
    pencil.fill(
        "#C8392B",
        "M -8 -19.4 L 8 -19.4 L 19.4 -8 L 19.4 8 L 8 19.4 L -8 19.4 L -19.4 8 L -19.4 -8 Z",
    )
    pencil.fill(
        FOAM, "M 0 -1 Q 8 -1 10 7 Q 10 14 3 12.4 Q 0 11.6 -3 12.4 Q -10 14 -10 7 Q -8 -1 0 -1 Z"
    )
    pencil.fill(FOAM, "O -10.6 -3 3.4 4.6 O -4 -9 3.6 5 O 4 -9 3.6 5 O 10.6 -3 3.4 4.6")


def _peace(pencil: Pencil) -> None:
    pencil.fill(
        "#F7E2A0",
        "M 8 -22 C -16 -24 -30 -2 -17 13 C -7 25 14 22 20 8 C 8 14 -6 8 -7 "
        "-5 C -8 -14 0 -20 8 -22 Z",
    )
    bunny_face(pencil, 3, 17, 0.74, CREAM, mood="asleep")
    pencil.line("#FFFFFF", "M 12 -12 L 18 -12 L 12 -6 L 18 -6", 2.4)
    pencil.line("#FFFFFF", "M 9 -20 L 13 -20 L 9 -16 L 13 -16", 1.9)


def _drought(pencil: Pencil) -> None:
    with pencil.at(0, -6):
        pencil.fill("#F2A93B", star_path(12, 19, 12.6))
        pencil.fill("#F9D15F", "O 0 0 11.6 11.6")
    pencil.fill("#B5814C", "M -25 8 Q 0 1 25 8 L 22 21 L -22 21 Z")
    pencil.line(
        "#6E4423",
        "M -16 8 L -10 13 L -16 20 M -10 13 L 0 12 L 4 6 M 0 12 L 5 20 M 16 8 L 12 14 L 18 20",
        2,
    )
    pencil.line("#6B5A22", "M 0 9 Q 0 2 -1 -2", 3.4)
    pencil.fill(
        "#8A7B2E", "M -1 -1 Q -13 -6 -16 7 Q -9 6 -1 -1 Z M -1 -1 Q 10 -8 14 6 Q 7 5 -1 -1 Z"
    )
    pencil.fill(
        "#B0A03F", "M -1 -1 Q -9 -4 -16 7 Q -7 -1 -1 -1 Z M -1 -1 Q 7 -5 14 6 Q 5 -1 -1 -1 Z"
    )


def _epic_discovery(pencil: Pencil) -> None:
    pencil.fill("#FBE6A2", star_path(10, 25, 13), 0.85)
    for x, turn, shade in ((-8, -16, "#2B7480"), (8, 16, "#BD4630")):
        with pencil.at(x, -9, 1, turn):
            pencil.fill(FOAM, "R -8 -12 16 23 2.4")
            pencil.fill(shade, "R -6 -10 12 19 1.6")
            pencil.fill(SUN, star_path(5, 4.6, 2))
    pencil.fill(WOOD_DARK, "R -19 2 38 18 2.4")
    pencil.fill(WOOD_LIGHT, "R -17 4 34 14 1.6")
    pencil.fill(WOOD, "M -19 -1 L 19 -1 L 21 5 L -21 5 Z")
    pencil.line(WOOD_DARK, "M -11 5 L -11 19 M 11 5 L 11 19", 2.6)
    pencil.fill(SUN, "R -4 2 8 9 1.6")
    pencil.fill(WOOD_DARK, "O 0 6 1.5 2")


def _every_bunny_wins(pencil: Pencil) -> None:
    spots = ((-12, 0), (12, 0), (-12, 21), (12, 21))
    for shade, (x, y) in zip(TRIBE_SHADES.values(), spots, strict=True):
        bunny_face(pencil, x, y, 0.5, shade)
    coin(pencil, 0, -1, 0.6)
    for x, y, shade in ((-22, -19, SUN), (22, -21, "#D9583F"), (-22, 10, "#4FB4BC"), (23, 4, SUN)):
        with pencil.at(x, y, 1, x):
            pencil.fill(shade, "R -2 -2 4 4 0.6")


def _hammer(pencil: Pencil, x: float, y: float, scale: float, turn: float) -> None:
    with pencil.at(x, y, scale, turn):
        pencil.line(WOOD_DARK, "M 0 -10 L 0 21", 5.6)
        pencil.line(WOOD_LIGHT, "M -0.8 -10 L -0.8 20", 2.6)
        pencil.fill("#59656D", "R -14 -19 28 11 2")
        pencil.fill("#A9B5BB", "R -14 -19 28 4.6 2")


def _free_labor(pencil: Pencil) -> None:
    _hammer(pencil, -5, 3, 1.04, -32)
    coin(pencil, 12, 8, 1.02)
    pencil.line(FOAM, "M 1 19 L 23 -3", 6)
    pencil.line("#C8392B", "M 1 19 L 23 -3", 3.4)


def _full_harvest(pencil: Pencil) -> None:
    pencil.fill(INK, "O 0 21 22 3", 0.24)
    for x, y, turn in ((-12, -4, 160), (-3, -8, 186), (7, -5, 204), (1, 0, 176), (-8, 1, 170)):
        carrot(pencil, x, y, 0.72, turn)
    pencil.fill("#33667A", "M -22 0 L 14 0 L 8 15 L -16 15 Z")
    pencil.fill("#4D8CA3", "M -22 0 L 14 0 L 12 5 L -20 5 Z")
    pencil.line(WOOD_DARK, "M 10 4 L 25 -2 M 8 13 L 12 20", 3)
    pencil.fill("#33261E", "O -14 16 6.4 6.4")
    pencil.fill("#B9A58A", "O -14 16 3 3")
    times(pencil, 15, -13, "\N{MULTIPLICATION SIGN}2", 0.8)


def _house(pencil: Pencil, wall: str, roof: str) -> None:
    pencil.fill(wall, "M -14 18 L -14 -2 L 0 -14 L 14 -2 L 14 18 Z")
    pencil.fill("#000000", "M 2 18 L 2 -13 L 14 -2 L 14 18 Z", 0.12)
    pencil.fill(roof, "M -20 1 L 0 -19 L 20 1 L 16 5 L 0 -10 L -16 5 Z")
    pencil.fill(WOOD_DARK, "M -4.6 18 L -4.6 7 Q 0 2 4.6 7 L 4.6 18 Z")


def _hometown(pencil: Pencil) -> None:
    pencil.fill(INK, "O 2 19 20 3", 0.22)
    with pencil.at(-4, 1):
        _house(pencil, "#F1E2C2", "#3E8E5A")
        pencil.fill("#D9583F", "M 0 2 Q -7 -3 -3.6 -6.4 Q -1 -8 0 -5 Q 1 -8 3.6 -6.4 Q 7 -3 0 2 Z")
        carrot(pencil, 20, 11, 0.62, 18)
    times(pencil, 15, -12, "\N{MULTIPLICATION SIGN}2", 0.8)


def _hungry_workers(pencil: Pencil) -> None:
    bunny_face(pencil, -6, 8, 0.86, FUR, mood="hungry")
    pencil.fill(INK, "O -4 21 21 3", 0.22)
    pencil.fill(FOAM, "M -25 9 L 15 9 Q 12 21 2 21 L -12 21 Q -22 21 -25 9 Z")
    pencil.fill("#C9D5D8", "M -25 9 L 15 9 L 14 12.4 L -24 12.4 Z")
    pencil.line(
        "#59656D", "M 21 20 L 21 4 M 17.6 -4 L 17.6 1 Q 21 6 24.4 1 L 24.4 -4 M 21 -4 L 21 3", 2.4
    )
    times(pencil, 15, -14, "\N{MULTIPLICATION SIGN}2", 0.8)


def _poor_harvest(pencil: Pencil) -> None:
    pencil.fill(
        "#8496A0",
        "M -17 -7 Q -24 -8 -22 -14 Q -20 -20 -13 -18 Q -8 -26 2 -22 Q 10 "
        "-24 12 -17 "
        "Q 20 -17 19 -11 Q 18 -7 12 -7 Z",
    )
    pencil.line("#5DA7CB", "M -12 -3 L -14 2 M -3 -3 L -5 2 M 6 -3 L 4 2 M 14 -3 L 12 2", 2.2)
    pencil.fill(INK, "O 1 21 19 3", 0.22)
    pencil.fill("#54412C", "O 0 6 17 4.6")
    pencil.fill(THATCH, "M -17 6 Q 0 13 17 6 Q 15 21 9 21 L -9 21 Q -15 21 -17 6 Z")
    pencil.line(THATCH_DARK, "M -15.6 12 Q 0 18 15.6 12 M -8 11 L -6 20 M 8 11 L 6 20", 1.8)
    with pencil.at(9, 2, 0.44, 196):
        pencil.fill("#A9814F", "M -5 -8 Q 0 -12 5 -8 Q 9 2 1 15 Q -7 4 -5 -8 Z")
        pencil.line("#7D7B3C", "M 0 -9 Q -2 -17 -10 -15 M 0 -9 Q 3 -16 8 -12", 3)


def _collapse(pencil: Pencil) -> None:
    """A stack of building tokens whose lowest one breaks."""
    pencil.fill(INK, "O 2 20 24 4", 0.3)
    with pencil.at(-12, 15, 1, -16):
        _disc(pencil, "#C8452F", "M -12 -4 L 9 -6 L 6 -1 L 10 2 L 7 7 L -10 6 Q -13 2 -12 -4 Z")
    with pencil.at(14, 15, 1, 15):
        _disc(pencil, "#C8452F", "M 11 -4 L -9 -6 L -6 -1 L -9 2 L -6 7 L 9 6 Q 12 2 11 -4 Z")
    with pencil.at(1, 4, 1, 13):
        _disc(pencil, "#2F6DB3", "M -16 -3 L 16 -3 L 16 4 Q 0 10 -16 4 Z")
        pencil.fill("#5B90CC", "O 0 -3 16 4.4")
        pencil.fill("#F1E2C2", "R -8 -17 16 14 1")
        pencil.fill("#C9B48A", "R 1 -17 7 14 1")
        pencil.fill("#E0A526", "M -12 -16 L 0 -27 L 12 -16 Z")
        pencil.fill("#57311F", "R -5 -10 5 7 0.8")
    pencil.line(SUN, "M -21 -12 L -15 -7 M -24 0 L -18 1 M 24 -14 L 18 -9", 2.6)
    for x, y, turn in ((-3, 16, 20), (3, 20, 50), (25, 4, 30)):
        with pencil.at(x, y, 1, turn):
            pencil.fill("#E58A75", "R -2.4 -2 4.8 4 0.8")


def _disc(pencil: Pencil, shade: str, shape: str) -> None:
    pencil.line(FOAM, shape, 2.2)
    pencil.fill(shade, shape)


MOTIFS: Mapping[str, Callable[[Pencil], None]] = {
    "advance": _advance,
    "collapse": _collapse,
    "drought": _drought,
    "epic-discovery": _epic_discovery,
    "every-bunny-wins": _every_bunny_wins,
    "extreme-advance": _extreme_advance,
    "free-labor": _free_labor,
    "full-harvest": _full_harvest,
    "go-home": _go_home,
    "hometown-advantage": _hometown,
    "hungry-workers": _hungry_workers,
    "peace-and-quiet": _peace,
    "poor-harvest": _poor_harvest,
    "thwarted": _thwarted,
}
"""What is drawn for each type of Action Card."""
