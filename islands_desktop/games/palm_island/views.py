"""What a player may see (PALM-12.4, 16.1 to 16.4)."""

from __future__ import annotations

from islands_desktop.core.game import Setup
from islands_desktop.games.palm_island.state import (
    HIDDEN,
    TRACKER_FACE,
    TURNS,
    Company,
    Shown,
    State,
    Village,
    shown_of,
)

VISIBLE = 3
"""Cards on top whose visible face may be seen (PALM-16.1)."""


def shows_whole_order(state: State, seat: int = 0) -> bool:
    """Before the first turn of round 1, with the open deck, and after the game (16.2, 16.4)."""
    opening = state.round == 1 and state.villages[seat].turns == 0
    return state.over or opening or bool(state.setup.option("open_deck"))


def view_of(state: State, seat: int) -> State:
    """The state without the order and sides of cards that may not be seen, seed and chance.

    Hidden cards keep their places as `HIDDEN`; stored cards stick out, the tracker is known. Other
    players look as `public_view` tells.
    """
    setup = _without_deal(state.setup)
    if state.over:
        return state._replace(setup=setup, chance=0)
    own = state.villages[seat]
    if between_rounds(state):
        own = own._replace(company=own.company._replace(shown=_seen_now(own)))
    if not shows_whole_order(state, seat):
        own = _hide(own)
    villages = tuple(
        own if number == seat else public_view(state, number)
        for number in range(len(state.villages))
    )
    return State(setup, state.round, villages, state.over, 0, state.common)


def between_rounds(state: State) -> bool:
    """Whether all have ended the round and lay open what they have stored (PALM-16.3)."""
    return state.common is not None and state.common.phase != TURNS


def _seen_now(village: Village) -> Shown:
    """What all know of a village between two rounds; a view of it says so itself."""
    return village.company.shown if HIDDEN in village.deck else shown_of(village)


def public_view(state: State, seat: int) -> Village:
    """What the others know of a village (PALM-16.3).

    In a running round it is as at the last end of round, between rounds what lies there now. No
    card has a place but the tracker: the stored ones and the levels are in `company.shown`.
    """
    village = state.villages[seat]
    company = village.company
    if between_rounds(state):
        hidden = bytes([TRACKER_FACE] + [HIDDEN] * (len(village.deck) - 1))
        known = company._replace(shown=_seen_now(village))
        return Village(hidden, village.stored, 0, village.tail, village.fresh, 0, 0, known)
    recruited = village.fresh.bit_count()
    hidden = bytes([HIDDEN] * (len(village.deck) - 1 + recruited) + [TRACKER_FACE])
    tail = bytes(index for index in village.tail if not village.fresh >> index & 1)
    known = Company(company.closed, 0, 0, company.ability, company.shown)
    return Village(hidden, company.shown.stored, 0, tail, 0, 0, 0, known)


def _without_deal(setup: Setup) -> Setup:
    options = tuple((name, () if name == "order" else value) for name, value in setup.options)
    return Setup(setup.game, setup.mode, setup.seats, 0, options)


def _hide(village: Village) -> Village:
    deck = bytes(
        face if position < VISIBLE or face == TRACKER_FACE or village.is_stored(face) else HIDDEN
        for position, face in enumerate(village.deck)
    )
    return village._replace(deck=deck)


def recollect(state: State, seat: int) -> State:
    """What an attentive player knows who did not study the deck before the first turn (12.4).

    In round 1 the cards not yet reached are hidden; afterwards every card has passed and been
    seen, so that nothing is. Of the others it knows what all know.
    """
    known = state._replace(setup=_without_deal(state.setup), chance=0)
    if state.over:
        return known
    village = state.villages[seat]
    if state.round == 1 and not state.setup.option("open_deck"):
        ahead = village.deck.index(TRACKER_FACE)
        deck = bytes(
            HIDDEN if VISIBLE <= position < ahead and not village.is_stored(face) else face
            for position, face in enumerate(village.deck)
        )
        village = village._replace(deck=deck)
    villages = tuple(
        village if number == seat else public_view(state, number)
        for number in range(len(state.villages))
    )
    return known._replace(villages=villages)
