"""A game being played: log, undo, redo, replay, branches, listeners."""

from __future__ import annotations

from typing import Any

import pytest

from islands_desktop.core.refusals import IllegalCommand, UndoRefused
from islands_desktop.core.session import GameSession, LogDiverges
from islands_desktop.games.registry import find_game

PALM = find_game("palm_island")


def new_session(turns: int = 0, **options: Any) -> GameSession:
    """A solo game after so many first legal commands."""
    session = GameSession.new(PALM, PALM.make_setup("solo", 1, 5, options))
    for _ in range(turns):
        session.play(PALM.legal_commands(session.state)[0])
    return session


def illegal_command() -> Any:
    return PALM.command_from_dict({"kind": "end_round"})


def entries_of(session: GameSession) -> list[tuple[Any, str]]:
    return [(entry.command, entry.digest) for entry in session.log]


def test_playing_adds_to_the_log_and_moves_the_cursor() -> None:
    session = new_session()
    command = PALM.legal_commands(session.state)[0]
    transition = session.play(command)
    assert session.state == transition.after
    assert session.start == transition.before
    assert session.cursor == len(session.log) == 1
    assert session.log[0].command == command
    assert session.history == (transition,)


def test_an_illegal_command_changes_nothing() -> None:
    session = new_session(3)
    before = (session.state, session.log, session.cursor)
    session.undo()
    middle = (session.state, session.log, session.cursor)
    with pytest.raises(IllegalCommand):
        session.play(illegal_command())
    assert (session.state, session.log, session.cursor) == middle
    session.redo()
    assert (session.state, session.log, session.cursor) == before


def test_undo_and_redo_walk_the_same_states() -> None:
    session = new_session(4)
    states = [session.state_at(n) for n in range(5)]
    for number in (3, 2, 1, 0):
        undone = session.undo()
        assert session.state == states[number] == undone.before
    assert str(session.why_not_undo()) == "There is nothing to take back."
    with pytest.raises(UndoRefused):
        session.undo()
    for number in (1, 2, 3, 4):
        redone = session.redo()
        assert session.state == states[number] == redone.after
    with pytest.raises(UndoRefused):
        session.redo()


def test_playing_after_undo_forgets_what_could_be_redone() -> None:
    session = new_session(3)
    session.undo()
    session.undo()
    other = PALM.legal_commands(session.state)[-1]
    assert other != session.log[1].command
    session.play(other)
    assert [entry.command for entry in session.log][1:] == [other]
    assert session.why_not_redo() is not None


def test_undo_stops_at_a_barrier_with_the_rule_of_the_game() -> None:
    session = new_session(17)
    assert session.log[-1].command.kind == "end_round"
    refusal = session.why_not_undo()
    assert refusal is not None and refusal.rule == "PALM-16.5"
    with pytest.raises(UndoRefused):
        session.undo_to_barrier()
    session.play(PALM.legal_commands(session.state)[0])
    session.play(PALM.legal_commands(session.state)[0])
    assert session.undo_to_barrier() == 2
    assert session.cursor == 17


def test_practice_crosses_barriers() -> None:
    session = new_session(18, practice=True)
    assert session.practice
    session.undo()
    session.undo()
    assert session.cursor == 16


def test_a_log_replays_to_its_cursor() -> None:
    session = new_session(20)
    replayed = GameSession.replay(PALM, session.start, entries_of(session), 18)
    assert replayed.state == session.state_at(18)
    assert replayed.log == session.log
    for cursor in (-1, 21):
        with pytest.raises(ValueError, match="outside the log"):
            GameSession.replay(PALM, session.start, entries_of(session), cursor)


def test_a_log_that_leads_elsewhere_is_noticed_where_it_does() -> None:
    session = new_session(6)
    entries = entries_of(session)
    entries[3] = (entries[3][0], "0" * 32)
    with pytest.raises(LogDiverges) as raised:
        GameSession.replay(PALM, session.start, entries)
    assert raised.value.position == 3
    entries = entries_of(session)
    entries[2] = (illegal_command(), "")
    with pytest.raises(LogDiverges) as raised:
        GameSession.replay(PALM, session.start, entries)
    assert raised.value.position == 2


def test_a_branch_shares_the_beginning_and_goes_its_own_way() -> None:
    session = new_session(6)
    branch = session.branch(1)
    assert branch.state == session.state_at(1)
    branch.play(PALM.legal_commands(branch.state)[-1])
    assert branch.log[0] == session.log[0]
    assert branch.log[1] != session.log[1]
    assert len(session.log) == 6


def test_listeners_hear_of_every_change() -> None:
    session = new_session(2)
    heard: list[int] = []
    session.listen(lambda changed: heard.append(changed.cursor))
    session.undo()
    session.redo()
    session.play(PALM.legal_commands(session.state)[0])
    session.undo_to_barrier()
    with pytest.raises(IllegalCommand):
        session.play(illegal_command())
    assert heard == [1, 2, 3, 0]
