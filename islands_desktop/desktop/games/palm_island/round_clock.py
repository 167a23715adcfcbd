"""The real clock of speed play: how long a person has had the own deck open (PALM-15.4)."""

from __future__ import annotations

import time
from collections.abc import Callable


class RoundClock:
    """Runs from the lifting of the curtain to the tracker on top; a pause stops it.

    `now` tells seconds that only go forward.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._before = 0.0
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    @property
    def tenths(self) -> int:
        """Tenths of a second measured so far in this round."""
        running = self._now() - self._since if self._since is not None else 0.0
        return round((self._before + running) * 10)

    def start(self) -> None:
        """Let time pass; harmless while it does."""
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Stop the time and keep what was measured."""
        if self._since is not None:
            self._before += self._now() - self._since
            self._since = None

    def reset(self, tenths: int = 0) -> None:
        """Begin another round, or go on with what a saved game has measured."""
        self._before, self._since = tenths / 10, None
