"""What tiles, guilds, resources and characters are called in sentences."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase, say
from islands_desktop.games.propeller_islands.components import (
    ANY_NUMBER,
    BLUEPRINT_INDEX,
    BLUEPRINTS,
    CHARACTER_INDEX,
    GUILDS,
    LEVELS,
    NO_BLOCK,
    TILE_INDEX,
    TILES,
    Resources,
    Tile,
)
from islands_desktop.games.propeller_islands.rules.blueprints import upgrade_id

_TYPES = {
    1: phrase("Capitol"),
    2: phrase("Depot"),
    3: phrase("Depot"),
    4: phrase("Depot"),
    5: phrase("Tinker Shop"),
    6: phrase("Refinery"),
    7: phrase("Iron Foundry"),
    8: phrase("Hotel"),
    9: phrase("Smelting Plant"),
    10: phrase("Factory"),
    11: phrase("Radio Station"),
    12: phrase("Warehouse"),
    13: phrase("Crystal Trader"),
    14: phrase("Luxury Apartments"),
    15: phrase("Parcel Service"),
    16: phrase("Floating Gardens"),
    17: phrase("Theater"),
    18: phrase("Laboratory"),
    19: phrase("Archives"),
    20: phrase("Newspaper"),
    21: phrase("Coffee House"),
    22: phrase("Zeppelin Tower"),
    23: phrase("Observation Platform"),
}
"""English names by printed number: templates that a translation may replace."""

_GUILDS = {
    "industry": phrase("Industry"),
    "science": phrase("Science"),
    "culture": phrase("Culture"),
}

_CHARACTERS = {
    "jacques": phrase("Jacques, the Explorer"),
    "nelson": phrase("Nelson, the Admiral"),
    "amelia": phrase("Amelia, the Pioneer"),
    "marie": phrase("Marie, the Scientist"),
    "nicola": phrase("Nicola, the Inventor"),
    "charles": phrase("Sir Charles, the Politician"),
}

_RANKS = {
    "Deckhand": phrase("Deckhand"),
    "Steersman": phrase("Steersman"),
    "Captain": phrase("Captain"),
    "Governor": phrase("Governor"),
    "Legend": phrase("Legend"),
}


def type_name(number: int) -> str:
    """Name of a tile by its printed number."""
    return say(_TYPES[number])


def guild_name(guild: int) -> str:
    """Name of a guild, counted from 1."""
    return say(_GUILDS[GUILDS[guild - 1]])


def tile_name(tile_id: str) -> str:
    """Name and mark of a tile.

    >>> tile_name("T05-2"), tile_name("T04-1"), tile_name("T14-1"), tile_name("CAP-A")
    ('Tinker Shop 2', 'Depot (part)', 'Luxury Apartments', 'Capitol')
    """
    tile = TILES[TILE_INDEX[tile_id]]
    name = type_name(tile.type)
    if tile.benefit is not None:
        return f"{name} ({benefit_words(tile)})"
    return name if tile.number in (ANY_NUMBER, NO_BLOCK) else f"{name} {tile.number}"


def benefit_words(tile: Tile) -> str:
    """What a depot gives, in a word."""
    assert tile.benefit is not None, f"{tile.id} is no depot"
    if tile.benefit.deploys:
        return say("worker")
    return say("steel") if tile.benefit.gain[1] else say("part")


def mark_words(tile_id: str) -> str:
    """The guild mark of a tile: its banner or its hub icon.

    >>> mark_words("T05-2"), mark_words("T14-1"), mark_words("CAP-A")
    ('Industry hub', 'Culture banner', '')
    """
    tile = TILES[TILE_INDEX[tile_id]]
    if tile.hub:
        return say("{guild} hub", guild=guild_name(tile.hub))
    if tile.banner:
        return say("{guild} banner", guild=guild_name(tile.banner))
    return ""


def resource_name(name: str) -> str:
    """Name of one resource."""
    return {"energy": say("energy"), "steel": say("steel"), "part": say("part")}[name]


def resource_words(resources: Resources) -> str:
    """Resources in words.

    >>> resource_words((2, 1, 0)), resource_words((0, 0, 2)), resource_words((0, 0, 0))
    ('2 energy, 1 steel', '2 parts', 'nothing')
    """
    energy, steel, parts = resources
    words = []
    if energy:
        words.append(say("{n} energy", n=energy))
    if steel:
        words.append(say("{n} steel", n=steel))
    if parts:
        words.append(say("1 part") if parts == 1 else say("{n} parts", n=parts))
    return ", ".join(words) if words else say("nothing")


def character_name(character: str) -> str:
    """Name and title of a character."""
    return say(_CHARACTERS[character]) if character in CHARACTER_INDEX else character


def upgrade_name(upgrade: str) -> str:
    """What an upgrade is called; `upgrade` as in events.

    >>> upgrade_name("wild"), upgrade_name("steel"), upgrade_name("science")
    ('wild upgrade', 'steel upgrade', 'Science banner')
    """
    if upgrade == "wild":
        return say("wild upgrade")
    if upgrade in _GUILDS:
        return say("{guild} banner", guild=say(_GUILDS[upgrade]))
    return say("{resource} upgrade", resource=resource_name(upgrade))


def blueprint_name(card_id: str) -> str:
    """A blueprint in words: there are no names on the cards.

    >>> blueprint_name("B1-01")
    'blueprint B1-01 (1 energy, 1 steel, 1 part: 3 points, Industry banner)'
    """
    card = BLUEPRINTS[BLUEPRINT_INDEX[card_id]]
    return say(
        "blueprint {card} ({cost}: {points}, {upgrade})",
        card=card.id,
        cost=resource_words(card.cost),
        points=points_words(card.vp),
        upgrade=upgrade_name(upgrade_id(card.token)),
    )


def level_name(level: str) -> str:
    """A stack of blueprints in words."""
    if level == LEVELS[0]:
        return say("a blueprint of level I from the stack")
    return say("a blueprint of level II from the stack")


def points_words(points: int) -> str:
    """Points in words.

    >>> points_words(1), points_words(31)
    ('1 point', '31 points')
    """
    return say("1 point") if points == 1 else say("{points} points", points=points)


def rank_name(rank: str) -> str:
    """A rank of the solo challenge in the current language."""
    return say(_RANKS[rank])
