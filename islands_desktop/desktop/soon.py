"""What is to happen once Qt has come back to its loop.

`QTimer.singleShot(0, owner, deed)` keeps the deed for ever, and with it whatever that knows, when
its owner goes before Qt is back: a whole table for each game that was left in such a moment.
"""

from __future__ import annotations

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QObject, QTimer


def soon(owner: QObject, deed: Callable[[], object]) -> None:
    """Do something once the events of this moment are over, unless its owner is gone by then."""

    def act() -> None:
        if shiboken6.isValid(owner):
            deed()

    QTimer.singleShot(0, act)
