"""A played game and a folder of saved games."""

from __future__ import annotations

from pathlib import Path

import pytest

from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.save_format import SaveHeader


def play(session: GameSession, turns: int) -> GameSession:
    """The same turns every time: the last legal command, so that cards are stored and paid."""
    for _turn in range(turns):
        commands = session.game.legal_commands(session.state)
        if not commands:
            break
        session.play(commands[-1])
    return session


def keep(saved_games: SavedGames, session: GameSession, name: str = "") -> SaveHeader:
    """The header under which the game is saved now."""
    header = SaveHeader(name=name)
    saved_games.save(session, header)
    return header


@pytest.fixture
def session() -> GameSession:
    game = find_game("palm_island")
    return play(GameSession.new(game, game.make_setup("solo", 1, 20261130)), 40)


@pytest.fixture
def saved_games(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "games")
