"""The feats a player has earned in all games so far (PALM-10.5), kept in the profile."""

from __future__ import annotations

from islands_desktop.games.palm_island.rules.feats import Profile
from islands_desktop.games.palm_island.state import State
from islands_desktop.saves import folders
from islands_desktop.saves.profile import load_profile, record_feats


def earned_feats() -> Profile:
    """Earned feats with the hardest difficulty on which each was met."""
    return load_profile(folders.profile_path())


def record_earned(state: State) -> tuple[str, ...]:
    """Keep the feats of a finished game; returns those that are new. Raises OSError."""
    return record_feats(folders.profile_path(), state)
