"""A disk that takes only so many bytes of a file: told while it is so, or the end of the program.

Run by `test_full_disk.py` in a process of its own, as `python -m tests.trust.filled FOLDER`. For
many numbers of bytes a fork plays a command while the system lets no file grow beyond that; prints
as JSON how often each way was tried, and everything that was wrong.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import sys
from pathlib import Path

from islands_desktop.saves.autosave import Autosave
from islands_desktop.saves.library import SavedGames
from tests.trust.killed import GAME_ID, game_faults, save_twice

PLACES = 40
"""At how many places of the file it is cut."""

UNSAVED, LATER = 0, 3
"""How a fork ends: its game was told to be unsaved, and was saved when there was room again."""


def play_without_room(home: Path, room: int) -> int:
    """Play a command while no file may have more than so many bytes; how it ended."""
    _soft, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    opened = SavedGames(home).open(GAME_ID)
    autosave = Autosave(SavedGames(home), opened.session, opened.header, on_disk=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, most))
    opened.session.play(opened.session.game.legal_commands(opened.session.state)[-1])
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    if not autosave.problem or len(opened.session.log) != 5:
        return 1
    return UNSAVED if room % 2 else (LATER if autosave.retry() else 2)


def try_room(home: Path, room: int, deadly: bool) -> list[str]:
    """One fork with so much room; with `deadly` the first byte too many kills it."""
    child = os.fork()
    if child == 0:
        kind = signal.SIG_DFL if deadly else signal.SIG_IGN
        signal.signal(signal.SIGXFSZ, kind)
        os._exit(play_without_room(home, room))
    _pid, status = os.waitpid(child, 0)
    length = len(SavedGames(home).open(GAME_ID).session.log)
    found = game_faults(home, (4, 5))
    if deadly:
        right = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXFSZ and length == 4
    else:
        code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else -1
        right = (code, length) in ((UNSAVED, 4), (LATER, 5))
    return found + ([] if right else [f"status {status}, {length} commands on the disk"])


def main(folder: Path) -> None:
    """Cut the file of a game at many places, both ways."""
    before = folder / "before"
    before.mkdir(parents=True)
    save_twice(before)
    size = SavedGames(before).path_of(GAME_ID).stat().st_size
    wrong: list[str] = []
    rooms = sorted({*range(0, size, size // PLACES), 1, size - 1, size})
    for number, room in enumerate(rooms):
        for deadly in (False, True):
            home = shutil.copytree(before, folder / f"{number}-{deadly}")
            wrong += [f"{room} bytes: {words}" for words in try_room(home, room, deadly)]
            shutil.rmtree(home)
    print(json.dumps([len(rooms), wrong]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
