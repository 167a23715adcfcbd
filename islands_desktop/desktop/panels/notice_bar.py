"""One sentence at the bottom of the window, perhaps with a button: undo a deletion, a problem."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton

from islands_desktop.core.phrases import say
from islands_desktop.desktop.look.icons import icon
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.stylesheet import mark

STAYS_MS = 10_000


class NoticeBar(QFrame):
    """Shows one notice at a time; a new one replaces the old."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        mark(self, "bar")
        self.setAccessibleName(say("Notice"))
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 8, 16, 8)
        row.setSpacing(16)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.button = QPushButton()
        self.cross = QToolButton()
        self.cross.clicked.connect(self.hide)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        row.addWidget(self.cross)
        self._trigger: Callable[[], None] | None = None
        self.button.clicked.connect(self._act)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.hide)
        self.dress(palette)
        self.hide()

    def tell(
        self, sentence: str, action: str = "", trigger: Callable[[], None] | None = None
    ) -> None:
        """Show a sentence for ten seconds, with a button if there is something to do about it."""
        self.words.setText(sentence)
        self.button.setText(action)
        self.button.setVisible(bool(action))
        self._trigger = trigger
        self.show()
        self._clock.start(STAYS_MS)

    def _act(self) -> None:
        self.hide()
        if self._trigger is not None:
            self._trigger()

    def dress(self, palette: Palette) -> None:
        """Icons in the colours of the day."""
        self.cross.setIcon(icon("close", palette))
        self.cross.setAccessibleName(say("Close"))
