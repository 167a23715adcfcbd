"""Pictures that are cut to their place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.desktop.pages.game_card import Picture

SKY, SEA = QColor("#ddeeff"), QColor("#004466")


def sky_above_sea() -> QPixmap:
    pixmap = QPixmap(100, 200)
    pixmap.fill(SKY)
    painter = QPainter(pixmap)
    painter.fillRect(QRect(0, 100, 100, 100), SEA)
    painter.end()
    return pixmap


@pytest.mark.parametrize(
    "focus, above, below",
    [(0.5, SKY, SEA), (0.25, SKY, SKY), (0.75, SEA, SEA), (0.0, SKY, SKY), (1.0, SEA, SEA)],
)
def test_what_is_in_focus_stays_in_sight_and_the_place_is_filled(
    focus: float, above: QColor, below: QColor, qapp: QApplication
) -> None:
    picture = Picture(palette_for(False), 50)
    picture.focus = focus
    picture.resize(100, 50)
    picture.show_picture(sky_above_sea())
    image = picture.grab().toImage()
    assert (image.pixelColor(50, 4), image.pixelColor(50, 46)) == (above, below)
