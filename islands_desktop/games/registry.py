"""The games of the program. Adding a game is adding a folder and one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from islands_desktop.core.refusals import UnknownGame, refuse

if TYPE_CHECKING:
    from islands_desktop.core.game import Game

_MODULES = {
    "palm_island": "islands_desktop.games.palm_island.game",
    "propeller_islands": "islands_desktop.games.propeller_islands.game",
    "rabbit_island": "islands_desktop.games.rabbit_island.game",
    "my_island": "islands_desktop.games.my_island.game",
}

GAME_IDS: tuple[str, ...] = tuple(_MODULES)
"""Ids of all games, in the order of the Home page."""


@cache
def find_game(game_id: str) -> Game[Any, Any]:
    """The game with this id. Raises UnknownGame.

    >>> find_game("palm_island").title
    'Palm Island'
    """
    if game_id not in _MODULES:
        raise UnknownGame(
            refuse(
                "",
                "There is no game called “{name}”. The games are: {games}.",
                name=str(game_id)[:60],
                games=", ".join(GAME_IDS),
            )
        )
    game: Game[Any, Any] = import_module(_MODULES[game_id]).GAME
    return game
