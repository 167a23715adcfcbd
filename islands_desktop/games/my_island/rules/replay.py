"""A state made again from its decisions alone: a log is a full save (MYIS-16.5)."""

from __future__ import annotations

from collections.abc import Sequence

from islands_desktop.core.game import Setup
from islands_desktop.games.my_island.rules.assessment import assess
from islands_desktop.games.my_island.rules.episode import Episode, episode_on
from islands_desktop.games.my_island.rules.placement import (
    first_island,
    place_tile,
)
from islands_desktop.games.my_island.rules.rounds import (
    Islands,
    end_seat,
    pass_tile,
    settle_races,
)
from islands_desktop.games.my_island.state import ENDED, PASSED, Island, State, episode_id

Decisions = Sequence[tuple[int, ...]]


class Contradiction(Exception):
    """These decisions cannot have been taken: in which round, by which seat."""

    def __init__(self, round_number: int, seat: int) -> None:
        super().__init__(f"decision of seat {seat} in round {round_number}")
        self.round = round_number
        self.seat = seat


def rebuild(
    setup: Setup, deck: bytes, rounds: int, decisions: Decisions, over: bool = False
) -> State:
    """The state after these decisions of each seat. Raises Contradiction if one is not legal.

    In the last of the rounds seats may still have to act; in all others everybody has.
    """
    episode = episode_on(episode_id(setup))
    islands: Islands = (first_island(episode.board),) * len(decisions)
    state = State(setup, deck, 0, islands)
    for number in range(1, rounds + 1):
        if number > 1:
            islands = settle_races(episode, state)
        state = State(setup, deck, number, islands)
        islands = tuple(
            _decide(episode, state, seat, decisions[seat], number == rounds)
            for seat in range(len(decisions))
        )
        state = State(setup, deck, number, islands)
    if not over:
        return state
    return assess(episode, state._replace(islands=settle_races(episode, state)))


def _decide(
    episode: Episode, state: State, seat: int, decisions: tuple[int, ...], last: bool
) -> Island:
    """One seat's island after its decision of this round."""
    board, island = episode.board, state.islands[seat]
    tables = board.placements
    if len(decisions) < state.round:
        if not last and not island.has_ended:
            raise Contradiction(state.round, seat)
        return island
    decision = decisions[state.round - 1]
    if island.has_ended or decision < ENDED or (decision >= 0 and not tables.exists(decision)):
        raise Contradiction(state.round, seat)
    if decision == ENDED:
        return end_seat(island)
    if decision == PASSED:
        if island.marker <= 0:
            raise Contradiction(state.round, seat)
        return pass_tile(board, island, state.tile)
    own, number = tables.find(decision)
    found = own.fitting(island.free, island.touching, island.placed)
    if own.tile != state.tile or not found >> number & 1:
        raise Contradiction(state.round, seat)
    return place_tile(episode, island, own, number)
