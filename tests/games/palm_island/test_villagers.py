"""PALM-11: villagers on offer, recruited, active, and what they are worth."""

from __future__ import annotations

import pytest

from islands_desktop.games.palm_island.events import VillagerRecruited, VillagerSwitched
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import parse_command
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island.card_table import RECRUIT_COSTS, VILLAGER_CODES
from tests.games.palm_island.positions import (
    as_position,
    deck_of,
    do,
    is_legal,
    make_position,
    new_solo,
    refused,
    seat_entry,
)


def switches_in(state: State) -> set[tuple[str, bool]]:
    return {(c.card, c.on) for c in GAME.legal_commands(state) if c.kind == "set_active"}


def test_villagers_stand_in_the_deck_only_with_the_option() -> None:
    """PALM-11.1."""
    for wanted in (True, False):
        codes = [card[0] for card in as_position(new_solo(4, villagers=wanted))["deck"]]
        assert bool(set(codes) & set(VILLAGER_CODES)) == wanted


def test_a_villager_on_offer_can_be_top_or_second_and_be_discarded() -> None:
    """PALM-11.2."""
    state = make_position("VI4 VI5 RT17 *CH2/FB *LG4")
    assert is_legal(state, "recruit VI4 pay LG4")
    assert is_legal(state, "recruit VI5 pay CH2")
    assert deck_of(do(state, "discard")) == "VI5 RT17 *CH2/FB *LG4 VI4"


@pytest.mark.parametrize("code", VILLAGER_CODES)
def test_recruiting_costs_what_is_printed(code: str) -> None:
    """PALM-11.3: paid exactly with single resources."""
    logs, fish, stones = RECRUIT_COSTS[code]
    stored = ["LG4", "LG5"][:logs] + ["CH1", "CH2"][:fish] + ["QU7/FB", "QU8/FB"][:stones]
    marked = " ".join(f"*{card}" for card in stored)
    cards = [card.partition("/")[0] for card in stored]
    state = make_position(f"{code} HO13 RT17 {marked} FE5/BB")
    assert is_legal(state, f"recruit {code} pay {'+'.join(cards)}")
    for left_out in cards:
        fewer = "+".join(card for card in cards if card != left_out)
        assert refused(state, f"recruit {code} pay {fewer}".removesuffix(" pay ")) == "PALM-5.3"


def test_a_recruited_villager_leaves_its_place_and_joins_the_tail() -> None:
    """PALM-11.3: any number of them."""
    state = make_position("LG6 VI4 VI5 RT17 *CH2/FB *LG4")
    transition = GAME.apply(state, parse_command("recruit VI4 pay LG4"))
    assert deck_of(transition.after) == "LG6 VI5 RT17 *CH2/FB LG4 | VI4"
    recruited = [event for event in transition.events if isinstance(event, VillagerRecruited)]
    assert [(event.card, event.position) for event in recruited] == [("VI4", 1)]
    both = do(transition.after, "recruit VI5 pay CH2")
    assert deck_of(both) == "LG6 RT17 CH2/FB LG4 | VI4 VI5"
    assert refused(state, "recruit LG6 pay LG4") == "PALM-11.3"


def test_a_recruited_villager_stays_for_the_rest_of_the_game() -> None:
    """PALM-11.4: nothing is paid again."""
    state = make_position("RT17 LG4 CH1 | VI4", 2, 2)
    for _ in range(6):
        state = do(state, "end_round", "discard", "discard")
        assert deck_of(state).endswith("| VI4")


def test_a_villager_works_from_the_next_round_on() -> None:
    """PALM-11.5: in every round, without paying."""
    state = do(make_position("VI1 CH1 RT17 *LG4 *CH2/FB HO13"), "recruit VI1 pay CH2+LG4")
    assert refused(state, "rotate CH1 discount VI1:F") == "PALM-5.9"
    state = do(state, "discard", "end_round", "discard", "discard", "discard")
    assert deck_of(state).startswith("CH1 ")
    state = do(state, "rotate CH1 discount VI1:F", "end_round")
    while not deck_of(state).startswith("HO13"):
        state = do(state, "discard")
    assert seat_entry(state)["used"] == []


def test_active_villagers_are_switched_before_the_first_turn_of_a_round() -> None:
    """PALM-11.6 and PALM-17.8: on by default, for that round and later ones."""
    state = make_position("CH1 LG4 HO13 RT17 | VI1 VI4 VI5 VI6", 3)
    assert switches_in(state) == {("VI1", False), ("VI4", False), ("VI5", False)}
    transition = GAME.apply(state, parse_command("set_active VI5 switch off"))
    assert [type(event) for event in transition.events] == [VillagerSwitched]
    off = transition.after
    assert seat_entry(off)["turns"] == 0
    assert refused(off, "rotate HO13") == "PALM-3.1"
    assert switches_in(off) == {("VI1", False), ("VI4", False), ("VI5", True)}
    assert do(off, "set_active VI5 switch on") == state
    played = do(off, "store CH1")
    assert switches_in(played) == set()
    assert refused(played, "set_active VI5 switch on") == "PALM-11.6"
    later = do(played, "discard", "discard", "end_round")
    assert seat_entry(later)["off"] == ["VI5"]
    assert ("VI5", True) in switches_in(later)


def test_villagers_with_points_offers_and_others_are_not_switched() -> None:
    """PALM-11.6."""
    state = make_position("CH1 VI2 RT17 | VI6 VI7", 3)
    for code in ("VI6", "VI7", "VI2", "VI1", "CH1"):
        assert refused(state, f"set_active {code} switch off") == "PALM-11.6"


def test_a_porter_is_not_switched_off_while_the_room_is_needed() -> None:
    """PALM-11.6: also together with the Long Storehouse."""
    four = "CH1 HO13 RT17 *LG4 *LG5 *CH2 *CH3"
    assert is_legal(make_position(f"{four} | VI4", 3), "set_active VI4 switch off")
    five = make_position(f"{four} *LG6 | VI4", 3)
    assert refused(five, "set_active VI4 switch off") == "PALM-11.6"
    assert is_legal(make_position(f"{four} *LG6 FE5/BB | VI4", 3), "set_active VI4 switch off")


def test_each_discount_works_once_a_round_on_its_kind() -> None:
    """PALM-11.7: Net Mender fish, Woodcarver log, Stonemason stone."""
    for code, kind, deck in (
        ("VI1", "F", "CH1 CH2 RT17"),
        ("VI2", "L", "TR11 HO13 RT17"),
        ("VI3", "S", "TR11/BB HO13 RT17"),
    ):
        state = make_position(f"{deck} | {code}", 3)
        discounted = {c.discounts for c in GAME.legal_commands(state) if c.discounts}
        assert discounted == {((code, kind),)}
        first = next(c for c in GAME.legal_commands(state) if c.discounts)
        after = GAME.successor(state, first)
        assert seat_entry(after)["used"] == [code]
        assert not any(c.discounts for c in GAME.legal_commands(after))
        off = make_position(f"{deck} | {code}", 3, off=(code,))
        assert not any(c.discounts for c in GAME.legal_commands(off))


def test_the_pathfinder_opens_the_third_card_on_every_turn() -> None:
    """PALM-11.7: unless the tracker is among the first three; the discard stays as it is."""
    state = make_position("TE15 TE16 CH1 LG4 CH2 RT17 | VI5", 3)
    assert is_legal(state, "store CH1")
    assert refused(state, "store LG4") == "PALM-3.1"
    state = do(state, "store CH1", "store LG4", "store CH2")
    assert deck_of(state) == "TE15 TE16 RT17 *CH1 *LG4 *CH2 | VI5"
    assert {c.card for c in GAME.legal_commands(state)} == {""}
    assert deck_of(do(state, "discard")).endswith("*CH2 TE15 | VI5")
    offers = make_position("TE15 TE16 VI4 CH1 RT17 *LG4 | VI5", 3)
    assert is_legal(offers, "recruit VI4 pay LG4")


@pytest.mark.parametrize(
    ("deck", "points"),
    [
        ("HO13 TE15 RT17 | VI6", 3),
        ("HO13/FB TE15/FB RT17 | VI7", 1 + 3),
        ("HO13/BB TE15/FB RT17 | VI7", 3 + 3 + 1),
        ("HO13/BB HO14/BT TE15/BB TE16/BT RT17 | VI7", 3 + 6 + 6 + 10 + 4),
        ("HO13/BB LG4/BT QU7/BB RT17 | VI7", 3 + 5 + 2 + 1),
        ("HO13/BB RT17 VI7", 3),
        ("HO13/BB RT17 | VI6 VI7", 3 + 3 + 1),
    ],
)
def test_elder_and_shrine_keeper_are_worth_points_at_the_end(deck: str, points: int) -> None:
    """PALM-11.8."""
    sheet = GAME.standings(make_position(deck, 8)).seats[0]
    assert sheet.total == points == sum(line.points for line in sheet.lines)
