"""Positions whose outcome was worked out by hand from the rule document, rule by rule.

Each test is named after the rule that decides it. A step is a command and either the rule that
refuses it (nothing may change then) or the whole deck after it.
"""

from __future__ import annotations

from typing import Any

import pytest

from islands_desktop.core.refusals import UndoRefused
from islands_desktop.core.session import GameSession
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import parse_command
from islands_desktop.games.palm_island.rules.feats import newly_earned
from islands_desktop.games.palm_island.scoring import rating_of, score_of, upgrades_of
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island.positions import deck_of, do, make_position, refused, stored_in


def given(text: str, round: int, **marks: Any) -> State:
    """A whole position, loaded the way a person would load it."""
    return GAME.state_from_dict(GAME.state_to_dict(make_position(text, round, **marks)))


def follow(state: State, *steps: tuple[str, str]) -> State:
    """Plays the steps; after each comes a refusing rule or the whole deck."""
    for command, expected in steps:
        if expected.startswith("PALM-"):
            assert refused(state, command) == expected, command
            assert parse_command(command) not in GAME.legal_commands(state), command
            continue
        assert parse_command(command) in GAME.legal_commands(state), command
        state = do(state, command)
        assert deck_of(state) == expected, command
        assert GAME.problems(state) == []
    return state


def test_palm_5_4_two_kinds_paid_with_one_card_lose_the_rest() -> None:
    """PALM-5.2, PALM-5.3, PALM-5.4, PALM-5.6: 1L 1F out of 1L 2F, 1L and 1F."""
    ahead = "QU7 MK10 TR11 QU8 TM12 HO14 QU9 TE16 RT17"
    state = given(f"HO13 TE15 LG4 {ahead} *CH2/BB *LG5 *CH3 LG6 CH1", 3)
    state = follow(
        state,
        ("rotate HO13 pay LG5", "PALM-5.3"),
        ("rotate HO13 pay CH2+LG5", "PALM-5.6"),
        ("rotate HO13 pay CH2+CH3", "PALM-5.6"),
        ("rotate HO13 pay CH3+LG5+LG5", "PALM-5.2"),
        ("rotate HO13 pay CH3+LG6", "PALM-5.2"),
        ("rotate HO13 pay CH2", f"TE15 LG4 {ahead} CH2/BB *LG5 *CH3 LG6 CH1 HO13/FB"),
        ("rotate LG4 pay CH3+LG5", f"TE15 {ahead} CH2/BB LG5 CH3 LG6 CH1 HO13/FB LG4/FB"),
    )
    assert stored_in(state) == []
    assert (score_of(state), upgrades_of(state.villages[0])) == (2, 4)
    assert state.villages[0].turns == 2


def test_palm_5_6_a_payment_may_be_long_as_long_as_every_card_is_needed() -> None:
    """PALM-5.6 and PALM-5.8: two single fish for 2F, although one card gives both."""
    rest = "HO13 LG4 MK10 TR11 QU8 TE15 TM12 HO14 QU9 TE16 RT17"
    follow(
        given(f"QU7 {rest} *CH1 *CH2/FB *CH3 LG5 LG6", 4),
        ("flip QU7 pay CH1+CH2", "PALM-5.6"),
        ("flip QU7 pay CH1+CH2+CH3", "PALM-5.6"),
        ("flip QU7 pay CH1+CH3", f"{rest} CH1 *CH2/FB CH3 LG5 LG6 QU7/BT"),
    )


def test_palm_5_10_a_trade_house_cannot_pay_for_turning_itself() -> None:
    """PALM-4.6, PALM-5.1, PALM-5.2, PALM-5.10: its own stones do not count; UP falls to 1."""
    rest = "HO13 CH1 LG4 QU7 MK10 TE15 TM12 HO14 QU9 TE16 CH3 LG6 RT17"
    state = follow(
        given(f"TR11/BB {rest} CH2 LG5 *QU8/BB", 5),
        ("rotate TR11 pay TR11", "PALM-5.2"),
        ("rotate TR11 alt 2 pay QU8", "PALM-5.1"),
        ("store TR11 alt 1 pay QU8", "PALM-5.3"),
        ("rotate TR11 pay QU8", f"{rest} CH2 LG5 QU8/BB TR11/BT"),
    )
    assert upgrades_of(state.villages[0]) == 3


def test_palm_6_2_a_payment_makes_room_before_the_limit_is_counted() -> None:
    """PALM-6.2, PALM-6.3, PALM-6.4, PALM-17.5: so there no card is reset."""
    rest = "QU7 TR11 QU8 TE15 TM12 HO14 TE16 RT17"
    state = follow(
        given(f"MK10 HO13 LG4 {rest} *CH1 *LG5 *CH2/FB *QU9/FB CH3 LG6", 3),
        ("store MK10 alt 1 pay LG5 reset LG5", "PALM-6.4"),
        ("store MK10 alt 1 pay LG5 reset CH1", "PALM-6.4"),
        ("rotate HO13 pay CH1+LG5 reset CH2", "PALM-6.4"),
        ("rotate HO13 pay CH1+LG5 reset CH1", "PALM-6.4"),
        (
            "store MK10 alt 1 pay LG5",
            f"HO13 LG4 {rest} *CH1 LG5 *CH2/FB *QU9/FB CH3 LG6 *MK10",
        ),
        ("store LG4", "PALM-6.2"),
        ("store LG4 reset LG5", "PALM-6.3"),
        (
            "store LG4 reset CH1",
            f"HO13 {rest} CH1 LG5 *CH2/FB *QU9/FB CH3 LG6 *MK10 *LG4",
        ),
    )
    assert stored_in(state) == ["CH2", "QU9", "MK10", "LG4"]


BEHIND = "RT17 QU7 MK10 TR11 QU8 TE15 TM12 HO14 QU9 TE16 CH2 CH3 LG6"


def test_palm_3_5_stored_cards_behind_the_top_pay_and_become_ordinary_cards() -> None:
    """PALM-3.1, PALM-3.2, PALM-3.5, PALM-5.5: paid with, they are acted on in the same round."""
    follow(
        given(f"HO13 LG4 *CH1 *LG5 {BEHIND}", 5),
        ("store CH1", "PALM-3.1"),
        ("store LG4", f"HO13 *CH1 *LG5 {BEHIND} *LG4"),
        ("store CH1", "PALM-3.5"),
        ("rotate HO13 pay CH1+LG5", f"CH1 LG5 {BEHIND} *LG4 HO13/FB"),
        ("store LG5", f"CH1 {BEHIND} *LG4 HO13/FB *LG5"),
        ("discard", f"{BEHIND} *LG4 HO13/FB *LG5 CH1"),
        ("discard", "PALM-8.1"),
        ("store QU7", "PALM-8.1"),
    )


def test_palm_7_4_several_stored_cards_in_a_row_pass_up_to_the_tracker() -> None:
    """PALM-7.1, PALM-7.2, PALM-7.4: one turn, two automatic discards, round over."""
    state = follow(
        given(f"HO13 *CH1 *LG5 {BEHIND} *LG4", 5, turns=1),
        ("discard", f"{BEHIND} *LG4 HO13 CH1 LG5"),
        ("discard", "PALM-8.1"),
    )
    assert state.villages[0].turns == 2
    assert [command.kind for command in GAME.legal_commands(state)] == ["end_round"]


def test_palm_8_6_a_round_begins_with_the_stored_cards_on_top_passing() -> None:
    """PALM-8.1, PALM-8.4, PALM-8.6: after round 4 the tracker starts again at its first face."""
    middle = "QU7 HO13 MK10 TR11 LG5 QU8 TE15 TM12 HO14 CH2 QU9 *CH3 TE16 LG6"
    state = follow(
        given(f"RT17 *CH1 *LG4 {middle}", 4, turns=16),
        ("store CH1", "PALM-8.1"),
        ("end_round", f"{middle} RT17 CH1 LG4"),
        ("store LG4", "PALM-3.6"),
        ("end_round", "PALM-8.1"),
    )
    assert (state.round, state.tracker_face, state.villages[0].turns) == (5, "FT", 0)


def test_palm_3_6_with_the_tracker_second_cards_behind_it_only_pay() -> None:
    """PALM-3.6, PALM-5.5, PALM-8.1: also for a stored card in third place."""
    rest = "QU7 MK10 TR11 QU8 TE15 TM12 HO14 QU9 TE16 CH2 CH3 LG5 LG6"
    follow(
        given(f"HO13 RT17 *LG4 *CH1 {rest}", 2, turns=15),
        ("end_round", "PALM-8.1"),
        ("store RT17", "PALM-3.6"),
        ("store LG4", "PALM-3.6"),
        ("rotate HO13 pay CH1+LG4", f"RT17 LG4 CH1 {rest} HO13/FB"),
        ("end_round", f"LG4 CH1 {rest} HO13/FB RT17"),
    )


def test_palm_16_5_a_turn_can_be_taken_back_until_the_end_of_the_round() -> None:
    """PALM-16.5: also with the tracker on top; `end_round` is a barrier."""
    rest = "QU7 MK10 TR11 QU8 TE15 TM12 HO14 QU9 TE16 CH2 CH3 LG5 LG6"
    session = GameSession(GAME, given(f"HO13 RT17 *LG4 *CH1 {rest}", 2, turns=15))
    session.play(parse_command("rotate HO13 pay CH1+LG4"))
    session.undo()
    assert deck_of(session.state) == f"HO13 RT17 *LG4 *CH1 {rest}"
    session.play(parse_command("discard"))
    session.play(parse_command("end_round"))
    assert deck_of(session.state) == f"{rest} HO13 RT17 LG4 CH1"
    with pytest.raises(UndoRefused) as caught:
        session.undo()
    assert caught.value.refusal.rule == "PALM-16.5"


def test_palm_10_7_a_wild_chest_makes_a_log_or_a_fish_needless() -> None:
    """PALM-5.6, PALM-5.7, PALM-10.7: 1L 1F 1S with two wild; the chest is turned on in place."""
    rest = "HO14 QU7 MK10 TR11 QU8 TE15 TM12 CH3 RT17 QU9 TE16 LG6"
    follow(
        given(f"HO13/FB {rest} *FE4 *LG4 *CH1 CH2 LG5", 3),
        ("flip HO13 pay FE4", "PALM-5.3"),
        ("flip HO13 pay CH1+FE4+LG4", "PALM-5.6"),
        ("flip HO13 pay FE4+LG4", f"{rest} FE4/BB LG4 *CH1 CH2 LG5 HO13/BB"),
    )


def test_palm_10_7_a_chest_that_is_discarded_or_reset_keeps_its_use() -> None:
    """PALM-6.2, PALM-7.1, PALM-10.7: turned on only by paying; at FB it prints nothing."""
    rest = "MK10 TR11 QU8 TE15 TM12 HO14 QU9 TE16 HO13 RT17"
    passing = do(given(f"CH1 *FE4/BB QU7 {rest} CH2 CH3 LG4 LG5 LG6", 3), "discard")
    assert deck_of(passing) == f"QU7 {rest} CH2 CH3 LG4 LG5 LG6 CH1 FE4/BB"
    follow(
        given(f"CH1 *FE4 QU7 {rest} *CH2 *LG4 *LG5 LG6 CH3", 3),
        ("store CH1", "PALM-6.2"),
        ("store CH1 reset FE4", f"FE4 QU7 {rest} *CH2 *LG4 *LG5 LG6 CH3 *CH1"),
        ("store FE4 reset CH1", f"QU7 {rest} *CH2 *LG4 *LG5 LG6 CH3 CH1 *FE4"),
    )
    spent = given(f"FE4/FB QU7 {rest} CH1 CH2 CH3 LG4 LG5 LG6", 3)
    assert refused(spent, "store FE4") == "PALM-3.7"


def test_palm_10_9_a_card_restored_behind_the_tracker_passes_unspent() -> None:
    """PALM-10.9, PALM-7.1, PALM-8.6: the drum is last; what it restored is gone at once."""
    rest = "CH1 QU7 HO13 TR11 LG4 QU8 TE15 TM12 HO14 CH2 QU9 TE16 LG5 CH3 LG6"
    follow(
        given(f"FE6 RT17 MK10 {rest}", 3, turns=16),
        ("rotate FE6 restore FE6", "PALM-10.9"),
        ("rotate FE6 restore QU7", "PALM-10.9"),
        ("flip FE6", "PALM-3.7"),
        ("rotate FE6 restore MK10", f"RT17 *MK10 {rest} FE6/BB"),
        ("end_round", f"{rest} FE6/BB RT17 MK10"),
    )


def test_palm_10_9_the_drum_keeps_to_the_limit_and_is_no_reset() -> None:
    """PALM-6.1, PALM-6.4, PALM-10.9: naming none is allowed."""
    rest = "CH1 QU7 HO13 TR11 LG4 QU8 TE15 TM12 HO14 TE16 MK10"
    stored = "*CH2 *CH3 *LG5 *LG6 QU9/FB"
    follow(
        given(f"FE6 {rest} RT17 {stored}", 3),
        ("rotate FE6 restore QU9", "PALM-6.1"),
        ("rotate FE6 restore CH1", "PALM-10.9"),
        ("rotate FE6 reset CH2", "PALM-6.4"),
        ("rotate FE6", f"{rest} RT17 {stored} FE6/BB"),
    )


def test_palm_5_9_a_discount_comes_off_the_chosen_alternative_once_a_round() -> None:
    """PALM-5.6, PALM-5.9, PALM-11.7: reduced to nothing it takes the empty payment."""
    rest = "HO13 LG4 QU7 VI5 QU8 TE15 TM12 HO14 CH2 CH3 QU9 TE16 RT17 *CH1 LG6 LG5"
    follow(
        given(f"TR11 MK10 {rest} | VI1 VI2", 4),
        ("rotate TR11 pay CH1 discount VI1:F", "PALM-5.6"),
        ("rotate TR11 discount VI2:F", "PALM-5.9"),
        ("rotate TR11 discount VI2:L", "PALM-5.9"),
        ("rotate TR11 discount VI1:F+VI1:F", "PALM-5.9"),
        ("rotate TR11 discount VI5:F", "PALM-5.9"),
        ("rotate TR11 alt 2 discount VI5:F", "PALM-5.1"),
        ("rotate TR11 discount VI1:F", f"MK10 {rest} TR11/FB | VI1 VI2"),
        ("store MK10 alt 2 discount VI1:F", "PALM-5.9"),
        ("store MK10 alt 2 discount VI2:L", "PALM-5.9"),
        ("store MK10 alt 1 discount VI2:L", f"{rest} TR11/FB *MK10 | VI1 VI2"),
    )


def test_palm_16_5_taking_back_gives_the_discount_back() -> None:
    """PALM-5.9, PALM-16.5: the state before the turn is whole again."""
    rest = "HO13 LG4 QU7 VI5 QU8 TE15 TM12 HO14 CH2 CH3 QU9 TE16 RT17 *CH1 LG6 LG5 TR11"
    session = GameSession(GAME, given(f"MK10 {rest} | VI1 VI2", 4))
    before = GAME.state_to_dict(session.state)
    session.play(parse_command("store MK10 alt 1 discount VI2:L"))
    assert GAME.state_to_dict(session.state)["seats"][0]["used"] == ["VI2"]
    session.undo()
    assert GAME.state_to_dict(session.state) == before


def test_palm_11_5_a_villager_recruited_with_a_discount_works_from_the_next_round() -> None:
    """PALM-3.7, PALM-11.3, PALM-11.5, PALM-11.6: the Pathfinder does not reach yet."""
    rest = "LG4 QU7 QU8 TE15 TM12 HO14 CH2 CH3 QU9 TE16 RT17 CH1 LG6 LG5 TR11 MK10"
    state = given(f"VI5 HO13 {rest.replace(' CH1', ' *CH1')} | VI1 VI2", 4)
    follow(
        state,
        ("store VI5", "PALM-3.7"),
        ("recruit HO13", "PALM-11.3"),
        ("recruit VI5 pay CH1", "PALM-5.3"),
        ("recruit VI5 pay CH1 discount VI1:F", f"HO13 {rest} | VI1 VI2 VI5"),
        ("store QU7", "PALM-3.1"),
        ("set_active VI5 switch off", "PALM-11.6"),
        ("store LG4", f"HO13 {rest.removeprefix('LG4 ')} *LG4 | VI1 VI2 VI5"),
        ("store QU8", "PALM-3.1"),
    )


def test_palm_11_7_the_pathfinder_reaches_an_upright_third_card_only() -> None:
    """PALM-3.1, PALM-3.3, PALM-3.5, PALM-3.6, PALM-11.6, PALM-11.7."""
    rest = "LG5 TR11 QU7 MK10 QU8 TM12 HO14 CH2 QU9 TE16 VI1 VI2"
    follow(
        given(f"HO13 TE15 CH1 LG4 {rest} RT17 LG6 CH3 | VI5", 4),
        ("store LG4", "PALM-3.1"),
        ("store CH1", f"HO13 TE15 LG4 {rest} RT17 LG6 CH3 *CH1 | VI5"),
        ("store LG4", f"HO13 TE15 {rest} RT17 LG6 CH3 *CH1 *LG4 | VI5"),
    )
    follow(
        given(f"HO13 TE15 *CH1 LG4 {rest} RT17 LG6 CH3 | VI5", 4),
        ("store CH1", "PALM-3.5"),
        ("set_active VI5 switch off", f"HO13 TE15 *CH1 LG4 {rest} RT17 LG6 CH3 | VI5"),
        ("store CH1", "PALM-3.1"),
    )
    follow(
        given(f"HO13 CH1 RT17 LG4 {rest} TE15 LG6 CH3 | VI5", 4),
        ("store LG4", "PALM-3.6"),
        ("rotate RT17", "PALM-3.6"),
        ("store CH1", f"HO13 RT17 LG4 {rest} TE15 LG6 CH3 *CH1 | VI5"),
    )


def test_palm_11_6_a_porter_is_not_sent_home_while_he_carries() -> None:
    """PALM-6.6, PALM-11.6: automatic discards at the start of a round are no turn of one's own."""
    rest = "HO13 LG6 QU7 MK10 TR11 QU8 TE15 TM12 HO14 QU9 TE16 VI1 VI2"
    full = "*CH2 *CH3 *LG4 *LG5"
    follow(
        given(f"CH1/BT {rest} RT17 {full} | VI4", 4),
        ("store CH1", f"{rest} RT17 {full} *CH1/BT | VI4"),
        ("store LG6", "PALM-6.2"),
        ("set_active VI4 switch off", "PALM-11.6"),
    )
    follow(
        given(f"{rest} RT17 *CH1 {full} | VI4", 4),
        ("set_active VI4 switch off", "PALM-11.6"),
    )
    follow(
        given(f"CH1 {rest} RT17 {full} | VI4", 4),
        ("set_active VI4 switch off", f"CH1 {rest} RT17 {full} | VI4"),
        ("store CH1", "PALM-6.2"),
        ("set_active VI4", f"CH1 {rest} RT17 {full} | VI4"),
        ("store CH1", f"{rest} RT17 {full} *CH1 | VI4"),
    )
    follow(
        given(f"RT17 *CH1 *CH2 {rest} *CH3 *LG4 *LG5 | VI4", 3, turns=15),
        ("end_round", f"{rest} *CH3 *LG4 *LG5 RT17 CH1 CH2 | VI4"),
        ("set_active VI4 switch off", f"{rest} *CH3 *LG4 *LG5 RT17 CH1 CH2 | VI4"),
    )
    behind = "HO13 LG6 QU7 MK10 TR11 QU8 TE15 TM12 HO14 QU9 TE16 VI1 VI2 CH1"
    follow(
        given(f"{behind} RT17 *CH2 *CH3 *LG4 *LG5 | VI4", 4),
        ("set_active VI1 switch off", "PALM-11.6"),
        ("discard", f"{behind.removeprefix('HO13 ')} RT17 *CH2 *CH3 *LG4 *LG5 HO13 | VI4"),
        ("set_active VI4 switch off", "PALM-11.6"),
    )


LAST_DECK = (
    "RT17 CH1 CH2/BB *CH3 LG4/BT LG5/FB LG6 QU7/BB QU8 QU9 MK10/BB TR11/BB TM12/FB HO13/BB HO14/FB "
    "TE15/BB TE16 FE1/FB FE2/FB VI1 | VI6 VI7"
)


def test_palm_9_1_the_last_score_counts_buildings_feats_and_recruited_villagers() -> None:
    """PALM-8.7, PALM-9.1, PALM-9.2, PALM-9.3, PALM-11.8: no card moves after round 8."""
    state = follow(given(LAST_DECK, 8, turns=19), ("end_round", LAST_DECK))
    assert state.over
    # Loggers 6, Quarry 2, Tool Maker 4, Housing 4, Temple 6; Great Lodge; Elder; Shrine Keeper.
    assert score_of(state) == 22 + 5 + 3 + 2
    assert rating_of(score_of(state)) == "exceptional"
    assert upgrades_of(state.villages[0]) == 20
    assert GAME.legal_commands(state) == ()
    assert refused(state, "discard") == "PALM-8.7"
    assert refused(state, "end_round") == "PALM-8.7"


@pytest.mark.parametrize(
    ("logger", "score", "earned", "rating"),
    [("FB", 29, (), "respectable"), ("BB", 30, ("FE1", "FE2"), "exceptional")],
)
def test_palm_10_4_villagers_help_to_reach_a_feat_on_hard(
    logger: str, score: int, earned: tuple[str, ...], rating: str
) -> None:
    """PALM-9.6, PALM-10.1, PALM-10.4, PALM-11.8: the score with the Elder, levels of buildings."""
    deck = (
        f"RT17 CH1 CH2 CH3 LG4/BT LG5/BB LG6/{logger} QU7/BB QU8/BB QU9 MK10 TR11 TM12/FB HO13/BT "
        "HO14/FB TE15/FB TE16 VI1 VI2 | VI6"
    )
    state = do(given(deck, 8, turns=18), "end_round")
    assert state.setup.option("difficulty") == "hard"
    assert (score_of(state), rating_of(score_of(state))) == (score, rating)
    assert newly_earned(state, ()) == earned


@pytest.mark.parametrize(
    ("least", "most", "rating"),
    [
        (0, 9, "unrated"),
        (10, 19, "needs work"),
        (20, 29, "respectable"),
        (30, 39, "exceptional"),
        (40, 57, "astounding"),
    ],
)
def test_palm_9_6_ratings_change_at_each_ten(least: int, most: int, rating: str) -> None:
    """PALM-9.6: both ends of every line of the solo chart."""
    assert rating_of(least) == rating_of(most) == rating


def test_palm_16_1_the_order_may_be_studied_until_the_first_turn_only() -> None:
    """PALM-2.2, PALM-16.1, PALM-16.2: three cards and the stored ones; taken back, all again."""
    order = "CH1 LG4 QU7 MK10 TR11 HO13 CH2 LG5 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17"
    session = GameSession(GAME, given(order, 1))
    assert deck_of(GAME.view(session.state, 0)) == order
    session.play(parse_command("store LG4"))
    hidden = " ".join("?" * 12)
    assert deck_of(GAME.view(session.state, 0)) == f"CH1 QU7 MK10 {hidden} RT17 *LG4"
    session.play(parse_command("discard"))
    assert deck_of(GAME.view(session.state, 0)) == f"QU7 MK10 TR11 {hidden[2:]} RT17 *LG4 ?"
    session.undo()
    session.undo()
    assert deck_of(GAME.view(session.state, 0)) == order
