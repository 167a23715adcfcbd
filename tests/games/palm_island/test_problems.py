"""Positions that cannot be (PALM-18) are told apart from those that can."""

from __future__ import annotations

from typing import Any

import pytest

from islands_desktop.core.refusals import BadState
from islands_desktop.games.palm_island.game import GAME
from tests.games.palm_island.positions import ORDER0, do, make_position, new_solo

REST = "QU7 MK10 TR11 HO13 CH2 LG5 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16"
TURNED = "In round 1 no card ahead of the tracker is turned or stored yet."
ORDERED = "In round 1 feats and villagers come after all buildings."
WORKING = "No villager works in round 1 yet."
COUNTED = "In round 1 every card behind the tracker took one turn."
MARKED = "A villager is marked that is not there."
TOO_MANY = "More turns were taken in this round than cards have passed."


@pytest.mark.parametrize(
    ("deck", "marks", "problem"),
    [
        (f"CH1 LG4/FB {REST} RT17", {}, TURNED),
        (f"CH1 *LG4 {REST} RT17", {}, TURNED),
        (f"LG4/FB {REST} RT17 CH1", {"turns": 1}, TURNED),
        (f"CH1 LG4 {REST} FE5/BB RT17", {}, TURNED),
        (f"CH1 FE5 LG4 {REST} RT17", {}, ORDERED),
        (f"CH1 LG4 {REST} FE5 FE2 RT17", {}, ORDERED),
        (f"CH1 LG4 VI1 VI2 VI5 {REST} RT17", {}, ORDERED),
        (f"CH1 LG4 {REST} VI1 VI2 RT17 | VI5", {}, WORKING),
        (f"LG4 {REST} VI2 RT17 CH1 | VI1 VI5", {"turns": 2, "fresh": ("VI5",)}, WORKING),
        (f"LG4 {REST} RT17 CH1", {}, COUNTED),
        (f"{REST} RT17 CH1 *LG4", {"turns": 1}, COUNTED),
        (f"CH1 {REST} VI1 VI2 RT17 LG4 | VI5", {"turns": 1, "fresh": ("VI5",)}, COUNTED),
    ],
)
def test_what_cannot_be_in_round_1(deck: str, marks: dict[str, Any], problem: str) -> None:
    """PALM-2.1, PALM-2.3, PALM-11.5: the deck ahead is as dealt, nobody works, turns add up."""
    state = make_position(deck, 1, **marks)
    assert GAME.problems(state) == [problem]
    with pytest.raises(BadState):
        GAME.state_from_dict(GAME.state_to_dict(state))


def test_the_same_cards_can_be_in_round_2() -> None:
    """PALM-18: turned, stored and recruited cards belong to later rounds."""
    for deck in (
        f"CH1 *LG4/FB {REST} RT17",
        f"CH1 FE5/BB LG4 {REST} RT17",
        f"CH1 LG4 {REST} VI1 VI2 RT17 | VI5",
    ):
        assert GAME.problems(make_position(deck, 2)) == []


def test_whatever_happens_in_round_1_can_be() -> None:
    """PALM-18: a recruit, a turned and a stored card behind the tracker."""
    state = do(new_solo(3, order=ORDER0.split()[:-1], villagers=True), "store LG4")
    assert GAME.problems(state) == []
    state = make_position(f"{REST} VI1 VI2 RT17 CH1/BT *LG4/FB | VI5", 1, turns=3, fresh=("VI5",))
    assert GAME.problems(state) == []


def test_a_villager_recruited_in_this_round_is_not_switched_off() -> None:
    """PALM-11.6: only active villagers are."""
    deck = f"LG4 {REST} VI1 VI2 RT17 CH1 | VI5"
    marks = {"fresh": ("VI5",), "off": ("VI5",)}
    assert GAME.problems(make_position(deck, 2, turns=2, **marks)) == [MARKED]


def test_no_more_turns_than_cards_have_passed() -> None:
    """PALM-18.3: every turn takes one card behind the tracker or into the tail."""
    deck = f"{REST} VI1 VI2 RT17 CH1 LG4 | VI5"
    assert GAME.problems(make_position(deck, 2, turns=2)) == []
    assert GAME.problems(make_position(deck, 2, turns=3)) == [TOO_MANY]
    assert GAME.problems(make_position(deck, 2, turns=3, fresh=("VI5",))) == []


def test_turns_that_are_not_told_follow_from_the_cards_in_round_1() -> None:
    """PALM-16.2: such a position is not taken for the one before the first turn."""
    entry = GAME.state_to_dict(make_position(f"{REST} RT17 CH1 *LG4", 1))
    del entry["seats"][0]["turns"]
    state = GAME.state_from_dict(entry)
    assert state.villages[0].turns == 2
    assert GAME.view(state, 0) != state
