"""Opens the table of a game. A game's scene is imported when it is first played."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QObject

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.controller import TableController
from islands_desktop.saves.settings import Settings

_CONTROLLERS = {
    "palm_island": ("islands_desktop.desktop.games.palm_island.tables", "make_table"),
    "rabbit_island": (
        "islands_desktop.desktop.games.rabbit_island.shared_table",
        "SharedTableController",
    ),
    "propeller_islands": (
        "islands_desktop.desktop.games.propeller_islands.controller",
        "PropellerIslandsController",
    ),
    "my_island": ("islands_desktop.desktop.games.my_island.controller", "MyIslandController"),
}


def open_table(
    session: GameSession, palette: Palette, settings: Settings, parent: QObject | None = None
) -> TableController:
    """The controller, with its view, of the game that a session plays."""
    module, name = _CONTROLLERS[session.game.id]
    made: TableController = getattr(import_module(module), name)(session, palette, settings, parent)
    return made
