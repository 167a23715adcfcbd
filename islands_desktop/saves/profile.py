"""The player's profile: feats earned, each with the hardest difficulty (PALM-10.5)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from islands_desktop.games.palm_island.components import DIFFICULTIES, FEATS
from islands_desktop.games.palm_island.rules.feats import Profile, updated_profile
from islands_desktop.games.palm_island.state import State
from islands_desktop.saves.atomic_write import read_at_most, set_aside, write_atomically

_FEATS = {feat.code for feat in FEATS}
_LARGEST_FILE = 100_000


def load_profile(path: Path) -> Profile:
    """Earned feats; entries that cannot be are passed over, an unreadable file counts as none."""
    try:
        return _earned(_read(path))
    except (OSError, ValueError, RecursionError):
        return ()


def _read(path: Path) -> dict[str, Any]:
    """JSON values of the profile, {} if there is none. Raises OSError, ValueError."""
    try:
        entry = json.loads(read_at_most(path, _LARGEST_FILE).decode("utf-8"))
    except FileNotFoundError:
        return {}
    if not isinstance(entry, dict):
        raise ValueError("a profile is an object")
    return entry


def _earned(entry: dict[str, Any]) -> Profile:
    game = entry.get("palm_island")
    feats = game.get("feats") if isinstance(game, dict) else None
    pairs = feats.items() if isinstance(feats, dict) else ()
    return tuple(
        sorted(
            (code, hardest)
            for code, hardest in pairs
            if code in _FEATS and isinstance(hardest, str) and hardest in DIFFICULTIES
        )
    )


def record_feats(path: Path, state: State) -> tuple[str, ...]:
    """Add the feats of a finished game to the profile; returns those that are new.

    A damaged profile is kept beside the new one. Raises OSError if the file cannot be read or
    written: it is then what it was.
    """
    try:
        entry = _read(path)
    except (ValueError, RecursionError):
        if not set_aside(path):
            raise OSError("the damaged profile cannot be kept") from None
        entry = {}
    before = _earned(entry)
    after = updated_profile(before, state)
    if after != before:
        content = {**entry, "palm_island": {"feats": dict(after)}}
        write_atomically(path, json.dumps(content, indent=1).encode("utf-8"), keep_last=True)
    had = dict(before)
    return tuple(code for code, _hardest in after if code not in had)
