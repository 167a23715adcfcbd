"""Tables of Rabbit Island that are closed after a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from tests.desktop.rabbit_island.table_setup import Opener, close


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
