"""Turns of Rabbit Island played on in a world in which nobody plays a card any more."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from islands_desktop.games.rabbit_island.commands import Command
from islands_desktop.games.rabbit_island.components import MOVEMENT_INDEX, SPACES
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import ASK, FORK, MOVEMENT, OVER, PLACE, State

Judge = Callable[[State, int], float]
"""What a position is worth to a seat."""

ENDS = (PLACE, MOVEMENT, OVER)
"""Points at which a turn, or the first part of an Explore turn, is over."""


def settled(state: State, judge: Judge) -> State:
    """The end of the turn if nobody plays a card and all else is chosen as the judge likes best."""
    while state.point not in ENDS:
        if state.point == ASK:
            state = nobody_plays(state)
            continue
        commands = GAME.legal_commands(state)
        states = ways_on(state) if state.point == FORK else _after_each(state, commands)
        return _best(states, judge, commands[0].seat)
    return state


def best_end(state: State, judge: Judge) -> State:
    """The end of the turn after the best command of the seat that decides now."""
    commands = GAME.legal_commands(state)
    if state.point == MOVEMENT and len(commands) > 1 and len({*map(_spaces, commands)}) == 1:
        commands = commands[:1]
    return _best(_after_each(state, commands), judge, commands[0].seat)


def _spaces(command: Command) -> int:
    return SPACES[MOVEMENT_INDEX[command.card]]


def _after_each(state: State, commands: Iterable[Command]) -> Iterable[State]:
    return (GAME.successor(state, command) for command in commands)


def _best(states: Iterable[State], judge: Judge, seat: int) -> State:
    """The end of the turn, after one of these states, that the seat likes best."""
    ends = [settled(state, judge) for state in states]
    return ends[0] if len(ends) == 1 else max(ends, key=lambda end: judge(end, seat))


def nobody_plays(state: State) -> State:
    """After the passes that work off the stack or close the window (RABB-5.6 b and e).

    All but the last one are skipped: a pass changes nothing else.
    """
    turn, count = state.turn, len(state.seats)
    if turn.stack:
        last, passes = (turn.stack[-1].seat - 1) % count, count - 2
    else:
        last, passes = (state.active - 1) % count, count - 1
    asked = state._replace(turn=turn._replace(passes=passes, responder=last))
    return GAME.successor(asked, GAME.legal_commands(asked)[0])


def ways_on(state: State) -> list[State]:
    """The states in which moves may end; ways that come to the same place count once.

    When several cards move the rabbit, one after the other, all their moves.
    """
    waiting, seen, found = [state], set[tuple[int, int, int]](), list[State]()
    while waiting:
        here = waiting.pop()
        for command in GAME.legal_commands(here):
            after = GAME.successor(here, command)
            spot = (after.seats[after.active].rabbit, after.turn.steps, len(after.turn.stack))
            if spot in seen:
                continue
            seen.add(spot)
            (waiting if after.point == FORK else found).append(after)
    return found
