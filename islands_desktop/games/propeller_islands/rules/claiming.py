"""Claiming, placing and discarding tiles, and the links they form (PROP-4)."""

from __future__ import annotations

from bisect import bisect_left

from islands_desktop.games.propeller_islands.components import (
    BENEFITS,
    DISCARD_GAIN,
    EMPTY,
    HUBS,
    PRINTED_BANNERS,
    TILES,
    banner_of,
)
from islands_desktop.games.propeller_islands.events import (
    TILE_BARRIER,
    OfferRefilled,
    TileClaimed,
    TileDiscarded,
    TilePlaced,
)
from islands_desktop.games.propeller_islands.hexes import STEPS, cell_of
from islands_desktop.games.propeller_islands.rules.characters import gain, gain_fame
from islands_desktop.games.propeller_islands.state import BENEFIT, NO_HOUSING, VACANT, Effect, put
from islands_desktop.games.propeller_islands.table import ActivePlayer, AnyPlayer, Table

_BENEFIT_OF = tuple(Effect(BENEFIT, tile.index) for tile in TILES)
_HOUSING = bytes(VACANT if tile.houses else NO_HOUSING for tile in TILES)


def links_of_tile(me: AnyPlayer, tile: int, at: int) -> int:
    """Links a newly placed tile forms, counted in both directions (PROP-4.5 to 4.7)."""
    banner, hub, hexes, links = PRINTED_BANNERS[tile], HUBS[tile], me.hexes, 0
    for step in STEPS:
        if at + step in hexes:
            index = hexes.index(at + step)
            other = me.tiles[index]
            if banner and banner == HUBS[other]:
                links += 1
            if hub:
                links += hub == PRINTED_BANNERS[other]
                links += hub == banner_of(me.upgrades[index])
    return links


def links_of_banner(me: AnyPlayer, guild: int, at: int) -> int:
    """Links an added banner forms with hub icons beside it (PROP-8.6)."""
    hexes, tiles = me.hexes, me.tiles
    return sum(HUBS[tiles[hexes.index(at + step)]] == guild for step in STEPS if at + step in hexes)


def lay(me: ActivePlayer, tile: int, at: int) -> None:
    """The tile lies on an empty hex of the frontier, without worker or upgrade (PROP-4.2)."""
    hexes, tiles, workers, upgrades = me.hexes, me.tiles, me.workers, me.upgrades
    index = bisect_left(hexes, at)
    me.hexes = (*hexes[:index], at, *hexes[index:])
    me.tiles = tiles[:index] + bytes((tile,)) + tiles[index:]
    me.workers = workers[:index] + _HOUSING[tile : tile + 1] + workers[index:]
    me.upgrades = upgrades[:index] + b"\0" + upgrades[index:]
    beside = {at + step for step in STEPS}
    me.frontier = tuple(sorted(beside.difference(hexes).union(me.frontier) - {at}))


def place_tile(table: Table, tile: int, at: int) -> None:
    """A tile is placed; links at once, its depot benefit after what they trigger (PROP-4.3)."""
    me = table.me
    links = links_of_tile(me, tile, at)
    lay(me, tile, at)
    if table.events is not None:
        q, r = cell_of(at)
        table.events.append(TilePlaced(table.seat, TILES[tile].id, q, r, links))
    if BENEFITS[tile] is not None:
        table.push(_BENEFIT_OF[tile])
    gain_fame(table, links, "links")


def refill(table: Table, space: int) -> None:
    """The tile of a space has left it; the top of the stack follows at once (PROP-4.4)."""
    if not table.stack:
        table.offer = put(table.offer, space, EMPTY)
        return
    tile, table.stack = table.stack[0], table.stack[1:]
    table.offer = put(table.offer, space, tile)
    if table.events is not None:
        table.events.append(OfferRefilled(space, TILES[tile].id, barrier=TILE_BARRIER))


def claim(table: Table, space: int, at: int) -> None:
    """A tile of the offer joins the island; links count after the refill (PROP-4.3)."""
    tile = table.offer[space]
    if table.events is not None:
        table.events.append(TileClaimed(table.seat, TILES[tile].id, space))
    refill(table, space)
    place_tile(table, tile, at)


def discard(table: Table, space: int) -> None:
    """A tile of the offer leaves the game for energy, and the space is refilled (PROP-4.9)."""
    _throw_away(table, space, table.seat)
    gain(table, DISCARD_GAIN, "discard")
    refill(table, space)


def discard_for_rival(table: Table, space: int, seat: int) -> None:
    """The tile of a space leaves the game, if there is one, and nobody gains (PROP-16.3)."""
    if table.offer[space] != EMPTY:
        _throw_away(table, space, seat)
        refill(table, space)


def _throw_away(table: Table, space: int, seat: int) -> None:
    tile = table.offer[space]
    table.discarded += bytes((tile,))
    if table.events is not None:
        table.events.append(TileDiscarded(seat, TILES[tile].id, space))
