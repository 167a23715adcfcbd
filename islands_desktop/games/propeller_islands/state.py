"""States of Propeller Islands as small immutable values.

`State` is a position, `Player` what one seat has. Everything that waits for a decision stands in
the state: `phase` is the step of the turn, `pending` the effects that interrupt it (PROP-5.11).
"""

from __future__ import annotations

from typing import NamedTuple

from islands_desktop.core.game import Setup

CHARACTER, DRAFT, ACTION, ISLAND, BLUEPRINT, UPGRADE, REPLACE, BONUS, OVER = range(9)
"""Steps of the state diagram of PROP-3. With effects pending, ACTION means that a tile has been
claimed, and UPGRADE that the token has been installed."""

PHASES = (
    *("character", "draft", "action", "island", "blueprint", "upgrade", "replace", "bonus"),
    "over",
)

DEPLOY, LINES, PLACE, RADIO, TWO_TILES, TWO_DEPOTS, RESOURCE, LINE, BENEFIT = range(9)
"""Kinds of pending effects. LINE and BENEFIT wait for those above them and then need no
decision."""

EFFECTS = (
    *("deploy", "lines", "place", "radio", "two_tiles", "two_depots", "resource"),
    *("line", "benefit"),
)

VACANT, READY, DOWN, NO_HOUSING = range(4)
"""What a tile houses."""

PAID, POWER, ACTIVE = 1, 2, 4
"""Marks of a turn: the paid step was used, the character's power was used, something was
activated in the bonus step."""

NO_CHARACTER = -1

RIVAL = 1
"""Place of the rival in the turn order of a solo game."""

new_value = tuple.__new__
"""Makes a named tuple from all its fields without the detour over keyword arguments."""


class Effect(NamedTuple):
    """A pending effect.

    number: tile of PLACE and BENEFIT, index of LINE, uses left of TWO_TILES and TWO_DEPOTS.
    places: the two lines of LINES, hexes of depots used for TWO_DEPOTS.
    """

    kind: int
    number: int = 0
    places: tuple[int, ...] = ()


class Player(NamedTuple):
    """What one seat has.

    hexes: of the island, ascending; tiles, workers (VACANT …) and upgrades stand in that order.
    frontier: empty hexes beside the island, ascending. dock: spaces that hold a worker, as bits.
    hand: blueprints, ascending; known: those of them that everybody saw taken.
    unused: tokens put aside. drafted: dice on the dock board. pioneer: Amelia's power has been
    used in this round.
    """

    hexes: tuple[int, ...]
    tiles: bytes
    workers: bytes
    upgrades: bytes
    frontier: tuple[int, ...]
    dock: int
    energy: int
    steel: int
    part: int
    fame: int
    character: int
    hand: bytes
    known: bytes
    completed: bytes
    unused: bytes
    drafted: bytes
    pioneer: bool


class State(NamedTuple):
    """One position.

    seat: who decides. first: who has the first-player token, RIVAL included. turns: finished in
    this round. die: value of the drafted die, or of the bonus die as this seat counts it.
    forge: dice by value. stack: top first. decks, face_up: blueprints by level.
    shown: characters to choose from. rival: dice the rival has drafted.
    """

    setup: Setup
    round: int
    phase: int
    seat: int
    first: int
    turns: int
    die: int
    marks: int
    pending: tuple[Effect, ...]
    players: tuple[Player, ...]
    forge: bytes
    offer: bytes
    stack: bytes
    discarded: bytes
    decks: tuple[bytes, bytes]
    face_up: tuple[bytes, bytes]
    shown: bytes
    rival: bytes
    chance: int


def put(values: bytes, position: int, value: int) -> bytes:
    """The bytes with one changed.

    >>> put(bytes([1, 2, 3]), 1, 9) == bytes([1, 9, 3])
    True
    """
    return values[:position] + bytes((value,)) + values[position + 1 :]


def is_solo(setup: Setup) -> bool:
    """Whether one person plays against the rival (PROP-16)."""
    return setup.mode == "solo"


def participants(setup: Setup) -> int:
    """How many take turns, the rival included."""
    return setup.seats + 1 if is_solo(setup) else setup.seats
