"""The whole island: sea, mountains, the hexes of the land as layers of paper, and the marks."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from islands_desktop.desktop.games.my_island.geometry import (
    RADIUS,
    Cell,
    hex_centre,
    hex_text,
    outline,
)
from islands_desktop.desktop.games.my_island.mark_art import paint_mark
from islands_desktop.desktop.games.my_island.mountain_art import (
    RANGE_CELLS,
    paint_cliff,
    paint_foothills,
    paint_mountains,
    paint_tunnel,
)
from islands_desktop.desktop.games.my_island.sea_art import (
    BOAT,
    COMPASS,
    WHALE,
    paint_boat,
    paint_compass,
    paint_sea,
    paint_whale,
)
from islands_desktop.desktop.games.my_island.terrain_art import GROUNDS, paint_fold, paint_growth
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.my_island.components import MAP, MARKS, TUNNELS

BOARD_RECT = QRectF(-85, -325, 1209, 835)
"""What the picture covers, in the units of `hex_centre`."""

#: From the lowest sheet of paper to the highest.
_SHEETS = "BHPR"

_HEX = hex_text(RADIUS)

#: What a mark is on the small map: a disc of this colour.
_SMALL_MARKS: Mapping[str, str] = {
    "statue": "#F2F0E6",
    "well": "#3F9CC0",
    "landing": "#8C5730",
    "thornback": "#41706B",
    "twins": "#8D4836",
    "elder": "#354E43",
    "goat": "#FBF5E6",
    "chest": "#A96B38",
    "tor": "#7D8288",
    "chasm": "#2C2A30",
    "relic": "#C2CAC0",
    "observatory": "#3F557F",
    "vent": "#D9482B",
    "crater": "#DB4A2A",
}


def paint_board(
    painter: QPainter,
    rect: QRectF,
    palette: Palette,
    *,
    plateau: bool = False,
    marks: Iterable[str] = (),
    terrain: str = "",
) -> None:
    """Paint the island into a rectangle, around it the sea.

    `marks` are the names of the marks in force; `terrain` holds a letter for each hex by its index,
    where an island differs from the printed one.
    """
    land = _land(terrain, plateau)
    with _framed(painter, rect, palette) as pencil:
        paint_sea(pencil, _whole(rect), _coast())
        paint_compass(pencil, *COMPASS, 1.12)
        paint_boat(pencil, *BOAT, 1.3)
        paint_whale(pencil, *WHALE, 0.8)
        paint_mountains(pencil, plateau=plateau)
        paint_foothills(pencil)
        _paint_land(pencil, land)
        if plateau:
            for island, high in TUNNELS:
                paint_tunnel(pencil, island, high)
        _paint_marks(pencil, land, marks)
        _paint_dusk(pencil, land)


def paint_small_board(
    painter: QPainter,
    rect: QRectF,
    palette: Palette,
    *,
    plateau: bool = False,
    marks: Iterable[str] = (),
    terrain: str = "",
) -> None:
    """The same island for a small map: plain sheets of colour, and discs for the marks."""
    land = _land(terrain, plateau)
    with _framed(painter, rect, palette) as pencil:
        paint_sea(pencil, _whole(rect), _coast(), small=True)
        paint_mountains(pencil, plateau=plateau, small=True)
        for cells in _sheets(land):
            pencil.fill(GROUNDS[land[cells[0]]], outline(cells, 0))
        _paint_dusk(pencil, land)
        for q, r in land:
            with pencil.at(*hex_centre(q, r)):
                pencil.line("#30FFFFFF", _HEX, 3)
        for mark_id in marks:
            for instance in MARKS[mark_id].instances:
                for q, r in instance.cells:
                    if (q, r) in land:
                        with pencil.at(*hex_centre(q, r)):
                            pencil.fill("#22333B", "O 0 0 22 22", 0.75)
                            pencil.fill(_SMALL_MARKS[mark_id], "O 0 0 16 16")


def paint_small_symbol(pencil: Pencil, symbol: str) -> None:
    """One hex about (0, 0) of the small map: a plain colour and a bold sign for a symbol."""
    ground, ink, sign = _SMALL_SYMBOLS[symbol]
    pencil.fill(ground, _HEX)
    pencil.fill(ink, sign)
    pencil.line("#B3FFFDF4", hex_text(RADIUS - 2), 3.5)


_SMALL_SYMBOLS: Mapping[str, tuple[str, str, str]] = {
    "house": ("#F3CDA2", "#B23A26", "M 0 -25 L 25 0 L 18 0 L 18 22 L -18 22 L -18 0 L -25 0 Z"),
    "field": ("#EFC54E", "#3F7A36", "R -25 -21 50 9 3 R -29 -4.5 58 9 3 R -25 12 50 9 3"),
    "wall": (
        "#5F6F7A",
        "#F4F3EC",
        "M -25 20 L -25 -20 L -13 -20 L -13 -9 L -6 -9 L -6 -20 L 6 -20 L 6 -9 L 13 -9 L 13 -20 "
        "L 25 -20 L 25 20 Z",
    ),
    "path": (
        "#9A7248",
        "#FBF3DF",
        "O 0 0 8.4 8.4 O 21 0 7.4 7.4 O -21 0 7.4 7.4 O 10.5 18 7.4 7.4 O -10.5 18 7.4 7.4 "
        "O 10.5 -18 7.4 7.4 O -10.5 -18 7.4 7.4",
    ),
}


@contextmanager
def _framed(painter: QPainter, rect: QRectF, palette: Palette) -> Iterator[Pencil]:
    """Draw in the units of `hex_centre`, the whole of `BOARD_RECT` in the middle of `rect`."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    scale = _scale(rect)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-BOARD_RECT.center())
    try:
        yield Pencil(painter, palette)
    finally:
        painter.restore()


def _scale(rect: QRectF) -> float:
    return min(rect.width() / BOARD_RECT.width(), rect.height() / BOARD_RECT.height())


def _whole(rect: QRectF) -> QRectF:
    """All of the rectangle to be painted, in the units of `hex_centre`."""
    scale = _scale(rect)
    whole = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
    whole.moveCenter(BOARD_RECT.center())
    return whole


def _land(terrain: str, plateau: bool) -> dict[Cell, str]:
    """The hexes there are, with the letters of their terrains, row by row."""
    letters = terrain or "".join(letter for _, letter in MAP)
    return {
        cell: letter
        for (cell, _), letter in zip(MAP, letters, strict=True)
        if cell[1] >= 0 or plateau
    }


def _island(land: Mapping[Cell, str]) -> tuple[Cell, ...]:
    return tuple(cell for cell in land if cell[1] >= 0)


def _meadow(land: Mapping[Cell, str]) -> tuple[Cell, ...]:
    return tuple(cell for cell in land if cell[1] < 0)


def _coast() -> QPainterPath:
    return outline([*RANGE_CELLS, *_island(dict(MAP))], 10)


def _sheets(land: Mapping[Cell, str]) -> Iterator[tuple[Cell, ...]]:
    """The sheets of paper from the lowest to the highest; the first hex names the terrain."""
    meadow = _meadow(land)
    if meadow:
        yield meadow
    for level, terrain in enumerate(_SHEETS):
        own = [cell for cell, letter in land.items() if letter == terrain]
        above = [cell for cell, letter in land.items() if letter in _SHEETS[level + 1 :]]
        if own:
            yield (*own, *above)


def _paint_land(pencil: Pencil, land: Mapping[Cell, str]) -> None:
    for cells in _sheets(land):
        shape = outline(cells, 6)
        if land[cells[0]] == "U":
            paint_cliff(pencil, cells)
        pencil.fill("#22333B", shape.translated(0.8, 2.4), 0.27)
        pencil.fill(GROUNDS[land[cells[0]]], shape)
        pencil.line("#8CFFF8E6", shape, 2)
    for (q, r), letter in land.items():
        with pencil.at(*hex_centre(q, r)):
            paint_growth(pencil, letter, _LOOKS[q, r])
    for (q, r), letter in land.items():
        with pencil.at(*hex_centre(q, r)):
            paint_fold(pencil, letter)


def _paint_dusk(pencil: Pencil, land: Mapping[Cell, str]) -> None:
    if pencil.palette.is_dark:
        for cells in (_island(land), _meadow(land)):
            pencil.fill("#14233D", outline(cells, 6), 0.22)


def _looks() -> dict[Cell, int]:
    """Which of four looks each hex has: by chance, but never that of a neighbour."""
    chance = random.Random(5)
    looks = dict[Cell, int]()
    for (q, r), _ in MAP:
        near = {looks.get(cell) for cell in ((q - 1, r), (q, r - 1), (q + 1, r - 1))}
        looks[q, r] = chance.choice([look for look in range(4) if look not in near])
    return looks


_LOOKS = _looks()


def _paint_marks(pencil: Pencil, land: Mapping[Cell, str], marks: Iterable[str]) -> None:
    places = [
        (r, q, mark_id, number, part, instance.axis)
        for mark_id in marks
        for number, instance in enumerate(MARKS[mark_id].instances)
        for part, (q, r) in enumerate(instance.cells)
        if (q, r) in land
    ]
    # From north to south, so that what stands nearer covers what is behind it.
    for r, q, mark_id, number, part, axis in sorted(places):
        with pencil.at(*hex_centre(q, r)):
            paint_mark(pencil, mark_id, number, cell=part, axis=axis)
