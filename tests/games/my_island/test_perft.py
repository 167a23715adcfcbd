"""Counts of command sequences and of different islands by depth (perft), with a fixed deck.

A test counts the smaller numbers again with the reference.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from copy import deepcopy

import pytest

from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.state import State
from tests.games.my_island.examples_of_games import W1_DECK, W1_STEPS, W2_DECK, W2_STEPS
from tests.games.my_island.positions import borne, do, setup_of
from tests.games.my_island.quick_reference import quick_table
from tests.games.my_island.reference import Table
from tests.games.my_island.test_reference import obey

Opening = tuple[str, int, tuple[str, ...], tuple[str, ...]]
"""Episode, seats, cards that come first, commands already given."""

W1_AFTER_15 = tuple(step.command for step in W1_STEPS[:30])
W2_AFTER_20 = tuple(step.command for step in W2_STEPS[:40])
BOTH_R1 = ("next", "place R1 0 0,1", "place R1 0 0,1")

CASES: dict[str, tuple[Opening, tuple[int, ...], tuple[int, ...]]] = {
    "first tiles of E01": (
        ("E01", 1, ("D6", "D1", "T1"), ()),
        (1, 174, 174, 518, 518),
        (1, 174, 174, 518, 518),
    ),
    "W1 after fifteen tiles": (
        ("E01", 1, W1_DECK, W1_AFTER_15),
        (1, 26, 26, 495, 495, 7520, 7520, 29928, 29928),
        (1, 26, 26, 492, 492, 7388, 7388, 29261, 29261),
    ),
    "W2 after twenty tiles": (
        ("eternal", 1, W2_DECK, W2_AFTER_20),
        (1, 9, 9, 49, 49, 148, 148, 682, 682),
        (1, 9, 9, 49, 49, 148, 148, 682, 682),
    ),
    "two seats in E17": (
        ("E17", 2, ("R1", "X3", "D3", "D5"), BOTH_R1),
        (1, 8, 64, 64, 936, 11024, 15344),
        (1, 8, 64, 64, 936, 11024, 15314),
    ),
    "single hex first in E24": (
        ("E24", 1, ("X4", "X2"), ()),
        (1, 33, 33, 358, 358, 7082),
        (1, 33, 33, 358, 358, 7082),
    ),
}


def begin(opening: Opening) -> State:
    episode, seats, deck, commands = opening
    return do(GAME.new_game(setup_of(episode, seats, deck=deck)), *commands)


def begin_with_reference(opening: Opening) -> Table:
    """The same at the reference's table."""
    episode, seats, _, commands = opening
    deck = [str(name) for name in GAME.state_to_dict(begin(opening))["deck"]]
    table = quick_table(episode, seats, deck)
    for command in commands:
        obey(table, table.actor() or 0, command)
    return table


def sequences(state: State, depth: int) -> int:
    commands = GAME.legal_commands(state)
    if depth == 1:
        return len(commands)
    return sum(sequences(GAME.successor(state, command), depth - 1) for command in commands)


def islands_by_depth(state: State, depth: int) -> tuple[int, ...]:
    """Different sets of islands with their markers, however they came about."""
    layer, counts = {state}, []
    for _ in range(depth):
        layer = {
            GAME.successor(before, command)
            for before in layer
            for command in GAME.legal_commands(before)
        }
        counts.append(
            len({tuple((one.boards, one.marker) for one in after.islands) for after in layer})
        )
    return tuple(counts)


def followers(table: Table) -> Iterator[Table]:
    """The reference's tables after each command that is legal now."""
    seat = table.actor()
    if seat is None:
        if table.finals is None:
            yield after(table, 0, "next")
        return
    assert table.card is not None
    for rotation, q, r in table.island(seat).placements(table.card):
        yield after(table, seat, f"place {table.card} {rotation} {q},{r}")
    if table.island(seat).marker > 0:
        yield after(table, seat, "pass")
    yield after(table, seat, "end")


def after(table: Table, seat: int, command: str) -> Table:
    copied = deepcopy(table)
    obey(copied, seat, command)
    return copied


def look_of(table: Table) -> Hashable:
    return tuple(
        (frozenset({**one.symbols, **dict.fromkeys(one.bridges, "path")}.items()), one.marker)
        for one in table.islands
    )


@pytest.mark.parametrize("name", CASES)
def test_perft_counts(name: str) -> None:
    opening, expected, islands = CASES[name]
    state = begin(opening)
    assert tuple(sequences(state, d + 1) for d in range(len(expected))) == expected
    assert islands_by_depth(state, len(islands)) == islands


@pytest.mark.parametrize("name", CASES)
def test_the_reference_counts_the_same(name: str) -> None:
    opening, expected, islands = CASES[name]
    layer = [begin_with_reference(opening)]
    for count, different in zip(expected, islands, strict=True):
        if count > 600:
            return
        layer = [follower for table in layer for follower in followers(table)]
        assert (len(layer), len({look_of(table) for table in layer})) == (count, different)


def test_both_begin_alike() -> None:
    for opening, _, _ in CASES.values():
        state, table = begin(opening), begin_with_reference(opening)
        assert [borne(island) for island in state.islands] == [
            {**one.symbols, **dict.fromkeys(one.bridges, "path")} for one in table.islands
        ]
