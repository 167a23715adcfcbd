"""Every way to lay every outline of a tile on a board, as sets of bits (MYIS-3.10).

Tiles of one outline share its placements: each has a number, and the placements of all outlines
lie side by side in one integer. `free` holds those whose hexes are open and uncovered. For each
symbol, `touching` holds the pairs of a placement and one of its hexes where that hex lies beside
the symbol. Where a tile may lie is then an OR over its hexes and one AND.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, compress
from operator import getitem
from struct import Struct

from islands_desktop.games.my_island.commands import Command, make_command
from islands_desktop.games.my_island.components import MAP, MOST_SEATS, ROTATIONS, TILE_INDEX, TILES
from islands_desktop.games.my_island.hexes import Cell, bit_of, places_in, rotate

Outline = tuple[Cell, ...]
Touching = tuple[int, int, int, int]
"""Pairs of placement and hex beside house, field, wall, path."""

_CHUNK_BITS = 16
_NUMBER_BITS = 10
_LOWEST_ROW = -3


class _Chunk(dict[int, tuple[int, ...]]):
    """Numbers of the placements that are set in sixteen bits; worked out once for each."""

    def __init__(self, start: int) -> None:
        self._start = start

    def __missing__(self, bits: int) -> tuple[int, ...]:
        found = self[bits] = tuple(self._start + number for number in places_in(bits))
        return found


class OutlinePlacements:
    """The placements of one outline on open hexes, by q, then r of the anchor, then rotation.

    first: its first bit in `free`. firsts: by hex of the outline, its first bit in `touching`.
    hexes: for each placement the places (bit numbers) of its hexes. starting: placements that
    begin in the start region (MYIS-6.6).
    """

    def __init__(self, outline: Outline, open_hexes: int, first: int, first_pair: int) -> None:
        self.anchors: list[tuple[int, int, int]] = []
        self.hexes: list[tuple[int, ...]] = []
        rotations = range(ROTATIONS if len(outline) > 1 else 1)
        turned = [[rotate(cell, rotation) for cell in outline] for rotation in rotations]
        for q, r in sorted(cell for cell, _ in MAP):
            for rotation in rotations:
                self._try(open_hexes, turned[rotation], rotation, q, r)
        self.size = len(self.hexes)
        self.whole = (1 << self.size) - 1
        self.starting = 0
        self.first = first
        self.firsts = tuple(first_pair + self.size * n for n in range(len(outline)))
        self.number = {anchor: number for number, anchor in enumerate(self.anchors)}
        self._chunks = [_Chunk(start) for start in range(0, self.size + 1, _CHUNK_BITS)]
        self._form = Struct(f"<{len(self._chunks)}H")

    def _try(self, open_hexes: int, turned: list[Cell], rotation: int, q: int, r: int) -> None:
        laid = [(q + dq, r + dr) for dq, dr in turned]
        if any(column < 0 or row < _LOWEST_ROW for column, row in laid):
            return
        bits = [bit_of(*cell) for cell in laid]
        if all(bit & open_hexes for bit in bits):
            self.anchors.append((rotation, q, r))
            self.hexes.append(tuple(bit.bit_length() - 1 for bit in bits))

    def numbers_in(self, found: int) -> Iterator[int]:
        """Numbers of the placements in a set, ascending."""
        words = self._form.unpack(found.to_bytes(self._form.size, "little"))
        used = compress(self._chunks, words)
        return chain.from_iterable(map(getitem, used, filter(None, words)))


class TilePlacements:
    """The placements of one tile for one seat: its commands by number, and numbers by command."""

    def __init__(self, at: OutlinePlacements, tile: int, seat: int) -> None:
        self.at = at
        self.symbols = tuple(symbol for _, symbol in TILES[tile].cells)
        self.base = tile << _NUMBER_BITS
        self.commands = [
            make_command(seat, "place", TILES[tile].id, rotation, q, r)
            for rotation, q, r in at.anchors
        ]
        self.number = {command: number for number, command in enumerate(self.commands)}
        self._touches = tuple(zip(self.symbols, at.firsts, strict=True))

    def fitting(self, free: int, touching: Touching, placed: int) -> int:
        """Where the tile may lie, as a set of its placements (MYIS-6.2 to 6.7)."""
        at = self.at
        if not placed:
            return free >> at.first & at.starting
        found = 0
        for symbol, first in self._touches:
            found |= touching[symbol] >> first
        return free >> at.first & found & at.whole

    def list_commands(self, found: int) -> Iterator[Command]:
        """Commands of the placements in a set, sorted."""
        return map(self.commands.__getitem__, self.at.numbers_in(found))


class Placements:
    """All placements of all outlines on one board.

    uncovered: every placement.
    off_hex: by place, placements that leave that hex alone. beside_hex: by place, pairs of a
    placement and one of its hexes where that hex is a neighbour of the place.
    """

    def __init__(
        self, existing: int, open_hexes: int, start: int, around: Callable[[int], int]
    ) -> None:
        self._outlines: dict[Outline, OutlinePlacements] = {}
        self._tiles: list[list[TilePlacements | None]] = [
            [None] * len(TILES) for _ in range(MOST_SEATS)
        ]
        size = pairs = 0
        for tile in TILES:
            outline = tuple(cell for cell, _ in tile.cells)
            if outline not in self._outlines:
                made = OutlinePlacements(outline, open_hexes, size, pairs)
                self._outlines[outline] = made
                size, pairs = size + made.size, pairs + made.size * len(outline)
        self.uncovered = (1 << size) - 1
        on_hex = dict.fromkeys(places_in(existing), 0)
        pairs_on: dict[int, int] = dict.fromkeys(on_hex, 0)
        for at in self._outlines.values():
            for number, hexes in enumerate(at.hexes):
                bit = 1 << at.first + number
                for first, place in zip(at.firsts, hexes, strict=True):
                    on_hex[place] |= bit
                    pairs_on[place] |= 1 << first + number
                    at.starting |= 1 << number if start >> place & 1 else 0
        self.off_hex = {place: self.uncovered & ~taken for place, taken in on_hex.items()}
        self.beside_hex = dict.fromkeys(on_hex, 0)
        for place in on_hex:
            for neighbour in places_in(around(1 << place)):
                self.beside_hex[place] |= pairs_on[neighbour]

    def of(self, tile: int, seat: int = 0) -> TilePlacements:
        """The placements of a tile for a seat."""
        found = self._tiles[seat][tile]
        if found is None:
            outline = tuple(cell for cell, _ in TILES[tile].cells)
            found = TilePlacements(self._outlines[outline], tile, seat)
            self._tiles[seat][tile] = found
        return found

    def command(self, decision: int) -> Command:
        """The command of seat 0 for a decision that is a placement."""
        return self.of(decision >> _NUMBER_BITS).commands[decision & (1 << _NUMBER_BITS) - 1]

    def exists(self, decision: int) -> bool:
        """Whether this is a decision for a placement on this board."""
        tile, number = decision >> _NUMBER_BITS, decision & (1 << _NUMBER_BITS) - 1
        return 0 <= tile < len(TILES) and number < self.of(tile).at.size

    def decision(self, command: Command) -> int:
        """A placement as a decision of its seat, -1 if its hexes are not all open here."""
        index = TILE_INDEX.get(command.tile, -1)
        if index < 0:
            return -1
        own = self.of(index)
        number = own.at.number.get((command.rotation, command.q, command.r), -1)
        return -1 if number < 0 else own.base + number


def split_decision(decision: int) -> tuple[int, int]:
    """Tile and number of a decision that is a placement."""
    return decision >> _NUMBER_BITS, decision & (1 << _NUMBER_BITS) - 1
