"""The ten landmarks; all with their foot at (0, 0), golden where the light falls."""

from __future__ import annotations

from islands_desktop.desktop.games.propeller_islands.building_parts import (
    BRASS,
    BRASS_DARK,
    BRICK,
    GLASS,
    GLOW,
    IRON_DARK,
    LEAF,
    LEAF_DARK,
    PAPER,
    PLASTER,
    STONE,
    STONE_DARK,
    TIMBER,
    TIMBER_DARK,
    cast,
    dome,
    door,
    gable,
    small_flag,
    wall,
    windows,
)
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil

_RED, _RED_DARK = "#C8452F", "#8E3120"
_BLUE = "#2E6E8E"


def luxury_apartments(pencil: Pencil) -> None:
    """A stepped tower with a spire and lit windows in every storey."""
    cast(pencil, 32)
    pencil.line(BRASS_DARK, "M 0 -34 L 0 -41", 1.8)
    wall(pencil, 0, -26, 8, 9, _BLUE)
    wall(pencil, 0, -15, 17, 14, _BLUE)
    wall(pencil, 0, 0, 30, 17, _BLUE)
    pencil.fill(BRASS, "R -5 -36 10 2 0 R -9.4 -30 18.8 2.2 0 R -16 -18.4 32 2.4 0")
    windows(pencil, 0, -26, 3, 1, (4.8, 5), GLOW, (2.8, 6))
    windows(pencil, 0, -14, 5, 2, (5.4, 6.6), GLOW, (3, 4.6))
    door(pencil, 0, 0, 5, 6.6, PAPER)


def parcel_service(pencil: Pencil) -> None:
    """A parcel that flies under a propeller, above its landing place."""
    pencil.fill(INK, "O 2 0 16 3.4", 0.26)
    pencil.line(INK, "M 0 -24 L 0 -33", 2.2)
    pencil.fill(PAPER, "O 0 -33.4 20 4.4")
    pencil.fill("#8FA6B2", "M 0 -32 Q -12 -38 -19 -33 Q -12 -31 0 -33 Z M 0 -35 Q 12 -29 19 -33.6 "
                           "Q 12 -37 0 -34 Z")  # fmt: skip
    pencil.fill(IRON_DARK, "O 0 -33.6 2.6 2.2")
    box = "M -14 -22 L 0 -26 L 14 -22 L 14 -7 L 0 -3 L -14 -7 Z"
    pencil.line(PAPER, box, 2)
    pencil.fill("#D7A566", "M -14 -22 L 0 -18 L 0 -3 L -14 -7 Z")
    pencil.fill("#A9713E", "M 14 -22 L 0 -18 L 0 -3 L 14 -7 Z")
    pencil.fill("#EBC68F", "M -14 -22 L 0 -26 L 14 -22 L 0 -18 Z")
    pencil.line(_RED, "M -7 -24 L 7 -20 L 7 -5 M 7 -24 L -7 -20 L -7 -5", 2.4)


def floating_gardens(pencil: Pencil) -> None:
    """A terrace of trees and flowers with water that falls over its edge."""
    rock = "M -20 -11 L 20 -11 L 13 -2 L 5 3 L -2 0 L -11 1 Z"
    pencil.line(PAPER, rock, 1.8)
    pencil.fill("#8A7A66", rock)
    pencil.fill("#6B5C4B", "M 4 -11 L 20 -11 L 13 -2 L 5 3 Z")
    pencil.fill("#7CC0D8", "M -4 -12 L 4 -12 L 3.4 4 Q 0 7 -3 4 Z")
    pencil.line(PAPER, "M -1.6 -10 L -1.4 2 M 1.6 -8 L 1.4 3", 1)
    pencil.fill(LEAF, "R -20 -14 40 4 2")
    pencil.line(TIMBER_DARK, "M -11 -13 L -11 -22 M 10 -13 L 10 -20", 2.4)
    for x, y, size in ((-11.0, -26.0, 9.0), (10.0, -23.0, 7.0)):
        pencil.fill(PAPER, f"O {x} {y} {size + 0.9} {size + 0.9}")
        pencil.fill(LEAF_DARK, f"O {x} {y} {size} {size}")
        pencil.fill(LEAF, f"O {x - 1.4} {y - 1.6} {size - 2.6} {size - 2.6}")
    for x, shade in ((-18, _RED), (-4, "#F0C24B"), (3.6, _RED), (17, "#F0C24B")):
        pencil.fill(PAPER, f"O {x} -15.4 3 3")
        pencil.fill(shade, f"O {x} -15.4 2.3 2.3")


def theater(pencil: Pencil) -> None:
    """A stage between red curtains, with two masks."""
    cast(pencil, 40)
    wall(pencil, 0, 0, 39, 25, PLASTER)
    gable(pencil, 0, -24, 42, 10, BRASS)
    pencil.fill("#3A1A22", "R -16 -22 32 18 0.6")
    pencil.fill(_RED, "M -16 -22 L -5 -22 Q -7 -12 -14 -8 L -13 -4 L -16 -4 Z M 16 -22 L 5 -22 "
                      "Q 7 -12 14 -8 L 13 -4 L 16 -4 Z")  # fmt: skip
    pencil.fill(_RED_DARK, "R -16 -22 32 3.4 0")
    for x, y, mouth in ((-4.4, -12, "M -3 2 Q 0 5.4 3 2"), (4.6, -10, "M -3 4 Q 0 0.8 3 4")):
        with pencil.at(x, y):
            pencil.fill(PAPER, "M -5 -5 Q 0 -7 5 -5 L 5 0 Q 4 6.6 0 6.6 Q -4 6.6 -5 0 Z")
            pencil.fill(INK, "O -2.1 -1.4 1.1 1.1 O 2.1 -1.4 1.1 1.1")
            pencil.line(INK, mouth, 1.2)
    pencil.fill(TIMBER, "R -19.5 -4 39 4 0")


def laboratory(pencil: Pencil) -> None:
    """A great flask that bubbles under a glass roof."""
    cast(pencil, 36)
    wall(pencil, 0, 0, 36, 9, STONE)
    flask = (
        "M -4 -38 L 4 -38 L 4 -27 L 14.6 -10 Q 16.4 -5 11 -5 L -11 -5 Q -16.4 -5 -14.6 -10 "
        "L -4 -27 Z"
    )
    pencil.line(PAPER, flask, 2.4)
    pencil.fill("#DDF1F2", flask)
    with pencil.clipped(flask):
        pencil.fill("#2A93A8", "M -20 -17 Q -8 -21 0 -17 Q 8 -13 20 -17 L 20 0 L -20 0 Z")
        pencil.fill("#14708F", "M 6 -17 Q 14 -15 20 -17 L 20 0 L 2 0 Z")
    pencil.fill(PAPER, "O -4 -11 2.2 2.2 O 3 -9 1.6 1.6 O 0 -22 1.8 1.8 O 1.4 -28 1.3 1.3")
    pencil.fill(BRASS_DARK, "R -6 -40 12 3.6 1.2")
    pencil.line("#14708F", flask, 1.2)
    pencil.fill(STONE_DARK, "R -20 -5.4 40 2.4 0.6")
    windows(pencil, 0, -2.6, 5, 1, (6.6, 5), _BLUE, (3.4, 2.4))


def archives(pencil: Pencil) -> None:
    """A hall of columns with an open book above it."""
    cast(pencil, 42)
    wall(pencil, 0, -2, 38, 17, STONE)
    for x in (-15, -5, 5, 15):
        pencil.fill(STONE_DARK, f"R {x - 2} -18 4 16 0")
        pencil.fill("#FFFDF4", f"R {x - 2} -18 2.4 16 0")
    pencil.fill(TIMBER_DARK, "R -12 -14 4 12 0 R -2 -14 4 12 0 R 8 -14 4 12 0")
    pencil.fill(STONE_DARK, "R -21 -20 42 3 0.6 R -21 -2.4 42 3.4 0.6")
    book = (
        "M 0 -22 Q -9 -27 -18 -23 L -18 -35 Q -9 -39 0 -34 Q 9 -39 18 -35 L 18 -23 Q 9 -27 0 -22 Z"
    )
    pencil.line("#6E2350", book, 3)
    pencil.fill(PAPER, book)
    pencil.fill("#E2D2B0", "M 0 -22 Q 9 -27 18 -23 L 18 -35 Q 9 -39 0 -34 Z")
    pencil.line("#6E2350", "M 0 -34 L 0 -22 M -14 -32 L -5 -32.6 M -14 -28 L -5 -28.4 M 14 -32 "
                           "L 5 -32.6 M 14 -28 L 5 -28.4", 1.3)  # fmt: skip


def newspaper(pencil: Pencil) -> None:
    """A printing house with a great front page that comes out of it."""
    cast(pencil, 36)
    wall(pencil, 3, 0, 32, 33, BRICK)
    pencil.fill(TIMBER_DARK, "R -14 -35 34 3.4 0.6")
    windows(pencil, 13, -29, 2, 4, (5, 6.6), GLOW, (3, 4.4))
    with pencil.at(-6, -14, 1, -8):
        pencil.fill(INK, "R -11 -13 25 31 1", 0.3)
        pencil.fill(PAPER, "R -12.4 -15 24.8 31 1")
        pencil.line("#8C8371", "R -12.4 -15 24.8 31 1", 0.8)
        pencil.fill(INK, "R -9.6 -12.4 19.2 4.6 0.6")
        pencil.fill("#7E8E96", "R -9.6 -5.6 9 9 0.6")
        pencil.line(INK, "M 2.4 -4.6 L 9 -4.6 M 2.4 -1.4 L 9 -1.4 M 2.4 1.8 L 9 1.8", 1.3)
        pencil.line(INK, "M -9 6.4 L 9 6.4 M -9 9.6 L 9 9.6 M -9 12.8 L 4 12.8", 1.3)


def coffee_house(pencil: Pencil) -> None:
    """A great steaming cup on the roof of a little house."""
    cast(pencil, 36)
    wall(pencil, 0, 0, 34, 13, PLASTER)
    pencil.fill(_RED, "M -19 -13 L 19 -13 L 21 -8.4 L -21 -8.4 Z")
    pencil.fill(PAPER, "M -11 -13 L -4 -13 L -4.4 -8.4 L -12 -8.4 Z M 4 -13 L 11 -13 L 12 -8.4 "
                       "L 4.4 -8.4 Z")  # fmt: skip
    door(pencil, 0, 0, 6, 7.4, TIMBER_DARK)
    windows(pencil, 0, -6.6, 2, 1, (19, 6), "#2F4A63", (6, 4.4))
    pencil.line(PAPER, "M 11 -26 Q 20 -27 17 -21 Q 15 -17.6 8 -18", 5)
    pencil.line("#4E2F1E", "M 11 -26 Q 20 -27 17 -21 Q 15 -17.6 8 -18", 2.6)
    cup = "M -13 -29 L 13 -29 Q 12 -14.6 4 -14 L -4 -14 Q -12 -14.6 -13 -29 Z"
    pencil.line(PAPER, cup, 2)
    pencil.fill("#8A5734", cup)
    pencil.fill("#5E3820", "M 4 -29 L 13 -29 Q 12 -14.6 4 -14 L 0 -14 Q 5 -20 4 -29 Z")
    pencil.fill("#F4E4C6", "O 0 -29 13 2.4")
    pencil.fill("#3B2014", "O 0 -29 10.6 1.6")
    steam = "M -5 -32 Q -8 -35 -5 -37.4 Q -2 -39.6 -4 -42 M 4 -32 Q 1 -35 4 -37.4 Q 7 -39.6 5 -42"
    pencil.line("#8C7B6A", steam, 3)
    pencil.line(PAPER, steam, 1.9)


def zeppelin_tower(pencil: Pencil) -> None:
    """A mooring tower with an airship at its top."""
    cast(pencil, 20)
    mast = "M -10 0 L -3 -24 L 3 -24 L 10 0 M -8 -7 L 8 -7 M -6 -14 L 6 -14 M -10 0 L 6 -14 "
    pencil.line(PAPER, mast + "M 10 0 L -6 -14", 4.2)
    pencil.line(IRON_DARK, mast + "M 10 0 L -6 -14", 1.9)
    pencil.fill(PAPER, "R -8 -25 16 4.4 1")
    pencil.fill(BRASS, "R -7 -24.4 14 3 0.8")
    hull = "M -21 -33 C -17 -43 14 -43 21 -33 C 14 -24 -17 -24 -21 -33 Z"
    pencil.line(PAPER, hull, 2.2)
    pencil.fill(_RED, hull)
    pencil.fill(BRASS, "M -8 -40 C -2 -41 4 -41 8 -40 C 12 -36 12 -30 8 -26.4 C 4 -25.6 -2 -25.6 "
                       "-8 -26.4 C -12 -30 -12 -36 -8 -40 Z")  # fmt: skip
    pencil.fill("#FFFFFF", "M -18 -35 C -12 -42 12 -42 18 -35 C 10 -38.4 -10 -38.4 -18 -35 Z", 0.4)
    pencil.fill(_RED_DARK, "M -18 -35 L -23 -41 L -22 -33 L -23 -26 L -18 -31 Z")


def observation_platform(pencil: Pencil) -> None:
    """A dome on a high platform, its telescope turned to the stars."""
    cast(pencil, 30)
    pencil.line(PAPER, "M -12 0 L -7 -15 M 12 0 L 7 -15 M -10 -5 L 10 -5", 4.4)
    pencil.line(TIMBER_DARK, "M -12 0 L -7 -15 M 12 0 L 7 -15 M -10 -5 L 10 -5", 2.6)
    with pencil.at(2, -26, 1, -40):
        pencil.line(PAPER, "R -2 -4 21 8 1 M 19 -5 L 23 -5.6 L 23 5.6 L 19 5 Z", 2)
        pencil.fill(BRASS, "R -2 -4 21 8 1")
        pencil.fill(BRASS_DARK, "R -2 0.6 21 3.4 1 M 19 -5 L 23 -5.6 L 23 5.6 L 19 5 Z")
    dome(pencil, -1, -18, 26, 15, "#4E86A6")
    pencil.fill(PAPER, "R -18 -18.6 36 5 1")
    pencil.fill(TIMBER, "R -17 -18 34 3.8 0.8")
    windows(pencil, -7, -26, 1, 1, (6, 6), GLASS, (4, 5))
    small_flag(pencil, -16, -18, 11, _RED)
