"""Palm Island with several players: what can be read at the table, and what is shown again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island.card_halves import COST_ICON, UNITS_WIDE, cost_wide
from islands_desktop.desktop.games.palm_island.company_column import card_rects, column_rect
from islands_desktop.desktop.games.palm_island.company_table import CompanyTable
from islands_desktop.desktop.games.palm_island.layout import HAND_RECT
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.rules.group import common_of
from islands_desktop.games.palm_island.state import State
from islands_desktop.saves.save_format import SaveHeader, decode_save, encode_save
from tests.desktop.frame_setup import open_window, table_of
from tests.desktop.palm_company_setup import (
    closing,
    in_phase,
    lift,
    played_to,
    press_key,
)

TITLE = 20
"""Size of the letters of a title in units of its card."""


def first_turn(state: State) -> bool:
    return GAME.actor(state) == 0


@pytest.mark.parametrize(("mode", "cards"), [("speed", 5), ("casual", 3)])
def test_titles_beside_the_own_deck_are_large_enough_for_four_players(
    opened: Callable[[State], CompanyTable], mode: str, cards: int
) -> None:
    """At 1366 × 768, where the table has 1046 × 614: 11 pixels."""
    table = opened(played_to(mode, 4, first_turn, 1, villagers=True))
    lift(table)
    assert table.column is not None
    shown = list(table.column.cards.values())
    assert len(shown) == cards
    scale = table.view.transform().m11()
    for item in shown:
        assert TITLE * item.rect.width() / UNITS_WIDE * scale >= 11
    rects = [item.rect for item in shown] + [p.rect for p in table.column.plates.values()]
    for place, rect in enumerate(rects):
        assert rect.bottom() <= HAND_RECT.bottom() + 0.1
        assert not any(rect.intersects(other) for other in rects[place + 1 :])
    # Name, what is stored beside what is owned, and status, each in a line.
    assert min(p.rect.height() for p in table.column.plates.values()) >= 8 + 46 + 28 + 24 + 8


def test_up_to_four_cards_of_the_column_are_whole() -> None:
    column = QRectF(column_rect(True))
    whole, low = card_rects(4, column)[0], card_rects(5, column)[0]
    assert whole.width() == low.width()
    assert whole.height() > low.height()


@pytest.mark.parametrize("mode", ["casual", "speed"])
def test_the_end_of_a_round_is_shown_again_in_a_game_left_there(qtbot: QtBot, mode: str) -> None:
    """PALM-16.6"""
    session = GameSession(GAME, played_to(mode, 2, closing, 2))
    first = session.state.round
    while session.state.round == first:
        session.play(GAME.legal_commands(session.state)[-1])
    again = decode_save(encode_save(session, SaveHeader())).session
    window = open_window(qtbot)
    window.open_page("table", played=PlayedGame(window.program, again, SaveHeader()))
    for _ in range(8):
        QApplication.processEvents()
    table = table_of(window).controller
    assert isinstance(table, CompanyTable)
    assert table.summary is not None
    assert table.summary.round == first
    assert table.board.mismatches(table.board_look()) == []
    assert table.board.note.words == table.summary.words
    assert table_of(window).bar.sentence.text().startswith(f"Round {first} is over.")
    assert not table.hand_over.is_up
    press_key(table, Qt.Key.Key_Return)
    assert table.hand_over.is_up


def test_a_group_is_told_at_the_curtain_how_far_it_is(
    opened: Callable[[State], CompanyTable],
) -> None:
    """PALM-13.6: also after a round whose end somebody else saw."""
    table = opened(played_to("cooperative", 2, first_turn, 3, disaster="CO3"))
    assert table.hand_reason().startswith("Volcano: level 1 of 3.")
    common = common_of(table.session.state)._replace(level=4)
    averted = opened(table.session.state._replace(common=common))
    assert averted.hand_reason().startswith("Volcano is averted.")


@pytest.mark.parametrize(
    ("level", "beside", "below"),
    [
        (4, "Averted: all have won.", "was averted. The group has"),
        (1, "Not averted: all have lost.", "was not averted"),
    ],
)
def test_the_final_table_says_who_has_won(
    opened: Callable[[State], CompanyTable], level: int, beside: str, below: str
) -> None:
    """PALM-13.7"""
    state = played_to("cooperative", 2, in_phase("group"), 8, disaster="CO3")
    state = state._replace(common=common_of(state)._replace(level=level))
    over = GAME.successor(state, GAME.legal_commands(state)[-1])
    while not over.over:
        done = next(c for c in GAME.legal_commands(over) if c.kind == "group_done")
        over = GAME.successor(over, done)
    table = opened(over)
    assert beside in table.board.look.notes.values()
    assert below in table.board.note.words


def test_outposts_left_at_the_end_are_nobodys(opened: Callable[[State], CompanyTable]) -> None:
    """PALM-14.4"""
    state = played_to("casual", 2, closing, 8)
    over = GAME.successor(state, GAME.legal_commands(state)[0])
    table = opened(over)
    assert over.over
    assert set(table.board.look.notes.values()) <= {"Nobody got it."}
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert table.board.note.words == outcome.reason


def test_figures_of_a_large_cost_do_not_run_into_its_icons(qapp: QApplication) -> None:
    """PALM-13.2: four players pay 20 fish for the last level of the Famine."""
    figure = QFontMetricsF(display_font(20))
    for count in (2, 8, 12, 16, 20):
        assert cost_wide((0, count, 0)) - COST_ICON >= figure.horizontalAdvance(str(count)) - 1
    assert cost_wide((8, 20, 8)) <= UNITS_WIDE - 60
