"""The table of a game of Palm Island: of one deck, or of several players."""

from __future__ import annotations

from PySide6.QtCore import QObject

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.saves.settings import Settings


def make_table(
    session: GameSession, palette: Palette, settings: Settings, parent: QObject | None = None
) -> PalmIslandController:
    """The controller that fits the mode."""
    if session.setup.seats == 1:
        return PalmIslandController(session, palette, settings, parent)
    from islands_desktop.desktop.games.palm_island.company_table import CompanyTable

    return CompanyTable(session, palette, settings, parent)
