"""Numbers of the rules and examples of Propeller Islands; each must be named by a test here."""

from __future__ import annotations

_CHAPTERS = {
    1: range(1, 9),
    2: range(1, 13),
    3: range(1, 13),
    4: range(1, 10),
    5: range(1, 12),
    6: range(1, 14),
    7: range(1, 9),
    8: range(1, 11),
    9: range(1, 13),
    10: range(1, 7),
    11: (*range(1, 11), *range(14, 24)),
    12: range(1, 26),
    13: range(1, 5),
    14: range(1, 6),
    15: range(1, 11),
    16: range(1, 5),
}
"""11.11 to 11.13 do not exist; sections 17 and 18 have examples and figures."""

RULE_IDS = tuple(
    f"PROP-{chapter}.{number}" for chapter, numbers in _CHAPTERS.items() for number in numbers
)

_EXAMPLES = """01 02 03 04 05 06 08 10 11 12 13 16 17 18 19 20 25 26 27 28 29 31 32 34 38 39 40
41 42 43 45 46 48 49 50 51 55 56 57 62 63 65 66 67 68 73 74 76 78 80 81 82 85 86 87 89 91 92 93"""
EXAMPLE_IDS = tuple(f"PROP-V{number}" for number in _EXAMPLES.split())
