"""Villagers and other extras (PALM-6.6, 10.8, 11): who is at work, and what that changes."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from islands_desktop.games.palm_island.components import (
    CARD_LIST,
    CODES,
    INDEX,
    KINDS,
    STORE_LIMIT,
    VILLAGERS,
)
from islands_desktop.games.palm_island.faces import STOREHOUSE_ACTIVE, UP
from islands_desktop.games.palm_island.state import ALONE, TRACKER_FACE, Village

Discount = tuple[str, str]

PORTER = INDEX["VI4"]
PATHFINDER = INDEX["VI5"]
VILLAGER_FACES = frozenset(card.index * 4 for card in VILLAGERS)
SWITCHABLE = frozenset(
    card.index
    for card in VILLAGERS
    if card.effect_value("kind") in ("discount", "limit_plus", "reach_third")
)
"""Indices of the active villagers; the others only score."""

DISCOUNT_KIND = {
    card.index: str(card.effect_value("resource"))
    for card in VILLAGERS
    if card.effect_value("kind") == "discount"
}


CANOES = INDEX["CO5"]
_CANOE_DISCOUNTS: tuple[Discount, ...] = tuple((CODES[CANOES], kind) for kind in sorted(KINDS))


def works(village: Village, index: int) -> bool:
    """Whether this villager is at work now (PALM-11.5, 11.6)."""
    return index in village.tail and not (village.fresh | village.off) >> index & 1


def duty_of(village: Village, index: int) -> str:
    """What a villager of the tail does in this round (PALM-5.9, 11.5, 11.6, 11.8).

    "works"; "used", its discount of this round is spent; "rests", switched off; "asleep", at work
    from the next round on; "scores", at the end of the game.
    """
    if index not in SWITCHABLE:
        return "scores"
    if village.fresh >> index & 1:
        return "asleep"
    if village.off >> index & 1:
        return "rests"
    return "used" if village.used >> index & 1 else "works"


def store_limit(village: Village) -> int:
    """How many cards may be stored at once (PALM-6.1, 6.6)."""
    limit = STORE_LIMIT
    if STOREHOUSE_ACTIVE in village.deck:
        limit += 1
    if village.tail and works(village, PORTER):
        limit += 1
    company = village.company
    if company is not ALONE and company.ability == "common_storehouse":
        limit += 1
    return limit


def usable_discounts(village: Village) -> tuple[Discount, ...]:
    """Discounts not yet used in this round, sorted (PALM-5.9, 11.7, 13.13)."""
    found = tuple(
        (CODES[index], kind)
        for index, kind in DISCOUNT_KIND.items()
        if not village.used >> index & 1 and works(village, index)
    )
    company = village.company
    if company is ALONE or company.ability != "trade_canoes" or village.used >> CANOES & 1:
        return found
    return _CANOE_DISCOUNTS + found


def gives_discount(village: Village, source: str) -> bool:
    """Whether this card takes something off costs in this round, used or not (PALM-5.9)."""
    index = INDEX.get(source, -1)
    if index == CANOES:
        return village.company.ability == "trade_canoes"
    return index in DISCOUNT_KIND and works(village, index)


@lru_cache(maxsize=256)
def discount_sets(discounts: tuple[Discount, ...]) -> tuple[tuple[Discount, ...], ...]:
    """Every choice of discounts, each source once, none first; they are optional (PALM-5.9)."""
    return tuple(
        chosen
        for size in range(len(discounts) + 1)
        for chosen in combinations(discounts, size)
        if len({source for source, _kind in chosen}) == size
    )


def reach(village: Village) -> int:
    """How many cards from the top can be acted on (PALM-3.1, 3.6, 11.7)."""
    ahead = village.deck.index(TRACKER_FACE)
    if ahead > 2 and village.tail and works(village, PATHFINDER):
        return 3
    return min(2, ahead)


def can_switch_off(village: Village, index: int) -> bool:
    """Whether the cards stored leave room for one place less (PALM-11.6)."""
    if index != PORTER or not works(village, PORTER):
        return True
    return village.stored.bit_count() <= store_limit(village) - 1


def tail_vp(village: Village) -> int:
    """Victory points of recruited villagers and the value of outposts (PALM-9.2, 11.8, 14.8)."""
    return sum(_vp_of(village, index) for index in village.tail)


def _vp_of(village: Village, index: int) -> int:
    card = CARD_LIST[index]
    if card.group == "outpost":
        return card.value
    if card.effect_value("kind") == "vp_flat":
        return int(card.effect_value("vp"))
    if card.effect_value("kind") != "vp_per_card":
        return 0
    counted: int = sum(
        CARD_LIST[face >> 2].id in card.effect_value("cards")
        and UP[face] >= card.effect_value("min_up")
        for face in village.deck
    )
    return min(int(card.effect_value("max_vp")), counted * int(card.effect_value("vp")))
