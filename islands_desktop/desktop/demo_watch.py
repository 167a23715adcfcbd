"""A whole game of computer players in the real window, watched as a person would.

On the way a seat is taken over, a good move is asked for, the seat is handed back, the game is left
and taken up again; at the end comes the analysis.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from islands_desktop.core.phrases import say
from islands_desktop.desktop.demo import DEAL, leave_and_take_up, table_page, wait

if TYPE_CHECKING:
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.pages.analysis import AnalysisPage
    from islands_desktop.desktop.pages.table_page import TablePage
    from islands_desktop.desktop.table.controller import TableController

GAMES: dict[str, tuple[str, int]] = {
    "palm_island": ("casual", 2),
    "propeller_islands": ("standard", 2),
    "rabbit_island": ("short", 2),
    "my_island": ("eternal", 2),
}
"""What is watched of each game: mode and seats."""

FIRST_LEVEL, LEVEL = "hard", "easy"
FIRST_COMMANDS = 6
"""So many commands are given at the first level."""

PERSONS_DECISIONS = 3
MOST_JUDGED = 3
"""So many decisions are waited for in the analysis."""

LONGEST = 240.0
"""Seconds after which something that does not come is given up."""


class Stuck(Exception):
    """Something did not come; the text is a sentence."""


def watch_game(window: MainWindow, game_id: str) -> int:
    """Watch a game and print what was seen; returns the exit code."""
    from islands_desktop.games.registry import find_game
    from islands_desktop.saves.save_format import SaveHeader

    game, (mode, count) = find_game(game_id), GAMES[game_id]
    window.program.change_settings(computer_pace="instant")
    levels = (FIRST_LEVEL,) * count
    window.start_game(game.make_setup(mode, count, DEAL), SaveHeader(seat_levels=levels))
    page = table_page(window)
    try:
        _until(lambda: _cursor(page) >= FIRST_COMMANDS)
        for seat in range(count):
            page.computers.choose_level(seat, LEVEL)
        seat = _take_over_and_hand_back(page)
        _leave_and_go_on(window)
        _until(lambda: _is_over(page))
        outcome = game.outcome(_table(page).session.state)
        if outcome is not None:
            print(outcome.reason)
        _analyse(window, seat)
    except Stuck as fault:
        print(fault)
        return 1
    return 0


def _table(page: TablePage) -> TableController:
    assert page.controller is not None
    return page.controller


def _cursor(page: TablePage) -> int:
    return _table(page).session.cursor


def _is_over(page: TablePage) -> bool:
    return page.played is not None and page.played.over


def _until(condition: Callable[[], bool]) -> None:
    """Let the window work until something has come. Raises Stuck."""
    given_up = time.monotonic() + LONGEST
    while not condition():
        if time.monotonic() > given_up:
            raise Stuck(say("The game does not go on."))
        wait(10)


def _take_over_and_hand_back(page: TablePage) -> int:
    """A person plays a computer's seat for some decisions, the first as a hint says; the seat."""
    computers = page.computers
    assert computers.seats is not None
    _until(lambda: computers.seats is not None and computers.seats.seat_due is not None)
    seat = computers.seats.seat_due
    assert seat is not None
    computers.take_over()
    for decision in range(PERSONS_DECISIONS):
        _until(lambda: _table(page).can_play or _is_over(page))
        table = _table(page)
        legal = table.session.game.legal_commands(table.session.state)
        if not decision:
            print(say("A good move: {words}", words=_hint(page)))
        table.play(legal[-1])
    computers.choose_level(seat, LEVEL)
    words = say("A seat was taken over for {n} moves and handed back.", n=PERSONS_DECISIONS)
    print(words)
    return seat


def _hint(page: TablePage) -> str:
    """What is told of a good move."""
    told: list[str] = []
    table = _table(page)
    table.announced.connect(told.append)
    page.hints.ask()
    _until(lambda: not page.hints.is_thinking)
    table.announced.disconnect(told.append)
    if not told:
        raise Stuck(say("No good move was shown."))
    return told[0]


def _leave_and_go_on(window: MainWindow) -> None:
    """Leave the game, take it up from its file, and let it go on."""
    page = table_page(window)
    assert page.computers.seats is not None
    page.computers.seats.pause()
    leave_and_take_up(window)
    print(say("Left after {n} moves and taken up again.", n=_cursor(page)))
    page.computers.seats.go_on()


def _analyse(window: MainWindow, seat: int) -> None:
    """See how the game went, as far as a person may wait for it."""
    table_page(window).computers.choose_level(seat, "")  # a person's decisions are judged
    window.open_page("analysis")
    page: AnalysisPage = window.page("analysis")  # type: ignore[assignment]
    found = page.analysis
    assert found is not None
    judged = min(MOST_JUDGED, len(found.decisions))
    _until(
        lambda: (
            bool(found.trouble)
            or (len(found.curve) == len(found.states) and len(found.judged) >= judged)
        )
    )
    if found.trouble:
        raise Stuck(found.trouble)
    words = say("Analysis: {n} positions, {m} moves judged.", n=len(found.curve), m=judged)
    print(words)
