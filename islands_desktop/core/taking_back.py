"""Where undo and redo lead when some seats are the computer's: to a decision of a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from islands_desktop.core.refusals import Refusal
from islands_desktop.core.session import GameSession

IsPersons = Callable[[Any], bool]
"""Whether a person decides in a state. Nobody does at the end of a game, nor where what comes next
is obvious."""


def undo_position(session: GameSession, is_persons: IsPersons) -> int:
    """How many commands are left after an undo: the person's last decision is to be made anew.

    Where no person has decided yet, it is a single step.
    """
    for position in range(session.cursor - 1, -1, -1):
        if is_persons(session.state_at(position)):
            return position
    return max(0, session.cursor - 1)


def redo_position(session: GameSession, is_persons: IsPersons) -> int:
    """How many commands are in force after a redo: up to the next decision of a person.

    Where no person decides any more, it is a single step while only the computer plays, or all.
    """
    last = len(session.log)
    if not is_persons(session.state):
        return min(last, session.cursor + 1)
    for position in range(session.cursor + 1, last):
        if is_persons(session.state_at(position)):
            return position
    return last


def start_position(session: GameSession, is_persons: IsPersons) -> int:
    """How many commands are left if everything since the last barrier is taken back.

    What the computer did between the barrier and the first decision of a person stays.
    """
    position = max(0, session.cursor - 1)
    while position > 0 and not session.log[position - 1].barrier:
        position -= 1
    for later in range(position, session.cursor):
        if is_persons(session.state_at(later)):
            return later
    return position


def why_not_undo(session: GameSession, is_persons: IsPersons) -> Refusal | None:
    """Why the person's last decision cannot be taken back now, None if it can."""
    refusal = session.why_not_undo()
    if refusal is not None or session.practice:
        return refusal
    for behind in range(session.cursor, undo_position(session, is_persons), -1):
        barrier = session.log[behind - 1].barrier
        if barrier:
            return session.game.undo_refusal(barrier)
    return None
