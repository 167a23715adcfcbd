"""A table of Propeller Islands in a window, and hands that play on it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands.command_menu import CommandMenu
from islands_desktop.desktop.games.propeller_islands.controller import (
    PropellerIslandsController,
)
from islands_desktop.desktop.games.propeller_islands.spots import Spot, spots_of
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import State
from islands_desktop.games.propeller_islands.text import describe_briefly
from islands_desktop.saves.settings import Settings

LIVELY = ("claim", "activate", "complete", "install", "deploy", "extra")


def new_session(seats: int = 2, seed: int = 3) -> GameSession:
    """A game at its beginning."""
    mode = "standard" if seats > 1 else "solo"
    return GameSession.new(GAME, GAME.make_setup(mode, seats, seed))


def play_on(session: GameSession, until: Callable[[State], bool], seed: int = 3) -> GameSession:
    """Play lively commands until a position is reached, or the game is over."""
    dice = random.Random(seed)
    while not until(session.state) and GAME.actor(session.state) is not None:
        legal = GAME.legal_commands(session.state)
        lively = [command for command in legal if command.kind in LIVELY]
        session.play(dice.choice(lively if lively and dice.random() < 0.8 else legal))
    return session


def open_table(session: GameSession, speed: str = "off") -> PropellerIslandsController:
    """A table in a window of 1046 × 640."""
    settings = Settings(speed=speed, has_dragged=True)
    controller = PropellerIslandsController(session, palette_for(False), settings)
    controller.view.resize(1046, 640)
    controller.view.show()
    assert QTest.qWaitForWindowExposed(controller.view)
    QApplication.processEvents()
    return controller


def lift(controller: PropellerIslandsController) -> None:
    """The owner of the hand sits down, if the curtain is up."""
    curtain = controller.hand_over.curtain
    if controller.hand_over.is_up and curtain is not None:
        curtain.button.click()
        QApplication.processEvents()


def close(controller: PropellerIslandsController) -> None:
    controller.close_popup()
    controller.view.close()
    controller.view.deleteLater()
    QApplication.processEvents()


def middle(controller: PropellerIslandsController, spot: Spot) -> QPoint:
    """Where a hand finds a spot."""
    return controller.view.mapFromScene(controller.scene.rect_of(spot).center())


def click(controller: PropellerIslandsController, spot: Spot, right: bool = False) -> None:
    click_at(controller, middle(controller, spot), right)


def click_at(controller: PropellerIslandsController, point: QPoint, right: bool = False) -> None:
    button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
    QTest.mouseMove(controller.view.viewport(), point)
    QApplication.processEvents()
    QTest.mouseClick(controller.view.viewport(), button, pos=point)
    QApplication.processEvents()


def hold(controller: PropellerIslandsController, spot: Spot, goal: Spot) -> QPoint:
    """Take what lies on a spot and move it to another, the button still down."""
    port, start = controller.view.viewport(), middle(controller, spot)
    end = middle(controller, goal)
    QTest.mouseMove(port, start)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 7):
        QTest.mouseMove(port, QPoint(start + (end - start) * step / 6))
        QApplication.processEvents()
    return end


def drag(controller: PropellerIslandsController, spot: Spot, goal: Spot) -> None:
    end = hold(controller, spot, goal)
    QTest.mouseRelease(controller.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    QApplication.processEvents()


def key(controller: PropellerIslandsController, code: Qt.Key) -> None:
    QTest.keyClick(controller.view, code)
    QApplication.processEvents()


def choose(controller: PropellerIslandsController, command: Command) -> None:
    """Click a command in the list that is open."""
    menu = controller.popup
    assert isinstance(menu, CommandMenu), f"no list for {command}"
    state = controller.session.state
    words = (GAME.describe_command(state, command), describe_briefly(state, command))
    part = next(part for part in menu.focusables() if part.label in words)
    onto_screen = menu.deviceTransform(controller.view.viewportTransform())
    point = onto_screen.map(QPointF(menu.part_rect(part).center())).toPoint()
    QTest.mouseClick(controller.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QApplication.processEvents()


def press_button(controller: PropellerIslandsController, command: Command) -> None:
    """Press the button of a command in the action bar."""
    words = GAME.describe_command(controller.session.state, command)
    action = next(action for action in controller.actions() if action.label == words)
    action.trigger()
    QApplication.processEvents()


def give(controller: PropellerIslandsController, command: Command) -> None:
    """Give any legal command with clicks alone."""
    before = controller.session.cursor
    lift(controller)
    spots = spots_of(command)
    if not spots:
        press_button(controller, command)
    for spot in spots:
        if controller.session.cursor == before and controller.choosing.taken != spot:
            click(controller, spot)
    if controller.session.cursor == before:
        choose(controller, command)


def last_command(controller: PropellerIslandsController) -> Any:
    session = controller.session
    return session.log[session.cursor - 1].command


def last_decision(controller: PropellerIslandsController) -> Any:
    """The last command that was not obvious."""
    session = controller.session
    position = session.cursor - 1
    while GAME.obvious_command(session.state_at(position)) is not None:
        position -= 1
    return session.log[position].command


def let_go_on(controller: PropellerIslandsController) -> None:
    """Let the table do what is obvious."""
    while controller.can_play and not controller.has_choice(controller.session.state):
        QApplication.processEvents()


def shown_right(controller: PropellerIslandsController) -> bool:
    """Whether the scene shows what the state says."""
    controller.finish_animation()
    assert controller.scene.mismatches(controller.arranged()) == []
    return True
