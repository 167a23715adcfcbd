"""Reading what a hand does with a piece it holds: a plain move, a twist, a turn over."""

from __future__ import annotations

import math

TWIST_DEGREES = 270.0
"""Change of direction, all one way, that makes a circle of the mouse a twist."""

STEP = 6.0
"""Shortest movement, in pixels, that has a direction."""


class PathReader:
    """Follows the pointer during a drag, in pixels of the view.

    >>> path = PathReader(0, 0)
    >>> for angle in range(0, 400, 20):
    ...     path.move(60 * math.cos(math.radians(angle)), 60 * math.sin(math.radians(angle)))
    >>> path.twisted
    True
    """

    def __init__(self, x: float, y: float) -> None:
        self._start = (x, y)
        self._last = (x, y)
        self._heading: float | None = None
        self._turned = 0.0
        self._farthest = 0.0
        self._highest = 0.0

    def move(self, x: float, y: float) -> None:
        """The pointer is here now."""
        dx, dy = x - self._last[0], y - self._last[1]
        self._farthest = max(self._farthest, abs(x - self._start[0]))
        self._highest = max(self._highest, abs(y - self._start[1]))
        if math.hypot(dx, dy) < STEP:
            return
        heading = math.degrees(math.atan2(dy, dx))
        if self._heading is not None:
            change = (heading - self._heading + 180.0) % 360.0 - 180.0
            self._turned = self._turned + change if abs(change) < 100 else 0.0
        self._heading = heading
        self._last = (x, y)

    @property
    def twisted(self) -> bool:
        """Whether the pointer went round in a circle."""
        return abs(self._turned) >= TWIST_DEGREES

    def turned_over(self, x: float, width: float) -> bool:
        """Whether the pointer went out sideways across most of a piece and came back."""
        back = abs(x - self._start[0]) < 0.25 * width
        return back and self._farthest > 0.6 * width and self._highest < 0.5 * self._farthest
