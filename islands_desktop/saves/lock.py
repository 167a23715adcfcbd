"""One running copy: a file that the operating system locks for as long as the program lives."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

# The byte that is locked lies behind the content, which Windows would lock for readers, too.
_LOCKED_BYTE = 1 << 10
_HELD = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}


class RunningLock:
    """The lock of the running copy. A crash releases it: the system does, not the program."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None

    def acquire(self) -> bool:
        """Take the lock; False if another copy holds it.

        A folder that cannot be written to, or that knows no locks, is no reason not to play: then
        nothing can be protected, and True is returned.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError:
            return True
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            return error.errno not in _HELD
        self._descriptor = descriptor
        with suppress(OSError):
            os.ftruncate(descriptor, 0)
            os.lseek(descriptor, 0, os.SEEK_SET)
            os.write(descriptor, str(os.getpid()).encode("ascii"))
        return True

    def release(self) -> None:
        """Give the lock back; harmless if it is not held."""
        if self._descriptor is not None:
            with suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None


def _lock(descriptor: int) -> None:
    """Lock without waiting. Raises OSError if another process holds it."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
