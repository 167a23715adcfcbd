"""Commands of Palm Island: small frozen values, interned, with a total order.

Text and JSON use the codes printed on the cards; the fast path uses what `Command` works out once
when it is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from islands_desktop.core.memory import remember_positions
from islands_desktop.core.refusals import BadCommand, refuse
from islands_desktop.games.palm_island.components import CARDS, INDEX, KINDS

CARD_KINDS = ("flip", "recruit", "rotate", "store")
TURN_KINDS = ("discard", *CARD_KINDS)
GROUP_KINDS = ("pay_disaster", "pay_ability", "signal", "group_done")
MARKET_KINDS = ("buy", "pass")
ALL_KINDS = (*TURN_KINDS, "end_round", "set_active", *GROUP_KINDS, *MARKET_KINDS)

Discount = tuple[str, str]
"""Source code and kind of resource: ("VI1", "F")."""

Joint = tuple[tuple[str, ...], ...]
"""Paying cards of every seat, sorted: (("CH1", "QU7"), ()) (PALM-13.5)."""

MOST_TENTHS = 1_000_000
"""The longest time of a round that is taken down, more than a day."""


def face_bits(codes: tuple[str, ...]) -> int:
    """Bits of these cards in every orientation, as used by `Village.stored`."""
    bits = 0
    for code in codes:
        bits |= 0b1111 << INDEX[code] * 4
    return bits


@dataclass(frozen=True, slots=True, order=True)
class Command:
    """One decision.

    card: code of the card acted on, bought or signalled, "" where there is none.
    kind: discard, store, rotate, flip, recruit, set_active, end_round; in cooperative play
    pay_disaster, pay_ability, signal, group_done; in speed buy, pass.
    alternative: which printed cost is paid, counted from 1.
    payment: codes of the stored cards that pay, sorted.
    discounts: pairs of source and kind, sorted (PALM-5.9).
    reset: code of the stored card turned back to make room, "" for none (PALM-6.2).
    restore: code of the card the Feast Drum stores again, "" for none (PALM-10.9).
    on: for set_active, whether the villager works from now on (PALM-11.6).
    payments: for a joint payment, the paying cards of every seat (PALM-13.5).
    owner: for signal, the seat whose card it is, -1 otherwise (PALM-13.11).
    confirmed: seats that agree, sorted: all whose cards are used (PALM-13.14).
    tenths: for end_round with the real clock, the time measured (PALM-15.4).

    >>> Command(kind="store", card="MK10", payment=("LG4",)).to_dict()
    {'kind': 'store', 'seat': 0, 'card': 'MK10', 'alternative': 1, 'payment': ['LG4']}
    """

    seat: int = 0
    card: str = ""
    kind: str = "discard"
    alternative: int = 1
    payment: tuple[str, ...] = ()
    discounts: tuple[Discount, ...] = ()
    reset: str = ""
    restore: str = ""
    on: bool = True
    payments: Joint = ()
    owner: int = -1
    confirmed: tuple[int, ...] = ()
    tenths: int = 0
    released: int = field(default=0, init=False, compare=False, repr=False)
    index: int = field(default=-1, init=False, compare=False, repr=False)
    key: tuple[Any, ...] = field(default=(), init=False, compare=False, repr=False)
    _hash: int = field(default=0, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        known = tuple(code for code in (*self.payment, self.reset) if code in INDEX)
        object.__setattr__(self, "released", face_bits(known))
        object.__setattr__(self, "index", INDEX.get(self.card, -1))
        price = (self.alternative, self.payment, self.discounts, self.reset, self.restore, self.on)
        several = (self.payments, self.owner, self.confirmed, self.tenths)
        key = (self.seat, self.card, self.kind, *price, *several)
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "_hash", hash(key))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        """Equal in all that was said; most commands differ in their hash already."""
        if self is other:
            return True
        if not isinstance(other, Command):
            return NotImplemented
        return self._hash == other._hash and self.key == other.key

    def to_dict(self) -> dict[str, Any]:
        """JSON values; parameters that say nothing are left out."""
        entry: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        if self.card:
            entry["card"] = self.card
        if self.kind in ("store", "rotate", "flip"):
            entry["alternative"] = self.alternative
        if self.kind in ("store", "rotate", "flip", "recruit", "buy"):
            entry["payment"] = list(self.payment)
        if self.discounts:
            entry["discounts"] = [{"source": s, "kind": k} for s, k in self.discounts]
        if self.reset:
            entry["reset"] = self.reset
        if self.restore:
            entry["restore"] = self.restore
        if self.kind == "set_active":
            entry["on"] = self.on
        if self.payments:
            entry["payments"] = [list(cards) for cards in self.payments]
        if self.owner >= 0:
            entry["owner"] = self.owner
        if self.confirmed:
            entry["confirmed"] = list(self.confirmed)
        if self.tenths:
            entry["tenths"] = self.tenths
        return entry


@remember_positions(1 << 16)
def make_command(
    seat: int,
    card: str,
    kind: str,
    alternative: int = 1,
    payment: tuple[str, ...] = (),
    discounts: tuple[Discount, ...] = (),
    reset: str = "",
    restore: str = "",
    on: bool = True,
) -> Command:
    """The one shared value of this command; those between players are made where they belong."""
    return Command(seat, card, kind, alternative, payment, discounts, reset, restore, on)


def _bad(template: str, **arguments: str | int) -> BadCommand:
    return BadCommand(refuse("", template, **arguments))


def _read_code(entry: Mapping[str, Any], name: str) -> str:
    value = entry.get(name) or ""
    if not isinstance(value, str):
        raise _bad("“{name}” must be the code of a card, like LG5.", name=name)
    if value and value not in CARDS:
        raise _bad("There is no card “{code}”.", code=value[:20])
    return value


def _read_payment(entry: Mapping[str, Any]) -> tuple[str, ...]:
    return _read_cards(entry.get("payment") or [], "payment")


def _read_cards(cards: Any, name: str) -> tuple[str, ...]:
    if not isinstance(cards, (list, tuple)) or len(cards) > 40:
        raise _bad("“{name}” must be a list of card codes.", name=name)
    codes = [_read_code({name: card}, name) for card in cards]
    if len(set(codes)) != len(codes) or "" in codes:
        raise BadCommand(refuse("PALM-5.2", "Each paying card is named once."))
    return tuple(sorted(codes))


def _read_joint(entry: Mapping[str, Any]) -> Joint:
    seats = entry.get("payments") or []
    if not isinstance(seats, (list, tuple)) or len(seats) > 4:
        raise _bad("“payments” has a list of card codes for every seat.")
    return tuple(_read_cards(cards, "payments") for cards in seats)


def _read_confirmed(entry: Mapping[str, Any]) -> tuple[int, ...]:
    seats = entry.get("confirmed") or []
    if not isinstance(seats, (list, tuple)) or len(seats) > 4:
        raise _bad("“confirmed” lists the seats that agree, each once.")
    if not all(type(seat) is int for seat in seats) or len(set(seats)) != len(seats):
        raise _bad("“confirmed” lists the seats that agree, each once.")
    return tuple(sorted(seats))


def _read_number(entry: Mapping[str, Any], name: str, default: int, most: int) -> int:
    value = entry.get(name, default)
    if type(value) is not int or not default <= value <= most:
        raise _bad("“{name}” is a whole number up to {most}.", name=name, most=most)
    return value


def _read_discounts(entry: Mapping[str, Any]) -> tuple[Discount, ...]:
    pairs = entry.get("discounts") or []
    if not isinstance(pairs, (list, tuple)) or len(pairs) > 40:
        raise _bad("“discounts” must be a list of sources and kinds.")
    discounts = []
    for pair in pairs:
        if not isinstance(pair, Mapping) or pair.get("kind") not in KINDS:
            raise _bad("A discount names its source and its kind: L, F or S.")
        discounts.append((_read_code(pair, "source"), str(pair["kind"])))
    return tuple(sorted(discounts))


def command_from_dict(entry: Mapping[str, Any]) -> Command:
    """Command from JSON values; what is left out takes its default. Raises BadCommand."""
    if not isinstance(entry, Mapping):
        raise _bad("A command is an object with at least a “kind”.")
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in ALL_KINDS:
        raise _bad(
            "There is no command “{kind}”. Commands are: {kinds}.",
            kind=str(kind)[:40],
            kinds=", ".join(ALL_KINDS),
        )
    seat = entry.get("seat", 0)
    alternative = entry.get("alternative", 1)
    on = entry.get("on", True)
    if type(seat) is not int or type(alternative) is not int or type(on) is not bool:
        raise _bad("“seat” and “alternative” are whole numbers, “on” is true or false.")
    unknown = set(entry) - {
        *("kind", "seat", "card", "alternative", "payment"),
        *("discounts", "reset", "restore", "on"),
        *("payments", "owner", "confirmed", "tenths"),
    }
    if unknown:
        raise _bad("A command has no “{name}”.", name=str(min(map(str, unknown)))[:40])
    plain = make_command(
        seat,
        _read_code(entry, "card"),
        kind,
        alternative,
        _read_payment(entry),
        _read_discounts(entry),
        _read_code(entry, "reset"),
        _read_code(entry, "restore"),
        on,
    )
    payments, confirmed = _read_joint(entry), _read_confirmed(entry)
    owner = _read_number(entry, "owner", -1, 3)
    tenths = _read_number(entry, "tenths", 0, MOST_TENTHS)
    if not payments and not confirmed and owner < 0 and not tenths:
        return plain
    return replace(plain, payments=payments, owner=owner, confirmed=confirmed, tenths=tenths)
