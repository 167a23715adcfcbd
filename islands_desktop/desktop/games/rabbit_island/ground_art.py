"""The water around the island: cells of an endless sea, and the shallows along the coast."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from islands_desktop.desktop.games.rabbit_island.tile_shape import TILE, TURNS, tile_outline
from islands_desktop.desktop.look.palette import Palette, mixed
from islands_desktop.desktop.look.vector import Pencil


class Water(NamedTuple):
    """Colours of the sea from the deep to the beach."""

    deep: str
    band: str
    shallow: str
    foam: str
    wave: str
    hole: str


_DAY = Water("#3D8E98", "#449AA3", "#9FD8CB", "#F7F3E8", "#7FC0C1", "#37858F")
_NIGHT = Water("#12404F", "#154857", "#3A7B84", "#A9C2BC", "#2E6A77", "#1A5061")

_HALF = TILE / 2
_STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def water(palette: Palette) -> Water:
    """The sea by day or at night; `deep` is the colour to lay behind all cells."""
    return _NIGHT if palette.is_dark else _DAY


def paint_sea_cell(pencil: Pencil, x: int, y: int) -> None:
    """One cell of open sea about (0, 0); (x, y) is its place, so that neighbours differ.

    The swell crosses all borders at the same places, whatever the cells, and waves stay inside.
    """
    shades = water(pencil.palette)
    # Without smooth edges each pixel belongs to one cell: no seam at odd scales.
    pencil.painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    pencil.fill(shades.deep, f"R {-_HALF} {-_HALF} {TILE} {TILE} 0")
    pencil.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # The swell reaches a little over the borders, where it meets that of the neighbour.
    pencil.fill(
        shades.band,
        "M -61 -34 L -60 -34 C -40 -44 -20 -44 0 -34 C 20 -24 40 -24 60 -34 L 61 -34 L 61 6 "
        "L 60 6 C 40 16 20 16 0 6 C -20 -4 -40 -4 -60 6 L -61 6 Z",
    )
    chance = random.Random(x * 7919 + y * 104729)
    for base in (-36.0, 0.0, 36.0):
        if chance.random() < 0.62:
            across = chance.uniform(-42, 42)
            with pencil.at(across, base + chance.uniform(-9, 9), chance.uniform(0.75, 1.15)):
                pencil.line(shades.wave, "M -11 0 Q -6 -5 -1 0 Q 4 -5 9 0", 1.9)


def coast(tiles: Mapping[tuple[int, int], frozenset[str]]) -> QPainterPath:
    """The outlines of all tiles on the table as one shape, by cells and their arrow sides."""
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    for (x, y), ways in tiles.items():
        shape.addPath(tile_outline(ways).translated(x * TILE, y * TILE))
    return shape


def paint_shore(pencil: Pencil, tiles: Mapping[tuple[int, int], frozenset[str]]) -> None:
    """Shallows and foam around the whole island, above the sea and beneath the tiles."""
    shades = water(pencil.palette)
    shape = coast(tiles)
    for reach, share in ((34.0, 0.2), (24.0, 0.45), (14.0, 0.8)):
        shade = mixed(shades.deep, shades.shallow, share)
        pencil.line(shade, shape, 2 * reach)
    pencil.line(shades.foam, shape, 13)
    pencil.line(shades.shallow, shape, 8)
    # Dark water between tiles: notches that meet must look like a hole, not like an arrow.
    for x, y in tiles:
        for side, (dx, dy) in _STEPS.items():
            if (x + dx, y + dy) in tiles:
                with pencil.at(x * TILE, y * TILE, 1, TURNS[side]):
                    pencil.fill(shades.hole, "R -57 -61 114 30 2")
                    pencil.line(shades.wave, "M -9 -60 Q -4.5 -64 0 -60 Q 4.5 -56 9 -60", 2.2)


def sea_cells(left: int, top: int, right: int, bottom: int) -> Iterable[tuple[int, int]]:
    """The cells of a rectangle of the table, its borders included."""
    return ((x, y) for y in range(top, bottom + 1) for x in range(left, right + 1))
