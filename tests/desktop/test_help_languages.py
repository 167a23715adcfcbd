"""Help in other languages: the same rules in the same order, and English where there is none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from islands_desktop.core.assets import assets_folder, read_asset
from islands_desktop.desktop.language import LANGUAGES, install_language, language_in_use
from islands_desktop.desktop.panels.help_panel import HelpText, help_text
from islands_desktop.games.palm_island import components as palm
from islands_desktop.games.palm_island import names as palm_names
from islands_desktop.games.propeller_islands import components as propeller
from islands_desktop.games.propeller_islands import names as propeller_names
from islands_desktop.games.rabbit_island import components as rabbit
from islands_desktop.games.rabbit_island import names as rabbit_names

FOLDER = assets_folder() / "help"
TOPICS = sorted(path.stem for path in FOLDER.glob("*.md"))
TRANSLATED = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.md"))


@pytest.fixture(autouse=True)
def english_again(qtbot: QtBot) -> Iterator[None]:
    """Other tests read English, whatever happens in these."""
    yield
    install_language("en")


@pytest.mark.parametrize("name", TRANSLATED)
def test_a_translated_help_explains_the_same_rules_with_the_same_figures(name: str) -> None:
    language, _, topic = name.partition("/")
    assert language in LANGUAGES
    english, own = read_asset(f"help/{topic}"), read_asset(f"help/{name}")
    for sign in (r"\*\*([A-Z]{4}-\d+\.\d+)\*\* ", r"^## ([A-Z]{4}-\d+) ", r"^(#+) ", r"^(\||-) "):
        found = [re.findall(sign, text, re.MULTILINE) for text in (english, own)]
        assert found[0] == found[1], sign
    for line, own_line in zip(_entries(english), _entries(own), strict=True):
        assert not _figures(line) - _figures(own_line), own_line


def _entries(text: str) -> list[str]:
    """Entries of lists, rows of tables and paragraphs, each with all its lines."""
    return re.split(r"\n(?=\s*- |\d\. |\||#|\n)", text)


def _figures(entry: str) -> Counter[str]:
    """Figures of an entry, without names of keys; words may also be written as figures."""
    return Counter(re.findall(r"\d+", re.sub(r"`[^`]*`", "", entry)))


def test_help_is_read_in_the_language_in_use_and_otherwise_in_english(qtbot: QtBot) -> None:
    shown = HelpText()
    qtbot.addWidget(shown)
    install_language("pt")
    assert language_in_use() == "pt"
    assert help_text("palm_island") == read_asset("help/pt/palm_island.md")
    assert help_text("keys") == read_asset("help/pt/keys.md")
    shown.show_topic("my_island")
    assert shown.find_words("MYIS-11.4")
    assert "recorde" in shown.toPlainText()
    install_language("de")
    assert help_text("my_island") == read_asset("help/de/my_island.md")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_topic_without_a_translation_is_read_in_english(qtbot: QtBot, language: str) -> None:
    install_language(language)
    for topic in TOPICS:
        translated = f"{language}/{topic}.md"
        name = translated if translated in TRANSLATED else f"{topic}.md"
        assert help_text(topic) == read_asset(f"help/{name}")


def test_some_help_is_translated_and_some_is_not() -> None:
    """Both ways of reading are tried above: English itself has no folder of its own."""
    assert {"de/my_island.md", "pt/keys.md"} <= set(TRANSLATED)
    assert not [name for name in TRANSLATED if name.startswith("en/")]


def _names(topic: str) -> set[str]:
    """What the table calls the pieces of a game in the language in use."""
    match topic:
        case "palm_island":
            return {palm_names.kind_name(code) for code in palm.CARDS}
        case "rabbit_island":
            cards = {rabbit_names.card_type_name(kind) for kind in rabbit.CARD_TYPES}
            return cards | {rabbit_names.tile_type_name(kind) for kind in rabbit.TERRITORY_LEVELS}
        case "propeller_islands":
            tiles = {tile.type for tile in propeller.TILES if tile.kind != "depot"}
            people = {propeller_names.character_name(c.id) for c in propeller.CHARACTERS}
            ranks = {propeller_names.rank_name(rank) for _, rank in propeller.RANKS}
            tile_names = {propeller_names.type_name(number) for number in tiles}
            return tile_names | {name.split(",")[0] for name in people} | ranks
        case _:
            return set()


@pytest.mark.parametrize("name", TRANSLATED)
def test_a_translated_help_calls_pieces_as_the_table_does(qtbot: QtBot, name: str) -> None:
    language, _, topic = name.partition("/")
    install_language(language)
    text = " ".join(read_asset(f"help/{name}").lower().split())
    names = {
        " ".join(name.replace("\u00ad", "").lower().split())
        for name in _names(topic.removesuffix(".md"))
    }
    assert sorted(name for name in names if name not in text) == []
