"""Tables over faces: what each card in each orientation gives, costs, and is worth.

Lanes hold resources in one integer: logs in bits 0–6, fish in 8–14, stones in 16–22; bits 7, 15
and 23 are guards, so that one subtraction answers whether a cost is covered.
"""

from __future__ import annotations

from collections.abc import Iterator

from islands_desktop.games.palm_island.components import (
    CARD_LIST,
    CODES,
    FLIPPED,
    INDEX,
    ORIENTATIONS,
    ROTATED,
    Resources,
    Side,
)

GUARDS = 0x808080

FACES = range(len(CARD_LIST) * 4)
BITS = tuple(1 << face for face in range(256))
FACE_BYTES = tuple(bytes([face]) for face in range(256))

BLANK = Side()


def face_of(code: str, state: str) -> int:
    """Face of a card in an orientation.

    >>> face_of("CH1", "FB")
    1
    """
    return INDEX[code] * 4 + ORIENTATIONS.index(state)


def side_of(face: int) -> Side:
    """Active area of a face; a blank one where the card has no such side."""
    return SIDES[face]


def pack(resources: Resources) -> int:
    """Resources in lanes."""
    logs, fish, stones = resources
    return logs | fish << 8 | stones << 16


def unpack(lanes: int) -> Resources:
    """Lanes as logs, fish, stones.

    >>> unpack(pack((1, 2, 3)))
    (1, 2, 3)
    """
    return lanes & 0x7F, lanes >> 8 & 0x7F, lanes >> 16 & 0x7F


def faces_in(stored: int) -> Iterator[int]:
    """The faces whose bits are set, ascending."""
    while stored:
        lowest = stored & -stored
        yield lowest.bit_length() - 1
        stored ^= lowest


def codes_in(stored: int) -> tuple[str, ...]:
    """Codes of the stored cards, in the order of the component list."""
    return tuple(CODES[face >> 2] for face in faces_in(stored))


SIDES: tuple[Side, ...] = tuple(
    CARD_LIST[face >> 2].sides.get(ORIENTATIONS[face & 3], BLANK) for face in FACES
)
GIVES = tuple(pack(side.gives) for side in SIDES)
WILD = tuple(side.wild for side in SIDES)

_SUPPLIES = sorted({(GIVES[face], WILD[face]) for face in FACES})
SUPPLY_KIND = tuple(_SUPPLIES.index((GIVES[face], WILD[face])) for face in FACES)
"""Small number of what a face gives while stored: equal numbers give the same. Below 32."""

CODE_RANK = tuple(sorted(CODES).index(CODES[face >> 2]) for face in FACES)
"""Place of the card's code in alphabetical order, the order of payments."""

CARD_MASKS = tuple(0b1111 << (face & ~3) for face in FACES)
"""Bits of a face's card in every orientation."""

VP = bytes(side.vp for side in SIDES).ljust(256, b"\0")
UP = bytes(side.up for side in SIDES).ljust(256, b"\0")
BUILDING_UP = bytes(SIDES[face].up if face < 64 else 0 for face in FACES).ljust(256, b"\0")
"""Translation tables: `sum(deck.translate(VP))` counts a deck."""

TURNED = {
    "store": tuple(FACES),
    "rotate": tuple(face & ~3 | ROTATED[face & 3] for face in FACES),
    "flip": tuple(face & ~3 | FLIPPED[face & 3] for face in FACES),
}
"""Face after an action (PALM-1.3, 4.1 to 4.3)."""

CHEST = INDEX["FE4"]
STOREHOUSE_ACTIVE = FACE_BYTES[face_of("FE5", "BB")]
DRUM = INDEX["FE6"]
CHEST_BITS = 0b1111 << CHEST * 4
