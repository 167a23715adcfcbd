"""Propeller Islands with computer seats: hands of blueprints, and taking back."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.propeller_islands.controller import PropellerIslandsController
from islands_desktop.desktop.games.propeller_islands.shown_table import NOBODY
from islands_desktop.desktop.pages.table_page import TablePage
from tests.desktop.computer_setup import cursor_of, play_legal, seats_of, setup_of, sit_down


def table_of_three(
    qtbot: QtBot, *levels: str, held: bool = False
) -> tuple[TablePage, PropellerIslandsController]:
    _window, table, _thinker = sit_down(
        qtbot, setup_of("propeller_islands", 3, "standard"), *levels, held=held
    )
    controller = table.controller
    assert isinstance(controller, PropellerIslandsController)
    return table, controller


def test_the_only_person_has_the_own_hand_open_and_no_curtain(qtbot: QtBot) -> None:
    """PROP-14.2."""
    _table, controller = table_of_three(qtbot, "", "easy", "easy", held=True)
    assert controller.open_hand == 0 and controller.hand_due() is None
    controller.turn_hand()
    assert controller.open_hand == 0
    controller.watch(1)
    hidden = controller.view_state.players[1]
    assert hidden != controller.session.state.players[1], "the hand of a computer"


def test_hands_of_computers_stay_covered_while_one_watches(qtbot: QtBot) -> None:
    table, controller = table_of_three(qtbot, "easy", "easy", "easy")
    qtbot.waitUntil(lambda: cursor_of(table) > 6, timeout=20_000)
    assert controller.open_hand == NOBODY and controller.hand_due() is None
    controller.turn_hand()
    assert controller.open_hand == NOBODY


def test_a_person_who_takes_over_is_handed_the_table_only_beside_another(qtbot: QtBot) -> None:
    table, controller = table_of_three(qtbot, "easy", "easy", "easy", held=True)
    seats_of(table).pause()
    seat = controller.computer_of(controller.session.state)
    assert seat is not None
    seats_of(table).set_level(seat, "")
    assert controller.open_hand == seat and controller.hand_due() is None
    seats_of(table).set_level((seat + 1) % 3, "")
    assert controller.hand_due() == seat


def test_the_turn_of_the_computer_takes_no_gesture(qtbot: QtBot) -> None:
    table, controller = table_of_three(qtbot, "easy", "", "easy", held=True)
    while controller.can_play:
        play_legal(table)
    qtbot.wait(1)
    assert controller.legal() == []
    with qtbot.waitSignal(controller.refused) as refused:
        controller._give("finish")
    assert refused.args is not None and "the computer plays" in refused.args[0]


def test_what_is_obvious_for_the_person_is_done_between_computers(qtbot: QtBot) -> None:
    """PROP-10.4: the person gives no `finish` that is the only command; the game still goes on."""
    _table, controller = table_of_three(qtbot, "", "easy", "easy")
    session, decided = controller.session, 0
    while session.state.round < 2:
        qtbot.waitUntil(
            lambda: controller.can_play and controller.has_choice(session.state), timeout=20_000
        )
        legal = controller.legal()
        liked = [one for one in legal if one.kind in ("activate_island", "activate")]
        assert controller.play((liked or legal)[-1])
        decided += 1
    mine = [entry.command for entry in session.log if entry.command.seat == 0]
    assert "finish" in [command.kind for command in mine] and decided < len(mine)
