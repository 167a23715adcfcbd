"""A player for Rabbit Island: a command is judged by how the turn ends if nobody plays a card.

It knows what lies open and its own hand, not other hands or the order of decks (RABB-14.2). Every
level decides in worlds drawn at random; all commands are tried in the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from islands_desktop.games.rabbit_island.commands import Command
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.heuristics import (
    expected_points,
    points_now,
    value_of,
)
from islands_desktop.games.rabbit_island.lead import lead_of
from islands_desktop.games.rabbit_island.state import MOVEMENT, PLACE, State
from islands_desktop.opponents.players import Stop, Suggestion
from islands_desktop.opponents.rabbit_island_quick import quick_end
from islands_desktop.opponents.rabbit_island_reasons import reason_for
from islands_desktop.opponents.rabbit_island_turns import Judge, best_end, settled
from islands_desktop.opponents.worlds import mean_over_worlds


@dataclass(frozen=True, slots=True)
class Plan:
    """How hard a level thinks: ideas it follows, for how many rounds, worlds drawn for each.

    For a Movement Card it draws `card_worlds`: there are but two to choose from, and what is better
    shows only in what may be drawn later.

    Easy counts points as they stand and would rather keep its carrots, medium counts what buildings
    and carrots may bring, hard the lead on the others to which played games led.
    """

    judge: Judge
    ideas: int = 1
    worlds: int = 0
    card_worlds: int = 0
    rounds: int = 0


PLANS = {
    "easy": Plan(points_now),
    "medium": Plan(value_of),
    "hard": Plan(lead_of, ideas=4, worlds=8, card_worlds=64, rounds=1),
}


class RabbitIslandPlayer:
    """The player; it keeps nothing between two decisions."""

    def known(self, state: State, seat: int) -> State:
        """All but other hands and the order of decks; with an open table the hands, too."""
        return GAME.view(state, seat)

    def choose(self, known: State, seat: int, level: str, chance: int, stop: Stop) -> Suggestion:
        """The command with the best expectation of this level."""
        plan, commands = PLANS[level], GAME.legal_commands(known)
        world = GAME.determinise(known, seat, chance)
        ends = {one: settled(GAME.successor(world, one), plan.judge) for one in commands}
        values = {command: plan.judge(end, seat) for command, end in ends.items()}
        ideas = sorted(commands, key=lambda command: (-values[command], command))[: plan.ideas]
        if len(ideas) > 1:
            values = _look_ahead(known, ideas, seat, plan, chance, stop) or values
        best = max(ideas, key=lambda command: (values[command], -ideas.index(command)))
        reason = reason_for(world, ends[best], best, seat)
        return Suggestion(best, expected_points(ends[best], seat), reason)

    def compare(
        self,
        known: State,
        seat: int,
        commands: Sequence[Command],
        level: str,
        chance: int,
        stop: Stop,
    ) -> dict[Command, float]:
        """What the commands are worth some rounds later, less what they give to others."""
        plan, world = PLANS[level], GAME.determinise(known, seat, chance)
        values = _look_ahead(known, list(commands), seat, plan, chance, stop)
        return values or {
            one: plan.judge(settled(GAME.successor(world, one), plan.judge), seat)
            for one in commands
        }

    def explain(self, known: State, seat: int, command: Command, chance: int) -> str:
        """What the command gains or prepares."""
        world = GAME.determinise(known, seat, chance)
        return reason_for(world, settled(GAME.successor(world, command), lead_of), command, seat)

    def expect(self, state: State, seat: int) -> float:
        """Final points, roughly."""
        return expected_points(state, seat)


def _look_ahead(
    known: State, ideas: list[Command], seat: int, plan: Plan, chance: int, stop: Stop
) -> dict[Command, float]:
    """Mean worth of each idea some rounds later, in worlds all ideas share.

    Nothing if there was no time for a single world.
    """

    def worth(world: State, command: Command) -> float:
        return _play_on(settled(GAME.successor(world, command), plan.judge), seat, plan)

    count = plan.card_worlds if known.point == MOVEMENT else plan.worlds
    worlds = (GAME.determinise(known, seat, chance + number) for number in range(count))
    return mean_over_worlds(worlds, ideas, worth, stop)


def _play_on(state: State, seat: int, plan: Plan) -> float:
    """Worth after the rest of an Explore turn, or after everybody's next turns in the years."""
    if state.point == PLACE and state.active == seat:
        state = best_end(state, plan.judge)
    for _ in range(plan.rounds * len(state.seats)):
        if state.point != MOVEMENT:
            break
        state = quick_end(state)
    return plan.judge(state, seat)


PLAYER = RabbitIslandPlayer()
