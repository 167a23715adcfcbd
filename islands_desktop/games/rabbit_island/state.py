"""States of Rabbit Island as small immutable values.

Hands, decks and discards are `bytes` of card or tile numbers, the next one to be drawn first.
In a view, what may not be known is `HIDDEN`. A place is a tile's number in the order in which the
tiles were laid (`land.Land`).
"""

from __future__ import annotations

from typing import NamedTuple

from islands_desktop.core.game import Setup
from islands_desktop.games.rabbit_island.components import MODE_SPECS, ModeSpec
from islands_desktop.games.rabbit_island.land import Land

HIDDEN = 255

NOBODY = -1

PLACE, RABBIT, BUILD, EVENT, MOVEMENT, FORK, ASK, HOLE, OWN, OTHER, DISCARD, OVER = (
    "place", "rabbit", "build", "event", "movement", "fork", "ask", "hole", "own", "other",
    "discard", "over",
)  # fmt: skip
"""Decision points D1 to D11 of RABB-4, and the end."""

COLLAPSE_WINDOW, MAIN_WINDOW = "collapse", "main"


class Collapse(NamedTuple):
    """A face-up Collapse! and its counter: WAITING, 3, 2, or 1 when it triggers (RABB-7)."""

    card: int
    counter: int


class SeatState(NamedTuple):
    """What one seat has: carrots, place of its rabbit, tile hand, Movement and Action Cards,
    face-up Collapse! in the order in which they were drawn."""

    carrots: int
    rabbit: int
    tiles: bytes
    moves: bytes
    cards: bytes
    collapses: tuple[Collapse, ...] = ()


class Decks(NamedTuple):
    """Face-down piles and face-up discards."""

    box: bytes
    tile_discards: bytes
    moves: bytes
    move_discards: bytes
    cards: bytes
    card_discards: bytes


class Entry(NamedTuple):
    """A card on the stack: who played it, the card it aims at or NOBODY, whether cancelled."""

    card: int
    seat: int
    target: int
    cancelled: bool


class Turn(NamedTuple):
    """What lasts no longer than a turn.

    window: kind of the window that is open, "" for none. stack, passes, responder: RABB-5.1.
    effects: cards in force, by number (they lie in the discards already). silenced: RABB-6.5.
    steps, mover, card: spaces left of the move that waits at a fork, who decides it, and the card
    that moves (NOBODY for a Movement Card).
    placed: places of the tiles placed in this Explore turn.
    """

    window: str = ""
    stack: tuple[Entry, ...] = ()
    passes: int = 0
    responder: int = NOBODY
    effects: bytes = b""
    silenced: bool = False
    steps: int = 0
    mover: int = NOBODY
    card: int = NOBODY
    placed: tuple[int, ...] = ()


class State(NamedTuple):
    """One position. year is 0 in the Explore phase; stacks: seats of the tokens on each place."""

    setup: Setup
    point: str
    year: int
    first: int
    active: int
    land: Land
    stacks: tuple[tuple[int, ...], ...]
    seats: tuple[SeatState, ...]
    decks: Decks
    turn: Turn
    chance: int

    @property
    def mode(self) -> ModeSpec:
        return MODE_SPECS[self.setup.mode]


FRESH_TURN = Turn()
