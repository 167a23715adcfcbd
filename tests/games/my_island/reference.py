"""My Island once more: slow, obvious, straight from the rule document.

Nothing of the program is used here: hexes are pairs in sets and dicts, every question is answered
by trying everything. Tests play the program and this side by side. Seats count from 1.

Stickers of the campaign can be given by writing to an island before it is played: `terrain`,
`boulders`, `springs`, `tiles` (symbols, doubled hexes) and `print_on`.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from tests.games.my_island.reference_board import (
    DATA,
    DIRECTIONS,
    Hex,
    base_terrain,
    episode_data,
    turned,
)
from tests.games.my_island.reference_scoring import Rule, end_points, now_points, race_winners

START, LOCK = 10, 55
ISLAND_ROWS = range(8)

# What is printed on one hex of a tile: (dq, dr), symbol, doubled.
TileHex = tuple[Hex, str, bool]


class Refused(Exception):
    """A command against the rules; `rule` is the number cited."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class Island:
    """One seat's island in one episode."""

    def __init__(self, episode: str) -> None:
        self.episode = episode
        printed_data = episode_data(episode)
        rules: dict[str, Rule] = {rule["id"]: rule for rule in DATA["rules"]}
        self.rules = [rules[name] for name in printed_data["rules"]]
        self.open_terrain = set(printed_data["allowed"])
        self.first_region: dict[str, Any] = printed_data["first"]
        self.marks_in_force = {
            mark["id"]: mark for mark in DATA["marks"] if mark["id"] in printed_data["marks"]
        }
        self.has_plateau = "plateau" in self.open_terrain
        self.terrain = base_terrain(self.has_plateau)
        self.tiles: dict[str, list[TileHex]] = {
            tile["id"]: [((q, r), symbol, False) for q, r, symbol in tile["cells"]]
            for tile in DATA["tiles"]
        }
        self.boulders: set[Hex] = set()
        self.springs: set[Hex] = set()

        self.symbols: dict[Hex, str] = {}
        self.covered: set[Hex] = set()
        self.printed: set[Hex] = set()
        self.doubled: set[Hex] = set()
        self.bridges: set[Hex] = set()
        self.placed = 0
        self.marker = START
        self.locked = False
        self.ended = False

        names = [rule["id"] for rule in self.rules]
        self.counters = dict.fromkeys(names, 0)
        self.scored_hexes: dict[str, set[Hex]] = {name: set() for name in names}
        self.scored_instances: dict[str, set[str]] = {name: set() for name in names}
        self.scored_lines: dict[str, set[tuple[str, int]]] = {name: set() for name in names}
        self.ring_paid: dict[tuple[str, str], int] = {}

    # What lies where.

    def print_on(self, cell: Hex, symbol: str) -> None:
        """A printed hex bears its symbol and is covered from the start (4.4)."""
        self.printed.add(cell)
        self.covered.add(cell)
        self.symbols[cell] = symbol

    def bears(self, cell: Hex) -> str | None:
        """The symbol a hex bears, built bridges included (8.1)."""
        return "path" if cell in self.bridges else self.symbols.get(cell)

    def bearing(self, symbol: str) -> set[Hex]:
        """All hexes that bear the symbol."""
        return {cell for cell in self.terrain if self.bears(cell) == symbol}

    def step(self, cell: Hex, direction: int) -> Hex:
        """The hex next to it in a direction, whether it exists or not; no tunnels (3.8)."""
        dq, dr = DIRECTIONS[direction % 6]
        return cell[0] + dq, cell[1] + dr

    def neighbours(self, cell: Hex) -> set[Hex]:
        """Existing neighbours, through tunnels too (3.7, 3.8)."""
        found = {self.step(cell, direction) for direction in range(6)}
        for link in DATA["board"]["links"]:
            low, high = tuple(link["island"]), tuple(link["plateau"])
            if cell == low:
                found.add(high)
            if cell == high:
                found.add(low)
        return {one for one in found if one in self.terrain}

    def around(self, cells: set[Hex]) -> set[Hex]:
        """The neighbours of a set of hexes that are not in it."""
        return {one for cell in cells for one in self.neighbours(cell)} - cells

    def instances(self, mark: str) -> dict[str, set[Hex]]:
        """The instances of a mark in force: id to hexes."""
        if mark not in self.marks_in_force:
            return {}
        listed = self.marks_in_force[mark]["instances"]
        return {one["id"]: {(q, r) for q, r in one["cells"]} for one in listed}

    def axis(self, mark: str, name: str) -> int:
        """The direction in which a chasm is bridged."""
        listed = self.marks_in_force[mark]["instances"]
        return next(int(one["axis"]) for one in listed if one["id"] == name)

    def region(self, named: dict[str, Any]) -> set[Hex]:
        """The hexes of a region (3.9)."""
        if "terrain" in named:
            return {cell for cell, terrain in self.terrain.items() if terrain in named["terrain"]}
        if "rows" in named:
            return {cell for cell in self.terrain if cell[1] in named["rows"]}
        mark = named["mark"] if "mark" in named else named["near"]
        cells = {cell for instance in self.instances(mark).values() for cell in instance}
        cells &= set(self.terrain)
        return cells if "mark" in named else self.around(cells)

    def open_per_row(self) -> list[int]:
        """Hexes that are not covered, row 0 to row 7 (9.5)."""
        bare = set(self.terrain) - self.covered
        return [sum(1 for _, r in bare if r == row) for row in ISLAND_ROWS]

    # Placement.

    def blocked(self) -> set[Hex]:
        """Hexes that can never be covered here (6.4)."""
        always = [mark for mark in DATA["marks"] if mark["id"] == "statue"]
        in_force = [mark for mark in self.marks_in_force.values() if not mark["coverable"]]
        cells = {
            (q, r)
            for mark in always + in_force
            for instance in mark["instances"]
            for q, r in instance["cells"]
        }
        return cells | self.boulders | self.printed

    def lying(self, tile: str, rotation: int, q: int, r: int) -> dict[Hex, tuple[str, bool]]:
        """Where the hexes of the tile come to lie: symbol and whether doubled (3.6)."""
        found = {}
        for cell, symbol, doubled in self.tiles[tile]:
            dq, dr = turned(cell, rotation)
            found[q + dq, r + dr] = (symbol, doubled)
        return found

    def why_not_place(self, tile: str, rotation: int, q: int, r: int) -> str | None:
        """The first rule broken by this placement, of 3.5 and 6.2 to 6.7; None if it is legal."""
        if rotation not in range(6):
            return "MYIS-3.5"
        cells = self.lying(tile, rotation, q, r)
        if any(cell not in self.terrain for cell in cells):
            return "MYIS-6.2"
        if any(self.terrain[cell] not in self.open_terrain for cell in cells):
            return "MYIS-6.3"
        if any(cell in self.blocked() for cell in cells):
            return "MYIS-6.4"
        if any(cell in self.covered for cell in cells):
            return "MYIS-6.5"
        if self.placed == 0:
            return None if set(cells) & self.region(self.first_region) else "MYIS-6.6"
        matches = any(
            self.bears(neighbour) == symbol
            for cell, (symbol, _) in cells.items()
            for neighbour in self.neighbours(cell) - set(cells)
        )
        return None if matches else "MYIS-6.7"

    def placements(self, tile: str) -> set[tuple[int, int, int]]:
        """All legal (rotation, q, r); of equal placements only the lowest rotation (3.6)."""
        seen = set()
        found = set()
        for rotation in range(6):
            for q, r in self.terrain:
                picture = frozenset(self.lying(tile, rotation, q, r).items())
                if picture in seen or self.why_not_place(tile, rotation, q, r) is not None:
                    continue
                seen.add(picture)
                found.add((rotation, q, r))
        return found

    def place(self, tile: str, rotation: int, q: int, r: int) -> dict[str, int]:
        """Place the tile; what it gains by rule id, rules without gain left out."""
        reason = self.why_not_place(tile, rotation, q, r)
        if reason is not None:
            raise Refused(reason)
        cells = self.lying(tile, rotation, q, r)
        for cell, (symbol, doubled) in cells.items():
            self.symbols[cell] = symbol
            self.covered.add(cell)
            if doubled:
                self.doubled.add(cell)
        self.placed += 1
        gain = now_points(self, set(cells))
        self.move(sum(gain.values()))
        return gain

    # Passing, ending, the marker.

    def pass_(self) -> None:
        if self.marker <= 0:
            raise Refused("MYIS-7.2")
        self.move(-1)

    def end(self) -> None:
        self.ended = True

    def move(self, points: int) -> None:
        """Move the marker once; it locks at 55 except in the Eternal Game (7.4, 7.5)."""
        if self.locked:
            return
        self.marker += points
        if self.episode != "eternal" and self.marker >= LOCK:
            self.marker, self.locked = LOCK, True


@dataclass(frozen=True)
class Final:
    """How the episode ended for one seat."""

    applied: list[tuple[str, int]]  # end rules in the order applied (9.2), those of 0 left out
    marker: int
    place: int
    open_rows: list[int]


def places(standings: list[tuple[int, list[int]]]) -> list[int]:
    """The place of each seat by marker, then open hexes row by row (9.4 to 9.6)."""
    keys = [(-marker, open_rows) for marker, open_rows in standings]
    return [1 + sum(1 for other in keys if other < own) for own in keys]


class Table:
    """The whole game of one to four seats; the deck lists tiles in the order they are turned."""

    def __init__(self, episode: str, seats: int, deck: list[str]) -> None:
        self.islands = [Island(episode) for _ in range(seats)]
        self.episode = episode
        self.deck = list(deck)
        self.round = 0
        self.card: str | None = None
        self.before: dict[int, Island] = {}  # island of a seat as it was before it acted
        self.races_over: set[str] = set()
        self.race_gains: list[tuple[int, int, str, int]] = []  # round, seat, rule, points
        self.finals: list[Final] | None = None

    def island(self, seat: int) -> Island:
        return self.islands[seat - 1]

    def order(self) -> list[int]:
        """The seats in the order of this round, ended ones included (5.4)."""
        seats = len(self.islands)
        return [(self.round - 1 + turn) % seats + 1 for turn in range(seats)]

    def actor(self) -> int | None:
        """The seat to act; None if `next` is due or the game is over."""
        if self.card is None:
            return None
        waiting = [s for s in self.order() if s not in self.before and not self.island(s).ended]
        return waiting[0] if waiting else None

    def next(self) -> None:
        """Close the round and turn a card, or come to the end (5.1, 5.5, 5.6)."""
        if self.finals is not None:
            raise Refused("MYIS-5.1")
        if self.actor() is not None:
            raise Refused("MYIS-5.5")
        if self.round:
            self.settle_races()
        self.card = None
        self.before = {}
        if not self.deck or all(island.ended for island in self.islands):
            self.finish()
            return
        self.card = self.deck.pop(0)
        self.round += 1

    def settle_races(self) -> None:
        """MYIS-8.14."""
        for rule in self.islands[0].rules:
            if rule["kind"] != "race" or rule["id"] in self.races_over:
                continue
            winners, over = race_winners(self.islands, rule, self.round)
            for seat in winners:
                self.island(seat).counters[rule["id"]] = 1
                self.island(seat).move(rule["points"])
                self.race_gains.append((self.round, seat, rule["id"], rule["points"]))
            if over:
                self.races_over.add(rule["id"])

    def begin(self, seat: int) -> None:
        """Refuse a seat that may not act now (7.6, 5.4)."""
        if self.island(seat).ended:
            raise Refused("MYIS-7.6")
        if self.actor() != seat:
            raise Refused("MYIS-5.4")

    def place(self, seat: int, tile: str, rotation: int, q: int, r: int) -> dict[str, int]:
        self.begin(seat)
        if tile != self.card:
            raise Refused("MYIS-5.2")
        before = deepcopy(self.island(seat))
        gain = self.island(seat).place(tile, rotation, q, r)
        self.before[seat] = before
        return gain

    def pass_(self, seat: int) -> None:
        self.begin(seat)
        before = deepcopy(self.island(seat))
        self.island(seat).pass_()
        self.before[seat] = before

    def end(self, seat: int) -> None:
        self.begin(seat)
        self.before[seat] = deepcopy(self.island(seat))
        self.island(seat).end()

    def undo(self, seat: int) -> None:
        """Take back the own decision of the open round, whoever has acted since (16.4)."""
        if seat not in self.before:
            raise Refused("MYIS-16.4")
        self.islands[seat - 1] = self.before.pop(seat)

    def finish(self) -> None:
        """Final scoring and ranking (section 9)."""
        applied = []
        for island, results in zip(self.islands, end_points(self.islands), strict=True):
            bonuses = [(name, points) for name, points in results.items() if points > 0]
            losses = [(name, points) for name, points in results.items() if points < 0]
            for _, points in bonuses + losses:
                island.move(points)
            applied.append(bonuses + losses)
        standings = [(island.marker, island.open_per_row()) for island in self.islands]
        self.finals = [
            Final(rules, marker, place, open_rows)
            for rules, (marker, open_rows), place in zip(
                applied, standings, places(standings), strict=True
            )
        ]

    def final(self) -> list[Final]:
        """How it ended for each seat, seat 1 first."""
        if self.finals is None:
            raise Refused("MYIS-5.6")
        return self.finals

    def medal(self) -> str | None:
        """The medal of a finished solo game (11.3)."""
        return medal(self.episode, self.final()[0].marker) if len(self.islands) == 1 else None


def medal(episode: str, marker: int) -> str | None:
    """Gold, silver, bronze or none for one seat's final marker (11.3)."""
    values = episode_data(episode)["solo"]
    reached = [name for name in ("gold", "silver", "bronze") if marker - START >= values[name]]
    return reached[0] if reached else None
