"""The program's own small random generator (SplitMix64), the same on every platform forever.

The state is a plain integer, so that it can lie in a game state and in a save. Nothing in the
rules may use another source of chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
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
    last = len(shuffled) - 1
    draws, after = _draw_many(last, chance)
    for bits in draws:
        if bits >= _SURELY_USABLE:
            return _shuffle_singly(items, chance)
        chosen = bits % (last + 1)
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
        last -= 1
    return tuple(shuffled), after


def _shuffle_singly(items: Sequence[T], chance: int) -> tuple[tuple[T, ...], int]:
    """The same with one draw after the other, for the rare one that has to be repeated."""
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        chosen, chance = draw_below(last + 1, chance)
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    return tuple(shuffled), chance


_SURELY_USABLE = (1 << 64) - (1 << 32)
"""Bits below are usable whatever the limit: `draw_below` gives up less than one limit's worth."""

_LANE = 128
"""Bits kept for each draw of many: the product of two numbers of 64 bits fits."""


@lru_cache(maxsize=64)
def _lanes(count: int) -> tuple[int, int, int, Struct]:
    """For so many draws side by side: a one, the step of the state, and 64 ones in each lane."""
    ones = sum(1 << _LANE * n for n in range(count))
    steps = sum((n + 1) * _GAMMA % (1 << 64) << _LANE * n for n in range(count))
    return ones, steps, ones * _MASK, Struct("<" + "Q8x" * count)


def _draw_many(count: int, chance: int) -> tuple[tuple[int, ...], int]:
    """The same as `draw_bits` so many times, all at once in one integer: decks are shuffled at the
    start of every game of a search."""
    if count < 1:
        return (), chance
    ones, steps, mask, form = _lanes(count)
    mixed = ((chance & _MASK) * ones + steps) & mask
    mixed = ((mixed ^ (mixed >> 30) & mask) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27) & mask) * 0x94D049BB133111EB) & mask
    mixed ^= (mixed >> 31) & mask
    bits = form.unpack(mixed.to_bytes(_LANE // 8 * count, "little"))
    return bits, (chance + count * _GAMMA) & _MASK


def roll_die(sides: int, chance: int) -> tuple[int, int]:
    """A die roll from 1 to sides and the next chance state."""
    face, chance = draw_below(sides, chance)
    return face + 1, chance
