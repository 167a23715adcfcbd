"""The table of Propeller Islands: every command by click, by drag and by key, and what is shown."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from islands_desktop.games.propeller_islands.game import GAME
from tests.desktop.propeller_islands.table_setup import (
    close,
    give,
    last_command,
    new_session,
    open_table,
    shown_right,
)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_legal_command_can_be_given_with_clicks(qapp: QApplication, seats: int) -> None:
    table = open_table(new_session(seats, seed=11 + seats))
    dice = random.Random(seats)
    given: set[str] = set()
    try:
        for _ in range(110):
            legal = GAME.legal_commands(table.session.state)
            if not legal:
                break
            fresh = [command for command in legal if command.kind not in given]
            command = dice.choice(fresh or legal)
            give(table, command)
            assert last_command(table) == command
            given.add(command.kind)
            assert shown_right(table)
        assert {"choose_character", "draft", "claim", "activate_island", "end_turn"} <= given
    finally:
        close(table)
