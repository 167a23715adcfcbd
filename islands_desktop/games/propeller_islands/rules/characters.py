"""Resources, fame, and the characters that fame wakes (PROP-9)."""

from __future__ import annotations

from islands_desktop.games.propeller_islands.components import (
    CHARACTERS,
    RESOURCES,
    TRUMPETS,
    Power,
    Resources,
)
from islands_desktop.games.propeller_islands.events import (
    CHARACTER_BARRIER,
    CharacterChosen,
    FameGained,
    ResourcesGained,
    ResourcesPaid,
    TrumpetReached,
)
from islands_desktop.games.propeller_islands.state import RESOURCE, Effect
from islands_desktop.games.propeller_islands.table import AnyPlayer, Table

_BASIC, _ADVANCED = TRUMPETS
_CHOOSE = Effect(RESOURCE)


def open_power(me: AnyPlayer) -> Power | None:
    """The version of the character's power that is open, None before the first trumpet (9.2)."""
    if me.fame < _BASIC or me.character < 0:
        return None
    character = CHARACTERS[me.character]
    return character.basic if me.fame < _ADVANCED else character.advanced


def has_power(me: AnyPlayer, *kinds: str) -> Power | None:
    """The open power if it is one of these kinds (PROP-9.5)."""
    power = open_power(me)
    return power if power is not None and power.kind in kinds else None


def gain(table: Table, resources: Resources, cause: str) -> None:
    """Resources come from the supply, which never runs out (PROP-1.7)."""
    me = table.me
    energy, steel, part = resources
    me.energy += energy
    me.steel += steel
    me.part += part
    if table.events is not None and any(resources):
        table.events.append(ResourcesGained(table.seat, energy, steel, part, cause))


def pay(table: Table, cost: Resources) -> None:
    """Resources go back to the supply; that they are there has been asked before."""
    me = table.me
    energy, steel, part = cost
    me.energy -= energy
    me.steel -= steel
    me.part -= part
    if table.events is not None and any(cost):
        table.events.append(ResourcesPaid(table.seat, energy, steel, part))


def can_pay(me: AnyPlayer, cost: Resources, energy_spent: int = 0) -> bool:
    """Whether a cost is there in full; `energy_spent` goes away before."""
    energy, steel, part = cost
    return me.energy - energy_spent >= energy and me.steel >= steel and me.part >= part


def choose_character(table: Table, character: int) -> None:
    """A seat takes one of the shown characters (PROP-2.10)."""
    table.me.character = character
    table.shown = bytes(other for other in table.shown if other != character)
    if table.events is not None:
        name = CHARACTERS[character].id
        table.events.append(CharacterChosen(table.seat, name, barrier=CHARACTER_BARRIER))


def gain_fame(table: Table, amount: int, cause: str) -> None:
    """One fame gain, with what it triggers (PROP-9.1 to 9.3, 9.9)."""
    if not amount:
        return
    me = table.me
    before = me.fame
    me.fame = before + amount
    if table.events is not None:
        table.events.append(FameGained(table.seat, amount, me.fame, cause))
        for level, trumpet in enumerate(TRUMPETS, start=1):
            if before < trumpet <= me.fame:
                name = CHARACTERS[me.character].id
                table.events.append(TrumpetReached(table.seat, name, level))
    if not me.pioneer:
        power = has_power(me, "on_fame_gain")
        if power is not None:
            me.pioneer = True
            _give_one_of(table, power)


def gain_for_blueprint(table: Table) -> None:
    """What Nicola has of a completed blueprint (PROP-9.11)."""
    power = has_power(table.me, "on_blueprint")
    if power is not None:
        _give_one_of(table, power)


def _give_one_of(table: Table, power: Power) -> None:
    """The one resource there is, or a choice that becomes pending."""
    if len(power.one_of) > 1:
        table.push(_CHOOSE)
    else:
        gain_one(table, power.one_of[0])


def gain_one(table: Table, resource: str) -> None:
    """One resource from the power of the own character."""
    energy, steel, part = (int(name == resource) for name in RESOURCES)
    gain(table, (energy, steel, part), CHARACTERS[table.me.character].id)


def resource_choices(me: AnyPlayer) -> tuple[str, ...]:
    """What the open power lets its owner choose from, in alphabetical order."""
    power = open_power(me)
    return tuple(sorted(power.one_of)) if power is not None else ()
