"""Every outpost, disaster and ability of Palm Island has a picture of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.palm_island.illustrations_group import (
    ABILITY_PICTURES,
    AVERTED,
    DISASTER_PICTURES,
)
from islands_desktop.desktop.games.palm_island.illustrations_outposts import OUTPOST_PICTURES
from islands_desktop.desktop.look.palette import LIGHT
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.palm_island.components import ABILITIES, CARD_LIST


def _drawn(paint: Callable[[Pencil], None]) -> bytes:
    image = QImage(240, 118, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint(Pencil(painter, LIGHT))
    painter.end()
    return bytes(image.constBits())


def test_every_outpost_has_a_picture_unlike_the_others(qtbot: QtBot) -> None:
    assert set(OUTPOST_PICTURES) == {card.code for card in CARD_LIST if card.group == "outpost"}
    assert len({_drawn(paint) for paint in OUTPOST_PICTURES.values()}) == len(OUTPOST_PICTURES)


@pytest.mark.parametrize("code", sorted(DISASTER_PICTURES))
def test_a_disaster_looks_worse_at_each_level(code: str, qtbot: QtBot) -> None:
    paint = DISASTER_PICTURES[code]
    pictures = {
        _drawn(lambda pencil, level=level: paint(pencil, level))  # type: ignore[misc]
        for level in range(1, 5)
    }
    assert len(pictures) == AVERTED


def test_every_ability_has_a_picture(qtbot: QtBot) -> None:
    assert set(ABILITY_PICTURES) == set(ABILITIES)
    assert len({_drawn(paint) for paint in ABILITY_PICTURES.values()}) == len(ABILITIES)
