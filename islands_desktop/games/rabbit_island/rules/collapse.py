"""Collapse! (RABB-7): the countdown in M3, its window, and the strike."""

from __future__ import annotations

from islands_desktop.games.rabbit_island.components import ACTION_CARDS, TILES
from islands_desktop.games.rabbit_island.events import CollapseMoved, CollapseStruck
from islands_desktop.games.rabbit_island.rules.table import Table
from islands_desktop.games.rabbit_island.state import NOBODY

TRIGGERED = 1


def count_down(table: Table) -> None:
    """Each face-up Collapse! of the active seat goes on by one (RABB-7.3)."""
    collapses = tuple(
        collapse._replace(counter=collapse.counter - 1) for collapse in table.mover.collapses
    )
    table.change(table.active, collapses=collapses)
    for collapse in collapses:
        table.tell(CollapseMoved(table.active, ACTION_CARDS[collapse.card], collapse.counter))


def has_triggered(table: Table) -> bool:
    """Whether a Collapse! waits to strike (RABB-7.4)."""
    return any(collapse.counter == TRIGGERED for collapse in table.mover.collapses)


def strike(table: Table) -> None:
    """The first one that triggered takes the bottom token under the rabbit (RABB-7.5)."""
    struck = next(one for one in table.mover.collapses if one.counter == TRIGGERED)
    left = tuple(one for one in table.mover.collapses if one is not struck)
    table.change(table.active, collapses=left)
    table.card_discards += bytes([struck.card])
    place = table.rabbit
    stack = table.stacks[place] if TILES[table.land.tile(place)].is_territory else ()
    owner = stack[0] if stack else NOBODY
    table.stacks[place] = stack[1:]
    x, y = table.land.cell(place)
    table.tell(CollapseStruck(table.active, ACTION_CARDS[struck.card], x, y, owner))
