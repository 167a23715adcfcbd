"""One running copy: a file that the operating system locks for as long as the program lives."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO


class RunningLock:
    """The lock of the running copy. A crash releases it: the system does, not the program."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[str] | None = None

    def acquire(self) -> bool:
        """Take the lock; False if another copy holds it. A folder that cannot be written to
        is no reason not to play: then there is nothing to protect, and True is returned."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = self.path.open("a+")
        except OSError:
            return True
        try:
            _lock(file)
        except OSError:
            file.close()
            return False
        file.seek(0)
        file.truncate()
        file.write(str(os.getpid()))
        file.flush()
        self._file = file
        return True

    def release(self) -> None:
        """Give the lock back; harmless if it is not held."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None


def _lock(file: IO[str]) -> None:
    """Lock without waiting. Raises OSError if another process holds it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
