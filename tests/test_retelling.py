"""Positions in plain words, for every game."""

from __future__ import annotations

import pytest

from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.retelling import tell_position


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_position_of_every_game_is_told_in_plain_words(game_id: str) -> None:
    game = find_game(game_id)
    mode = game.modes[-1]
    state = game.new_game(game.make_setup(mode.id, max(mode.seats), 7))
    lines = list(tell_position(game, state))
    assert lines[0].startswith("Now: ")
    assert [line for line in lines if line.startswith("  score: ")]
    assert not [line for line in lines[1:] if set(line) & set("{}[]'")]
