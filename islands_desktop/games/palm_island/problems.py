"""Everything impossible in a position (the invariants of PALM-18)."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.games.palm_island.components import (
    CARDS,
    CODES,
    DECK_CARDS,
    INDEX,
    OUTPOSTS,
    ROUNDS,
    TRACKER,
    VILLAGERS,
)
from islands_desktop.games.palm_island.faces import SIDES, face_of, faces_in
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.problems_together import together_problems
from islands_desktop.games.palm_island.rules.group import TRADE_CANOES
from islands_desktop.games.palm_island.rules.setup import deal_rank, villagers_dealt
from islands_desktop.games.palm_island.rules.villagers import (
    CANOES,
    DISCOUNT_KIND,
    SWITCHABLE,
    store_limit,
)
from islands_desktop.games.palm_island.state import (
    HIDDEN,
    TRACKER_FACE,
    State,
    Village,
    cards_ahead,
    cards_behind,
)

_VILLAGER_INDICES = frozenset(card.index for card in VILLAGERS)
_OUTPOST_INDICES = frozenset(card.index for card in OUTPOSTS)
_DEALT_FACES = frozenset(face_of(code, CARDS[code].start) for code in CODES[:DECK_CARDS])


def problems_of(state: State) -> list[str]:
    """Sentences about everything that cannot be; empty for every reachable state."""
    found = []
    if not 1 <= state.round <= ROUNDS:
        found.append(say("There is no round {round}.", round=state.round))
    if len(state.villages) != state.setup.seats:
        return [*found, say("The number of decks is not the number of seats.")]
    if (state.common is None) != (state.setup.mode == "solo"):
        return [*found, say("What lies between the players does not fit the set-up.")]
    for village in state.villages:
        if village.deck.count(TRACKER_FACE) != 1:
            found.append(say("A deck has exactly one round tracker, RT17."))
            continue
        found += _deck_problems(state, village)
        found += _stored_problems(state, village)
        found += _villager_problems(state, village)
        found += _phase_problems(state, village)
        if state.round == 1 and HIDDEN not in village.deck:
            found += _first_round_problems(state, village)
    if state.common is not None and not found:
        found += together_problems(state)
    return found


def _deck_problems(state: State, village: Village) -> list[str]:
    """Always the same cards (invariant 1)."""
    if HIDDEN in village.deck:
        return [say("Cards of this deck are hidden; it is a view, not a whole position.")]
    in_deck = [face >> 2 for face in village.deck]
    if state.setup.mode != "speed":
        in_deck += [index for index in village.tail if index in _VILLAGER_INDICES]
    present = sorted(in_deck)
    villagers = [index for index in present if index in _VILLAGER_INDICES]
    fixed = [index for index in present if index not in _VILLAGER_INDICES]
    wanted = [*range(TRACKER + 1), *(INDEX[code] for code in state.setup.option("feats", ()))]
    found = []
    if fixed != sorted(wanted):
        found.append(say("The deck does not hold its 16 buildings, the tracker and its feats."))
    if len(set(villagers)) != len(villagers) or len(villagers) != villagers_dealt(state.setup):
        found.append(say("The villagers in this deck are not those of the set-up."))
    for face in village.deck:
        if face >> 2 < len(CODES) and SIDES[face] is SIDES[-1] and face & 3:
            found.append(say("{card} has no such side.", card=card_name(CODES[face >> 2])))
    return found


def _stored_problems(state: State, village: Village) -> list[str]:
    """Stored cards lie in the deck, print a store action, and stay in the limit (invariant 4)."""
    found = []
    for face in faces_in(village.stored):
        if face not in village.deck or face >= len(SIDES) or SIDES[face].store is None:
            found.append(say("A card is stored that cannot be."))
    if village.stored.bit_count() > store_limit(village):
        found.append(
            say("More than {limit} cards are stored.", limit=store_limit(village)),
        )
    return found


def _villager_problems(state: State, village: Village) -> list[str]:
    in_tail = sum(1 << index for index in set(village.tail))
    villagers = sum(1 << index for index in _VILLAGER_INDICES)
    switchable = sum(1 << index for index in SWITCHABLE)
    discounts = in_tail & sum(1 << index for index in DISCOUNT_KIND)
    if village.company.ability == TRADE_CANOES:
        discounts |= 1 << CANOES
    outposts = _OUTPOST_INDICES if state.setup.mode in ("casual", "speed") else frozenset()
    found = []
    if any(index not in _VILLAGER_INDICES | outposts for index in village.tail):
        found.append(say("Only villagers can lie behind the tracker."))
    if len(set(village.tail)) != len(village.tail):
        found.append(say("A card lies behind the tracker twice."))
    in_tail &= villagers
    if village.fresh & ~in_tail or village.off & ~(in_tail & switchable & ~village.fresh):
        found.append(say("A villager is marked that is not there."))
    if village.used & ~(discounts & ~village.off & ~village.fresh):
        found.append(say("A discount is used up that is not there."))
    if village.turns == 0 and (village.fresh or village.used):
        found.append(say("Nothing can have been used before the first turn of a round."))
    return found


def _phase_problems(state: State, village: Village) -> list[str]:
    """The top card (invariant 5), the counter of turns, and a finished game."""
    found = []
    top = village.deck[0]
    on_top = top == TRACKER_FACE
    if top != HIDDEN and village.is_stored(top):
        found.append(say("A stored card cannot be on top before a turn."))
    if state.over and not (state.round == ROUNDS and on_top):
        found.append(say("A game is over when the last round is."))
    if not 0 <= village.turns <= cards_behind(village) + village.fresh.bit_count():
        found.append(say("More turns were taken in this round than cards have passed."))
    return found


def _first_round_problems(state: State, village: Village) -> list[str]:
    """What cannot have happened yet: no card has been reached twice, nothing passes by itself."""
    found = []
    ahead = village.deck[: cards_ahead(village)]
    if not all(face in _DEALT_FACES and not village.is_stored(face) for face in ahead):
        found.append(say("In round 1 no card ahead of the tracker is turned or stored yet."))
    ranks = [deal_rank(face >> 2) for face in ahead]
    if ranks != sorted(ranks):
        found.append(say("In round 1 feats and villagers come after all buildings."))
    villagers = _VILLAGER_INDICES.intersection(village.tail)
    recruited = len(villagers) if villagers_dealt(state.setup) else 0
    if villagers != set(faces_in(village.fresh)):
        found.append(say("No villager works in round 1 yet."))
    elif village.turns != cards_behind(village) + recruited:
        found.append(say("In round 1 every card behind the tracker took one turn."))
    return found
