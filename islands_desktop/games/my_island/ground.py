"""The island under the tiles: terrain and what is on it for good (MYIS-3.3, 12.11)."""

from __future__ import annotations

from typing import NamedTuple

from islands_desktop.games.my_island.components import MAP
from islands_desktop.games.my_island.hexes import Cell


class Ground(NamedTuple):
    """One seat's island before the first tile.

    terrain: letter by index of MYIS-3.4. printed: hexes that bear a symbol for good. boulders:
    hexes that cannot be built on.
    """

    terrain: str
    printed: tuple[tuple[Cell, int], ...] = ()
    boulders: tuple[Cell, ...] = ()


BASE_GROUND = Ground("".join(letter for _, letter in MAP))
"""The island without stickers (MYIS-17.7)."""
