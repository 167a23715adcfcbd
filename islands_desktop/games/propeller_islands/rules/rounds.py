"""Rounds: rolling the dice, the order of turns, the bonus die, the end (PROP-3.1 to 3.3, 10, 11.1).

The rival of a solo game takes its turns here, for they need no decision (PROP-16).
"""

from __future__ import annotations

from collections.abc import Iterable

from islands_desktop.core.chance import draw_below, roll_die
from islands_desktop.games.propeller_islands.components import (
    DICE,
    ENOUGH_BLUEPRINTS,
    MOST_DICE_ON_A_SPACE,
    RIVAL_SPACES,
    SIDES,
    SOLO_DICE,
)
from islands_desktop.games.propeller_islands.events import (
    DICE_BARRIER,
    TURN_BARRIER,
    ActivatingFinished,
    BonusBegan,
    DiceRolled,
    GameEnded,
    RivalDrafted,
    RoundBegan,
    TurnEnded,
    WorkersStoodUp,
)
from islands_desktop.games.propeller_islands.rules.claiming import discard_for_rival
from islands_desktop.games.propeller_islands.state import (
    BONUS,
    DOWN,
    DRAFT,
    OVER,
    READY,
    RIVAL,
    Player,
    State,
    is_solo,
    participants,
    put,
)
from islands_desktop.games.propeller_islands.table import Table

NO_DICE = bytes(SIDES)
NO_SEAT = -1
"""The rival in events."""


def lay_dice(forge: bytes, values: Iterable[int]) -> tuple[bytes, int]:
    """The Forge with these dice, and how many are in excess and taken off again (PROP-3.2).

    >>> lay_dice(bytes(6), (4, 4, 4, 4, 2, 6, 1))
    (b'\\x01\\x01\\x00\\x03\\x00\\x01', 1)
    """
    counts = list(forge)
    for value in values:
        counts[value - 1] += 1
    fitting = bytes(min(count, MOST_DICE_ON_A_SPACE) for count in counts)
    return fitting, sum(counts) - sum(fitting)


def _roll(table: Table) -> None:
    """All dice are rolled, those in excess again until none is (PROP-3.1, 3.2)."""
    setup = table.setup
    count = SOLO_DICE if is_solo(setup) else DICE[setup.seats]
    table.forge, again = NO_DICE, False
    while count:
        values = []
        for _ in range(count):
            value, table.chance = roll_die(SIDES, table.chance)
            values.append(value)
        table.forge, count = lay_dice(table.forge, values)
        if table.events is not None:
            table.events.append(DiceRolled(tuple(values), again, barrier=DICE_BARRIER))
        again = True


def begin_round(table: Table) -> None:
    """The next round, up to its first decision."""
    table.round += 1
    table.turns = 0
    if table.events is not None:
        rival = is_solo(table.setup) and table.first == RIVAL
        table.events.append(RoundBegan(table.round, NO_SEAT if rival else table.first))
    _roll(table)
    go_on(table)


def go_on(table: Table) -> None:
    """The next turn; after the last one the bonus die (PROP-3.3, 10.1, 16.2)."""
    count = participants(table.setup)
    table.die = table.marks = 0
    while table.turns < 2 * count:
        seat = (table.first + table.turns) % count
        if not is_solo(table.setup) or seat != RIVAL:
            table.turn_to(seat)
            table.phase = DRAFT
            return
        take_rival_turn(table)
        table.turns += 1
    if table.events is not None:
        table.events.append(BonusBegan(bonus_die(table.forge)))
    _begin_bonus_step(table, 0 if is_solo(table.setup) else table.first)


def end_turn(table: Table) -> None:
    """A turn is over (PROP-3.12)."""
    if table.events is not None:
        table.events.append(TurnEnded(table.seat, barrier=TURN_BARRIER))
    table.turns += 1
    go_on(table)


def take_rival_turn(table: Table) -> None:
    """A random die leaves the Forge; the two tiles it names leave the game (PROP-16.3)."""
    number, table.chance = draw_below(sum(table.forge), table.chance)
    dice = [value for value in range(1, SIDES + 1) for _ in range(table.forge[value - 1])]
    value = dice[number]
    table.forge = put(table.forge, value - 1, table.forge[value - 1] - 1)
    table.rival += bytes((value,))
    if table.events is not None:
        table.events.append(RivalDrafted(value, barrier=DICE_BARRIER))
    for space in RIVAL_SPACES[value]:
        discard_for_rival(table, space, NO_SEAT)


def bonus_die(forge: bytes) -> int:
    """The value of the single die that is left; it is not taken (PROP-10.1)."""
    return next(value for value, count in enumerate(forge, start=1) if count)


def _begin_bonus_step(table: Table, seat: int) -> None:
    table.turn_to(seat)
    table.phase, table.die, table.marks = BONUS, bonus_die(table.forge), 0


def finish_bonus_step(table: Table) -> None:
    """The next seat uses the bonus die; after the last one the round ends (PROP-10.2, 10.4)."""
    if table.events is not None:
        table.events.append(ActivatingFinished(table.seat, barrier=TURN_BARRIER))
    following = (table.seat + 1) % table.setup.seats
    if is_solo(table.setup) or following == table.first:
        _end_round(table)
    else:
        _begin_bonus_step(table, following)


def end_reasons(state: State | Table) -> tuple[str, ...]:
    """Which of the conditions of PROP-11.1 hold."""
    found = []
    if any(len(player.completed) >= ENOUGH_BLUEPRINTS for player in state.players):
        found.append("blueprints")
    if any(not player.dock for player in state.players):
        found.append("dock")
    if not state.stack:
        found.append("stack")
    return tuple(found)


def _end_round(table: Table) -> None:
    """The game ends, or everything is made ready for the next round (PROP-10.5, 10.6)."""
    table.put_back()
    table.die = table.marks = 0
    reasons = end_reasons(table)
    if reasons:
        table.turn_to(0)
        table.phase = OVER
        if table.events is not None:
            table.events.append(GameEnded(reasons))
        return
    if table.events is not None:
        table.events.append(WorkersStoodUp(table.round))
    table.seat_again(tuple(_rested(player) for player in table.players))
    table.first = (table.first + 1) % participants(table.setup)
    table.rival = b""
    begin_round(table)


def _rested(player: Player) -> Player:
    workers = player.workers.replace(bytes((DOWN,)), bytes((READY,)))
    return player._replace(workers=workers, drafted=b"", pioneer=False)
