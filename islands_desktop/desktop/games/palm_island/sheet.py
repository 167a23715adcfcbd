"""What the score sheet of Palm Island shows beside the lines every game has."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.earned import earned_feats, record_earned
from islands_desktop.desktop.games.palm_island.illustrations import SITES, paint_site
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.palm_island.components import ROUNDS, SOLO_CHART
from islands_desktop.games.palm_island.names import card_name, rating_name
from islands_desktop.games.palm_island.rules.feats import feats_met
from islands_desktop.games.palm_island.scoring import (
    rating_of,
    score_of,
    stored_resources,
    upgrades_of,
)
from islands_desktop.games.palm_island.state import State

__all__ = ["record_earned"]

KEEPS_RECORDS = False
COUNTS_UPGRADES = True
"""Whether lists of results have a figure for upgrades, the first that decides ties (PALM-9.4)."""

#: The part of an illustration (240 x 118 units) that fits a square icon.
_MIDDLE = QRectF(61, 0, 118, 118)


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


def achievements(state: State, new: Collection[str]) -> tuple[str, tuple[str, ...]]:
    """Heading and lines about the feats met in a finished game (PALM-10.4); `new` ones stand out.

    One line without a feat says why there is none.
    """
    lines = tuple(
        say("{feat}: earned for the first time!", feat=card_name(code))
        if code in new
        else card_name(code)
        for code in feats_met(state)
    )
    none = say("No feat was met this time.")
    if state.setup.option("open_deck"):
        none = say("With the open deck no feats can be earned.")
    return say("Feats"), lines or (none,)


def kept_words() -> tuple[str, str]:
    """Heading and line about what all games together have earned (PALM-10.5)."""
    hard = {"hard": say("hard"), "medium": say("medium"), "easy": say("easy")}
    names = [
        say("{feat} ({hardest})", feat=card_name(code), hardest=hard.get(hardest, hardest))
        for code, hardest in earned_feats()
    ]
    return say("Feats earned"), " · ".join(names) if names else say("None yet.")


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


@lru_cache(maxsize=128)
def line_icon(name: str, px: int, dpr: float, palette: Palette) -> QPixmap:
    """The icon of a score line: the building's picture in a rounded square, or a plain icon."""
    if name not in SITES:
        return icon_pixmap("person" if name.startswith("villager") else "deck", px, dpr, palette)
    side = round(px * dpr)
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, side / dpr, side / dpr), px / 5, px / 5)
    painter.setClipPath(outline)
    scale = px / _MIDDLE.height()
    painter.scale(scale, scale)
    painter.translate(-_MIDDLE.x(), 0)
    paint_site(Pencil(painter, palette), name, 0)
    painter.end()
    return pixmap
