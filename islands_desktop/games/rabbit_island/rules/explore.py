"""The Explore phase (RABB-3): placing tiles, the rabbit, first camps, and how it ends."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase
from islands_desktop.games.rabbit_island.components import FIRST_HOLE, TILES
from islands_desktop.games.rabbit_island.events import (
    DeckShuffled,
    HolesDug,
    NothingFits,
    RabbitPut,
    TilePlaced,
    TilesDiscarded,
    TilesDrawn,
    TilesSeen,
    TurnBegan,
)
from islands_desktop.games.rabbit_island.rules.drawing import DRAW_BARRIER
from islands_desktop.games.rabbit_island.rules.resolving import can_build
from islands_desktop.games.rabbit_island.rules.table import Table, without
from islands_desktop.games.rabbit_island.rules.years import begin_build_phase
from islands_desktop.games.rabbit_island.state import BUILD, EVENT, PLACE, RABBIT

TILES_A_TURN = 2
TURN_BARRIER = phrase("It is another player's turn.")


def begin_turn(table: Table, seat: int) -> None:
    """A seat's Explore turn begins (RABB-3.1 to 3.3)."""
    table.active = seat
    table.fresh_turn()
    table.tell(TurnBegan(seat, 0, barrier=TURN_BARRIER))
    _discard_lone_tile(table)
    if table.mover.tiles:
        _go_on_placing(table)
    else:
        check_end(table)


def _discard_lone_tile(table: Table) -> None:
    """A seat with exactly one tile discards it (RABB-3.2)."""
    tiles = table.mover.tiles
    if len(tiles) == 1:
        _discard_hand(table, table.active)


def _discard_hand(table: Table, seat: int) -> None:
    tiles = table.seats[seat].tiles
    if tiles:
        table.tile_discards += tiles
        table.change(seat, tiles=b"")
        table.tell(TilesDiscarded(seat, tuple(TILES[tile].id for tile in tiles)))


def fits_somewhere(table: Table, tiles: bytes) -> bool:
    """Whether one of these tiles has a legal cell."""
    return any(table.land.fits(arrows) for arrows in {TILES[tile].arrows for tile in tiles})


def _go_on_placing(table: Table) -> None:
    """The next tile is to be placed; a hand in which nothing fits is exchanged (RABB-3.5)."""
    while not fits_somewhere(table, table.mover.tiles):
        if not fits_somewhere(table, table.box + table.tile_discards):
            table.tell(NothingFits(table.active))
            end_placing(table)
            return
        _exchange_hand(table)
    table.point = PLACE


def _exchange_hand(table: Table) -> None:
    """The whole hand is discarded and as many tiles are drawn (RABB-3.5 a)."""
    count = len(table.mover.tiles)
    _discard_hand(table, table.active)
    drawn = b""
    while len(drawn) < count:
        if not table.box:
            table.box, table.tile_discards = table.shuffled(table.tile_discards), b""
            table.tell(DeckShuffled("tiles", barrier=DRAW_BARRIER))
        needed = count - len(drawn)
        drawn, table.box = drawn + table.box[:needed], table.box[needed:]
    table.change(table.active, tiles=bytes(sorted(drawn)))
    table.tell(TilesDrawn(table.active, count, barrier=DRAW_BARRIER))
    names = tuple(TILES[tile].id for tile in table.mover.tiles)
    table.tell(TilesSeen(table.active, names, visible_to=(table.active,)))


def place_tile(table: Table, tile: int, x: int, y: int) -> None:
    """A tile of the hand is laid on a legal cell (RABB-3.4)."""
    table.land = table.land.with_tile(tile, (x, y))
    table.stacks.append(())
    table.change(table.active, tiles=without(table.mover.tiles, tile))
    table.set_turn(placed=(*table.turn.placed, len(table.land.tiles) - 1))
    table.tell(TilePlaced(table.active, TILES[tile].id, x, y))
    if len(table.turn.placed) == TILES_A_TURN or not table.mover.tiles:
        end_placing(table)
    else:
        _go_on_placing(table)


def end_placing(table: Table) -> None:
    """After the place step: a lone tile goes, then the rabbit is put (RABB-3.2, 3.6)."""
    _discard_lone_tile(table)
    placed = table.turn.placed
    if not placed:
        check_end(table)
    elif len(placed) == 1:
        put_rabbit(table, placed[0])
    else:
        table.point = RABBIT


def put_rabbit(table: Table, place: int) -> None:
    """The rabbit is put on a tile of this turn; then its tile is looked at (RABB-3.6 to 3.8)."""
    table.change(table.active, rabbit=place)
    table.tell(RabbitPut(table.active, *table.land.cell(place)))
    if not TILES[table.land.tile(place)].is_territory:
        table.point = EVENT
    elif can_build(table):
        table.point = BUILD
    else:
        check_end(table)


def check_end(table: Table) -> None:
    """Whether the phase is over; otherwise the next seat's turn (RABB-3.9)."""
    hands = [seat.tiles for seat in table.seats]
    over = all(len(hand) < TILES_A_TURN for hand in hands)
    left = b"".join(hands) + table.box + table.tile_discards
    if over or not fits_somewhere(table, left):
        end_explore_phase(table)
    else:
        begin_turn(table, table.next_seat(table.active))


def end_explore_phase(table: Table) -> None:
    """Hands are discarded, Rabbit Holes are dug, the Build phase begins (RABB-3.10)."""
    for seat in range(table.count):
        _discard_hand(table, seat)
    known = len(table.land.tiles)
    table.land = table.land.with_holes(FIRST_HOLE)
    holes = table.land.tiles[known:]
    table.stacks += [()] * len(holes)
    table.tell(HolesDug(tuple((x, y) for x, y, _ in holes)))
    begin_build_phase(table)
