"""Undo and redo among persons and computers: always to a decision of a person."""

from __future__ import annotations

from typing import Any

import pytest

from islands_desktop.core.refusals import UndoRefused
from islands_desktop.core.session import GameSession
from islands_desktop.core.taking_back import (
    redo_position,
    start_position,
    undo_position,
    why_not_undo,
)
from islands_desktop.games.registry import find_game

MY_ISLAND = find_game("my_island")


def session(kinds: str, seats: int = 3) -> GameSession:
    """A game in which the first legal command of each kind was given."""
    made = GameSession.new(MY_ISLAND, MY_ISLAND.make_setup("eternal", seats, 7, {}))
    for kind in kinds.split():
        legal = MY_ISLAND.legal_commands(made.state)
        made.play(next(command for command in legal if command.kind == kind))
    return made


def is_first(state: Any) -> bool:
    """Only seat A is a person's."""
    return MY_ISLAND.actor(state) == 0


def is_any(state: Any) -> bool:
    """All seats are persons'."""
    return MY_ISLAND.actor(state) is not None


def test_what_the_computer_did_is_taken_back_with_the_persons_decision() -> None:
    played = session("next place place place")
    assert undo_position(played, is_any) == 3
    assert undo_position(played, lambda state: is_first(state) and state.round > 0) == 1
    assert played.undo_to(1) == 3 and played.cursor == 1
    assert redo_position(played, is_first) == 4
    assert redo_position(played, is_any) == 2
    assert played.redo_to(4) == 3 and played.cursor == 4


def test_a_barrier_between_refuses_all_of_it_and_changes_nothing() -> None:
    played = session("next place place place next")
    assert why_not_undo(played, is_any) is not None
    with pytest.raises(UndoRefused):
        played.undo_to(1)
    assert played.cursor == 5
    later = session("next place place place next place")
    decided = MY_ISLAND.actor(later.state_at(5))

    def decides(state: Any) -> bool:
        return MY_ISLAND.actor(state) == decided

    assert undo_position(later, decides) == 5 and why_not_undo(later, decides) is None
    assert start_position(later, decides) == 5


def test_where_no_person_has_decided_it_is_one_step() -> None:
    played = session("next place place")
    assert undo_position(played, lambda _state: False) == 2
    assert undo_position(session(""), is_any) == 0
    played.undo_to(1)
    assert redo_position(played, lambda _state: False) == 2


def test_a_position_outside_the_log_is_refused() -> None:
    with pytest.raises(ValueError, match="outside"):
        session("next").redo_to(2)


def test_what_is_obvious_is_no_decision_to_come_back_to() -> None:
    game = find_game("propeller_islands")
    played = GameSession.new(game, game.make_setup("solo", 1, 7, {}))
    kinds = "choose_character draft activate_island activate finish"
    for kind in kinds.split():
        legal = game.legal_commands(played.state)
        played.play(next(command for command in legal if command.kind == kind))
    assert [entry.command for entry in played.log][-1] == game.obvious_command(played.state_at(4))

    def decides(state: Any) -> bool:
        return game.actor(state) is not None and game.obvious_command(state) is None

    assert undo_position(played, decides) == 3 and why_not_undo(played, decides) is None
    played.undo_to(3)
    assert redo_position(played, decides) == 5
