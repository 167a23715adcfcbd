"""Set-up (PALM-2, 10.1 to 10.3, 10.10): the choices, checked, and the first deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from islands_desktop.core.chance import seed_chance, shuffle
from islands_desktop.core.game import Setup
from islands_desktop.core.refusals import BadSetup, refuse
from islands_desktop.games.palm_island.components import (
    BUILDINGS,
    CARDS,
    DIFFICULTIES,
    FEATS,
    INDEX,
    TRACKER,
    VILLAGERS,
)
from islands_desktop.games.palm_island.faces import face_of
from islands_desktop.games.palm_island.state import TRACKER_FACE, State, Village

VILLAGERS_ON_OFFER = 3
LARGEST_SEED = 2**63 - 1

_BUILDING_CODES = tuple(card.code for card in BUILDINGS)
_FEAT_CODES = tuple(card.code for card in FEATS)
_OPTIONS = ("difficulty", "feats", "open_deck", "order", "practice", "profile", "villagers")


def _bad(rule: str, template: str, **arguments: str | int) -> BadSetup:
    return BadSetup(refuse(rule, template, **arguments))


def make_solo_setup(seats: int, seed: int, options: Mapping[str, Any]) -> Setup:
    """Complete set-up of a solo game. Raises BadSetup with the broken rule."""
    if type(seats) is not int or seats != 1:
        raise _bad("PALM-12.1", "A solo game has exactly one seat.")
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise _bad(
            "PALM-2.5", "A deal number is a whole number from 0 to {most}.", most=LARGEST_SEED
        )
    unknown = sorted(str(name) for name in options if name not in _OPTIONS)
    if unknown:
        raise _bad("", "A solo game has no option “{name}”.", name=unknown[0][:40])
    profile = _read_profile(options.get("profile"))
    difficulty = options.get("difficulty") or "hard"
    complete = {
        "difficulty": difficulty,
        "feats": _read_feats(difficulty, options.get("feats"), dict(profile)),
        "open_deck": _read_switch(options, "open_deck"),
        "order": _read_order(options.get("order")),
        "practice": _read_switch(options, "practice"),
        "profile": profile,
        "villagers": _read_switch(options, "villagers"),
    }
    return Setup("palm_island", "solo", 1, seed, tuple(complete.items()))


def _read_switch(options: Mapping[str, Any], name: str) -> bool:
    value = options.get(name, False)
    if type(value) is not bool:
        raise _bad("", "“{name}” is either true or false.", name=name)
    return value


def _read_profile(value: Any) -> tuple[tuple[str, str], ...]:
    pairs = value.items() if isinstance(value, Mapping) else value or ()
    profile = {}
    try:
        for code, difficulty in pairs:
            if code not in _FEAT_CODES or difficulty not in DIFFICULTIES:
                raise ValueError
            profile[code] = difficulty
    except (TypeError, ValueError):
        raise _bad(
            "PALM-10.5", "A profile names earned feats (FE1 to FE6) with their difficulty."
        ) from None
    return tuple(sorted(profile.items()))


def _read_feats(difficulty: Any, value: Any, profile: Mapping[str, str]) -> tuple[str, ...]:
    """Feats in use, ascending (PALM-2.3, 10.1, 10.2)."""
    if not isinstance(difficulty, str) or difficulty not in DIFFICULTIES:
        raise _bad("PALM-10.1", "The difficulty is hard, medium or easy.")
    chosen = value or ()
    if not isinstance(chosen, (list, tuple)) or not all(code in _FEAT_CODES for code in chosen):
        raise _bad("PALM-10.2", "Feats are named by their codes, FE1 to FE6.")
    wanted = DIFFICULTIES[difficulty]
    if not wanted.min_feats <= len(chosen) <= wanted.max_feats:
        raise _bad(
            "PALM-10.1",
            "Hard uses no feat, medium exactly one, easy any number; {count} were named.",
            count=len(chosen),
        )
    if len(set(chosen)) != len(chosen):
        raise _bad("PALM-10.2", "Each feat is used once.")
    for code in chosen:
        if code not in profile:
            raise _bad(
                "PALM-10.2",
                "{card} has not been earned yet; only earned feats can be used.",
                card=CARDS[code].name,
            )
    return tuple(sorted(chosen))


def _read_order(value: Any) -> tuple[str, ...]:
    """An explicit order of the 16 buildings, top first, or () for a shuffle (PALM-2.5)."""
    if not value:
        return ()
    codes = value.split() if isinstance(value, str) else value
    if not isinstance(codes, (list, tuple)) or sorted(map(str, codes)) != sorted(_BUILDING_CODES):
        raise _bad("PALM-2.5", "An order names each of the 16 buildings once, top card first.")
    return tuple(codes)


def deal_rank(index: int) -> int:
    """Where a card lies in the first deck: buildings, feats ascending, villagers (PALM-2.3).

    Buildings share one rank, and so do villagers: their order is drawn.
    """
    return max(TRACKER, min(index, VILLAGERS[0].index))


def deal(setup: Setup) -> State:
    """The state before the first turn (PALM-2.1, 2.3, 10.3, 10.10)."""
    chance = seed_chance(setup.seed)
    order, chance = shuffle(_BUILDING_CODES, chance)
    order = setup.option("order") or order
    cards = [face_of(code, "FT") for code in order]
    cards += [face_of(code, CARDS[code].start) for code in setup.option("feats")]
    if setup.option("villagers"):
        drawn, chance = shuffle([card.code for card in VILLAGERS], chance)
        cards += [INDEX[code] * 4 for code in drawn[:VILLAGERS_ON_OFFER]]
    return State(setup, 1, (Village(bytes([*cards, TRACKER_FACE])),), False, chance)
