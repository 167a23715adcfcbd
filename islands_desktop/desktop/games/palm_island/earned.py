"""The feats a player has earned in all games so far (PALM-10.5), kept in the profile."""

from __future__ import annotations

from islands_desktop.games.palm_island.rules.feats import Profile
from islands_desktop.games.palm_island.state import State
from islands_desktop.saves import folders
from islands_desktop.saves.profile import FeatRecord, load_profile, load_records, record_feats


def earned_feats() -> Profile:
    """Earned feats with the hardest difficulty on which each was met."""
    return load_profile(folders.profile_path())


def feat_records() -> tuple[FeatRecord, ...]:
    """What is known of each of the six feats: hardest difficulty, last figures, best ones."""
    return load_records(folders.profile_path())


def record_earned(state: State) -> tuple[str, ...]:
    """Keep feats and figures of a finished game; returns those that are new. Raises OSError."""
    return record_feats(folders.profile_path(), state)
