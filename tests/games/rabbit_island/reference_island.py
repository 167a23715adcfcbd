"""Where tiles may lie and rabbits may run: RABB-2, 3.10, 3.11, 4.6 and 8.6."""

from __future__ import annotations

from tests.games.rabbit_island.reference_pieces import (
    DIRECTIONS,
    HILL,
    OPPOSITE,
    Cell,
    arrows,
    beside,
    is_territory,
    neighbours,
    tile_type,
)

Tiles = dict[Cell, str]
Stacks = dict[Cell, list[int]]


def ways_out(tiles: Tiles, cell: Cell) -> list[Cell]:
    """The cells the arrows of a tile point at."""
    return [beside(cell, direction) for direction in arrows(tiles[cell])]


def open_cells(tiles: Tiles) -> set[Cell]:
    pointed_at = {target for cell in tiles for target in ways_out(tiles, cell)}
    return {cell for cell in pointed_at if cell not in tiles}


def live_cells(tiles: Tiles) -> set[Cell]:
    return {
        cell for cell in open_cells(tiles) if any(near not in tiles for near in neighbours(cell))
    }


def has_route(tiles: Tiles, start: Cell) -> bool:
    """Along arrows to the Hill or into an empty cell, RABB-2.4."""
    seen: set[Cell] = set()
    to_visit = [start]
    while to_visit:
        cell = to_visit.pop()
        if cell == HILL or cell not in tiles:
            return True
        if cell not in seen:
            seen.add(cell)
            to_visit += ways_out(tiles, cell)
    return False


def why_not_place(tiles: Tiles, tile: str, cell: Cell) -> str | None:
    """The first rule broken by placing a tile, or none."""
    if cell not in open_cells(tiles):
        return "RABB-2.2"
    for direction in DIRECTIONS:
        near = beside(cell, direction)
        meets_tile = near in tiles and direction in arrows(tile)
        if meets_tile and OPPOSITE[direction] in arrows(tiles[near]):
            return "RABB-2.3"
    after = {**tiles, cell: tile}
    if not all(has_route(after, start) for start in after):
        return "RABB-2.4"
    if not live_cells(after):
        return "RABB-2.5"
    return None


def legal_cells(tiles: Tiles, tile: str) -> list[Cell]:
    return [cell for cell in sorted(open_cells(tiles)) if why_not_place(tiles, tile, cell) is None]


def hole_cells(tiles: Tiles) -> list[Cell]:
    """Where the Explore phase ends with a Rabbit Hole, in the order of y, then x."""
    without_hill = {cell: tile for cell, tile in tiles.items() if cell != HILL}
    cells = open_cells(without_hill) - {HILL}
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def exits(tiles: Tiles, cell: Cell) -> dict[str, Cell]:
    """Direction and cell of each exit; the way home of a Rabbit Hole has the direction "home"."""
    tile = tiles[cell]
    if tile_type(tile) == "rabbit_hole":
        return {"home": HILL}
    ways = {direction: beside(cell, direction) for direction in arrows(tile)}
    if cell != HILL:
        return ways
    return {
        direction: target
        for direction, target in ways.items()
        if target in tiles and tile_type(tiles[target]) != "rabbit_hole"
    }


def owner(stacks: Stacks, cell: Cell) -> int | None:
    tokens = stacks.get(cell, [])
    return tokens[-1] if tokens else None


def tiles_joined(tiles: Tiles, stacks: Stacks, start: Cell) -> set[Cell]:
    """The tile and all tiles of its owner that are joined to it by touching sides."""
    seat = owner(stacks, start)
    joined = {start}
    to_visit = [start]
    while to_visit:
        for near in neighbours(to_visit.pop()):
            of_owner = near in tiles and is_territory(tiles[near]) and owner(stacks, near) == seat
            if of_owner and near not in joined:
                joined.add(near)
                to_visit.append(near)
    return joined


def largest_group(tiles: Tiles, stacks: Stacks, seat: int) -> int:
    """Tiles of the seat's largest group; a single tile is no group and counts as 0."""
    sizes = [
        len(tiles_joined(tiles, stacks, cell)) for cell in stacks if owner(stacks, cell) == seat
    ]
    largest = max(sizes, default=0)
    return largest if largest >= 2 else 0
