"""States as JSON values: pieces by their ids, hexes as pairs. `json_reading` is the way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from islands_desktop.games.propeller_islands.components import (
    BANNER,
    BLUEPRINTS,
    CHARACTERS,
    DOCK_SPACES,
    EMPTY,
    HIDDEN_CARDS,
    LEVELS,
    LINES,
    PRODUCTION,
    TILES,
    WILD,
)
from islands_desktop.games.propeller_islands.hexes import cell_of
from islands_desktop.games.propeller_islands.rules.blueprints import upgrade_id
from islands_desktop.games.propeller_islands.state import (
    ACTIVE,
    BENEFIT,
    EFFECTS,
    LINE,
    NO_CHARACTER,
    PAID,
    PHASES,
    PLACE,
    POWER,
    TWO_DEPOTS,
    TWO_TILES,
    Effect,
    Player,
    State,
)
from islands_desktop.games.propeller_islands.state import LINES as TWO_LINES

MARKS = (("paid", PAID), ("power", POWER), ("active", ACTIVE))
WORKER_WORDS = ("vacant", "ready", "down", "none")
"""In the order of VACANT, READY, DOWN, NO_HOUSING."""


def state_to_dict(state: State) -> dict[str, Any]:
    """State as JSON values; cards that a view hides are I or II, as on their backs."""
    return {
        "setup": state.setup.to_dict(),
        "round": state.round,
        "step": PHASES[state.phase],
        "seat": state.seat,
        "first": state.first,
        "turns": state.turns,
        "die": state.die,
        "marks": [name for name, mark in MARKS if state.marks & mark],
        "pending": [_effect_to_dict(effect) for effect in state.pending],
        "forge": list(state.forge),
        "offer": [None if tile == EMPTY else TILES[tile].id for tile in state.offer],
        "stack": _tiles(state.stack),
        "discarded": _tiles(state.discarded),
        "blueprints": {
            level: {"stack": _cards(state.decks[number]), "face_up": _cards(state.face_up[number])}
            for number, level in enumerate(LEVELS)
        },
        "characters": [CHARACTERS[index].id for index in state.shown],
        "rival": list(state.rival),
        "chance": state.chance,
        "players": [_player_to_dict(player) for player in state.players],
    }


def _tiles(tiles: bytes) -> list[str]:
    return [TILES[tile].id for tile in tiles]


def _cards(cards: bytes) -> list[str]:
    return [
        LEVELS[HIDDEN_CARDS.index(card)] if card in HIDDEN_CARDS else BLUEPRINTS[card].id
        for card in cards
    ]


def _cells(hexes: Iterable[int]) -> list[list[int]]:
    return [list(cell_of(at)) for at in hexes]


def _effect_to_dict(effect: Effect) -> dict[str, Any]:
    entry: dict[str, Any] = {"effect": EFFECTS[effect.kind]}
    if effect.kind == TWO_LINES:
        entry["lines"] = [LINES[line].id for line in effect.places]
    elif effect.kind == LINE:
        entry["line"] = LINES[effect.number].id
    elif effect.kind in (PLACE, BENEFIT):
        entry["tile"] = TILES[effect.number].id
    elif effect.kind in (TWO_TILES, TWO_DEPOTS):
        entry["left"] = effect.number
        if effect.kind == TWO_DEPOTS:
            entry["used"] = _cells(effect.places)
    return entry


def _player_to_dict(player: Player) -> dict[str, Any]:
    character = player.character
    return {
        "island": [
            {
                "hex": list(cell_of(at)),
                "tile": TILES[tile].id,
                "worker": WORKER_WORDS[worker],
                "upgrades": [upgrade_id(token) for token in tokens_in(upgrades)],
            }
            for at, tile, worker, upgrades in zip(
                player.hexes, player.tiles, player.workers, player.upgrades, strict=True
            )
        ],
        "dock": [name for number, name in enumerate(DOCK_SPACES) if player.dock >> number & 1],
        "energy": player.energy,
        "steel": player.steel,
        "parts": player.part,
        "fame": player.fame,
        "character": None if character == NO_CHARACTER else CHARACTERS[character].id,
        "hand": _cards(player.hand),
        "known": _cards(player.known),
        "completed": _cards(player.completed),
        "unused": [upgrade_id(token) for token in player.unused],
        "drafted": list(player.drafted),
        "pioneer": player.pioneer,
    }


def tokens_in(upgrades: int) -> list[int]:
    """The tokens on a tile: production, banner, wild."""
    return [upgrades & part for part in (PRODUCTION, BANNER, WILD) if upgrades & part]
