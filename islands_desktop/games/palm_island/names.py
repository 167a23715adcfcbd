"""What cards and resources are called in sentences."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase, say
from islands_desktop.games.palm_island.components import CARDS, Resources

_NAMES = {
    "canoe_house": phrase("Canoe House"),
    "logger": phrase("Logger"),
    "quarry": phrase("Quarry"),
    "market": phrase("Market"),
    "trade_house": phrase("Trade House"),
    "tool_maker": phrase("Tool Maker"),
    "housing": phrase("Housing"),
    "temple": phrase("Temple"),
    "round_tracker": phrase("Round tracker"),
    "feat_great_lodge": phrase("Great Lodge"),
    "feat_timber_yard": phrase("Timber Yard"),
    "feat_coral_nursery": phrase("Coral Nursery"),
    "feat_offering_chest": phrase("Offering Chest"),
    "feat_long_storehouse": phrase("Long Storehouse"),
    "feat_feast_drum": phrase("Feast Drum"),
    "villager_net_mender": phrase("Net Mender"),
    "villager_woodcarver": phrase("Woodcarver"),
    "villager_stonemason": phrase("Stonemason"),
    "villager_porter": phrase("Porter"),
    "villager_pathfinder": phrase("Pathfinder"),
    "villager_elder": phrase("Elder"),
    "villager_shrine_keeper": phrase("Shrine Keeper"),
    "outpost_cedar_watch": phrase("Cedar Watch"),
    "outpost_valley_hamlet": phrase("Valley Hamlet"),
    "outpost_sawmill_ridge": phrase("Sawmill Ridge"),
    "outpost_log_flume": phrase("Log Flume"),
    "outpost_timber_camp": phrase("Timber Camp"),
    "outpost_deepwater_harbour": phrase("Deepwater Harbour"),
    "outpost_boatyard": phrase("Boatyard"),
    "outpost_trading_quay": phrase("Trading Quay"),
    "outpost_fishing_banks": phrase("Fishing Banks"),
    "outpost_smokehouse_cove": phrase("Smokehouse Cove"),
    "outpost_summit_sanctuary": phrase("Summit Sanctuary"),
    "outpost_forge_terrace": phrase("Forge Terrace"),
    "outpost_stonecutters_pass": phrase("Stonecutters Pass"),
    "outpost_lookout_ledge": phrase("Lookout Ledge"),
    "disaster_hurricane": phrase("Hurricane"),
    "disaster_famine": phrase("Famine"),
    "disaster_volcano": phrase("Volcano"),
    "ability_card_a": phrase("Ability card"),
    "ability_card_b": phrase("Trade Canoes"),
}
"""English names by component id: templates that a translation may replace."""

_NUMBERED = {"canoe_house", "logger", "quarry", "housing", "temple"}

_ABILITIES = {
    "signal_fires": phrase("Signal Fires"),
    "common_storehouse": phrase("Common Storehouse"),
    "trade_canoes": phrase("Trade Canoes"),
}

_RATINGS = {
    "unrated": phrase("unrated"),
    "needs work": phrase("needs work"),
    "respectable": phrase("respectable"),
    "exceptional": phrase("exceptional"),
    "astounding": phrase("astounding"),
}


def card_name(code: str) -> str:
    """Name of a card; cards that exist more than once carry their number.

    >>> card_name("LG5"), card_name("MK10")
    ('Logger 5', 'Market')
    """
    card = CARDS.get(code)
    if card is None:
        return code
    name = say(_NAMES[card.id])
    return f"{name} {card.number}" if card.id in _NUMBERED else name


def kind_name(code: str) -> str:
    """Name without the number, as in score lines."""
    return say(_NAMES[CARDS[code].id])


def ability_name(ability: str) -> str:
    """Name of an ability of cooperative play.

    >>> ability_name("signal_fires")
    'Signal Fires'
    """
    return say(_ABILITIES[ability])


def rating_name(rating: str) -> str:
    """A line of the score chart in the current language."""
    return say(_RATINGS.get(rating, rating))


def resource_words(resources: Resources, wild: int = 0) -> str:
    """Resources in words.

    >>> resource_words((2, 1, 0)), resource_words((0, 0, 0))
    ('2 logs, 1 fish', 'nothing')
    """
    # One of a kind is a sentence of its own: other languages change words that English keeps.
    logs, fish, stones = resources
    words = []
    if logs:
        words.append(say("{n} log", n=1) if logs == 1 else say("{n} logs", n=logs))
    if fish:
        words.append(say("1 fish") if fish == 1 else say("{n} fish", n=fish))
    if stones:
        words.append(say("{n} stone", n=1) if stones == 1 else say("{n} stones", n=stones))
    if wild:
        words.append(say("1 wild") if wild == 1 else say("{n} wild", n=wild))
    return ", ".join(words) if words else say("nothing")


def points_words(points: int) -> str:
    """Victory points in words.

    >>> points_words(1), points_words(31)
    ('1 victory point', '31 victory points')
    """
    one = points == 1
    return say("1 victory point") if one else say("{points} victory points", points=points)


def resource_name(kind: str) -> str:
    """Name of one kind: L, F or S."""
    return {"L": say("log"), "F": say("fish"), "S": say("stone")}[kind]


def card_list(codes: tuple[str, ...]) -> str:
    """Names of several cards, joined with plus signs."""
    return " + ".join(card_name(code) for code in codes)
