"""What may be done now, and the first rule that forbids anything else (RABB-13)."""

from __future__ import annotations

from collections.abc import Callable

from islands_desktop.core.refusals import Refusal, refuse
from islands_desktop.games.rabbit_island.commands import Command, make_command
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    ACTION_INDEX,
    ACTION_TYPES,
    MOST_TOKENS,
    MOVEMENT_CARDS,
    MOVEMENT_INDEX,
    TILE_INDEX,
    TILES,
)
from islands_desktop.games.rabbit_island.rules.resolving import can_build
from islands_desktop.games.rabbit_island.rules.table import Table
from islands_desktop.games.rabbit_island.rules.window import is_playable
from islands_desktop.games.rabbit_island.state import (
    ASK,
    BUILD,
    DISCARD,
    EVENT,
    FORK,
    HOLE,
    MOVEMENT,
    OTHER,
    OVER,
    OWN,
    PLACE,
    RABBIT,
    State,
)

Commands = tuple[Command, ...]

KINDS_OF_POINT: dict[str, tuple[str, ...]] = {
    PLACE: ("place_tile",),
    RABBIT: ("move_rabbit",),
    BUILD: ("build", "decline"),
    EVENT: ("decline", "take_event"),
    MOVEMENT: ("play_movement",),
    FORK: ("choose_exit",),
    ASK: ("pass_action", "play_action"),
    HOLE: ("hole_reward",),
    OWN: ("build", "decline"),
    OTHER: ("build", "share"),
    DISCARD: ("discard_action",),
    OVER: (),
}
"""Commands of each decision point (RABB-4)."""


def decider_of(state: State) -> int | None:
    """The one seat that may give a command (RABB-13.1), None when the game is over."""
    if state.point == OVER:
        return None
    if state.point == ASK:
        return state.turn.responder
    return state.turn.mover if state.point == FORK else state.active


# ------------------------------------------------------------------ the legal list


def legal_commands(state: State) -> Commands:
    """All legal commands of the decider, sorted (RABB-13.3)."""
    seat = decider_of(state)
    return () if seat is None else _LISTED[state.point](state, seat)


def _list_placements(state: State, seat: int) -> Commands:
    found = []
    for tile in state.seats[seat].tiles:
        for x, y in state.land.fits(TILES[tile].arrows):
            found.append(make_command(seat, "place_tile", tile=TILES[tile].id, x=x, y=y))
    return tuple(sorted(found))


def _list_rabbit_places(state: State, seat: int) -> Commands:
    cells = (state.land.cell(place) for place in state.turn.placed)
    return tuple(sorted(make_command(seat, "move_rabbit", x=x, y=y) for x, y in cells))


def _list_fixed(state: State, seat: int) -> Commands:
    return _FIXED[seat][state.point]


def _list_movements(state: State, seat: int) -> Commands:
    moves = state.seats[seat].moves
    made = (make_command(seat, "play_movement", card=MOVEMENT_CARDS[card]) for card in moves)
    return tuple(sorted(made))


def _list_exits(state: State, seat: int) -> Commands:
    ways = state.land.exits[state.seats[state.active].rabbit]
    return tuple(sorted(make_command(seat, "choose_exit", direction=way) for way, _ in ways))


def _list_actions(state: State, seat: int) -> Commands:
    hand, turn = state.seats[seat].cards, state.turn
    passing = _PASS[seat]
    if not hand:
        return passing
    found = []
    for card in hand:
        if not is_playable(turn.window, bool(turn.stack), card):
            continue
        name = ACTION_CARDS[card]
        if ACTION_TYPES[card] != "thwarted":
            found.append(make_command(seat, "play_action", card=name))
            continue
        for entry in turn.stack:
            target = ACTION_CARDS[entry.card]
            found.append(make_command(seat, "play_action", card=name, target=target))
    return (*passing, *sorted(found))


def _list_discards(state: State, seat: int) -> Commands:
    cards = state.seats[seat].cards
    return tuple(
        sorted(make_command(seat, "discard_action", card=ACTION_CARDS[card]) for card in cards)
    )


_LISTED: dict[str, Callable[[State, int], Commands]] = {
    PLACE: _list_placements,
    RABBIT: _list_rabbit_places,
    BUILD: _list_fixed,
    EVENT: _list_fixed,
    MOVEMENT: _list_movements,
    FORK: _list_exits,
    ASK: _list_actions,
    HOLE: _list_fixed,
    OWN: _list_fixed,
    OTHER: _list_fixed,
    DISCARD: _list_discards,
}
_PASS = tuple((make_command(seat, "pass_action"),) for seat in range(4))
_FIXED = tuple(
    {
        BUILD: (make_command(seat, "build"), make_command(seat, "decline")),
        OWN: (make_command(seat, "build"), make_command(seat, "decline")),
        EVENT: (make_command(seat, "decline"), make_command(seat, "take_event")),
        OTHER: (make_command(seat, "build"), make_command(seat, "share")),
        HOLE: tuple(
            make_command(seat, "hole_reward", reward=reward) for reward in ("card", "carrots")
        ),
    }
    for seat in range(4)
)


# ------------------------------------------------------------------ refusals


def why_not(state: State, command: Command) -> Refusal | None:
    """The first rule that forbids a command, None if it is legal."""
    if not 0 <= command.seat < len(state.seats):
        return refuse("RABB-1.1", "There is no seat {seat}.", seat=command.seat)
    if state.point == OVER:
        return refuse("RABB-4.2", "The game is over.")
    if command.kind in ("pass_action", "play_action") and state.point == ASK:
        if command.seat != state.turn.responder:
            return refuse("RABB-5.4", "It is not this player's chance to play a card.")
    elif command.seat != decider_of(state):
        return refuse("RABB-13.1", "Another player decides now.")
    if command.kind not in KINDS_OF_POINT[state.point]:
        return _why_not_here(state, command)
    check = _CHECKED.get(command.kind)
    return check(state, command) if check is not None else None


_HERE = {
    ("build", HOLE): ("RABB-8.3", "Nothing can be built on a Rabbit Hole."),
    ("build", EVENT): ("RABB-8.3", "Nothing can be built here."),
    ("build", DISCARD): ("RABB-8.1", "A tile is dealt with once, and one token built at most."),
    ("decline", HOLE): ("RABB-8.15", "One of the two must be taken: carrots or a card."),
    ("decline", OTHER): ("RABB-8.12", "Build or share: one of the two must be done."),
}


def _why_not_here(state: State, command: Command) -> Refusal:
    """Why a kind of command is not one of this decision point (RABB-13.2)."""
    if command.kind == "play_action" and not state.year:
        return refuse("RABB-3.12", "No Action Card can be played in the Explore phase.")
    if command.kind == "play_action" and state.turn.silenced:
        return refuse("RABB-6.5", "Peace & Quiet: no card can be played any more this turn.")
    if command.kind in ("build", "share") and _is_on_others_town(state):
        return refuse("RABB-8.13", "A Town of another player is neither shared nor built on.")
    rule, sentence = _HERE.get((command.kind, state.point), ("", ""))
    if rule:
        return refuse(rule, sentence)
    return refuse("RABB-13.2", "This cannot be decided now.")


def _is_on_others_town(state: State) -> bool:
    """Whether this turn ended on a Town of another seat, where nothing is asked (RABB-8.13)."""
    stack = state.stacks[state.seats[state.active].rabbit]
    return state.point == DISCARD and len(stack) == MOST_TOKENS and stack[-1] != state.active


def _why_not_place(state: State, command: Command) -> Refusal | None:
    tile = TILE_INDEX[command.tile]
    if tile not in state.seats[command.seat].tiles:
        return refuse("RABB-3.4", "This tile is not in your hand.")
    rule = state.land.why_not_place(TILES[tile].arrows, (command.x, command.y))
    return refuse(rule, _PLACING[rule]) if rule else None


_PLACING = {
    "RABB-2.2": "No arrow leads to this place, or a tile lies there.",
    "RABB-2.3": "Two arrows would meet.",
    "RABB-2.4": "A rabbit could get caught: no route would lead on from this tile.",
    "RABB-2.5": "The island would be closed: nothing more could be placed.",
}


def _why_not_rabbit(state: State, command: Command) -> Refusal | None:
    cells = [state.land.cell(place) for place in state.turn.placed]
    if (command.x, command.y) in cells:
        return None
    return refuse("RABB-3.6", "The rabbit is put on a tile placed in this turn.")


def _why_not_build(state: State, command: Command) -> Refusal | None:
    if can_build(Table(state, None)):
        return None
    return refuse("RABB-8.3", "This cannot be paid, or there is no room or token for it.")


def _why_not_movement(state: State, command: Command) -> Refusal | None:
    if MOVEMENT_INDEX[command.card] in state.seats[command.seat].moves:
        return None
    return refuse("RABB-4.4", "This Movement Card is not in your hand.")


def _why_not_exit(state: State, command: Command) -> Refusal | None:
    place = state.seats[state.active].rabbit
    if any(way == command.direction for way, _ in state.land.exits[place]):
        return None
    if TILES[state.land.tile(place)].arrows and place == 0 and _points(state, command.direction):
        return refuse("RABB-3.11", "This path of the Hill is unfinished for the rest of the game.")
    return refuse("RABB-4.6", "No path leads out this way.")


def _points(state: State, direction: str) -> bool:
    """Whether the Hill has an arrow in a direction."""
    return bool(TILES[state.land.tile(0)].arrows >> "NESW".index(direction) & 1)


def _why_not_action(state: State, command: Command) -> Refusal | None:
    card, turn = ACTION_INDEX[command.card], state.turn
    if card not in state.seats[command.seat].cards:
        return refuse("RABB-5.4", "This card is not in your hand.")
    kind = ACTION_TYPES[card]
    if kind == "thwarted":
        if not command.target or ACTION_INDEX[command.target] not in [e.card for e in turn.stack]:
            return refuse("RABB-6.4", "Thwarted! aims at a card that waits on the stack.")
        return None
    if not is_playable(turn.window, bool(turn.stack), card):
        if turn.stack:
            return refuse("RABB-5.5", "Only interrupts can answer a card.")
        return refuse("RABB-5.5", "Only interrupts can be played before a Collapse! strikes.")
    if command.target:
        return refuse("RABB-6.4", "This card has no target.")
    return None


def _why_not_discard(state: State, command: Command) -> Refusal | None:
    if ACTION_INDEX[command.card] in state.seats[command.seat].cards:
        return None
    return refuse("RABB-9.4", "This card is not in your hand.")


_CHECKED: dict[str, Callable[[State, Command], Refusal | None]] = {
    "build": _why_not_build,
    "choose_exit": _why_not_exit,
    "discard_action": _why_not_discard,
    "move_rabbit": _why_not_rabbit,
    "place_tile": _why_not_place,
    "play_action": _why_not_action,
    "play_movement": _why_not_movement,
}
