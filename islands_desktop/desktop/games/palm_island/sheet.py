"""What the score sheet of Palm Island shows beside the lines every game has."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.earned import feat_records, record_earned
from islands_desktop.desktop.games.palm_island.line_icons import line_icon
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.pages.page import label
from islands_desktop.games.palm_island.components import ROUNDS, SOLO_CHART
from islands_desktop.games.palm_island.names import card_name, rating_name
from islands_desktop.games.palm_island.rules.feats import (
    counts_for_feats,
    feat_progress,
    feats_met,
)
from islands_desktop.games.palm_island.scoring import (
    rating_of,
    score_of,
    stored_resources,
    upgrades_of,
)
from islands_desktop.games.palm_island.state import State

__all__ = ["line_icon", "record_earned"]

KEEPS_RECORDS = False
COUNTS_UPGRADES = True
"""Whether lists of results have a figure for upgrades, the first that decides ties (PALM-9.4)."""


def rounds(state: State) -> tuple[int, int]:
    """The current round and how many there are (PALM-8)."""
    return state.round, ROUNDS


def total_words() -> str:
    """What the total of a sheet is."""
    return say("Victory points")


def chart_title() -> str:
    """What the chart shows."""
    return say("Rating")


def chart(state: State) -> tuple[tuple[int, str], ...]:
    """The solo chart, worst first: least score and rating (PALM-9.6)."""
    return tuple((line.minimum, rating_name(line.name)) for line in SOLO_CHART)


def chart_score(state: State, seat: int = 0) -> int:
    """The score that the chart judges."""
    return score_of(state, seat)


def rating_words(score: int, rating: str) -> str:
    """The rating of a finished game in words."""
    return rating_name(rating_of(score))


def figures(state: State, seat: int = 0) -> tuple[tuple[str, str, str], ...]:
    """What decides ties, as icon, words and number (PALM-9.4)."""
    village = state.villages[seat]
    return (
        ("up", say("Upgrades"), str(upgrades_of(village))),
        ("store", say("Stored resources"), str(stored_resources(village))),
    )


def celebrated(state: State, new: Collection[str], palette: Palette, dpr: float) -> QWidget | None:
    """The feats that a finished game has earned for the first time (PALM-10.5), None for none."""
    codes = tuple(code for code in feats_met(state) if code in new)
    if not codes:
        return None
    from islands_desktop.desktop.games.palm_island.feat_parts import celebration

    return celebration(codes, palette, dpr)


def achievements(state: State, palette: Palette, dpr: float) -> tuple[str, tuple[QWidget, ...]]:
    """Heading and rows about the six feats in a finished solo game: met, or how near (PALM-10.4).

    Where none can be earned, a line says why.
    """
    if state.setup.mode != "solo":
        return "", ()
    if not counts_for_feats(state):
        none = say("With the open deck no feats can be earned.")
        return say("Feats"), (label(none, wrap=True),)
    from islands_desktop.desktop.games.palm_island.feat_parts import FeatRow

    return say("Feats"), tuple(FeatRow(near, palette, dpr) for near in feat_progress(state))


def kept_shelf(palette: Palette, dpr: float) -> QWidget:
    """What all games together have earned, and how near they came (PALM-10.5)."""
    from islands_desktop.desktop.games.palm_island.feat_parts import FeatShelf

    return FeatShelf(feat_records(), palette, dpr)


def points_words(score: float, decimals: int = 0) -> str:
    """A final score as lists of results show it."""
    return QLocale().toString(float(score), "f", decimals)


def setup_words(state: State) -> str:
    """Deal and choices of a game in one line."""
    setup = state.setup
    difficulty = {"hard": say("hard"), "medium": say("medium"), "easy": say("easy")}
    words = [
        say("Deal {seed}", seed=setup.seed),
        say("difficulty: {name}", name=difficulty[str(setup.option("difficulty"))]),
    ]
    words += [card_name(code) for code in setup.option("feats", ())]
    if setup.option("villagers"):
        words.append(say("with villagers"))
    return " · ".join(words)
