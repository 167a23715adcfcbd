"""Handing the screen over at the table of Propeller Islands (PROP-14.2, 14.5)."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.propeller_islands.controller import (
    PropellerIslandsController,
)
from islands_desktop.desktop.games.propeller_islands.shown_table import NOBODY
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.table.curtain import Curtain
from islands_desktop.games.propeller_islands.components import BLUEPRINTS
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import BLUEPRINT, BONUS, DRAFT, State
from islands_desktop.saves.settings import Settings
from tests.desktop.computer_setup import sit_down
from tests.desktop.frame_setup import open_window, table_of
from tests.desktop.propeller_islands.table_setup import lift, shown_right

Wanted = Callable[[State], bool]


def seated(
    qtbot: QtBot, wanted: Wanted, seats: int = 2
) -> tuple[MainWindow, TablePage, PropellerIslandsController]:
    """The window at the first position that is wanted; nobody has sat down there."""
    window = open_window(qtbot, Settings(speed="off", theme="light"))
    window.start_game(GAME.make_setup("standard" if seats > 1 else "solo", seats, 5))
    page = table_of(window)
    controller = page.controller
    assert isinstance(controller, PropellerIslandsController)
    dice = random.Random(2)
    session = controller.session
    while not wanted(session.state):
        session.play(dice.choice(GAME.legal_commands(session.state)))
    controller.show_state()
    QApplication.processEvents()
    return window, page, controller


def curtain_of(controller: PropellerIslandsController) -> Curtain | None:
    """The curtain, if it is up."""
    return controller.hand_over.curtain if controller.hand_over.is_up else None


def told(window: MainWindow, page: TablePage, controller: PropellerIslandsController) -> str:
    """Every word that can be read or pointed at."""
    tips = [piece.toolTip() for piece in controller.scene.pieces.values()]
    log = [page.panel.log.list.item(row).text() for row in range(page.panel.log.list.count())]
    moves = [page.commands.list.item(row).text() for row in range(page.commands.list.count())]
    bar = [action.label for action in controller.actions()]
    return " ".join((*tips, *log, *moves, *bar))


def secret(controller: PropellerIslandsController) -> list[str]:
    """Ids of blueprints in hands that not everybody has seen taken."""
    players = controller.session.state.players
    hidden = [card for one in players for card in one.hand if card not in one.known]
    return [BLUEPRINTS[card].id for card in hidden]


def test_a_curtain_covers_the_window_until_the_owner_of_the_hand_sits_down(qtbot: QtBot) -> None:
    window, _page, controller = seated(qtbot, lambda state: state.phase == DRAFT)
    curtain, seat = curtain_of(controller), controller.session.state.seat
    assert curtain is not None and curtain.seat == seat
    assert curtain.geometry() == window.rect()
    assert controller.open_hand == NOBODY
    qtbot.keyClick(curtain.button, Qt.Key.Key_Return)
    assert curtain_of(controller) is None
    assert controller.open_hand == seat
    assert controller.view.hasFocus() and shown_right(controller)


def test_nothing_hidden_is_told_while_the_curtain_is_up(qtbot: QtBot) -> None:
    window, page, controller = seated(qtbot, lambda state: state.phase == BLUEPRINT)
    assert curtain_of(controller) is not None
    page.toggle_list()
    words = told(window, page, controller)
    assert secret(controller) and not any(card in words for card in secret(controller))
    assert page.commands.list.count() == 0 and controller.hidden_words
    page.toggle_list()
    lift(controller)
    page.toggle_list()
    assert page.commands.list.count() == len(controller.legal())


def test_only_the_own_hand_is_told_after_sitting_down(qtbot: QtBot) -> None:
    window, page, controller = seated(
        qtbot, lambda state: state.phase == BLUEPRINT and state.round > 2
    )
    lift(controller)
    state = controller.session.state
    own = {BLUEPRINTS[card].id for card in state.players[state.seat].hand}
    words = told(window, page, controller)
    assert all(card in words for card in own)
    assert not any(card in words for card in set(secret(controller)) - own)


def test_the_curtain_comes_again_with_every_turn_and_after_h(qtbot: QtBot) -> None:
    _window, _page, controller = seated(qtbot, lambda state: state.phase == BLUEPRINT)
    lift(controller)
    controller.turn_hand()
    assert controller.open_hand == NOBODY and curtain_of(controller) is not None
    lift(controller)
    seat = controller.last_seat
    controller.play(next(one for one in controller.legal() if one.kind == "end_turn"))
    curtain = curtain_of(controller)
    if controller.session.state.phase != BONUS:
        assert curtain is not None and curtain.seat == controller.last_seat != seat


def test_the_bonus_step_needs_no_hand_but_gives_it_when_asked(qtbot: QtBot) -> None:
    _window, _page, controller = seated(qtbot, lambda state: state.phase == BONUS)
    assert curtain_of(controller) is None and controller.open_hand == NOBODY
    controller.turn_hand()
    assert curtain_of(controller) is not None
    lift(controller)
    assert controller.open_hand == controller.last_seat


def test_no_hint_is_given_for_a_hand_that_is_about_to_be_covered(qtbot: QtBot) -> None:
    """While the end of a turn is seen, the hand that lies open is not the one that decides."""
    _window, page, controller = seated(qtbot, lambda state: state.phase == BLUEPRINT)
    lift(controller)
    controller.set_speed("relaxed")
    controller.play(next(one for one in controller.legal() if one.kind == "end_turn"))
    assert controller.scene.choreography is not None
    assert controller.session.state.seat != controller.last_seat == controller.open_hand
    page.trigger("hint")
    assert not page.hints.is_thinking


def test_covering_a_hand_drops_the_question_for_a_hint(qtbot: QtBot) -> None:
    setup = GAME.make_setup("standard", 2, 5)
    _window, page, thinker = sit_down(qtbot, setup, held=True)
    controller = page.controller
    assert isinstance(controller, PropellerIslandsController)
    lift(controller)
    page.trigger("hint")
    assert page.hints.is_thinking
    controller.turn_hand()
    assert curtain_of(controller) is not None and not page.hints.is_thinking
    thinker.let_go()
    assert controller.popup is None


def test_another_page_and_the_picture_of_the_game_show_no_hand(qtbot: QtBot) -> None:
    window, page, controller = seated(qtbot, lambda state: state.phase == DRAFT)
    lift(controller)
    shown = controller.view.grab().toImage()
    page.keep_picture()
    assert controller.open_hand == NOBODY
    assert controller.view.grab().toImage() != shown
    lift(controller)
    window.open_page("settings")
    assert controller.open_hand == NOBODY and curtain_of(controller) is None
    window.open_page("table")
    assert curtain_of(controller) is not None


def test_an_earlier_position_is_left_without_its_hand(qtbot: QtBot) -> None:
    _window, page, controller = seated(
        qtbot, lambda state: state.phase == DRAFT and state.round == 2
    )
    lift(controller)
    last = controller.session.cursor - 1
    controller.show_position(last)
    page.keep_picture()
    assert controller.open_hand == NOBODY
    controller.show_position(None)
    assert curtain_of(controller) is not None


def test_alone_there_is_no_curtain(qtbot: QtBot) -> None:
    _window, _page, controller = seated(qtbot, lambda state: state.phase == BLUEPRINT, seats=1)
    assert curtain_of(controller) is None
    assert any(spot[0] == "card" for spot in controller.arranged().shapes)


def test_before_the_computer_the_only_person_needs_no_curtain(qtbot: QtBot) -> None:
    _window, page, controller = seated(qtbot, lambda state: state.phase == DRAFT)
    seat = controller.last_seat
    controller.set_computers({1 - seat})
    assert curtain_of(controller) is None and controller.open_hand == seat
    assert shown_right(controller)
    assert "hand" not in {action.id for action in controller.actions()}
    page.keep_picture()
    assert curtain_of(controller) is None


def test_the_hand_of_the_computer_stays_covered(qtbot: QtBot) -> None:
    window, page, controller = seated(qtbot, lambda state: state.phase == DRAFT)
    other = 1 - controller.last_seat
    controller.set_computers({other})
    controller.watch(other)
    page.toggle_list()
    player = controller.session.state.players[other]
    hidden = {BLUEPRINTS[card].id for card in player.hand if card not in player.known}
    words = told(window, page, controller)
    assert hidden and not any(card in words for card in hidden)
