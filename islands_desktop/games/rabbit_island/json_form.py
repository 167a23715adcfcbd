"""States as JSON values and back: tiles and cards by their ids, `?` for what a view hides."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from islands_desktop.core.game import Setup
from islands_desktop.core.refusals import BadState, GameError, refuse
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    ACTION_INDEX,
    MOVEMENT_CARDS,
    MOVEMENT_INDEX,
    TILE_INDEX,
    TILES,
)
from islands_desktop.games.rabbit_island.land import Land
from islands_desktop.games.rabbit_island.problems import problems_of
from islands_desktop.games.rabbit_island.rules.setup import make_setup
from islands_desktop.games.rabbit_island.state import (
    HIDDEN,
    NOBODY,
    Collapse,
    Decks,
    Entry,
    SeatState,
    State,
    Turn,
)

_TILE_IDS = tuple(tile.id for tile in TILES)
_KINDS: dict[str, tuple[tuple[str, ...], Mapping[str, int]]] = {
    "tiles": (_TILE_IDS, TILE_INDEX),
    "moves": (MOVEMENT_CARDS, MOVEMENT_INDEX),
    "cards": (ACTION_CARDS, ACTION_INDEX),
}
_DECKS = {
    "box": "tiles",
    "tile_discards": "tiles",
    "moves": "moves",
    "move_discards": "moves",
    "cards": "cards",
    "card_discards": "cards",
}
_LARGEST = 1 << 64


def _ids(kind: str, pieces: bytes) -> list[str]:
    return list(_names_of(kind, pieces))


@lru_cache(maxsize=256)
def _names_of(kind: str, pieces: bytes) -> tuple[str, ...]:
    """The pieces of a deck or hand by name; kept, for one command changes few of them."""
    names = _KINDS[kind][0]
    return tuple("?" if piece == HIDDEN else names[piece] for piece in pieces)


def state_to_dict(state: State) -> dict[str, Any]:
    """State as JSON values."""
    return {
        "setup": state.setup.to_dict(),
        "point": state.point,
        "year": state.year,
        "first": state.first,
        "active": state.active,
        "land": [[x, y, _TILE_IDS[tile]] for x, y, tile in state.land.tiles],
        "stacks": [list(stack) for stack in state.stacks],
        "seats": [_seat_to_dict(own) for own in state.seats],
        "decks": {name: _ids(kind, getattr(state.decks, name)) for name, kind in _DECKS.items()},
        "turn": _turn_to_dict(state.turn),
        "chance": state.chance,
    }


def _seat_to_dict(own: SeatState) -> dict[str, Any]:
    return {
        "carrots": own.carrots,
        "rabbit": own.rabbit,
        "tiles": _ids("tiles", own.tiles),
        "moves": _ids("moves", own.moves),
        "cards": _ids("cards", own.cards),
        "collapses": [[ACTION_CARDS[one.card], one.counter] for one in own.collapses],
    }


def _card_or_none(card: int) -> str:
    return "" if card == NOBODY else ACTION_CARDS[card]


def _turn_to_dict(turn: Turn) -> dict[str, Any]:
    return {
        "window": turn.window,
        "stack": [
            [ACTION_CARDS[one.card], one.seat, _card_or_none(one.target), one.cancelled]
            for one in turn.stack
        ],
        "passes": turn.passes,
        "responder": turn.responder,
        "effects": _ids("cards", turn.effects),
        "silenced": turn.silenced,
        "steps": turn.steps,
        "mover": turn.mover,
        "card": _card_or_none(turn.card),
        "placed": list(turn.placed),
    }


# ------------------------------------------------------------------ reading


def _bad(template: str, **arguments: str | int) -> BadState:
    return BadState(refuse("", template, **arguments))


def _number(entry: Mapping[str, Any], name: str, least: int = 0) -> int:
    value = entry.get(name)
    if type(value) is not int or not least <= value < _LARGEST:
        raise _bad("“{name}” is a whole number.", name=name)
    return value


def _switch(entry: Mapping[str, Any], name: str) -> bool:
    value = entry.get(name)
    if type(value) is not bool:
        raise _bad("“{name}” is either true or false.", name=name)
    return value


def _word(entry: Mapping[str, Any], name: str) -> str:
    value = entry.get(name)
    if not isinstance(value, str):
        raise _bad("“{name}” is a word.", name=name)
    return value


def _list(entry: Mapping[str, Any], name: str, most: int = 200) -> list[Any]:
    value = entry.get(name)
    if not isinstance(value, list) or len(value) > most:
        raise _bad("“{name}” is a list.", name=name)
    return value


def _object(entry: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = entry.get(name)
    if not isinstance(value, Mapping):
        raise _bad("“{name}” is an object.", name=name)
    return value


def _piece(kind: str, name: Any) -> int:
    known = _KINDS[kind][1]
    if not isinstance(name, str) or name not in known:
        raise _bad("There is no piece “{name}”.", name=str(name)[:20])
    return known[name]


def _pieces(entry: Mapping[str, Any], name: str, kind: str) -> bytes:
    return bytes(_piece(kind, one) for one in _list(entry, name))


def _small(value: Any, least: int = -1) -> int:
    if type(value) is not int or not least <= value < 10_000:
        raise _bad("A number in this position is not one.")
    return value


def _read_land(entry: Mapping[str, Any]) -> Land:
    tiles = []
    for one in _list(entry, "land"):
        if not isinstance(one, list) or len(one) != 3:
            raise _bad("A tile of the land is its cell and its name.")
        x, y = _small(one[0], -10_000), _small(one[1], -10_000)
        tiles.append((x, y, _piece("tiles", one[2])))
    return Land(tuple(tiles))


def _read_stacks(entry: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    stacks = []
    for stack in _list(entry, "stacks"):
        if not isinstance(stack, list) or len(stack) > 3:
            raise _bad("A stack has at most three tokens.")
        stacks.append(tuple(_small(seat, 0) for seat in stack))
    return tuple(stacks)


def _read_seat(entry: Any) -> SeatState:
    if not isinstance(entry, Mapping):
        raise _bad("A seat is an object with what it has.")
    collapses = []
    for one in _list(entry, "collapses", 3):
        if not isinstance(one, list) or len(one) != 2:
            raise _bad("A Collapse! has a card and a counter.")
        collapses.append(Collapse(_piece("cards", one[0]), _small(one[1])))
    return SeatState(
        _number(entry, "carrots"),
        _number(entry, "rabbit"),
        _pieces(entry, "tiles", "tiles"),
        _pieces(entry, "moves", "moves"),
        _pieces(entry, "cards", "cards"),
        tuple(collapses),
    )


def _read_card(value: Any) -> int:
    return NOBODY if value == "" else _piece("cards", value)


def _read_turn(entry: Mapping[str, Any]) -> Turn:
    stack = []
    for one in _list(entry, "stack"):
        if not isinstance(one, list) or len(one) != 4 or type(one[3]) is not bool:
            raise _bad("A card of the stack has card, seat, target and whether it is cancelled.")
        stack.append(Entry(_piece("cards", one[0]), _small(one[1]), _read_card(one[2]), one[3]))
    return Turn(
        _word(entry, "window"),
        tuple(stack),
        _number(entry, "passes"),
        _number(entry, "responder", -1),
        _pieces(entry, "effects", "cards"),
        _switch(entry, "silenced"),
        _number(entry, "steps"),
        _number(entry, "mover", -1),
        _read_card(entry.get("card")),
        tuple(_small(place) for place in _list(entry, "placed", 2)),
    )


def _read_setup(entry: Mapping[str, Any]) -> Setup:
    chosen = _object(entry, "setup")
    options = chosen.get("options", {})
    if not isinstance(options, Mapping) or chosen.get("game", "rabbit_island") != "rabbit_island":
        raise _bad("The set-up of this position is not one of Rabbit Island.")
    try:
        return make_setup(
            chosen.get("mode", "standard"), chosen.get("seats", 2), chosen.get("seed", 0), options
        )
    except GameError as error:
        raise BadState(error.refusal) from None


def state_from_dict(entry: Mapping[str, Any]) -> State:
    """State from JSON values. Raises BadState with what is wrong."""
    if not isinstance(entry, Mapping):
        raise _bad("A position is an object with set-up, land, seats, decks and turn.")
    setup = _read_setup(entry)
    decks = _object(entry, "decks")
    state = State(
        setup,
        _word(entry, "point"),
        _number(entry, "year"),
        _number(entry, "first"),
        _number(entry, "active"),
        _read_land(entry),
        _read_stacks(entry),
        tuple(_read_seat(one) for one in _list(entry, "seats", 4)),
        Decks(*(_pieces(decks, name, kind) for name, kind in _DECKS.items())),
        _read_turn(_object(entry, "turn")),
        _number(entry, "chance"),
    )
    found = problems_of(state)
    if found:
        raise _bad("This position cannot be: {problems}", problems=" ".join(found))
    return state
