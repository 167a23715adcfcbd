"""Names of tiles, symbols and scoring rules as players read them."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase, say
from islands_desktop.games.my_island.components import RULES, TILES, RuleSpec
from islands_desktop.games.my_island.hexes import hex_name

_SYMBOLS = (phrase("house"), phrase("field"), phrase("wall"), phrase("path"))

_RULES = {
    "house_beach": phrase("Houses on the beach"),
    "visible_beach": phrase("Visible beach"),
    "shore_path": phrase("Path along the shore"),
    "road3": phrase("Roads to statues"),
    "road5": phrase("Roads to statues"),
    "farm": phrase("Farms"),
    "village": phrase("Villages"),
    "fort": phrase("Fortifications"),
    "largest_field": phrase("Largest farm"),
    "largest_house": phrase("Largest village"),
    "largest_wall": phrase("Largest fortification"),
    "largest_path": phrase("Largest path system"),
    "grand_field": phrase("Largest farm"),
    "grand_house": phrase("Largest village"),
    "grand_wall": phrase("Largest fortification"),
    "grand_path": phrase("Largest path system"),
    "first_farm": phrase("First farm"),
    "village_well": phrase("Villages with a well"),
    "homestead": phrase("Homesteads"),
    "clean_shore": phrase("Whole shore covered"),
    "raid": phrase("Raiders"),
    "tame": phrase("Taming the thornback"),
    "tame_twins": phrase("Taming the twins"),
    "goat_field": phrase("Fields on goats"),
    "tame_elder": phrase("Taming the elder"),
    "first_tame": phrase("First to tame the elder"),
    "weakest": phrase("Smallest of the largest"),
    "chest_any": phrase("Chests covered"),
    "all_chests": phrase("All chests"),
    "caravan": phrase("Roads to the tors"),
    "high_wall": phrase("Walls on the plateau"),
    "terrace": phrase("Terraces"),
    "bridge": phrase("Bridges"),
    "first_bridges": phrase("First with two bridges"),
    "rampart": phrase("Rampart"),
    "relic_path": phrase("Paths over relics"),
    "long_road": phrase("Long road"),
    "line3": phrase("Lines of three"),
    "line4": phrase("Lines of four"),
    "vent_wall": phrase("Walls on vents"),
    "vent2": phrase("Visible vents"),
    "lava": phrase("Lava"),
    "crater_wall": phrase("Walls beside the crater"),
}


def symbol_name(symbol: int) -> str:
    """A symbol by its number.

    >>> symbol_name(2)
    'wall'
    """
    return say(_SYMBOLS[symbol])


def rule_name(rule: str) -> str:
    """A scoring rule, as it heads a line of the score sheet."""
    return say(_RULES[rule])


def tile_name(tile: int) -> str:
    """A tile by what it shows.

    >>> tile_name(0)
    'house, field'
    """
    return ", ".join(symbol_name(symbol) for _, symbol in TILES[tile].cells)


def placement_words(tile: int, rotation: int, q: int, r: int) -> str:
    """Where each hex of a placed tile lies.

    >>> placement_words(0, 1, 3, 3)
    'house D4, field E4'
    """
    laid = TILES[tile].laid(rotation, q, r)
    return ", ".join(f"{symbol_name(symbol)} {hex_name(*cell)}" for cell, symbol in laid)


def _about_now(spec: RuleSpec) -> str:
    points = spec.points
    match spec.kind:
        case "place_on":
            return say("{points} for each hex placed there.", points=points)
        case "group":
            return say("{points} for each group of {size} or more.", points=points, size=spec.size)
        case "road":
            return say("{points} for each one joined to the beach by paths.", points=points)
        case "ring":
            return say("Points as more of them lie around it.")
        case "line":
            return say(
                "{points} for each straight line of {size} equal symbols leading away.",
                points=points,
                size=spec.length,
            )
        case "bridge":
            return say("{points} for each one with a path on both banks.", points=points)
        case "race":
            return say("{points} for whoever is first; in one round all share.", points=points)
        case _:
            return say("{points} when all of it is covered.", points=points)


def _about_end(spec: RuleSpec) -> str:
    points = spec.points
    match spec.kind:
        case "largest":
            return say("{points} at the end; everybody tied gets it.", points=points)
        case "size":
            return say(
                "{points} at the end for each hex of your largest group, at most {most}.",
                points=points,
                most=spec.most,
            )
        case "set":
            return say("{points} at the end for each full set.", points=points)
        case "weakest":
            return say("{points} at the end for each of its hexes, at most {most}.",
                       points=points, most=spec.most)  # fmt: skip
        case "span":
            return say("Points at the end for the rows it touches.")
        case "raid":
            return say(
                "{points} at the end for each one reached, at most {most} in all.",
                points=points,
                most=spec.most,
            )
        case _:
            return say("{points} at the end for each one.", points=points)


def rule_about(rule: str) -> str:
    """What a scoring rule gives, in a short sentence.

    >>> rule_about("farm")
    '3 for each group of 5 or more.'
    """
    spec = RULES[rule]
    at_end = spec.kind in ("largest", "size", "set", "weakest", "span", "raid", "visible")
    return _about_end(spec) if at_end else _about_now(spec)
