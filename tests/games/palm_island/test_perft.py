"""Counts of command sequences and of different positions by depth (perft), from fixed positions.

The golden numbers were counted by `reference.py`; a test counts the smaller ones again with it.
"""

from __future__ import annotations

import pytest

from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island import reference
from tests.games.palm_island.positions import ORDER0, as_position, make_position

MIDDLE = (
    "TR11/FB HO13 *CH2/FB MK10/BT LG4/BB QU8/FB TE15/FB TM12/BT CH1 RT17 *LG5/FB QU7/BB HO14 "
    "*CH3/BB LG6 QU9/BT TE16"
)
WITH_VILLAGERS = (
    "VI6 LG4/FB CH1/BT *MK10/BT HO13 TR11 RT17 *LG5/BB *CH2/BB QU7/BB TE15 *QU8/FB CH3 LG6 "
    "HO14/FB TM12/BT QU9 TE16 | VI2 VI4"
)
WITH_FEATS_AND_VILLAGERS = (
    "FE6 CH1 MK10/BB TR11/BB HO13/FB QU7/BB VI3 *LG4/BB FE5/BB LG5 TE15 RT17 *FE4 *CH2/BT QU8/FB "
    "*TM12/BB HO14 CH3/FB *LG6 QU9/BT TE16/FB FE2/BB | VI1 VI5"
)

CASES = {
    "first deal": (
        make_position(ORDER0),
        (3, 6, 13, 31, 52, 128, 364, 832),
        (3, 6, 12, 29, 50, 124, 354, 810),
    ),
    "middle of round 4": (
        make_position(MIDDLE, 4),
        (7, 24, 64, 198, 811, 2481),
        (7, 22, 60, 184, 677, 1676),
    ),
    "villagers in round 6": (
        make_position(WITH_VILLAGERS, 6),
        (13, 88, 382, 1936),
        (13, 72, 283, 1246),
    ),
    "feats and villagers in round 5": (
        make_position(WITH_FEATS_AND_VILLAGERS, 5),
        (32, 929, 20262),
        (27, 564, 8401),
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
        layer = {
            GAME.successor(before, command)
            for before in layer
            for command in GAME.legal_commands(before)
        }
        counts.append(len(layer))
    return tuple(counts)


@pytest.mark.parametrize("name", CASES)
def test_perft_counts_are_those_of_the_reference(name: str) -> None:
    state, sequences, positions = CASES[name]
    assert GAME.problems(state) == []
    assert tuple(count_sequences(state, d + 1) for d in range(len(sequences))) == sequences
    assert positions_by_depth(state, len(positions)) == positions


@pytest.mark.parametrize("name", CASES)
def test_the_reference_still_counts_the_golden_numbers(name: str) -> None:
    state, sequences, _ = CASES[name]
    position = as_position(state)
    for depth, expected in enumerate(sequences, start=1):
        if expected < 1000:
            assert reference.perft(position, depth) == expected
