"""The event tiles, told by their gold edge: Founder's Hill, Carrot Patch and Rabbit Hole."""

from __future__ import annotations

from collections.abc import Mapping

from islands_desktop.desktop.games.rabbit_island.land_art import (
    GOLD_EDGE,
    Land,
    carrot,
    carrot_plant,
    round_tree,
    stone,
    tuft,
)
from islands_desktop.desktop.look.scenery import (
    FOAM,
    INK,
    SUN,
    THATCH,
    THATCH_DARK,
    WOOD_DARK,
    WOOD_LIGHT,
)
from islands_desktop.desktop.look.vector import Pencil

# Founder's Hill ------------------------------------------------------------------------------

#: Rings of paper from the foot to the top: shade, middle, radii.
_RINGS = (
    ("#6FA74F", -4, 46, 34),
    ("#86BC60", -11, 35, 25),
    ("#A2CF76", -18, 24, 17),
)


def _hill_flat(pencil: Pencil, variant: int) -> None:
    pencil.fill("#A5CB79", "O -30 36 34 22 O 34 40 30 20")
    for x, y in ((-50, 40), (50, 34), (-26, 52)):
        tuft(pencil, x, y, "#6FA14F")


def _hill_standing(pencil: Pencil, variant: int, ways: frozenset[str]) -> None:
    for shade, y, wide, high in _RINGS:
        pencil.fill(INK, f"O 2 {y + 5} {wide} {high}", 0.2)
        pencil.fill(shade, f"O 0 {y} {wide} {high}")
        pencil.line("#C9E79B", f"O 0 {y} {wide - 1} {high - 1}", 1.6)
    pencil.line("#F4E3B8", "M 0 26 Q 24 22 28 6 Q 30 -8 8 -10 Q -8 -12 -6 -18", 6)
    _door(pencil, -20, 10)
    # Beside the middle, where the notch of the short game's hill would cut it off.
    with pencil.at(18, -16):
        pencil.line(WOOD_DARK, "M 0 0 L 0 -33", 3.4)
        pencil.fill(INK, "M 3 -30 L 25 -21 L 3 -10 Z", 0.2)
        pencil.fill("#D9583F", "M 1 -33 Q 12 -35 25 -26 Q 13 -19 1 -17 Z")
        pencil.fill(SUN, "O 8.6 -26 3.6 3.6")
    round_tree(pencil, -42, -28, 0.86)
    round_tree(pencil, 51, -18, 0.52)


def _door(pencil: Pencil, x: float, y: float) -> None:
    """The round door into the hill."""
    with pencil.at(x, y):
        pencil.fill("#F4E3B8", "M -11 8 Q -13 -14 0 -14 Q 13 -14 11 8 Z")
        pencil.fill("#7A3F22", "M -8 8 Q -9 -11 0 -11 Q 9 -11 8 8 Z")
        pencil.line("#A5633A", "M -3 8 L -3 -9 M 3 8 L 3 -9", 1.6)
        pencil.fill(SUN, "O 4.6 0 1.8 1.8")


# Carrot Patch --------------------------------------------------------------------------------


def _patch_flat(pencil: Pencil, variant: int) -> None:
    for y in (-46, -28, 28, 46):
        pencil.line("#7A4826", f"M -52 {y + 4} Q -26 {y} 0 {y + 4} Q 26 {y + 8} 52 {y + 4}", 8)
        pencil.line("#B57C4B", f"M -52 {y - 2} Q -26 {y - 6} 0 {y - 2} Q 26 {y + 2} 52 {y - 2}", 3)


def _patch_standing(pencil: Pencil, variant: int, ways: frozenset[str]) -> None:
    rows = ((-30, (-44, -24, 24, 46)), (-13, (-46, -26, 26, 46)))
    for y, places in rows:
        for place, x in enumerate(places):
            carrot_plant(pencil, x, y + (place + variant) % 2, 0.96)
    for x in (-46, -26):
        carrot_plant(pencil, x, 52, 0.86)
    with pencil.at(33, 44):
        pencil.fill(INK, "O 4 4 21 8", 0.26)
        for x, y, turn in ((-9, -13, -24), (9, -13, 22), (0, -15, 0)):
            carrot(pencil, x, y, 0.8, 180 + turn)
        pencil.fill(THATCH, "M -18 -10 L 18 -10 Q 17 7 11 7 L -11 7 Q -17 7 -18 -10 Z")
        pencil.line(THATCH_DARK, "M -17 -3 L 17 -3 M -15 3 L 15 3", 2.2)
        pencil.line("#EBCB86", "M -18 -10 L 18 -10", 3)


# Rabbit Hole ---------------------------------------------------------------------------------


def _hole_flat(pencil: Pencil, variant: int) -> None:
    pencil.fill("#DDCB95", "M -70 -20 Q -30 -40 10 -30 Q 44 -22 70 -34 L 70 30 Q 30 44 -70 26 Z")
    for x, y in ((-44, 34), (44, 36), (-40, -36)):
        tuft(pencil, x, y, "#8B9A50", 1.2)


def _hole_standing(pencil: Pencil, variant: int, ways: frozenset[str]) -> None:
    pencil.fill(INK, "O 3 8 37 28", 0.18)
    pencil.fill("#8F6339", "O 0 2 36 27")
    pencil.fill("#B98651", "O -1 -1 33 24")
    pencil.fill("#5E3B22", "O 0 3 25 17.6")
    pencil.fill("#2A1A10", "O 1 6 21.6 13.6")
    for x, y, scale in ((-30, 18, 0.8), (24, 24, 1.0), (-14, 26, 0.6)):
        stone(pencil, x, y, scale)
    _signpost(pencil, 38, -20)
    if variant % 2:
        carrot(pencil, -40, -42, 0.7, 60)


def _signpost(pencil: Pencil, x: float, y: float) -> None:
    """A signpost that shows the hill with its flag: the way from here leads home."""
    with pencil.at(x, y):
        pencil.fill(INK, "M -2 1 L 3 0 L 16 6 L 4 6 Z", 0.2)
        pencil.line(WOOD_DARK, "M 0 1 L 0 -32", 4)
        pencil.fill(INK, "M -13 -31 L 9 -31 L 17 -21 L 9 -11 L -13 -11 Z", 0.16)
        pencil.fill(WOOD_LIGHT, "M -15 -34 L 8 -34 L 17 -24 L 8 -14 L -15 -14 Z")
        pencil.fill("#4E8A3F", "M -13 -17 Q -10 -27 -2 -27 Q 6 -27 9 -17 Z")
        pencil.line(FOAM, "M -2 -26 L -2 -32", 1.6)
        pencil.fill("#D9583F", "M -2 -33 L 5 -30.4 L -2 -28 Z")


EVENTS: Mapping[str, Land] = {
    "founders_hill": Land("#93C46C", _hill_flat, _hill_standing, edge=GOLD_EDGE),
    "carrot_patch": Land("#99643A", _patch_flat, _patch_standing, edge=GOLD_EDGE),
    "rabbit_hole": Land("#CDB67D", _hole_flat, _hole_standing, edge=GOLD_EDGE),
}
"""How each type of event tile is drawn."""
