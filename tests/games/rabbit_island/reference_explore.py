"""The Explore phase, RABB-3, and what opens the Build phase."""

from __future__ import annotations

from tests.games.rabbit_island.reference_island import hole_cells, legal_cells
from tests.games.rabbit_island.reference_pieces import (
    CONSTANTS,
    EVENTS,
    MODES,
    is_territory,
    tile_type,
)
from tests.games.rabbit_island.reference_questions import Command, Flow, Question, question
from tests.games.rabbit_island.reference_table import Table


def explore_phase(table: Table) -> Flow:
    """All turns from the active seat's on, and the end of the phase."""
    while True:
        yield from _turn(table)
        table.placed = []
        table.built = False
        if _is_over(table):
            break
        table.active = table.next(table.active)
    _end_phase(table)


def _turn(table: Table) -> Flow:
    seat = table.active
    _discard_lone_tile(table, seat)
    if not table.tile_hands[seat]:
        return
    for _ in range(CONSTANTS["tiles_placed_per_turn"]):
        _redraw(table, seat)
        if not _any_fits(table, table.tile_hands[seat]):
            break
        command = yield _ask_to_place(table, seat)
        cell = (command["x"], command["y"])
        table.tile_hands[seat].remove(command["tile"])
        table.tiles[cell] = command["tile"]
        table.placed.append(cell)
    _discard_lone_tile(table, seat)
    if not table.placed:
        return
    goes_to = table.placed[0]
    if len(table.placed) == 2:
        choices = [{"kind": "move_rabbit", "x": x, "y": y} for x, y in table.placed]
        command = yield question("D2", seat, *choices)
        goes_to = (command["x"], command["y"])
    table.rabbits[seat] = goes_to
    yield from _resolve_tile(table, seat)


def _resolve_tile(table: Table, seat: int) -> Flow:
    cell = table.rabbits[seat]
    tile = table.tiles[cell]
    if is_territory(tile):
        if table.can_build(seat, cell):
            command = yield question("D3", seat, {"kind": "build"}, {"kind": "decline"})
            if command["kind"] == "build":
                table.build(seat, cell)
        return
    command = yield question("D4", seat, {"kind": "take_event"}, {"kind": "decline"})
    if command["kind"] == "take_event":
        table.carrots[seat] += EVENTS[tile_type(tile)]["carrots"]
        table.draw_action(seat, counter=None, too_late=False)


def _discard_lone_tile(table: Table, seat: int) -> None:
    if len(table.tile_hands[seat]) == 1:
        table.tile_discards.append(table.tile_hands[seat].pop())


def _any_fits(table: Table, tiles: list[str]) -> bool:
    return any(legal_cells(table.tiles, tile) for tile in tiles)


def _redraw(table: Table, seat: int) -> None:
    """RABB-3.5 (a): new hands until something fits, if anything out of play does."""
    hand = table.tile_hands[seat]
    while not _any_fits(table, hand) and _any_fits(table, table.box + table.tile_discards):
        size = len(hand)
        table.tile_discards += hand
        hand.clear()
        for _ in range(size):
            table.draw_tile(seat)


def _ask_to_place(table: Table, seat: int) -> Question:
    choices: list[Command] = [
        {"kind": "place_tile", "tile": tile, "x": x, "y": y}
        for tile in table.tile_hands[seat]
        for x, y in legal_cells(table.tiles, tile)
    ]
    return question("D1", seat, *choices)


def _is_over(table: Table) -> bool:
    if all(len(hand) < 2 for hand in table.tile_hands):
        return True
    held = [tile for hand in table.tile_hands for tile in hand]
    return not _any_fits(table, held + table.box + table.tile_discards)


def _end_phase(table: Table) -> None:
    for seat in table.in_order():
        table.tile_discards += table.tile_hands[seat]
        table.tile_hands[seat].clear()
    for number, cell in enumerate(hole_cells(table.tiles), start=1):
        table.tiles[cell] = f"hole-{number}"
    table.phase, table.year = "build", 1
    table.active = table.first
    for seat in table.in_order():
        for _ in range(CONSTANTS["movement_hand"]):
            table.draw_movement(seat)
    for seat in table.in_order():
        for _ in range(MODES[table.mode]["opening_action_cards"]):
            table.draw_action(seat, counter=None, too_late=False)
