"""Counts of command sequences of several players by depth, from fixed positions.

The golden numbers were counted by `reference_together.py`; the smaller ones are counted again.
"""

from __future__ import annotations

import pytest

from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island import reference_together as slow
from tests.games.palm_island.reference_together import Table
from tests.games.palm_island.shared_positions import end_all, shared_state
from tests.games.palm_island.test_reference_together import as_table

ONE = "RT17 *TR11/FB *CH1/BT *QU7/BB HO13 LG4 LG5 LG6 CH2 CH3 QU8 QU9 MK10 TM12 HO14 TE15 TE16"
OTHER = "RT17 HO13 *QU8/BB *CH2/FB *QU9/FB *LG4 LG5 LG6 CH1 CH3 QU7 MK10 TR11 TM12 HO14 TE15 TE16"
BOATS = "CH1 RT17 *CH2/BB CH3/BB LG4 *LG5/BB LG6 QU7 QU8 QU9 MK10 TR11/FB TM12 HO13 HO14 TE15 TE16"

CASES: dict[str, tuple[State, tuple[int, ...]]] = {
    "group phase": (
        end_all(shared_state("cooperative", (ONE, OTHER), 5, level=2)),
        (3, 4, 9, 25, 68, 255, 1097, 3890),
    ),
    "fires": (
        end_all(shared_state("cooperative", (ONE, OTHER), 5, ability="signal_fires", enabled=2)),
        (9, 47, 59, 171, 440, 1364, 5078),
    ),
    "casual": (
        shared_state("casual", (BOATS, BOATS), 4, piles=("OP5", "OP7", "OP14")),
        (4, 4, 16, 16, 52, 164, 492, 1804),
    ),
    "market": (
        end_all(
            shared_state(
                "speed",
                (ONE, OTHER),
                5,
                piles=("OP4 OP5", "OP9 OP10", "OP13 OP14"),
                handling=(16, 17),
            )
        ),
        (2, 6, 14, 34, 98, 296, 1144, 5192),
    ),
    "row": (
        end_all(shared_state("speed", (OTHER, ONE), 3, row="VI1 VI4 VI5", handling=(16, 17))),
        (4, 11, 26, 62, 191, 804, 3898),
    ),
}


def count_sequences(state: State, depth: int) -> int:
    commands = GAME.legal_commands(state)
    if depth == 1:
        return len(commands)
    return sum(count_sequences(GAME.successor(state, command), depth - 1) for command in commands)


def count_slowly(table: Table, depth: int) -> int:
    """The same by the reference; the seats play one after the other (PALM-12.3)."""
    seat = 0
    if table["phase"] == "market":
        seat = table["queue"][0]
    elif table["phase"] == "turns" and not table["over"]:
        seat = next(n for n, one in enumerate(table["seats"]) if not one["closed"])
    orders = slow.legal(table, seat)
    if depth == 1:
        return len(orders)
    return sum(count_slowly(slow.play(table, seat, order), depth - 1) for order in orders)


@pytest.mark.parametrize("name", CASES)
def test_perft_counts_are_the_golden_numbers(name: str) -> None:
    state, sequences = CASES[name]
    assert tuple(count_sequences(state, d + 1) for d in range(len(sequences))) == sequences


@pytest.mark.parametrize("name", CASES)
def test_the_reference_still_counts_the_golden_numbers(name: str) -> None:
    state, sequences = CASES[name]
    table = as_table(state)
    for depth, expected in enumerate(sequences, start=1):
        if expected < 700:
            assert count_slowly(table, depth) == expected
