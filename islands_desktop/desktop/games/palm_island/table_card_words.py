"""The cards between several players in words, for pointers that rest on them and readers."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.palm_island.card_notes import card_notes
from islands_desktop.desktop.games.palm_island.table_card_art import TableCard
from islands_desktop.games.palm_island.components import ABILITIES, CARDS, LEVELS, Condition
from islands_desktop.games.palm_island.names import card_name, points_words, resource_words


def asks_words(condition: Condition) -> str:
    """What one condition of an outpost asks (PALM-14.6).

    >>> asks_words(CARDS["OP4"].criterion[0]), asks_words(CARDS["OP4"].criterion[1])
    ('2 Loggers at upgrade 2 or more', '3 logs stored')
    """
    if condition.type == "stored_at_least":
        return say("{resources} stored", resources=resource_words(condition.resources))
    count, up = condition.count, condition.min_up
    if count == 1:
        return {
            "canoe_house": say("1 Canoe House at upgrade {up} or more", up=up),
            "trade_house": say("the Trade House at upgrade {up} or more", up=up),
            "tool_maker": say("the Tool Maker at upgrade {up} or more", up=up),
        }[condition.card]
    return {
        "canoe_house": say("{n} Canoe Houses at upgrade {up} or more", n=count, up=up),
        "logger": say("{n} Loggers at upgrade {up} or more", n=count, up=up),
        "quarry": say("{n} Quarries at upgrade {up} or more", n=count, up=up),
        "temple": say("{n} Temples at upgrade {up} or more", n=count, up=up),
        "housing": say("{n} Housing at upgrade {up} or more", n=count, up=up),
    }[condition.card]


def criterion_words(code: str) -> str:
    """Everything an outpost asks."""
    return say(" and ").join(asks_words(condition) for condition in CARDS[code].criterion)


def table_card_words(card: TableCard, seats: tuple[int, ...], below: tuple[int, ...]) -> str:
    """What a card is, what it costs or asks, who meets that, and what lies below it."""
    group = CARDS[card.code].group
    if card.ability:
        return _ability_words(card)
    if group == "disaster":
        return _disaster_words(card)
    if group == "villager":
        cost = resource_words(CARDS[card.code].cost)
        words = say("{card} costs {cost}.", card=card.title, cost=cost)
        return " ".join((words, *card_notes(card.code)))
    return _outpost_words(card, seats, below)


def _outpost_words(card: TableCard, seats: tuple[int, ...], below: tuple[int, ...]) -> str:
    spec = CARDS[card.code]
    kind = {"forest": say("forest"), "sea": say("sea"), "mountain": say("mountain")}[spec.type]
    head = say("{card} ({type}), {points}.", card=card_name(card.code), type=kind,
               points=points_words(spec.value))  # fmt: skip
    if card.priced:
        words = [head, say("It costs {cost}.", cost=resource_words(spec.cost))]
    else:
        words = [head, say("It asks for {criterion}.", criterion=criterion_words(card.code))]
    if seats:
        names = ", ".join(map(seat_name, seats))
        words.append(say("Met by {names}.", names=names))
    if below:
        values = ", ".join(map(str, below))
        words.append(say("Below it lie outposts worth {values}.", values=values))
    return " ".join(words)


def _disaster_words(card: TableCard) -> str:
    name = card_name(card.code)
    if card.level > LEVELS:
        return say("{disaster} is averted.", disaster=name)
    if card.cost is None:
        return say("{disaster}, level {level} of {levels}.", disaster=name, level=card.level,
                   levels=LEVELS)  # fmt: skip
    cost = resource_words(card.cost)
    return say("{disaster}, level {level} of {levels}: the group pays {cost}.", disaster=name,
               level=card.level, levels=LEVELS, cost=cost)  # fmt: skip


def disaster_cost_words(code: str) -> str:
    """What the levels of a disaster cost each player, "" while none is chosen (PALM-13.2)."""
    levels = CARDS[code].levels if code in CARDS else ()
    if not levels:
        return ""
    costs = say("; then ").join(resource_words(cost) for cost in levels)
    return say("For each player: {costs}.", costs=costs)


def ability_cost_words(ability: str) -> str:
    """What an ability does, and what it asks of each player, "" for none (PALM-13.9)."""
    if ability not in ABILITIES:
        return ""
    spec = ABILITIES[ability]
    return say(
        "{notes} For each player: {up} upgrades and {cost}.",
        notes=ability_notes(ability),
        up=spec.up_per_player,
        cost=resource_words(spec.cost_per_player),
    )


def ability_notes(ability: str) -> str:
    """What an ability is good for (PALM-13.11 to 13.13)."""
    return {
        "signal_fires": say("At the end of every round one card is stored again, unpaid."),
        "common_storehouse": say("Everybody may store one card more."),
        "trade_canoes": say("Everybody saves one resource of any kind in every round."),
    }[ability]


def _ability_words(card: TableCard) -> str:
    name, notes = card.title, ability_notes(card.ability)
    if card.cost is None:
        return say("{ability} is enabled. {notes}", ability=name, notes=notes)
    reached, needed = card.asked
    return say(
        "{ability}: it asks for {needed} upgrades together ({reached} are reached), and the group "
        "pays {cost}. {notes}",
        ability=name, needed=needed, reached=reached, cost=resource_words(card.cost), notes=notes,
    )  # fmt: skip
