"""The program plays a whole game by itself in its real window and takes four pictures.

On the way it leaves the game and takes it up again from its file.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from islands_desktop.core.phrases import say
from islands_desktop.saves.folders import HOME_VARIABLE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from islands_desktop.core.session import GameSession
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.pages.table_page import TablePage
    from islands_desktop.desktop.table.controller import TableController

    Choose = Callable[[GameSession], Any]

DEAL = 7
PICTURE_ROUND = 5
PICTURE_TURN = 40
"""Where the picture of the table is taken: a round of Palm Island, a command of other games."""

SCREEN = (1366, 768)
LONGEST_GAME = 1_000
SECONDS_A_MOVE = 5.0

GAMES: dict[str, tuple[str, int, str]] = {
    "palm_island": ("solo", 1, "medium"),
    "propeller_islands": ("solo", 1, "easy"),
    "rabbit_island": ("short", 2, "easy"),
    "my_island": ("episode_1", 2, "easy"),
}
"""What is played of each game: mode, seats, level of the computer players."""


class NotAsLeft(Exception):
    """A game that was taken up again is another one than was left."""


def run_demo(
    folder: Path | None = None,
    game_id: str = "palm_island",
    language: str = "system",
    watch: bool = False,
) -> int:
    """Play deal 7, print the score and where the pictures are; returns the exit code.

    With `watch` the computer plays every seat of a game of two, and there are no pictures.
    The person's own games and settings stay untouched: it keeps its files in a folder of its own.
    """
    from islands_desktop.desktop.screen_check import why_no_qt, why_not_loaded

    if sentence := (why_no_qt() if sys.platform.startswith("linux") else "") or why_not_loaded():
        print(sentence, file=sys.stderr)
        return 1
    if watch:
        with tempfile.TemporaryDirectory(prefix="islands-desktop-") as home:
            return _in_window(Path(home), language, partial(_watch, game_id=game_id))
    pictures = folder or Path(tempfile.mkdtemp(prefix="islands-desktop-demo-"))
    with tempfile.TemporaryDirectory(prefix="islands-desktop-") as home:
        try:
            pictures.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            print(say("The pictures cannot be kept: {reason}.", reason=str(error)))
            return 1
        play = partial(_play_in, pictures=pictures, game_id=game_id)
        return _in_window(Path(home), language, play)


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


def _in_window(home: Path, language: str, play: Callable[[MainWindow], int]) -> int:
    """Do something in a window of the program that keeps its files in `home`; the exit code."""
    with _own_home(home):
        return _open_and_play(home, language, play)


def _open_and_play(home: Path, language: str, play: Callable[[MainWindow], int]) -> int:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        _choose_screen(home)
    from islands_desktop.desktop.app import make_application
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.program import Program
    from islands_desktop.saves.settings import Settings

    app = QApplication.instance() or make_application()
    settings = Settings(speed="off", theme="light", language=language, volume="off")
    window = MainWindow(Program(settings))
    window.setWindowState(Qt.WindowState.WindowNoState)  # maximized it would have a frame
    window.resize(window.screen().availableSize())
    window.show()
    window.furnish()
    try:
        return play(window)
    except NotAsLeft:
        print(say("The game was not found again as it was left."))
        return 1
    finally:
        window.close()
        window.deleteLater()
        app.processEvents()


def _watch(window: MainWindow, game_id: str) -> int:
    from islands_desktop.desktop.demo_watch import watch_game

    return watch_game(window, game_id)


def _play_in(window: MainWindow, pictures: Path, game_id: str) -> int:
    from islands_desktop.games.registry import find_game

    def keep(name: str) -> None:
        wait(400)
        path = pictures / f"{name}.png"
        window.grab().save(str(path))
        print(say("Picture: {path}", path=path))

    keep("1_home")
    game, (mode, seats, level) = find_game(game_id), GAMES[game_id]
    # Where hands are hidden, they lie open: nobody passes this laptop on.
    options = {"open_table": True} if game_id == "rabbit_island" else {}
    window.start_game(game.make_setup(mode, seats, DEAL, options))
    wait(200)
    with _computer_player(level) as choose:
        _play_to_picture(window, choose, keep)
        leave_and_take_up(window)
        if game_id != "palm_island":
            keep("3_taken_up")
        _play_on(table_controller(window), choose)
    wait(400)
    keep("4_final")
    outcome = game.outcome(table_controller(window).session.state)
    if outcome is None:
        print(say("The game did not come to its end."))
        return 1
    print(outcome.reason)
    print(say("The pictures are in {folder}.", folder=pictures))
    return 0


def table_page(window: MainWindow) -> TablePage:
    """The table page of a window."""
    from islands_desktop.desktop.pages.table_page import TablePage

    page = window.page("table")
    assert isinstance(page, TablePage)
    return page


def table_controller(window: MainWindow) -> TableController:
    """The controller of the game on the table of a window."""
    controller = table_page(window).controller
    assert controller is not None
    return controller


@contextmanager
def _computer_player(level: str) -> Iterator[Choose]:
    """What a computer player would do now, thought out in its own process as in every game."""
    from PySide6.QtCore import QEventLoop

    from islands_desktop.desktop.thinker import Thinker
    from islands_desktop.opponents.players import find_player
    from islands_desktop.opponents.worker import Answer, Question

    thinker, numbers = Thinker(), count(1)

    def choose(session: GameSession) -> Any:
        seat = session.game.actor(session.state)
        assert seat is not None
        known = find_player(session.game.id).known(session.state, seat)
        answers: list[Answer] = []
        loop = QEventLoop()
        thinker.answered.connect(answers.append)
        thinker.answered.connect(loop.quit)
        thinker.ask(Question(next(numbers), session.game.id, known, seat, level, 1, SECONDS_A_MOVE))
        loop.exec()
        thinker.answered.disconnect()
        if answers[0].command is None:
            raise RuntimeError(answers[0].fault)
        return session.game.command_from_dict(answers[0].command)

    try:
        yield choose
    finally:
        thinker.close()


def _play_to_picture(window: MainWindow, choose: Choose, keep: Callable[[str], None]) -> None:
    """Play until there is much to see, and take pictures of it."""
    controller = table_controller(window)
    palm = controller.session.game.id == "palm_island"
    wanted = ["2_table", "3_payment"] if palm else ["2_table"]
    for turn in range(LONGEST_GAME):
        if not controller.can_play or not wanted:
            return
        command = choose(controller.session)
        late = controller.session.state.round >= PICTURE_ROUND if palm else turn == PICTURE_TURN
        if late and "2_table" in wanted:
            keep(wanted.pop(0))
        if late and "3_payment" in wanted and _is_choice(controller.session, command):
            _open_chooser(controller, command.card, command.kind)
            keep(wanted.pop())
            _close_chooser(controller)
        controller.play(command)
        wait(0)


def leave_and_take_up(window: MainWindow) -> None:
    """Go Home, and open the game from its file. Raises NotAsLeft."""
    page, played = table_page(window), window.program.on_table
    assert played is not None
    left = (played.session.state, len(played.session.log))
    window.open_page("home")
    wait(0)
    page.take_off()
    window.program.on_table = None
    window.continue_game(played.id)
    wait(200)
    session = table_controller(window).session
    if session is played.session or (session.state, len(session.log)) != left:
        raise NotAsLeft


def _play_on(controller: TableController, choose: Choose) -> None:
    """Give commands until the game is over."""
    for _turn in range(LONGEST_GAME):
        if not controller.can_play:
            return
        controller.play(choose(controller.session))
        wait(0)


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


def wait(milliseconds: int) -> None:
    """Let the window work for a while."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
