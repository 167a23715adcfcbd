"""Golden games: a played game reduced to what the rules decide, without names, dates or paths."""

from __future__ import annotations

import json
from typing import Any

from islands_desktop.core.digest import state_digest
from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game


def golden_text(session: GameSession) -> str:
    """A session up to its cursor as a golden game: one command a line, with its digest."""
    game, state = session.game, session.state
    lines = [
        json.dumps({"command": entry.command.to_dict(), "digest": entry.digest})
        for entry in session.log[: session.cursor]
    ]
    head = {
        "game": game.id,
        "rules_version": game.rules_version,
        "start": game.state_to_dict(session.start),
        "totals": [score.total for score in game.standings(state).seats],
        "digest": state_digest(game, state),
    }
    return "\n".join([json.dumps(head), *lines]) + "\n"


def replay_golden(text: str) -> tuple[GameSession, dict[str, Any]]:
    """The session of a golden game, every digest compared, and its head.

    Raises LogDiverges where the rules now lead elsewhere.
    """
    head, *lines = [json.loads(line) for line in text.splitlines()]
    game = find_game(head["game"])
    start = game.state_from_dict(head["start"])
    entries = [(game.command_from_dict(line["command"]), line["digest"]) for line in lines]
    return GameSession.replay(game, start, entries), head
