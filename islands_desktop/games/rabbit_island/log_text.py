"""Lines of the log of Rabbit Island."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.rabbit_island import events as happened
from islands_desktop.games.rabbit_island.components import ACTION_INDEX, TILES, WAITING
from islands_desktop.games.rabbit_island.land import HILL_PLACE
from islands_desktop.games.rabbit_island.names import (
    card_name,
    level_name,
    tile_name,
)
from islands_desktop.games.rabbit_island.state import State


def describe_event(event: Event, after: State) -> str:
    """One line of the log, "" for events that need none; `after` is the state they led to."""
    if isinstance(event, happened.RabbitPut):
        return _rabbit_line(event, after)
    for describe in (_explore_line, _turn_line, _card_line, _collapse_line):
        line = describe(event)
        if line is not None:
            return line
    return ""


def _explore_line(event: Event) -> str | None:
    match event:
        case happened.TilePlaced():
            return say("{player} placed {tile}.", player=seat_name(event.seat),
                       tile=tile_name(event.tile))  # fmt: skip
        case happened.TilesDiscarded():
            tiles = ", ".join(tile_name(tile) for tile in event.tiles)
            return say("{player} discarded {tiles}.", player=seat_name(event.seat), tiles=tiles)
        case happened.TilesDrawn():
            return say("{player} drew {n} tiles.", player=seat_name(event.seat), n=event.count)
        case happened.TilesSeen():
            return say("The tiles are {tiles}.", tiles=", ".join(map(tile_name, event.tiles)))
        case happened.NothingFits():
            return say("No tile of {player} fits anywhere.", player=seat_name(event.seat))
        case happened.HolesDug():
            return say("The Explore phase is over; Rabbit Holes: {n}.", n=len(event.cells))
        case _:
            return None


def _rabbit_line(event: happened.RabbitPut, after: State) -> str:
    place, player = after.land.places[event.x, event.y], seat_name(event.seat)
    if place == HILL_PLACE:
        return say("The rabbit of {player} was put on the Hill.", player=player)
    tile = tile_name(TILES[after.land.tile(place)].id)
    return say("The rabbit of {player} was put on {tile}.", player=player, tile=tile)


def _turn_line(event: Event) -> str | None:
    match event:
        case happened.TurnBegan() if event.year:
            return say("Year {year}: {player}.", year=event.year, player=seat_name(event.seat))
        case happened.TurnBegan():
            return say("{player} explores.", player=seat_name(event.seat))
        case happened.MovementPlayed() if event.spaces == 1:
            return say("{player} goes one space.", player=seat_name(event.seat))
        case happened.MovementPlayed():
            return say("{player} goes {n} spaces.", player=seat_name(event.seat), n=event.spaces)
        case happened.Harvested():
            return _harvest_line(event)
        case happened.CarrotsGained() if event.cause == "share":
            return say("{player} shares the harvest and takes {carrots} carrots.",
                       player=seat_name(event.seat), carrots=event.carrots)  # fmt: skip
        case happened.CarrotsGained():
            return say("{player} takes {carrots} carrots.", player=seat_name(event.seat),
                       carrots=event.carrots)  # fmt: skip
        case happened.TokenBuilt():
            return say("{player} built a {level} for {cost} carrots.",
                       player=seat_name(event.seat), level=level_name(event.level),
                       cost=event.cost)  # fmt: skip
        case happened.Declined():
            return say("{player} took nothing and built nothing.", player=seat_name(event.seat))
        case happened.GameEnded():
            return say("The last year is over.")
        case _:
            return None


def _harvest_line(event: happened.Harvested) -> str:
    if event.factor == 1:
        return say("{player} harvests {carrots} carrots.", player=seat_name(event.seat),
                   carrots=event.carrots)  # fmt: skip
    return say("{player} harvests {carrots} carrots: {base} times {factor}.",
               player=seat_name(event.seat), carrots=event.carrots, base=event.base,
               factor=event.factor)  # fmt: skip


def _card_line(event: Event) -> str | None:
    match event:
        case happened.ActionPassed():
            return say("{player} passes.", player=seat_name(event.seat))
        case happened.ActionPlayed() if event.target:
            return say("{player} plays {card} against {target}.", player=seat_name(event.seat),
                       card=card_name(event.card), target=card_name(event.target))  # fmt: skip
        case happened.ActionPlayed():
            return say("{player} plays {card}.", player=seat_name(event.seat),
                       card=card_name(event.card))  # fmt: skip
        case happened.CardWorkedOff() if event.cancelled:
            return say("{card} was thwarted.", card=card_name(event.card))
        case happened.CardWorkedOff():
            return say("{card} takes effect.", card=card_name(event.card))
        case happened.CardDrawn() if event.deck == "action":
            return say("{player} drew an Action Card.", player=seat_name(event.seat))
        case happened.CardSeen() if event.card in ACTION_INDEX:
            return say("The card is {card}.", card=card_name(event.card))
        case happened.ActionDiscarded():
            return say("{player} discarded {card}.", player=seat_name(event.seat),
                       card=card_name(event.card))  # fmt: skip
        case happened.DeckShuffled():
            return say("Discards were shuffled into a new deck.")
        case _:
            return None


def _collapse_line(event: Event) -> str | None:
    player = seat_name(getattr(event, "seat", 0))
    match event:
        case happened.CollapseShown() if event.counter == WAITING:
            return say("{player} drew Collapse!; it waits.", player=player)
        case happened.CollapseShown():
            return say("{player} drew Collapse!; it counts from 3.", player=player)
        case happened.CollapseSpent():
            return say("{player} drew Collapse!, too late to strike.", player=player)
        case happened.CollapseMoved():
            return say("Collapse! of {player} is on {n}.", player=player, n=event.counter)
        case happened.CollapseStruck() if event.owner >= 0:
            return say("Collapse! strikes: {owner} loses the lowest token.",
                       owner=seat_name(event.owner))  # fmt: skip
        case happened.CollapseStruck():
            return say("Collapse! strikes, and nothing is there.")
        case _:
            return None
