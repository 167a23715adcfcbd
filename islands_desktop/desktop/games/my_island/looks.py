"""What the pieces around the islands show, read from a view of the game."""

from __future__ import annotations

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.my_island.map_item import MapLook
from islands_desktop.desktop.games.my_island.seat_items import SeatLook
from islands_desktop.desktop.games.my_island.tray_art import (
    COMING,
    PASSED,
    PLACED,
    REVEALED,
    TrayLook,
)
from islands_desktop.games.my_island.components import PATH, SYMBOLS, TILE_INDEX
from islands_desktop.games.my_island.hexes import Cell, cells_in
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.rules.rounds import has_acted, seat_to_act
from islands_desktop.games.my_island.state import PASSED as PASSED_DECISION
from islands_desktop.games.my_island.state import Island, State

Anchor = tuple[int, int, int]
"""Rotation, q, r."""


def laid_tiles(view: State, seat: int) -> dict[int, Anchor]:
    """Tiles on a seat's island by tile index, each with rotation and anchor."""
    placements = episode_of(view).board.placements
    found = {}
    for decision in view.islands[seat].decisions:
        if decision >= 0:
            made = placements.command(decision)
            found[TILE_INDEX[made.tile]] = (made.rotation, made.q, made.r)
    return found


def bridges_on(view: State, seat: int) -> tuple[Cell, ...]:
    """Chasms of a seat's island that a path crosses."""
    return cells_in(view.islands[seat].boards[PATH] & episode_of(view).board.chasms)


def symbols_on(island: Island) -> tuple[tuple[Cell, str], ...]:
    """Symbols borne by an island's hexes, bridges included."""
    return tuple(
        (cell, SYMBOLS[symbol])
        for symbol, mask in enumerate(island.boards)
        for cell in cells_in(mask)
    )


def seat_doing(view: State, seat: int) -> tuple[str, str]:
    """What a seat is doing, in a few words and as the name of an icon."""
    island = view.islands[seat]
    if view.over:
        return say("finished"), "score"
    if island.has_ended:
        return say("has ended"), "end_round"
    if has_acted(view, seat):
        passed = island.decisions[-1] == PASSED_DECISION
        return (say("passed"), "discard") if passed else (say("has placed"), "check")
    return (say("to act"), "play") if seat_to_act(view) == seat else (say("waiting"), "clock")


def seat_look(view: State, seat: int) -> SeatLook:
    """Whose island lies on the table."""
    island = view.islands[seat]
    words, _ = seat_doing(view, seat)
    if len(view.islands) == 1:
        words = say("Card {round} of {rounds}", round=view.round, rounds=len(view.deck))
    return SeatLook(seat, seat_name(seat), island.marker, words, island.locked)


def map_look(view: State, seat: int, shown: bool) -> MapLook:
    """One seat's island in little."""
    island, spec = view.islands[seat], episode_of(view).board.spec
    acting = not view.over and seat_to_act(view) == seat
    words, sign = seat_doing(view, seat)
    return MapLook(
        seat,
        seat_name(seat),
        island.marker,
        words,
        sign,
        symbols_on(island),
        acting,
        shown,
        "plateau" in spec.open,
        spec.marks,
    )


def tray_look(view: State, seat: int) -> TrayLook:
    """What has become of each tile of a seat; a tile of a round not played is laid aside too."""
    laid = laid_tiles(view, seat)
    turned = view.deck[: view.round]
    open_round = not view.over and not has_acted(view, seat)
    open_round = open_round and not view.islands[seat].has_ended
    fates = []
    for tile in sorted(view.deck):
        if tile in laid:
            fate = PLACED
        elif tile not in turned:
            fate = COMING
        else:
            fate = REVEALED if tile == view.tile and open_round else PASSED
        fates.append((tile, fate))
    return TrayLook(tuple(fates), seat)
