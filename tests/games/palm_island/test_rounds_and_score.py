"""PALM-8 and PALM-9: the end of a round, the end of the game, and the score."""

from __future__ import annotations

import pytest

from islands_desktop.games.palm_island.events import GameEnded, RoundBegan, RoundEnded
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import parse_command
from islands_desktop.games.palm_island.state import read_deck
from tests.games.palm_island.positions import (
    as_position,
    deck_of,
    do,
    make_position,
    new_solo,
    refused,
    seat_entry,
    stored_in,
)

ALL_TURNS = ("discard", "store LG4", "rotate LG4", "flip LG4", "recruit VI4", "set_active VI4")


def test_with_the_tracker_on_top_every_turn_is_refused() -> None:
    """PALM-8.1: and `end_round` with any other card on top."""
    state = make_position("RT17 LG4 VI4 *CH1 HO13 | VI5", 3, 6)
    for text in ALL_TURNS:
        assert refused(state, text) == "PALM-8.1"
    assert refused(make_position("LG4 RT17 CH1"), "end_round") == "PALM-8.1"
    assert [command.kind for command in GAME.legal_commands(state)] == ["end_round"]


def test_alone_the_end_of_the_round_starts_at_once() -> None:
    """PALM-8.2."""
    assert do(make_position("RT17 LG4 CH1", 3, 2), "end_round").round == 4


def test_the_end_of_round_step_of_a_solo_game_does_nothing() -> None:
    """PALM-8.3: no card changes; only the tracker moves."""
    before = as_position(make_position("RT17 LG4/FB *CH1 HO13/BB", 3, 2))
    after = as_position(do(make_position("RT17 HO13/BB LG4/FB *CH1", 3, 2), "end_round"))
    assert sorted(before["deck"][1:]) == sorted(after["deck"][:-1])


def test_the_tracker_turns_to_its_next_face_and_goes_to_the_back_with_its_tail() -> None:
    """PALM-8.4 and PALM-17.1."""
    faces = []
    state = make_position("RT17 LG4 CH1 | VI4 VI6", 1, 2)
    for round_number in range(1, 9):
        assert state.round == round_number
        faces.append(read_deck(state, 0)[0].state)
        state = do(state, "end_round")
        if round_number < 8:
            assert deck_of(state) == "LG4 CH1 RT17 | VI4 VI6"
            state = do(state, "discard", "discard")
    assert faces == ["FT", "FB", "BB", "BT", "FT", "FB", "BB", "BT"]


def test_stored_cards_stay_stored_across_rounds() -> None:
    """PALM-8.5."""
    state = do(make_position("RT17 HO13 *LG4/BB LG5 *CH1", 2, 4), "end_round")
    assert stored_in(state) == ["LG4", "CH1"]


def test_a_round_begins_with_fresh_discounts_active_villagers_and_automatic_steps() -> None:
    """PALM-8.6: a stored top card that was not spent is discarded now."""
    state = make_position("RT17 *LG4 *CH1 HO13 *CH2 | VI1 VI4", 2, 5, used=("VI1",), fresh=("VI4",))
    state = do(state, "end_round")
    assert deck_of(state) == "HO13 *CH2 RT17 LG4 CH1 | VI1 VI4"
    seat = seat_entry(state)
    assert (seat["turns"], seat["fresh"], seat["used"]) == (0, [], [])


def test_after_round_8_the_game_is_over_and_no_card_moves() -> None:
    """PALM-8.7."""
    state = make_position("RT17 *LG4 *CH1 HO13 | VI6", 8, 3)
    transition = GAME.apply(state, parse_command("end_round"))
    after = transition.after
    assert deck_of(after) == deck_of(state)
    assert read_deck(after, 0)[0].state == "BT"
    assert (after.round, after.over, GAME.actor(after)) == (8, True, None)
    assert GAME.legal_commands(after) == ()
    for text in (*ALL_TURNS, "end_round"):
        assert refused(after, text) == "PALM-8.7"
    assert [type(event) for event in transition.events] == [RoundEnded, GameEnded]


def test_a_round_that_goes_on_says_so() -> None:
    """PALM-8.4, told by the events."""
    transition = GAME.apply(make_position("RT17 LG4 CH1", 4, 2), parse_command("end_round"))
    ended, began = transition.events[:2]
    assert isinstance(ended, RoundEnded) and ended.round == 4
    assert isinstance(began, RoundBegan) and (began.round, began.state) == (5, "FT")


def test_the_tail_is_never_ahead_and_never_used() -> None:
    """PALM-8.8: new ones are appended to it."""
    state = make_position("VI4 LG4 RT17 *LG5 CH1 | VI6", 3)
    state = do(state, "recruit VI4 pay LG5")
    assert deck_of(state) == "LG4 RT17 LG5 CH1 | VI6 VI4"
    assert refused(state, "recruit VI6 pay LG5") == "PALM-3.6"
    state = do(state, "discard", "end_round")
    assert deck_of(state) == "LG5 CH1 LG4 RT17 | VI6 VI4"


def score_of(text: str) -> int:
    return GAME.standings(make_position(text, 8)).seats[0].total


def test_the_score_is_the_vp_of_all_active_areas_stored_or_not() -> None:
    """PALM-9.1: buildings and feats."""
    assert score_of("RT17 LG4/BT TE15/BB *QU7/BB HO13") == 5 + 6 + 2 + 0
    assert score_of("RT17 LG4 FE1/FB") == 5
    assert score_of("RT17 LG4 FE1/BB") == 2


def test_recruited_villagers_add_their_vp() -> None:
    """PALM-9.2: from the moment they are recruited, also in round 8."""
    assert score_of("RT17 LG4/FB | VI6") == 1 + 3
    state = make_position("RT17 LG4/FB | VI6", 8, 2, fresh=("VI6",))
    assert GAME.standings(state).seats[0].total == 4


def test_offers_stored_resources_and_upgrades_score_nothing() -> None:
    """PALM-9.3."""
    assert score_of("VI6 VI7 RT17 *CH1/BB *TR11/BB TE15/BB HO13/BB") == 6 + 3
    assert score_of("RT17 *CH1/BB *MK10/BB | VI1 VI2 VI3") == 0


def test_ties_are_compared_by_upgrades_then_stored_resources() -> None:
    """PALM-9.4 and PALM-17.13: UP of buildings only, each stored symbol counts one."""
    state = make_position("RT17 LG4/BT CH1/FB *MK10/BB *TR11/FB FE1/FB | VI6", 8)
    assert GAME.standings(state).seats[0].tie_breaks[:2] == (3 + 1 + 2 + 1, 3 + 3)


def test_a_solo_player_is_always_first() -> None:
    """PALM-9.5: places exist in solo games too."""
    standings = GAME.standings(new_solo(2))
    assert standings.places == (1,)
    assert standings.winners == (0,)


@pytest.mark.parametrize(
    ("deck", "points", "rating"),
    [
        ("HO13/BT HO14/BB", 9, "unrated"),
        ("TE15/BT", 10, "needs work"),
        ("TE15/BT HO13/BT HO14/BB", 19, "needs work"),
        ("TE15/BT TE16/BT", 20, "respectable"),
        ("TE15/BT TE16/BT HO13/BT HO14/BB", 29, "respectable"),
        ("TE15/BT TE16/BT LG4/BT LG5/BT", 30, "exceptional"),
        ("TE15/BT TE16/BT HO13/BT HO14/BB LG4/BT LG5/BT", 39, "exceptional"),
        ("TE15/BT TE16/BT LG4/BT LG5/BT LG6/BT FE1/FB", 40, "astounding"),
    ],
)
def test_the_solo_chart_rates_the_score(deck: str, points: int, rating: str) -> None:
    """PALM-9.6 and PALM-17.14."""
    state = do(make_position(f"RT17 CH1 {deck}", 8, 3), "end_round")
    sheet = GAME.standings(state).seats[0]
    assert (sheet.total, sheet.rating) == (points, rating)
    assert sum(line.points for line in sheet.lines) == points


def test_the_end_of_the_game_is_told_with_score_rating_and_new_feats() -> None:
    """PALM-9.6 and PALM-10.4."""
    deck = "RT17 TE15/BT TE16/BT LG4/BT LG5/BT"
    ended = GAME.apply(make_position(deck, 8, 4), parse_command("end_round")).events[-1]
    assert isinstance(ended, GameEnded)
    assert (ended.score, ended.rating) == (30, "exceptional")
    assert ended.feats == ("FE1", "FE4")
