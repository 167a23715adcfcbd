"""All pictures of Palm Island by component id."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islands_desktop.desktop.games.palm_island.illustrations_feats import (
    coral_nursery,
    feast_drum,
    great_lodge,
    long_storehouse,
    offering_chest,
    timber_yard,
)
from islands_desktop.desktop.games.palm_island.illustrations_town import (
    housing,
    market,
    temple,
    trade_house,
)
from islands_desktop.desktop.games.palm_island.illustrations_work import (
    canoe_house,
    logger,
    quarry,
    tool_maker,
)
from islands_desktop.desktop.look.vector import Pencil

#: A picture of a building by component id, 240 x 118 units; it grows richer with the level.
SITES: Mapping[str, Callable[[Pencil, int], None]] = {
    "canoe_house": canoe_house,
    "logger": logger,
    "quarry": quarry,
    "market": market,
    "trade_house": trade_house,
    "tool_maker": tool_maker,
    "housing": housing,
    "temple": temple,
    "feat_great_lodge": great_lodge,
    "feat_timber_yard": timber_yard,
    "feat_coral_nursery": coral_nursery,
    "feat_offering_chest": offering_chest,
    "feat_long_storehouse": long_storehouse,
    "feat_feast_drum": feast_drum,
}


def paint_site(pencil: Pencil, card_id: str, level: int) -> None:
    """Draw the picture of a building or feat at a level. Raises KeyError for an unknown one."""
    SITES[card_id](pencil, level)
