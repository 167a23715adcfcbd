"""How pieces come to their places: dice roll out of the Forge, a worker walks up from the dock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from islands_desktop.core.events import Event
from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.arrangement import Arrangement, Laid
from islands_desktop.desktop.games.propeller_islands.looks import die_look
from islands_desktop.desktop.games.propeller_islands.pieces import Token
from islands_desktop.desktop.games.propeller_islands.spots import DRAFTED, Spot
from islands_desktop.desktop.table.motion import MOVE_MS, STAGGER_MS, Choreography, Place
from islands_desktop.games.propeller_islands.components import DOCK_SPACES, SIDES
from islands_desktop.games.propeller_islands.events import DiceRolled, DieDrafted, WorkerDeployed
from islands_desktop.games.propeller_islands.hexes import hex_at

ROLL_MS = 760
"""How long one die rolls."""

WALK_MS = 460
"""How long a worker is on the way from the dock to the housing."""

_TURNS = 9
"""How often a die shows another face while it rolls."""


def rolled(events: Sequence[Event], after: Arrangement) -> list[Spot]:
    """The dice of the Forge if they have just been rolled, in the order in which they come."""
    if not any(isinstance(event, DiceRolled) for event in events):
        return []
    return sorted(key for key in after.pieces if key[0] == "die")


def roll(moving: Choreography, piece: Token, laid: Laid, number: int) -> None:
    """A die rolls out of the fire to its space; the faces on the way are by chance.

    The look with which it was laid down is the true one; it comes back at the end.
    """
    end, faces = laid.place, Random()
    middle = layout.FORGE_MIDDLE
    start = Place(middle.x(), middle.y(), -540.0 - 90 * (number % 3), end.scale * 0.5, end.z)
    piece.setPos(start.point)
    piece.setScale(start.scale)
    piece.setZValue(layout.HOLD_Z - 50)
    shown = [-1]

    def turn(part: float) -> None:
        step = int(part * _TURNS)
        if step == shown[0]:
            return
        shown[0] = step
        piece.show_look(laid.look if step >= _TURNS - 1 else die_look(faces.randint(1, SIDES)))

    delay = number * STAGGER_MS
    moving.move(piece, start, end, delay, ROLL_MS)
    moving.follow(ROLL_MS, turn, delay)


def origins(events: Sequence[Event], before: Iterable[Spot]) -> dict[Spot, Spot]:
    """Pieces that were other pieces before: a worker of the dock, a die of the Forge."""
    found: dict[Spot, Spot] = {}
    known = set(before)
    for event in events:
        if isinstance(event, WorkerDeployed):
            dock = ("dock", DOCK_SPACES.index(event.dock))
            if dock in known:
                found["on", hex_at(event.q, event.r)] = dock
        elif isinstance(event, DieDrafted):
            dice = [key for key in known if key[0] == "die" and key[1] // 10 == event.value]
            if dice:
                found[DRAFTED] = max(dice)
    return found


def pace_of(key: Spot) -> int:
    """How long a piece is on its way."""
    return WALK_MS if key[0] == "on" else MOVE_MS
