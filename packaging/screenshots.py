"""Takes the pictures of README.md: Home and each game's table, from fixed games.

python3 packaging/dev.py screenshots [name …]

They are made offscreen on a screen of 1366 × 768, in docs/screenshots, and are the same every time
for the same program.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from islands_desktop.desktop.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "screenshots"
SCREEN = (1366, 768)
DEAL = 7


class Table(NamedTuple):
    """A game to be shown: its mode and seats, and after how many commands."""

    game: str
    mode: str
    seats: int
    commands: int
    options: dict[str, Any]


TABLES = {
    "palm_island": Table("palm_island", "casual", 3, 214, {}),
    "propeller_islands": Table("propeller_islands", "standard", 3, 110, {}),
    "rabbit_island": Table("rabbit_island", "standard", 3, 100, {"open_table": True}),
    "my_island": Table("my_island", "eternal", 2, 40, {}),
}
NAMES = ("home", *TABLES)


def main(names: list[str]) -> int:
    """Take these pictures, or all; returns the exit code."""
    unknown = sorted(set(names) - set(NAMES))
    if unknown:
        print(f"There is no picture “{unknown[0]}”. There are: {', '.join(NAMES)}.")
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="islands-desktop-") as home:
        use_home(Path(home))
        window = open_window()
        for name in names or NAMES:
            if name in TABLES:
                play_to_position(window, TABLES[name])
            take(window, FOLDER / f"{name}.png")
        window.close()
    return 0


def use_home(home: Path) -> None:
    """Keep the files of the program in this folder, and draw on a screen in memory."""
    width, height = SCREEN
    screen = {"name": "pictures", "x": 0, "y": 0, "width": width, "height": height}
    density = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    configuration = home / "screen.json"
    configuration.write_text(json.dumps({"screens": [{**screen, **density}]}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={configuration}"
    os.environ["ISLANDS_DESKTOP_HOME"] = str(home)


def open_window() -> MainWindow:
    """The program's window with Home in it."""
    from PySide6.QtCore import Qt

    from islands_desktop.desktop.app import make_application
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.program import Program
    from islands_desktop.saves.settings import Settings

    make_application()
    window = MainWindow(Program(Settings(speed="off", theme="light", language="en")))
    window.setWindowState(Qt.WindowState.WindowNoState)  # maximized it would have a frame
    window.resize(*SCREEN)
    window.show()
    window.furnish()
    return window


def play_to_position(window: MainWindow, table: Table) -> None:
    """Begin the game and let computer players lead it to where much is to be seen."""
    from islands_desktop.desktop.pages.table_page import TablePage
    from islands_desktop.games.registry import find_game
    from islands_desktop.opponents.players import find_player

    game, player = find_game(table.game), find_player(table.game)
    window.start_game(game.make_setup(table.mode, table.seats, DEAL, table.options))
    wait(100)
    page = window.page("table")
    assert isinstance(page, TablePage) and page.controller is not None
    session = page.controller.session
    for _command in range(table.commands):
        take_over(window)
        state = session.state
        seat = game.actor(state)
        assert seat is not None
        known = player.known(state, seat)
        page.controller.play(player.choose(known, seat, "medium", 1, lambda: False).command)
        wait(0)
    wait(500)
    take_over(window)


def take_over(window: MainWindow) -> None:
    """Say yes where the laptop is handed over: until then no command of the next seat counts."""
    from PySide6.QtWidgets import QPushButton

    for button in window.findChildren(QPushButton):
        if button.isVisible() and button.text().startswith("I am "):
            button.click()


def take(window: MainWindow, path: Path) -> None:
    """Grab the window when everything lies and no message is left."""
    from PySide6.QtGui import QImage

    wait(7000)
    picture = window.grab().toImage()
    # Fewer shades make a third smaller files, and hardly a difference that one sees.
    fewer = picture.convertToFormat(QImage.Format.Format_RGB16)
    fewer.convertToFormat(QImage.Format.Format_RGB888).save(str(path), None, 0)
    print(f"{path.relative_to(ROOT).as_posix()}  {path.stat().st_size // 1024} KiB", flush=True)


def wait(milliseconds: int) -> None:
    """Let the window work for a while."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
