"""Words around the table of Propeller Islands: plates, log, the bar below."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.propeller_islands.person_plates import character_look
from islands_desktop.desktop.games.propeller_islands.wording import power_words
from islands_desktop.games.propeller_islands.components import CHARACTER_INDEX, CHARACTERS
from islands_desktop.games.propeller_islands.game import GAME
from tests.desktop.frame_setup import open_window, table_of
from tests.desktop.propeller_islands.table_setup import play_on


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
