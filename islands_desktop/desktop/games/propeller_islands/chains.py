"""Chains of effects: a command and all that had to be decided because of it (PROP-5.11).

A chain that is complete is taken back and done again as one; within it each decision by itself.
"""

from __future__ import annotations

from islands_desktop.core.session import GameSession


def chain_start(session: GameSession) -> int | None:
    """Where the chain began that ended with the last command; None if there is none.

    Nothing is found behind a barrier: what was revealed within a chain stands (PROP-14.5).
    """
    if session.state.pending:
        return None
    end = start = _before_obvious(session, session.cursor)
    while start > 0 and (session.practice or not session.log[start - 1].barrier):
        start -= 1
        if not session.state_at(start).pending:
            break
    whole = not session.state_at(start).pending and end - start > 1
    return start if whole else None


def _before_obvious(session: GameSession, position: int) -> int:
    """The position without the obvious commands that led to it, as far as they can be undone."""
    while position > 0 and session.game.obvious_command(session.state_at(position - 1)) is not None:
        if session.log[position - 1].barrier and not session.practice:
            break
        position -= 1
    return position


def chain_end(session: GameSession) -> int | None:
    """Where the chain ends that begins with the command to be done again; None without one."""
    if session.state.pending:
        return None
    end, last = session.cursor + 1, len(session.log)
    while end <= last and session.state_at(end).pending:
        end += 1
    if end > last or end - session.cursor <= 1:
        return None
    while end < last and session.game.obvious_command(session.state_at(end)) is not None:
        end += 1
    return end
