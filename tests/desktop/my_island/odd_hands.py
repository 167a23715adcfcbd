"""What odd hands do with mouse and keys, and what must be right afterwards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.games.my_island.controller import MyIslandController
from tests.desktop.my_island.table_setup import (
    open_table,
    place,
    shown_right,
    turn_card,
)

PRESS = QEvent.Type.MouseButtonPress
DOUBLE = QEvent.Type.MouseButtonDblClick
MOVE = QEvent.Type.MouseMove
RELEASE = QEvent.Type.MouseButtonRelease
NONE, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
RIGHT, MIDDLE = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton

WEST = place("D1", 0, 0, 0)


def opened(seats: int, speed: str = "off") -> MyIslandController:
    controller = open_table(seats=seats, speed=speed)
    turn_card(controller)
    return controller


def hand(
    table: MyIslandController, kind: QEvent.Type, spot: QPoint, button: Qt.MouseButton,
    down: Qt.MouseButton,
) -> None:  # fmt: skip
    """One event of a mouse, with all the buttons that are down."""
    port = table.view.viewport()
    there, plain = QPointF(port.mapToGlobal(spot)), Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(port, QMouseEvent(kind, QPointF(spot), there, button, down, plain))
    QApplication.processEvents()


def double_click(table: MyIslandController, spot: QPoint, button: Qt.MouseButton = LEFT) -> None:
    hand(table, MOVE, spot, NONE, NONE)
    for kind, down in ((PRESS, button), (RELEASE, NONE), (DOUBLE, button), (RELEASE, NONE)):
        hand(table, kind, spot, button, down)


def wheel(table: MyIslandController, spot: QPoint, steps: int) -> None:
    port = table.view.viewport()
    there, plain = QPointF(port.mapToGlobal(spot)), Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(QPointF(spot), there, QPoint(), QPoint(0, steps), NONE, plain, phase, False)
    QApplication.sendEvent(port, event)
    QApplication.processEvents()


def hold_key(table: MyIslandController, code: Qt.Key, times: int = 5) -> None:
    for number in range(times):
        plain = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(QEvent.Type.KeyPress, code, plain, "", number > 0)
        QApplication.sendEvent(table.view, event)
        QApplication.processEvents()
    QTest.keyRelease(table.view, code)


def kinds(table: MyIslandController) -> list[str]:
    """What has been played."""
    return [entry.command.kind for entry in table.session.log[: table.session.cursor]]


def lies_on_its_plate(table: MyIslandController) -> bool:
    table.finish_animation()
    held = table.scene.held
    assert held is not None and not held.lifted and not table.dragging
    return held.pos() == layout.PLATE_MIDDLE and shown_right(table)
