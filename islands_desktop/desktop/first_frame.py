"""What the window shows in the moment before it is furnished: band, ground, places of the cards.

Drawn without text, fonts, icons and style sheet, so that the window is there as soon as Qt can
paint at all.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from islands_desktop.desktop.guard import guard

DAY = ("#E9DCC3", "#2E7D86", "#F7F3E8")
NIGHT = ("#1E2A30", "#16525B", "#26353C")
"""Ground, sea and panel of the palettes, which are read only after the first painting."""

BAND_HEIGHT = 56
WAVE = 16.0
_MARGIN, _GAP, _CARDS = 32.0, 20.0, 4
_CARD_HEIGHT = 358.0


def paint_band(painter: QPainter, width: float, sea: str) -> None:
    """The title band with a line of small waves along its lower edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = BAND_HEIGHT - 4.0
    wave = QPainterPath(QPointF(0, 0))
    wave.lineTo(0, body)
    x = 0.0
    while x < width:
        wave.quadTo(x + WAVE / 2, body + 7, x + WAVE, body)
        x += WAVE
    wave.lineTo(x, 0)
    painter.fillPath(wave, QColor(sea))


class FirstFrame(QWidget):
    """The window's first content. Signal `painted` once, when it has reached the screen."""

    painted = Signal()

    def __init__(self, dark: bool) -> None:
        super().__init__()
        self._colours = NIGHT if dark else DAY
        self._done = False

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Band, ground, and the places of four cards."""
        painter = QPainter(self)
        ground, sea, panel = self._colours
        painter.fillRect(self.rect(), QColor(ground))
        paint_band(painter, float(self.width()), sea)
        wide = (self.width() - 2 * _MARGIN - (_CARDS - 1) * _GAP) / _CARDS
        for number in range(_CARDS):
            x = _MARGIN + number * (wide + _GAP)
            outline = QPainterPath()
            outline.addRoundedRect(QRectF(x, BAND_HEIGHT + 24.0, wide, _CARD_HEIGHT), 12, 12)
            painter.fillPath(outline, QColor(panel))
        painter.end()
        if not self._done:
            self._done = True
            QTimer.singleShot(0, self.painted.emit)
