"""A real saved game of every game and mode, and what opening a spoiled one may end with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from islands_desktop.core.refusals import UnknownGame
from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.faults import SaveFault
from islands_desktop.saves.library import SavedGames
from islands_desktop.saves.save_format import SaveHeader, dump_save, open_file
from tests.trust.setups import EVERY_SETUP, some_setup

ID = "0" * 32
COMMANDS = 25


_FIRST = {f"{game_id} {mode}": seats for game_id, mode, seats in reversed(EVERY_SETUP)}
NAMES = tuple(_FIRST)
"""Every game with every mode."""


@cache
def real_save(name: str) -> tuple[GameSession, bytes]:
    """Session and file of one game, some commands in."""
    game_id, mode = name.split()
    chance, game, seats = Random(name), find_game(game_id), _FIRST[name]
    session = GameSession.new(game, some_setup(chance, game_id, mode, seats))
    for _number in range(COMMANDS):
        if legal := game.legal_commands(session.state):
            session.play(chance.choice(legal))
    header = SaveHeader(name="Rainy Sunday", seat_names=("Ana", "Bo")[:seats])
    return session, dump_save(session, header)


def spoiled_faults(path: Path, content: bytes, session: GameSession) -> list[str]:
    """What is wrong with opening these bytes: it is the game they were made from, or a fault."""
    path.write_bytes(content)
    library = SavedGames(path.parent)
    (line,) = library.entries()
    try:
        opened = open_file(path)
    except (SaveFault, UnknownGame) as fault:
        return [] if 20 < len(str(fault)) < 2000 else [f"it says {str(fault)!r}"]
    if opened.notices:  # other rules: only the snapshot counts
        return session.game.problems(opened.session.state)
    if opened.session.state != session.state:
        return ["another game"]
    return [f"listed as damaged: {line.damaged}"] if line.damaged else []
