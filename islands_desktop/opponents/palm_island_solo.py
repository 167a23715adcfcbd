"""A solo player for Palm Island: beam search through the rest of the round.

It knows what an attentive player knows who did not study the deck (`recollect`). Cards it cannot
know are dealt at random for every world it looks at; all commands are tried in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from islands_desktop.core.phrases import say
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.faces import GIVES, WILD, unpack
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.heuristics import value_of
from islands_desktop.games.palm_island.names import card_name, resource_words
from islands_desktop.games.palm_island.scoring import score_of
from islands_desktop.games.palm_island.state import HIDDEN, State, Village
from islands_desktop.games.palm_island.views import recollect
from islands_desktop.opponents.players import Stop, Suggestion

_BEHIND = 0.5
_BEHIND_A_TURN = 0.1
"""What commands whose continuations fell out of the beam are taken to be worse than the rest."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How hard a level thinks: positions kept a turn, worlds drawn, turns looked ahead."""

    width: int
    worlds: int
    turns: int


PLANS = {
    "easy": Plan(width=1, worlds=1, turns=1),
    "medium": Plan(width=12, worlds=1, turns=22),
    "hard": Plan(width=100, worlds=3, turns=22),
}


class PalmIslandSolo:
    """The player; it keeps nothing between two decisions."""

    def known(self, state: State, seat: int) -> State:
        """What is remembered of a state."""
        return recollect(state, seat)

    def choose(self, known: State, seat: int, level: str, chance: int, stop: Stop) -> Suggestion:
        """The command with the best mean value over the worlds of this level."""
        plan = PLANS[level]
        commands = _worth_trying(known)
        worlds = plan.worlds if HIDDEN in known.villages[seat].deck else 1
        totals = dict.fromkeys(commands, 0.0)
        for number in range(worlds):
            world = GAME.determinise(known, seat, chance + number)
            for command, value in _values(world, commands, plan, stop).items():
                totals[command] += value / worlds
        best = max(commands, key=lambda command: (totals[command], command))
        return Suggestion(best, totals[best], _reason(known, best))

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
        plan = PLANS[level]
        worlds = plan.worlds if HIDDEN in known.villages[seat].deck else 1
        totals = dict.fromkeys(commands, 0.0)
        for number in range(worlds):
            world = GAME.determinise(known, seat, chance + number)
            for command in totals:
                totals[command] += _best_behind(world, command, plan, stop) / worlds
        return totals

    def explain(self, known: State, seat: int, command: Command, chance: int) -> str:
        """What the command gains or prepares; no chance is needed for that."""
        return _reason(known, command)

    def expect(self, state: State, seat: int) -> float:
        """Final score, roughly."""
        return value_of(state)


def _worth_trying(state: State) -> tuple[Command, ...]:
    """The legal commands without switching villagers: one at work takes no possibility away."""
    commands = GAME.legal_commands(state)
    if not state.villages[0].tail:
        return commands
    return tuple(command for command in commands if command.kind != "set_active")


def _values(
    world: State, commands: tuple[Command, ...], plan: Plan, stop: Stop
) -> dict[Command, float]:
    """Best value reached behind each command by one beam that remembers where it began.

    Commands that fell out of the beam come behind the others, the earlier the further.
    """
    beam: dict[State, Command] = {}
    for command in commands:
        beam.setdefault(GAME.successor(world, command), command)
    values = {command: value_of(state) for state, command in beam.items()}
    seen = dict.fromkeys(commands, 0)
    turn = 0
    while len(values) > 1 and turn < plan.turns and (reached := _step(beam, stop)):
        turn += 1
        ranked = sorted(reached, key=value_of, reverse=True)
        beam = {state: reached[state] for state in ranked[: plan.width]}
        values = {}
        for state, first in beam.items():
            values.setdefault(first, value_of(state))
            seen[first] = turn
    behind = min(values.values()) - _BEHIND
    return {
        command: values.get(command, behind - _BEHIND_A_TURN * (turn - seen[command]))
        for command in commands
    }


def _best_behind(world: State, command: Command, plan: Plan, stop: Stop) -> float:
    """Best value that a beam reaches behind one command."""
    beam = {GAME.successor(world, command): command}
    ended: list[float] = []
    for _ in range(plan.turns):
        ended += [value_of(state) for state in beam if state.over]
        reached = _step(beam, stop)
        if not reached:
            break
        ranked = sorted(reached, key=value_of, reverse=True)
        beam = dict.fromkeys(ranked[: plan.width], command)
    return max([*ended, *(value_of(state) for state in beam)])


def _step(beam: dict[State, Command], stop: Stop) -> dict[State, Command]:
    """All positions one command on, each with the command it began with; none if stopped."""
    reached: dict[State, Command] = {}
    for state, first in beam.items():
        if stop():
            return {}
        for command in _worth_trying(state):
            reached.setdefault(GAME.successor(state, command), first)
    return reached


def _reason(known: State, command: Command) -> str:
    """What the command is good for, in one sentence."""
    card = card_name(command.card) if command.card else ""
    match command.kind:
        case "end_round":
            return say("There is nothing else to do in this round.")
        case "discard":
            return say("The top card is worth more later, or cannot be used now.")
        case "store":
            return _store_reason(known, command, card)
        case "recruit":
            return say("{card} helps from the next round on.", card=card)
    after = GAME.successor(known, command)
    gain = score_of(after) - score_of(known)
    if gain == 1:
        return say("{card} gains 1 victory point at once.", card=card)
    if gain > 0:
        return say("{card} gains {points} victory points at once.", card=card, points=gain)
    return _better_reason(known, after, command, card)


def _better_reason(known: State, after: State, command: Command, card: str) -> str:
    """What a turned card will give, or that it comes nearer to its points."""
    before, now = (_face_in(state.villages[0], command) for state in (known, after))
    if WILD[now] > WILD[before]:
        return say("{card} will pay for whatever is needed in the rounds to come.", card=card)
    given = unpack(GIVES[now])
    if sum(given) > sum(unpack(GIVES[before])):
        return say("{card} will give {resources} whenever it is stored.",
                   card=card, resources=resource_words(given))  # fmt: skip
    return say("{card} comes nearer to the points of its other sides.", card=card)


def _face_in(village: Village, command: Command) -> int:
    """How the card of a command lies."""
    return next(face for face in village.deck if face >> 2 == command.index)


def _store_reason(known: State, command: Command, card: str) -> str:
    """What the stored card will give."""
    face = _face_in(known.villages[0], command)
    if WILD[face]:
        return say("{card} will pay for whatever is needed.", card=card)
    given = resource_words(unpack(GIVES[face]))
    return say("{card} gives {resources} for what comes next.", card=card, resources=given)


PLAYER = PalmIslandSolo()
