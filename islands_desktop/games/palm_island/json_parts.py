"""Parts of states as JSON values and back: single values, and what games of several players add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from islands_desktop.core.game import Setup
from islands_desktop.core.refusals import BadState, refuse
from islands_desktop.games.palm_island.components import ABILITIES, CODES, INDEX, TRACKER
from islands_desktop.games.palm_island.faces import faces_in
from islands_desktop.games.palm_island.notation import card_text, parse_card
from islands_desktop.games.palm_island.state import (
    GROUP,
    MARKET,
    TURNS,
    Common,
    Company,
    Shown,
    State,
)


def bad(template: str, **arguments: str | int) -> BadState:
    """The error for what is no position."""
    return BadState(refuse("", template, **arguments))


def whole_number(entry: Mapping[str, Any], name: str, default: int) -> int:
    """A whole number that is not negative. Raises BadState."""
    value = entry.get(name, default)
    if type(value) is not int or not 0 <= value < 1 << 64:
        raise bad("“{name}” is a whole number.", name=name)
    return value


def switch_of(entry: Mapping[str, Any], name: str) -> bool:
    """True or false, false where it is missing. Raises BadState."""
    value = entry.get(name, False)
    if type(value) is not bool:
        raise bad("“{name}” is either true or false.", name=name)
    return value


def words_of(entry: Mapping[str, Any], name: str) -> list[str]:
    """A list of words, also written as one line. Raises BadState."""
    value = entry.get(name, [])
    if isinstance(value, str):
        value = value.split()
    if not isinstance(value, list) or len(value) > 60 or not all(type(w) is str for w in value):
        raise bad("“{name}” is a list of cards.", name=name)
    return value


def bits_of(entry: Mapping[str, Any], name: str) -> int:
    """Bits of the cards named. Raises BadState."""
    bits = 0
    for index in _indices(entry, name):
        bits |= 1 << index
    return bits


def _indices(entry: Mapping[str, Any], name: str) -> bytes:
    indices = []
    for code in words_of(entry, name):
        if code not in INDEX:
            raise bad("There is no card “{code}”.", code=code[:20])
        indices.append(INDEX[code])
    return bytes(indices)


def _codes(indices: bytes) -> list[str]:
    return [CODES[index] for index in indices]


def company_to_dict(company: Company) -> dict[str, Any]:
    """What a seat has because others play too; the ability at work follows from the group's."""
    stored, levels = company.shown
    return {
        "closed": company.closed,
        "handling": company.handling,
        "tenths": company.tenths,
        "shown": {
            "stored": [card_text(face) for face in faces_in(stored)],
            "levels": list(levels),
        },
    }


def company_from_dict(entry: Mapping[str, Any], state: State) -> Company:
    """The same from JSON values. Raises BadState."""
    shown = entry.get("shown", {})
    if not isinstance(shown, Mapping):
        raise bad("“shown” has the stored cards and the levels of the buildings.")
    stored = 0
    for word in words_of(shown, "stored"):
        stored |= 1 << parse_card(word)[0]
    levels = shown.get("levels", [0] * TRACKER)
    if not isinstance(levels, list) or len(levels) != TRACKER:
        raise bad("“levels” has a level for each of the 16 buildings.")
    if not all(type(level) is int and 0 <= level <= 3 for level in levels):
        raise bad("“levels” has a level for each of the 16 buildings.")
    return Company(
        switch_of(entry, "closed"),
        whole_number(entry, "handling", 0),
        whole_number(entry, "tenths", 0),
        ability_at_work(state),
        Shown(stored, bytes(levels)),
    )


def ability_at_work(state: State) -> str:
    """The ability that works in this round: enabled in an earlier one (PALM-13.10)."""
    ability = state.setup.option("ability")
    at_work = state.common is not None and 0 < state.common.enabled < state.round
    return ability if at_work and ability in ABILITIES else ""


def common_to_dict(common: Common) -> dict[str, Any]:
    """What lies between the players, without what this mode does not have."""
    entry: dict[str, Any] = {"phase": common.phase}
    if common.disaster:
        entry["disaster"] = common.disaster
        entry["level"] = common.level
        entry["paid"] = common.paid
        entry["enabled"] = common.enabled
        entry["signalled"] = common.signalled
        return entry
    if common.piles:
        entry["piles"] = [_codes(pile) for pile in common.piles]
    else:
        entry["row"] = _codes(common.row)
    entry["removed"] = _codes(common.removed)
    entry["queue"] = list(common.queue)
    return entry


def common_from_dict(entry: Any, setup: Setup) -> Common | None:
    """The same from JSON values; None in a solo game. Raises BadState."""
    if setup.mode == "solo":
        if entry is not None:
            raise bad("Nothing lies between the players of a solo game.")
        return None
    if not isinstance(entry, Mapping):
        raise bad("“common” says what lies between the players.")
    phase, piles, queue = entry.get("phase", TURNS), entry.get("piles", []), entry.get("queue", [])
    if phase not in (TURNS, GROUP, MARKET):
        raise bad("“phase” is turns, group or market.")
    if not isinstance(piles, list) or len(piles) not in (0, 3):
        raise bad("“piles” has the outposts on offer: forest, sea, mountain.")
    if not isinstance(queue, list) or len(queue) > 4:
        raise bad("“queue” has the seats still in the market.")
    if not all(type(seat) is int and 0 <= seat < setup.seats for seat in queue):
        raise bad("“queue” has the seats still in the market.")
    disaster = entry.get("disaster", "")
    if disaster not in ("", "CO1", "CO2", "CO3"):
        raise bad("“disaster” is CO1, CO2 or CO3.")
    return Common(
        phase,
        tuple(_indices({"piles": pile}, "piles") for pile in piles),
        _indices(entry, "row"),
        _indices(entry, "removed"),
        disaster,
        whole_number(entry, "level", 0),
        switch_of(entry, "paid"),
        whole_number(entry, "enabled", 0),
        switch_of(entry, "signalled"),
        bytes(queue),
    )
