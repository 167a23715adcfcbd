"""What comes with the worker process, and what becomes of it when nobody is left to hear it."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.opponents.players import find_player
from islands_desktop.opponents.worker import Question, think

_ASKER = """
import sys, time
from islands_desktop.opponents.worker_link import WorkerLink
if __name__ == "__main__":
    link = WorkerLink(lambda link, answer: None, lambda link: None)
    print(link.pid, flush=True)
    time.sleep(60)
"""


def think_and_tell(connection: Connection) -> None:
    """Let every player think in a process like the worker's; then say what that has imported."""
    for game_id in GAME_IDS:
        game = find_game(game_id)
        mode = game.modes[0]
        state = game.new_game(game.make_setup(mode.id, mode.seats[-1], 7, {}))
        seat = game.actor(state)
        assert seat is not None
        known = find_player(game_id).known(state, seat)
        assert not think(Question(1, game_id, known, seat, "easy", 1, 5.0), lambda: False).fault
    connection.send(sorted(sys.modules))


def test_the_worker_imports_neither_qt_nor_what_reads_files() -> None:
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe()
    process = context.Process(target=think_and_tell, args=(far,), daemon=True)
    process.start()
    far.close()
    assert near.poll(60)
    modules = near.recv()
    process.join()
    near.close()
    tops = {name.partition(".")[0] for name in modules}
    assert "islands_desktop.opponents.worker" in modules
    assert not tops & {"PySide6", "shiboken6", "pydantic", "sqlite3"}
    assert not [name for name in modules if name.startswith("islands_desktop.desktop")]


def test_no_worker_outlives_the_program() -> None:
    """Whoever kills the program leaves no process behind."""
    program = subprocess.Popen([sys.executable, "-c", _ASKER], stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    program.kill()
    program.wait()
    program.stdout.close()
    until = time.monotonic() + 20
    while _runs(pid) and time.monotonic() < until:
        time.sleep(0.02)
    assert not _runs(pid)


def _runs(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits for its parent does not."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # no Linux
        return True
    return stat.rpartition(")")[2].split()[0] != "Z"
