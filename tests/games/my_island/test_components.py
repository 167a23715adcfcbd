"""The component file against the rule document's tables: pieces, scoring rules, episodes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from islands_desktop.games.my_island.components import (
    EPISODES,
    LOCK,
    MARKS,
    RULES,
    SYMBOLS,
    TILES,
    Region,
    RuleSpec,
)
from islands_desktop.games.my_island.names import rule_about, rule_name
from islands_desktop.games.my_island.rules.scoring_end import END
from islands_desktop.games.my_island.rules.scoring_now import NOW
from tests.games.my_island import episode_table

CODES = {"B": "beach", "H": "heather", "P": "palm", "R": "rainforest", "U": "plateau"}
STARTS: dict[str, Region] = {
    "beach": ("terrain", ("beach",)),
    "row 7": ("rows", (7,)),
    "beside observatory": ("near", ("observatory",)),
}
FIELDS = {"max": "most"}


def rows_of(text: str) -> list[list[str]]:
    return [[part.strip() for part in line.split(" | ")] for line in text.strip().splitlines()]


def value_of(name: str, text: str) -> Any:
    """A parameter of a scoring rule as the program keeps it."""
    if name in ("symbols", "blockers", "targets"):
        names = SYMBOLS if text == "all" else text.strip("[]").split(", ")
        return tuple(SYMBOLS.index(symbol) for symbol in names)
    if name in ("region", "to"):
        kind, listed = text.strip("{}").split(": ")
        return kind, tuple(listed.strip("[]").split(", "))
    if name == "steps":
        return tuple((int(n), int(p)) for n, p in re.findall(r"\[(\d+), (\d+)\]", text))
    if name == "of":
        return tuple(text.strip("[]").split(", "))
    return text if name == "mark" else int(text)


def spec_of(name: str, kind: str, parameters: str) -> RuleSpec:
    """The rule that a row of the table describes."""
    fields: dict[str, Any] = {"about": RULES[name].about}
    for part in re.split(r", (?=[a-z_]+ )", parameters):
        key, text = part.split(" ", 1)
        fields[FIELDS.get(key, key)] = value_of(key, text)
    return RuleSpec(name, kind, **fields)


@pytest.mark.parametrize("row", rows_of(episode_table.RULES), ids=lambda row: str(row[0]))
def test_scoring_rule_is_that_of_the_document(row: list[str]) -> None:
    """MYIS-8.5: each is one primitive with its parameters, and has a name and a sentence."""
    name, kind, parameters = row
    assert RULES[name] == spec_of(name, kind, parameters)
    assert (kind in NOW) + (kind in END) + (kind == "race") == 1
    assert rule_name(name)
    assert rule_about(name).endswith(".")


def test_no_scoring_rule_is_missing() -> None:
    assert set(RULES) == {row[0] for row in rows_of(episode_table.RULES)}


@pytest.mark.parametrize("row", rows_of(episode_table.EPISODES), ids=lambda row: str(row[0]))
def test_episode_is_that_of_the_document(row: list[str]) -> None:
    """MYIS-8.5 and section 13: an episode is a list of rules."""
    name, letters, start, marks, listed, medals = row
    for kind in ("largest", "grand"):
        every = " ".join(f"{kind}_{symbol}" for symbol in ("field", "house", "wall", "path"))
        listed = listed.replace(f"{kind}_*", every)
    spec = EPISODES[name]
    assert set(spec.open) == {CODES[letter] for letter in letters}
    assert spec.start == STARTS[start]
    assert set(spec.marks) == (set() if marks == "-" else set(marks.split()))
    assert spec.rules == tuple(listed.split())
    assert "/".join(map(str, spec.medals)) == medals
    assert spec.lock == LOCK


def test_bridges_stand_first_in_their_episodes() -> None:
    """MYIS-8.3."""
    for spec in EPISODES.values():
        assert "bridge" not in spec.rules[1:]


def test_there_is_one_kind_of_house() -> None:
    """MYIS-14.1: four symbols; the dominoes show all six pairs of them."""
    assert SYMBOLS == ("house", "field", "wall", "path")
    pairs = {frozenset(symbol for _, symbol in tile.cells) for tile in TILES[:6]}
    assert len(pairs) == 6


def test_there_are_six_rhombi_and_84_hexes() -> None:
    """MYIS-14.2: each symbol 21 times; with the extra tiles 96 hexes, each 24 times."""
    sizes = [len(tile.cells) for tile in TILES]
    assert sizes == [2] * 6 + [3] * 16 + [4] * 6 + [3, 4, 4, 1]
    base = [symbol for tile in TILES[:28] for _, symbol in tile.cells]
    every = [symbol for tile in TILES for _, symbol in tile.cells]
    assert [base.count(number) for number in range(4)] == [21] * 4
    assert [every.count(number) for number in range(4)] == [24] * 4
    assert [tile.from_episode for tile in TILES[28:]] == [10, 13, 16, 19]


def test_marks_lie_apart() -> None:
    """MYIS-3.9: no hex bears two marks of one episode."""
    assert len(MARKS) == 14
    for spec in EPISODES.values():
        cells = [cell for mark in spec.marks for one in MARKS[mark].instances for cell in one.cells]
        assert len(cells) == len(set(cells)), spec.id
