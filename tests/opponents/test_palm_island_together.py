"""The player of Palm Island beside others: honest, legal to the end, of use to the group."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from islands_desktop.games.palm_island.faces import face_of
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.state import (
    GROUP,
    MARKET,
    TRACKER_FACE,
    TURNS,
    Common,
    State,
)
from islands_desktop.opponents import LEVELS, find_player, suggest

AMPLE = 1e6
"""Seconds that never run out, so that the answer does not depend on the machine."""

KINDS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("cooperative", 2, {"disaster": "CO1"}),
    ("cooperative", 3, {"ability": "signal_fires"}),
    ("casual", 2, {}),
    ("casual", 4, {"villagers": True}),
    ("speed", 2, {}),
    ("speed", 3, {"villagers": True}),
)
"""Modes with seats and options."""

Moment = Callable[[State], bool]


def shared(state: State) -> Common:
    """What lies between the players; there is always something when several play."""
    assert state.common is not None
    return state.common


def deal(mode: str, seats: int, options: dict[str, Any], seed: int) -> State:
    return GAME.new_game(GAME.make_setup(mode, seats, seed, options))


def play_until(state: State, moment: Moment, level: str = "easy") -> State:
    """The first position of this kind in a game of computers, or the end."""
    while not state.over and not moment(state):
        state = GAME.successor(state, suggest(GAME, state, level, AMPLE).command)
    return state


def with_hidden_parts_drawn(state: State, seat: int, seed: int) -> State:
    """The same position as far as the seat knows; all that it cannot know is drawn anew."""
    known = find_player("palm_island").known(state, seat)
    return GAME.determinise(known, seat, seed)


def late_turn(seat: int, round_number: int) -> Moment:
    """In the middle of the round of a seat that is not the first to play."""
    return lambda state: (
        state.round == round_number
        and state.common is not None
        and shared(state).phase == TURNS
        and GAME.actor(state) == seat
        and state.villages[seat].turns == 4
    )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_others_do_in_the_round_changes_nothing(
    kind: tuple[str, int, dict[str, Any]], level: str
) -> None:
    """PALM-12.4, 16.3: other decks, and what is stored there now, are unknown."""
    for round_number in (1, 3):
        state = play_until(deal(*kind, seed=5), late_turn(1, round_number))
        told = suggest(GAME, state, level, AMPLE)
        others = [with_hidden_parts_drawn(state, 1, n) for n in range(2)]
        assert any(other.villages[0] != state.villages[0] for other in others)
        assert {suggest(GAME, other, level, AMPLE) for other in others} == {told}


@pytest.mark.parametrize("kind", KINDS[:2] + KINDS[4:], ids=str)
def test_between_rounds_hidden_parts_change_nothing(kind: tuple[str, int, dict[str, Any]]) -> None:
    """PALM-12.4: in group phase and market the order of other decks is unknown."""
    phases = (GROUP, MARKET)
    begun = deal(*kind, seed=8)
    state = play_until(begun, lambda s: s.round > 1 and shared(s).phase in phases, "medium")
    seat = GAME.actor(state)
    assert seat is not None
    for level in LEVELS:
        told = suggest(GAME, state, level, AMPLE)
        for number in range(2):
            other = with_hidden_parts_drawn(state, seat, number)
            assert suggest(GAME, other, level, AMPLE) == told


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_suggestion_is_legal_and_has_a_reason(kind: tuple[str, int, dict[str, Any]]) -> None:
    state = deal(*kind, seed=3)
    while not state.over:
        found = suggest(GAME, state, "easy", AMPLE)
        assert GAME.why_not(state, found.command) is None
        assert found.reason.endswith(".") and "{" not in found.reason
        state = GAME.successor(state, found.command)


def stocked(state: State, cards: dict[str, str]) -> State:
    """The same with these sides in every deck, those named with a star stored."""
    villages = []
    for village in state.villages:
        deck, stored = bytearray(village.deck), 0
        for code, side in cards.items():
            face = face_of(code, side.lstrip("*"))
            deck[[one >> 2 for one in deck].index(face >> 2)] = face
            stored |= (1 << face) if side.startswith("*") else 0
        villages.append(village._replace(deck=bytes(deck), stored=stored))
    return state._replace(villages=tuple(villages))


def group_phase(options: dict[str, Any], cards: dict[str, str]) -> State:
    state = play_until(deal("cooperative", 2, options, 4), lambda s: shared(s).phase == GROUP)
    return stocked(state, cards)


def test_the_group_pays_the_disaster_then_the_ability_then_ends() -> None:
    """PALM-13.4: what all have suffices for both."""
    options = {"disaster": "CO3", "ability": "trade_canoes"}
    cards = {"CH1": "*BB", "CH2": "*BB", "QU7": "*BB", "HO13": "BT", "HO14": "BT"}
    state = group_phase(options, cards)
    kinds = []
    while shared(state).phase == GROUP:
        found = suggest(GAME, state, "hard", AMPLE)
        kinds.append(found.command.kind)
        assert found.command.confirmed == tuple(
            seat for seat, paid in enumerate(found.command.payments) if paid
        )
        state = GAME.successor(state, found.command)
    assert kinds == ["pay_disaster", "pay_ability", "group_done"]


def test_the_group_pays_with_what_it_will_miss_least() -> None:
    """PALM-5.4: a card is spent as a whole, so the smaller one pays."""
    state = group_phase({"disaster": "CO3"}, {"TR11": "*BB", "QU7": "*BB"})
    paid = suggest(GAME, state, "hard", AMPLE).command
    assert paid.kind == "pay_disaster"
    assert {code for cards in paid.payments for code in cards} == {"QU7"}


def test_signal_fires_come_first_where_they_make_a_payment_possible() -> None:
    """PALM-13.11: the stone that was lacking is stored unpaid."""
    options = {"disaster": "CO3", "ability": "signal_fires"}
    state = group_phase(options, {"CH1": "*FT", "QU7": "FB"})
    first = state.villages[0]
    lit = tuple(
        v._replace(company=v.company._replace(ability="signal_fires")) for v in state.villages
    )
    bits = first.stored | 1 << face_of("QU7", "FB")
    one = (lit[0]._replace(stored=bits), lit[1])
    state = state._replace(villages=one, common=shared(state)._replace(enabled=1), round=3)
    found = suggest(GAME, state, "hard", AMPLE).command
    assert (found.kind, found.card, found.owner, found.confirmed) == ("signal", "QU7", 1, (1,))
    after = GAME.successor(state, found)
    assert suggest(GAME, after, "hard", AMPLE).command.kind == "pay_disaster"


def test_the_last_market_is_used_for_the_best_that_can_be_had() -> None:
    """PALM-15.5, 9.2: after the last round stored cards are worth nothing."""

    def last_market(state: State) -> bool:
        return state.round == 8 and state.villages[0].deck[0] == TRACKER_FACE

    for level in LEVELS:
        state = play_until(deal("speed", 2, {}, 6), last_market)
        rich = stocked(state, {"CH1": "*BB", "CH2": "*BB", "QU7": "*BB", "TR11": "*FB"})
        while shared(rich).phase == TURNS:
            rich = GAME.successor(rich, suggest(GAME, rich, "easy", AMPLE).command)
        found = suggest(GAME, rich, level, AMPLE)
        assert found.command.kind == "buy"
        assert found.reason.endswith("victory points.")


def test_commands_of_any_seat_can_be_compared_and_explained() -> None:
    """Both are asked for the seat that has given a command, whoever it is."""
    player = find_player("palm_island")
    state = play_until(deal("speed", 2, {}, 2), late_turn(1, 2))
    known = player.known(state, 1)
    legal = GAME.commands_of(state, 1)
    values = player.compare(known, 1, legal, "easy", 1, lambda: False)
    assert set(values) == set(legal)
    assert all(player.explain(known, 1, command, 1).endswith(".") for command in legal)
    assert {replace(command, seat=1) for command in values} == set(values)
