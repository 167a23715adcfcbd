"""The pieces of Rabbit Island, as the component file lists them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "assets/components/rabbit_island.json").read_text(encoding="utf-8")
)

Cell = tuple[int, int]
HILL: Cell = (0, 0)
DIRECTIONS: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
LEVELS = ("camp", "village", "town")

MODES: dict[str, dict[str, Any]] = {mode["id"]: mode for mode in DATA["modes"]}
CONSTANTS: dict[str, Any] = {one["id"]: one["value"] for one in DATA["constants"]}
TERRITORIES: dict[str, dict[str, Any]] = {one["id"]: one for one in DATA["territory_types"]}
EVENTS: dict[str, dict[str, Any]] = {one["id"]: one for one in DATA["event_types"]}
SPACES: dict[str, int] = {card["id"]: card["spaces"] for card in DATA["movement_cards"]}
CARD_TYPE: dict[str, str] = {card["id"]: card["type"] for card in DATA["action_cards"]}
CARD_KIND: dict[str, str] = {one["id"]: one["kind"] for one in DATA["action_card_types"]}

_TILES = {tile["id"]: tile for tile in (*DATA["map_tiles"], *DATA["founders_hills"])}


def tile_type(tile: str) -> str:
    """Cave, forest, ... or the type of an Event Tile."""
    if tile.startswith("hole-"):  # more than the printed ones may be made
        return "rabbit_hole"
    return str(_TILES[tile]["type"])


def arrows(tile: str) -> list[str]:
    """The sides of a tile with an arrow."""
    return [] if tile.startswith("hole-") else list(_TILES[tile]["arrows"])


def is_territory(tile: str) -> bool:
    return tile_type(tile) in TERRITORIES


def printed(tile: str, level: int, what: str) -> int:
    """Cost, vp or harvest of a Territory Tile at a level, 0 for the Camp."""
    return int(TERRITORIES[tile_type(tile)][LEVELS[level]][what])


def pile(mode: str) -> list[str]:
    """The tiles that are shuffled and dealt."""
    removed = MODES[mode]["removed_types"]
    return [tile["id"] for tile in DATA["map_tiles"] if tile["type"] not in removed]


def beside(cell: Cell, direction: str) -> Cell:
    dx, dy = DIRECTIONS[direction]
    return (cell[0] + dx, cell[1] + dy)


def neighbours(cell: Cell) -> list[Cell]:
    return [beside(cell, direction) for direction in DIRECTIONS]
