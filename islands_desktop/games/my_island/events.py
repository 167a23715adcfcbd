"""What happens in My Island, in the words of its rules. Tiles and rules are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.core.events import Event


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """The card of this round was turned: all active seats deal with its tile (MYIS-5.1)."""

    round: int
    tile: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile was placed; `gain` is what all rules together gave (MYIS-7.4)."""

    seat: int
    tile: str
    rotation: int
    q: int
    r: int
    gain: int


@dataclass(frozen=True, slots=True)
class RuleScored(Event):
    """One rule gave points to a placement; `count` is how often or how many hexes."""

    seat: int
    rule: str
    points: int
    count: int


@dataclass(frozen=True, slots=True)
class BridgeBuilt(Event):
    """A path runs over a chasm from now on (MYIS-8.12)."""

    seat: int
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class TilePassed(Event):
    """A tile was laid aside; the marker is now on `marker` (MYIS-7.1)."""

    seat: int
    tile: str
    marker: int


@dataclass(frozen=True, slots=True)
class SeatEnded(Event):
    """A seat takes no more part in this episode (MYIS-7.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DecisionTakenBack(Event):
    """A seat took back its decision of this round (MYIS-16.4)."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class MarkerLocked(Event):
    """A marker reached the end of the track and stays there (MYIS-7.5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RaceWon(Event):
    """A seat was among the first to do something (MYIS-8.14)."""

    seat: int
    rule: str
    points: int


@dataclass(frozen=True, slots=True)
class EndScored(Event):
    """A rule of the end of the episode moved a marker (MYIS-9.2)."""

    seat: int
    rule: str
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The islands were assessed (MYIS-9.4): final markers and places by seat."""

    markers: tuple[int, ...]
    places: tuple[int, ...]
