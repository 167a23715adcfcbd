"""The help texts: complete, found by rule number, and set for reading."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop import games
from islands_desktop.core.assets import read_asset
from islands_desktop.desktop import games as desktop_games
from islands_desktop.desktop.look.reading import HEADING_PX, set_for_reading
from islands_desktop.desktop.panels.help_panel import HelpText
from islands_desktop.desktop.shortcuts import STANDARD_ACTIONS
from islands_desktop.games.my_island.components import EPISODES, RULES
from islands_desktop.games.palm_island.components import CARDS
from islands_desktop.games.palm_island.names import kind_name
from islands_desktop.games.registry import GAME_IDS

TEXTS = {game: read_asset(f"help/{game}.md") for game in GAME_IDS}
KEYS = read_asset("help/keys.md")


def cited_rules() -> list[tuple[str, str]]:
    """Game and number of every rule that a game can name in a refusal or a step."""
    found = set()
    for game in GAME_IDS:
        for folder in (games, desktop_games):
            for file in (Path(folder.__file__ or "").parent / game).rglob("*.py"):
                text = file.read_text(encoding="utf-8")
                found |= {(game, rule) for rule in re.findall(r'"([A-Z]{4}-\d+\.\d+)"', text)}
    return sorted(found)


@pytest.mark.parametrize(("game", "rule"), cited_rules())
def test_every_rule_that_can_be_cited_is_explained(game: str, rule: str) -> None:
    assert f"**{rule}** " in TEXTS[game]


@pytest.mark.parametrize("game", GAME_IDS)
def test_rule_numbers_are_in_order_and_each_once(game: str) -> None:
    found = re.findall(r"\*\*[A-Z]{4}-(\d+)\.(\d+)\*\*", TEXTS[game])
    numbers = [tuple(map(int, number)) for number in found]
    assert numbers and numbers == sorted(set(numbers))


@pytest.mark.parametrize("game", GAME_IDS)
def test_first_place_with_a_rule_number_is_its_explanation(game: str) -> None:
    text = TEXTS[game]
    for rule in re.findall(r"\*\*([A-Z]{4}-\d+\.\d+)\*\*", text):
        assert text.index(rule) == text.index(f"**{rule}**") + 2


def test_every_card_is_named() -> None:
    for card in CARDS.values():
        assert kind_name(card.code).lower() in TEXTS["palm_island"].lower()


def test_myis_12_22_help_gives_no_episode_away() -> None:
    campaign = json.loads(read_asset("components/my_island.json"))["campaign"]
    for told in (*campaign["chapters"], *campaign["episodes"]):
        assert not re.search(rf"\b{re.escape(told['title'])}\b", TEXTS["my_island"])
        assert told["story"] not in TEXTS["my_island"]


def test_the_points_in_the_help_are_those_of_the_game() -> None:
    text = TEXTS["my_island"]
    eternal, first = EPISODES["eternal"].medals, EPISODES["E01"].medals
    assert "bronze needs {}, silver {} and gold\n  {}".format(*eternal) in text
    assert "it is {}, {} and {}.".format(*first) in text
    assert (
        f"| {RULES['farm'].points} each |" in text and f"| {RULES['road5'].points} each |" in text
    )


def test_every_standard_key_is_listed() -> None:
    for action in STANDARD_ACTIONS.values():
        assert f"`{action.key}`" in KEYS, action.id


@pytest.mark.parametrize(
    ("game", "rule"),
    [("palm_island", "PALM-10.9"), ("my_island", "MYIS-6.7"), ("my_island", "MYIS-8.2")],
)
def test_help_finds_a_rule_by_its_number(qtbot: QtBot, game: str, rule: str) -> None:
    text = HelpText()
    qtbot.addWidget(text)
    text.resize(320, 400)
    text.show_topic(game)
    text.show()
    assert text.find_words(rule)
    assert text.verticalScrollBar().value() > 0
    assert text.textCursor().selectedText() == rule


def test_document_is_set_for_reading(qapp: QApplication) -> None:
    document = QTextDocument()
    document.setMarkdown("# Title\n\nWords.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n")
    set_for_reading(document, QColor("#888888"))
    title = QTextCursor(document)
    title.setPosition(2)
    assert title.charFormat().font().pixelSize() == HEADING_PX[1]
    words = document.findBlockByNumber(1)
    assert words.blockFormat().topMargin() == 0
    assert words.blockFormat().bottomMargin() > 0
    assert words.blockFormat().lineHeight() > 100
