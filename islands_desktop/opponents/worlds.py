"""What ideas are worth on average over worlds that all of them share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from islands_desktop.opponents.players import Stop

Idea = TypeVar("Idea")
World = TypeVar("World")


def mean_over_worlds(
    worlds: Iterable[World],
    ideas: Sequence[Idea],
    worth: Callable[[World, Idea], float],
    stop: Stop,
) -> dict[Idea, float]:
    """Mean worth of each idea; a world in which `stop` says so counts for none of them.

    Nothing if there was no time for a single world.
    """
    totals, count = dict.fromkeys(ideas, 0.0), 0
    for world in worlds:
        found = {}
        for idea in ideas:
            if stop():
                return {one: total / count for one, total in totals.items()} if count else {}
            found[idea] = worth(world, idea)
        for idea, value in found.items():
            totals[idea] += value
        count += 1
    return {one: total / count for one, total in totals.items()} if count else {}
