"""What a die or an activation would make possible, read from the positions that would follow."""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands.spots import CHANGES, Spot, spots_of
from islands_desktop.games.propeller_islands.commands import Command, make_command
from islands_desktop.games.propeller_islands.state import State

_CHOICES = ("claim", "discard", "activate", "extra")
"""Commands whose piece is lit; those that change the die light their button."""


@dataclass(frozen=True, slots=True)
class Possible:
    """What a die makes possible before it is taken: pieces, and changes of the die."""

    spots: frozenset[Spot] = frozenset()
    changes: tuple[Command, ...] = ()
    die: int = 0


def after_activating(session: GameSession, state: State) -> tuple[Command, ...]:
    """What could be activated once the die is used for the island (PROP-3.9)."""
    game, use = session.game, make_command(state.seat, "activate_island")
    if game.why_not(state, use) is not None:
        return ()
    legal = game.legal_commands(game.successor(state, use))
    return tuple(command for command in legal if command.kind in ("activate", "extra"))


def made_possible(session: GameSession, draft: Command) -> Possible:
    """What can be done with a die that is not yet drafted: all that is legal afterwards."""
    after: State = session.game.successor(session.state, draft)
    legal = [*session.game.legal_commands(after), *after_activating(session, after)]
    return Possible(
        frozenset(spots_of(command)[0] for command in legal if command.kind in _CHOICES),
        tuple(command for command in legal if command.kind in CHANGES),
        after.die,
    )
