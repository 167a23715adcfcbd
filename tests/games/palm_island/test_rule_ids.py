"""Every rule of the game has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.palm_island.rule_ids import EXAMPLE_IDS, RULE_IDS


def names_in_tests(pattern: str) -> set[str]:
    """What the names and docstrings of this folder's tests mention."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for part in re.split(r"\n(?=def |class |    def )", path.read_text(encoding="utf-8"))[1:]:
            heading = part.partition('"""')[2].partition('"""')[0]
            found |= set(re.findall(pattern, part.partition("(")[0] + " " + heading))
    return found


def test_every_rule_is_named() -> None:
    missing = set(RULE_IDS) - names_in_tests(r"PALM-\d+\.\d+")
    assert not missing, sorted(missing)


def test_every_example_is_played() -> None:
    assert set(EXAMPLE_IDS) == names_in_tests(r"PALM_EX_\d+")
