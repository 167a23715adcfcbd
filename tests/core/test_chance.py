"""The random generator: the same numbers on every platform, forever, and fair ones."""

from __future__ import annotations

from collections import Counter

import pytest

from islands_desktop.core.chance import draw_below, draw_bits, roll_die, seed_chance, shuffle


def test_bits_are_those_of_the_published_splitmix64() -> None:
    """The first five outputs for the seed 1234567, as other implementations print them."""
    bits, chance = [], 1234567
    for _ in range(5):
        drawn, chance = draw_bits(chance)
        bits.append(drawn)
    assert bits == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_draws_of_a_seed_never_change() -> None:
    """Golden values: a change here changes every numbered deal."""
    assert seed_chance(0) == 16294208416658607535
    assert seed_chance(20260101) == seed_chance(20260101 + 2**64)
    order, chance = shuffle("ABCDEFGH", seed_chance(7))
    assert ("".join(order), chance) == ("DEHCAGBF", 13209117041316557418)


def test_every_number_below_the_limit_is_equally_likely() -> None:
    counts: Counter[int] = Counter()
    chance = seed_chance(1)
    for _ in range(7000):
        drawn, chance = draw_below(7, chance)
        counts[drawn] += 1
    assert sorted(counts) == list(range(7))
    assert min(counts.values()) > 900 and max(counts.values()) < 1100


def test_a_draw_without_possibilities_is_an_error() -> None:
    for limit in (0, -3):
        with pytest.raises(ValueError, match="at least one"):
            draw_below(limit, 1)


def test_a_draw_of_one_possibility_is_that_one() -> None:
    assert draw_below(1, 5)[0] == 0


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    counts: Counter[str] = Counter()
    chance = seed_chance(2)
    for _ in range(6000):
        order, chance = shuffle("ABC", chance)
        counts["".join(order)] += 1
    assert len(counts) == 6
    assert min(counts.values()) > 900 and max(counts.values()) < 1100


def test_shuffling_leaves_the_items_as_they_were() -> None:
    items = [1, 2, 3]
    order, _ = shuffle(items, 9)
    assert items == [1, 2, 3]
    assert sorted(order) == items
    assert shuffle((), 9) == ((), 9)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 28, 60])
def test_a_shuffle_draws_one_number_after_the_other(size: int) -> None:
    """Golden by another way: Fisher-Yates with `draw_below`."""
    for seed in (0, 1, 2**64 - 1, 2**70, -5):
        chance, order = seed, list(range(size))
        for last in range(size - 1, 0, -1):
            chosen, chance = draw_below(last + 1, chance)
            order[last], order[chosen] = order[chosen], order[last]
        assert shuffle(range(size), seed) == (tuple(order), chance)


def test_a_shuffle_repeats_draws_that_are_not_usable() -> None:
    """The state before a draw of 64 ones, found by running SplitMix64 backwards."""
    modulus = 2**64
    mixed = modulus - 1
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        whole = mixed
        for _ in range(64 // shift):
            whole = mixed ^ whole >> shift
        mixed = whole * pow(factor, -1, modulus) % modulus
    before = (mixed - 0x9E3779B97F4A7C15) % modulus
    assert draw_bits(before)[0] == modulus - 1
    order, after = shuffle("ABC", before)
    first, chance = draw_below(3, before)
    second, chance = draw_below(2, chance)
    expected = list("ABC")
    expected[2], expected[first] = expected[first], expected[2]
    expected[1], expected[second] = expected[second], expected[1]
    assert (order, after) == (tuple(expected), chance)


def test_dice_show_one_to_their_number_of_sides() -> None:
    chance, faces = seed_chance(3), set()
    for _ in range(200):
        face, chance = roll_die(6, chance)
        faces.add(face)
    assert faces == {1, 2, 3, 4, 5, 6}
