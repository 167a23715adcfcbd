"""Where hexes lie on the table (MYIS-3.1): a corner to the north, axial pairs (q, r).

Units are scene units: the centre of hex (0, 0) is (0, 0), x grows to the east and y to the south.
"""

from __future__ import annotations

import math

RADIUS = 40.0
"""Centre to corner of one hex."""

HALF_WIDTH = RADIUS * math.sqrt(3) / 2
"""Centre to the middle of the eastern side."""


def hex_centre(q: float, r: float) -> tuple[float, float]:
    """Centre of a hex.

    >>> hex_centre(0, 2)[1]
    120.0
    """
    return HALF_WIDTH * (2 * q + r), RADIUS * 1.5 * r


def hex_at(x: float, y: float) -> tuple[int, int]:
    """The hex that holds this point.

    >>> hex_at(*hex_centre(3, 5))
    (3, 5)
    """
    r = y / (RADIUS * 1.5)
    q = x / (2 * HALF_WIDTH) - r / 2
    column, row = round(q), round(r)
    return _nearest(x, y, column, row)


def _nearest(x: float, y: float, column: int, row: int) -> tuple[int, int]:
    around = [(column + dq, row + dr) for dq in (-1, 0, 1) for dr in (-1, 0, 1)]
    return min(around, key=lambda cell: math.dist((x, y), hex_centre(*cell)))


def hex_text(radius: float = RADIUS) -> str:
    """Path text of a hexagon about (0, 0) with a corner to the north, for a pencil."""
    wide, half = radius * math.sqrt(3) / 2, radius / 2
    east, west = ((wide, -half), (wide, half)), ((-wide, half), (-wide, -half))
    corners = ((0, -radius), *east, (0, radius), *west)
    return "M " + " L ".join(f"{x:.3f} {y:.3f}" for x, y in corners) + " Z"
