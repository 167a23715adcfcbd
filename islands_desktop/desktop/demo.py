"""The program plays a whole solo game by itself in its real window and takes four pictures."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from islands_desktop.core.phrases import say
from islands_desktop.saves.folders import HOME_VARIABLE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from islands_desktop.core.session import GameSession
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.table.controller import TableController

DEAL = 7
PICTURE_ROUND = 5
SCREEN = (1366, 768)
LONGEST_GAME = 400
SECONDS_A_MOVE = 5.0


def run_demo(folder: Path | None = None) -> int:
    """Play deal 7, print the score and where the pictures are; returns the exit code.

    The person's own games and settings stay untouched: it keeps its files in a folder of its own.
    """
    pictures = folder or Path(tempfile.mkdtemp(prefix="islands-desktop-demo-"))
    with tempfile.TemporaryDirectory(prefix="islands-desktop-") as home:
        try:
            pictures.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            print(say("The pictures cannot be kept: {reason}.", reason=str(error)))
            return 1
        with _own_home(Path(home)):
            return _play(pictures, Path(home))


@contextmanager
def _own_home(home: Path) -> Iterator[None]:
    """Keep all files of the program in `home` for a while."""
    before = os.environ.get(HOME_VARIABLE)
    os.environ[HOME_VARIABLE] = str(home)
    try:
        yield
    finally:
        if before is None:
            del os.environ[HOME_VARIABLE]
        else:
            os.environ[HOME_VARIABLE] = before


def _choose_screen(home: Path) -> None:
    """Without a screen, draw on one in memory that is as large as a small laptop's."""
    from islands_desktop.desktop.screen_check import why_no_window

    if os.environ.get("QT_QPA_PLATFORM", "") != "offscreen" and not why_no_window(os.environ):
        return
    width, height = SCREEN
    screen = {"name": "demo", "x": 0, "y": 0, "width": width, "height": height}
    density = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    path = home / "screen.json"
    path.write_text(json.dumps({"screens": [{**screen, **density}]}), encoding="utf-8")
    # Qt splits the value at colons; a path that has one cannot be named.
    plain = ":" in str(path)
    os.environ["QT_QPA_PLATFORM"] = "offscreen" if plain else f"offscreen:configfile={path}"


def _play(pictures: Path, home: Path) -> int:
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        _choose_screen(home)
    from islands_desktop.desktop.app import make_application
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.program import Program
    from islands_desktop.saves.settings import Settings

    app = QApplication.instance() or make_application()
    window = MainWindow(Program(Settings(speed="off", theme="light")))
    window.resize(window.screen().availableSize())
    window.show()
    window.furnish()
    try:
        return _play_in(window, pictures)
    finally:
        window.close()
        window.deleteLater()
        app.processEvents()


def _play_in(window: MainWindow, pictures: Path) -> int:
    from islands_desktop.games.registry import find_game

    def keep(name: str) -> None:
        _wait(400)
        path = pictures / f"{name}.png"
        window.grab().save(str(path))
        print(say("Picture: {path}", path=path))

    keep("1_home")
    game = find_game("palm_island")
    window.start_game(game.make_setup("solo", 1, DEAL))
    controller = table_controller(window)
    _wait(200)
    _play_to_end(controller, keep)
    _wait(400)
    keep("4_final")
    state = controller.session.state
    outcome = game.outcome(state)
    if outcome is None:
        print(say("The game did not come to its end."))
        return 1
    print(outcome.reason)
    print(say("The pictures are in {folder}.", folder=pictures))
    return 0


def table_controller(window: MainWindow) -> TableController:
    """The controller of the game on the table of a window."""
    from islands_desktop.desktop.pages.table_page import TablePage

    page = window.page("table")
    assert isinstance(page, TablePage) and page.controller is not None
    return page.controller


def _play_to_end(controller: TableController, keep: Callable[[str], None]) -> None:
    """Give commands until the game is over, with two pictures on the way."""
    from islands_desktop.opponents.players import suggest

    session, wanted = controller.session, ["2_table", "3_payment"]
    for _turn in range(LONGEST_GAME):
        if not controller.can_play:
            return
        chosen = suggest(session.game, session.state, "medium", SECONDS_A_MOVE)
        command: Any = chosen.command
        late = session.state.round >= PICTURE_ROUND
        if late and "2_table" in wanted:
            keep(wanted.pop(0))
        if late and "3_payment" in wanted and _is_choice(session, command):
            _open_chooser(controller, command.card, command.kind)
            keep(wanted.pop())
            _close_chooser(controller)
        controller.play(command)
        _wait(0)


def _is_choice(session: GameSession, command: Any) -> bool:
    """Whether there are several ways to do with this card what the command does."""
    wanted = (command.card, command.kind)
    legal = session.game.legal_commands(session.state)
    return sum((other.card, other.kind) == wanted for other in legal) > 1


def _open_chooser(controller: TableController, card: str, kind: str) -> None:
    from islands_desktop.desktop.games.palm_island.controller import PalmIslandController

    assert isinstance(controller, PalmIslandController)
    controller.act(card, kind)


def _close_chooser(controller: TableController) -> None:
    from islands_desktop.desktop.games.palm_island.controller import PalmIslandController

    assert isinstance(controller, PalmIslandController)
    controller.close_popup()


def _wait(milliseconds: int) -> None:
    """Let the window work for a while."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
