"""Every kind of command can be given with clicks, in positions in which it is seldom legal too."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from islands_desktop.core.session import GameSession
from islands_desktop.games.propeller_islands.commands import PARAMETERS, Command
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.state import State
from tests.desktop.propeller_islands.table_setup import (
    LIVELY,
    close,
    give,
    last_command,
    open_table,
    shown_right,
)


def _choose(legal: list[Command], dice: random.Random, lively: bool) -> Command:
    """A command that builds up an island, or one of any kind that is legal."""
    found = [command for command in legal if command.kind in LIVELY] if lively else []
    if not found:
        kind = dice.choice(sorted({command.kind for command in legal}))
        found = [command for command in legal if command.kind == kind]
    return dice.choice(found)


def positions_by_kind() -> dict[str, tuple[State, Command]]:
    """A position and a legal command of every kind, from games played by chance."""
    found: dict[str, tuple[State, Command]] = {}
    for seed in range(40):
        dice = random.Random(seed)
        state = GAME.new_game(GAME.make_setup("standard", 2 + seed % 3, seed))
        while GAME.actor(state) is not None:
            legal = GAME.legal_commands(state)
            for command in legal:
                found.setdefault(command.kind, (state, command))
            if len(found) == len(PARAMETERS):
                return found
            state = GAME.successor(state, _choose(legal, dice, lively=dice.random() < 0.6))
    return found


POSITIONS = positions_by_kind()


@pytest.mark.parametrize("kind", sorted(PARAMETERS))
def test_a_command_of_every_kind_can_be_given_with_clicks(qapp: QApplication, kind: str) -> None:
    state, command = POSITIONS[kind]
    table = open_table(GameSession(GAME, state))
    try:
        give(table, command)
        assert last_command(table) == command
        assert shown_right(table)
    finally:
        close(table)
