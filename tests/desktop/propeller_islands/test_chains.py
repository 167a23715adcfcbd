"""Chains of effects at the table: what waits is listed, and a whole chain is taken back as one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands.controller import (
    PropellerIslandsController,
)
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import State
from tests.desktop.propeller_islands.table_setup import close, key, open_table, shown_right
from tests.games.propeller_islands.positions import given, parse_command

NESTED = given(
    "(1,0) T05-1 +, (0,1) T06-2 +, (-1,1) T07-1 +, (-1,0) T05-2 +, (0,-1) T06-1 +, "
    "(1,-1) T07-2 ., (2,-1) T05-4 .",
    step="island", die=5, dock_empty="R1C4 R2C4 R3C1 R3C2 R3C3",
)  # fmt: skip
"""One deploy clears a row whose reward deploys again, and a column (PROP-7.6)."""

CHAIN = (
    "activate(CAP, deploy)",
    "deploy(R3C4, (1,-1))",
    "reward(R3)",
    "deploy(R1C1, (2,-1))",
)

REVEALING = given(
    "(1,0) T05-3 ., (0,1) T06-2 +, (-1,1) T07-1 +",
    step="island", die=5, dock_empty="R1C1 R2C1", stack=("T04-3",),
)  # fmt: skip


@pytest.fixture
def opened(
    qapp: QApplication, request: pytest.FixtureRequest
) -> Iterator[PropellerIslandsController]:
    state: State = request.param
    controller = open_table(GameSession(GAME, state))
    yield controller
    close(controller)


def listed(controller: PropellerIslandsController) -> list[str]:
    """The list of pending effects as it is read on the table."""
    look = controller.scene.pieces["pending", 0].look
    return look.words.split("\n") if look.name.startswith("pending") else []


@pytest.mark.parametrize("opened", [NESTED], indirect=True)
def test_what_waits_is_listed_and_comes_in_the_chosen_order(
    opened: PropellerIslandsController,
) -> None:
    assert listed(opened) == []
    seen = []
    for text in CHAIN:
        assert opened.play(parse_command(text)) and shown_right(opened)
        seen.append(listed(opened))
    assert seen[0] == ["Deploy a worker"]
    assert seen[1] == ["First reward: row 3 (deploy a worker), column 4 (3 fame)"]
    assert seen[2] == ["Deploy a worker", "Reward of column 4 (3 fame)"]
    assert seen[3] == []
    assert opened.session.state.players[0].fame == 3


@pytest.mark.parametrize("opened", [NESTED], indirect=True)
def test_a_chain_of_nested_rewards_is_taken_back_and_done_again_as_one(
    opened: PropellerIslandsController,
) -> None:
    for text in CHAIN:
        opened.play(parse_command(text))
    after = opened.session.state
    key(opened, Qt.Key.Key_Z)
    assert opened.session.state == NESTED and opened.session.cursor == 0 and shown_right(opened)
    key(opened, Qt.Key.Key_Y)
    assert opened.session.state == after and shown_right(opened)


@pytest.mark.parametrize("opened", [NESTED], indirect=True)
def test_within_a_chain_each_decision_is_taken_back_by_itself(
    opened: PropellerIslandsController,
) -> None:
    for text in CHAIN[:3]:
        opened.play(parse_command(text))
    for left in (2, 1, 0):
        key(opened, Qt.Key.Key_Z)
        assert opened.session.cursor == left and shown_right(opened)


@pytest.mark.parametrize("opened", [REVEALING], indirect=True)
def test_what_was_revealed_within_a_chain_stands(opened: PropellerIslandsController) -> None:
    """PROP-14.5: the drawn tile stays drawn, but may be placed elsewhere."""
    for text in ("activate(CAP, deploy)", "deploy(R3C1, (1,0))", "place((1,1))"):
        assert opened.play(parse_command(text))
    assert not opened.session.state.pending
    key(opened, Qt.Key.Key_Z)
    assert opened.session.cursor == 2 and opened.session.state.pending
    key(opened, Qt.Key.Key_Z)
    assert opened.session.cursor == 2
