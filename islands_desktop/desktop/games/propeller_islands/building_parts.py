"""What the buildings are made of: walls, roofs, chimneys, smoke, windows, wheels.

Every building stands with its foot at (0, 0), about 38 units wide and 38 high, light from the left.
"""

from __future__ import annotations

from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil, star_path

PAPER = "#FFF8E6"
BRICK, BRICK_DARK = "#B9583E", "#8A3C2A"
STONE, STONE_DARK = "#CFC9BA", "#9A9484"
PLASTER, PLASTER_DARK = "#F4E4BF", "#CDB587"
IRON, IRON_DARK = "#66788A", "#3E4E5D"
BRASS, BRASS_DARK = "#DDAF4E", "#8A6216"
GLOW, EMBER = "#FFD45C", "#F07B2E"
GLASS = "#BFE6EE"
CRYSTAL, CRYSTAL_DARK, CRYSTAL_LIGHT = "#8F6BCB", "#4B2F86", "#C9B3EE"
TIMBER, TIMBER_DARK = "#A9713E", "#6E4525"
LEAF, LEAF_DARK = "#5E9E54", "#37703E"


def cast(pencil: Pencil, width: float, length: float = 12.0) -> None:
    """The shadow of a thing `width` wide, to the right."""
    half = width / 2
    pencil.fill(
        INK, f"M {-half} 0 L {half} -3 L {half + length} 1 L {half + length - 4} 3.4 L {-half} 2 Z",
        0.2,
    )  # fmt: skip


def wall(
    pencil: Pencil, x: float, y: float, wide: float, high: float, shade: str, rim: bool = True
) -> None:
    """A wall with its foot's middle at (x, y), shaded on the right, with a rim of paper."""
    left = x - wide / 2
    if rim:
        pencil.line(PAPER, f"R {left:.2f} {y - high:.2f} {wide} {high} 0", 1.6)
    pencil.fill(shade, f"R {left:.2f} {y - high:.2f} {wide} {high} 0")
    pencil.fill(
        mixed(shade, INK, 0.3), f"R {x + wide * 0.22:.2f} {y - high:.2f} {wide * 0.28:.2f} {high} 0"
    )


def gable(pencil: Pencil, x: float, y: float, wide: float, high: float, shade: str) -> None:
    """A pointed roof, the middle of its eaves at (x, y)."""
    half = wide / 2
    pencil.line(PAPER, f"M {x - half} {y} L {x} {y - high} L {x + half} {y} Z", 1.6)
    pencil.fill(shade, f"M {x - half} {y} L {x} {y - high} L {x + half} {y} Z")
    pencil.fill(
        mixed(shade, INK, 0.3),
        f"M {x} {y - high} L {x + half} {y} L {x + half * 0.28:.2f} {y} Z",
    )


def dome(pencil: Pencil, x: float, y: float, wide: float, high: float, shade: str) -> None:
    """Half a ball, the middle of its foot at (x, y)."""
    half = wide / 2
    shape = (
        f"M {x - half} {y} C {x - half} {y - high * 1.33:.2f} {x + half} {y - high * 1.33:.2f} "
        f"{x + half} {y} Z"
    )
    pencil.line(PAPER, shape, 1.6)
    pencil.fill(shade, shape)
    pencil.fill(
        mixed(shade, INK, 0.28),
        f"M {x + half * 0.3:.2f} {y} Q {x + half * 0.6:.2f} {y - high * 0.7:.2f} {x} "
        f"{y - high:.2f} C {x + half * 0.6:.2f} {y - high:.2f} {x + half} "
        f"{y - high * 0.66:.2f} {x + half} {y} Z",
    )


def chimney(pencil: Pencil, x: float, y: float, high: float, shade: str, wide: float = 5) -> None:
    """A chimney that tapers upward, its foot at (x, y)."""
    half, top = wide / 2, wide / 2 * 0.74
    shape = f"M {x - half} {y} L {x - top} {y - high} L {x + top} {y - high} L {x + half} {y} Z"
    pencil.line(PAPER, shape, 1.5)
    pencil.fill(shade, shape)
    pencil.fill(
        mixed(shade, INK, 0.3),
        f"M {x + half * 0.3:.2f} {y} L {x + top * 0.3:.2f} {y - high} L {x + top} {y - high} "
        f"L {x + half} {y} Z",
    )
    pencil.fill(
        mixed(shade, INK, 0.55), f"R {x - top - 0.7} {y - high - 1} {2 * top + 1.4} 2.4 0.6"
    )


def smoke(pencil: Pencil, x: float, y: float, scale: float = 1.0, shade: str = "#FFFFFF") -> None:
    """A puff of smoke that drifts to the right from (x, y)."""
    with pencil.at(x, y, scale):
        pencil.fill("#5B6B74", "O 1 -2 2.6 2.4 O 4.6 -4.6 3.8 3.4 O 9.6 -6.6 4.4 3.8", 0.34)
        pencil.fill(shade, "O 0.6 -2.6 2.4 2.2 O 4.2 -5.2 3.5 3.1 O 9.2 -7.2 4.1 3.5", 0.94)


def windows(
    pencil: Pencil, x: float, y: float, columns: int, rows: int, step: tuple[float, float],
    shade: str = "#33485A", size: tuple[float, float] = (2.8, 3.6),
) -> None:  # fmt: skip
    """A grid of windows, its middle column's upper edge at (x, y)."""
    wide, high = size
    for row in range(rows):
        for column in range(columns):
            left = x + (column - (columns - 1) / 2) * step[0] - wide / 2
            pencil.fill(shade, f"R {left:.2f} {y + row * step[1]:.2f} {wide} {high} 0.6")


def door(pencil: Pencil, x: float, y: float, wide: float, high: float, shade: str) -> None:
    """A door with a round head, its foot at (x, y)."""
    half = wide / 2
    pencil.fill(
        shade,
        f"M {x - half} {y} L {x - half} {y - high + half} Q {x - half} {y - high} {x} {y - high} "
        f"Q {x + half} {y - high} {x + half} {y - high + half} L {x + half} {y} Z",
    )


def gear(pencil: Pencil, x: float, y: float, radius: float, teeth: int = 9) -> None:
    """A brass gear about (x, y)."""
    with pencil.at(x, y):
        pencil.line(PAPER, star_path(teeth, radius, radius * 0.76), 1.6)
        pencil.fill(BRASS_DARK, star_path(teeth, radius, radius * 0.76))
        pencil.fill(BRASS, f"O 0 0 {radius * 0.74:.2f} {radius * 0.74:.2f}")
        pencil.fill("#F2D384", f"O {-radius * 0.1:.2f} {-radius * 0.1:.2f} {radius * 0.54:.2f} "
                               f"{radius * 0.54:.2f}")  # fmt: skip
        pencil.fill(BRASS_DARK, f"O 0 0 {radius * 0.28:.2f} {radius * 0.28:.2f}")


def crystal(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """An energy crystal, 12 units wide and 18 high, its foot at (x, y)."""
    with pencil.at(x, y, scale):
        pencil.line(PAPER, "M 0 -18 L 6 -12 L 3 0 L -3 0 L -6 -12 Z", 1.6)
        pencil.fill(CRYSTAL_DARK, "M 0 -18 L 6 -12 L 3 0 L -3 0 L -6 -12 Z")
        pencil.fill(CRYSTAL, "M 0 -16.6 L 4.8 -12 L 0 -10.6 L -4.8 -12 Z")
        pencil.fill(CRYSTAL_LIGHT, "M -4.8 -11.6 L -0.4 -10 L -0.6 -1 L -2.4 -1 Z")
        pencil.fill(CRYSTAL, "M 4.8 -11.6 L 0.4 -10 L 0.6 -1 L 2.4 -1 Z")


def beam(pencil: Pencil, x: float, y: float, long: float) -> None:
    """The end of an I-beam with its length to the right, its lower left corner at (x, y)."""
    with pencil.at(x, y):
        pencil.fill(IRON, f"M 0 0 L 6 0 L {6 + long} -3 L {6 + long} -10 L {long} -10 "
                               f"L 0 -7 Z")  # fmt: skip
        pencil.fill("#C3D2DC", f"M 0 -7 L 6 -7 L {6 + long} -10 L {long} -10 Z")
        pencil.fill(IRON_DARK, "R 0 -7 6 7 0")
        pencil.fill("#B3C4D0", "R 0 -7 6 2.2 0 R 0 -2.2 6 2.2 0 R 2 -6 2 5 0")


def crate(pencil: Pencil, x: float, y: float, side: float = 9.0) -> None:
    """A wooden crate, its foot at (x, y)."""
    half = side / 2
    pencil.line(PAPER, f"R {x - half} {y - side} {side} {side} 0.8", 1.3)
    pencil.fill(TIMBER, f"R {x - half} {y - side} {side} {side} 0.8")
    pencil.fill("#D2A06A", f"R {x - half} {y - side} {side} {side * 0.24:.2f} 0.8")
    pencil.line(TIMBER_DARK, f"M {x - half + 1} {y - 1} L {x + half - 1} {y - side * 0.7:.2f}", 1.1)


def small_flag(pencil: Pencil, x: float, y: float, high: float, shade: str) -> None:
    """A pole with a pennant, its foot at (x, y)."""
    pencil.line(TIMBER_DARK, f"M {x} {y} L {x} {y - high}", 1.3)
    pencil.fill(
        shade, f"M {x + 0.4} {y - high} L {x + 8} {y - high + 2.4} L {x + 0.4} {y - high + 5} Z"
    )
