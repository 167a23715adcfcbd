"""The near end of the worker process: starts it, asks it, hears its answers and its death."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress

from islands_desktop.opponents.worker import Answer, Halt, Question, serve


class WorkerLink:
    """One worker process from its start to its end.

    `answered(link, answer)` and `ended(link)` are called from a thread of the link, `ended` once.
    The process starts anew instead of forking, so that nothing of a window comes with it; it ends
    by itself when this process is gone.
    """

    def __init__(
        self,
        answered: Callable[[WorkerLink, Answer], None],
        ended: Callable[[WorkerLink], None],
    ) -> None:
        self._answered, self._ended = answered, ended
        context = multiprocessing.get_context("spawn")
        self._connection, far = context.Pipe()
        self._process = context.Process(
            target=serve, args=(far,), name="computer players", daemon=True
        )
        self._process.start()
        self.pid = self._process.pid or 0
        # Only the process holds the far end now: when it ends, however it does, this end hears it.
        far.close()
        self._listener = threading.Thread(target=self._listen, name="computer players", daemon=True)
        self._listener.start()

    def send(self, message: Question | Halt) -> None:
        """Ask, or halt what was asked. A worker that is gone is told of by `ended`."""
        with suppress(OSError):
            self._connection.send(message)

    def kill(self) -> None:
        """End the process at once, whatever it is doing."""
        self._process.kill()

    def wait(self, seconds: float = 5.0) -> None:
        """Wait until nothing of the worker is left."""
        self._listener.join(seconds)

    def _listen(self) -> None:
        with suppress(EOFError, OSError):
            while True:
                self._answered(self, self._connection.recv())
        self._connection.close()
        self._process.join()
        self._ended(self)
