"""What a command of Rabbit Island is good for, in one sentence."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.games.rabbit_island.commands import Command
from islands_desktop.games.rabbit_island.components import TILE_INDEX, TILES
from islands_desktop.games.rabbit_island.names import card_name, tile_type_name
from islands_desktop.games.rabbit_island.scoring import token_points
from islands_desktop.games.rabbit_island.state import State


def reason_for(world: State, end: State, command: Command, seat: int) -> str:
    """What the command gains, or what it prepares.

    world: a full state that may be; end: that of the turn after the command.
    """
    match command.kind:
        case "place_tile":
            return _tile_reason(world, end, command, seat)
        case "pass_action":
            return say("No card would help more than it is worth later.")
        case "play_action":
            return say("{card} makes more of this turn than of a later one.",
                       card=card_name(command.card))  # fmt: skip
        case "discard_action":
            return say("{card} will be missed least.", card=card_name(command.card))
        case "decline":
            return say("Keeping the carrots is better here.")
        case "hole_reward":
            if command.reward == "card":
                return say("An Action Card is worth more than 20 carrots.")
            return say("Carrots are needed more than a card.")
    points = sum(token_points(end, seat)) - sum(token_points(world, seat))
    carrots = end.seats[seat].carrots - world.seats[seat].carrots
    if points > 0:
        return _points_reason(end, points, seat)
    if carrots > 0:
        return say("It brings {carrots} carrots.", carrots=carrots)
    cards = len(end.seats[seat].cards) - len(world.seats[seat].cards)
    if cards > 0:
        return say("It brings an Action Card.")
    tile = tile_type_name(TILES[end.land.tile(end.seats[seat].rabbit)].type)
    return say("It leaves the rabbit in the best place for what comes: {tile}.", tile=tile)


def _tile_reason(world: State, end: State, command: Command, seat: int) -> str:
    """Own buildings that a camp would join, what the camp would be worth, or ways that open."""
    spec = TILES[TILE_INDEX[command.tile]]
    place = end.land.places[command.x, command.y]
    beside = sum(
        bool(end.stacks[near]) and end.stacks[near][-1] == seat for near in end.land.beside[place]
    )
    if spec.levels and beside == 1:
        return say("A camp there would stand beside a building of one's own.")
    if spec.levels and beside:
        return say("A camp there would stand beside {n} buildings of one's own.", n=beside)
    if spec.levels:
        points, carrots = spec.levels[0].vp, spec.levels[0].harvest
        if points == 1:
            return say(
                "A camp there counts 1 point and harvests {carrots} carrots.", carrots=carrots
            )
        return say("A camp there counts {points} points and harvests {carrots} carrots.",
                   points=points, carrots=carrots)  # fmt: skip
    ways = len(end.land.open_cells) - len(world.land.open_cells)
    if ways > 0:
        return say("The tile opens new ways and keeps the places for camps for later.")
    return say("The tile closes ways that would help others more.")


def _points_reason(end: State, points: int, seat: int) -> str:
    """Points of a building, and where the rabbit stands for it."""
    tile = tile_type_name(TILES[end.land.tile(end.seats[seat].rabbit)].type)
    if points == 1:
        return say("It leads to a building worth 1 point: {tile}.", tile=tile)
    return say("It leads to a building worth {points} points: {tile}.", points=points, tile=tile)
