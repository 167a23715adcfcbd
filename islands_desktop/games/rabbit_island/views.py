"""What a seat may see (RABB-14.1, 14.2), and full states that agree with it."""

from __future__ import annotations

from islands_desktop.core.chance import shuffle
from islands_desktop.core.game import Setup
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    IS_COLLAPSE,
    MOVEMENT_CARDS,
    PILE_SIZE,
)
from islands_desktop.games.rabbit_island.state import HIDDEN, NOBODY, Decks, SeatState, State


def _hide(cards: bytes) -> bytes:
    return bytes([HIDDEN]) * len(cards)


def view_of(state: State, seat: int) -> State:
    """The state without deck orders, chance, and the hands of other seats."""
    setup = state.setup
    known = Setup(setup.game, setup.mode, setup.seats, 0, setup.options)
    seats = state.seats
    if not setup.option("open_table"):
        seats = tuple(
            own if number == seat else _without_hand(own) for number, own in enumerate(seats)
        )
    decks = state.decks._replace(
        box=_hide(state.decks.box),
        moves=_hide(state.decks.moves),
        cards=_hide(state.decks.cards),
    )
    return state._replace(setup=known, seats=seats, decks=decks, chance=0)


def _without_hand(own: SeatState) -> SeatState:
    return own._replace(tiles=_hide(own.tiles), moves=_hide(own.moves), cards=_hide(own.cards))


def table_view(state: State) -> State:
    """What lies open for everybody: a view of no seat."""
    return view_of(state, NOBODY)


def determinise(view: State, chance: int) -> State:
    """A full state that agrees with a view: hidden tiles and cards drawn at random.

    A Collapse! is never in a hand (RABB-7.1).
    """
    seats, decks = list(view.seats), view.decks
    moves, chance = shuffle(_missing(view, "moves", range(len(MOVEMENT_CARDS))), chance)
    tiles, chance = shuffle(_missing(view, "tiles", view.mode.tiles), chance)
    cards, chance = shuffle(_missing(view, "cards", range(len(ACTION_CARDS))), chance)
    in_hands = [card for card in cards if not IS_COLLAPSE[card]]
    rest_moves, rest_tiles = list(moves), list(tiles)
    for number, own in enumerate(seats):
        seats[number] = own._replace(
            tiles=_fill(own.tiles, rest_tiles),
            moves=_fill(own.moves, rest_moves),
            cards=_fill(own.cards, in_hands),
        )
    left = [card for card in cards if IS_COLLAPSE[card]] + in_hands
    mixed, chance = shuffle(left, chance)
    filled = decks._replace(
        box=_fill(decks.box, rest_tiles, ordered=True),
        moves=_fill(decks.moves, rest_moves, ordered=True),
        cards=_fill(decks.cards, list(mixed), ordered=True),
    )
    return view._replace(seats=tuple(seats), decks=filled, chance=chance)


def _missing(view: State, what: str, every: range | tuple[int, ...]) -> list[int]:
    """Tiles or cards that a view does not show anywhere."""
    seen = set(_shown(view, what))
    return [one for one in every if one not in seen]


def _shown(view: State, what: str) -> list[int]:
    decks: Decks = view.decks
    shown: list[int] = []
    for own in view.seats:
        shown += getattr(own, what)
    if what == "tiles":
        shown += [tile for _, _, tile in view.land.tiles if tile < PILE_SIZE]
        shown += [*decks.box, *decks.tile_discards]
    elif what == "moves":
        shown += [*decks.moves, *decks.move_discards]
    else:
        shown += [*decks.cards, *decks.card_discards, view.turn.card]
        shown += [entry.card for entry in view.turn.stack]
        shown += [one.card for own in view.seats for one in own.collapses]
    return shown


def _fill(known: bytes, rest: list[int], ordered: bool = False) -> bytes:
    """A hand or deck whose hidden places are filled from the rest, hands sorted."""
    filled = [rest.pop() if one == HIDDEN else one for one in known]
    return bytes(filled if ordered else sorted(filled))
