"""Options of a set-up, described so that any program can offer them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from islands_desktop.core.phrases import say

Form = Literal["choice", "switch", "several", "order", "pairs"]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a set-up.

    form: one of the values, on or off, any number of the values, all values in some order or
    none, or pairs of a value and one of `second`. `about` is a phrase that says what it does.
    """

    name: str
    form: Form
    default: Any
    about: str
    values: tuple[Any, ...] = ()
    second: tuple[Any, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """JSON values, as the engine protocol shows an option.

        >>> Option("open", "switch", False, "All cards may be seen.").to_dict()["values"]
        [False, True]
        """
        values = (False, True) if self.form == "switch" else self.values
        entry: dict[str, Any] = {
            "name": self.name,
            "form": self.form,
            "default": list(self.default) if isinstance(self.default, tuple) else self.default,
            "values": list(values),
            "about": say(self.about),
        }
        if self.second:
            entry["second_values"] = list(self.second)
        return entry
