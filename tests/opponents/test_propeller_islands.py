"""The player for Propeller Islands: honest, legal, and stronger from level to level."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from islands_desktop.games.propeller_islands.components import FORGE_SPACES
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.heuristics import value_of
from islands_desktop.games.propeller_islands.scoring import score_of
from islands_desktop.games.propeller_islands.state import EFFECTS, PHASES, State
from islands_desktop.opponents.players import LEVELS, suggest

AMPLE = 600.0
"""Seconds that no decision takes."""


def deal(seed: int, mode: str = "standard", seats: int = 2) -> State:
    return GAME.new_game(GAME.make_setup(mode, seats, seed))


def play_out(state: State, *levels: str) -> list[int]:
    """Final points of a game in which each seat has a level."""
    while (seat := GAME.actor(state)) is not None:
        state = GAME.successor(state, suggest(GAME, state, levels[seat], AMPLE).command)
    return [score_of(player) for player in state.players]


def test_levels_beat_each_other_in_the_solo_challenge() -> None:
    """PROP-16.4: medium reaches Steersman, hard Governor."""
    easy, medium = (
        [play_out(deal(seed, "solo", 1), level)[0] for seed in range(6)]
        for level in ("easy", "medium")
    )
    hard = [play_out(deal(seed, "solo", 1), "hard")[0] for seed in range(2)]
    assert fmean(medium) >= 50
    assert fmean(medium) > fmean(easy) + 15
    assert fmean(hard) >= 80
    assert fmean(hard) > fmean(medium) + 10


def test_medium_beats_easy_at_one_table() -> None:
    """Over the same deals from both seats; one game says little."""
    lead = 0
    for seed in range(4):
        easy, medium = play_out(deal(seed), "easy", "medium")
        lead += medium - easy
        medium, easy = play_out(deal(seed), "medium", "easy")
        lead += medium - easy
    assert lead > 100


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("solo", 1)])
def test_every_suggestion_is_legal_and_has_a_reason(level: str, mode: str, seats: int) -> None:
    """Every step of a turn and every effect that a random game comes to is asked for twice."""
    state, rng, asked = deal(4, mode, seats), Random(4), dict[str, int]()
    while GAME.actor(state) is not None:
        commands = GAME.legal_commands(state)
        point = EFFECTS[state.pending[-1].kind] if state.pending else PHASES[state.phase]
        if asked.get(point, 0) < 2:
            found = suggest(GAME, state, level, AMPLE)
            assert found.command in commands
            assert found.reason.endswith(".")
            assert "{" not in found.reason
            asked[point] = asked.get(point, 0) + 1
        kind = rng.choice(sorted({command.kind for command in commands}))
        state = GAME.successor(state, rng.choice([one for one in commands if one.kind == kind]))
    assert {"draft", "action", "island", "bonus", "deploy", "blueprint"} <= set(asked)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_parts_change_no_decision(level: str) -> None:
    """PROP-14.3: other orders of the stacks, other hands and other dice lead to the same answer."""
    state, rng = deal(9, seats=3), Random(9)
    for _ in range(60):
        state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
    for turn in range(25):
        seat = GAME.actor(state)
        assert seat is not None
        twin = GAME.determinise(GAME.view(state, seat), seat, 77 + turn)
        assert twin != state
        found = suggest(GAME, state, level, AMPLE)
        assert found == suggest(GAME, twin, level, AMPLE)
        state = GAME.successor(state, found.command)


def test_thinking_can_be_stopped_at_once() -> None:
    state = deal(3)
    found = suggest(GAME, state, "hard", AMPLE, stop=lambda: True)
    assert found.command in GAME.legal_commands(state)


def test_the_value_meets_the_score_at_the_end() -> None:
    """PROP-11.3."""
    state, rng = deal(6), Random(6)
    while GAME.actor(state) is not None:
        state = GAME.successor(state, rng.choice(GAME.legal_commands(state)))
    assert [value_of(state, seat) for seat in (0, 1)] == [score_of(one) for one in state.players]


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_nobody_pays_for_a_die_and_then_does_what_the_old_one_allowed(level: str) -> None:
    """PROP-3.8, 3.9"""
    paid = 0
    for seed in range(3):
        state, old_die = GAME.new_game(GAME.make_setup("standard", 2, 600 + seed)), 0
        while GAME.actor(state) is not None:
            command = suggest(GAME, state, level, AMPLE).command
            if command.kind == "adjust":
                paid, old_die = paid + 1, old_die or state.die
            elif old_die and command.kind in ("claim", "discard"):
                assert command.number not in FORGE_SPACES[old_die]
            if command.kind != "adjust":
                old_die = 0
            state = GAME.successor(state, command)
    assert paid
