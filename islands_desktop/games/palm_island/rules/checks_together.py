"""Why a command between players is not legal: group phase, market, closed rounds (PALM-8.1, 12 to
15); the first failing check is cited, in the order of the table of commands."""

from __future__ import annotations

from islands_desktop.core.refusals import Refusal, refuse
from islands_desktop.core.seat_names import seat_name
from islands_desktop.games.palm_island.commands import (
    GROUP_KINDS,
    MARKET_KINDS,
    Command,
    Joint,
    make_command,
)
from islands_desktop.games.palm_island.components import CARD_LIST, Resources
from islands_desktop.games.palm_island.faces import pack
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.rules import checks
from islands_desktop.games.palm_island.rules.group import (
    ability_cost,
    agreeing,
    common_of,
    fires_burn,
    level_cost,
    may_pay_ability,
    may_pay_disaster,
    signallable,
    upgrades_needed,
    upgrades_together,
)
from islands_desktop.games.palm_island.rules.market import on_offer
from islands_desktop.games.palm_island.rules.payment import payment_faces
from islands_desktop.games.palm_island.rules.villagers import store_limit
from islands_desktop.games.palm_island.state import GROUP, MARKET, TRACKER_FACE, State


def why_not_together(state: State, command: Command) -> Refusal | None:
    """Why a command of a seat of this table is not legal; None if it is."""
    kind, phase = command.kind, common_of(state).phase
    if kind in GROUP_KINDS:
        if phase != GROUP:
            return refuse("PALM-13.4", "The group acts when all have ended the round.")
        return _why_not_group(state, command)
    if kind in MARKET_KINDS:
        if phase != MARKET:
            return refuse("PALM-15.6", "Cards are bought when all have ended the round.")
        return _why_not_market(state, command)
    village = state.villages[command.seat]
    if village.company.closed:
        return refuse("PALM-8.1", "You have ended this round; the others are still at it.")
    if village.deck[0] == TRACKER_FACE:
        return _why_not_end(state, command)
    return checks.why_not_turn(state, command)


def _why_not_end(state: State, command: Command) -> Refusal | None:
    """With the real clock the time comes with the end of the round (PALM-15.4)."""
    if command.kind == "end_round" and command.tenths and state.setup.option("clock"):
        untimed = Command(command.seat, kind="end_round", tenths=command.tenths)
        return None if command == untimed else checks.refuse_stray(command)
    return checks.why_not_round_over(state, command)


def _why_not_group(state: State, command: Command) -> Refusal | None:
    if command.kind == "group_done":
        plain = Command(command.seat, kind="group_done")
        return None if command == plain else checks.refuse_stray(command)
    if command.kind == "signal":
        return _why_not_signal(state, command)
    if command.kind == "pay_disaster":
        return _why_not_disaster(state) or _why_not_joint(state, command, level_cost(state))
    return _why_not_ability(state) or _why_not_joint(state, command, ability_cost(state))


def _why_not_disaster(state: State) -> Refusal | None:
    if may_pay_disaster(state):
        return None
    if common_of(state).paid:
        return refuse("PALM-13.6", "Only one level is paid at the end of a round.")
    return refuse("PALM-13.6", "The disaster is averted; there is nothing left to pay.")


def _why_not_ability(state: State) -> Refusal | None:
    if ability_cost(state) is None:
        return refuse("PALM-13.8", "No ability was chosen for this game.")
    if common_of(state).enabled:
        return refuse("PALM-13.8", "The ability is paid already.")
    if not may_pay_ability(state):
        return refuse(
            "PALM-13.9",
            "The ability asks for {needed} upgrades of all players together; there are {reached}.",
            needed=upgrades_needed(state),
            reached=upgrades_together(state),
        )
    return None


def _why_not_joint(state: State, command: Command, cost: Resources | None) -> Refusal | None:
    """Confirmations 13.14, cards 5.2, coverage 5.3, redundancy 5.6 of the whole set (13.5)."""
    assert cost is not None
    plain = Command(
        command.seat,
        kind=command.kind,
        payments=command.payments,
        confirmed=command.confirmed,
    )
    if command != plain:
        return checks.refuse_stray(command)
    if len(command.payments) != len(state.villages):
        return refuse("PALM-13.5", "A joint payment names the cards of every player, or none.")
    refusal = _why_not_confirmed(command, agreeing(command.payments))
    if refusal:
        return refusal
    faces: list[int] = []
    for village, cards in zip(state.villages, command.payments, strict=True):
        own = payment_faces(cards, village.stored)
        if own is None:
            return refuse("PALM-5.2", "Only stored cards can pay, each once.")
        faces += own
    refusal = checks.why_not_paid(tuple(faces), pack(cost))
    return refusal or _why_not_sorted(command.payments)


def _why_not_sorted(payments: Joint) -> Refusal | None:
    if all(cards == tuple(sorted(cards)) for cards in payments):
        return None
    return refuse("PALM-5.2", "Paying cards are named in the order of their codes.")


def _why_not_confirmed(command: Command, wanted: tuple[int, ...]) -> Refusal | None:
    """Everybody whose cards are used agrees, and nobody else is asked (PALM-13.14)."""
    if command.confirmed == wanted:
        return None
    missing = [seat for seat in wanted if seat not in command.confirmed]
    if missing:
        return refuse(
            "PALM-13.14", "{player} must agree: own cards are used.", player=seat_name(missing[0])
        )
    return refuse("PALM-13.14", "Only those agree whose cards are used.")


def _why_not_signal(state: State, command: Command) -> Refusal | None:
    """Signal Fires: 13.11, 13.14, then the limit 6.1."""
    owner = command.owner
    plain = Command(command.seat, command.card, "signal", owner=owner, confirmed=command.confirmed)
    if command != plain:
        return checks.refuse_stray(command)
    if not fires_burn(state):
        return refuse(
            "PALM-13.11", "Signal Fires work once at the end of a round, after they are enabled."
        )
    if not 0 <= owner < len(state.villages):
        return refuse("PALM-13.11", "Signal Fires call a card of one player of this table.")
    village = state.villages[owner]
    if command.card not in signallable(village):
        return refuse(
            "PALM-13.11",
            "The fires call a card that is not stored and prints a store action on its side; "
            "{card} is none.",
            card=card_name(command.card) or "?",
        )
    refusal = _why_not_confirmed(command, (owner,))
    if refusal:
        return refusal
    if village.stored.bit_count() >= store_limit(village):
        return refuse(
            "PALM-6.1",
            "{limit} cards are stored already; the fires cannot add another.",
            limit=store_limit(village),
        )
    return None


def _why_not_market(state: State, command: Command) -> Refusal | None:
    """Turn 15.6, offer 15.7, then the payment 5.2, 5.3, 5.6."""
    common, seat = common_of(state), command.seat
    if seat not in common.queue:
        return refuse("PALM-15.6", "You are out of this market.")
    if common.queue[0] != seat:
        return refuse("PALM-15.6", "It is the turn of {player}.", player=seat_name(common.queue[0]))
    if command.kind == "pass":
        return None if command == make_command(seat, "", "pass") else checks.refuse_stray(command)
    if command != make_command(seat, command.card, "buy", payment=command.payment):
        return checks.refuse_stray(command)
    if command.index not in on_offer(common):
        return refuse(
            "PALM-15.7", "{card} is not on offer now.", card=card_name(command.card) or "?"
        )
    faces = payment_faces(command.payment, state.villages[seat].stored)
    if faces is None:
        return refuse("PALM-5.2", "Only your own stored cards can pay, each once.")
    return checks.why_not_paid(faces, pack(CARD_LIST[command.index].cost))
