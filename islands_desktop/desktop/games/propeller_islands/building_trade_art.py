"""Depots and the buildings that serve others; all with their foot at (0, 0)."""

from __future__ import annotations

from islands_desktop.desktop.games.propeller_islands.building_parts import (
    GLOW,
    IRON_DARK,
    PAPER,
    PLASTER,
    PLASTER_DARK,
    TIMBER,
    TIMBER_DARK,
    beam,
    cast,
    crate,
    crystal,
    door,
    gear,
    wall,
    windows,
)
from islands_desktop.desktop.games.propeller_islands.glyph_art import paint_worker_glyph
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil


def _shed(pencil: Pencil) -> None:
    """The open shed that all depots share: a barrel roof over a dark hall."""
    cast(pencil, 42)
    hall = "M -20 0 L -20 -15 Q -20 -31 0 -31 Q 20 -31 20 -15 L 20 0 Z"
    pencil.line(PAPER, hall, 1.8)
    pencil.fill("#7E9A6A", hall)
    pencil.fill("#55744A", "M 9 -29 Q 20 -26 20 -15 L 20 0 L 14 0 Z")
    pencil.line("#EAF1DA", "M -16.6 -14 Q -15 -27 0 -27.6 Q 15 -27 16.6 -14", 1.4)
    pencil.fill(
        "#2F3F3A", "M -15.4 0 L -15.4 -13 Q -15 -24.4 0 -24.4 Q 15 -24.4 15.4 -13 L 15.4 0 Z"
    )


def depot_worker(pencil: Pencil) -> None:
    """A shed in which a worker waits for the next lift."""
    _shed(pencil)
    with pencil.at(0, 0.6, 1.0):
        paint_worker_glyph(pencil, PAPER, "#2F3F3A")


def depot_steel(pencil: Pencil) -> None:
    """A shed full of beams."""
    _shed(pencil)
    for x, y in ((-13.6, 0.8), (-4, 0.8), (-9, -8)):
        beam(pencil, x, y, 9)


def depot_part(pencil: Pencil) -> None:
    """A shed full of gears."""
    _shed(pencil)
    gear(pencil, -6.6, -7, 7.6)
    gear(pencil, 7.4, -6, 6.6, 8)
    gear(pencil, 1.6, -16, 5.6, 8)


def hotel(pencil: Pencil) -> None:
    """A tall house with many lit windows, a red roof and an awning."""
    cast(pencil, 30)
    wall(pencil, 0, 0, 28, 28, PLASTER)
    roof = "M -17 -27 L -12 -36 L 12 -36 L 17 -27 Z"
    pencil.line(PAPER, roof, 1.6)
    pencil.fill("#C8503C", roof)
    pencil.fill("#93362A", "M 6 -36 L 12 -36 L 17 -27 L 8 -27 Z")
    pencil.fill(GLOW, "R -3 -34.4 6 5.4 1")
    windows(pencil, 0, -24.4, 4, 2, (6.2, 8), "#2F4A63", (3.8, 5.2))
    windows(pencil, -3.1, -16.4, 1, 1, (6, 6), GLOW, (3.8, 5.2))
    windows(pencil, 9.3, -24.4, 1, 1, (6, 6), GLOW, (3.8, 5.2))
    door(pencil, 0, 0, 6, 7, TIMBER_DARK)
    pencil.fill("#C8503C", "M -9 -9 L 9 -9 L 11 -4.6 L -11 -4.6 Z")
    pencil.fill(PAPER, "M -4.6 -9 L -1.6 -9 L -2 -4.6 L -5.6 -4.6 Z M 1.6 -9 L 4.6 -9 L 5.6 -4.6 "
                       "L 2 -4.6 Z")  # fmt: skip


def radio_station(pencil: Pencil) -> None:
    """A lattice mast that sends out waves, beside a hut."""
    cast(pencil, 34)
    wall(pencil, 10, 0, 17, 12, PLASTER)
    pencil.fill("#3B6E8F", "M 0 -12 L 3 -17 L 17 -17 L 20 -12 Z")
    windows(pencil, 8, -9, 2, 1, (6.6, 6), GLOW, (4, 4))
    mast = "M -14 0 L -7 -30 L 0 0 M -12.4 -7 L -1.6 -7 M -11 -14 L -3 -14 M -9.4 -20 L -4.6 -20"
    braces = "M -14 0 L -2.2 -8 M 0 0 L -11.8 -8 M -12 -8 L -3.6 -15 M -2 -8 L -10.6 -15"
    pencil.line(PAPER, mast, 4)
    pencil.line("#B8402C", mast, 2.2)
    pencil.line("#B8402C", braces, 1.1)
    pencil.line(PAPER, "M -7 -30 L -7 -34", 3)
    waves = (
        "M -2.6 -28.4 Q -0.6 -32 -2.6 -36 M 1.4 -26 Q 5 -32 1.4 -38.4 M -11.4 -28.4 "
        "Q -13.4 -32 -11.4 -36 M -15.4 -26 Q -19 -32 -15.4 -38.4"
    )
    pencil.line(PAPER, waves, 3.6)
    pencil.line("#22577A", waves, 1.9)
    pencil.fill("#F0C24B", "O -7 -32.4 3 3")


def warehouse(pencil: Pencil) -> None:
    """A wide barn with a crane beam and crates before its doors."""
    cast(pencil, 42)
    front = "M -20 0 L -20 -18 L 0 -33 L 20 -18 L 20 0 Z"
    pencil.line(PAPER, front, 1.8)
    pencil.fill(TIMBER, front)
    pencil.fill(mixed(TIMBER, INK, 0.3), "M 9 -26 L 20 -18 L 20 0 L 9 0 Z")
    pencil.line(TIMBER_DARK, "M -14 -1 L -14 -21 M 14 -1 L 14 -21", 1)
    pencil.line("#E3BE87", "M -21.4 -18.4 L 0 -34 L 21.4 -18.4", 3)
    pencil.fill("#4A2F1B", "R -11 -16 22 16 0.6")
    pencil.line("#E3BE87", "R -11 -16 22 16 0.6 M 0 -16 L 0 0 M -11 -16 L 0 0 M 11 -16 L 0 0", 1.4)
    pencil.line(IRON_DARK, "M 0 -27 L 0 -20 Q 3 -18 0.6 -16.6", 1.6)
    crate(pencil, -13, 2, 10)
    crate(pencil, 13, 2, 10)
    crate(pencil, 13, -8, 8.4)


def crystal_trader(pencil: Pencil) -> None:
    """A stall with a striped awning and a great crystal on its counter."""
    cast(pencil, 38)
    pencil.line(TIMBER_DARK, "M -16 0 L -16 -24 M 16 0 L 16 -24", 2.4)
    pencil.fill("#4B3A5E", "R -16 -22 32 16 0")
    crystal(pencil, 0, -7, 0.94)
    crystal(pencil, -10, -7, 0.56)
    with pencil.at(9.6, -11):
        gear(pencil, 0, 0, 5, 8)
    stall = "M -19 -22 L -14 -34 L 14 -34 L 19 -22 Z"
    pencil.line(PAPER, stall, 1.8)
    pencil.fill("#6C4AA8", stall)
    for left, right in ((-12.7, -5.6), (1.2, 8.4)):
        pencil.fill(
            PAPER, f"M {left * 0.74:.1f} -34 L {right * 0.74:.1f} -34 L {right} -22 L {left} -22 Z"
        )
    for x in range(-16, 17, 8):
        pencil.fill("#6C4AA8" if x % 16 else PAPER, f"O {x} -21.8 4 2.6")
    wall(pencil, 0, 1, 36, 8.6, PLASTER)
    pencil.fill(PLASTER_DARK, "R -19 -9 38 2.6 0.8")
    arrows = "M -9 -3 L 8 -3 M -6 -5.4 L -9.4 -3 L -6 -0.6 M 5 -5.4 L 8.4 -3 L 5 -0.6"
    pencil.line("#6C4AA8", arrows, 1.7)
