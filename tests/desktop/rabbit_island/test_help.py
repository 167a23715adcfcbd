"""The help of Rabbit Island: every rule the game can name, and the numbers of its pieces."""

from __future__ import annotations

import re
from pathlib import Path

from islands_desktop import games
from islands_desktop.core.assets import read_asset
from islands_desktop.desktop import games as desktop_games
from islands_desktop.games.rabbit_island.components import (
    CARD_TYPES,
    MODE_SPECS,
    START_CARROTS,
    TERRITORY_LEVELS,
    TOKENS,
)
from islands_desktop.games.rabbit_island.names import card_type_name, tile_type_name

TEXT = read_asset("help/rabbit_island.md")


def test_every_rule_that_can_be_cited_is_explained() -> None:
    cited = set()
    for folder in (games, desktop_games):
        for file in (Path(folder.__file__ or "").parent / "rabbit_island").rglob("*.py"):
            cited |= set(re.findall(r'"(RABB-\d+\.\d+)"', file.read_text("utf-8")))
    assert len(cited) > 20
    assert sorted(rule for rule in cited if f"**{rule}** " not in TEXT) == []


def test_rule_numbers_are_in_order_and_explained_where_they_first_stand() -> None:
    found = re.findall(r"\*\*RABB-(\d+)\.(\d+)\*\*", TEXT)
    numbers = [(int(chapter), int(rule)) for chapter, rule in found]
    assert numbers == sorted(set(numbers))
    for chapter, rule in found:
        name = f"RABB-{chapter}.{rule}"
        assert re.search(rf"{re.escape(name)}\b", TEXT) is not None
        assert TEXT.index(name) == TEXT.index(f"**{name}**") + 2


def test_the_table_of_territories_is_that_of_the_game() -> None:
    for kind, levels in TERRITORY_LEVELS.items():
        cells = [
            f"{level.cost}, {level.vp} {'point' if level.vp == 1 else 'points'}, "
            f"{level.harvest} carrots"
            for level in levels
        ]
        assert f"| {tile_type_name(kind)} | {' | '.join(cells)} |" in TEXT


def test_every_card_is_explained() -> None:
    for kind in CARD_TYPES:
        name = card_type_name(kind)
        assert f"*{name}*" in TEXT or name == "Collapse!"


def test_the_numbers_of_the_beginning_are_those_of_the_game() -> None:
    deal = MODE_SPECS["standard"].deal
    assert f"Two players get {deal[2]} tiles each, three {deal[3]}, four seven" in TEXT.replace(
        f"four {deal[4]}", "four seven"
    )
    assert f"{START_CARROTS} carrots, {TOKENS} building tokens" in " ".join(TEXT.split())
