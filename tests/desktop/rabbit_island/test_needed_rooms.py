"""What is said and asked on the table of Rabbit Island hides little of what is needed for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from islands_desktop.desktop.games.rabbit_island.sheet_place import least_hiding
from islands_desktop.desktop.panels.help_panel import HelpText
from tests.desktop.rabbit_island.table_setup import (
    HOLDS,
    Opener,
    key,
    number_of,
    open_position,
)
from tests.games.rabbit_island.island_r import at


def own_ask(opened: Opener) -> RabbitIslandController:
    """A is asked first, with Free Labor and Thwarted! in hand."""
    return opened(open_position(at((1, 0), holds=HOLDS), "M1"))


def test_a_refusal_leaves_the_cards_beside_it_in_sight(opened: Opener) -> None:
    table = own_ask(opened)
    table.choose(number_of(table, "thwarted"))
    key(table, Qt.Key.Key_Return)
    message = table._message
    assert message is not None and message.scene() is table.scene
    scale = table.view.scale_now
    corner = message.scenePos()
    shown = QRectF(corner.x(), corner.y(), message.box.width() / scale,
                   message.box.height() / scale)  # fmt: skip
    assert table.view.content.adjusted(-1, -1, 1, 1).contains(shown)
    for piece in table.scene.hand:
        assert not shown.intersects(piece.mapRectToScene(piece.boundingRect()))
    button = table.scene.pass_button
    assert not shown.intersects(button.mapRectToScene(button.boundingRect()))


def test_a_movement_card_says_what_it_does_and_where_it_may_end(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS)))
    tips = {piece.entry.number: piece.toolTip() for piece in table.scene.hand}
    words = [tip for tip in tips.values() if tip.startswith("Movement Card")]
    assert words and all("\nIt may end on: " in tip for tip in words)
    (one,) = [tip for tip in words if "exactly one space" in tip]
    assert one.endswith("It may end on: Forest.")


def test_a_covered_hand_has_no_tool_tips(opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS), reveal=False))
    assert table.scene.hand
    assert [piece.toolTip() for piece in table.scene.hand] == [""] * len(table.scene.hand)


@pytest.mark.qt_log_ignore("does not support raise")  # the offscreen platform, of any tool tip
def test_a_tool_tip_is_gone_when_its_hand_is_covered(qtbot: QtBot, opened: Opener) -> None:
    table = opened(open_position(at((1, 0), holds=HOLDS)))
    QToolTip.showText(QPoint(200, 200), table.scene.hand[0].toolTip())
    assert QToolTip.isVisible()
    table.press_reveal()
    assert table.revealed is None
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_the_pass_key_stands_where_it_is_looked_for(opened: Opener) -> None:
    table = own_ask(opened)
    assert [one.key for one in table.actions() if one.id == "pass"] == ["P"]
    assert table.scene.pass_button.key == "P"
    assert table.scene.tray.look[2] == "A card, or P to pass."


def test_a_sheet_lies_on_the_sea_where_there_is_room() -> None:
    land = [QRectF(100 + 60 * x, 100 + 60 * y, 60, 60) for x in range(5) for y in range(5)]
    sheet, room = QSizeF(300, 150), QRectF(0, 0, 900, 500)
    middle = least_hiding(sheet, [land[12]], room, [land[12]], land)
    lies = QRectF(middle - QPointF(150, 75), sheet)
    assert room.contains(lies)
    assert not any(lies.intersects(tile.adjusted(1, 1, -1, -1)) for tile in land)


def test_without_room_at_sea_it_leaves_in_sight_what_it_speaks_of() -> None:
    land = [QRectF(60 * x, 60 * y, 60, 60) for x in range(10) for y in range(8)]
    sheet, room = QSizeF(300, 150), QRectF(0, 0, 600, 480)
    for meant in land[::9]:
        middle = least_hiding(sheet, [meant], room, [meant], land)
        assert not QRectF(middle - QPointF(150, 75), sheet).intersects(meant.adjusted(1, 1, -1, -1))


def test_the_help_beside_the_table_scrolls_one_way_only(qtbot: QtBot) -> None:
    text = HelpText()
    qtbot.addWidget(text)
    text.resize(285, 500)
    text.show()
    text.show_topic("rabbit_island")
    assert text.find_words("RABB-2.3")
    assert not text.horizontalScrollBar().isVisible()
    assert text.horizontalScrollBar().value() == 0
