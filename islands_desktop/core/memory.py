"""Memory that is free inside the process goes back to the system."""

from __future__ import annotations

import sys
from contextlib import suppress


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
