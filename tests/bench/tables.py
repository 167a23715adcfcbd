"""What the window costs at each game's table with four seats: memory, and the processor at rest."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

GAMES = {
    "Palm Island": ("palm_island", "speed"),
    "My Island": ("my_island", "eternal"),
    "Propeller Islands": ("propeller_islands", "standard"),
    "Rabbit Island": ("rabbit_island", "standard"),
}
SCREEN = (1920, 1080)
COMMANDS = 150
REST_SECONDS = 4.0
MOST_MEBIBYTES, MOST_SHARE = 220, 1


def memory() -> float:
    """Mebibytes of this process in memory; where Linux is not, the most there ever were."""
    status = Path("/proc/self/status")
    if status.is_file():
        found = re.search(r"VmRSS:\s+(\d+)", status.read_text(encoding="utf-8"))
        return int(found[1]) / 1024 if found else 0.0
    try:
        import resource
    except ImportError:
        return 0.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20)


def wait(milliseconds: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def play_in_window(game_id: str, mode: str) -> None:
    """A random game with four persons in a window; prints mebibytes and the share of a core."""
    from islands_desktop.desktop.app import make_application
    from islands_desktop.desktop.main_window import MainWindow
    from islands_desktop.desktop.pages.table_page import TablePage
    from islands_desktop.desktop.program import Program
    from islands_desktop.games.registry import find_game
    from islands_desktop.saves.settings import Settings

    _application = make_application()
    window = MainWindow(Program(Settings(theme="light")))
    window.resize(*SCREEN)
    window.show()
    window.furnish()
    game, rng = find_game(game_id), Random(3)
    options: dict[str, Any] = {"open_table": True} if game_id == "rabbit_island" else {}
    window.start_game(game.make_setup(mode, 4, 7, options))
    wait(300)
    page = window.page("table")
    assert isinstance(page, TablePage) and page.controller is not None
    for _command in range(COMMANDS):
        legal = game.legal_commands(page.controller.session.state)
        if not legal:
            break
        page.controller.play(rng.choice(legal))
        wait(0)
    wait(6000)  # until the last piece lies and the last message has gone
    begun, worked = time.perf_counter(), time.process_time()
    wait(int(REST_SECONDS * 1000))
    share = (time.process_time() - worked) / (time.perf_counter() - begun)
    print("\n" + json.dumps([memory(), share * 100]), flush=True)
    os._exit(0)


def main() -> list[tuple[str, str]]:
    """Rows for the table, each game in a process of its own."""
    rows = []
    for label, (game_id, mode) in GAMES.items():
        with tempfile.TemporaryDirectory(prefix="islands-desktop-") as home:
            env = {**os.environ, "ISLANDS_DESKTOP_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
            command = [sys.executable, "-m", "tests.bench.tables", game_id, mode]
            result = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
        used, share = json.loads(result.stdout.splitlines()[-1])
        size = f"{used:.0f} MiB (at most {MOST_MEBIBYTES})"
        rows.append((f"Memory of the window, {label}, 4 seats", size))
        rest = f"{share:.2f} % of a core (at most {MOST_SHARE})"
        rows.append((f"Table at rest, {label}", rest))
    return rows


if __name__ == "__main__":
    if len(sys.argv) == 3:
        play_in_window(sys.argv[1], sys.argv[2])
    for name, figure in main():
        print(f"{name}: {figure}")
