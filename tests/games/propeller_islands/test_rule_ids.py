"""Every rule of Propeller Islands has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.propeller_islands.examples import EXAMPLES
from tests.games.propeller_islands.rule_ids import EXAMPLE_IDS, RULE_IDS


def names_in_tests(pattern: str) -> set[str]:
    """What the names and docstrings of this folder's tests mention."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for part in re.split(r"\n(?=def |class |    def )", path.read_text(encoding="utf-8"))[1:]:
            heading = part.partition('"""')[2].partition('"""')[0]
            heading = re.sub(
                r"(PROP-\d+\.)(\d+) to PROP-\d+\.(\d+)",
                lambda m: " ".join(f"{m[1]}{n}" for n in range(int(m[2]), int(m[3]) + 1)),
                heading,
            )
            found |= set(re.findall(pattern, part.partition("(")[0] + " " + heading))
    return found


def test_every_rule_is_named() -> None:
    missing = set(RULE_IDS) - names_in_tests(r"PROP-\d+\.\d+")
    assert not missing, sorted(missing)


def test_only_rules_that_exist_are_named() -> None:
    assert names_in_tests(r"PROP-\d+\.\d+") <= set(RULE_IDS)


def test_every_example_is_played() -> None:
    played = {example.id for example in EXAMPLES} | names_in_tests(r"PROP-V\d+")
    assert played == set(EXAMPLE_IDS)
