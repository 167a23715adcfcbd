"""A player for My Island: one placement is judged by what the next tiles will make of it.

It knows what lies open: the islands, and which cards are still to come, not their order
(MYIS-16.3). All commands are tried with the same tiles to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from islands_desktop.core.phrases import say
from islands_desktop.games.my_island.commands import Command
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.heuristics import (
    hopes_of,
    tiles_that_fit,
    value_in_sight,
    value_of,
)
from islands_desktop.games.my_island.names import rule_name
from islands_desktop.games.my_island.projection import projected_gains
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.scoring import projected_markers
from islands_desktop.games.my_island.state import State
from islands_desktop.opponents.players import Stop, Suggestion
from islands_desktop.opponents.worlds import mean_over_worlds


@dataclass(frozen=True, slots=True)
class Plan:
    """How hard a level thinks: ideas it follows, worlds drawn, tiles looked ahead in each."""

    ideas: int
    worlds: int
    tiles: int
    by_value: bool


PLANS = {
    "easy": Plan(ideas=1, worlds=0, tiles=0, by_value=False),
    "medium": Plan(ideas=1, worlds=0, tiles=0, by_value=True),
    "hard": Plan(ideas=6, worlds=4, tiles=2, by_value=True),
}


_HOPE_A_TILE = 0.6
"""What easy expects of each tile that still fits, so that it does not end as soon as one costs a
point."""

_WORTH_NAMING = 0.3
"""Points by which a placement must come nearer to a rule for that to be its reason."""


class MyIslandPlayer:
    """The player; it keeps nothing between two decisions."""

    def known(self, state: State, seat: int) -> State:
        """All but the order of the cards."""
        return GAME.view(state, seat)

    def choose(self, known: State, seat: int, level: str, chance: int, stop: Stop) -> Suggestion:
        """The command with the best expectation of this level."""
        plan, commands = PLANS[level], GAME.legal_commands(known)
        if len(commands) == 1:
            return Suggestion(commands[0], value_of(known, seat), _reason(known, commands[0]))
        values = {command: _first_value(known, command, seat, plan) for command in commands}
        ideas = sorted(commands, key=lambda command: (-values[command], command))[: plan.ideas]
        if len(ideas) > 1:
            values = _look_ahead(known, ideas, seat, plan, chance, stop) or values
        best = max(ideas, key=lambda command: (values[command], command))
        return Suggestion(best, values[best], _reason(known, best))

    def compare(
        self,
        known: State,
        seat: int,
        commands: Sequence[Command],
        level: str,
        chance: int,
        stop: Stop,
    ) -> dict[Command, float]:
        """What the commands are worth after the next tiles."""
        plan = PLANS[level]
        values = _look_ahead(known, list(commands), seat, plan, chance, stop)
        return values or {one: _first_value(known, one, seat, plan) for one in commands}

    def explain(self, known: State, seat: int, command: Command, chance: int) -> str:
        """What the command gains or prepares; no chance is needed for that."""
        return _reason(known, command)

    def expect(self, state: State, seat: int) -> float:
        """Final marker, roughly; towards the end what the islands are worth as they lie."""
        stands = projected_markers(state)[seat]
        hoped = 0.0 if state.over else min(1.0, 3 * (1 - state.round / len(state.deck)))
        return stands + hoped * (value_of(state, seat) - stands)


def _first_value(known: State, command: Command, seat: int, plan: Plan) -> float:
    """Worth of the position after a command; easy does not think of where later tiles will lie."""
    after = GAME.successor(known, command)
    if plan.by_value:
        return value_of(after, seat)
    hoped = _HOPE_A_TILE * tiles_that_fit(known, seat) if command.kind == "end" else 0.0
    return value_in_sight(after, seat) - hoped


def _look_ahead(
    known: State, ideas: list[Command], seat: int, plan: Plan, chance: int, stop: Stop
) -> dict[Command, float]:
    """Mean worth of each idea after some tiles placed greedily, in worlds all ideas share.

    Nothing if there was no time for a single world.
    """

    def worth(world: State, command: Command) -> float:
        return _play_on(GAME.successor(world, command), seat, plan.tiles)

    worlds = (GAME.determinise(known, seat, chance + number) for number in range(plan.worlds))
    return mean_over_worlds(worlds, ideas, worth, stop)


def _play_on(state: State, seat: int, tiles: int) -> float:
    """Worth after this seat has placed its best for some more tiles; the others pass or end."""
    while not state.over:
        commands = GAME.legal_commands(state)
        if commands[0].seat != seat and commands[0].kind != "next":
            state = GAME.successor(state, commands[-1])
        elif commands[0].kind == "next":
            if not tiles:
                break
            tiles -= 1
            state = GAME.successor(state, commands[0])
        else:
            state = max(
                (GAME.successor(state, command) for command in commands),
                key=lambda after: value_of(after, seat),
            )
    return value_of(state, seat)


def _reason(known: State, command: Command) -> str:
    """What the command is good for, in one sentence."""
    match command.kind:
        case "next":
            return say("There is nothing else to do in this round.")
        case "pass":
            return say("Every place for this tile would cost more than the point.")
        case "end":
            return say("Nothing more is to be gained from here.")
    gains = projected_gains(known, command)
    if not gains:
        return _prepared(known, command)
    best = max(gains, key=lambda event: event.points)
    return say("It scores at once: {rule} {points}.", rule=rule_name(best.rule),
               points=f"{best.points:+d}")  # fmt: skip


def _prepared(known: State, command: Command) -> str:
    """The rule that a placement without points comes nearest to, or what it covers in time."""
    before = hopes_of(known, command.seat)
    after = hopes_of(GAME.successor(known, command), command.seat)
    nearer = {rule: worth - before[rule] for rule, worth in after.items()}
    kinds = {rule.spec.id: rule.spec.kind for rule in episode_of(known).rules}
    ranked = sorted(nearer, key=lambda rule: (kinds[rule] == "visible", -nearer[rule]))
    named = [rule for rule in ranked if nearer[rule] >= _WORTH_NAMING]
    if not named:
        return say("The tile lies where the next ones find their places.")
    if kinds[named[0]] == "visible":
        return say("It covers what would cost points at the end: {rule}.",
                   rule=rule_name(named[0]))  # fmt: skip
    return say("It prepares what scores later: {rule}.", rule=rule_name(named[0]))


PLAYER = MyIslandPlayer()
