"""Feats (PALM-10): what earns them, and the profile that remembers them."""

from __future__ import annotations

from typing import NamedTuple

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


class Figure(NamedTuple):
    """How far one condition of a feat is met: a count of buildings or a score."""

    reached: int
    needed: int

    @property
    def met(self) -> bool:
        return self.reached >= self.needed


class FeatProgress(NamedTuple):
    """How near a game is to a feat: a figure for each of its conditions, in printed order."""

    code: str
    figures: tuple[Figure, ...]

    @property
    def met(self) -> bool:
        return all(figure.met for figure in self.figures)

    @property
    def nearness(self) -> float:
        """The mean share of the conditions that is reached, 1.0 for a feat that is met."""
        shares = [min(1.0, figure.reached / figure.needed) for figure in self.figures]
        return sum(shares) / len(shares)


_HARDNESS = {name: place for place, name in enumerate(DIFFICULTIES)}


def buildings_at(village: Village, card: str, min_up: int) -> int:
    """How many buildings of a kind ("*" for any) have at least this upgrade level."""
    return sum(
        BUILDING_UP[face] >= min_up
        for face in village.deck
        if face < 64 and card in ("*", CARD_LIST[face >> 2].id)
    )


def _figure(condition: Condition, state: State, seat: int) -> Figure:
    if condition.type == "score_at_least":
        return Figure(score_of(state, seat), condition.vp)
    village = state.villages[seat]
    return Figure(buildings_at(village, condition.card, condition.min_up), condition.count)


def feat_progress(state: State, seat: int = 0) -> tuple[FeatProgress, ...]:
    """How near a position is to each of the six feats, in their order (PALM-10.4)."""
    return tuple(
        FeatProgress(
            feat.code, tuple(_figure(condition, state, seat) for condition in feat.criterion)
        )
        for feat in FEATS
    )


def counts_for_feats(state: State) -> bool:
    """Whether feats are checked: a finished solo game without open deck (PALM-10.4, 10.5).

    Nor with practice, our other aid: a round taken back as often as one likes earns nothing.
    """
    aided = state.setup.option("open_deck") or state.setup.option("practice")
    return state.setup.mode == "solo" and state.over and not aided


def feats_met(state: State, seat: int = 0) -> tuple[str, ...]:
    """Feats whose criteria all hold on a finished game (PALM-10.4); none with an aid."""
    if not counts_for_feats(state):
        return ()
    return tuple(progress.code for progress in feat_progress(state, seat) if progress.met)


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
