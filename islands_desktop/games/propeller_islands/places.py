"""Places of the table in words: what lies there, or on which side or between what they are."""

from __future__ import annotations

from collections import Counter

from islands_desktop.core.phrases import phrase, say
from islands_desktop.games.propeller_islands.components import (
    DIRECTIONS,
    DOCK_SPACES,
    FORGE_SPACES,
    SIDES,
    TILES,
    Line,
)
from islands_desktop.games.propeller_islands.hexes import CENTRE, STEPS, around
from islands_desktop.games.propeller_islands.names import resource_words, tile_name
from islands_desktop.games.propeller_islands.state import Player

_SIDES = {
    (1, 0): phrase("east of {tile}"),
    (1, -1): phrase("north-east of {tile}"),
    (0, -1): phrase("north-west of {tile}"),
    (-1, 0): phrase("west of {tile}"),
    (-1, 1): phrase("south-west of {tile}"),
    (0, 1): phrase("south-east of {tile}"),
}
"""Sides by direction (PROP-1.3), as the table shows them: hexes stand on a corner."""

_REWARDS = {
    "random_tile": phrase("a tile from the stack"),
    "activate_different_ready_tiles": phrase("activate up to {n} tiles"),
    "fame": phrase("{n} fame"),
    "different_depot_benefits": phrase("benefits of up to {n} depots"),
    "deploy": phrase("deploy a worker"),
}


def tile_words(player: Player, at: int) -> str:
    """The tile on a hex of the own island; the side on which it lies where its name is not enough.

    Seen from the Capitol the chain of neighbours comes to an end, for an island is connected
    (PROP-15.3).
    """
    if at == CENTRE:
        return say("the Capitol")
    name = _name(player, at)
    if sum(_name(player, other) == name for other in player.hexes) == 1:
        return name
    return say("{tile} {side}", tile=name, side=_side_words(player, at, _parent(player, at)))


def hex_words(player: Player, at: int) -> str:
    """A hex: the tile on it; for an empty one the side of a tile beside it, and another one."""
    if at in player.hexes:
        return tile_words(player, at)
    best, *others = _beside(player, at)
    place, name = _side_words(player, at, best), _name(player, best)
    second = next((found for found in (_name(player, other) for other in others) if found != name),
                  "")  # fmt: skip
    return say("{place}, beside {tile}", place=place, tile=second) if second else place


def beside_words(player: Player, at: int) -> str:
    """A hex by the side of a tile beside it, whatever lies there itself.

    Of the neighbours one is named whose name alone is enough, and the Capitol first.
    """
    return _side_words(player, at, _beside(player, at)[0])


def _beside(player: Player, at: int) -> list[int]:
    """The neighbours of a hex: the Capitol, then those whose names are rare on the island."""
    names = {other: _name(player, other) for other in player.hexes}
    counts = Counter(names.values())
    beside = [other for other in around(at) if other in names]
    return sorted(beside, key=lambda other: (other != CENTRE, counts[names[other]]))


def _name(player: Player, at: int) -> str:
    return tile_name(TILES[player.tiles[player.hexes.index(at)]].id)


def _side_words(player: Player, at: int, other: int) -> str:
    """On which side of its neighbour `other` a hex lies."""
    direction = DIRECTIONS[STEPS.index(at - other)]
    return say(_SIDES[direction], tile=tile_words(player, other))


def _parent(player: Player, at: int) -> int:
    """The neighbour over which a hex is reached from the Capitol on the shortest way."""
    came_from, edge = {CENTRE: CENTRE}, [CENTRE]
    while at not in came_from:
        here = edge.pop(0)
        for other in around(here):
            if other in player.hexes and other not in came_from:
                came_from[other] = here
                edge.append(other)
    return came_from[at]


def space_words(space: int) -> str:
    """A space of the offer by the Forge values that touch it (PROP-1.2).

    >>> space_words(0), space_words(11)
    ('the space at 1', 'the space between 6 and 1')
    """
    one, *others = (value for value in range(1, SIDES + 1) if space in FORGE_SPACES[value])
    if not others:
        return say("the space at {value}", value=one)
    other = others[0]
    if other - one > 1:  # the ring is closed between the last value and the first
        one, other = other, one
    return say("the space between {one} and {other}", one=one, other=other)


def dock_words(space: int) -> str:
    """A space of the dock (PROP-1.6).

    >>> dock_words(0), dock_words(11)
    ('row 1, column 1', 'row 3, column 4')
    """
    name = DOCK_SPACES[space]
    return say("row {row}, column {column}", row=name[1], column=name[3])


def line_words(line: Line) -> str:
    """A line of the dock with its reward (PROP-7.8)."""
    if line.reward == "gain":
        reward = resource_words(line.gain)
    else:
        reward = say(_REWARDS[line.reward], n=line.amount)
    place = say("row {n}", n=line.id[1]) if line.id[0] == "R" else say("column {n}", n=line.id[1])
    return say("{line} ({reward})", line=place, reward=reward)
