"""Drawing cards and tiles (RABB-9, 7.1, 7.2, 7.7)."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    COLLAPSE_START,
    IS_COLLAPSE,
    MOVEMENT_CARDS,
    WAITING,
)
from islands_desktop.games.rabbit_island.events import (
    CardDrawn,
    CardSeen,
    CollapseShown,
    CollapseSpent,
    DeckShuffled,
)
from islands_desktop.games.rabbit_island.rules.table import Table, with_card
from islands_desktop.games.rabbit_island.state import Collapse

DRAW_BARRIER = phrase("A card has been drawn since.")


def draw_movement(table: Table, seat: int) -> None:
    """A seat draws a Movement Card, if there is one (RABB-9.1 to 9.3)."""
    if not table.moves:
        if not table.move_discards:
            return
        table.moves, table.move_discards = table.shuffled(table.move_discards), b""
        table.tell(DeckShuffled("movement", barrier=DRAW_BARRIER))
    card, table.moves = table.moves[0], table.moves[1:]
    table.change(seat, moves=with_card(table.seats[seat].moves, card))
    if table.events is not None:
        table.tell(CardDrawn(seat, "movement", barrier=DRAW_BARRIER))
        table.tell(CardSeen(seat, MOVEMENT_CARDS[card], visible_to=(seat,)))


def draw_action(table: Table, seat: int) -> None:
    """A seat draws an Action Card, if there is one; a Collapse! is laid face up (RABB-7)."""
    while True:
        card = _next_action(table)
        if card is None:
            return
        if not IS_COLLAPSE[card]:
            break
        if not (table.year and table.is_late):
            _show_collapse(table, seat, card)
            return
        table.card_discards += bytes([card])
        table.tell(CollapseSpent(seat, ACTION_CARDS[card], barrier=DRAW_BARRIER))
    table.change(seat, cards=with_card(table.seats[seat].cards, card))
    if table.events is not None:
        table.tell(CardDrawn(seat, "action", barrier=DRAW_BARRIER))
        table.tell(CardSeen(seat, ACTION_CARDS[card], visible_to=(seat,)))


def _next_action(table: Table) -> int | None:
    """The next card of the deck, None where there is none that may be drawn (RABB-7.2, 9.3)."""
    rest = table.cards + table.card_discards
    late = bool(table.year) and table.is_late
    if not rest or (late and all(IS_COLLAPSE[card] for card in rest)):
        return None
    if not table.cards:
        table.cards, table.card_discards = table.shuffled(table.card_discards), b""
        table.tell(DeckShuffled("action", barrier=DRAW_BARRIER))
    card, table.cards = table.cards[0], table.cards[1:]
    return card


def _show_collapse(table: Table, seat: int, card: int) -> None:
    """A Collapse! counts from 3, and waits when it came before the first year (RABB-7.7)."""
    counter = COLLAPSE_START if table.year else WAITING
    shown = (*table.seats[seat].collapses, Collapse(card, counter))
    table.change(seat, collapses=shown)
    table.tell(CollapseShown(seat, ACTION_CARDS[card], counter, barrier=DRAW_BARRIER))
