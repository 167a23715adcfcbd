"""The reference's table with answers kept that no tile can change, to play many games.

What exists, what is open and what is blocked (MYIS-6.2 to 6.4) is asked once of an empty island of
the reference itself; of the placements that are left it decides each anew. Nobody may change the
sets that are kept.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Any

from tests.games.my_island.reference import Island, Table
from tests.games.my_island.reference_board import Hex

GROUND_RULES = ("MYIS-6.2", "MYIS-6.3", "MYIS-6.4")


@cache
def empty_island(episode: str) -> Island:
    return Island(episode)


@cache
def neighbours_on(episode: str, cell: Hex) -> set[Hex]:
    return empty_island(episode).neighbours(cell)


@cache
def blocked_on(episode: str) -> set[Hex]:
    return empty_island(episode).blocked()


@cache
def lying_on(episode: str, tile: str, rotation: int, q: int, r: int) -> dict[Hex, tuple[str, bool]]:
    return empty_island(episode).lying(tile, rotation, q, r)


@cache
def thinkable(episode: str, tile: str) -> tuple[tuple[int, int, int], ...]:
    """Placements that the ground allows, each picture once with its lowest rotation (MYIS-3.6)."""
    island = empty_island(episode)
    seen, found = set(), []
    for rotation in range(6):
        for q, r in island.terrain:
            picture = frozenset(island.lying(tile, rotation, q, r).items())
            if picture not in seen and island.why_not_place(tile, rotation, q, r) not in (
                GROUND_RULES
            ):
                seen.add(picture)
                found.append((rotation, q, r))
    return tuple(found)


class QuickIsland(Island):
    """An island of the reference on the base ground."""

    def __deepcopy__(self, memo: dict[int, Any]) -> QuickIsland:
        """What a decision can change is copied; rules, ground and tiles are shared."""
        other = copy(self)
        other.symbols, other.covered = dict(self.symbols), set(self.covered)
        other.doubled, other.bridges = set(self.doubled), set(self.bridges)
        other.counters, other.ring_paid = dict(self.counters), dict(self.ring_paid)
        other.scored_hexes = {name: set(one) for name, one in self.scored_hexes.items()}
        other.scored_instances = {name: set(one) for name, one in self.scored_instances.items()}
        other.scored_lines = {name: set(one) for name, one in self.scored_lines.items()}
        return other

    def neighbours(self, cell: Hex) -> set[Hex]:
        return neighbours_on(self.episode, cell)

    def blocked(self) -> set[Hex]:
        return blocked_on(self.episode)

    def lying(self, tile: str, rotation: int, q: int, r: int) -> dict[Hex, tuple[str, bool]]:
        return lying_on(self.episode, tile, rotation, q, r)

    def placements(self, tile: str) -> set[tuple[int, int, int]]:
        return {
            placement
            for placement in thinkable(self.episode, tile)
            if self.covered.isdisjoint(self.lying(tile, *placement))  # else MYIS-6.5
            and self.why_not_place(tile, *placement) is None
        }


def quick_table(episode: str, seats: int, deck: list[str]) -> Table:
    """A table of the reference with such islands."""
    table = Table(episode, seats, deck)
    table.islands = [QuickIsland(episode) for _ in range(seats)]
    return table
