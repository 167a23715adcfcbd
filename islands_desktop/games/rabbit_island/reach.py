"""Where a rabbit can come to in a number of spaces (RABB-4.5, 4.6)."""

from __future__ import annotations

from islands_desktop.games.rabbit_island.land import Land


def ends(land: Land, place: int, spaces: int) -> dict[int, int]:
    """Places in which a move of exactly so many spaces can end, each with its number of ways."""
    here = {place: 1}
    for _ in range(spaces):
        there: dict[int, int] = {}
        for start, ways in here.items():
            for _, goal in land.exits[start]:
                there[goal] = there.get(goal, 0) + ways
        here = there
    return here


def route(land: Land, place: int, spaces: int, goal: int) -> tuple[int, ...]:
    """One way from a place to an end, as the places stepped on; () if none leads there.

    Of several the one that takes the earlier exit, north first.
    """
    if not spaces:
        return ()
    for _, there in land.exits[place]:
        if spaces == 1:
            if there == goal:
                return (there,)
        elif rest := route(land, there, spaces - 1, goal):
            return (there, *rest)
    return ()
