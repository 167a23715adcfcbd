"""Older save formats, brought up to date one step at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from islands_desktop.core.phrases import say
from islands_desktop.saves.faults import SaveDamaged, SaveTooNew

FORMAT = 1
"""The format that is written."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]

MIGRATIONS: Mapping[int, Migration] = {}
"""Format number → the step that leads to the next one. A step may expect a whole save: what it
raises on another one (LookupError, TypeError, ValueError) is told as damage."""


def migrate(
    entry: dict[str, Any], steps: Mapping[int, Migration] = MIGRATIONS, current: int = FORMAT
) -> dict[str, Any]:
    """The save in the current format. Raises SaveTooNew, or SaveDamaged without a format.

    >>> steps = {1: lambda old: {**old, "seats": 1}, 2: lambda old: {**old, "seed": 0}}
    >>> migrate({"format": 1, "name": "Rain"}, steps, current=3)
    {'format': 3, 'name': 'Rain', 'seats': 1, 'seed': 0}
    """
    number = entry.get("format")
    if type(number) is not int or number < 1:
        raise SaveDamaged(say("it does not say in which format it is."))
    if number > current:
        raise SaveTooNew
    while number < current:
        try:
            entry = steps[number](entry)
        except (LookupError, TypeError, ValueError, AttributeError):
            raise SaveDamaged(say("parts of it are missing.")) from None
        number += 1
    return entry if entry.get("format") == current else {**entry, "format": current}
