"""Names of tiles, cards, levels and tribes as players read them."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase, say
from islands_desktop.games.rabbit_island.components import (
    ACTION_INDEX,
    ACTION_TYPES,
    TILE_INDEX,
    TILES,
)

_TILES = {
    "cave": phrase("Cave"),
    "forest": phrase("Forest"),
    "meadow": phrase("Meadow"),
    "lake": phrase("Lake"),
    "valley": phrase("Valley"),
    "carrot_patch": phrase("Carrot Patch"),
    "rabbit_hole": phrase("Rabbit Hole"),
    "founders_hill": phrase("Founder's Hill"),
}

_CARDS = {
    "advance": phrase("Advance"),
    "collapse": phrase("Collapse!"),
    "drought": phrase("Drought"),
    "epic-discovery": phrase("Epic Discovery"),
    "every-bunny-wins": phrase("Every Bunny Wins"),
    "extreme-advance": phrase("Extreme Advance"),
    "free-labor": phrase("Free Labor"),
    "full-harvest": phrase("Full Harvest"),
    "go-home": phrase("Go Home!"),
    "hometown-advantage": phrase("Hometown Advantage"),
    "hungry-workers": phrase("Hungry Workers"),
    "peace-and-quiet": phrase("Peace & Quiet"),
    "poor-harvest": phrase("Poor Harvest"),
    "thwarted": phrase("Thwarted!"),
}

_CARD_TEXTS = {
    "advance": phrase(
        "The rabbit of the active player goes one space. You choose the way at a fork."
    ),
    "collapse": phrase(
        "Lies face up and counts 3, 2, 1 on your turns; then the lowest token below your rabbit is "
        "lost."
    ),
    "drought": phrase("This turn the active player harvests nothing."),
    "epic-discovery": phrase(
        "The first time the active player draws an Action Card this turn, two more are drawn."
    ),
    "every-bunny-wins": phrase("Every player takes 100 carrots."),
    "extreme-advance": phrase(
        "The rabbit of the active player goes two spaces. You choose the way at each fork."
    ),
    "free-labor": phrase("This turn building is free."),
    "full-harvest": phrase("This turn what the active player harvests is doubled."),
    "go-home": phrase("The rabbit of the active player is put on Founder's Hill."),
    "hometown-advantage": phrase("This turn what the owner of the tile harvests is doubled."),
    "hungry-workers": phrase("This turn building costs twice as much."),
    "peace-and-quiet": phrase(
        "All Action Cards of this turn lose their effect, and no more can be played this turn."
    ),
    "poor-harvest": phrase("This turn the owner of the tile harvests nothing."),
    "thwarted": phrase("Cancels one Action Card that still waits on the stack."),
}

_LEVELS = (phrase("Camp"), phrase("Village"), phrase("Town"))

_DIRECTIONS = {
    "N": phrase("north"),
    "E": phrase("east"),
    "S": phrase("south"),
    "W": phrase("west"),
}


def tile_type_name(kind: str) -> str:
    """A type of tile.

    >>> tile_type_name("carrot_patch")
    'Carrot Patch'
    """
    return say(_TILES[kind])


def tile_name(tile: str) -> str:
    """A tile by its id: its type, and the number that tells it from its like.

    >>> tile_name("cave-3"), tile_name("hill-short")
    ('Cave 3', "Founder's Hill")
    """
    kind = TILES[TILE_INDEX[tile]].type
    number = tile.rsplit("-", 1)[-1]
    return f"{say(_TILES[kind])} {number}" if number.isdigit() else say(_TILES[kind])


def card_type_name(kind: str) -> str:
    """A type of Action Card."""
    return say(_CARDS[kind])


def card_type_text(kind: str) -> str:
    """What a type of Action Card does."""
    return say(_CARD_TEXTS[kind])


def card_name(card: str) -> str:
    """An Action Card by its id.

    >>> card_name("advance-2")
    'Advance'
    """
    return say(_CARDS[ACTION_TYPES[ACTION_INDEX[card]]])


def card_name_with_number(card: str) -> str:
    """The same with the number that tells it from its like, where there are several.

    >>> card_name_with_number("advance-2"), card_name_with_number("drought-1")
    ('Advance 2', 'Drought')
    """
    kind = ACTION_TYPES[ACTION_INDEX[card]]
    if ACTION_TYPES.count(kind) == 1:
        return card_name(card)
    return f"{card_name(card)} {card.rsplit('-', 1)[-1]}"


def level_name(level: int) -> str:
    """A level by its number from 1.

    >>> level_name(3)
    'Town'
    """
    return say(_LEVELS[level - 1])


def direction_name(direction: str) -> str:
    """A direction of the board.

    >>> direction_name("E")
    'east'
    """
    return say(_DIRECTIONS[direction])


def cell_name(x: int, y: int) -> str:
    """A cell by its way from the Hill.

    >>> cell_name(2, -1), cell_name(0, 0), cell_name(-1, 0)
    ('2 east, 1 north', 'the Hill', '1 west')
    """
    words = []
    if x:
        words.append(say("{n} east", n=x) if x > 0 else say("{n} west", n=-x))
    if y:
        words.append(say("{n} south", n=y) if y > 0 else say("{n} north", n=-y))
    return ", ".join(words) or say("the Hill")
