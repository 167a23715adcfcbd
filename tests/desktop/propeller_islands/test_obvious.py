"""What is obvious is done by the table: `finish`, where nothing can be activated (PROP-10.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands.controller import (
    PropellerIslandsController,
)
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import (
    ACTION,
    ACTIVE,
    BLUEPRINT,
    BONUS,
    ISLAND,
    State,
)
from tests.desktop.propeller_islands.table_setup import (
    close,
    key,
    last_command,
    lift,
    open_table,
    shown_right,
)
from tests.games.propeller_islands.positions import given, parse_command

Open = Callable[..., PropellerIslandsController]
Key = Qt.Key

IDLE = given("(1,0) T05-2 -", capitol="-", die=5)
"""Every worker is down: activating the island activates nothing (PROP-3.10)."""

ONE = given("(1,0) T05-2 -", die=5)
"""The Capitol can be activated, and then nothing more."""


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Open]:
    tables: list[PropellerIslandsController] = []

    def open_at(state: State | GameSession, speed: str = "off") -> PropellerIslandsController:
        session = state if isinstance(state, GameSession) else GameSession(GAME, state)
        tables.append(open_table(session, speed))
        lift(tables[-1])
        return tables[-1]

    yield open_at
    for controller in tables:
        close(controller)


def kinds(controller: PropellerIslandsController) -> list[str]:
    """The kinds of the commands in force."""
    session = controller.session
    return [entry.command.kind for entry in session.log[: session.cursor]]


def give(controller: PropellerIslandsController, *texts: str) -> None:
    for text in texts:
        assert controller.play(parse_command(text)), text
    for _ in range(3):
        QApplication.processEvents()


def test_where_nothing_can_be_activated_the_table_goes_on_and_says_so(opened: Open) -> None:
    controller = opened(IDLE)
    said: list[str] = []
    controller.announced.connect(said.append)
    give(controller, "activate_island")
    assert kinds(controller) == ["activate_island", "finish"] and shown_right(controller)
    assert controller.session.state.phase == BLUEPRINT
    assert "Nothing can be activated." in said


def test_an_end_of_the_turn_is_never_given_by_the_table(opened: Open) -> None:
    controller = opened(IDLE)
    give(controller, "activate_island")
    assert [one.kind for one in controller.legal()] == ["end_turn"]


def test_taking_back_leads_to_the_last_decision_and_is_not_caught(opened: Open) -> None:
    controller = opened(IDLE)
    give(controller, "activate_island")
    key(controller, Key.Key_Z)
    QApplication.processEvents()
    assert controller.session.state == IDLE and shown_right(controller)
    key(controller, Key.Key_Y)
    assert kinds(controller) == ["activate_island", "finish"] and shown_right(controller)


def test_what_was_activated_last_is_taken_back_with_what_followed(opened: Open) -> None:
    controller = opened(ONE)
    give(controller, "activate_island", "activate(CAP, resources)")
    assert kinds(controller) == ["activate_island", "activate", "finish"]
    key(controller, Key.Key_Z)
    QApplication.processEvents()
    assert kinds(controller) == ["activate_island"] and controller.session.state.phase == ISLAND
    key(controller, Key.Key_B)
    QApplication.processEvents()
    assert controller.session.state == ONE


def test_a_chain_that_the_table_has_finished_is_taken_back_as_one(opened: Open) -> None:
    state = given("(1,0) T05-2 .", die=5)
    controller = opened(state)
    give(controller, "activate_island", "activate(CAP, deploy)", "deploy(R1C1, (1,0))")
    assert kinds(controller) == ["activate_island", "activate", "deploy", "finish"]
    after = controller.session.state
    key(controller, Key.Key_Z)
    QApplication.processEvents()
    assert kinds(controller) == ["activate_island"]
    key(controller, Key.Key_Y)
    assert controller.session.state == after and shown_right(controller)


def last_turn(*preferred: str) -> GameSession:
    """A solo game before the end of its first round's last turn; commands of these kinds first."""
    session = GameSession.new(GAME, GAME.make_setup("solo", 1, 4))
    while True:
        legal = GAME.legal_commands(session.state)
        command = next((one for one in legal if one.kind in preferred), legal[-1])
        if command.kind == "end_turn" and GAME.successor(session.state, command).phase == BONUS:
            return session
        session.play(command)


def test_a_bonus_step_without_anything_to_do_is_over_by_itself(opened: Open) -> None:
    session = last_turn("activate_island", "activate")
    before = session.state.round
    controller = opened(session)
    give_end_of_turn(controller)
    assert kinds(controller)[-2:] == ["end_turn", "finish"]
    assert session.state.round == before + 1 and shown_right(controller)
    assert controller.why_not_undo() is not None


def test_a_bonus_step_in_which_something_was_done_is_finished_by_its_person(opened: Open) -> None:
    """Else it could not be taken back (PROP-14.5)."""
    controller = opened(last_turn("discard"))
    give_end_of_turn(controller)
    while len(controller.legal()) > 1:
        controller.play(controller.legal()[0])
        QApplication.processEvents()
    QApplication.processEvents()
    state = controller.session.state
    assert state.phase == BONUS and state.marks & ACTIVE
    assert [one.kind for one in controller.legal()] == ["finish"]
    assert controller.why_not_undo() is None


def give_end_of_turn(controller: PropellerIslandsController) -> None:
    controller.play(controller.legal()[-1])
    for _ in range(3):
        QApplication.processEvents()


def test_a_game_that_is_opened_there_waits_for_its_person(opened: Open) -> None:
    session = GameSession(GAME, IDLE)
    session.play(parse_command("activate_island"))
    controller = opened(session)
    QApplication.processEvents()
    assert kinds(controller) == ["activate_island"]
    key(controller, Key.Key_E)
    assert last_command(controller).kind == "finish"


def test_nothing_is_given_while_an_earlier_position_is_looked_at(opened: Open) -> None:
    controller = opened(IDLE)
    controller.play(parse_command("activate_island"))
    controller.show_position(0)
    for _ in range(3):
        QApplication.processEvents()
    assert kinds(controller) == ["activate_island"]
    controller.show_position(None)
    QApplication.processEvents()
    assert kinds(controller) == ["activate_island", "finish"]


def test_it_waits_for_what_moves_and_for_what_is_open(opened: Open, qtbot: QtBot) -> None:
    controller = opened(ONE, "relaxed")
    controller.play(parse_command("activate_island"))
    controller.finish_animation()
    controller.play(parse_command("activate(CAP, resources)"))
    QApplication.processEvents()
    assert controller.is_moving and kinds(controller)[-1] == "activate"
    controller.show_gallery()
    qtbot.wait(80)
    assert kinds(controller)[-1] == "activate"
    controller.close_popup()
    qtbot.waitUntil(lambda: kinds(controller)[-1] == "finish")
    assert shown_right(controller)


def test_what_the_person_does_first_counts(opened: Open) -> None:
    controller = opened(IDLE)
    controller.play(parse_command("activate_island"))
    controller.undo()
    QApplication.processEvents()
    assert kinds(controller) == [] and controller.session.state.phase == ACTION
