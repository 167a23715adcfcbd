"""The marks of an island, a hex at a time: what people built or left, and the way to all others."""

from __future__ import annotations

from islands_desktop.desktop.games.my_island.mark_creatures import elder, goat, thornback
from islands_desktop.desktop.games.my_island.mark_ground import chasm, clearing, crater, tor, vent
from islands_desktop.desktop.look.scenery import (
    INK,
    SUN,
    THATCH,
    THATCH_DARK,
    THATCH_LIGHT,
    WOOD_DARK,
    WOOD_LIGHT,
)
from islands_desktop.desktop.look.vector import Pencil

MARKS = (
    "statue",
    "well",
    "landing",
    "thornback",
    "twins",
    "elder",
    "goat",
    "chest",
    "tor",
    "chasm",
    "relic",
    "observatory",
    "vent",
    "crater",
)
"""The marks that have a picture."""


def paint_mark(
    pencil: Pencil, mark_id: str, instance_index: int = 0, *, cell: int = 0, axis: int = 0
) -> None:
    """One hex of a mark about (0, 0), on top of its terrain.

    `cell` is 0 or 1 for the western or eastern hex of a mark of two hexes; `axis` is the direction
    (0 to 2) in which a bridge crosses a chasm.
    """
    if mark_id == "chasm":
        chasm(pencil, axis)
    elif mark_id == "elder":
        elder(pencil, cell)
    elif mark_id == "crater":
        crater(pencil, cell)
    else:
        _SINGLE[mark_id](pencil, instance_index)


def _statue(pencil: Pencil, instance: int) -> None:
    """A guardian with a crown of rays, who holds the sun before the chest."""
    clearing(pencil, "#7FAE66", "#98C27C")
    with pencil.at(0, 2, 0.94):
        pencil.fill(INK, "M -14 27 L 18 27 L 33 31 Q 34 35 26 35 L -8 33 Z", 0.28)
        pencil.fill("#8C948F", "R -20 20 40 11 2")
        pencil.fill("#C9CEC6", "R -20 20 40 4 1.6")
        pencil.fill("#A9B0AA", "R -15 12 30 9 2")
        pencil.fill("#DDE0D8", "R -15 12 30 3.4 1.6")
        pencil.fill(
            "#C9CFC8", "M -11 13 L -17 -2 Q -18 -9 -10 -10 L 10 -10 Q 18 -9 17 -2 L 11 13 Z"
        )
        pencil.fill("#9AA39F", "M 4 13 L 6 -10 L 10 -10 Q 18 -9 17 -2 L 11 13 Z")
        pencil.line("#7F8884", "M -14 -1 Q -11 9 -5 7 M 14 -1 Q 11 9 5 7", 2.4)
        pencil.fill("#8A6A2C", "O 0 4 7 7")
        pencil.fill("#F2C64F", "O 0 4 5.4 5.4")
        pencil.fill("#FBE9A6", "O -1.4 2.6 2.3 2.3")
        _guardian_head(pencil)
        pencil.fill(
            "#6B9A58", "M -15 20 Q -12 26 -9 21 Q -6 27 -4 20 Z M 7 12 Q 10 18 15 13 L 15 12 Z"
        )
        if instance % 2:
            pencil.fill("#6B9A58", "M -15 -8 Q -12 -2 -8 -8 L -8 -14 Q -14 -13 -15 -8 Z")


def _guardian_head(pencil: Pencil) -> None:
    for x, lean, high in ((-9, -7, 9), (9, 7, 9), (-5, -3, 13), (5, 3, 13), (0, 0, 15)):
        tip, foot = x + lean, -27
        pencil.fill("#A98436", f"M {x - 4.4} {foot} L {tip} {foot - high} L {x + 4.4} {foot} Z")
        pencil.fill("#EFC556", f"M {x - 4.4} {foot} L {tip} {foot - high} L {x + 0.6} {foot} Z")
    pencil.fill("#DCE0D9", "M -9 -9 L -12 -26 Q 0 -31 12 -26 L 9 -9 Q 0 -4 -9 -9 Z")
    pencil.fill("#AAB2AD", "M 2 -28.4 Q 8 -28 12 -26 L 9 -9 Q 5 -6.6 1 -6.6 Z")
    pencil.fill("#8A938F", "M -12 -26 Q 0 -31 12 -26 L 11.4 -22.4 Q 0 -27 -11.4 -22.4 Z")
    pencil.fill("#F2F3EC", "M -1.8 -23 L 1.4 -23 L 2.8 -14.6 L -2.8 -14.6 Z")
    pencil.line(
        "#56625D", "M -8.4 -19 Q -5.6 -16.6 -3.4 -18.6 M 8.4 -19 Q 5.6 -16.6 3.4 -18.6", 1.8
    )
    pencil.line("#56625D", "M -3.6 -10.4 Q 0 -9 3.6 -10.4", 1.6)


def _well(pencil: Pencil, instance: int) -> None:
    """A roofed well with clear water."""
    clearing(pencil, "#CDBE8E", "#DDD0A4")
    pencil.fill(INK, "M -14 24 L 16 24 Q 32 26 30 31 Q 22 34 -4 31 Z", 0.2)
    pencil.line(WOOD_DARK, "M -15 8 L -15 -18 M 15 8 L 15 -18", 3.6)
    pencil.fill("#8E979A", "M -20 9 L -20 20 Q -16 30 0 30 Q 16 30 20 20 L 20 9 Z")
    pencil.fill("#747E83", "M 6 30 Q 17 28 20 20 L 20 9 L 6 16 Z")
    pencil.line(
        "#6A747A", "M -19 17 Q 0 26 19 17 M -9 20 L -9 14 M 4 22 L 4 29 M 12 20 L 12 14", 1.5
    )
    pencil.fill("#DADDD6", "O 0 9 20 8.6")
    pencil.fill("#2F6F86", "O 0 10 15 5.6")
    pencil.fill("#6DC3D6", "O -2 11 10 3.2")
    pencil.line("#5B4630", "M 0 -14 L 0 2", 1.4)
    pencil.fill(WOOD_LIGHT, "M -4.6 0 L 4.6 0 L 3.6 8 L -3.6 8 Z")
    pencil.line(WOOD_DARK, "M -4.2 3 L 4.2 3", 1.4)
    shades = (
        (THATCH_LIGHT, THATCH, THATCH_DARK) if instance % 2 else ("#E9825C", "#CF5B3E", "#8F3A27")
    )
    pencil.fill(shades[0], "M -22 -12 L 0 -34 L 4 -30 L -8 -12 Z")
    pencil.fill(shades[1], "M 0 -34 L 22 -12 L -10 -12 Z")
    pencil.line(shades[2], "M -22 -12 L 22 -12", 2.4)


def _landing(pencil: Pencil, instance: int) -> None:
    """A raiders' boat drawn up on the shore."""
    pencil.fill("#E0C48C", "M -32 10 Q -20 0 0 4 Q 22 0 32 12 Q 26 30 0 33 Q -26 30 -32 10 Z", 0.9)
    pencil.fill(INK, "M -22 24 L 26 22 L 35 26 Q 30 32 14 31 L -16 29 Z", 0.22)
    pencil.line(WOOD_DARK, "M 0 12 L 0 -36", 3)
    pencil.fill("#F7EFDC", "M -18 -31 Q 0 -26 18 -31 Q 24 -14 18 2 Q 0 8 -18 2 Q -13 -14 -18 -31 Z")
    shade = ("#B9402F", "#3A4A57")[instance % 2]
    pencil.fill(
        shade, "M -18 -31 Q -13 -29.6 -9 -29 Q -4 -13 -8 5 Q -13 4 -18 2 Q -13 -14 -18 -31 Z"
    )
    pencil.fill(shade, "M 2 -28.4 Q 6 -28.4 10 -29 Q 16 -14 11 4.6 Q 6 5.6 2 5.4 Q 6 -13 2 -28.4 Z")
    pencil.fill(
        "#7A4A2A",
        "M -30 4 Q -26 14 -16 14 L 16 14 Q 26 14 30 2 Q 32 18 20 26 Q 0 30 -18 26 Q -31 20 -30 4 Z",
    )
    pencil.fill(
        "#A8713F",
        "M -30 4 Q -26 14 -16 14 L 16 14 Q 26 14 30 2 Q 29 15 18 18 L -18 18 Q -29 16 -30 4 Z",
    )
    for x, tint in ((-13, SUN), (0, "#F7EFDC"), (13, SUN)):
        pencil.fill("#4B2E1B", f"O {x} 17 5 5")
        pencil.fill(tint, f"O {x} 17 3.6 3.6")


def _chest(pencil: Pencil, instance: int) -> None:
    """A chest of lost cargo, its lid open on gold."""
    with pencil.mirrored(0, 2) if instance % 2 else pencil.at(0, 2):
        pencil.fill("#9DB86F", "O 0 16 30 13", 0.9)
        pencil.fill(INK, "M -20 20 L 22 20 L 33 24 Q 32 29 22 28 L -14 25 Z", 0.22)
        pencil.fill("#5E3A20", "M -21 -4 L -17 -22 Q 0 -28 17 -22 L 21 -4 Z")
        pencil.fill("#8B5930", "M -17 -22 Q 0 -28 17 -22 L 18 -17 Q 0 -23 -18 -17 Z")
        pencil.fill("#F2C64F", "M -18 -1 Q -14 -10 -7 -8 Q -2 -15 5 -9 Q 14 -11 18 -1 Z")
        pencil.fill("#FBE9A6", "O -6 -6 3 2.4 O 4 -8 2.6 2.2 O 11 -4 2.6 2.2")
        pencil.fill("#A96B38", "R -22 -2 44 24 2.5")
        pencil.fill("#8B5530", "R 10 -2 12 24 2.5")
        pencil.line("#6E4225", "M -22 6 L 22 6 M -22 14 L 22 14", 1.5)
        pencil.fill("#E0AE3C", "R -17 -2 6 24 1 R 11 -2 6 24 1")
        pencil.fill("#F4CF66", "R -5 -2 10 10 2")
        pencil.fill("#5E3A20", "O 0 2 1.9 1.9 R -1 2 2 4 0.6")


def _relic(pencil: Pencil, instance: int) -> None:
    """A carved stone under the trees with a sign that still glows."""
    clearing(pencil, "#5F9459", "#74A866")
    pencil.fill(INK, "M -14 25 L 16 25 L 30 29 Q 30 34 20 33 L -8 31 Z", 0.28)
    pencil.fill(
        "#6F7B78", "M -17 27 L -20 -8 Q -14 -30 3 -30 Q 20 -26 19 -4 L 18 27 Q 0 31 -17 27 Z"
    )
    pencil.fill(
        "#A6B0A8", "M -17 27 L -20 -8 Q -14 -30 3 -30 Q 12 -28 13 -6 L 12 28 Q -4 30 -17 27 Z"
    )
    pencil.fill("#C2CAC0", "M -20 -8 Q -14 -30 3 -30 Q 7 -29.4 9 -26 Q -10 -26 -15 -6 Z")
    signs = (
        "M 4 -4 Q 2 -10 -4 -9 Q -11 -7 -10 1 Q -8 9 0 9 Q 9 8 9 -2",
        "M -11 2 L -3 -14 L 5 2 Z M -3 2 L -3 12",
        "M -11 -10 Q -3 -4 5 -10 M -11 -1 Q -3 5 5 -1 M -11 8 Q -3 14 5 8",
        "M -3 -15 L -3 12 M -12 -3 L 6 -3 M -9 -9 L 3 3 M 3 -9 L -9 3",
    )
    pencil.line("#6A5320", signs[instance % 4], 5)
    pencil.line("#F6D162", signs[instance % 4], 2.8)
    pencil.fill(
        "#4F8550", "M -18 20 Q -14 12 -9 22 Q -4 15 0 24 Q 6 18 12 25 L 12 28 Q -4 30 -17 27 Z"
    )


def _observatory(pencil: Pencil, instance: int) -> None:
    """A tower with a dome, a telescope and a star above."""
    clearing(pencil, "#C9CDB0", "#D9DCC2")
    with pencil.at(0, 3, 0.88):
        pencil.fill(INK, "M -14 26 L 15 26 L 34 31 Q 34 35 26 35 L -8 32 Z", 0.24)
        pencil.fill("#EDE6D6", "M -14 28 L -12 -6 L 12 -6 L 14 28 Q 0 32 -14 28 Z")
        pencil.fill("#C7BEAE", "M 4 30 L 4 -6 L 12 -6 L 14 28 Q 9 30 4 30 Z")
        pencil.fill("#4A5A7C", "M -5 29.6 L -5 17 Q 0 11 5 17 L 5 29.6 Z")
        pencil.fill("#4A5A7C", "R -7 2 4.6 7 2 R 3.4 2 4.6 7 2")
        pencil.fill("#B08D4A", "R -17 -10 34 6 2")
        pencil.fill("#3F557F", "M -15 -10 Q -15 -30 0 -30 Q 15 -30 15 -10 Z")
        pencil.fill("#6681AE", "M -15 -10 Q -15 -30 0 -30 Q -6 -24 -6 -10 Z")
        with pencil.mirrored(0, -20) if instance % 2 else pencil.at(0, -20):
            pencil.line("#7E5F27", "M 0 4 L 20 -11", 8)
            pencil.line("#E8BE59", "M 0 4 L 20 -11", 5.4)
            pencil.line("#FBE9A6", "M 19 -14 L 23 -9", 3)
            pencil.fill(
                "#F6D162", "M -18 -22 L -16 -16 -10 -14 -16 -12 -18 -6 -20 -12 -26 -14 -20 -16 Z"
            )


def _thornback(pencil: Pencil, instance: int) -> None:
    thornback(pencil, 0, mirror=False)


def _twin(pencil: Pencil, instance: int) -> None:
    thornback(pencil, 1 + instance % 2, mirror=instance % 2 == 1)


_SINGLE = {
    "statue": _statue,
    "well": _well,
    "landing": _landing,
    "thornback": _thornback,
    "twins": _twin,
    "goat": goat,
    "chest": _chest,
    "tor": tor,
    "relic": _relic,
    "observatory": _observatory,
    "vent": vent,
}
