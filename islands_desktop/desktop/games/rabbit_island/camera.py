"""How the island is looked at: which point of it lies where on the table, and how large."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from islands_desktop.desktop.games.rabbit_island.tile_shape import TILE

LEAST, MOST, LARGEST_FIT = 0.3, 2.0, 1.15
Cell = tuple[int, int]


def cell_point(cell: Cell) -> QPointF:
    """Middle of a cell in units of the island."""
    return QPointF(cell[0] * TILE, cell[1] * TILE)


def bounds(cells: Iterable[Cell]) -> QRectF:
    """The rectangle around cells, in units of the island."""
    rect = QRectF()
    for x, y in cells:
        rect = rect.united(QRectF(x * TILE - TILE / 2, y * TILE - TILE / 2, TILE, TILE))
    return rect


class Camera:
    """Scale and place of the island. `pixels` are real pixels in one unit of the scene."""

    def __init__(self) -> None:
        self.scale = 1.0
        self.origin = QPointF()
        self.pixels = 1.0

    def _whole(self, scale: float) -> float:
        """The nearest smaller scale at which a cell has a whole number of pixels: no seams."""
        wide = max(8, int(TILE * scale * self.pixels + 1e-6))
        return wide / (TILE * self.pixels)

    def fit(self, land: QRectF, room: QRectF) -> None:
        """Show this part of the island in the middle of a room on the table."""
        scale = min(room.width() / land.width(), room.height() / land.height(), LARGEST_FIT)
        self.scale = self._whole(max(LEAST, scale))
        self.origin = room.center() - land.center() * self.scale

    def zoom_at(self, point: QPointF, factor: float) -> None:
        """Zoom so that what lies at a point of the table stays there."""
        here = self.to_land(point)
        scale = self._whole(max(LEAST, min(MOST, self.scale * factor)))
        if scale == self.scale and LEAST < scale * factor < MOST:
            # A step too small for one pixel more is still a step.
            scale = self._whole(scale + (1.01 if factor > 1 else -1.0) / (TILE * self.pixels))
        self.scale = scale
        self.origin = point - here * scale

    def pan(self, delta: QPointF, land: QRectF, room: QRectF) -> None:
        """Move by units of the scene; the middle of the island stays in sight."""
        moved = self.origin + delta
        middle = moved + land.center() * self.scale
        if room.contains(middle):
            self.origin = moved

    def to_scene(self, point: QPointF) -> QPointF:
        """Where a point of the island lies on the table."""
        return self.origin + point * self.scale

    def to_land(self, point: QPointF) -> QPointF:
        """Which point of the island lies at a point of the table."""
        return (point - self.origin) / self.scale

    def cell_at(self, point: QPointF) -> Cell:
        """The cell below a point of the table."""
        place = self.to_land(point)
        return round(place.x() / TILE), round(place.y() / TILE)

    def cell_rect(self, cell: Cell) -> QRectF:
        """Where a cell lies on the table."""
        middle, wide = self.to_scene(cell_point(cell)), TILE * self.scale
        return QRectF(middle.x() - wide / 2, middle.y() - wide / 2, wide, wide)
