"""What a view of Rabbit Island looks like on the table, part by part, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.rabbit_island.camera import Cell
from islands_desktop.desktop.games.rabbit_island.tile_shape import pawn_feet
from islands_desktop.games.rabbit_island.components import TOKENS, WAITING
from islands_desktop.games.rabbit_island.scoring import token_points
from islands_desktop.games.rabbit_island.state import HIDDEN, State


@dataclass(frozen=True, slots=True)
class SeatLook:
    """One seat as everybody may see it: figures, and whether it is active or decides."""

    seat: int
    name: str
    carrots: int
    points: int
    tiles: int
    moves: int
    cards: int
    tokens: int
    active: bool
    deciding: bool

    @property
    def words(self) -> str:
        """The same as a sentence."""
        said = say("{name}: {carrots} carrots, {points} victory points", name=self.name,
                   carrots=self.carrots, points=self.points)  # fmt: skip
        if self.deciding:
            return f"{said}. {say('Decides now')}"
        return f"{said}. {say('Has the turn')}" if self.active else said


@dataclass(frozen=True, slots=True)
class HandEntry:
    """One tile or card of the hand in the tray. `number` is HIDDEN where only a back may be seen.

    `ready`: it can be played now, as the hand's owner sees it.
    """

    kind: str
    number: int
    ready: bool = False


def seat_looks(view: State, decider: int | None) -> tuple[SeatLook, ...]:
    """All seats from the first one on, in the order of their turns."""
    count = len(view.seats)
    order = [(view.first + step) % count for step in range(count)]
    return tuple(_seat_look(view, seat, decider) for seat in order)


def _seat_look(view: State, seat: int, decider: int | None) -> SeatLook:
    own = view.seats[seat]
    return SeatLook(
        seat, seat_name(seat), own.carrots, sum(token_points(view, seat)), len(own.tiles),
        len(own.moves), len(own.cards), TOKENS - sum(s.count(seat) for s in view.stacks),
        seat == view.active and decider is not None, seat == decider,
    )  # fmt: skip


def hand_entries(view: State, seat: int, ready: frozenset[tuple[str, int]]) -> list[HandEntry]:
    """The hand of a seat as a view shows it: tiles, then Movement Cards, then Action Cards."""
    own = view.seats[seat]
    found: list[HandEntry] = []
    for kind, numbers in (("tile", own.tiles), ("movement", own.moves), ("action", own.cards)):
        found += [
            HandEntry(kind, number, number != HIDDEN and (kind, number) in ready)
            for number in numbers
        ]
    return found


def laid_tiles(view: State) -> dict[Cell, int]:
    """Tiles on the table by cell."""
    return {(x, y): tile for x, y, tile in view.land.tiles}


def stacks_on(view: State) -> dict[Cell, tuple[int, ...]]:
    """Building tokens by cell, only where some are."""
    return {
        view.land.cell(place): stack for place, stack in enumerate(view.stacks) if stack
    }  # fmt: skip


def pawns_on(view: State) -> dict[int, tuple[Cell, tuple[float, float]]]:
    """Where the rabbit of each seat stands: cell and feet."""
    found: dict[int, tuple[Cell, tuple[float, float]]] = {}
    for place in {own.rabbit for own in view.seats}:
        here = [seat for seat, own in enumerate(view.seats) if own.rabbit == place]
        for seat, foot in zip(here, pawn_feet(len(here)), strict=True):
            found[seat] = (view.land.cell(place), foot)
    return found


def counters_of(view: State) -> dict[tuple[int, int], int]:
    """Collapse! counters as they are drawn, by seat and place before it; 0 for one that waits."""
    return {
        (seat, number): 0 if collapse.counter == WAITING else collapse.counter
        for seat, own in enumerate(view.seats)
        for number, collapse in enumerate(own.collapses)
    }
