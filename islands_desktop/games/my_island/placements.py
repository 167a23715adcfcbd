"""Every way to lay every outline of a tile on a board, as sets of bits (MYIS-3.10).

Tiles of one outline share its placements: each has a number, and the placements of all outlines
lie side by side in one integer. `free` holds those whose hexes are open and uncovered. For each
symbol, `touching` holds the pairs of a placement and one of its hexes where that hex lies beside
the symbol. Where a tile may lie is then an OR over its hexes and one AND.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import compress

from islands_desktop.games.my_island.commands import Command, make_command
from islands_desktop.games.my_island.components import MAP, MOST_SEATS, ROTATIONS, TILE_INDEX, TILES
from islands_desktop.games.my_island.hexes import Cell, bit_of, places_in, rotate

Outline = tuple[Cell, ...]
Touching = tuple[int, int, int, int]
"""Pairs of placement and hex beside house, field, wall, path."""

_NUMBER_BITS = 10
_LOWEST_ROW = -3

_FIRST_PLACEMENT = 2
"""Where the placements begin among the choices of a seat, behind end and pass."""

_TRUTH = bytes.maketrans(b"01", b"\0\1")
"""Binary digits as bytes that are false and true, for `compress`."""


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

    def _try(self, open_hexes: int, turned: list[Cell], rotation: int, q: int, r: int) -> None:
        laid = [(q + dq, r + dr) for dq, dr in turned]
        if any(column < 0 or row < _LOWEST_ROW for column, row in laid):
            return
        bits = [bit_of(*cell) for cell in laid]
        if all(bit & open_hexes for bit in bits):
            self.anchors.append((rotation, q, r))
            self.hexes.append(tuple(bit.bit_length() - 1 for bit in bits))


class TilePlacements:
    """The placements of one tile for one seat.

    base: the decision for its placement number 0; the others follow.
    choices: all that the seat may ever do about the tile, sorted: end, pass, the placements.
    """

    def __init__(self, at: OutlinePlacements, tile: int, seat: int) -> None:
        self.at, self.tile, self.base = at, tile, tile << _NUMBER_BITS
        self.symbols = tuple(symbol for _, symbol in TILES[tile].cells)
        self.choices = (
            make_command(seat, "end"),
            make_command(seat, "pass"),
            *(make_command(seat, "place", TILES[tile].id, *anchor) for anchor in at.anchors),
        )
        self._touches = tuple(zip(self.symbols, at.firsts, strict=True))
        self._first, self._whole = at.first, at.whole

    def fitting(self, free: int, touching: Touching, placed: int) -> int:
        """Where the tile may lie, as a set of its placements (MYIS-6.2 to 6.7)."""
        if not placed:
            return free >> self._first & self.at.starting
        found = 0
        for symbol, first in self._touches:
            found |= touching[symbol] >> first
        return free >> self._first & found & self._whole

    def list_choices(self, found: int, may_pass: bool) -> tuple[Command, ...]:
        """What the seat may do, sorted, where the placements in a set are legal."""
        chosen = found << _FIRST_PLACEMENT | (0b11 if may_pass else 0b01)
        return tuple(compress(self.choices, bin(chosen)[:1:-1].encode().translate(_TRUTH)))


class Placements:
    """All placements of some tiles on one board.

    uncovered: every placement.
    off_hex: by place, placements that leave that hex alone. beside_hex: by place, pairs of a
    placement and one of its hexes where that hex is a neighbour of the place.
    """

    def __init__(
        self,
        tiles: Iterable[int],
        existing: int,
        open_hexes: int,
        start: int,
        around: Callable[[int], int],
    ) -> None:
        self._outlines: dict[Outline, OutlinePlacements] = {}
        self._tiles: list[list[TilePlacements | None]] = [
            [None] * len(TILES) for _ in range(MOST_SEATS)
        ]
        size = pairs = 0
        for tile in tiles:
            outline = outline_of(tile)
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
            found = TilePlacements(self._outlines[outline_of(tile)], tile, seat)
            self._tiles[seat][tile] = found
        return found

    def find(self, decision: int) -> tuple[TilePlacements, int]:
        """The tile that a decision places, and the number of its placement."""
        tile, number = split_decision(decision)
        return self.of(tile), number

    def command(self, decision: int) -> Command:
        """The command of seat 0 for a decision that is a placement."""
        own, number = self.find(decision)
        return own.choices[_FIRST_PLACEMENT + number]

    def exists(self, decision: int) -> bool:
        """Whether this is a decision for a placement on this board."""
        tile, number = split_decision(decision)
        return 0 <= tile < len(TILES) and number < self._size(tile)

    def _size(self, tile: int) -> int:
        """How many placements a tile has; none if no tile of this outline is played here."""
        at = self._outlines.get(outline_of(tile))
        return at.size if at else 0

    def decision(self, command: Command) -> int:
        """A placement as a decision of its seat, -1 if its hexes are not all open here."""
        index = TILE_INDEX.get(command.tile, -1)
        if index < 0 or not self._size(index):
            return -1
        own = self.of(index)
        number = own.at.number.get((command.rotation, command.q, command.r), -1)
        return -1 if number < 0 else own.base + number


def outline_of(tile: int) -> Outline:
    """The hexes of a tile as it lies on (0, 0), its symbols left out."""
    return tuple(cell for cell, _ in TILES[tile].cells)


def split_decision(decision: int) -> tuple[int, int]:
    """Tile and number of a decision that is a placement."""
    return decision >> _NUMBER_BITS, decision & (1 << _NUMBER_BITS) - 1
