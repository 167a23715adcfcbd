"""Events: what happened in a transition, in the terms of the game."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Base of all events. Subclasses carry flat values only (str, int, bool, tuples of them).

    `visible_to`: seats that may see it, None for all. `barrier`: a phrase saying why undo stops
    here (hidden information came up, chance decided, another seat decided), "" for no barrier.
    """

    visible_to: tuple[int, ...] | None = None
    barrier: str = ""

    @property
    def kind(self) -> str:
        """Name in snake case, as it stands in logs and in the engine protocol."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()

    def seen_by(self, eyes: Collection[int] | None) -> bool:
        """Whether one of these seats may see it; None stands for somebody who may see all.

        >>> Event(visible_to=(1,)).seen_by({0}), Event().seen_by(())
        (False, True)
        """
        if eyes is None or self.visible_to is None:
            return True
        return any(seat in eyes for seat in self.visible_to)


def event_to_dict(event: Event) -> dict[str, Any]:
    """The event as JSON values, its kind first; the defaults of the base class are left out."""
    entry: dict[str, Any] = {"kind": event.kind}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name in ("visible_to", "barrier") and not value:
            continue
        entry[field.name] = list(value) if isinstance(value, tuple) else value
    return entry
