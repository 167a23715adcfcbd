"""A bare table in a window, popups on it, and hands that click and type."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_parts import Part
from islands_desktop.games.palm_island.notation import parse_deck
from islands_desktop.games.palm_island.state import State, Village
from islands_desktop.games.registry import find_game

GAME = find_game("palm_island")
OPENING = "CH1 LG4 QU7 MK10 TR11 HO13 CH2 LG5 QU8 TE15 TM12 HO14 CH3 LG6 QU9 TE16 RT17"
PALETTE = palette_for(False)
ANCHOR = QRectF(700, 300, 200, 320)


def position(text: str, round_number: int = 1, **options: Any) -> State:
    """A position in the notation of the rule document."""
    deck = parse_deck(text)
    village = Village(deck.faces, deck.stored, 0, deck.tail)
    state = State(GAME.make_setup("solo", 1, 1, options), round_number, (village,))
    assert GAME.problems(state) == []
    return state


def bare_table(width: int = 1024, height: int = 640) -> QGraphicsView:
    """A view of this size, fitted to a scene of 1600 × 1000 units."""
    view = QGraphicsView()
    scene = QGraphicsScene(0, 0, 1600, 1000, view)
    view.setScene(scene)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.resize(width, height)
    view.show()
    assert QTest.qWaitForWindowExposed(view)
    view.fitInView(scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
    QApplication.processEvents()
    return view


def shown_rect(popup: ScenePopup, view: QGraphicsView) -> QRectF:
    """Where the panel is, in pixels of the view."""
    return popup.deviceTransform(view.viewportTransform()).mapRect(popup.box)


def point_of(popup: ScenePopup, view: QGraphicsView, part: Part) -> QPoint:
    """The middle of a part, in pixels of the view."""
    centre = popup.part_rect(part).center()
    return popup.deviceTransform(view.viewportTransform()).map(QPointF(centre)).toPoint()


def click(popup: ScenePopup, view: QGraphicsView, part: Part) -> None:
    """Press and release the mouse on a part."""
    place = point_of(popup, view, part)
    QTest.mouseMove(view.viewport(), place)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()


def press(view: QGraphicsView, *keys: Qt.Key) -> None:
    """Type keys one after the other."""
    for key in keys:
        QTest.keyClick(view, key)
        QApplication.processEvents()


def inside(popup: ScenePopup, view: QGraphicsView) -> bool:
    """Whether the whole panel is visible."""
    return QRectF(view.viewport().rect()).contains(shown_rect(popup, view))
