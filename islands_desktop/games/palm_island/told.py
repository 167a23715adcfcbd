"""What may be told of a running round (PALM-16.3): others are as when the last round ended."""

from __future__ import annotations

from collections.abc import Callable

from islands_desktop.games.palm_island.state import TURNS, State


def round_start(state_at: Callable[[int], State], position: int) -> int:
    """Where the round of a position began, or the first state that is known."""
    number = state_at(position).round
    while position and state_at(position - 1).round == number:
        position -= 1
    return position


def told_state(
    state_at: Callable[[int], State], position: int, open_seat: int | None = None
) -> State:
    """A position in which other villages than the open one are as at the last end of round.

    state_at: the states of a game by their number, as a session has them.
    """
    state = state_at(position)
    if state.over or state.common is None or state.common.phase != TURNS:
        return state
    start = state_at(round_start(state_at, position))
    villages = tuple(
        village if seat == open_seat else start.villages[seat]._replace(company=village.company)
        for seat, village in enumerate(state.villages)
    )
    return state._replace(villages=villages)
