"""Score sheets and rankings, the same form for every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet.

    `icon` names a drawing of the look; `note` explains the figure; `measured` is what was compared
    or counted for it, such as the size of a group, "" for nothing.
    """

    label: str
    points: int
    icon: str = ""
    note: str = ""
    measured: str = ""


@dataclass(frozen=True, slots=True)
class SeatScore:
    """Score sheet of one seat; `tie_breaks` are compared in order after the total, high is good."""

    seat: int
    lines: tuple[ScoreLine, ...]
    total: int
    tie_breaks: tuple[int, ...] = ()
    rating: str = ""


@dataclass(frozen=True, slots=True)
class Standings:
    """Score sheets by seat and places: seat → place, 1 for the best; equal places are ties."""

    seats: tuple[SeatScore, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats in first place, several if they share the victory."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def rank(scores: Sequence[SeatScore]) -> Standings:
    """Standings by total, then tie breaks; what is still equal shares its place.

    >>> rank([SeatScore(0, (), 31, (24, 3)), SeatScore(1, (), 31, (26, 0))]).places
    (2, 1)
    """
    keys = [(score.total, *score.tie_breaks) for score in scores]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Standings(tuple(scores), places)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: winning seats (all in a won group game), and why in a phrase."""

    winners: tuple[int, ...]
    reason: str
