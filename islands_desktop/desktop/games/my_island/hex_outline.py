"""The outline of several hexes as one piece of paper, with softly rounded corners."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from islands_desktop.desktop.games.my_island.geometry import HALF_WIDTH, RADIUS

Cell = tuple[int, int]

#: The corners of a hex about its centre, clockwise from the north, in steps of the lattice on which
#: all corners lie: half a width to the east, half a radius to the south.
_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def outline(cells: Iterable[Cell], rounding: float = 3.0) -> QPainterPath:
    """The border of all these hexes together; shared, so never change it.

    >>> outline([(0, 0), (1, 0)], 0).boundingRect().height()
    80.0
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
