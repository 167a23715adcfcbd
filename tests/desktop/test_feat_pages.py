"""Feats on the pages: to choose for a new game, at the end of one, among the statistics."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.desktop.games.palm_island.feat_parts import FeatCard, FeatRow, FeatShelf
from islands_desktop.desktop.games.palm_island.options_form import OptionsForm
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.new_game import NewGamePage
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.games.palm_island.options import OPTIONS
from islands_desktop.games.registry import find_game
from islands_desktop.saves.folders import profile_path
from tests.desktop.frame_setup import open_window, press, table_of
from tests.desktop.table_setup import position

NEAR = (
    "RT17 CH1/FB CH2/BB CH3/BT LG4/BB LG5/BB LG6/FB QU7/BB QU8/BB QU9/BT MK10/BB TR11/BT "
    "TM12/BB HO13/BB HO14/FB TE15/BB TE16/FB"
)
"""22 victory points: no feat, all 16 buildings upgraded."""

RICH_END = (
    "RT17 CH1/FB CH2/BB CH3/BT LG4/BB LG5/BB LG6/BB QU7/BB QU8/BB QU9/BB MK10/BB TR11/BT "
    "TM12/BT HO13/BT HO14/BB TE15/BT TE16/BB"
)
"""37 victory points and every feat but the Feast Drum."""


def earn(**feats: str) -> None:
    profile_path().write_text(json.dumps({"palm_island": {"feats": feats}}), encoding="utf-8")


def finish(window: MainWindow, text: str, **options: Any) -> None:
    """Play the last command of a solo game on the table."""
    state = position(text, 8, **options)
    played = PlayedGame(window.program, GameSession(find_game("palm_island"), state))
    window.open_page("table", played=played)
    controller = table_of(window).controller
    assert isinstance(controller, PalmIslandController)
    controller.end_round()


def said(widget: QWidget) -> list[str]:
    return [part.text() for part in widget.findChildren(QLabel) if part.text()]


def test_palm_10_4_the_end_tells_how_near_every_feat_was(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    finish(window, NEAR)
    rows = window.findChildren(FeatRow)
    assert [said(row) for row in rows] == [
        ["Great Lodge", "22/30"],
        ["Timber Yard", "2/3", "22/28"],
        ["Coral Nursery", "16/16", "22/26"],
        ["Offering Chest", "1/2", "22/25"],
        ["Long Storehouse", "2/3", "22/28"],
        ["Feast Drum", "0/2", "22/28"],
    ]
    assert rows[1].toolTip() == (
        "2 of 3: 3 Loggers at upgrade 2 or more; 22 of 28: 28 victory points"
    )


def test_palm_10_5_feats_earned_for_the_first_time_are_celebrated(qtbot: QtBot) -> None:
    earn(FE1="hard", FE3="easy", FE4="medium", FE5="hard")
    window = open_window(qtbot)
    finish(window, RICH_END)
    words = said(table_of(window))
    assert "You have earned a feat: Timber Yard!" in words
    assert "3 Loggers at upgrade 2 or more, 28 victory points: done." in words
    assert [said(row)[-1] for row in window.findChildren(FeatRow)].count("met") == 5


def test_several_new_feats_are_celebrated_together(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    finish(window, RICH_END)
    assert "You have earned 5 feats!" in said(table_of(window))


@pytest.mark.parametrize("aid", ["open_deck", "practice"])
def test_palm_16_4_a_game_with_an_aid_earns_nothing_and_says_so(qtbot: QtBot, aid: str) -> None:
    window = open_window(qtbot)
    finish(window, RICH_END, **{aid: True})
    assert "With the open deck or in practice no feats can be earned." in said(table_of(window))
    assert window.findChildren(FeatRow) == []
    assert not profile_path().exists()


def test_the_shelf_among_the_statistics_shows_last_and_best(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    finish(window, RICH_END)
    finish(window, NEAR)
    window.open_page("statistics")
    (shelf,) = window.current.findChildren(FeatShelf)
    yard, drum = shelf.cards["FE2"], shelf.cards["FE6"]
    assert yard.earned.text() == "Earned on hard"
    assert drum.earned.text() == "Not earned yet"
    figures = {name: part.text() for name, part in yard.figures.items()}
    assert figures == {(0, "last"): "2", (0, "best"): "3", (1, "last"): "22", (1, "best"): "37"}
    assert drum.accessibleName() == (
        "Feast Drum. Not earned yet. Last game: 0 of 2: 2 Housing at upgrade 3 or more; "
        "22 of 28: 28 victory points. Best: 1 of 2: 2 Housing at upgrade 3 or more; "
        "37 of 28: 28 victory points."
    )


def test_the_shelf_is_reached_with_the_keyboard(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    finish(window, NEAR)
    window.open_page("statistics")
    page = window.current
    assert page is not None
    page.setFocus()
    for _step in range(40):
        qtbot.keyClick(window.focusWidget() or page, Qt.Key.Key_Tab)
        if isinstance(window.focusWidget(), FeatCard):
            break
    assert isinstance(window.focusWidget(), FeatCard)


def new_game(window: MainWindow, **wishes: Any) -> NewGamePage:
    window.open_page("new_game", game="palm_island", **wishes)
    page = window.current
    assert isinstance(page, NewGamePage)
    return page


def test_palm_10_2_feats_not_earned_are_locked_and_say_what_they_ask(qtbot: QtBot) -> None:
    earn(FE1="hard")
    page = new_game(open_window(qtbot))
    choice = page.form.feat_choice
    assert list(choice.boxes) == ["FE1"]
    assert list(choice.locked) == ["FE2", "FE3", "FE4", "FE5", "FE6"]
    press(qtbot, page.form.difficulties["easy"])
    assert not any(box.isEnabled() for box in choice.locked.values())
    assert choice.boxes["FE1"].isEnabled()
    assert choice.locked["FE4"].toolTip() == (
        "Not earned yet. 2 Temples at upgrade 2 or more, 25 victory points"
    )


def test_palm_10_1_the_page_says_how_many_feats_a_difficulty_takes(qtbot: QtBot) -> None:
    earn(FE1="hard", FE2="easy")
    page = new_game(open_window(qtbot))
    choice = page.form.feat_choice
    assert choice.line.text().startswith("No feat")
    assert not choice.boxes["FE1"].isEnabled()
    press(qtbot, page.form.difficulties["medium"])
    assert choice.line.text().endswith("choose exactly one.")
    press(qtbot, page.form.difficulties["easy"])
    assert choice.line.text().endswith("choose any number, or none.")


@pytest.mark.parametrize("feats", [("FE2",), ("FE1", "FE3")])
def test_palm_10_1_choices_of_an_earlier_game_never_leave_medium_without_its_feat(
    qtbot: QtBot, feats: tuple[str, ...]
) -> None:
    earn(FE1="hard", FE3="easy")
    page = new_game(open_window(qtbot), options={"difficulty": "medium", "feats": feats})
    assert len(page.setup().option("feats")) == 1
    assert page.start.isEnabled()


def test_a_feat_is_chosen_with_the_keyboard(qtbot: QtBot) -> None:
    earn(FE1="hard", FE2="easy")
    page = new_game(open_window(qtbot))
    press(qtbot, page.form.difficulties["easy"])
    box = page.form.feats["FE2"]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert page.setup().option("feats") == ("FE2",)


@pytest.mark.parametrize("mode", list(OPTIONS))
def test_every_mode_offers_its_own_options_and_no_others(qtbot: QtBot, mode: str) -> None:
    """PALM-13.1, 14.7, 15.10: the form gives what the rules know in this mode."""
    form = OptionsForm()
    for part in (form.main, form.aside, *form.mode_parts.values()):
        qtbot.addWidget(part)
    form.show_mode(mode)
    offered = {option.name for option in OPTIONS[mode]}
    assert set(form.options()) == offered - {"order"}
    assert {name for name, box in form.switches.items() if not box.isHidden()} == {
        name for name in form.switches if name in offered
    }


def test_the_total_and_what_comes_next_are_in_sight_of_a_long_sheet(qtbot: QtBot) -> None:
    """In a window of 1366 x 768: eight kinds of buildings, three feats, three villagers."""
    window = open_window(qtbot)
    earned = tuple((code, "hard") for code in ("FE4", "FE5", "FE6"))
    feats = tuple(code for code, _level in earned)
    text = f"{NEAR} FE4/BT FE5/BT FE6/BT | VI1 VI2 VI6"
    finish(window, text, difficulty="easy", feats=feats, profile=earned, villagers=True)
    final = table_of(window).final
    qtbot.waitUntil(final.isVisible)
    qtbot.wait(20)  # until everything has found its place
    for widget in (final.total, final.buttons["again"]):
        assert widget.isVisible()
        assert widget.mapTo(final, widget.rect().bottomLeft()).y() <= final.height()
