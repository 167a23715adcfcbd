"""Commands of Propeller Islands: small frozen values, interned, with a total order (PROP-13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from islands_desktop.core.memory import remember_positions
from islands_desktop.core.refusals import BadCommand, refuse
from islands_desktop.games.propeller_islands.components import (
    ACTIVATIONS,
    BLUEPRINT_INDEX,
    CHARACTER_INDEX,
    DOCK_SPACES,
    LEVELS,
    LINE_INDEX,
    MOST_SEATS,
    OFFER_SPACES,
    RESOURCES,
)
from islands_desktop.games.propeller_islands.hexes import NOWHERE, REACH, cell_of, hex_at

PARAMETERS: dict[str, tuple[str, ...]] = {
    "activate": ("hex", "option"),
    "activate_island": (),
    "adjust": ("by",),
    "choose_character": ("character",),
    "choose_resource": ("resource",),
    "claim": ("space", "hex"),
    "complete": ("card",),
    "deploy": ("dock", "hex"),
    "depot": ("hex",),
    "discard": ("space",),
    "draft": ("value",),
    "end_turn": (),
    "extra": ("hex", "option"),
    "finish": (),
    "install": ("hex",),
    "place": ("hex",),
    "reroll": (),
    "reward": ("line",),
    "set_aside": (),
    "set_bonus": ("value",),
    "shift": ("by",),
    "skip": (),
    "take": ("source",),
}
"""Kinds of commands with their parameters."""

_NUMBERS = ("by", "space", "value")
_DOCK_INDEX = {name: number for number, name in enumerate(DOCK_SPACES)}
_OPTIONS = {activation.option for options in ACTIVATIONS for activation in options} - {""}
_CHOICES: dict[str, set[str]] = {
    "card": set(BLUEPRINT_INDEX),
    "character": set(CHARACTER_INDEX),
    "line": set(LINE_INDEX),
    "resource": set(RESOURCES),
    "source": {*BLUEPRINT_INDEX, *LEVELS},
}
_LARGEST = 1 << 20


@dataclass(frozen=True, slots=True, order=True)
class Command:
    """One decision.

    number: offer space, value, step of a die, or dock space. at: hex. option: option of an
    activation, or the id of what is chosen. depot: hex whose benefit a Warehouse takes.

    >>> make_command(0, "claim", 4, hex_at(1, 1)).to_dict()
    {'kind': 'claim', 'seat': 0, 'space': 4, 'hex': [1, 1]}
    """

    seat: int
    kind: str
    number: int = 0
    at: int = NOWHERE
    option: str = ""
    depot: int = NOWHERE
    _hash: int = field(default=0, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        parts = (self.seat, self.kind, self.number, self.at, self.option, self.depot)
        object.__setattr__(self, "_hash", hash(parts))

    def __hash__(self) -> int:
        return self._hash

    def to_dict(self) -> dict[str, Any]:
        """JSON values."""
        entry: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        for name in PARAMETERS[self.kind]:
            if name in _NUMBERS:
                entry[name] = self.number
            elif name == "hex":
                entry[name] = list(cell_of(self.at))
            elif name == "dock":
                entry[name] = DOCK_SPACES[self.number]
            elif self.depot != NOWHERE:
                entry[name] = list(cell_of(self.depot))
            elif self.option:
                entry[name] = self.option
        return entry


@remember_positions(1 << 17)
def make_command(
    seat: int,
    kind: str,
    number: int = 0,
    at: int = NOWHERE,
    option: str = "",
    depot: int = NOWHERE,
) -> Command:
    """The one shared value of this command."""
    return Command(seat, kind, number, at, option, depot)


class HexRow(dict[int, Command]):
    """Commands of one seat and kind by hex, made when first asked for."""

    def __init__(self, seat: int, kind: str, number: int = 0) -> None:
        super().__init__()
        self._make: Callable[[int], Command] = lambda at: make_command(seat, kind, number, at)

    def __missing__(self, at: int) -> Command:
        command = self[at] = self._make(at)
        return command


_SEATS = range(MOST_SEATS)
CLAIMS = tuple(tuple(HexRow(s, "claim", n) for n in range(OFFER_SPACES)) for s in _SEATS)
DEPLOYS = tuple(tuple(HexRow(s, "deploy", n) for n in range(len(DOCK_SPACES))) for s in _SEATS)
PLACES = tuple(HexRow(seat, "place") for seat in _SEATS)
DEPOTS = tuple(HexRow(seat, "depot") for seat in _SEATS)
INSTALLS = tuple(HexRow(seat, "install") for seat in _SEATS)


def _bad(template: str, **arguments: str | int) -> BadCommand:
    return BadCommand(refuse("PROP-13.2", template, **arguments))


def _number(value: Any, name: str) -> int:
    if type(value) is not int or not -_LARGEST < value < _LARGEST:
        raise _bad("“{name}” is a whole number.", name=name)
    return value


def _hex(value: Any, name: str) -> int:
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise _bad("“{name}” is a hex: a list of two whole numbers.", name=name)
    q, r = (_number(part, name) for part in value)
    if max(abs(q), abs(r)) > REACH:
        raise _bad("No island reaches further than {reach} hexes.", reach=REACH)
    return hex_at(q, r)


def _choice(value: Any, name: str, known: set[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise _bad("There is no {name} “{value}”.", name=name, value=_shown(value))
    return value


def _shown(value: Any) -> str:
    return str(value)[:40].encode("utf-8", "replace").decode("utf-8")


def _parameter(name: str, value: Any) -> dict[str, Any]:
    """The fields of a command that a parameter fills."""
    if name in _NUMBERS:
        return {"number": _number(value, name)}
    if name == "hex":
        return {"at": _hex(value, name)}
    if name == "dock":
        return {"number": _DOCK_INDEX[_choice(value, name, set(DOCK_SPACES))]}
    if name != "option":
        return {"option": _choice(value, name, _CHOICES[name])}
    if isinstance(value, (list, tuple)):
        return {"depot": _hex(value, name)}
    return {"option": _choice(value, name, _OPTIONS)}


def command_from_dict(entry: Mapping[str, Any]) -> Command:
    """Command from JSON values (PROP-13.2); without a seat it is seat 0's. Raises BadCommand."""
    if not isinstance(entry, Mapping):
        raise _bad("A command is an object with at least a “kind”.")
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in PARAMETERS:
        raise _bad(
            "There is no command “{kind}”. Commands are: {kinds}.",
            kind=_shown(kind),
            kinds=", ".join(PARAMETERS),
        )
    names = PARAMETERS[kind]
    unknown = set(entry) - {"kind", "seat", *names}
    if unknown:
        raise _bad(
            "“{kind}” has no “{name}”.", kind=kind, name=min(_shown(name) for name in unknown)
        )
    fields: dict[str, Any] = {"seat": _number(entry.get("seat", 0), "seat"), "kind": kind}
    for name in names:
        if name in entry:
            fields |= _parameter(name, entry[name])
        elif name != "option":
            raise _bad("“{kind}” needs “{name}”.", kind=kind, name=name)
    return make_command(**fields)
