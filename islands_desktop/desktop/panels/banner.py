"""A line above the table that stays as long as what it says is true."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from islands_desktop.desktop.look.icons import icon_pixmap
from islands_desktop.desktop.look.palette import Palette, mixed
from islands_desktop.desktop.pages.page import label


class Banner(QFrame):
    """An icon, a sentence and perhaps buttons; hidden while there is nothing to say."""

    def __init__(self, icon_name: str, palette: Palette, alarm: bool = False) -> None:
        super().__init__()
        self._icon, self._alarm = icon_name, alarm
        self.setObjectName("banner")
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(24, 6, 16, 6)
        row.setSpacing(12)
        self._image = QLabel()
        self.words = label("", wrap=True)
        self.button = QPushButton()
        self.button.hide()
        row.addWidget(self._image)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self.dress(palette)
        self.hide()

    def offer(self, words: str, trigger: Callable[[], object]) -> None:
        """Give the banner a button."""
        button = self.button
        if not button.isHidden():
            button = QPushButton()
            self._row.addWidget(button)
        button.setText(words)
        button.clicked.connect(lambda: trigger())
        button.show()

    def tell(self, sentence: str) -> None:
        """Show a sentence; "" hides the banner."""
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))

    def dress(self, palette: Palette) -> None:
        """Wear other colours."""
        edge = palette.coral if self._alarm else palette.sun
        ground = mixed(palette.panel, edge, 0.16)
        self.setStyleSheet(
            f"QFrame#banner {{ background: {ground}; border: none; "
            f"border-bottom: 2px solid {edge}; }}"
        )
        tint = palette.coral_ink if self._alarm else palette.sun_ink
        dpr = self.devicePixelRatioF()
        self._image.setPixmap(icon_pixmap(self._icon, 20, dpr, palette, tint))
