"""Which asks of a window people need not be bothered with (RABB-14.8 to 14.10)."""

from __future__ import annotations

from collections.abc import Collection

from islands_desktop.games.rabbit_island.rules.window import is_playable
from islands_desktop.games.rabbit_island.state import COLLAPSE_WINDOW, State

ALWAYS, SOMETHING, UNTIL_TURN = "always", "something", "until_turn"

PASSING: tuple[str, ...] = (ALWAYS, SOMETHING, UNTIL_TURN)
"""Ask me always, ask me when something happens, pass until my next turn (RABB-14.9)."""


def seats_to_ask(state: State) -> tuple[int, ...]:
    """Seats that will be asked until the stack is worked off or the window closes, in order."""
    turn, count = state.turn, len(state.seats)
    asks = (count - 1 if turn.stack else count) - turn.passes
    return tuple((turn.responder + step) % count for step in range(asks))


def something_happens(state: State, seat: int, players: Collection[int]) -> bool:
    """Whether an ask is one of RABB-14.9 a to e; `players` played a card earlier in this turn."""
    turn = state.turn
    if turn.stack:
        return turn.window == COLLAPSE_WINDOW or turn.stack[-1].seat != seat
    if turn.window == COLLAPSE_WINDOW or seat == state.active:
        return True
    tokens = state.stacks[state.seats[state.active].rabbit]
    owns = bool(tokens) and tokens[-1] == seat
    return owns or any(other != seat for other in players)


def has_playable_card(state: State, seat: int) -> bool:
    """Whether a seat holds a card that could be played in this ask (RABB-5.5)."""
    turn = state.turn
    return any(is_playable(turn.window, bool(turn.stack), card) for card in state.seats[seat].cards)
