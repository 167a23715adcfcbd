"""A table with computer seats that thinks in this process: the same players, without the wait."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from islands_desktop.core.game import Setup
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.table.computer_seats import ComputerSeats
from islands_desktop.games.registry import find_game
from islands_desktop.opponents.worker import Question, think
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import Settings
from tests.desktop.frame_setup import open_window, table_of


class ThinksHere(QObject):
    """Answers as the worker process does, one turn of the event loop later.

    `held` keeps the answers back until `let_go`; `hurried` counts who could not wait.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.questions: list[Question] = []
        self.held = False
        self.hurried = 0
        self._wanted: Question | None = None

    def ask(self, question: Question) -> None:
        self.questions.append(question)
        self._wanted = question
        if not self.held:
            QTimer.singleShot(0, self, self.let_go)

    def let_go(self) -> None:
        question, self._wanted = self._wanted, None
        if question is not None:
            self.answered.emit(think(question, lambda: False))

    def hurry(self) -> None:
        self.hurried += 1
        self.let_go()

    def drop(self, number: int = 0) -> None:
        if not number or (self._wanted is not None and self._wanted.number == number):
            self._wanted = None

    def warm_up(self) -> None:
        """It is always there."""

    def close(self) -> None:
        self._wanted = None


def setup_of(game_id: str, seats: int, mode: str = "", **options: Any) -> Setup:
    """A game of deal 7."""
    game = find_game(game_id)
    return game.make_setup(mode or game.modes[0].id, seats, 7, options)


def sit_down(
    qtbot: QtBot,
    setup: Setup,
    *levels: str,
    pace: str = "instant",
    names: tuple[str, ...] = (),
    held: bool = False,
) -> tuple[MainWindow, TablePage, ThinksHere]:
    """A window with this game on its table; the seats that have a level are the computer's."""
    settings = Settings(speed="off", theme="light", computer_pace=pace)
    window = open_window(qtbot, settings)
    thinker = ThinksHere(window)
    thinker.held = held
    window.program._thinker = thinker  # type: ignore[assignment]
    window.start_game(setup, SaveHeader(seat_levels=levels, seat_names=names))
    return window, table_of(window), thinker


def seats_of(table: TablePage) -> ComputerSeats:
    """The computer's seats at a table."""
    assert table.computers.seats is not None
    return table.computers.seats


def cursor_of(table: TablePage) -> int:
    """Number of commands in force."""
    assert table.played is not None
    return table.played.session.cursor


def play_legal(table: TablePage, kind: str = "") -> None:
    """A person gives the first legal command, or the first of a kind."""
    assert table.controller is not None and table.played is not None
    session = table.played.session
    legal = session.game.legal_commands(session.state)
    assert table.controller.play(next(one for one in legal if one.kind.startswith(kind)))
