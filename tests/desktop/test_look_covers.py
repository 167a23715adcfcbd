"""Every game has a cover of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.look.covers import COVERS, paint_game_cover
from islands_desktop.desktop.look.palette import DARK, LIGHT, Palette
from islands_desktop.desktop.look.vector import PathTextError, path_of


def cover(game_id: str, palette: Palette, wide: int, high: int) -> QImage:
    image = QImage(wide + 20, high + 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_game_cover(painter, game_id, QRectF(10, 10, wide, high), palette)
    painter.end()
    return image


@pytest.mark.parametrize("game_id", COVERS)
@pytest.mark.parametrize("shape", [(320, 180), (320, 120), (160, 200)])
def test_a_cover_fills_its_rectangle_and_nothing_else(
    qtbot: QtBot, game_id: str, shape: tuple[int, int]
) -> None:
    wide, high = shape
    image = cover(game_id, LIGHT, wide, high)
    for x, y in ((12, 12), (wide + 7, 12), (12, high + 7), (wide + 7, high + 7)):
        assert image.pixelColor(x, y).alpha() == 255
    assert image.pixelColor(5, 5).alpha() == image.pixelColor(wide + 15, high + 15).alpha() == 0


def test_covers_differ_and_are_darker_at_night(qtbot: QtBot) -> None:
    day = {game_id: cover(game_id, LIGHT, 160, 90) for game_id in COVERS}
    shots = list(day.values())
    assert all(one != other for place, one in enumerate(shots) for other in shots[place + 1 :])
    for game_id, shot in day.items():
        night = cover(game_id, DARK, 160, 90)
        assert night.pixelColor(90, 20).lightness() < shot.pixelColor(90, 20).lightness()


def test_a_game_without_a_cover_is_refused(qtbot: QtBot) -> None:
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with pytest.raises(KeyError):
        paint_game_cover(painter, "atlantis", QRectF(0, 0, 10, 10), LIGHT)
    painter.end()


@pytest.mark.parametrize("text", ["M 0 0 L 1", "M 0 0 L x 1", "M L 1 1"])
def test_a_wrong_path_text_is_refused(text: str) -> None:
    with pytest.raises(PathTextError):
        path_of(text)
