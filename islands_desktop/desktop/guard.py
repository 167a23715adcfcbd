"""Keep a Python error inside an overridden Qt method from unwinding into C++.

An exception that leaves an override called synchronously from Python (a test's mouse press, `grab`,
`setPos` reaching `itemChange`) can end the program. Every override therefore wears `guard`, which
gives the error to `sys.excepthook`, where the crash page and the tests see it, and returns a value
that Qt can go on with.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def guard(default: R) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Decorate a Qt override: report any error and return `default` in its place.

    >>> import sys
    >>> reported = []
    >>> hook, sys.excepthook = sys.excepthook, lambda kind, *rest: reported.append(kind.__name__)
    >>> @guard(0)
    ... def height(rows: int) -> int:
    ...     return 100 // rows
    >>> height(4), height(0), reported
    (25, 0, ['ZeroDivisionError'])
    >>> sys.excepthook = hook
    """

    def decorate(override: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(override)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return override(*args, **kwargs)
            except Exception as error:
                sys.excepthook(type(error), error, error.__traceback__)
                return default

        return guarded

    return decorate
