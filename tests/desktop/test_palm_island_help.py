"""The help of Palm Island for several players: its figures are those of the cards."""

from __future__ import annotations

from islands_desktop.core.assets import read_asset
from islands_desktop.desktop.games.palm_island.table_card_words import criterion_words
from islands_desktop.games.palm_island.components import ABILITIES, DISASTERS, OUTPOSTS
from islands_desktop.games.palm_island.names import ability_name, card_name, resource_words

TEXT = read_asset("help/palm_island.md")
WORDS = " ".join(TEXT.split())


def test_every_outpost_stands_with_points_criterion_and_cost() -> None:
    for card in OUTPOSTS:
        name, asks = card_name(card.code), criterion_words(card.code)
        cost = resource_words(card.cost)
        assert f"**{name}** ({card.value}): {asks}. Speed: {cost}." in WORDS, name


def test_every_disaster_stands_with_its_levels() -> None:
    for card in DISASTERS:
        costs = " | ".join(resource_words(cost) for cost in card.levels)
        assert f"| {card_name(card.code)} | {costs} |" in TEXT


def test_every_ability_stands_with_what_it_asks_for() -> None:
    for name, spec in ABILITIES.items():
        asks = f"({spec.up_per_player} upgrades and {resource_words(spec.cost_per_player)}"
        assert f"**{ability_name(name)}** {asks} for each player)" in WORDS, name
