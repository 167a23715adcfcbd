"""Three dots that swell one after the other while the computer thinks."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette, colour

_WIDE, _HIGH, _STEP_MS, _STEPS = 44, 36, 90, 12


class ThinkingDots(QWidget):
    """Moves only while it is seen, and not at all with `still`, for who wants no movement."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.colours = palette
        self.still = False
        self._phase = 0
        self._clock = QTimer(self)
        self._clock.setInterval(_STEP_MS)
        self._clock.timeout.connect(self._swell)
        self.setFixedSize(QSize(_WIDE, _HIGH))
        self.hide()

    def _swell(self) -> None:
        if not self.still:
            self._phase = (self._phase + 1) % _STEPS
            self.update()

    @guard(None)
    def showEvent(self, event: QShowEvent) -> None:
        self._clock.start()

    @guard(None)
    def hideEvent(self, event: QHideEvent) -> None:
        self._clock.stop()

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The dots in the colour of what grows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.colours.leaf))
        for number in range(3):
            turn = 2 * math.pi * (self._phase / _STEPS - number / 4)
            size = 3.6 + (0.0 if self.still else 1.8 * math.sin(turn))
            painter.drawEllipse(QPointF(9 + 13 * number, _HIGH / 2), size, size)
        painter.end()
