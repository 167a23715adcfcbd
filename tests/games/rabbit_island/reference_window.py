"""The window in which Action Cards are played, and their effects, RABB-5 and 6."""

from __future__ import annotations

from tests.games.rabbit_island.reference_pieces import CARD_TYPE, HILL
from tests.games.rabbit_island.reference_questions import Command, Flow, ask_to_play
from tests.games.rabbit_island.reference_run import run
from tests.games.rabbit_island.reference_table import Entry, Table, Window


def run_window(table: Table, kind: str) -> Flow:
    """One window from its opening to its closing; transitions as lettered in RABB-5.6."""
    table.window = window = Window(kind, responder=table.active)
    while True:
        command = yield ask_to_play(table)
        if command["kind"] == "play_action":
            if _play_card(table, window, command):
                break  # f
        elif not window.stack and window.passes + 1 == table.seats:
            break  # b
        elif window.stack and window.passes + 1 == table.seats - 1:  # e
            yield from _work_off(table, window)
            window.passes, window.responder = 0, table.active
        else:  # a, d
            window.passes += 1
            window.responder = table.next(window.responder)
    table.window = None


def _play_card(table: Table, window: Window, command: Command) -> bool:
    """Put a card on the stack; tells whether it was Peace & Quiet, which closes the window."""
    seat, card = command["seat"], command["card"]
    table.action_hands[seat].remove(card)
    if CARD_TYPE[card] == "peace-and-quiet":
        while window.stack:
            table.action_discards.append(window.stack.pop().card)
        table.action_discards.append(card)
        table.effects = []
        table.silenced = True
        return True
    window.stack.append(Entry(card, seat, command["target"]))
    window.passes = 0
    window.responder = table.next(seat)
    return False


def _work_off(table: Table, window: Window) -> Flow:
    """The whole stack, last in, first out; a card leaves the stack when its effect is done."""
    while window.stack:
        entry = window.stack[-1]
        if not entry.cancelled:
            yield from _carry_out(table, window, entry)
        window.stack.pop()
        table.action_discards.append(entry.card)


def _carry_out(table: Table, window: Window, entry: Entry) -> Flow:
    card_type = CARD_TYPE[entry.card]
    if card_type == "advance":
        yield from run(table, entry.seat, entry.card, 1)
    elif card_type == "extreme-advance":
        yield from run(table, entry.seat, entry.card, 2)
    elif card_type == "go-home":
        table.rabbits[table.active] = HILL
    elif card_type == "thwarted":
        for other in window.stack:
            if other.card == entry.target:
                other.cancelled = True
    elif card_type == "every-bunny-wins":
        table.carrots = [carrots + 100 for carrots in table.carrots]
    else:
        table.effects.append(card_type)
