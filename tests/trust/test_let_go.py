"""What has left the table is forgotten: an evening of many games takes no more memory than one."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
import weakref
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from islands_desktop import desktop
from islands_desktop.core.memory import forget_positions
from islands_desktop.desktop.games.palm_island import card_copies
from islands_desktop.desktop.games.palm_island.card_copies import paint_picture
from islands_desktop.desktop.look.palette import LIGHT
from islands_desktop.desktop.soon import soon
from islands_desktop.desktop.table.curtain import Curtain
from islands_desktop.games.palm_island.components import CARD_LIST
from islands_desktop.games.registry import GAME_IDS, find_game
from tests.desktop.frame_setup import open_window, play_some, solo_setup, table_of

DESKTOP = Path(desktop.__file__).parent


def test_games_that_left_the_table_are_forgotten(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    sessions = []
    for deal in range(4):
        window.start_game(solo_setup(deal))
        table = table_of(window)
        play_some(table, 3)
        assert table.played is not None
        sessions.append(weakref.ref(table.played.session))
        del table
        QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    # Something may still point at the last one, but nothing at those before it.
    assert [one() for one in sessions[:2]] == [None, None]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_tables_of_several_people_that_were_left_are_forgotten(game_id: str, qtbot: QtBot) -> None:
    """Also when the curtain of the next person was just coming up."""
    window, game = open_window(qtbot), find_game(game_id)
    mode = next(mode for mode in game.modes if mode.seats[-1] == 4)
    sessions = []
    for deal in range(4):
        window.start_game(game.make_setup(mode.id, 4, deal))
        played = table_of(window).played
        assert played is not None
        sessions.append(weakref.ref(played.session))
        del played
        qtbot.wait(120)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [one() for one in sessions[:2]] == [None, None]


@pytest.mark.parametrize("game_id", ["palm_island", "propeller_islands", "rabbit_island"])
def test_no_curtain_of_a_table_that_was_left_comes_up(game_id: str, qtbot: QtBot) -> None:
    """Two curtains would take the keyboard from each other for as long as both are there."""
    window, game = open_window(qtbot), find_game(game_id)
    mode = next(mode for mode in game.modes if mode.seats[-1] == 4)
    for deal in range(2):
        window.start_game(game.make_setup(mode.id, 4, deal))
        qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(Curtain)))
        if not deal:
            window.open_page("home")
    # Widgets that left are only deleted by the next turn of the loop: waiting here does not do it.
    assert sum(curtain.isVisible() for curtain in window.findChildren(Curtain)) == 1


def test_what_is_to_happen_soon_is_dropped_with_its_owner(qtbot: QtBot) -> None:
    happened = list[str]()
    gone, there = QWidget(), QWidget()
    soon(gone, partial(happened.append, "gone"))
    soon(there, partial(happened.append, "there"))
    kept = weakref.ref(gone)
    shiboken6.delete(gone)
    del gone
    qtbot.waitUntil(lambda: bool(happened))
    gc.collect()
    assert happened == ["there"]
    assert kept() is None


def test_nothing_is_left_to_a_single_shot_that_its_owner_may_not_live_to_see() -> None:
    """A single shot without delay keeps what it was to do when its owner goes first."""
    for source in DESKTOP.rglob("*.py"):
        if source.name != "soon.py":
            assert not re.search(r"singleShot\(0, \w+(\.\w+)*, ", source.read_text("utf-8")), source


def test_copies_of_cards_in_popups_go_with_their_game(qtbot: QtBot) -> None:
    ground = QPixmap(200, 200)
    painter = QPainter(ground)
    paint_picture(painter, QRectF(0, 0, 80, 80), CARD_LIST[0].code, CARD_LIST[0].start, LIGHT)
    painter.end()
    assert len(card_copies._copies)
    forget_positions()
    assert not len(card_copies._copies)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory otherwise")
def test_memory_that_is_free_goes_back_to_the_system() -> None:
    program = """
import os
from islands_desktop.core.memory import give_memory_back
from tests.trust.watch import mebibytes
kept = [bytes(64_000) for _number in range(2_000)]
del kept[:-1]
before = mebibytes(os.getpid())[0]
give_memory_back()
print(before - mebibytes(os.getpid())[0])
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert float(result.stdout) > 60


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory otherwise")
def test_a_place_for_widgets_that_is_cleared_again_and_again_keeps_nothing() -> None:
    program = """
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from islands_desktop.desktop.panels.flow import FlowLayout, clear_layout
from tests.trust.watch import heap_bytes

app = QApplication([])
place = QWidget()
row = FlowLayout(place)

def fill_and_clear(times):
    for _number in range(times):
        for _widget in range(10):
            row.addWidget(QWidget())
        clear_layout(row)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

fill_and_clear(800)  # until what Qt keeps for later is there
before = heap_bytes()
fill_and_clear(200)
print((heap_bytes() - before) / 2_000)
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert float(result.stdout) < 40
