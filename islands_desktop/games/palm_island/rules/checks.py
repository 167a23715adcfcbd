"""Why a command is not legal: the first failing check is cited, in the order of PALM-3.9."""

from __future__ import annotations

from islands_desktop.core.refusals import Refusal, refuse
from islands_desktop.games.palm_island.commands import (
    GROUP_KINDS,
    MARKET_KINDS,
    TURN_KINDS,
    Command,
)
from islands_desktop.games.palm_island.components import CODES, INDEX
from islands_desktop.games.palm_island.faces import DRUM, SIDES, faces_in, unpack
from islands_desktop.games.palm_island.names import card_name, resource_words
from islands_desktop.games.palm_island.rules.payment import (
    covers,
    payment_faces,
    reduce_cost,
    redundant_face,
    supply,
)
from islands_desktop.games.palm_island.rules.printed import priced_costs
from islands_desktop.games.palm_island.rules.turn import restorable
from islands_desktop.games.palm_island.rules.villagers import (
    SWITCHABLE,
    can_switch_off,
    gives_discount,
    reach,
    store_limit,
    usable_discounts,
)
from islands_desktop.games.palm_island.state import TRACKER_FACE, State, Village


def why_not_turn(state: State, command: Command) -> Refusal | None:
    """Why a command cannot be given before a turn; None if it can."""
    village = state.villages[command.seat]
    if command.kind in GROUP_KINDS:
        return refuse("PALM-13.4", "The group acts when all have ended the round.")
    if command.kind in MARKET_KINDS:
        return refuse("PALM-15.6", "Cards are bought when all have ended the round.")
    if command.kind == "end_round":
        return refuse("PALM-8.1", "The round ends when the round tracker is on top of the deck.")
    if command.payments or command.confirmed or command.owner >= 0 or command.tenths:
        return refuse_stray(command)
    if command.kind == "discard":
        return _why_not_discard(village, command)
    if command.kind == "set_active":
        return _why_not_switch(village, command)
    if command.kind not in TURN_KINDS:
        return refuse("PALM-3.1", "“{kind}” is not a turn.", kind=command.kind)
    return (
        _why_not_card(village, command)
        or _why_not_cost(village, command)
        or _why_not_reset(village, command)
        or _why_not_restore(village, command)
    )


def _why_not_discard(village: Village, command: Command) -> Refusal | None:
    if command.card and command.index != village.deck[0] >> 2:
        return refuse("PALM-3.3", "Only the top card can be discarded.")
    if command.card or command.payment or command.reset or command.restore or command.discounts:
        return refuse("PALM-3.3", "A discard names no cards: it always takes the top card, free.")
    if command.alternative != 1 or not command.on:
        return refuse("PALM-3.3", "A discard has no cost to choose.")
    return None


def _why_not_card(village: Village, command: Command) -> Refusal | None:
    """Where the card lies and whether it can do this: 3.1, 3.6, 3.1, 3.5, 3.7 and 11.3."""
    deck = village.deck
    if command.index >= 0 and command.index in village.tail:
        return refuse("PALM-3.6", "Cards behind the round tracker cannot be used in this round.")
    position = next((p for p, face in enumerate(deck) if face >> 2 == command.index), -1)
    if position < 0:
        return refuse("PALM-3.1", "That card is not in your deck.")
    name = card_name(command.card)
    ahead = deck.index(TRACKER_FACE)
    if position >= ahead:
        return refuse(
            "PALM-3.6", "The round tracker and the cards behind it wait for the next round."
        )
    if position >= reach(village):
        return refuse(
            "PALM-3.1",
            "{card} lies too deep: only the top {count} cards can be used.",
            card=name,
            count=reach(village),
        )
    face = deck[position]
    if village.is_stored(face):
        return refuse("PALM-3.5", "{card} is stored; it can only pay.", card=name)
    if not priced_costs(face, command.kind):
        return _refuse_unprinted(command.kind, name)
    return None


def _refuse_unprinted(kind: str, name: str) -> Refusal:
    if kind == "recruit":
        return refuse("PALM-11.3", "{card} is no villager; it cannot be recruited.", card=name)
    if kind == "store":
        return refuse("PALM-3.7", "{card} prints no store action on this side.", card=name)
    if kind == "rotate":
        return refuse("PALM-3.7", "{card} prints no rotate action on this side.", card=name)
    return refuse("PALM-3.7", "{card} prints no flip action on this side.", card=name)


def _face_of_card(village: Village, command: Command) -> int:
    return next(face for face in village.deck if face >> 2 == command.index)


def _refuse_uncovered(faces: tuple[int, ...], cost: int) -> Refusal:
    words = resource_words(unpack(cost))
    if not faces:
        return refuse("PALM-5.3", "The cost is {cost}, and no stored card pays it.", cost=words)
    given, wild = supply(faces)
    return refuse(
        "PALM-5.3",
        "The cost is {cost}; these cards give {given}.",
        cost=words,
        given=resource_words(unpack(given), wild),
    )


def _why_not_cost(village: Village, command: Command) -> Refusal | None:
    """Alternative 5.1, discounts 5.9, payment 5.2, coverage 5.3, redundancy 5.6."""
    costs = priced_costs(_face_of_card(village, command), command.kind)
    if not 1 <= command.alternative <= len(costs):
        return refuse(
            "PALM-5.1",
            "There is no cost number {number} here; one of {count} is paid in full.",
            number=command.alternative,
            count=len(costs),
        )
    refusal = _why_not_discounts(village, command)
    if refusal:
        return refusal
    cost = reduce_cost(costs[command.alternative - 1], command.discounts)
    if cost < 0:
        return refuse("PALM-5.9", "The cost contains no resource that this discount could take.")
    faces = payment_faces(command.payment, village.stored)
    if faces is None:
        return refuse("PALM-5.2", "Only your own stored cards can pay, each once.")
    return why_not_paid(faces, cost)


def why_not_paid(faces: tuple[int, ...], cost: int) -> Refusal | None:
    """Coverage 5.3, redundancy 5.6 of paying cards."""
    if not covers(faces, cost):
        return _refuse_uncovered(faces, cost)
    needless = redundant_face(faces, cost)
    if needless is not None:
        return refuse(
            "PALM-5.6",
            "{card} is not needed: the cost is covered without it. Keep it stored.",
            card=card_name(CODES[needless >> 2]),
        )
    return None


def refuse_stray(command: Command) -> Refusal:
    """The refusal of a command that says more than its kind has a place for."""
    if command.tenths:
        return refuse("PALM-15.4", "A time is told when a round ends with the real clock.")
    if command.payments or command.confirmed or command.owner >= 0:
        return refuse("PALM-13.4", "Only commands of the group name cards of several players.")
    return refuse("PALM-3.1", "This command names no other cards and has no cost to choose.")


def _why_not_discounts(village: Village, command: Command) -> Refusal | None:
    usable = usable_discounts(village)
    for source, kind in command.discounts:
        if not gives_discount(village, source):
            return refuse(
                "PALM-5.9", "{card} gives no discount now.", card=card_name(source) or "?"
            )
        if (source, kind) not in usable:
            return refuse(
                "PALM-5.9",
                "{card} takes one resource of its own kind off, once a round.",
                card=card_name(source),
            )
    if len({source for source, _kind in command.discounts}) != len(command.discounts):
        return refuse("PALM-5.9", "A discount can be used once a round.")
    return None


def _why_not_reset(village: Village, command: Command) -> Refusal | None:
    """The limit of stored cards: 6.2, 6.3, 6.4."""
    left = village.stored & ~_paid_bits(village, command)
    full = command.kind == "store" and left.bit_count() >= store_limit(village)
    if not full:
        if command.reset:
            return refuse("PALM-6.4", "No card needs to be turned back for this.")
        return None
    if not command.reset:
        return refuse(
            "PALM-6.2",
            "{limit} cards are stored already: name one to turn back first.",
            limit=store_limit(village),
        )
    if INDEX.get(command.reset, -1) not in {face >> 2 for face in faces_in(left)}:
        return refuse("PALM-6.3", "Only a card that is still stored can be turned back.")
    return None


def _paid_bits(village: Village, command: Command) -> int:
    paid = payment_faces(command.payment, village.stored) or ()
    return sum(1 << face for face in paid)


def _why_not_restore(village: Village, command: Command) -> Refusal | None:
    """The Feast Drum: 10.9, then the limit 6.1."""
    if not command.on:
        return refuse("PALM-11.6", "Only villagers are switched on or off.")
    if not command.restore:
        return None
    face = _face_of_card(village, command)
    if command.index != DRUM or not SIDES[face].restore or command.kind == "store":
        return refuse("PALM-10.9", "Only the Feast Drum stores a passed card again.")
    passed = village.deck[village.deck.index(TRACKER_FACE) + 1 :]
    candidates = {
        CODES[passed_face >> 2]
        for passed_face in passed
        if SIDES[passed_face].store is not None and not village.is_stored(passed_face)
    }
    if command.restore not in candidates:
        return refuse(
            "PALM-10.9",
            "The drum calls a card behind the tracker that is not stored and prints a store "
            "action on its side; {card} is none.",
            card=card_name(command.restore),
        )
    if command.restore not in restorable(village):
        return refuse(
            "PALM-6.1",
            "{limit} cards are stored already; the drum cannot add another.",
            limit=store_limit(village),
        )
    return None


def _why_not_switch(village: Village, command: Command) -> Refusal | None:
    if command.index not in SWITCHABLE or command.index not in village.tail:
        return refuse("PALM-11.6", "Only your own active villagers can be switched on or off.")
    if village.turns:
        return refuse("PALM-11.6", "Villagers are switched before the first turn of a round.")
    if command.on != bool(village.off >> command.index & 1):
        return refuse("PALM-11.6", "{card} is already so.", card=card_name(command.card))
    if not command.on and not can_switch_off(village, command.index):
        return refuse(
            "PALM-11.6",
            "More cards are stored than would be allowed without {card}.",
            card=card_name(command.card),
        )
    return _why_not_extra(command)


def _why_not_extra(command: Command) -> Refusal | None:
    if command.payment or command.discounts or command.reset or command.restore:
        return refuse("PALM-11.6", "Switching a villager costs nothing and names no other card.")
    if command.alternative != 1:
        return refuse("PALM-11.6", "Switching a villager has no cost to choose.")
    return None


def why_not_round_over(state: State, command: Command) -> Refusal | None:
    """Why a command cannot be given while the tracker is on top (PALM-8.1)."""
    if command.kind != "end_round":
        return refuse(
            "PALM-8.1",
            "The round tracker is on top: round {round} is over. End the round.",
            round=state.round,
        )
    if command.tenths:
        return refuse_stray(command)
    if command != Command(seat=command.seat, kind="end_round"):
        return refuse("PALM-8.1", "Ending a round names no cards and costs nothing.")
    return None


def why_not_over(state: State, command: Command) -> Refusal | None:
    """After round 8 there are no commands (PALM-8.7)."""
    return refuse("PALM-8.7", "The game is over after round 8.")


def why_not_seat(state: State, command: Command) -> Refusal | None:
    """Whether the seat exists (PALM-12.1)."""
    if 0 <= command.seat < len(state.villages):
        return None
    return refuse(
        "PALM-12.1", "There is no seat {seat} at this table.", seat=str(command.seat)[:20]
    )
