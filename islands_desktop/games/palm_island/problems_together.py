"""Everything impossible in a position of several players (PALM-18.1 to 18.4, 12 to 15)."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.games.palm_island.components import (
    CARD_LIST,
    CODES,
    LEVELS,
    OUTPOST_TYPES,
    OUTPOSTS,
    ROUNDS,
    STORE_LIMIT,
)
from islands_desktop.games.palm_island.faces import BUILDING_UP, CARD_MASKS, SIDES, TURNED, faces_in
from islands_desktop.games.palm_island.options import DRAWN, NO_ABILITY
from islands_desktop.games.palm_island.rules.group import (
    SIGNAL_FIRES,
    upgrades_needed,
    upgrades_together,
)
from islands_desktop.games.palm_island.rules.market import purchases
from islands_desktop.games.palm_island.rules.order import efforts
from islands_desktop.games.palm_island.rules.setup import row_size
from islands_desktop.games.palm_island.state import (
    GROUP,
    MARKET,
    TRACKER_FACE,
    TURNS,
    Common,
    Shown,
    State,
    Village,
    cards_ahead,
    cards_behind,
)

_BUILDING_FACES = 64
_MOST_STORED = STORE_LIMIT + 1
_END_PHASE = {"cooperative": GROUP, "casual": TURNS, "speed": MARKET}
"""What a mode has between two rounds that somebody decides in."""


def together_problems(state: State) -> list[str]:
    """What cannot be between players whose decks are sound by themselves."""
    common, mode = state.common, state.setup.mode
    assert common is not None
    found = _closed_problems(state, common)
    if mode == "cooperative":
        found += _disaster_problems(state, common) + _ability_problems(state, common)
    elif common._replace(piles=(), row=b"", removed=b"", queue=b"", phase=TURNS) != Common():
        found.append(say("There are no disasters and abilities in this mode."))
    if mode == "casual":
        found += _casual_problems(state, common)
    if mode == "speed":
        found += _speed_problems(state, common)
    if mode != "cooperative" and state.round == 1 and not found:
        found += _order_problems(state)
    for village in state.villages:
        found += _effort_problems(state, village) + _shown_problems(state, village)
    return found


def _closed_problems(state: State, common: Common) -> list[str]:
    """Who has ended the round, and what may be between two rounds (PALM-8.1 to 8.3)."""
    found = []
    closed = [village.company.closed for village in state.villages]
    if any(v.company.closed and v.deck[0] != TRACKER_FACE for v in state.villages):
        found.append(say("Nobody ends a round before the round tracker is on top."))
    if common.phase not in (TURNS, _END_PHASE[state.setup.mode]):
        found.append(say("This mode does not end its rounds so."))
    if all(closed) != (state.over or common.phase != TURNS):
        found.append(say("A round is over when all have ended it, and not before."))
    if state.over and common.phase != TURNS:
        found.append(say("A game is over when the last round is."))
    return found


def _disaster_problems(state: State, common: Common) -> list[str]:
    """The disaster is the one chosen, and a level was paid at the end of a round (PALM-13.6)."""
    found = []
    chosen = state.setup.option("disaster")
    if not common.disaster or chosen not in (DRAWN, common.disaster):
        found.append(say("The disaster is not the one of the set-up."))
    if (common.piles, common.row, common.removed, common.queue) != ((), b"", b"", b""):
        found.append(say("There are no outposts and villagers in this mode."))
    ended = ROUNDS if state.over else state.round - 1 + common.paid
    if not 1 <= common.level <= LEVELS + 1 or common.level - 1 > ended:
        found.append(say("More levels of the disaster are paid than rounds have ended."))
    if common.paid and (common.phase != GROUP or common.level < 2):
        found.append(say("A level can only have been paid in this group phase."))
    return found


def _ability_problems(state: State, common: Common) -> list[str]:
    """The ability was chosen, paid at an end of a round, and the upgrades are there (13.9)."""
    found = []
    last = state.round if state.over or common.phase == GROUP else state.round - 1
    if common.enabled > last or (common.enabled and state.setup.option("ability") == NO_ABILITY):
        found.append(say("The ability cannot be enabled yet."))
    elif common.enabled and upgrades_together(state) < upgrades_needed(state) - len(state.villages):
        # Only a Trade House loses an upgrade again (PALM-4.6).
        found.append(say("There are too few upgrades for the ability to be enabled."))
    fires = state.villages[0].company.ability == SIGNAL_FIRES
    if common.signalled and not (fires and common.phase == GROUP):
        found.append(say("Signal Fires cannot have been used."))
    return found


def _in_tails(state: State, group: str) -> list[int]:
    return [index for v in state.villages for index in v.tail if CARD_LIST[index].group == group]


def _casual_problems(state: State, common: Common) -> list[str]:
    """Three outposts, one of each type: on offer, owned or removed (PALM-14.2, 14.4, 14.7)."""
    found = []
    if common.row or common.queue or len(common.piles) != len(OUTPOST_TYPES):
        return [say("There is no market in this mode.")]
    on_offer = [index for pile in common.piles for index in pile]
    gone = [*common.removed, *_in_tails(state, "outpost")]
    cards = [CARD_LIST[index] for index in (*on_offer, *gone)]
    if sorted(card.type for card in cards) != sorted(OUTPOST_TYPES):
        found.append(say("Three outposts are in this game, one of each type."))
    if any(
        len(pile) > 1 or CARD_LIST[index].type != name
        for name, pile in zip(OUTPOST_TYPES, common.piles, strict=True)
        for index in pile
    ):
        found.append(say("An outpost lies in the wrong place."))
    if gone and state.round == 1 and not state.over:
        found.append(say("Outposts are taken at the end of a round."))
    offers = [_villagers_of(village) for village in state.villages]
    halves = {card.villager for card in cards}
    if any(offer != offers[0] for offer in offers) or halves & offers[0]:
        found.append(say("All decks have the same villagers, none of those on the outposts."))
    return found


def _villagers_of(village: Village) -> frozenset[str]:
    indices = [*(face >> 2 for face in village.deck), *village.tail]
    return frozenset(CODES[i] for i in indices if CARD_LIST[i].group == "villager")


def _speed_problems(state: State, common: Common) -> list[str]:
    """What is on offer and what is bought together is always the same (PALM-15.1, 15.10)."""
    found = _row_problems(state, common) if state.setup.option("villagers") else []
    if not state.setup.option("villagers"):
        found += _pile_problems(state, common)
    queue = tuple(common.queue)
    if common.removed or len(set(queue)) != len(queue) or bool(queue) != (common.phase == MARKET):
        return [*found, say("The order of buying cannot be so.")]
    if any(seat >= len(state.villages) for seat in queue):
        return [*found, say("The order of buying cannot be so.")]
    if queue and not found and not purchases(state, queue[0]):
        found.append(say("Who can pay for nothing is out of the market."))
    by_turns = [efforts(state)[seat] for seat in queue]
    turns = [by_turns[n:] + by_turns[:n] for n in range(len(by_turns))]
    if by_turns and not any(turn == sorted(turn) for turn in turns):
        found.append(say("The order of buying cannot be so."))
    if common.phase == TURNS and not state.over:
        bought = _in_tails(state, "outpost") + _in_tails(state, "villager")
        if (bought and state.round == 1) or any(village.fresh for village in state.villages):
            found.append(say("Cards are bought at the end of a round."))
    return found


def _row_problems(state: State, common: Common) -> list[str]:
    cards = sorted([*common.row, *_in_tails(state, "villager")])
    groups = {CARD_LIST[index].group for index in cards}
    if common.piles or _in_tails(state, "outpost"):
        return [say("Villagers take the place of outposts.")]
    if groups != {"villager"} or len(set(cards)) != len(cards):
        return [say("The villagers on offer and those bought are different ones.")]
    if len(cards) != row_size(state.setup.seats):
        return [say("The number of villagers does not fit the number of players.")]
    return []


def _pile_problems(state: State, common: Common) -> list[str]:
    bought = _in_tails(state, "outpost")
    cards = sorted([*bought, *(index for pile in common.piles for index in pile)])
    if common.row or cards != [card.index for card in OUTPOSTS] or _in_tails(state, "villager"):
        return [say("The piles and what is bought are the 14 outposts.")]
    for name, pile in zip(OUTPOST_TYPES, common.piles, strict=True):
        values = [CARD_LIST[index].value for index in pile]
        sold = [CARD_LIST[index].value for index in bought if CARD_LIST[index].type == name]
        if any(CARD_LIST[index].type != name for index in pile):
            return [say("An outpost lies in the wrong place.")]
        if values != sorted(values, reverse=True) or min(sold, default=9) < max(values, default=0):
            return [say("The most valuable outposts lie on top of their piles.")]
    return []


def _order_problems(state: State) -> list[str]:
    """All decks began in the same order (PALM-2.4).

    After so many turns a player has met one card more; so each card has a place in the first order
    up to which it must lie. An order exists if no place is left without a card.
    """
    latest: dict[int, int] = {}
    for village in state.villages:
        ahead = cards_ahead(village)
        passed = len(village.deck) - 1 - ahead + village.fresh.bit_count()
        order = [(face >> 2, passed + place) for place, face in enumerate(village.deck[:ahead])]
        behind = village.deck[ahead + 1 :]
        order += [(face >> 2, _met_by(place, village)) for place, face in enumerate(behind)]
        for index, place in order:
            latest[index] = min(place, latest.get(index, place))
    if any(place > bound for place, bound in enumerate(sorted(latest.values()))):
        return [say("These decks cannot have begun in the same order.")]
    return []


def _met_by(place: int, village: Village) -> int:
    """The last place of the first order from which a card can have passed so early."""
    recruited = village.fresh.bit_count() if place >= _BUILDING_FACES // 4 - 1 else 0
    return place + 1 + recruited


def _effort_problems(state: State, village: Village) -> list[str]:
    """Handling points fit the turns taken, times come with the end of a round (15.2, 15.4)."""
    company, found = village.company, []
    if company.tenths and not (company.closed and state.setup.option("clock")):
        found.append(say("A time is taken when a round ends with the real clock."))
    passed = cards_behind(village) - village.turns
    least = village.turns + 2 * passed
    # A turn is one point more than a discard; what is turned back was stored before or by a turn.
    most = least + (2 * village.turns + _MOST_STORED if village.turns else 0)
    if state.setup.mode != "speed":
        least = most = 0
    if not least <= company.handling <= most:
        found.append(say("The handling points do not fit the turns of this round."))
    return found


def _shown_problems(state: State, village: Village) -> list[str]:
    """The last end of a round is one turn of each passed card away (PALM-16.3, 18.3)."""
    shown = village.company.shown
    wrong = [say("What was seen at the last end of a round does not fit the deck.")]
    if state.round == 1:
        return [] if shown == Shown() else wrong
    remembered = {face >> 2 for face in faces_in(shown.stored)}
    buildings = {face >> 2 for face in village.deck if face < _BUILDING_FACES}
    count = shown.stored.bit_count()
    if len(remembered) != count or count > _MOST_STORED or not remembered <= buildings:
        return wrong
    ahead = set(village.deck[: cards_ahead(village)])
    for face in village.deck:
        if face < _BUILDING_FACES and not agrees_with(shown, face, face in ahead):
            return wrong
        if face in ahead and village.is_stored(face) and not shown.stored >> face & 1:
            return wrong
    return []


def agrees_with(shown: Shown, face: int, unmoved: bool) -> bool:
    """Whether a building can show this side now that was seen so at the last end of a round.

    It had a turn since then unless it is still to come in this round.
    """
    befores = [b for b in _before(face, unmoved) if BUILDING_UP[b] == shown.levels[face >> 2]]
    seen = shown.stored & CARD_MASKS[face]
    if not seen:
        return bool(befores)
    return any(seen >> before & 1 and SIDES[before].store for before in befores)


def _before(face: int, unmoved: bool) -> list[int]:
    """Faces from which a building can have come to this one in a round."""
    if unmoved:
        return [face]
    others = [face & ~3 | side for side in range(4)]
    return [face] + [
        other
        for other in others
        for kind in ("rotate", "flip")
        if SIDES[other].action(kind) and TURNED[kind][other] == face
    ]
