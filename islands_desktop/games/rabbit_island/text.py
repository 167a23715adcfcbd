"""Rabbit Island in sentences: commands, and what can be done now."""

from __future__ import annotations

from islands_desktop.core.game import Step
from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.rabbit_island.commands import Command
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    EVENT_CARROTS,
    HOLE_CARROTS,
    MOVEMENT_INDEX,
    SPACES,
    TILES,
)
from islands_desktop.games.rabbit_island.names import (
    card_name,
    card_name_with_number,
    cell_name,
    direction_name,
    level_name,
    tile_name,
    tile_type_name,
)
from islands_desktop.games.rabbit_island.reach import ends
from islands_desktop.games.rabbit_island.rules.checks import decider_of
from islands_desktop.games.rabbit_island.rules.resolving import (
    active_factor,
    base_of,
    build_cost,
    event_cards,
)
from islands_desktop.games.rabbit_island.rules.table import Table
from islands_desktop.games.rabbit_island.state import (
    COLLAPSE_WINDOW,
    EVENT,
    FORK,
    OVER,
    State,
)

_RULES = {
    "place": ("RABB-3.4", "RABB-2.2", "RABB-2.3", "RABB-2.4", "RABB-2.5"),
    "rabbit": ("RABB-3.6",),
    "build": ("RABB-3.7", "RABB-8.3", "RABB-8.9"),
    "event": ("RABB-3.8", "RABB-8.14"),
    "movement": ("RABB-4.4", "RABB-4.5"),
    "fork": ("RABB-4.7",),
    "ask": ("RABB-5.4", "RABB-5.5"),
    "hole": ("RABB-8.15",),
    "own": ("RABB-8.10",),
    "other": ("RABB-8.12",),
    "discard": ("RABB-9.4",),
    "over": ("RABB-10.4",),
}

MOST_ENDS = 3
"""So many ends of a way are named; of more, only their number is told."""


def step_of(state: State) -> Step:
    """What is going on now, in one sentence."""
    seat = decider_of(state)
    if seat is None:
        return Step(OVER, say("The game is over."), _RULES[OVER])
    sentence = say("{player}: {sentence}", player=seat_name(seat), sentence=_sentence(state))
    return Step(state.point, sentence, _RULES[state.point])


def _sentence(state: State) -> str:
    match state.point:
        case "place":
            return _placing_sentence(state)
        case "rabbit":
            return say("Put your rabbit on one of the two tiles.")
        case "movement":
            return say("Play a Movement Card.")
        case "fork":
            return _fork_sentence(state)
        case "ask":
            return _ask_sentence(state)
        case "event":
            return _event_question(state)
        case "hole":
            return _hole_question(state)
        case "discard":
            return say("Discard an Action Card: five are the most you may keep.")
        case "other":
            return say("Build a {level}, or share the harvest.", level=_next_level(state))
        case _:
            return say("Build a {level}?", level=_next_level(state))


def _placing_sentence(state: State) -> str:
    if state.turn.placed:
        return say("Place your second tile.")
    return say("Place the first of two tiles.")


def _fork_sentence(state: State) -> str:
    left = state.turn.steps
    if left == 1:
        return say("Choose the way: one space is left.")
    return say("Choose the way: {n} spaces are left.", n=left)


def _event_question(state: State) -> str:
    """The offer of the Hill or a Carrot Patch, as the cards in force leave it (RABB-8.8, 6.7)."""
    carrots, cards = _gained(state, EVENT_CARROTS), event_cards(Table(state, None))
    if cards == 1:
        return say("Take {carrots} carrots and an Action Card?", carrots=carrots)
    return say("Take {carrots} carrots and {n} Action Cards?", carrots=carrots, n=cards)


def _hole_question(state: State) -> str:
    """The offer of a Rabbit Hole, as the cards in force leave it (RABB-8.8, 6.7)."""
    carrots, cards = _gained(state, HOLE_CARROTS), event_cards(Table(state, None))
    if cards == 1:
        return say("Take {carrots} carrots or an Action Card.", carrots=carrots)
    return say("Take {carrots} carrots or {n} Action Cards.", carrots=carrots, n=cards)


def _gained(state: State, carrots: int) -> int:
    """What the active seat really gets when these carrots are offered (RABB-8.8)."""
    return carrots * active_factor(Table(state, None))


def _ask_sentence(state: State) -> str:
    turn = state.turn
    if turn.stack:
        return say("Answer {card}, or pass.", card=card_name_of(turn.stack[-1].card))
    if turn.window == COLLAPSE_WINDOW:
        return say("Before Collapse! strikes: play an interrupt, or pass.")
    return say("Play an Action Card, or pass.")


def card_name_of(card: int) -> str:
    """An Action Card by its number."""
    return card_name(ACTION_CARDS[card])


def _next_level(state: State) -> str:
    return level_name(len(state.stacks[state.seats[state.active].rabbit]) + 1)


def progress_of(state: State) -> str:
    """How far the game is."""
    if state.point == OVER:
        return say("Finished")
    if not state.year:
        return say("Explore phase")
    return say("Year {year} of {years}", year=state.year, years=state.mode.years)


def describe_command(state: State, command: Command) -> str:
    """A command of this state in words."""
    cell = cell_name(command.x, command.y)
    match command.kind:
        case "place_tile":
            return say("Place {tile}: {cell}", tile=tile_name(command.tile), cell=cell)
        case "move_rabbit":
            tile = tile_name(TILES[state.land.tile(state.land.places[command.x, command.y])].id)
            return say("Put the rabbit on {tile} ({cell})", tile=tile, cell=cell)
        case "build":
            return _building_words(state)
        case "decline":
            return say("Take nothing") if state.point == EVENT else say("Build nothing")
        case "take_event" | "hole_reward" | "share":
            return _taking_words(state, command)
        case "choose_exit":
            return _way_words(state, command.direction)
        case _:
            return _describe_card_command(command)


def _taking_words(state: State, command: Command) -> str:
    """What is taken, in the amounts that are really given (RABB-8.8, 6.7)."""
    if command.kind == "share":
        base = base_of(state.land, state.stacks, state.seats[state.active].rabbit)
        return say("Share the harvest: {carrots} carrots", carrots=_gained(state, base))
    cards = event_cards(Table(state, None))
    if command.kind == "take_event":
        carrots = _gained(state, EVENT_CARROTS)
        if cards == 1:
            return say("Take {carrots} carrots and a card", carrots=carrots)
        return say("Take {carrots} carrots and {n} cards", carrots=carrots, n=cards)
    if command.reward == "carrots":
        return say("Take {carrots} carrots", carrots=_gained(state, HOLE_CARROTS))
    return say("Take an Action Card") if cards == 1 else say("Take {n} Action Cards", n=cards)


def brief_way_words(direction: str) -> str:
    """A way at a fork by its direction alone."""
    return say("Go {direction}", direction=direction_name(direction))


def _way_words(state: State, direction: str) -> str:
    """A way at a fork, and the tiles on which the move can end if it is taken."""
    land, here = state.land, state.seats[state.active].rabbit
    goal = next((place for way, place in land.exits[here] if way == direction), None)
    if state.point != FORK or goal is None:
        return brief_way_words(direction)
    places = sorted(ends(land, goal, state.turn.steps - 1))
    way = direction_name(direction)
    if len(places) > MOST_ENDS:
        return say("Go {direction}, to one of {n} tiles", direction=way, n=len(places))
    *others, last = (tile_name(TILES[land.tile(place)].id) for place in places)
    tiles = say(" or ").join([", ".join(others), last]) if others else last
    return say("Go {direction}, to {tiles}", direction=way, tiles=tiles)


def _building_words(state: State) -> str:
    place = state.seats[state.active].rabbit
    kind = TILES[state.land.tile(place)]
    if not kind.is_territory or len(state.stacks[place]) >= len(kind.levels):
        return say("Build")
    cost = build_cost(Table(state, None))
    return say("Build a {level} in the {tile} for {cost} carrots", level=_next_level(state),
               tile=tile_type_name(kind.type), cost=cost)  # fmt: skip


def _describe_card_command(command: Command) -> str:
    match command.kind:
        case "play_movement":
            index = MOVEMENT_INDEX[command.card]
            return say("Play card {number}: {spaces} spaces", number=index + 1,
                       spaces=SPACES[index])  # fmt: skip
        case "pass_action":
            return say("Play no card")
        case "discard_action":
            return say("Discard {card}", card=card_name_with_number(command.card))
        case _ if command.target:
            return say("Play {card} against {target}", card=card_name_with_number(command.card),
                       target=card_name_with_number(command.target))  # fmt: skip
        case _:
            return say("Play {card}", card=card_name_with_number(command.card))
