"""Pieces of the scene: pictures from the art cache, drawn pixel by pixel where they rest."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Property, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.art_cache import ArtCache

ART = ArtCache()
"""Pictures shared by all tables."""


class Piece(QGraphicsObject):
    """A picture about its middle, `size` units large.

    Subclasses say what is drawn: `art_name` tells pictures apart, `paint_art` draws one. While a
    piece moves, the picture made for its place of rest is drawn scaled.
    """

    def __init__(self, size: QSizeF, palette: Palette) -> None:
        super().__init__()
        self.size = size
        self.palette = palette
        self.rest_scale = 1.0
        self._fold = 1.0

    @abstractmethod
    def art_name(self) -> str:
        """A name for the cache, different for pictures that look different."""

    @abstractmethod
    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        """Draw the picture into `rect`, which has the piece's size."""

    def _get_fold(self) -> float:
        return self._fold

    def _set_fold(self, fold: float) -> None:
        self._fold = fold
        self.update()

    fold = Property(float, _get_fold, _set_fold)
    """Width that is seen while the piece is flipped, 1 for all of it."""

    def lie_flat(self) -> None:
        """Show the whole width, also when a flip was cut short."""
        self._set_fold(1.0)

    @guard(QRectF())
    def boundingRect(self) -> QRectF:
        wide, high = self.size.width(), self.size.height()
        return QRectF(-wide / 2, -high / 2, wide, high)

    @guard(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        view_scale, dpr = self._view_scale(painter, widget)
        ratio = round(self.rest_scale * view_scale * dpr, 4)
        quarter = self.rotation() / 90.0
        resting = quarter == int(quarter) and self._fold == 1.0
        resting = resting and abs(self.scale() - self.rest_scale) < 1e-6
        if resting:
            self._draw_sharp(painter, ratio, dpr, int(quarter))
            return
        pixmap = ART.pixmap(self.art_name(), self.size, ratio, self.palette, self.paint_art)
        rect = self.boundingRect()
        if self._fold != 1.0:
            painter.scale(max(0.01, self._fold), 1.0)
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

    def _view_scale(self, painter: QPainter, widget: QWidget | None) -> tuple[float, float]:
        """Scale of the view without the item's own, and the screen's device pixel ratio."""
        dpr = painter.device().devicePixelRatioF()
        total = painter.worldTransform()
        own = self.sceneTransform()
        length = (total.m11() ** 2 + total.m12() ** 2) ** 0.5
        mine = (own.m11() ** 2 + own.m12() ** 2) ** 0.5
        return (length / mine if mine else 1.0), dpr

    def _draw_sharp(self, painter: QPainter, ratio: float, dpr: float, quarter: int) -> None:
        """Let every pixel of the picture lie on one of the screen."""
        pixmap = ART.pixmap(
            self.art_name(), self.size, ratio, self.palette, self.paint_art, quarter
        )
        middle = painter.worldTransform().map(QPointF(0, 0)) * dpr
        left = round(middle.x() - pixmap.width() / 2)
        top = round(middle.y() - pixmap.height() / 2)
        painter.save()
        painter.setWorldTransform(QTransform.fromScale(ratio / dpr, ratio / dpr))
        painter.drawPixmap(QPointF(left / ratio, top / ratio), pixmap)
        painter.restore()
