"""Pictures are rendered once, at real pixels, and forgotten when room is short."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.look.palette import DARK, LIGHT, Palette
from islands_desktop.desktop.table.art_cache import DEFAULT_LIMIT, ArtCache
from islands_desktop.desktop.table.piece import ART
from islands_desktop.desktop.table.view import TableView


class Brush:
    """Paints the left half coral and counts how often."""

    def __init__(self) -> None:
        self.strokes = 0

    def __call__(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        self.strokes += 1
        painter.fillRect(
            QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height()), QColor(palette.coral)
        )


SIZE = QSizeF(40, 64)


def test_the_second_time_nothing_is_painted(qtbot: QtBot) -> None:
    cache, brush = ArtCache(), Brush()
    first = cache.pixmap("card", SIZE, 1.0, LIGHT, brush)
    assert cache.pixmap("card", SIZE, 1.0, LIGHT, brush).cacheKey() == first.cacheKey()
    assert brush.strokes == 1


def test_palette_ratio_and_turn_are_different_pictures(qtbot: QtBot) -> None:
    cache, brush = ArtCache(), Brush()
    for palette, ratio, turn in ((LIGHT, 1.0, 0), (DARK, 1.0, 0), (LIGHT, 1.5, 0), (LIGHT, 1.0, 1)):
        cache.pixmap("card", SIZE, ratio, palette, brush, turn)
    assert brush.strokes == len(cache) == 4


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_a_picture_has_the_real_pixels_of_its_ratio(qtbot: QtBot, ratio: float) -> None:
    picture = ArtCache().pixmap("card", SIZE, ratio, LIGHT, Brush())
    assert (picture.width(), picture.height()) == (round(40 * ratio), round(64 * ratio))
    assert picture.deviceIndependentSize().width() == pytest.approx(40, abs=0.5)


def test_quarter_turns_exchange_the_sides(qtbot: QtBot) -> None:
    picture = ArtCache().pixmap("card", SIZE, 1.0, LIGHT, Brush(), turn=1)
    image = picture.toImage()
    assert (image.width(), image.height()) == (64, 40)
    # The left half has become the upper half.
    assert image.pixelColor(32, 5).name() == LIGHT.coral.lower()
    assert image.pixelColor(32, 35).alpha() == 0
    assert ArtCache().pixmap("card", SIZE, 1.0, LIGHT, Brush(), turn=5).width() == 64


def test_the_oldest_goes_first_when_room_is_short(qtbot: QtBot) -> None:
    brush = Brush()
    one = 40 * 64 * 4
    cache = ArtCache(limit=2 * one)
    for name in ("a", "b", "a", "c"):
        cache.pixmap(name, SIZE, 1.0, LIGHT, brush)
    assert (len(cache), cache.bytes_kept, brush.strokes) == (2, 2 * one, 3)
    cache.pixmap("a", SIZE, 1.0, LIGHT, brush)
    assert brush.strokes == 3
    cache.pixmap("b", SIZE, 1.0, LIGHT, brush)
    assert brush.strokes == 4


def test_pictures_can_be_forgotten_by_name(qtbot: QtBot) -> None:
    cache, brush = ArtCache(), Brush()
    for name in ("palm/LG5", "palm/TE15", "crab"):
        cache.pixmap(name, SIZE, 1.0, LIGHT, brush)
    cache.forget("palm/")
    assert len(cache) == 1
    cache.forget()
    assert (len(cache), cache.bytes_kept) == (0, 0)


def test_a_large_view_gets_more_room_and_a_small_one_never_less(qtbot: QtBot) -> None:
    cache = ArtCache()
    cache.make_room(1366 * 768)
    assert cache.limit == DEFAULT_LIMIT <= 64 << 20  # the memory that a table may need
    cache.make_room(3840 * 2160)
    assert cache.limit > 2 * DEFAULT_LIMIT


def test_a_table_makes_room_for_its_view(qtbot: QtBot) -> None:
    view = TableView(QGraphicsScene(), LIGHT)
    qtbot.addWidget(view)
    view.resize(3840, 2160)
    view.show()
    assert ART.limit > 2 * DEFAULT_LIMIT
    view.resize(800, 600)
    assert ART.limit == DEFAULT_LIMIT
