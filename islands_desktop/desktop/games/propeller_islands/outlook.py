"""What a command would do, told before it is given: read from what the rules say happens."""

from __future__ import annotations

from typing import Any

from islands_desktop.core.phrases import say
from islands_desktop.core.session import GameSession
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.events import (
    FameGained,
    LineCleared,
    ResourcesGained,
    ResourcesPaid,
    TilePlaced,
    TrumpetReached,
    UpgradeInstalled,
)
from islands_desktop.games.propeller_islands.names import resource_words

Line = tuple[str, str]
"""An icon and words."""


def outlook_of(session: GameSession, command: Command) -> list[Line]:
    """What a legal command would do, one line each. Nothing hidden is told."""
    found: list[Line] = []
    for event in session.game.apply(session.state, command).events:
        line = _line(event)
        if line is not None:
            found.append(line)
    return found[:6]


def lines_cleared(session: GameSession, command: Command) -> list[str]:
    """Lines of the dock that a command would clear."""
    events = session.game.apply(session.state, command).events
    return [event.line for event in events if isinstance(event, LineCleared)]


def _line(event: Any) -> Line | None:
    if isinstance(event, (TilePlaced, UpgradeInstalled)) and event.links:
        words = say("1 guild link") if event.links == 1 else say("{n} guild links", n=event.links)
        return "branch", words
    if isinstance(event, FameGained):
        return "fame", say("+{n} fame", n=event.amount)
    if isinstance(event, TrumpetReached):
        return "star", say("A trumpet is reached")
    if isinstance(event, ResourcesPaid):
        return "minus", resource_words((event.energy, event.steel, event.part))
    if isinstance(event, ResourcesGained):
        return "plus", resource_words((event.energy, event.steel, event.part))
    if isinstance(event, LineCleared):
        return "check", say("Clears {line}", line=event.line)
    return None
