"""One of a kind is said as one: no “1 victory points”, no brackets around an ending."""

from __future__ import annotations

import pytest

from islands_desktop.core.phrases import install_translator
from islands_desktop.games.palm_island import events
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.names import points_words, resource_words
from tests.games.palm_island.positions import do, make_position

LAST = "RT17 {} CH1 CH2 CH3 LG5 LG6 QU7 QU8 QU9 MK10 TR11 TM12 HO13 HO14 TE15 TE16"


def test_resources_are_counted_in_words() -> None:
    assert resource_words((1, 1, 1), 1) == "1 log, 1 fish, 1 stone, 1 wild"
    assert resource_words((2, 2, 2), 2) == "2 logs, 2 fish, 2 stones, 2 wild"


def test_one_and_several_are_sentences_of_their_own() -> None:
    """A language that says “1 peixe, 2 peixes” can do so for every word."""
    asked: list[str] = []

    def note(sentence: str) -> str:
        asked.append(sentence)
        return sentence

    install_translator(note)
    try:
        resource_words((1, 1, 1), 1)
        points_words(1)
        ones = set(asked)
        asked.clear()
        resource_words((2, 2, 2), 2)
        points_words(2)
        assert len(ones) == len(asked) == 5
        assert not ones & set(asked)
    finally:
        install_translator(None)


@pytest.mark.parametrize(
    ("logger", "points"), [("LG4", "0 victory points"), ("LG4/FB", "1 victory point")]
)
def test_the_end_of_a_game_is_told_in_words(logger: str, points: str) -> None:
    state = do(make_position(LAST.format(logger), 8), "end_round")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == f"Eight rounds are over: {points}, unrated."
    ended = events.GameEnded(0, int(points[0]), "unrated")
    assert GAME.describe_event(ended, state) == f"The game ended with {points}: unrated."
