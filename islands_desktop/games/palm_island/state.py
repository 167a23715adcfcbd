"""States of Palm Island as small immutable values.

A deck is a `bytes` of faces, top first: card index * 4 + orientation (0 FT, 1 FB, 2 BB, 3 BT).
The tracker's orientation is always 0 here: its face follows from the round (PALM-8.4). Which cards
are stored is one integer with a bit per face, so that paying never touches the deck.
"""

from __future__ import annotations

from typing import NamedTuple

from islands_desktop.core.game import Setup
from islands_desktop.games.palm_island.components import CODES, ORIENTATIONS, TRACKER

new_value = tuple.__new__
"""Makes a named tuple from all its fields without the detour over keyword arguments: search makes
hundreds of thousands a second."""

TRACKER_FACE = TRACKER * 4
HIDDEN = 255
"""In a view: a card of which neither name nor side may be known."""

TRACKER_FACES = ("FT", "FB", "BB", "BT", "FT", "FB", "BB", "BT")
"""Face of the round tracker in rounds 1 to 8 (PALM-8.4)."""


class Village(NamedTuple):
    """What one player has.

    deck: faces, position 1 first, with the tracker, without the tail.
    stored: bit `face` is set for every stored card.
    turns: turns taken in this round (the counter of PALM-11.6).
    tail: indices of recruited villagers, in order of arrival (PALM-8.8).
    fresh: bits of villager indices recruited in this round, not yet active (PALM-11.5).
    off: bits of villager indices switched off (PALM-11.6).
    used: bits of discount sources used in this round (PALM-5.9).
    """

    deck: bytes
    stored: int = 0
    turns: int = 0
    tail: bytes = b""
    fresh: int = 0
    off: int = 0
    used: int = 0

    def is_stored(self, face: int) -> bool:
        return bool(self.stored >> face & 1)


class State(NamedTuple):
    """One position of a game: set-up, round (1 to 8), villages by seat, over, chance state."""

    setup: Setup
    round: int
    villages: tuple[Village, ...]
    over: bool = False
    chance: int = 0

    @property
    def tracker_face(self) -> str:
        """Orientation of the round tracker, the same for all players."""
        return TRACKER_FACES[self.round - 1]


class CardView(NamedTuple):
    """One card of a deck in readable form; code and state are "" where it is hidden."""

    code: str
    state: str
    stored: bool

    @property
    def hidden(self) -> bool:
        return not self.code


def read_deck(state: State, seat: int) -> tuple[CardView, ...]:
    """The deck of a seat, top first, the tracker with its face, in readable form."""
    village = state.villages[seat]
    cards = []
    for face in village.deck:
        if face == HIDDEN:
            cards.append(CardView("", "", False))
        elif face == TRACKER_FACE:
            cards.append(CardView(CODES[TRACKER], state.tracker_face, False))
        else:
            stored = village.is_stored(face)
            cards.append(CardView(CODES[face >> 2], ORIENTATIONS[face & 3], stored))
    return tuple(cards)


def read_tail(state: State, seat: int) -> tuple[str, ...]:
    """Codes of the cards behind the tracker that travel with it."""
    return tuple(CODES[index] for index in state.villages[seat].tail)


def cards_ahead(village: Village) -> int:
    """How many cards are still to be handled in this round."""
    return village.deck.index(TRACKER_FACE)


def cards_behind(village: Village) -> int:
    """How many cards have passed in this round; recruited ones have left the deck."""
    return len(village.deck) - 1 - cards_ahead(village)
