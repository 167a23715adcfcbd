"""Words have the room they need and pages use the room they have, in every language and size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.choosers import PaymentChooser
from islands_desktop.desktop.games.palm_island.controller import PalmIslandController
from islands_desktop.desktop.games.palm_island.items import MatItem
from islands_desktop.desktop.games.palm_island.zones import free_wide
from islands_desktop.desktop.language import LANGUAGES, install_language
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.empty_note import EmptyNote
from islands_desktop.desktop.pages.help import HelpPage
from islands_desktop.desktop.pages.home import HomePage
from islands_desktop.desktop.pages.new_game import NewGamePage
from islands_desktop.desktop.pages.one_line import OneLine
from islands_desktop.desktop.pages.saved_tile import SavedTile
from islands_desktop.desktop.panels.action_bar import ActionBar
from islands_desktop.desktop.panels.word_list import WordList
from islands_desktop.desktop.program import Program
from islands_desktop.desktop.table.controller import TableAction
from islands_desktop.saves.folders import games_folder
from islands_desktop.saves.library import ENDING
from islands_desktop.saves.settings import Settings
from tests.desktop.frame_setup import open_window, play_some, play_to_end, solo_setup, table_of
from tests.desktop.table_setup import open_position

PAGES = ("home", "new_game", "saved_games", "statistics", "settings", "help", "table")
LAPTOP, DESK = (1366, 768), (1920, 1080)
EDGES_OF_A_FIELD = 28
"""What lies left and right of the words: frame, padding and the room for the cursor."""


def settle(window: QWidget) -> None:
    """Let layouts, late lists and drawings come to rest."""
    for _turn in range(4):
        QApplication.processEvents()


def squeezed(window: QWidget) -> list[str]:
    """Words that are shown in less room than they need."""
    found = []
    for shown in window.findChildren(QLabel):
        if not shown.isVisible() or not shown.text():
            continue
        if shown.wordWrap():
            tight = shown.heightForWidth(shown.width()) > shown.height() + 1
        else:
            tight = shown.sizeHint().width() > shown.width()
        if tight:
            found.append(shown.text())
    for button in window.findChildren(QAbstractButton):
        if button.isVisible() and button.text() and button.sizeHint().width() > button.width():
            found.append(button.text())
    return found


def place_in(window: QWidget, part: QWidget) -> QRect:
    """Where a part of a window is."""
    return QRect(part.mapTo(window, QPoint()), part.size())


def window_with_games(qtbot: QtBot) -> MainWindow:
    """A window with a finished game, a begun one on the table, and a damaged file."""
    window = open_window(qtbot)
    window.start_game(solo_setup(20250309, practice=True, open_deck=True))
    play_to_end(table_of(window))
    window.start_game(solo_setup(7))
    play_some(table_of(window), 3)
    (games_folder() / f"{'a' * 32}{ENDING}").write_text("no game", encoding="utf-8")
    return window


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_is_squeezed(qtbot: QtBot, code: str) -> None:
    window = window_with_games(qtbot)
    window.program.change_settings(language=code)
    for size in (LAPTOP, DESK):
        window.resize(*size)
        for name in PAGES:
            window.open_page(name)
            settle(window)
            assert squeezed(window) == [], f"{name} at {size}"
    window.program.change_settings(language="en")


@pytest.mark.qt_log_ignore("does not support propagateSizeHints")  # the offscreen platform
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_usual_names_of_seats_find_room_in_a_small_window(qtbot: QtBot, code: str) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", language=code))
    window.setMinimumSize(911, 512)
    window.resize(911, 512)  # a laptop of 1366 at 150 %
    window.open_page("new_game", game="rabbit_island", seats=4)
    settle(window)
    page = window.current
    assert isinstance(page, NewGamePage)
    for field in page.seats.fields:
        words = field.fontMetrics().horizontalAdvance(field.placeholderText())
        assert words + EDGES_OF_A_FIELD <= field.width(), field.placeholderText()
    window.program.change_settings(language="en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_lists_without_games_say_so_in_full(qtbot: QtBot, code: str) -> None:
    window = open_window(qtbot, Settings(speed="off", theme="light", language=code))
    for name in ("saved_games", "statistics", "home"):
        window.open_page(name)
        settle(window)
        assert squeezed(window) == []
    window.program.change_settings(language="en")


def test_an_empty_list_offers_a_new_game(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    for name in ("saved_games", "statistics"):
        window.open_page(name)
        note = window.current.findChild(EmptyNote)
        assert isinstance(note, EmptyNote)
        note.begin.click()
        assert window.current_name == "new_game"


# ---------------------------------------------------------------------- large windows


@pytest.mark.parametrize("name", ["new_game", "settings"])
def test_a_short_page_stands_in_the_middle_of_a_large_window(qtbot: QtBot, name: str) -> None:
    window = open_window(qtbot)
    window.resize(*DESK)
    wishes = {"game": "my_island"} if name == "new_game" else {}  # the choices of few words
    window.open_page(name, **wishes)
    settle(window)
    frames = [part for part in window.current.findChildren(QWidget) if part.isVisible()]
    panels = [place_in(window, part) for part in frames if part.property("kind") == "panel"]
    all_of_them = QRect()
    for rect in panels:
        all_of_them = all_of_them.united(rect)
    assert abs(all_of_them.left() - (window.width() - 1 - all_of_them.right())) <= 2
    assert all_of_them.width() <= 1080
    assert 100 <= all_of_them.top() - window.band.height() <= 240


def test_help_keeps_its_lines_short_and_in_the_middle(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.resize(*DESK)
    window.open_page("help")
    settle(window)
    page = window.current
    assert isinstance(page, HelpPage)
    topics, text = (place_in(window, part) for part in (page.topics["keys"], page.text))
    assert text.width() <= 860
    assert abs(topics.left() - (window.width() - text.right())) <= 24


def test_home_shows_whole_covers_where_there_is_room(qtbot: QtBot) -> None:
    window = window_with_games(qtbot)
    window.resize(*DESK)
    window.open_page("home")
    settle(window)
    home = window.current
    assert isinstance(home, HomePage)
    for card in home.cards:
        assert card.picture.width() / card.picture.height() == pytest.approx(16 / 9, rel=0.03)


@pytest.mark.parametrize("size", [LAPTOP, DESK, (1024, 640)])
def test_home_never_scrolls_sideways(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = window_with_games(qtbot)
    game_id = window.program.saved_games.entries()[-1].id
    for _number in range(9):
        window.program.saved_games.duplicate(game_id)
    window.resize(*size)
    window.open_page("home")
    settle(window)
    home = window.current
    assert isinstance(home, HomePage)
    tiles = [tile for tile in home.findChildren(SavedTile) if tile.isVisible()]
    assert len(tiles) == min(11, home.saved.columns * home.saved.rows)
    assert all(place_in(window, tile).right() < window.width() - 24 for tile in tiles)
    assert home.damaged.isVisible()
    assert place_in(window, home.damaged).right() < window.width() - 24


@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_a_tile_is_no_wider_when_it_is_the_only_one(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = open_window(qtbot)
    window.start_game(solo_setup(7))
    window.resize(*size)
    window.open_page("home")
    settle(window)
    home = window.current
    assert isinstance(home, HomePage)
    (tile,) = (tile for tile in home.findChildren(SavedTile) if tile.isVisible())
    assert tile.width() <= home.saved.width() / home.saved.columns


def test_a_long_name_of_a_game_ends_in_dots_and_is_told_in_full(qtbot: QtBot) -> None:
    window = window_with_games(qtbot)
    name = "The long evening with Grandmother at the sea, second try"
    whole = [entry for entry in window.program.saved_games.entries() if not entry.damaged]
    window.program.rename_game(whole[0].id, name)
    window.open_page("home")
    settle(window)
    lines = [part for part in window.current.findChildren(OneLine) if part.isVisible()]
    (line,) = [part for part in lines if part.words == name]
    assert line.text().endswith("…") and line.toolTip() == name
    short = [part for part in lines if part.words.startswith("Palm Island, deal")]
    assert short and all(part.text() == part.words and not part.toolTip() for part in short)


def test_the_keyboard_begins_on_the_page(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    settle(window)
    held = QApplication.focusWidget()
    assert held is not None
    assert held is window.current or window.current.isAncestorOf(held)


# ---------------------------------------------------------------------- lists and bars


@pytest.mark.parametrize("width", range(220, 320, 7))
def test_a_sentence_in_a_list_has_all_its_lines(qtbot: QtBot, width: int) -> None:
    words = WordList()
    qtbot.addWidget(words)
    Program(Settings(theme="light")).dress()
    words.resize(width, 400)
    words.addItem("Paid 2 logs with Logger 4 + Logger 5. Trade House was rotated and flipped 7.")
    words.show()
    settle(words)
    item = words.item(0)
    row = words.visualItemRect(item)
    # The padding of the style sheet and the frame of the focus are taken from the words' room.
    room = QRect(0, 0, words.viewport().width() - 22, 1000)
    needed = words.fontMetrics().boundingRect(room, 0x1000, item.text()).height()
    assert row.height() >= needed + 12


def test_a_narrow_bar_keeps_one_line_with_fewer_words(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bar = ActionBar(palette_for(False))
    bar.setParent(window)
    bar.show_actions(
        [
            TableAction("store", "Store · Canoe House 2", "S"),
            TableAction("discard", "Discard · Canoe House 2", "D", brief="Discard"),
        ]
    )
    bar.resize(900, 90)
    window.show()
    settle(bar)
    assert bar.buttons()["discard"].text() == "Discard · Canoe House 2"
    bar.resize(420, 90)
    settle(bar)
    buttons = bar.buttons()
    assert [button.text() for button in buttons.values()] == ["Store · Canoe House 2", "Discard"]
    assert buttons["store"].y() == buttons["discard"].y()
    assert buttons["discard"].accessibleName() == "Discard · Canoe House 2"


def test_the_only_thing_to_do_is_the_main_button(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bar = ActionBar(palette_for(False))
    bar.setParent(window)
    store, end = TableAction("store", "Store", "S"), TableAction("end_round", "End round 1", "E")
    bar.show_actions([end])
    assert bar.buttons()["end_round"].property("kind") == "primary"
    bar.show_actions([store, end])
    assert bar.buttons()["end_round"].property("kind") is None


def test_a_button_used_once_does_not_take_the_keyboard_back(qtbot: QtBot) -> None:
    window = window_with_games(qtbot)
    table = table_of(window)
    assert table.controller is not None
    table.bar.buttons()["discard"].setFocus()
    table.controller.view.setFocus()
    play_some(table, 1)
    assert QApplication.focusWidget() is table.controller.view


def test_the_bar_does_not_ask_for_a_move_at_an_earlier_position(qtbot: QtBot) -> None:
    window = window_with_games(qtbot)
    table = table_of(window)
    assert table.controller is not None
    table.controller.show_position(1)
    assert table.bar.sentence.text() == "This is an earlier position. Go back to now to play."
    table.controller.show_position(None)
    assert "earlier" not in table.bar.sentence.text()


# ---------------------------------------------------------------------- the table


def test_the_mat_of_the_store_frames_it_evenly(rich: PalmIslandController) -> None:
    store = rich.scene.shelf
    assert store is not None
    mats = [item for item in rich.scene.fixtures if isinstance(item, MatItem)]
    (mat,) = [item.sceneBoundingRect() for item in mats if item.collidesWithItem(store)]
    assert mat.contains(store.sceneBoundingRect())


def test_cards_to_pay_with_stand_in_columns(qtbot: QtBot) -> None:
    controller = open_position(
        "TR11 HO13 LG4 MK10 QU7 QU8 TE15 TM12 HO14 LG6 QU9 TE16 RT17 *CH2/BT *LG5 *CH3 CH1", 3
    )
    qtbot.addWidget(controller.view)
    controller.act("TR11", "rotate")
    assert isinstance(controller.popup, PaymentChooser)
    tiles = list(controller.popup.pay_tiles.values())
    assert len(tiles) == 3
    assert len({tile.rect.width() for tile in tiles}) == 1
    controller.close_popup()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_word_free_fits_its_strip(qtbot: QtBot, code: str) -> None:
    install_language(code)
    try:
        needed = QFontMetricsF(text_font(17, bold=True)).horizontalAdvance(say("free"))
        assert free_wide() >= needed
    finally:
        install_language("en")


def test_upgrade_arrows_are_seen_on_a_dark_panel() -> None:
    dark = palette_for(True)
    image = icon_pixmap("up", 32, 1.0, dark, dark.link).toImage()
    panel = QColor(dark.panel)
    lightest = max(
        image.pixelColor(x, y).lightness()
        for x in range(32)
        for y in range(32)
        if image.pixelColor(x, y).alpha() > 200
    )
    assert lightest - panel.lightness() > 80


@pytest.mark.parametrize(("code", "words"), [("fr", "26,5"), ("pt", "26,5"), ("en", "26.5")])
def test_numbers_are_written_as_in_the_language(qtbot: QtBot, code: str, words: str) -> None:
    install_language(code)
    try:
        assert QLocale().toString(26.5, "f", 1) == words
    finally:
        install_language("en")
