"""The scoring rules of an episode, their regions and marks turned into sets of hexes (MYIS-8.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from islands_desktop.games.my_island.board import Board
from islands_desktop.games.my_island.components import MARKS, RULES, Instance, RuleSpec
from islands_desktop.games.my_island.hexes import DIRECTIONS, Cell, mask_of


class Place(NamedTuple):
    """One instance of a mark: its hexes, those around it, and what the rule needs besides.

    rays: for lines, the first hexes in each direction as one set, 0 where the board ends too soon.
    banks: for bridges, the two hexes the bridge joins.
    """

    cells: int
    near: int
    rays: tuple[int, ...]
    banks: int


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule on a board; `of` holds positions in the episode's list, where it stands itself too.

    near: the hexes around any of its places.
    """

    spec: RuleSpec
    position: int
    region: int
    to: int
    places: tuple[Place, ...]
    near: int
    of: tuple[int, ...]


def _ray(board: Board, start: Cell, direction: Cell, length: int) -> int:
    """The first hexes in a straight line from a hex; tunnels do not count (MYIS-3.8, 8.11)."""
    (q, r), (dq, dr) = start, direction
    cells = [(q + n * dq, r + n * dr) for n in range(1, length + 1)]
    if any(column < 0 or row < -3 for column, row in cells):
        return 0
    ray = mask_of(cells)
    return 0 if ray & ~board.existing else ray


def _place(board: Board, instance: Instance, length: int) -> Place:
    cells = mask_of(instance.cells)
    first = instance.cells[0]
    rays = tuple(_ray(board, first, direction, length) for direction in DIRECTIONS)
    east, west = DIRECTIONS[instance.axis], DIRECTIONS[instance.axis + 3]
    banks = _ray(board, first, east, 1) | _ray(board, first, west, 1)
    return Place(cells, board.around(cells) & ~cells, rays, banks)


def _rule(board: Board, spec: RuleSpec, position: int) -> Rule:
    instances = MARKS[spec.mark].instances if spec.mark else ()
    places = tuple(_place(board, instance, spec.length) for instance in instances)
    near = 0
    for place in places:
        near |= place.near
    names = board.spec.rules
    return Rule(
        spec,
        position,
        board.region(spec.region) if spec.region else board.existing,
        board.region(spec.to) if spec.to else 0,
        places,
        near,
        tuple(names.index(name) for name in spec.of),
    )


def rules_on(board: Board) -> tuple[Rule, ...]:
    """The rules of a board's episode, in the order of its list."""
    names = board.spec.rules
    return tuple(_rule(board, RULES[name], n) for n, name in enumerate(names))
