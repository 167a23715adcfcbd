"""From state to state: every command of RABB-13 and the automatic steps that follow it."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.games.rabbit_island.commands import Command
from islands_desktop.games.rabbit_island.components import (
    ACTION_INDEX,
    MOVEMENT_INDEX,
    TILE_INDEX,
)
from islands_desktop.games.rabbit_island.rules import explore, moving, resolving, window, years
from islands_desktop.games.rabbit_island.rules.collapse import count_down, has_triggered, strike
from islands_desktop.games.rabbit_island.rules.table import Table
from islands_desktop.games.rabbit_island.state import (
    COLLAPSE_WINDOW,
    MAIN_WINDOW,
    NOBODY,
    State,
)


def play(state: State, command: Command, events: list[Event] | None = None) -> State:
    """The state after a legal command; `events` collects what happened when it is a list."""
    table = Table(state, events)
    _PLAYED[command.kind](table, command)
    return table.freeze()


def _place_tile(table: Table, command: Command) -> None:
    explore.place_tile(table, TILE_INDEX[command.tile], command.x, command.y)


def _move_rabbit(table: Table, command: Command) -> None:
    explore.put_rabbit(table, table.land.places[command.x, command.y])


def _after_tile(table: Table) -> None:
    """The tile has been dealt with: the end of an Explore turn or M6."""
    if table.year:
        years.finish_turn(table)
    else:
        explore.check_end(table)


def _build(table: Table, command: Command) -> None:
    resolving.build(table)
    _after_tile(table)


def _decline(table: Table, command: Command) -> None:
    resolving.decline(table)
    _after_tile(table)


def _take_event(table: Table, command: Command) -> None:
    resolving.take_event(table)
    _after_tile(table)


def _hole_reward(table: Table, command: Command) -> None:
    if command.reward == "carrots":
        resolving.take_hole_carrots(table)
    else:
        resolving.draw_event_cards(table)
    _after_tile(table)


def _share(table: Table, command: Command) -> None:
    resolving.share(table)


def _play_movement(table: Table, command: Command) -> None:
    years.play_movement(table, MOVEMENT_INDEX[command.card])
    _go_on_moving(table)


def _choose_exit(table: Table, command: Command) -> None:
    moving.take_exit(table, command.direction)
    _go_on_moving(table)


def _go_on_moving(table: Table) -> None:
    """The move goes on to the next fork; then M3, or back to the stack (RABB-4.7, 5.7)."""
    if not moving.go_on(table):
        return
    if table.turn.card != NOBODY:
        window.end_card_move(table)
        return
    table.set_turn(mover=NOBODY)
    count_down(table)
    _next_window(table)


def _next_window(table: Table) -> None:
    """A window and a strike for each Collapse! that triggers, then the main window (RABB-4.3)."""
    while has_triggered(table):
        if window.open_window(table, COLLAPSE_WINDOW):
            return
        strike(table)
    if not window.open_window(table, MAIN_WINDOW):
        resolving.resolve(table)


def _after_window(table: Table, closed: str) -> None:
    """What comes after a window that has closed (RABB-5.9)."""
    if closed == COLLAPSE_WINDOW:
        strike(table)
        _next_window(table)
    elif closed == MAIN_WINDOW:
        resolving.resolve(table)


def _pass_action(table: Table, command: Command) -> None:
    _after_window(table, window.pass_action(table))


def _play_action(table: Table, command: Command) -> None:
    target = ACTION_INDEX[command.target] if command.target else NOBODY
    _after_window(table, window.play_action(table, ACTION_INDEX[command.card], target))


def _discard_action(table: Table, command: Command) -> None:
    years.discard_action(table, ACTION_INDEX[command.card])


_PLAYED = {
    "build": _build,
    "choose_exit": _choose_exit,
    "decline": _decline,
    "discard_action": _discard_action,
    "hole_reward": _hole_reward,
    "move_rabbit": _move_rabbit,
    "pass_action": _pass_action,
    "place_tile": _place_tile,
    "play_action": _play_action,
    "play_movement": _play_movement,
    "share": _share,
    "take_event": _take_event,
}
