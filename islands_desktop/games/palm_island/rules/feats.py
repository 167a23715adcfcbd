"""Feats (PALM-10): what earns them, and the profile that remembers them."""

from __future__ import annotations

from islands_desktop.games.palm_island.components import (
    CARD_LIST,
    DIFFICULTIES,
    FEATS,
    Condition,
)
from islands_desktop.games.palm_island.faces import BUILDING_UP
from islands_desktop.games.palm_island.scoring import score_of
from islands_desktop.games.palm_island.state import State, Village

Profile = tuple[tuple[str, str], ...]
"""Earned feats with the hardest difficulty on which they were met, sorted by code."""

_HARDNESS = {name: place for place, name in enumerate(DIFFICULTIES)}


def buildings_at(village: Village, card: str, min_up: int) -> int:
    """How many buildings of a kind ("*" for any) have at least this upgrade level."""
    return sum(
        BUILDING_UP[face] >= min_up
        for face in village.deck
        if face < 64 and card in ("*", CARD_LIST[face >> 2].id)
    )


def _holds(condition: Condition, state: State, seat: int) -> bool:
    if condition.type == "score_at_least":
        return score_of(state, seat) >= condition.vp
    village = state.villages[seat]
    return buildings_at(village, condition.card, condition.min_up) >= condition.count


def feats_met(state: State, seat: int = 0) -> tuple[str, ...]:
    """Feats whose criteria all hold on a finished game (PALM-10.4); none with the open deck."""
    if state.setup.mode != "solo" or not state.over or state.setup.option("open_deck"):
        return ()
    return tuple(
        feat.code
        for feat in FEATS
        if all(_holds(condition, state, seat) for condition in feat.criterion)
    )


def newly_earned(state: State, profile: Profile) -> tuple[str, ...]:
    """Feats met in a finished game that the profile did not have."""
    had = dict(profile)
    return tuple(code for code in feats_met(state) if code not in had)


def updated_profile(profile: Profile, state: State) -> Profile:
    """The profile after a finished game: each feat with its hardest difficulty (PALM-10.5)."""
    earned = dict(profile)
    difficulty = str(state.setup.option("difficulty"))
    for code in feats_met(state):
        before = earned.get(code)
        if before is None or _HARDNESS[difficulty] > _HARDNESS[before]:
            earned[code] = difficulty
    return tuple(sorted(earned.items()))
