"""The buildings that make resources, the Capitol among them; all with their foot at (0, 0)."""

from __future__ import annotations

from islands_desktop.desktop.games.propeller_islands.building_parts import (
    BRASS,
    BRASS_DARK,
    BRICK,
    BRICK_DARK,
    CRYSTAL,
    CRYSTAL_DARK,
    CRYSTAL_LIGHT,
    EMBER,
    GLASS,
    GLOW,
    IRON,
    IRON_DARK,
    PAPER,
    PLASTER,
    STONE,
    STONE_DARK,
    TIMBER_DARK,
    beam,
    cast,
    chimney,
    crystal,
    dome,
    door,
    gable,
    gear,
    small_flag,
    smoke,
    wall,
    windows,
)
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil


def capitol(pencil: Pencil) -> None:
    """A domed hall with columns and a flag."""
    cast(pencil, 40)
    small_flag(pencil, 0, -30, 10, "#C8452F")
    wall(pencil, 0, -4, 16, 20, PLASTER)
    dome(pencil, 0, -21, 17, 11, BRASS)
    pencil.line(BRASS_DARK, "M -3.4 -21 Q -3.4 -28 0 -32 M 3.4 -21 Q 3.4 -28 0 -32", 0.9)
    wall(pencil, 0, -3, 38, 12, PLASTER)
    gable(pencil, 0, -14, 24, 7, STONE)
    pencil.fill(STONE_DARK, "R -20 -15.6 40 2.2 0.4")
    for x in (-15.5, -9.3, 9.3, 15.5):
        pencil.fill("#8E8368", f"R {x - 1.6} -13 3.2 10 0")
        pencil.fill("#FFFDF4", f"R {x - 1.6} -13 1.9 10 0")
    door(pencil, 0, -3, 7, 9.4, TIMBER_DARK)
    pencil.fill(STONE_DARK, "R -21 -3 42 3.4 0.6")
    pencil.fill(STONE, "R -20 -3.4 40 1.8 0.4")


def tinker_shop(pencil: Pencil) -> None:
    """A small workshop with a great gear for its sign."""
    cast(pencil, 34)
    chimney(pencil, 11, -18, 14, BRICK)
    wall(pencil, -1, 0, 28, 17, PLASTER)
    gable(pencil, -1, -16, 34, 15, "#3F7F8C")
    pencil.fill(GLASS, "R -12.4 -12 7 6.4 1")
    pencil.line(TIMBER_DARK, "R -12.4 -12 7 6.4 1 M -8.9 -12 L -8.9 -5.6", 1)
    door(pencil, -8.4, 0, 0.1, 0.1, TIMBER_DARK)
    gear(pencil, 5.4, -10, 11.4, 10)


def refinery(pencil: Pencil) -> None:
    """Round tanks full of crystal, with pipes."""
    cast(pencil, 38)
    pencil.line(IRON_DARK, "M -15 -4 L -15 -32 L 3 -32 L 3 -24", 3.4)
    pencil.line("#A9BAC6", "M -15.6 -4 L -15.6 -32.6 L 3 -32.6", 1.1)
    wall(pencil, 11, 0, 13, 24, CRYSTAL)
    dome(pencil, 11, -23, 13, 6, CRYSTAL)
    pencil.fill(PAPER, "R 4.5 -19 13 2.4 0 R 4.5 -9 13 2.4 0", 0.7)
    pencil.line(INK, "M -11 0 L -8 -7 M 4 0 L 1 -7 M -3.4 0 L -3.4 -5", 2)
    pencil.line(PAPER, "O -3.4 -14 12 11.6", 1.8)
    pencil.fill(CRYSTAL_DARK, "O -3.4 -14 12 11.6")
    pencil.fill(CRYSTAL, "O -4.4 -15 10.4 10")
    pencil.fill(CRYSTAL_LIGHT, "M -13 -17 Q -11 -24 -4 -24.4 Q -9 -21 -10 -14 Z", 0.9)
    with pencil.at(-3.4, -7.4, 0.78):
        crystal(pencil, 0, 0)


def iron_foundry(pencil: Pencil) -> None:
    """A brick hall with a glowing mouth and one great chimney, beams in front."""
    cast(pencil, 38)
    smoke(pencil, 13, -34, 0.9, "#D8D2CC")
    chimney(pencil, 12, 0, 34, BRICK_DARK, 9)
    wall(pencil, -5, 0, 27, 19, BRICK)
    gable(pencil, -5, -18, 31, 9, IRON)
    pencil.fill(BRICK_DARK, "M -13 0 L -13 -9 Q -13 -15 -6 -15 Q 1 -15 1 -9 L 1 0 Z")
    pencil.fill(EMBER, "M -11 0 L -11 -8 Q -11 -13 -6 -13 Q -1 -13 -1 -8 L -1 0 Z")
    pencil.fill(GLOW, "M -9 0 Q -9.6 -5 -6 -9.6 Q -2.6 -5 -3 0 Z")
    pencil.line(PAPER, "M 2 1 L 8 1 L 19 -2 L 19 -9 L 13 -9 L 2 -6 Z", 1.6)
    beam(pencil, 2, 1, 11)


def smelting_plant(pencil: Pencil) -> None:
    """A blast furnace that pours its glow, with a lift."""
    cast(pencil, 36)
    pencil.line(PAPER, "M -18 1 L 1 -30", 4.4)
    pencil.line(IRON_DARK, "M -18 1 L 1 -30", 3)
    pencil.line("#A9BAC6", "M -15 -6 L -9.6 -6 M -11.4 -12 L -6 -12 M -7.6 -18 L -3 -18", 1.2)
    smoke(pencil, 7, -36, 0.8, "#F6C98A")
    shape = "M -4 0 L -6 -12 L 0 -27 L 0 -36 L 12 -36 L 12 -27 L 18 -12 L 16 0 Z"
    pencil.line(PAPER, shape, 1.6)
    pencil.fill(IRON, shape)
    pencil.fill(
        IRON_DARK, "M 9 0 L 10.4 -12 L 7.6 -27 L 7.6 -36 L 12 -36 L 12 -27 L 18 -12 L 16 0 Z"
    )
    pencil.fill(BRASS, "R -1.4 -37.4 14.8 3 1 M -5.8 -14.4 L 17.6 -14.4 L 18.4 -11 L -6.4 -11 Z")
    pencil.fill(EMBER, "O 4.4 -5 4.6 4.2")
    pencil.fill(GLOW, "O 4.4 -4.6 2.9 2.7")
    pencil.fill(EMBER, "M 1.6 -3 L 7 -3 Q 4 1 -2 2 L -10 2 L -10 0 L -3 -0.6 Q 1 -1 1.6 -3 Z")
    pencil.fill(IRON_DARK, "M -19 -2 L -8 -2 L -9.6 4 L -17.4 4 Z")
    pencil.fill(GLOW, "R -18 -3 9 2 1")


def factory(pencil: Pencil) -> None:
    """A long hall with a saw-tooth roof, two chimneys and a belt of gears."""
    cast(pencil, 42)
    smoke(pencil, -13, -34, 0.75)
    smoke(pencil, -3, -37, 0.75)
    chimney(pencil, -13, -16, 18, BRICK, 5)
    chimney(pencil, -4, -16, 21, BRICK, 5)
    wall(pencil, 0, 0, 40, 16, BRICK)
    for left in (-20.0, -6.7, 6.6):
        tooth = f"M {left} -15 L {left} -25 L {left + 13.4} -15 Z"
        pencil.line(PAPER, tooth, 1.5)
        pencil.fill("#4B6573", tooth)
        pencil.fill(GLASS, f"M {left + 0.8} -16 L {left + 0.8} -22 L {left + 4.4} -18.8 "
                           f"L {left + 4.4} -16 Z")  # fmt: skip
    windows(pencil, -9, -12.6, 3, 1, (5, 5), GLOW, (3.4, 4.4))
    pencil.fill(INK, "R -20 -2.6 40 3.4 1.6")
    gear(pencil, 4.6, -6.4, 6, 8)
    gear(pencil, 14.4, -6.4, 6, 8)
