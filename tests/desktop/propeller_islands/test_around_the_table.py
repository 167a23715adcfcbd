"""Around the table of Propeller Islands: plates, gallery, log, the bar below."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.gallery import Gallery
from islands_desktop.desktop.games.propeller_islands.person_plates import character_look
from islands_desktop.desktop.games.propeller_islands.seat_plates import (
    small_island_rect,
    small_island_room,
)
from islands_desktop.desktop.games.propeller_islands.sky_art import paint_sky
from islands_desktop.desktop.games.propeller_islands.wording import power_words
from islands_desktop.desktop.look.palette import LIGHT
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import CHARACTER_INDEX, CHARACTERS
from islands_desktop.games.propeller_islands.game import GAME
from tests.desktop.frame_setup import open_window, table_of
from tests.desktop.propeller_islands.table_setup import play_on
from tests.games.propeller_islands.positions import given


def test_a_character_tells_from_which_fame_on_its_powers_are_open() -> None:
    """PROP-9.2."""
    look = character_look(0, 0, QRectF(0, 0, 200, 300))
    _name, basic, advanced = look.words.split("\n")
    assert basic.startswith("From 5 fame: ") and advanced.startswith("From 10 fame: ")
    assert "by 1, free" in power_words(CHARACTERS[CHARACTER_INDEX["charles"]].basic)


def test_what_happened_last_is_in_sight_when_the_log_is_opened(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(GAME.make_setup("solo", 1, 5))
    page = table_of(window)
    assert page.controller is not None
    page.trigger("score_tab")
    play_on(page.controller.session, lambda state: state.round == 4)
    page.controller.show_state()
    QApplication.processEvents()
    page.trigger("log_tab")
    bar = page.panel.log.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 500 and bar.value() == bar.maximum(), timeout=2000)


def test_the_picture_on_the_only_button_can_be_seen(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(GAME.make_setup("standard", 2, 5))
    page = table_of(window)
    assert page.controller is not None
    play_on(page.controller.session, lambda state: state.round == 2)
    page.controller.show_position(3)
    (button,) = page.bar.buttons().values()
    picture = button.icon().pixmap(QSize(24, 24)).toImage()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    inked = [picture.pixelColor(*place) for place in places]
    seen = [shade.lightness() for shade in inked if shade.alpha() == 255]
    assert button.property("kind") == "primary" and seen and min(seen) > 200


def test_the_table_stays_where_it_is_whether_there_are_buttons_or_none(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.start_game(GAME.make_setup("solo", 1, 5))
    page = table_of(window)
    assert page.controller is not None
    sizes = {}
    for _turn in range(12):
        QApplication.processEvents()
        sizes[bool(page.bar.buttons())] = page.controller.view.size().toTuple()
        page.controller.play(GAME.legal_commands(page.controller.session.state)[0])
    assert len(sizes) == 2 and len(set(sizes.values())) == 1


HIGH = "(1,0) T05-1 ., (1,-1) T06-2 ., (2,-1) T06-3 ., (2,-2) T07-5 ., (0,1) T07-3 ."


def test_the_only_island_is_shown_down_to_its_propellers(qapp: QApplication) -> None:
    """The lowest lines of its picture are those of the sky alone."""
    state = given(HIGH, mode="solo", seats=1, step="draft")
    gallery = Gallery(state, LIGHT, 0)
    assert gallery.title.text == "The island"
    size = QRectF(0, 0, 998, 487)
    pictures = [QImage(998, 487, QImage.Format.Format_ARGB32) for _picture in range(2)]
    with_island, sky = (QPainter(picture) for picture in pictures)
    gallery.islands._paint_one(with_island, size, LIGHT, seat=0)
    pencil = Pencil(sky, LIGHT)
    with pencil.clipped("R 0 0 998 487 12"):
        paint_sky(pencil, 998, 487)
    for painter in (with_island, sky):
        painter.end()
    foot = QRect(20, 482, 958, 5)
    assert pictures[0].copy(foot) == pictures[1].copy(foot)
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_portrait_and_token_hide_no_tile_of_a_small_island(seats: int) -> None:
    small = small_island_rect(layout.seat_rect(0, seats))
    room = small_island_room(small)
    portrait = QRectF(small.x(), small.y(), 40, 40)
    token = QRectF(small.x() + 4, small.bottom() - 38, 36, 36)
    if small.height() >= small.width():
        token = QRectF(small.right() - 40, small.y() + 2, 36, 36)
    assert small.contains(room) and small.contains(token)
    assert not room.intersects(portrait) and not room.intersects(token)
