"""Buttons of the action bar: commands that take no piece anywhere, and changes of the die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from islands_desktop.core.phrases import say
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands.spots import CHANGES, WITHOUT_SPOT
from islands_desktop.desktop.table.controller import TableAction
from islands_desktop.games.propeller_islands.commands import Command
from islands_desktop.games.propeller_islands.rules.turns import turned

_BUTTONS = {
    "activate_island": ("A", "play"),
    "finish": ("E", "check"),
    "skip": ("E", "forward"),
    "set_aside": ("E", "discard"),
    "end_turn": ("E", "end_round"),
    "reroll": ("J", "rotate"),
    "choose_resource": ("", "plus"),
    "reward": ("", "check"),
    "adjust": ("", "energy"),
    "shift": ("", "star"),
    "set_bonus": ("", "star"),
}
"""Key and icon of the commands that have a button."""


def command_actions(
    session: GameSession, legal: Sequence[Command], give: Callable[[Command], None]
) -> list[TableAction]:
    """A button for each legal command that is given with one."""
    kinds = (*WITHOUT_SPOT, *CHANGES, "reward")
    listed = session.game.reading_order(legal)
    return [_action(session, command, give) for command in listed if command.kind in kinds]


def _action(session: GameSession, command: Command, give: Callable[[Command], None]) -> TableAction:
    key, icon = _BUTTONS[command.kind]
    if command.kind == "adjust":
        key = "+" if command.number > 0 else "-"
    elif command.kind == "choose_resource":
        icon = command.option
    words = session.game.describe_command(session.state, command)
    brief = ""
    if command.kind in ("adjust", "shift"):
        brief = say("Die as {value}", value=turned(session.state.die, command.number))
    elif command.kind == "set_bonus":
        brief = say("Die as {value}", value=command.number)
    name = f"{command.kind}/{command.number}/{command.option}"
    return TableAction(name, words, key, icon, trigger=partial(give, command), brief=brief)
