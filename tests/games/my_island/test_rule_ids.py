"""Every numbered rule has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.my_island.rule_ids import RULE_IDS, SAY_NOTHING_TO_TEST


def names_in_tests() -> set[str]:
    """Rules in the docstrings of this folder's tests."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for part in re.split(r"\n(?=def |class |    def )", path.read_text(encoding="utf-8"))[1:]:
            heading = part.partition('"""')[2].partition('"""')[0]
            found |= set(re.findall(r"MYIS-\d+\.\d+", heading))
    return found


def test_every_rule_is_named() -> None:
    missing = set(RULE_IDS) - names_in_tests()
    assert not missing, sorted(missing)


def test_no_exception_has_a_test_by_now() -> None:
    assert not set(SAY_NOTHING_TO_TEST) & names_in_tests()
