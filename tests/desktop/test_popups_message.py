"""The refusal on the table: readable, near the hand, with its rule one click away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.table import message as message_module
from islands_desktop.desktop.table.message import Message
from tests.desktop.popup_setup import PALETTE, bare_table

SENTENCE = "Housing 13 lies too deep: only the top two cards can be used."


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[QGraphicsView]:
    table = bare_table()
    qtbot.addWidget(table)
    yield table


def shown(message: Message, view: QGraphicsView) -> QRectF:
    return message.deviceTransform(view.viewportTransform()).mapRect(message.box)


@pytest.mark.parametrize("place", [(0, 0), (1020, 0), (0, 636), (1020, 636), (500, 300)])
@pytest.mark.parametrize("words", [SENTENCE, SENTENCE * 4])
def test_message_lies_wholly_inside_the_view(
    view: QGraphicsView, place: tuple[int, int], words: str
) -> None:
    message = Message(words, "PALM-3.1", PALETTE, 0)
    message.show_at(view, QPointF(*place))
    assert QRectF(view.viewport().rect()).contains(shown(message, view))
    assert message.box.contains(message.words)


def test_click_asks_for_the_rule(view: QGraphicsView, qtbot: QtBot) -> None:
    message = Message(SENTENCE, "PALM-3.1", PALETTE, 0)
    message.show_at(view, QPointF(300, 300))
    place = shown(message, view).center().toPoint()
    with qtbot.waitSignal(message.rule_asked) as blocker:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert blocker.args == ["PALM-3.1"]
    assert message.scene() is None


def test_long_sentences_stay_longer(view: QGraphicsView) -> None:
    short, long = Message("No.", "", PALETTE), Message(SENTENCE, "", PALETTE)
    assert long.reading_ms > short.reading_ms + 1500


def test_message_fades_and_is_gone(
    view: QGraphicsView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_module, "SHOWN_MS", 20)
    monkeypatch.setattr(message_module, "A_CHARACTER_MS", 0)
    message = Message(SENTENCE, "PALM-3.1", PALETTE, 0.5)
    message.show_at(view, QPointF(300, 300))
    qtbot.waitUntil(lambda: 0 < message.opacity() < 1)
    qtbot.waitUntil(lambda: message.scene() is None)


def test_message_waits_while_the_pointer_rests_on_it(
    view: QGraphicsView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_module, "SHOWN_MS", 800)
    monkeypatch.setattr(message_module, "A_CHARACTER_MS", 0)
    message = Message(SENTENCE, "PALM-3.1", PALETTE, 0)
    message.show_at(view, QPointF(300, 300))
    place = shown(message, view).center().toPoint()
    for step in range(4, -1, -1):
        QTest.mouseMove(view.viewport(), place - QPoint(step, 0))
        QApplication.processEvents()
    QTest.qWait(1000)
    assert message.scene() is not None
    QTest.mouseMove(view.viewport(), QPoint(4, 4))
    qtbot.waitUntil(lambda: message.scene() is None)
