"""Sixty random games of all modes and numbers of seats end properly."""

from __future__ import annotations

from random import Random

import pytest

from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.scoring import final_totals
from islands_desktop.games.rabbit_island.state import MOVEMENT, OVER
from tests.games.rabbit_island.positions import new_game

TABLES = [(mode, seats) for mode in ("standard", "short") for seats in (2, 3, 4)]
GAMES = 10
MOST_COMMANDS = 3000


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_random_games_end(mode: str, seats: int) -> None:
    """RABB-4.2 and RABB-15.10: after all turns, with an outcome and nothing left to decide."""
    for seed in range(GAMES):
        rng, state, turns = Random(seed), new_game(mode, seats, 1000 + seed), 0
        for _ in range(MOST_COMMANDS):
            commands = GAME.legal_commands(state)
            if not commands:
                break
            turns += state.point == MOVEMENT
            state = GAME.successor(state, rng.choice(commands))
            assert sum(own.rabbit >= 0 for own in state.seats) == seats
        assert state.point == OVER
        assert turns == state.mode.years * seats
        assert GAME.problems(state) == []
        outcome, standings = GAME.outcome(state), GAME.standings(state)
        assert outcome is not None and outcome.reason
        best = max(final_totals(state))
        winners = tuple(s for s, total in enumerate(final_totals(state)) if total == best)
        assert outcome.winners == standings.winners == winners
