"""The course of a round (MYIS-5), passing and ending (MYIS-7), races (MYIS-8.14)."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.core.phrases import phrase
from islands_desktop.games.my_island.board import Board
from islands_desktop.games.my_island.components import MOST_SEATS, TILES
from islands_desktop.games.my_island.events import (
    CardTurned,
    MarkerLocked,
    RaceWon,
    SeatEnded,
    TilePassed,
)
from islands_desktop.games.my_island.rules.episode import Episode
from islands_desktop.games.my_island.rules.marker import move_marker
from islands_desktop.games.my_island.rules.primitives import Rule
from islands_desktop.games.my_island.state import (
    ENDED,
    PASSED,
    Island,
    State,
    new_value,
    put,
)

_ENDED = (ENDED,)

Islands = tuple[Island, ...]

CARD_BARRIER = phrase("A card has been turned since; what was decided before it stands.")


_ORDERS = tuple(
    tuple(tuple((first + turn) % seats for turn in range(seats)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""The order of a round by number of seats and first seat."""


def seat_to_act(state: State) -> int | None:
    """The first seat in the order of the round that has not acted (MYIS-5.4), None if all have."""
    _, _, round_number, islands, _ = state
    if not round_number:
        return None
    seats = len(islands)
    for seat in _ORDERS[seats][(round_number - 1) % seats]:
        decisions = islands[seat].decisions
        if len(decisions) < round_number and not (decisions and decisions[-1] == ENDED):
            return seat
    return None


def has_acted(state: State, seat: int) -> bool:
    """Whether a seat has decided in the open round, so that it may take that back (MYIS-16.4)."""
    return bool(state.round) and len(state.islands[seat].decisions) == state.round


def is_last_round(state: State) -> bool:
    """Whether no card will be turned any more (MYIS-5.6)."""
    _, deck, round_number, islands, _ = state
    if round_number == len(deck):
        return True
    for island in islands:  # noqa: SIM110 - a generator takes twice as long
        if island.decisions[-1:] != _ENDED:
            return False
    return True


def pass_tile(
    board: Board, island: Island, tile: int, seat: int = 0, events: list[Event] | None = None
) -> Island:
    """The island of a seat that lays its tile aside (MYIS-7.1)."""
    marker, locked = move_marker(island.marker, island.locked, -1, board.spec.lock)
    decisions, *rest = island
    if events is not None:
        events.append(TilePassed(seat, TILES[tile].id, marker))
    return new_value(Island, ((*decisions, PASSED), *rest[:-2], marker, locked))


def end_seat(island: Island, seat: int = 0, events: list[Event] | None = None) -> Island:
    """The island of a seat that takes no more part (MYIS-7.3)."""
    decisions, *rest = island
    if events is not None:
        events.append(SeatEnded(seat))
    return new_value(Island, ((*decisions, ENDED), *rest))


def turn_card(state: State, events: list[Event] | None) -> State:
    """The next card is turned face up (MYIS-5.1)."""
    setup, deck, round_number, islands, over = state
    if events is not None:
        tile = TILES[deck[round_number]].id
        events.append(CardTurned(round_number + 1, tile, barrier=CARD_BARRIER))
    return new_value(State, (setup, deck, round_number + 1, islands, over))


def settle_races(episode: Episode, state: State, events: list[Event] | None = None) -> Islands:
    """Islands after the races of a closing round (MYIS-5.5, 8.14). Memory: 1 when it is over."""
    islands = state.islands
    for rule in episode.races:
        if not islands[0].memory[rule.position]:
            islands = _settle_race(episode.board, rule, islands, state.round, events)
    return islands


def _settle_race(
    board: Board, rule: Rule, islands: Islands, round_number: int, events: list[Event] | None
) -> Islands:
    spec, at = rule.spec, rule.position
    winners = [
        seat
        for seat, island in enumerate(islands)
        if any(island.counters[position] >= spec.count for position in rule.of)
    ]
    too_late = len(islands) == 1 and round_number >= spec.solo_round
    if not winners and not too_late:
        return islands
    settled = []
    for seat, island in enumerate(islands):
        won = seat in winners
        worth = spec.points if won else 0
        marker, locked = move_marker(island.marker, island.locked, worth, board.spec.lock)
        if won and events is not None:
            events.append(RaceWon(seat, spec.id, worth))
            if locked and not island.locked:
                events.append(MarkerLocked(seat))
        settled.append(
            island._replace(
                memory=put(island.memory, at, 1),
                counters=put(island.counters, at, int(won)),
                points=put(island.points, at, worth),
                marker=marker,
                locked=locked,
            )
        )
    return tuple(settled)
