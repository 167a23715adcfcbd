"""The view of Rabbit Island: the furniture always fits the window, zooming moves the island."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter

from islands_desktop.desktop.games.rabbit_island.layout import HIGH, Layout
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.table.view import ZOOM_STEP, TableView


class IslandView(TableView):
    """A table view whose wheel and middle button move what lies behind the furniture.

    Signals: `reshaped` (the table has another width or scale), `zoomed` (point of the scene,
    factor), `panned` (units of the scene).
    """

    reshaped = Signal()
    zoomed = Signal(QPointF, float)
    panned = Signal(QPointF)

    def fit(self) -> None:
        """Show all furniture, in a table as wide as the window is."""
        port = self.viewport().rect()
        if port.width() < 2 or port.height() < 2:
            return
        self.content = Layout(HIGH * port.width() / port.height()).content
        super().fit()
        self.reshaped.emit()

    def zoom_at(self, place: QPointF, factor: float) -> None:
        self.zoomed.emit(self.viewportTransform().inverted()[0].map(place), factor)

    def zoom_by(self, steps: int) -> None:
        self.zoom_at(QPointF(self.viewport().rect().center()), ZOOM_STEP**steps)

    def pan_by(self, delta: QPointF) -> None:
        self.panned.emit(delta / self.scale_now)

    @guard(None)
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Nothing: the sea lies everywhere."""
