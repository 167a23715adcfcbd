"""What the score sheet of Palm Island shows beside the lines every game has."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.earned import feat_records, record_earned
from islands_desktop.desktop.games.palm_island.line_icons import line_icon
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.pages.game_list import mode_name
from islands_desktop.desktop.pages.page import label
from islands_desktop.games.palm_island.components import COOPERATIVE_CHART, ROUNDS, SOLO_CHART
from islands_desktop.games.palm_island.names import ability_name, card_name, rating_name
from islands_desktop.games.palm_island.options import NO_ABILITY
from islands_desktop.games.palm_island.rules.feats import (
    counts_for_feats,
    feat_progress,
    feats_met,
)
from islands_desktop.games.palm_island.rules.together import actor_of
from islands_desktop.games.palm_island.scoring import (
    score_of,
    stored_resources,
    upgrades_of,
)
from islands_desktop.games.palm_island.state import GROUP, State

__all__ = ["line_icon", "record_earned"]

KEEPS_RECORDS = False
COUNTS_UPGRADES = True
"""Whether lists of results have a figure for upgrades, the first that decides ties (PALM-9.4)."""


def seat_to_act(state: State) -> int | None:
    """The seat that decides; nobody in particular while the group pays (PALM-13.4)."""
    if state.over or (state.common is not None and state.common.phase == GROUP):
        return None
    return actor_of(state) if state.common is not None else 0


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
    """The chart, worst first: least score and rating (PALM-9.6, 13.15); rivals have none."""
    lines = {"solo": SOLO_CHART, "cooperative": COOPERATIVE_CHART}.get(state.setup.mode, ())
    return tuple((line.minimum, rating_name(line.name)) for line in lines)


def chart_score(state: State, seat: int = 0) -> int:
    """The score that the chart judges; a group has that of its lowest player (PALM-13.15)."""
    if state.setup.mode == "cooperative":
        return min(score_of(state, number) for number in range(len(state.villages)))
    return score_of(state, seat)


def rating_words(score: int, rating: str) -> str:
    """The rating of a finished game in words, "" for none."""
    return rating_name(rating) if rating else ""


def tie_reason() -> str:
    """How ties are decided, in a sentence."""
    return say("Equal points: more upgrades win, then more stored resources (PALM-9.4).")


def tie_row(place: int, values: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """One comparison that decides ties: its words, and one figure a seat (PALM-9.4)."""
    words = (say("Upgrades"), say("Stored resources"))[place]
    return words, tuple(str(value) for value in values)


def compares(state: State) -> bool:
    """Whether one player comes before another: not in cooperative play (PALM-13.7)."""
    return bool(state.setup.mode != "cooperative")


def result_rows(state: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Below the totals of a group: whose score, the lowest, is the group's (PALM-13.15)."""
    if state.setup.mode != "cooperative":
        return ()
    scores = [score_of(state, seat) for seat in range(len(state.villages))]
    lowest = tuple(str(score) if score == min(scores) else "" for score in scores)
    return (("people", say("The group's score"), lowest),)


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
        none = say("With the open deck or in practice no feats can be earned.")
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
    words = [say("Deal {seed}", seed=setup.seed)]
    if setup.mode == "solo":
        name = difficulty[str(setup.option("difficulty"))]
        words.append(say("difficulty: {name}", name=name))
    else:
        words.insert(0, mode_name(setup.game, setup.mode))
        words.append(say("{count} players", count=setup.seats))
    if setup.option("ability", NO_ABILITY) != NO_ABILITY:
        words.append(ability_name(str(setup.option("ability"))))
    words += [card_name(code) for code in setup.option("feats", ())]
    if setup.option("villagers"):
        words.append(say("with villagers"))
    return " · ".join(words)
