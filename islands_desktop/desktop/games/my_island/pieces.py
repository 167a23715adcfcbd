"""The pieces on the island: the board, tiles, the ghost of a tile, and the glow of legal places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.games.my_island.board_art import BOARD_RECT, paint_board
from islands_desktop.desktop.games.my_island.geometry import HALF_WIDTH, RADIUS, hex_centre
from islands_desktop.desktop.games.my_island.hands import Hands
from islands_desktop.desktop.games.my_island.symbol_art import paint_ghost_edge, paint_tile
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.piece import ART, Piece
from islands_desktop.games.my_island.components import SYMBOLS, TILES
from islands_desktop.games.my_island.hexes import Cell

EDGE = 16.0
"""Room around a tile for its shadow."""


def tile_rect(cells: Sequence[Cell]) -> QRectF:
    """Rectangle around hexes, in the units of the board."""
    points = [hex_centre(*cell) for cell in cells]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    return QRectF(left, top, right - left, bottom - top).adjusted(
        -HALF_WIDTH, -RADIUS, HALF_WIDTH, RADIUS
    )


class BoardItem(Piece):
    """The sea, the mountains and the island."""

    def __init__(
        self, palette: Palette, hands: Hands, plateau: bool, marks: tuple[str, ...]
    ) -> None:
        # As high as the picture, so that one unit of the scene is one of the picture's.
        super().__init__(QSizeF(layout.SEA_WIDE, BOARD_RECT.height()), palette)
        self.plateau, self.marks = plateau, marks
        self.setPos(BOARD_RECT.center())
        self.hands = hands
        self.setZValue(-100)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)

    def art_name(self) -> str:
        return f"my_island/board/{self.plateau}/{','.join(self.marks)}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        paint_board(painter, rect, palette, plateau=self.plateau, marks=self.marks)

    @guard(None)
    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hands.hover_board(event.scenePos())

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hands.leave_board()

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.hands.press_board(event))

    @guard(None)
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.hands.press_board_twice(event))

    @guard(None)
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hands.move_held(event)

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hands.release_held(event)


class TileItem(Piece):
    """A tile in one rotation. Its position is the middle of the rectangle around its hexes."""

    def __init__(self, tile: int, rotation: int, palette: Palette) -> None:
        super().__init__(QSizeF(1, 1), palette)
        self.tile, self.turned_by, self.lifted = tile, rotation, False
        self.setZValue(layout.TILE_Z)
        # The board or the plate below is what a hand takes hold of.
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._measure()

    def _measure(self) -> None:
        """The hexes lie around the tile's first hex; the piece around their middle."""
        self.prepareGeometryChange()
        self.cells = [cell for cell, _ in TILES[self.tile].turned(self.turned_by)]
        rect = tile_rect(self.cells)
        self.offset = rect.center()
        self.size = rect.size() + QSizeF(2 * EDGE, 2 * EDGE)

    def show_tile(self, tile: int, rotation: int) -> None:
        """Show another tile, or the same turned otherwise."""
        if (tile, rotation) != (self.tile, self.turned_by):
            self.tile, self.turned_by = tile, rotation
            self._measure()
            self.update()

    def plate_scale(self) -> float:
        """How large the tile lies on its plate, the same in every rotation."""
        turns = (TILES[self.tile].turned(rotation) for rotation in range(6))
        rects = [tile_rect([cell for cell, _ in cells]) for cells in turns]
        wide, high = max(r.width() for r in rects), max(r.height() for r in rects)
        room = layout.FIELD.adjusted(4, 4, -4, -4)
        return min(1.0, room.width() / wide, room.height() / high)

    def lift(self, lifted: bool) -> None:
        """A deeper shadow while the tile is in a hand."""
        if lifted != self.lifted:
            self.lifted = lifted
            self.update()

    def lay_on(self, q: int, r: int) -> None:
        """Lie with the first hex on (q, r)."""
        x, y = hex_centre(q, r)
        self.setPos(QPointF(x, y) + self.offset)

    def place_of(self, q: int, r: int) -> QPointF:
        """Where the middle comes to lie for this anchor."""
        x, y = hex_centre(q, r)
        return QPointF(x, y) + self.offset

    def art_name(self) -> str:
        return f"my_island/tile/{self.tile}/{self.turned_by}/{int(self.lifted)}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center() - self.offset)
        cells = [
            (cell, SYMBOLS[symbol]) for cell, symbol in TILES[self.tile].turned(self.turned_by)
        ]
        paint_tile(
            Pencil(painter, palette), cells, variant=self.tile, lift=1.0 if self.lifted else 0.0
        )


class GhostItem(TileItem):
    """Where the held tile would lie: seen through, with a solid edge."""

    def __init__(self, tile: int, rotation: int, palette: Palette) -> None:
        super().__init__(tile, rotation, palette)
        self.setZValue(layout.GHOST_Z)

    def art_name(self) -> str:
        return f"my_island/ghost/{self.tile}/{self.turned_by}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.setOpacity(0.72)
        super().paint_art(painter, rect, palette)
        painter.setOpacity(1.0)
        paint_ghost_edge(Pencil(painter, palette), self.cells, "leaf")


class GlowItem(Piece):
    """A glow on every hex where the first hex of the tile, as it is turned now, may come to lie.

    It is drawn hex by hex from one picture, so that only what a moving tile uncovers is drawn.
    """

    def __init__(self, palette: Palette) -> None:
        super().__init__(QSizeF(2 * HALF_WIDTH, 2 * RADIUS), palette)
        self.cells: tuple[Cell, ...] = ()
        self.setZValue(layout.GLOW_Z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_cells(self, cells: tuple[Cell, ...]) -> None:
        """Glow on these hexes."""
        if cells != self.cells:
            self.prepareGeometryChange()
            self.cells = cells
            self.update()

    @guard(QRectF())
    def boundingRect(self) -> QRectF:
        return tile_rect(self.cells) if self.cells else QRectF()

    def art_name(self) -> str:
        return "my_island/glow"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        pencil = Pencil(painter, palette)
        pencil.fill("leaf", "O 0 0 11 11", 0.92)
        pencil.line("#F7F3E8", "O 0 0 11 11", 2.6)
        pencil.line("#F7F3E8", "M -4.6 0 L -1.2 3.6 L 5 -3.6", 3)

    @guard(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        view_scale, dpr = self._view_scale(painter, widget)
        pixmap = ART.pixmap(
            self.art_name(), self.size, round(view_scale * dpr, 4), self.palette, self.paint_art
        )
        source, seen = QRectF(pixmap.rect()), option.exposedRect
        for cell in self.cells:
            x, y = hex_centre(*cell)
            box = QRectF(x - HALF_WIDTH, y - RADIUS, 2 * HALF_WIDTH, 2 * RADIUS)
            if box.intersects(seen):
                painter.drawPixmap(box, pixmap, source)
