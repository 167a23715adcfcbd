"""What a tile gives, costs or scores, as a row of signs (names of `glyph_art`)."""

from __future__ import annotations

from functools import cache

from islands_desktop.games.propeller_islands.components import (
    GUILDS,
    RESOURCES,
    Activation,
    Resources,
    Score,
    Tile,
)

Signs = tuple[str, ...]


@cache
def strip_of(tile: Tile) -> Signs:
    """The signs at the foot of a tile.

    >>> from islands_desktop.games.propeller_islands.components import TILE_INDEX, TILES
    >>> strip_of(TILES[TILE_INDEX["T09-2"]])
    ('energy', 'energy', 'arrow', 'steel', 'part')
    >>> strip_of(TILES[TILE_INDEX["T15-1"]])
    ('×3', 'depot')
    """
    if tile.benefit is not None:
        return ("deploy",) if tile.benefit.deploys else resource_signs(tile.benefit.gain)
    if tile.score is not None:
        return _score_signs(tile.score)
    paid = [activation for activation in tile.activations if any(activation.pay)]
    if len(tile.activations) > 1 and paid:
        return _exchange_signs(tile.activations)
    rows = [_activation_signs(activation) for activation in reversed(tile.activations)]
    joined = rows[0]
    for row in rows[1:]:
        joined += ("slash", *row)
    return joined


def resource_signs(resources: Resources) -> Signs:
    """One sign for each resource.

    >>> resource_signs((2, 0, 1))
    ('energy', 'energy', 'part')
    """
    return tuple(
        name for name, count in zip(RESOURCES, resources, strict=True) for _ in range(count)
    )


def _activation_signs(activation: Activation) -> Signs:
    cost = (*resource_signs(activation.pay), "arrow") if any(activation.pay) else ()
    gain = resource_signs(activation.gain)
    if activation.deploys:
        gain += ("deploy",)
    if activation.radio:
        gain += ("tile",)
    if activation.warehouse:
        gain += ("depot",)
    return cost + gain


def _exchange_signs(activations: tuple[Activation, ...]) -> Signs:
    """Energy on one side, what it can be exchanged for, both ways, on the other."""
    sides = {signs for one in activations for signs in map(resource_signs, (one.pay, one.gain))}
    dear = max(sides, key=len)
    cheap = sorted(sides - {dear}, key=lambda signs: RESOURCES.index(signs[0]))
    joined = cheap[0]
    for signs in cheap[1:]:
        joined += ("slash", *signs)
    return (*dear, "exchange", *joined)


def _score_signs(score: Score) -> Signs:
    if score.kind == "surrounded":
        return ("surrounded",)
    if score.kind == "adjacent_guild_sets":
        return GUILDS
    if score.kind == "number_set":
        return tuple(f"die {number}" for number in score.numbers)
    if score.kind == "different_numbers":
        return (f"×{score.group}", "different")
    counted = {"workers_on_island": "worker", "depots_on_island": "depot"}
    return (f"×{score.group}", counted.get(score.count) or GUILDS[score.guild - 1])
