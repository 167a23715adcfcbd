"""Everything impossible in a position (the invariants of MYIS-17).

An island follows from the decisions of its seat and the races between seats, so a position is
possible when making it again from the decisions gives the same.
"""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.games.my_island.components import EPISODES, TILE_INDEX
from islands_desktop.games.my_island.rules.replay import Contradiction, rebuild
from islands_desktop.games.my_island.rules.rounds import is_last_round, seat_to_act
from islands_desktop.games.my_island.state import State, episode_id


def problems_of(state: State) -> list[str]:
    """Sentences about everything that cannot be; empty for every reachable state."""
    tiles = sorted(TILE_INDEX[name] for name in EPISODES[episode_id(state.setup)].tiles)
    if sorted(state.deck) != tiles:
        return [say("The deck does not hold each tile of the game once.")]
    if not 0 <= state.round <= len(state.deck):
        return [say("There is no round {round}.", round=state.round)]
    if len(state.islands) != state.setup.seats:
        return [say("The number of islands is not the number of seats.")]
    decisions = [island.decisions for island in state.islands]
    if any(len(taken) > state.round for taken in decisions):
        return [say("A seat has decided about a card that was not turned yet.")]
    if state.over and (not state.round or seat_to_act(state) is not None):
        return [say("A game is over when everybody has acted.")]
    if state.over and not is_last_round(state):
        return [say("A game is over when the last card is dealt with or all have ended.")]
    try:
        again = rebuild(state.setup, state.deck, state.round, decisions, state.over)
    except Contradiction as wrong:
        return [
            say(
                "Player {seat} cannot have decided so in round {round}.",
                seat=wrong.seat + 1,
                round=wrong.round,
            )
        ]
    if again != state:
        return [say("The islands are not what the decisions of the players make of them.")]
    if not state.over and state.round and is_last_round_closed_too_late(state):
        return [say("A card was turned though all players had ended.")]
    return []


def is_last_round_closed_too_late(state: State) -> bool:
    """Whether a card was turned after every seat had ended (MYIS-5.6)."""
    return all(len(island.decisions) < state.round and island.has_ended for island in state.islands)
