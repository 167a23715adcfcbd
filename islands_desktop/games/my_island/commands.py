"""Commands of My Island: small frozen values, interned, with a total order (MYIS-15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from islands_desktop.core.memory import remember_positions
from islands_desktop.core.refusals import BadCommand, refuse
from islands_desktop.games.my_island.components import TILE_INDEX, TILES

ALL_KINDS = ("end", "next", "pass", "place", "undo")
_LARGEST = 1 << 20


@dataclass(frozen=True, slots=True, order=True)
class Command:
    """One decision.

    kind: place, pass, end, undo (MYIS-16.4), or next, which the table gives in seat 0's name.
    tile, rotation, q, r: for place: code of the tile, steps of 60 degrees, and where its first
    hex comes to lie.

    >>> make_command(0, "place", "D1", 1, 3, 4).to_dict()
    {'kind': 'place', 'seat': 0, 'tile': 'D1', 'rotation': 1, 'q': 3, 'r': 4}
    """

    seat: int = 0
    kind: str = "next"
    tile: str = ""
    q: int = 0
    r: int = 0
    rotation: int = 0
    _hash: int = field(default=0, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        parts = (self.seat, self.kind, self.tile, self.q, self.r, self.rotation)
        object.__setattr__(self, "_hash", hash(parts))

    def __hash__(self) -> int:
        return self._hash

    def to_dict(self) -> dict[str, Any]:
        """JSON values; parameters that say nothing are left out."""
        entry: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        if self.kind == "place":
            entry |= {"tile": self.tile, "rotation": self.rotation, "q": self.q, "r": self.r}
        return entry


@remember_positions(1 << 17)
def make_command(
    seat: int, kind: str, tile: str = "", rotation: int = 0, q: int = 0, r: int = 0
) -> Command:
    """The one shared value of this command.

    A tile of one hex looks the same in every rotation: of equal placements the one with the lowest
    rotation is meant (MYIS-3.6).

    >>> make_command(0, "place", "X4", 5, 2, 2).rotation
    0
    """
    single = tile in TILE_INDEX and len(TILES[TILE_INDEX[tile]].cells) == 1
    if single and 0 <= rotation < 6:
        rotation = 0
    return Command(seat, kind, tile, q, r, rotation)


def _bad(template: str, **arguments: str | int) -> BadCommand:
    return BadCommand(refuse("", template, **arguments))


def _number(entry: Mapping[str, Any], name: str) -> int:
    value = entry.get(name, 0)
    if type(value) is not int or not -_LARGEST < value < _LARGEST:
        raise _bad("“{name}” is a whole number.", name=name)
    return value


def command_from_dict(entry: Mapping[str, Any]) -> Command:
    """Command from JSON values; what is left out is 0. Raises BadCommand."""
    if not isinstance(entry, Mapping):
        raise _bad("A command is an object with at least a “kind”.")
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in ALL_KINDS:
        raise _bad(
            "There is no command “{kind}”. Commands are: {kinds}.",
            kind=str(kind)[:40],
            kinds=", ".join(ALL_KINDS),
        )
    known = {"kind", "seat"} | ({"tile", "rotation", "q", "r"} if kind == "place" else set())
    unknown = set(entry) - known
    if unknown:
        raise _bad("A command has no “{name}”.", name=str(min(map(str, unknown)))[:40])
    if kind != "place":
        return make_command(_number(entry, "seat"), kind)
    tile = entry.get("tile")
    if not isinstance(tile, str) or tile not in TILE_INDEX:
        raise _bad("There is no tile “{tile}”.", tile=str(tile)[:20])
    seat, rotation = _number(entry, "seat"), _number(entry, "rotation")
    return make_command(seat, kind, tile, rotation, _number(entry, "q"), _number(entry, "r"))
