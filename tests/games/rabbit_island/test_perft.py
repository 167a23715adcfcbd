"""Counts of command sequences and of different positions by depth (perft), with given decks.

A test counts the smaller numbers again with the reference.
"""

from __future__ import annotations

import pytest

from islands_desktop.games.rabbit_island.commands import command_from_dict
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import State
from tests.games.rabbit_island.example_values import Position, explore_position
from tests.games.rabbit_island.island_r import at
from tests.games.rabbit_island.positions import facts_of, state_at
from tests.games.rabbit_island.reference import Command, Game
from tests.games.rabbit_island.test_against_reference import in_order
from tests.games.rabbit_island.test_reference import facts_of as facts_of_reference
from tests.games.rabbit_island.test_reference import game_at

TRAP = {(1, 0): "cave-2", (2, 0): "cave-3", (2, 1): "cave-4"}
ALL_MOVES = {"A": "advance go-home drought", "B": "thwarted extreme-advance", "C": "thwarted"}

CASES: dict[str, tuple[Position, tuple[int, ...], tuple[int, ...]]] = {
    "first tiles of the standard game": (
        explore_position("standard", {}, "lake-2 forest-3 cave-1 patch-2 meadow-6 valley-1"),
        (12, 127, 254, 508, 11292),
        (12, 127, 254, 508, 11292),
    ),
    "beside a trap": (
        explore_position("standard", TRAP, "cave-1 cave-5 lake-3 forest-1"),
        (9, 59, 118, 236, 3920),
        (9, 59, 118, 236, 3920),
    ),
    "first tiles of the short game": (
        explore_position("short", {}, "cave-2 forest-2 meadow-5 patch-3 cave-5"),
        (5, 22, 44, 88, 648, 4464, 8928),
        (5, 22, 44, 88, 648, 4464, 8928),
    ),
    "a turn without cards": (
        at((0, 0), moves=(3, 5), stacks="(2,0)=[A] (2,1)=[B] (-1,0)=[B,B,B] (1,1)=[B,A]"),
        (2, 4, 8, 11, 11, 11, 16, 32, 64, 106, 137, 153, 190),
        (2, 4, 8, 10, 10, 10, 15, 30, 60, 98, 125, 139, 176),
    ),
    "moves on moves": (
        at((1, 0), holds=ALL_MOVES, stacks="(2,0)=[A] (2,1)=[B]"),
        (2, 6, 19, 49, 119, 340, 827, 1565, 2890, 5302),
        (2, 6, 19, 49, 118, 336, 813, 1498, 2641, 4610),
    ),
    "before a strike": (
        at((1, 0), seats=2, collapses=(2,), stacks="(2,0)=[A,B] (2,1)=[B,A]",
           holds={"A": "advance thwarted", "B": "go-home thwarted peace-and-quiet"}),
        (2, 4, 11, 31, 78, 185, 352, 705, 1296, 2494, 4680),
        (2, 4, 11, 31, 74, 168, 301, 573, 1031, 1967, 3667),
    ),
    "cards in force": (
        at((2, 0), seats=2, holds={"A": "epic-discovery full-harvest", "B": "drought"},
           deck="collapse advance poor-harvest"),
        (2, 4, 12, 16, 28, 52, 76, 152, 264, 456, 790, 1415, 2414),
        (2, 4, 12, 16, 28, 52, 76, 152, 264, 456, 790, 1415, 2414),
    ),
}  # fmt: skip

REFERENCE_LIMIT = 400
"""The reference plays every sequence from its beginning; longer lists would take too long."""


def sequences(state: State, depth: int) -> int:
    commands = GAME.legal_commands(state)
    if depth == 1:
        return len(commands)
    return sum(sequences(GAME.successor(state, command), depth - 1) for command in commands)


def positions_by_depth(state: State, depth: int) -> tuple[int, ...]:
    """Different positions, however they came about."""
    layer, counts = {state}, []
    for _ in range(depth):
        layer = {
            GAME.successor(before, command)
            for before in layer
            for command in GAME.legal_commands(before)
        }
        counts.append(len(layer))
    return tuple(counts)


@pytest.mark.parametrize("name", CASES)
def test_perft_counts(name: str) -> None:
    given, expected, positions = CASES[name]
    state = state_at(given)
    assert tuple(sequences(state, d + 1) for d in range(len(expected))) == expected
    assert positions_by_depth(state, len(positions)) == positions


def replayed(given: Position, commands: tuple[Command, ...]) -> Game:
    game = game_at(given)
    for command in commands:
        game.play(command)
    return game


@pytest.mark.parametrize("name", CASES)
def test_the_reference_counts_the_same(name: str) -> None:
    given, expected, _ = CASES[name]
    layer: list[tuple[State, tuple[Command, ...]]] = [(state_at(given), ())]
    for count in expected:
        if count > REFERENCE_LIMIT:
            return
        following = []
        for state, before in layer:
            for command in replayed(given, before).commands():
                made = command_from_dict({k: v for k, v in command.items() if v is not None})
                after = GAME.successor(state, made)
                following.append((after, (*before, command)))
        layer = following
        assert len(layer) == count
        for after, commands in layer:
            other = facts_of_reference(replayed(given, commands))
            assert in_order(facts_of(after)) == in_order(other)
