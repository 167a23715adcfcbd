"""What a saved game of Rabbit Island keeps beside its moves: wishes, and passes nobody gave."""

from __future__ import annotations

import json
from typing import Any

from pytestqt.qtbot import QtBot

from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.panels.log_panel import LogPanel
from islands_desktop.desktop.played_game import open_saved
from islands_desktop.games.rabbit_island.passing import ALWAYS, SOMETHING, UNTIL_TURN
from tests.desktop.rabbit_island.shared_setup import Shared
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import state_at

CARDS = {"A": "drought", "B": "full-harvest", "C": "poor-harvest"}


def shared(qtbot: QtBot) -> Shared:
    desk = Shared(qtbot, state_at(at((1, 0), seats=3, holds=CARDS)))
    desk.lift()
    return desk


def saved(desk: Shared) -> dict[str, Any]:
    path = desk.window.program.saved_games.path_of(desk.played.id)
    entry: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return entry


def continue_game(desk: Shared) -> None:
    """Leave the table and open the game again from its file."""
    program = desk.window.program
    desk.page.take_off()
    again = open_saved(program, desk.played.id)
    desk.session = again.session
    desk.window.open_page("table", played=again)
    desk.settle()


def lines(page: TablePage) -> list[str]:
    log: LogPanel = page.panel.log
    return [log.list.item(row).text() for row in range(log.list.count())]


def test_a_wish_is_in_the_file_at_once_and_is_found_again_14_9(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    assert "passing" not in saved(desk)
    desk.table.hot_seat.set_passing(1, SOMETHING)
    desk.table.hot_seat.set_passing(1, UNTIL_TURN)
    assert saved(desk)["passing"] == [[ALWAYS], [UNTIL_TURN, SOMETHING], [ALWAYS]]
    continue_game(desk)
    logic = desk.table.hot_seat.logic
    assert [logic.passing(seat) for seat in range(3)] == [ALWAYS, UNTIL_TURN, ALWAYS]
    assert logic.wishes()[1] == (UNTIL_TURN, SOMETHING)
    desk.table.hot_seat.set_passing(1, ALWAYS)
    assert "passing" not in saved(desk)


def test_words_that_nobody_knows_mean_asked_always(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    logic = desk.table.hot_seat.logic
    logic.take_up((("whenever",), (), (UNTIL_TURN,), (SOMETHING,), (SOMETHING,)), ())
    assert [logic.passing(seat) for seat in range(3)] == [ALWAYS, ALWAYS, UNTIL_TURN]
    assert logic.wishes()[2] == (UNTIL_TURN, ALWAYS)


def test_automatic_passes_are_marked_in_the_file_and_told_in_the_log_14_9(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.table.hot_seat.set_passing(1, UNTIL_TURN)
    desk.play("M1; P")
    assert [entry.get("auto", False) for entry in saved(desk)["log"]] == [False, False, True]
    assert lines(desk.page)[-2:] == ["Ana passes.", "Bo passes automatically."]
    continue_game(desk)
    assert lines(desk.page)[-2:] == ["Ana passes.", "Bo passes automatically."]
    assert desk.table.hot_seat.logic.automatic == {2}
    assert desk.prompt is not None and desk.prompt.seats == (2,)


def test_the_curtain_of_a_game_that_follows_another_on_the_table_comes_up(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    continue_game(desk)
    assert desk.table.revealed is None
    assert desk.curtain is not None and desk.curtain.button.text() == "I am Ana"


def test_the_action_bar_names_those_who_are_asked_not_one_of_them(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.play("M1; P")
    words = "Asked whether they play an Action Card: Bo, Cleo."
    assert desk.page.bar.sentence.text() == words
    assert desk.page.panel.help.step.text() == words
