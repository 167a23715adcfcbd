"""Tables that are closed after a test, and Rabbit Island in the registry as if it were offered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from islands_desktop.desktop.pages import game_list, new_game, saved_tile
from islands_desktop.desktop.pages import statistics as statistics_page
from islands_desktop.games import registry
from islands_desktop.saves import listing, statistics
from tests.desktop.rabbit_island.table_setup import Opener, close

GAME_ID = "rabbit_island"


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game can be chosen, played, saved and counted like the others."""
    ids = tuple(dict.fromkeys((*registry.GAME_IDS, GAME_ID)))
    known = {**registry._MODULES, GAME_ID: "islands_desktop.games.rabbit_island.game"}
    monkeypatch.setattr(registry, "_MODULES", known)
    for module in (
        registry, game_list, new_game, saved_tile, statistics_page, listing, statistics,
    ):  # fmt: skip
        monkeypatch.setattr(module, "GAME_IDS", ids)
    sound = statistics._SOUND.replace("'palm_island'", f"'palm_island', '{GAME_ID}'")
    monkeypatch.setattr(statistics, "_SOUND", sound)
    yield
    registry.find_game.cache_clear()


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Opener]:
    """Opens tables that are closed afterwards."""
    tables: list[RabbitIslandController] = []

    def keep(controller: RabbitIslandController) -> RabbitIslandController:
        tables.append(controller)
        return controller

    yield keep
    for controller in tables:
        close(controller)
