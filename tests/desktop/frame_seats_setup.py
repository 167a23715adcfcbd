"""Games of My Island with several seats, for the tests of what stands around the table."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from islands_desktop.core.game import Setup
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.games.registry import find_game
from islands_desktop.saves.save_format import SaveHeader
from tests.desktop.frame_setup import open_window

GAME = find_game("my_island")
NAMES = ("Ana", "Bo", "")


def eternal(seats: int = 3, seed: int = 7, **options: Any) -> Setup:
    return GAME.make_setup("eternal", seats, seed, options)


def give(session: GameSession, kinds: str, count: int = 10_000) -> None:
    """Give the first legal command of the first of these kinds that there is."""
    for _number in range(count):
        commands = {command.kind: command for command in GAME.legal_commands(session.state)}
        if not commands:
            return
        session.play(next(commands[kind] for kind in kinds.split() if kind in commands))


def play_unequally(session: GameSession) -> None:
    """The first seat builds all the time, the second for some rounds, the others not at all."""
    while commands := GAME.legal_commands(session.state):
        kinds = {command.kind: command for command in commands}
        builds = session.state.round < (99, 6, 0, 0)[commands[0].seat]
        session.play(kinds.get("place" if builds else "end", commands[0]))


def start(qtbot: QtBot, setup: Setup, header: SaveHeader | None = None) -> MainWindow:
    window = open_window(qtbot)
    window.start_game(setup, header or SaveHeader(seat_names=NAMES))
    return window
