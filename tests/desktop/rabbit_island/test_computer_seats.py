"""Rabbit Island with computer seats: hands, curtains, asks, and what no time may tell."""

from __future__ import annotations

import time
from typing import Any

from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.rabbit_island.shared_table import SharedTableController
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.hot_seat import COMPUTER_MS
from islands_desktop.games.rabbit_island.state import ASK, MOVEMENT, State
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import Settings
from tests.desktop.computer_setup import ThinksHere, cursor_of, seats_of
from tests.desktop.frame_setup import open_window, table_of
from tests.games.rabbit_island.example_values import steps_of
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import command, state_at

CARDS = {"A": "drought", "B": "full-harvest", "C": "poor-harvest"}


def sit_down(
    qtbot: QtBot, state: State, *levels: str, pace: str = "instant", held: bool = False
) -> tuple[TablePage, SharedTableController, ThinksHere]:
    window = open_window(qtbot, Settings(speed="off", theme="light", computer_pace=pace))
    thinker = ThinksHere(window)
    thinker.held = held
    window.program._thinker = thinker  # type: ignore[assignment]
    session = GameSession(GAME, state)
    header = SaveHeader(seat_levels=levels)
    window.open_page("table", played=PlayedGame(window.program, session, header))
    table = table_of(window)
    controller = table.controller
    assert isinstance(controller, SharedTableController)
    qtbot.wait(1)
    return table, controller, thinker


def position(**given: Any) -> State:
    return state_at(at((1, 0), **{"seats": 3, "holds": CARDS, **given}))


def play(controller: SharedTableController, steps: str) -> None:
    for step in steps_of(steps):
        assert controller.play(command(step, controller.session.state))


def test_no_curtain_comes_up_for_the_only_person(qtbot: QtBot) -> None:
    """RABB-14.6 is for two persons and more: one has the own hand open all the time."""
    _table, controller, thinker = sit_down(qtbot, position(), "", "easy", "easy", held=True)
    hot_seat = controller.hot_seat
    assert hot_seat.curtain is None and controller.revealed == 0
    assert not controller.scene.reveal_button.isVisible()
    play(controller, "M1; P")
    qtbot.waitUntil(lambda: bool(thinker.questions) or cursor_of(_table) > 2)
    assert controller.computer_of(controller.session.state) == 1
    assert controller.revealed == 0 and hot_seat.curtain is None
    assert hot_seat.prompt is None or hot_seat.prompt.isHidden()
    assert [button.isVisible() for button in hot_seat.passing] == [True, False, False]
    assert controller.eyes == frozenset({0})


def test_a_curtain_comes_up_between_persons_only(qtbot: QtBot) -> None:
    table, controller, _thinker = sit_down(qtbot, position(), "", "easy", "")
    hot_seat = controller.hot_seat
    assert hot_seat.curtain is not None and hot_seat.curtain.seat == 0
    hot_seat.lift(0)
    seats_of(table).set_level(2, "easy")
    assert controller.revealed == 0 and hot_seat.curtain.isHidden()
    seats_of(table).set_level(2, "")
    assert controller.revealed is None, "somebody else sits there now"
    assert controller.eyes == frozenset()


def test_the_hand_of_a_computer_cannot_be_opened(qtbot: QtBot) -> None:
    _table, controller, _thinker = sit_down(qtbot, position(), "hard", "", "", held=True)
    controller.press_reveal()
    qtbot.wait(1)
    assert controller.revealed is None
    curtain = controller.hot_seat.curtain
    assert curtain is None or curtain.isHidden()
    assert not controller.scene.reveal_button.isVisible()
    assert not controller.hand_is_open


def answer_time(qtbot: QtBot, holds: str, level: str) -> float:
    """Seconds from an ask of the computer in seat B to its answer."""
    state = position(holds={"A": "drought", "B": holds, "C": ""})
    table, controller, _thinker = sit_down(qtbot, state, "", level, "")
    controller.hot_seat.lift(0)
    play(controller, "M1")
    before = controller.session.cursor
    play(controller, "P")
    assert controller.session.state.point == ASK
    assert controller.computer_of(controller.session.state) == 1
    asked = time.monotonic()
    qtbot.waitUntil(lambda: controller.session.cursor >= before + 2)
    taken = time.monotonic() - asked
    table.take_off()
    return taken


def test_rabb_14_11_no_time_tells_who_holds_a_card_that_could_be_played(qtbot: QtBot) -> None:
    """Whether it could play, and whether it thinks long about it: the answer takes as long."""
    could, could_not = (answer_time(qtbot, holds, "hard") for holds in ("full-harvest", "thwarted"))
    assert could >= COMPUTER_MS / 1000 <= could_not


def test_the_time_to_think_about_an_ask_is_bounded(qtbot: QtBot) -> None:
    state = position(holds={"A": "drought", "B": "full-harvest", "C": ""})
    _table, controller, thinker = sit_down(qtbot, state, "", "hard", "", held=True)
    controller.hot_seat.lift(0)
    play(controller, "M1; P")
    qtbot.waitUntil(lambda: bool(thinker.questions))
    assert thinker.questions[-1].seconds <= COMPUTER_MS / 2000
    assert controller.session.state.point == ASK


def test_persons_are_asked_together_with_computers_between_them(qtbot: QtBot) -> None:
    """RABB-14.8: computer seats in between decide for themselves."""
    cards = {**CARDS, "D": "thwarted"}
    _table, controller, _thinker = sit_down(
        qtbot, position(seats=4, holds=cards), "", "easy", "", ""
    )
    hot_seat = controller.hot_seat
    hot_seat.lift(0)
    play(controller, "M1; P")
    qtbot.waitUntil(lambda: hot_seat.prompt is not None and hot_seat.prompt.isVisible())
    assert hot_seat.prompt is not None and 1 not in hot_seat.prompt.seats
    cursor = controller.session.cursor
    hot_seat.answer_nobody()
    qtbot.waitUntil(lambda: controller.session.cursor >= cursor + 2)


def test_watching_covers_every_hand(qtbot: QtBot) -> None:
    _table, controller, _thinker = sit_down(qtbot, position(), "easy", "easy", "easy")
    qtbot.waitUntil(lambda: controller.session.cursor > 3, timeout=20_000)
    assert controller.revealed is None and not controller.hand_is_open
    assert controller.eyes == frozenset()
    assert controller.session.state.point != MOVEMENT or controller.hot_seat.curtain is None


def test_a_click_on_the_island_waits_for_the_computer_and_is_told_so(qtbot: QtBot) -> None:
    _table, controller, _thinker = sit_down(qtbot, position(), "hard", "", "", held=True)
    with qtbot.waitSignal(controller.refused) as refused:
        controller._click_board(controller.scene.camera.cell_rect((0, 0)).center())
    assert refused.args is not None and "Kelda" in refused.args[0]
    with qtbot.waitSignal(controller.refused):
        controller._explain_hand()
