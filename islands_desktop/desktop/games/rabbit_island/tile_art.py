"""A map tile of Rabbit Island as a picture: its land, its paths and its arrows, face and back."""

from __future__ import annotations

from collections.abc import Iterable

from islands_desktop.desktop.games.rabbit_island.event_art import EVENTS
from islands_desktop.desktop.games.rabbit_island.land_art import Land
from islands_desktop.desktop.games.rabbit_island.pawn_art import paint_ears
from islands_desktop.desktop.games.rabbit_island.territory_art import TERRITORIES
from islands_desktop.desktop.games.rabbit_island.tile_shape import (
    SIDES,
    TURNS,
    shoulder,
    tab_shape,
    tile_outline,
)
from islands_desktop.desktop.look.scenery import FOAM, INK, SUN
from islands_desktop.desktop.look.vector import Pencil

LANDS: dict[str, Land] = {**TERRITORIES, **EVENTS}
"""How each type of tile is drawn."""

MAP_TYPES = tuple(LANDS)

_REACH = shoulder(True)

#: A trodden path from the middle to the North, a little wavy.
_WAY = (
    f"M -7 4 C -10 -16 -4 -28 -6.4 -44 Q -7 -56 -6.5 -{_REACH} L 6.5 -{_REACH} "
    "Q 6 -54 6.4 -44 C 8.4 -28 3.4 -16 7 4 Z"
)


def paint_tile_shadow(pencil: Pencil, arrows: Iterable[str], lifted: float = 0.0) -> None:
    """What a tile throws on the water and its thick edge; paint those of all tiles first.

    `lifted` goes from 0 (lying) to 1 (in the hand).
    """
    shape = tile_outline(frozenset(arrows))
    pencil.fill(INK, shape.translated(2 + 7 * lifted, 5 + 12 * lifted), 0.26 - 0.06 * lifted)
    pencil.fill("#8A6A45", shape.translated(0.6, 3))


def paint_map_tile(pencil: Pencil, type_id: str, arrows: Iterable[str], variant: int = 0) -> None:
    """One whole tile about (0, 0). Building tokens go to the lower right, rabbits to the left.

    `variant` moves what grows there, so that neighbours of one type do not look stamped.
    """
    land = LANDS[type_id]
    ways = frozenset(arrows)
    shape = tile_outline(ways)
    pencil.fill(land.ground, shape)
    with pencil.clipped(shape):
        land.paint_flat(pencil, variant)
        for side in SIDES:
            if side in ways:
                _paint_way(pencil, land, side)
            elif type_id != "founders_hill":
                _paint_landing(pencil, land, side)
        pencil.fill(land.path, "O 0 2 14 12")
        for side in SIDES:
            if side in ways:
                with pencil.at(0, 0, 1, TURNS[side]):
                    pencil.fill(land.path, _WAY)
        land.paint_standing(pencil, variant, ways)
        for side in SIDES:
            if side in ways:
                _paint_arrow(pencil, land, side)
        pencil.line(land.edge, shape, 5)
        if pencil.palette.is_dark:
            pencil.fill("#14233D", shape, 0.2)
    pencil.line("#55352A1E", shape, 0.8)


def _paint_way(pencil: Pencil, land: Land, side: str) -> None:
    """The edge of the trodden path and the ground of the arrow, beneath the path itself."""
    pencil.fill(land.path_edge, "O 0 2.6 16 13.6")
    pencil.fill(land.path, tab_shape(side))
    with pencil.at(0, 0, 1, TURNS[side]):
        pencil.line(land.path_edge, _WAY, 4.2)


def _paint_landing(pencil: Pencil, land: Land, side: str) -> None:
    """Stepping stones behind a notch, where paths may come in: never taken for a way out."""
    with pencil.at(0, 0, 1, TURNS[side]):
        pencil.fill(INK, "O 2.4 -29.4 4.2 3 O -1.6 -20.4 4.2 3", 0.2)
        pencil.fill(land.path, "O 2 -31 4.2 3 O -2 -22 4.2 3", 0.72)


def _paint_arrow(pencil: Pencil, land: Land, side: str) -> None:
    """The arrowhead in the colour of the path, on it a bold arrow."""
    pencil.fill(land.path, tab_shape(side))
    with pencil.at(0, 0, 1, TURNS[side]):
        pencil.fill(
            land.arrow,
            f"M 0 -{_REACH + 14.4} Q 1 -{_REACH + 14} 2 -{_REACH + 13} L 9.4 -{_REACH + 6.6} "
            f"Q 10.4 -{_REACH + 4.4} 8 -{_REACH + 4.6} L 3.4 -{_REACH + 3.6} L 3.4 -{_REACH - 10} "
            f"Q 3 -{_REACH - 12} 0 -{_REACH - 12} Q -3 -{_REACH - 12} -3.4 -{_REACH - 10} "
            f"L -3.4 -{_REACH + 3.6} L -8 -{_REACH + 4.6} Q -10.4 -{_REACH + 4.4} "
            f"-9.4 -{_REACH + 6.6} L -2 -{_REACH + 13} Q -1 -{_REACH + 14} 0 -{_REACH + 14.4} Z",
        )


def paint_tile_back(pencil: Pencil) -> None:
    """The back of a tile: ears in a sun above waves, the same for all tiles."""
    shape = tile_outline(frozenset())
    pencil.fill("#2E7D86", shape)
    with pencil.clipped(shape):
        for row in range(-2, 4):
            y = row * 22
            wave = f"M -70 {y} " + " ".join(
                f"Q {x + 8} {y - 9} {x + 16} {y} Q {x + 24} {y + 9} {x + 32} {y}"
                for x in range(-70, 60, 32)
            )
            pencil.line("#3F929A", wave, 4)
        pencil.fill("#22626B", "O 1.4 2.4 31 31")
        pencil.fill(FOAM, "O 0 0 31 31")
        pencil.fill(SUN, "O 0 0 27 27")
        with pencil.clipped("O 0 0 27 27"), pencil.at(0, 24, 0.92):
            paint_ears(pencil, "#8A5A34", "#F3DFB4")
        pencil.line(FOAM, shape, 6)
    pencil.line("#55352A1E", shape, 0.8)


def paint_open_cell(
    pencil: Pencil, entries: Iterable[str] = (), aimed: bool = False, legal: bool = True
) -> None:
    """The ghost of a cell where a tile may be laid.

    `entries` are the sides on which an arrow of a neighbour comes in. `aimed`: it is the cell
    under the tile in the hand. A cell that is not legal is shown in grey and crossed.
    """
    shape = tile_outline(frozenset())
    shade = "#8FD27F" if legal else "#B9C2C4"
    pencil.fill("leaf" if legal else "#66727A", shape, 0.42 if aimed else 0.2)
    pencil.line("#B3FFFDF4", shape, 5 if aimed else 4.2)
    pencil.line(shade, shape, 3.6 if aimed else 2.2, dashed=not aimed)
    if not legal:
        pencil.line("#B3FFFDF4", "M -14 -14 L 14 14 M 14 -14 L -14 14", 8)
        pencil.line("#7E5850", "M -14 -14 L 14 14 M 14 -14 L -14 14", 4.4)
        return
    pencil.line(FOAM, "M 0 -11 L 0 11 M -11 0 L 11 0", 5.4)
    for side in entries:
        with pencil.at(0, 0, 1, TURNS[side]):
            pencil.line(FOAM, "M -7 -33 L 0 -26 L 7 -33", 4.4)
