"""The sea around an island: its depths, the foam along the shore, a compass rose and a boat."""

from __future__ import annotations

import random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from islands_desktop.desktop.look.palette import Palette, mixed
from islands_desktop.desktop.look.scenery import FOAM, INK, SUN
from islands_desktop.desktop.look.vector import Pencil


class Water(NamedTuple):
    """Colours of a sea from the deep to the beach."""

    deep: str
    shallow: str
    foam: str
    sand: str
    wave: str


_DAY = Water("#3D8E98", "#A6DACC", "#F7F3E8", "#E3C890", "#7FBFC0")
_DUSK = Water("#12404F", "#3F8088", "#B9CCC4", "#A89878", "#2E6672")


COMPASS = (-150.0, 20.0)
BOAT = (1196.0, -90.0)
WHALE = (985.0, 452.0)
"""Where the ornaments of a board's sea stand, in the units of `hex_centre`."""


def water(palette: Palette) -> Water:
    """The sea by day or at dusk; `deep` is the colour to lay around a board."""
    return _DUSK if palette.is_dark else _DAY


def paint_sea(pencil: Pencil, rect: QRectF, coast: QPainterPath, *, small: bool = False) -> None:
    """Deep water over the whole rectangle and shallows that follow the coast."""
    shades = water(pencil.palette)
    whole = QPainterPath()
    whole.addRect(rect)
    pencil.fill(shades.deep, whole)
    for reach, share in ((66.0, 0.16), (46.0, 0.38), (28.0, 0.66)):
        pencil.line(mixed(shades.deep, shades.shallow, share), coast, 2 * reach)
    if not small:
        _waves(pencil, rect, coast, shades)
    pencil.line(shades.foam, coast, 30)
    pencil.line(shades.shallow, coast, 24)
    pencil.line(shades.foam, coast, 15)
    pencil.line(shades.sand, coast, 10)


def _waves(pencil: Pencil, rect: QRectF, coast: QPainterPath, shades: Water) -> None:
    """Short waves in open water, always in the same places."""
    stroker = QPainterPathStroker()
    stroker.setWidth(150)
    taken = stroker.createStroke(coast) + coast
    for (x, y), rise in ((COMPASS, 0), (BOAT, 40), (WHALE, 14)):
        taken.addEllipse(QPointF(x, y - rise), 86, 80)
    taken.setFillRule(Qt.FillRule.WindingFill)
    chance = random.Random(11)
    y = rect.top() + 24
    while y < rect.bottom() - 10:
        x = rect.left() + chance.uniform(10, 90)
        while x < rect.right() - 20:
            spot = QPointF(x, y + chance.uniform(-9, 9))
            if not taken.contains(spot):
                with pencil.at(spot.x(), spot.y(), chance.uniform(0.8, 1.3)):
                    pencil.line(shades.wave, "M -11 0 Q -6 -5 -1 0 Q 4 -5 9 0", 1.7)
            x += chance.uniform(64, 120)
        y += 27


def paint_compass(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """A compass rose about (x, y), 60 units in radius, its long point to the north."""
    night = pencil.palette.is_dark
    paper = "#D8CDB2" if night else FOAM
    with pencil.at(x, y, scale):
        pencil.line(paper, "O 0 0 44 44", 1.6)
        pencil.line(paper, "O 0 0 38 38", 4)
        for quarter in range(4):
            with pencil.at(0, 0, 1, 45 + 90 * quarter):
                pencil.fill("#2C6C78" if not night else "#0D3340", "M 0 -35 L 6 -8 L 0 0 Z")
                pencil.fill("#8CC7C4" if not night else "#4B8790", "M 0 -35 L -6 -8 L 0 0 Z")
        for quarter in range(4):
            with pencil.at(0, 0, 1, 90 * quarter):
                tip = -62 if quarter == 0 else -50
                light = "#E9825C" if quarter == 0 else paper
                dark = "#B9452F" if quarter == 0 else "#C9B78F"
                pencil.fill(INK, f"M 2 {tip + 4} L 12 -9 L 2 2 L -8 -9 Z", 0.16)
                pencil.fill(light, f"M 0 {tip} L -10 -10 L 0 0 Z")
                pencil.fill(dark, f"M 0 {tip} L 10 -10 L 0 0 Z")
        pencil.fill(paper, "O 0 0 7 7")
        pencil.fill(SUN, "O 0 0 4.4 4.4")


def paint_boat(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """A little sailing boat about 70 units high, its keel at (x, y), with its wake."""
    foam = water(pencil.palette).foam
    with pencil.at(x, y, scale):
        pencil.line(foam, "M -52 5 Q -42 1 -32 5 M 30 6 Q 40 2 52 6 M -40 13 Q -30 9 -18 13", 2)
        pencil.fill(INK, "M -26 2 L 30 2 L 44 9 Q 20 14 -16 10 Z", 0.2)
        pencil.line("#74482A", "M 0 -4 L 0 -66", 2.8)
        pencil.fill("#FBF4E2", "M 3 -64 Q 32 -44 28 -14 L 3 -12 Z")
        pencil.fill("#E8D9B8", "M 3 -30 Q 18 -28 30 -29 Q 30 -20 28 -14 L 3 -12 Z")
        pencil.fill("#E08155", "M -3 -58 Q -22 -40 -25 -16 L -3 -12 Z")
        pencil.fill("#D9583F", "M 0 -66 Q 7 -71 15 -66 Q 7 -64 0 -60 Z")
        pencil.fill("#8C5730", "M -34 -9 L 36 -9 Q 30 7 16 7 L -18 7 Q -30 5 -34 -9 Z")
        pencil.fill("#F3E3BE", "M -34 -9 L 36 -9 L 34.4 -4.6 L -32.6 -4.6 Z")


def paint_whale(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """The fluke of a whale that dives."""
    shades = water(pencil.palette)
    with pencil.at(x, y, scale):
        skin, light = ("#2F6676", "#4F8896") if pencil.palette.is_dark else ("#24535F", "#3F7986")
        pencil.fill(
            skin,
            "M -6 4 Q -4 -14 -2 -22 Q -14 -38 -30 -34 Q -22 -24 -16 -16 Q -8 -8 0 "
            "-14 Q 8 -8 16 -16 Q 22 -24 30 -34 Q 14 -38 2 -22 Q 4 -14 6 4 Z",
        )
        pencil.fill(light, "M -6 4 Q -4 -14 -2 -22 Q -14 -38 -30 -34 Q -12 -32 0 -16 Q -1 -6 0 4 Z")
        pencil.fill(shades.deep, "M -14 0 Q 0 6 14 0 L 14 9 L -14 9 Z")
        pencil.line(
            shades.foam,
            "M -16 2 Q -8 -3 0 2 Q 8 6 16 1 M -24 9 Q -14 5 -4 9 M 8 11 Q 16 7 26 10",
            2,
        )
