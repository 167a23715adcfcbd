"""Taking over at the table of Rabbit Island: the curtain by Return, a game continued."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.look.palette import DARK, LIGHT, colour
from tests.desktop.rabbit_island.shared_setup import Shared
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import state_at

CARDS = {"A": "drought", "B": "full-harvest", "C": "poor-harvest"}


def test_return_lifts_it_but_not_while_it_is_held_down(qtbot: QtBot) -> None:
    desk = Shared(qtbot, state_at(at((1, 0), seats=3, holds=CARDS)))
    assert desk.curtain is not None
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier,
                     "\r", True)  # fmt: skip
    QApplication.sendEvent(desk.curtain.button, held)
    assert desk.curtain is not None and desk.table.revealed is None
    qtbot.keyClick(desk.curtain.button, Qt.Key.Key_Return)
    assert desk.curtain is None and desk.table.revealed == 0


def test_the_curtain_leaves_the_colours_of_the_program_alone(qtbot: QtBot) -> None:
    desk = Shared(qtbot, state_at(at((1, 0), seats=3, holds=CARDS)))
    assert desk.curtain is not None
    desk.curtain.grab()
    for palette in (LIGHT, DARK):
        assert colour(palette.sea).alpha() == colour(palette.table).alpha() == 255


def test_a_game_that_is_continued_at_the_prompt_offers_nothing_else(qtbot: QtBot) -> None:
    desk = Shared(qtbot, state_at(at((1, 0), seats=3, holds=CARDS)))
    desk.lift()
    desk.play("M1; P")
    again = Shared(qtbot, desk.session.state)
    assert again.prompt is not None
    assert [*again.page.bar.buttons()] == ["nobody", "claim_1", "claim_2"]
    assert not again.table.scene.pass_button.isVisible()


def test_long_names_make_the_prompt_no_higher(qtbot: QtBot) -> None:
    names = ("Ana Maria of the Sea", "Bartholomew of Kent", "Christopher Robin R", "Dora")
    cards = {**CARDS, "D": "advance"}
    desk = Shared(qtbot, state_at(at((1, 0), seats=4, holds=cards)), names=names)
    desk.window.resize(1366, 768)
    desk.lift()
    desk.play("M1; P")
    prompt = desk.prompt
    assert prompt is not None
    assert len({button.y() for button in (prompt.none, *prompt.buttons.values())}) == 1
    assert prompt.buttons[1].text() == "Bartholomew of Kent (2)"
    assert prompt.buttons[1].accessibleName() == "Bartholomew of Kent wants to play (2)"


def test_the_prompt_covers_the_whole_tray_in_a_large_window(qtbot: QtBot) -> None:
    desk = Shared(qtbot, state_at(at((1, 0), seats=3, holds=CARDS)))
    desk.window.resize(1920, 1080)
    desk.lift()
    desk.play("M1; P")
    prompt = desk.prompt
    assert prompt is not None
    assert prompt.y() <= desk.table.tray_top + 1
    for wide, high in ((1366, 768), (1920, 1080)):
        desk.window.resize(wide, high)
        desk.settle()
        assert prompt.y() <= desk.table.tray_top + 1


def test_the_prompt_of_a_table_that_is_gone_asks_for_no_place_on_it(qtbot: QtBot) -> None:
    desk = Shared(qtbot, state_at(at((1, 0), seats=3, holds=CARDS)))
    desk.lift()
    desk.play("M1; P")
    assert desk.prompt is not None
    view = desk.table.view
    desk.page.take_off()
    QApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)
    desk.window.resize(1500, 900)
    desk.settle()
    desk.window.resize(1366, 768)
    desk.settle()
