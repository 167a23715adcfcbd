"""The player's profile: feats earned, each with the hardest difficulty (PALM-10.5)."""

from __future__ import annotations

import json
from pathlib import Path

from islands_desktop.games.palm_island.components import DIFFICULTIES, FEATS
from islands_desktop.games.palm_island.rules.feats import Profile, updated_profile
from islands_desktop.games.palm_island.state import State
from islands_desktop.saves.atomic_write import write_atomically

_FEATS = {feat.code for feat in FEATS}


def load_profile(path: Path) -> Profile:
    """Earned feats; entries that cannot be are passed over, a damaged file counts as none."""
    try:
        entry = json.loads(path.read_bytes()[:100_000].decode("utf-8"))
        earned = entry["palm_island"]["feats"]
        pairs = [(code, hardest) for code, hardest in earned.items()]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return ()
    return tuple(
        sorted(
            (code, hardest)
            for code, hardest in pairs
            if code in _FEATS and isinstance(hardest, str) and hardest in DIFFICULTIES
        )
    )


def record_feats(path: Path, state: State) -> tuple[str, ...]:
    """Add the feats of a finished game to the profile; returns those that are new.

    Raises OSError if the file cannot be written.
    """
    before = load_profile(path)
    after = updated_profile(before, state)
    if after != before:
        content = {"palm_island": {"feats": dict(after)}}
        write_atomically(path, json.dumps(content, indent=1).encode("utf-8"))
    had = dict(before)
    return tuple(code for code, _hardest in after if code not in had)
