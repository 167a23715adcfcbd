"""The pictures of My Island: something for every name, always the same, and told apart in grey."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.my_island.board_art import (
    BOARD_RECT,
    paint_board,
    paint_small_board,
    paint_small_symbol,
)
from islands_desktop.desktop.games.my_island.emblem_art import SEAT_SHADES, paint_emblem
from islands_desktop.desktop.games.my_island.geometry import RADIUS, hex_centre, outline
from islands_desktop.desktop.games.my_island.mark_art import MARKS as PAINTED_MARKS
from islands_desktop.desktop.games.my_island.mark_art import paint_mark
from islands_desktop.desktop.games.my_island.symbol_art import (
    paint_ghost_edge,
    paint_symbol,
    paint_tile,
)
from islands_desktop.desktop.games.my_island.terrain_art import GROUNDS, paint_terrain
from islands_desktop.desktop.look.palette import DARK, LIGHT, Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.my_island.components import (
    MAP,
    MARKS,
    SEAT_ANIMALS,
    SYMBOLS,
    TERRAINS,
)

SIDE = 96


def picture(
    paint: Callable[..., None],
    *what: object,
    radius: float = 36,
    palette: Palette = LIGHT,
    **more: object,
) -> QImage:
    """What is painted about the middle of an empty square, a hex being `radius` pixels."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(SIDE / 2, SIDE / 2)
    painter.scale(radius / RADIUS, radius / RADIUS)
    paint(Pencil(painter, palette), *what, **more)
    painter.end()
    return image


def board(paint: Callable[..., None], palette: Palette = LIGHT, **what: object) -> QImage:
    image = QImage(600, 414, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, 600, 414), palette, **what)
    painter.end()
    return image


def painted(image: QImage) -> int:
    """How many pixels are not clear."""
    return sum(
        image.pixelColor(x, y).alpha() > 40
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    )


def grey(image: QImage) -> list[int]:
    """Lightness of each pixel of the middle of a face."""
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(QColor("#FFFFFF"))
    painter = QPainter(flat)
    painter.drawImage(0, 0, image)
    painter.end()
    flat = flat.convertToFormat(QImage.Format.Format_Grayscale8)
    middle = range(SIDE // 2 - 20, SIDE // 2 + 20)
    return [flat.pixelColor(x, y).lightness() for y in middle for x in middle]


def difference(one: list[int], other: list[int]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_every_terrain_fills_its_hex_in_four_looks(qtbot: QtBot, terrain: str) -> None:
    looks = [picture(paint_terrain, terrain, v) for v in range(4)]
    for look in looks:
        assert look.pixelColor(SIDE // 2, SIDE // 2 - 33).alpha() == 255
        assert look.pixelColor(SIDE // 2 + 28, SIDE // 2).alpha() == 255
        assert painted(look) > 700
    assert all(one != other for place, one in enumerate(looks) for other in looks[:place])


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_every_symbol_covers_its_hex_in_several_looks(qtbot: QtBot, symbol: str) -> None:
    looks = [picture(paint_symbol, symbol, v) for v in range(4)]
    for look in looks:
        for dx, dy in ((0, 0), (0, -34), (0, 34), (29, 0), (-29, 0)):
            assert look.pixelColor(SIDE // 2 + dx, SIDE // 2 + dy).alpha() == 255
    assert looks[0] != looks[1]


@pytest.mark.parametrize("radius", [24, 36])
def test_symbols_are_told_apart_in_grey(qtbot: QtBot, radius: int) -> None:
    faces = [grey(picture(paint_symbol, s, 0, radius=radius)) for s in SYMBOLS]
    for place, face in enumerate(faces):
        for other in faces[:place]:
            assert difference(face, other) > 25


def test_small_symbols_are_told_apart_in_grey(qtbot: QtBot) -> None:
    faces = [grey(picture(paint_small_symbol, s, radius=24)) for s in SYMBOLS]
    for place, face in enumerate(faces):
        for other in faces[:place]:
            assert difference(face, other) > 25


def test_every_mark_of_the_pieces_has_pictures(qtbot: QtBot) -> None:
    assert set(PAINTED_MARKS) == set(MARKS)
    for mark_id, mark in MARKS.items():
        for number, instance in enumerate(mark.instances):
            for cell in range(len(instance.cells)):
                shot = picture(paint_mark, mark_id, number, cell=cell, axis=instance.axis)
                assert painted(shot) > 250, (mark_id, number)


def test_the_axis_of_a_chasm_and_the_halves_of_large_marks_are_seen(qtbot: QtBot) -> None:
    clefts = [picture(paint_mark, "chasm", axis=axis) for axis in range(3)]
    assert clefts[0] != clefts[1] != clefts[2] != clefts[0]
    for mark_id in ("elder", "crater"):
        west, east = (picture(paint_mark, mark_id, cell=cell) for cell in (0, 1))
        assert west != east


def test_a_tile_has_one_paper_edge_around_all_of_it(qtbot: QtBot) -> None:
    shot = picture(paint_tile, [((0, 0), "wall"), ((1, 0), "wall")])
    half = SIDE // 2
    outer, fold = shot.pixelColor(half - 30, half), shot.pixelColor(half + 31, half)
    assert outer.lightness() > 200
    assert fold.lightness() < 190


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_the_edge_of_a_preview_lets_the_land_show(qtbot: QtBot, palette: Palette) -> None:
    shot = picture(paint_ghost_edge, [(0, 0)], "leaf", palette=palette)
    assert shot.pixelColor(SIDE // 2, SIDE // 2).alpha() < 130
    assert shot.pixelColor(SIDE // 2 + 30, SIDE // 2).alpha() > 200


def test_an_outline_is_one_loop_around_all_hexes() -> None:
    cells = [(0, 0), (1, 0), (1, -1), (0, 1)]
    shape = outline(cells)
    assert all(shape.contains(point) for point in map(_point, cells))
    assert not shape.contains(_point((2, 0)))
    # A ring keeps its hole.
    ring = outline([(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)])
    assert not ring.contains(_point((0, 0)))


def _point(cell: tuple[int, int]) -> QPointF:
    return QPointF(*hex_centre(*cell))


def test_emblems_belong_to_the_animals_of_the_seats(qtbot: QtBot) -> None:
    assert tuple(SEAT_SHADES) == SEAT_ANIMALS
    shots = [picture(paint_emblem, animal, radius=RADIUS) for animal in SEAT_SHADES]
    faces = [grey(shot) for shot in shots]
    for place, face in enumerate(faces):
        assert painted(shots[place]) > 400
        for other in faces[:place]:
            assert difference(face, other) > 20


def test_all_hexes_lie_in_the_picture_of_the_board() -> None:
    for cell, _ in MAP:
        x, y = hex_centre(*cell)
        assert BOARD_RECT.contains(QRectF(x - RADIUS - 40, y - RADIUS - 40, 160, 160))


@pytest.mark.parametrize("paint", [paint_board, paint_small_board])
def test_a_board_is_always_the_same_and_shows_what_there_is(
    qtbot: QtBot, paint: Callable[..., None]
) -> None:
    random.seed(1)
    plain = board(paint)
    random.seed(2)
    assert board(paint) == plain
    for x, y in ((1, 1), (598, 1), (1, 412), (598, 412)):
        assert plain.pixelColor(x, y).alpha() == 255
    assert board(paint, marks=("statue",)) != plain
    assert board(paint, plateau=True) != plain
    dune = "".join("H" if n == 0 else letter for n, (_, letter) in enumerate(MAP))
    assert board(paint, terrain=dune) != plain
    # What belongs to the plateau is not there while the plateau is closed.
    assert board(paint, marks=("chest", "tor")) == plain


def test_the_sea_is_dark_at_night_and_the_land_stays_readable(qtbot: QtBot) -> None:
    day, night = board(paint_board), board(paint_board, DARK)
    scale = 600 / BOARD_RECT.width()

    def lightness(image: QImage, q: int, r: int) -> int:
        x, y = hex_centre(q, r)
        left, top = BOARD_RECT.left(), BOARD_RECT.top()
        return image.pixelColor(int((x - left) * scale), int((y - top) * scale)).lightness()

    assert night.pixelColor(3, 3).lightness() < day.pixelColor(3, 3).lightness() - 30
    assert lightness(night, 0, 0) > 120
    assert lightness(night, 0, 0) > lightness(night, 7, 1) + 40


def test_every_terrain_has_a_ground_of_its_own_lightness() -> None:
    greys = sorted(QColor(shade).lightness() for shade in GROUNDS.values())
    assert len(set(greys)) == len(GROUNDS)
