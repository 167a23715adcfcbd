"""PALM-16: what is seen, what is taken back, what is kept."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

from islands_desktop.core.refusals import BadState, UndoRefused
from islands_desktop.core.session import GameSession
from islands_desktop.games.palm_island.game import GAME
from islands_desktop.games.palm_island.notation import parse_command
from islands_desktop.games.palm_island.state import read_deck
from tests.games.palm_island.positions import (
    ORDER0,
    as_position,
    deck_of,
    do,
    make_position,
    new_solo,
)

TURNED = (
    "LG4/FB HO13 TE15/FB CH1 QU7/BB *MK10 RT17 TM12/BT HO14 *CH2/BT CH3 QU9/FB LG6 *LG5 TE16 QU8 "
    "TR11 VI2 | VI1 VI4"
)


def test_a_view_shows_three_cards_the_stored_ones_the_tracker_and_the_tail() -> None:
    """PALM-16.1: nothing of other cards, neither name nor side."""
    view = GAME.view(make_position(TURNED, 3, 4), 0)
    assert deck_of(view) == (
        "LG4/FB HO13 TE15/FB ? ? *MK10 RT17 ? ? *CH2/BT ? ? ? *LG5 ? ? ? ? | VI1 VI4"
    )


def test_orders_and_sides_of_hidden_cards_make_no_difference_to_a_view() -> None:
    """PALM-16.1: any order, any side."""
    hidden = ["CH1", "QU7/BB", "HO14/BT"]
    frame = "LG4/FB HO13 TE15/FB {} {} RT17 *CH2/BT {} LG6"
    views = {
        GAME.view(make_position(frame.format(*order), 3, 4), 0) for order in permutations(hidden)
    }
    views.add(GAME.view(make_position(frame.format("CH1/BB", "QU7", "HO14"), 3, 4), 0))
    assert len(views) == 1


def test_seed_order_and_chance_are_not_in_a_view() -> None:
    """PALM-16.1: they would tell the order."""
    order = ORDER0.split()[:-1]
    state = do(new_solo(4711, order=order, villagers=True), "discard")
    text = json.dumps(GAME.state_to_dict(GAME.view(state, 0)))
    assert "4711" not in text
    assert str(state.chance) not in text
    for code in order[4:]:
        assert f'"{code}"' not in text


def test_the_first_look_ends_with_the_first_turn() -> None:
    """PALM-16.2."""
    state = new_solo(5)
    assert "?" not in deck_of(GAME.view(state, 0))
    assert deck_of(GAME.view(do(state, "discard"), 0)).count("?") == 17 - 3 - 1


def test_tail_round_and_phase_are_always_seen() -> None:
    """PALM-16.3."""
    state = make_position(TURNED, 5, 4, used=("VI1",), off=("VI4",))
    view = GAME.view(state, 0)
    seen, known = as_position(view), as_position(state)
    for name in ("round", "turns", "over", "tail", "fresh", "off", "used"):
        assert seen[name] == known[name]


def test_the_open_deck_shows_the_whole_order_always() -> None:
    """PALM-16.4."""
    state = make_position(TURNED, 5, 4, open_deck=True)
    assert deck_of(GAME.view(state, 0)) == deck_of(state)


def test_undo_goes_back_to_the_start_of_the_round_and_no_further() -> None:
    """PALM-16.5."""
    session = GameSession.new(GAME, GAME.make_setup("solo", 1, 3))
    start = session.state
    while session.game.legal_commands(session.state)[0].kind != "end_round":
        session.play(parse_command("discard"))
    while session.why_not_undo() is None:
        session.undo()
    assert session.state == start
    while session.why_not_redo() is None:
        session.redo()
    session.play(parse_command("end_round"))
    second = session.state
    with pytest.raises(UndoRefused) as raised:
        session.undo()
    assert raised.value.rule == "PALM-16.5"
    session.play(parse_command("discard"))
    session.play(parse_command("discard"))
    assert session.undo_to_barrier() == 2
    assert session.state == second


def test_undo_in_a_practice_game_crosses_rounds() -> None:
    """PALM-16.5, set aside by the option of practice games."""
    session = GameSession(GAME, make_position("TE15 RT17 LG4", 2, 1, practice=True))
    start = session.state
    session.play(parse_command("discard"))
    session.play(parse_command("end_round"))
    session.undo()
    session.undo()
    assert session.state == start


@pytest.mark.parametrize("turns", [0, 4])
def test_everything_of_a_position_survives_saving(turns: int) -> None:
    """PALM-16.6: order, sides, marks, tail, discounts, switches, options."""
    marks: dict[str, Any] = {"used": ("VI1",)} if turns else {}
    state = make_position(
        TURNED, 5, turns, off=("VI4",), open_deck=True, practice=True, difficulty="easy", **marks
    )
    entry = json.loads(json.dumps(GAME.state_to_dict(state)))
    resumed = GAME.state_from_dict(entry)
    assert resumed == state
    assert read_deck(resumed, 0) == read_deck(state, 0)
    assert GAME.legal_commands(resumed) == GAME.legal_commands(state)


def test_a_view_is_no_position_to_load() -> None:
    """PALM-16.6: what is hidden cannot be resumed."""
    view = GAME.view(do(new_solo(5), "discard"), 0)
    assert GAME.problems(view)
    with pytest.raises(BadState):
        GAME.state_from_dict(GAME.state_to_dict(view))
