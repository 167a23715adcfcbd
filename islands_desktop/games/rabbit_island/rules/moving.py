"""Moving along the arrows (RABB-4.5 to 4.9), by a Movement Card or by an Action Card."""

from __future__ import annotations

from islands_desktop.core.phrases import phrase
from islands_desktop.games.rabbit_island.events import RabbitPut, RabbitStepped
from islands_desktop.games.rabbit_island.land import HILL_PLACE
from islands_desktop.games.rabbit_island.rules.table import Table
from islands_desktop.games.rabbit_island.state import FORK, NOBODY

OTHERS_BARRIER = phrase("Another player has decided since.")


def go_on(table: Table) -> bool:
    """Go the spaces that are left up to the next fork; whether the move is over."""
    exits = table.land.exits
    while table.turn.steps:
        ways = exits[table.rabbit]
        if len(ways) > 1:
            table.point = FORK
            return False
        _step_to(table, ways[0][1], NOBODY)
    return True


def take_exit(table: Table, direction: str) -> None:
    """One space through the chosen exit (RABB-4.7)."""
    goal = next(goal for way, goal in table.land.exits[table.rabbit] if way == direction)
    _step_to(table, goal, table.turn.mover)


def _step_to(table: Table, goal: int, decider: int) -> None:
    if table.events is not None:
        before, after = table.land.cell(table.rabbit), table.land.cell(goal)
        barrier = OTHERS_BARRIER if decider not in (NOBODY, table.active) else ""
        table.tell(RabbitStepped(table.active, *before, *after, decider, barrier=barrier))
    table.change(table.active, rabbit=goal)
    table.set_turn(steps=table.turn.steps - 1)


def go_home(table: Table) -> None:
    """The active rabbit is put on the Hill (RABB-6.3)."""
    table.change(table.active, rabbit=HILL_PLACE)
    table.tell(RabbitPut(table.active, *table.land.cell(HILL_PLACE)))
