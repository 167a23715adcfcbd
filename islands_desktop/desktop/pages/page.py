"""What every page is, and what it may ask of the window."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.shore import paint_shore
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.program import Program

MARGIN = 32
GAP = 16


class Navigator(Protocol):
    """The window, as pages see it."""

    def open_page(self, name: str, **wishes: Any) -> None:
        """Show a page; what `wishes` may name is for that page to say."""

    def go_back(self) -> None:
        """To the page that was shown before, or Home."""

    def notify(self, sentence: str, action: str = "", trigger: Any = None) -> None:
        """Show a sentence at the bottom, perhaps with one button."""

    def continue_game(self, game_id: str) -> None:
        """Open a saved game at the table."""

    def start_game(self, setup: Any, header: Any = None) -> None:
        """Start a new game at the table; `header`, a SaveHeader, has the names of its seats."""


class Page(QWidget):
    """One page: `heading` stands in the title band while it is shown.

    A page has a faint shore at its foot; `bare` is for one that something else fills.
    """

    bare = False

    def __init__(self, program: Program, navigator: Navigator) -> None:
        super().__init__()
        self.program = program
        self.navigator = navigator

    @property
    def heading(self) -> str:
        """Title of the page in the current language."""
        return ""

    def arrive(self, **wishes: Any) -> None:
        """The page is about to be shown."""

    def leave(self) -> None:
        """Another page is about to be shown, or the window closes."""

    def dress(self) -> None:
        """The colours have changed; what the style sheet does not reach is drawn anew."""

    def take_back(self) -> bool:
        """Esc was pressed: True if the page had something of its own to close."""
        return False

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The shore, behind everything that stands on the page."""
        if self.bare:
            return
        painter = QPainter(self)
        paint_shore(painter, QRectF(self.rect()), self.program.palette)
        painter.end()


def label(text: str, kind: str = "", wrap: bool = False) -> QLabel:
    """A label in one of the looks of the style sheet."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if kind:
        mark(made, kind)
    return made


def scrolling(content: QWidget) -> QScrollArea:
    """The content in an area that scrolls up and down when the window is too low."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area


def panel(*parts: QWidget, kind: str = "panel", gap: int = 8) -> QFrame:
    """A rounded panel with parts below each other."""
    frame = QFrame()
    mark(frame, kind)
    rows = QVBoxLayout(frame)
    rows.setContentsMargins(24, 16, 24, 16)
    rows.setSpacing(gap)
    for part in parts:
        rows.addWidget(part)
    return frame


def column(content: QWidget, width: int = 1080) -> QVBoxLayout:
    """Rows of a page in a column that stays readable on wide windows."""
    content.setMaximumWidth(width + 2 * MARGIN)
    rows = QVBoxLayout(content)
    rows.setContentsMargins(MARGIN, 24, MARGIN, MARGIN)
    rows.setSpacing(GAP)
    return rows


def centred(content: QWidget, upright: bool = False) -> QWidget:
    """The content in the middle of the page, as wide as it may be.

    `upright`: in a high window it stands a little above the middle, otherwise at the top.
    """
    holder = QWidget()
    rows = QVBoxLayout(holder)
    rows.setContentsMargins(0, 0, 0, 0)
    columns = QHBoxLayout()
    columns.addStretch(1)
    columns.addWidget(content, 1000)
    columns.addStretch(1)
    if upright:
        rows.addStretch(2)
    rows.addLayout(columns, 0 if upright else 1)
    if upright:
        rows.addStretch(3)
    return holder
