"""A table in a window, and hands that play on it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.notation import parse_deck
from islands_desktop.games.palm_island.state import State, Village, cards_behind
from islands_desktop.games.registry import find_game
from islands_desktop.saves.settings import Settings

RICH = "CH1 LG6 QU7 HO13 MK10 TR11 QU8 TE15 TM12 HO14 TE16 QU9 CH3 RT17 *CH2 *LG4 *LG5"
FULL = "CH1 LG6 HO13 MK10 QU7 QU8 TE15 TM12 HO14 QU9 TE16 RT17 *CH2 *LG5 TR11 *CH3 *LG4"
ENDING = "RT17 CH1 LG4 QU7 MK10 TR11 HO13 CH2 LG5 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16"
OPENING = "CH1 LG4 QU7 MK10 TR11 HO13 CH2 LG5 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17"


def position(text: str, round_number: int = 1, **options: Any) -> State:
    """A position in the notation of the rule document."""
    game = find_game("palm_island")
    deck = parse_deck(text)
    village = Village(deck.faces, deck.stored, 0, deck.tail)
    if round_number == 1:  # every card that has passed took a turn
        village = village._replace(turns=cards_behind(village))
    state = State(game.make_setup("solo", 1, 1, options), round_number, (village,))
    assert game.problems(state) == []
    return state


def open_position(
    text: str = OPENING, round_number: int = 1, speed: str = "off", **options: Any
) -> PalmIslandController:
    """A table in a window of 1046 × 640 at a position."""
    session = GameSession(find_game("palm_island"), position(text, round_number, **options))
    settings = Settings(speed=speed, has_dragged=True)
    controller = PalmIslandController(session, palette_for(False), settings)
    controller.view.resize(1046, 640)
    controller.view.show()
    assert QTest.qWaitForWindowExposed(controller.view)
    QApplication.processEvents()
    return controller


def point_of(controller: PalmIslandController, code: str) -> QPoint:
    """A point of the viewport where only this card is seen: below its upper edge."""
    card = controller.scene.cards[code]
    rect = controller.scene.place_of_drop(card)
    return controller.view.mapFromScene(QPointF(rect.center().x(), rect.top() + 30))


def zone_point(controller: PalmIslandController, kind: str) -> QPoint:
    """The middle of a zone."""
    rect = layout.SHELF_RECT if kind == "store" else layout.ZONES[kind]
    return controller.view.mapFromScene(rect.center())


def hold(controller: PalmIslandController, code: str) -> QPoint:
    """Press on a card and begin to move it."""
    port = controller.view.viewport()
    start = point_of(controller, code)
    QTest.mouseMove(port, start)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    move(controller, start, start + QPoint(10, 4), 2)
    return start + QPoint(10, 4)


def move(controller: PalmIslandController, start: QPoint, end: QPoint, steps: int = 6) -> None:
    """Move the pointer in a straight line."""
    for number in range(1, steps + 1):
        place = start + (end - start) * number / steps
        QTest.mouseMove(controller.view.viewport(), place)
        QApplication.processEvents()


def let_go(controller: PalmIslandController, place: QPoint) -> None:
    """Release the left button."""
    QTest.mouseRelease(
        controller.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        place,
    )
    QApplication.processEvents()


def drag(controller: PalmIslandController, code: str, end: QPoint) -> None:
    """Drag a card by its upper edge until the pointer is at a point."""
    move(controller, hold(controller, code), end)
    let_go(controller, end)


def press_key(controller: PalmIslandController, key: Qt.Key) -> None:
    """Type a key on the table."""
    QTest.keyClick(controller.view, key)
    QApplication.processEvents()


def kinds_played(controller: PalmIslandController) -> list[str]:
    """Kinds of the commands played so far."""
    session = controller.session
    return [entry.command.kind for entry in session.log[: session.cursor]]


def command_played(controller: PalmIslandController, number: int = -1) -> Command:
    """One of the commands played so far, the last one unless told otherwise."""
    command = controller.session.log[number].command
    assert isinstance(command, Command)
    return command


def in_order(controller: PalmIslandController) -> list[str]:
    """What is wrong on the table; nothing may be."""
    return controller.scene.mismatches(controller.view_state, 0)
