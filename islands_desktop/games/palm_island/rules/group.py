"""The group phase of cooperative play (PALM-13): disaster, ability, Signal Fires."""

from __future__ import annotations

from functools import lru_cache

from islands_desktop.core.events import Event
from islands_desktop.core.phrases import phrase
from islands_desktop.games.palm_island.commands import Command, Joint, face_bits
from islands_desktop.games.palm_island.components import (
    ABILITIES,
    CARDS,
    CODES,
    LEVELS,
    Resources,
)
from islands_desktop.games.palm_island.events import (
    AbilityEnabled,
    CardsGiven,
    CardSignalled,
    DisasterPaid,
    GroupPhaseBegan,
    GroupPhaseEnded,
)
from islands_desktop.games.palm_island.faces import BITS, BUILDING_UP, SIDES, faces_in, pack
from islands_desktop.games.palm_island.options import NO_ABILITY
from islands_desktop.games.palm_island.rules.joint import joint_payments
from islands_desktop.games.palm_island.rules.payment import wasted
from islands_desktop.games.palm_island.rules.villagers import store_limit
from islands_desktop.games.palm_island.state import GROUP, TURNS, Common, State, Village

SIGNAL_FIRES, COMMON_STOREHOUSE, TRADE_CANOES = ABILITIES

BARRIER = phrase("The group has ended the round; what it did then cannot be taken back.")

_LEVEL_FACES = ("FT", "FB", "BB", "BT")
"""The side of the disaster at level 1, 2, 3 and averted (PALM-13.6)."""


def common_of(state: State) -> Common:
    """What lies between the players of a game that has several."""
    assert state.common is not None
    return state.common


def _for_all(cost: Resources, seats: int) -> Resources:
    logs, fish, stones = cost
    return logs * seats, fish * seats, stones * seats


def level_cost(state: State) -> Resources | None:
    """What the current level costs the group, None when the disaster is averted (PALM-13.2)."""
    common = common_of(state)
    if common.level > LEVELS:
        return None
    return _for_all(CARDS[common.disaster].levels[common.level - 1], len(state.villages))


def ability_cost(state: State) -> Resources | None:
    """What the chosen ability costs the group, None without one (PALM-13.2, 13.8)."""
    chosen = state.setup.option("ability")
    if chosen == NO_ABILITY:
        return None
    return _for_all(ABILITIES[chosen].cost_per_player, len(state.villages))


def upgrades_together(state: State) -> int:
    """The UP of all players (PALM-13.9)."""
    return sum(sum(village.deck.translate(BUILDING_UP)) for village in state.villages)


def upgrades_needed(state: State) -> int:
    """The UP that the chosen ability asks of the group (PALM-13.9)."""
    ability = ABILITIES[state.setup.option("ability")]
    return ability.up_per_player * len(state.villages)


def may_pay_disaster(state: State) -> bool:
    """Whether a level is left to pay in this phase (PALM-13.6)."""
    common = common_of(state)
    return not common.paid and common.level <= LEVELS


def may_pay_ability(state: State) -> bool:
    """Whether the ability can be had, resources apart (PALM-13.8, 13.9)."""
    if common_of(state).enabled or ability_cost(state) is None:
        return False
    return upgrades_together(state) >= upgrades_needed(state)


def fires_burn(state: State) -> bool:
    """Whether Signal Fires can be used now (PALM-13.11)."""
    at_work = state.villages[0].company.ability == SIGNAL_FIRES
    return at_work and not common_of(state).signalled


def signallable(village: Village) -> tuple[str, ...]:
    """Cards that Signal Fires may mark: not stored, with a store action (PALM-13.11)."""
    return tuple(
        sorted(
            CODES[face >> 2]
            for face in village.deck
            if SIDES[face].store is not None and not village.is_stored(face)
        )
    )


def agreeing(payments: Joint) -> tuple[int, ...]:
    """The seats whose cards are in a joint payment (PALM-13.14)."""
    return tuple(seat for seat, cards in enumerate(payments) if cards)


@lru_cache(maxsize=8)
def group_commands(state: State, seat: int) -> tuple[Command, ...]:
    """What the group can do, in the name of this seat, sorted (PALM-13.3, 13.4).

    The last answers are kept: there can be thousands of joint payments.
    """
    found = [Command(seat=seat, kind="group_done")]
    for kind, open_now, cost in (
        ("pay_ability", may_pay_ability(state), ability_cost(state)),
        ("pay_disaster", may_pay_disaster(state), level_cost(state)),
    ):
        if open_now and cost is not None:
            for payments in joint_payments(state.villages, pack(cost)):
                found.append(
                    Command(seat, kind=kind, payments=payments, confirmed=agreeing(payments))
                )
    return (*found, *_signals(state, seat))


def _signals(state: State, seat: int) -> tuple[Command, ...]:
    if not fires_burn(state):
        return ()
    return tuple(
        sorted(
            Command(seat, code, "signal", owner=owner, confirmed=(owner,))
            for owner, village in enumerate(state.villages)
            if village.stored.bit_count() < store_limit(village)
            for code in signallable(village)
        )
    )


def open_group_phase(state: State, events: list[Event] | None) -> State:
    """All are closed: the group may pay (PALM-13.3)."""
    if events is not None:
        events.append(GroupPhaseBegan(state.round))
    common = common_of(state)._replace(phase=GROUP, paid=False, signalled=False)
    return state._replace(common=common)


def act_together(state: State, command: Command, events: list[Event] | None) -> State:
    """The state after a legal group command; the phase is turns again after `group_done`."""
    common = common_of(state)
    if command.kind == "group_done":
        if events is not None:
            events.append(GroupPhaseEnded(command.seat, state.round, barrier=BARRIER))
        return state._replace(common=common._replace(phase=TURNS, paid=False, signalled=False))
    if command.kind == "signal":
        return _signal(state, command, events)
    if events is not None:
        events += _payment_events(state, command)
    villages = tuple(
        village._replace(stored=village.stored & ~face_bits(cards)) if cards else village
        for village, cards in zip(state.villages, command.payments, strict=True)
    )
    if command.kind == "pay_disaster":
        common = common._replace(level=common.level + 1, paid=True)
    else:
        common = common._replace(enabled=state.round)
    return state._replace(villages=villages, common=common)


def _signal(state: State, command: Command, events: list[Event] | None) -> State:
    villages = list(state.villages)
    owner = villages[command.owner]
    face = next(face for face in owner.deck if face >> 2 == command.index)
    villages[command.owner] = owner._replace(stored=owner.stored | BITS[face])
    if events is not None:
        events.append(CardSignalled(command.owner, command.card))
    common = common_of(state)._replace(signalled=True)
    return state._replace(villages=tuple(villages), common=common)


def _payment_events(state: State, command: Command) -> list[Event]:
    """What each gave, and what the group has for it."""
    found: list[Event] = [
        CardsGiven(seat, cards) for seat, cards in enumerate(command.payments) if cards
    ]
    faces = tuple(
        face
        for village, cards in zip(state.villages, command.payments, strict=True)
        for face in faces_in(village.stored & face_bits(cards))
    )
    common, seat = common_of(state), command.seat
    if command.kind == "pay_disaster":
        cost = level_cost(state)
        assert cost is not None
        lost, side = wasted(faces, cost), _LEVEL_FACES[common.level]
        found.append(DisasterPaid(seat, common.disaster, common.level, cost, lost, side))
    else:
        cost = ability_cost(state)
        assert cost is not None
        ability = state.setup.option("ability")
        found.append(AbilityEnabled(seat, ability, cost, wasted(faces, cost)))
    return found
