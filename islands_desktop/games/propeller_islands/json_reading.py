"""States from JSON values: their form is checked here, what they say by `problems`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from islands_desktop.core.game import Setup
from islands_desktop.core.refusals import BadState, GameError, refuse
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINT_INDEX,
    BLUEPRINTS,
    CHARACTER_INDEX,
    DOCK_SPACES,
    EMPTY,
    LEVELS,
    LINE_INDEX,
    TILE_INDEX,
)
from islands_desktop.games.propeller_islands.hexes import REACH, hex_at
from islands_desktop.games.propeller_islands.json_form import MARKS, WORKER_WORDS
from islands_desktop.games.propeller_islands.problems import frontier_of, problems_of
from islands_desktop.games.propeller_islands.rules.blueprints import part_of, upgrade_id
from islands_desktop.games.propeller_islands.rules.setup import make_setup
from islands_desktop.games.propeller_islands.state import (
    EFFECTS,
    NO_CHARACTER,
    PHASES,
    Effect,
    Player,
    State,
)

_LARGEST = 10**6
_MOST_ENTRIES = 100
_DOCK_INDEX = {name: number for number, name in enumerate(DOCK_SPACES)}
_PHASE_INDEX = {name: number for number, name in enumerate(PHASES)}
_EFFECT_INDEX = {name: number for number, name in enumerate(EFFECTS)}
_WORKER_INDEX = {name: number for number, name in enumerate(WORKER_WORDS)}
_MARK_BITS = dict(MARKS)
_TOKENS = {upgrade_id(card.token): card.token for card in BLUEPRINTS}


def _bad(template: str, **arguments: str | int) -> BadState:
    return BadState(refuse("", template, **arguments))


def _object(value: Any, name: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise _bad("“{name}” is an object.", name=name)
    return value


def _list(entry: Mapping[str, Any], name: str) -> list[Any]:
    value = entry.get(name)
    if not isinstance(value, list) or len(value) > _MOST_ENTRIES:
        raise _bad("“{name}” is a list.", name=name)
    return value


def _number(entry: Mapping[str, Any], name: str, most: int = _LARGEST) -> int:
    value = entry.get(name)
    if type(value) is not int or not 0 <= value <= most:
        raise _bad("“{name}” is a whole number from 0 to {most}.", name=name, most=most)
    return value


def _numbers(entry: Mapping[str, Any], name: str) -> bytes:
    values = _list(entry, name)
    if not all(type(value) is int and 0 <= value < EMPTY for value in values):
        raise _bad("“{name}” is a list of whole numbers.", name=name)
    return bytes(values)


def _word(value: Any, name: str, known: Mapping[str, int]) -> int:
    if not isinstance(value, str) or value not in known:
        shown = str(value)[:40].encode("utf-8", "replace").decode("utf-8")
        raise _bad("“{name}” knows no “{value}”.", name=name, value=shown)
    return known[value]


def _words(entry: Mapping[str, Any], name: str, known: Mapping[str, int]) -> list[int]:
    return [_word(value, name, known) for value in _list(entry, name)]


def _bits(entry: Mapping[str, Any], name: str, known: Mapping[str, int]) -> int:
    """The sum of different bits."""
    bits = _words(entry, name, known)
    if len(set(bits)) != len(bits):
        raise _bad("“{name}” names something twice.", name=name)
    return sum(bits)


def _hex(value: Any, name: str) -> int:
    if not isinstance(value, list) or len(value) != 2:
        raise _bad("“{name}” is a hex: a list of two whole numbers.", name=name)
    if not all(type(part) is int and -REACH <= part <= REACH for part in value):
        raise _bad("“{name}” is a hex: a list of two whole numbers.", name=name)
    return hex_at(value[0], value[1])


def state_from_dict(entry: Mapping[str, Any]) -> State:
    """State from JSON values. Raises BadState with what is wrong."""
    entry = _object(entry, "state")
    setup = _setup(_object(entry.get("setup"), "setup"))
    piles = [
        _object(_object(entry.get("blueprints"), "blueprints").get(level), level)
        for level in LEVELS
    ]
    decks = [bytes(_words(pile, "stack", BLUEPRINT_INDEX)) for pile in piles]
    face_up = [bytes(_words(pile, "face_up", BLUEPRINT_INDEX)) for pile in piles]
    offer = [EMPTY if tile is None else _word(tile, "offer", TILE_INDEX)
             for tile in _list(entry, "offer")]  # fmt: skip
    state = State(
        setup=setup,
        round=_number(entry, "round"),
        phase=_word(entry.get("step"), "step", _PHASE_INDEX),
        seat=_number(entry, "seat"),
        first=_number(entry, "first"),
        turns=_number(entry, "turns"),
        die=_number(entry, "die"),
        marks=_bits(entry, "marks", _MARK_BITS),
        pending=tuple(_effect(one) for one in _list(entry, "pending")),
        players=tuple(_player(one) for one in _list(entry, "players")),
        forge=_numbers(entry, "forge"),
        offer=bytes(offer),
        stack=bytes(_words(entry, "stack", TILE_INDEX)),
        discarded=bytes(_words(entry, "discarded", TILE_INDEX)),
        decks=(decks[0], decks[1]),
        face_up=(face_up[0], face_up[1]),
        shown=bytes(_words(entry, "characters", CHARACTER_INDEX)),
        rival=_numbers(entry, "rival"),
        chance=_number(entry, "chance", (1 << 64) - 1),
    )
    found = problems_of(state)
    if found:
        raise _bad("This position cannot be: {problems}", problems=" ".join(found))
    return state


def _setup(entry: Mapping[str, Any]) -> Setup:
    options = _object(entry.get("options", {}), "options")
    if entry.get("game", "propeller_islands") != "propeller_islands":
        raise _bad("The set-up of this position is not one of Propeller Islands.")
    try:
        return make_setup(
            entry.get("mode", "standard"), entry.get("seats", 2), entry.get("seed", 0), options
        )
    except GameError as error:
        raise BadState(error.refusal) from None


def _effect(entry: Any) -> Effect:
    entry = _object(entry, "pending")
    kind, number, places = _word(entry.get("effect"), "effect", _EFFECT_INDEX), 0, ()
    if "tile" in entry:
        number = _word(entry["tile"], "tile", TILE_INDEX)
    elif "line" in entry:
        number = _word(entry["line"], "line", LINE_INDEX)
    elif "left" in entry:
        number = _number(entry, "left")
    if "lines" in entry:
        return Effect(kind, number, tuple(_words(entry, "lines", LINE_INDEX)))
    if "used" in entry:
        return Effect(kind, number, tuple(_hex(one, "used") for one in _list(entry, "used")))
    return Effect(kind, number, places)


def _player(entry: Any) -> Player:
    entry = _object(entry, "players")
    island = [_tile(one) for one in _list(entry, "island")]
    hexes = tuple(at for at, _, _, _ in island)
    character, pioneer = entry.get("character"), entry.get("pioneer")
    if type(pioneer) is not bool:
        raise _bad("“{name}” is either true or false.", name="pioneer")
    return Player(
        hexes=hexes,
        tiles=bytes(tile for _, tile, _, _ in island),
        workers=bytes(worker for _, _, worker, _ in island),
        upgrades=bytes(upgrades for _, _, _, upgrades in island),
        frontier=frontier_of(hexes),
        dock=_bits(entry, "dock", {name: 1 << bit for name, bit in _DOCK_INDEX.items()}),
        energy=_number(entry, "energy"),
        steel=_number(entry, "steel"),
        part=_number(entry, "parts"),
        fame=_number(entry, "fame"),
        character=(
            NO_CHARACTER if character is None else _word(character, "character", CHARACTER_INDEX)
        ),
        hand=bytes(_words(entry, "hand", BLUEPRINT_INDEX)),
        known=bytes(_words(entry, "known", BLUEPRINT_INDEX)),
        completed=bytes(_words(entry, "completed", BLUEPRINT_INDEX)),
        unused=bytes(_words(entry, "unused", _TOKENS)),
        drafted=_numbers(entry, "drafted"),
        pioneer=pioneer,
    )


def _tile(entry: Any) -> tuple[int, int, int, int]:
    """Hex, tile, worker and upgrades of one tile of an island."""
    entry = _object(entry, "island")
    upgrades = 0
    for token in _words(entry, "upgrades", _TOKENS):
        if upgrades & part_of(token):
            raise _bad("A tile has two upgrades of one type.")
        upgrades |= token
    return (
        _hex(entry.get("hex"), "hex"),
        _word(entry.get("tile"), "tile", TILE_INDEX),
        _word(entry.get("worker"), "worker", _WORKER_INDEX),
        upgrades,
    )
