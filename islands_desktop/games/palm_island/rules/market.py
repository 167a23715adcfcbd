"""The market of speed (PALM-15.5 to 15.10): who may buy what, and when it is over."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.games.palm_island.commands import Command, make_command
from islands_desktop.games.palm_island.components import CARD_LIST, CODES, INDEX
from islands_desktop.games.palm_island.events import (
    CardBought,
    CardsPaid,
    MarketLeft,
    MarketOpened,
)
from islands_desktop.games.palm_island.faces import BITS, faces_in, pack
from islands_desktop.games.palm_island.rules.order import buying_order, efforts
from islands_desktop.games.palm_island.rules.payment import payments, purse_of, wasted
from islands_desktop.games.palm_island.state import MARKET, TURNS, Common, State, Village


def on_offer(common: Common) -> tuple[int, ...]:
    """Cards that can be bought now: the top of each pile, or the row (PALM-15.7)."""
    tops = [pile[0] for pile in common.piles if pile]
    return tuple(sorted([*tops, *common.row], key=CODES.__getitem__))


def purchases(state: State, seat: int) -> tuple[Command, ...]:
    """Every way this seat could pay for a card on offer, sorted (PALM-15.7, 15.9)."""
    purse = purse_of(state.villages[seat].stored)
    assert state.common is not None
    found = []
    for index in on_offer(state.common):
        for places in payments(pack(CARD_LIST[index].cost), purse):
            paid = tuple(purse.codes[place] for place in places)
            found.append(make_command(seat, CODES[index], "buy", payment=paid))
    return tuple(found)


def market_commands(state: State, seat: int) -> tuple[Command, ...]:
    """What the seat whose turn it is may do; nothing for others (PALM-15.6, 15.8)."""
    assert state.common is not None
    if state.common.queue[:1] != bytes([seat]):
        return ()
    return (make_command(seat, "", "pass"), *purchases(state, seat))


def open_market(state: State, events: list[Event] | None) -> State:
    """All are closed: players take turns in the order of buying (PALM-15.5)."""
    order = buying_order(state)
    if events is not None:
        events.append(MarketOpened(state.round, order, efforts(state)))
    assert state.common is not None
    common = state.common._replace(phase=MARKET, queue=bytes(order))
    return _leave_out(state._replace(common=common), events)


def _leave_out(state: State, events: list[Event] | None) -> State:
    """Who can pay for nothing when the own turn comes is out; without anybody it is over."""
    assert state.common is not None
    queue = state.common.queue
    while queue and not purchases(state, queue[0]):
        if events is not None:
            events.append(MarketLeft(queue[0], False))
        queue = queue[1:]
    phase = MARKET if queue else TURNS
    return state._replace(common=state.common._replace(queue=queue, phase=phase))


def trade(state: State, command: Command, events: list[Event] | None) -> State:
    """The state after a legal purchase or pass; the phase is turns again when all are out."""
    assert state.common is not None
    common, seat = state.common, command.seat
    if command.kind == "pass":
        if events is not None:
            events.append(MarketLeft(seat, True))
        common = common._replace(queue=common.queue[1:])
        return _leave_out(state._replace(common=common), events)
    index = INDEX[command.card]
    if events is not None:
        events += _purchase_events(state.villages[seat], command)
    villages = list(state.villages)
    villages[seat] = _with_purchase(villages[seat], command, index)
    piles = tuple(pile[1:] if pile[:1] == bytes([index]) else pile for pile in common.piles)
    row = bytes(other for other in common.row if other != index)
    queue = common.queue[1:] + common.queue[:1]
    common = common._replace(piles=piles, row=row, queue=queue)
    return _leave_out(state._replace(villages=tuple(villages), common=common), events)


def _with_purchase(village: Village, command: Command, index: int) -> Village:
    """Paid cards turned back in place, the card in the tail, a villager not active yet (15.9)."""
    fresh = village.fresh | (BITS[index] if CARD_LIST[index].group == "villager" else 0)
    return village._replace(
        stored=village.stored & ~command.released,
        tail=village.tail + bytes([index]),
        fresh=fresh,
    )


def _purchase_events(village: Village, command: Command) -> list[Event]:
    cost = CARD_LIST[INDEX[command.card]].cost
    by_index = {face >> 2: face for face in faces_in(village.stored)}
    paid = tuple(by_index[INDEX[code]] for code in command.payment)
    return [
        CardsPaid(command.seat, command.payment, cost, wasted(paid, cost)),
        CardBought(command.seat, command.card),
    ]
