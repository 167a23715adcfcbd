"""What lies on the island: sea, shore, tiles, building tokens, rabbits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from islands_desktop.desktop.games.rabbit_island import layout
from islands_desktop.desktop.games.rabbit_island.camera import Camera, Cell, bounds, cell_point
from islands_desktop.desktop.games.rabbit_island.ground_art import (
    paint_sea_cell,
    paint_shore,
    water,
)
from islands_desktop.desktop.games.rabbit_island.hands import Hands
from islands_desktop.desktop.games.rabbit_island.pawn_art import paint_rabbit
from islands_desktop.desktop.games.rabbit_island.tile_art import (
    paint_map_tile,
    paint_open_cell,
    paint_tile_shadow,
)
from islands_desktop.desktop.games.rabbit_island.tile_shape import (
    PAWN_SCALE,
    STACK_FOOT,
    TAB_LONG,
    TILE,
)
from islands_desktop.desktop.games.rabbit_island.token_art import paint_stack
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.motion import Place
from islands_desktop.desktop.table.piece import ART, Piece
from islands_desktop.games.rabbit_island.components import DIRECTIONS, TILES, TRIBES

REACH = TILE + 2 * TAB_LONG + 8
"""Side of the square that holds a tile with its arrows and its shadow."""

SHORE = 60.0
_PATTERN = 4
"""After so many cells the picture of the sea repeats."""


def ways_of(tile: int) -> frozenset[str]:
    """Directions of a tile's arrows."""
    arrows = TILES[tile].arrows
    return frozenset(side for n, side in enumerate(DIRECTIONS) if arrows >> n & 1)


class LandPiece(Piece):
    """A piece that is zoomed and panned with the island; `spot` is its place there."""

    def __init__(self, size: QSizeF, palette: Palette, z: float) -> None:
        super().__init__(size, palette)
        self.spot = QPointF()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def follow(self, camera: Camera) -> None:
        """Lie where the camera sees the spot."""
        self.rest_scale = camera.scale
        self.setScale(camera.scale)
        self.setPos(camera.to_scene(self.spot))

    def place_at(self, spot: QPointF, camera: Camera, scale: float = 1.0) -> Place:
        """Where this piece lies on the table when it is at a spot of the island."""
        point = camera.to_scene(spot)
        return Place(point.x(), point.y(), scale=camera.scale * scale, z=self.zValue())


class SeaItem(LandPiece):
    """The endless sea; what is pressed here is meant for the cell below the pointer."""

    def __init__(self, palette: Palette, hands: Hands, camera: Camera) -> None:
        super().__init__(QSizeF(TILE, TILE), palette, layout.SEA_Z)
        self.hands, self.camera = hands, camera
        self._pattern = (0, 0)
        # Without this flag Qt says that all of the endless sea is to be painted.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)

    def follow(self, camera: Camera) -> None:
        self.update()

    @guard(QRectF())
    def boundingRect(self) -> QRectF:
        return QRectF(-4000, -4000, 10000, 9000)

    def _cells(self, rect: QRectF) -> Iterator[Cell]:
        left, top = self.camera.cell_at(rect.topLeft())
        right, bottom = self.camera.cell_at(rect.bottomRight())
        for y in range(top, bottom + 1):
            for x in range(left, right + 1):
                yield x, y

    @guard(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        dpr = painter.device().devicePixelRatioF()
        world = painter.worldTransform()
        ratio = self.camera.scale * world.m11() * dpr
        wide = round(TILE * ratio)
        corner = world.map(self.camera.to_scene(QPointF(-TILE / 2, -TILE / 2))) * dpr
        left, top = round(corner.x()), round(corner.y())
        seen = option.exposedRect
        painter.save()
        painter.fillRect(seen, colour(water(self.palette).deep))
        painter.setWorldTransform(QTransform.fromScale(1 / dpr, 1 / dpr))
        for x, y in self._cells(seen):
            pixmap = self._picture(x % _PATTERN, y % _PATTERN, round(ratio, 4))
            goal = QRectF(left + x * wide, top + y * wide, wide, wide)
            painter.drawPixmap(goal, pixmap, QRectF(pixmap.rect()))
        painter.restore()

    def art_name(self) -> str:
        x, y = self._pattern
        return f"rabbit_island/sea/{x}/{y}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        paint_sea_cell(Pencil(painter, palette), *self._pattern)

    def _picture(self, x: int, y: int, ratio: float) -> QPixmap:
        """One cell of the pattern that the sea repeats."""
        self._pattern = x, y
        return ART.pixmap(self.art_name(), self.size, ratio, self.palette, self.paint_art)

    @guard(None)
    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hands.hover_board(event.scenePos())

    @guard(None)
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hands.leave_board()

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.hands.press_board(event)

    @guard(None)
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # A double click is one click: it never answers the next question as well.
        event.accept()

    @guard(None)
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hands.move_held(event)

    @guard(None)
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hands.release_held(event)


class ShoreItem(LandPiece):
    """Shallows, foam and shadows around and below all tiles."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(QSizeF(1, 1), palette, layout.SHORE_Z)
        self.tiles: Mapping[Cell, frozenset[str]] = {}

    def show_tiles(self, tiles: Mapping[Cell, frozenset[str]]) -> None:
        """Surround these tiles."""
        if tiles == self.tiles:
            return
        self.prepareGeometryChange()
        self.tiles = dict(tiles)
        rect = bounds(self.tiles).adjusted(-SHORE, -SHORE, SHORE, SHORE)
        self.size, self.spot = rect.size(), rect.center()
        self.update()

    def art_name(self) -> str:
        sides = sorted((cell, tuple(sorted(ways))) for cell, ways in self.tiles.items())
        return f"rabbit_island/shore/{hash(tuple(sides))}/{len(sides)}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center() - self.spot)
        pencil = Pencil(painter, palette)
        paint_shore(pencil, self.tiles)
        for cell, ways in self.tiles.items():
            point = cell_point(cell)
            with pencil.at(point.x(), point.y()):
                paint_tile_shadow(pencil, ways)


class TileItem(LandPiece):
    """One map tile on the island."""

    def __init__(self, tile: int, palette: Palette) -> None:
        super().__init__(QSizeF(REACH, REACH), palette, layout.TILE_Z)
        self.tile = tile

    def art_name(self) -> str:
        return f"rabbit_island/tile/{TILES[self.tile].id}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        spec = TILES[self.tile]
        paint_map_tile(Pencil(painter, palette), spec.type, ways_of(self.tile), self.tile)


class GhostItem(TileItem):
    """The tile in hand where it would lie: seen through, with a solid edge."""

    def __init__(self, tile: int, palette: Palette) -> None:
        super().__init__(tile, palette)
        self.setZValue(layout.GHOST_Z)

    def show_tile(self, tile: int) -> None:
        """Show another tile."""
        if tile != self.tile:
            self.tile = tile
            self.update()

    def art_name(self) -> str:
        return f"rabbit_island/ghost/{TILES[self.tile].id}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.setOpacity(0.7)
        super().paint_art(painter, rect, palette)
        painter.setOpacity(1.0)
        pencil = Pencil(painter, palette)
        pencil.line("#FFFDF4", "R -58 -58 116 116 10", 6)
        pencil.line("leaf", "R -58 -58 116 116 10", 3.6)


class OpenCellItem(LandPiece):
    """A cell on which the tile in hand may be laid."""

    def __init__(self, cell: Cell, entries: frozenset[str], palette: Palette) -> None:
        super().__init__(QSizeF(REACH, REACH), palette, layout.GLOW_Z)
        self.cell, self.entries = cell, entries
        self.spot = cell_point(cell)

    def art_name(self) -> str:
        return f"rabbit_island/open/{sorted(self.entries)}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        paint_open_cell(Pencil(painter, palette), self.entries)


class StackItem(LandPiece):
    """Building tokens on a tile, the lowest first."""

    _DROP = 40.0

    def __init__(self, cell: Cell, owners: tuple[int, ...], palette: Palette) -> None:
        super().__init__(QSizeF(88, 116), palette, layout.STACK_Z)
        self.cell, self.owners = cell, owners
        x, y = STACK_FOOT
        self.spot = cell_point(cell) + QPointF(x, y - self._DROP)
        self.setZValue(layout.STACK_Z + cell[1] * 0.01)

    def show_owners(self, owners: tuple[int, ...]) -> None:
        """Show other tokens."""
        if owners != self.owners:
            self.owners = owners
            self.update()

    def art_name(self) -> str:
        return f"rabbit_island/stack/{self.owners}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center() + QPointF(0, self._DROP))
        paint_stack(Pencil(painter, palette), [TRIBES[owner] for owner in self.owners])


class PawnItem(LandPiece):
    """The rabbit of a seat."""

    _DROP = 22.0

    def __init__(self, seat: int, palette: Palette) -> None:
        super().__init__(QSizeF(64, 72), palette, layout.PAWN_Z)
        self.seat, self.acting = seat, False
        self.foot = QPointF()

    def stand_on(self, cell: Cell, foot: tuple[float, float]) -> None:
        """Stand on a tile with the feet there."""
        self.spot = self.spot_on(cell, foot)
        self.setZValue(layout.PAWN_Z + cell[1] * 0.1 + foot[1] * 0.001)

    def spot_on(self, cell: Cell, foot: tuple[float, float]) -> QPointF:
        """Where the middle of the picture is for that."""
        return cell_point(cell) + QPointF(foot[0], foot[1] - self._DROP)

    def show_acting(self, acting: bool) -> None:
        """Mark the rabbit of the seat whose turn it is."""
        if acting != self.acting:
            self.acting = acting
            self.update()

    def art_name(self) -> str:
        return f"rabbit_island/pawn/{self.seat}/{int(self.acting)}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center() + QPointF(0, self._DROP))
        pencil = Pencil(painter, palette)
        if self.acting:
            pencil.line("#5A3B10", "O 0 -1 22 8", 5)
            pencil.line("#FFD75E", "O 0 -1 22 8", 3.4)
        with pencil.at(0, 0, PAWN_SCALE):
            paint_rabbit(pencil, TRIBES[self.seat])
