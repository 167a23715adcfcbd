"""Palm Island with several players once more: slow, obvious, straight from the rule document.

Nothing of the program is used here. The tables are typed again from its text. A table is a
dictionary: mode, round, over, phase, seats (positions of `reference` with closed, handling and
tenths), piles, row, removed, disaster, level, paid, ability, enabled, signalled, queue.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.games.palm_island import reference, reference_score
from tests.games.palm_island.card_table import RECRUIT_COSTS, area_of
from tests.games.palm_island.reference import Order, Position, subsets

Table = dict[str, Any]

DISASTERS = {
    "CO1": [(2, 0, 0), (2, 1, 2), (3, 2, 3)],
    "CO2": [(0, 3, 1), (2, 4, 1), (2, 5, 2)],
    "CO3": [(0, 0, 1), (1, 1, 3), (2, 2, 4)],
}
ABILITIES = {
    "signal_fires": (4, (1, 1, 0)),
    "common_storehouse": (5, (1, 1, 1)),
    "trade_canoes": (5, (1, 1, 0)),
}
OUTPOSTS = {
    "OP1": ("forest", 4, [("LG", 2, 3)], (0, 0, 0), (4, 1, 1), "VI6"),
    "OP2": ("forest", 3, [("HO", 2, 3)], (0, 0, 0), (2, 1, 1), "VI2"),
    "OP3": ("forest", 3, [("LG", 3, 2)], (0, 0, 0), (3, 1, 0), "VI4"),
    "OP4": ("forest", 2, [("LG", 2, 2)], (3, 0, 0), (1, 1, 1), "VI1"),
    "OP5": ("forest", 2, [], (4, 0, 0), (2, 1, 0), "VI5"),
    "OP6": ("sea", 4, [], (0, 6, 0), (1, 5, 1), "VI7"),
    "OP7": ("sea", 3, [("CH", 2, 2)], (0, 0, 0), (1, 4, 0), "VI3"),
    "OP8": ("sea", 3, [("CH", 1, 2), ("TR", 1, 2)], (0, 0, 0), (0, 3, 2), "VI1"),
    "OP9": ("sea", 2, [("CH", 3, 1)], (0, 4, 0), (1, 3, 0), "VI2"),
    "OP10": ("sea", 2, [], (0, 5, 0), (0, 4, 0), "VI6"),
    "OP11": ("mountain", 4, [("TE", 2, 2)], (0, 0, 0), (2, 1, 3), "VI7"),
    "OP12": ("mountain", 3, [("TM", 1, 3)], (0, 0, 0), (1, 0, 3), "VI4"),
    "OP13": ("mountain", 3, [("QU", 3, 2)], (0, 0, 3), (0, 2, 2), "VI5"),
    "OP14": ("mountain", 2, [], (1, 1, 3), (1, 0, 2), "VI3"),
}
"""Type, value, buildings (kind, how many, at what UP), resources stored, speed cost, villager."""


def given_by(cards: list[tuple[Position, str]]) -> list[int]:
    """What stored cards of any players give together."""
    given = [0, 0, 0]
    for position, wanted in cards:
        for code, state, stored in position["deck"]:
            if code == wanted and stored:
                area = area_of(code, state)
                assert area is not None
                given = [one + more for one, more in zip(given, area.gives, strict=True)]
    return given


def covers(cards: list[tuple[Position, str]], cost: tuple[int, ...]) -> bool:
    return all(have >= need for have, need in zip(given_by(cards), cost, strict=True))


def payments(seats: list[Position], cost: tuple[int, ...]) -> list[list[tuple[int, str]]]:
    """Every set of stored cards of these players that pays (PALM-5.3, 5.6, 13.5)."""
    owned = [(n, code) for n, seat in enumerate(seats) for code in reference.stored_codes(seat)]
    found = []
    for chosen in subsets(owned):
        cards = [(seats[seat], code) for seat, code in chosen]
        fewer = [cards[:n] + cards[n + 1 :] for n in range(len(cards))]
        if covers(cards, cost) and not any(covers(part, cost) for part in fewer):
            found.append(chosen)
    return found


def times(cost: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """PALM-13.2."""
    return tuple(amount * seats for amount in cost)


def cost_of(code: str) -> tuple[int, ...]:
    return tuple(OUTPOSTS[code][4]) if code in OUTPOSTS else tuple(RECRUIT_COSTS[code])


def on_offer(table: Table) -> list[str]:
    """PALM-15.7."""
    return [pile[0] for pile in table["piles"] if pile] + list(table["row"])


def buying_order(table: Table) -> list[int]:
    """PALM-15.3: the least handling, then the least value bought, then clockwise."""
    seats = table["seats"]
    count = len(seats)
    priority = (table["round"] - 1) % count
    clockwise = [(priority + step) % count for step in range(count)]
    order: list[int] = []
    while len(order) < count:
        left = [seat for seat in clockwise if seat not in order]
        effort = "tenths" if table["clock"] else "handling"
        least = min(seats[seat][effort] for seat in left)
        left = [seat for seat in left if seats[seat][effort] == least]
        fewest = min(bought(seats[seat]) for seat in left)
        order.append(next(seat for seat in left if bought(seats[seat]) == fewest))
    return order


def bought(position: Position) -> int:
    return sum(OUTPOSTS[code][1] if code in OUTPOSTS else 1 for code in position["tail"])


def legal(table: Table, seat: int) -> list[Order]:
    """All commands of one seat."""
    position = table["seats"][seat]
    if table["over"] or (table["phase"] == "turns" and position["closed"]):
        return []
    if table["phase"] == "turns":
        return reference.legal_orders(position)
    if table["phase"] == "market":
        return _legal_purchases(table, seat) if table["queue"][0] == seat else []
    return _legal_of_group(table)


def _legal_purchases(table: Table, seat: int) -> list[Order]:
    found = [reference.new_order("pass")]
    for code in on_offer(table):
        for chosen in payments([table["seats"][seat]], cost_of(code)):
            found.append(reference.new_order("buy", code, payment=sorted(c for _, c in chosen)))
    return found


def _legal_of_group(table: Table) -> list[Order]:
    found = [reference.new_order("group_done")]
    seats = table["seats"]
    if not table["paid"] and table["level"] <= 3:
        cost = times(DISASTERS[table["disaster"]][table["level"] - 1], len(seats))
        found += [reference.new_order("pay_disaster", cards=c) for c in payments(seats, cost)]
    if table["ability"] != "none" and not table["enabled"]:
        needed, price = ABILITIES[table["ability"]]
        if sum(reference_score.upgrades(seat) for seat in seats) >= needed * len(seats):
            cost = times(price, len(seats))
            found += [reference.new_order("pay_ability", cards=c) for c in payments(seats, cost)]
    burning = table["ability"] == "signal_fires" and 0 < table["enabled"] < table["round"]
    if burning and not table["signalled"]:
        for number, seat in enumerate(seats):
            if len(reference.stored_codes(seat)) >= reference.limit_of(seat):
                continue
            for code, state, stored in seat["deck"]:
                area = area_of(code, state)
                if not stored and area is not None and area.store is not None:
                    found.append(reference.new_order("signal", code, cards=[(number, code)]))
    return found


def play(table: Table, seat: int, order: Order) -> Table:
    """The table after a legal command."""
    after = deepcopy(table)
    position = after["seats"][seat]
    kind = order["kind"]
    if kind in ("buy", "pass", "group_done", "pay_disaster", "pay_ability", "signal"):
        _act(after, seat, order)
    elif kind == "end_round":
        position["closed"] = True
        position["tenths"] = order.get("tenths", 0)
        if all(one["closed"] for one in after["seats"]):
            _end_of_round(after)
    else:
        after["seats"][seat] = reference.play(position, order)
        _count_handling(after, position, after["seats"][seat], order)
    return after


def _count_handling(table: Table, before: Position, after: Position, order: Order) -> None:
    """PALM-15.2."""
    if table["mode"] != "speed" or order["kind"] == "set_active":
        return
    points = 1 if order["kind"] == "discard" else 2
    points += len(order["payment"]) + (1 if order["reset"] else 0)
    ahead = reference.place_of(before, "RT17") - reference.place_of(after, "RT17")
    after["handling"] += points + 2 * (ahead - 1)


def _unstore(table: Table, cards: list[tuple[int, str]]) -> None:
    for seat, code in cards:
        for card in table["seats"][seat]["deck"]:
            if card[0] == code:
                card[2] = False


def _act(table: Table, seat: int, order: Order) -> None:
    kind = order["kind"]
    if kind == "group_done":
        table["paid"] = table["signalled"] = False
        table["phase"] = "turns"
        _next_round(table)
    elif kind == "signal":
        owner, code = order["cards"][0]
        table["signalled"] = True
        for card in table["seats"][owner]["deck"]:
            if card[0] == code:
                card[2] = True
    elif kind in ("pay_disaster", "pay_ability"):
        _unstore(table, order["cards"])
        if kind == "pay_disaster":
            table["level"] += 1
            table["paid"] = True
        else:
            table["enabled"] = table["round"]
    else:
        _trade(table, seat, order)


def _trade(table: Table, seat: int, order: Order) -> None:
    """PALM-15.5 to 15.9."""
    table["queue"].pop(0)
    if order["kind"] == "buy":
        code = order["card"]
        _unstore(table, [(seat, paid) for paid in order["payment"]])
        table["seats"][seat]["tail"].append(code)
        if code in table["row"]:
            table["row"].remove(code)
            table["seats"][seat]["fresh"].append(code)
        for pile in table["piles"]:
            if pile[:1] == [code]:
                pile.pop(0)
        table["queue"].append(seat)
    _leave(table)


def _leave(table: Table) -> None:
    """PALM-15.8."""
    while table["queue"] and len(_legal_purchases(table, table["queue"][0])) == 1:
        table["queue"].pop(0)
    if not table["queue"]:
        table["phase"] = "turns"
        _next_round(table)


def _end_of_round(table: Table) -> None:
    """PALM-8.3."""
    if table["mode"] == "cooperative":
        table["phase"] = "group"
    elif table["mode"] == "speed":
        table["phase"] = "market"
        table["queue"] = buying_order(table)
        _leave(table)
    else:
        judged = deepcopy(table)
        for place, pile in enumerate(judged["piles"]):
            for code in pile:
                able = [n for n, one in enumerate(judged["seats"]) if meets(one, code)]
                if len(able) == 1:
                    table["seats"][able[0]]["tail"].append(code)
                if len(able) > 1:
                    table["removed"].append(code)
                if able:
                    table["piles"][place] = []
        _next_round(table)


def meets(position: Position, outpost: str) -> bool:
    """PALM-14.6."""
    _, _, buildings, kept, _, _ = OUTPOSTS[outpost]
    for kind, count, up in buildings:
        levels = [reference_score.level(c, s) for c, s, _ in position["deck"] if c.startswith(kind)]
        if sum(level >= up for level in levels) < count:
            return False
    return covers([(position, code) for code in reference.stored_codes(position)], kept)


def _next_round(table: Table) -> None:
    """PALM-8.4 to 8.7."""
    if table["round"] == 8:
        table["over"] = True
        for position in table["seats"]:
            position["over"] = True
        return
    table["round"] += 1
    for number, position in enumerate(table["seats"]):
        begun = reference.play(position, reference.new_order("end_round"))
        passed = len(begun["deck"]) - 1 - reference.place_of(begun, "RT17")
        begun["handling"] = 2 * passed if table["mode"] == "speed" else 0
        begun["closed"], begun["tenths"] = False, 0
        begun["ability"] = table["ability"] if table["enabled"] else ""
        table["seats"][number] = begun


def score(position: Position) -> int:
    """PALM-9.1, 9.2, 14.8."""
    values = [OUTPOSTS[code][1] for code in position["tail"] if code in OUTPOSTS]
    return reference_score.score(position) + sum(values)
