"""What a player may see (PALM-16.1 to 16.4), and full states that agree with it."""

from __future__ import annotations

from islands_desktop.core.chance import draw_below, shuffle
from islands_desktop.core.game import Setup
from islands_desktop.games.palm_island.components import BUILDINGS, CARDS, INDEX, VILLAGERS
from islands_desktop.games.palm_island.faces import face_of
from islands_desktop.games.palm_island.rules.setup import deal_rank
from islands_desktop.games.palm_island.rules.villagers import store_limit
from islands_desktop.games.palm_island.state import HIDDEN, TRACKER_FACE, State, Village

VISIBLE = 3
"""Cards on top whose visible face may be seen (PALM-16.1)."""


def shows_whole_order(state: State) -> bool:
    """Before the first turn of round 1, with the open deck, and after the game (16.2, 16.4)."""
    opening = state.round == 1 and state.villages[0].turns == 0
    return state.over or opening or bool(state.setup.option("open_deck"))


def view_of(state: State, seat: int) -> State:
    """The state without the order and sides of cards that may not be seen, seed and chance.

    Hidden cards keep their places as `HIDDEN`; stored cards stick out, the tracker is known.
    """
    setup = _without_deal(state.setup)
    if shows_whole_order(state):
        return state._replace(setup=setup, chance=0)
    villages = tuple(_hide(village) for village in state.villages)
    return State(setup, state.round, villages, state.over, 0)


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
    seen, so that nothing is.
    """
    known = state._replace(setup=_without_deal(state.setup), chance=0)
    if state.round > 1 or state.over or state.setup.option("open_deck"):
        return known
    village = state.villages[seat]
    ahead = village.deck.index(TRACKER_FACE)
    deck = bytes(
        HIDDEN if VISIBLE <= position < ahead and not village.is_stored(face) else face
        for position, face in enumerate(village.deck)
    )
    return known._replace(villages=(village._replace(deck=deck),))


def determinise(view: State, seat: int, chance: int) -> State:
    """A full state that agrees with the view: hidden cards drawn at random from those missing.

    A card not reached in round 1 is still on its starting side (PALM-2.1); of other hidden cards
    the side is drawn as well.
    """
    village = view.villages[seat]
    hidden = village.deck.count(HIDDEN)
    if not hidden:
        return view._replace(chance=chance)
    codes, chance = _missing_codes(view, village, hidden, chance)
    ahead = village.deck.index(TRACKER_FACE)
    # More stored cards than seen ones allow: the hidden Long Storehouse is at work (PALM-6.6).
    crowded = village.stored.bit_count() > store_limit(village)
    if view.round == 1:
        codes = _in_order_of_deal(codes, village.deck[:ahead].count(HIDDEN))
    deck = bytearray(village.deck)
    for position, face in enumerate(village.deck):
        if face != HIDDEN:
            continue
        code = codes.pop(0)
        state = CARDS[code].start
        if view.round > 1 or position > ahead:
            sides = sorted(CARDS[code].sides)
            drawn, chance = draw_below(len(sides), chance)
            state = sides[drawn]
        if code == "FE5" and crowded:
            state = "BB"
        deck[position] = face_of(code, state)
    return view._replace(villages=(village._replace(deck=bytes(deck)),), chance=chance)


def _in_order_of_deal(codes: list[str], ahead: int) -> list[str]:
    """Cards for hidden places of round 1, those ahead of the tracker first.

    The last cards dealt are those not yet reached: feats ascending after all buildings, then
    villagers (PALM-2.3).
    """
    ranked = sorted(codes, key=lambda code: deal_rank(INDEX[code]))
    passed = len(ranked) - ahead
    return ranked[passed:] + ranked[:passed]


def _missing_codes(
    view: State, village: Village, hidden: int, chance: int
) -> tuple[list[str], int]:
    """Cards that must lie in the hidden places, in random order."""
    seen = {face >> 2 for face in village.deck if face != HIDDEN} | set(village.tail)
    certain = [card.code for card in BUILDINGS] + list(view.setup.option("feats"))
    missing = [code for code in certain if INDEX[code] not in seen]
    offered = [card.code for card in VILLAGERS if card.index not in seen]
    drawn, chance = shuffle(offered, chance)
    missing += drawn[: hidden - len(missing)]
    mixed, chance = shuffle(missing, chance)
    return list(mixed), chance
