"""The program's own small random generator (SplitMix64), the same on every platform forever.

The state is a plain integer, so that it can lie in a game state and in a save. Nothing in the
rules may use another source of chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_DRAWS = 1 << 64
_GAMMA = 0x9E3779B97F4A7C15


def seed_chance(seed: int) -> int:
    """Chance state for a seed; every integer is a seed.

    >>> seed_chance(7) == seed_chance(7), seed_chance(7) == seed_chance(8)
    (True, False)
    """
    return draw_bits(seed & _MASK)[0]


def draw_bits(chance: int) -> tuple[int, int]:
    """64 random bits and the next chance state."""
    chance = (chance + _GAMMA) & _MASK
    mixed = chance
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31), chance


def draw_below(limit: int, chance: int) -> tuple[int, int]:
    """A number from 0 to limit - 1, each equally likely, and the next chance state.

    Raises ValueError if limit is below 1.
    """
    if limit < 1:
        raise ValueError("a draw needs at least one possibility")
    usable = (_MASK + 1) - (_MASK + 1) % limit
    bits, chance = draw_bits(chance)
    while bits >= usable:
        bits, chance = draw_bits(chance)
    return bits % limit, chance


def shuffle(items: Sequence[T], chance: int) -> tuple[tuple[T, ...], int]:
    """The items in random order (Fisher–Yates) and the next chance state.

    >>> order, chance = shuffle("ABCD", seed_chance(1))
    >>> sorted(order)
    ['A', 'B', 'C', 'D']
    """
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        # `draw_below` written out: decks are shuffled at the start of every game of a search.
        limit = last + 1
        while True:
            chance = (chance + _GAMMA) & _MASK
            mixed = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            bits = mixed ^ (mixed >> 31)
            if bits < _DRAWS - _DRAWS % limit:
                break
        chosen = bits % limit
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    return tuple(shuffled), chance


def roll_die(sides: int, chance: int) -> tuple[int, int]:
    """A die roll from 1 to sides and the next chance state."""
    face, chance = draw_below(sides, chance)
    return face + 1, chance
