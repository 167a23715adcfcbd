"""Gestures by chance on the real window: mouse, wheel, keys, typing, and all that pages offer.

Mouse and keys go to the native window, so that grabs, popups, hovering and the keyboard's focus are
as for a person. Whatever a gesture draws comes from the chance it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

from islands_desktop.desktop.main_window import MainWindow
from islands_desktop.desktop.pages.saved_games import SavedGamesPage
from islands_desktop.desktop.pages.table_page import TablePage
from islands_desktop.desktop.shortcuts import STANDARD_ACTIONS
from islands_desktop.saves.faults import SaveFault
from islands_desktop.saves.save_format import SaveHeader
from islands_desktop.saves.settings import CHOICES
from tests.trust.hostile import HOSTILE
from tests.trust.setups import EVERY_SETUP, some_setup

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
_NAMED = """
Escape Return Enter Space Tab Backtab Left Right Up Down PageUp PageDown Home End Delete Backspace
Plus Minus F2 Menu
"""
_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
KEYS = tuple(getattr(Qt.Key, f"Key_{name}") for name in (*_NAMED.split(), *_SIGNS))
MODIFIERS = (
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)  # fmt: skip
SHORTCUTS = tuple(
    key for name, action in STANDARD_ACTIONS.items() if name != "quit" for key in action.keys
)
"""Every key of the program but the one that ends it."""

PAGES = ("home", "new_game", "saved_games", "statistics", "settings", "help", "table", "analysis")
MOST_SAVED = 12
_LEVELS = ("", "", "", "easy", "easy", "medium")
_LONGEST_BURST = 40


class Hands:
    """What hands do to the window. Each gesture is a method that draws from `chance`."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.chance = Random(0)

    # ------------------------------------------------------------------ where

    @property
    def table(self) -> TablePage:
        page = self.window.page("table")
        assert isinstance(page, TablePage)
        return page

    def anywhere(self) -> QPoint:
        """A point of the window."""
        size = self.window.size()
        return QPoint(self.chance.randrange(size.width()), self.chance.randrange(size.height()))

    def piece(self) -> QPoint:
        """The middle of something on the table that takes the mouse, or any point."""
        controller = self.table.controller
        if controller is None or not controller.view.isVisible():
            return self.anywhere()
        view = controller.view
        found = [
            item for item in view.scene().items()
            if item.isVisible() and item.acceptedMouseButtons() and not item.boundingRect().isNull()
        ]  # fmt: skip
        if not found:
            return self.anywhere()
        rect = self.chance.choice(found).sceneBoundingRect()
        off = QPointF(self.chance.uniform(-0.3, 0.3), self.chance.uniform(-0.3, 0.3))
        point = rect.center() + QPointF(off.x() * rect.width(), off.y() * rect.height())
        return self._inside(view.viewport().mapTo(self.window, view.mapFromScene(point)))

    def widget_point(self, kind: type[QWidget]) -> QPoint | None:
        """The middle of a visible widget of some kind that can be used."""
        found = [
            one for one in self.window.findChildren(kind)
            if one.isVisible() and one.isEnabled() and not one.visibleRegion().isEmpty()
        ]  # fmt: skip
        if not found:
            return None
        one = self.chance.choice(found)
        return self._inside(one.mapTo(self.window, one.visibleRegion().boundingRect().center()))

    def _inside(self, point: QPoint) -> QPoint:
        size = self.window.size()
        return QPoint(
            min(max(point.x(), 0), size.width() - 1), min(max(point.y(), 0), size.height() - 1)
        )

    def place(self) -> QPoint:
        """Mostly a piece on the table, sometimes any point."""
        return self.piece() if self.chance.random() < 0.7 else self.anywhere()

    # ------------------------------------------------------------------ mouse

    def click(self) -> None:
        button = self.chance.choices((LEFT, RIGHT, MIDDLE), (8, 2, 1))[0]
        self._click(self.place(), button)

    def _click(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        handle = self.window.windowHandle()
        QTest.mouseMove(handle, point)
        QTest.mousePress(handle, button, Qt.KeyboardModifier.NoModifier, point)
        QTest.mouseRelease(handle, button, Qt.KeyboardModifier.NoModifier, point)

    def double_click(self) -> None:
        QTest.mouseDClick(
            self.window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, self.place()
        )

    def press_button(self) -> None:
        """A button of the page, whichever."""
        point = self.widget_point(QAbstractButton)
        if point is not None:
            self._click(point)

    def open_box(self) -> None:
        """A box of choices is opened, and a key or click follows."""
        point = self.widget_point(QComboBox)
        if point is not None:
            self._click(point)
            for _number in range(self.chance.randrange(4)):
                self._key(self.chance.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)))
            self._key(self.chance.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape)))

    def drag(self) -> None:
        """From somewhere to somewhere; in between another button, a key, the wheel, or nothing."""
        handle, start, end = self.window.windowHandle(), self.place(), self.place()
        plain = Qt.KeyboardModifier.NoModifier
        button = self.chance.choices((LEFT, RIGHT, MIDDLE), (10, 1, 1))[0]
        steps = self.chance.randrange(1, 7)
        disturbed = self.chance.randrange(3 * steps)
        QTest.mouseMove(handle, start)
        QTest.mousePress(handle, button, plain, start)
        for step in range(1, steps + 1):
            QTest.mouseMove(handle, self._inside(start + (end - start) * step / steps))
            if step == disturbed:
                self.chance.choice((self.key, self.wheel, self.click, self.resize))()
        if self.chance.random() < 0.95:
            QTest.mouseRelease(handle, button, plain, self._inside(end))

    def let_go(self) -> None:
        """Every button up, wherever the mouse is."""
        for button in (LEFT, RIGHT, MIDDLE):
            QTest.mouseRelease(
                self.window.windowHandle(), button, Qt.KeyboardModifier.NoModifier, self.anywhere()
            )

    def hover(self) -> None:
        for _number in range(self.chance.randrange(1, 6)):
            QTest.mouseMove(self.window.windowHandle(), self.place())

    def wheel(self) -> None:
        angle = QPoint(0, self.chance.choice((-360, -120, -15, 15, 120, 360)))
        QTest.wheelEvent(self.window.windowHandle(), QPointF(self.place()), angle)

    # ------------------------------------------------------------------ keys

    def _key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = MODIFIERS[0]) -> None:
        QTest.keyClick(self.window.windowHandle(), key, modifier)

    def key(self) -> None:
        key, modifier = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
        if modifier == Qt.KeyboardModifier.ControlModifier and key == Qt.Key.Key_Q:
            return  # it ends the program
        self._key(key, modifier)

    def hold_key(self) -> None:
        """A key that is held down until the keyboard sends it again."""
        key, plain = self.chance.choice(KEYS), Qt.KeyboardModifier.NoModifier
        for number in range(6):
            target = QApplication.focusWidget() or self.window
            QApplication.sendEvent(
                target, QKeyEvent(QKeyEvent.Type.KeyPress, key, plain, "", number > 0)
            )
        QTest.keyRelease(self.window.windowHandle(), key)

    def shortcut(self) -> None:
        """A key of the catalogue."""
        sequence = QKeySequence(self.chance.choice(SHORTCUTS))
        combination = sequence[0]  # type: ignore[index]
        QTest.keyClick(
            self.window.windowHandle(), combination.key(), combination.keyboardModifiers()
        )

    def type_text(self) -> None:
        """Hostile text into whatever field there is, as an input method gives it."""
        point = self.widget_point(QLineEdit)
        if point is None:
            return
        self._click(point)
        field = QApplication.focusWidget()
        if field is None:
            return
        if self.chance.random() < 0.5:
            QTest.keyClick(
                self.window.windowHandle(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier
            )
        event = QInputMethodEvent()
        event.setCommitString(self.chance.choice(HOSTILE))
        QApplication.sendEvent(field, event)
        if self.chance.random() < 0.7:
            self._key(Qt.Key.Key_Return)

    # ------------------------------------------------------------------ pages and games

    def open_page(self) -> None:
        self.window.open_page(self.chance.choice(PAGES))

    def back(self) -> None:
        self.window.go_back()

    def start_game(self) -> None:
        """Any game, with any number of computers."""
        game_id, mode, seats = self.chance.choice(EVERY_SETUP)
        levels = tuple(self.chance.choice(_LEVELS) for _seat in range(seats))
        if self.chance.random() < 0.6:
            levels = ()
        names = tuple(self.chance.choice(HOSTILE)[:20] for _seat in range(seats))
        self.window.start_game(
            some_setup(self.chance, game_id, mode, seats),
            SaveHeader(seat_levels=levels, seat_names=names if self.chance.random() < 0.3 else ()),
        )

    def start_from_page(self) -> None:
        """The page of a new game as it is filled in, and its button."""
        game_id = self.chance.choice(EVERY_SETUP)[0]
        self.window.open_page("new_game", game=game_id)
        for _number in range(self.chance.randrange(4)):
            self.chance.choice((self.press_button, self.type_text, self.open_box))()
        if self.window.current_name == "new_game":
            self._key(Qt.Key.Key_Return)

    def continue_game(self) -> None:
        entries = self.window.program.saved_games.entries()
        if entries:
            self.window.continue_game(self.chance.choice(entries).id)

    def change_saved(self) -> None:
        """Delete, duplicate, rename, restore one of the saved games on their page."""
        self.window.open_page("saved_games")
        page = self.window.current
        assert isinstance(page, SavedGamesPage)
        known = list(page.rows)
        if not known:
            return
        game_id = self.chance.choice(known)
        deed = self.chance.choice(("delete", "delete", "duplicate", "rename", "restore"))
        if deed == "rename":
            page.rename(game_id, self.chance.choice(HOSTILE))
        elif deed == "restore":
            page.delete(game_id)
            page.restore(game_id)
        else:
            getattr(page, deed)(game_id)

    def tidy_up(self) -> None:
        """Keep the list of saved games short."""
        for entry in self.window.program.saved_games.entries()[MOST_SAVED:]:
            try:
                self.window.program.delete_game(entry.id)
            except SaveFault as fault:
                raise AssertionError(str(fault)) from fault

    def change_settings(self) -> None:
        name = self.chance.choice((*CHOICES, "end_round_by_itself", "panel_open", "speed"))
        values = CHOICES.get(name, (True, False))
        self.window.program.change_settings(**{name: self.chance.choice(values)})

    def resize(self) -> None:
        wide, high = self.chance.randrange(1024, 1921), self.chance.randrange(640, 1081)
        self.window.resize(QSize(wide, high))

    # ------------------------------------------------------------------ at the table

    def play(self) -> None:
        """Some legal commands of whoever is to act, so that the game gets on."""
        table = self.table
        for _number in range(self.chance.randrange(1, _LONGEST_BURST)):
            if table.controller is None or not table.controller.can_play:
                return
            session = table.controller.session
            legal = session.game.legal_commands(session.state)
            table.controller.play(self.chance.choice(legal))

    def look_back(self) -> None:
        """An earlier position, or the present again."""
        table = self.table
        if table.controller is not None:
            last = table.controller.session.cursor
            table.controller.show_position(self.chance.choice((None, self.chance.randint(0, last))))

    def change_seat(self) -> None:
        """A seat changes hands."""
        table = self.table
        if table.controller is not None:
            seat = self.chance.randrange(table.controller.session.setup.seats)
            table.computers.choose_level(seat, self.chance.choice(_LEVELS))

    def wait(self) -> None:
        QTest.qWait(self.chance.choice((0, 10, 50, 200)))


Gesture = Callable[[Hands], None]

GESTURES: tuple[tuple[Gesture, int], ...] = (
    (Hands.click, 14), (Hands.double_click, 2), (Hands.press_button, 12), (Hands.open_box, 2),
    (Hands.drag, 14), (Hands.let_go, 2), (Hands.hover, 4), (Hands.wheel, 3), (Hands.key, 16),
    (Hands.hold_key, 2), (Hands.shortcut, 8), (Hands.type_text, 3), (Hands.open_page, 3),
    (Hands.back, 3), (Hands.start_game, 2), (Hands.start_from_page, 1), (Hands.continue_game, 2),
    (Hands.change_saved, 1), (Hands.tidy_up, 1), (Hands.change_settings, 2), (Hands.resize, 1),
    (Hands.play, 4), (Hands.look_back, 1), (Hands.change_seat, 1), (Hands.wait, 3),
)  # fmt: skip
"""Each gesture with how often it comes, by comparison."""
