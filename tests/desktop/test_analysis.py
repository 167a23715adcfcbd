"""How a finished game went: reached by buttons, walked along, left at any time, and kept."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.analysis import AnalysisPage
from islands_desktop.desktop.pages.saved_games import SavedGamesPage
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.panels.costly_panel import figure, points_words
from islands_desktop.opponents.worker import Answer
from tests.desktop.computer_setup import ThinksHere, setup_of, sit_down
from tests.desktop.frame_setup import press

_SOON = 20
"""Commands after which persons end their part of My Island."""


def finish(table: TablePage, seed: int = 3) -> None:
    """Play on at random to the end, which comes soon in My Island."""
    assert table.controller is not None and table.played is not None
    session, rng = table.played.session, Random(seed)
    while not table.played.over:
        legal = session.game.legal_commands(session.state)
        ending = [one for one in legal if (one.kind == "end") == (session.cursor > _SOON)]
        session.play(rng.choice(ending or list(legal)))
    table.controller.show_state()


def finished(qtbot: QtBot, seats: int = 1) -> tuple[MainWindow, TablePage, ThinksHere]:
    window, table, thinker = sit_down(qtbot, setup_of("my_island", seats))
    finish(table)
    qtbot.waitUntil(table.final.isVisible)
    return window, table, thinker


def page_of(window: MainWindow) -> AnalysisPage:
    page = window.page("analysis")
    assert isinstance(page, AnalysisPage)
    return page


def open_analysis(qtbot: QtBot, table: TablePage, window: MainWindow) -> AnalysisPage:
    press(qtbot, table.final.buttons["analysis"])
    page = page_of(window)
    assert page.isVisible() and page.analysis is not None
    return page


def sentences(page: AnalysisPage, seat: int) -> list[str]:
    return [part.text() for part in page.panels[seat].findChildren(QLabel) if part.isVisible()]


def test_from_the_final_sheet_to_the_dearest_decision_on_the_table(qtbot: QtBot) -> None:
    window, table, _thinker = finished(qtbot)
    page = open_analysis(qtbot, table, window)
    analysis = page.analysis
    assert analysis is not None and not page.progress.isHidden()
    qtbot.waitUntil(lambda: analysis.is_done, timeout=60_000)
    assert page.progress.isHidden() and page.progress_words.isHidden()
    assert len(page.curve.course.values) == len(analysis.states)
    found = analysis.costliest(0)
    assert [one.cost for _, one in found] == sorted((one.cost for _, one in found), reverse=True)
    assert len(found) == 3 and all(one.cost > 0 for _, one in found)
    dearest, judgement = found[0]
    state = analysis.states[dearest.position]
    better = analysis.game.describe_command(state, judgement.best)
    shown = sentences(page, 0)
    assert f"Better: {better}" in shown and f"−{figure(judgement.cost)}" in shown
    press(qtbot, page.panels[0].buttons[0])
    assert table.isVisible() and table.controller is not None
    assert table.controller.position == dearest.position
    assert table.centre.currentWidget() is table.controller.view
    window.go_back()  # to the present
    window.go_back()
    assert page.isVisible() and page.analysis is analysis  # nothing is thought of twice


def test_the_curve_is_walked_by_keys_and_by_the_pointer(qtbot: QtBot) -> None:
    window, table, thinker = finished(qtbot, seats=2)
    thinker.held = True
    page = open_analysis(qtbot, table, window)
    analysis, curve = page.analysis, page.curve
    assert analysis is not None
    qtbot.waitUntil(lambda: bool(curve.course.values))
    last = len(analysis.states) - 1
    assert curve.position == last and page.words.text().startswith("Finished")
    totals = [one.total for one in analysis.game.standings(analysis.states[-1]).seats]
    assert all(f" {total}" in page.words.text() for total in totals)
    assert curve.hasFocus()
    qtbot.keyClick(curve, Qt.Key.Key_Left)
    assert curve.position == last - 1
    qtbot.keyClick(curve, Qt.Key.Key_Home)
    assert curve.position == 0 and page.words.text().startswith("Card 0")
    qtbot.keyClick(curve, Qt.Key.Key_PageDown)
    assert "Card 1 " in page.words.text()
    at = QPoint(round(curve.x_of(12)), curve.height() // 2)
    qtbot.mouseMove(curve, at)
    qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=at)
    assert table.isVisible() and table.controller is not None
    assert table.controller.position == 12
    assert table.centre.currentWidget() is table.controller.view


def test_it_can_be_left_and_goes_on_where_it_was(qtbot: QtBot) -> None:
    window, table, thinker = finished(qtbot)
    page = open_analysis(qtbot, table, window)
    analysis = page.analysis
    assert analysis is not None
    qtbot.waitUntil(lambda: len(analysis.judged) >= 3, timeout=30_000)
    window.go_back()
    done, asked = len(analysis.judged), len(thinker.questions)
    qtbot.wait(30)
    assert (len(analysis.judged), len(thinker.questions)) == (done, asked)
    press(qtbot, table.final.buttons["analysis"])
    qtbot.waitUntil(lambda: len(analysis.judged) > done, timeout=30_000)
    assert page.analysis is analysis
    thinker.held = True
    window.open_page("home")


def test_what_is_asked_holds_what_the_seat_knew(qtbot: QtBot) -> None:
    window, table, thinker = finished(qtbot, seats=2)
    thinker.held = True
    page = open_analysis(qtbot, table, window)
    analysis = page.analysis
    assert analysis is not None
    asked, decision = thinker.questions[-1], analysis.decisions[0]
    state = analysis.states[decision.position]
    assert asked.known == analysis.game.view(state, decision.seat) != state
    assert asked.played == decision.command.to_dict()
    thinker.answered.emit(Answer(asked.number, fault="out of order"))
    assert "out of order" in page.progress_words.text()
    asked_before = len(thinker.questions)
    press(qtbot, page.again)
    assert len(thinker.questions) == asked_before + 1


def test_only_persons_are_judged(qtbot: QtBot) -> None:
    window, table, thinker = sit_down(qtbot, setup_of("my_island", 2), "", "easy", held=True)
    finish(table)
    page = open_analysis(qtbot, table, window)
    assert page.analysis is not None and page.analysis.persons == (0,)
    assert {one.seat for one in page.analysis.decisions} == {0} and list(page.panels) == [0]
    assert thinker.questions[-1].seat == 0


def test_from_the_saved_games(qtbot: QtBot) -> None:
    window, table, thinker = finished(qtbot)
    thinker.held = True
    assert table.played is not None
    done = table.played.id
    window.start_game(setup_of("my_island", 1))
    going = table.played.id
    window.open_page("saved_games")
    saved = window.page("saved_games")
    assert isinstance(saved, SavedGamesPage)
    assert not saved.rows[going].buttons["analysis"].isEnabled()
    assert "not over" in saved.rows[going].buttons["analysis"].toolTip()
    press(qtbot, saved.rows[done].buttons["analysis"])
    page = page_of(window)
    assert page.isVisible() and page.played is not None and page.played.id == done
    window.go_back()
    assert table.isVisible() and table.final.isVisible()


def test_another_game_on_the_table_is_not_shown_as_the_analysed_one(qtbot: QtBot) -> None:
    window, table, thinker = finished(qtbot)
    thinker.held = True
    page = open_analysis(qtbot, table, window)
    window.start_game(setup_of("my_island", 1))
    window.go_back()
    if not page.isVisible():
        window.open_page("analysis")
    assert page.analysis is None and not page.panels and not page.curve.course.values
    assert "no finished game" in page.note.text() and page.progress.isHidden()


def test_colours_may_change(qtbot: QtBot) -> None:
    window, table, thinker = finished(qtbot)
    thinker.held = True
    page = open_analysis(qtbot, table, window)
    qtbot.waitUntil(lambda: bool(page.curve.course.values))
    window.trigger("theme")
    assert page.curve.colours is window.program.palette and page.curve.colours.is_dark
    assert page.curve.looks


@pytest.mark.parametrize(
    ("points", "words"), [(1.04, "1 point"), (2.26, "2.3 points"), (3.0, "3 points")]
)
def test_points_in_words(qtbot: QtBot, points: float, words: str) -> None:
    assert points_words(points) == words
