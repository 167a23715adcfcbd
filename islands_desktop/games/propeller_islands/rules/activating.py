"""Activating buildings and what they do (PROP-5, 6)."""

from __future__ import annotations

from islands_desktop.games.propeller_islands.commands import Command, make_command
from islands_desktop.games.propeller_islands.components import (
    ACTIVATIONS,
    ANY_NUMBER,
    NO_BLOCK,
    NUMBERS,
    PRODUCTION,
    TILES,
    WILD,
    Activation,
)
from islands_desktop.games.propeller_islands.events import BuildingActivated, DepotUsed
from islands_desktop.games.propeller_islands.hexes import NOWHERE, cell_of
from islands_desktop.games.propeller_islands.rules.characters import can_pay, gain, has_power, pay
from islands_desktop.games.propeller_islands.rules.deploying import (
    DEPLOYMENT,
    can_deploy,
    give_benefit,
    usable_depots,
)
from islands_desktop.games.propeller_islands.state import (
    ACTIVE,
    BONUS,
    DOWN,
    POWER,
    RADIO,
    READY,
    TWO_TILES,
    Effect,
    put,
)
from islands_desktop.games.propeller_islands.table import AnyPlayer, Table

_RADIO = Effect(RADIO)
ANY_TILE = -1
"""Instead of a die value: the number of a tile is ignored."""


def matches(number: int, upgrades: int, die: int) -> bool:
    """Whether a die, or ANY_TILE, activates a tile with this number (PROP-5.2, 5.9)."""
    if number == NO_BLOCK:
        return False
    return number in (die, ANY_NUMBER) or die == ANY_TILE or upgrades & WILD != 0


def ready_tiles(me: AnyPlayer, die: int) -> list[int]:
    """Positions of tiles with a ready worker that a die activates (PROP-5.1, 5.2)."""
    workers, found = me.workers, []
    index = workers.find(READY)
    while index >= 0:
        if matches(NUMBERS[me.tiles[index]], me.upgrades[index], die):
            found.append(index)
        index = workers.find(READY, index + 1)
    return found


def can_activate(me: AnyPlayer, activation: Activation, energy_spent: int = 0) -> bool:
    """Whether an option can be paid and its effect is possible (PROP-5.5, 5.6)."""
    if not can_pay(me, activation.pay, energy_spent):
        return False
    if activation.warehouse:
        return bool(usable_depots(me))
    return not activation.deploys or can_deploy(me)


def can_activate_any(me: AnyPlayer) -> bool:
    """Whether there is a tile to activate, its number ignored (PROP-6.11, 7.8)."""
    return any(
        can_activate(me, activation)
        for index in ready_tiles(me, ANY_TILE)
        for activation in ACTIVATIONS[me.tiles[index]]
    )


def list_activations(
    me: AnyPlayer, seat: int, die: int, kind: str = "activate", energy_spent: int = 0
) -> list[Command]:
    """All legal commands to activate a tile with this die, sorted."""
    found = []
    for index in ready_tiles(me, die):
        at = me.hexes[index]
        for activation in ACTIVATIONS[me.tiles[index]]:
            if not can_activate(me, activation, energy_spent):
                continue
            if activation.warehouse:
                found += [make_command(seat, kind, 0, at, "", to) for to in usable_depots(me)]
            else:
                found.append(make_command(seat, kind, 0, at, activation.option))
    return found


def activate(table: Table, at: int, option: str, depot: int, extra: bool = False) -> None:
    """One activation in the order of PROP-5.4; the tile's number has been asked before."""
    me, index = table.me, table.me.hexes.index(at)
    tile = me.tiles[index]
    activation = next(one for one in ACTIVATIONS[tile] if one.option == option)
    if table.events is not None:
        q, r = cell_of(at)
        name = TILES[tile].id
        table.events.append(BuildingActivated(table.seat, name, q, r, option, extra))
    me.workers = put(me.workers, index, DOWN)
    if table.phase == BONUS:
        table.marks |= ACTIVE
    pay(table, activation.pay)
    energy, steel, part = activation.gain
    produced = me.upgrades[index] & PRODUCTION
    gain(
        table,
        (energy + (produced == 1), steel + (produced == 2), part + (produced == 3)),
        TILES[tile].id,
    )
    if activation.deploys:
        table.push(DEPLOYMENT)
    elif activation.radio:
        table.push(_RADIO)
    elif depot != NOWHERE:
        _use_warehouse(table, depot)


def _use_warehouse(table: Table, depot: int) -> None:
    """The benefit of a depot, which is not activated itself (PROP-6.12)."""
    tile = table.me.tiles[table.me.hexes.index(depot)]
    if table.events is not None:
        q, r = cell_of(depot)
        table.events.append(DepotUsed(table.seat, TILES[tile].id, q, r))
    give_benefit(table, tile)


def activate_pending(table: Table, command: Command) -> None:
    """A tile is activated by a Radio Station or a reward, its number ignored (6.11, 7.8)."""
    effect = table.pop()
    if effect.number > 1:
        table.push(Effect(TWO_TILES, effect.number - 1))
    activate(table, command.at, command.option, command.depot)


def activate_extra(table: Table, command: Command) -> None:
    """Marie activates one tile more, its number ignored (PROP-9.10)."""
    power = has_power(table.me, "extra_activation")
    assert power is not None, "only Marie has an extra activation"
    table.marks |= POWER
    pay(table, power.cost)
    activate(table, command.at, command.option, command.depot, extra=True)
