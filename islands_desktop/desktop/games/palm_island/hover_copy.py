"""A large, upright copy of a small card that the pointer rests on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter

from islands_desktop.desktop.games.palm_island.card_art import (
    CARD_MARGIN,
    CARD_SIZE,
    CardFace,
    paint_shadowed_card,
)
from islands_desktop.desktop.games.palm_island.items import CardItem
from islands_desktop.desktop.games.palm_island.layout import UNIT
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.desktop.table.popup_place import beside_anchor
from islands_desktop.desktop.table.view import TableView

REST_MS = 350
COPY_Z = 600.0
GAP = 14.0


class CopyItem(Piece):
    """The copy; the mouse goes through it."""

    def __init__(self, face: CardFace, palette: Palette) -> None:
        super().__init__((CARD_SIZE + QSizeF(2 * CARD_MARGIN, 2 * CARD_MARGIN)) * UNIT, palette)
        self.face = face
        self.setZValue(COPY_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def art_name(self) -> str:
        return f"{self.face.name}/copy"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.scale(UNIT, UNIT)
        paint_shadowed_card(painter, self.face, palette, 0.0, 0.8)


class HoverCopy(QObject):
    """Shows a copy next to a card after the pointer has rested on it for a moment."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.view = view
        self.shown: CopyItem | None = None
        self._card: CardItem | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self._show)

    def wait_for(self, card: CardItem) -> None:
        """The pointer has come to a card; cards that are large already need no copy."""
        self.leave()
        if card.rest_scale < 1.0:
            self._card = card
            self._timer.start()

    def leave(self) -> None:
        """The pointer has left, or something else has begun."""
        self._timer.stop()
        self._card = None
        if self.shown is not None and self.shown.scene() is not None:
            self.shown.scene().removeItem(self.shown)
        self.shown = None

    def _show(self) -> None:
        card = self._card
        if card is None or card.scene() is None:
            return
        copy = CopyItem(card.face, self.view.palette_now)
        seen = self.view.mapToScene(self.view.viewport().rect()).boundingRect()
        anchor = card.mapRectToScene(card.card_rect())
        size = CARD_SIZE * UNIT
        corner = beside_anchor(size, anchor, seen.adjusted(GAP, GAP, -GAP, -GAP), GAP)
        copy.setPos(corner + QPointF(size.width() / 2, size.height() / 2))
        card.scene().addItem(copy)
        self.shown = copy
