"""What the score sheet of Propeller Islands shows beside the lines every game has."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPixmap

from islands_desktop.core.phrases import say
from islands_desktop.core.standings import ScoreLine
from islands_desktop.desktop.games.propeller_islands.sheet_icons import line_icon
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS, Palette
from islands_desktop.desktop.pages.game_list import mode_name
from islands_desktop.games.propeller_islands.components import (
    DEFAULT_SIDE,
    ENOUGH_BLUEPRINTS,
    RANKS,
    TILE_INDEX,
)
from islands_desktop.games.propeller_islands.names import rank_name
from islands_desktop.games.propeller_islands.scoring import score_of, workers_on_dock
from islands_desktop.games.propeller_islands.state import State, is_solo

__all__ = ["line_icon"]

KEEPS_RECORDS = True
"""The most victory points count by mode and number of seats, unless the deal was chosen."""

COUNTS_UPGRADES = False


def seat_emblem(seat: int, px: int, dpr: float, palette: Palette) -> QPixmap:
    """The animal of a seat in its colour."""
    return icon_pixmap(SEAT_EMBLEMS[seat], px, dpr, palette)


def rounds(state: State) -> tuple[int, int]:
    """The round; how many there will be nobody knows, which is 0 (PROP-11.1)."""
    return state.round, 0


def total_words() -> str:
    """What the total of a sheet is."""
    return say("Victory points")


def chart_title() -> str:
    """What the chart shows."""
    return say("Rank by victory points")


def chart(state: State) -> tuple[tuple[int, str], ...]:
    """The ranks of the solo challenge, lowest first (PROP-16.4); none for several seats."""
    if not is_solo(state.setup):
        return ()
    return tuple((least, rank_name(name)) for least, name in RANKS)


def chart_score(state: State, seat: int = 0) -> int:
    """The victory points if the game ended now."""
    return score_of(state.players[seat])


def figures(state: State, seat: int = 0) -> tuple[tuple[str, str, str], ...]:
    """How far the three things are that end the game, as icon, words and number (PROP-11.1)."""
    player = state.players[seat]
    completed = say("{n} of {all}", n=len(player.completed), all=ENOUGH_BLUEPRINTS)
    return (
        ("blueprint", say("Completed blueprints"), completed),
        ("person", say("Workers left on the dock"), str(workers_on_dock(player))),
        ("deck", say("Tiles left in the stack"), str(len(state.stack))),
    )


def tie_row(place: int, values: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The comparison that decides ties: its words, and one figure a seat (PROP-11.9)."""
    return say("Workers left on the dock"), tuple(str(value) for value in values)


def tie_reason() -> str:
    """How ties are decided, in a sentence."""
    return say(
        "Equal points: more workers left on the dock are better; then the victory is shared "
        "(PROP-11.9)."
    )


def rating_words(score: int, rating: str) -> str:
    """The rank of a finished solo game in words, "" for games of several seats."""
    return rank_name(rating) if rating in dict(RANKS).values() else ""


def points_words(score: float, decimals: int = 0) -> str:
    """Victory points as lists of results show them.

    >>> points_words(61)
    '61'
    """
    return QLocale().toString(float(score), "f", decimals)


def record_words(state: State) -> str:
    """A new record in a sentence."""
    best = max(score_of(player) for player in state.players)
    if is_solo(state.setup):
        return say("{points} points are your best solo challenge.", points=best)
    return say("{points} points are the most in this mode with so many players.", points=best)


def formula(line: ScoreLine) -> str:
    """What is written below a line: how a landmark comes to its points (PROP-11.8)."""
    return line.note if line.icon in TILE_INDEX else ""


def setup_words(state: State) -> str:
    """Deal and choices of a game in one line."""
    setup = state.setup
    words = [mode_name(setup.game, setup.mode), say("Deal {seed}", seed=setup.seed)]
    if setup.seats > 1:
        words.append(say("{count} players", count=setup.seats))
    side = str(setup.option("capitol_side", DEFAULT_SIDE))
    if side != DEFAULT_SIDE:
        words.append(say("Capitols on side {side}", side=side))
    return " · ".join(words)
