"""The options of a game of Palm Island (PALM-2.3, 2.5, 10, 11.2, 13.1, 15.4, 16.4), for those who
offer them.

What is chosen is checked by `rules.setup`.
"""

from __future__ import annotations

from islands_desktop.core.options import Option
from islands_desktop.core.phrases import phrase
from islands_desktop.games.palm_island.components import (
    ABILITIES,
    BUILDINGS,
    DIFFICULTIES,
    DISASTERS,
    FEATS,
)

_FEATS = tuple(card.code for card in FEATS)
_DIFFICULTIES = tuple(DIFFICULTIES)

DRAWN, NO_ABILITY = "drawn", "none"

_OPEN_DECK = Option("open_deck", "switch", False, phrase("All cards of the deck may be looked at."))
_PRACTICE = Option("practice", "switch", False, phrase("Earlier rounds may be taken back."))
_ORDER = Option(
    "order",
    "order",
    (),
    phrase("The buildings from top to bottom, instead of a shuffle."),
    tuple(card.code for card in BUILDINGS),
)

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
    _OPEN_DECK,
    _PRACTICE,
    _ORDER,
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

COOPERATIVE_OPTIONS: tuple[Option, ...] = (
    Option(
        "disaster",
        "choice",
        DRAWN,
        phrase("The disaster that the group must avert, chosen or drawn."),
        (DRAWN, *(card.code for card in DISASTERS)),
    ),
    Option(
        "ability",
        "choice",
        NO_ABILITY,
        phrase("An ability that the group can enable once, or none."),
        (NO_ABILITY, *ABILITIES),
    ),
    _OPEN_DECK,
    _PRACTICE,
)

CASUAL_OPTIONS: tuple[Option, ...] = (
    Option("villagers", "switch", False, phrase("The same three villagers join in every deck.")),
    _OPEN_DECK,
    _PRACTICE,
    _ORDER,
)

SPEED_OPTIONS: tuple[Option, ...] = (
    Option("villagers", "switch", False, phrase("Villagers are bought instead of outposts.")),
    Option("clock", "switch", False, phrase("Time is measured instead of handling.")),
    _OPEN_DECK,
    _ORDER,
)

OPTIONS: dict[str, tuple[Option, ...]] = {
    "solo": SOLO_OPTIONS,
    "cooperative": COOPERATIVE_OPTIONS,
    "casual": CASUAL_OPTIONS,
    "speed": SPEED_OPTIONS,
}
"""Options by mode."""
