"""The pieces of Propeller Islands, read once from the component file into frozen values.

Tiles, blueprints and characters are known by their index in the file; Capitols stand behind the
other tiles. Guilds count from 1 so that 0 is none; so do resources on upgrade tokens.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from islands_desktop.core.assets import read_asset

Resources = tuple[int, int, int]
"""Energy, steel, parts."""

NOTHING: Resources = (0, 0, 0)

ANY_NUMBER = 0
"""The "?" of an Activation Block."""

NO_BLOCK = 7
"""Number of a tile without an Activation Block."""

EMPTY = 255
"""An offer space without a tile."""

PRODUCTION, BANNER, WILD = 0b00011, 0b01100, 0b10000
"""Parts of an upgrade byte: resource, guild, and the "?"; a token is a byte with one part."""

_BANNER_SHIFT = 2


@dataclass(frozen=True, slots=True)
class Activation:
    """One way to use an Activation Block: its name in commands, cost, gain, and what follows."""

    option: str
    pay: Resources
    gain: Resources
    deploys: bool = False
    radio: bool = False
    warehouse: bool = False


@dataclass(frozen=True, slots=True)
class Benefit:
    """The benefit of a depot (PROP-4.8)."""

    gain: Resources
    deploys: bool


@dataclass(frozen=True, slots=True)
class Score:
    """The end scoring of a landmark (PROP-11.14 to 11.23)."""

    kind: str
    vp: int
    count: str = ""
    group: int = 0
    guild: int = 0
    neighbours: int = 0
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile; `banner` and `hub` are guilds, `number` is 1-6, ANY_NUMBER or NO_BLOCK."""

    id: str
    index: int
    type: int
    kind: str
    banner: int
    hub: int
    number: int
    slots: int
    houses: bool
    activations: tuple[Activation, ...]
    benefit: Benefit | None
    score: Score | None


@dataclass(frozen=True, slots=True)
class Blueprint:
    """One card; `token` is its upgrade as a byte with one part."""

    id: str
    index: int
    level: int
    cost: Resources
    vp: int
    token: int


@dataclass(frozen=True, slots=True)
class Power:
    """One version of a character's power (PROP-9.6 to 9.12)."""

    kind: str
    gain: Resources
    cost: Resources
    steps: int
    one_of: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Character:
    """One character with both versions of the power."""

    id: str
    index: int
    basic: Power
    advanced: Power


@dataclass(frozen=True, slots=True)
class Line:
    """A row or column of the dock: its spaces as bits, and its reward."""

    id: str
    index: int
    spaces: int
    reward: str
    amount: int
    gain: Resources


@cache
def _pieces() -> dict[str, Any]:
    pieces: dict[str, Any] = json.loads(read_asset("components/propeller_islands.json"))
    return pieces


GUILDS: tuple[str, ...] = tuple(_pieces()["enums"]["guild"])
RESOURCES: tuple[str, ...] = tuple(_pieces()["enums"]["resource"])
_SLOT_PARTS = {"production": PRODUCTION, "banner": BANNER, "wild": WILD}


def _resources(entry: dict[str, Any] | None) -> Resources:
    energy, steel, part = (int((entry or {}).get(name, 0)) for name in RESOURCES)
    return energy, steel, part


def _guild(name: str | None) -> int:
    return GUILDS.index(name) + 1 if name else 0


def _token(entry: dict[str, Any]) -> int:
    if entry["type"] == "production":
        return RESOURCES.index(entry["resource"]) + 1
    if entry["type"] == "banner":
        return _guild(entry["guild"]) << _BANNER_SHIFT
    return WILD


def banner_of(upgrades: int) -> int:
    """The guild of the added banner, 0 for none."""
    return (upgrades & BANNER) >> _BANNER_SHIFT


def banner_token(guild: int) -> int:
    """The banner upgrade of a guild."""
    return guild << _BANNER_SHIFT


def _activations(effect: dict[str, Any] | None) -> tuple[Activation, ...]:
    """All options of an Activation Block, by name."""
    if effect is None:
        return ()
    options = effect["options"] if effect["kind"] == "choice" else [effect]
    found = [
        Activation(
            option.get("id", ""),
            _resources(option.get("pay")),
            _resources(option.get("gain")),
            bool(option.get("deploy")),
            effect["kind"] == "activate_ready_tile",
            effect["kind"] == "depot_benefit",
        )
        for option in options
    ]
    return tuple(sorted(found, key=lambda activation: activation.option))


def _benefit(instant: dict[str, Any] | None) -> Benefit | None:
    if instant is None:
        return None
    return Benefit(_resources(instant.get("gain")), bool(instant.get("deploy")))


def _score(entry: dict[str, Any] | None) -> Score | None:
    if entry is None:
        return None
    return Score(
        entry["kind"],
        entry["vp"],
        entry.get("count", ""),
        entry.get("group", 0),
        _guild(entry.get("guild")),
        entry.get("neighbours", 0),
        tuple(entry.get("numbers", ())),
    )


def _number(entry: Any) -> int:
    if entry is None:
        return NO_BLOCK
    return ANY_NUMBER if entry == "?" else int(entry)


_TYPES: dict[int, dict[str, Any]] = {entry["tile"]: entry for entry in _pieces()["building_types"]}


def _tile(index: int, entry: dict[str, Any]) -> Tile:
    kind = _TYPES[entry["tile"]]
    return Tile(
        id=entry["id"],
        index=index,
        type=entry["tile"],
        kind=entry["kind"],
        banner=_guild(entry["banner"]),
        hub=_guild(entry["hub"]),
        number=_number(entry["number"]),
        slots=sum(_SLOT_PARTS[slot] for slot in entry["slots"]),
        houses=entry["worker_space"] > 0,
        activations=_activations(kind.get("effect")),
        benefit=_benefit(kind.get("instant")),
        score=_score(kind.get("score")),
    )


def _capitol(index: int, side: str) -> Tile:
    """All Capitols are alike; what counts is the side they show (PROP-2.6)."""
    entry = _pieces()["capitols"][0]
    slots = entry["sides"][side]["slots"]
    return _tile(index, {**entry, "id": f"CAP-{side}", "slots": slots})


def _blueprint(index: int, entry: dict[str, Any]) -> Blueprint:
    cost, token = _resources(entry["cost"]), _token(entry["upgrade"])
    return Blueprint(entry["id"], index, entry["level"], cost, entry["vp"], token)


def _power(entry: dict[str, Any]) -> Power:
    gain, cost = _resources(entry.get("gain")), _resources(entry.get("cost"))
    one_of = tuple(entry.get("gain_one_of", ()))
    return Power(entry["kind"], gain, cost, entry.get("max_steps", 0), one_of)


BUILDINGS = len(_pieces()["tiles"])
CAPITOL_SIDES: tuple[str, ...] = tuple(_pieces()["capitols"][0]["sides"])
TILES: tuple[Tile, ...] = (
    *(_tile(index, entry) for index, entry in enumerate(_pieces()["tiles"])),
    *(_capitol(BUILDINGS + number, side) for number, side in enumerate(CAPITOL_SIDES)),
)
TILE_INDEX = {tile.id: tile.index for tile in TILES}
NUMBERS = bytes(tile.number for tile in TILES)
PRINTED_BANNERS = bytes(tile.banner for tile in TILES)
HUBS = bytes(tile.hub for tile in TILES)
SLOTS = bytes(tile.slots for tile in TILES)
ACTIVATIONS = tuple(tile.activations for tile in TILES)
BENEFITS = tuple(tile.benefit for tile in TILES)

BLUEPRINTS: tuple[Blueprint, ...] = tuple(
    _blueprint(index, entry) for index, entry in enumerate(_pieces()["blueprints"])
)
BLUEPRINT_INDEX = {card.id: card.index for card in BLUEPRINTS}
LEVELS = ("I", "II")
HIDDEN_CARDS = (len(BLUEPRINTS), len(BLUEPRINTS) + 1)
"""What stands in a view for a card of level I or II that may not be seen."""

CHARACTERS: tuple[Character, ...] = tuple(
    Character(entry["id"], index, _power(entry["basic"]), _power(entry["advanced"]))
    for index, entry in enumerate(_pieces()["characters"])
)
CHARACTER_INDEX = {character.id: character.index for character in CHARACTERS}


def _lines() -> tuple[Line, ...]:
    dock = _pieces()["dock"]
    rewards = {entry["line"]: entry for entry in dock["rewards"]}
    found = []
    for index, name in enumerate((*dock["rows"], *dock["columns"])):
        spaces = sum(1 << n for n, space in enumerate(dock["spaces"]) if name in space)
        entry = rewards[name]
        amount = entry["amount"]
        gain = _resources(amount) if isinstance(amount, dict) else NOTHING
        count = 0 if isinstance(amount, dict) else amount
        found.append(Line(name, index, spaces, entry["reward"], count, gain))
    return tuple(found)


DOCK_SPACES: tuple[str, ...] = tuple(_pieces()["dock"]["spaces"])
LINES = _lines()
LINE_INDEX = {line.id: line.index for line in LINES}
LINES_THROUGH = tuple(
    tuple(line for line in LINES if line.spaces >> space & 1) for space in range(len(DOCK_SPACES))
)
"""Row and column of every dock space."""

FULL_DOCK = (1 << len(DOCK_SPACES)) - 1
OFFER_SPACES = len(_pieces()["forge"]["spaces"])
FORGE_SPACES: tuple[tuple[int, ...], ...] = (
    (),
    *(tuple(sorted(entry["spaces"])) for entry in _pieces()["forge"]["values"]),
)
"""By Forge value, from 1, the offer spaces it touches (PROP-1.1)."""
SIDES = len(FORGE_SPACES) - 1

DIRECTIONS: tuple[tuple[int, int], ...] = tuple(
    (q, r) for q, r in _pieces()["island"]["neighbours"]
)

_SETUP = _pieces()["setup"]
FEWEST_SEATS, MOST_SEATS = _SETUP["players"]["min"], _SETUP["players"]["max"]
SOLO_PARTICIPANTS = 2
"""A solo game is set up as for two players, the rival being one (PROP-16.1)."""
DICE: dict[int, int] = {n: _SETUP["dice_by_players"][str(n)] for n in range(2, MOST_SEATS + 1)}
SOLO_DICE: int = _pieces()["solo"]["dice"]
SOLO_CHARACTERS: int = _pieces()["solo"]["characters_dealt"]
MOST_DICE_ON_A_SPACE: int = _SETUP["max_dice_per_forge_space"]["value"]
START_RESOURCES = _resources(_SETUP["start_resources"])
START_HAND = tuple(_SETUP["start_hand"][f"level_{n}"] for n in (1, 2))
FACE_UP = tuple(_SETUP["face_up_blueprints"][f"level_{n}"] for n in (1, 2))
START_FAME: int = _SETUP["start_fame"]["value"]
DEFAULT_SIDE: str = _SETUP["capitol_side_default"]["value"]
HAND_SIZE: int = _pieces()["counts"]["hand_size"]
WORKERS: int = _pieces()["counts"]["workers_per_player"]

DISCARD_GAIN = _resources(_pieces()["economy"]["discard_gain"])
STEP_COST = _resources(_pieces()["economy"]["step_cost"])
TRUMPETS: tuple[int, int] = (
    _pieces()["fame"]["trumpets"]["basic"],
    _pieces()["fame"]["trumpets"]["advanced"],
)
ENOUGH_BLUEPRINTS: int = _pieces()["end"]["blueprints_completed"]["value"]
FAME_VP: int = _pieces()["scoring"]["fame"]["vp_each"]
LEFTOVERS: tuple[tuple[str, int, int], ...] = tuple(
    (entry["of"], entry["group"], entry["vp"]) for entry in _pieces()["scoring"]["leftover"]
)
"""What is left over, how many make a group, points of a group (PROP-11.5, 11.7)."""
RANKS: tuple[tuple[int, str], ...] = tuple(
    (entry["from"], entry["name"]) for entry in _pieces()["solo"]["ranks"]
)
_OFFSETS = {"2v-2": -2, "2v-1": -1}
RIVAL_SPACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        (2 * value + _OFFSETS[entry["offset"]]) % OFFER_SPACES
        for entry in _pieces()["solo"]["rival_discards"]
    )
    for value in range(SIDES + 1)
)
"""By die value, the spaces whose tiles the rival discards, in order (PROP-16.3)."""
