"""Decisions of the seats and the turning of cards, as one step from state to state (MYIS-5, 15)."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.core.refusals import Refusal, refuse
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.my_island.commands import Command, make_command
from islands_desktop.games.my_island.components import TILES
from islands_desktop.games.my_island.events import DecisionTakenBack
from islands_desktop.games.my_island.rules.assessment import assess
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.rules.placement import (
    place_tile,
    why_not_place,
)
from islands_desktop.games.my_island.rules.replay import rebuild
from islands_desktop.games.my_island.rules.rounds import (
    end_seat,
    has_acted,
    is_last_round,
    pass_tile,
    seat_to_act,
    settle_races,
    turn_card,
)
from islands_desktop.games.my_island.state import Island, State, new_value, put

NEXT = make_command(0, "next")


def legal_turns(state: State) -> tuple[Command, ...]:
    """All legal commands, sorted: end, pass, every placement, or the next card."""
    _, deck, round_number, islands, over = state
    if over:
        return ()
    seat = seat_to_act(state)
    if seat is None:
        return (NEXT,)
    _, _, placed, free, touching, _, _, _, marker, _ = islands[seat]
    own = episode_of(state).board.placements.of(deck[round_number - 1], seat)
    return own.list_choices(own.fitting(free, touching, placed), marker > 0)


def why_not(state: State, command: Command) -> Refusal | None:
    """The first rule that forbids a command (MYIS-15), None if it is legal."""
    if not 0 <= command.seat < len(state.islands):
        return refuse("MYIS-1.1", "There is no seat {seat}.", seat=command.seat)
    if command.kind == "next":
        return _why_not_next(state, command)
    if command.kind == "undo":
        if not state.over and has_acted(state, command.seat):
            return None
        return refuse("MYIS-16.4", "This seat has decided nothing since the last card was turned.")
    return _why_not_decide(state, command)


def _why_not_next(state: State, command: Command) -> Refusal | None:
    if state.over:
        return refuse("MYIS-5.1", "The game is over: no card is turned any more.")
    if command.seat:
        return refuse("MYIS-5.1", "The next card is turned for the whole table, not for a seat.")
    seat = seat_to_act(state)
    if seat is None:
        return None
    return refuse("MYIS-5.5", "{player} has still to act.", player=seat_name(seat))


def _why_not_decide(state: State, command: Command) -> Refusal | None:
    """Placing, passing, ending: first whose turn it is, then whether it can be done."""
    island = state.islands[command.seat]
    if island.has_ended:
        return refuse("MYIS-7.6", "This seat has ended its part in the game.")
    if state.over:
        return refuse("MYIS-5.4", "The game is over.")
    if not state.round:
        return refuse("MYIS-5.4", "Turn the first card.")
    seat = seat_to_act(state)
    if seat is None:
        return refuse("MYIS-5.4", "Everybody has dealt with this tile. Turn the next card.")
    if command.seat != seat:
        return refuse("MYIS-5.4", "It is the turn of {player}.", player=seat_name(seat))
    return why_not_decision(state, island, command)


def why_not_decision(state: State, island: Island, command: Command) -> Refusal | None:
    """Whether a seat may decide this about the revealed tile, whoever's turn it is."""
    if command.kind == "pass" and island.marker <= 0:
        return refuse("MYIS-7.2", "Passing costs a point, and there is none left: place or end.")
    if command.kind != "place":
        return None
    if command.tile != TILES[state.tile].id:
        return refuse(
            "MYIS-5.2", "The tile of this round is {tile}, no other.", tile=TILES[state.tile].id
        )
    return why_not_place(episode_of(state).board, island, command)


def is_legal(state: State, command: Command) -> bool:
    """The same answer as `why_not`, without saying why: a look at one bit."""
    if command.kind != "place" or state.over:
        return why_not(state, command) is None
    seat = command.seat
    if seat != seat_to_act(state) or command.tile != TILES[state.tile].id:
        return False
    island = state.islands[seat]
    own = episode_of(state).board.placements.of(state.tile)
    number = own.at.number.get((command.rotation, command.q, command.r), -1)
    found = own.fitting(island.free, island.touching, island.placed)
    return number >= 0 and bool(found >> number & 1)


def take_turn(state: State, command: Command, events: list[Event] | None = None) -> State:
    """The state after a legal command; `events` collects what happened when it is a list."""
    kind, seat = command.kind, command.seat
    if kind == "next":
        return _close_round(state, events)
    if kind == "undo":
        return _take_back(state, seat, events)
    setup, deck, round_number, islands, over = state
    episode, island = episode_of(state), islands[seat]
    if kind == "place":
        own = episode.board.placements.of(deck[round_number - 1])
        number = own.at.number[command.rotation, command.q, command.r]
        island = place_tile(episode, island, own, number, seat, events)
    elif kind == "pass":
        island = pass_tile(episode.board, island, state.tile, seat, events)
    else:
        island = end_seat(island, seat, events)
    return new_value(State, (setup, deck, round_number, put(islands, seat, island), over))


def _close_round(state: State, events: list[Event] | None) -> State:
    """Races are settled, then the next card comes or the game is assessed (MYIS-5.5, 5.6)."""
    episode = episode_of(state)
    if state.round:
        if episode.races:
            state = state._replace(islands=settle_races(episode, state, events))
        if is_last_round(state):
            return assess(episode, state, events)
    return turn_card(state, events)


def _take_back(state: State, seat: int, events: list[Event] | None) -> State:
    """The state of a game without this seat's decision of the round (MYIS-16.4)."""
    decisions = [island.decisions for island in state.islands]
    decisions[seat] = decisions[seat][:-1]
    if events is not None:
        events.append(DecisionTakenBack(seat, TILES[state.tile].id))
    return rebuild(state.setup, state.deck, state.round, decisions)
