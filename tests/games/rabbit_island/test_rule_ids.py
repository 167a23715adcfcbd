"""Every numbered rule has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.rabbit_island.rule_ids import RULE_IDS


def names_in_tests() -> set[str]:
    """Rules in the docstrings of this folder's tests."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for part in re.split(r"\n(?=def |class |    def )", path.read_text(encoding="utf-8"))[1:]:
            heading = part.partition('"""')[2].partition('"""')[0]
            found |= set(re.findall(r"RABB-\d+\.\d+", heading))
    return found


def test_every_rule_is_named() -> None:
    missing = set(RULE_IDS) - names_in_tests()
    assert not missing, sorted(missing)
