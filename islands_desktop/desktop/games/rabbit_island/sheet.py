"""What the score sheet of Rabbit Island shows beside the lines every game has."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QPainter, QPixmap

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.rabbit_island.pawn_art import TRIBE_SHADES, paint_emblem
from islands_desktop.desktop.games.rabbit_island.sheet_icons import line_icon
from islands_desktop.desktop.look.dry import dry
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.pages.game_list import mode_name
from islands_desktop.games.rabbit_island.components import TRIBES
from islands_desktop.games.rabbit_island.scoring import final_totals
from islands_desktop.games.rabbit_island.state import State

__all__ = ["line_icon"]

KEEPS_RECORDS = True
"""The most victory points count by mode and number of seats, unless the deal was chosen."""

COUNTS_UPGRADES = False

_EMBLEM = 50.0
"""An emblem with its shadow, in its own units."""


@lru_cache(maxsize=64)
def seat_colour(seat: int) -> str:
    """The colour of a seat's tribe (RABB-1.1)."""
    return TRIBE_SHADES[TRIBES[seat]]


def seat_emblem(seat: int, px: int, dpr: float, palette: Palette) -> QPixmap:
    """The tribe's emblem of a seat, round, in its colour (RABB-1.1)."""
    side = round(px * dpr)
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(px / 2, px / 2)
    painter.scale(px / _EMBLEM, px / _EMBLEM)
    paint_emblem(Pencil(painter, palette), TRIBES[seat])
    painter.end()
    return dry(pixmap)


def rounds(state: State) -> tuple[int, int]:
    """The year and the last one (RABB-4.2); 0 in the Explore phase."""
    return state.year, state.mode.years


def total_words() -> str:
    """What the total of a sheet is."""
    return say("Victory points")


def chart_title() -> str:
    """What the chart shows: nothing, for results are compared between seats."""
    return ""


def chart(state: State) -> tuple[tuple[int, str], ...]:
    """No ratings: two to four people compare themselves with each other."""
    return ()


def chart_score(state: State, seat: int = 0) -> int:
    """The victory points if the game ended now."""
    return final_totals(state)[seat]


def figures(state: State, seat: int = 0) -> tuple[tuple[str, str, str], ...]:
    """What a seat has besides its points, as icon, words and number."""
    return (("carrot", say("Carrots"), QLocale().toString(state.seats[seat].carrots)),)


def tie_reason() -> str:
    """How ties are decided, in a sentence."""
    return say("Equal points stay equal: there is no tie-break (RABB-10.4).")


def tie_row(place: int, values: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """Nothing is compared after the points; asked for no place."""
    return "", tuple(str(value) for value in values)


def rating_words(score: int, rating: str) -> str:
    """The rating of a finished game in words: there is none."""
    return ""


def points_words(score: float, decimals: int = 0) -> str:
    """Victory points as lists of results show them.

    >>> points_words(31)
    '31'
    """
    return QLocale().toString(float(score), "f", decimals)


def record_words(state: State) -> str:
    """A new record in a sentence."""
    best = max(final_totals(state))
    return say("{points} points are the most in this mode with so many players.", points=best)


def setup_words(state: State) -> str:
    """Deal and choices of a game in one line."""
    setup = state.setup
    words = [mode_name(setup.game, setup.mode), say("Deal {seed}", seed=setup.seed)]
    words.append(say("{count} players", count=setup.seats))
    if setup.option("open_table"):
        words.append(say("Open table"))
    return " · ".join(words)
