"""What happens in Palm Island, in the words of its rules. Cards are named by their codes."""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.core.events import Event


@dataclass(frozen=True, slots=True)
class CardsPaid(Event):
    """Stored cards were turned back to pay `cost`; `wasted` is what they gave beyond it."""

    seat: int
    cards: tuple[str, ...]
    cost: tuple[int, int, int]
    wasted: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class DiscountUsed(Event):
    """A villager took one resource off the cost."""

    seat: int
    source: str
    resource: str


@dataclass(frozen=True, slots=True)
class ChestTurned(Event):
    """The Offering Chest turned on in place after it paid."""

    seat: int
    card: str
    from_state: str
    to_state: str


@dataclass(frozen=True, slots=True)
class CardReset(Event):
    """A stored card was turned back to make room; what it gave is lost."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardStored(Event):
    """A card from `position` (0 is the top) was stored at the back of the deck."""

    seat: int
    card: str
    state: str
    position: int


@dataclass(frozen=True, slots=True)
class CardRotated(Event):
    """A card from `position` was rotated and went to the back."""

    seat: int
    card: str
    position: int
    from_state: str
    to_state: str


@dataclass(frozen=True, slots=True)
class CardFlipped(Event):
    """A card from `position` was flipped and went to the back."""

    seat: int
    card: str
    position: int
    from_state: str
    to_state: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """The top card went to the back by choice."""

    seat: int
    card: str
    state: str


@dataclass(frozen=True, slots=True)
class StoredCardPassed(Event):
    """A stored card came to the top: it was turned back and went to the back, unspent."""

    seat: int
    card: str
    state: str


@dataclass(frozen=True, slots=True)
class CardRestored(Event):
    """The Feast Drum marked a passed card as stored where it lies."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class VillagerRecruited(Event):
    """A villager left the deck from `position` and joined the tail."""

    seat: int
    card: str
    position: int


@dataclass(frozen=True, slots=True)
class VillagerSwitched(Event):
    """An active villager was switched on or off."""

    seat: int
    card: str
    on: bool


@dataclass(frozen=True, slots=True)
class TrackerReached(Event):
    """The round tracker is on top: no more turns in this round."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round was ended by the player."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The tracker turned to `state` and went to the back; a new round began."""

    seat: int
    round: int
    state: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Round 8 is over."""

    seat: int
    score: int
    rating: str
    feats: tuple[str, ...] = ()
