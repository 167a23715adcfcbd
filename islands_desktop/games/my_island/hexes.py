"""Hexes as bits of one integer, so that whole sets of hexes move in a few shifts (MYIS-3).

Hex (q, r) is bit 20 * (r + 3) + q: a step of MYIS-3.2 is a shift by 1, 19 or 20, and rows are so
far apart that no step lands in a wrong row. People see a letter for the row and a number from the
west: "C4".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Cell = tuple[int, int]
"""Axial pair (q, r)."""

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""E, SE, SW, W, NW, NE (MYIS-3.2)."""

_ROW = 20
_NORTH = 3
_ROW_LETTERS = {-3: "Y", -2: "Z", **{r: "ABCDEFGH"[r] for r in range(8)}}


def place_of(q: int, r: int) -> int:
    """Number of the bit of a hex."""
    return _ROW * (r + _NORTH) + q


def bit_of(q: int, r: int) -> int:
    """The hex as a set of one."""
    return 1 << _ROW * (r + _NORTH) + q


def cell_of(place: int) -> Cell:
    """Axial pair of a bit number.

    >>> cell_of(place_of(4, -2))
    (4, -2)
    """
    row, q = divmod(place, _ROW)
    return q, row - _NORTH


def mask_of(cells: Iterable[Cell]) -> int:
    """Set of these hexes."""
    mask = 0
    for q, r in cells:
        mask |= bit_of(q, r)
    return mask


def places_in(mask: int) -> Iterator[int]:
    """Bit numbers in a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def cells_in(mask: int) -> tuple[Cell, ...]:
    """Axial pairs in a set, row by row, each from west to east (the order of MYIS-3.4)."""
    return tuple(cell_of(place) for place in places_in(mask))


def step_mask(mask: int) -> int:
    """All hexes one step away from the set, on the board or not, the tunnels left out."""
    return mask << 1 | mask >> 1 | mask << 20 | mask >> 20 | mask << 19 | mask >> 19


def rotate(cell: Cell, steps: int) -> Cell:
    """The hex turned about (0, 0) by steps of 60 degrees clockwise (MYIS-3.5).

    >>> rotate((1, 0), 1), rotate((1, 0), 3)
    ((0, 1), (-1, 0))
    """
    q, r = cell
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def hex_name(q: int, r: int) -> str:
    """What people call a hex.

    >>> hex_name(0, 0), hex_name(8, 7)
    ('A1', 'H9')
    """
    return f"{_ROW_LETTERS.get(r, '?')}{q + 1}"
