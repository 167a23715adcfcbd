"""Joint payments (PALM-13.5): every set of stored cards of all players that covers a cost and
holds no card too many.

Cards that give the same are interchangeable: first how many of each kind are used is found, then
which ones. So tens of thousands of payments take a fraction of a second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from islands_desktop.games.palm_island.commands import Joint
from islands_desktop.games.palm_island.components import CODES
from islands_desktop.games.palm_island.faces import CODE_RANK, GIVES, GUARDS, faces_in, unpack
from islands_desktop.games.palm_island.state import Village


class Supply(NamedTuple):
    """Stored cards that give the same of what is asked: `gives` in lanes, places of the cards."""

    gives: int
    places: tuple[int, ...]


def _covers(given: int, cost: int) -> bool:
    return ((given | GUARDS) - cost) & GUARDS == GUARDS


def stored_cards(villages: Sequence[Village]) -> list[tuple[int, int]]:
    """Seat and face of all stored cards, by seats, in the order of their codes."""
    return [
        (seat, face)
        for seat, village in enumerate(villages)
        for face in sorted(faces_in(village.stored), key=CODE_RANK.__getitem__)
    ]


def _supplies(cards: Sequence[tuple[int, int]], cost: int) -> list[Supply]:
    """The cards by what they give of the kinds in the cost, those that give most first."""
    asked = sum(0x7F << 8 * lane for lane, amount in enumerate(unpack(cost)) if amount)
    places: dict[int, list[int]] = {}
    for place, (_seat, face) in enumerate(cards):
        if GIVES[face] & asked:
            places.setdefault(GIVES[face] & asked, []).append(place)
    order = sorted(places, key=lambda gives: (-sum(unpack(gives)), gives))
    return [Supply(gives, tuple(places[gives])) for gives in order]


def _counts(supplies: Sequence[Supply], cost: int) -> Iterator[tuple[int, ...]]:
    """How many cards of each supply: all choices that cover the cost with none too many."""
    left = [0] * (len(supplies) + 1)
    for number in reversed(range(len(supplies))):
        supply = supplies[number]
        left[number] = left[number + 1] + supply.gives * len(supply.places)

    def choose(number: int, given: int, taken: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if _covers(given, cost):
            used = (s.gives for s, count in zip(supplies, taken, strict=False) if count)
            if not any(_covers(given - gives, cost) for gives in used):
                yield taken
            return
        if not _covers(given + left[number], cost):
            return
        supply = supplies[number]
        for count in range(len(supply.places) + 1):
            yield from choose(number + 1, given + supply.gives * count, (*taken, count))
            if _covers(given + supply.gives * count, cost):
                return

    return choose(0, 0, ())


def can_pay(villages: Sequence[Village], cost: int) -> bool:
    """Whether all stored cards together cover a cost in lanes (PALM-5.3, 13.5)."""
    return _covers(sum(GIVES[face] for _seat, face in stored_cards(villages)), cost)


def joint_payments(villages: Sequence[Village], cost: int) -> list[Joint]:
    """All payments of a cost in lanes by all players together, sorted."""
    cards = stored_cards(villages)
    supplies = _supplies(cards, cost)
    codes = [CODES[face >> 2] for _seat, face in cards]
    ends = [sum(seat <= number for seat, _face in cards) for number in range(len(villages))]
    found = []
    for counts in _counts(supplies, cost):
        chosen = [
            combinations(supply.places, count)
            for supply, count in zip(supplies, counts, strict=False)
            if count
        ]
        for parts in product(*chosen):
            found.append(_by_seat(sorted([place for part in parts for place in part]), codes, ends))
    found.sort()
    return found


def _by_seat(places: list[int], codes: Sequence[str], ends: Sequence[int]) -> Joint:
    """The cards in these places, parted by seat."""
    parts, at = [], 0
    for end in ends:
        start = at
        while at < len(places) and places[at] < end:
            at += 1
        parts.append(tuple([codes[place] for place in places[start:at]]))
    return tuple(parts)
