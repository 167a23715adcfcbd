"""States of My Island as small immutable values.

Sets of hexes are integers (see `hexes`), sets of placements are integers (see `placements`). What
follows from the decisions alone is kept because search asks for it all the time; `replay.rebuild`
makes it again from nothing.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from islands_desktop.core.game import Setup
from islands_desktop.games.my_island.components import START_MARKER

T = TypeVar("T")

PASSED = -1
ENDED = -2
"""Decisions that are no placement."""

Boards = tuple[int, int, int, int]
"""Hexes bearing house, field, wall, path; printed symbols and bridges included."""

new_value = tuple.__new__
"""Makes a named tuple from all its fields without the detour over keyword arguments."""


class Island(NamedTuple):
    """What one seat has.

    decisions: one a round: a placement (`placements.Placements.decision`), PASSED or ENDED;
    nothing follows ENDED.
    boards: hexes by symbol. placed: number of tiles on the island.
    free: placements whose hexes are all open, unblocked and uncovered (MYIS-6.2 to 6.5).
    touching: by symbol, the pairs of placement and hex beside it (MYIS-6.7).
    marker, locked: MYIS-7.5, 7.7. memory, counters, points: by rule of the episode (MYIS-8.3, 8.4).
    """

    decisions: tuple[int, ...]
    boards: Boards
    placed: int
    free: int
    touching: tuple[int, int, int, int]
    memory: tuple[int, ...]
    counters: tuple[int, ...]
    points: tuple[int, ...]
    marker: int = START_MARKER
    locked: bool = False

    @property
    def has_ended(self) -> bool:
        return bool(self.decisions) and self.decisions[-1] == ENDED


class State(NamedTuple):
    """One position: set-up, deck of tile indices (top first, turned ones included), cards turned,
    islands by seat, over."""

    setup: Setup
    deck: bytes
    round: int
    islands: tuple[Island, ...]
    over: bool = False

    @property
    def tile(self) -> int:
        """Index of the tile that was revealed last, -1 before the first card."""
        return self.deck[self.round - 1] if self.round else -1


def episode_id(setup: Setup) -> str:
    """The episode that a set-up plays: E01 to E24 or eternal."""
    if setup.mode == "eternal":
        return "eternal"
    return str(setup.option("episode", "E01"))


def put(values: tuple[T, ...], position: int, value: T) -> tuple[T, ...]:
    """The values with one changed.

    >>> put((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    changed = list(values)
    changed[position] = value
    return tuple(changed)
