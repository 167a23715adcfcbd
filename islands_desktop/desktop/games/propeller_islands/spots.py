"""What a command takes hold of and where it goes: spots of the table, in order.

A spot is a kind of place with its number. Every command names one or two spots; what can be taken
and where it may go is read from the legal commands, never from a rule.
"""

from __future__ import annotations

from islands_desktop.games.propeller_islands.commands import Command, make_command
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINT_INDEX,
    BLUEPRINTS,
    CHARACTER_INDEX,
    CHARACTERS,
    LEVELS,
    LINE_INDEX,
    LINES,
)
from islands_desktop.games.propeller_islands.hexes import NOWHERE

Spot = tuple[str, int]
"""A place: die, drafted, offer, scrap, hex, dock, card, done, face, deck, token, drawn, line,
character, or a change of the die with its number."""

DRAFTED: Spot = ("drafted", 0)
SCRAP: Spot = ("scrap", 0)
TOKEN: Spot = ("token", 0)
"""The upgrade that is to be installed."""
DRAWN: Spot = ("drawn", 0)
"""The tile that was drawn and is to be placed."""

CHANGES = ("adjust", "shift", "reroll", "set_bonus")
"""Commands that change the die."""

WITHOUT_SPOT = (
    *("activate_island", "finish", "skip", "set_aside", "end_turn", "choose_resource"),
)  # fmt: skip
"""Commands that are given with a button."""


def spots_of(command: Command) -> tuple[Spot, ...]:
    """The spots of a command: what is taken, then where it goes."""
    kind, place = command.kind, ("hex", command.at)
    if kind == "draft":
        return (("die", command.number), DRAFTED)
    if kind in CHANGES:
        return (DRAFTED, (kind, command.number))
    if kind == "claim":
        return (("offer", command.number), place)
    if kind == "discard":
        return (("offer", command.number), SCRAP)
    if kind == "deploy":
        return (("dock", command.number), place)
    if kind == "place":
        return (DRAWN, place)
    if kind == "install":
        return (TOKEN, place)
    if command.at != NOWHERE:
        return (place,)
    return _spot_of_option(command)


def _spot_of_option(command: Command) -> tuple[Spot, ...]:
    kind, option = command.kind, command.option
    if kind == "choose_character":
        return (("character", CHARACTER_INDEX[option]),)
    if kind == "reward":
        return (("line", LINE_INDEX[option]),)
    if kind == "complete":
        return (("card", BLUEPRINT_INDEX[option]),)
    if kind == "take":
        if option in LEVELS:
            return (("deck", LEVELS.index(option)),)
        return (("face", BLUEPRINT_INDEX[option]),)
    return ()


def command_for(seat: int, taken: Spot, goal: Spot | None, step: str) -> Command | None:
    """The command that a hand means which takes this, perhaps there; legal or not.

    `step` is the name of the step of the game: in it a tile of the own island is meant.
    """
    kind, number = taken
    if goal is not None:
        return _command_to(seat, taken, goal)
    if kind == "die":
        return make_command(seat, "draft", number)
    if kind == "offer":
        return make_command(seat, "discard", number)
    if kind == "hex":
        return make_command(seat, _kind_on_island(step), at=number)
    if kind == "card":
        return make_command(seat, "complete", option=BLUEPRINTS[number].id)
    if kind == "face":
        return make_command(seat, "take", option=BLUEPRINTS[number].id)
    if kind == "deck":
        return make_command(seat, "take", option=LEVELS[number])
    if kind == "line":
        return make_command(seat, "reward", option=LINES[number].id)
    if kind == "character":
        return make_command(seat, "choose_character", option=CHARACTERS[number].id)
    return None


def _command_to(seat: int, taken: Spot, goal: Spot) -> Command | None:
    (kind, number), (target, place) = taken, goal
    if target in CHANGES:
        return make_command(seat, target, place)
    if goal == SCRAP and kind == "offer":
        return make_command(seat, "discard", number)
    if goal == DRAFTED and kind == "die":
        return make_command(seat, "draft", number)
    if target == "hex" and kind in _TO_HEX:
        return make_command(seat, _TO_HEX[kind], number, place)
    return None


_TO_HEX = {"offer": "claim", "dock": "deploy", "drawn": "place", "token": "install"}


def _kind_on_island(step: str) -> str:
    return {"two_depots": "depot", "upgrade": "install", "place": "place"}.get(step, "activate")
