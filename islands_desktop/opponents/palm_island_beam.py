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
    commands = GAME.legal_commands(state)
    if not state.villages[0].tail:
        return commands
    return tuple(command for command in commands if command.kind != "set_active")


def values_of(
    world: State, commands: tuple[Command, ...], plan: Plan, judge: Judge, stop: Stop
) -> dict[Command, float]:
    """Best value reached behind each command by one beam that remembers where it began.

    Commands that fell out of the beam come behind the others, the earlier the further.
    """
    beam: dict[State, Command] = {}
    for command in commands:
        beam.setdefault(GAME.successor(world, command), command)
    values = {command: judge(state) for state, command in beam.items()}
    seen = dict.fromkeys(commands, 0)
    turn = 0
    while len(values) > 1 and turn < plan.turns and (reached := _step(beam, stop)):
        turn += 1
        judged = {state: judge(state) for state in reached}
        ranked = sorted(reached, key=judged.__getitem__, reverse=True)
        beam = {state: reached[state] for state in ranked[: plan.width]}
        values = {}
        for state, first in beam.items():
            values.setdefault(first, judged[state])
            seen[first] = turn
    behind = min(values.values()) - _BEHIND
    return {
        command: values.get(command, behind - _BEHIND_A_TURN * (turn - seen[command]))
        for command in commands
    }


def best_behind(world: State, command: Command, plan: Plan, judge: Judge, stop: Stop) -> float:
    """Best value that a beam reaches behind one command."""
    beam = {GAME.successor(world, command): command}
    ended: list[float] = []
    for _ in range(plan.turns):
        ended += [judge(state) for state in beam if state.over]
        reached = _step(beam, stop)
        if not reached:
            break
        ranked = sorted(reached, key=judge, reverse=True)
        beam = dict.fromkeys(ranked[: plan.width], command)
    return max([*ended, *(judge(state) for state in beam)])


def _step(beam: dict[State, Command], stop: Stop) -> dict[State, Command]:
    """All positions one command on, each with the command it began with; none if stopped."""
    reached: dict[State, Command] = {}
    for state, first in beam.items():
        if stop():
            return {}
        for command in worth_trying(state):
            reached.setdefault(GAME.successor(state, command), first)
    return reached
