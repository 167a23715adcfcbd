"""The worked examples with feats and villagers in the deck, step by step."""

from __future__ import annotations

from tests.games.palm_island.positions import (
    deck_of,
    do,
    make_position,
    refused,
    seat_entry,
    stored_in,
)


def test_PALM_EX_17_the_offering_chest_gives_wild_resources() -> None:
    state = make_position(
        "HO13/FB FE4 CH1 LG4 QU7 MK10 TR11 CH2 LG5 QU8 TE15 TM12 HO14 CH3 RT17 QU9 TE16 LG6",
        3,
        difficulty="medium",
    )
    state = do(state, "store FE4", "store CH1", "store LG4")
    assert refused(state, "flip HO13 pay CH1+LG4") == "PALM-5.3"
    assert refused(state, "flip HO13 pay FE4+CH1+LG4") == "PALM-5.6"
    state = do(state, "flip HO13 pay FE4+CH1")
    assert deck_of(state) == (
        "QU7 MK10 TR11 CH2 LG5 QU8 TE15 TM12 HO14 CH3 RT17 QU9 TE16 LG6 FE4/BB CH1 *LG4 HO13/BB"
    )


def test_PALM_EX_19_the_feast_drum_restores_a_card() -> None:
    state = make_position(
        "FE6 CH1 LG4 QU7 MK10 TR11 HO13 LG5 QU8 TE15 TM12 HO14 RT17 *CH2 CH3/BT LG6 QU9/FB TE16",
        3,
        difficulty="medium",
    )
    assert refused(state, "rotate FE6 restore TE16") == "PALM-10.9"
    assert refused(state, "rotate FE6 restore LG4") == "PALM-10.9"
    assert refused(state, "rotate FE6 restore CH2") == "PALM-10.9"
    state = do(state, "rotate FE6 restore CH3")
    assert deck_of(state) == (
        "CH1 LG4 QU7 MK10 TR11 HO13 LG5 QU8 TE15 TM12 HO14 RT17 *CH2 *CH3/BT LG6 QU9/FB TE16 FE6/BB"
    )


def test_PALM_EX_20_the_long_storehouse_raises_the_limit() -> None:
    state = make_position(
        "FE5 LG4 CH1 QU7 MK10 TR11 HO13 LG5 QU8 TE15 TM12 HO14 RT17 *CH2 *CH3 *LG6 *QU9/FB TE16",
        4,
        difficulty="medium",
    )
    state = do(state, "rotate FE5 pay LG6", "store LG4")
    assert refused(state, "store CH1 reset CH2") == "PALM-6.4"
    state = do(state, "store CH1")
    assert stored_in(state) == ["CH2", "CH3", "QU9", "LG4", "CH1"]


def test_PALM_EX_21_a_recruited_villager_works_from_the_next_round() -> None:
    state = make_position(
        "HO13 VI1 VI5 RT17 LG4 CH1 QU7 MK10 TR11 LG5 QU8 TE15 TM12 HO14 *CH2/FB *CH3 *LG6 QU9 TE16",
        2,
        5,
    )
    assert refused(state, "store VI1") == "PALM-3.7"
    assert refused(state, "recruit VI5 pay CH2") == "PALM-3.1"
    assert refused(state, "recruit VI1 pay CH2+CH3+LG6") == "PALM-5.6"
    state = do(state, "recruit VI1 pay CH2+LG6", "discard", "discard")
    assert deck_of(state) == (
        "RT17 LG4 CH1 QU7 MK10 TR11 LG5 QU8 TE15 TM12 HO14 CH2/FB *CH3 LG6 QU9 TE16 HO13 VI5 | VI1"
    )
    assert seat_entry(state)["fresh"] == ["VI1"]
    state = do(state, "end_round")
    assert state.round == 3
    assert deck_of(state) == (
        "LG4 CH1 QU7 MK10 TR11 LG5 QU8 TE15 TM12 HO14 CH2/FB *CH3 LG6 QU9 TE16 HO13 VI5 RT17 | VI1"
    )
    assert seat_entry(state)["fresh"] == []
    assert deck_of(state).split().index("RT17") == 17
    assert refused(state, "rotate CH1 discount VI1:F") == ""


def test_PALM_EX_22_discounts_in_a_solo_position() -> None:
    state = make_position(
        "CH1 HO13 LG4 QU7 MK10 TR11 QU8 TE15 TM12 HO14 CH2 CH3 QU9 TE16 RT17 LG6 *LG5 | VI1 VI2",
        4,
    )
    assert refused(state, "rotate HO13 pay LG5 discount VI2:L+VI1:F") == "PALM-5.6"
    assert refused(state, "rotate CH1 discount VI2:L") == "PALM-5.9"
    state = do(state, "rotate HO13 pay LG5 discount VI1:F")
    assert deck_of(state).split(" | ")[0].endswith("LG6 LG5 HO13/FB")
    assert refused(state, "flip CH1 discount VI1:F") == "PALM-5.9"
    assert seat_entry(state)["used"] == ["VI1"]
    while not deck_of(state).startswith("RT17"):
        state = do(state, "discard")
    state = do(state, "end_round")
    assert seat_entry(state)["used"] == []
    assert refused(state, "rotate LG6 discount VI1:F") == "PALM-5.3"


def test_PALM_EX_24_the_pathfinder_never_reaches_past_the_tracker() -> None:
    state = make_position(
        "HO13 TE15 CH1 RT17 LG4 QU7 MK10 TR11 QU8 TM12 HO14 CH2 CH3 QU9 TE16 LG6 *LG5 | VI5", 4, 11
    )
    state = do(state, "store CH1")
    assert refused(state, "store LG4") == "PALM-3.6"
    assert deck_of(state) == (
        "HO13 TE15 RT17 LG4 QU7 MK10 TR11 QU8 TM12 HO14 CH2 CH3 QU9 TE16 LG6 *LG5 *CH1 | VI5"
    )
