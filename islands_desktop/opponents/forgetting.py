"""What players keep about the positions of one game makes room when another game is played."""

from __future__ import annotations

import sys
from functools import _lru_cache_wrapper

from islands_desktop.core.memory import give_memory_back

_MANY = 1 << 10
"""What is kept in a table as large as this is about positions, not about the pieces of a game."""


def forget_positions() -> None:
    """Empty the large tables of all games and players; they fill again as they are asked.

    Each is bounded, but all of them full take more than a hundred megabytes.
    """
    for name, module in list(sys.modules.items()):
        if not name.startswith("islands_desktop."):
            continue
        for kept in list(vars(module).values()):
            if isinstance(kept, _lru_cache_wrapper):
                most = kept.cache_parameters()["maxsize"]
                if most is not None and most >= _MANY:
                    kept.cache_clear()
    give_memory_back()
