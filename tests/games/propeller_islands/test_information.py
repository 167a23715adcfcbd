"""PROP-14: what is hidden, and how far undo goes."""

from __future__ import annotations

import json
from random import Random

import pytest

from islands_desktop.core.refusals import BadState, UndoRefused
from islands_desktop.core.session import GameSession
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import HIDDEN_CARDS
from islands_desktop.games.propeller_islands.events import BlueprintSeen
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import State
from tests.games.propeller_islands.positions import Said, do, given, parse_command
from tests.games.propeller_islands.test_setting_up import after_characters, new_game


def test_orders_and_dice_to_come_are_hidden_from_all() -> None:
    """PROP-14.1."""
    state = new_game(3, 4711)
    view = GAME.view(state, 0)
    assert view.setup.seed == 0 and view.chance == 0
    assert view.stack == bytes(sorted(state.stack))
    assert set(view.decks[0]) == {HIDDEN_CARDS[0]} and set(view.decks[1]) == {HIDDEN_CARDS[1]}
    text = json.dumps(GAME.state_to_dict(view))
    assert "4711" not in text and str(state.chance) not in text


def test_hands_of_others_are_hidden() -> None:
    """PROP-14.2, PROP-12.22: but for cards that everybody saw taken; levels are seen."""
    other = Said(character="marie", hand=("B1-01", "B1-02", "B2-01"), known=("B1-02",))
    state = given(step="draft", others=[other])
    assert GAME.problems(state) == []
    view = GAME.view(state, 0)
    assert list(view.players[1].hand) == [1, *HIDDEN_CARDS]
    assert view.players[0].hand == state.players[0].hand
    assert GAME.view(state, 1).players[1].hand == state.players[1].hand
    names = GAME.state_to_dict(view)["players"][1]["hand"]
    assert names == ["B1-02", "I", "II"]


def test_consistent_worlds_have_one_view() -> None:
    """PROP-14.3: a choice made from a view cannot depend on what it does not show."""
    state = after_characters(new_game(3, 8))
    seat = state.seat
    view = GAME.view(state, seat)
    worlds = {GAME.determinise(view, seat, chance) for chance in range(20)}
    assert len(worlds) == 20
    for world in worlds:
        assert GAME.view(world, seat) == view and GAME.problems(world) == []
        assert world.players[seat].hand == state.players[seat].hand
        assert GAME.legal_commands(world) == GAME.legal_commands(view)


@pytest.mark.parametrize(
    ("state", "command", "barrier"),
    [
        (given(die=4), "discard(6)", True),
        (given(die=4), "claim(6, (1,0))", True),
        (given(die=4, stack=()), "claim(6, (1,0))", False),
        (given(die=4, fame=5), "reroll", True),
        (given(die=4, resources="1/0/0"), "adjust(1)", False),
        (given(die=4), "activate_island", False),
        (given(step="blueprint"), "end_turn", True),
        (given(step="bonus", die=3), "finish", True),
        (given(step="bonus", die=3), "activate(CAP, resources)", False),
        (given(step="draft"), "draft(1)", False),
    ],
)
def test_what_chance_or_a_hand_over_ends(state: State, command: str, barrier: bool) -> None:
    """PROP-14.4, PROP-14.5."""
    transition = GAME.apply(state, parse_command(command))
    assert bool(transition.barrier) == barrier


def test_undo_goes_back_within_the_own_turn() -> None:
    """PROP-14.5."""
    session = GameSession(GAME, given(die=4, resources="1/0/0"))
    start = session.state
    for text in ("adjust(1)", "activate_island", "activate(CAP, resources)", "finish"):
        session.play(parse_command(text))
    assert session.undo_to_barrier() == 4 and session.state == start
    for _ in range(4):
        session.redo()
    session.play(parse_command("end_turn"))
    with pytest.raises(UndoRefused) as raised:
        session.undo()
    assert raised.value.rule == "PROP-14.5"


def test_a_view_is_no_position_to_load() -> None:
    """PROP-14.2: what is hidden cannot be resumed."""
    view = GAME.view(after_characters(new_game(2, 3)), 0)
    assert GAME.problems(view)
    with pytest.raises(BadState):
        GAME.state_from_dict(GAME.state_to_dict(view))


def random_command(rng: Random, commands: list[Command]) -> Command:
    kind = rng.choice(sorted({command.kind for command in commands}))
    return rng.choice([command for command in commands if command.kind == kind])


def test_events_tell_nobody_what_is_hidden() -> None:
    """PROP-14.2: only the owner is told which card was drawn from a stack."""
    drawn = 0
    for seed in range(6):
        rng, state = Random(seed), new_game(3, seed)
        while commands := GAME.legal_commands(state):
            command = random_command(rng, commands)
            transition = GAME.apply(state, command)
            for event in transition.events:
                if isinstance(event, BlueprintSeen):
                    drawn += 1
                    assert event.visible_to == (command.seat,)
                else:
                    assert event.visible_to is None
            state = transition.after
    assert drawn > 5


def test_what_is_known_of_a_hand_stays_known_until_it_is_completed() -> None:
    """PROP-14.2."""
    state = given(step="blueprint", resources="1/1/1", hand=("B1-01",), known=("B1-01",))
    after = do(state, "complete(B1-01); set_aside")
    assert after.players[0].known == b""
