"""What can be taken and where it may go, read from the legal commands of a position."""

from __future__ import annotations

from collections.abc import Sequence

from islands_desktop.desktop.games.propeller_islands.spots import Spot, spots_of
from islands_desktop.games.propeller_islands.commands import Command


class Choosing:
    """The legal commands of a position by the spots they name, and what a person has taken."""

    def __init__(self, legal: Sequence[Command] = ()) -> None:
        self.legal = tuple(legal)
        self.taken: Spot | None = None
        self.chains: dict[tuple[Spot, Spot], tuple[Command, ...]] = {}
        """Commands that are given together when a hand takes the first spot to the second."""
        self._spots = {command: spots_of(command) for command in self.legal}

    # ------------------------------------------------------------------ what is possible

    def spots(self, command: Command) -> tuple[Spot, ...]:
        """What a legal command takes, and where it goes."""
        return self._spots[command]

    def starting_at(self, spot: Spot) -> list[Command]:
        """Commands that take this."""
        return [command for command, spots in self._spots.items() if spots[:1] == (spot,)]

    def going_to(self, spot: Spot) -> list[Command]:
        """Commands that take something else there, or that what is taken goes there."""
        return [
            command
            for command, spots in self._spots.items()
            if len(spots) > 1 and spots[1] == spot and self.taken in (None, spots[0])
        ]

    def between(self, taken: Spot, goal: Spot) -> list[Command]:
        """Commands that take one spot to the other."""
        return [command for command, spots in self._spots.items() if spots == (taken, goal)]

    def about(self, spot: Spot) -> list[Command]:
        """Everything that can be done with a spot."""
        return [command for command, spots in self._spots.items() if spot in spots]

    def goals(self) -> set[Spot]:
        """Where what is taken may go."""
        if self.taken is None:
            return set()
        found = (spots for spots in self._spots.values() if spots[0:1] == (self.taken,))
        goals = {spots[1] for spots in found if len(spots) > 1}
        return goals | {goal for start, goal in self.chains if start == self.taken}

    def starts(self) -> set[Spot]:
        """What can be taken or clicked."""
        return {spots[0] for spots in self._spots.values() if spots}

    def shining(self) -> set[Spot]:
        """What glows: the goals of what is taken, otherwise everything that can be taken."""
        if self.taken is not None:
            return self.goals()
        found = self.starts()
        if len(found) == 1:
            only = next(iter(found))
            found |= {spots[1] for spots in self._spots.values() if len(spots) > 1 and
                      spots[0] == only}  # fmt: skip
        return found

    def can_carry(self, spot: Spot) -> bool:
        """Whether this can be taken somewhere."""
        chained = any(start == spot for start, _ in self.chains)
        return chained or any(
            spots[0] == spot and len(spots) > 1 for spots in self._spots.values() if spots
        )

    # ------------------------------------------------------------------ hands

    def take(self, spot: Spot | None) -> None:
        """Take a spot, None to let go."""
        self.taken = spot

    def clicked(self, spot: Spot) -> list[Command]:
        """Commands that a click here may mean; with one it is given, with none a spot is taken.

        What can be taken and carried is taken instead, unless it can only go to one place.
        """
        if self.taken is not None and self.taken != spot:
            found = self.between(self.taken, spot)
            if found:
                return found
        found = self.starting_at(spot)
        if found:
            return found
        self.taken = None if self.taken != spot else self.taken
        return self.going_to(spot)
