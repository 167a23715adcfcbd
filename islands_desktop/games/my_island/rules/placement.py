"""Placing a tile (MYIS-6): when it may lie somewhere, and what it does there."""

from __future__ import annotations

from islands_desktop.core.events import Event
from islands_desktop.core.memory import remember_positions
from islands_desktop.core.refusals import Refusal, refuse
from islands_desktop.games.my_island.board import Board
from islands_desktop.games.my_island.commands import Command
from islands_desktop.games.my_island.components import PATH, ROTATIONS, TILE_INDEX, TILES
from islands_desktop.games.my_island.events import (
    BridgeBuilt,
    MarkerLocked,
    RuleScored,
    TilePlaced,
)
from islands_desktop.games.my_island.hexes import bit_of, cells_in, places_in
from islands_desktop.games.my_island.placements import TilePlacements
from islands_desktop.games.my_island.rules.episode import Episode
from islands_desktop.games.my_island.rules.marker import move_marker
from islands_desktop.games.my_island.rules.scoring_now import Turn
from islands_desktop.games.my_island.state import Island, new_value, put


@remember_positions(32)
def first_island(board: Board) -> Island:
    """An island before its first tile (MYIS-4.1); what is printed touches already (MYIS-6.8)."""
    none = (0,) * len(board.spec.rules)
    touching = [0, 0, 0, 0]
    for symbol, printed in enumerate(board.printed):
        for place in places_in(printed):
            touching[symbol] |= board.placements.beside_hex[place]
    houses, fields, walls, paths = touching
    return Island(
        (),
        board.printed,
        0,
        board.placements.uncovered,
        (houses, fields, walls, paths),
        none,
        none,
        none,
    )


def why_not_place(board: Board, island: Island, command: Command) -> Refusal | None:
    """The first rule of MYIS-3.5 and 6.2 to 6.7 that forbids a placement, None if it may be."""
    if not 0 <= command.rotation < ROTATIONS:
        return refuse(
            "MYIS-3.5", "A tile is turned by 0 to 5 steps of 60 degrees, not by {steps}.",
            steps=command.rotation,
        )  # fmt: skip
    laid = TILES[TILE_INDEX[command.tile]].laid(command.rotation, command.q, command.r)
    if any(not _on_board(board, q, r) for (q, r), _ in laid):
        return refuse("MYIS-6.2", "Part of the tile would lie off the island.")
    mask = sum(bit_of(q, r) for (q, r), _ in laid)
    if mask & ~board.open_terrain:
        return refuse("MYIS-6.3", "Part of the tile would lie on ground that is not open yet.")
    if mask & board.blocked:
        return refuse("MYIS-6.4", "Part of the tile would lie on a hex that nothing may cover.")
    if mask & board.covered(island.boards):
        return refuse("MYIS-6.5", "There is a tile already.")
    if not island.placed:
        if mask & board.start:
            return None
        return refuse("MYIS-6.6", "The first tile must lie at least partly where you begin.")
    if any(board.around(bit_of(q, r)) & island.boards[symbol] for (q, r), symbol in laid):
        return None
    return refuse("MYIS-6.7", "No symbol of the tile lies beside the same symbol.")


def _on_board(board: Board, q: int, r: int) -> bool:
    """Coordinates far away are no shifts worth making."""
    return 0 <= q < 20 and -3 <= r < 12 and bool(bit_of(q, r) & board.existing)


def place_tile(
    episode: Episode,
    island: Island,
    own: TilePlacements,
    number: int,
    seat: int = 0,
    events: list[Event] | None = None,
) -> Island:
    """The island after a legal placement of a tile, everything it scores at once included."""
    board, scorers = episode.board, episode.scorers[own.tile]
    decisions, before, placed, free, beside, memory, counters, points, marker, locked = island
    off_hex, beside_hex = board.placements.off_hex, board.placements.beside_hex
    laid, after, touching = [0, 0, 0, 0], list(before), list(beside)
    for symbol, place in zip(own.symbols, own.at.hexes[number]):  # noqa: B905 - costs too much
        bit = 1 << place
        laid[symbol] |= bit
        after[symbol] |= bit
        touching[symbol] |= beside_hex[place]
        free &= off_hex[place]
    new = tuple(laid)
    turn = new_value(Turn, (before, tuple(after), new, new))
    gain = 0
    found: Found = ()
    for position, primitive, rule in scorers:
        score = primitive(board, rule, turn, memory[position])
        if score is None:
            continue
        worth, times, remembered = score
        if rule.spec.kind == "bridge":
            bridges = remembered & ~memory[position]
            turn = turn.with_bridges(bridges)
            for place in places_in(bridges):
                touching[PATH] |= beside_hex[place]
        gain += worth
        memory = put(memory, position, remembered)
        counters = put(counters, position, counters[position] + times)
        points = put(points, position, points[position] + worth)
        found += ((rule.spec.id, worth, times),)
    decision, now_locked = own.base + number, locked
    if gain:
        marker, now_locked = move_marker(marker, locked, gain, board.spec.lock)
    if events is not None:
        events += _placing_events(board, decision, seat, gain, turn, found)
        if now_locked and not locked:
            events.append(MarkerLocked(seat))
    return new_value(
        Island,
        (
            (*decisions, decision), turn.after, placed + 1, free, tuple(touching),
            memory, counters, points, marker, now_locked,
        ),
    )  # fmt: skip


Found = tuple[tuple[str, int, int], ...]
"""Rules that scored, each with its points and how many times."""


def _placing_events(
    board: Board, decision: int, seat: int, gain: int, turn: Turn, found: Found
) -> list[Event]:
    made = board.placements.command(decision)
    events: list[Event] = [TilePlaced(seat, made.tile, made.rotation, made.q, made.r, gain)]
    bridges = turn.fresh[PATH] & ~turn.laid[PATH]
    events += [BridgeBuilt(seat, q, r) for q, r in cells_in(bridges)]
    events += [RuleScored(seat, rule, worth, times) for rule, worth, times in found]
    return events


def gains_of(episode: Episode, island: Island, decision: int) -> tuple[RuleScored, ...]:
    """What a legal placement would score, split by rule (MYIS-15)."""
    events: list[Event] = []
    own, number = episode.board.placements.find(decision)
    place_tile(episode, island, own, number, 0, events)
    return tuple(event for event in events if isinstance(event, RuleScored))
