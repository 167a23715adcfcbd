"""Commands of Rabbit Island: small frozen values, interned, with a total order (RABB-13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from islands_desktop.core.memory import remember_positions
from islands_desktop.core.refusals import BadCommand, refuse
from islands_desktop.games.rabbit_island.components import (
    ACTION_INDEX,
    DIRECTIONS,
    MOVEMENT_INDEX,
    TILE_INDEX,
)

PARAMETERS: dict[str, tuple[str, ...]] = {
    "build": (),
    "choose_exit": ("direction",),
    "decline": (),
    "discard_action": ("card",),
    "hole_reward": ("reward",),
    "move_rabbit": ("x", "y"),
    "pass_action": (),
    "place_tile": ("tile", "x", "y"),
    "play_action": ("card", "target"),
    "play_movement": ("card",),
    "share": (),
    "take_event": (),
}
"""Kinds of commands and the parameters each has besides its seat."""

REWARDS = ("card", "carrots")
_LARGEST = 1 << 20


@dataclass(frozen=True, slots=True, order=True)
class Command:
    """One decision; parameters a kind does not have are "" and 0.

    >>> make_command(1, "place_tile", tile="cave-1", x=2).to_dict()
    {'kind': 'place_tile', 'seat': 1, 'tile': 'cave-1', 'x': 2, 'y': 0}
    """

    seat: int
    kind: str
    tile: str = ""
    x: int = 0
    y: int = 0
    card: str = ""
    target: str = ""
    direction: str = ""
    reward: str = ""
    _hash: int = field(default=0, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        parts = (self.seat, self.kind, self.tile, self.x, self.y, self.card, self.target)
        object.__setattr__(self, "_hash", hash((parts, self.direction, self.reward)))

    def __hash__(self) -> int:
        return self._hash

    def to_dict(self) -> dict[str, Any]:
        """JSON values; a card that needs no target has none."""
        entry: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        for name in PARAMETERS[self.kind]:
            value = getattr(self, name)
            if name != "target" or value:
                entry[name] = value
        return entry


@remember_positions(1 << 16)
def make_command(
    seat: int,
    kind: str,
    *,
    tile: str = "",
    x: int = 0,
    y: int = 0,
    card: str = "",
    target: str = "",
    direction: str = "",
    reward: str = "",
) -> Command:
    """The one shared value of this command."""
    return Command(seat, kind, tile, x, y, card, target, direction, reward)


def _bad(template: str, **arguments: str | int) -> BadCommand:
    return BadCommand(refuse("", template, **arguments))


def _number(entry: Mapping[str, Any], name: str) -> int:
    value = entry.get(name, 0)
    if type(value) is not int or not -_LARGEST < value < _LARGEST:
        raise _bad("“{name}” is a whole number.", name=name)
    return value


def _word(entry: Mapping[str, Any], name: str, kind: str) -> str:
    """A parameter that is a word, checked to be one that exists."""
    value = entry.get(name, "")
    known: Mapping[str, object] | tuple[str, ...]
    if name == "tile":
        known = TILE_INDEX
    elif name == "direction":
        known = DIRECTIONS
    elif name == "reward":
        known = REWARDS
    else:
        known = MOVEMENT_INDEX if kind == "play_movement" else ACTION_INDEX
    if name == "target" and value in ("", None):
        return ""
    if not isinstance(value, str) or value not in known:
        raise _bad("“{name}” cannot be “{value}”.", name=name, value=str(value)[:30])
    return value


def command_from_dict(entry: Mapping[str, Any]) -> Command:
    """Command from JSON values. Raises BadCommand."""
    if not isinstance(entry, Mapping):
        raise _bad("A command is an object with at least a “kind”.")
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in PARAMETERS:
        raise _bad(
            "There is no command “{kind}”. Commands are: {kinds}.",
            kind=str(kind)[:40],
            kinds=", ".join(PARAMETERS),
        )
    names = PARAMETERS[kind]
    unknown = set(entry) - {"kind", "seat", *names}
    if unknown:
        raise _bad("A command has no “{name}”.", name=str(min(map(str, unknown)))[:40])
    values: dict[str, Any] = {
        name: _number(entry, name) if name in ("x", "y") else _word(entry, name, kind)
        for name in names
    }
    return make_command(_number(entry, "seat"), kind, **values)
