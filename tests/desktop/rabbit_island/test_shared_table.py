"""Curtains, the public prompt and automatic passes in the window (RABB-14.6 to 14.10)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.rabbit_island.passing_menu import PassingButton
from islands_desktop.games.rabbit_island.passing import ALWAYS, SOMETHING, UNTIL_TURN
from tests.desktop.rabbit_island.shared_setup import NAMES, Shared
from tests.desktop.test_frame_room import settle, squeezed
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import state_at

CARDS = {"A": "drought", "B": "full-harvest", "C": "poor-harvest", "D": "free-labor"}


def shared(qtbot: QtBot, speed: str = "off", **given: Any) -> Shared:
    options = {name: given.pop(name) for name in ("open_table", "practice") if name in given}
    given = {"seats": 3, "holds": CARDS, **given}
    return Shared(qtbot, state_at(at((1, 0), **given), **options), speed)


# ------------------------------------------------------------------ the curtain


def test_the_curtain_covers_the_whole_window_and_has_one_button(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    curtain = desk.curtain
    assert curtain is not None
    assert curtain.parentWidget() is desk.window
    assert curtain.geometry() == desk.window.rect()
    assert curtain.button.text() == "I am Ana"
    for x in range(5, desk.window.width(), 90):
        for y in range(5, desk.window.height(), 60):
            found = desk.window.childAt(QPoint(x, y))
            assert found is not None
            assert found is curtain or curtain.isAncestorOf(found)
    pictures = [
        widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        for widget in (desk.window, curtain)
    ]
    assert pictures[0] == pictures[1], "opaque"


def test_the_curtain_grows_with_the_window(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.window.resize(1500, 900)
    desk.settle()
    assert desk.curtain is not None
    assert desk.curtain.size() == desk.window.size()


def test_nothing_private_lies_beneath_the_curtain(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    assert desk.curtain is not None
    assert desk.table.revealed is None
    assert not desk.table.hand_is_open
    assert "Drought" not in desk.table.view.accessibleDescription()
    assert QApplication.clipboard().text() == ""
    assert desk.page.commands.list.count() == 0


def test_keys_do_not_reach_the_table_beneath(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    assert desk.curtain is not None
    assert desk.curtain.button.hasFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_L, Qt.Key.Key_H, Qt.Key.Key_1, Qt.Key.Key_P):
        qtbot.keyClick(desk.curtain.button, key)
    qtbot.keyClick(desk.curtain.button, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.curtain is not None and desk.curtain.button.hasFocus()
    assert desk.session.cursor == 0 and desk.table.revealed is None
    assert desk.page.centre.currentWidget() is desk.table.view


def test_the_owner_lifts_it_with_the_keyboard_and_plays(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    assert desk.curtain is not None
    qtbot.keyClick(desk.curtain.button, Qt.Key.Key_Space)
    assert desk.curtain is None
    assert desk.table.revealed == 0
    assert desk.table.view.hasFocus()


def test_h_hides_the_hand_behind_a_new_curtain(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    qtbot.keyClick(desk.table.view, Qt.Key.Key_H)
    assert desk.table.revealed is None
    assert desk.curtain is not None


def test_another_page_takes_the_curtain_away_and_covers_the_hand(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    desk.window.open_page("settings")
    desk.settle()
    assert desk.table.revealed is None
    assert desk.curtain is None
    desk.window.open_page("table")
    desk.settle()
    assert desk.curtain is not None


def test_the_game_can_be_left_from_the_curtain(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    assert desk.curtain is not None
    qtbot.keyClick(desk.curtain.button, Qt.Key.Key_Escape)
    assert desk.window.current_name == "home"
    assert desk.curtain is None


def test_the_picture_of_a_left_game_shows_no_hand(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    open_hand = desk.table.view.grab().toImage()
    desk.page.keep_picture()
    assert desk.table.revealed is None
    desk.settle()
    assert desk.table.view.grab().toImage() != open_hand


def test_the_curtain_of_the_next_seat_comes_after_the_turn(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    desk.play("M1; P")
    assert desk.prompt is not None
    desk.prompt.none.click()
    desk.settle()
    assert desk.session.state.point == "build"
    assert desk.curtain is None and desk.prompt is None
    desk.play("decline")
    assert desk.curtain is not None
    assert desk.curtain.button.text() == "I am Bo"


def test_with_animations_the_curtain_waits_for_their_end(qtbot: QtBot) -> None:
    desk = shared(qtbot, "fast")
    qtbot.waitUntil(lambda: desk.curtain is not None)
    desk.lift()
    desk.play("M1")
    assert desk.table.is_moving
    assert desk.curtain is None and desk.prompt is None
    desk.play("P")
    qtbot.waitUntil(lambda: desk.prompt is not None)


# ------------------------------------------------------------------ the prompt


def test_the_prompt_names_those_who_are_asked_in_order(qtbot: QtBot) -> None:
    desk = shared(qtbot, seats=4)
    desk.lift()
    desk.play("M1")
    assert desk.prompt is None, "the own first ask is one from the open hand"
    desk.play("P")
    prompt = desk.prompt
    assert prompt is not None
    assert [button.text() for button in prompt.buttons.values()] == [
        f"{name} wants to play ({number})" for number, name in enumerate(NAMES[1:], 2)
    ]
    assert desk.table.revealed is None
    assert prompt.words.text() == "Does anybody play an Action Card?"
    keys = [(one.label, one.key) for one in desk.table.actions()]
    assert keys[0] == ("Nobody plays a card", "N")
    assert keys[1:] == [(f"{name} wants to play", str(n)) for n, name in enumerate(NAMES[1:], 2)]


def test_nobody_passes_for_all_of_them(qtbot: QtBot) -> None:
    desk = shared(qtbot, seats=4)
    desk.lift()
    desk.play("M1; P")
    qtbot.keyClick(desk.table.view, Qt.Key.Key_N)
    desk.settle()
    assert desk.passes() == "ABCD"
    assert desk.prompt is None
    assert desk.table.hot_seat.logic.automatic == set()


def test_who_wants_to_play_sees_the_own_hand_only(qtbot: QtBot) -> None:
    desk = shared(qtbot, seats=4)
    desk.lift()
    desk.play("M1; P")
    qtbot.keyClick(desk.table.view, Qt.Key.Key_3)
    desk.settle()
    assert desk.passes() == "AB"
    assert desk.curtain is not None and desk.curtain.button.text() == "I am Cleo"
    desk.lift()
    assert desk.table.revealed == 2
    desk.play("poor-harvest")
    assert desk.prompt is not None and desk.prompt.seats == (3, 0, 1)
    assert desk.prompt.words.text() == "Cleo plays Poor Harvest – does anybody answer?"


def test_all_buttons_of_the_prompt_are_in_sight_in_a_small_window(qtbot: QtBot) -> None:
    desk = shared(qtbot, seats=4)
    desk.window.resize(1024, 640)
    desk.lift()
    desk.play("M1; P")
    prompt = desk.prompt
    assert prompt is not None
    ground = prompt.parentWidget()
    assert ground is not None and ground.rect().contains(prompt.geometry())
    for button in (prompt.none, *prompt.buttons.values()):
        assert prompt.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()


def test_p_and_h_cannot_go_round_the_prompt(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    desk.play("M1; P")
    qtbot.keyClick(desk.table.view, Qt.Key.Key_P)
    assert desk.passes() == "A"
    assert not desk.table.scene.pass_button.isVisible()
    qtbot.keyClick(desk.table.view, Qt.Key.Key_H)
    desk.settle()
    assert desk.table.revealed is None
    assert desk.curtain is not None and desk.curtain.button.text() == "I am Bo"


def test_before_a_collapse_the_prompt_says_so(qtbot: QtBot) -> None:
    desk = shared(qtbot, collapses=(2,))
    desk.lift()
    desk.play("M1; P")
    assert desk.prompt is not None
    assert desk.prompt.words.text().startswith("Collapse! is about to strike.")


def test_the_list_shows_no_card_of_a_covered_hand_and_the_prompt_above_it(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    desk.play("M1; P")
    qtbot.keyClick(desk.table.view, Qt.Key.Key_L)
    assert desk.page.commands.list.count() == 0
    assert desk.page.commands.hint.text() == "The hand of Bo is covered."
    assert desk.prompt is not None
    desk.prompt.buttons[1].click()
    desk.settle()
    desk.lift()
    texts = [
        desk.page.commands.list.item(row).text() for row in range(desk.page.commands.list.count())
    ]
    assert "Play Full Harvest 1" in texts


def test_an_earlier_position_has_no_prompt(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    desk.play("M1; P")
    desk.table.show_position(1)
    assert desk.prompt is None
    desk.table.show_position(None)
    assert desk.prompt is not None


def test_an_open_table_has_neither_curtain_nor_prompt(qtbot: QtBot) -> None:
    desk = shared(qtbot, open_table=True)
    assert desk.curtain is None
    desk.play("M1; P; P; P")
    assert desk.prompt is None
    assert desk.session.state.point == "build"
    assert desk.page.commands.hint.text() == ""


def test_the_log_tells_drawn_cards_when_the_game_is_over_14_4(qtbot: QtBot) -> None:
    given = at((2, 0), seats=2, year=20, holds={}, deck="drought")
    desk = Shared(qtbot, state_at(given))
    desk.lift()
    desk.play("M1; >E; take")
    words = desk.page.panel.log.list
    told = [words.item(row).text() for row in range(words.count())]
    assert any("drew an Action Card" in line for line in told)
    assert not any("Drought" in line for line in told)
    desk.lift()
    desk.play("M1; >W")
    assert desk.prompt is not None and desk.prompt.seats == (0,)
    desk.prompt.none.click()
    desk.settle()
    desk.play("decline")
    assert desk.played.over
    desk.settle()
    told = [words.item(row).text() for row in range(words.count())]
    assert any("The card is Drought." in line for line in told)
    assert desk.curtain is None and desk.prompt is None


# ------------------------------------------------------------------ passing


def test_each_seat_has_its_setting_beside_its_name(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    buttons = desk.table.hot_seat.passing
    desk.lift()
    assert [button.isVisible() for button in buttons] == [True] * 3
    lines = desk.page.panel.score.seats.buttons
    assert all(
        abs(button.mapToGlobal(QPoint()).y() - line.mapToGlobal(QPoint()).y()) < 12
        for button, line in zip(buttons, lines, strict=False)
    )
    assert buttons[1].accessibleName() == "Bo, how to be asked: Ask me always"
    buttons[1].ways[SOMETHING].trigger()
    assert desk.table.hot_seat.logic.passing(1) == SOMETHING
    assert buttons[1].toolTip() == "For Action Cards: Ask me when something happens"


def test_rv_69_nothing_happens_for_cleo(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    desk.table.hot_seat.set_passing(2, SOMETHING)
    desk.play("M1; P")
    assert desk.prompt is not None and desk.prompt.seats == (1,)
    desk.prompt.none.click()
    desk.settle()
    assert desk.passes() == "ABC"
    assert desk.table.hot_seat.logic.automatic == {3}


def test_seats_without_cards_pass_by_themselves(qtbot: QtBot) -> None:
    desk = shared(qtbot, holds={})
    desk.lift()
    desk.play("M1")
    assert desk.passes() == "ABC"
    assert desk.session.state.point == "build"
    assert desk.table.hot_seat.logic.automatic == {1, 2, 3}


def test_esc_ends_automatic_passing_and_nothing_else(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    desk.table.hot_seat.set_passing(1, UNTIL_TURN)
    qtbot.keyClick(desk.table.view, Qt.Key.Key_Escape)
    assert desk.table.hot_seat.logic.passing(1) == ALWAYS
    assert desk.table.hot_seat.passing[1].toolTip() == "For Action Cards: Ask me always"
    assert desk.window.current_name == "table"
    desk.play("M1; P")
    assert desk.prompt is not None and desk.prompt.seats == (1, 2)


def test_esc_takes_back_a_choice_before_it_ends_passing(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    desk.table.hot_seat.set_passing(1, UNTIL_TURN)
    desk.table.choose(0)
    qtbot.keyClick(desk.table.view, Qt.Key.Key_Escape)
    assert desk.table.choosing.number is None
    assert desk.table.hot_seat.logic.passing(1) == UNTIL_TURN
    qtbot.keyClick(desk.table.view, Qt.Key.Key_Escape)
    assert desk.table.hot_seat.logic.passing(1) == ALWAYS


def test_a_setting_changed_at_the_prompt_counts_at_once(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    desk.lift()
    desk.play("M1; P")
    desk.table.hot_seat.set_passing(1, UNTIL_TURN)
    desk.settle()
    assert desk.passes() == "AB"
    assert desk.prompt is not None and desk.prompt.seats == (2,)


def test_another_game_on_the_table_leaves_nothing_of_the_one_before(qtbot: QtBot) -> None:
    desk = shared(qtbot)
    before = desk.curtain
    desk.lift()
    desk.play("M1; P")
    assert desk.prompt is not None
    desk.page.take_off()
    desk.settle()
    assert before is not None
    assert desk.page.panel.score.seats.findChildren(PassingButton) == []
    desk.page.centre.setCurrentWidget(desk.page.commands)
    desk.page.centre.setCurrentWidget(desk.page.final)
    desk.settle()
    desk.window.open_page("home")
    desk.settle()
    assert not desk.window.grab().isNull()


def test_no_word_of_curtain_and_prompt_is_squeezed(qtbot: QtBot) -> None:
    names = ("WWWWWWWWWWWWWWWWWWWW", "Maximiliana of the Se", "", "Bo")
    given = at((1, 0), seats=4, holds=CARDS)
    desk = Shared(qtbot, state_at(given), names=tuple(name[:20] for name in names))
    desk.window.resize(1024, 640)
    settle(desk.window)
    assert squeezed(desk.window) == []
    desk.lift()
    desk.play("M1; P")
    assert desk.prompt is not None
    settle(desk.window)
    assert squeezed(desk.window) == []
    ground = desk.prompt.parentWidget()
    assert ground is not None and ground.rect().contains(desk.prompt.geometry())
