"""Hexes of an island as small integers (PROP-1.3), in the order of q, then r.

An island has no border, but no tile can lie further from the Capitol than there are tiles.
"""

from __future__ import annotations

from islands_desktop.games.propeller_islands.components import BUILDINGS, DIRECTIONS

Cell = tuple[int, int]
"""Axial pair (q, r)."""

REACH = BUILDINGS + 5
"""Largest coordinate that a command may name."""

_OFFSET = REACH + 5
_ROW = 2 * _OFFSET

NOWHERE = -1


def hex_at(q: int, r: int) -> int:
    """Number of a hex.

    >>> hex_at(0, 0) < hex_at(0, 1) < hex_at(1, -1)
    True
    """
    return (q + _OFFSET) * _ROW + r + _OFFSET


def cell_of(at: int) -> Cell:
    """Axial pair of a hex.

    >>> cell_of(hex_at(3, -7))
    (3, -7)
    """
    q, r = divmod(at, _ROW)
    return q - _OFFSET, r - _OFFSET


CENTRE = hex_at(0, 0)
"""Where every Capitol lies."""

STEPS: tuple[int, ...] = tuple(hex_at(q, r) - CENTRE for q, r in DIRECTIONS)
"""What is added to a hex to reach each of its neighbours."""


def around(at: int) -> tuple[int, ...]:
    """The six neighbours of a hex."""
    return tuple(at + step for step in STEPS)
