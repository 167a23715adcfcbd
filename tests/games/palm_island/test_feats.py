"""PALM-10: difficulties, feats in the deck, and what earns them."""

from __future__ import annotations

from typing import Any

import pytest

from islands_desktop.core.refusals import BadSetup
from islands_desktop.games.palm_island.events import ChestTurned
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import parse_command
from islands_desktop.games.palm_island.rules.feats import (
    feat_progress,
    feats_met,
    newly_earned,
    updated_profile,
)
from islands_desktop.games.palm_island.state import State
from tests.games.palm_island.card_table import FEAT_CODES, VILLAGER_CODES
from tests.games.palm_island.positions import (
    ALL_EARNED,
    as_position,
    deck_of,
    do,
    is_legal,
    make_position,
    new_solo,
    refused,
    stored_in,
)


@pytest.mark.parametrize(
    ("difficulty", "allowed"),
    [("hard", {0}), ("medium", {1}), ("easy", {0, 1, 2, 3, 4, 5, 6})],
)
def test_the_difficulty_decides_how_many_feats_are_used(difficulty: str, allowed: set[int]) -> None:
    """PALM-10.1 and PALM-17.15: easy includes none."""
    for count in range(7):
        options: dict[str, Any] = {
            "difficulty": difficulty,
            "feats": FEAT_CODES[:count],
            "profile": ALL_EARNED,
        }
        if count in allowed:
            assert len(as_position(new_solo(1, **options))["deck"]) == 17 + count
            continue
        with pytest.raises(BadSetup) as raised:
            new_solo(1, **options)
        assert raised.value.rule == "PALM-10.1"


def test_only_earned_feats_can_be_used_each_once() -> None:
    """PALM-10.2."""
    for feats, profile in ((["FE1"], {"FE2": "hard"}), (["FE1", "FE1"], {"FE1": "hard"})):
        with pytest.raises(BadSetup) as raised:
            new_solo(1, difficulty="easy", feats=feats, profile=profile)
        assert raised.value.rule == "PALM-10.2"


def test_feats_enter_the_deck_at_bt_and_never_show_their_record_side() -> None:
    """PALM-10.3: from no side a printed action leads to FT."""
    state = new_solo(1, difficulty="easy", feats=FEAT_CODES, profile=ALL_EARNED)
    assert {card[1] for card in as_position(state)["deck"] if card[0] in FEAT_CODES} == {"BT"}
    rich = "RT17 *TR11/FB *CH1/BB *QU7/BB *LG4/BB"
    for code in FEAT_CODES:
        for side in ("BT", "BB", "FB"):
            if (code, side) == ("FE5", "FB"):
                continue
            given = make_position(f"{code}/{side} HO13 {rich}")
            for command in GAME.legal_commands(given):
                after = as_position(GAME.successor(given, command))
                assert [c[1] for c in after["deck"] if c[0] == code] != ["FT"]


def finished(deck: str, **options: Any) -> State:
    return do(make_position(f"RT17 {deck}", 8, 5, **options), "end_round")


@pytest.mark.parametrize(
    ("deck", "met"),
    [
        ("TE15/BT TE16/BT LG4/BT LG5/BB HO13/BB", "FE1 FE4"),  # 30
        ("TE15/BT TE16/BT LG4/BT LG5/BB HO13/FB", "FE4"),  # 28
        ("TE15/BT HO13/BT HO14/BT LG4/BB LG5/BB LG6/BB", "FE2 FE6"),  # 28
        ("TE15/BT HO13/BT HO14/BT LG4/BB LG5/BB LG6/FB QU7/BB", "FE6"),  # 29
        ("TE15/BT TE16/FB HO13/BT LG4/BB LG5/BB LG6/BB HO14/FB QU7/BB", "FE2"),  # 28
        ("TE15/BB TE16/BB HO13/BT LG4/BT QU7/BB", "FE4"),  # 25
        ("TE15/BB TE16/BB HO13/BT LG4/BT LG5/FB", ""),  # 24
        ("TE15/BT HO13/BT HO14/BT QU7/BB QU8/BB QU9/BB", "FE5 FE6"),  # 28
        ("TE15/BT HO13/BT HO14/BB QU7/BB QU8/BB QU9/BB LG4/BB LG5/FB", "FE5"),  # 28
        ("TE15/BT HO13/BT HO14/BB QU7/BB QU8/BB QU9/FB LG4/BT", ""),  # 28
    ],
)
def test_all_feats_whose_criteria_hold_are_earned(deck: str, met: str) -> None:
    """PALM-10.4: several at once if so."""
    assert feats_met(finished(deck)) == tuple(met.split())


def test_the_coral_nursery_wants_every_building_upgraded() -> None:
    """PALM-10.4: all 16 at UP 1 or more, and 26 VP."""
    deck = (
        "CH1/FB CH2/BT CH3/BB LG4/FB LG5/FB LG6/FB QU7/FB QU8/BT QU9/FB MK10/FB TR11/FB TM12/FB "
        "HO13/BB TE15/BB TE16/FB HO14/BT"
    )
    assert GAME.standings(finished(deck)).seats[0].total == 25
    assert feats_met(finished(deck)) == ()
    better = deck.replace("LG4/FB", "LG4/BB")
    assert feats_met(finished(better)) == ("FE3",)
    assert feats_met(finished(better.replace("CH1/FB", "CH1"))) == ()


def test_the_score_of_a_criterion_includes_feats_and_villagers() -> None:
    """PALM-10.4: levels count buildings only."""
    twenty_two = "TE15/BT TE16/BT QU7/BB"
    assert feats_met(finished(twenty_two)) == ()
    assert feats_met(finished(f"{twenty_two} | VI6")) == ("FE4",)
    assert feats_met(finished(f"{twenty_two} FE1/FB | VI6")) == ("FE1", "FE4")


def test_nothing_is_earned_before_the_end_or_with_an_aid() -> None:
    """PALM-10.4 and PALM-10.5."""
    deck = "TE15/BT TE16/BT LG4/BT LG5/BT"
    assert feats_met(make_position(f"RT17 {deck}", 8)) == ()
    assert feats_met(finished(deck)) == ("FE1", "FE4")
    assert feats_met(finished(deck, open_deck=True)) == ()
    assert feats_met(finished(deck, practice=True)) == ()


def test_the_profile_keeps_the_hardest_difficulty_of_each_feat() -> None:
    """PALM-10.5."""
    state = finished("TE15/BT TE16/BT LG4/BT LG5/BT", difficulty="hard")
    before = (("FE1", "easy"), ("FE2", "medium"))
    assert dict(updated_profile(before, state)) == {"FE1": "hard", "FE2": "medium", "FE4": "hard"}
    assert newly_earned(state, before) == ("FE4",)
    easy = finished("TE15/BT TE16/BT LG4/BT LG5/BT", difficulty="easy")
    assert dict(updated_profile((("FE1", "hard"),), easy)) == {"FE1": "hard", "FE4": "easy"}


@pytest.mark.parametrize(
    ("code", "rotate_cost", "flip_cost"),
    [
        ("FE1", "CH1+LG4", "CH1+LG4+QU7"),
        ("FE2", "CH1+LG4", "LG4+QU7"),
        ("FE3", "CH1+LG4", "CH1+QU7"),
    ],
)
def test_building_feats_behave_like_buildings(code: str, rotate_cost: str, flip_cost: str) -> None:
    """PALM-10.6: rotated at BT, flipped at BB."""
    stored = "RT17 *CH1 *LG4 *QU7/BB HO14"
    rotated = do(make_position(f"{code} HO13 {stored}"), f"rotate {code} pay {rotate_cost}")
    assert deck_of(rotated).endswith(f"{code}/BB")
    flipped = do(make_position(f"{code}/BB HO13 {stored}"), f"flip {code} pay {flip_cost}")
    assert deck_of(flipped).endswith(f"{code}/FB")
    storable = {"FE2": True, "FE3": True}.get(code, False)
    assert is_legal(make_position(f"{code} HO13 {stored}"), f"store {code}") == storable


def test_the_offering_chest_turns_on_when_it_pays_and_only_then() -> None:
    """PALM-10.7: BT, BB, FB; reset and automatic discard leave it."""
    state = make_position("QU7 QU8 HO13 RT17 *FE4")
    transition = GAME.apply(state, parse_command("rotate QU7 pay FE4"))
    turned = [event for event in transition.events if isinstance(event, ChestTurned)]
    assert [(event.from_state, event.to_state) for event in turned] == [("BT", "BB")]
    assert deck_of(transition.after) == "QU8 HO13 RT17 FE4/BB QU7/FB"
    second = do(make_position("QU7 HO13 RT17 *FE4/BB"), "rotate QU7 pay FE4")
    assert deck_of(second) == "HO13 RT17 FE4/FB QU7/FB"
    spent = make_position("FE4/FB HO13 RT17 *CH1")
    assert {command.card for command in GAME.legal_commands(spent)} == {""}
    passed = do(make_position("TE15 *FE4 HO13 RT17"), "discard")
    assert deck_of(passed) == "HO13 RT17 TE15 FE4"
    full = make_position("CH1 HO13 RT17 *FE4 *CH2 *CH3 *LG4")
    assert deck_of(do(full, "store CH1 reset FE4")) == "HO13 RT17 FE4 *CH2 *CH3 *LG4 *CH1"
    assert refused(full, "store CH1") == "PALM-6.2"


def test_the_long_storehouse_raises_the_limit_to_the_end() -> None:
    """PALM-10.8: from the moment it is at BB."""
    state = make_position("FE5 CH1 HO13 RT17 *LG4 *CH2 *CH3 *LG5 *LG6")
    assert refused(state, "store CH1") == "PALM-6.2"
    state = do(make_position("FE5 CH1 CH2 RT17 *LG4 *CH3 *LG5 *LG6"), "rotate FE5 pay LG4")
    state = do(state, "store CH1", "store CH2")
    assert len(stored_in(state)) == 5
    assert refused(make_position("FE5/BB RT17 *LG4"), "rotate FE5 pay LG4") == "PALM-3.7"


def test_the_feast_drum_stores_a_passed_card_unpaid_or_none() -> None:
    """PALM-10.9: at BT by rotating, at BB by flipping, within the limit."""
    passed = "RT17 CH1 *CH2 MK10/BB LG4/BT QU7 TE15 VI1"
    for drum, kind, after in (("FE6", "rotate", "FE6/BB"), ("FE6/BB", "flip", "FE6/FB")):
        state = make_position(f"{drum} HO13 LG5 {passed}")
        named = {c.restore for c in GAME.legal_commands(state) if c.card == "FE6"}
        assert named == {"", "CH1", "MK10"}
        assert deck_of(do(state, f"{kind} FE6")).endswith(after)
        assert stored_in(do(state, f"{kind} FE6 restore MK10")) == ["CH2", "MK10"]
        for code in ("LG4", "QU7", "TE15", "LG5", "CH2", "FE6", "RT17", "VI1", "CH3"):
            assert refused(state, f"{kind} FE6 restore {code}") == "PALM-10.9"
    full = make_position("FE6 HO13 RT17 CH1 *CH2 *CH3 *LG4 *LG5")
    assert refused(full, "rotate FE6 restore CH1") == "PALM-6.1"
    assert refused(full, "rotate FE6 restore CH1 reset CH2") == "PALM-6.4"
    assert is_legal(full, "rotate FE6")
    assert refused(make_position("CH1 HO13 RT17 LG4 *CH2"), "rotate CH1 pay CH2 restore LG4") == (
        "PALM-10.9"
    )
    assert {c.card for c in GAME.legal_commands(make_position("FE6/FB HO13 RT17 CH1"))} == {""}


def test_a_card_restored_right_behind_the_tracker_pays_in_the_same_round() -> None:
    """PALM-10.9: it is stored where it lies, like any other."""
    state = do(make_position("FE6 QU7 HO13 RT17 LG4/BB CH1"), "rotate FE6 restore LG4")
    assert deck_of(do(state, "rotate QU7 pay LG4")).endswith("FE6/BB QU7/FB")


def test_three_different_villagers_are_on_offer_in_a_solo_game_with_villagers() -> None:
    """PALM-10.10."""
    for seed in range(50):
        codes = [card[0] for card in as_position(new_solo(seed, villagers=True))["deck"]]
        assert len(codes) == 20
        assert len(set(codes) & set(VILLAGER_CODES)) == 3


def test_how_near_a_game_is_to_each_feat() -> None:
    """PALM-10.4: every condition has its figure; PALM-EX-16 before its changes."""
    state = make_position(
        "RT17 CH1/FB CH2/BT CH3/FB LG4/BB LG5/BB LG6/BB QU7/BB QU8/BB QU9/BB MK10/BB TR11/BT "
        "TM12/BT HO13/BB HO14/BB TE15/FB TE16/FB",
        round=8,
    )
    near = {feat.code: feat for feat in feat_progress(state)}
    assert near["FE1"].figures == ((24, 30),)
    assert near["FE2"].figures == ((3, 3), (24, 28))
    assert near["FE3"].figures == ((16, 16), (24, 26))
    assert near["FE4"].figures == ((0, 2), (24, 25))
    assert near["FE6"].figures == ((0, 2), (24, 28))
    assert not any(feat.met for feat in near.values())
    assert near["FE3"].nearness > near["FE2"].nearness > near["FE4"].nearness
