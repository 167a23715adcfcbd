"""Popups inside the scene: their place, size, keys and clicks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.palm_island.inspector import CardInspector, SidesMap
from islands_desktop.desktop.games.palm_island.order_look import OrderLook
from islands_desktop.desktop.games.palm_island.round_banner import RoundBanner
from islands_desktop.desktop.games.palm_island.table_card_art import TableCard
from islands_desktop.desktop.games.palm_island.table_card_look import TableCardLook
from islands_desktop.desktop.table.popup import ConfirmPopup, ScenePopup
from islands_desktop.desktop.table.popup_layout import Beside, Column, Row
from islands_desktop.desktop.table.popup_parts import Button, Words
from islands_desktop.desktop.table.rule_sentence import RuleSentence
from islands_desktop.games.palm_island.components import (
    CARD_LIST,
    CARDS,
    DECK_CARDS,
    ORIENTATIONS,
)
from islands_desktop.games.palm_island.state import read_deck
from tests.desktop.popup_setup import (
    ANCHOR,
    OPENING,
    PALETTE,
    bare_table,
    click,
    inside,
    point_of,
    position,
    press,
    shown_rect,
)

LONG = " ".join(["Every word of this sentence must stay readable."] * 60)


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[QGraphicsView]:
    table = bare_table()
    qtbot.addWidget(table)
    yield table


def confirm(danger: bool = False) -> ConfirmPopup:
    return ConfirmPopup(
        PALETTE, "End the round?", "Two cards stay stored.", "End it", pace=0, danger=danger
    )


# ---------------------------------------------------------------------- place and size


@pytest.mark.parametrize(
    "anchor",
    [
        QRectF(0, 0, 100, 160),
        QRectF(1500, 0, 100, 160),
        QRectF(0, 840, 100, 160),
        QRectF(1500, 840, 100, 160),
        QRectF(750, 420, 100, 160),
    ],
)
def test_popup_lies_beside_its_anchor_inside_the_view(view: QGraphicsView, anchor: QRectF) -> None:
    popup = confirm()
    popup.open(view, anchor)
    assert inside(popup, view)
    assert not shown_rect(popup, view).intersects(view.viewportTransform().mapRect(anchor))


def test_popup_keeps_its_size_whatever_the_zoom(view: QGraphicsView) -> None:
    popup = confirm()
    popup.open(view, ANCHOR)
    before = shown_rect(popup, view).size()
    view.scale(2.5, 2.5)
    popup.place()
    assert shown_rect(popup, view).size() == before
    assert inside(popup, view)


def test_popup_follows_when_the_window_shrinks(view: QGraphicsView) -> None:
    popup = confirm()
    popup.open(view, QRectF(1200, 800, 100, 100))
    view.resize(420, 300)
    QTest.qWait(20)
    assert inside(popup, view)


@pytest.mark.parametrize("size", [(1024, 640), (640, 400), (360, 260)])
def test_long_content_scrolls_and_is_never_clipped(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = bare_table(*size)
    qtbot.addWidget(table)
    last = Button("Last", lambda: None)
    popup = ScenePopup(PALETTE, "Long", Column([Words(LONG), last]), pace=0)
    popup.open(table, ANCHOR)
    assert inside(popup, table)
    popup.focus(last)
    assert popup.body_rect.contains(popup.part_rect(last))


def test_wheel_scrolls_the_body_and_nothing_else(view: QGraphicsView) -> None:
    popup = ScenePopup(PALETTE, "Long", Words(LONG * 3), pace=0)
    popup.open(view, ANCHOR)
    assert popup.most_scroll() > 0
    press(view, Qt.Key.Key_PageDown)
    assert popup.scrolled == pytest.approx(min(popup.body_rect.height() * 0.9, popup.most_scroll()))
    press(view, Qt.Key.Key_PageUp)
    assert popup.scrolled == 0


def test_narrow_columns_lie_below_each_other() -> None:
    first, second = Words("one"), Words("two")
    both = Beside(first, second, 148)
    both.place(QRectF(0, 0, 500, 200))
    assert first.rect.top() == second.rect.top()
    both.place(QRectF(0, 0, 300, 200))
    assert second.rect.top() > first.rect.bottom()


def test_row_goes_on_in_the_next_line() -> None:
    buttons = [Button(f"Number {number}", lambda: None) for number in range(8)]
    row = Row(buttons)
    row.place(QRectF(0, 0, 300, row.measure(300).height()))
    assert all(row.rect.contains(button.rect) for button in buttons)
    assert len({button.rect.top() for button in buttons}) > 1


# ---------------------------------------------------------------------- keys and clicks


def test_enter_confirms(view: QGraphicsView, qtbot: QtBot) -> None:
    popup = confirm()
    popup.open(view, ANCHOR)
    with qtbot.waitSignals([popup.closed, popup.confirmed]):
        press(view, Qt.Key.Key_Return)
    assert not popup.is_open()


def test_escape_cancels_and_confirms_nothing(view: QGraphicsView, qtbot: QtBot) -> None:
    popup = confirm()
    popup.open(view, ANCHOR)
    with qtbot.assertNotEmitted(popup.confirmed), qtbot.waitSignals([popup.cancelled]):
        press(view, Qt.Key.Key_Escape)
    assert popup.scene() is None


def test_click_outside_cancels(view: QGraphicsView, qtbot: QtBot) -> None:
    popup = confirm()
    popup.open(view, ANCHOR)
    with qtbot.waitSignals([popup.cancelled, popup.closed]):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(4, 4))


def test_click_outside_can_be_taken_by_the_table(view: QGraphicsView) -> None:
    popup = confirm()
    places: list[QPointF] = []
    popup.outside_click = lambda place: places.append(place) or True  # type: ignore[func-returns-value]
    popup.open(view, ANCHOR)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert popup.is_open()
    assert len(places) == 1


def test_click_inside_beside_all_parts_does_nothing(view: QGraphicsView) -> None:
    popup = confirm()
    popup.open(view, ANCHOR)
    corner = shown_rect(popup, view).topLeft().toPoint() + QPoint(6, 6)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=corner)
    assert popup.is_open()


def test_mouse_presses_buttons(view: QGraphicsView, qtbot: QtBot) -> None:
    popup = confirm(danger=True)
    popup.open(view, ANCHOR)
    with qtbot.waitSignals([popup.confirmed]):
        click(popup, view, popup.buttons[1])


def test_press_that_is_dragged_off_a_button_does_nothing(view: QGraphicsView) -> None:
    popup = confirm()
    popup.open(view, ANCHOR)
    place = point_of(popup, view, popup.buttons[1])
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=place + QPoint(0, -60))
    assert popup.is_open()


def test_cross_cancels(view: QGraphicsView, qtbot: QtBot) -> None:
    popup = confirm()
    popup.open(view, ANCHOR)
    with qtbot.waitSignals([popup.cancelled]):
        click(popup, view, popup.cross)


def test_tab_reaches_everything_and_comes_round(view: QGraphicsView) -> None:
    popup = confirm()
    popup.open(view, ANCHOR)
    seen = []
    for _ in range(3):
        seen.append(popup.focused)
        press(view, Qt.Key.Key_Tab)
    assert popup.focused is seen[0]
    assert set(map(id, seen)) == {id(popup.cross), *map(id, popup.buttons)}
    press(view, Qt.Key.Key_Backtab)
    assert popup.focused is seen[2]


def test_arrows_lead_to_what_lies_there(view: QGraphicsView) -> None:
    popup = confirm()
    popup.open(view, ANCHOR)
    cancel, main = popup.buttons
    assert popup.focused is main
    press(view, Qt.Key.Key_Left)
    assert popup.focused is cancel
    press(view, Qt.Key.Key_Right)
    assert popup.focused is main


def test_letters_press_their_button(view: QGraphicsView) -> None:
    pressed: list[str] = []
    buttons = [
        Button(word, partial(pressed.append, word), key=word[0]) for word in ("Store", "Flip")
    ]
    popup = ScenePopup(PALETTE, "Card", Column(buttons), pace=0)
    popup.open(view, ANCHOR)
    press(view, Qt.Key.Key_F, Qt.Key.Key_S)
    assert pressed == ["Flip", "Store"]


def test_disabled_button_answers_neither_mouse_nor_key(view: QGraphicsView) -> None:
    pressed: list[str] = []
    button = Button("Store", lambda: pressed.append("store"), key="S")
    button.enabled = False
    popup = ScenePopup(PALETTE, "Card", Column([button]), pace=0)
    popup.open(view, ANCHOR)
    press(view, Qt.Key.Key_S)
    click(popup, view, button)
    assert pressed == []


def test_shortcuts_of_the_window_wait_while_a_popup_is_open(view: QGraphicsView) -> None:
    fired: list[str] = []
    shortcut = QShortcut(QKeySequence("F"), view)
    shortcut.activated.connect(lambda: fired.append("flip"))
    view.activateWindow()
    popup = confirm()
    popup.open(view, ANCHOR)
    press(view, Qt.Key.Key_F)
    assert fired == []
    popup.close()
    press(view, Qt.Key.Key_F)
    assert fired == ["flip"]


def test_rule_number_is_a_link_for_mouse_and_keyboard(view: QGraphicsView, qtbot: QtBot) -> None:
    asked: list[str] = []
    sentence = RuleSentence("Only the top card can be discarded.", "PALM-3.3", asked.append)
    popup = ScenePopup(PALETTE, "Refused", Column([sentence]), pace=0)
    popup.open(view, ANCHOR)
    link = sentence.link_rect().center()
    place = popup.deviceTransform(view.viewportTransform()).map(link).toPoint()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    popup.focus(sentence)
    press(view, Qt.Key.Key_Space)
    assert asked == ["PALM-3.3", "PALM-3.3"]


@pytest.mark.parametrize("width", [120, 200, 300, 500])
def test_rule_number_stays_inside_its_sentence(width: float) -> None:
    sentence = RuleSentence(LONG[:200], "PALM-5.6", lambda rule: None)
    sentence.place(QRectF(0, 0, width, sentence.measure(width).height()))
    assert sentence.rect.contains(sentence.link_rect())


def test_opening_is_animated_unless_animations_are_off(view: QGraphicsView, qtbot: QtBot) -> None:
    slow = ScenePopup(PALETTE, "Slow", Words("…"), pace=0.5)
    slow.open(view, ANCHOR)
    assert slow.opacity() < 1
    qtbot.waitUntil(lambda: slow.opacity() == 1 and slow.scale() == 1)
    slow.close()
    fast = ScenePopup(PALETTE, "Fast", Words("…"), pace=0)
    fast.open(view, ANCHOR)
    assert fast.opacity() == 1


def test_focus_and_title_are_spoken(view: QGraphicsView) -> None:
    spoken: list[str] = []
    popup = confirm()
    popup.spoken.connect(spoken.append)
    popup.open(view, ANCHOR)
    press(view, Qt.Key.Key_Left)
    assert spoken == ["End the round?", "Cancel"]


def test_closing_twice_is_harmless(view: QGraphicsView) -> None:
    popup = confirm()
    popup.open(view, ANCHOR)
    popup.close()
    popup.close()
    popup.cancel()
    assert not popup.is_open()


# ---------------------------------------------------------------------- cards and deck


def test_the_sides_of_a_card_are_read_out_with_one_point_and_several() -> None:
    sides = SidesMap("LG4", "FB", both_faces=True)
    assert "gives 1 log, 1 victory point, upgrade 1." in sides.label
    assert "gives 2 logs, 2 victory points, upgrade 2" in sides.label


def test_PALM_16_1_inspector_shows_the_other_face_only_where_allowed(view: QGraphicsView) -> None:
    both = CardInspector("LG5", "BB", PALETTE, both_sides=True, pace=0)
    assert sorted(both.map.shown) == sorted(ORIENTATIONS)
    third = CardInspector("LG5", "BB", PALETTE, both_sides=False, pace=0)
    assert sorted(third.map.shown) == ["BB", "BT"]


@pytest.mark.parametrize("code", [card.code for card in CARD_LIST[:DECK_CARDS]])
@pytest.mark.parametrize("size", [(1024, 640), (600, 400)])
def test_inspector_of_every_card_fits(qtbot: QtBot, code: str, size: tuple[int, int]) -> None:
    table = bare_table(*size)
    qtbot.addWidget(table)
    popup = CardInspector(code, CARDS[code].start, PALETTE, both_sides=True, round=3, pace=0)
    popup.open(table, ANCHOR)
    assert inside(popup, table)
    assert not table.grab().isNull()
    press(table, Qt.Key.Key_Escape)
    assert not popup.is_open()


@pytest.mark.parametrize("code", [card.code for card in CARD_LIST[DECK_CARDS:]])
@pytest.mark.parametrize("size", [(1024, 640), (600, 400)])
def test_look_at_every_card_between_players_fits(
    qtbot: QtBot, code: str, size: tuple[int, int]
) -> None:
    table = bare_table(*size)
    qtbot.addWidget(table)
    card = TableCard(code, ability="signal_fires" if code.startswith("CO4") else "")
    popup = TableCardLook(card, "Words about it, as long as they may be.", PALETTE, pace=0)
    popup.open(table, ANCHOR)
    assert inside(popup, table)
    press(table, Qt.Key.Key_Escape)
    assert not popup.is_open()


@pytest.mark.parametrize("size", [(1024, 640), (1500, 900), (640, 400)])
def test_PALM_16_2_order_look_shows_the_whole_deck_in_order(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = bare_table(*size)
    qtbot.addWidget(table)
    cards = read_deck(position(OPENING), 0)
    popup = OrderLook(cards, PALETTE, pace=0)
    popup.open(table, ANCHOR)
    assert inside(popup, table)
    rects = [popup.spread.cell_rect(number) for number in range(len(cards))]
    assert len(rects) == 17
    assert not any(a.intersects(b) for a in rects for b in rects if a is not b)
    order = [(round(rect.top()), rect.left()) for rect in rects]
    assert order == sorted(order)
    press(table, Qt.Key.Key_Return)
    assert not popup.is_open()


def test_round_banner_says_round_and_score_and_takes_no_clicks(
    view: QGraphicsView, qtbot: QtBot
) -> None:
    banner = RoundBanner(PALETTE, 4, 12, 9, pace=0)
    banner.show_in(view)
    QApplication.processEvents()
    assert banner.sentence == "Round 4 of 8"
    assert banner.acceptedMouseButtons() == Qt.MouseButton.NoButton
    with qtbot.waitSignals([banner.gone], timeout=2000):
        pass
    assert banner.scene() is None
    banner.leave()
