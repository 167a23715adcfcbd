"""Words around the table of Rabbit Island: what the tray says, and what is asked at the rabbit."""

from __future__ import annotations

from typing import Any

from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.rabbit_island.bubble import BubbleLook
from islands_desktop.games.rabbit_island.commands import Command
from islands_desktop.games.rabbit_island.state import (
    BUILD,
    EVENT,
    HOLE,
    OTHER,
    OWN,
    State,
)

CHOICE_POINTS = (BUILD, EVENT, HOLE, OWN, OTHER)
"""Decisions that are made beside the rabbit."""

_KEYS = {
    "build": "B", "take_event": "T", "share": "S", "decline": "D", "carrots": "C", "card": "A",
}  # fmt: skip


def choice_key(command: Command) -> str:
    """The key of a choice beside the rabbit."""
    return _KEYS[command.reward or command.kind]


def choices(state: State, legal: list[Command]) -> list[Command]:
    """The choices beside the rabbit, what is taken before what is left."""
    if state.point not in CHOICE_POINTS:
        return []
    order = list(_KEYS)
    return sorted(legal, key=lambda command: order.index(command.reward or command.kind))


def bubble_look(game: Game[Any, Any], state: State, legal: list[Command]) -> BubbleLook | None:
    """What is asked beside the rabbit, None for nothing."""
    found = choices(state, legal)
    if not found:
        return None
    answers = tuple((game.describe_command(state, one), choice_key(one)) for one in found)
    return BubbleLook(game.step(state).sentence, answers)


def tray_words(view: State, is_open: bool, decides: bool, past: bool) -> str:
    """What the tray says about the hand in it."""
    if past:
        return say("An earlier position")
    if view.point == "over":
        return say("The game is over.")
    if not is_open:
        return say("This hand is covered.")
    if not decides:
        return say("Another player decides.")
    match view.point:
        case "place":
            return say("Choose a tile, then a place.")
        case "rabbit":
            return say("Choose a tile for the rabbit.")
        case "movement":
            return say("Choose a Movement Card.")
        case "fork":
            return say("Choose the way.")
        case "ask":
            return say("A card, or P to pass.")
        case "discard":
            return say("Choose a card to discard.")
        case _:
            return say("Choose beside the rabbit.")
