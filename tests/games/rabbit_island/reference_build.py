"""The Build phase: turns, running, Collapse! and the tile, RABB-4, 7 and 8."""

from __future__ import annotations

from tests.games.rabbit_island.reference_pieces import (
    CONSTANTS,
    EVENTS,
    LEVELS,
    SPACES,
    is_territory,
    tile_type,
)
from tests.games.rabbit_island.reference_questions import Flow, question
from tests.games.rabbit_island.reference_run import run
from tests.games.rabbit_island.reference_table import Collapse, Table
from tests.games.rabbit_island.reference_window import run_window


def build_phase(table: Table) -> Flow:
    """All turns from the active seat's on, up to the end of the last year."""
    while True:
        yield from _turn(table)
        table.active = table.next(table.active)
        if table.active == table.first:
            if table.year == table.years:
                table.phase = "over"
                return
            table.year += 1


def _turn(table: Table) -> Flow:
    seat = table.active
    hand = table.movement_hands[seat]
    command = yield question(
        "D5", seat, *({"kind": "play_movement", "card": card} for card in hand)
    )
    card = command["card"]
    hand.remove(card)
    table.movement_discards.append(card)
    yield from run(table, seat, card, SPACES[card])
    yield from _collapses(table)
    if not table.silenced:
        yield from run_window(table, "main")
    yield from _resolve_tile(table)
    table.draw_movement(seat)
    yield from _discard_down(table)
    table.effects = []
    table.silenced = table.built = False


def _collapses(table: Table) -> Flow:
    """The countdown; then window and strike of each Collapse! that triggers."""
    face_up = table.collapses[table.active]
    for collapse in face_up:
        waiting = collapse.counter is None
        collapse.counter = CONSTANTS["collapse_start"] if waiting else _one_less(collapse)
    for collapse in [one for one in face_up if one.counter == 1]:
        if not table.silenced:
            yield from run_window(table, "collapse")
        _strike(table)
        face_up.remove(collapse)
        table.action_discards.append(collapse.card)


def _one_less(collapse: Collapse) -> int:
    assert collapse.counter is not None
    return collapse.counter - 1


def _strike(table: Table) -> None:
    tokens = table.stacks.get(table.rabbit)
    if not tokens:
        return
    table.supplies[tokens.pop(0)] += 1
    if not tokens:
        del table.stacks[table.rabbit]


def _resolve_tile(table: Table) -> Flow:
    tile = table.tiles[table.rabbit]
    owner = table.owner(table.rabbit)
    if tile_type(tile) == "rabbit_hole":
        yield from _resolve_hole(table)
    elif not is_territory(tile):
        yield from _resolve_hill_or_patch(table)
    elif owner is None:
        yield from _ask_to_build(table, "D3")
    elif owner == table.active:
        amount = table.base(table.rabbit)
        table.carrots[owner] += table.harvest(amount, as_active=True, as_owner=True)
        yield from _ask_to_build(table, "D9")
    else:
        yield from _resolve_tile_of(table, owner)


def _ask_to_build(table: Table, point: str) -> Flow:
    if not table.can_build(table.active, table.rabbit):
        return
    command = yield question(point, table.active, {"kind": "build"}, {"kind": "decline"})
    if command["kind"] == "build":
        table.build(table.active, table.rabbit)


def _resolve_tile_of(table: Table, owner: int) -> Flow:
    """Another seat's tile: the owner's harvest, then build or share."""
    seat, cell = table.active, table.rabbit
    base = table.base(cell)
    table.carrots[owner] += table.harvest(base, as_active=False, as_owner=True)
    if len(table.stacks[cell]) == len(LEVELS):
        return
    if table.can_build(seat, cell):
        command = yield question("D10", seat, {"kind": "build"}, {"kind": "share"})
        if command["kind"] == "build":
            table.build(seat, cell)
            return
    table.carrots[seat] += table.harvest(base, as_active=True, as_owner=False)


def _event_carrots(table: Table) -> None:
    printed: int = EVENTS[tile_type(table.tiles[table.rabbit])]["carrots"]
    table.carrots[table.active] += table.harvest(printed, as_active=True, as_owner=False)


def _resolve_hill_or_patch(table: Table) -> Flow:
    command = yield question("D4", table.active, {"kind": "take_event"}, {"kind": "decline"})
    if command["kind"] == "take_event":
        _event_carrots(table)
        _draw_event_card(table)


def _resolve_hole(table: Table) -> Flow:
    rewards = ("carrots", "card")
    command = yield question(
        "D8", table.active, *({"kind": "hole_reward", "reward": reward} for reward in rewards)
    )
    if command["reward"] == "carrots":
        _event_carrots(table)
    else:
        _draw_event_card(table)


def _draw_event_card(table: Table) -> None:
    """One card, and two more for each Epic Discovery in force."""
    too_late = table.year > table.years - 2
    for _ in range(1 + 2 * table.effects.count("epic-discovery")):
        table.draw_action(table.active, counter=CONSTANTS["collapse_start"], too_late=too_late)


def _discard_down(table: Table) -> Flow:
    seat = table.active
    hand = table.action_hands[seat]
    while len(hand) > CONSTANTS["action_hand_limit_at_end_of_turn"]:
        command = yield question(
            "D11", seat, *({"kind": "discard_action", "card": card} for card in hand)
        )
        hand.remove(command["card"])
        table.action_discards.append(command["card"])
