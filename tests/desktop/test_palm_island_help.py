"""The help of Palm Island for several players: its figures are those of the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from islands_desktop.core.assets import assets_folder, read_asset
from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.table_card_words import criterion_words
from islands_desktop.desktop.language import install_language
from islands_desktop.games.palm_island.components import ABILITIES, DISASTERS, OUTPOSTS
from islands_desktop.games.palm_island.names import ability_name, card_name, resource_words

TEXT = read_asset("help/palm_island.md")
WORDS = " ".join(TEXT.split())
FILES = sorted((assets_folder() / "help").glob("**/palm_island.md"))


@pytest.fixture(params=FILES, ids=lambda path: path.parent.name)
def text(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    """A help text, with its language in use."""
    language = request.param.parent.name
    install_language("en" if language == "help" else language)
    yield request.param.read_text("utf-8")
    install_language("en")


def test_every_outpost_stands_with_points_criterion_and_cost(text: str) -> None:
    words = " ".join(text.split())
    for card in OUTPOSTS:
        entry = rf"\*\*{card_name(card.code)}\*\* \((\d)\) ?: ([^.]+)\. {say('Speed')} ?: ([^.]+)\."
        found = re.search(entry, words)
        assert found is not None, entry
        assert found[1] == str(card.value)
        assert re.findall(r"\d", found[2]) == re.findall(r"\d", criterion_words(card.code))
        assert found[3] == resource_words(card.cost)


def test_every_disaster_stands_with_its_levels(text: str) -> None:
    for card in DISASTERS:
        costs = " | ".join(resource_words(cost) for cost in card.levels)
        assert f"| {card_name(card.code)} | {costs} |" in text


def test_every_ability_stands_with_what_it_asks_for() -> None:
    for name, spec in ABILITIES.items():
        asks = f"({spec.up_per_player} upgrades and {resource_words(spec.cost_per_player)}"
        assert f"**{ability_name(name)}** {asks} for each player)" in WORDS, name
