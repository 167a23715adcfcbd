"""The worked examples of the rule document that a solo game can play, step by step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from islands_desktop.core.refusals import BadSetup
from islands_desktop.core.session import GameSession
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import parse_command
from islands_desktop.games.palm_island.rules.feats import newly_earned, updated_profile
from islands_desktop.games.palm_island.state import State, read_tail
from islands_desktop.saves.profile import load_profile, record_feats
from tests.games.palm_island.card_table import AREAS, BUILDING_CODES, VILLAGER_CODES
from tests.games.palm_island.positions import (
    ORDER0,
    as_position,
    deck_of,
    do,
    make_position,
    new_solo,
    refused,
    seat_entry,
    stored_in,
)


def score_of(state: State) -> int:
    return GAME.standings(state).seats[0].total


def upgrades_of(state: State) -> int:
    return GAME.standings(state).seats[0].tie_breaks[0]


def rating_of(state: State) -> str:
    return GAME.standings(state).seats[0].rating


def test_PALM_EX_01_opening_turns() -> None:
    state = new_solo(order=ORDER0.split()[:-1])
    assert deck_of(state) == ORDER0
    state = do(state, "store LG4")
    assert refused(state, "store MK10 alt 1 pay LG4") == "PALM-3.1"
    assert refused(state, "store QU7") == "PALM-3.7"
    assert refused(state, "rotate CH1 pay LG4") == "PALM-5.3"
    state = do(state, "discard", "store MK10 alt 1 pay LG4")
    assert deck_of(state) == (
        "QU7 TR11 HO13 CH2 LG5 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17 LG4 CH1 *MK10"
    )
    assert stored_in(state) == ["MK10"]
    assert GAME.standings(state).seats[0].tie_breaks[1] == 1
    assert seat_entry(state)["turns"] == 3


def test_PALM_EX_02_paying_with_two_cards_keeps_their_positions() -> None:
    state = make_position(
        "LG4 HO13 QU7 MK10 TR11 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17 *CH2 CH1 *LG5", 2
    )
    state = do(state, "rotate LG4 pay CH2+LG5")
    assert deck_of(state) == (
        "HO13 QU7 MK10 TR11 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17 CH2 CH1 LG5 LG4/FB"
    )
    assert stored_in(state) == []
    assert (score_of(state), upgrades_of(state)) == (1, 1)


def test_PALM_EX_03_excess_is_lost_and_redundant_payment_refused() -> None:
    state = make_position(
        "QU7 HO13 LG4 MK10 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17 *TR11/FB *LG5 *CH2 CH1", 3
    )
    assert refused(state, "rotate QU7 pay LG5") == "PALM-5.3"
    assert refused(state, "rotate QU7 pay TR11+LG5") == "PALM-5.6"
    state = do(state, "rotate QU7 pay TR11")
    assert deck_of(state) == (
        "HO13 LG4 MK10 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17 TR11/FB *LG5 *CH2 CH1 QU7/FB"
    )
    assert stored_in(state) == ["LG5", "CH2"]


def test_PALM_EX_04_or_costs_are_paid_from_one_alternative() -> None:
    state = make_position(
        "TR11 HO13 LG4 MK10 QU7 QU8 TE15 TM12 HO14 LG6 QU9 TE16 RT17 *CH2/BT *LG5 *CH3 CH1", 2
    )
    assert refused(state, "store TR11 alt 1 pay LG5+CH3") == "PALM-5.3"
    assert refused(state, "store TR11 alt 2 pay LG5+CH3") == "PALM-5.3"
    assert refused(state, "store TR11 alt 1 pay CH2+LG5+CH3") == "PALM-5.6"
    assert refused(state, "store TR11 alt 3 pay CH2+LG5") == "PALM-5.1"
    state = do(state, "store TR11 alt 1 pay CH2+LG5")
    assert deck_of(state) == (
        "HO13 LG4 MK10 QU7 QU8 TE15 TM12 HO14 LG6 QU9 TE16 RT17 CH2/BT LG5 *CH3 CH1 *TR11"
    )
    assert stored_in(state) == ["CH3", "TR11"]
    assert GAME.standings(state).seats[0].tie_breaks[1] == 3


def test_PALM_EX_05_a_free_action_takes_an_empty_payment() -> None:
    state = make_position(
        "CH1 HO13 LG4 MK10 QU7 QU8 TE15 TM12 HO14 LG6 QU9 TE16 RT17 *LG5 CH3 TR11 CH2", 2
    )
    assert refused(state, "store CH1 pay LG5") == "PALM-5.6"
    assert stored_in(do(state, "store CH1")) == ["LG5", "CH1"]


def test_PALM_EX_06_the_fifth_stored_card_needs_a_reset() -> None:
    state = make_position(
        "CH1 *LG6 HO13 LG4 MK10 QU7 QU8 TE15 TM12 HO14 QU9 TE16 RT17 *CH2 *LG5 TR11 *CH3", 3
    )
    assert refused(state, "store CH1") == "PALM-6.2"
    assert refused(state, "store CH1 reset CH1") == "PALM-6.3"
    assert refused(state, "store CH1 reset TR11") == "PALM-6.3"
    state = do(state, "store CH1 reset LG6")
    assert deck_of(state) == (
        "LG6 HO13 LG4 MK10 QU7 QU8 TE15 TM12 HO14 QU9 TE16 RT17 *CH2 *LG5 TR11 *CH3 *CH1"
    )
    assert refused(state, "rotate LG6 pay CH2+LG5") == ""


def test_PALM_EX_08_a_chain_of_automatic_discards() -> None:
    state = make_position(
        "LG4 *CH1 *LG5 QU7 HO13 MK10 QU8 TE15 TM12 HO14 QU9 TE16 CH3 LG6 RT17 TR11 CH2", 2
    )
    state = do(state, "store LG4")
    assert deck_of(state) == (
        "QU7 HO13 MK10 QU8 TE15 TM12 HO14 QU9 TE16 CH3 LG6 RT17 TR11 CH2 *LG4 CH1 LG5"
    )
    assert stored_in(state) == ["LG4"]
    assert seat_entry(state)["turns"] == 1


def test_PALM_EX_09_the_tracker_second() -> None:
    state = make_position(
        "TE15 RT17 CH1 LG4/FB QU7 HO13 MK10 QU8 TM12 HO14 QU9 TE16 CH3 LG6 TR11 CH2 *LG5", 4, 9
    )
    assert refused(state, "store CH1") == "PALM-3.6"
    assert refused(state, "rotate TE15 pay LG5") == "PALM-5.3"
    state = do(state, "discard")
    assert refused(state, "discard") == "PALM-8.1"
    state = do(state, "end_round")
    assert state.round == 5
    assert deck_of(state) == (
        "CH1 LG4/FB QU7 HO13 MK10 QU8 TM12 HO14 QU9 TE16 CH3 LG6 TR11 CH2 *LG5 TE15 RT17"
    )
    assert state.tracker_face == "FT"
    assert stored_in(state) == ["LG5"]


def test_PALM_EX_11_the_trade_house_can_go_back() -> None:
    state = make_position(
        "TR11/BB CH1 LG4 QU7 HO13 MK10 TE15 TM12 HO14 QU9 TE16 CH3 LG6 RT17 CH2 *LG5 *QU8/FB", 5
    )
    assert upgrades_of(state) == 3
    assert refused(state, "flip TR11 pay LG5") == "PALM-5.3"
    state = do(state, "flip TR11 pay QU8")
    assert deck_of(state).endswith(" TR11/FB")
    assert AREAS["TR", "FB"].gives == (3, 0, 0)
    assert upgrades_of(state) == 2


def test_PALM_EX_12_the_tool_maker_straight_to_its_end_state() -> None:
    state = make_position(
        "TM12 CH1 LG4 QU7 HO13 TE15 HO14 TE16 LG6 RT17 CH2 *CH3/BT *QU8/BB *QU9/FB MK10 TR11 LG5",
        5,
    )
    assert score_of(state) == 2
    assert refused(state, "rotate TM12 pay CH3+QU9") == "PALM-5.3"
    assert refused(state, "rotate TM12 pay CH3+QU8+QU9") == "PALM-5.6"
    before = upgrades_of(state)
    state = do(state, "rotate TM12 pay CH3+QU8")
    assert deck_of(state).endswith(" TM12/FB")
    assert (score_of(state), upgrades_of(state)) == (6, before + 3)
    spent = make_position("TM12/FB RT17 *CH3/BB *QU8/BB *LG4/BB *CH2/BB", 5)
    for kind in ("store", "rotate", "flip"):
        assert refused(spent, f"{kind} TM12") == "PALM-3.7"


def test_PALM_EX_13_tracker_faces_over_a_game() -> None:
    state = new_solo(order=ORDER0.split()[:-1])
    faces, turns = [], 0
    while GAME.actor(state) is not None:
        if deck_of(state).startswith("RT17"):
            faces.append(state.tracker_face)
            state = do(state, "end_round")
        else:
            state = do(state, "discard")
            turns += 1
    assert faces == ["FT", "FB", "BB", "BT", "FT", "FB", "BB", "BT"]
    assert (score_of(state), upgrades_of(state), rating_of(state)) == (0, 0, "unrated")
    assert deck_of(state) == "RT17 " + ORDER0.removesuffix(" RT17")
    assert turns == 128


FINISHED = (
    "RT17 CH1/FB CH2/BT *CH3/BB LG4/BT LG5/BB LG6/FB QU7/BB *QU8/BB QU9/FB MK10/FB TR11/BT "
    "TM12/FB HO13/BT HO14/BB TE15/BB TE16"
)


def test_PALM_EX_14_the_final_score_counts_stored_cards() -> None:
    state = do(make_position(FINISHED, 8, 14), "end_round")
    assert GAME.actor(state) is None
    assert GAME.outcome(state) is not None
    assert (score_of(state), upgrades_of(state), rating_of(state)) == (31, 27, "exceptional")
    lines = {line.icon: line.points for line in GAME.standings(state).seats[0].lines}
    assert lines["logger"] == 5 + 2 + 1
    assert lines["quarry"] == 2 + 2 + 0
    assert lines["tool_maker"] == 4
    assert lines["housing"] == 6 + 3
    assert lines["temple"] == 6 + 0
    assert sum(lines.values()) == 31
    assert newly_earned(state, ()) == ("FE1",)


SEVERAL_FEATS = (
    "RT17 CH1/FB CH2/BT CH3/FB LG4/BB LG5/BB LG6/BB QU7/BB QU8/BB QU9/BB MK10/BB TR11/BT TM12/BT "
    "HO13/BB HO14/BB TE15/FB TE16/FB FE6/FB"
)


def test_PALM_EX_16_several_feats_in_one_game(tmp_path: Path) -> None:
    profile = (("FE6", "easy"),)
    medium: dict[str, Any] = {"difficulty": "medium", "profile": dict(profile)}
    state = do(make_position(SEVERAL_FEATS, 8, 16, **medium), "end_round")
    lines = {line.icon: line.points for line in GAME.standings(state).seats[0].lines}
    assert score_of(state) == 24
    assert [lines[kind] for kind in ("logger", "quarry", "housing", "temple")] == [6, 6, 6, 6]
    assert newly_earned(state, profile) == ()
    assert updated_profile(profile, state) == profile

    better = SEVERAL_FEATS.replace("HO13/BB", "HO13/BT").replace("LG4/BB", "LG4/BT")
    state = do(make_position(better, 8, 16, **medium), "end_round")
    assert score_of(state) == 30
    assert newly_earned(state, profile) == ("FE1", "FE2", "FE3", "FE5")
    recorded = {"FE1": "medium", "FE2": "medium", "FE3": "medium", "FE5": "medium", "FE6": "easy"}
    assert dict(updated_profile(profile, state)) == recorded
    kept = tmp_path / "profile.json"
    kept.write_text(json.dumps({"palm_island": {"feats": {"FE6": "easy"}}}))
    record_feats(kept, state)
    assert dict(load_profile(kept)) == recorded


def test_PALM_EX_41_difficulty_and_feats_at_set_up() -> None:
    profile = {"FE2": "easy", "FE5": "hard"}

    def rule_broken(**options: Any) -> str:
        with pytest.raises(BadSetup) as raised:
            new_solo(profile=profile, **options)
        return raised.value.rule

    new_solo(profile=profile, difficulty="hard", feats=[])
    assert rule_broken(difficulty="medium", feats=[]) == "PALM-10.1"
    assert rule_broken(difficulty="medium", feats=["FE2", "FE5"]) == "PALM-10.1"
    assert rule_broken(difficulty="hard", feats=["FE2"]) == "PALM-10.1"
    assert rule_broken(difficulty="easy", feats=["FE2", "FE3"]) == "PALM-10.2"
    state = new_solo(profile=profile, difficulty="easy", feats=["FE5", "FE2"], villagers=True)
    deck = as_position(state)["deck"]
    codes = [code for code, _, _ in deck]
    assert len(deck) == 22
    assert sorted(codes[:16]) == sorted(BUILDING_CODES)
    assert codes[16:18] == ["FE2", "FE5"]
    assert len(set(codes[18:21]) & set(VILLAGER_CODES)) == 3
    assert codes[21] == "RT17"
    assert [deck[16][1], deck[17][1]] == ["BT", "BT"]


def test_PALM_EX_43_save_and_resume_of_a_solo_game() -> None:
    """The example's solo part: three stored cards, a used discount, the middle of round 5."""
    start = make_position(
        "LG4/FB HO13 TE15 CH1 QU7/BB MK10/BT TR11 VI5 QU8 RT17 TM12 HO14 *CH2/BT CH3 *QU9/FB TE16 "
        "LG6 *LG5 | VI1 VI4",
        5,
        turns=9,
        off=("VI4",),
    )
    session = GameSession(GAME, start)
    session.play(parse_command("rotate HO13 pay LG5 discount VI1:F"))
    session.play(parse_command("discard"))
    saved = json.dumps(
        {
            "state": GAME.state_to_dict(session.state),
            "log": [[entry.command.to_dict(), entry.digest] for entry in session.log],
        }
    )
    loaded = json.loads(saved)
    log = [(GAME.command_from_dict(command), digest) for command, digest in loaded["log"]]
    resumed = GameSession.replay(GAME, start, log)
    assert resumed.state == session.state
    assert GAME.state_to_dict(resumed.state) == loaded["state"]
    assert stored_in(resumed.state) == ["CH2", "QU9"]
    assert seat_entry(resumed.state)["used"] == ["VI1"]
    assert seat_entry(resumed.state)["off"] == ["VI4"]
    assert seat_entry(resumed.state)["turns"] == 11
    assert read_tail(resumed.state, 0) == ("VI1", "VI4")
    assert GAME.legal_commands(resumed.state) == GAME.legal_commands(session.state)


@pytest.mark.parametrize("temple", ["TE15", "TE16"])
def test_PALM_EX_45_the_three_steps_of_a_temple(temple: str) -> None:
    """The steps' costs must be exactly covered by these cards; one resource less is refused."""
    steps = [
        ("", "rotate", "*CH1/BT *QU7/BB", "/FB", 3, 1),
        ("/FB", "flip", "*LG4/BB *CH1/FB *TR11/BB", "/BB", 6, 2),
        ("/BB", "rotate", "*TR11/FB *CH1/FB *CH2 *QU7/BB *QU8/BB", "/BT", 10, 3),
    ]
    for side, kind, stored, after, points, level in steps:
        cards = [word.lstrip("*").partition("/")[0] for word in stored.split()]
        state = make_position(f"{temple}{side} RT17 {stored} FE5/BB", 6)
        for left_out in cards:
            pay = "+".join(card for card in cards if card != left_out)
            assert refused(state, f"{kind} {temple} pay {pay}") == "PALM-5.3"
        before = score_of(state), upgrades_of(state)
        state = do(state, f"{kind} {temple} pay {'+'.join(cards)}")
        assert deck_of(state).split()[-1] == temple + after
        old = AREAS["TE", side.removeprefix("/") or "FT"]
        assert score_of(state) - before[0] == points - old.vp
        assert upgrades_of(state) - before[1] == level - old.up
    spent = make_position(f"{temple}/BT RT17 *CH1/BB", 6)
    for kind in ("store", "rotate", "flip"):
        assert refused(spent, f"{kind} {temple}") == "PALM-3.7"
