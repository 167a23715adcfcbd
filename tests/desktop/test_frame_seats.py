"""Games with modes and several seats: choosing, score sheets, whose turn it is, records."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from islands_desktop.core.seat_names import install_seat_names, seat_name
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.new_game import NewGamePage
from islands_desktop.desktop.pages.saved_tile import saved_name
from islands_desktop.desktop.played_game import branch_off
from islands_desktop.saves.save_format import SaveHeader
from tests.desktop.frame_seats_setup import GAME, NAMES, eternal, give, start
from tests.desktop.frame_setup import open_window, press, table_of


def open_new_game(qtbot: QtBot) -> tuple[MainWindow, NewGamePage]:
    window = open_window(qtbot)
    window.open_page("new_game", game="my_island")
    page = window.current
    assert isinstance(page, NewGamePage)
    return window, page


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


@pytest.fixture(autouse=True)
def usual_names_again() -> Any:
    yield
    install_seat_names(())
