"""The pieces of My Island, read once from the component file into frozen values."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from islands_desktop.core.assets import read_asset
from islands_desktop.games.my_island.hexes import Cell, rotate

SYMBOLS = ("house", "field", "wall", "path")
HOUSE, FIELD, WALL, PATH = range(4)
CODES = "hfwp"
"""Letters of the symbols in the notation of the rule document."""

START_MARKER = 10
LOCK = 55
SOLO_LARGEST = 7
"""Size from which a group counts as the largest in a solo game (MYIS-11.2)."""

ROTATIONS = 6
MOST_SEATS = 4
ISLAND_ROWS = 8

Region = tuple[str, tuple[Any, ...]]
"""Kind of a region (terrain, mark, near, rows) and its names or rows (MYIS-3.9)."""

Steps = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """One piece: its hexes with the number of the symbol on each, the first on (0, 0)."""

    id: str
    index: int
    cells: tuple[tuple[Cell, int], ...]
    from_episode: int = 1
    name: str = ""

    def turned(self, rotation: int) -> tuple[tuple[Cell, int], ...]:
        """Hexes and symbols after a rotation (MYIS-3.5)."""
        return tuple((rotate(cell, rotation), symbol) for cell, symbol in self.cells)

    def laid(self, rotation: int, q: int, r: int) -> tuple[tuple[Cell, int], ...]:
        """Hexes and symbols when the first hex lies on (q, r), on the board or not (MYIS-3.6).

        >>> TILES[0].laid(1, 3, 3)
        (((3, 3), 0), ((3, 4), 1))
        """
        return tuple(((q + cell[0], r + cell[1]), symbol) for cell, symbol in self.turned(rotation))


@dataclass(frozen=True, slots=True)
class Instance:
    """One place of a mark: its hexes, and for a chasm the direction its bridge runs."""

    id: str
    cells: tuple[Cell, ...]
    axis: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """A named kind of special hexes."""

    id: str
    name: str
    coverable: bool
    instances: tuple[Instance, ...]


@dataclass(frozen=True, slots=True)
class RuleSpec:
    """One scoring rule: a primitive of MYIS-8 with its parameters."""

    id: str
    kind: str
    symbols: tuple[int, ...] = ()
    points: int = 0
    region: Region | None = None
    to: Region | None = None
    mark: str = ""
    size: int = 0
    length: int = 0
    steps: Steps = ()
    of: tuple[str, ...] = ()
    count: int = 0
    solo_round: int = 0
    most: int = 0
    reach: int = 0
    blockers: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    about: str = ""


@dataclass(frozen=True, slots=True)
class EpisodeSpec:
    """What is open, where to begin, and what scores in one episode (MYIS-10, 13)."""

    id: str
    number: int
    title: str
    story: str
    open: tuple[str, ...]
    start: Region
    marks: tuple[str, ...]
    rules: tuple[str, ...]
    tiles: tuple[str, ...]
    lock: int | None
    medals: tuple[int, int, int]
    """Net points of bronze, silver and gold in a solo game (MYIS-11.3)."""


def _symbols(names: list[str]) -> tuple[int, ...]:
    return tuple(SYMBOLS.index(name) for name in names)


def _region(entry: dict[str, Any] | None) -> Region | None:
    if not entry:
        return None
    ((kind, names),) = entry.items()
    return kind, tuple(names) if isinstance(names, list) else (names,)


def _tile(index: int, entry: dict[str, Any]) -> Tile:
    cells = tuple(((q, r), SYMBOLS.index(symbol)) for q, r, symbol in entry["cells"])
    return Tile(entry["id"], index, cells, entry.get("from_episode", 1), entry.get("name", ""))


def _mark(entry: dict[str, Any]) -> Mark:
    instances = tuple(
        Instance(one["id"], tuple((q, r) for q, r in one["cells"]), one.get("axis", 0))
        for one in entry["instances"]
    )
    return Mark(entry["id"], entry["name"], entry["coverable"], instances)


def _rule(entry: dict[str, Any]) -> RuleSpec:
    return RuleSpec(
        id=entry["id"],
        kind=entry["kind"],
        symbols=_symbols(entry.get("symbols", [])),
        points=entry.get("points", 0),
        region=_region(entry.get("region")),
        to=_region(entry.get("to")),
        mark=entry.get("mark", ""),
        size=entry.get("size", 0),
        length=entry.get("length", 0),
        steps=tuple((n, points) for n, points in entry.get("steps", [])),
        of=tuple(entry.get("of", [])),
        count=entry.get("count", 0),
        solo_round=entry.get("solo_round", 0),
        most=entry.get("max", 0),
        reach=entry.get("reach", 0),
        blockers=_symbols(entry.get("blockers", [])),
        targets=_symbols(entry.get("targets", [])),
        about=entry["text"],
    )


@cache
def _pieces() -> dict[str, Any]:
    pieces: dict[str, Any] = json.loads(read_asset("components/my_island.json"))
    return pieces


def _episode(entry: dict[str, Any]) -> EpisodeSpec:
    number, solo = entry["n"], entry["solo"]
    start = _region(entry["first"])
    assert start is not None
    return EpisodeSpec(
        id=entry["id"],
        number=number,
        title=entry["title"],
        story=entry["story"],
        open=tuple(entry["allowed"]),
        start=start,
        marks=tuple(entry["marks"]),
        rules=tuple(entry["rules"]),
        tiles=tuple(tile.id for tile in TILES if tile.from_episode <= number),
        lock=LOCK,
        medals=(solo["bronze"], solo["silver"], solo["gold"]),
    )


def _eternal() -> EpisodeSpec:
    """The Eternal Game (MYIS-10.2, 10.5): the base tiles, no lock."""
    entry = {**_pieces()["modes"]["eternal"], "n": 1, "id": "eternal", "title": "", "story": ""}
    spec = _episode(entry)
    return EpisodeSpec(
        "eternal", 0, "", "", spec.open, spec.start, spec.marks, spec.rules, spec.tiles, None,
        spec.medals,
    )  # fmt: skip


TILES: tuple[Tile, ...] = tuple(_tile(n, entry) for n, entry in enumerate(_pieces()["tiles"]))
TILE_INDEX = {tile.id: tile.index for tile in TILES}
MARKS: dict[str, Mark] = {entry["id"]: _mark(entry) for entry in _pieces()["marks"]}
RULES: dict[str, RuleSpec] = {entry["id"]: _rule(entry) for entry in _pieces()["rules"]}
EPISODES: dict[str, EpisodeSpec] = {
    entry["id"]: _episode(entry) for entry in _pieces()["campaign"]["episodes"]
} | {"eternal": _eternal()}

TERRAINS: dict[str, str] = {entry["code"]: entry["id"] for entry in _pieces()["terrains"]}
"""Name of a terrain by its letter on the map."""

SEAT_ANIMALS: tuple[str, ...] = tuple(entry["animal"] for entry in _pieces()["seats"])


def _map() -> tuple[tuple[Cell, str], ...]:
    board = _pieces()["board"]
    rows = [*board["rows"], *board["plateau"]]
    return tuple(
        ((row["q_from"] + column, row["r"]), letter)
        for row in rows
        for column, letter in enumerate(row["terrain"])
    )


MAP: tuple[tuple[Cell, str], ...] = _map()
"""Hexes in index order (MYIS-3.4), the 100 of the island and then the 15 of the plateau, each with
its terrain's letter."""

TUNNELS: tuple[tuple[Cell, Cell], ...] = tuple(
    (tuple(link["island"]), tuple(link["plateau"])) for link in _pieces()["board"]["links"]
)
"""Island hex and plateau hex that a tunnel makes neighbours (MYIS-3.8)."""
