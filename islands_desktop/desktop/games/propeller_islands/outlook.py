"""What a command would do, told before it is given: read from what the rules say happens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from islands_desktop.core.events import Event
from islands_desktop.core.phrases import say
from islands_desktop.core.session import GameSession
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.components import LINE_INDEX, LINES
from islands_desktop.games.propeller_islands.events import (
    FameGained,
    LineCleared,
    ResourcesGained,
    ResourcesPaid,
    TilePlaced,
    TrumpetReached,
    UpgradeInstalled,
)
from islands_desktop.games.propeller_islands.hexes import around
from islands_desktop.games.propeller_islands.names import resource_words
from islands_desktop.games.propeller_islands.places import line_words
from islands_desktop.games.propeller_islands.rules.blueprints import links_of_upgrade
from islands_desktop.games.propeller_islands.rules.claiming import links_of_tile
from islands_desktop.games.propeller_islands.state import Player, State

Line = tuple[str, str]
"""An icon and words."""


def outlook_of(session: GameSession, *commands: Command) -> list[Line]:
    """What legal commands, one after the other, would do, one line each. Nothing hidden is told."""
    found: list[Line] = []
    state = session.state
    for command in commands:
        transition = session.game.apply(state, command)
        state = transition.after
        found += told_of(transition.events)
    return found[:6]


def told_of(events: Sequence[Event]) -> list[Line]:
    """What happened, as far as it is told at the table."""
    return [line for line in map(_line, events) if line is not None]


def lines_cleared(session: GameSession, command: Command) -> list[str]:
    """Lines of the dock that a command would clear."""
    events = session.game.apply(session.state, command).events
    return [event.line for event in events if isinstance(event, LineCleared)]


def linked_hexes(state: State, command: Command) -> list[int]:
    """Hexes with which a tile or a banner would form links where it is laid (PROP-4.6, 8.6)."""
    player = state.players[state.seat]
    beside = [at for at in player.hexes if at in around(command.at)]
    if command.kind == "install":
        return [at for at in beside if links_of_upgrade(_alone(player, at), command.at)]
    if command.kind not in ("claim", "place"):
        return []
    claimed = command.kind == "claim"
    tile = state.offer[command.number] if claimed else state.pending[-1].number
    return [at for at in beside if links_of_tile(_alone(player, at), tile, command.at)]


def links_by_hex(session: GameSession, chains: Iterable[Sequence[Command]]) -> dict[int, int]:
    """Links that a banner would form on each tile that can take it, at the ends of chains."""
    found: dict[int, int] = {}
    for *before, last in chains:
        state = state_after(session, before)
        links = links_of_upgrade(state.players[state.seat], last.at)
        if links is not None:
            found[last.at] = links
    return found


def state_after(session: GameSession, commands: Iterable[Command]) -> State:
    """The position after legal commands."""
    state: State = session.state
    for command in commands:
        state = session.game.successor(state, command)
    return state


def _alone(player: Player, at: int) -> Player:
    """The island as if it were this one tile."""
    place = player.hexes.index(at)
    one = slice(place, place + 1)
    return player._replace(
        hexes=(at,),
        tiles=player.tiles[one],
        workers=player.workers[one],
        upgrades=player.upgrades[one],
    )


def _line(event: Event) -> Line | None:
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
        return "check", say("Clears {line}", line=line_words(LINES[LINE_INDEX[event.line]]))
    return None
