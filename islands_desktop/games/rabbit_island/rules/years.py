"""The years of the Build phase and the steps of a turn (RABB-4)."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    HAND_LIMIT,
    MOVEMENT_CARDS,
    SPACES,
)
from islands_desktop.games.rabbit_island.events import (
    ActionDiscarded,
    GameEnded,
    MovementPlayed,
    TurnBegan,
)
from islands_desktop.games.rabbit_island.rules.drawing import draw_action, draw_movement
from islands_desktop.games.rabbit_island.rules.table import Table, without
from islands_desktop.games.rabbit_island.scoring import final_places, final_totals
from islands_desktop.games.rabbit_island.state import DISCARD, MOVEMENT, OVER

MOVEMENT_HAND = 2
TURN_BARRIER = phrase("It is another player's turn.")


def begin_build_phase(table: Table) -> None:
    """Movement Cards for all, in the short game Action Cards as well; year 1 (RABB-4.1, 11.2)."""
    table.fresh_turn()
    order = [(table.first + step) % table.count for step in range(table.count)]
    for seat in order:
        for _ in range(MOVEMENT_HAND):
            draw_movement(table, seat)
    for seat in order:
        for _ in range(table.mode.opening_cards):
            draw_action(table, seat)
    table.year = 1
    begin_build_turn(table, table.first)


def begin_build_turn(table: Table, seat: int) -> None:
    """A seat becomes active and plays a Movement Card (M1)."""
    table.active = seat
    table.fresh_turn()
    table.point = MOVEMENT
    table.tell(TurnBegan(seat, table.year, barrier=TURN_BARRIER))


def play_movement(table: Table, card: int) -> None:
    """The card goes to the discards, the rabbit has its spaces to go (RABB-4.4, 4.5)."""
    table.change(table.active, moves=without(table.mover.moves, card))
    table.move_discards += bytes([card])
    table.set_turn(steps=SPACES[card], mover=table.active)
    table.tell(MovementPlayed(table.active, MOVEMENT_CARDS[card], SPACES[card]))


def finish_turn(table: Table) -> None:
    """M6 and M7: a Movement Card is drawn, then too many Action Cards are discarded."""
    draw_movement(table, table.active)
    trim_hand(table)


def trim_hand(table: Table) -> None:
    """More than five Action Cards: one is to be discarded (RABB-9.4); then the turn is over."""
    if len(table.mover.cards) > HAND_LIMIT:
        table.point = DISCARD
    else:
        _next_turn(table)


def discard_action(table: Table, card: int) -> None:
    """A card is discarded by choice (M7)."""
    table.change(table.active, cards=without(table.mover.cards, card))
    table.card_discards += bytes([card])
    table.tell(ActionDiscarded(table.active, ACTION_CARDS[card]))
    trim_hand(table)


def _next_turn(table: Table) -> None:
    """M8, then the next seat; after the last one of a year the next year (RABB-4.2, 4.10)."""
    seat = table.next_seat(table.active)
    if seat != table.first:
        begin_build_turn(table, seat)
    elif table.year < table.mode.years:
        table.year += 1
        begin_build_turn(table, seat)
    else:
        table.fresh_turn()
        table.point = OVER
        if table.events is not None:
            state = table.freeze()
            table.tell(GameEnded(final_totals(state), final_places(state)))
