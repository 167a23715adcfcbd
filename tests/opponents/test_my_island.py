"""The player for My Island: honest, legal, and stronger from level to level."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest

from islands_desktop.games.my_island.components import EPISODES
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.heuristics import score_if_ended, tiles_that_fit, value_of
from islands_desktop.games.my_island.state import State
from islands_desktop.opponents.players import LEVELS, suggest

AMPLE = 600.0
"""Seconds that no decision takes."""


def deal(seed: int, mode: str = "eternal", seats: int = 1, **options: Any) -> State:
    return GAME.new_game(GAME.make_setup(mode, seats, seed, options))


def play_out(seed: int, level: str) -> int:
    """Final net of a game that a level plays alone."""
    state = deal(seed)
    while not state.over:
        state = GAME.successor(state, suggest(GAME, state, level, AMPLE).command)
    return state.islands[0].marker - 10


def test_levels_beat_each_other() -> None:
    """MYIS-11.3: easy stays below bronze, hard reaches medals."""
    easy = [play_out(seed, "easy") for seed in range(12)]
    medium = [play_out(seed, "medium") for seed in range(12)]
    hard = [play_out(seed, "hard") for seed in range(3)]
    assert fmean(medium) > fmean(easy) + 2
    assert fmean(hard) > fmean(medium) + 4
    assert fmean(hard) >= EPISODES["eternal"].medals[0]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("mode", "seats", "options"),
    [("eternal", 3, {}), ("episode_1", 2, {}), ("episode", 2, {"episode": "E17"})],
)
def test_every_suggestion_is_legal_and_has_a_reason(
    level: str, mode: str, seats: int, options: dict[str, Any]
) -> None:
    state, rng, asked = deal(4, mode, seats, **options), Random(4), 0
    while not state.over:
        commands = [c for c in GAME.legal_commands(state) if c.kind != "end"]
        if asked < 5 and state.round % 4 == 1:
            found = suggest(GAME, state, level, AMPLE)
            assert found.command in GAME.legal_commands(state)
            assert found.reason.endswith(".")
            asked += 1
        state = GAME.successor(state, rng.choice(commands or list(GAME.legal_commands(state))))
    assert asked == 5


@pytest.mark.parametrize("level", LEVELS)
def test_the_order_of_the_cards_changes_no_decision(level: str) -> None:
    """MYIS-16.3: states that differ in hidden parts only lead to the same answer."""
    state = deal(9, seats=2)
    for _ in range(9):
        state = GAME.successor(state, GAME.legal_commands(state)[-1])
    rest = list(state.deck[state.round :])
    Random(1).shuffle(rest)
    twin = state._replace(deck=state.deck[: state.round] + bytes(rest))
    assert twin != state
    assert suggest(GAME, state, level, AMPLE) == suggest(GAME, twin, level, AMPLE)


def test_thinking_can_be_stopped_at_once() -> None:
    state = GAME.successor(deal(3), GAME.legal_commands(deal(3))[0])
    found = suggest(GAME, state, "hard", AMPLE, stop=lambda: True)
    assert found.command in GAME.legal_commands(state)


def test_the_value_meets_the_score_at_the_end() -> None:
    """MYIS-9.4."""
    state, rng = deal(6), Random(6)
    while not state.over:
        state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
    assert value_of(state, 0) == score_if_ended(state, 0) == state.islands[0].marker


def test_easy_ends_when_no_tile_fits_any_more_instead_of_passing() -> None:
    """MYIS-7.1: to pass costs a point, to end costs nothing."""
    for seed in range(4):
        state = deal(seed)
        while not state.over:
            command = suggest(GAME, state, "easy", AMPLE).command
            assert command.kind != "pass" or tiles_that_fit(state, 0)
            state = GAME.successor(state, command)
