"""Decisions of a finished game are judged by what their seats knew, and cost nothing or more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from islands_desktop.core.game import Game
from islands_desktop.games.registry import GAME_IDS, find_game
from islands_desktop.opponents.analysis import (
    Decision,
    Judgement,
    costliest,
    decisions,
    expected_points,
    judge,
)
from islands_desktop.opponents.players import find_player, suggest, why_no_player
from islands_desktop.opponents.worker import Question, think


def states_of(game: Game[Any, Any], count: int, seed: int = 7) -> list[tuple[Any, Any]]:
    """The first states of a game played at random, each with the command given there."""
    mode = game.modes[0]
    state, rng = game.new_game(game.make_setup(mode.id, mode.seats[:2][-1], seed)), Random(seed)
    found: list[tuple[Any, Any]] = []
    while len(found) < count and game.actor(state) is not None:
        command = rng.choice(list(game.legal_commands(state)))
        found.append((state, command))
        state = game.successor(state, command)
    return found


def chosen(game: Game[Any, Any], count: int) -> list[tuple[Any, Any]]:
    """Some of them in which there was something to choose."""
    free = [one for one in states_of(game, 60) if len(game.legal_commands(one[0])) > 1]
    return free[:: max(1, len(free) // count)][:count]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_costs_are_never_negative_and_the_best_command_is_legal(game_id: str) -> None:
    game, costs = find_game(game_id), []
    for state, command in chosen(game, 7):
        found = judge(game, state, command, chance=5)
        assert found.cost >= 0 and found.best in game.legal_commands(state)
        assert (found.cost == 0) == (found.best == command)
        costs.append(found.cost)
    assert max(costs) > 0


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_command_that_the_computer_would_give_costs_nothing(game_id: str) -> None:
    game = find_game(game_id)
    (state, _command), *_others = chosen(game, 1)
    best = suggest(game, state, "hard", 60.0, chance=5).command
    assert judge(game, state, best, chance=5) == Judgement(best, 0.0)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_a_seat_could_not_know_changes_no_judgement(game_id: str) -> None:
    """Two states that differ in hidden parts only are judged alike."""
    game, player = find_game(game_id), find_player(game_id)
    compared = 0
    for state, command in chosen(game, 3):
        known = player.known(state, command.seat)
        other = game.determinise(known, command.seat, 99)
        if other == state or player.known(other, command.seat) != known:
            continue  # nothing was hidden, or memories cannot be told apart
        assert judge(game, other, command) == judge(game, state, command)
        expected = [expected_points(game, one, command.seat) for one in (state, other)]
        assert expected[0] == pytest.approx(expected[1])
        compared += 1
    assert compared or game_id == "palm_island"


def test_expected_points_are_the_points_at_the_end() -> None:
    for game_id in GAME_IDS:
        game = find_game(game_id)
        mode = game.modes[0]
        state, rng = game.new_game(game.make_setup(mode.id, mode.seats[0], 3)), Random(3)
        while game.actor(state) is not None:
            assert -30 < expected_points(game, state, 0) < 250
            state = game.successor(state, rng.choice(list(game.legal_commands(state))))
        total = game.standings(state).seats[0].total
        assert expected_points(game, state, 0) == total


def test_forced_and_taken_back_decisions_are_not_judged() -> None:
    game = find_game("my_island")
    state = game.new_game(game.make_setup("eternal", 2, 7))
    states, commands = [], []

    def give(command: Any) -> None:
        nonlocal state
        states.append(state)
        commands.append(command)
        state = game.apply(state, command).after

    give(game.legal_commands(state)[0])  # turns the card, nothing to decide
    give(game.legal_commands(state)[0])
    give(game.takebacks(state)[0])
    give(game.legal_commands(state)[1])
    give(game.legal_commands(state)[0])
    found = decisions(game, states, commands, {0, 1})
    assert [(one.position, one.seat) for one in found] == [(3, 0), (4, 1)]
    assert [one.seat for one in decisions(game, states, commands, {1})] == [1]


def test_the_three_that_cost_most_come_first() -> None:
    costs = (0.4, 3.0, 0.01, 1.5, 2.0)
    judged = [(Decision(n, 0, n), Judgement(n, cost)) for n, cost in enumerate(costs)]
    judged.append((Decision(9, 1, 9), Judgement(9, 8.0)))
    assert [found.cost for _, found in costliest(judged, 0)] == [3.0, 2.0, 1.5]
    assert [found.cost for _, found in costliest(judged, 1)] == [8.0]
    assert len(costliest(judged[:3], 0)) == 2  # what costs next to nothing is not told


def test_the_worker_weighs_as_this_process_does() -> None:
    game, player = find_game("propeller_islands"), find_player("propeller_islands")
    for state, command in chosen(game, 2):
        known, seat = player.known(state, command.seat), command.seat
        asked = Question(4, game.id, known, seat, "hard", 5, 60.0, command.to_dict())
        answer, here = think(asked, lambda: False), judge(game, state, command, chance=5)
        assert answer.command == here.best.to_dict() and answer.cost == here.cost


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_legal_command_can_be_explained(game_id: str) -> None:
    game, player = find_game(game_id), find_player(game_id)
    for state, _command in chosen(game, 6):
        legal = game.legal_commands(state)
        seat = legal[0].seat
        known = player.known(state, seat)
        for command in legal[:: max(1, len(legal) // 6)]:
            words = player.explain(known, seat, command, 3)
            assert words.endswith(".") and "{" not in words


def test_a_game_without_a_player_is_told() -> None:
    assert why_no_player("palm_island") is None
    assert "chess" in str(why_no_player("chess"))
