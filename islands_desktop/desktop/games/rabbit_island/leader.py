"""The line from a tile to the sheet that speaks of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from islands_desktop.desktop.games.rabbit_island import layout
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.table.piece import Piece

SPREAD = 6.0


class Leader(Piece):
    """A line with a ring around the tile. It lies below the sheets and takes no clicks."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(layout.Layout(0).content.size(), palette)
        self.tile = QRectF()
        self.end = QPointF()
        self.setZValue(layout.BUBBLE_Z - 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def art_name(self) -> str:
        return "rabbit_island/leader"

    def lead(self, tile: QRectF, sheet: QRectF) -> None:
        """Lead from a tile to the nearest point of a sheet, both in the scene."""
        middle = tile.center()
        end = QPointF(max(sheet.left(), min(sheet.right(), middle.x())),
                      max(sheet.top(), min(sheet.bottom(), middle.y())))  # fmt: skip
        if (tile, end) != (self.tile, self.end):
            self.prepareGeometryChange()
            self.tile, self.end = tile, end
            self.update()
        self.show()

    @property
    def _start(self) -> QPointF:
        """Where the line leaves the tile: on its edge, toward the sheet."""
        middle = self.tile.center()
        way = self.end - middle
        longest = max(abs(way.x()), abs(way.y()), 1e-6)
        return middle + way * min(1.0, self.tile.width() / 2 / longest)

    @guard(QRectF())
    def boundingRect(self) -> QRectF:
        return self.tile.united(QRectF(self._start, self.end).normalized()).adjusted(
            -SPREAD, -SPREAD, SPREAD, SPREAD
        )

    @guard(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Drawn anew each time: no two lines are alike."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_art(painter, self.boundingRect(), self.palette)

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for shade, wide in (("#FFFDF4", 8.0), (palette.sun, 4.0)):
            pen = QPen(colour(shade), wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawRoundedRect(self.tile, 6, 6)
            painter.drawLine(self._start, self.end)
