"""A player for Palm Island, alone or beside others: beam search through the rest of the round.

It knows what an attentive player knows who did not study the deck (`recollect`): of the others what
all know (PALM-12.4). Cards it cannot know are dealt at random for every world it looks at; all
commands are tried in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.heuristics import value_of
from islands_desktop.games.palm_island.state import GROUP, HIDDEN, MARKET, State
from islands_desktop.games.palm_island.views import recollect
from islands_desktop.opponents.palm_island_aims import judge_of
from islands_desktop.opponents.palm_island_beam import Plan, best_behind, values_of, worth_trying
from islands_desktop.opponents.palm_island_group import group_values
from islands_desktop.opponents.palm_island_reasons import group_reason, turn_reason
from islands_desktop.opponents.players import Stop, Suggestion

PLANS = {
    "easy": Plan(width=1, worlds=1, turns=1),
    "medium": Plan(width=12, worlds=1, turns=22),
    "hard": Plan(width=200, worlds=3, turns=34),
}

BESIDE_OTHERS = {
    "easy": Plan(width=1, worlds=1, turns=1, aims=False),
    "medium": Plan(width=7, worlds=1, turns=16),
    "hard": Plan(width=60, worlds=2, turns=22),
}
"""The same beside others, where each position takes longer to judge."""

IN_SPEED = BESIDE_OTHERS | {"medium": Plan(width=4, worlds=1, turns=22)}
"""The same in speed, where buying evens out what looking at more positions gains."""


class PalmIslandPlayer:
    """The player; it keeps nothing between two decisions."""

    def known(self, state: State, seat: int) -> State:
        """What is remembered of a state."""
        return recollect(state, seat)

    def choose(self, known: State, seat: int, level: str, chance: int, stop: Stop) -> Suggestion:
        """The command with the best mean value over the worlds of this level."""
        if _in_group_phase(known):
            values = group_values(GAME.determinise(known, seat, chance), seat)
            best = max(values, key=lambda command: (values[command], command))
            return Suggestion(best, value_of(known, seat), group_reason(known, best))
        alone = _alone(known, seat)
        commands = worth_trying(alone)
        totals = dict.fromkeys(commands, 0.0)
        plan = _plan_of(known, level)
        judge = judge_of(known, seat) if plan.aims else value_of
        worlds = _worlds(known, seat, plan, chance)
        for world in worlds:
            for command, value in values_of(world, commands, plan, judge, stop).items():
                totals[command] += value / len(worlds)
        best = max(commands, key=lambda command: (totals[command], command))
        return Suggestion(_in_seat(best, seat), totals[best], turn_reason(alone, best))

    def compare(
        self,
        known: State,
        seat: int,
        commands: Sequence[Command],
        level: str,
        chance: int,
        stop: Stop,
    ) -> dict[Command, float]:
        """The best that each command leads to, each with a beam of its own."""
        if _in_group_phase(known):
            found = group_values(GAME.determinise(known, seat, chance), seat)
            return {command: found[command] for command in commands}
        totals = dict.fromkeys(commands, 0.0)
        plan = _plan_of(known, level)
        judge = judge_of(known, seat) if plan.aims else value_of
        worlds = _worlds(known, seat, plan, chance)
        for world in worlds:
            for command in totals:
                own = _in_seat(command, 0)
                totals[command] += best_behind(world, own, plan, judge, stop) / len(worlds)
        return totals

    def explain(self, known: State, seat: int, command: Command, chance: int) -> str:
        """What the command gains or prepares; no chance is needed for that."""
        if _in_group_phase(known):
            return group_reason(known, command)
        return turn_reason(_alone(known, seat), _in_seat(command, 0))

    def expect(self, state: State, seat: int) -> float:
        """Final score, roughly."""
        return value_of(state, seat)


def _in_group_phase(state: State) -> bool:
    return state.common is not None and state.common.phase == GROUP


def _plan_of(known: State, level: str) -> Plan:
    if known.common is None:
        return PLANS[level]
    return (IN_SPEED if known.setup.mode == "speed" else BESIDE_OTHERS)[level]


def _in_seat(command: Command, seat: int) -> Command:
    """The same command given by this seat."""
    return command if command.seat == seat else replace(command, seat=seat)


def _alone(state: State, seat: int) -> State:
    """The village of a seat by itself, as the first and only one."""
    common = state.common
    if common is None:
        return state
    if common.phase == MARKET:
        common = common._replace(queue=bytes([0]))
    return state._replace(villages=(state.villages[seat],), common=common)


def _worlds(known: State, seat: int, plan: Plan, chance: int) -> list[State]:
    """Worlds of one village that agree with what is known; one where all is known."""
    count = plan.worlds if HIDDEN in known.villages[seat].deck else 1
    return [_alone(GAME.determinise(known, seat, chance + n), seat) for n in range(count)]


PLAYER = PalmIslandPlayer()
