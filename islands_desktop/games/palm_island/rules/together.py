"""Playing together (PALM-12): whose turn it is, and how rounds of several players run.

Every player plays the round alone; the order in which commands of different players come does not
matter (PALM-12.2). Only the end of a round brings the villages together.
"""

from __future__ import annotations

from dataclasses import replace

from islands_desktop.core.events import Event
from islands_desktop.games.palm_island.commands import (
    GROUP_KINDS,
    MARKET_KINDS,
    Command,
)
from islands_desktop.games.palm_island.components import ROUNDS
from islands_desktop.games.palm_island.events import ClockRead, GameDecided, RoundBegan, RoundEnded
from islands_desktop.games.palm_island.rules.group import (
    act_together,
    common_of,
    group_commands,
    open_group_phase,
)
from islands_desktop.games.palm_island.rules.market import market_commands, open_market, trade
from islands_desktop.games.palm_island.rules.order import handling_at_start, handling_of
from islands_desktop.games.palm_island.rules.outposts import award_outposts
from islands_desktop.games.palm_island.rules.rounds import BARRIER, begin_round, end_command
from islands_desktop.games.palm_island.rules.turn import (
    seat_turns,
    switch_villager,
    take_turn,
    tracker_events,
)
from islands_desktop.games.palm_island.scoring import group_rating, score_of, winners_of
from islands_desktop.games.palm_island.state import (
    GROUP,
    MARKET,
    TRACKER_FACE,
    TURNS,
    Company,
    State,
    Village,
    new_value,
    shown_of,
)

_BETWEEN_ROUNDS = frozenset((*GROUP_KINDS, *MARKET_KINDS))


def actor_of(state: State) -> int | None:
    """The seat that decides now: seats play their rounds in their order (PALM-12.3).

    In the group phase any seat may act; the first stands for all (PALM-13.4).
    """
    if state.over:
        return None
    common = common_of(state)
    if common.phase == GROUP:
        return 0
    if common.phase == MARKET:
        return common.queue[0]
    return next(seat for seat, v in enumerate(state.villages) if not v.company.closed)


def commands_of_seat(state: State, seat: int) -> tuple[Command, ...]:
    """All legal commands of one seat, sorted; none if it has nothing to decide now."""
    if state.over or not 0 <= seat < len(state.villages):
        return ()
    phase = common_of(state).phase
    if phase == GROUP:
        return group_commands(state, seat)
    if phase == MARKET:
        return market_commands(state, seat)
    village = state.villages[seat]
    if village.company.closed:
        return ()
    if village.deck[0] == TRACKER_FACE:
        return (end_command(seat),)
    return seat_turns(village, seat)


def play_together(state: State, command: Command, events: list[Event] | None) -> State:
    """The state after a legal command of any seat."""
    kind = command.kind
    if kind == "end_round":
        return _close(state, command, events)
    if kind in _BETWEEN_ROUNDS:
        deed = act_together if kind in GROUP_KINDS else trade
        state = deed(state, command, events)
        if common_of(state).phase == TURNS:
            state = _next_round(state, command.seat, events)
        return state
    own: list[Event] | None = None if events is None else []
    village = _take_own_turn(state, command, own)
    if events is not None:
        events += _for_own_eyes(own, command.seat)
    return _with_village(state, command.seat, village)


def _with_village(state: State, seat: int, village: Village) -> State:
    setup, number, villages, over, chance, common = state
    villages = (*villages[:seat], village, *villages[seat + 1 :])
    return new_value(State, (setup, number, villages, over, chance, common))


def _take_own_turn(state: State, command: Command, events: list[Event] | None) -> Village:
    before = state.villages[command.seat]
    if command.kind == "set_active":
        return switch_villager(before, command, events)
    after = take_turn(before, command, events)
    if events is not None:
        events += tracker_events(after, command.seat, state.round)
    if state.setup.mode != "speed":
        return after
    closed, handling, tenths, ability, shown = after.company
    handling += handling_of(before, command, after)
    company = new_value(Company, (closed, handling, tenths, ability, shown))
    return new_value(Village, (*after[:-1], company))


def _for_own_eyes(events: list[Event] | None, seat: int) -> list[Event]:
    """What happens in a running round is the player's own (PALM-16.3)."""
    return [replace(event, visible_to=(seat,)) for event in events or ()]


def _close(state: State, command: Command, events: list[Event] | None) -> State:
    """A player has ended the round; with the last one the end-of-round step comes (PALM-8.2)."""
    seat = command.seat
    village = state.villages[seat]
    company = village.company._replace(closed=True, tenths=command.tenths)
    state = _with_village(state, seat, village._replace(company=company))
    if events is not None:
        if state.setup.option("clock"):
            events.append(ClockRead(seat, command.tenths))
        events.append(RoundEnded(seat, state.round, barrier=BARRIER))
    if not all(v.company.closed for v in state.villages):
        return state
    return _end_of_round(state, seat, events)


def _end_of_round(state: State, seat: int, events: list[Event] | None) -> State:
    """Group phase, outposts or market (PALM-8.3); the trackers are still on top."""
    if state.setup.mode == "cooperative":
        return open_group_phase(state, events)
    if state.setup.mode == "casual":
        return _next_round(award_outposts(state, events), seat, events)
    state = open_market(state, events)
    return state if common_of(state).phase == MARKET else _next_round(state, seat, events)


def _next_round(state: State, seat: int, events: list[Event] | None) -> State:
    """Trackers and tails move and a new round begins, or the game is over (PALM-8.4 to 8.7)."""
    if state.round == ROUNDS:
        state = state._replace(over=True)
        if events is not None:
            scores = tuple(score_of(state, number) for number in range(len(state.villages)))
            events.append(GameDecided(scores, winners_of(state), group_rating(state)))
        return state
    begun = state._replace(round=state.round + 1)
    if events is not None:
        events.append(RoundBegan(seat, begun.round, begun.tracker_face))
    villages = []
    for number, village in enumerate(state.villages):
        own: list[Event] | None = None if events is None else []
        villages.append(_begin(begun, village, number, own))
        if events is not None:
            events += _for_own_eyes(own, number)
    return begun._replace(villages=tuple(villages))


def _begin(begun: State, village: Village, seat: int, events: list[Event] | None) -> Village:
    """A village at the start of a round, after the automatic steps (PALM-8.6, 13.10)."""
    enabled = common_of(begun).enabled
    ability = begun.setup.option("ability") if enabled else ""
    shown = shown_of(village)
    village = begin_round(village._replace(company=Company(ability=ability)), seat, events)
    handling = handling_at_start(village) if begun.setup.mode == "speed" else 0
    company = Company(handling=handling, ability=ability, shown=shown)
    return village._replace(company=company)
