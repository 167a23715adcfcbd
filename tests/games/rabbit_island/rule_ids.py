"""Numbers of the rules of Rabbit Island; each must be named by a test of this folder."""

from __future__ import annotations

_LAST_OF_CHAPTER = {
    1: 8,
    2: 7,
    3: 12,
    4: 10,
    5: 10,
    6: 14,
    7: 7,
    8: 15,
    9: 6,
    10: 5,
    11: 2,
    12: 24,
    13: 3,
    14: 11,
    15: 12,
}

OF_THE_SESSION = {
    "RABB-14.6": "the curtain is drawn by the table, and tested with it",
    "RABB-14.7": "when a hand may be seen is decided by the hot seat of the table",
    "RABB-14.8": "the prompt for several people is part of the hot seat",
    "RABB-14.9": "passing automatically is a setting of the session; the rules know only a pass",
    "RABB-14.10": "skipping asks is a setting of the session",
    "RABB-14.11": "how long a computer player seems to think is a matter of the session",
}

RULE_IDS = tuple(
    f"RABB-{chapter}.{number}"
    for chapter, last in _LAST_OF_CHAPTER.items()
    for number in range(1, last + 1)
    if f"RABB-{chapter}.{number}" not in OF_THE_SESSION
)
