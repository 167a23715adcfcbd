"""The board of one episode, worked out once: its hexes, regions and groups (MYIS-3, 6, 8.1)."""

from __future__ import annotations

from islands_desktop.core.memory import remember_positions
from islands_desktop.games.my_island.components import (
    EPISODES,
    ISLAND_ROWS,
    MAP,
    MARKS,
    TERRAINS,
    TILE_INDEX,
    TUNNELS,
    EpisodeSpec,
    Region,
)
from islands_desktop.games.my_island.ground import BASE_GROUND, Ground
from islands_desktop.games.my_island.hexes import bit_of, mask_of, places_in, step_mask
from islands_desktop.games.my_island.placements import Placements
from islands_desktop.games.my_island.state import Boards

_PLATEAU_ROWS = (-3, -2)


class Board:
    """One episode on one ground.

    Sets of hexes: existing, open (may be built on: open terrain, not blocked), blocked, start,
    chasms (bear paths but are never covered), rows (0 to 7), terrain by name.
    tiles: indices of the tiles that are played.
    printed: the symbols printed on the ground.
    """

    def __init__(self, spec: EpisodeSpec, ground: Ground) -> None:
        self.spec, self.ground = spec, ground
        self.tiles = bytes(TILE_INDEX[tile] for tile in spec.tiles)
        cells = [
            (cell, letter)
            for (cell, _), letter in zip(MAP, ground.terrain, strict=True)
            if cell[1] not in _PLATEAU_ROWS or "plateau" in spec.open
        ]
        self.existing = mask_of(cell for cell, _ in cells)
        self.terrain = {
            name: mask_of(cell for cell, letter in cells if letter == code)
            for code, name in TERRAINS.items()
        }
        self.rows = tuple(
            mask_of(cell for cell, _ in cells if cell[1] == row) for row in range(ISLAND_ROWS)
        )
        self.tunnels = tuple(
            (bit_of(*west), bit_of(*high))
            for west, high in TUNNELS
            if bit_of(*high) & self.existing
        )
        self.printed: Boards = self._printed_boards()
        self.chasms = self._mark_mask("chasm") if "chasm" in spec.marks else 0
        self.blocked = self._blocked()
        self.open_terrain = 0
        for name in spec.open:
            self.open_terrain |= self.terrain[name]
        self.open = self.open_terrain & ~self.blocked
        self.start = self.region(spec.start)
        self.near = {place: self.around(1 << place) for place in places_in(self.existing)}
        self.placements = Placements(self.tiles, self.existing, self.open, self.start, self.around)

    def _printed_boards(self) -> Boards:
        boards = [0, 0, 0, 0]
        for cell, symbol in self.ground.printed:
            boards[symbol] |= bit_of(*cell)
        return boards[0], boards[1], boards[2], boards[3]

    def _mark_mask(self, mark: str) -> int:
        cells = (cell for instance in MARKS[mark].instances for cell in instance.cells)
        return mask_of(cells) & self.existing

    def _blocked(self) -> int:
        """Hexes no tile may cover (MYIS-6.4); statues are always among them."""
        blocked = self._mark_mask("statue") | mask_of(self.ground.boulders) | sum(self.printed)
        for mark in self.spec.marks:
            if not MARKS[mark].coverable:
                blocked |= self._mark_mask(mark)
        return blocked

    # ------------------------------------------------------------------ hexes

    def around(self, mask: int) -> int:
        """Neighbours of a set that exist, tunnels included (MYIS-3.7, 3.8); perhaps of the set."""
        found = step_mask(mask) & self.existing
        for island, plateau in self.tunnels:
            if mask & island:
                found |= plateau
            if mask & plateau:
                found |= island
        return found

    def region(self, region: Region) -> int:
        """Hexes of a region (MYIS-3.9)."""
        kind, names = region
        mask = 0
        for name in names:
            if kind == "terrain":
                mask |= self.terrain[name]
            elif kind == "rows":
                mask |= self.rows[name]
            else:
                mask |= self._mark_mask(name)
        return self.around(mask) & ~mask if kind == "near" else mask

    def group_at(self, bit: int, within: int) -> int:
        """The group of the hex `bit` in a set of hexes (MYIS-8.1)."""
        beside = self.near[bit.bit_length() - 1] & within
        return self.flood(bit | beside, within) if beside else bit

    def flood(self, seed: int, within: int) -> int:
        """What grows from `seed` through neighbours in `within`."""
        if self.tunnels:
            return self._flood_tunnels(seed, within)
        while True:
            # The same steps as in `step_mask`, with two shifts less.
            east, west = seed << 1, seed >> 1
            grown = seed | (east | west | (seed | east) << 19 | (seed | west) >> 19) & within
            if grown == seed:
                return seed
            seed = grown

    def _flood_tunnels(self, seed: int, within: int) -> int:
        while True:
            grown = seed | self.around(seed) & within
            if grown == seed:
                return seed
            seed = grown

    def groups(self, within: int) -> list[int]:
        """All groups of a set of hexes, the one with the lowest index first."""
        found = []
        while within:
            group = self.group_at(within & -within, within)
            found.append(group)
            within &= ~group
        return found

    def covered(self, boards: Boards) -> int:
        """Hexes under tiles or print; a bridge leaves its hex open (MYIS-14.21)."""
        houses, fields, walls, paths = boards
        return houses | fields | walls | paths & ~self.chasms


def board_of(episode: str, ground: Ground = BASE_GROUND) -> Board:
    """The board of an episode, made once.

    >>> board_of("E01").open.bit_count()
    60
    """
    return _board_on(episode, ground)  # so that the usual ground is one, named or not


@remember_positions(32)
def _board_on(episode: str, ground: Ground) -> Board:
    return Board(EPISODES[episode], ground)
