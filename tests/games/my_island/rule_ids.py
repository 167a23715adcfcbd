"""Numbers of the rules and examples of My Island; each must be named by a test of this folder."""

from __future__ import annotations

_CHAPTERS = {
    1: range(1, 3),
    3: range(1, 10),
    4: range(1, 6),
    5: range(1, 8),
    6: range(1, 9),
    7: range(1, 9),
    8: range(1, 21),
    9: range(1, 8),
    10: range(1, 8),
    11: range(1, 6),
    14: range(1, 22),
    16: range(1, 6),
    17: range(1, 14),
}
"""Sections 2, 13, 15 and 19 have no numbered rules; 3.10 and 18 only inform."""

SAY_NOTHING_TO_TEST = {
    "MYIS-14.20": "it tells why solo play is a house rule, and rules nothing itself",
    "MYIS-17.9": "it speaks of stickers, and only the campaign gives stickers",
}

RULE_IDS = tuple(
    f"MYIS-{chapter}.{number}"
    for chapter, numbers in _CHAPTERS.items()
    for number in numbers
    if f"MYIS-{chapter}.{number}" not in SAY_NOTHING_TO_TEST
)

_EXAMPLES = """L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 L12 L14 L15 L16 L18 L19 L21 L22 L25 L29 L30
G1 G2 G4 G6 G7 G8 G10 G12 R1 R2 R4 R5 R7 R8 R9 R10 K1 K2 K5 K7 K8 K11 K13 K15 K17
N1 N3 N5 N7 N8 N10 N11 N13 N15 N16 M1 M3 M4 M7 M8 M9 M11 Q1 Q2 Q3 Q6 Q7 Q9
S1 S3 S5 S7 S9 S10 C1 C3 C4 V1 V2 V4 V5 V8 T1 T3 T5 T8 T11 W1 W2"""
EXAMPLE_IDS = tuple(_EXAMPLES.split())

OF_THE_CAMPAIGN = {"S1", "S3", "S5", "S7", "S9", "C4", "T5"}
"""Stickers are chosen, ledgers filled and episodes replayed only in the campaign, which is not part
of the game yet."""
