"""Every test of the desktop leaves an empty table behind."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.palm_island.company_table import CompanyTable
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.games.palm_island.state import State
from tests.desktop.palm_company_setup import Opener, open_company
from tests.desktop.table_setup import RICH, open_position


@pytest.fixture(autouse=True)
def sweep_up() -> Iterator[None]:
    """Delete the windows that the test before closed: Qt dresses every widget that is still there,

    so that each further window would be slower than the one before.
    """
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    yield


@pytest.fixture
def tables(qapp: QApplication) -> Iterator[list[PalmIslandController]]:
    """Tables that the test puts here; they are cleared away afterwards."""
    opened: list[PalmIslandController] = []
    yield opened
    for controller in opened:
        controller.close_popup()
        controller.view.close()
        controller.view.deleteLater()
    QApplication.processEvents()


@pytest.fixture
def rich(tables: list[PalmIslandController]) -> PalmIslandController:
    """A table in round 2 with a fish and two logs stored."""
    tables.append(open_position(RICH, 2))
    return tables[0]


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Opener]:
    """Opens tables and clears them away."""
    tables: list[CompanyTable] = []

    def open_it(state: State, speed: str = "off") -> CompanyTable:
        tables.append(open_company(state, speed))
        return tables[-1]

    yield open_it
    for table in tables:
        table.close_popup()
        table.view.close()
        table.view.deleteLater()
