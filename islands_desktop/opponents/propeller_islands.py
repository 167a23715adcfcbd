"""A player for Propeller Islands: a command is judged by what it makes of the rest of the turn.

It knows what lies open and its own hand, not the order of stacks, other hands, or dice to come
(PROP-14.3). Every level decides in worlds drawn at random; all commands are tried in the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.heuristics import rounds_left, value_of
from islands_desktop.games.propeller_islands.state import ACTION, OVER, State
from islands_desktop.opponents.players import Stop, Suggestion
from islands_desktop.opponents.propeller_islands_reasons import reason_for
from islands_desktop.opponents.worlds import mean_over_worlds


@dataclass(frozen=True, slots=True)
class Plan:
    """How hard a level thinks: ideas it follows to the end of its next turn, worlds drawn.

    `horizon` is how many rounds ahead it sees what a building or a worker will bring.
    """

    ideas: int
    worlds: int
    horizon: float


PLANS = {
    "easy": Plan(ideas=1, worlds=0, horizon=0.3),
    "medium": Plan(ideas=1, worlds=0, horizon=9.0),
    "hard": Plan(ideas=4, worlds=3, horizon=9.0),
}

_TURNS = 2
"""Own turns that are followed, this one and the next; the bonus step is one, too."""

_LEAST_LEFT = 0.3
"""Rounds that are always still to come, as far as one can tell."""

_MOST_STEPS = 200
"""More decisions than ever come before the end of the next turn; the value is taken then."""


class PropellerIslandsPlayer:
    """The player; it keeps nothing between two decisions."""

    def known(self, state: State, seat: int) -> State:
        """All but the stacks, other hands and the dice to come."""
        return GAME.view(state, seat)

    def choose(self, known: State, seat: int, level: str, chance: int, stop: Stop) -> Suggestion:
        """The command with the best expectation of this level."""
        plan, commands = PLANS[level], GAME.legal_commands(known)
        world = GAME.determinise(known, seat, chance)
        if len(commands) == 1:
            reason = reason_for(known, world, commands[0], seat)
            return Suggestion(commands[0], value_of(world, seat), reason)
        values = {command: _first_value(world, command, seat, plan) for command in commands}
        ideas = sorted(commands, key=lambda command: (-values[command], command))[: plan.ideas]
        if len(ideas) > 1:
            values = _look_ahead(known, ideas, seat, plan, chance, stop) or values
        best = max(ideas, key=lambda command: (values[command], -ideas.index(command)))
        return Suggestion(best, values[best], reason_for(known, world, best, seat))

    def compare(
        self,
        known: State,
        seat: int,
        commands: Sequence[Command],
        level: str,
        chance: int,
        stop: Stop,
    ) -> dict[Command, float]:
        """What the commands are worth after the next own turn.

        Until the end it is equally long after all of them: how long depends too little on one.
        """
        plan, world = PLANS[level], GAME.determinise(known, seat, chance)
        left = max(_LEAST_LEFT, rounds_left(world) - 1)
        values = _look_ahead(known, list(commands), seat, plan, chance, stop, left)
        return values or {one: _first_value(world, one, seat, plan) for one in commands}

    def explain(self, known: State, seat: int, command: Command, chance: int) -> str:
        """What the command gains or prepares."""
        return reason_for(known, GAME.determinise(known, seat, chance), command, seat)

    def expect(self, state: State, seat: int) -> float:
        """Final points, roughly."""
        return value_of(state, seat)


def _first_value(world: State, command: Command, seat: int, plan: Plan) -> float:
    """Worth of the position after a command; easy sees little of what comes later.

    What only turns the die is worth what the turned die is used for: nobody pays to go on hoping.
    """
    after = GAME.successor(world, command)
    if world.phase == ACTION and _may_use_die(after):
        used = (GAME.successor(after, use) for use in GAME.legal_commands(after))
        return max(value_of(end, seat, plan.horizon) for end in used if not _may_use_die(end))
    return value_of(after, seat, plan.horizon)


def _may_use_die(state: State) -> bool:
    """Whether the die of this turn has still to be used (PROP-3.9)."""
    return state.phase == ACTION and not state.pending


def _look_ahead(
    known: State,
    ideas: list[Command],
    seat: int,
    plan: Plan,
    chance: int,
    stop: Stop,
    left: float | None = None,
) -> dict[Command, float]:
    """Mean worth of each idea after the next own turn, in worlds all ideas share.

    Nothing if there was no time for a single world.
    """

    def worth(world: State, command: Command) -> float:
        return _play_on(GAME.successor(world, command), seat, _moment(world), left)

    worlds = (GAME.determinise(known, seat, chance + number) for number in range(plan.worlds))
    return mean_over_worlds(worlds, ideas, worth, stop)


def _moment(state: State) -> tuple[int, int, int]:
    """Round, turn, and who decides: what changes when a turn or a bonus step is over."""
    return state.round, state.turns, state.seat


def _play_on(state: State, seat: int, moment: tuple[int, int, int], left: float | None) -> float:
    """Worth after this turn and the next have been played, each command by its best value."""
    ended = 0
    for _ in range(_MOST_STEPS):
        now = _moment(state)
        if now != moment:
            ended += moment[2] == seat
            moment = now
        if state.phase == OVER or ended == _TURNS:
            break
        state = _best_next(state)
    return value_of(state, seat, left=left)


def _best_next(state: State) -> State:
    """The position after the command that is best for the seat that decides."""
    commands, seat = GAME.legal_commands(state), state.seat
    if len(commands) == 1:
        return GAME.successor(state, commands[0])
    return max(
        (GAME.successor(state, command) for command in commands),
        key=lambda after: value_of(after, seat),
    )


PLAYER = PropellerIslandsPlayer()
