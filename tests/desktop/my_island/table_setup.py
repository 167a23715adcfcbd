"""A table of My Island in a window, and hands that play on it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.games.my_island.controller import MyIslandController
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.my_island.commands import Command, make_command
from islands_desktop.games.my_island.components import EPISODES, TILE_INDEX, TILES
from islands_desktop.games.my_island.game import GAME
from islands_desktop.saves.settings import Settings

FIRST = "D1 T1 L5 R2"
"""Tiles that come first in the usual test game."""


def full_order(first: str, episode: str = "eternal") -> list[str]:
    """All tiles of an episode, these first."""
    named = first.split()
    return named + [tile for tile in EPISODES[episode].tiles if tile not in named]


def open_table(
    first: str = FIRST, seats: int = 1, mode: str = "eternal", speed: str = "off", **options: Any
) -> MyIslandController:
    """A table in a window of 1046 × 640 whose cards come in this order; no card is turned."""
    episode = options.get("episode", "E01" if mode == "episode_1" else "eternal")
    order = full_order(first, episode)
    setup = GAME.make_setup(mode, seats, 7, {"order": order, **options})
    session = GameSession.new(GAME, setup)
    settings = Settings(speed=speed, has_dragged=True)
    controller = MyIslandController(session, palette_for(False), settings)
    controller.view.resize(1046, 640)
    controller.view.show()
    assert QTest.qWaitForWindowExposed(controller.view)
    QApplication.processEvents()
    return controller


def close(controller: MyIslandController) -> None:
    controller.close_popup()
    controller.view.close()
    controller.view.deleteLater()
    QApplication.processEvents()


def refusals(controller: MyIslandController) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    controller.refused.connect(lambda sentence, rule: found.append((sentence, rule)))
    return found


def place(tile: str, rotation: int, q: int, r: int, seat: int = 0) -> Command:
    return make_command(seat, "place", tile, rotation, q, r)


def turn_card(controller: MyIslandController) -> None:
    assert controller.play(make_command(0, "next"))
    QApplication.processEvents()


def scene_point(controller: MyIslandController, point: QPointF) -> QPoint:
    return controller.view.mapFromScene(point)


def target_point(controller: MyIslandController, command: Command) -> QPoint:
    """Where the pointer must be for the ghost to lie as this command says."""
    from islands_desktop.desktop.games.my_island.geometry import hex_centre

    laid = TILES[TILE_INDEX[command.tile]].laid(command.rotation, command.q, command.r)
    points = [hex_centre(*cell) for cell, _ in laid]
    x = sum(x for x, _ in points) / len(points)
    y = sum(y for _, y in points) / len(points)
    return scene_point(controller, QPointF(x, y))


def plate_point(controller: MyIslandController) -> QPoint:
    return scene_point(controller, layout.PLATE_MIDDLE)


def pile_point(controller: MyIslandController) -> QPoint:
    return scene_point(controller, layout.PILE.center())


def hold(controller: MyIslandController, goal: QPoint) -> None:
    """Take the tile from its plate and move it to a point, the button still down."""
    port, start = controller.view.viewport(), plate_point(controller)
    QTest.mouseMove(port, start)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 7):
        point = start + (goal - start) * step / 6
        QTest.mouseMove(port, QPoint(point))
        QApplication.processEvents()


def let_go(controller: MyIslandController, goal: QPoint) -> None:
    QTest.mouseRelease(controller.view.viewport(), Qt.MouseButton.LeftButton, pos=goal)
    QApplication.processEvents()


def click(controller: MyIslandController, point: QPoint, right: bool = False) -> None:
    button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
    QTest.mouseMove(controller.view.viewport(), point)
    QApplication.processEvents()
    QTest.mouseClick(controller.view.viewport(), button, pos=point)
    QApplication.processEvents()


def key(controller: MyIslandController, code: Qt.Key) -> None:
    QTest.keyClick(controller.view, code)
    QApplication.processEvents()


def shown_right(controller: MyIslandController) -> bool:
    """Whether the scene shows what the state says."""
    controller.finish_animation()
    found = controller.scene.mismatches(controller.view_state, controller.seat)
    assert found == []
    return True
