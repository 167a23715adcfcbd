"""Resolving the tile (RABB-8): harvests, building, sharing, events."""

from __future__ import annotations

from islands_desktop.games.rabbit_island.components import (
    ACTION_TYPES,
    EVENT_CARROTS,
    HOLE_CARROTS,
    MOST_TOKENS,
    TILES,
)
from islands_desktop.games.rabbit_island.events import (
    CarrotsGained,
    Declined,
    Harvested,
    TokenBuilt,
)
from islands_desktop.games.rabbit_island.land import Land
from islands_desktop.games.rabbit_island.rules.drawing import draw_action
from islands_desktop.games.rabbit_island.rules.table import Table
from islands_desktop.games.rabbit_island.rules.years import finish_turn
from islands_desktop.games.rabbit_island.state import BUILD, EVENT, HOLE, OTHER, OWN

EPIC_CARDS = 2
Stacks = list[tuple[int, ...]] | tuple[tuple[int, ...], ...]


def in_force(table: Table, kind: str) -> int:
    """How many cards of a kind are in force this turn."""
    return sum(ACTION_TYPES[card] == kind for card in table.turn.effects)


# ------------------------------------------------------------------ building


def build_cost(table: Table) -> int:
    """Cost of the next level under the rabbit (RABB-8.2). The tile must have one."""
    place = table.rabbit
    printed = TILES[table.land.tile(place)].levels[len(table.stacks[place])].cost
    if not table.turn.effects:
        return printed
    if in_force(table, "free-labor"):
        return 0
    return int(printed << in_force(table, "hungry-workers"))


def can_build(table: Table) -> bool:
    """Whether the active seat may build on the rabbit's tile (RABB-8.3)."""
    place = table.rabbit
    if not TILES[table.land.tile(place)].is_territory:
        return False
    if len(table.stacks[place]) >= MOST_TOKENS or not table.supply(table.active):
        return False
    return table.mover.carrots >= build_cost(table)


def build(table: Table) -> None:
    """Pay, and put the token on top (RABB-8.4)."""
    cost, place = build_cost(table), table.rabbit
    table.gain(table.active, -cost)
    table.stacks[place] = (*table.stacks[place], table.active)
    x, y = table.land.cell(place)
    table.tell(TokenBuilt(table.active, x, y, len(table.stacks[place]), cost))


# ------------------------------------------------------------------ harvests


def harvest_group(land: Land, stacks: Stacks, place: int) -> tuple[int, ...]:
    """Places of the tiles that harvest together with an owned tile (RABB-8.6), itself first."""
    owner, found = stacks[place][-1], [place]
    for here in found:
        for beside in land.beside[here]:
            if beside not in found and stacks[beside] and stacks[beside][-1] == owner:
                found.append(beside)
    return tuple(found)


def base_of(land: Land, stacks: Stacks, place: int) -> int:
    """What a tile's group harvests before any card (RABB-8.7)."""
    return sum(
        TILES[land.tile(here)].levels[len(stacks[here]) - 1].harvest
        for here in harvest_group(land, stacks, place)
    )


def active_factor(table: Table) -> int:
    """What cards make of the active seat's harvest: 0 for Drought, else doublings (RABB-8.8)."""
    if not table.turn.effects:
        return 1
    return 0 if in_force(table, "drought") else 1 << in_force(table, "full-harvest")


def owner_factor(table: Table) -> int:
    """The same for the owner's: Poor Harvest and Hometown Advantage."""
    if not table.turn.effects:
        return 1
    return 0 if in_force(table, "poor-harvest") else 1 << in_force(table, "hometown-advantage")


def _harvest(table: Table, owner: int, base: int, factor: int) -> None:
    table.gain(owner, base * factor)
    table.tell(Harvested(owner, base * factor, base, factor))


def resolve(table: Table) -> None:
    """M5: what the tile under the rabbit asks for (RABB-8.1, 8.9 to 8.15)."""
    place = table.rabbit
    tile = TILES[table.land.tile(place)]
    if tile.type == "rabbit_hole":
        table.point = HOLE
    elif not tile.is_territory:
        table.point = EVENT
    elif not table.stacks[place]:
        _ask_to_build(table, BUILD)
    elif table.stacks[place][-1] == table.active:
        base = base_of(table.land, table.stacks, place)
        _harvest(table, table.active, base, active_factor(table) * owner_factor(table))
        _ask_to_build(table, OWN)
    else:
        _resolve_others(table, place)


def _ask_to_build(table: Table, point: str) -> None:
    if can_build(table):
        table.point = point
    else:
        finish_turn(table)


def _resolve_others(table: Table, place: int) -> None:
    """The owner harvests; then the visitor builds or shares, on a Town neither (RABB-8.11 ff.)."""
    owner = table.stacks[place][-1]
    base = base_of(table.land, table.stacks, place)
    _harvest(table, owner, base, owner_factor(table))
    if len(table.stacks[place]) == MOST_TOKENS:
        finish_turn(table)
    elif can_build(table):
        table.point = OTHER
    else:
        share(table)


def share(table: Table) -> None:
    """The visitor takes as much as the group harvests (RABB-8.8, 8.12)."""
    base = base_of(table.land, table.stacks, table.rabbit)
    carrots = base * active_factor(table)
    table.gain(table.active, carrots)
    table.tell(CarrotsGained(table.active, carrots, "share"))
    finish_turn(table)


# ------------------------------------------------------------------ events


def take_event(table: Table) -> None:
    """Carrots and an Action Card of the Hill or a Carrot Patch (RABB-8.14, 3.8)."""
    carrots = EVENT_CARROTS * active_factor(table)
    table.gain(table.active, carrots)
    table.tell(CarrotsGained(table.active, carrots, "event"))
    draw_event_cards(table)


def take_hole_carrots(table: Table) -> None:
    """The carrots of a Rabbit Hole (RABB-8.15)."""
    carrots = HOLE_CARROTS * active_factor(table)
    table.gain(table.active, carrots)
    table.tell(CarrotsGained(table.active, carrots, "hole"))


def event_cards(table: Table) -> int:
    """How many Action Cards are drawn: one, and two more by Epic Discovery (RABB-6.7)."""
    return 1 + EPIC_CARDS * in_force(table, "epic-discovery")


def draw_event_cards(table: Table) -> None:
    """The Action Cards of an Event Tile."""
    for _ in range(event_cards(table)):
        draw_action(table, table.active)


def decline(table: Table) -> None:
    """Nothing is built or taken."""
    table.tell(Declined(table.active))
