"""Golden games: a played game reduced to what the rules decide, without names, dates or paths."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from islands_desktop.core.digest import state_digest
from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import GameError
from islands_desktop.core.session import GameSession, LogDiverges
from islands_desktop.games.registry import find_game
from islands_desktop.saves.faults import SaveDamaged
from islands_desktop.saves.reading import read_json, read_limited
from islands_desktop.saves.save_format import OpenedGame, SaveHeader, decode_save


def golden_text(session: GameSession) -> str:
    """A session up to its cursor as a golden game: a head, then a command and digest a line."""
    game, state = session.game, session.state
    lines = [
        json.dumps({"command": entry.command.to_dict(), "digest": entry.digest})
        for entry in session.log[: session.cursor]
    ]
    head = {
        "golden": 1,
        "game": game.id,
        "rules_version": game.rules_version,
        "start": game.state_to_dict(session.start),
        "totals": [score.total for score in game.standings(state).seats],
        "digest": state_digest(game, state),
    }
    return "\n".join([json.dumps(head), *lines]) + "\n"


def replay_golden(text: str) -> tuple[GameSession, dict[str, Any]]:
    """The session of a golden game, every digest compared, and its head.

    Raises LogDiverges where the rules now lead elsewhere, GameError, ValueError or LookupError
    for what is no golden game.
    """
    head, *lines = [json.loads(line) for line in text.splitlines()]
    game = find_game(head["game"])
    start = game.state_from_dict(head["start"])
    entries = [(game.command_from_dict(line["command"]), line["digest"]) for line in lines]
    return GameSession.replay(game, start, entries), head


def open_played(path: Path) -> OpenedGame:
    """A game from a save or a golden game. Raises SaveFault."""
    content = read_limited(path)
    if not content.startswith(b'{"golden":'):
        try:
            return decode_save(read_json(content))
        except GameError as error:
            raise SaveDamaged(str(error)) from None
    try:
        session, _head = replay_golden(content.decode("utf-8"))
    except (GameError, LogDiverges) as error:
        raise SaveDamaged(str(error)) from None
    except (ValueError, LookupError, TypeError):
        raise SaveDamaged(say("it is no golden game.")) from None
    return OpenedGame(session, SaveHeader())
