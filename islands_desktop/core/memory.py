"""What is kept about positions makes room when another game is played, for the system too."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

Result = TypeVar("Result")

_forgetting: list[Callable[[], object]] = []
"""What empties each table that is kept about positions."""


def remember_positions(
    most: int,
) -> Callable[[Callable[..., Result]], _lru_cache_wrapper[Result]]:
    """Keep the last so many results of a function that is asked about positions.

    As `functools.lru_cache`, but `forget_positions` empties it. For large tables only, and for
    those that would keep boards with all their placements alive: what else is kept about the pieces
    of a game is small and stays.
    """

    def keep(function: Callable[..., Result]) -> _lru_cache_wrapper[Result]:
        kept = lru_cache(maxsize=most)(function)
        forget_with(kept.cache_clear)
        return kept

    return keep


def forget_with(clear: Callable[[], Any]) -> None:
    """Call this, too, when positions are to be forgotten: it empties a table of another kind."""
    _forgetting.append(clear)


def forget_positions() -> None:
    """Empty the tables of all games and players; they fill again as they are asked.

    Each is bounded, but all of them full take more than a hundred megabytes.
    """
    for clear in _forgetting:
        clear()
    give_memory_back()


def give_memory_back() -> None:
    """Hand back what the C library keeps for later, where it can be told to (glibc).

    Pictures of tables come and go by the megabyte, and small things that stay lie between them:
    without this the window would take up to a hundred megabytes more after some hours.
    """
    if sys.platform != "linux":
        return
    import ctypes

    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
