"""Games with modes and several seats: choosing, score sheets, whose turn it is, records."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from islands_desktop.core.game import Setup
from islands_desktop.core.seat_names import install_seat_names, seat_name
from islands_desktop.core.session import GameSession
from islands_desktop.core.standings import ScoreLine, SeatScore, rank
from islands_desktop.desktop.language import LANGUAGES
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.new_game import NewGamePage
from islands_desktop.desktop.pages.saved_tile import saved_name
from islands_desktop.desktop.pages.statistics import StatisticsPage
from islands_desktop.desktop.panels.final_table import (
    FinalTable,
    deciding_rows,
    merged_lines,
    place_words,
    tied_seats,
)
from islands_desktop.desktop.panels.score_panel import ScorePanel
from islands_desktop.desktop.played_game import PlayedGame, branch_off, open_saved, start_new
from islands_desktop.games.registry import find_game
from islands_desktop.saves.save_format import SaveHeader
from tests.desktop.frame_setup import open_window, press, table_of
from tests.desktop.test_frame_room import settle, squeezed

GAME = find_game("my_island")
NAMES = ("Ana", "Bo", "")


def eternal(seats: int = 3, seed: int = 7, **options: Any) -> Setup:
    return GAME.make_setup("eternal", seats, seed, options)


def give(session: GameSession, kinds: str, count: int = 10_000) -> None:
    """Give the first legal command of the first of these kinds that there is."""
    for _number in range(count):
        commands = {command.kind: command for command in GAME.legal_commands(session.state)}
        if not commands:
            return
        session.play(next(commands[kind] for kind in kinds.split() if kind in commands))


def play_unequally(session: GameSession) -> None:
    """The first seat builds all the time, the second for some rounds, the others not at all."""
    while commands := GAME.legal_commands(session.state):
        kinds = {command.kind: command for command in commands}
        builds = session.state.round < (99, 6, 0, 0)[commands[0].seat]
        session.play(kinds.get("place" if builds else "end", commands[0]))


def open_new_game(qtbot: QtBot) -> tuple[MainWindow, NewGamePage]:
    window = open_window(qtbot)
    window.open_page("new_game", game="my_island")
    page = window.current
    assert isinstance(page, NewGamePage)
    return window, page


def start(qtbot: QtBot, setup: Setup, header: SaveHeader | None = None) -> MainWindow:
    window = open_window(qtbot)
    window.start_game(setup, header or SaveHeader(seat_names=NAMES))
    return window


# ------------------------------------------------------------------ a new game


def test_modes_are_offered_with_a_sentence_each(qtbot: QtBot) -> None:
    """MYIS-1.2."""
    _window, page = open_new_game(qtbot)
    assert list(page.modes.buttons) == ["eternal", "episode_1", "episode"]
    assert all(button.accessibleDescription() for button in page.modes.buttons.values())
    assert page.modes.mode == "eternal"


def test_mode_seats_and_names_reach_the_game_and_its_save(qtbot: QtBot) -> None:
    window, page = open_new_game(qtbot)
    press(qtbot, page.modes.buttons["episode_1"])
    press(qtbot, page.seats.buttons[3])
    assert [field.isVisible() for field in page.seats.fields] == [True, True, True, False]
    page.seats.write_levels(())
    qtbot.keyClicks(page.seats.fields[0], "Ana")
    qtbot.keyClicks(page.seats.fields[2], "  Cleo ")
    press(qtbot, page.start)
    played = table_of(window).played
    assert played is not None
    setup = played.session.setup
    assert (setup.mode, setup.seats) == ("episode_1", 3)
    assert [seat_name(seat) for seat in range(3)] == ["Ana", "Player 2", "Cleo"]
    opened = window.program.saved_games.open(played.id)
    assert opened.header.seat_names == ("Ana", "", "Cleo")
    assert not opened.header.deal_chosen


def test_a_single_episode_is_chosen_by_its_number(qtbot: QtBot) -> None:
    """MYIS-12.22: no title and no story is shown."""
    _window, page = open_new_game(qtbot)
    assert not page.form.episode.isEnabled()
    press(qtbot, page.modes.buttons["episode"])
    assert page.form.episode.isEnabled()
    texts = [page.form.episode.itemText(place) for place in range(page.form.episode.count())]
    assert texts == [f"Episode {number}" for number in range(1, 25)]
    qtbot.keyClick(page.form.episode, Qt.Key.Key_End)
    assert page.setup().option("episode") == "E24"
    press(qtbot, page.modes.buttons["eternal"])
    assert page.setup().option("episode") is None


def test_a_mode_for_one_has_one_seat(qtbot: QtBot) -> None:
    window, page = open_new_game(qtbot)
    press(qtbot, page.seats.buttons[4])
    window.open_page("new_game", game="palm_island")
    assert page.modes.mode == "solo"
    assert page.setup().seats == 1
    assert page.header().seat_names == ()


def test_a_wrong_number_names_the_rule_of_the_game(qtbot: QtBot) -> None:
    _window, page = open_new_game(qtbot)
    assert page.form.DEAL_RULE == "MYIS-4.3"
    qtbot.keyClicks(page.seed, "x")
    assert "whole number" in page.trouble.text()


def test_the_name_in_the_settings_is_the_first_seats(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.program.change_settings(player_name="Ana Maria of the Seven Seas")
    window.open_page("new_game", game="my_island")
    page = window.current
    assert isinstance(page, NewGamePage)
    assert page.header().seat_names == ("Ana Maria of the Sev",)


def test_a_game_with_a_chosen_number_is_marked_and_so_is_the_same_deal_again(qtbot: QtBot) -> None:
    """MYIS-11.4."""
    window, page = open_new_game(qtbot)
    qtbot.keyClicks(page.seed, "12")
    assert page.header().deal_chosen
    page.ways["random"].setChecked(True)
    assert not page.header().deal_chosen
    window.start_game(eternal(1), SaveHeader())
    played = table_of(window).played
    assert played is not None
    give(played.session, "end next")
    table = table_of(window)
    table._show_end()
    press(qtbot, table.final.buttons["again"])
    again = table_of(window).played
    assert again is not None and again is not played
    assert again.header.deal_chosen


def test_the_choices_of_the_game_before_are_taken_over(qtbot: QtBot) -> None:
    window = start(qtbot, GAME.make_setup("episode", 3, 7, {"episode": "E09", "practice": True}))
    table = table_of(window)
    assert table.played is not None
    give(table.played.session, "end next")
    table._show_end()
    press(qtbot, table.final.buttons["new_game"])
    page = window.current
    assert isinstance(page, NewGamePage)
    setup = page.setup()
    assert (setup.mode, setup.seats, setup.option("episode")) == ("episode", 3, "E09")
    assert setup.option("practice")
    assert page.seats.names() == NAMES


def test_the_heading_follows_the_next_deal(qtbot: QtBot) -> None:
    window = start(qtbot, eternal(2, seed=7))
    table = table_of(window)
    assert table.played is not None
    give(table.played.session, "end next")
    table._show_end()
    press(qtbot, table.final.buttons["next"])
    assert table.played is not None and table.played.session.setup.seed == 8
    assert window.band.title.text() == "My Island · Eternal Game"
    assert table.played.header.seat_names == NAMES


@pytest.mark.parametrize("chosen", [True, False])
def test_myis_16_1_the_deal_is_told_after_the_game_or_if_it_was_chosen(
    qtbot: QtBot, chosen: bool
) -> None:
    window = start(qtbot, eternal(2, seed=17), SaveHeader(deal_chosen=chosen))
    table = table_of(window)
    assert table.played is not None

    def told() -> set[bool]:
        window.refresh_heading()
        (entry,) = window.program.saved_games.entries()
        return {"deal 17" in words for words in (window.band.title.text(), saved_name(entry))}

    assert told() == {chosen}
    give(table.played.session, "end next")
    assert told() == {True}


# ------------------------------------------------------------------ names


def test_names_stay_with_a_game_and_leave_with_it(qtbot: QtBot) -> None:
    window = start(qtbot, eternal())
    table = table_of(window)
    assert table.played is not None
    give(table.played.session, "next", 1)
    table.refresh()
    assert table.bar.sentence.text().startswith("Ana: ")
    branch = branch_off(window.program, table.played, 1)
    assert branch.header.seat_names == NAMES and branch.header.deal_chosen
    table.take_off()
    assert seat_name(0) == "Player 1"


def test_the_bar_shows_the_emblem_of_the_seat_to_act(qtbot: QtBot) -> None:
    window = start(qtbot, eternal())
    table = table_of(window)
    assert table.played is not None
    assert table.bar.emblem.isHidden(), "nobody acts before the first card"
    give(table.played.session, "next", 1)
    table.refresh()
    first = table.bar.emblem.pixmap().toImage()
    assert table.bar.emblem.isVisible()
    give(table.played.session, "place", 1)
    table.refresh()
    assert table.bar.sentence.text().startswith("Bo: ")
    assert table.bar.emblem.pixmap().toImage() != first


def test_one_seat_needs_no_emblem(qtbot: QtBot) -> None:
    window = start(qtbot, eternal(1), SaveHeader())
    table = table_of(window)
    assert table.played is not None
    give(table.played.session, "next", 1)
    table.refresh()
    assert table.bar.emblem.isHidden()


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
    assert rows["Net result"] == tuple(f"{total - 10:+d}" for total in totals)
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
    assert "-31" in texts
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
