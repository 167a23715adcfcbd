"""What happens in Rabbit Island, in the words of its rules. Tiles and cards are named by ids."""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.core.events import Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat is active now; year is 0 in the Explore phase."""

    seat: int
    year: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile was laid on the table."""

    seat: int
    tile: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class TilesDiscarded(Event):
    """Tiles went out of a hand: a lone one, a hand in which nothing fits, or all at the end."""

    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TilesDrawn(Event):
    """A seat drew tiles after a hand in which nothing fitted (RABB-3.5)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class TilesSeen(Event):
    """Which tiles a seat drew; for its eyes only."""

    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NothingFits(Event):
    """A seat cannot place any more in this turn (RABB-3.5 b)."""

    seat: int


@dataclass(frozen=True, slots=True)
class HolesDug(Event):
    """Rabbit Holes were laid where paths lead nowhere: the Explore phase is over (RABB-3.10)."""

    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class RabbitPut(Event):
    """A rabbit was put on a tile, by its seat or by Go Home!."""

    seat: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class MovementPlayed(Event):
    """A Movement Card was played."""

    seat: int
    card: str
    spaces: int


@dataclass(frozen=True, slots=True)
class RabbitStepped(Event):
    """A rabbit went one space; `decider` chose at a fork, -1 where there was no choice."""

    seat: int
    from_x: int
    from_y: int
    x: int
    y: int
    decider: int


@dataclass(frozen=True, slots=True)
class CollapseMoved(Event):
    """A counter went on: `counter` is 3, 2 or 1; at 1 it triggers (RABB-7.3)."""

    seat: int
    card: str
    counter: int


@dataclass(frozen=True, slots=True)
class CollapseStruck(Event):
    """A strike: `owner` lost the bottom token there, -1 if there was none (RABB-7.5)."""

    seat: int
    card: str
    x: int
    y: int
    owner: int


@dataclass(frozen=True, slots=True)
class CollapseShown(Event):
    """A Collapse! was drawn and lies face up; counter 4 is one that waits (RABB-7.1, 7.7)."""

    seat: int
    card: str
    counter: int


@dataclass(frozen=True, slots=True)
class CollapseSpent(Event):
    """A Collapse! drawn in one of the last two years went to the discards (RABB-7.2)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class WindowOpened(Event):
    """Action Cards may be played (RABB-5.2)."""

    kind_of_window: str


@dataclass(frozen=True, slots=True)
class WindowClosed(Event):
    """No more Action Cards now."""

    kind_of_window: str


@dataclass(frozen=True, slots=True)
class ActionPassed(Event):
    """A seat played no card."""

    seat: int


@dataclass(frozen=True, slots=True)
class ActionPlayed(Event):
    """A card was played; `target` is the card it aims at or ""."""

    seat: int
    card: str
    target: str


@dataclass(frozen=True, slots=True)
class CardWorkedOff(Event):
    """A card of the stack took effect, or did not because it was cancelled."""

    seat: int
    card: str
    cancelled: bool


@dataclass(frozen=True, slots=True)
class CarrotsGained(Event):
    """Carrots came in: `cause` is event, hole, share, or the card that gave them."""

    seat: int
    carrots: int
    cause: str


@dataclass(frozen=True, slots=True)
class Harvested(Event):
    """An owner harvested: base of the group times the doublings, 0 if a card forbids it."""

    seat: int
    carrots: int
    base: int
    factor: int


@dataclass(frozen=True, slots=True)
class TokenBuilt(Event):
    """A Building Token was put on a tile: level 1 to 3, and what was paid."""

    seat: int
    x: int
    y: int
    level: int
    cost: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat built nothing, or took nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card of a deck: movement or action. Which one is told by `CardSeen`."""

    seat: int
    deck: str


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """Which card a seat drew; for its eyes only."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ActionDiscarded(Event):
    """A seat discarded down to five Action Cards."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """Discards were shuffled and are a deck again: tiles, movement or action (RABB-9.2)."""

    deck: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last year is over: totals and places by seat."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
