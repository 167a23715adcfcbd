"""Beam search through one player's own turns of Palm Island, alone or beside others.

Every world it looks at has one village: nobody's turns change another village within a round
(PALM-12.2), and what comes at the end of a round is tried as if the player were alone at it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.state import State
from islands_desktop.opponents.players import Stop

_BEHIND = 0.5
_BEHIND_A_TURN = 0.1
"""What commands whose continuations fell out of the beam are taken to be worse than the rest."""

Judge = Callable[[State], float]
"""What a world is worth to its player, in points expected at the end."""


Line = tuple[State, int]
"""A position of a beam, and the number of the command that it began with."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How hard a level thinks: positions kept a turn, worlds drawn, turns looked ahead.

    `aims`: whether it sees more than its own village, as outposts and disasters.
    """

    width: int
    worlds: int
    turns: int
    aims: bool = True


def worth_trying(state: State) -> tuple[Command, ...]:
    """The legal commands without switching villagers: one at work takes no possibility away."""
    commands = GAME.commands_of(state, 0)
    if not state.villages[0].tail:
        return commands
    return tuple(command for command in commands if command.kind != "set_active")


def values_of(
    world: State, commands: tuple[Command, ...], plan: Plan, judge: Judge, stop: Stop
) -> dict[Command, float]:
    """Best value reached behind each command by one beam that remembers where it began.

    Commands that fell out of the beam come behind the others, the earlier the further.
    """
    lines = [(GAME.successor(world, command), n) for n, command in enumerate(commands)]
    values = {first: judge(state) for state, first in lines}
    seen = [0] * len(commands)
    turn = 0
    while len(values) > 1 and turn < plan.turns and (reached := _step(lines, stop)):
        turn += 1
        worths = [judge(state) for state, _first in reached]
        kept = _best(worths, plan.width)
        lines = [reached[place] for place in kept]
        values = {}
        for place in kept:
            values.setdefault(reached[place][1], worths[place])
        for first in values:
            seen[first] = turn
    behind = min(values.values()) - _BEHIND
    return {
        command: values.get(first, behind - _BEHIND_A_TURN * (turn - seen[first]))
        for first, command in enumerate(commands)
    }


def best_behind(world: State, command: Command, plan: Plan, judge: Judge, stop: Stop) -> float:
    """Best value that a beam reaches behind one command."""
    lines = [(GAME.successor(world, command), 0)]
    best = judge(lines[0][0])
    for _ in range(plan.turns):
        reached = _step(lines, stop)
        if not reached:
            break
        worths = [judge(state) for state, _first in reached]
        kept = _best(worths, plan.width)
        lines, best = [reached[place] for place in kept], worths[kept[0]]
    return best


def _best(worths: list[float], width: int) -> list[int]:
    """Places of the highest worths, those first; of equal ones the earlier first."""
    return sorted(range(len(worths)), key=worths.__getitem__, reverse=True)[:width]


def _step(lines: list[Line], stop: Stop) -> list[Line]:
    """All positions one command on, each once; none if stopped or nothing is left to do.

    Games that are over stay beside those that last a turn longer.
    """
    reached: list[Line] = []
    keys: set[tuple[object, ...]] = set()
    known, moved = 0, False
    for state, first in lines:
        if stop():
            return []
        if state.over:
            reached.append((state, first))
            continue
        moved = True
        for command in worth_trying(state):
            after = GAME.successor(state, command)
            keys.add(after[1:])  # all but the set-up, which is the same in all
            if len(keys) > known:
                known += 1
                reached.append((after, first))
    return reached if moved else []
