"""The computer's seats at the table: their pace, pauses, taking over, and who may play when."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.played_game import open_saved
from islands_desktop.desktop.table.computer_seats import PAUSES_MS
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.opponents.worker import Answer
from tests.desktop.computer_setup import cursor_of, play_legal, seats_of, setup_of, sit_down
from tests.desktop.frame_setup import open_window, press, table_of


def fewest_seats(game_id: str) -> int:
    return min(count for count in find_game(game_id).modes[0].seats)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_can_be_watched(qtbot: QtBot, game_id: str) -> None:
    """The computer plays every seat, command by command, and each is on the disk at once."""
    count = fewest_seats(game_id)
    window, table, _thinker = sit_down(qtbot, setup_of(game_id, count), *["easy"] * count)
    qtbot.waitUntil(lambda: cursor_of(table) >= 12, timeout=20_000)
    seats_of(table).pause()
    played = table.played
    assert played is not None and not table.bar.dots.isVisible()
    saved = window.program.saved_games.open(played.id)
    assert saved.session.cursor == cursor_of(table)
    assert saved.header.seat_levels == tuple(["easy"] * count)
    assert set(saved.header.computer_seats) <= set(range(count)) != set()


def test_a_watched_game_comes_to_its_end_and_counts_for_nobody(qtbot: QtBot) -> None:
    window, table, _thinker = sit_down(qtbot, setup_of("my_island", 1), "easy")
    assert table.played is not None
    qtbot.waitUntil(lambda: table.played is not None and table.played.over, timeout=60_000)
    qtbot.waitUntil(table.final.isVisible)
    assert window.program.statistics.games() == []


def test_only_the_seats_of_people_count(qtbot: QtBot) -> None:
    window, table, _thinker = sit_down(qtbot, setup_of("my_island", 2), "", "medium")
    qtbot.waitUntil(lambda: cursor_of(table) == 1)  # the first card concerns nobody
    play_legal(table, "end")
    qtbot.waitUntil(lambda: cursor_of(table) == 3)
    seats_of(table).set_level(1, "")
    while table.played is not None and not table.played.over:
        play_legal(table)
    game = find_game("my_island")
    assert table.played is not None
    totals = [one.total for one in game.standings(table.played.session.state).seats]
    (kept,) = window.program.statistics.games()
    assert kept.score == totals[0] != totals[1]


def test_a_person_waits_for_the_computer_and_is_told_so(qtbot: QtBot) -> None:
    _window, table, thinker = sit_down(qtbot, setup_of("rabbit_island", 2), "hard", "", held=True)
    controller = table.controller
    assert controller is not None and table.played is not None
    while not thinker.questions:
        play_legal(table)
        qtbot.wait(1)
    assert not controller.can_play and controller.computer_of(controller.session.state) == 0
    assert table.bar.dots.isVisible() and table.bar.sentence.text().startswith("Kelda is thinking")
    legal = controller.session.game.legal_commands(controller.session.state)
    with qtbot.waitSignal(controller.refused) as refused:
        assert not controller.play(legal[0])
    assert refused.args is not None and "Kelda" in refused.args[0]
    table.toggle_list()
    assert table.commands.list.count() == 0 and "Kelda" in table.commands.hint.text()


def test_what_is_asked_holds_no_hidden_part(qtbot: QtBot) -> None:
    """RABB-14.2: the worker is sent what the seat may know, with a chance of its own."""
    setup = setup_of("rabbit_island", 3)
    _window, table, thinker = sit_down(qtbot, setup, "easy", "easy", "easy", held=True)
    qtbot.waitUntil(lambda: bool(thinker.questions))
    asked, state = thinker.questions[0], table.played.session.state  # type: ignore[union-attr]
    game = find_game("rabbit_island")
    assert asked.known == game.view(state, asked.seat) != state
    assert asked.chance != setup.seed


def step_once(qtbot: QtBot, table: TablePage) -> None:
    """One move of the computer by its key, and no more."""
    before = cursor_of(table)
    qtbot.keyClick(table, Qt.Key.Key_F6)
    qtbot.waitUntil(lambda: cursor_of(table) > before)
    qtbot.wait(20)
    assert cursor_of(table) == before + 1 and seats_of(table).paused


def test_pause_step_and_going_on_by_keys(qtbot: QtBot) -> None:
    _window, table, _thinker = sit_down(
        qtbot, setup_of("my_island", 2), "easy", "easy", pace="relaxed"
    )
    qtbot.keyClick(table, Qt.Key.Key_F5)
    assert seats_of(table).paused and "waits" in table.bar.sentence.text()
    before = cursor_of(table)
    qtbot.wait(30)
    assert cursor_of(table) == before
    for _step in range(3):
        step_once(qtbot, table)
    press(qtbot, table.bar.buttons()["go_on"])
    assert not seats_of(table).paused


def test_skipping_takes_the_best_found_so_far_without_the_pause(qtbot: QtBot) -> None:
    setup = setup_of("my_island", 2)
    _window, table, thinker = sit_down(qtbot, setup, "hard", "hard", pace="relaxed", held=True)
    qtbot.keyClick(table, Qt.Key.Key_F7)  # turns the card, which needs no thinking
    qtbot.waitUntil(lambda: bool(thinker.questions))
    before = cursor_of(table)
    qtbot.keyClick(table, Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: cursor_of(table) == before + 1, timeout=PAUSES_MS["relaxed"] // 2)
    assert thinker.hurried == 1


def test_the_pace_is_a_pause_before_each_command(qtbot: QtBot) -> None:
    _window, table, _thinker = sit_down(
        qtbot, setup_of("my_island", 2), "easy", "easy", pace="fast"
    )
    begun, before = time.monotonic(), cursor_of(table)
    qtbot.waitUntil(lambda: cursor_of(table) >= before + 3, timeout=20_000)
    assert time.monotonic() - begun >= 3 * PAUSES_MS["fast"] / 1000 * 0.9


def test_a_person_takes_over_and_hands_back(qtbot: QtBot) -> None:
    window, table, _thinker = sit_down(
        qtbot, setup_of("my_island", 2), "easy", "hard", pace="relaxed", names=("", "Bo")
    )
    assert (seat_name(0), seat_name(1)) == ("Kelda", "Bo")
    qtbot.keyClick(table, Qt.Key.Key_F6)
    qtbot.waitUntil(lambda: cursor_of(table) == 1)
    qtbot.keyClick(table, Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    assert table.controller is not None and table.controller.can_play
    assert seat_name(0) == "Player 1" and table.controller.persons == (0,)
    assert table.played is not None
    assert window.program.saved_games.open(table.played.id).header.seat_levels == ("", "hard")
    menu = table.computers.make_menu(seats_of(table))
    assert len(menu.seats) == 2 and menu.seats[1].title() == "Bo · Computer: hard"
    easy = next(action for action in menu.seats[0].actions() if action.data() == "easy")
    easy.trigger()
    assert not table.controller.can_play and seat_name(0) == "Kelda"
    fast = next(action for action in menu.paces.actions() if action.data() == "fast")
    fast.trigger()
    assert window.program.settings.computer_pace == seats_of(table).pace == "fast"


def test_a_seat_that_is_just_changing_hands_is_not_asked(qtbot: QtBot) -> None:
    """What moved comes to rest first, and the table tells so while the computer still has it."""
    setup = setup_of("my_island", 2)
    _window, table, thinker = sit_down(qtbot, setup, "easy", "easy", held=True)
    qtbot.waitUntil(lambda: bool(thinker.questions))
    seats = seats_of(table)
    seat = seats.seat_due
    assert seat is not None and table.controller is not None
    seats.levels_changed.connect(table.controller.changed)
    seats.set_level(seat, "")
    assert len(thinker.questions) == 1 and table.controller.can_play


def test_undo_goes_back_to_the_persons_last_decision(qtbot: QtBot) -> None:
    """MYIS-16.4: what the computer did since is taken back with it."""
    _window, table, _thinker = sit_down(qtbot, setup_of("my_island", 3), "", "easy", "easy")
    qtbot.waitUntil(lambda: cursor_of(table) == 1)  # the first card concerns nobody
    before = cursor_of(table)
    play_legal(table, "place")
    qtbot.waitUntil(lambda: cursor_of(table) == before + 3)
    controller = table.controller
    assert controller is not None and controller.can_play
    assert not table.bar.tools["undo"].accessibleDescription()
    controller.undo()
    assert cursor_of(table) == before and controller.can_play
    qtbot.wait(20)
    assert cursor_of(table) == before
    controller.redo()
    assert cursor_of(table) == before + 3 and controller.can_play


def test_undo_respects_the_barrier_that_a_decision_of_the_computer_is(qtbot: QtBot) -> None:
    """RABB-14.5."""
    _window, table, _thinker = sit_down(qtbot, setup_of("rabbit_island", 2), "", "easy")
    controller = table.controller
    assert controller is not None
    qtbot.waitUntil(lambda: controller.can_play)
    while controller.can_play:
        play_legal(table)
    before = cursor_of(table)
    qtbot.waitUntil(lambda: cursor_of(table) > before and controller.can_play, timeout=10_000)
    after = cursor_of(table)
    assert table.bar.tools["undo"].accessibleDescription()
    with qtbot.waitSignal(controller.refused):
        controller.undo()
    assert cursor_of(table) == after


def test_taking_back_what_only_computers_did_stops_to_look_at_it(qtbot: QtBot) -> None:
    _window, table, _thinker = sit_down(qtbot, setup_of("my_island", 2), "easy", "easy")
    qtbot.waitUntil(lambda: cursor_of(table) % 3 == 2 and cursor_of(table) > 3, timeout=10_000)
    controller, before = table.controller, cursor_of(table)
    assert controller is not None
    controller.undo()
    qtbot.wait(30)
    assert cursor_of(table) == before - 1 and seats_of(table).paused


def test_looking_at_an_earlier_position_holds_the_computer_up(qtbot: QtBot) -> None:
    _window, table, _thinker = sit_down(qtbot, setup_of("my_island", 2), "easy", "easy")
    qtbot.waitUntil(lambda: cursor_of(table) > 3)
    controller = table.controller
    assert controller is not None
    controller.show_position(1)
    before = cursor_of(table)
    qtbot.wait(40)
    assert cursor_of(table) == before and not table.bar.dots.isVisible()
    controller.show_position(None)
    qtbot.waitUntil(lambda: cursor_of(table) > before)


def test_the_computer_waits_while_the_table_is_out_of_sight(qtbot: QtBot) -> None:
    window, table, _thinker = sit_down(qtbot, setup_of("my_island", 2), "easy", "easy")
    qtbot.waitUntil(lambda: cursor_of(table) > 1)
    window.open_page("settings")
    before = cursor_of(table)
    qtbot.wait(40)
    assert cursor_of(table) <= before + 1
    before = cursor_of(table)
    window.open_page("table")
    qtbot.waitUntil(lambda: cursor_of(table) > before)


def test_a_watched_game_that_was_left_goes_on_when_somebody_says_so(qtbot: QtBot) -> None:
    window, table, _thinker = sit_down(qtbot, setup_of("my_island", 2), "easy", "hard")
    qtbot.waitUntil(lambda: cursor_of(table) > 1)
    assert table.played is not None
    game_id = table.played.id
    table.take_off()
    window.open_page("table", played=open_saved(window.program, game_id))
    before = cursor_of(table)
    qtbot.wait(30)
    assert seats_of(table).paused and cursor_of(table) == before
    assert seats_of(table).levels == ["easy", "hard"]
    press(qtbot, table.bar.buttons()["go_on"])
    qtbot.waitUntil(lambda: cursor_of(table) > before)


def test_another_language_does_not_stop_a_watched_game(qtbot: QtBot) -> None:
    window, table, _thinker = sit_down(qtbot, setup_of("my_island", 2), "easy", "easy")
    qtbot.waitUntil(lambda: cursor_of(table) > 1)
    window.program.change_settings(language="de")
    table, before = table_of(window), cursor_of(table_of(window))
    qtbot.waitUntil(lambda: cursor_of(table) > before + 1)
    window.program.change_settings(language="en")


def test_a_game_with_a_person_goes_on_in_the_middle_of_a_turn(qtbot: QtBot) -> None:
    window, table, thinker = sit_down(qtbot, setup_of("my_island", 2), "", "easy", held=True)
    qtbot.waitUntil(lambda: cursor_of(table) == 1)  # the first card concerns nobody
    play_legal(table, "place")
    qtbot.waitUntil(lambda: bool(thinker.questions))
    assert table.played is not None
    game_id = table.played.id
    table.take_off()
    thinker.held = False
    window.open_page("table", played=open_saved(window.program, game_id))
    qtbot.waitUntil(lambda: cursor_of(table) == 3)


def test_trouble_is_said_with_a_way_out(qtbot: QtBot) -> None:
    _window, table, thinker = sit_down(qtbot, setup_of("my_island", 2), "", "easy", held=True)
    qtbot.waitUntil(lambda: cursor_of(table) == 1)  # the first card concerns nobody
    play_legal(table, "place")
    qtbot.waitUntil(lambda: bool(thinker.questions))
    number = thinker.questions[-1].number
    thinker.answered.emit(Answer(number, fault="ValueError: lost"))
    banner = table.computers.banner
    assert banner.isVisible() and "Milo" in banner.words.text() and "lost" in banner.words.text()
    assert cursor_of(table) == 2 and not table.bar.dots.isVisible()
    illegal = {"kind": "next", "seat": 0}
    press(qtbot, banner.button)
    assert not banner.isVisible() and len(thinker.questions) == 2
    thinker.answered.emit(Answer(thinker.questions[-1].number, illegal))
    assert banner.isVisible() and cursor_of(table) == 2
    table.computers.take_over()
    assert not banner.isVisible()
    play_legal(table, "place")


def test_the_next_deal_is_offered_with_the_same_seats(qtbot: QtBot) -> None:
    window, table, _thinker = sit_down(
        qtbot, setup_of("my_island", 2), "", "hard", names=("Ana", "")
    )
    seats_of(table).set_level(1, "")
    seats_of(table).set_level(1, "hard")
    assert table.played is not None
    header = table.played.header.for_new_game(deal_chosen=False)
    assert header.seat_levels == ("", "hard") and header.computer_seats == ()
    table._choose_next("new_game")
    page = window.current
    assert page.header().seat_levels == ("", "hard")  # type: ignore[attr-defined]


def test_a_solo_game_can_be_watched_if_one_wants_to(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.open_page("new_game", game="palm_island", mode="solo", levels=())
    page = window.current
    seats = page.seats  # type: ignore[attr-defined]
    assert page.header().seat_levels == ()  # type: ignore[attr-defined]
    assert [kind.isVisible() for kind in seats.kinds] == [True, False, False, False]
    qtbot.keyClick(seats.kinds[0], Qt.Key.Key_End)
    assert page.header().seat_levels == ("hard",)  # type: ignore[attr-defined]
    assert page.header().seat_names == ()  # type: ignore[attr-defined]


def test_choosing_who_plays_reaches_the_table(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.open_page("new_game", game="rabbit_island", seats=3)
    page = window.current
    kinds = page.seats.kinds  # type: ignore[attr-defined]
    assert page.header().seat_levels == ("", "medium", "medium")  # type: ignore[attr-defined]
    qtbot.keyClick(kinds[1], Qt.Key.Key_Down)
    qtbot.keyClick(kinds[2], Qt.Key.Key_Home)
    press(qtbot, page.start)  # type: ignore[attr-defined]
    table = table_of(window)
    assert seats_of(table).levels == ["", "hard", ""]
    assert table.controller is not None and table.controller.persons == (0, 2)
    assert seat_name(1) == "Milo"


def test_a_person_turns_the_card_while_something_could_be_taken_back(qtbot: QtBot) -> None:
    """MYIS-16.4: no computer ends the time in which people may change their minds."""
    _window, table, _thinker = sit_down(qtbot, setup_of("my_island", 2), "easy", "")
    qtbot.waitUntil(lambda: table.controller is not None and table.controller.can_play)
    placed = cursor_of(table)
    play_legal(table, "place")
    qtbot.waitUntil(lambda: table.controller is not None and table.controller.can_play)
    qtbot.wait(20)
    assert cursor_of(table) <= placed + 2
    play_legal(table, "next")
    qtbot.waitUntil(lambda: table.controller is not None and table.controller.can_play)
    play_legal(table, "end")
    qtbot.waitUntil(lambda: table.controller is not None and table.controller.can_play)
    play_legal(table, "next")
    cursor = cursor_of(table)
    qtbot.waitUntil(lambda: cursor_of(table) > cursor + 4)  # who has ended turns no more cards
