"""Full states that agree with a view: what is hidden is drawn at random (PALM-12.4, 16.1)."""

from __future__ import annotations

from islands_desktop.core.chance import draw_below, shuffle
from islands_desktop.games.palm_island.commands import make_command
from islands_desktop.games.palm_island.components import (
    BUILDINGS,
    CARD_LIST,
    CARDS,
    CODES,
    INDEX,
    ORIENTATIONS,
    VILLAGERS,
)
from islands_desktop.games.palm_island.faces import BUILDING_UP, face_of, faces_in
from islands_desktop.games.palm_island.problems_together import agrees_with
from islands_desktop.games.palm_island.rules.setup import deal_rank
from islands_desktop.games.palm_island.rules.turn import pass_stored, take_turn
from islands_desktop.games.palm_island.rules.villagers import store_limit
from islands_desktop.games.palm_island.state import (
    HIDDEN,
    TRACKER_FACE,
    Shown,
    State,
    Village,
    cards_ahead,
    cards_behind,
)
from islands_desktop.games.palm_island.views import between_rounds


def determinise(view: State, seat: int, chance: int) -> State:
    """A full state that agrees with the view: hidden cards drawn at random from those missing.

    A card not reached in round 1 is still on its starting side (PALM-2.1). Another player who has
    not ended the round is taken not to have begun it, one who has to have only discarded.
    """
    own, chance = _fill_own(view, seat, chance)
    villages = list(view.villages)
    villages[seat] = own
    if view.common is not None:
        for number, village in enumerate(view.villages):
            if HIDDEN in village.deck and number != seat:
                villages[number], chance = _fill_other(view, own, number, chance)
        if view.round == 1 and not view.over:
            villages = [v._replace(company=v.company._replace(shown=Shown())) for v in villages]
    return view._replace(villages=tuple(villages), chance=chance)


def _fill_own(view: State, seat: int, chance: int) -> tuple[Village, int]:
    village = view.villages[seat]
    hidden = village.deck.count(HIDDEN)
    if not hidden:
        return village, chance
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
            sides = _sides(view, village, code, position < ahead)
            drawn, chance = draw_below(len(sides), chance)
            state = sides[drawn]
        if code == "FE5" and crowded:
            state = "BB"
        deck[position] = face_of(code, state)
    return village._replace(deck=bytes(deck)), chance


def _sides(view: State, village: Village, code: str, ahead: bool) -> list[str]:
    """Sides that a hidden card can show, as far as the levels tell that all have seen."""
    sides = sorted(CARDS[code].sides)
    if view.common is None or CARDS[code].group != "building":
        return sides
    unmoved = ahead or between_rounds(view)
    shown = village.company.shown
    return [side for side in sides if agrees_with(shown, face_of(code, side), unmoved)]


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
    certain = [card.code for card in BUILDINGS] + list(view.setup.option("feats", ()))
    certain += [code for code in _offers_of_others(view) if code not in certain]
    missing = [code for code in certain if INDEX[code] not in seen]
    excluded = _on_outposts(view) | set(missing)
    offered = [
        card.code for card in VILLAGERS if card.index not in seen and card.code not in excluded
    ]
    drawn, chance = shuffle(offered, chance)
    missing += drawn[: hidden - len(missing)]
    mixed, chance = shuffle(missing, chance)
    return list(mixed), chance


def _offers_of_others(view: State) -> list[str]:
    """Villagers that others have recruited: in casual all decks had the same (PALM-14.7)."""
    if view.setup.mode != "casual":
        return []
    tails = {index for village in view.villages for index in village.tail}
    return [CODES[index] for index in sorted(tails) if CARD_LIST[index].group == "villager"]


def _on_outposts(view: State) -> set[str]:
    """Villagers that cannot be on offer: they are on the outposts of this game (PALM-14.7)."""
    common = view.common
    if common is None or view.setup.mode != "casual":
        return set()
    outposts = [index for pile in common.piles for index in pile] + list(common.removed)
    outposts += [index for village in view.villages for index in village.tail]
    return {CARD_LIST[index].villager for index in outposts}


def _fill_other(view: State, own: Village, seat: int, chance: int) -> tuple[Village, int]:
    """Another player's village, of which no card has a place yet."""
    village = view.villages[seat]
    shared = view.round == 1 and view.setup.mode != "cooperative"
    cards = _first_order(own) if shared else _cards_of(own, village)
    if not shared:
        mixed, chance = shuffle(cards, chance)
        cards = list(mixed)
    stored = {face >> 2: face for face in faces_in(village.stored)}
    faces = []
    for index in cards:
        sides = [stored[index]] if index in stored else _faces_at(index, village.company.shown)
        drawn, chance = draw_below(len(sides), chance)
        faces.append(sides[drawn])
    if between_rounds(view):
        deck = bytes([TRACKER_FACE, *faces])
        return village._replace(deck=deck, turns=len(faces)), chance
    deck, left = pass_stored(bytes([*faces, TRACKER_FACE]), village.stored, seat, None)
    begun = village._replace(deck=deck, stored=left)
    if village.company.closed:
        begun = _only_discarding(begun, seat)
    if view.setup.mode == "speed":
        # One point for each discard, two for each card that passed by itself (PALM-15.2).
        handling = 2 * cards_behind(begun) - begun.turns
        begun = begun._replace(company=begun.company._replace(handling=handling))
    return begun, chance


def _first_order(own: Village) -> list[int]:
    """An order in which all decks of a game can have begun from which the own one came (2.4)."""
    ahead = cards_ahead(own)
    passed = [face >> 2 for face in own.deck[ahead + 1 :]]
    fresh = list(faces_in(own.fresh))
    met = len(passed) + len(fresh)
    latest = {index: place + 1 for place, index in enumerate(passed)}
    latest |= dict.fromkeys(fresh, met)
    latest |= {face >> 2: met + place for place, face in enumerate(own.deck[:ahead])}
    return sorted(latest, key=lambda index: (deal_rank(index), latest[index]))


def _cards_of(own: Village, village: Village) -> list[int]:
    """The cards of another deck: buildings, and the offers of all that it has not recruited."""
    offers = {face >> 2 for face in own.deck if CARD_LIST[face >> 2].group == "villager"}
    offers |= {index for index in own.tail if CARD_LIST[index].group == "villager"}
    count = len(village.deck) - 1 - len(BUILDINGS)
    return [card.index for card in BUILDINGS] + sorted(offers - set(village.tail))[:count]


def _faces_at(index: int, shown: Shown) -> list[int]:
    """Faces of a card at the level that all have seen."""
    card = CARD_LIST[index]
    if card.group != "building":
        return [face_of(card.code, card.start)]
    faces = [face_of(card.code, side) for side in ORIENTATIONS]
    return [face for face in faces if BUILDING_UP[face] == shown.levels[index]]


def _only_discarding(begun: Village, seat: int) -> Village:
    """The village after a round of nothing but discards."""
    discard = make_command(seat, "", "discard")
    while begun.deck[0] != TRACKER_FACE:
        begun = take_turn(begun, discard)
    return begun
