"""States of Palm Island as small immutable values.

A deck is a `bytes` of faces, top first: card index * 4 + orientation (0 FT, 1 FB, 2 BB, 3 BT).
The tracker's orientation is always 0 here: its face follows from the round (PALM-8.4). Which cards
are stored is one integer with a bit per face, so that paying never touches the deck.
"""

from __future__ import annotations

from typing import NamedTuple

from islands_desktop.core.game import Setup
from islands_desktop.games.palm_island.components import CODES, ORIENTATIONS, TRACKER
from islands_desktop.games.palm_island.faces import BUILDING_UP

new_value = tuple.__new__
"""Makes a named tuple from all its fields without the detour over keyword arguments: search makes
hundreds of thousands a second."""

TRACKER_FACE = TRACKER * 4
HIDDEN = 255
"""In a view: a card of which neither name nor side may be known."""

TRACKER_FACES = ("FT", "FB", "BB", "BT", "FT", "FB", "BB", "BT")
"""Face of the round tracker in rounds 1 to 8 (PALM-8.4)."""


class Shown(NamedTuple):
    """What all know of a village: as it lay when the last round ended (PALM-16.3).

    stored: bits of the stored faces. levels: upgrade levels of the 16 buildings by index.
    """

    stored: int = 0
    levels: bytes = bytes(16)


class Company(NamedTuple):
    """What a player has because others play too; alone it never changes.

    closed: whether the running round is ended (PALM-8.1).
    handling: handling points of this round, counted in speed (PALM-15.2).
    tenths: tenths of a second this round took, with the real clock (PALM-15.4).
    ability: id of the group's ability at work in this round, "" for none (PALM-13.10).
    shown: what the others saw of this village last.
    """

    closed: bool = False
    handling: int = 0
    tenths: int = 0
    ability: str = ""
    shown: Shown = Shown()


ALONE = Company()


class Village(NamedTuple):
    """What one player has.

    deck: faces, position 1 first, with the tracker, without the tail.
    stored: bit `face` is set for every stored card.
    turns: turns taken in this round (the counter of PALM-11.6).
    tail: indices of recruited villagers and own outposts, in order of arrival (PALM-8.8).
    fresh: bits of villager indices recruited in this round, not yet active (PALM-11.5).
    off: bits of villager indices switched off (PALM-11.6).
    used: bits of discount sources used in this round (PALM-5.9).
    company: what playing together adds.
    """

    deck: bytes
    stored: int = 0
    turns: int = 0
    tail: bytes = b""
    fresh: int = 0
    off: int = 0
    used: int = 0
    company: Company = ALONE

    def is_stored(self, face: int) -> bool:
        return bool(self.stored >> face & 1)


TURNS, GROUP, MARKET = "turns", "group", "market"


class Common(NamedTuple):
    """What lies between several players, and how far the end of a round is.

    phase: turns, group (PALM-13.3) or market (PALM-15.5).
    piles: outposts on offer by type, forest, sea, mountain, the top of each first; in casual games
    a pile is one outpost or none.
    row: villagers on offer in speed (PALM-15.10). removed: outposts nobody got (PALM-14.4).
    disaster: its code; level: the one to pay next, 4 when it is averted (PALM-13.6).
    paid: whether a level was paid in this group phase.
    enabled: the round at whose end the ability was enabled, 0 for not yet (PALM-13.8).
    signalled: whether Signal Fires were used in this group phase (PALM-13.11).
    queue: seats still in the market, the one whose turn it is first (PALM-15.5).
    """

    phase: str = TURNS
    piles: tuple[bytes, ...] = ()
    row: bytes = b""
    removed: bytes = b""
    disaster: str = ""
    level: int = 0
    paid: bool = False
    enabled: int = 0
    signalled: bool = False
    queue: bytes = b""


class State(NamedTuple):
    """One position of a game: set-up, round (1 to 8), villages by seat, over, chance state, and
    what lies between the players, None in a solo game."""

    setup: Setup
    round: int
    villages: tuple[Village, ...]
    over: bool = False
    chance: int = 0
    common: Common | None = None

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
    """Codes of the villagers and outposts behind the tracker that travel with it."""
    return tuple(CODES[index] for index in state.villages[seat].tail)


def cards_ahead(village: Village) -> int:
    """How many cards are still to be handled in this round."""
    return village.deck.index(TRACKER_FACE)


def cards_behind(village: Village) -> int:
    """How many cards have passed in this round; recruited ones have left the deck."""
    return len(village.deck) - 1 - cards_ahead(village)


_BUILDINGS = 16


def shown_of(village: Village) -> Shown:
    """What all may know of a village at the end of a round: stored cards, levels (PALM-16.3)."""
    levels = bytearray(_BUILDINGS)
    for face in village.deck:
        if face < 4 * _BUILDINGS:
            levels[face >> 2] = BUILDING_UP[face]
    return Shown(village.stored, bytes(levels))
