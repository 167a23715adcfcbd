"""The program and the second writing of the rules play the same game; and counts by depth."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from islands_desktop.core.game import Setup
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands import reference
from tests.games.propeller_islands.contract_case import PropellerIslandsCase
from tests.games.propeller_islands.examples import V46, V48, V51
from tests.games.propeller_islands.positions import given

CASE = PropellerIslandsCase()


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("setup", CASE.setups(), ids=lambda setup: f"{setup.mode}-{setup.seed}")
def test_both_play_the_same_game(setup: Setup) -> None:
    for seed in range(6):
        rng = Random(seed)
        own = GAME.make_setup(setup.mode, setup.seats, 900 + seed, dict(setup.options))
        state = GAME.new_game(own)
        while commands := list(GAME.legal_commands(state)):
            entry = as_json(GAME.state_to_dict(state))
            lines = sorted(reference.line(command.to_dict()) for command in commands)
            assert lines == reference.legal(entry)
            command = CASE.choose(rng, commands)
            state = GAME.successor(state, command)
            after = reference.play(entry, as_json(command.to_dict()))
            assert after == as_json(GAME.state_to_dict(state)), command
        assert reference.legal(as_json(GAME.state_to_dict(state))) == []


CASES: dict[str, tuple[State, tuple[int, ...], tuple[int, ...]]] = {
    "first turn": (given(step="draft"), (5, 110, 115, 430, 9265), (5, 110, 115, 430, 9265)),
    "an island to activate": (
        given(
            "(1,0) T11-4 +, (0,1) T11-5 +, (1,1) T06-3 +, (2,0) T13-4 +",
            die=4,
            step="island",
            resources="2/1/1",
        ),
        (7, 27, 81, 268, 833, 2727),
        (7, 23, 51, 173, 671, 2031),
    ),
    "a row and a column": (
        given(V46, die=5, step="island", dock_empty="R1C4 R2C4 R3C1 R3C2 R3C3"),
        (3, 9, 13, 100, 206, 888),
        (3, 9, 12, 99, 205, 884),
    ),
    "a tile from the stack": (
        given(**{**V48, "step": "island"}, stack=("T04-3", "T09-3")),
        (3, 12, 24, 111, 226, 1184),
        (3, 12, 24, 111, 226, 1184),
    ),
    "two depots": (
        given(V51, die=1, step="island", dock_empty="R1C1 R1C2 R1C3"),
        (3, 11, 16, 105, 217, 1064),
        (3, 11, 16, 103, 215, 1062),
    ),
    "a blueprint to complete": (
        given(
            "(1,0) T10-5 ., (0,1) T05-2 .",
            step="blueprint",
            resources="5/5/5",
            character="nicola",
            fame=10,
        ),
        (4, 7, 94, 140, 452, 12556),
        (4, 7, 94, 140, 452, 12556),
    ),
}


def count_sequences(state: State, depth: int) -> int:
    commands = GAME.legal_commands(state)
    if depth == 1:
        return len(commands)
    return sum(count_sequences(GAME.successor(state, command), depth - 1) for command in commands)


def positions_by_depth(state: State, depth: int) -> tuple[int, ...]:
    layer, counts = {state}, []
    for _ in range(depth):
        layer = {GAME.successor(s, command) for s in layer for command in GAME.legal_commands(s)}
        counts.append(len(layer))
    return tuple(counts)


@pytest.mark.parametrize("name", CASES)
def test_perft_counts(name: str) -> None:
    state, sequences, positions = CASES[name]
    assert GAME.problems(state) == []
    assert tuple(count_sequences(state, d + 1) for d in range(len(sequences))) == sequences
    assert positions_by_depth(state, len(positions)) == positions


@pytest.mark.parametrize("name", CASES)
def test_the_reference_counts_the_same(name: str) -> None:
    state, sequences, _ = CASES[name]
    entry = as_json(GAME.state_to_dict(state))
    for depth, expected in enumerate(sequences, start=1):
        if expected < 1500:
            assert reference.perft(entry, depth) == expected
