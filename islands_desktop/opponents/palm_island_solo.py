"""A solo player for Palm Island: beam search through the rest of the round.

It is given what an attentive player knows (`recollect`), never the state. Cards it cannot know are
dealt at random for every world it looks at; all candidate commands are tried in the same worlds.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from islands_desktop.core.phrases import say
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.heuristics import value_of
from islands_desktop.games.palm_island.scoring import score_of
from islands_desktop.games.palm_island.state import State
from islands_desktop.games.palm_island.views import recollect


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a computer player thinks: positions kept a step, worlds, turns looked ahead."""

    name: str
    width: int
    worlds: int
    turns: int


LEVELS = {
    "easy": Level("easy", 1, 1, 1),
    "medium": Level("medium", 12, 1, 22),
    "hard": Level("hard", 60, 2, 22),
}


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A command, what it leads to in expected points, and why in one sentence."""

    command: Command
    value: float
    reason: str


def suggest(state: State, level: str = "hard", seconds: float = 1.0, chance: int = 1) -> Suggestion:
    """A good command for the player to move.

    Only what the player may know of `state` is used. The same state, level and chance give the
    same answer unless `seconds` runs out. Raises KeyError for an unknown level, ValueError when
    there is nothing to decide.
    """
    commands = GAME.legal_commands(state)
    if not commands:
        raise ValueError("there is nothing to decide")
    known = recollect(state, 0)
    deadline = time.monotonic() + seconds
    plan = LEVELS[level]
    totals = dict.fromkeys(commands, 0.0)
    if len(commands) > 1:
        for number in range(plan.worlds):
            world = GAME.determinise(known, 0, chance + number)
            for command, value in _values(world, commands, plan, deadline).items():
                totals[command] += value / plan.worlds
    best = max(commands, key=lambda command: (totals[command], command))
    return Suggestion(best, totals[best], _reason(known, best))


def _values(
    world: State, commands: tuple[Command, ...], plan: Level, deadline: float
) -> dict[Command, float]:
    """Best value reached behind each command by one beam that remembers where it began."""
    successor, legal = GAME.successor, GAME.legal_commands
    best = {}
    beam: dict[State, Command] = {}
    for command in commands:
        after = successor(world, command)
        best[command] = value_of(after)
        beam.setdefault(after, command)
    for _turn in range(plan.turns):
        reached: dict[State, Command] = {}
        for state, first in beam.items():
            for command in legal(state):
                reached.setdefault(successor(state, command), first)
        if not reached or time.monotonic() > deadline:
            break
        ranked = sorted(reached, key=value_of, reverse=True)
        beam = {state: reached[state] for state in ranked[: plan.width]}
        found: dict[Command, float] = {}
        for state, first in beam.items():
            found.setdefault(first, value_of(state))
        best = {command: found.get(command, value - 50.0) for command, value in best.items()}
    return best


def _reason(known: State, command: Command) -> str:
    """What the command gains at once, in one sentence."""
    if command.kind == "end_round":
        return say("There is nothing else to do in this round.")
    if command.kind == "discard":
        return say("The top card is worth more later, or cannot be used now.")
    if command.kind == "store":
        return say("It supplies what the next turns need.")
    after = GAME.successor(known, command)
    gain = score_of(after) - score_of(known)
    if gain > 0:
        return say("It gains {points} victory points at once.", points=gain)
    return say("It improves the card for the rounds to come.")
