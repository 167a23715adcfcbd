"""The New game page: deals, difficulty, feats, aids."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from islands_desktop.core.refusals import BadSetup
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.home import HomePage
from islands_desktop.desktop.pages.new_game import NewGamePage, read_deal, todays_deal
from islands_desktop.games.registry import GAME_IDS
from islands_desktop.saves.folders import profile_path
from tests.desktop.frame_setup import open_window, press, table_of


def _new_game(window: MainWindow) -> NewGamePage:
    window.open_page("new_game", game="palm_island")
    page = window.current
    assert isinstance(page, NewGamePage)
    return page


def _earn(**feats: str) -> None:
    profile_path().write_text(json.dumps({"palm_island": {"feats": feats}}), encoding="utf-8")


def test_home_leads_to_a_new_game_and_to_the_table(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    home = window.current
    assert isinstance(home, HomePage)
    press(qtbot, home.cards[0].fresh)
    page = window.current
    assert isinstance(page, NewGamePage)
    press(qtbot, page.start)
    assert window.current_name == "table"


def test_games_that_are_not_there_yet_say_so(qtbot: QtBot) -> None:
    home = open_window(qtbot).current
    assert isinstance(home, HomePage)
    for card in home.cards:
        assert card.game.playable == (card.game.id in GAME_IDS)
        assert hasattr(card, "fresh") == card.game.playable


@pytest.mark.parametrize("text", ["x", "-1", "3.5", "1e5", "٣", "9" * 19, "9" * 40])
def test_a_wrong_deal_number_is_refused_in_a_sentence(qtbot: QtBot, text: str) -> None:
    page = _new_game(open_window(qtbot))
    page.seed.setFocus()
    qtbot.keyClicks(page.seed, text) if text.isascii() else page.seed.setText(text)
    page.ways["number"].setChecked(True)
    page._check()
    assert "whole number from 0 to 9223372036854775807" in page.trouble.text()
    assert not page.start.isEnabled()


def test_no_number_yet_is_no_reason_to_start(qtbot: QtBot) -> None:
    page = _new_game(open_window(qtbot))
    page.ways["number"].setChecked(True)
    assert not page.start.isEnabled()
    with pytest.raises(BadSetup):
        read_deal("  ")


def test_the_number_written_is_the_deal_that_is_played(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    page = _new_game(window)
    qtbot.keyClicks(page.seed, "12345")
    assert page.ways["number"].isChecked()
    qtbot.keyClick(page.seed, Qt.Key.Key_Return)
    played = table_of(window).played
    assert played is not None and played.session.setup.seed == 12345


def test_enter_in_the_number_starts_one_game_only(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    page = _new_game(window)
    qtbot.keyClicks(page.seed, "7")
    qtbot.keyClick(page.seed, Qt.Key.Key_Return)
    assert len(window.program.saved_games.entries()) == 1


def test_back_from_the_table_does_not_ask_for_the_new_game_again(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    page = _new_game(window)
    press(qtbot, page.start)
    window.go_back()
    assert window.current_name == "home"


def test_todays_deal_is_the_date(qtbot: QtBot) -> None:
    page = _new_game(open_window(qtbot))
    page.ways["today"].setChecked(True)
    assert page.setup().seed == todays_deal()


def test_a_new_profile_can_play_hard_and_easy(qtbot: QtBot) -> None:
    """PALM-17.15: any number of feats includes none; medium needs an earned one."""
    form: Any = _new_game(open_window(qtbot)).form
    assert [name for name, button in form.difficulties.items() if button.isEnabled()] == [
        "hard",
        "easy",
    ]


def test_medium_takes_exactly_one_earned_feat(qtbot: QtBot) -> None:
    """PALM-10.1."""
    _earn(FE1="hard", FE3="hard")
    page = _new_game(open_window(qtbot))
    press(qtbot, page.form.difficulties["medium"])
    assert page.setup().option("feats") == ("FE1",)
    press(qtbot, page.form.feats["FE3"])
    assert page.setup().option("feats") == ("FE3",)
    press(qtbot, page.form.feats["FE3"])
    assert page.setup().option("feats") == ("FE3",)


def test_easy_takes_any_number_of_feats(qtbot: QtBot) -> None:
    """PALM-10.1."""
    _earn(FE1="hard", FE3="hard")
    page = _new_game(open_window(qtbot))
    press(qtbot, page.form.difficulties["easy"])
    assert page.setup().option("feats") == ()
    for box in page.form.feats.values():
        press(qtbot, box)
    assert page.setup().option("feats") == ("FE1", "FE3")


def test_variant_and_aids_reach_the_game(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    page = _new_game(window)
    for name in ("villagers", "open_deck", "practice"):
        press(qtbot, page.form.switches[name])
    press(qtbot, page.start)
    played = table_of(window).played
    assert played is not None
    setup = played.session.setup
    assert setup.option("villagers") and setup.option("open_deck") and setup.option("practice")
    assert table_of(window).heading.endswith("Practice · Open deck")


def test_the_choices_of_an_earlier_game_are_taken_over(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.open_page("new_game", game="palm_island", options={"villagers": True, "practice": True})
    page = window.current
    assert isinstance(page, NewGamePage)
    assert page.form.switches["villagers"].isChecked()
    assert page.form.switches["practice"].isChecked()
    assert not page.form.switches["open_deck"].isChecked()
