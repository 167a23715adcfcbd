"""The help of Propeller Islands: every rule the game can name, and the numbers of its pieces."""

from __future__ import annotations

import re
from pathlib import Path

from islands_desktop import games
from islands_desktop.core.assets import read_asset
from islands_desktop.desktop import games as desktop_games
from islands_desktop.games.propeller_islands.components import (
    CHARACTERS,
    DICE,
    LINES,
    RANKS,
    TILES,
    TRUMPETS,
)
from islands_desktop.games.propeller_islands.names import character_name, rank_name, type_name

TEXT = read_asset("help/propeller_islands.md")
WORDS = " ".join(TEXT.split())


def test_every_rule_that_can_be_cited_is_explained() -> None:
    cited = set()
    for folder in (games, desktop_games):
        for file in (Path(folder.__file__ or "").parent / "propeller_islands").rglob("*.py"):
            cited |= set(re.findall(r'"(PROP-\d+\.\d+)"', file.read_text("utf-8")))
    assert len(cited) > 40
    assert sorted(rule for rule in cited if f"**{rule}** " not in TEXT) == []


def test_rule_numbers_are_in_order_and_explained_where_they_first_stand() -> None:
    found = re.findall(r"\*\*PROP-(\d+)\.(\d+)\*\*", TEXT)
    numbers = [(int(chapter), int(rule)) for chapter, rule in found]
    assert numbers == sorted(set(numbers))
    for chapter, rule in found:
        name = f"PROP-{chapter}.{rule}"
        assert TEXT.index(name) == TEXT.index(f"**{name}**") + 2


def test_every_building_character_line_and_rank_is_explained() -> None:
    for tile in TILES:
        name = type_name(tile.type)
        assert f"*{name}*" in TEXT or f"| {name} |" in TEXT or tile.kind == "depot", name
    for character in CHARACTERS:
        assert f"*{character_name(character.id).split(',')[0]}*" in TEXT
    for line in LINES:
        assert f"| {line.id} |" in TEXT
    for _, rank in RANKS:
        assert rank_name(rank) in TEXT


def test_landmarks_score_what_the_help_says() -> None:
    for tile in TILES:
        if tile.score is not None:
            rule = f"**PROP-11.{tile.type}** *{type_name(tile.type)}*: {tile.score.vp} "
            assert rule in TEXT


def test_the_numbers_are_those_of_the_game() -> None:
    assert f"Two players use {DICE[2]} dice, three {DICE[3]}, four {DICE[4]}." in WORDS
    assert "until you have {} fame and grows at {}.".format(*TRUMPETS) in WORDS
    assert "With {} fame the power of your character opens, with {} the".format(*TRUMPETS) in WORDS
    ranks = [f"from {least} {rank_name(rank)}" for least, rank in RANKS[1:]]
    assert f"up to {RANKS[1][0] - 1} points" in WORDS
    assert [words for words in ranks if words not in WORDS] == []


def test_every_key_of_the_table_is_listed() -> None:
    folder = Path(desktop_games.__file__ or "").parent / "propeller_islands"
    found = set(re.findall(r"_Key\.Key_([A-Z]):", (folder / "controller.py").read_text("utf-8")))
    assert len(found) > 5
    assert sorted(key for key in found if f"`{key}`" not in TEXT) == []
