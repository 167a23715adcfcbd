"""The pieces of the table: what they look like, and the ground that takes all clicks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from islands_desktop.desktop.games.propeller_islands import layout
from islands_desktop.desktop.games.propeller_islands.hands import Hands
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette, colour, with_alpha
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.piece import ART, Piece

Paint = Callable[[Pencil, QRectF], None]


@dataclass(frozen=True, slots=True)
class Look:
    """A picture: its name tells it apart from all others, `paint` draws it into its rectangle."""

    name: str
    wide: float
    high: float
    paint: Paint = field(compare=False)
    words: str = ""


class Token(Piece):
    """Anything on the table: a tile, a die, a worker, a card, a plate."""

    def __init__(self, look: Look, palette: Palette) -> None:
        super().__init__(QSizeF(look.wide, look.high), palette)
        self.look = look
        # The ground below is what a hand takes hold of.
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: Look) -> None:
        """Look otherwise from now on."""
        if look != self.look:
            self.prepareGeometryChange()
            self.look = look
            self.size = QSizeF(look.wide, look.high)
            self.update()

    def art_name(self) -> str:
        return f"propeller_islands/{self.look.name}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        self.look.paint(Pencil(painter, palette), rect)


class GlowItem(QGraphicsItem):
    """A bright edge around places; the one that keys or the pointer mean is drawn stronger."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.palette = palette
        self.shapes: tuple[QPainterPath, ...] = ()
        self.strong: tuple[QPainterPath, ...] = ()
        self.bands: tuple[QPainterPath, ...] = ()
        self.setZValue(layout.GLOW_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_shapes(
        self,
        shapes: Sequence[QPainterPath],
        strong: Sequence[QPainterPath],
        bands: Sequence[QPainterPath] = (),
    ) -> None:
        """Glow around these, strongly around those; `bands` are lines that will be cleared.

        Only what changes is painted again.
        """
        before = self._areas()
        self.shapes, self.strong, self.bands = tuple(shapes), tuple(strong), tuple(bands)
        for was, now in zip(before, self._areas(), strict=True):
            for left, top, wide, high in was ^ now:
                self.update(QRectF(left, top, wide, high))

    def _areas(self) -> list[set[tuple[float, float, float, float]]]:
        return [
            {_area(shape) for shape in shapes} for shapes in (self.shapes, self.strong, self.bands)
        ]

    @guard(QRectF())
    def boundingRect(self) -> QRectF:
        return layout.CONTENT

    @guard(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = option.exposedRect
        for shape in self.shapes:
            if seen.intersects(QRectF(*_area(shape))):
                self._edge(painter, shape, "sun", 0.16, 5.4)
        for shape in self.bands:
            if seen.intersects(QRectF(*_area(shape))):
                self._edge(painter, shape, "leaf", 0.22, 6.0)
        for shape in self.strong:
            if seen.intersects(QRectF(*_area(shape))):
                self._edge(painter, shape, "coral", 0.24, 7.0)

    def _edge(
        self, painter: QPainter, shape: QPainterPath, role: str, alpha: float, wide: float
    ) -> None:
        shade = getattr(self.palette, role)
        wide = min(wide, 1.2 + 0.05 * shape.boundingRect().width())
        painter.setBrush(with_alpha(shade, alpha))
        painter.setPen(QPen(colour("#22333B"), wide + 2.4))
        painter.drawPath(shape)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(shade), wide - 0.8))
        painter.drawPath(shape)


def _area(shape: QPainterPath) -> tuple[float, float, float, float]:
    """What the edge around a shape covers: left, top, width, height."""
    area = shape.boundingRect().adjusted(-8, -8, 8, 8)
    return area.x(), area.y(), area.width(), area.height()


class GroundItem(Token):
    """The sky below everything: it takes all clicks and movements of the pointer."""

    def __init__(self, look: Look, palette: Palette, hands: Hands) -> None:
        super().__init__(look, palette)
        self.hands = hands
        self.setPos(layout.CONTENT.center())
        self.setZValue(layout.GROUND_Z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)

    @guard(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The soft sky is kept in one size, however large it is seen."""
        pixmap = ART.pixmap(self.art_name(), self.size, 1.0, self.palette, self.paint_art)
        whole = self.boundingRect()
        shown = option.exposedRect.intersected(whole)
        painter.drawPixmap(shown, pixmap, shown.translated(-whole.topLeft()))

    @guard(None)
    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hands.hover_table(event.scenePos())

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hands.leave_table()

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.hands.press_table(event))

    @guard(None)
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(True)

    @guard(None)
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hands.move_held(event)

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hands.release_held(event)


def rounded(rect: QRectF, radius: float = 10.0) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def disc(middle: QPointF, radius: float) -> QPainterPath:
    """A circle."""
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    return path
