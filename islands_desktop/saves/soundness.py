"""Everything that is wrong with a save, where opening it stops at the first fault."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from islands_desktop.core.digest import state_digest
from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.core.refusals import GameError
from islands_desktop.core.session import GameSession
from islands_desktop.games.registry import find_game
from islands_desktop.saves.faults import SaveFault, SaveTooNew
from islands_desktop.saves.migrations import migrate
from islands_desktop.saves.reading import read_json, read_limited
from islands_desktop.saves.save_format import SaveHeader, encode_save

_DERIVED = ("seed", "over", "scores")
"""Parts of a save that follow from the rest. `progress` may be in another language."""


def problems_of_file(path: Path) -> list[str]:
    """Sentences about everything wrong in the file; empty for a whole save."""
    try:
        return problems_of_save(read_json(read_limited(path)))
    except SaveFault as fault:
        return [str(fault)]


def problems_of_save(entry: dict[str, Any]) -> list[str]:
    """Sentences about everything wrong in a save. Raises SaveFault if it cannot be read at all."""
    entry = migrate(entry)
    from islands_desktop.saves.save_schema import form_problems

    found = form_problems(entry)
    try:
        game = find_game(str(entry.get("game")))
    except GameError as error:
        return [*found, str(error)]
    version = entry.get("rules_version")
    if isinstance(version, int) and version > game.rules_version:
        raise SaveTooNew
    snapshot = _read_state(game, entry, "snapshot", found)
    if isinstance(version, int) and version < game.rules_version:
        return found
    session = _read_session(game, entry, found)
    if session is None:
        return found
    return found + _differences(session, entry, snapshot)


def _read_state(
    game: Game[Any, Any], entry: Mapping[str, Any], name: str, found: list[str]
) -> Any | None:
    """A position of the save; None, and a sentence added to `found`, if it is none."""
    try:
        return game.state_from_dict(entry.get(name) or {})
    except GameError as error:
        found.append(say("“{place}”: {reason}", place=name, reason=str(error)))
        return None


def _read_session(
    game: Game[Any, Any], entry: Mapping[str, Any], found: list[str]
) -> GameSession | None:
    """The log replayed as far as it goes, every wrong digest told; None if it breaks off."""
    start = _read_state(game, entry, "start", found)
    log = entry.get("log")
    if start is None or not isinstance(log, list):
        return None
    if game.setup_of(start).to_dict() != entry.get("setup"):
        found.append(say("The set-up is not that of the first position."))
    session = GameSession(game, start)
    for number, line in enumerate(log, start=1):
        try:
            session.play(game.command_from_dict(line["command"]))
        except (GameError, KeyError, TypeError) as error:
            found.append(say("Command {number}: {reason}", number=number, reason=str(error)))
            return None
        if session.log[-1].digest != line.get("digest"):
            found.append(say("Command {number} leads to another position.", number=number))
    return session


def _differences(session: GameSession, entry: Mapping[str, Any], snapshot: Any) -> list[str]:
    """What the save says otherwise than its log."""
    cursor = entry.get("cursor")
    if type(cursor) is not int or not 0 <= cursor <= len(session.log):
        return [say("“{place}” lies outside the log.", place="cursor")]
    at_cursor = session.branch(cursor)
    found = []
    if snapshot is not None and snapshot != at_cursor.state:
        found.append(say("The position is not the one its log leads to."))
    if state_digest(session.game, at_cursor.state) != entry.get("digest"):
        found.append(say("The digest is not that of the position."))
    derived = encode_save(at_cursor, SaveHeader())
    found += [
        say("“{place}” is not what the position says.", place=name)
        for name in _DERIVED
        if entry.get(name) != derived[name]
    ]
    return found
