"""The large copy of a piece on which the pointer rests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.controller import (
    PropellerIslandsController,
)
from islands_desktop.desktop.games.propeller_islands.inspector import HIGH_PIXELS, REST_MS
from islands_desktop.desktop.games.propeller_islands.spots import Spot
from islands_desktop.games.propeller_islands.hexes import CENTRE
from islands_desktop.games.propeller_islands.state import DRAFT
from tests.desktop.propeller_islands.table_setup import (
    close,
    key,
    new_session,
    open_table,
    play_on,
)


@pytest.fixture
def table(qapp: QApplication) -> Iterator[PropellerIslandsController]:
    controller = open_table(play_on(new_session(), lambda state: state.phase == DRAFT))
    yield controller
    close(controller)


def rest_on(table: PropellerIslandsController, spot: Spot) -> None:
    table.hover_table(table.scene.rect_of(spot).center())
    QTest.qWait(REST_MS + 60)


@pytest.mark.parametrize("kind", ["offer", "hex", "face"])
def test_a_copy_comes_beside_a_piece_and_leaves_with_the_pointer(
    table: PropellerIslandsController, kind: str
) -> None:
    face = table.session.state.face_up[0][0]
    spot = {"offer": ("offer", 3), "hex": ("hex", CENTRE), "face": ("face", face)}[kind]
    rest_on(table, spot)
    copy = table.inspector.copy
    assert copy is not None
    seen = copy.mapRectToScene(copy.boundingRect())
    assert layout.CONTENT.contains(seen)
    assert not seen.intersects(table.scene.rect_of(spot))
    assert abs(seen.height() * table.view.scale_now - HIGH_PIXELS) < 1
    table.leave_table()
    assert table.inspector.copy is None


def test_keys_bring_a_copy_too_and_playing_takes_it_away(
    table: PropellerIslandsController,
) -> None:
    table.play(table.legal()[0])
    table.marked = None
    for _ in range(12):
        key(table, Qt.Key.Key_Up)
    assert table.marked is not None and table.marked[0] == "offer"
    QTest.qWait(REST_MS + 60)
    assert table.inspector.copy is not None
    key(table, Qt.Key.Key_A)
    assert table.inspector.copy is None
