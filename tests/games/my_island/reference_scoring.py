"""What placements, rounds and the end of an episode of My Island are worth, slow and obvious.

Every function is one paragraph of section 8 of the rules; `NOW` and `END` name them by kind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.games.my_island.reference_board import Hex

if TYPE_CHECKING:
    from tests.games.my_island.reference import Island

Rule = dict[str, Any]

SOLO_LARGEST = 7  # MYIS-11.2


def groups(island: Island, symbol: str, within: set[Hex] | None = None) -> list[set[Hex]]:
    """The groups of a symbol (8.1); with `within` only its hexes are looked at (8.15)."""
    bearing = {cell for cell in island.bearing(symbol) if within is None or cell in within}
    found: list[set[Hex]] = []
    while bearing:
        group = {bearing.pop()}
        growing = True
        while growing:
            touching = {cell for cell in bearing if island.neighbours(cell) & group}
            growing = bool(touching)
            group |= touching
            bearing -= touching
        found.append(group)
    return found


def size(island: Island, group: set[Hex]) -> int:
    """The hexes of a group, doubled tile hexes counted twice (8.2)."""
    return len(group) + len(group & island.doubled)


def largest_size(island: Island, symbol: str, within: set[Hex] | None = None) -> int:
    """The size of the largest group of a symbol, 0 if there is none."""
    return max((size(island, group) for group in groups(island, symbol, within)), default=0)


def place_on(island: Island, rule: Rule, tile: set[Hex]) -> int:
    """MYIS-8.6."""
    region = island.region(rule["region"])
    hits = [cell for cell in tile & region if island.symbols[cell] in rule["symbols"]]
    island.counters[rule["id"]] += len(hits)
    return len(hits) * int(rule["points"])


def group(island: Island, rule: Rule, tile: set[Hex]) -> int:
    """MYIS-8.7."""
    scored = island.scored_hexes[rule["id"]]
    region = island.region(rule["region"]) if "region" in rule else None
    points = 0
    for symbol in rule["symbols"]:
        for one in groups(island, symbol):
            big = size(island, one) >= rule["size"]
            placed_right = region is None or bool(one & region)
            if big and placed_right and not one & scored:
                scored |= one
                island.counters[rule["id"]] += 1
                points += rule["points"]
    return points


def road(island: Island, rule: Rule, tile: set[Hex]) -> int:
    """MYIS-8.8."""
    scored = island.scored_instances[rule["id"]]
    ends = island.region(rule["to"])
    systems = groups(island, "path")
    points = 0
    for name, cells in island.instances(rule["mark"]).items():
        beside = island.around(cells)
        joined = any(system & beside and system & ends for system in systems)
        if joined and name not in scored:
            scored.add(name)
            island.counters[rule["id"]] += 1
            points += rule["points"]
    return points


def beside_instance(island: Island, rule: Rule, name: str) -> int:
    """How many neighbours of the instance bear a symbol of the ring rule: k of 8.9."""
    around = island.around(island.instances(rule["mark"])[name])
    return sum(1 for cell in around if island.bears(cell) in rule["symbols"])


def ring(island: Island, rule: Rule, tile: set[Hex]) -> int:
    """MYIS-8.9."""
    points = 0
    last_step = max(number for number, _ in rule["steps"])
    for name in island.instances(rule["mark"]):
        old = island.ring_paid.get((rule["id"], name), 0)
        new = beside_instance(island, rule, name)
        for number, worth in rule["steps"]:
            if old < number <= new:
                points += worth
                if number == last_step:
                    island.counters[rule["id"]] += 1
        island.ring_paid[rule["id"], name] = new
    return points


def complete(island: Island, rule: Rule, tile: set[Hex]) -> int:
    """MYIS-8.10."""
    if island.counters[rule["id"]] or not island.region(rule["region"]) <= island.covered:
        return 0
    island.counters[rule["id"]] = 1
    return int(rule["points"])


def line(island: Island, rule: Rule, tile: set[Hex]) -> int:
    """MYIS-8.11."""
    scored = island.scored_lines[rule["id"]]
    points = 0
    for name, cells in island.instances(rule["mark"]).items():
        for direction in range(6):
            if (name, direction) in scored:
                continue
            (start,) = cells
            first = island.step(start, direction)
            symbol = island.bears(first)
            length, here = 0, first
            while symbol in rule["symbols"] and island.bears(here) == symbol:
                length, here = length + 1, island.step(here, direction)
            if length >= rule["length"]:
                scored.add((name, direction))
                island.counters[rule["id"]] += 1
                points += rule["points"]
    return points


def bridge(island: Island, rule: Rule, tile: set[Hex]) -> int:
    """MYIS-8.12."""
    points = 0
    changed = True
    while changed:
        changed = False
        for name, cells in island.instances(rule["mark"]).items():
            (cell,) = cells
            axis = island.axis(rule["mark"], name)
            banks = [island.step(cell, axis), island.step(cell, axis + 3)]
            if cell not in island.bridges and all(island.bears(b) == "path" for b in banks):
                island.bridges.add(cell)
                island.counters[rule["id"]] += 1
                points += rule["points"]
                changed = True
    return points


def smallest_set(island: Island, rule: Rule, islands: list[Island]) -> int:
    """MYIS-8.13."""
    sets = min(island.counters[name] for name in rule["of"])
    island.counters[rule["id"]] = sets
    return sets * int(rule["points"])


def size_of_largest(island: Island, rule: Rule, islands: list[Island]) -> int:
    """MYIS-8.15."""
    region = island.region(rule["region"]) if "region" in rule else None
    (symbol,) = rule["symbols"]
    found = largest_size(island, symbol, region)
    island.counters[rule["id"]] = found
    return min(int(rule["max"]), int(rule["points"]) * found)


def largest(island: Island, rule: Rule, islands: list[Island]) -> int:
    """MYIS-8.16 and MYIS-11.2."""
    (symbol,) = rule["symbols"]
    own = largest_size(island, symbol)
    greatest = max(largest_size(other, symbol) for other in islands)
    needed = SOLO_LARGEST if len(islands) == 1 else max(1, greatest)
    island.counters[rule["id"]] = 1 if own >= needed else 0
    return int(rule["points"]) if own >= needed else 0


def weakest(island: Island, rule: Rule, islands: list[Island]) -> int:
    """MYIS-8.17."""
    found = min(largest_size(island, symbol) for symbol in rule["symbols"])
    island.counters[rule["id"]] = found
    return min(int(rule["max"]), int(rule["points"]) * found)


def span(island: Island, rule: Rule, islands: list[Island]) -> int:
    """MYIS-8.18."""
    rows = 0
    for symbol in rule["symbols"]:
        for one in groups(island, symbol):
            rows = max(rows, len({r for _, r in one if r >= 0}))
    island.counters[rule["id"]] = rows
    reached = [(number, worth) for number, worth in rule["steps"] if number <= rows]
    return int(max(reached)[1]) if reached else 0


def raid(island: Island, rule: Rule, islands: list[Island]) -> int:
    """MYIS-8.19."""

    def free(cells: set[Hex]) -> set[Hex]:
        return {cell for cell in cells if island.bears(cell) not in rule["blockers"]}

    reached = free(island.region({"mark": rule["mark"]}))
    for _ in range(rule["reach"]):
        reached |= free(island.around(reached))
    struck = sum(1 for cell in reached if island.bears(cell) in rule["targets"])
    island.counters[rule["id"]] = struck
    return -min(int(rule["max"]), struck * -int(rule["points"]))


def visible(island: Island, rule: Rule, islands: list[Island]) -> int:
    """MYIS-8.20."""
    bare = len(island.region(rule["region"]) - island.covered)
    island.counters[rule["id"]] = bare
    return int(rule["points"]) * bare


NOW: dict[str, Callable[[Island, Rule, set[Hex]], int]] = {
    "place_on": place_on,
    "group": group,
    "road": road,
    "ring": ring,
    "complete": complete,
    "line": line,
    "bridge": bridge,
}
END: dict[str, Callable[[Island, Rule, list[Island]], int]] = {
    "set": smallest_set,
    "size": size_of_largest,
    "largest": largest,
    "weakest": weakest,
    "span": span,
    "raid": raid,
    "visible": visible,
}


def now_points(island: Island, tile: set[Hex]) -> dict[str, int]:
    """What the tile just placed gains, by rule id; springs come last under `spring` (8.3)."""
    gain = {
        rule["id"]: NOW[rule["kind"]](island, rule, tile)
        for rule in island.rules
        if rule["kind"] in NOW
    }
    gain["spring"] = sum(1 for cell in tile & island.springs if island.symbols[cell] == "house")
    return {name: points for name, points in gain.items() if points}


def end_points(islands: list[Island]) -> list[dict[str, int]]:
    """What every end rule gives to every seat on the final islands, in list order (9.1)."""
    return [
        {
            rule["id"]: END[rule["kind"]](island, rule, islands)
            for rule in island.rules
            if rule["kind"] in END
        }
        for island in islands
    ]


def race_winners(islands: list[Island], rule: Rule, round_number: int) -> tuple[list[int], bool]:
    """Who wins the open race as this round closes, and whether it is over then (8.14)."""
    solo = len(islands) == 1
    if solo and round_number > rule["solo_round"]:
        return [], True
    winners = [
        seat
        for seat, island in enumerate(islands, start=1)
        if any(island.counters[name] >= rule["count"] for name in rule["of"])
    ]
    return winners, bool(winners) or (solo and round_number == rule["solo_round"])
