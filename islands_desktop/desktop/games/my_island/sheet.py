"""What the score sheet of My Island shows beside the lines every game has."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QPainter, QPixmap

from islands_desktop.core.phrases import say
from islands_desktop.core.signed import plain, signed
from islands_desktop.desktop.games.my_island.emblem_art import SEAT_SHADES, paint_emblem
from islands_desktop.desktop.games.my_island.sheet_icons import line_icon
from islands_desktop.desktop.look.dry import dry
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.pages.game_list import mode_name
from islands_desktop.games.my_island.components import SEAT_ANIMALS, START_MARKER
from islands_desktop.games.my_island.rules.assessment import MEDALS, circles_of, net_of
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.rules.rounds import seat_to_act
from islands_desktop.games.my_island.scoring import medal_name, projected_markers, standings_of
from islands_desktop.games.my_island.state import State

__all__ = ["line_icon", "seat_to_act"]

KEEPS_RECORDS = True
"""Best results count by mode, episode and seats, unless the deal was chosen (MYIS-11.4)."""

COUNTS_UPGRADES = False

_EMBLEM = 50.0
"""An emblem with its shadow, in its own units."""

_ROWS = "ABCDEFGH"


@lru_cache(maxsize=64)
def seat_colour(seat: int) -> str:
    """The colour of a seat's animal."""
    return SEAT_SHADES[SEAT_ANIMALS[seat]]


def seat_emblem(seat: int, px: int, dpr: float, palette: Palette) -> QPixmap:
    """The animal of a seat, round, in its colour."""
    side = round(px * dpr)
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(px / 2, px / 2)
    painter.scale(px / _EMBLEM, px / _EMBLEM)
    paint_emblem(Pencil(painter, palette), SEAT_ANIMALS[seat])
    painter.end()
    return dry(pixmap)


def rounds(state: State) -> tuple[int, int]:
    """The card that was turned last and how many there are (MYIS-4.2)."""
    return state.round, len(state.deck)


def total_words() -> str:
    """What the total of a sheet is."""
    return say("Marker")


def chart_title() -> str:
    """What the chart shows."""
    return say("Medal by net result")


def chart(state: State) -> tuple[tuple[int, str], ...]:
    """Medals of a solo game, worst first: least net and name (MYIS-11.3); none for more seats."""
    if len(state.islands) > 1:
        return ()
    least = episode_of(state).board.spec.medals
    return tuple((net, medal_name(medal)) for net, medal in zip(least, MEDALS[1:], strict=True))


def chart_score(state: State, seat: int = 0) -> int:
    """The net result that the chart judges: as if the game ended now."""
    return projected_markers(state)[seat] - START_MARKER


def figures(state: State, seat: int = 0) -> tuple[tuple[str, str, str], ...]:
    """What follows from the marker, as icon, words and number (MYIS-10.7)."""
    net = ("net", say("Net result"), signed(net_of(state.islands[seat])))
    if state.over:
        circles = ("circle", say("Circles for rank and lock"), str(_circles(state, seat)))
        return (net, circles) if gives_circles(state) else (net,)
    return (net, ("hint", say("Marker if it ended now"), plain(projected_markers(state)[seat])))


def gives_circles(state: State) -> bool:
    """Whether a rank and a lock would give circles: not in the Eternal Game (MYIS-10.3)."""
    return state.setup.mode != "eternal"


def _circles(state: State, seat: int) -> int:
    standings, seats = standings_of(state), len(state.islands)
    place, medal = standings.places[seat], standings.seats[seat].rating
    return circles_of(seats, place, medal, state.islands[seat].locked)


def result_rows(state: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Rows below the totals of several seats: icon, words, and one figure a seat (MYIS-10.7)."""
    net = tuple(signed(net_of(island)) for island in state.islands)
    rows = [("net", say("Net result"), net)]
    if gives_circles(state):
        circles = tuple(str(_circles(state, seat)) for seat in range(len(state.islands)))
        rows.append(("circle", say("Circles for rank and lock"), circles))
    return tuple(rows)


def tie_row(place: int, values: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """One comparison that decides ties: its words, and one figure a seat (MYIS-9.5)."""
    words = say("Open hexes in row {row}", row=_ROWS[place])
    return words, tuple(str(-value) for value in values)


def tie_reason() -> str:
    """How ties are decided, in a sentence."""
    return say("Equal markers: fewer open hexes are better, row by row from the north (MYIS-9.5).")


def rating_words(score: int, rating: str) -> str:
    """The medal of a finished game in words, "" for none."""
    return medal_name(rating) if rating in MEDALS[1:] else ""


def points_words(score: float, decimals: int = 0) -> str:
    """A final marker as lists of results show it: the net result, with its sign.

    >>> points_words(51)
    '+41'
    """
    net = score - START_MARKER
    figure = QLocale().toString(abs(float(net)), "f", decimals)
    return ("+" if net >= 0 else "−") + figure


def record_words(state: State) -> str:
    """A new record (MYIS-11.4) in a sentence, "" for one that is nothing to be proud of."""
    best = max(net_of(island) for island in state.islands)
    if best <= 0:
        return ""
    return say("{net} is the best net result of this mode and number of players.", net=f"{best:+d}")


def setup_words(state: State) -> str:
    """Deal and choices of a game in one line."""
    setup = state.setup
    words = [mode_name(setup.game, setup.mode, str(setup.option("episode", "")))]
    words.append(say("Deal {seed}", seed=setup.seed))
    if setup.seats > 1:
        words.append(say("{count} players", count=setup.seats))
    return " · ".join(words)
