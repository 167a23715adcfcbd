"""Payment (PALM-5): which sets of stored cards pay a cost, and what the excess is."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from islands_desktop.core.memory import forget_with
from islands_desktop.games.palm_island.components import CODES, INDEX, Resources
from islands_desktop.games.palm_island.faces import (
    CARD_MASKS,
    CODE_RANK,
    GIVES,
    GUARDS,
    SUPPLY_KIND,
    WILD,
    faces_in,
    pack,
    unpack,
)

Payment = tuple[str, ...]


def lacking(given: int, cost: int) -> int:
    """How many resources the given lanes fall short of the cost, all kinds together."""
    if ((given | GUARDS) - cost) & GUARDS == GUARDS:
        return 0
    return sum(max(0, c - g) for g, c in zip(unpack(given), unpack(cost), strict=True))


def supply(faces: tuple[int, ...]) -> tuple[int, int]:
    """Lanes and wild resources that these faces give together."""
    given = wild = 0
    for face in faces:
        given += GIVES[face]
        wild += WILD[face]
    return given, wild


def covers(faces: tuple[int, ...], cost: int) -> bool:
    """Whether the faces together give at least the cost (PALM-5.3, wild resources 5.7)."""
    given, wild = supply(faces)
    if ((given | GUARDS) - cost) & GUARDS == GUARDS:
        return True
    return wild > 0 and lacking(given, cost) <= wild


def redundant_face(faces: tuple[int, ...], cost: int) -> int | None:
    """A face without which the cost is still covered (PALM-5.6), None if each is needed."""
    for face in faces:
        if covers(tuple(other for other in faces if other != face), cost):
            return face
    return None


class Purse(NamedTuple):
    """Stored cards made ready for paying: in the order of their codes, so that choices sort.

    codes, faces and masks (`face_bits`) by place; `kinds` packs what each gives into one integer,
    above the lanes of a cost, so that purses that give the same share their payments.
    """

    codes: Payment
    faces: tuple[int, ...]
    masks: tuple[int, ...]
    kinds: int


_MEMORY = 1 << 16
_purses: dict[int, Purse] = {}
known_payments: dict[int, tuple[tuple[int, ...], ...]] = {}
"""Payments found so far by kinds and cost; `payments` fills it."""

forget_with(_purses.clear)
forget_with(known_payments.clear)

EMPTY_PAYMENT: tuple[tuple[int, ...], ...] = ((),)


def purse_of(stored: int) -> Purse:
    """The stored bits as a purse."""
    purse = _purses.get(stored)
    if purse is None:
        if len(_purses) >= _MEMORY:
            _purses.clear()
        faces = tuple(sorted(faces_in(stored), key=CODE_RANK.__getitem__))
        kinds = 1
        for face in faces:
            kinds = kinds << 5 | SUPPLY_KIND[face]
        codes = tuple([CODES[face >> 2] for face in faces])
        masks = tuple([CARD_MASKS[face] for face in faces])
        purse = _purses[stored] = Purse(codes, faces, masks, kinds << 24)
    return purse


def payments(cost: int, purse: Purse) -> tuple[tuple[int, ...], ...]:
    """All legal payments of a cost in lanes as places in the purse, sorted (PALM-5.2 to 5.7).

    A cost of nothing has exactly the empty payment.
    """
    if not cost:
        return EMPTY_PAYMENT
    key = purse.kinds | cost
    found = known_payments.get(key)
    if found is None:
        found = known_payments[key] = _find_payments(cost, purse.faces)
    return found


def _find_payments(cost: int, faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Smallest sets first: a set that holds a smaller one would be redundant (PALM-5.6)."""
    given, wild = supply(faces)
    if lacking(given, cost) > wild:
        return ()
    found: list[frozenset[int]] = []
    for size in range(1, len(faces) + 1):
        for chosen in combinations(range(len(faces)), size):
            if covers(tuple([faces[place] for place in chosen]), cost) and not any(
                smaller.issubset(chosen) for smaller in found
            ):
                found.append(frozenset(chosen))
    return tuple(sorted(tuple(sorted(chosen)) for chosen in found))


def payment_faces(payment: Payment, stored: int) -> tuple[int, ...] | None:
    """Faces of the named cards, None if one of them is not stored (PALM-5.2)."""
    by_index = {face >> 2: face for face in faces_in(stored)}
    faces = tuple(by_index.get(INDEX.get(code, -1), -1) for code in payment)
    return None if -1 in faces or len(set(faces)) != len(faces) else faces


def wasted(faces: tuple[int, ...], cost: Resources) -> Resources:
    """What a payment gives beyond the cost and is lost (PALM-5.4), after wild filled the lacks.

    >>> from islands_desktop.games.palm_island.faces import face_of
    >>> wasted((face_of("TR11", "FB"),), (2, 0, 0))
    (1, 0, 0)
    """
    given = unpack(sum(GIVES[face] for face in faces))
    logs, fish, stones = (max(0, g - c) for g, c in zip(given, cost, strict=True))
    return logs, fish, stones


def reduce_cost(cost: int, discounts: tuple[tuple[str, str], ...]) -> int:
    """The cost less one resource a discount, -1 if it does not contain one of them (PALM-5.9)."""
    logs, fish, stones = unpack(cost)
    left = {"L": logs, "F": fish, "S": stones}
    for _source, kind in discounts:
        left[kind] -= 1
        if left[kind] < 0:
            return -1
    return pack((left["L"], left["F"], left["S"]))
