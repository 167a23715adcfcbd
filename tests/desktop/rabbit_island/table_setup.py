"""A table of Rabbit Island in a window, and hands that play on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.rabbit_island.camera import cell_point
from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.rabbit_island.components import (
    ACTION_TYPES,
    SPACES,
    TILES,
)
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import HIDDEN, State
from islands_desktop.saves.settings import Settings
from tests.games.rabbit_island.example_values import Position, steps_of
from tests.games.rabbit_island.positions import command, exploring, setup_of, state_at

Cell = tuple[int, int]
Opener = Callable[[RabbitIslandController], RabbitIslandController]

HOLDS = {"A": "free-labor thwarted", "B": "advance", "C": "thwarted"}
"""Action Cards of three seats in the positions of many tests."""


def open_state(state: State, speed: str = "off", reveal: bool = True) -> RabbitIslandController:
    """A table in a window of 1046 × 640 with this position; the hand that is due lies open."""
    settings = Settings(speed=speed, has_dragged=True)
    controller = RabbitIslandController(GameSession(GAME, state), palette_for(False), settings)
    controller.view.resize(1046, 640)
    controller.view.show()
    assert QTest.qWaitForWindowExposed(controller.view)
    QApplication.processEvents()
    if reveal and controller.decider is not None:
        controller.reveal(controller.decider)
    return controller


def open_new(mode: str = "standard", seats: int = 3, seed: int = 1, **given: Any) -> Any:
    """A new game on the table."""
    reveal = given.pop("reveal", True)
    return open_state(GAME.new_game(setup_of(mode, seats, seed, **given)), reveal=reveal)


def open_position(given: Position, steps: str = "", **how: Any) -> RabbitIslandController:
    """A position of the worked examples, after some steps in their notation."""
    state = state_at(given)
    for step in steps_of(steps) if steps else ():
        state = GAME.apply(state, command(step, state)).after
    return open_state(state, **how)


def first_turn(opened: Opener) -> RabbitIslandController:
    """A's first turn on the standard Hill, as in example RV-10."""
    given = exploring(
        "standard", {(0, 0): "hill"}, "lake-2 forest-3 cave-1", "cave-2 cave-3 cave-4"
    )
    return opened(open_position(given))


def close(controller: RabbitIslandController) -> None:
    controller.close_popup()
    controller.view.close()
    controller.view.deleteLater()
    QApplication.processEvents()


# ------------------------------------------------------------------ where things are


def on_view(controller: RabbitIslandController, point: QPointF) -> QPoint:
    return controller.view.mapFromScene(point)


def cell_at(controller: RabbitIslandController, cell: Cell) -> QPoint:
    """Where the middle of a cell is in the window."""
    return on_view(controller, controller.scene.camera.to_scene(cell_point(cell)))


def hand_at(controller: RabbitIslandController, number: int) -> QPoint:
    """Where a tile or card of the hand is."""
    return on_view(controller, controller.scene.hand[number].pos())


def number_of(controller: RabbitIslandController, name: str) -> int:
    """Place in the hand of a tile, a type of Action Card, or a Movement Card by its spaces."""
    for number, entry in enumerate(controller.choosing.entries):
        if entry.number != HIDDEN and name == _name(entry.kind, entry.number):
            return number
    raise AssertionError(f"There is no {name} in the hand.")


def _name(kind: str, number: int) -> str:
    if kind == "tile":
        return TILES[number].id
    return str(SPACES[number]) if kind == "movement" else ACTION_TYPES[number]


# ------------------------------------------------------------------ hands


def key(controller: RabbitIslandController, *codes: Qt.Key) -> None:
    for code in codes:
        QTest.keyClick(controller.view, code)
        QApplication.processEvents()


def click(controller: RabbitIslandController, point: QPoint) -> None:
    QTest.mouseMove(controller.view.viewport(), point)
    QApplication.processEvents()
    QTest.mouseClick(controller.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QApplication.processEvents()


def hold(controller: RabbitIslandController, start: QPoint, goal: QPoint) -> None:
    """Press at a point and move to another, the button still down."""
    port = controller.view.viewport()
    QTest.mouseMove(port, start)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 7):
        QTest.mouseMove(port, QPoint(start + (goal - start) * step / 6))
        QApplication.processEvents()


def let_go(controller: RabbitIslandController, goal: QPoint) -> None:
    QTest.mouseRelease(controller.view.viewport(), Qt.MouseButton.LeftButton, pos=goal)
    QApplication.processEvents()


def drag(controller: RabbitIslandController, start: QPoint, goal: QPoint) -> None:
    hold(controller, start, goal)
    let_go(controller, goal)


def refusals(controller: RabbitIslandController) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    controller.refused.connect(lambda sentence, rule: found.append((sentence, rule)))
    return found


def last(controller: RabbitIslandController) -> dict[str, Any]:
    """The command that was given last, without its seat."""
    entry = controller.session.log[controller.session.cursor - 1].command.to_dict()
    return {name: value for name, value in entry.items() if name != "seat"}


def shown_right(controller: RabbitIslandController) -> bool:
    """Whether the scene shows what the state says."""
    controller.finish_animation()
    found = controller.scene.mismatches(controller.view_state, controller.decider)
    assert found == []
    return True
