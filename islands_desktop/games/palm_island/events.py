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


@dataclass(frozen=True, slots=True)
class ClockRead(Event):
    """The real clock was read when the tracker was on top, in tenths of a second."""

    seat: int
    tenths: int


@dataclass(frozen=True, slots=True)
class GroupPhaseBegan(Event):
    """All have ended the round; the group may pay."""

    round: int


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """One player's part of a joint payment was turned back."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DisasterPaid(Event):
    """A level of the disaster was paid; `state` is the side it shows now, BT when averted."""

    seat: int
    disaster: str
    level: int
    cost: tuple[int, int, int]
    wasted: tuple[int, int, int]
    state: str


@dataclass(frozen=True, slots=True)
class AbilityEnabled(Event):
    """The ability was paid; it works from the next round on."""

    seat: int
    ability: str
    cost: tuple[int, int, int]
    wasted: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class CardSignalled(Event):
    """Signal Fires marked a card of this player as stored where it lies."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class GroupPhaseEnded(Event):
    """The group has finished paying."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class OutpostTaken(Event):
    """The only player who met the criterion took the outpost."""

    seat: int
    card: str
    value: int


@dataclass(frozen=True, slots=True)
class OutpostRemoved(Event):
    """Several players met the criterion: the outpost left the game."""

    card: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarketOpened(Event):
    """All have ended the round; they buy in this order. `effort` is what each is ordered by:
    handling points, or tenths of a second with the real clock, by seat."""

    round: int
    order: tuple[int, ...]
    effort: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """An outpost or a villager was bought; it lies behind the tracker now."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class MarketLeft(Event):
    """A player is out of this market, by choice or because nothing can be paid."""

    seat: int
    passed: bool


@dataclass(frozen=True, slots=True)
class GameDecided(Event):
    """A game of several players is over: scores by seat, winners, and in a won cooperative game
    the rating of the lowest score."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rating: str = ""
