"""What a command of Propeller Islands is good for, in one sentence."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINT_INDEX,
    BLUEPRINTS,
    EMPTY,
    FORGE_SPACES,
    LEVELS,
    TILES,
    Resources,
)
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.heuristics import rounds_left, tile_worth
from islands_desktop.games.propeller_islands.names import (
    points_words,
    resource_words,
    tile_name,
    type_name,
)
from islands_desktop.games.propeller_islands.rules.activating import ready_tiles
from islands_desktop.games.propeller_islands.rules.claiming import links_of_tile
from islands_desktop.games.propeller_islands.state import DEPLOY, Player, State

_CHANGES = ("draft", "adjust", "shift", "set_bonus")
_ENDS = ("finish", "end_turn", "skip", "set_aside")


def reason_for(known: State, world: State, command: Command, seat: int) -> str:
    """What the command gains, or what it prepares; `world` is a full state that may be."""
    changed = GAME.successor(world, command)
    before, after = world.players[seat], changed.players[seat]
    if command.kind in _CHANGES:
        return _die_reason(changed, after)
    if command.kind in _ENDS:
        return say("Nothing better is to be done now.")
    match command.kind:
        case "reroll":
            return say("Another number is likely to do more.")
        case "choose_character":
            return say("This power fits many turns.")
        case "activate_island":
            return say("Ready workers can use this die.")
        case "claim":
            return _claim_reason(TILES[known.offer[command.number]].index, before, after)
        case "place" if after.fame == before.fame:
            return say("Here it leaves most room for what comes.")
        case "complete":
            points = BLUEPRINTS[BLUEPRINT_INDEX[command.option]].vp
            return say("It can be paid now and counts at the end: {points}.",
                       points=points_words(points))  # fmt: skip
        case "install":
            return say("The upgrade does most on this tile.")
        case "deploy":
            at = before.hexes.index(command.at)
            return say("A worker is needed: {tile}.", tile=type_name(TILES[before.tiles[at]].type))
        case "take":
            return _blueprint_reason(command.option, before)
    if any(effect.kind == DEPLOY for effect in changed.pending):
        return say("It lets another worker go to work.")
    return _gain_reason(before, after)


def _die_reason(state: State, player: Player) -> str:
    """What the number is of use for: workers that wait for it, or a tile that it may claim."""
    ready = len(ready_tiles(player, state.die))
    if ready == 1:
        return say("1 ready worker can use this number.")
    if ready > 1:
        return say("{n} ready workers can use this number.", n=ready)
    tiles = [state.offer[space] for space in FORGE_SPACES[state.die]]
    tiles = [tile for tile in tiles if tile != EMPTY]
    if not tiles:
        return say("This number does most for the island.")
    left = rounds_left(state)
    best = max(tiles, key=lambda tile: _links(player, tile) + tile_worth(tile, left))
    return say("This number can claim a tile that fits: {tile}.", tile=tile_name(TILES[best].id))


def _links(player: Player, tile: int) -> int:
    return max(links_of_tile(player, tile, at) for at in player.frontier)


def _claim_reason(tile: int, before: Player, after: Player) -> str:
    """Links if there are any, what comes at once, else what the tile will give."""
    spec, name = TILES[tile], tile_name(TILES[tile].id)
    if after.fame > before.fame:
        return say("It scores at once: {points}.", points=points_words(after.fame - before.fame))
    if any(_gained(before, after)):
        return _gain_reason(before, after)
    if spec.score is not None:
        return say("It counts points at the end: {tile}.", tile=name)
    given = max((one.gain for one in spec.activations), key=sum, default=(0, 0, 0))
    if any(given):
        return say("{tile} will give this whenever it is activated: {resources}.",
                   tile=name, resources=resource_words(given))  # fmt: skip
    return say("The island needs it: {tile}.", tile=name)


def _blueprint_reason(option: str, player: Player) -> str:
    """What an open blueprint gives, and what is missing for it; nobody knows a covered one."""
    if option in LEVELS:
        return say("A card of the stack may fit better than the open ones.")
    card = BLUEPRINTS[BLUEPRINT_INDEX[option]]
    have = (player.energy, player.steel, player.part)
    energy, steel, part = (max(0, n - had) for n, had in zip(card.cost, have, strict=True))
    points = points_words(card.vp)
    if not (energy or steel or part):
        return say("It can be paid already and counts at the end: {points}.", points=points)
    return say("It counts at the end: {points}. Still missing: {resources}.",
               points=points, resources=resource_words((energy, steel, part)))  # fmt: skip


def _gain_reason(before: Player, after: Player) -> str:
    gained = _gained(before, after)
    if any(gained):
        return say("It gives {resources}.", resources=resource_words(gained))
    if after.fame > before.fame:
        return say("It scores at once: {points}.", points=points_words(after.fame - before.fame))
    return say("It begins a step that is worth more than it costs.")


def _gained(before: Player, after: Player) -> Resources:
    return (
        max(0, after.energy - before.energy),
        max(0, after.steel - before.steel),
        max(0, after.part - before.part),
    )
