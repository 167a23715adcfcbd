"""The help texts: complete, found by rule number, and set for reading."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.core.assets import read_asset
from islands_desktop.desktop.look.reading import HEADING_PX, set_for_reading
from islands_desktop.desktop.panels.help_panel import HelpText
from islands_desktop.desktop.shortcuts import STANDARD_ACTIONS
from islands_desktop.games import palm_island
from islands_desktop.games.palm_island.components import CARDS
from islands_desktop.games.palm_island.names import kind_name

RULES = read_asset("help/palm_island.md")
KEYS = read_asset("help/keys.md")


def cited_rules() -> list[str]:
    """Every rule number that the game can name in a refusal."""
    folder = Path(palm_island.__file__).parent
    found = set()
    for file in folder.rglob("*.py"):
        found |= set(re.findall(r'"(PALM-\d+\.\d+)"', file.read_text(encoding="utf-8")))
    return sorted(found)


@pytest.mark.parametrize("rule", cited_rules())
def test_every_rule_that_can_be_cited_is_explained(rule: str) -> None:
    assert f"**{rule}** " in RULES


def test_rule_numbers_are_in_order_and_each_once() -> None:
    numbers = [
        tuple(map(int, number)) for number in re.findall(r"\*\*PALM-(\d+)\.(\d+)\*\*", RULES)
    ]
    assert numbers == sorted(set(numbers))


def test_first_place_with_a_rule_number_is_its_explanation() -> None:
    for rule in re.findall(r"\*\*(PALM-\d+\.\d+)\*\*", RULES):
        assert RULES.index(rule) == RULES.index(f"**{rule}**") + 2


def test_every_card_is_named() -> None:
    for card in CARDS.values():
        assert kind_name(card.code).lower() in RULES.lower()


def test_every_standard_key_is_listed() -> None:
    for action in STANDARD_ACTIONS.values():
        assert f"`{action.key}`" in KEYS, action.id


def test_help_finds_a_rule_by_its_number(qtbot: QtBot) -> None:
    text = HelpText()
    qtbot.addWidget(text)
    text.resize(320, 400)
    text.show_topic("palm_island")
    text.show()
    assert text.find_words("PALM-10.9")
    assert text.verticalScrollBar().value() > 0
    assert text.textCursor().selectedText() == "PALM-10.9"


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
