"""The options of a game of Palm Island (PALM-2.3, 2.5, 10, 11.2, 16.4), for those who offer them.

What is chosen is checked by `rules.setup`.
"""

from __future__ import annotations

from islands_desktop.core.options import Option
from islands_desktop.core.phrases import phrase
from islands_desktop.games.palm_island.components import BUILDINGS, DIFFICULTIES, FEATS

_FEATS = tuple(card.code for card in FEATS)
_DIFFICULTIES = tuple(DIFFICULTIES)

SOLO_OPTIONS: tuple[Option, ...] = (
    Option(
        "difficulty",
        "choice",
        "hard",
        phrase("Hard plays without feats, medium with exactly one, easy with any number."),
        _DIFFICULTIES,
    ),
    Option("feats", "several", (), phrase("Feats in the deck; each must be earned."), _FEATS),
    Option("villagers", "switch", False, phrase("Three villagers, drawn at random, join.")),
    Option("open_deck", "switch", False, phrase("All cards of the deck may be looked at.")),
    Option("practice", "switch", False, phrase("Earlier rounds may be taken back.")),
    Option(
        "order",
        "order",
        (),
        phrase("The buildings from top to bottom, instead of a shuffle."),
        tuple(card.code for card in BUILDINGS),
    ),
    Option(
        "profile",
        "pairs",
        (),
        phrase("Feats earned so far, each with the difficulty it was earned at."),
        _FEATS,
        _DIFFICULTIES,
    ),
)
"""Options of the mode `solo`."""
