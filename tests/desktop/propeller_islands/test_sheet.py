"""The score sheet of Propeller Islands, its lists of results, and the choices of a new game."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.parts import game_part
from islands_desktop.desktop.games.propeller_islands import sheet
from islands_desktop.desktop.games.propeller_islands.end_plate import end_look, meters_of
from islands_desktop.desktop.games.propeller_islands.options_form import (
    MODE_LINES,
    OptionsForm,
    next_options,
)
from islands_desktop.desktop.games.propeller_islands.sheet_icons import (
    LANDMARK_NAMES,
    LINE_NAMES,
    line_icon,
)
from islands_desktop.desktop.look.icons import ICON_NAMES
from islands_desktop.desktop.look.palette import DARK, LIGHT, Palette
from islands_desktop.desktop.pages.game_card import GameCard
from islands_desktop.desktop.pages.home import HomePage
from islands_desktop.desktop.pages.new_game import NewGamePage
from islands_desktop.desktop.pages.statistics import StatisticsPage
from islands_desktop.desktop.panels.final_sheet import FinalSheet
from islands_desktop.desktop.panels.final_table import FinalTable
from islands_desktop.desktop.panels.score_panel import ScorePanel
from islands_desktop.desktop.played_game import start_new
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.scoring import score_of
from islands_desktop.games.propeller_islands.state import OVER, State
from islands_desktop.saves.save_format import SaveHeader
from tests.desktop.frame_setup import open_window, press
from tests.games.propeller_islands.positions import given

TOWER = "(1,0) T22-1 . (0,1) T05-2 . (-1,1) T05-4 . (-1,0) T05-6 . (0,-1) T15-1 ."


def final(**said: object) -> State:
    """A position with a landmark or two, as if the game were over."""
    return given(TOWER, step="blueprint", die=1, **said)._replace(phase=OVER)  # type: ignore[arg-type]


def play_out(session: GameSession, seed: int = 1) -> None:
    rng = Random(seed)
    while commands := GAME.legal_commands(session.state):
        session.play(rng.choice(commands))


def rows_of(state: State, qtbot: QtBot) -> dict[str, tuple[str, ...]]:
    table = FinalTable(GAME, state, LIGHT)
    qtbot.addWidget(table)
    return {row[0]: row[1:] for row in table.texts}


def test_every_line_of_a_sheet_has_a_picture(qapp: QApplication) -> None:
    lines = {line.icon for line in GAME.standings(final()).seats[0].lines}
    assert lines <= {*LINE_NAMES, *ICON_NAMES}
    pictures = [line_icon(name, 24, 1.0, LIGHT).toImage() for name in LINE_NAMES]
    assert len(LANDMARK_NAMES) == 10
    assert all(one != other for one in pictures for other in pictures if one is not other)
    assert not line_icon("unknown", 24, 1.0, LIGHT).isNull()


FORMULA = "5 × sets of these numbers: 2\u00a0×1, 4\u00a0×1, 6\u00a0×1"
"""Of the Zeppelin Tower; a number and how often it is there are never broken apart."""


def test_the_sheet_tells_how_a_landmark_scores() -> None:
    """PROP-11.22: every landmark has its formula beside its points."""
    lines = {line.icon: line for line in GAME.standings(final()).seats[0].lines}
    assert lines["T22-1"].points == 5
    assert lines["T22-1"].note == FORMULA
    assert lines["T15-1"].note == "5 × ⌊0 depots ÷ 3⌋"
    state = given(f"{TOWER} (1,-1) T04-1, (2,0) T18-1 .", die=1)
    notes = {line.icon: line.note for line in GAME.standings(state).seats[0].lines}
    assert (notes["T15-1"], notes["T18-1"]) == ("5 × ⌊1 depot ÷ 3⌋", "4 × ⌊1 Science banner ÷ 3⌋")


def test_the_final_table_has_points_amounts_and_places(qtbot: QtBot) -> None:
    rows = rows_of(final(completed=["B1-01", "B2-16"], fame=7), qtbot)
    assert rows["Zeppelin Tower"] == ("5", "–", FORMULA)
    assert rows["Parcel Service"] == ("0", "–", "5 × ⌊0 depots ÷ 3⌋")
    assert rows["Blueprints"] == ("14 (2)", "– (0)")
    assert rows["Place"] == ("1.", "2.")


def test_each_figure_of_the_final_table_has_its_own_formula(qtbot: QtBot) -> None:
    """The words of a row belong to no seat: only one of the two has the landmark."""
    table = FinalTable(GAME, final(), LIGHT)
    qtbot.addWidget(table)
    notes = {cell.text(): cell.toolTip() for cell in table.findChildren(QLabel) if cell.toolTip()}
    assert notes["5"] == FORMULA
    assert "Zeppelin Tower" not in notes


def height_of(table: FinalTable) -> int:
    """Pixels that the table needs where it has 720 in width."""
    layout = table.layout()
    assert layout is not None
    return layout.totalHeightForWidth(720)


def test_all_ten_landmarks_of_four_seats_fit_into_a_low_window(qtbot: QtBot) -> None:
    """At 1366×768 the table has 720 pixels in width and 488 in height, ties and all."""
    hexes = ("(1,0)", "(0,1)", "(-1,1)", "(-1,0)", "(0,-1)", "(1,-1)", "(2,0)", "(0,2)", "(2,-1)",
             "(1,1)")  # fmt: skip
    island = " ".join(
        f"{at} T{number}-1 ." for at, number in zip(hexes, range(14, 24), strict=True)
    )
    state = given(island, seats=4, step="blueprint", die=1)._replace(phase=OVER)
    table = FinalTable(GAME, state, LIGHT, low=True)
    qtbot.addWidget(table)
    assert len(table.texts) > 16 and "Place" in {row[0] for row in table.texts}
    assert height_of(table) <= 488
    roomy = FinalTable(GAME, state, LIGHT)
    qtbot.addWidget(roomy)
    assert 488 < height_of(roomy) <= 640


def test_prop_11_9_ties_show_the_docks(qtbot: QtBot) -> None:
    state = GAME.new_game(GAME.make_setup("standard", 2, 3))
    one, other = state.players
    tied = state._replace(phase=OVER, players=(one._replace(dock=0b111), other))
    assert "Equal points: more workers left on the dock are better; then the victory is " in (
        " ".join(rows_of(tied, qtbot))
    )
    words, values = sheet.tie_row(0, (3, 12))
    assert (words, values) == ("Workers left on the dock", ("3", "12"))


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_each_seat_has_an_emblem_of_its_own(qapp: QApplication, palette: Palette) -> None:
    emblems = [sheet.seat_emblem(seat, 36, 2.0, palette).toImage() for seat in range(4)]
    assert emblems[0].width() == 72
    assert all(emblems.count(emblem) == 1 for emblem in emblems)


def test_the_score_panel_shows_how_far_the_end_is(qtbot: QtBot) -> None:
    """PROP-11.1: nobody knows how many rounds there will be, so there are no dots for them."""
    state = final(completed=["B1-01"])
    panel = ScorePanel(LIGHT)
    qtbot.addWidget(panel)
    panel.show_state(GAME, state._replace(phase=0, shown=b"\0"))
    assert panel.dots.isHidden()
    assert panel.chart.isHidden()
    figures = {words: number for _, words, number in sheet.figures(state)}
    assert figures["Completed blueprints"] == "1 of 7"
    assert figures["Tiles left in the stack"] == str(len(state.stack))


def test_the_solo_sheet_has_the_ranks(qtbot: QtBot) -> None:
    """PROP-16.4."""
    state = GAME.new_game(GAME.make_setup("solo", 1, 4))
    assert sheet.chart(state)[0][1] == "Deckhand"
    assert sheet.chart(state)[-1] == (95, "Legend")
    assert sheet.rating_words(80, "Governor") == "Governor"
    assert sheet.rating_words(80, "") == ""
    panel = ScorePanel(LIGHT)
    qtbot.addWidget(panel)
    panel.show_state(GAME, state)
    assert not panel.chart.isHidden()
    assert panel.chart_heading.text() == "Rank by victory points"


def test_the_line_about_a_game_names_its_choices() -> None:
    state = GAME.new_game(GAME.make_setup("standard", 3, 7, {"capitol_side": "B"}))
    words = sheet.setup_words(state).split(" · ")
    assert words[1:] == ["Deal 7", "3 players", "Capitols on side B"]


def test_the_form_gives_what_the_rules_take(qtbot: QtBot) -> None:
    form = OptionsForm()
    for mode, seats in (("standard", 2), ("solo", 1)):
        form.show_mode(mode)
        assert set(form.options()) == {option.name for option in GAME.options(mode)}
        form.choose({"capitol_side": "B", "practice": True})
        setup = GAME.make_setup(mode, seats, 1, form.options())
        assert setup.option("capitol_side") == "B"
        assert setup.option("practice", False) is (mode == "solo")
        form.choose({})
        assert form.options()["capitol_side"] == "A"
    assert set(MODE_LINES) == {mode.id for mode in GAME.modes}
    assert next_options({"capitol_side": "B"}) == {"capitol_side": "B"}


def test_every_part_that_is_asked_for_is_there() -> None:
    part = game_part("propeller_islands", "sheet")
    names = (
        *("rounds", "line_icon", "figures", "total_words", "chart_title", "chart", "chart_score"),
        *("setup_words", "points_words", "rating_words", "KEEPS_RECORDS", "COUNTS_UPGRADES"),
        *("tie_reason", "tie_row", "seat_emblem", "record_words"),
    )
    assert all(hasattr(part, name) for name in names)


# ------------------------------------------------------------------ in the window


def test_new_game_offers_both_modes(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.open_page("new_game", game="propeller_islands")
    page = window.current
    assert isinstance(page, NewGamePage)
    assert list(page.modes.buttons) == ["standard", "solo"]
    assert page.form.aids.isHidden()
    press(qtbot, page.form.sides["B"])
    setup = page.setup()
    assert (setup.mode, setup.seats, setup.option("capitol_side")) == ("standard", 2, "B")
    press(qtbot, page.modes.buttons["solo"])
    press(qtbot, page.form.practice)
    setup = page.setup()
    assert (setup.mode, setup.seats, setup.option("practice")) == ("solo", 1, True)


def test_home_shows_it_as_playable(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    page = window.current
    assert isinstance(page, HomePage)
    cards = [card for card in page.findChildren(GameCard) if card.game.id == "propeller_islands"]
    assert len(cards) == 1
    press(qtbot, cards[0].fresh)
    assert isinstance(window.current, NewGamePage)
    assert window.current.game_id == "propeller_islands"


def test_results_records_and_the_final_sheet(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    program = window.program
    for mode, seats in (("standard", 3), ("solo", 1)):
        played = start_new(program, GAME.make_setup(mode, seats, 5), SaveHeader())
        play_out(played.session)
        state = played.session.state
        assert played.new_record
        best = max(score_of(player) for player in state.players)
        assert str(best) in sheet.record_words(state)
        final_sheet = FinalSheet(LIGHT)
        qtbot.addWidget(final_sheet)
        final_sheet.show_game(played)
        assert final_sheet.heading.text() == "Propeller Islands: the end"
    window.open_page("statistics")
    page = window.current
    assert isinstance(page, StatisticsPage)
    texts = " ".join(label.text() for label in page.findChildren(QLabel))
    assert "Propeller Islands · Standard game · 3 players" in texts
    assert "Propeller Islands · Solo challenge" in texts


def test_the_plate_tells_how_near_each_end_of_the_game_is(qapp: QApplication) -> None:
    """PROP-11.1: for each condition the seat that is nearest to it counts."""
    state = GAME.new_game(GAME.make_setup("standard", 2, 3))
    first, second = state.players
    near = state._replace(
        players=(first._replace(dock=0b1), second._replace(completed=bytes(range(6)))),
        stack=state.stack[:9],
    )
    assert [meter.figure for meter in meters_of(near)] == ["6/7", "1 left", "9 left"]
    assert "Until the game ends" in end_look(near).words
    over = near._replace(stack=b"")
    assert "The game ends after this round" in end_look(over).words
    assert "The game is over." in end_look(over._replace(phase=OVER)).words
