"""PALM-3, PALM-4 and PALM-7: turns, actions, and what happens by itself after them."""

from __future__ import annotations

from typing import Any

import pytest

from islands_desktop.core.refusals import IllegalCommand
from islands_desktop.games.palm_island import events
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import parse_command
from tests.games.palm_island.positions import (
    ORDER0,
    deck_of,
    do,
    is_legal,
    make_position,
    refused,
    seat_entry,
    stored_in,
)

REST = "HO13 TE15 RT17 *CH2/BT *LG5 *QU8/FB TM12"


def test_a_turn_uses_the_top_or_the_second_card_or_discards() -> None:
    """PALM-3.1: the third card and all behind it are out of reach."""
    state = make_position("CH1 LG4 CH3 LG6 RT17 *CH2")
    used = {command.card for command in GAME.legal_commands(state)}
    assert used == {"", "CH1", "LG4"}
    assert refused(state, "store CH3") == "PALM-3.1"
    assert refused(state, "store LG6") == "PALM-3.1"
    assert refused(state, "store FE1") == "PALM-3.1"


def test_the_top_card_stays_on_top_when_the_second_is_used() -> None:
    """PALM-3.2."""
    assert deck_of(do(make_position(ORDER0), "store LG4")).startswith("CH1 QU7 ")


def test_only_the_top_card_can_be_discarded() -> None:
    """PALM-3.3."""
    state = make_position(ORDER0)
    assert refused(state, "discard LG4") == "PALM-3.3"
    assert refused(state, "discard QU7") == "PALM-3.3"
    assert deck_of(do(state, "discard")).endswith("RT17 CH1")


def test_discarding_is_always_allowed_and_never_automatic() -> None:
    """PALM-3.4: with actions at hand, and as the only turn without any."""
    assert is_legal(make_position(ORDER0), "discard")
    stuck = make_position("TE15 HO13 QU7 RT17 LG4")
    assert [command.kind for command in GAME.legal_commands(stuck)] == ["discard"]
    moved = do(stuck, "discard")
    assert deck_of(moved) == "HO13 QU7 RT17 LG4 TE15"


def test_a_stored_second_card_can_only_pay() -> None:
    """PALM-3.5 and PALM-17.3."""
    state = make_position("CH1 *LG4/BB QU7 RT17 *QU8/BB")
    for text in ("rotate LG4 pay QU8", "store LG4", "rotate LG4 pay LG4+QU8"):
        assert refused(state, text) == "PALM-3.5"
    paying = make_position("QU7 *LG4/BB CH1 RT17")
    assert deck_of(do(paying, "rotate QU7 pay LG4")) == "LG4/BB CH1 RT17 QU7/FB"


def test_a_stored_third_card_cannot_be_used_with_the_pathfinder_either() -> None:
    """PALM-3.5."""
    state = make_position("QU7 HO13 *LG4/BB CH1 RT17 | VI5")
    assert refused(state, "rotate LG4 pay LG4") == "PALM-3.5"


def test_the_tracker_and_all_behind_it_are_no_targets() -> None:
    """PALM-3.6: with the tracker second only the top card can be used."""
    state = make_position("CH1 RT17 LG4 CH2 | VI5")
    for text in ("store LG4", "store CH2", "rotate RT17", "flip RT17", "recruit VI5"):
        assert refused(state, text) == "PALM-3.6"
    assert {command.card for command in GAME.legal_commands(state)} == {"", "CH1", "VI5"}
    assert {c.kind for c in GAME.legal_commands(state) if c.card == "VI5"} == {"set_active"}


def test_only_printed_actions_exist() -> None:
    """PALM-3.7: also a villager on offer knows only recruiting."""
    state = make_position("VI4 LG4 RT17 *LG5 *CH1")
    for kind in ("store", "rotate", "flip"):
        assert refused(state, f"{kind} VI4 pay LG5") == "PALM-3.7"
    assert refused(state, "flip LG4 pay LG5+CH1") == "PALM-3.7"
    assert is_legal(state, "recruit VI4 pay LG5")


def test_after_a_turn_the_automatic_steps_run_and_the_next_turn_begins() -> None:
    """PALM-3.8: the actor stays, the turn is counted."""
    state = do(make_position("LG4 *CH1 QU7 RT17"), "store LG4")
    assert deck_of(state) == "QU7 RT17 *LG4 CH1"
    assert GAME.actor(state) == 0
    assert seat_entry(state)["turns"] == 1


PRECEDENCE = [
    # closed before everything else
    ("RT17 *CH1 LG4", "rotate QU7 alt 9 pay LG4", "PALM-8.1"),
    # not in the deck before what could be said about the action
    ("CH1 RT17 *CH2", "flip FE1 alt 9 pay LG4", "PALM-3.1"),
    # behind the tracker before too deep
    ("CH1 LG4 HO13 RT17 *QU7", "rotate QU7 alt 9", "PALM-3.6"),
    # too deep before stored
    ("CH1 LG4 *QU7/FB RT17", "rotate QU7 alt 9", "PALM-3.1"),
    # stored before not printed
    ("CH1 *QU7/FB LG4 RT17", "rotate QU7 alt 9", "PALM-3.5"),
    # not printed before the alternative
    ("QU7/FB LG4 RT17 *CH1", "rotate QU7 alt 9 pay CH1", "PALM-3.7"),
    ("QU7/FB LG4 RT17 *CH1", "recruit QU7 alt 9 pay CH1", "PALM-11.3"),
    # alternative before discounts
    ("MK10 LG4 RT17 *CH1 | VI1", "store MK10 alt 3 pay LG4 discount VI1:S", "PALM-5.1"),
    # discounts before paying cards
    ("MK10 LG4 RT17 *CH1 | VI1", "store MK10 alt 1 pay LG4 discount VI1:F", "PALM-5.9"),
    # paying cards before coverage
    ("MK10 LG4 RT17 *CH1", "store MK10 alt 1 pay LG4", "PALM-5.2"),
    # coverage before redundancy: two fish do not cover a log
    ("MK10 LG4 RT17 *CH1 *CH2", "store MK10 alt 1 pay CH1+CH2 reset LG4", "PALM-5.3"),
    # redundancy before reset
    ("MK10 LG4 RT17 *CH1 *CH2", "store MK10 alt 2 pay CH1+CH2 reset LG4", "PALM-5.6"),
    # reset before restore
    ("FE6 LG4 RT17 *CH1 CH2", "rotate FE6 reset CH1 restore TE15", "PALM-6.4"),
    # what may be restored before the limit
    ("FE6 TE16 RT17 *CH1 *CH2 *CH3 *LG4 TE15", "rotate FE6 restore TE15", "PALM-10.9"),
    ("FE6 TE16 RT17 *CH1 *CH2 *CH3 *LG4 LG5", "rotate FE6 restore LG5", "PALM-6.1"),
]


@pytest.mark.parametrize(("deck", "command", "rule"), PRECEDENCE)
def test_the_first_failing_check_is_cited(deck: str, command: str, rule: str) -> None:
    """PALM-3.9."""
    assert refused(make_position(deck), command) == rule


def test_storing_marks_the_card_and_moves_it_to_the_back() -> None:
    """PALM-4.1: its orientation does not change."""
    state = do(make_position(f"CH1/BT {REST}"), "store CH1")
    assert deck_of(state).endswith("TM12 *CH1/BT")


def test_rotating_turns_the_card_and_moves_it_to_the_back_unstored() -> None:
    """PALM-4.2."""
    state = do(make_position(f"LG4 {REST}"), "rotate LG4 pay CH2")
    assert deck_of(state) == "HO13 TE15 RT17 CH2/BT *LG5 *QU8/FB TM12 LG4/FB"


def test_flipping_turns_the_card_and_moves_it_to_the_back_unstored() -> None:
    """PALM-4.3."""
    state = do(make_position(f"LG4/FB {REST}"), "flip LG4 pay LG5+QU8")
    assert deck_of(state) == "HO13 TE15 RT17 *CH2/BT LG5 QU8/FB TM12 LG4/BB"


def test_payment_reset_change_move_feat_effect_and_automatic_steps_follow_each_other() -> None:
    """PALM-4.4, told by the events in this order."""
    happened = GAME.apply(
        make_position("LG6 *CH1 HO13 RT17 *CH2 *CH3 *LG4"), parse_command("store LG6 reset CH2")
    ).events
    assert [type(event) for event in happened] == [
        events.CardReset,
        events.CardStored,
        events.StoredCardPassed,
    ]
    happened = GAME.apply(
        make_position("QU7 *CH1 RT17 *LG4 *LG5"), parse_command("rotate QU7 pay LG4+LG5")
    ).events
    assert [type(event) for event in happened] == [
        events.CardsPaid,
        events.CardRotated,
        events.StoredCardPassed,
        events.TrackerReached,
    ]
    happened = GAME.apply(
        make_position("FE6 *CH1 HO13 RT17 LG4"), parse_command("rotate FE6 restore LG4")
    ).events
    assert [type(event) for event in happened] == [
        events.CardRotated,
        events.CardRestored,
        events.StoredCardPassed,
    ]


def test_a_used_card_lands_behind_all_others_and_waits_for_the_next_round() -> None:
    """PALM-4.5: also behind the tracker."""
    state = do(make_position("CH1 LG4 RT17 HO13 | VI2"), "store LG4")
    assert deck_of(state) == "CH1 RT17 HO13 *LG4 | VI2"
    assert refused(state, "store LG4") == "PALM-3.6"


def test_the_trade_house_can_step_down_for_a_stone() -> None:
    """PALM-4.6: rotated to BT or flipped to FB, UP 2 to 1."""
    for kind, side in (("rotate", "BT"), ("flip", "FB")):
        state = make_position("TR11/BB CH1 RT17 *QU7/FB")
        after = do(state, f"{kind} TR11 pay QU7")
        assert deck_of(after).endswith(f"TR11/{side}")
        levels = [GAME.standings(s).seats[0].tie_breaks[0] for s in (state, after)]
        assert levels == [3, 2]


def test_stored_cards_that_come_to_the_top_are_turned_back_and_pass() -> None:
    """PALM-7.1."""
    state = do(make_position("TE15 *CH1 *CH2 HO13 RT17"), "discard")
    assert deck_of(state) == "HO13 RT17 TE15 CH1 CH2"
    assert stored_in(state) == []


def test_with_the_tracker_on_top_only_the_round_can_be_ended() -> None:
    """PALM-7.2."""
    state = do(make_position("TE15 RT17 *CH1"), "discard")
    assert [command.kind for command in GAME.legal_commands(state)] == ["end_round"]


def test_with_another_unstored_card_on_top_the_turn_is_waited_for() -> None:
    """PALM-7.3: the steps run at the start of a round as well."""
    state = do(make_position("RT17 *CH1 *LG4 QU7 HO13"), "end_round")
    assert deck_of(state) == "QU7 HO13 RT17 CH1 LG4"
    assert GAME.step(state).name == "turn"


def test_several_automatic_discards_in_a_row_are_no_turns() -> None:
    """PALM-7.4: also directly before the tracker."""
    state = do(make_position("TE15 *CH1 *CH2 *LG4 RT17 HO13"), "discard")
    assert deck_of(state) == "RT17 HO13 TE15 CH1 CH2 LG4"
    assert seat_entry(state)["turns"] == 1


def test_an_illegal_command_is_raised_with_its_rule_and_changes_nothing() -> None:
    """PALM-18.7."""
    state = make_position(ORDER0)
    before = GAME.state_to_dict(state)
    with pytest.raises(IllegalCommand) as raised:
        GAME.apply(state, parse_command("store QU7"))
    assert raised.value.rule == "PALM-3.1"
    assert GAME.state_to_dict(state) == before


@pytest.mark.parametrize("card", ["CH1", "FE6", "VI5", "", "nothing"])
@pytest.mark.parametrize("kind", ["discard", "store", "rotate", "recruit", "set_active", "wave"])
def test_commands_with_parts_that_mean_nothing_are_refused_not_half_read(
    kind: str, card: str
) -> None:
    """PALM-3.9: what is refused has a reason, what is legal is in the list."""
    state = make_position("CH1 FE6 HO13 RT17 *LG4 CH2 | VI5 VI1")
    parts: tuple[dict[str, Any], ...] = (
        {},
        {"alternative": 0},
        {"alternative": 2},
        {"payment": ("RT17",)},
        {"payment": ("nothing",)},
        {"discounts": (("VI1", "F"),)},
        {"discounts": (("nothing", "X"),)},
        {"reset": "RT17"},
        {"restore": "nothing"},
        {"on": False},
        {"seat": 1},
        {"seat": -1},
    )
    for more in parts:
        command = Command(kind=kind, card=card, **more)
        refusal = GAME.why_not(state, command)
        assert (refusal is None) == (command in GAME.legal_commands(state)), command
