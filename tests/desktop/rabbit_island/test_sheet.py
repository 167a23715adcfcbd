"""The score sheet of Rabbit Island, its lists of results, and the choices of a new game."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.games.rabbit_island import sheet
from islands_desktop.desktop.games.rabbit_island.options_form import (
    MODE_LINES,
    OptionsForm,
    next_options,
)
from islands_desktop.desktop.games.rabbit_island.sheet_icons import LINE_NAMES, line_icon
from islands_desktop.desktop.look.palette import DARK, LIGHT, Palette
from islands_desktop.desktop.pages.game_card import GameCard
from islands_desktop.desktop.pages.home import HomePage
from islands_desktop.desktop.pages.new_game import NewGamePage
from islands_desktop.desktop.pages.statistics import StatisticsPage
from islands_desktop.desktop.panels.final_sheet import mark_sentences
from islands_desktop.desktop.panels.final_table import FinalTable
from islands_desktop.desktop.panels.score_panel import ScorePanel
from islands_desktop.desktop.played_game import start_new
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.scoring import final_totals
from islands_desktop.games.rabbit_island.state import OVER, State
from islands_desktop.saves.save_format import SaveHeader
from tests.desktop.frame_setup import open_window, press
from tests.games.rabbit_island.examples import SCORING
from tests.games.rabbit_island.positions import new_game, setup_of, state_at


def final(number: str) -> State:
    """The end of the game in a worked example of the scoring."""
    given = next(example.given for example in SCORING if example.id == number)
    return state_at(given)._replace(point=OVER)


def rows_of(state: State, qtbot: QtBot) -> dict[str, tuple[str, ...]]:
    table = FinalTable(GAME, state, LIGHT)
    qtbot.addWidget(table)
    return {row[0]: row[1:] for row in table.texts}


def play_out(session: GameSession, seed: int = 1) -> None:
    rng = Random(seed)
    while commands := GAME.legal_commands(session.state):
        session.play(rng.choice(commands))


def test_rv_64_final_table(qtbot: QtBot) -> None:
    """RABB-10.5: Towns, Villages, Camps with their numbers, both bonuses, total and place."""
    rows = rows_of(final("RV-64"), qtbot)
    assert rows["Towns"] == ("6 (2)", "14 (4)", "16 (5)", "9 (3)")
    assert [row.split()[0] for row in rows["Villages"]] == ["10", "7", "3", "6"]
    assert [row.split()[0] for row in rows["Camps"]] == ["5", "2", "4", "9"]
    assert rows["Most carrots"] == ("– (2000)", "– (1800)", "1 (5500)", "– (900)")
    assert rows["Largest group"] == ("1 (4)", "– (3)", "– (2)", "– (3)")
    assert rows["Victory points"] == ("22", "23", "24", "24")
    assert rows["Place"] == ("3.", "2.", "1. (shared)", "1. (shared)")
    assert "Equal points stay equal: there is no tie-break (RABB-10.4)." in rows
    assert "Who is equal in all of this shares the place." not in rows, "nothing was compared"


def test_rv_65_shared_first_place_then_the_second(qtbot: QtBot) -> None:
    assert rows_of(final("RV-65"), qtbot)["Place"] == ("1. (shared)", "1. (shared)", "2.")


def test_bonuses_come_at_the_end_only(qtbot: QtBot) -> None:
    rows = rows_of(final("RV-64")._replace(point="movement"), qtbot)
    assert rows["Most carrots"] == ("– (2000)", "– (1800)", "– (5500)", "– (900)")
    assert rows["Victory points"] == ("21", "23", "23", "24")


def test_every_line_of_a_sheet_has_a_picture(qapp: QApplication) -> None:
    lines = {line.icon for line in GAME.standings(new_game()).seats[0].lines}
    assert lines == set(LINE_NAMES)
    pictures = [line_icon(name, 24, 1.0, LIGHT).toImage() for name in LINE_NAMES]
    assert all(one != other for one in pictures for other in pictures if one is not other)
    assert not line_icon("unknown", 24, 1.0, LIGHT).isNull()


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_each_seat_has_the_emblem_of_its_tribe(qapp: QApplication, palette: Palette) -> None:
    emblems = [sheet.seat_emblem(seat, 36, 2.0, palette).toImage() for seat in range(4)]
    assert emblems[0].width() == 72
    assert all(emblems.count(emblem) == 1 for emblem in emblems)


def test_the_score_panel_shows_years_and_carrots(qtbot: QtBot) -> None:
    panel = ScorePanel(LIGHT)
    qtbot.addWidget(panel)
    panel.show_state(GAME, final("RV-64")._replace(point="movement"))
    assert panel.progress.text() == "Year 20 of 20"
    assert panel.chart.isHidden()
    assert sheet.figures(final("RV-64"), 2) == (("carrot", "Carrots", "5500"),)
    assert sheet.rounds(new_game("short")) == (0, 10)


def test_the_line_about_a_game_names_its_choices() -> None:
    state = GAME.new_game(setup_of("short", 3, 7, open_table=True))
    assert sheet.setup_words(state).split(" · ")[1:] == ["Deal 7", "3 players", "Open table"]
    assert mark_sentences(state.setup) == ["Played with all hands open."]


def test_the_form_gives_what_the_rules_take(qtbot: QtBot) -> None:
    form = OptionsForm()
    assert set(form.options()) == {option.name for option in GAME.options("standard")}
    form.choose({"open_table": True, "practice": True})
    setup = GAME.make_setup("short", 2, 1, form.options())
    assert setup.option("open_table") is True and setup.option("practice") is True
    form.choose({})
    assert not any(form.options().values())
    assert set(MODE_LINES) == {mode.id for mode in GAME.modes}
    assert next_options({"practice": True}) == {"practice": True}


def test_every_part_that_is_asked_for_is_there() -> None:
    part = game_part("rabbit_island", "sheet")
    names = (
        *("rounds", "line_icon", "figures", "total_words", "chart_title", "chart", "chart_score"),
        *("setup_words", "points_words", "rating_words", "KEEPS_RECORDS", "COUNTS_UPGRADES"),
        *("tie_reason", "tie_row", "seat_emblem", "record_words"),
    )
    assert all(hasattr(part, name) for name in names)


# ------------------------------------------------------------------ in the window


def test_new_game_offers_both_modes_for_two_to_four(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.open_page("new_game", game="rabbit_island")
    page = window.current
    assert isinstance(page, NewGamePage)
    assert list(page.modes.buttons) == ["standard", "short"]
    offered = [count for count, button in page.seats.buttons.items() if not button.isHidden()]
    assert offered == [2, 3, 4]
    press(qtbot, page.modes.buttons["short"])
    press(qtbot, page.seats.buttons[4])
    press(qtbot, page.form.open_table)
    setup = page.setup()
    assert (setup.game, setup.mode, setup.seats) == ("rabbit_island", "short", 4)
    assert setup.option("open_table") is True


def test_home_shows_it_as_playable(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    page = window.current
    assert isinstance(page, HomePage)
    cards = [card for card in page.findChildren(GameCard) if card.game.id == "rabbit_island"]
    assert len(cards) == 1
    press(qtbot, cards[0].fresh)
    assert isinstance(window.current, NewGamePage)
    assert window.current.game_id == "rabbit_island"


def test_results_and_records_by_mode_and_seats(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    program = window.program
    for seats, options in ((2, {}), (3, {}), (2, {"open_table": True})):
        played = start_new(program, setup_of("short", seats, 5, **options), SaveHeader())
        play_out(played.session)
        assert played.new_record == (not options)
        assert str(max(final_totals(played.session.state))) in sheet.record_words(
            played.session.state
        )
    window.open_page("statistics")
    page = window.current
    assert isinstance(page, StatisticsPage)
    texts = " ".join(label.text() for label in page.findChildren(QLabel))
    assert "Rabbit Island · Short game · 2 players" in texts
    assert "Rabbit Island · Short game · 3 players" in texts
    assert "Open table" in texts
