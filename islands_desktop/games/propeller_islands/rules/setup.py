"""Set-up (PROP-2, 16.1): the choices, checked, and everything that is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from islands_desktop.core.chance import draw_below, seed_chance, shuffle
from islands_desktop.core.game import Setup
from islands_desktop.core.refusals import BadSetup, refuse
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINTS,
    BUILDINGS,
    CAPITOL_SIDES,
    CHARACTERS,
    DEFAULT_SIDE,
    FACE_UP,
    FULL_DOCK,
    OFFER_SPACES,
    SOLO_CHARACTERS,
    START_FAME,
    START_HAND,
    START_RESOURCES,
)
from islands_desktop.games.propeller_islands.hexes import CENTRE, around
from islands_desktop.games.propeller_islands.options import MODE_SEATS, options_of
from islands_desktop.games.propeller_islands.rules.rounds import NO_DICE
from islands_desktop.games.propeller_islands.state import (
    CHARACTER,
    NO_CHARACTER,
    READY,
    Player,
    State,
    is_solo,
)

LARGEST_SEED = 2**63 - 1


def _bad(rule: str, template: str, **arguments: str | int) -> BadSetup:
    return BadSetup(refuse(rule, template, **arguments))


def make_setup(mode: str, seats: int, seed: int, options: Mapping[str, Any]) -> Setup:
    """Complete set-up. Raises BadSetup with the broken rule."""
    if not isinstance(mode, str) or mode not in MODE_SEATS:
        raise _bad(
            "PROP-16.1", "Propeller Islands has no mode “{mode}”: {modes}.",
            mode=str(mode)[:40], modes=", ".join(MODE_SEATS),
        )  # fmt: skip
    if type(seats) is not int or seats not in MODE_SEATS[mode]:
        if mode == "solo":
            raise _bad("PROP-16.1", "The solo challenge is for one person.")
        raise _bad("PROP-2.3", "A standard game has two to four seats.")
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise _bad(
            "PROP-2.12", "A deal number is a whole number from 0 to {most}.", most=LARGEST_SEED
        )
    known = {option.name for option in options_of(mode)}
    unknown = sorted(str(name) for name in options if name not in known)
    if unknown:
        raise _bad("", "This mode has no option “{name}”.", name=unknown[0][:40])
    complete: dict[str, Any] = {"capitol_side": _read_side(options)}
    if "practice" in known:
        complete["practice"] = _read_practice(options)
    return Setup("propeller_islands", mode, seats, seed, tuple(complete.items()))


def _read_side(options: Mapping[str, Any]) -> str:
    side = options.get("capitol_side", DEFAULT_SIDE)
    if not isinstance(side, str) or side not in CAPITOL_SIDES:
        raise _bad("PROP-2.6", "Capitols show side A or side B.")
    return side


def _read_practice(options: Mapping[str, Any]) -> bool:
    practice = options.get("practice", False)
    if type(practice) is not bool:
        raise _bad("", "“{name}” is either true or false.", name="practice")
    return practice


def capitol_of(setup: Setup) -> int:
    """The Capitol tile of every island (PROP-2.6)."""
    return BUILDINGS + CAPITOL_SIDES.index(setup.option("capitol_side"))


def characters_shown(setup: Setup) -> int:
    """How many characters are drawn (PROP-2.9, 16.1)."""
    return SOLO_CHARACTERS if is_solo(setup) else setup.seats + 1


def _first_player(capitol: int, hand: bytes) -> Player:
    """What a player begins with (PROP-2.5, 2.7)."""
    energy, steel, part = START_RESOURCES
    return Player(
        hexes=(CENTRE,),
        tiles=bytes((capitol,)),
        workers=bytes((READY,)),
        upgrades=bytes(1),
        frontier=tuple(sorted(around(CENTRE))),
        dock=FULL_DOCK,
        energy=energy,
        steel=steel,
        part=part,
        fame=START_FAME,
        character=NO_CHARACTER,
        hand=hand,
        known=b"",
        completed=b"",
        unused=b"",
        drafted=b"",
        pioneer=False,
    )


def _deal_blueprints(seats: int, chance: int) -> tuple[list[bytes], list[bytes], list[bytes], int]:
    """Stacks, face-up cards by level, and hands by seat (PROP-2.4)."""
    decks, face_up, hands = [], [], [b""] * seats
    for level, (shown, dealt) in enumerate(zip(FACE_UP, START_HAND, strict=True), start=1):
        cards = [card.index for card in BLUEPRINTS if card.level == level]
        mixed, chance = shuffle(cards, chance)
        deck = bytes(mixed)
        face_up.append(deck[:shown])
        deck = deck[shown:]
        for seat in range(seats):
            hands[seat] += deck[:dealt]
            deck = deck[dealt:]
        decks.append(deck)
    return decks, face_up, hands, chance


def deal(setup: Setup) -> State:
    """The state before the first character is chosen (PROP-2.1 to 2.9, 16.1)."""
    chance, seats = seed_chance(setup.seed), setup.seats
    first = 0
    if not is_solo(setup):
        first, chance = draw_below(seats, chance)
    tiles, chance = shuffle(range(BUILDINGS), chance)
    decks, face_up, hands, chance = _deal_blueprints(seats, chance)
    characters, chance = shuffle(range(len(CHARACTERS)), chance)
    capitol = capitol_of(setup)
    return State(
        setup=setup,
        round=0,
        phase=CHARACTER,
        seat=(first - 1) % seats,
        first=first,
        turns=0,
        die=0,
        marks=0,
        pending=(),
        players=tuple(_first_player(capitol, bytes(sorted(hand))) for hand in hands),
        forge=NO_DICE,
        offer=bytes(tiles[:OFFER_SPACES]),
        stack=bytes(tiles[OFFER_SPACES:]),
        discarded=b"",
        decks=(decks[0], decks[1]),
        face_up=(face_up[0], face_up[1]),
        shown=bytes(sorted(characters[: characters_shown(setup)])),
        rival=b"",
        chance=chance,
    )
