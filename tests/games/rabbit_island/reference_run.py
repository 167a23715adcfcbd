"""How the active rabbit runs along the exits, RABB-4.5 to 4.8."""

from __future__ import annotations

from tests.games.rabbit_island.reference_island import exits
from tests.games.rabbit_island.reference_questions import Flow, question
from tests.games.rabbit_island.reference_table import Moving, Table


def run(table: Table, player: int, card: str, steps: int) -> Flow:
    """Move the active rabbit by a card; its player decides at forks."""
    table.moving = Moving(card, player, steps)
    while table.moving.left > 0:
        ways = exits(table.tiles, table.rabbit)
        direction = next(iter(ways))
        if len(ways) > 1:
            choices = [{"kind": "choose_exit", "direction": way} for way in ways]
            command = yield question("D6", player, *choices)
            direction = command["direction"]
        table.rabbits[table.active] = ways[direction]
        table.moving.left -= 1
    table.moving = None
