"""The worked examples RV-01 to RV-69 of the rules, and those beyond them, by the program."""

from __future__ import annotations

from random import Random

import pytest

from islands_desktop.games.rabbit_island.components import HILL_SHORT, TOKENS
from islands_desktop.games.rabbit_island.game import GAME
from islands_desktop.games.rabbit_island.state import MOVEMENT
from tests.games.rabbit_island.example_values import Example, Refusal
from tests.games.rabbit_island.examples import EXAMPLE_IDS, EXAMPLES, NEW_GAMES, WHOLE_GAMES
from tests.games.rabbit_island.examples_beyond import BEYOND
from tests.games.rabbit_island.positions import facts_of, new_game, play, state_at

INCOMPLETE = ("RV-64", "RABB-11.2")
"""Tiles lie loose or are left out there, for what is told needs no more."""


@pytest.mark.parametrize("example", (*EXAMPLES, *BEYOND), ids=lambda example: example.id)
def test_worked_example(example: Example) -> None:
    state = play(example.given, *example.lines)
    if example.number not in INCOMPLETE:
        assert GAME.problems(state) == []


def test_every_example_of_the_rules_is_played() -> None:
    told_by_number = {"RV-01", "RV-68"}
    assert {example.number for example in EXAMPLES} | told_by_number == set(EXAMPLE_IDS)


@pytest.mark.parametrize(("mode", "seats", "hand", "box"), NEW_GAMES)
def test_rv_01_new_games(mode: str, seats: int, hand: int, box: int) -> None:
    state = new_game(mode, seats, seed=5)
    facts = facts_of(state)
    assert [len(tiles) for tiles in facts["tile_hands"]] == [hand] * seats
    assert (facts["box"], facts["tile_discards"]) == (box, [])
    assert facts["carrots"] == [100] * seats
    assert facts["supplies"] == [TOKENS] * seats
    assert facts["rabbits"] == [(0, 0)] * seats
    assert (facts["movement_deck"], facts["action_deck"]) == (54, 27)
    assert (state.land.tile(0) == HILL_SHORT) == (mode == "short")


@pytest.mark.parametrize(("mode", "seats", "turns", "years"), WHOLE_GAMES)
def test_rv_68_build_turns_of_whole_games(mode: str, seats: int, turns: int, years: int) -> None:
    """RABB-4.2: years times seats; the game ends after the last seat's turn of the last year."""
    rng, state = Random(f"{mode} {seats}"), new_game(mode, seats, seed=3)
    begun = []
    while commands := GAME.legal_commands(state):
        if state.point == MOVEMENT:
            begun.append((state.year, state.active))
        state = GAME.successor(state, rng.choice(commands))
    assert len(begun) == turns
    assert begun[-1] == (years, (state.first - 1) % seats)
    play(state, Refusal("A: P", "RABB-4.2"))


def test_rv_02_the_first_tile() -> None:
    """RV-02 once more by the lists: a tile with a South arrow fits East and West of the Hill."""
    (example,) = (one for one in EXAMPLES if one.id == "RV-02")
    listed = {
        (command.x, command.y)
        for command in GAME.legal_commands(state_at(example.given))
        if command.tile == "forest-1"
    }
    assert listed == {(1, 0), (-1, 0)}
