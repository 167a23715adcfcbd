"""The solo player: honest, the same every time, better with every level, stopped at once."""

from __future__ import annotations

import time
from statistics import fmean
from typing import Any

import pytest

from islands_desktop.core.chance import seed_chance, shuffle
from islands_desktop.core.refusals import UnknownGame
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.scoring import score_of
from islands_desktop.games.palm_island.state import HIDDEN, TRACKER_FACE, State
from islands_desktop.opponents import LEVELS, find_player, suggest
from tests.games.palm_island.positions import make_position

AMPLE = 1e6
"""Seconds that never run out, so that the answer does not depend on the machine."""

EVERYTHING = {
    "difficulty": "easy",
    "feats": ["FE1", "FE4", "FE6"],
    "profile": {"FE1": "hard", "FE4": "hard", "FE6": "hard"},
    "villagers": True,
}


def deal(seed: int, options: dict[str, Any] | None = None) -> State:
    return GAME.new_game(GAME.make_setup("solo", 1, seed, options))


def play_out(seed: int, level: str, options: dict[str, Any] | None = None) -> State:
    state = deal(seed, options)
    while not state.over:
        state = GAME.successor(state, suggest(GAME, state, level, AMPLE).command)
    return state


def turns_on(state: State, turns: int, level: str = "easy") -> State:
    for _turn in range(turns):
        state = GAME.successor(state, suggest(GAME, state, level, AMPLE).command)
    return state


def with_hidden_cards_mixed(state: State, seed: int) -> State:
    """The same position as far as the player knows, the unseen cards in another order."""
    village = state.villages[0]
    known = find_player("palm_island").known(state, 0).villages[0].deck
    places = [place for place, face in enumerate(known) if face == HIDDEN]
    mixed, _chance = shuffle([village.deck[place] for place in places], seed_chance(seed))
    deck = bytearray(village.deck)
    for place, face in zip(places, mixed, strict=True):
        deck[place] = face
    other = state._replace(villages=(village._replace(deck=bytes(deck)),), chance=seed)
    return other._replace(setup=GAME.make_setup("solo", 1, seed, dict(state.setup.options)))


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str) -> None:
    """Two positions that differ only in what the player may not know get the same answer."""
    for seed in range(3):
        state = turns_on(deal(seed), 3)
        answers = {suggest(GAME, with_hidden_cards_mixed(state, n), level, AMPLE) for n in range(4)}
        assert len(answers) == 1
        assert answers == {suggest(GAME, state, level, AMPLE)}


def test_cards_not_reached_in_the_first_round_are_unknown() -> None:
    state = turns_on(deal(11), 3)
    known = find_player("palm_island").known(state, 0)
    assert HIDDEN in known.villages[0].deck
    assert (known.setup.seed, known.chance) == (0, 0)
    while state.round == 1:
        state = turns_on(state, 1)
    assert HIDDEN not in find_player("palm_island").known(state, 0).villages[0].deck


@pytest.mark.parametrize("level", LEVELS)
def test_same_position_same_answer(level: str) -> None:
    state = turns_on(deal(3), 20)
    assert suggest(GAME, state, level, AMPLE) == suggest(GAME, state, level, AMPLE)


@pytest.mark.parametrize("options", [None, EVERYTHING], ids=["plain", "everything"])
def test_every_suggestion_is_legal_and_has_a_reason(options: dict[str, Any] | None) -> None:
    for seed in range(4):
        state = deal(seed, options)
        while not state.over:
            found = suggest(GAME, state, "easy", AMPLE)
            assert found.command in GAME.legal_commands(state)
            assert found.reason.endswith(".")
            assert 0 <= found.value <= 90
            state = GAME.successor(state, found.command)


def test_villagers_are_never_switched_off_and_on_for_ever() -> None:
    """PALM-11.6: switching is no turn; a game by itself must come to an end all the same."""
    recruited = 0
    for seed in (2, 6):
        end = play_out(seed, "medium", {"villagers": True})
        recruited += len(end.villages[0].tail)
        assert end.villages[0].off == 0
    assert recruited > 0


def test_levels_beat_each_other() -> None:
    """PALM-9.6: easy is within reach of a newcomer, medium and hard are clearly better."""
    deals = range(1000, 1010)
    easy, medium = ([score_of(play_out(seed, level)) for seed in deals] for level in LEVELS[:2])
    hard = [score_of(play_out(seed, "hard")) for seed in deals[:2]]
    assert fmean(easy) >= 20
    assert fmean(medium) > fmean(easy) + 1
    assert fmean(hard) > fmean(medium[:2]) + 1
    assert fmean(hard) >= 30


def test_value_is_the_score_expected() -> None:
    """PALM-9.1: it comes close to the final score as the game goes on, and meets it at the end."""
    state = deal(1000)
    while not state.over:
        found = suggest(GAME, state, "medium", AMPLE)
        assert 5 <= found.value <= 60
        state = GAME.successor(state, found.command)
    assert found.value == score_of(state)


def test_thinking_ends_when_it_is_stopped() -> None:
    state = turns_on(deal(5), 2)
    begun = time.monotonic()
    found = suggest(GAME, state, "hard", AMPLE, stop=lambda: True)
    assert found.command in GAME.legal_commands(state)
    assert time.monotonic() - begun < 1
    assert suggest(GAME, state, "hard", 0.0).command in GAME.legal_commands(state)


def test_end_of_a_round_is_the_only_choice_and_of_the_game_there_is_none() -> None:
    state = deal(5)
    while state.villages[0].deck[0] != TRACKER_FACE:
        state = turns_on(state, 1)
    assert suggest(GAME, state, "hard", AMPLE).command.kind == "end_round"
    with pytest.raises(ValueError, match="nothing to decide"):
        suggest(GAME, play_out(5, "easy"), "hard", AMPLE)
    with pytest.raises(KeyError):
        suggest(GAME, state, "divine", AMPLE)


def test_game_without_a_player_is_named() -> None:
    with pytest.raises(UnknownGame):
        find_player("chess")


def test_one_point_is_a_point() -> None:
    state = make_position("HO13 RT17 *LG4 *CH1", round=8)
    reason = suggest(GAME, state, "easy", AMPLE).reason
    assert reason == "Housing 13 gains 1 victory point at once."


def test_a_discard_without_any_choice_says_that_it_is_one() -> None:
    state = make_position("HO13 *TE15 TM12 RT17 LG4")
    assert {command.kind for command in GAME.legal_commands(state)} == {"discard"}
    assert suggest(GAME, state, "easy", AMPLE).reason == "Nothing else can be done now."


def test_last_turn_of_the_game_takes_the_most_points() -> None:
    """PALM-9.1: nothing but victory points counts any more."""
    for seed in range(12):
        state = deal(seed)
        while state.round < 8 or state.villages[0].deck[1] != TRACKER_FACE:
            state = turns_on(state, 1)
        scores = [score_of(GAME.successor(state, c)) for c in GAME.legal_commands(state)]
        assert score_of(turns_on(state, 1, "hard")) == max(scores)


@pytest.mark.parametrize("level", ("medium", "hard"))
def test_a_game_that_ends_a_turn_earlier_counts_beside_longer_ones(level: str) -> None:
    """PALM-7.1: what passes by itself takes no turn; here the point lies on the shorter way."""
    state = make_position("MK10/FB HO13 *QU7/FB RT17 *LG4 *CH2", round=8)
    while not state.over:
        state = turns_on(state, 1, level)
    assert score_of(state) == 1
