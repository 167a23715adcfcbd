"""The one window: title band, pages, notices; navigation and the keys that work everywhere."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QRect, QSize, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

# `Qt` is imported where it is used: loading its enumerations takes a tenth of the whole start.
from islands_desktop.core.phrases import say
from islands_desktop.desktop.first_frame import FirstFrame
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.program import Program

if TYPE_CHECKING:
    from islands_desktop.desktop.pages.page import Page
    from islands_desktop.desktop.panels.title_band import TitleBand

SMALLEST = QSize(1024, 640)
USUAL = QSize(1280, 800)
_FRAME = QSize(16, 44)
"""Room for what the system draws around a window, which is not known before it is shown."""

_PAGES = {
    "home": ("islands_desktop.desktop.pages.home", "HomePage"),
    "new_game": ("islands_desktop.desktop.pages.new_game", "NewGamePage"),
    "table": ("islands_desktop.desktop.pages.table_page", "TablePage"),
    "analysis": ("islands_desktop.desktop.pages.analysis", "AnalysisPage"),
    "saved_games": ("islands_desktop.desktop.pages.saved_games", "SavedGamesPage"),
    "statistics": ("islands_desktop.desktop.pages.statistics", "StatisticsPage"),
    "settings": ("islands_desktop.desktop.pages.settings", "SettingsPage"),
    "help": ("islands_desktop.desktop.pages.help", "HelpPage"),
}
"""Pages by name: imported when they are first opened, so that the window is there at once."""


class MainWindow(QMainWindow):
    """The window. It opens with a drawn frame and is furnished when that has been painted.

    Signals, once each: `first_painted` when it was on the screen for the first time; `furnished`
    when band, Home page and keys are in place.
    """

    first_painted = Signal()
    furnished = Signal()

    band: TitleBand
    stack: QStackedWidget

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.setWindowTitle(say("Islands Desktop"))
        self._notices: Any = None
        self._pages: dict[str, Page] = {}
        self._trail: list[str] = []
        self._name = ""
        self._key_goes_to: QWidget | None = None
        self._frame = FirstFrame(program.wants_dark())
        self._frame.painted.connect(self._open_up)
        self.setCentralWidget(self._frame)
        self._place()

    def _open_up(self) -> None:
        self.first_painted.emit()
        self.furnish()

    @property
    def is_furnished(self) -> bool:
        """Whether band and pages are in place."""
        return bool(self._name)

    def furnish(self) -> None:
        """Put in what the first painting did not wait for; harmless when it is already there."""
        if self.is_furnished:
            return
        from islands_desktop.desktop.panels.title_band import TitleBand

        self.program.speak()
        self.program.dress()
        self.band = TitleBand(self.program.palette, self.trigger)
        self.stack = QStackedWidget()
        body = QWidget()
        self._rows = QVBoxLayout(body)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addWidget(self.band)
        self._rows.addWidget(self.stack, 1)
        self._add_shortcuts()
        self.program.palette_changed.connect(self._dress)
        self.program.language_changed.connect(self._speak)
        self.program.problem.connect(self.notify)
        self.open_page("home")
        self.setCentralWidget(body)
        body.show()
        self._give_keys()
        for sentence in self.program.start_faults:
            self.notify(sentence)
        self.furnished.emit()

    # ------------------------------------------------------------------ place on the screen

    def _place(self) -> None:
        """Where the window was last, if that is still on a screen; never larger than one.

        Where the usual size does not fit, it takes the whole screen.
        """
        room = QGuiApplication.primaryScreen().availableGeometry().size() - _FRAME
        self.setMinimumSize(SMALLEST.boundedTo(room))
        kept, maximized = self.program.settings.window, self.program.settings.maximized
        rect = sane_rect(QRect(*kept) if len(kept) == 4 else QRect(), rooms_for_windows())
        if rect.isNull():
            self.resize(USUAL.boundedTo(room))
            maximized |= self.size() != USUAL
        else:
            self.setGeometry(rect)
        if maximized:
            from PySide6.QtCore import Qt

            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _keep_place(self) -> None:
        if self.isFullScreen():
            return
        rect = self.normalGeometry() if self.isMaximized() else self.geometry()
        self.program.change_settings(window=rect.getRect(), maximized=self.isMaximized())

    # ------------------------------------------------------------------ pages

    def page(self, name: str) -> Page:
        """A page by its name, made when it is first asked for."""
        if name not in self._pages:
            module, kind = _PAGES[name]
            made: Page = getattr(import_module(module), kind)(self.program, self)
            self._pages[name] = made
            self.stack.addWidget(made)
        return self._pages[name]

    @property
    def current(self) -> Page:
        """The page that is shown."""
        return self._pages[self._name]

    @property
    def current_name(self) -> str:
        """Name of the page that is shown."""
        return self._name

    def open_page(self, name: str, **wishes: Any) -> None:
        """Show a page. Going Home forgets the way; every other page can be gone back from."""
        if name == self._name:
            self.current.arrive(**wishes)
            self.refresh_heading()
            return
        if name == "home":
            self._trail.clear()
        elif self._name:
            self._trail = [step for step in self._trail if step not in (name, self._name)]
            self._trail.append(self._name)
        self._show(name, wishes)

    def _show(self, name: str, wishes: dict[str, Any]) -> None:
        if self._name:
            self.current.leave()
        page = self.page(name)
        self._name = name
        page.arrive(**wishes)
        self.stack.setCurrentWidget(page)
        self.band.show_page(name, page.heading)
        self._give_keys()

    def _give_keys(self) -> None:
        """The keyboard goes to the page that is shown."""
        from PySide6.QtCore import Qt

        if self.current.isVisible():
            self.current.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_back(self) -> None:
        """To the page before; a page with something open of its own closes that first."""
        if self.current.take_back():
            return
        if self._name != "home":
            self._show(self._step_back(), {})

    def _step_back(self) -> str:
        """The page before this one; a table whose game is gone is none."""
        while self._trail:
            name = self._trail.pop()
            if name != "table" or self.program.on_table is not None:
                return name
        return "home"

    def refresh_heading(self) -> None:
        """The current page's title has changed."""
        self.band.show_page(self._name, self.current.heading)

    # ------------------------------------------------------------------ what pages ask for

    def notify(
        self, sentence: str, action: str = "", trigger: Callable[[], None] | None = None
    ) -> None:
        """Show a sentence at the bottom of the window, perhaps with one button."""
        if self._notices is None:
            from islands_desktop.desktop.panels.notice_bar import NoticeBar

            self._notices = NoticeBar(self.program.palette)
            self._rows.addWidget(self._notices)
        self._notices.tell(sentence, action, trigger)

    @property
    def notice(self) -> str:
        """The notice that is shown, "" if none is."""
        if self._notices is None or self._notices.isHidden():
            return ""
        return str(self._notices.words.text())

    def continue_game(self, game_id: str) -> None:
        """Open a saved game at the table; a game that cannot be opened is told of."""
        from islands_desktop.desktop.played_game import open_saved
        from islands_desktop.saves.faults import SaveFault

        on_table = self.program.on_table
        if on_table is not None and on_table.id == game_id:
            self.open_page("table")
            return
        try:
            played = open_saved(self.program, game_id)
        except SaveFault as fault:
            self.notify(str(fault))
            self.program.games_changed.emit()
            return
        self.open_page("table", played=played)
        for sentence in played.notices:
            self.notify(sentence)

    def open_file(self, path: Path) -> None:
        """Open the game in a file; a file that holds none is told of."""
        from islands_desktop.saves.faults import SaveFault

        try:
            game_id = self.program.saved_games.take_in(path)
        except SaveFault as fault:
            self.notify(str(fault))
            return
        self.program.games_changed.emit()
        self.continue_game(game_id)

    def start_game(self, setup: Any, header: Any = None) -> None:
        """Start a new game at the table; `header` has the names of its seats."""
        from islands_desktop.desktop.played_game import start_new

        self.open_page("table", played=start_new(self.program, setup, header))
        # Back leads to where the person came from: the choices of this game have been made.
        self._trail = [step for step in self._trail if step != "new_game"]

    # ------------------------------------------------------------------ keys and events

    def _add_shortcuts(self) -> None:
        from islands_desktop.desktop.shortcuts import FRAME_ACTIONS, STANDARD_ACTIONS

        for name in FRAME_ACTIONS:
            for key in STANDARD_ACTIONS[name].keys:
                if key != "Esc":  # comes through keyPressEvent, after pages had their chance
                    shortcut = QShortcut(QKeySequence(key), self)
                    shortcut.setAutoRepeat(False)
                    shortcut.activated.connect(lambda name=name: self.trigger(name))

    def trigger(self, name: str) -> None:
        """Carry out a standard action of the frame."""
        on_table = self.program.on_table
        if name == "help" and self._name == "table" and on_table is not None:
            self.open_page("help", topic=on_table.session.game.id)
        elif name in ("home", "new_game", "saved_games", "statistics", "settings", "help"):
            self.open_page(name)
        elif name == "back":
            self.go_back()
        elif name == "theme":
            self.program.change_settings(theme="light" if self.program.palette.is_dark else "dark")
        elif name == "full_screen":
            from PySide6.QtCore import Qt

            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif name == "quit":
            self.close()

    @guard(False)
    def event(self, event: QEvent) -> bool:
        """Remember where a key goes: what it does there may give the keyboard to a button."""
        if event.type() == QEvent.Type.ShortcutOverride:
            self._key_goes_to = self.focusWidget()
        return super().event(event)

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back and Enter presses a button, after the page had a chance to take them."""
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QPushButton, QToolButton

        focus, self._key_goes_to = self._key_goes_to, None
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.go_back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focus, (QPushButton, QToolButton)
        ):
            if not event.isAutoRepeat():
                focus.click()
        else:
            super().keyPressEvent(event)

    @guard(None)
    def closeEvent(self, event: QCloseEvent) -> None:
        """The game is saved already; only the picture and the window's place are still to keep."""
        if self._name:
            self.current.leave()
        self._keep_place()
        self.program.stop_thinking()
        self.program.fall_silent()
        super().closeEvent(event)

    def game_words(self) -> str:
        """Game and deal on the table for reports of errors, "" if there is none."""
        table = self._pages.get("table")
        return str(getattr(table, "game_words", "")) if table is not None else ""

    def bring_to_front(self) -> None:
        """Show the window above the others: the program was started a second time."""
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    # ------------------------------------------------------------------ colours and language

    def _dress(self) -> None:
        self.band.dress(self.program.palette)
        if self._notices is not None:
            self._notices.dress(self.program.palette)
        for page in self._pages.values():
            page.dress()

    def _speak(self) -> None:
        """Build everything again in the new language and stay on the same page."""
        self.setWindowTitle(say("Islands Desktop"))
        self.band.speak()
        name, self._name = self._name, ""
        for page in self._pages.values():
            self.stack.removeWidget(page)
            page.deleteLater()
        self._pages.clear()
        self._show(name, {})


def sane_rect(rect: QRect, screens: list[QRect]) -> QRect:
    """The rectangle moved and cut so that it lies on the screen it overlaps most.

    A null rectangle if it overlaps none.
    """
    best, screen = 0, QRect()
    for candidate in screens:
        common = candidate.intersected(rect)
        if common.width() * common.height() > best:
            best, screen = common.width() * common.height(), candidate
    if screen.isNull():
        return QRect()
    size = rect.size().expandedTo(SMALLEST).boundedTo(screen.size())
    x = min(max(rect.x(), screen.left()), screen.left() + screen.width() - size.width())
    y = min(max(rect.y(), screen.top()), screen.top() + screen.height() - size.height())
    return QRect(x, y, size.width(), size.height())


def rooms_for_windows() -> list[QRect]:
    """The rectangles in which a window may lie without its frame."""
    side, top = _FRAME.width() // 2, _FRAME.height()
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    return [screen.adjusted(side, top - side, -side, -side) for screen in screens]
