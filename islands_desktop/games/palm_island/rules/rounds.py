"""Rounds (PALM-8): how one ends and the next begins, and how the game ends."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.core.phrases import phrase
from islands_desktop.games.palm_island.commands import Command, make_command
from islands_desktop.games.palm_island.components import ROUNDS
from islands_desktop.games.palm_island.events import GameEnded, RoundBegan, RoundEnded
from islands_desktop.games.palm_island.rules.feats import feats_met
from islands_desktop.games.palm_island.rules.turn import pass_stored
from islands_desktop.games.palm_island.scoring import rating_of, score_of
from islands_desktop.games.palm_island.state import (
    TRACKER_FACES,
    State,
    Village,
    new_value,
)

BARRIER = phrase("The round is over; turns of an earlier round cannot be taken back.")


def end_command(seat: int) -> Command:
    """The only command while the tracker is on top (PALM-8.1)."""
    return make_command(seat, "", "end_round")


def end_round(state: State, seat: int, events: list[Event] | None = None) -> State:
    """The state after a player ends the round (PALM-8.2 to 8.7). Solo: nothing lies between."""
    if events is not None:
        events.append(RoundEnded(seat, state.round, barrier=BARRIER))
    if state.round == ROUNDS:
        ended = state._replace(over=True)
        if events is not None:
            score = score_of(ended, seat)
            events.append(GameEnded(seat, score, rating_of(score), feats_met(ended, seat)))
        return ended
    setup, number, villages, over, chance, common = state
    if events is not None:
        events.append(RoundBegan(seat, number + 1, TRACKER_FACES[number]))
    begun = tuple([begin_round(village, at, events) for at, village in enumerate(villages)])
    return new_value(State, (setup, number + 1, begun, over, chance, common))


def begin_round(village: Village, seat: int, events: list[Event] | None) -> Village:
    """Tracker and tail to the back, villagers start work, automatic steps (PALM-8.4, 8.6)."""
    deck, stored, _turns, tail, _fresh, off, _used, company = village
    deck, stored = pass_stored(deck[1:] + deck[:1], stored, seat, events)
    return new_value(Village, (deck, stored, 0, tail, 0, off, 0, company))
