"""Puts a position of Rabbit Island on the table of the real window, for several people."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.rabbit_island.prompt import Prompt
from islands_desktop.desktop.games.rabbit_island.shared_table import SharedTableController
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.played_game import PlayedGame
from islands_desktop.desktop.table.curtain import Curtain
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import State
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import Settings
from tests.desktop.frame_setup import open_window, table_of
from tests.games.rabbit_island.example_values import steps_of
from tests.games.rabbit_island.positions import command

NAMES = ("Ana", "Bo", "Cleo", "Dora")


class Shared:
    """The window with a game on its table, and what people do there."""

    def __init__(
        self, qtbot: QtBot, state: State, speed: str = "off", names: tuple[str, ...] = NAMES
    ) -> None:
        self.qtbot = qtbot
        self.window: MainWindow = open_window(qtbot, Settings(speed=speed, theme="light"))
        self.session = GameSession(GAME, state)
        header = SaveHeader(seat_names=names[: self.session.setup.seats])
        self.played = PlayedGame(self.window.program, self.session, header)
        self.window.open_page("table", played=self.played)
        self.settle()

    @property
    def page(self) -> TablePage:
        return table_of(self.window)

    @property
    def table(self) -> SharedTableController:
        controller = self.page.controller
        assert isinstance(controller, SharedTableController)
        return controller

    @property
    def curtain(self) -> Curtain | None:
        """The curtain, if it is up."""
        curtain = self.table.hot_seat.curtain
        return curtain if curtain is not None and curtain.isVisible() else None

    @property
    def prompt(self) -> Prompt | None:
        """The prompt, if it is up."""
        prompt = self.table.hot_seat.prompt
        return prompt if prompt is not None and prompt.isVisible() else None

    def settle(self) -> None:
        """Let passes that are due be given."""
        for _round in range(12):
            QApplication.processEvents()

    def lift(self) -> None:
        """The owner of the hand says so."""
        assert self.curtain is not None
        self.curtain.button.click()
        self.settle()

    def play(self, steps: str) -> None:
        for step in steps_of(steps):
            assert self.table.play(command(step, self.session.state))
            self.settle()

    def passes(self) -> str:
        """The seats that have passed, in order."""
        entries = [entry.command for entry in self.session.log]
        return "".join("ABCD"[one.seat] for one in entries if one.kind == "pass_action")
