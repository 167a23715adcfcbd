"""Where hexes lie on the table (PROP-1.3): a corner to the north, axial pairs (q, r).

Units are scene units: the centre of hex (0, 0) is (0, 0), x grows to the east and y to the south.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

Cell = tuple[int, int]
"""Axial pair (q, r)."""

RADIUS = 44.0
"""Centre to corner of one hex."""

HALF_WIDTH = RADIUS * math.sqrt(3) / 2
"""Centre to the middle of the eastern side."""

#: The corners of a hex about its centre, clockwise from the north, in steps of the lattice on which
#: all corners lie: half a width to the east, half a radius to the south.
_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def hex_centre(q: float, r: float) -> tuple[float, float]:
    """Centre of a hex.

    >>> hex_centre(0, 2)[1]
    132.0
    """
    return HALF_WIDTH * (2 * q + r), RADIUS * 1.5 * r


def hex_at(x: float, y: float) -> Cell:
    """The hex that holds this point.

    >>> hex_at(*hex_centre(3, -5))
    (3, -5)
    """
    r = y / (RADIUS * 1.5)
    column, row = round(x / (2 * HALF_WIDTH) - r / 2), round(r)
    around = [(column + dq, row + dr) for dq in (-1, 0, 1) for dr in (-1, 0, 1)]
    return min(around, key=lambda cell: math.dist((x, y), hex_centre(*cell)))


def hex_text(radius: float = RADIUS) -> str:
    """Path text of a hexagon about (0, 0) with a corner to the north, for a pencil."""
    wide, half = radius * math.sqrt(3) / 2, radius / 2
    corners = (
        (0, -radius), (wide, -half), (wide, half), (0, radius), (-wide, half), (-wide, -half),
    )  # fmt: skip
    return "M " + " L ".join(f"{x:.3f} {y:.3f}" for x, y in corners) + " Z"


def outline(cells: Iterable[Cell], rounding: float = 3.0) -> QPainterPath:
    """The border of all these hexes together, holes included; shared, so never change it.

    >>> outline([(0, 0), (1, 0)], 0).boundingRect().height()
    88.0
    """
    return _outline(frozenset(cells), rounding)


@lru_cache(maxsize=256)
def _outline(cells: frozenset[Cell], rounding: float) -> QPainterPath:
    path = QPainterPath()
    follows = _border(cells)
    while follows:
        start = min(follows)
        loop = [start]
        step = follows.pop(start)
        while step != start:
            loop.append(step)
            step = follows.pop(step)
        _add_loop(path, [QPointF(x * HALF_WIDTH, y * RADIUS / 2) for x, y in loop], rounding)
    return path


def _border(cells: frozenset[Cell]) -> dict[Cell, Cell]:
    """From each corner on the border to the next one, with the hexes on the right hand."""
    sides = set[tuple[Cell, Cell]]()
    for q, r in cells:
        corners = [(2 * q + r + dx, 3 * r + dy) for dx, dy in _CORNERS]
        sides.update(zip(corners, corners[1:] + corners[:1], strict=True))
    return {one: other for one, other in sides if (other, one) not in sides}


def _add_loop(path: QPainterPath, loop: list[QPointF], rounding: float) -> None:
    share = rounding / RADIUS
    for place, corner in enumerate(loop):
        before, after = loop[place - 1], loop[(place + 1) % len(loop)]
        enter = corner + (before - corner) * share
        if place:
            path.lineTo(enter)
        else:
            path.moveTo(enter)
        path.quadTo(corner, corner + (after - corner) * share)
    path.closeSubpath()
