"""What a land is made of, and the plants and stones that stand on several of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from islands_desktop.desktop.look.scenery import FOAM, INK
from islands_desktop.desktop.look.vector import Pencil

#: Edge of a territory's paper, and of an event's, which is told by its gold.
PAPER_EDGE, GOLD_EDGE = "#FBF5E4", "#F3C64F"


@dataclass(frozen=True, slots=True)
class Land:
    """One type of tile.

    paint_flat draws what lies on the ground, beneath the paths; paint_standing what stands beside
    or over them, told which sides have arrows.
    """

    ground: str
    paint_flat: Callable[[Pencil, int], None]
    paint_standing: Callable[[Pencil, int, frozenset[str]], None]
    path: str = "#F4E3B8"
    path_edge: str = "#C9A566"
    arrow: str = "#7A4526"
    edge: str = PAPER_EDGE


def pine(pencil: Pencil, x: float, y: float, scale: float = 1.0, dark: bool = False) -> None:
    """A pine of two skirts about 30 units high, its foot at (x, y)."""
    deep, light = ("#1F4F3A", "#2F6B4A") if dark else ("#2A6144", "#418457")
    with pencil.at(x, y, scale):
        pencil.fill(INK, "M -5 1 L 6 0 L 19 6 L 4 6 Z", 0.2)
        pencil.fill("#6B4327", "M -2.4 1.6 L -2.4 -6 L 2.4 -6 L 2.4 1.6 Z")
        pencil.fill(deep, "M -12 -4 L 0 -23 L 12 -4 Q 0 0 -12 -4 Z M -9 -14 L 0 -31 L 9 -14 Z")
        pencil.fill(light, "M -12 -4 L 0 -23 L -1 -3 Q -7 -2.4 -12 -4 Z M -9 -14 L 0 -31 L 0 -15 Z")


def round_tree(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """A leafy tree about 30 units high, its foot at (x, y)."""
    with pencil.at(x, y, scale):
        pencil.fill(INK, "M -5 1 L 6 0 L 21 6 L 4 6 Z", 0.2)
        pencil.fill("#6B4327", "M -2.6 1.6 L -2 -10 L 2 -10 L 2.6 1.6 Z")
        pencil.fill("#35724A", "O 0 -18 12.6 12.4")
        pencil.fill("#559A5B", "O -2.4 -20.4 9.4 9")
        pencil.fill("#74B36B", "O -4.6 -23 4.6 4")


def tuft(pencil: Pencil, x: float, y: float, shade: str, scale: float = 1.0) -> None:
    """Three blades of grass."""
    with pencil.at(x, y, scale):
        pencil.line(shade, "M 0 0 Q -2 -5 -6 -7 M 0 0 L 0 -9 M 0 0 Q 2 -5 6 -7", 2.4)


def stone(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """A low facetted stone about 16 units wide."""
    with pencil.at(x, y, scale):
        pencil.fill(INK, "O 3 1.6 10 3.4", 0.18)
        pencil.fill("#7D7369", "M -9 2 L -7 -5 L 0 -9 L 7 -5 L 9 2 Z")
        pencil.fill("#CFC4B2", "M -9 2 L -7 -5 L 0 -9 L 1 -3 L -3 2 Z")


def bloom(pencil: Pencil, x: float, y: float, petal: str, heart: str, scale: float = 1.0) -> None:
    """A flower of five petals on a stalk, seen from the front, its heart at (x, y)."""
    with pencil.at(x, y, scale):
        pencil.line("#5B8A3A", "M 0 2 Q 1 9 0 16 M 0 13 Q 4 10 7 10", 2.4)
        pencil.fill(INK, "O 1.2 1.6 8.6 8.6", 0.12)
        for turn in range(0, 360, 72):
            with pencil.at(0, 0, 1, turn):
                pencil.fill(petal, "M 0 0 Q -6 -4 -4 -9 Q 0 -12 4 -9 Q 6 -4 0 0 Z")
        pencil.fill(heart, "O 0 0 3.4 3.4")


def carrot_plant(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """A carrot that looks out of the soil with its leaves, its foot at (x, y)."""
    with pencil.at(x, y, scale):
        pencil.fill(INK, "O 2.4 1.4 9 3", 0.24)
        pencil.fill("#3F8A45", "M 0 -8 Q -11 -11 -10 -20 Q -3 -17 0 -8 Z")
        pencil.fill("#3F8A45", "M 0 -8 Q 11 -11 10 -20 Q 3 -17 0 -8 Z")
        pencil.fill("#6DB75A", "M 0 -7 Q -6 -16 0 -24 Q 6 -16 0 -7 Z")
        pencil.fill("#C9631B", "M -7 -6 Q 0 -11 7 -6 L 5 2 L -5 2 Z")
        pencil.fill("#F08A34", "M -7 -6 Q 0 -11 5 -7.6 L 2 2 L -5 2 Z")


def carrot(pencil: Pencil, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> None:
    """A pulled carrot about 30 units long, its middle at (x, y), leaves upward before the turn."""
    with pencil.at(x, y, scale, turn):
        pencil.fill("#3F8A45", "M 0 -8 Q -9 -10 -8 -19 Q -2 -16 0 -8 Z")
        pencil.fill("#3F8A45", "M 0 -8 Q 9 -10 8 -19 Q 2 -16 0 -8 Z")
        pencil.fill("#6DB75A", "M 0 -7 Q -5 -15 0 -22 Q 5 -15 0 -7 Z")
        pencil.fill(
            "#C9631B", "M -6.6 -8 Q 0 -12 6.6 -8 Q 7 2 1.4 15 Q 0 17 -1.4 15 Q -7 2 -6.6 -8 Z"
        )
        pencil.fill("#F08A34", "M -6.6 -8 Q 0 -12 3.6 -9.4 Q 4 2 -0.4 14 Q -7 2 -6.6 -8 Z")
        pencil.line("#B95A17", "M -5 -3 L -1.6 -3 M 0.6 3 L 3.4 2.6", 1.6)


def ripple(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """A short line of light on water."""
    with pencil.at(x, y, scale):
        pencil.line(FOAM, "M -8 0 Q -4 -3.6 0 0 Q 4 3.6 8 0", 2)
