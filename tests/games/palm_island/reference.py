"""Solo Palm Island once more: slow, obvious, straight from the rule document.

Nothing of the program is used here. Positions are plain dictionaries and lists, every question is
answered by trying everything. Tests play the program and this side by side.

A position: round, turns (taken in this round), over, deck (list of [code, state, stored], top
first), tail (codes), fresh (recruited in this round), off (switched off), used (discount sources).
A command: kind, card, alternative, payment, discounts, reset, restore, on.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from typing import Any

from tests.games.palm_island.card_table import (
    DISCOUNTS,
    FLIP_MAP,
    RECRUIT_COSTS,
    RESTORING,
    ROTATE_MAP,
    SWITCHABLE,
    VILLAGER_CODES,
    WILD,
    Printed,
    area_of,
)

Position = dict[str, Any]
Card = list[Any]
Order = dict[str, Any]

KINDS = "LFS"


def new_position(buildings: list[str], feats: list[str], villagers: list[str]) -> Position:
    """The position before the first turn (PALM-2.1, 2.3, 10.3)."""
    deck: list[Card] = [[code, "FT", False] for code in buildings]
    deck += [[code, "BT", False] for code in sorted(feats)]
    deck += [[code, "FT", False] for code in villagers]
    deck += [["RT17", "FT", False]]
    return {
        "round": 1,
        "turns": 0,
        "over": False,
        "deck": deck,
        "tail": [],
        "fresh": [],
        "off": [],
        "used": [],
    }


def new_order(kind: str, card: str = "", **more: Any) -> Order:
    """A command with everything that it can name."""
    order: Order = {"kind": kind, "card": card, "alternative": 1, "payment": [], "discounts": []}
    return {**order, "reset": "", "restore": "", "on": True, **more}


# ---------------------------------------------------------------- reading a position


def place_of(position: Position, code: str) -> int:
    """Where a card lies in the deck, -1 if it does not."""
    return next((n for n, card in enumerate(position["deck"]) if card[0] == code), -1)


def stored_codes(position: Position) -> list[str]:
    return [code for code, _, stored in position["deck"] if stored]


def is_working(position: Position, villager: str) -> bool:
    """Recruited in an earlier round and not switched off (PALM-11.5, 11.6)."""
    return (
        villager in position["tail"]
        and villager not in position["fresh"]
        and villager not in position["off"]
    )


def limit_of(position: Position) -> int:
    """PALM-6.6."""
    limit = 4
    if any(code == "FE5" and state == "BB" for code, state, _ in position["deck"]):
        limit += 1
    if is_working(position, "VI4"):
        limit += 1
    if position.get("ability") == "common_storehouse":
        limit += 1
    return limit


def is_villager(code: str) -> bool:
    return code in VILLAGER_CODES


def reachable_places(position: Position) -> list[int]:
    """Places whose cards can be used: two, three with the Pathfinder (PALM-3.1, 11.7)."""
    tracker = place_of(position, "RT17")
    places = [0, 1]
    if is_working(position, "VI5") and tracker > 2:
        places.append(2)
    return [place for place in places if place < tracker]


def printed(position: Position, place: int, kind: str) -> Printed | None:
    """The action a card offers, recruiting included (PALM-3.7)."""
    code, state, _ = position["deck"][place]
    if is_villager(code):
        return Printed((RECRUIT_COSTS[code],), "") if kind == "recruit" else None
    area = area_of(code, state)
    if area is None:
        return None
    actions = {"store": area.store, "rotate": area.rotate, "flip": area.flip}
    return actions.get(kind)


def restorable(position: Position, code: str) -> bool:
    """Behind the tracker, not stored, with a store action now (PALM-10.9)."""
    place = place_of(position, code)
    if place <= place_of(position, "RT17"):
        return False
    _, state, stored = position["deck"][place]
    area = area_of(code, state)
    return not stored and area is not None and area.store is not None


# ---------------------------------------------------------------- paying


def covers(position: Position, cards: list[str], cost: list[int]) -> bool:
    """Whether these cards give a cost, wild resources filling lacks (PALM-5.3, 5.7)."""
    given, wild = [0, 0, 0], 0
    for code in cards:
        _, state, _ = position["deck"][place_of(position, code)]
        area = area_of(code, state)
        assert area is not None
        given = [a + b for a, b in zip(given, area.gives, strict=True)]
        wild += WILD.get((code, state), 0)
    return sum(max(0, wanted - got) for wanted, got in zip(cost, given, strict=True)) <= wild


def is_redundant(position: Position, cards: list[str], cost: list[int]) -> bool:
    """Whether one of the cards could be left out (PALM-5.6)."""
    return any(covers(position, [c for c in cards if c != left_out], cost) for left_out in cards)


def discounts_fit(position: Position, cost: list[int], discounts: list[tuple[str, str]]) -> bool:
    """Whether the discounts are there, unused, and take something off (PALM-5.9)."""
    sources = [source for source, _ in discounts]
    if len(set(sources)) != len(sources):
        return False
    for source, kind in discounts:
        if source == "CO5" and position.get("ability") == "trade_canoes":
            if source in position["used"] or cost[KINDS.index(kind)] < 1:
                return False
            continue
        if DISCOUNTS.get(source) != kind or not is_working(position, source):
            return False
        if source in position["used"] or cost[KINDS.index(kind)] < 1:
            return False
    return True


def reduced(cost: list[int], discounts: list[tuple[str, str]]) -> list[int]:
    left = list(cost)
    for _, kind in discounts:
        left[KINDS.index(kind)] -= 1
    return left


# ---------------------------------------------------------------- refusing, in the order of 3.9


def why_not(position: Position, order: Order) -> str:
    """Number of the first rule that forbids the command, "" if it is legal."""
    tracker = place_of(position, "RT17")
    kind = order["kind"]
    if position["over"]:
        return "8.7"
    if tracker == 0 or kind == "end_round":
        return "" if tracker == 0 and kind == "end_round" else "8.1"
    if kind == "discard":
        return ""
    if kind == "set_active":
        return _why_not_switch(position, order)
    if order["card"] in position["tail"]:
        return "3.6"  # the tail lies directly behind the tracker (PALM-8.8)
    place = place_of(position, order["card"])
    if place == -1:
        return "3.1"
    if place >= tracker:
        return "3.6"
    if place not in reachable_places(position):
        return "3.1"
    if position["deck"][place][2]:
        return "3.5"
    action = printed(position, place, kind)
    if action is None:
        return "11.3" if kind == "recruit" else "3.7"
    return _why_not_price(position, order, place, action)


def _why_not_switch(position: Position, order: Order) -> str:
    card = order["card"]
    if position["turns"] > 0 or card not in SWITCHABLE:
        return "11.6"
    if card not in position["tail"] or card in position["fresh"]:
        return "11.6"
    if (card not in position["off"]) == order["on"]:
        return "11.6"
    if card == "VI4" and not order["on"]:
        stored = len(stored_codes(position))
        return "11.6" if stored > limit_of(position) - 1 else ""
    return ""


def _why_not_price(position: Position, order: Order, place: int, action: Printed) -> str:
    if not 1 <= order["alternative"] <= len(action.costs):
        return "5.1"
    cost = list(action.costs[order["alternative"] - 1])
    if not discounts_fit(position, cost, order["discounts"]):
        return "5.9"
    cost = reduced(cost, order["discounts"])
    payment = order["payment"]
    stored = stored_codes(position)
    if len(set(payment)) != len(payment) or not set(payment) <= set(stored):
        return "5.2"
    if not covers(position, payment, cost):
        return "5.3"
    if is_redundant(position, payment, cost):
        return "5.6"
    still_stored = [code for code in stored if code not in payment]
    return _why_not_reset(position, order, still_stored) or _why_not_restore(
        position, order, place, still_stored
    )


def _why_not_reset(position: Position, order: Order, still_stored: list[str]) -> str:
    needed = order["kind"] == "store" and len(still_stored) >= limit_of(position)
    if not needed:
        return "6.4" if order["reset"] else ""
    if not order["reset"]:
        return "6.2"
    return "" if order["reset"] in still_stored else "6.3"


def _why_not_restore(position: Position, order: Order, place: int, still_stored: list[str]) -> str:
    if not order["restore"]:
        return ""
    code, state, _ = position["deck"][place]
    if (code, state, order["kind"]) not in RESTORING or not restorable(position, order["restore"]):
        return "10.9"
    return "6.1" if len(still_stored) + 1 > limit_of(position) else ""


# ---------------------------------------------------------------- everything that is legal


def subsets(items: list[Any]) -> list[list[Any]]:
    return [list(part) for size in range(len(items) + 1) for part in combinations(items, size)]


def legal_orders(position: Position) -> list[Order]:
    """All legal commands, by trying all that can be named."""
    if position["over"]:
        return []
    if position["deck"][0][0] == "RT17":
        return [new_order("end_round")]
    found = [new_order("discard")]
    for villager in position["tail"]:
        switches = [new_order("set_active", villager, on=on) for on in (True, False)]
        found += [order for order in switches if not why_not(position, order)]
    for place in reachable_places(position):
        for kind in ("store", "rotate", "flip", "recruit"):
            found += _orders_with(position, place, kind)
    return found


def _orders_with(position: Position, place: int, kind: str) -> list[Order]:
    code, _, stored = position["deck"][place]
    action = printed(position, place, kind)
    if stored or action is None:
        return []
    pairs = [(s, DISCOUNTS[s]) for s in DISCOUNTS if is_working(position, s)]
    if position.get("ability") == "trade_canoes":
        pairs += [("CO5", kind) for kind in KINDS]
    pairs = [pair for pair in pairs if pair[0] not in position["used"]]
    resets = ["", *stored_codes(position)] if kind == "store" else [""]
    restores = ["", *(c for c, _, _ in position["deck"])] if code == "FE6" else [""]
    found = []
    for alternative in range(1, len(action.costs) + 1):
        for chosen in subsets(pairs):
            for payment in subsets(stored_codes(position)):
                for reset in resets:
                    for restore in restores:
                        order = new_order(
                            kind,
                            code,
                            alternative=alternative,
                            payment=sorted(payment),
                            discounts=sorted(chosen),
                            reset=reset,
                            restore=restore,
                        )
                        if not why_not(position, order):
                            found.append(order)
    return found


# ---------------------------------------------------------------- playing


def play(position: Position, order: Order) -> Position:
    """The position after a legal command; the one before stays as it is."""
    after = deepcopy(position)
    kind = order["kind"]
    if kind == "end_round":
        _end_round(after)
    elif kind == "set_active":
        if order["on"]:
            after["off"].remove(order["card"])
        else:
            after["off"].append(order["card"])
    else:
        after["turns"] += 1
        if kind == "discard":
            after["deck"].append(after["deck"].pop(0))
        else:
            _use_card(after, order)
        pass_stored_cards(after)
    return after


def _use_card(position: Position, order: Order) -> None:
    """PALM-4.4 step by step."""
    deck = position["deck"]
    for card in deck:
        if card[0] in order["payment"]:
            card[2] = False
            if card[0] == "FE4":
                card[1] = {"BT": "BB", "BB": "FB"}[card[1]]
    for card in deck:
        if card[0] == order["reset"]:
            card[2] = False
    position["used"] += [source for source, _ in order["discounts"]]
    used = deck.pop(place_of(position, order["card"]))
    if order["kind"] == "recruit":
        position["tail"].append(used[0])
        position["fresh"].append(used[0])
        return
    if order["kind"] == "store":
        used[2] = True
    else:
        used[1] = (ROTATE_MAP if order["kind"] == "rotate" else FLIP_MAP)[used[1]]
    deck.append(used)
    for card in deck:
        if card[0] == order["restore"]:
            card[2] = True


def pass_stored_cards(position: Position) -> None:
    """PALM-7.1."""
    while position["deck"][0][2]:
        card = position["deck"].pop(0)
        card[2] = False
        position["deck"].append(card)


def _end_round(position: Position) -> None:
    """PALM-8.3 to 8.7."""
    if position["round"] == 8:
        position["over"] = True
        return
    tracker = position["deck"].pop(0)
    turn = ROTATE_MAP if position["round"] % 2 else FLIP_MAP
    tracker[1] = turn[tracker[1]]
    position["deck"].append(tracker)
    position["round"] += 1
    position["turns"] = 0
    position["fresh"] = []
    position["used"] = []
    pass_stored_cards(position)


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` commands there are."""
    orders = legal_orders(position)
    if depth == 1:
        return len(orders)
    return sum(perft(play(position, order), depth - 1) for order in orders)
