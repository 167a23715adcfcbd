"""The active half of a card inside a popup."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from islands_desktop.desktop.games.palm_island.card_copies import paint_half
from islands_desktop.desktop.games.palm_island.card_halves import HALF, UNITS_WIDE
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.popup_parts import Mood, Part

_WIDEST = 148.0


class HalfPart(Part):
    """What a card shows, as wide as the place allows."""

    def __init__(self, code: str, state: str) -> None:
        super().__init__()
        self.code, self.state = code, state

    def measure(self, width: float) -> QSizeF:
        wide = min(width, _WIDEST)
        return QSizeF(wide, wide * HALF / UNITS_WIDE)

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        size = self.measure(self.rect.width())
        place = QRectF(self.rect.topLeft(), size)
        paint_half(painter, place, self.code, self.state, palette)
