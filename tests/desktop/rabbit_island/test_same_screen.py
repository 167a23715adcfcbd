"""A covered table looks the same whatever the hands hold (RABB-14.1, 14.8)."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from islands_desktop.core.chance import seed_chance
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import State
from tests.desktop.rabbit_island.shared_setup import Shared
from tests.games.rabbit_island.positions import setup_of


def position(point: str) -> State:
    """The first position of a game by chance, with cards in hands, in which this is decided."""
    rng, state = Random(4), GAME.new_game(setup_of("short", 3, 4))
    while state.point != point or (state.year and sum(len(s.cards) for s in state.seats) < 4):
        state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
    return state


def covered(qtbot: QtBot, state: State) -> tuple[QImage, list[str]]:
    """What the window shows, and what its bar and its list of commands say."""
    desk = Shared(qtbot, state)
    assert desk.table.revealed is None
    picture = desk.window.grab().toImage()
    desk.page.toggle_list()
    listed = desk.page.commands.list
    words = [listed.item(row).text() for row in range(listed.count())]
    return picture, [desk.page.bar.sentence.text(), *desk.page.bar.buttons(), *words]


@pytest.mark.parametrize("point", ["place", "movement", "ask", "fork"])
def test_other_hands_make_no_other_screen(qtbot: QtBot, point: str) -> None:
    state = position(point)
    other = GAME.determinise(GAME.view(state, 0), 0, seed_chance(9))
    assert other != state
    assert covered(qtbot, state) == covered(qtbot, other)
