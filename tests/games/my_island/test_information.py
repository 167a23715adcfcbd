"""MYIS-16: what is hidden, where chance enters, what can be taken back, what a log is."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from islands_desktop.core.refusals import UndoRefused
from islands_desktop.core.session import GameSession
from islands_desktop.games.my_island.components import TILES
from islands_desktop.games.my_island.game import GAME
from islands_desktop.games.my_island.state import State
from tests.games.my_island.examples import NEW
from tests.games.my_island.positions import do, read, refused, setup_of, table, waiting

START = ("D1", "D2", "T1")


def begun(seats: int = 2) -> State:
    """Two rounds played, the third card turned, deal number 4711."""
    state = GAME.new_game(setup_of("E01", seats, 4711, START))
    state = do(state, "next", "place D1 0 0,0", *("pass" for _ in range(seats - 1)), "next")
    return do(state, *("pass" for _ in range(seats)), "next")


def test_everything_but_order_and_deal_number_is_open() -> None:
    """MYIS-16.1: islands, markers, counters, the turned cards, the set of cards to come."""
    state = begun()
    for seat in range(2):
        view = GAME.view(state, seat)
        assert view.islands == state.islands
        assert view.deck[:3] == state.deck[:3]
        assert sorted(view.deck) == sorted(state.deck)
        assert (view.round, view.over) == (state.round, state.over)


def test_order_and_deal_number_are_hidden_from_everybody() -> None:
    """MYIS-16.1: any order and any number look the same; nothing of them is in a view."""
    state = begun()
    rest = state.deck[3:]
    views = {
        GAME.view(state._replace(deck=state.deck[:3] + bytes(mixed) + rest[4:]), seat)
        for mixed in permutations(rest[:4])
        for seat in range(2)
    }
    other = GAME.new_game(setup_of("E01", 2, 12, START))._replace(
        round=state.round, islands=state.islands
    )
    views.add(GAME.view(other._replace(deck=state.deck), 0))
    assert len(views) == 1
    entry = GAME.state_to_dict(GAME.view(state, 0))
    assert "4711" not in json.dumps(entry)
    assert not entry["setup"]["options"]["order"]
    assert entry["deck"][3:] == [TILES[index].id for index in sorted(rest)]


def test_chance_enters_only_by_the_shuffle() -> None:
    """MYIS-16.2: after it every command has one result; a card becomes known with `next`."""
    state = begun()
    for command in GAME.legal_commands(state):
        assert GAME.apply(state, command).after == GAME.apply(state, command).after
    done = do(state, "pass", "pass")
    turned = do(done, "next")
    assert GAME.view(done, 0).deck[:3] == done.deck[:3]
    assert GAME.view(turned, 0).deck[3] == done.deck[3]


def test_a_computer_seat_knows_the_cards_but_not_their_order() -> None:
    """MYIS-16.3: what it imagines agrees with what it sees, and is not what lies there."""
    state = begun()
    view = GAME.view(state, 1)
    imagined = [GAME.determinise(view, 1, chance) for chance in range(40)]
    assert all(GAME.view(one, 1) == view for one in imagined)
    assert len({one.deck for one in imagined}) == 40
    assert state.deck not in {one.deck for one in imagined}
    assert all(one.setup.seed == 0 for one in imagined)


def test_a_decision_can_be_taken_back_until_next() -> None:
    """MYIS-16.4: also after others have acted; only the own command is withdrawn."""
    state = begun(3)
    assert waiting(state) == 3
    done = do(state, "3 pass", "1 end", "2 pass")
    for seat in (1, 2, 3):
        texts = [f"{one} end" if one == 1 else f"{one} pass" for one in (3, 1, 2) if one != seat]
        without = do(done, f"{seat} undo")
        again = state
        for text in texts:
            again = GAME.successor(again, read(again, text))
        assert without == again
        assert waiting(without) == seat
    assert [command.seat for command in GAME.takebacks(done)] == [0, 1, 2]


def test_nothing_is_taken_back_that_was_not_decided() -> None:
    """MYIS-16.4: not before acting, not twice, not after `next`."""
    state = begun()
    assert refused(state, "1 undo") == refused(state, "2 undo") == "MYIS-16.4"
    acted = do(state, "1 pass")
    assert refused(acted, "2 undo") == "MYIS-16.4"
    assert refused(do(acted, "1 undo"), "1 undo") == "MYIS-16.4"
    assert refused(do(acted, "2 pass", "next"), "1 undo") == "MYIS-16.4"
    assert GAME.takebacks(state) == ()
    assert GAME.takebacks(table("E01", (NEW, NEW))) == ()


def test_placements_taken_back_leave_no_trace() -> None:
    """MYIS-16.4: the state equals that of a game without the command."""
    state = begun()
    command = next(c for c in GAME.legal_commands(state) if c.kind == "place")
    assert do(GAME.apply(state, command).after, f"{command.seat + 1} undo") == state


def test_the_session_does_not_go_back_before_the_card() -> None:
    """MYIS-16.4: nothing before the last `next`, but for practice."""
    session = GameSession.new(GAME, setup_of("E01", 1, 4711, START))
    session.play(read(session.state, "next"))
    with pytest.raises(UndoRefused) as refusal:
        session.undo()
    assert refusal.value.refusal.rule == "MYIS-16.4"
    practice = GAME.make_setup("episode_1", 1, 1, {"practice": True})
    session = GameSession.new(GAME, practice)
    session.play(read(session.state, "next"))
    session.undo()
    assert session.state.round == 0


def test_a_log_of_commands_is_a_full_save() -> None:
    """MYIS-16.5: the same set-up and commands give the same game."""
    session = GameSession.new(GAME, setup_of("eternal", 2, 99))
    while not session.state.over:
        commands = GAME.legal_commands(session.state)
        session.play(commands[len(commands) // 2])
    entries = [
        (GAME.command_from_dict(entry.command.to_dict()), entry.digest) for entry in session.log
    ]
    again = GameSession.replay(GAME, GAME.new_game(setup_of("eternal", 2, 99)), entries)
    assert again.state == session.state


def test_the_count_of_the_islands_cannot_be_taken_back() -> None:
    """MYIS-16.4: the `next` that ends the game is one as well."""
    session = GameSession.new(GAME, setup_of("E01", 1, 3, START))
    for text in ("next", "end", "next"):
        session.play(read(session.state, text))
    assert session.state.over
    with pytest.raises(UndoRefused) as refusal:
        session.undo()
    assert refusal.value.refusal.rule == "MYIS-16.4"
