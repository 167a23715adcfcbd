"""States as JSON values and back; decks stand in the notation of the rule document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from islands_desktop.core.refusals import BadState, GameError
from islands_desktop.games.palm_island.components import CARD_LIST, CODES
from islands_desktop.games.palm_island.faces import faces_in
from islands_desktop.games.palm_island.json_parts import (
    bad,
    bits_of,
    common_from_dict,
    common_to_dict,
    company_from_dict,
    company_to_dict,
    switch_of,
    whole_number,
    words_of,
)
from islands_desktop.games.palm_island.notation import parse_card, village_words
from islands_desktop.games.palm_island.problems import problems_of
from islands_desktop.games.palm_island.rules.setup import make_setup, villagers_dealt
from islands_desktop.games.palm_island.state import ALONE, TRACKER_FACE, State, Village


def state_to_dict(state: State) -> dict[str, Any]:
    """State as JSON values; decks in the notation of the rule document, one word a card."""
    entry: dict[str, Any] = {
        "setup": state.setup.to_dict(),
        "round": state.round,
        "over": state.over,
        "chance": state.chance,
        "seats": [_village_to_dict(village) for village in state.villages],
    }
    if state.common is not None:
        entry["common"] = common_to_dict(state.common)
        for seat, village in zip(entry["seats"], state.villages, strict=True):
            seat.update(company_to_dict(village.company))
    return entry


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


def _village_from_dict(entry: Any, state: State) -> Village:
    """A seat of a position whose set-up, round and common part are read already."""
    if not isinstance(entry, Mapping):
        raise bad("A seat is an object with its deck.")
    faces, stored = [], 0
    for word in words_of(entry, "deck"):
        face, marked = parse_card(word)
        faces.append(face)
        if marked:
            stored |= 1 << face
    if TRACKER_FACE not in faces:
        raise bad("A deck has exactly one round tracker, RT17.")
    tail = bytes(parse_card(word)[0] >> 2 for word in words_of(entry, "tail"))
    # In round 1 nothing passes by itself, so that the cards tell how many turns there were.
    passed = len(faces) - 1 - faces.index(TRACKER_FACE) if state.round == 1 else 0
    if state.round == 1 and villagers_dealt(state.setup):
        passed += sum(CARD_LIST[index].group == "villager" for index in tail)
    return Village(
        bytes(faces),
        stored,
        whole_number(entry, "turns", passed),
        tail,
        bits_of(entry, "fresh"),
        bits_of(entry, "off"),
        bits_of(entry, "used"),
        company_from_dict(entry, state) if state.common is not None else ALONE,
    )


def state_from_dict(entry: Mapping[str, Any]) -> State:
    """State from JSON values. Raises BadState with everything that is wrong."""
    if not isinstance(entry, Mapping):
        raise bad("A position is an object with set-up, round and seats.")
    setup_entry, seats = entry.get("setup"), entry.get("seats")
    if not isinstance(setup_entry, Mapping) or not isinstance(seats, list) or len(seats) > 4:
        raise bad("A position is an object with set-up, round and seats.")
    options = setup_entry.get("options", {})
    if not isinstance(options, Mapping):
        raise bad("The set-up of this position is not one of Palm Island.")
    if setup_entry.get("game", "palm_island") != "palm_island":
        raise bad("The set-up of this position is not one of Palm Island.")
    try:
        setup = make_setup(
            setup_entry.get("mode", "solo"),
            setup_entry.get("seats", 1),
            setup_entry.get("seed", 0),
            options,
        )
    except GameError as error:
        raise BadState(error.refusal) from None
    begun = State(
        setup,
        whole_number(entry, "round", 1),
        (),
        switch_of(entry, "over"),
        whole_number(entry, "chance", 0),
        common_from_dict(entry.get("common"), setup),
    )
    state = begun._replace(villages=tuple(_village_from_dict(seat, begun) for seat in seats))
    found = problems_of(state)
    if found:
        raise bad("This position cannot be: {problems}", problems=" ".join(found))
    return state
