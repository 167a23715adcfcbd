"""What every computer player is, and which one plays which game.

Adding a player is adding a module and one line here.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from islands_desktop.core.game import Game, Seat
from islands_desktop.core.refusals import Refusal, UnknownGame, refuse

LEVELS = ("easy", "medium", "hard")

Stop = Callable[[], bool]
"""Answers whether thinking has to end now."""

_MODULES = {
    "palm_island": "islands_desktop.opponents.palm_island",
    "my_island": "islands_desktop.opponents.my_island",
    "propeller_islands": "islands_desktop.opponents.propeller_islands",
    "rabbit_island": "islands_desktop.opponents.rabbit_island",
}


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A command of the game, the score it is expected to lead to, and why in one sentence."""

    command: Any
    value: float
    reason: str


class Player(Protocol):
    """A computer player of one game."""

    def known(self, state: Any, seat: Seat) -> Any:
        """The part of a state that this player uses: what a person in its place may know."""

    def choose(self, known: Any, seat: Seat, level: str, chance: int, stop: Stop) -> Suggestion:
        """A command, decided from what is known alone; as good as found when `stop` says so.

        The same knowledge, level and chance give the same answer unless it is stopped.
        """

    def compare(
        self, known: Any, seat: Seat, commands: Sequence[Any], level: str, chance: int, stop: Stop
    ) -> dict[Any, float]:
        """What each command is worth to the seat, in points, in worlds that all of them share."""

    def explain(self, known: Any, seat: Seat, command: Any, chance: int) -> str:
        """What a command is good for, in one sentence: what it gains, or what it prepares."""

    def expect(self, state: Any, seat: Seat) -> float:
        """Final points that a seat may expect in a state, roughly; those it has at the end."""


@cache
def find_player(game_id: str) -> Player:
    """The computer player of a game. Raises UnknownGame."""
    if game_id not in _MODULES:
        raise UnknownGame(refuse("", "No computer player knows “{game}”.", game=game_id[:40]))
    player: Player = import_module(_MODULES[game_id]).PLAYER
    return player


def why_no_player(game_id: str) -> Refusal | None:
    """Why no computer player can judge this game, None if one can."""
    if game_id not in _MODULES:
        return refuse("", "No computer player knows “{game}”.", game=game_id[:40])
    return None


def suggest(
    game: Game[Any, Any],
    state: Any,
    level: str = "hard",
    seconds: float = 1.0,
    chance: int = 1,
    stop: Stop | None = None,
) -> Suggestion:
    """A good command for the seat to move, after at most about `seconds`.

    `stop` may end the thinking earlier. Raises KeyError for an unknown level, ValueError when
    there is nothing to decide.
    """
    seat = game.actor(state)
    if seat is None:
        raise ValueError("there is nothing to decide")
    if level not in LEVELS:
        raise KeyError(level)
    player = find_player(game.id)
    deadline = time.monotonic() + seconds

    def ended() -> bool:
        return time.monotonic() >= deadline or (stop is not None and stop())

    return player.choose(player.known(state, seat), seat, level, chance, ended)
