"""How games with several seats stand and end: score panel, final sheet, lists and records."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from islands_desktop.core.game import Setup
from islands_desktop.core.seat_names import install_seat_names, seat_name
from islands_desktop.core.session import GameSession
from islands_desktop.core.signed import signed
from islands_desktop.core.standings import ScoreLine, SeatScore, rank
from islands_desktop.desktop.language import LANGUAGES
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.desktop.pages.statistics import StatisticsPage
from islands_desktop.desktop.panels.final_table import (
    FinalTable,
    deciding_rows,
    merged_lines,
    place_words,
    tied_seats,
)
from islands_desktop.desktop.panels.score_panel import ScorePanel
from islands_desktop.desktop.played_game import PlayedGame, open_saved, start_new
from islands_desktop.saves.save_format import SaveHeader
from tests.desktop.frame_seats_setup import GAME, NAMES, eternal, give, play_unequally, start
from tests.desktop.frame_setup import open_window, table_of
from tests.desktop.test_frame_room import settle, squeezed

# ------------------------------------------------------------------ the score panel


@pytest.fixture
def score(qtbot: QtBot) -> ScorePanel:
    panel = ScorePanel(palette_for(False))
    qtbot.addWidget(panel)
    return panel


def test_the_panel_follows_the_turns_until_a_seat_is_chosen(score: ScorePanel) -> None:
    session = GameSession.new(GAME, eternal())
    give(session, "next", 1)
    score.show_state(GAME, session.state)
    assert score.seat == 0
    assert [button.line.acts for button in score.seats.buttons] == [True, False, False]
    give(session, "place", 1)
    score.show_state(GAME, session.state)
    assert score.seat == 1
    score.seats.buttons[2].click()
    give(session, "place", 1)
    give(session, "place next", 2)
    score.show_state(GAME, session.state)
    assert score.seat == 2 and score.seats.buttons[2].isChecked()


def test_the_panel_of_several_seats_has_no_chart(score: ScorePanel) -> None:
    score.show_state(GAME, GAME.new_game(eternal()))
    assert score.chart.isHidden() and not score.seats.isHidden()
    score.show_state(GAME, GAME.new_game(eternal(1)))
    assert not score.chart.isHidden() and score.seats.isHidden()
    assert [least for least, _name in score.chart.lines] == [19, 21, 30]


def test_every_line_explains_itself(score: ScorePanel) -> None:
    score.show_state(GAME, GAME.new_game(eternal(1)))
    notes = [
        widget.toolTip()
        for place in range(score.lines.count())
        if (item := score.lines.itemAt(place)) and (widget := item.widget())
    ]
    assert notes[1] == "3 for each group of 5 or more."


def test_the_panel_can_change_to_fewer_seats(score: ScorePanel) -> None:
    score.show_state(GAME, GAME.new_game(eternal(4)))
    score.choose_seat(3)
    score.show_state(GAME, GAME.new_game(eternal(1)))
    assert score.seat == 0


# ------------------------------------------------------------------ the final sheet


def ended(program: Any, setup: Setup, kinds: str = "end next") -> PlayedGame:
    played = start_new(program, setup, SaveHeader(seat_names=NAMES))
    give(played.session, kinds)
    return played


def test_the_eternal_game_shows_no_circles(qtbot: QtBot) -> None:
    """MYIS-10.3."""
    window = start(qtbot, eternal(3))
    table = table_of(window)
    assert table.played is not None
    play_unequally(table.played.session)
    table._show_end()
    rows = {row[0]: row[1:] for row in table.final.table.texts}
    assert "Net result" in rows and "Circles for rank and lock" not in rows


def test_the_final_table_shows_seats_lines_net_and_circles(qtbot: QtBot) -> None:
    """MYIS-10.7."""
    window = start(qtbot, GAME.make_setup("episode", 3, 7, {"episode": "E09"}))
    table = table_of(window)
    assert table.played is not None
    session = table.played.session
    play_unequally(session)
    table._show_end()
    rows = {row[0]: row[1:] for row in table.final.table.texts}
    totals = [score.total for score in GAME.standings(session.state).seats]
    assert rows["Marker"] == tuple(str(total) for total in totals)
    assert rows["Net result"] == tuple(signed(total - 10) for total in totals)
    assert sorted(rows["Circles for rank and lock"]) == ["0", "1", "2"]
    assert table.final.table.texts[0] == ("Ana", "Bo", "Player 3")
    assert {"Farms", "Largest village", "Visible beach"} <= set(rows)


def test_equal_seats_share_their_place_and_are_told_so(qtbot: QtBot) -> None:
    """MYIS-9.5, 9.6."""
    window = start(qtbot, eternal(2))
    table = table_of(window)
    assert table.played is not None
    give(table.played.session, "end next")
    table._show_end()
    texts = table.final.table.texts
    assert ("Place", "1. (shared)", "1. (shared)") in texts
    assert texts[-1] == ("Who is equal in all of this shares the place.",)


def test_what_decided_a_tie_is_shown_row_by_row() -> None:
    scores = [SeatScore(0, (), 30, (-3, -2)), SeatScore(1, (), 30, (-3, -1)), SeatScore(2, (), 9)]
    scores[2] = SeatScore(2, (), 9, (0, 0))
    standings = rank(scores)
    assert tied_seats(standings) == (0, 1)
    assert deciding_rows(standings) == 2
    assert [place_words(standings, seat) for seat in range(3)] == ["2.", "1.", "3."]


def test_the_rows_of_a_tie_stand_in_the_table(qtbot: QtBot) -> None:
    """MYIS-9.5: one island row after the other, until one decides."""
    session = GameSession.new(GAME, eternal(3))
    play_unequally(session)
    islands = session.state.islands
    equal = (islands[0]._replace(marker=30), islands[1]._replace(marker=30), islands[2])
    state = session.state._replace(islands=equal)
    table = FinalTable(GAME, state, palette_for(False))
    qtbot.addWidget(table)
    ties = [score.tie_breaks for score in GAME.standings(state).seats]
    first = next(place for place in range(8) if ties[0][place] != ties[1][place])
    rows = [row for row in table.texts if row[0].startswith("Open hexes")]
    assert len(rows) == first + 1
    assert rows[-1][1:] == (str(-ties[0][first]), str(-ties[1][first]), "")
    assert rows[-1][0] == f"Open hexes in row {'ABCDEFGH'[first]}"


def test_lines_of_several_sheets_stand_in_one_order() -> None:
    start_line, passed, lock = (ScoreLine(name, 1, name) for name in ("start", "pass", "lock"))
    sheets = [
        SeatScore(0, (start_line, lock), 2),
        SeatScore(1, (start_line, passed, lock), 3),
    ]
    merged = merged_lines(sheets)
    assert [named.label for named, _lines in merged] == ["start", "pass", "lock"]
    assert merged[1][1] == [None, passed]


def test_a_solo_game_ends_with_its_medal(qtbot: QtBot) -> None:
    """MYIS-11.3."""
    window = start(qtbot, GAME.make_setup("episode", 1, 7, {"episode": "E05"}), SaveHeader())
    table = table_of(window)
    assert table.played is not None
    give(table.played.session, "end next")
    table._show_end()
    assert [least for least, _name in table.final.chart.lines] == [10, 15, 17]
    assert table.final.chart.reached == ""
    texts = {label.text() for label in table.final.findChildren(QLabel)}
    assert "Medal by net result" in texts and "Feats" not in texts
    assert "Episode 5 · Deal 7" in texts


def test_the_buttons_of_the_game_stand_with_the_others(qtbot: QtBot) -> None:
    window = start(qtbot, eternal(2))
    table = table_of(window)
    assert table.played is not None and table.controller is not None
    give(table.played.session, "end next")
    table._show_end()
    own = {action.id for action in table.controller.final_actions()}
    assert own and own <= set(table.final.buttons)
    table._show_end()
    assert own <= set(table.final.buttons)
    assert table.final.buttons["again"].isVisible()


# ------------------------------------------------------------------ lists and records


def test_lists_show_mode_episode_and_names(qtbot: QtBot) -> None:
    window = start(qtbot, GAME.make_setup("episode", 3, 7, {"episode": "E05"}))
    window.open_page("saved_games")
    texts = " ".join(label.text() for label in window.current.findChildren(QLabel))
    assert "Episode 5, 3 seats · Ana, Bo, Player 3 · " in texts


def test_records_are_net_results_by_mode_episode_and_seats(qtbot: QtBot) -> None:
    """MYIS-11.4."""
    window = open_window(qtbot)
    program = window.program
    ended(program, GAME.make_setup("episode", 2, 1, {"episode": "E05"}))
    ended(program, GAME.make_setup("episode", 2, 2, {"episode": "E06"}))
    ended(program, eternal(2, practice=True))
    chosen = start_new(program, eternal(2, seed=77), SaveHeader(deal_chosen=True))
    give(chosen.session, "end next")
    window.open_page("statistics")
    page = window.current
    assert isinstance(page, StatisticsPage)
    texts = [label.text() for label in page.findChildren(QLabel)]
    assert {"My Island · Episode 5 · 2 players", "My Island · Episode 6 · 2 players"} <= set(texts)
    assert texts.count("record, net") == 2
    assert "−31" in texts
    assert "no record yet: all deals were chosen" in texts
    cells = [page.table.item(row, 1) for row in range(page.table.rowCount())]
    deals = {cell.text() for cell in cells if cell is not None}
    assert deals == {"1", "2", "7", "77, chosen"}
    assert page.table.isColumnHidden(3)


def test_a_saved_game_comes_back_with_its_names(qtbot: QtBot) -> None:
    window = start(qtbot, eternal())
    played = table_of(window).played
    assert played is not None
    table_of(window).take_off()
    again = open_saved(window.program, played.id)
    assert again.header.seat_names == NAMES
    window.open_page("table", played=again)
    assert seat_name(1) == "Bo"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_of_several_seats_is_squeezed(qtbot: QtBot, code: str) -> None:
    names = tuple(
        f"{name} of the seven seas"[:20] for name in ("Maximiliana", "WWWWWWWW", "", "Bo")
    )
    window = start(qtbot, eternal(4), SaveHeader(seat_names=names))
    window.program.change_settings(language=code)
    table = table_of(window)
    assert table.played is not None
    for size in ((1366, 768), (1920, 1080)):
        window.resize(*size)
        settle(window)
        assert squeezed(window) == []
    play_unequally(table.played.session)
    table._show_end()
    for name in ("table", "saved_games", "statistics"):
        window.open_page(name)
        settle(window)
        assert squeezed(window) == []
    window.open_page("new_game", game="my_island", seats=4, names=names)
    settle(window)
    assert squeezed(window) == []
    window.program.change_settings(language="en")


@pytest.fixture(autouse=True)
def usual_names_again() -> Any:
    yield
    install_seat_names(())
