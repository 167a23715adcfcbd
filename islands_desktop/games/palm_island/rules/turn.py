"""The turn (PALM-3 to PALM-7): what is possible, why something is not, and what it does."""

from __future__ import annotations

from operator import attrgetter

from islands_desktop.core.events import Event
from islands_desktop.core.memory import forget_with
from islands_desktop.games.palm_island.commands import Command, make_command
from islands_desktop.games.palm_island.components import (
    CODES,
    DECK_CARDS,
    INDEX,
    ORIENTATIONS,
    STORE_LIMIT,
)
from islands_desktop.games.palm_island.events import (
    CardDiscarded,
    CardFlipped,
    CardReset,
    CardRestored,
    CardRotated,
    CardsPaid,
    CardStored,
    ChestTurned,
    DiscountUsed,
    StoredCardPassed,
    TrackerReached,
    VillagerRecruited,
    VillagerSwitched,
)
from islands_desktop.games.palm_island.faces import (
    BITS,
    CHEST,
    CHEST_BITS,
    CODE_RANK,
    DRUM,
    FACE_BYTES,
    SIDES,
    TURNED,
    faces_in,
    unpack,
)
from islands_desktop.games.palm_island.rules.payment import (
    EMPTY_PAYMENT,
    Purse,
    known_payments,
    payments,
    purse_of,
    reduce_cost,
    wasted,
)
from islands_desktop.games.palm_island.rules.printed import (
    PRINTED,
    RESET_SHIFT,
    Printed,
    priced_costs,
)
from islands_desktop.games.palm_island.rules.villagers import (
    SWITCHABLE,
    Discount,
    can_switch_off,
    discount_sets,
    reach,
    store_limit,
    usable_discounts,
)
from islands_desktop.games.palm_island.state import HIDDEN, TRACKER_FACE, Village, new_value

Commands = tuple[Command, ...]

_BY_KEY = attrgetter("key")

_PLAIN_DECK = 17
"""Length of a deck without feats and villagers; there the top two cards and the stored ones are
all that matters, which spares most of the work."""

_DISCARDS = tuple((make_command(seat, "", "discard"),) for seat in range(4))
"""By seat: the list of commands where nothing else can be done."""

_MEMORY = 1 << 11
_ways_by_seat: tuple[tuple[dict[int, Commands], ...], ...] = tuple(
    tuple({} for _ in range(256)) for _ in range(4)
)
"""By seat: ways to act on a card of a plain deck, by its face and by the stored cards."""


def _forget() -> None:
    for by_face in _ways_by_seat:
        for ways in by_face:
            ways.clear()


forget_with(_forget)


def _add_card_commands(
    found: list[Command],
    faces: tuple[int, ...],
    purse: Purse,
    limit: int,
    seat: int = 0,
    used: tuple[Discount, ...] = (),
) -> None:
    """Append every way to act on these cards with these discounts, in order.

    Storing with all places taken is one command for every card still stored after the payment
    (PALM-6.2 to 6.4). The drum's restores come separately.
    """
    masks = purse.masks
    taken, kinds = len(masks), purse.kinds
    for face in faces:
        for cost, stores, known, printed in PRINTED[face]:
            if seat or used:
                known = printed.others.setdefault((seat, used), {})
                cost = reduce_cost(cost, used)
                if cost < 0:
                    continue
            ways = EMPTY_PAYMENT
            if cost:
                # The look-up stands here as well: a call at every turn would cost as much again.
                known_ways = known_payments.get(kinds | cost)
                ways = payments(cost, purse) if known_ways is None else known_ways
            for places in ways:
                paid = 0
                for place in places:
                    paid |= masks[place]
                if not stores or taken - len(places) < limit:
                    found.append(known.get(paid) or _make_priced(printed, seat, used, known, paid))
                    continue
                for mask in masks:
                    if not mask & paid:
                        key = paid | mask << RESET_SHIFT
                        made = known.get(key) or _make_priced(printed, seat, used, known, key)
                        found.append(made)


def _make_priced(
    printed: Printed,
    seat: int,
    used: tuple[Discount, ...],
    known: dict[int, Command],
    key: int,
) -> Command:
    """The command for the bits of paying cards and of the card turned back; kept in `known`."""
    paid = {CODES[bit >> 2] for bit in faces_in(key & BITS[RESET_SHIFT] - 1)}
    reset = min((CODES[bit >> 2] for bit in faces_in(key >> RESET_SHIFT)), default="")
    command = known[key] = make_command(
        seat, printed.card, printed.kind, printed.alternative, tuple(sorted(paid)), used, reset
    )
    return command


def restorable(village: Village) -> tuple[str, ...]:
    """Cards the Feast Drum may store again: passed, not stored, with a store action (PALM-10.9)."""
    if village.stored.bit_count() >= store_limit(village):
        return ()
    passed = village.deck[village.deck.index(TRACKER_FACE) + 1 :]
    return tuple(
        sorted(
            CODES[face >> 2]
            for face in passed
            if face != HIDDEN and SIDES[face].store is not None and not village.is_stored(face)
        )
    )


def _with_restores(village: Village, commands: list[Command]) -> list[Command]:
    """The drum's commands, each without and with every possible restore."""
    found = []
    for command in commands:
        found.append(command)
        for code in restorable(village):
            found.append(make_command(command.seat, command.card, command.kind, restore=code))
    return found


def _switches(seat: int, village: Village) -> Commands:
    """Villagers that may be switched before the first turn of a round (PALM-11.6)."""
    if village.turns:
        return ()
    found = []
    for index in village.tail:
        on = bool(village.off >> index & 1)
        if index in SWITCHABLE and (on or can_switch_off(village, index)):
            found.append(make_command(seat, CODES[index], "set_active", on=on))
    return tuple(found)


def legal_turns(village: Village) -> Commands:
    """All legal commands before a turn of a solo game, sorted."""
    if len(village.deck) != _PLAIN_DECK or village.tail:
        return _list_turns(village, 0, reach(village))
    return _plain_turns(village.deck, village.stored, 0)


def seat_turns(village: Village, seat: int) -> Commands:
    """All legal commands of any seat before a turn, sorted."""
    villagers = min(village.tail, default=DECK_CARDS) < DECK_CARDS
    if villagers or village.company.ability or len(village.deck) != _PLAIN_DECK:
        return _list_turns(village, seat, reach(village))
    return _plain_turns(village.deck, village.stored, seat)


def _plain_turns(deck: bytes, stored: int, seat: int) -> Commands:
    """The list for a plain deck: discard, and the ways of its top two cards in order."""
    top, second, known, discards = deck[0], deck[1], _ways_by_seat[seat], _DISCARDS[seat]
    ways = known[top].get(stored)
    if ways is None:
        ways = _find_ways(top, stored, seat)
    if second == TRACKER_FACE or stored >> second & 1:
        return discards + ways
    others = known[second].get(stored)
    if others is None:
        others = _find_ways(second, stored, seat)
    return discards + (ways + others if CODE_RANK[top] < CODE_RANK[second] else others + ways)


def _find_ways(face: int, stored: int, seat: int) -> Commands:
    """All ways to act on one card of a plain deck; kept, for the second card is soon the top."""
    known = _ways_by_seat[seat][face]
    if len(known) >= _MEMORY:
        known.clear()
    found: list[Command] = []
    _add_card_commands(found, (face,), purse_of(stored), STORE_LIMIT, seat)
    ways = known[stored] = tuple(found)
    return ways


def _list_turns(village: Village, seat: int, reached: int) -> Commands:
    """The list for decks with extras: discounts, other limits, the drum, villagers."""
    purse = purse_of(village.stored)
    limit = store_limit(village)
    found = [make_command(seat, "", "discard"), *_switches(seat, village)]
    for face in village.deck[:reached]:
        if village.is_stored(face):
            continue
        ways: list[Command] = []
        for used in discount_sets(usable_discounts(village)):
            _add_card_commands(ways, (face,), purse, limit, seat, used)
        if face >> 2 == DRUM and SIDES[face].restore:
            ways = _with_restores(village, ways)
        found += ways
    # Sorting by keys made once is much faster than comparing commands.
    return tuple(sorted(found, key=_BY_KEY))


def take_turn(village: Village, command: Command, events: list[Event] | None = None) -> Village:
    """The village after a legal turn and the automatic steps (PALM-4.4, 7).

    `events` collects what happened when it is a list.
    """
    deck, stored, turns, tail, fresh, off, used, company = village
    kind = command.kind
    if kind == "discard":
        if events is not None:
            face = deck[0]
            card, orientation = CODES[face >> 2], ORIENTATIONS[face & 3]
            events.append(CardDiscarded(command.seat, card, orientation))
        deck = deck[1:] + deck[:1]
    else:
        index = command.index
        position = 0 if deck[0] >> 2 == index else 1 if deck[1] >> 2 == index else 2
        face = deck[position]
        if events is not None:
            events += _price_events(village, command, face)
        released = command.released
        if released:
            if released & CHEST_BITS & stored and "FE4" in command.payment:
                deck = _turn_chest(deck, command.seat, events)
            stored &= ~released
        if command.discounts:
            for source, _kind in command.discounts:
                used |= BITS[INDEX[source]]
        if kind == "recruit":
            deck = deck[:position] + deck[position + 1 :]
            tail += FACE_BYTES[index]
            fresh |= BITS[index]
        else:
            turned = TURNED[kind][face]
            deck = deck[:position] + deck[position + 1 :] + FACE_BYTES[turned]
            if kind == "store":
                stored |= BITS[face]
            elif command.restore:
                stored |= _restored_bit(deck, command.restore)
        if events is not None:
            events += _action_events(command, face, position)
    if stored:
        deck, stored = pass_stored(deck, stored, command.seat, events)
    return new_value(Village, (deck, stored, turns + 1, tail, fresh, off, used, company))


def pass_stored(
    deck: bytes, stored: int, seat: int, events: list[Event] | None
) -> tuple[bytes, int]:
    """Stored cards that come to the top are turned back and go to the back (PALM-7.1, 7.4)."""
    top = deck[0]
    while stored >> top & 1:
        stored ^= BITS[top]
        deck = deck[1:] + deck[:1]
        if events is not None:
            events.append(StoredCardPassed(seat, CODES[top >> 2], ORIENTATIONS[top & 3]))
        top = deck[0]
    return deck, stored


def switch_villager(
    village: Village, command: Command, events: list[Event] | None = None
) -> Village:
    """An active villager stops or starts working (PALM-11.6). Not a turn."""
    bit = BITS[command.index]
    if events is not None:
        events.append(VillagerSwitched(command.seat, command.card, command.on))
    return village._replace(off=village.off & ~bit if command.on else village.off | bit)


def tracker_events(village: Village, seat: int, round_number: int) -> list[Event]:
    """The tracker came to the top (PALM-7.2)."""
    return [TrackerReached(seat, round_number)] if village.deck[0] == TRACKER_FACE else []


def _turn_chest(deck: bytes, seat: int, events: list[Event] | None) -> bytes:
    """The Offering Chest turns on in place when it pays (PALM-10.7)."""
    face = next(face for face in deck if face >> 2 == CHEST)
    target = SIDES[face].on_pay_to
    if events is not None:
        events.append(ChestTurned(seat, CODES[CHEST], ORIENTATIONS[face & 3], target))
    return deck.replace(FACE_BYTES[face], FACE_BYTES[CHEST * 4 + ORIENTATIONS.index(target)])


def _restored_bit(deck: bytes, code: str) -> int:
    index = INDEX[code]
    return BITS[next(face for face in deck if face >> 2 == index)]


def _price_events(village: Village, command: Command, face: int) -> list[Event]:
    """What was paid, with what, and what had to be turned back for room."""
    found: list[Event] = [
        DiscountUsed(command.seat, source, kind) for source, kind in command.discounts
    ]
    if command.payment:
        printed = priced_costs(face, command.kind)[command.alternative - 1]
        cost = unpack(reduce_cost(printed, command.discounts))
        by_index = {stored >> 2: stored for stored in faces_in(village.stored)}
        paid = tuple(by_index[INDEX[code]] for code in command.payment)
        found.append(CardsPaid(command.seat, command.payment, cost, wasted(paid, cost)))
    if command.reset:
        found.append(CardReset(command.seat, command.reset))
    return found


def _action_events(command: Command, face: int, position: int) -> list[Event]:
    seat, card, state = command.seat, command.card, ORIENTATIONS[face & 3]
    if command.kind == "store":
        return [CardStored(seat, card, state, position)]
    if command.kind == "recruit":
        return [VillagerRecruited(seat, card, position)]
    turned = ORIENTATIONS[TURNED[command.kind][face] & 3]
    moved = CardRotated if command.kind == "rotate" else CardFlipped
    found: list[Event] = [moved(seat, card, position, state, turned)]
    if command.restore:
        found.append(CardRestored(seat, command.restore))
    return found
