"""What has left the table is forgotten: an evening of many games takes no more memory than one."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from tests.desktop.frame_setup import open_window, play_some, solo_setup, table_of


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
