"""The slim band in sea colour at the top of the window: where one is, and the way elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from islands_desktop.desktop.first_frame import BAND_HEIGHT
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.icons import icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.shortcuts import STANDARD_ACTIONS, key_words

WAVE = 16.0
_WORDS_FROM = 1000
_WAYS = ("saved_games", "statistics", "settings", "help")


class TitleBand(QWidget):
    """Back, home, the page's title, the ways to other pages, and day or night.

    `trigger(id)` is called with the id of a standard action.
    """

    def __init__(self, palette: Palette, trigger: Callable[[str], None]) -> None:
        super().__init__()
        self.setFixedHeight(BAND_HEIGHT)
        self.setObjectName("title_band")
        self._palette = palette
        self._trigger = trigger
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 16, 8)
        row.setSpacing(4)
        self.buttons: dict[str, QToolButton] = {}
        for name in ("back", "home"):
            row.addWidget(self._button(name))
        row.addSpacing(4)
        self.title = label("")  # plain: it names games as people have
        self.title.setObjectName("page_title")
        row.addWidget(self.title, 1)
        for name in (*_WAYS, "theme"):
            row.addWidget(self._button(name))
        self.dress(palette)

    def _button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setIconSize(QSize(20, 20))
        button.clicked.connect(lambda _checked=False, name=name: self._trigger(name))
        self.buttons[name] = button
        return button

    def speak(self) -> None:
        """Words of the buttons in the current language."""
        for name, button in self.buttons.items():
            action = STANDARD_ACTIONS[name]
            button.setText(action.words)
            button.setAccessibleName(action.words)
            button.setToolTip(f"{action.words}  {key_words(action.key)}")

    def show_page(self, name: str, heading: str) -> None:
        """The title, and which ways make sense from this page."""
        at_home = name == "home"
        self.title.setText(heading)
        self.buttons["back"].setVisible(not at_home)
        self.buttons["home"].setVisible(not at_home)
        for way in _WAYS:
            mark(self.buttons[way], "here" if way == name else "way")

    def dress(self, palette: Palette) -> None:
        """Colours of the band, its words and icons."""
        self._palette = palette
        hover = mixed(palette.sea, palette.on_sea, 0.16)
        self.setStyleSheet(
            f"QToolButton {{ color: {palette.on_sea}; padding: 6px 8px; font-weight: bold; }}"
            f"QToolButton:hover {{ background: {hover}; }}"
            f'QToolButton[kind="here"] {{ background: {palette.sea_deep}; }}'
            f"QToolButton:focus {{ border-color: {palette.sun}; }}"
            f"QLabel {{ color: {palette.on_sea}; font-size: 22px; }}"
        )
        self.title.setFont(display_font(22))
        for name, button in self.buttons.items():
            picture = ("sun" if palette.is_dark else "moon") if name == "theme" else ""
            tint = "" if name == "theme" else palette.on_sea
            button.setIcon(icon(picture or STANDARD_ACTIONS[name].icon, palette, tint))
        self.speak()
        self.update()

    @guard(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words beside the icons where there is room for them."""
        wide = event.size().width() >= _WORDS_FROM
        style = (
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if wide
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        for way in _WAYS:
            self.buttons[way].setToolButtonStyle(style)

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The band, and a line of small waves along its lower edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = BAND_HEIGHT - 4.0
        wave = QPainterPath(QPointF(0, 0))
        wave.lineTo(0, body)
        x = 0.0
        while x < self.width():
            wave.quadTo(x + WAVE / 2, body + 7, x + WAVE, body)
            x += WAVE
        wave.lineTo(x, 0)
        painter.fillPath(wave, colour(self._palette.sea))
        painter.end()
