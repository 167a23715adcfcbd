"""A good move is shown on request: from what the person may know, and never played by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.my_island.controller import MyIslandController
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.desktop.games.propeller_islands.controller import PropellerIslandsController
from islands_desktop.desktop.games.propeller_islands.spots import spots_of
from islands_desktop.desktop.games.rabbit_island.controller import RabbitIslandController
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.table.curtain import Curtain
from islands_desktop.desktop.table.hint_popup import HintPopup
from islands_desktop.games.registry import GAME_IDS, find_game
from tests.desktop.computer_setup import (
    ThinksHere,
    cursor_of,
    play_legal,
    setup_of,
    sit_down,
)
from tests.desktop.frame_setup import press
from tests.desktop.palm_company_setup import in_phase, open_company, played_to


def person_at(qtbot: QtBot, game_id: str, held: bool = False) -> tuple[TablePage, ThinksHere]:
    """A person to decide something, with the computer in the other seats."""
    seats = find_game(game_id).modes[0].seats[:2][-1]
    levels = ("", *["easy"] * (seats - 1)) if seats > 1 else ()
    _window, table, thinker = sit_down(qtbot, setup_of(game_id, seats), *levels)

    def may_choose() -> bool:
        controller = table.controller
        assert controller is not None
        legal = controller.session.game.legal_commands(controller.session.state)
        if controller.can_play and len(legal) == 1:
            play_legal(table)
        return controller.can_play and len(legal) > 1

    qtbot.waitUntil(may_choose, timeout=10_000)
    thinker.held = held
    return table, thinker


def hint_of(table: TablePage) -> HintPopup | None:
    """The hint that is shown."""
    popup = getattr(table.controller, "popup", None)
    return popup if isinstance(popup, HintPopup) and popup.is_open() else None


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_good_move_is_shown_and_played_only_if_wanted(qtbot: QtBot, game_id: str) -> None:
    table, _thinker = person_at(qtbot, game_id)
    controller, before = table.controller, cursor_of(table)
    assert controller is not None
    qtbot.keyClick(table, Qt.Key.Key_F3)
    qtbot.waitUntil(lambda: hint_of(table) is not None)
    popup = hint_of(table)
    assert popup is not None and cursor_of(table) == before
    game, state = controller.session.game, controller.session.state
    described = {game.describe_command(state, one) for one in game.legal_commands(state)}
    move, reason = (part.label for part in popup.body.leaves())
    assert move in described and reason.endswith(".")
    qtbot.keyClick(controller.view, Qt.Key.Key_Return)  # the way out has the keyboard
    assert hint_of(table) is None and cursor_of(table) == before
    press(qtbot, table.bar.tools["hint"])
    qtbot.waitUntil(lambda: hint_of(table) is not None)
    again = hint_of(table)
    assert again is not None
    again.buttons[-1].act()
    assert hint_of(table) is None and cursor_of(table) > before


def test_nobody_waits_for_a_hint_who_goes_on(qtbot: QtBot) -> None:
    """Esc, the same key, a command and taking back drop the question."""
    table, thinker = person_at(qtbot, "palm_island", held=True)
    for leave in (
        lambda: qtbot.keyClick(table, Qt.Key.Key_Escape),
        lambda: qtbot.keyClick(table, Qt.Key.Key_F3),
        lambda: play_legal(table),
        lambda: table.trigger("undo"),
    ):
        qtbot.keyClick(table, Qt.Key.Key_F3)
        assert table.hints.is_thinking and table.bar.dots.isVisible()
        assert "good move" in table.bar.sentence.text()
        leave()
        assert not table.hints.is_thinking and not table.bar.dots.isVisible()
        thinker.let_go()
        assert hint_of(table) is None
    assert table.isVisible()


def test_a_hint_left_behind_takes_no_question_of_the_computer_with_it(qtbot: QtBot) -> None:
    table, thinker = person_at(qtbot, "my_island", held=True)
    qtbot.keyClick(table, Qt.Key.Key_F3)
    play_legal(table)
    assert thinker.questions[-1].seat == 1 and not table.hints.is_thinking
    before = cursor_of(table)
    thinker.let_go()
    qtbot.waitUntil(lambda: cursor_of(table) > before)


def test_what_the_hint_is_asked_of_holds_no_hidden_part(qtbot: QtBot) -> None:
    table, thinker = person_at(qtbot, "rabbit_island", held=True)
    assert table.controller is not None
    session = table.controller.session
    table.trigger("hint")
    asked = thinker.questions[-1]
    assert asked.level == "hard" and asked.seat == 0
    assert asked.known == session.game.view(session.state, 0) != session.state


@pytest.mark.parametrize("game_id", ["rabbit_island", "propeller_islands"])
def test_no_hint_while_a_hand_is_covered(qtbot: QtBot, game_id: str) -> None:
    _window, table, thinker = sit_down(qtbot, setup_of(game_id, 2))
    assert not table.bar.tools["hint"].isEnabled()
    assert "covered" in table.bar.tools["hint"].toolTip()
    table.trigger("hint")
    assert not thinker.questions and not table.hints.is_thinking


def test_no_hint_for_the_computer_and_in_the_past(qtbot: QtBot) -> None:
    table, thinker = person_at(qtbot, "my_island", held=True)
    play_legal(table)  # now the computer thinks
    asked = len(thinker.questions)
    qtbot.keyClick(table, Qt.Key.Key_F3)
    assert len(thinker.questions) == asked and not table.hints.is_thinking
    assert not table.bar.tools["hint"].isEnabled()
    assert table.controller is not None
    table.controller.show_position(0)
    assert "earlier position" in table.bar.tools["hint"].toolTip()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_table_is_pointed_at_without_giving_the_move(qtbot: QtBot, game_id: str) -> None:
    table, _thinker = person_at(qtbot, game_id)
    controller = table.controller
    assert controller is not None
    game, state = controller.session.game, controller.session.state
    for command in list(game.legal_commands(state))[:5]:
        controller.point_at(command)
        assert controller.session.state is state
        if isinstance(controller, RabbitIslandController):
            assert controller.choosing.command() == command
        elif isinstance(controller, MyIslandController) and command.kind == "place":
            assert controller.placing is not None and controller.placing.target == command
            assert controller.scene.ghost.isVisible()
        elif isinstance(controller, PropellerIslandsController):
            assert controller.marked in spots_of(command)
        elif isinstance(controller, PalmIslandController):
            assert controller.selected == (command.card or controller.top)


@pytest.mark.parametrize("game_id", ["rabbit_island", "propeller_islands"])
def test_whoever_has_lifted_the_curtain_may_ask(qtbot: QtBot, game_id: str) -> None:
    window, table, _thinker = sit_down(qtbot, setup_of(game_id, 2))
    (curtain,) = window.findChildren(Curtain)
    press(qtbot, curtain.button)
    assert table.bar.tools["hint"].isEnabled()
    qtbot.keyClick(table, Qt.Key.Key_F3)
    qtbot.waitUntil(lambda: hint_of(table) is not None)


@pytest.mark.parametrize(("mode", "phase"), [("cooperative", "group"), ("speed", "market")])
def test_a_hint_between_all_players_points_at_no_deck(qtbot: QtBot, mode: str, phase: str) -> None:
    """No deck lies open between two rounds of Palm Island: the move is said in words."""
    table = open_company(played_to(mode, 2, in_phase(phase)))
    qtbot.addWidget(table.view)
    assert table.on_board
    game, state = table.session.game, table.session.state
    for command in game.commands_of(state, game.actor(state) or 0)[:4]:
        table.show_hint(command, "It is tried.")
        popup = table.popup
        assert isinstance(popup, HintPopup) and table.session.state is state
        move, _reason = (part.label for part in popup.body.leaves())
        assert move == game.describe_command(state, command)
    table.close_popup()
