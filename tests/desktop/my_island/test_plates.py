"""The plates beside the island have room for what lies and stands on them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.my_island import layout, sheet
from islands_desktop.desktop.games.my_island.pieces import TileItem, tile_rect
from islands_desktop.desktop.games.my_island.seat_items import SAID_SIZE, said_room
from islands_desktop.desktop.language import LANGUAGES, install_language
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.games.my_island.components import TILES
from islands_desktop.games.my_island.game import GAME


@pytest.mark.parametrize("rotation", range(6))
def test_every_tile_lies_inside_its_frame(qapp: QApplication, rotation: int) -> None:
    for tile in TILES:
        item = TileItem(tile.index, rotation, palette_for(False))
        scale = item.plate_scale()
        size = tile_rect(item.cells).size() * scale
        lies = QRectF(layout.PLATE_MIDDLE, size).translated(-size.width() / 2, -size.height() / 2)
        assert layout.FIELD.contains(lies), tile.id
    assert layout.FIELD.bottom() <= layout.PLATE.bottom() - 52


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_what_a_seat_does_is_whole(qapp: QApplication, language: str) -> None:
    install_language(language)
    metrics, room = QFontMetricsF(text_font(SAID_SIZE, bold=True)), said_room(layout.SEAT)
    try:
        said = [say("passed"), say("has placed"), say("to act"), say("waiting")]
        said.append(say("Card {round} of {rounds}", round=28, rounds=28))
        for words in said:
            taken = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words)
            assert taken.height() <= room.height(), words
            assert taken.width() <= room.width(), words
    finally:
        install_language("en")


def test_a_marker_below_nothing_has_a_true_minus() -> None:
    state = GAME.new_game(GAME.make_setup("eternal", 1, 5))
    shown = [figure for _, words, figure in sheet.figures(state) if "ended now" in words]
    assert shown and shown[0].startswith("−")
