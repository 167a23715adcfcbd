"""A game of Propeller Islands on the page with its buttons, list and panel."""

from __future__ import annotations

import random

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.propeller_islands.controller import (
    PropellerIslandsController,
)
from islands_desktop.games.propeller_islands.game import GAME
from tests.desktop.frame_setup import open_window, table_of
from tests.desktop.propeller_islands.table_setup import shown_right


def test_a_game_is_played_to_its_end_on_the_page(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(GAME.make_setup("standard", 2, 5))
    page = table_of(window)
    controller = page.controller
    assert isinstance(controller, PropellerIslandsController)
    dice = random.Random(5)
    steps = 0
    while controller.legal():
        controller.play(dice.choice(controller.legal()))
        steps += 1
        if steps % 25 == 0:
            page.refresh()
            assert shown_right(controller)
    assert controller.session.state.round > 3
    QTest.qWait(50)
    assert page.centre.currentWidget() is not controller.view
