"""The island: which tiles lie where, where arrows lead, and where a tile may be placed (RABB-2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from islands_desktop.games.rabbit_island.components import (
    DIRECTIONS,
    HILL,
    HILL_SHORT,
    OPPOSITE_BIT,
    STEPS,
    TERRITORY_FLAGS,
    TILES,
)

Cell = tuple[int, int]
"""Grid position (x, y), x to the East, y to the South; the Hill lies at (0, 0)."""

Exit = tuple[str, int]
"""Direction and the place it leads to."""

HILL_PLACE = 0
"""Places count the tiles on the table in the order in which they were laid; the Hill is first."""

_SIDES = tuple((1 << n, DIRECTIONS[n], STEPS[DIRECTIONS[n]]) for n in range(4))
_HILLS = (HILL, HILL_SHORT)


class Land:
    """Tiles on the table, each as (x, y, tile) in the order in which they were laid.

    A value: equal lands compare and hash equal. Everything else is worked out when first asked.
    """

    __slots__ = ("__dict__", "_hash", "tiles")

    def __init__(self, tiles: tuple[tuple[int, int, int], ...]) -> None:
        self.tiles = tiles
        self._hash = hash(tiles)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Land) and self.tiles == other.tiles)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Land({self.tiles})"

    @cached_property
    def places(self) -> dict[Cell, int]:
        """Place of the tile on each cell that is not empty."""
        return {(x, y): place for place, (x, y, _) in enumerate(self.tiles)}

    def cell(self, place: int) -> Cell:
        return self.tiles[place][:2]

    def tile(self, place: int) -> int:
        """Number of the tile that lies at a place."""
        return self.tiles[place][2]

    # ------------------------------------------------------------------ growing

    @cached_property
    def open_cells(self) -> dict[Cell, int]:
        """Empty cells at which an arrow points, each with the sides at which one does."""
        found: dict[Cell, int] = {}
        for x, y, tile in self.tiles:
            arrows = TILES[tile].arrows
            for bit, _, (dx, dy) in _SIDES:
                cell = (x + dx, y + dy)
                if arrows & bit and cell not in self.places:
                    found[cell] = found.get(cell, 0) | OPPOSITE_BIT[bit]
        return found

    @cached_property
    def _fits(self) -> dict[int, tuple[Cell, ...]]:
        return {}

    def fits(self, arrows: int) -> tuple[Cell, ...]:
        """Cells on which a tile with these arrows may be placed, sorted (RABB-2.7)."""
        found = self._fits.get(arrows)
        if found is None:
            cells = (cell for cell in self.open_cells if not self.why_not_place(arrows, cell))
            found = self._fits[arrows] = tuple(sorted(cells))
        return found

    def why_not_place(self, arrows: int, cell: Cell) -> str:
        """The first rule of RABB-2.2 to 2.5 that forbids a tile with these arrows, "" for none."""
        incoming = self.open_cells.get(cell)
        if incoming is None:
            return "RABB-2.2"
        if arrows & incoming:
            return "RABB-2.3"
        if not self._has_route(arrows, cell):
            return "RABB-2.4"
        return "" if self._stays_open(arrows, cell) else "RABB-2.5"

    def _has_route(self, arrows: int, cell: Cell) -> bool:
        """Whether a tile laid there has a route to the Hill or into an empty cell (RABB-2.4).

        Every other tile had a route before; one that ended here goes on with the new tile's.
        """
        x, y = cell
        waiting = [(x + dx, y + dy) for bit, _, (dx, dy) in _SIDES if arrows & bit]
        seen = {cell}
        while waiting:
            here = waiting.pop()
            if here in seen:
                continue
            place = self.places.get(here)
            if place is None or place == HILL_PLACE:
                return True
            seen.add(here)
            x, y, tile = self.tiles[place]
            leads = TILES[tile].arrows
            waiting += [(x + dx, y + dy) for bit, _, (dx, dy) in _SIDES if leads & bit]
        return False

    def _stays_open(self, arrows: int, cell: Cell) -> bool:
        """Whether an open cell with an empty neighbour is left afterwards (RABB-2.5)."""
        x, y = cell
        fresh = [(x + dx, y + dy) for bit, _, (dx, dy) in _SIDES if arrows & bit]
        return any(
            self._is_live(other, cell)
            for other in (*fresh, *self.open_cells)
            if other != cell and other not in self.places
        )

    def _is_live(self, cell: Cell, taken: Cell) -> bool:
        """Whether an empty cell has an empty neighbour, with one more cell taken."""
        x, y = cell
        for _, _, (dx, dy) in _SIDES:
            beside = (x + dx, y + dy)
            if beside != taken and beside not in self.places:
                return True
        return False

    def with_tile(self, tile: int, cell: Cell) -> Land:
        """The land with one more tile."""
        return Land((*self.tiles, (*cell, tile)))

    def with_holes(self, first_hole: int) -> Land:
        """The land with a Rabbit Hole on every open cell of another tile than the Hill.

        Holes are numbered by y, then x (RABB-3.10).
        """
        found: set[Cell] = set()
        for x, y, tile in self.tiles[1:]:
            for bit, _, (dx, dy) in _SIDES:
                if TILES[tile].arrows & bit and (x + dx, y + dy) not in self.places:
                    found.add((x + dx, y + dy))
        ordered = sorted(found, key=lambda cell: (cell[1], cell[0]))
        holes = ((*cell, first_hole + number) for number, cell in enumerate(ordered))
        return Land((*self.tiles, *holes))

    # ------------------------------------------------------------------ moving

    @cached_property
    def exits(self) -> tuple[tuple[Exit, ...], ...]:
        """Ways out of each place in the Build phase (RABB-4.6, 3.11)."""
        return tuple(self._exits_of(place) for place in range(len(self.tiles)))

    def _exits_of(self, place: int) -> tuple[Exit, ...]:
        x, y, tile = self.tiles[place]
        if TILES[tile].type == "rabbit_hole":
            return (("home", HILL_PLACE),)
        found = []
        for bit, direction, (dx, dy) in _SIDES:
            goal = self.places.get((x + dx, y + dy))
            if not TILES[tile].arrows & bit or goal is None:
                continue
            if place == HILL_PLACE and TILES[self.tile(goal)].type == "rabbit_hole":
                continue
            found.append((direction, goal))
        return tuple(found)

    # ------------------------------------------------------------------ groups

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """Territory Tiles that touch each Territory Tile; nothing for others (RABB-8.6)."""
        found = []
        for x, y, tile in self.tiles:
            near = []
            if TERRITORY_FLAGS[tile]:
                for _, _, (dx, dy) in _SIDES:
                    place = self.places.get((x + dx, y + dy), -1)
                    if place >= 0 and TERRITORY_FLAGS[self.tile(place)]:
                        near.append(place)
            found.append(tuple(near))
        return tuple(found)


def first_land(hill: int) -> Land:
    """The table with nothing but the Hill (RABB-1.2).

    >>> sorted(first_land(HILL).open_cells)
    [(-1, 0), (0, -1), (1, 0)]
    """
    return Land(((0, 0, hill),))


def land_of(tiles: Iterable[tuple[Cell, int]]) -> Land:
    """A land from cells and tiles, the Hill first."""
    return Land(tuple((x, y, tile) for (x, y), tile in tiles))
