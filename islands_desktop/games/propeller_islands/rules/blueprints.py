"""Completing blueprints, installing their upgrades, taking new cards (PROP-8)."""

from __future__ import annotations

from islands_desktop.games.propeller_islands.components import (
    BANNER,
    BLUEPRINT_INDEX,
    BLUEPRINTS,
    LEVELS,
    PRODUCTION,
    RESOURCES,
    SLOTS,
    WILD,
    banner_of,
)
from islands_desktop.games.propeller_islands.components import GUILDS as GUILD_NAMES
from islands_desktop.games.propeller_islands.events import (
    CARD_BARRIER,
    BlueprintCompleted,
    BlueprintDrawn,
    BlueprintRevealed,
    BlueprintSeen,
    BlueprintTaken,
    UpgradeInstalled,
    UpgradeSetAside,
)
from islands_desktop.games.propeller_islands.hexes import cell_of
from islands_desktop.games.propeller_islands.rules.characters import (
    can_pay,
    gain_fame,
    gain_for_blueprint,
    pay,
)
from islands_desktop.games.propeller_islands.rules.claiming import links_of_banner
from islands_desktop.games.propeller_islands.state import REPLACE, UPGRADE, State, put
from islands_desktop.games.propeller_islands.table import AnyPlayer, Table


def upgrade_id(token: int) -> str:
    """What a token is called in events and saved games: wild, a resource, or a guild.

    >>> upgrade_id(WILD), upgrade_id(2), upgrade_id(BLUEPRINTS[0].token)
    ('wild', 'steel', 'industry')
    """
    if token == WILD:
        return "wild"
    guild = banner_of(token)
    return GUILD_NAMES[guild - 1] if guild else RESOURCES[token - 1]


def part_of(token: int) -> int:
    """The part of an upgrade byte that a token fills."""
    return next(part for part in (PRODUCTION, BANNER, WILD) if token & part)


def without(cards: bytes, card: int) -> bytes:
    """The cards without one of them."""
    return bytes(other for other in cards if other != card)


def payable_cards(me: AnyPlayer) -> list[int]:
    """Cards of the hand that can be paid (PROP-8.1, 8.2)."""
    return [card for card in me.hand if can_pay(me, BLUEPRINTS[card].cost)]


def complete(table: Table, card: int) -> None:
    """A card is paid and lies face up; its upgrade comes next (PROP-8.3, 8.10)."""
    me = table.me
    pay(table, BLUEPRINTS[card].cost)
    me.hand, me.known = without(me.hand, card), without(me.known, card)
    me.completed += bytes((card,))
    table.phase = UPGRADE
    if table.events is not None:
        table.events.append(BlueprintCompleted(table.seat, BLUEPRINTS[card].id))


def token_in_hand(me: AnyPlayer) -> int:
    """The upgrade of the card completed last."""
    return BLUEPRINTS[me.completed[-1]].token


def slots_for(me: AnyPlayer, token: int) -> list[int]:
    """Hexes of tiles with a printed, vacant slot of the token's type (PROP-8.5, 8.7)."""
    part = part_of(token)
    return [
        at
        for at, tile, upgrades in zip(me.hexes, me.tiles, me.upgrades, strict=True)
        if SLOTS[tile] & part and not upgrades & part
    ]


def links_of_upgrade(me: AnyPlayer, at: int) -> int | None:
    """Links that the upgrade in hand forms on a tile, None for one that is no banner (PROP-8.6)."""
    guild = banner_of(token_in_hand(me))
    return links_of_banner(me, guild, at) if guild else None


def install(table: Table, at: int) -> None:
    """The upgrade lies on a tile for good; a banner may form links (PROP-8.5, 8.6)."""
    me, token = table.me, token_in_hand(table.me)
    index = me.hexes.index(at)
    me.upgrades = put(me.upgrades, index, me.upgrades[index] | token)
    links = links_of_upgrade(me, at) or 0
    if table.events is not None:
        q, r = cell_of(at)
        table.events.append(UpgradeInstalled(table.seat, upgrade_id(token), q, r, links))
    gain_fame(table, links, "links")
    gain_for_blueprint(table)


def set_aside(table: Table) -> None:
    """The upgrade will never be installed (PROP-8.4)."""
    token = token_in_hand(table.me)
    table.me.unused = bytes(sorted((*table.me.unused, token)))
    if table.events is not None:
        table.events.append(UpgradeSetAside(table.seat, upgrade_id(token)))
    gain_for_blueprint(table)


def can_replace(table: Table | State) -> bool:
    """Whether a card is left to be taken (PROP-8.9)."""
    return any(table.face_up) or any(table.decks)


def begin_replacement(table: Table) -> bool:
    """The player must take a card now; False if none is left (PROP-8.8, 8.9)."""
    table.phase = REPLACE
    return can_replace(table)


def take(table: Table, source: str) -> None:
    """A face-up card or the top of a stack goes to the hand (PROP-8.8)."""
    me = table.me
    if source in LEVELS:
        card = _draw(table, LEVELS.index(source))
        if table.events is not None:
            table.events.append(BlueprintDrawn(table.seat, source, barrier=CARD_BARRIER))
            seen = BlueprintSeen(table.seat, BLUEPRINTS[card].id, visible_to=(table.seat,))
            table.events.append(seen)
    else:
        card = BLUEPRINT_INDEX[source]
        if table.events is not None:
            table.events.append(BlueprintTaken(table.seat, source))
        _refill(table, card)
        me.known = bytes(sorted((*me.known, card)))
    me.hand = bytes(sorted((*me.hand, card)))


def _draw(table: Table, level: int) -> int:
    """The top card of a stack."""
    decks = list(table.decks)
    card = decks[level][0]
    decks[level] = decks[level][1:]
    table.decks = (decks[0], decks[1])
    return card


def _refill(table: Table, taken: int) -> None:
    """The gap of a face-up card is filled from the stack of its level, if it can be (8.8, 8.9)."""
    level, face_up = BLUEPRINTS[taken].level - 1, list(table.face_up)
    face_up[level] = without(face_up[level], taken)
    if table.decks[level]:
        card = _draw(table, level)
        face_up[level] += bytes((card,))
        if table.events is not None:
            table.events.append(BlueprintRevealed(BLUEPRINTS[card].id, barrier=CARD_BARRIER))
    table.face_up = (face_up[0], face_up[1])
