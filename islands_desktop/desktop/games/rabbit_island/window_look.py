"""The action window in words and values: whose chance it is, the stack, what passing leads to."""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.rabbit_island.components import ACTION_TYPES, TILES
from islands_desktop.games.rabbit_island.names import card_type_name, tile_type_name
from islands_desktop.games.rabbit_island.state import (
    ASK,
    COLLAPSE_WINDOW,
    NOBODY,
    State,
)


@dataclass(frozen=True, slots=True)
class EntryLook:
    """One card on the stack: its type, who played it, what it aims at, whether it is cancelled."""

    kind: str
    seat: int
    target: str
    cancelled: bool


@dataclass(frozen=True, slots=True)
class WindowLook:
    """Everything the strip at the right shows."""

    heading: str
    responder: int
    asked: tuple[tuple[int, bool], ...]
    """Seats in the order in which they are asked, and whether each has passed."""
    stack: tuple[EntryLook, ...]
    moving: int
    """The seat that decides a card's way, NOBODY for none."""
    effects: tuple[str, ...]
    outlook: str
    decks: tuple[int, int, int, int]
    """Movement Cards to draw and discarded, Action Cards to draw and discarded."""
    silenced: bool


def window_look(view: State) -> WindowLook:
    """The strip for a view."""
    turn, decks = view.turn, view.decks
    open_now = view.point == ASK
    heading = say("Action Cards")
    if turn.window == COLLAPSE_WINDOW:
        heading = say("Before Collapse! strikes")
    moving = turn.mover if turn.card != NOBODY else NOBODY
    return WindowLook(
        heading,
        turn.responder if open_now else NOBODY,
        _asked(view) if open_now else (),
        _stack(view),
        moving,
        tuple(ACTION_TYPES[card] for card in turn.effects),
        _outlook(view),
        (len(decks.moves), len(decks.move_discards), len(decks.cards), len(decks.card_discards)),
        turn.silenced,
    )


def _stack(view: State) -> tuple[EntryLook, ...]:
    found = []
    for entry in view.turn.stack:
        target = "" if entry.target == NOBODY else card_type_name(ACTION_TYPES[entry.target])
        found.append(EntryLook(ACTION_TYPES[entry.card], entry.seat, target, entry.cancelled))
    return tuple(found)


def _asked(view: State) -> tuple[tuple[int, bool], ...]:
    """Who has passed, who is asked, and who is asked after that if everybody passes."""
    count, turn = len(view.seats), view.turn
    first = (turn.responder - turn.passes) % count
    asked = count - 1 if turn.stack else count
    return tuple(((first + step) % count, step < turn.passes) for step in range(asked))


def _outlook(view: State) -> str:
    """What will happen if all pass."""
    turn = view.turn
    if view.point != ASK:
        if turn.silenced:
            return say("Peace & Quiet: no more cards this turn.")
        return ""
    if turn.stack:
        top = turn.stack[-1]
        name = card_type_name(ACTION_TYPES[top.card])
        if len(turn.stack) == 1:
            return say("If all pass: {card} takes effect.", card=name)
        return say("If all pass: the stack is worked off from the top, {card} first.", card=name)
    place = view.seats[view.active].rabbit
    tile = tile_type_name(TILES[view.land.tile(place)].type)
    if turn.window == COLLAPSE_WINDOW:
        return say("If all pass: Collapse! strikes the {tile} below the rabbit.", tile=tile)
    return say("If all pass: {player} resolves the {tile}.", player=seat_name(view.active),
               tile=tile)  # fmt: skip
