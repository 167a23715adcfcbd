"""Island R of the worked examples, and turns on it."""

from __future__ import annotations

from typing import Any

from tests.games.rabbit_island.example_values import Example, Line, Position, build_position
from tests.games.rabbit_island.reference_pieces import HILL, Cell

ISLAND_R_TILES: dict[Cell, str] = {
    # in the order in which they can be laid
    (1, 0): "lake-2",
    (2, 0): "forest-3",
    (3, 0): "patch-3",
    (2, 1): "cave-4",
    (1, 1): "forest-5",
    (3, 1): "valley-2",
    (-1, 0): "meadow-2",
    (-1, 1): "cave-3",
    (-2, 0): "valley-1",
    (-2, -1): "meadow-4",
    (-1, -1): "cave-2",
}
ISLAND_R: dict[Cell, str] = {
    HILL: "hill",
    **ISLAND_R_TILES,
    (-3, -1): "hole-1",
    (0, -1): "hole-2",
    (0, 1): "hole-3",
    (4, 1): "hole-4",
    (-1, 2): "hole-5",
}
"""With its Rabbit Holes, as the Build phase begins."""

MOVED_ON = {"point": "D5", "decider": 1, "active": 1}
"""A's turn is over, and B is at M1."""


def at(rabbit: Cell, **given: Any) -> Position:
    """A at M1 on Island R; the rest as for `build_position`."""
    return build_position(ISLAND_R, rabbit=rabbit, **given)


def turn(name: str, given: Position, *lines: Line) -> Example:
    return Example(name, given, lines)
