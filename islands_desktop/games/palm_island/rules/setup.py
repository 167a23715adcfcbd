"""Set-up (PALM-2, 10.1 to 10.3, 10.10, 12.1, 13.1, 14.2, 14.7, 15.1, 15.10): the choices, checked,
and the first deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from islands_desktop.core.chance import draw_below, seed_chance, shuffle
from islands_desktop.core.game import Setup
from islands_desktop.core.refusals import BadSetup, refuse
from islands_desktop.games.palm_island.components import (
    BUILDINGS,
    CARD_LIST,
    CARDS,
    DIFFICULTIES,
    DISASTERS,
    FEATS,
    INDEX,
    OUTPOST_TYPES,
    OUTPOSTS,
    TRACKER,
    VILLAGERS,
    component_file,
)
from islands_desktop.games.palm_island.faces import face_of
from islands_desktop.games.palm_island.options import DRAWN, OPTIONS
from islands_desktop.games.palm_island.state import TRACKER_FACE, Common, State, Village

VILLAGERS_ON_OFFER = 3
LARGEST_SEED = 2**63 - 1

_BUILDING_CODES = tuple(card.code for card in BUILDINGS)
_FEAT_CODES = tuple(card.code for card in FEATS)
_VILLAGER_CODES = tuple(card.code for card in VILLAGERS)
_SEVERAL = (2, 3, 4)


def _bad(rule: str, template: str, **arguments: str | int) -> BadSetup:
    return BadSetup(refuse(rule, template, **arguments))


def make_setup(mode: str, seats: int, seed: int, options: Mapping[str, Any]) -> Setup:
    """Complete set-up of a game. Raises BadSetup with the broken rule."""
    if not isinstance(mode, str) or mode not in OPTIONS:
        raise _bad("", "Palm Island has no mode “{mode}”.", mode=str(mode)[:40])
    if mode == "solo" and (type(seats) is not int or seats != 1):
        raise _bad("PALM-12.1", "A solo game has exactly one seat.")
    if mode != "solo" and (type(seats) is not int or seats not in _SEVERAL):
        raise _bad("PALM-12.1", "Two, three or four play this mode together.")
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise _bad(
            "PALM-2.5", "A deal number is a whole number from 0 to {most}.", most=LARGEST_SEED
        )
    known = {option.name for option in OPTIONS[mode]}
    unknown = sorted(str(name) for name in options if name not in known)
    if unknown:
        raise _bad("", "A game of this mode has no option “{name}”.", name=unknown[0][:40])
    complete = _solo_options(options) if mode == "solo" else _shared_options(mode, options)
    return Setup("palm_island", mode, seats, seed, tuple(sorted(complete.items())))


def _shared_options(mode: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options of a game of several players (PALM-13.1, 14.7, 15.4, 15.10, 16.4)."""
    complete: dict[str, Any] = {}
    for option in OPTIONS[mode]:
        if option.form == "switch":
            complete[option.name] = _read_switch(options, option.name)
        elif option.form == "order":
            complete[option.name] = _read_order(options.get(option.name))
        else:
            value = options.get(option.name) or option.default
            if not isinstance(value, str) or value not in option.values:
                raise _bad(
                    "PALM-13.1",
                    "“{name}” is one of: {values}.",
                    name=option.name,
                    values=", ".join(option.values),
                )
            complete[option.name] = value
    return complete


def _solo_options(options: Mapping[str, Any]) -> dict[str, Any]:
    profile = _read_profile(options.get("profile"))
    difficulty = options.get("difficulty") or "hard"
    return {
        "difficulty": difficulty,
        "feats": _read_feats(difficulty, options.get("feats"), dict(profile)),
        "open_deck": _read_switch(options, "open_deck"),
        "order": _read_order(options.get("order")),
        "practice": _read_switch(options, "practice"),
        "profile": profile,
        "villagers": _read_switch(options, "villagers"),
    }


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


def villagers_dealt(setup: Setup) -> int:
    """How many villagers lie in each deck at the start (PALM-10.10, 14.7, 15.10)."""
    offered = setup.mode != "speed" and setup.option("villagers")
    return VILLAGERS_ON_OFFER if offered else 0


def deal_rank(index: int) -> int:
    """Where a card lies in the first deck: buildings, feats ascending, villagers (PALM-2.3).

    Buildings share one rank, and so do villagers: their order is drawn.
    """
    return max(TRACKER, min(index, VILLAGERS[0].index))


def deal(setup: Setup) -> State:
    """The state before the first turn (PALM-2.1, 2.3, 2.4, 10.3, 10.10)."""
    chance = seed_chance(setup.seed)
    if setup.mode == "cooperative":
        return _deal_cooperative(setup, chance)
    order, chance = shuffle(_BUILDING_CODES, chance)
    order = setup.option("order") or order
    cards = [face_of(code, "FT") for code in order]
    cards += [face_of(code, CARDS[code].start) for code in setup.option("feats", ())]
    common = None
    candidates = _VILLAGER_CODES
    if setup.mode == "casual":
        common, chance = draw_outposts(chance)
        shown = {CARD_LIST[pile[0]].villager for pile in common.piles}
        candidates = tuple(code for code in candidates if code not in shown)
    if setup.mode == "speed":
        common, chance = lay_out_market(setup, chance)
    elif setup.option("villagers"):
        drawn, chance = shuffle(candidates, chance)
        cards += [INDEX[code] * 4 for code in drawn[:VILLAGERS_ON_OFFER]]
    village = Village(bytes([*cards, TRACKER_FACE]))
    return State(setup, 1, (village,) * setup.seats, False, chance, common)


def _deal_cooperative(setup: Setup, chance: int) -> State:
    """An own shuffle for every player, and the disaster (PALM-2.4, 13.1)."""
    villages = []
    for _ in range(setup.seats):
        order, chance = shuffle(_BUILDING_CODES, chance)
        villages.append(Village(bytes([*(face_of(code, "FT") for code in order), TRACKER_FACE])))
    disaster = setup.option("disaster")
    if disaster == DRAWN:
        drawn, chance = draw_below(len(DISASTERS), chance)
        disaster = DISASTERS[drawn].code
    return State(setup, 1, tuple(villages), False, chance, Common(disaster=disaster, level=1))


def draw_outposts(chance: int) -> tuple[Common, int]:
    """Competitive cards revealed until one outpost of each type lies open (PALM-14.2)."""
    revealed, chance = shuffle(OUTPOSTS, chance)
    piles = [next(card for card in revealed if card.type == name) for name in OUTPOST_TYPES]
    return Common(piles=tuple(bytes([card.index]) for card in piles)), chance


def lay_out_market(setup: Setup, chance: int) -> tuple[Common, int]:
    """Piles by type, the most valuable on top, equal ones as drawn (PALM-15.1); or a row of
    villagers (PALM-15.10, 15.11)."""
    if setup.option("villagers"):
        drawn, chance = shuffle(VILLAGERS, chance)
        return Common(row=bytes(card.index for card in drawn[: row_size(setup.seats)])), chance
    mixed, chance = shuffle(OUTPOSTS, chance)
    ranked = sorted(mixed, key=lambda card: -card.value)
    piles = (bytes(c.index for c in ranked if c.type == name) for name in OUTPOST_TYPES)
    return Common(piles=tuple(piles)), chance


def row_size(seats: int) -> int:
    """How many villagers a speed game has on offer (PALM-15.11)."""
    size: int = component_file()["speed"]["villager_row_size"][str(seats)]
    return size
