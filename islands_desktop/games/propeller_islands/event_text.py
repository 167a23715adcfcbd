"""Propeller Islands in sentences: one line of the log for everything that happens."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.core.phrases import phrase, say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.propeller_islands import events as happened
from islands_desktop.games.propeller_islands.components import DOCK_SPACES, LINE_INDEX, LINES
from islands_desktop.games.propeller_islands.hexes import hex_at
from islands_desktop.games.propeller_islands.names import (
    blueprint_name,
    character_name,
    level_name,
    mark_words,
    resource_words,
    tile_name,
    upgrade_name,
)
from islands_desktop.games.propeller_islands.places import (
    beside_words,
    dock_words,
    line_words,
    space_words,
    tile_words,
)
from islands_desktop.games.propeller_islands.scoring import reasons_words
from islands_desktop.games.propeller_islands.state import State

_EFFECTS = {
    "deploy": phrase("no worker can be deployed"),
    "place": phrase("there is no tile left to draw"),
    "radio": phrase("there is no other tile to activate"),
    "two_tiles": phrase("no further tile can be activated"),
    "two_depots": phrase("no further depot can be used"),
}


def describe_event(event: Event, after: State) -> str:
    """One line of the log, "" for events that need none; `after` is what the command led to."""
    return (
        _describe_turn(event)
        or _describe_offer(event, after)
        or _describe_island(event, after)
        or _describe_cards(event, after)
    )


_OnTile = (
    happened.BuildingActivated
    | happened.DepotUsed
    | happened.WorkerDeployed
    | happened.UpgradeInstalled
)


def _tile_words(event: _OnTile, after: State) -> str:
    """The tile on the hex of an event."""
    return tile_words(after.players[event.seat], hex_at(event.q, event.r))


def _describe_turn(event: Event) -> str:
    match event:
        case happened.CharacterChosen():
            name = character_name(event.character)
            return say("{player} plays {character}.", player=seat_name(event.seat), character=name)
        case happened.RoundBegan():
            return _round_words(event)
        case happened.DiceRolled():
            dice = ", ".join(map(str, sorted(event.values)))
            if event.again:
                return say("Dice in excess are rolled again: {dice}.", dice=dice)
            return say("The dice show {dice}.", dice=dice)
        case happened.DieDrafted():
            return say("{player} takes a {value}.", player=seat_name(event.seat), value=event.value)
        case happened.DieChanged():
            return say("{player} now has a {value}.", player=seat_name(event.seat),
                       value=event.value)  # fmt: skip
        case happened.IslandActivated():
            return say("{player} activates the island with a {value}.",
                       player=seat_name(event.seat), value=event.value)  # fmt: skip
        case happened.RivalDrafted():
            return say("The rival takes a {value}.", value=event.value)
        case happened.BonusBegan():
            return say("The bonus die shows {value}.", value=event.value)
        case happened.BonusSet():
            return say("{player} counts the bonus die as {value}.", player=seat_name(event.seat),
                       value=event.value)  # fmt: skip
        case happened.WorkersStoodUp():
            return say("Round {round} is over; all workers stand up.", round=event.round)
        case happened.GameEnded():
            return say("The game is over: {reasons}.", reasons=reasons_words(event.reasons))
        case _:
            return ""


def _round_words(event: happened.RoundBegan) -> str:
    if event.first < 0:
        return say("Round {round} begins with the rival.", round=event.round)
    return say("Round {round} begins with {player}.", round=event.round,
               player=seat_name(event.first))  # fmt: skip


def _describe_offer(event: Event, after: State) -> str:
    match event:
        case happened.TileClaimed():
            return say("{player} claims {tile} ({mark}).", player=seat_name(event.seat),
                       tile=tile_name(event.tile), mark=mark_words(event.tile))  # fmt: skip
        case happened.TileDrawn():
            return say("{player} draws {tile} ({mark}).", player=seat_name(event.seat),
                       tile=tile_name(event.tile), mark=mark_words(event.tile))  # fmt: skip
        case happened.TilePlaced():
            return say("{player} places {tile} {where}.", player=seat_name(event.seat),
                       tile=tile_name(event.tile), where=beside_words(
                           after.players[event.seat], hex_at(event.q, event.r)))  # fmt: skip
        case happened.TileDiscarded():
            if event.seat < 0:
                return say("The rival discards {tile}.", tile=tile_name(event.tile))
            return say("{player} discards {tile}.", player=seat_name(event.seat),
                       tile=tile_name(event.tile))  # fmt: skip
        case happened.OfferRefilled():
            return say("{tile} comes to {space}.", tile=tile_name(event.tile),
                       space=space_words(event.space))  # fmt: skip
        case _:
            return ""


def _describe_island(event: Event, after: State) -> str:
    match event:
        case happened.BuildingActivated():
            return say("{player} activates {tile}.", player=seat_name(event.seat),
                       tile=_tile_words(event, after))  # fmt: skip
        case happened.DepotUsed():
            return say("{player} uses {tile}.", player=seat_name(event.seat),
                       tile=_tile_words(event, after))  # fmt: skip
        case happened.WorkerDeployed():
            return say("{player} deploys a worker from {space} to {tile}.",
                       player=seat_name(event.seat),
                       space=dock_words(DOCK_SPACES.index(event.dock)),
                       tile=_tile_words(event, after))  # fmt: skip
        case happened.LineCleared():
            return say(
                "{player} clears {line}.",
                player=seat_name(event.seat),
                line=line_words(LINES[LINE_INDEX[event.line]]),
            )
        case happened.LineRewarded():
            return say("{player} has the reward of {line}.", player=seat_name(event.seat),
                       line=line_words(LINES[LINE_INDEX[event.line]]))  # fmt: skip
        case happened.EffectLost():
            return say("Nothing more happens: {reason}.", reason=say(_EFFECTS[event.effect]))
        case _:
            return ""


def _describe_cards(event: Event, after: State) -> str:
    match event:
        case happened.ResourcesPaid():
            paid = resource_words((event.energy, event.steel, event.part))
            return say("{player} pays {cost}.", player=seat_name(event.seat), cost=paid)
        case happened.ResourcesGained():
            gained = resource_words((event.energy, event.steel, event.part))
            return say("{player} gains {gain}.", player=seat_name(event.seat), gain=gained)
        case happened.FameGained():
            return say("{player} gains {n} fame and has {fame}.", player=seat_name(event.seat),
                       n=event.amount, fame=event.fame)  # fmt: skip
        case happened.TrumpetReached():
            name = character_name(event.character)
            if event.level == 1:
                return say("The power of {character} is open.", character=name)
            return say("The advanced power of {character} is open.", character=name)
        case happened.BlueprintCompleted():
            return say("{player} completes {card}.", player=seat_name(event.seat),
                       card=blueprint_name(event.card))  # fmt: skip
        case happened.UpgradeInstalled():
            return say("{player} installs the {upgrade} on {tile}.", player=seat_name(event.seat),
                       upgrade=upgrade_name(event.upgrade),
                       tile=_tile_words(event, after))  # fmt: skip
        case happened.UpgradeSetAside():
            return say("{player} puts the {upgrade} aside.", player=seat_name(event.seat),
                       upgrade=upgrade_name(event.upgrade))  # fmt: skip
        case happened.BlueprintTaken():
            return say("{player} takes {card}.", player=seat_name(event.seat),
                       card=blueprint_name(event.card))  # fmt: skip
        case happened.BlueprintDrawn():
            return say("{player} draws {card}.", player=seat_name(event.seat),
                       card=level_name(event.level))  # fmt: skip
        case happened.BlueprintSeen():
            return say("The card drawn is {card}.", card=blueprint_name(event.card))
        case happened.BlueprintRevealed():
            return say("The card turned face up is {card}.", card=blueprint_name(event.card))
        case _:
            return ""
