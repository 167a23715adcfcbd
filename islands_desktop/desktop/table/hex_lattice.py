"""A board of hexes with a corner to the north, as shapes: where each lies, what it looks like.

Hexes are axial pairs (q, r). Units are scene units: the centre of hex (0, 0) is (0, 0), x grows to
the east and y to the south.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

Cell = tuple[int, int]
"""Axial pair (q, r)."""

#: The corners of a hex about its centre, clockwise from the north, in steps of the lattice on which
#: all corners lie: half a width to the east, half a radius to the south.
_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


class HexLattice:
    """Hexes of one radius.

    >>> lattice = HexLattice(40.0)
    >>> lattice.centre(0, 2)[1], lattice.at(*lattice.centre(3, -5))
    (120.0, (3, -5))
    """

    def __init__(self, radius: float) -> None:
        self.radius = radius
        """Centre to corner."""
        self.half_width = radius * math.sqrt(3) / 2
        """Centre to the middle of the eastern side."""

    def centre(self, q: float, r: float) -> tuple[float, float]:
        """Centre of a hex."""
        return self.half_width * (2 * q + r), self.radius * 1.5 * r

    def at(self, x: float, y: float) -> Cell:
        """The hex that holds this point."""
        r = y / (self.radius * 1.5)
        column, row = round(x / (2 * self.half_width) - r / 2), round(r)
        around = [(column + dq, row + dr) for dq in (-1, 0, 1) for dr in (-1, 0, 1)]
        return min(around, key=lambda cell: math.dist((x, y), self.centre(*cell)))

    def text(self, radius: float | None = None) -> str:
        """Path text of a hexagon about (0, 0) for a pencil, of the lattice's radius if none."""
        high = self.radius if radius is None else radius
        wide, half = high * math.sqrt(3) / 2, high / 2
        east, west = ((wide, -half), (wide, half)), ((-wide, half), (-wide, -half))
        corners = ((0, -high), *east, (0, high), *west)
        return "M " + " L ".join(f"{x:.3f} {y:.3f}" for x, y in corners) + " Z"

    def outline(self, cells: Iterable[Cell], rounding: float = 3.0) -> QPainterPath:
        """The border of all these hexes as one piece of paper, its corners softly rounded.

        Holes are part of it. The path is shared, so never change it.

        >>> HexLattice(40.0).outline([(0, 0), (1, 0)], 0).boundingRect().height()
        80.0
        """
        return _outline(self.radius, frozenset(cells), rounding)


@lru_cache(maxsize=512)
def _outline(radius: float, cells: frozenset[Cell], rounding: float) -> QPainterPath:
    half_width = radius * math.sqrt(3) / 2
    path = QPainterPath()
    follows = _border(cells)
    while follows:
        start = min(follows)
        loop = [start]
        step = follows.pop(start)
        while step != start:
            loop.append(step)
            step = follows.pop(step)
        corners = [QPointF(x * half_width, y * radius / 2) for x, y in loop]
        _add_loop(path, corners, rounding / radius)
    return path


def _border(cells: frozenset[Cell]) -> dict[Cell, Cell]:
    """From each corner on the border to the next one, with the hexes on the right hand."""
    sides = set[tuple[Cell, Cell]]()
    for q, r in cells:
        corners = [(2 * q + r + dx, 3 * r + dy) for dx, dy in _CORNERS]
        sides.update(zip(corners, corners[1:] + corners[:1], strict=True))
    return {one: other for one, other in sides if (other, one) not in sides}


def _add_loop(path: QPainterPath, loop: list[QPointF], share: float) -> None:
    """Round each corner over a share of its sides."""
    for place, corner in enumerate(loop):
        before, after = loop[place - 1], loop[(place + 1) % len(loop)]
        enter = corner + (before - corner) * share
        if place:
            path.lineTo(enter)
        else:
            path.moveTo(enter)
        path.quadTo(corner, corner + (after - corner) * share)
    path.closeSubpath()
