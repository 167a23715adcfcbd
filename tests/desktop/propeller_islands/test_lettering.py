"""Words on the table of Propeller Islands are read in the smallest window: 11 pixels at least."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.propeller_islands import end_plate, layout
from islands_desktop.desktop.games.propeller_islands.hex_shape import RADIUS
from islands_desktop.desktop.games.propeller_islands.lettering import SMALLEST, write
from islands_desktop.desktop.games.propeller_islands.person_plates import (
    high_power_box,
    is_wide,
    name_rooms,
    wide_power_box,
    words_room,
)
from islands_desktop.desktop.games.propeller_islands.tile_art import LETTERS, NAMED_RADIUS
from islands_desktop.desktop.games.propeller_islands.wording import powers_of
from islands_desktop.desktop.language import LANGUAGES, install_language
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import CHARACTERS
from islands_desktop.games.propeller_islands.game import GAME
from islands_desktop.games.propeller_islands.names import character_name
from tests.desktop.frame_setup import open_window, table_of

LEGIBLE = 11.0


@pytest.mark.parametrize("seats", [1, 4])
def test_the_smallest_letters_are_eleven_pixels_high_in_the_smallest_window(
    qtbot: QtBot, seats: int
) -> None:
    window = open_window(qtbot)
    window.resize(1366, 768)
    window.start_game(GAME.make_setup("standard" if seats > 1 else "solo", seats, 5))
    QApplication.processEvents()
    controller = table_of(window).controller
    assert controller is not None and controller.view.content == layout.CONTENT
    assert SMALLEST * controller.view.scale_now >= LEGIBLE


@pytest.mark.parametrize("wrap", [False, True])
@pytest.mark.parametrize("size", [8, 16, 20, 40])
def test_long_words_are_never_written_smaller(qapp: QApplication, size: int, wrap: bool) -> None:
    image = QImage(60, 20, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    words = "Complete a blueprint or end your turn."
    write(Pencil(painter, palette_for(False)), QRectF(0, 0, 60, 20), words, size, wrap=wrap)
    assert painter.font().pixelSize() >= SMALLEST
    painter.end()


def test_tiles_have_names_only_where_those_can_be_read() -> None:
    assert LETTERS * NAMED_RADIUS / RADIUS >= LEGIBLE


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_power_of_a_character_fits_into_its_frame(qapp: QApplication, language: str) -> None:
    """In the smallest letters, in every language, on the plate and where one is chosen."""
    install_language(language)
    try:
        metrics = QFontMetricsF(text_font(SMALLEST))
        narrowest = [layout.character_rects(count)[0] for count in (2, 3, 4, 5)]
        for character in range(len(CHARACTERS)):
            for number, words in enumerate(powers_of(character)):
                frames = [wide_power_box(layout.POWER, number)]
                frames += [high_power_box(rect, number) for rect in narrowest]
                for room in map(words_room, frames):
                    flags = int(Qt.TextFlag.TextWordWrap)
                    assert metrics.boundingRect(room, flags, words).height() <= room.height(), words
    finally:
        install_language("en")


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_no_name_of_a_character_is_cut_short(qapp: QApplication, language: str) -> None:
    """In the smallest letters, in every language, on the plate and where one is chosen."""
    install_language(language)
    fonts = [QFontMetricsF(font) for font in (display_font(SMALLEST), text_font(SMALLEST))]
    try:
        for rect in (layout.POWER, *(layout.character_rects(count)[0] for count in (2, 3, 4, 5))):
            rooms = name_rooms(rect)
            for one in CHARACTERS:
                words = character_name(one.id)
                parts = (words,) if is_wide(rect) else words.partition(", ")[::2]
                for room, part, metrics in zip(rooms, parts, fonts, strict=False):
                    assert metrics.horizontalAdvance(part) <= room.width(), part
    finally:
        install_language("en")


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_the_figures_on_the_way_to_the_end_are_whole(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    written: dict[str, float] = {}

    def note(_pencil: Pencil, rect: QRectF, words: str, *_rest: object, **_more: object) -> None:
        written[words] = rect.width()

    state = GAME.new_game(GAME.make_setup("solo", 1, 5))
    install_language(language)
    monkeypatch.setattr(end_plate, "write", note)
    image = QImage(1640, 976, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    try:
        metrics = QFontMetricsF(text_font(SMALLEST, bold=True))
        end_plate.end_look(state).paint(Pencil(painter, palette_for(False)), QRectF())
        for meter in end_plate.meters_of(state):
            assert metrics.horizontalAdvance(meter.figure) <= written[meter.figure]
    finally:
        painter.end()
        install_language("en")
