"""The table page: bar, panels, list of moves, earlier positions, saving problems, the end."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from islands_desktop.cli import LANGUAGES
from islands_desktop.desktop import demo, demo_watch, language, screen_check
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.opponents import LEVELS
from islands_desktop.saves.folders import games_folder, settings_path
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.settings import load_settings
from tests.desktop.frame_setup import (
    open_window,
    play_some,
    play_to_end,
    press,
    solo_setup,
    table_of,
)


def _table(qtbot: QtBot, seed: int = 7, **options: bool) -> tuple[MainWindow, TablePage]:
    window = open_window(qtbot)
    window.start_game(solo_setup(seed, **options))
    return window, table_of(window)


def _position(table: TablePage) -> tuple[int, int]:
    assert table.played is not None
    return table.played.session.cursor, len(table.played.session.log)


# ---------------------------------------------------------------------- bar and tools


def test_the_bar_says_what_can_be_done(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    assert table.played is not None
    session = table.played.session
    assert table.bar.sentence.text() == session.game.step(session.state).sentence
    before = table.bar.sentence.text()
    press(qtbot, table.bar.buttons()["discard"])
    assert table.bar.sentence.text() == session.game.step(session.state).sentence != before


def test_undo_redo_and_back_to_the_start(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    play_some(table, 4)
    press(qtbot, table.bar.tools["undo"])
    assert _position(table) == (3, 4)
    press(qtbot, table.bar.tools["redo"])
    assert _position(table) == (4, 4)
    press(qtbot, table.bar.tools["round_start"])
    assert _position(table) == (0, 4)


def test_the_keys_of_undo_work_wherever_the_keyboard_is(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    play_some(table, 2)
    table.panel.tabs.setFocus()
    qtbot.keyClick(table.panel.tabs, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert _position(table) == (1, 2)


def test_undo_that_is_not_possible_says_why(qtbot: QtBot) -> None:
    """PALM-16.5: the end of a round cannot be taken back."""
    _window, table = _table(qtbot)
    assert not table.bar.tools["undo"].isEnabled()
    assert "nothing to take back" in table.bar.tools["undo"].toolTip()
    assert table.played is not None
    while table.played.session.state.round == 1:
        play_some(table, 1)
    assert not table.bar.tools["undo"].isEnabled()
    refusal = table.played.session.why_not_undo()
    assert refusal is not None and str(refusal) in table.bar.tools["undo"].toolTip()


def test_the_panel_folds_away_and_stays_so(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    assert table.panel.isVisible()
    press(qtbot, table.bar.tools["panel"])
    assert not table.panel.isVisible()
    assert not load_settings(settings_path())[0].panel_open


def test_the_score_panel_follows_the_game(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    assert table.played is not None
    while table.played.session.state.round < 3:
        play_some(table, 1)
    session = table.played.session
    assert table.panel.score.total.text() == str(
        session.game.standings(session.state).seats[0].total
    )
    assert table.panel.score.dots.round == 3


# ---------------------------------------------------------------------- list of moves


def test_the_list_of_moves_replaces_the_table_and_plays(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    assert table.controller is not None and table.played is not None
    qtbot.keyClick(table, Qt.Key.Key_L)
    assert table.centre.currentWidget() is table.commands
    session = table.played.session
    words = [
        session.game.describe_command(session.state, command)
        for command in session.game.legal_commands(session.state)
    ]
    rows = table.commands.list
    assert [rows.item(row).text() for row in range(rows.count())] == words
    qtbot.keyClick(rows, Qt.Key.Key_Return)
    assert _position(table) == (1, 1)
    qtbot.keyClick(rows, Qt.Key.Key_L)
    assert table.centre.currentWidget() is table.controller.view


@pytest.mark.parametrize("command", ["look", "order"])
def test_what_opens_on_the_table_is_in_sight(qtbot: QtBot, command: str) -> None:
    _window, table = _table(qtbot)
    table.toggle_list()
    press(qtbot, table.bar.buttons()[command])
    assert table.controller is not None
    assert table.centre.currentWidget() is table.controller.view
    assert not table.bar.tools["command_list"].isChecked()
    assert table.controller.view.hasFocus()


# ---------------------------------------------------------------------- earlier positions


def _look_at_entry(qtbot: QtBot, table: TablePage, entry: int) -> None:
    table.panel.open_tab("log_tab")
    rows = table.panel.log.list
    item = rows.item(entry)
    rows.scrollToItem(item)
    place = rows.visualItemRect(item).center()
    qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_log_entry_shows_its_position_and_leads_back(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    play_some(table, 5)
    _look_at_entry(qtbot, table, 3)  # heading, beginning, first move, second move
    assert table.controller is not None and table.controller.position == 2
    assert table.past_banner.isVisible()
    assert table.bar.buttons() == {}
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert table.controller.position is None
    assert not table.past_banner.isVisible()
    assert _position(table) == (5, 5)


def test_a_branch_is_a_new_practice_game_and_the_old_one_stays(qtbot: QtBot) -> None:
    window, table = _table(qtbot)
    play_some(table, 5)
    assert table.played is not None
    first = table.played.id
    _look_at_entry(qtbot, table, 3)
    press(qtbot, table.panel.log.branch)
    assert table.played is not None and table.played.id != first
    assert table.played.session.practice
    assert _position(table) == (2, 2)
    opened = window.program.saved_games.open(first)
    assert opened.session.cursor == 5


# ---------------------------------------------------------------------- saving


def test_every_command_is_on_the_disk(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    assert table.played is not None
    for expected in range(1, 4):
        play_some(table, 1)
        kept = SavedGames(games_folder()).open(table.played.id)
        assert kept.session.cursor == expected
        assert kept.session.state == table.played.session.state


def test_a_saving_problem_is_told_and_the_game_goes_on(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    folder = games_folder()
    away = folder.with_name("away")
    folder.rename(away)
    folder.write_text("a file where the folder should be")
    play_some(table, 1)
    assert table.save_banner.isVisible()
    assert "could not be saved" in table.save_banner.words.text()
    play_some(table, 1)
    assert _position(table) == (2, 2)
    folder.unlink()
    away.rename(folder)
    press(qtbot, table.save_banner.button)
    assert not table.save_banner.isVisible()
    assert table.played is not None
    assert SavedGames(folder).open(table.played.id).session.cursor == 2


def test_leaving_keeps_a_picture_and_continue_finds_the_same_table(qtbot: QtBot) -> None:
    window, table = _table(qtbot)
    play_some(table, 3)
    played = table.played
    assert played is not None
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert window.current_name == "home"
    assert window.program.saved_games.entries()[0].picture.is_file()
    window.continue_game(played.id)
    assert table.played is played and _position(table) == (3, 3)


def test_the_picture_for_the_lists_shows_no_message(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    assert table.controller is not None
    table.controller.tell_refusal("Only the top card can be discarded.", "PALM-3.3")
    table.keep_picture()
    assert not table.controller.leave_message()


def test_a_new_start_resumes_the_identical_game(qtbot: QtBot) -> None:
    first, table = _table(qtbot)
    play_some(table, 20)
    assert table.played is not None
    game_id, state = table.played.id, table.played.session.state
    first.close()
    second = open_window(qtbot)
    second.continue_game(game_id)
    resumed = table_of(second).played
    assert resumed is not None and resumed.session.state == state
    assert len(resumed.session.log) == 20


def test_the_table_survives_a_change_of_language_and_colours(qtbot: QtBot) -> None:
    window, table = _table(qtbot)
    play_some(table, 3)
    window.trigger("theme")
    window.program.change_settings(language="de")
    try:
        assert window.current_name == "table"
        assert _position(table_of(window)) == (3, 3)
        play_some(table_of(window), 1)
    finally:
        window.program.change_settings(language="en")


# ---------------------------------------------------------------------- the end


def test_the_end_shows_the_sheet_and_what_next(qtbot: QtBot) -> None:
    window, table = _table(qtbot)
    play_to_end(table)
    qtbot.waitUntil(lambda: table.centre.currentWidget() is table.final)
    assert table.played is not None
    session = table.played.session
    score = session.game.standings(session.state).seats[0]
    assert table.final.total.text() == str(score.total)
    assert table.final.chart.reached
    assert window.program.statistics.games()[0].score == score.total
    press(qtbot, table.final.buttons["again"])
    assert table.played.session.setup == session.setup
    assert _position(table) == (0, 0)


def test_the_next_deal_has_the_next_number(qtbot: QtBot) -> None:
    _window, table = _table(qtbot, seed=7)
    play_to_end(table)
    qtbot.waitUntil(lambda: table.centre.currentWidget() is table.final)
    press(qtbot, table.final.buttons["next"])
    assert table.played is not None and table.played.session.setup.seed == 8


def test_the_final_table_can_be_looked_at(qtbot: QtBot) -> None:
    _window, table = _table(qtbot)
    play_to_end(table)
    qtbot.waitUntil(lambda: table.centre.currentWidget() is table.final)
    press(qtbot, table.final.buttons["look"])
    assert table.controller is not None
    assert table.centre.currentWidget() is table.controller.view
    press(qtbot, table.bar.buttons()["final"])
    assert table.centre.currentWidget() is table.final


@pytest.mark.parametrize(("option", "word"), [("practice", "Practice"), ("open_deck", "Open deck")])
def test_the_result_is_marked(qtbot: QtBot, option: str, word: str) -> None:
    window, table = _table(qtbot, **{option: True})
    play_to_end(table)
    assert window.program.statistics.games()[0].variant == option
    assert table.heading.endswith(word) and window.band.title.text() == table.heading


def test_the_demo_plays_a_whole_game_and_keeps_four_pictures(
    qtbot: QtBot,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(demo, "SECONDS_A_MOVE", 0.0)
    assert demo.run_demo(tmp_path / "pictures") == 0
    assert len(list((tmp_path / "pictures").glob("*.png"))) == 4
    assert "victory points" in capsys.readouterr().out


def test_a_game_of_computers_is_watched_to_its_end(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(demo_watch.GAMES, "my_island", ("episode_1", 2))
    assert demo.run_demo(game_id="my_island", watch=True) == 0
    hint, seat, left, end, analysis = capsys.readouterr().out.splitlines()
    assert hint.startswith("A good move: Place ") and seat.endswith("handed back.")
    assert left.endswith("taken up again.") and " wins with " in end
    assert analysis.endswith(f"{demo_watch.MOST_JUDGED} moves judged.")


def test_the_demo_knows_every_game_and_language() -> None:
    assert tuple(demo.GAMES) == GAME_IDS == tuple(demo_watch.GAMES)
    assert set(LANGUAGES) == {"system", *language.LANGUAGES}
    for game_id, (mode, seats, level) in demo.GAMES.items():
        find_game(game_id).make_setup(mode, seats, demo.DEAL)
        assert level in LEVELS


def test_the_demo_says_what_the_system_lacks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(screen_check.QT_LIBRARIES, "libnowhere.so.9", "libnowhere9")
    if sys.platform.startswith("linux"):
        assert demo.run_demo() == 1
        assert "apt-get install libnowhere9" in capsys.readouterr().err


def test_the_buttons_are_those_of_the_game_on_the_table(qtbot: QtBot) -> None:
    """A second game of the same deal begins with the same commands as the first."""
    window = open_window(qtbot)
    table = table_of(window)
    window.start_game(solo_setup())
    first = table.played
    window.start_game(solo_setup())
    second = table.played
    assert first is not None and second is not None and first is not second
    discard = next(b for b in table.bar.buttons().values() if b.text().startswith("Discard"))
    press(qtbot, discard)
    assert (first.session.cursor, second.session.cursor) == (0, 1)
