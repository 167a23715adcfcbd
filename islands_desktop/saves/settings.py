"""The player's settings in one small file, read without anything that would slow the start."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from islands_desktop.core.phrases import say
from islands_desktop.saves.atomic_write import read_at_most, write_atomically

CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("system", "light", "dark"),
    "speed": ("relaxed", "normal", "fast", "off"),
    "computer_pace": ("relaxed", "normal", "fast", "instant"),
    "volume": ("off", "low", "medium", "high"),
    "language": ("system", "en", "pt", "de", "fr", "es"),
    "scale": ("100", "125", "150", "175", "200"),
}
"""What the settings with a fixed choice may be."""

_LONGEST = 200
_LARGEST_FILE = 100_000


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults.

    `window` is x, y, width, height while it is not `maximized`, or empty.
    """

    theme: str = "system"
    speed: str = "normal"
    computer_pace: str = "normal"
    volume: str = "medium"
    language: str = "system"
    scale: str = "100"
    player_name: str = ""
    has_dragged: bool = False
    end_round_by_itself: bool = False
    panel_open: bool = True
    seen_help: bool = False
    window: tuple[int, ...] = ()
    maximized: bool = False

    def changed(self, **values: Any) -> Settings:
        """A copy with other values."""
        return replace(self, **values)


def load_settings(path: Path) -> tuple[Settings, list[str]]:
    """Settings and sentences about what could not be read; a bad value costs only itself."""
    try:
        entry = json.loads(read_at_most(path, _LARGEST_FILE).decode("utf-8"))
        if not isinstance(entry, dict):
            raise ValueError
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        reason = error.strerror or str(error)
        return Settings(), [say("The settings could not be read: {reason}.", reason=reason)]
    except (ValueError, RecursionError):
        return Settings(), [say("The settings file is damaged; the usual settings are used.")]
    values: dict[str, Any] = {}
    faults = []
    for known in fields(Settings):
        if known.name not in entry:
            continue
        value = entry[known.name]
        if _fits(known.name, value, known.default):
            values[known.name] = tuple(value) if isinstance(value, list) else value
        else:
            faults.append(say("The setting “{name}” was not usable.", name=known.name))
    return Settings(**values), faults


def _fits(name: str, value: Any, default: Any) -> bool:
    if name in CHOICES:
        return value in CHOICES[name]
    if name == "window":
        return (
            isinstance(value, list)
            and len(value) in (0, 4)
            and all(type(part) is int and abs(part) < 100_000 for part in value)
        )
    if isinstance(default, str):
        return isinstance(value, str) and len(value) <= _LONGEST and value.isprintable()
    return type(value) is type(default)


def save_settings(path: Path, settings: Settings) -> str:
    """Write the settings; "" or the sentence that says why it failed."""
    content = json.dumps(asdict(settings), indent=1).encode("utf-8")
    try:
        write_atomically(path, content)
    except OSError as error:
        return say(
            "The settings could not be saved: {reason}.", reason=error.strerror or str(error)
        )
    return ""
