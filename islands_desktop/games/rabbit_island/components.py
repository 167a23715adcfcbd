"""The pieces of Rabbit Island, read once from the component file into frozen values.

Map Tiles, Movement Cards and Action Cards are known by their ids ("cave-1", "move-07",
"advance-2"); inside states they are small numbers, their places in `TILES`, `MOVEMENT_CARDS` and
`ACTION_CARDS`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from islands_desktop.core.assets import read_asset

DIRECTIONS = ("N", "E", "S", "W")
STEPS: dict[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
N, E, S, W = 1, 2, 4, 8
"""Sides of a tile as bits; a set of arrows is their sum."""

OPPOSITE_BIT = {N: S, E: W, S: N, W: E}

MOST_SEATS = 4
START_CARROTS = 100
TOKENS = 25
LEVELS = ("camp", "village", "town")
MOST_TOKENS = len(LEVELS)
EVENT_CARROTS = 50
HOLE_CARROTS = 20
EVERY_BUNNY_CARROTS = 100
HAND_LIMIT = 5
COLLAPSE_START = 3
WAITING = 4
"""Counter of a Collapse! that has none yet (RABB-7.7)."""

TERRITORIES = ("cave", "forest", "meadow", "lake", "valley")


@dataclass(frozen=True, slots=True)
class Level:
    """What a token at a level costs, counts and lets its owner harvest."""

    cost: int
    vp: int
    harvest: int


@dataclass(frozen=True, slots=True)
class TileSpec:
    """One Map Tile: `arrows` is a sum of N, E, S, W; `levels` is () for Event Tiles."""

    id: str
    index: int
    type: str
    arrows: int
    in_short_game: bool
    levels: tuple[Level, ...]

    @property
    def is_territory(self) -> bool:
        return bool(self.levels)


@dataclass(frozen=True, slots=True)
class ModeSpec:
    """One mode: years, which Hill, tiles dealt to each seat by number of seats."""

    id: str
    years: int
    hill: int
    tiles: tuple[int, ...]
    deal: dict[int, int]
    opening_cards: int


@cache
def _pieces() -> dict[str, Any]:
    pieces: dict[str, Any] = json.loads(read_asset("components/rabbit_island.json"))
    return pieces


def _levels(entry: dict[str, Any]) -> tuple[Level, ...]:
    return tuple(
        Level(entry[name]["cost"], entry[name]["vp"], entry[name]["harvest"]) for name in LEVELS
    )


TERRITORY_LEVELS: dict[str, tuple[Level, ...]] = {
    entry["id"]: _levels(entry) for entry in _pieces()["territory_types"]
}


def _tile(index: int, entry: dict[str, Any]) -> TileSpec:
    arrows = sum(1 << DIRECTIONS.index(direction) for direction in entry["arrows"])
    return TileSpec(
        entry["id"],
        index,
        entry["type"],
        arrows,
        bool(entry.get("in_short_game", True)),
        TERRITORY_LEVELS.get(entry["type"], ()),
    )


_PILE = [_tile(n, entry) for n, entry in enumerate(_pieces()["map_tiles"])]
PILE_SIZE = len(_PILE)
_HILLS = [_tile(PILE_SIZE + n, entry) for n, entry in enumerate(_pieces()["founders_hills"])]
HILL, HILL_SHORT = (tile.index for tile in _HILLS)
FIRST_HOLE = PILE_SIZE + len(_HILLS)
_MOST_HOLES = 96
"""More than any island can need; twelve are printed, others are made (RABB-3.10)."""

_HOLES = [
    TileSpec(f"hole-{n + 1}", FIRST_HOLE + n, "rabbit_hole", 0, True, ())
    for n in range(_MOST_HOLES)
]
TILES: tuple[TileSpec, ...] = (*_PILE, *_HILLS, *_HOLES)
TILE_INDEX: dict[str, int] = {tile.id: tile.index for tile in TILES}
TERRITORY_FLAGS: tuple[bool, ...] = tuple(tile.is_territory for tile in TILES)

MOVEMENT_CARDS: tuple[str, ...] = tuple(entry["id"] for entry in _pieces()["movement_cards"])
SPACES: tuple[int, ...] = tuple(entry["spaces"] for entry in _pieces()["movement_cards"])
MOVEMENT_INDEX = {card: index for index, card in enumerate(MOVEMENT_CARDS)}

ACTION_CARDS: tuple[str, ...] = tuple(entry["id"] for entry in _pieces()["action_cards"])
ACTION_TYPES: tuple[str, ...] = tuple(entry["type"] for entry in _pieces()["action_cards"])
ACTION_INDEX = {card: index for index, card in enumerate(ACTION_CARDS)}
CARD_TYPES: tuple[str, ...] = tuple(entry["id"] for entry in _pieces()["action_card_types"])
IS_COLLAPSE: tuple[bool, ...] = tuple(kind == "collapse" for kind in ACTION_TYPES)

TRIBES: tuple[str, ...] = tuple(entry["id"] for entry in _pieces()["tribes"])


def _mode(entry: dict[str, Any]) -> ModeSpec:
    removed = entry["removed_types"]
    return ModeSpec(
        entry["id"],
        entry["years"],
        TILE_INDEX[entry["hill"]],
        tuple(tile.index for tile in _PILE if tile.type not in removed),
        {int(seats): count for seats, count in entry["deal"].items()},
        entry["opening_action_cards"],
    )


MODE_SPECS: dict[str, ModeSpec] = {entry["id"]: _mode(entry) for entry in _pieces()["modes"]}
