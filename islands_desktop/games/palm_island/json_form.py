"""States as JSON values and back; decks stand in the notation of the rule document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from islands_desktop.core.refusals import BadState, GameError, refuse
from islands_desktop.games.palm_island.components import CODES, INDEX
from islands_desktop.games.palm_island.faces import faces_in
from islands_desktop.games.palm_island.notation import parse_card, village_words
from islands_desktop.games.palm_island.problems import problems_of
from islands_desktop.games.palm_island.rules.setup import make_solo_setup
from islands_desktop.games.palm_island.state import TRACKER_FACE, State, Village


def state_to_dict(state: State) -> dict[str, Any]:
    """State as JSON values; decks in the notation of the rule document, one word a card."""
    return {
        "setup": state.setup.to_dict(),
        "round": state.round,
        "over": state.over,
        "chance": state.chance,
        "seats": [_village_to_dict(village) for village in state.villages],
    }


def _bits_to_codes(bits: int) -> list[str]:
    return [CODES[index] for index in faces_in(bits)]


def _village_to_dict(village: Village) -> dict[str, Any]:
    return {
        "deck": village_words(village),
        "tail": [CODES[index] for index in village.tail],
        "turns": village.turns,
        "fresh": _bits_to_codes(village.fresh),
        "off": _bits_to_codes(village.off),
        "used": _bits_to_codes(village.used),
    }


def _bad(template: str, **arguments: str | int) -> BadState:
    return BadState(refuse("", template, **arguments))


def _whole_number(entry: Mapping[str, Any], name: str, default: int) -> int:
    value = entry.get(name, default)
    if type(value) is not int or not 0 <= value < 1 << 64:
        raise _bad("“{name}” is a whole number.", name=name)
    return value


def _words(entry: Mapping[str, Any], name: str) -> list[str]:
    value = entry.get(name, [])
    if isinstance(value, str):
        value = value.split()
    if not isinstance(value, list) or len(value) > 60 or not all(type(w) is str for w in value):
        raise _bad("“{name}” is a list of cards.", name=name)
    return value


def _bits(entry: Mapping[str, Any], name: str) -> int:
    bits = 0
    for code in _words(entry, name):
        if code not in INDEX:
            raise _bad("There is no card “{code}”.", code=code[:20])
        bits |= 1 << INDEX[code]
    return bits


def _village_from_dict(entry: Any, round_number: int) -> Village:
    if not isinstance(entry, Mapping):
        raise _bad("A seat is an object with its deck.")
    faces, stored = [], 0
    for word in _words(entry, "deck"):
        face, marked = parse_card(word)
        faces.append(face)
        if marked:
            stored |= 1 << face
    if TRACKER_FACE not in faces:
        raise _bad("A deck has exactly one round tracker, RT17.")
    tail = bytes(parse_card(word)[0] >> 2 for word in _words(entry, "tail"))
    # In round 1 nothing passes by itself, so that the cards tell how many turns there were.
    passed = len(faces) - 1 - faces.index(TRACKER_FACE) + len(tail) if round_number == 1 else 0
    return Village(
        bytes(faces),
        stored,
        _whole_number(entry, "turns", passed),
        tail,
        _bits(entry, "fresh"),
        _bits(entry, "off"),
        _bits(entry, "used"),
    )


def state_from_dict(entry: Mapping[str, Any]) -> State:
    """State from JSON values. Raises BadState with everything that is wrong."""
    if not isinstance(entry, Mapping):
        raise _bad("A position is an object with set-up, round and seats.")
    setup_entry, seats = entry.get("setup"), entry.get("seats")
    if not isinstance(setup_entry, Mapping) or not isinstance(seats, list) or len(seats) > 4:
        raise _bad("A position is an object with set-up, round and seats.")
    options = setup_entry.get("options", {})
    if not isinstance(options, Mapping) or setup_entry.get("mode", "solo") != "solo":
        raise _bad("The set-up of this position is not one of Palm Island.")
    if setup_entry.get("game", "palm_island") != "palm_island":
        raise _bad("The set-up of this position is not one of Palm Island.")
    try:
        setup = make_solo_setup(setup_entry.get("seats", 1), setup_entry.get("seed", 0), options)
    except GameError as error:
        raise BadState(error.refusal) from None
    over = entry.get("over", False)
    if type(over) is not bool:
        raise _bad("“over” is either true or false.")
    round_number = _whole_number(entry, "round", 1)
    villages = tuple(_village_from_dict(seat, round_number) for seat in seats)
    state = State(setup, round_number, villages, over, _whole_number(entry, "chance", 0))
    found = problems_of(state)
    if found:
        raise _bad("This position cannot be: {problems}", problems=" ".join(found))
    return state
