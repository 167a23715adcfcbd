"""The tile a person is about to place: its rotation, where it fits, and what it would score.

All it knows comes from the rules: the legal commands of the position and `why_not`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from islands_desktop.desktop.games.my_island.geometry import hex_at, hex_centre
from islands_desktop.games.my_island.commands import Command, make_command
from islands_desktop.games.my_island.components import ROTATIONS, TILES
from islands_desktop.games.my_island.events import RuleScored
from islands_desktop.games.my_island.hexes import Cell
from islands_desktop.games.my_island.projection import projected_gains
from islands_desktop.games.my_island.state import State

REACH = 78.0
"""How far the hand may be from a legal place, in units, for the ghost to lie there."""


class Placing:
    """One seat with the tile of the round, in some rotation, perhaps at one of its legal places."""

    def __init__(self, state: State, legal: Sequence[Command], rotation: int = 0) -> None:
        self.state, self.seat, self.tile = state, legal[0].seat, state.tile
        self.rotation = rotation % ROTATIONS
        self.target: Command | None = None
        self._legal: dict[int, list[Command]] = {turn: [] for turn in range(ROTATIONS)}
        for command in legal:
            if command.kind == "place":
                self._legal[command.rotation].append(command)

    # ------------------------------------------------------------------ what fits

    @property
    def anywhere(self) -> bool:
        """Whether the tile fits somewhere in some rotation."""
        return any(self._legal.values())

    @property
    def here(self) -> list[Command]:
        """Legal placements as the tile is turned now."""
        return self._legal[self._shown_rotation]

    @property
    def _shown_rotation(self) -> int:
        """A tile of one hex looks the same in every rotation (MYIS-3.6)."""
        return self.rotation if len(TILES[self.tile].cells) > 1 else 0

    def anchors(self) -> tuple[Cell, ...]:
        """Hexes where the first hex of the tile may lie as it is turned now."""
        return tuple((command.q, command.r) for command in self.here)

    def turn(self, steps: int) -> None:
        """Turn the tile by steps of 60 degrees clockwise; a target is kept if it still fits."""
        self.rotation = (self.rotation + steps) % ROTATIONS
        before, self.target = self.target, None
        if before is not None:
            self.aim_at(*self._middle(before))

    def turn_to_fit(self) -> None:
        """Turn on until the tile fits somewhere, if it does in any rotation."""
        for _ in range(ROTATIONS):
            if self.here:
                return
            self.rotation = (self.rotation + 1) % ROTATIONS

    # ------------------------------------------------------------------ aiming

    def _middle(self, command: Command) -> tuple[float, float]:
        """Middle of a placed tile's hexes in units of the board."""
        laid = TILES[self.tile].laid(command.rotation, command.q, command.r)
        points = [hex_centre(*cell) for cell, _ in laid]
        count = len(points)
        return sum(x for x, _ in points) / count, sum(y for _, y in points) / count

    def aim_at(self, x: float, y: float, reach: float = REACH) -> Command | None:
        """Take the legal placement nearest to this point as target, none beyond reach."""
        best, found = reach, None
        for command in self.here:
            distance = math.dist((x, y), self._middle(command))
            if distance < best:
                best, found = distance, command
        self.target = found
        return found

    def step_target(self, dx: int, dy: int) -> Command | None:
        """Move the target to the nearest legal placement in a direction of the arrow keys."""
        self.turn_to_fit()
        if self.target is None:
            self.target = self.here[0] if self.here else None
            return self.target
        x, y = self._middle(self.target)
        best, found = math.inf, self.target
        for command in self.here:
            cx, cy = self._middle(command)
            ahead = (cx - x) * dx + (cy - y) * dy
            aside = abs((cx - x) * dy) + abs((cy - y) * dx)
            cost = ahead + 2.5 * aside
            if ahead > 1 and cost < best:
                best, found = cost, command
        self.target = found
        return found

    def command_at(self, x: float, y: float) -> Command:
        """The placement, legal or not, that a drop with the tile's middle here means."""
        cells = [cell for cell, _ in TILES[self.tile].turned(self._shown_rotation)]
        points = [hex_centre(*cell) for cell in cells]
        mx = sum(px for px, _ in points) / len(points)
        my = sum(py for _, py in points) / len(points)
        q, r = hex_at(x - mx, y - my)
        return make_command(self.seat, "place", TILES[self.tile].id, self._shown_rotation, q, r)

    def gains(self) -> tuple[RuleScored, ...]:
        """What the target would score, rule by rule (MYIS-15)."""
        return projected_gains(self.state, self.target) if self.target is not None else ()
