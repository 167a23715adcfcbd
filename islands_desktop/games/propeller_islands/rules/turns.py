"""The course of a turn (PROP-3.4 to 3.12), pending effects (PROP-5.11), and every command."""

from __future__ import annotations

from collections.abc import Callable

from islands_desktop.core.chance import roll_die
from islands_desktop.core.events import Event
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINT_INDEX,
    CHARACTER_INDEX,
    LINE_INDEX,
    SIDES,
    STEP_COST,
)
from islands_desktop.games.propeller_islands.events import (
    DICE_BARRIER,
    ActivatingFinished,
    BonusSet,
    DieChanged,
    DieDrafted,
    EffectLost,
    EffectSkipped,
    IslandActivated,
)
from islands_desktop.games.propeller_islands.rules import (
    activating,
    blueprints,
    characters,
    claiming,
    deploying,
    rounds,
)
from islands_desktop.games.propeller_islands.state import (
    ACTION,
    BENEFIT,
    BLUEPRINT,
    BONUS,
    DEPLOY,
    EFFECTS,
    ISLAND,
    LINE,
    PAID,
    POWER,
    RADIO,
    TWO_DEPOTS,
    TWO_TILES,
    UPGRADE,
    Effect,
    State,
    put,
)
from islands_desktop.games.propeller_islands.table import AnyPlayer, Table


def take_turn(state: State, command: Command, events: list[Event] | None = None) -> State:
    """The state after a legal command; `events` collects what happened when it is a list."""
    table = Table(state, events)
    _COMMANDS[command.kind](table, command)
    return table.frozen()


def turned(value: int, steps: int) -> int:
    """A die value some steps further on the cycle (PROP-3.8).

    >>> turned(6, 1), turned(1, -1), turned(5, 2)
    (1, 6, 1)
    """
    return (value - 1 + steps) % SIDES + 1


# ------------------------------------------------------------------ pending effects


def is_possible(me: AnyPlayer, effect: Effect) -> bool:
    """Whether a pending effect can do anything; if not it is dropped (PROP-5.11)."""
    if effect.kind == DEPLOY:
        return deploying.can_deploy(me)
    if effect.kind in (RADIO, TWO_TILES):
        return activating.can_activate_any(me)
    if effect.kind == TWO_DEPOTS:
        return bool(deploying.usable_depots(me, effect.places))
    return True


def settle(table: Table) -> None:
    """Resolves what needs no decision; with nothing pending any more the turn goes on (5.11)."""
    while table.pending:
        top = table.pending[-1]
        if top.kind == LINE:
            table.pop()
            deploying.give_reward(table, top.number)
        elif top.kind == BENEFIT:
            table.pop()
            deploying.give_benefit(table, top.number)
        elif is_possible(table.me, top):
            return
        else:
            table.pop()
            if table.events is not None:
                table.events.append(EffectLost(table.seat, EFFECTS[top.kind]))
    if table.phase == ACTION:
        _put_die_away(table)
    elif table.phase == UPGRADE and not blueprints.begin_replacement(table):
        rounds.end_turn(table)


def _put_die_away(table: Table) -> None:
    """The action is done; the die lies on the dock board (PROP-3.11)."""
    table.me.drafted += bytes((table.die,))
    table.phase, table.die, table.marks = BLUEPRINT, 0, 0


# ------------------------------------------------------------------ commands, in the order of 13


def _choose_character(table: Table, command: Command) -> None:
    characters.choose_character(table, CHARACTER_INDEX[command.option])
    if table.seat == table.first or table.setup.seats == 1:
        table.shown = b""
        rounds.begin_round(table)
    else:
        table.turn_to((table.seat - 1) % table.setup.seats)


def _draft(table: Table, command: Command) -> None:
    value = command.number
    table.forge = put(table.forge, value - 1, table.forge[value - 1] - 1)
    table.phase, table.die = ACTION, value
    if table.events is not None:
        table.events.append(DieDrafted(table.seat, value))


def _change_die(table: Table, value: int, mark: int, cause: str, barrier: str = "") -> None:
    table.die = value
    table.marks |= mark
    if table.events is not None:
        table.events.append(DieChanged(table.seat, value, cause, barrier=barrier))


def _reroll(table: Table, command: Command) -> None:
    """Jacques (PROP-9.6)."""
    power = characters.has_power(table.me, "reroll")
    assert power is not None, "only Jacques rolls again"
    value, table.chance = roll_die(SIDES, table.chance)
    _change_die(table, value, POWER, "jacques", DICE_BARRIER)
    characters.gain(table, power.gain, "jacques")


def _shift(table: Table, command: Command) -> None:
    """Sir Charles (PROP-9.12)."""
    _change_die(table, turned(table.die, command.number), POWER, "charles")


def _adjust(table: Table, command: Command) -> None:
    """The paid step (PROP-3.7)."""
    characters.pay(table, STEP_COST)
    _change_die(table, turned(table.die, command.number), PAID, "paid")


def _claim(table: Table, command: Command) -> None:
    table.marks = 0
    claiming.claim(table, command.number, command.at)
    settle(table)


def _discard(table: Table, command: Command) -> None:
    claiming.discard(table, command.number)
    _put_die_away(table)


def _activate_island(table: Table, command: Command) -> None:
    table.phase, table.marks = ISLAND, 0
    if table.events is not None:
        table.events.append(IslandActivated(table.seat, table.die))


def _activate(table: Table, command: Command) -> None:
    if table.pending:
        activating.activate_pending(table, command)
    else:
        activating.activate(table, command.at, command.option, command.depot)
    settle(table)


def _extra(table: Table, command: Command) -> None:
    activating.activate_extra(table, command)
    settle(table)


def _finish(table: Table, command: Command) -> None:
    if table.phase == BONUS:
        rounds.finish_bonus_step(table)
        return
    if table.events is not None:
        table.events.append(ActivatingFinished(table.seat))
    _put_die_away(table)


def _set_bonus(table: Table, command: Command) -> None:
    """Nelson (PROP-9.8)."""
    table.die = command.number
    table.marks |= POWER
    if table.events is not None:
        table.events.append(BonusSet(table.seat, command.number))


def _deploy(table: Table, command: Command) -> None:
    table.pop()
    deploying.deploy(table, command.number, command.at)
    settle(table)


def _reward(table: Table, command: Command) -> None:
    deploying.choose_line(table, LINE_INDEX[command.option])
    settle(table)


def _place(table: Table, command: Command) -> None:
    claiming.place_tile(table, table.pop().number, command.at)
    settle(table)


def _depot(table: Table, command: Command) -> None:
    deploying.use_depot(table, command.at)
    settle(table)


def _choose_resource(table: Table, command: Command) -> None:
    table.pop()
    characters.gain_one(table, command.option)
    settle(table)


def _skip(table: Table, command: Command) -> None:
    effect = table.pop()
    if table.events is not None:
        table.events.append(EffectSkipped(table.seat, EFFECTS[effect.kind]))
    settle(table)


def _complete(table: Table, command: Command) -> None:
    blueprints.complete(table, BLUEPRINT_INDEX[command.option])


def _install(table: Table, command: Command) -> None:
    blueprints.install(table, command.at)
    settle(table)


def _set_aside(table: Table, command: Command) -> None:
    blueprints.set_aside(table)
    settle(table)


def _take(table: Table, command: Command) -> None:
    blueprints.take(table, command.option)
    rounds.end_turn(table)


def _end_turn(table: Table, command: Command) -> None:
    rounds.end_turn(table)


_COMMANDS: dict[str, Callable[[Table, Command], None]] = {
    "choose_character": _choose_character,
    "draft": _draft,
    "reroll": _reroll,
    "shift": _shift,
    "adjust": _adjust,
    "claim": _claim,
    "discard": _discard,
    "activate_island": _activate_island,
    "activate": _activate,
    "extra": _extra,
    "finish": _finish,
    "set_bonus": _set_bonus,
    "deploy": _deploy,
    "reward": _reward,
    "place": _place,
    "depot": _depot,
    "choose_resource": _choose_resource,
    "skip": _skip,
    "complete": _complete,
    "install": _install,
    "set_aside": _set_aside,
    "take": _take,
    "end_turn": _end_turn,
}
