"""The marker of a seat and the lock at the end of its track (MYIS-7.1, 7.4, 7.5, 7.7)."""

from __future__ import annotations


def move_marker(marker: int, locked: bool, points: int, lock: int | None) -> tuple[int, bool]:
    """Marker and lock after one move; a locked marker stays where it is.

    >>> (
    ...     move_marker(53, False, 5, 55),
    ...     move_marker(55, True, -3, 55),
    ...     move_marker(53, False, 5, None),
    ... )
    ((55, True), (55, True), (58, False))
    """
    if locked:
        return marker, True
    marker += points
    if lock is not None and marker >= lock:
        return lock, True
    return marker, False
