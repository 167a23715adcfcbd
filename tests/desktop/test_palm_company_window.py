"""Palm Island with several players in the window: leaving, coming back, list, the last page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island.company_table import CompanyTable
from islands_desktop.desktop.games.palm_island.group_choosers import AgreeChooser
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.state import State, read_deck
from islands_desktop.saves.save_format import SaveHeader, decode_save, encode_save
from islands_desktop.saves.settings import Settings
from tests.desktop.frame_setup import open_window, table_of
from tests.desktop.palm_company_setup import (
    click,
    closing,
    in_phase,
    lift,
    played_to,
    press_key,
    target_point,
)
from tests.games.palm_island.shared_positions import end_all, shared_state

NAMES = ("Ana", "Bo", "Cleo")


def play(qtbot: QtBot, state: State, header: SaveHeader | None = None) -> MainWindow:
    """The window with a position on its table."""
    window = open_window(qtbot, Settings(speed="off", theme="light"))
    names = NAMES[: state.setup.seats]
    kept = header if header is not None else SaveHeader(seat_names=names)
    played = PlayedGame(window.program, GameSession(GAME, state), kept)
    window.open_page("table", played=played)
    settle()
    return window


def settle() -> None:
    for _ in range(8):
        QApplication.processEvents()


def company(window: MainWindow) -> CompanyTable:
    controller = table_of(window).controller
    assert isinstance(controller, CompanyTable)
    return controller


def test_leaving_covers_the_deck_and_coming_back_asks_again(qtbot: QtBot) -> None:
    """PALM-12.3: nor does the small picture of the game show a deck."""
    window = play(qtbot, GAME.new_game(GAME.make_setup("casual", 2, 7)))
    table = company(window)
    lift(table)
    assert not table.on_board
    window.open_page("home")
    settle()
    assert table.on_board
    assert not table.hand_over.is_up
    bar = table_of(window).bar
    assert bar.sentence.text().endswith("plays the round.")
    assert set(bar.buttons()) <= {"players"}
    window.open_page("table")
    settle()
    assert table.hand_over.is_up


def test_the_window_says_nothing_of_a_covered_deck(qtbot: QtBot) -> None:
    """PALM-16.3: neither bar, list, log nor tool tips name a hidden card before the curtain."""
    state = GAME.new_game(GAME.make_setup("casual", 2, 7))
    window = play(qtbot, state)
    table, page = company(window), table_of(window)
    page.toggle_list()
    settle()
    # Buildings there is one of stand in every score sheet.
    names = {card_name(card.code) for card in read_deck(state, 0)}
    hidden = {name for name in names if name[-1].isdigit()}
    told = [label.text() for label in page.findChildren(QLabel)]
    told += [item.toolTip() for item in table.board.items() if hasattr(item, "toolTip")]
    told += [action.label for action in table.actions()]
    assert not {name for name in hidden if any(name in words for words in told)}
    page.toggle_list()


def test_the_time_of_a_round_is_kept_with_the_game(qtbot: QtBot) -> None:
    """PALM-16.6"""
    state = GAME.new_game(GAME.make_setup("speed", 2, 7, {"clock": True}))
    header = SaveHeader(seat_names=NAMES[:2])
    window = play(qtbot, state, header)
    table = company(window)
    now = [10.0]
    table.clock._now = lambda: now[0]
    lift(table)
    now[0] += 4.2
    table.cover()
    assert header.round_tenths == 42
    kept = decode_save(encode_save(table.session, header))
    assert kept.header.round_tenths == 42
    again = play(qtbot, kept.session.state, kept.header)
    table = company(again)
    table.clock._now = lambda: now[0]
    assert table.clock.tenths == 42
    lift(table)
    now[0] += 1.0
    assert table.clock.tenths == 52


def test_a_group_wins_or_loses_without_places(qtbot: QtBot) -> None:
    """PALM-13.7, 13.15"""
    window = play(qtbot, played_to("cooperative", 2, in_phase("group"), 8))
    table, page = company(window), table_of(window)
    table.play(next(c for c in table.board_hands.commands() if c.kind == "group_done"))
    settle()
    rows = [words for row in page.final.table.texts for words in row]
    assert "The group's score" in rows
    assert "Place" not in rows
    assert "lost" in page.final.reason.text()


def test_no_game_branches_off_one_in_which_nothing_is_taken_back(qtbot: QtBot) -> None:
    """PALM-15.12: nor is it offered."""
    for mode, offered in (("speed", False), ("casual", True)):
        window = play(qtbot, GAME.new_game(GAME.make_setup(mode, 2, 7)))
        page = table_of(window)
        lift(company(window))
        company(window).play(GAME.legal_commands(company(window).session.state)[0])
        page.panel.open_tab("log_tab")
        page._look_at(0)
        settle()
        assert page.panel.log.now.isVisible()
        assert page.panel.log.branch.isVisible() == offered
        first = page.played
        page._branch(0)
        assert (page.played is first) != offered
        assert ("branches off" in window.notice) != offered


WINNING = (
    "RT17 *LG4/BB *LG5/BB *CH1/BB *QU7/BB *LG6 HO13/BT HO14/FB TE15 TE16 QU8/BB QU9/BB CH2 CH3 "
    "MK10 TR11 TM12",
    "RT17 *TM12/BB *QU8/BB *QU9/BB *CH1/BB *QU7/BB TE15 HO13/BB HO14/BB TE16 LG4 LG5 LG6 CH2 "
    "CH3 MK10 TR11",
)
"""Two decks that can pay the last level of the Volcano (PALM-EX-27)."""


def test_a_group_pays_the_last_level_and_sees_that_it_has_won(qtbot: QtBot) -> None:
    """PALM-13.7, 13.15, 9.6: 17 and 12 points are 12 of the group."""
    position = shared_state("cooperative", WINNING, 8, disaster="CO3", level=3,
                            ability="common_storehouse", enabled=1)  # fmt: skip
    window = play(qtbot, end_all(position))
    table, page = company(window), table_of(window)
    click(table, target_point(table, "CO3"))
    press_key(table, Qt.Key.Key_Return)
    assert isinstance(table.popup, AgreeChooser)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Return):
        press_key(table, key)
    assert "Averted: all will have won." in table.board.look.notes.values()
    press_key(table, Qt.Key.Key_E)
    settle()
    assert page.final.isVisible()
    reason = "Volcano was averted. The group has 12 victory points: respectable."
    assert page.final.reason.text() == reason
    rows = [words for row in page.final.table.texts for words in row]
    assert {"17", "12", "The group's score"} <= set(rows)
    page._choose_next("look")
    settle()
    assert table.board.note.words == reason
    assert "Averted: all have won." in table.board.look.notes.values()


def test_the_log_tells_the_end_of_a_round_by_names(qtbot: QtBot) -> None:
    window = play(qtbot, played_to("casual", 2, closing, 2))
    table, page = company(window), table_of(window)
    lift(table)
    table.end_round()
    settle()
    assert table.summary is not None
    assert page.controller is table
    assert "Round 2 is over" in table.everybody_words
    table.go_on()
    settle()
    assert table.hand_over.is_up
