"""What the window shows in the moment before it is furnished: band, ground, places of the cards.

No text, no fonts, no icons, and no enumeration of Qt, whose loading takes a tenth of the whole
start: so the window is there nearly as soon as an empty one.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from islands_desktop.desktop.guard import guard

BAND_HEIGHT = 56
DAY = ("#E9DCC3", "#2E7D86", "#F7F3E8")
NIGHT = ("#1E2A30", "#16525B", "#26353C")
"""Ground, sea and panel of the palettes, which are read only after the first painting."""

_MARGIN, _GAP, _CARDS = 32, 20, 4
_CARD_HEIGHT = 334

_SHEET = """
FirstFrame {{ background: {0}; }}
#band {{ background: {1}; }}
#card {{ background: {2}; border-radius: 12px; }}
"""


class FirstFrame(QFrame):
    """The window's first content. Signal `painted` once, when it has reached the screen."""

    painted = Signal()

    def __init__(self, dark: bool) -> None:
        super().__init__()
        self.setStyleSheet(_SHEET.format(*(NIGHT if dark else DAY)))
        self._band = self._part("band")
        self._cards = [self._part("card") for _number in range(_CARDS)]
        self._done = False

    def _part(self, name: str) -> QWidget:
        part = QFrame(self)
        part.setObjectName(name)
        return part

    @guard(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Band and cards where Home will have them."""
        width = self.width()
        self._band.setGeometry(0, 0, width, BAND_HEIGHT - 4)
        wide = (width - 2 * _MARGIN - (_CARDS - 1) * _GAP) // _CARDS
        for number, card in enumerate(self._cards):
            x = _MARGIN + number * (wide + _GAP)
            card.setGeometry(x, BAND_HEIGHT + 24, wide, _CARD_HEIGHT)

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground; and the word that the frame is there."""
        super().paintEvent(event)
        if not self._done:
            self._done = True
            QTimer.singleShot(0, self.painted.emit)
