"""Older save formats, brought up to date one step at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from islands_desktop.core.phrases import say
from islands_desktop.saves.faults import SaveDamaged, SaveTooNew

FORMAT = 1
"""The format that is written."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]

MIGRATIONS: dict[int, Migration] = {}
"""Format number → the step that leads to the next one."""


def migrate(entry: dict[str, Any]) -> dict[str, Any]:
    """The save in the current format. Raises SaveTooNew, or SaveDamaged without a format."""
    number = entry.get("format")
    if type(number) is not int or number < 1:
        raise SaveDamaged(say("it does not say in which format it is."))
    if number > FORMAT:
        raise SaveTooNew
    while number < FORMAT:
        entry = MIGRATIONS[number](entry)
        number += 1
    return entry
