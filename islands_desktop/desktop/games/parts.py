"""Finds what a game brings to the desktop: modules of its folder, by the name of the part.

Each game's folder has `sheet` (score sheet, chart, icons), `options_form` (the choices of a new
game) and its table. Adding a game is adding a folder.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def game_part(game_id: str, part: str) -> ModuleType:
    """A module of a game's desktop folder, imported when first asked for."""
    return import_module(f"islands_desktop.desktop.games.{game_id}.{part}")
