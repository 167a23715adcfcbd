"""Every game, mode and number of seats, with options by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from islands_desktop.core.game import Game, Setup
from islands_desktop.core.refusals import BadSetup
from islands_desktop.games.registry import GAME_IDS, find_game

EVERY_SETUP: tuple[tuple[str, str, int], ...] = tuple(
    (game_id, mode.id, seats)
    for game_id in GAME_IDS
    for mode in find_game(game_id).modes
    for seats in mode.seats
)
"""Game, mode, seats."""


def some_setup(chance: Random, game_id: str, mode: str, seats: int) -> Setup:
    """A set-up of any deal; some of the options of its mode are other than usual."""
    game, seed = find_game(game_id), chance.randrange(1_000_000)
    try:
        return game.make_setup(mode, seats, seed, dict(_some_options(chance, game, mode)))
    except BadSetup:  # options that exclude each other
        return game.make_setup(mode, seats, seed)


def _some_options(chance: Random, game: Game[Any, Any], mode: str) -> Iterator[tuple[str, Any]]:
    for option in game.options(mode):
        if option.name == "episode":
            yield option.name, chance.choice(option.values)
        elif chance.random() < 0.25 and option.form in ("choice", "switch"):
            yield option.name, chance.choice(option.values or (False, True))
