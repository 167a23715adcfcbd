"""Numbers of the rules of the game; each must be named by a test of this folder."""

from __future__ import annotations

_CHAPTERS = {
    1: range(1, 7),
    2: range(1, 6),
    3: range(1, 10),
    4: range(1, 7),
    5: range(1, 11),
    6: range(1, 7),
    7: range(1, 5),
    8: range(1, 9),
    9: range(1, 7),
    10: range(1, 11),
    11: range(1, 9),
    12: range(1, 6),
    13: range(1, 16),
    14: range(1, 9),
    15: range(1, 13),
    16: range(1, 7),
    18: range(1, 12),
}

#: Rulings that decide something.
_RULINGS = range(1, 17)

RULE_IDS = tuple(
    f"PALM-{chapter}.{number}" for chapter, numbers in _CHAPTERS.items() for number in numbers
) + tuple(f"PALM-17.{number}" for number in _RULINGS)

EXAMPLE_IDS = tuple(
    f"PALM_EX_{number}"
    for number in (
        *("01", "02", "03", "04", "05", "06", "08", "09", "11", "12", "13", "14", "16"),
        *("15", "17", "19", "20", "21", "22", "24", "26", "27", "30", "33", "35", "36"),
        *("39", "40", "41", "42", "43", "45"),
    )
)
