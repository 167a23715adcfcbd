"""Every game of the program has a computer player; other names are refused in a sentence."""

from __future__ import annotations

import pytest

from islands_desktop.core.refusals import UnknownGame
from islands_desktop.games.registry import GAME_IDS
from islands_desktop.opponents.players import find_player


@pytest.mark.parametrize("game", sorted({*GAME_IDS, "propeller_islands"}))
def test_every_game_has_a_player(game: str) -> None:
    assert hasattr(find_player(game), "choose")


def test_a_game_without_a_player_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match="No computer player knows “chess”"):
        find_player("chess")
