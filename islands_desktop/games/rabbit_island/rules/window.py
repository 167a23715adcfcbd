"""The window in which Action Cards are played, as the state machine of RABB-5, and RABB-6."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    ACTION_TYPES,
    EVERY_BUNNY_CARROTS,
)
from islands_desktop.games.rabbit_island.events import (
    ActionPassed,
    ActionPlayed,
    CardWorkedOff,
    CarrotsGained,
    WindowClosed,
    WindowOpened,
)
from islands_desktop.games.rabbit_island.rules.moving import OTHERS_BARRIER, go_home, go_on
from islands_desktop.games.rabbit_island.rules.table import Table, without
from islands_desktop.games.rabbit_island.state import ASK, MAIN_WINDOW, NOBODY, Entry

STEPS_OF = {"advance": 1, "extreme-advance": 2}
INTERRUPTS = frozenset(("advance", "extreme-advance", "go-home", "thwarted", "peace-and-quiet"))
AT_ONCE = INTERRUPTS | {"every-bunny-wins"}
"""Kinds of cards whose effect is over when they have been worked off (RABB-5.8)."""

DECISION_BARRIER = phrase("It has been decided whether a card is played.")


def is_playable(window: str, stacked: bool, card: int) -> bool:
    """Whether a kind of card may be played in this state of a window (RABB-5.5)."""
    kind = ACTION_TYPES[card]
    if kind == "thwarted":
        return stacked
    return kind in INTERRUPTS or (window == MAIN_WINDOW and not stacked)


def is_lasting(card: int) -> bool:
    """Whether a card stays in force until the end of the turn (RABB-5.8)."""
    kind = ACTION_TYPES[card] if card < len(ACTION_TYPES) else ""
    return kind not in AT_ONCE and kind not in ("", "collapse")


def open_window(table: Table, kind: str) -> bool:
    """Open a window, unless the turn is silenced (RABB-5.2); whether it is open."""
    if table.turn.silenced:
        return False
    table.set_turn(window=kind, stack=(), passes=0, responder=table.active)
    table.point = ASK
    table.tell(WindowOpened(kind))
    return True


def _close(table: Table) -> str:
    """Close the window; returns its kind."""
    kind = table.turn.window
    table.set_turn(window="", stack=(), passes=0, responder=NOBODY)
    table.tell(WindowClosed(kind))
    return kind


def _barrier(table: Table, seat: int) -> str:
    return "" if seat == table.active else OTHERS_BARRIER


def pass_action(table: Table) -> str:
    """The responder passes (RABB-5.6 a, b, d, e); returns the kind of a window that closed."""
    turn = table.turn
    seat = turn.responder
    table.tell(ActionPassed(seat, barrier=_barrier(table, seat)))
    passes = turn.passes + 1
    if not turn.stack:
        if passes == table.count:
            return _close(table)
    elif passes == table.count - 1:
        work_off(table)
        return ""
    table.set_turn(passes=passes, responder=table.next_seat(seat))
    return ""


def play_action(table: Table, card: int, target: int) -> str:
    """The responder plays a card (RABB-5.6 c, f); returns the kind of a window that closed."""
    seat = table.turn.responder
    table.change(seat, cards=without(table.seats[seat].cards, card))
    if table.events is not None:
        aim = ACTION_CARDS[target] if target != NOBODY else ""
        table.tell(ActionPlayed(seat, ACTION_CARDS[card], aim, barrier=DECISION_BARRIER))
    if ACTION_TYPES[card] == "peace-and-quiet":
        return _silence(table, card)
    stack = (*table.turn.stack, Entry(card, seat, target, False))
    table.set_turn(stack=stack, passes=0, responder=table.next_seat(seat))
    return ""


def _silence(table: Table, card: int) -> str:
    """Peace & Quiet: everything ends at once, and nobody can answer (RABB-6.5)."""
    stacked = bytes(entry.card for entry in reversed(table.turn.stack))
    table.card_discards += stacked + bytes([card])
    kind = _close(table)
    table.set_turn(effects=b"", silenced=True)
    return kind


def work_off(table: Table) -> None:
    """Carry out the stack, last in, first out, up to a fork (RABB-5.7)."""
    while table.turn.stack:
        *rest, top = table.turn.stack
        table.set_turn(stack=tuple(rest))
        table.tell(CardWorkedOff(top.seat, ACTION_CARDS[top.card], top.cancelled))
        if top.cancelled:
            _discard(table, top.card)
        elif not _carry_out(table, top):
            return
    table.set_turn(passes=0, responder=table.active, mover=NOBODY, card=NOBODY, steps=0)
    table.point = ASK


def end_card_move(table: Table) -> None:
    """A move by a card is over: the card goes to the discards, the stack goes on."""
    _discard(table, table.turn.card)
    table.set_turn(card=NOBODY, mover=NOBODY)
    work_off(table)


def _discard(table: Table, card: int) -> None:
    table.card_discards += bytes([card])


def _carry_out(table: Table, entry: Entry) -> bool:
    """The effect of one card (RABB-6); whether it is done, False at a fork."""
    kind = ACTION_TYPES[entry.card]
    if kind in STEPS_OF:
        table.set_turn(steps=STEPS_OF[kind], mover=entry.seat, card=entry.card)
        if not go_on(table):
            return False
        table.set_turn(card=NOBODY, mover=NOBODY)
    elif kind == "go-home":
        go_home(table)
    elif kind == "thwarted":
        _cancel(table, entry.target)
    elif kind == "every-bunny-wins":
        _give_all(table, entry.card)
    else:
        table.set_turn(effects=bytes(sorted((*table.turn.effects, entry.card))))
    _discard(table, entry.card)
    return True


def _cancel(table: Table, target: int) -> None:
    """Thwarted!: the target will do nothing when it is worked off (RABB-6.4)."""
    stack = tuple(
        entry._replace(cancelled=True) if entry.card == target else entry
        for entry in table.turn.stack
    )
    table.set_turn(stack=stack)


def _give_all(table: Table, card: int) -> None:
    """Every Bunny Wins: each seat gains carrots (RABB-6.8)."""
    for seat in range(table.count):
        table.gain(seat, EVERY_BUNNY_CARROTS)
        table.tell(CarrotsGained(seat, EVERY_BUNNY_CARROTS, ACTION_CARDS[card]))
