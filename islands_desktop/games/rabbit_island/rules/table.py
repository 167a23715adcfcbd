"""A position taken apart so that rules can work on it, and put together again afterwards."""

from __future__ import annotations

from typing import Any

from islands_desktop.core.chance import shuffle
from islands_desktop.core.events import Event
from islands_desktop.games.rabbit_island.components import TOKENS
from islands_desktop.games.rabbit_island.state import (
    FRESH_TURN,
    Decks,
    SeatState,
    State,
)


class Table:
    """One position while a command is carried out. Nothing outside the rules ever sees it.

    `events` collects what happens when it is a list; search passes None.
    """

    __slots__ = (
        "active", "box", "card_discards", "cards", "chance", "events", "first", "land", "mode",
        "move_discards", "moves", "point", "seats", "setup", "stacks", "tile_discards", "turn",
        "year",
    )  # fmt: skip

    def __init__(self, state: State, events: list[Event] | None) -> None:
        (
            self.setup, self.point, self.year, self.first, self.active, self.land, stacks, seats,
            decks, self.turn, self.chance,
        ) = state  # fmt: skip
        self.stacks = list(stacks)
        self.seats = list(seats)
        (
            self.box, self.tile_discards, self.moves, self.move_discards, self.cards,
            self.card_discards,
        ) = decks  # fmt: skip
        self.mode = state.mode
        self.events = events

    def freeze(self) -> State:
        """The position as it is now."""
        decks = Decks(
            self.box, self.tile_discards, self.moves, self.move_discards, self.cards,
            self.card_discards,
        )  # fmt: skip
        return State(
            self.setup, self.point, self.year, self.first, self.active, self.land,
            tuple(self.stacks), tuple(self.seats), decks, self.turn, self.chance,
        )  # fmt: skip

    # ------------------------------------------------------------------ seats

    @property
    def count(self) -> int:
        """Number of seats."""
        return len(self.seats)

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.seats)

    @property
    def mover(self) -> SeatState:
        """The active seat."""
        return self.seats[self.active]

    @property
    def rabbit(self) -> int:
        """Place of the active seat's rabbit."""
        return self.seats[self.active].rabbit

    def change(self, seat: int, **values: Any) -> None:
        """Change what a seat has."""
        self.seats[seat] = self.seats[seat]._replace(**values)

    def gain(self, seat: int, carrots: int) -> None:
        """Give carrots to a seat, or take them."""
        self.change(seat, carrots=self.seats[seat].carrots + carrots)

    def supply(self, seat: int) -> int:
        """Building Tokens a seat has left (RABB-9.6)."""
        return TOKENS - sum(stack.count(seat) for stack in self.stacks)

    # ------------------------------------------------------------------ turn

    def set_turn(self, **values: Any) -> None:
        """Change what lasts no longer than a turn."""
        self.turn = self.turn._replace(**values)

    def fresh_turn(self, **values: Any) -> None:
        """Nothing of the turn before lasts (RABB-4.10)."""
        self.turn = FRESH_TURN._replace(**values) if values else FRESH_TURN

    @property
    def is_late(self) -> bool:
        """Whether this is one of the last two years (RABB-7.2)."""
        return self.year >= self.mode.years - 1

    def shuffled(self, cards: bytes) -> bytes:
        """The cards in random order."""
        order, self.chance = shuffle(cards, self.chance)
        return bytes(order)

    def tell(self, event: Event) -> None:
        """Note what happened; ask `events` first where making the event costs something."""
        if self.events is not None:
            self.events.append(event)


def without(hand: bytes, card: int) -> bytes:
    """A hand without one card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def with_card(hand: bytes, card: int) -> bytes:
    """A hand with one card more; hands are kept sorted."""
    return bytes(sorted((*hand, card)))
