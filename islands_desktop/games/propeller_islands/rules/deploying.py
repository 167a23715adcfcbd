"""Workers leave the dock, and its lines give their rewards (PROP-7)."""

from __future__ import annotations

from islands_desktop.games.propeller_islands.components import (
    BENEFITS,
    DOCK_SPACES,
    LINES,
    LINES_THROUGH,
    TILES,
)
from islands_desktop.games.propeller_islands.events import (
    TILE_BARRIER,
    DepotUsed,
    EffectLost,
    LineCleared,
    LineRewarded,
    TileDrawn,
    WorkerDeployed,
)
from islands_desktop.games.propeller_islands.hexes import cell_of
from islands_desktop.games.propeller_islands.rules.characters import gain, gain_fame
from islands_desktop.games.propeller_islands.state import (
    DEPLOY,
    EFFECTS,
    LINE,
    NO_HOUSING,
    PLACE,
    READY,
    TWO_DEPOTS,
    TWO_TILES,
    VACANT,
    Effect,
    put,
)
from islands_desktop.games.propeller_islands.state import LINES as TWO_LINES
from islands_desktop.games.propeller_islands.table import AnyPlayer, Table

DEPLOYMENT = Effect(DEPLOY)
LINE_OF = tuple(Effect(LINE, line.index) for line in LINES)


def can_deploy(me: AnyPlayer) -> bool:
    """Whether there is a worker on the dock and vacant housing for it (PROP-7.3)."""
    return me.dock > 0 and VACANT in me.workers


def deploy(table: Table, space: int, at: int) -> None:
    """A worker leaves its dock space and stands ready on the island (PROP-7.1, 7.2, 7.5)."""
    me = table.me
    me.workers = put(me.workers, me.hexes.index(at), READY)
    me.dock &= ~(1 << space)
    cleared = [line.index for line in LINES_THROUGH[space] if not me.dock & line.spaces]
    if table.events is not None:
        q, r = cell_of(at)
        table.events.append(WorkerDeployed(table.seat, DOCK_SPACES[space], q, r))
        table.events += [LineCleared(table.seat, LINES[line].id) for line in cleared]
    if len(cleared) > 1:
        table.push(Effect(TWO_LINES, 0, tuple(cleared)))
    elif cleared:
        table.push(LINE_OF[cleared[0]])


def choose_line(table: Table, chosen: int) -> None:
    """Of two lines cleared together one comes first, the other follows by itself (PROP-7.6)."""
    effect = table.pop()
    for line in effect.places:
        if line != chosen:
            table.push(LINE_OF[line])
    table.push(LINE_OF[chosen])


def give_reward(table: Table, line_index: int) -> None:
    """The reward of a cleared line (PROP-7.8); what needs decisions becomes pending."""
    line = LINES[line_index]
    if table.events is not None:
        table.events.append(LineRewarded(table.seat, line.id))
    if line.reward == "gain":
        gain(table, line.gain, line.id)
    elif line.reward == "fame":
        gain_fame(table, line.amount, line.id)
    elif line.reward == "deploy":
        table.push(DEPLOYMENT)
    elif line.reward == "activate_different_ready_tiles":
        table.push(Effect(TWO_TILES, line.amount))
    elif line.reward == "different_depot_benefits":
        table.push(Effect(TWO_DEPOTS, line.amount))
    elif table.stack:
        _draw_tile(table)
    elif table.events is not None:
        table.events.append(EffectLost(table.seat, EFFECTS[PLACE]))


def _draw_tile(table: Table) -> None:
    tile, table.stack = table.stack[0], table.stack[1:]
    if table.events is not None:
        table.events.append(TileDrawn(table.seat, TILES[tile].id, barrier=TILE_BARRIER))
    table.push(Effect(PLACE, tile))


def can_benefit(me: AnyPlayer, tile: int) -> bool:
    """Whether the benefit of a depot is possible (PROP-4.8, 7.3)."""
    benefit = BENEFITS[tile]
    return benefit is not None and (not benefit.deploys or can_deploy(me))


def give_benefit(table: Table, tile: int) -> None:
    """The benefit of a depot; a deploy becomes pending and is lost if it cannot be (4.8, 7.3)."""
    benefit = BENEFITS[tile]
    assert benefit is not None, f"tile {tile} is no depot"
    gain(table, benefit.gain, TILES[tile].id)
    if benefit.deploys:
        table.push(DEPLOYMENT)


def usable_depots(me: AnyPlayer, used: tuple[int, ...] = ()) -> list[int]:
    """Hexes of own depots whose benefit is possible, those already used left out (PROP-7.8)."""
    return [
        at
        for at, tile, worker in zip(me.hexes, me.tiles, me.workers, strict=True)
        if worker == NO_HOUSING and at not in used and can_benefit(me, tile)
    ]


def use_depot(table: Table, at: int) -> None:
    """One of up to two depots gives its benefit; the next use waits below it (PROP-7.8)."""
    effect = table.pop()
    if effect.number > 1:
        places = tuple(sorted((*effect.places, at)))
        table.push(Effect(TWO_DEPOTS, effect.number - 1, places))
    tile = table.me.tiles[table.me.hexes.index(at)]
    if table.events is not None:
        q, r = cell_of(at)
        table.events.append(DepotUsed(table.seat, TILES[tile].id, q, r))
    give_benefit(table, tile)
