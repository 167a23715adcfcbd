"""Tables of My Island for one and for two seats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.my_island.controller import MyIslandController
from tests.desktop.my_island.table_setup import close, open_table


@pytest.fixture
def table(qapp: QApplication) -> Iterator[MyIslandController]:
    controller = open_table()
    yield controller
    close(controller)


@pytest.fixture
def two(qapp: QApplication) -> Iterator[MyIslandController]:
    controller = open_table(seats=2)
    yield controller
    close(controller)
