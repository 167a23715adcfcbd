"""Marks on the island: where a move can end, which ways are open, which tile may be chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from islands_desktop.desktop.games.rabbit_island import layout
from islands_desktop.desktop.games.rabbit_island.camera import Cell, cell_point
from islands_desktop.desktop.games.rabbit_island.counter_art import paint_number
from islands_desktop.desktop.games.rabbit_island.land_items import REACH, LandPiece, ways_of
from islands_desktop.desktop.games.rabbit_island.pawn_art import TRIBE_SHADES
from islands_desktop.desktop.games.rabbit_island.tile_shape import TILE, TURNS, tile_outline
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.rabbit_island.components import STEPS, TRIBES

PAPER, INK = "#FFFDF4", "#2B2A26"


class ReachMark(LandPiece):
    """A tile on which a move can end, with the number of ways if there are several."""

    def __init__(self, cell: Cell, ways: int, palette: Palette) -> None:
        super().__init__(QSizeF(REACH, REACH), palette, layout.MARK_Z)
        self.cell, self.ways = cell, ways
        self.spot = cell_point(cell)

    def art_name(self) -> str:
        return f"rabbit_island/reach/{self.ways}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        pencil = Pencil(painter, palette)
        pencil.line(PAPER, "R -52 -52 104 104 14", 9)
        pencil.line("#3F8F3C", "R -52 -52 104 104 14", 5.5)
        with pencil.at(34, -34):
            pencil.fill(INK, "O 1 2 21 21", 0.3)
            pencil.fill(PAPER, "O 0 0 21 21")
            pencil.fill("#3F7F3C", "O 0 0 18 18")
            if self.ways > 1:
                paint_number(pencil, f"×{self.ways}", 0, 0, 19, "#FFFFFF")
            else:
                pencil.line("#FFFFFF", "M -8 0 L -2 7 L 9 -7", 4.4)


class WayMark(LandPiece):
    """A lit arrow beside the rabbit: one way out of a fork."""

    def __init__(self, cell: Cell, direction: str, palette: Palette) -> None:
        super().__init__(QSizeF(76, 76), palette, layout.FLAG_Z)
        self.cell, self.direction, self.aimed = cell, direction, False
        dx, dy = STEPS[direction]
        self.spot = cell_point(cell) + QPointF(dx, dy) * (TILE * 0.5)

    @property
    def goal(self) -> Cell:
        """The cell it leads to."""
        dx, dy = STEPS[self.direction]
        return self.cell[0] + dx, self.cell[1] + dy

    def show_aimed(self, aimed: bool) -> None:
        """Lit more brightly while the pointer is on it."""
        if aimed != self.aimed:
            self.aimed = aimed
            self.update()

    def art_name(self) -> str:
        return f"rabbit_island/way/{self.direction}/{int(self.aimed)}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        pencil = Pencil(painter, palette)
        arrow = "M 0 -25 L 22 1 L 10 1 L 10 21 L -10 21 L -10 1 L -22 1 Z"
        with pencil.at(0, 0, 1.16 if self.aimed else 1.0, TURNS[self.direction]):
            pencil.line(INK, arrow, 9)
            pencil.line(PAPER, arrow, 6)
            pencil.fill("#3F8F3C" if self.aimed else "#F0B429", arrow)


class UnfinishedMark(LandPiece):
    """A barrier on an arrow of the Hill that leads nowhere for the rest of the game (RABB-3.11)."""

    def __init__(self, direction: str, palette: Palette) -> None:
        super().__init__(QSizeF(60, 60), palette, layout.TILE_Z + 1)
        self.direction = direction
        dx, dy = STEPS[direction]
        self.spot = QPointF(dx, dy) * (TILE * 0.42)

    def art_name(self) -> str:
        return f"rabbit_island/unfinished/{self.direction}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        pencil = Pencil(painter, palette)
        with pencil.at(0, 0, 1, TURNS[self.direction]):
            pencil.line(INK, "M -17 9 L -17 -9 M 17 9 L 17 -9 M -22 0 L 22 0", 9)
            pencil.line("#8E6238", "M -17 9 L -17 -9 M 17 9 L 17 -9", 6)
            pencil.line(PAPER, "M -22 0 L 22 0", 6.4)
            pencil.line("#C8452F", "M -15 0 L -9 0 M -2 0 L 4 0 M 11 0 L 17 0", 6.4)


class ChoiceMark(LandPiece):
    """One of the tiles on which the rabbit may be put."""

    def __init__(self, cell: Cell, number: int, palette: Palette) -> None:
        super().__init__(QSizeF(REACH, REACH), palette, layout.MARK_Z)
        self.cell, self.number, self.aimed = cell, number, False
        self.spot = cell_point(cell)

    def show_aimed(self, aimed: bool) -> None:
        """A solid edge for the tile that Enter or a click means."""
        if aimed != self.aimed:
            self.aimed = aimed
            self.update()

    def art_name(self) -> str:
        return f"rabbit_island/choice/{self.number}/{int(self.aimed)}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        pencil = Pencil(painter, palette)
        shade = "#3F8F3C" if self.aimed else "#F0B429"
        pencil.line(PAPER, "R -54 -54 108 108 14", 10)
        pencil.line(shade, "R -54 -54 108 108 14", 6)
        with pencil.at(38, -38):
            pencil.fill(PAPER, "O 0 0 20 20")
            pencil.fill(INK, "O 0 0 17 17")
            paint_number(pencil, str(self.number), 0, 0, 20, "#FFFFFF")


class GroupOutline(LandPiece):
    """The outline of a Harvest Group in the colour of its owner."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(QSizeF(1, 1), palette, layout.MARK_Z - 1)
        self.cells: tuple[tuple[Cell, int], ...] = ()
        self.owner = 0

    def show_group(self, cells: tuple[tuple[Cell, int], ...], owner: int) -> None:
        """Outline these cells with their tiles; none hides the outline."""
        if (cells, owner) == (self.cells, self.owner):
            return
        self.prepareGeometryChange()
        self.cells, self.owner = cells, owner
        rect = QRectF()
        for (x, y), _ in cells:
            rect = rect.united(QRectF(x * TILE - 90, y * TILE - 90, 180, 180))
        self.size = rect.size() if cells else QSizeF(1, 1)
        self.spot = rect.center()
        self.update()

    def art_name(self) -> str:
        return f"rabbit_island/group/{self.owner}/{self.cells}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        if not self.cells:
            return
        shape = QPainterPath()
        for (x, y), tile in self.cells:
            shape = shape.united(tile_outline(ways_of(tile)).translated(x * TILE, y * TILE))
            square = QPainterPath()
            square.addRect(x * TILE - 60.5, y * TILE - 60.5, 121, 121)
            shape = shape.united(square)
        painter.translate(rect.center() - self.spot)
        pencil = Pencil(painter, palette)
        pencil.line(INK, shape, 12)
        pencil.line(PAPER, shape, 9)
        pencil.line(TRIBE_SHADES[TRIBES[self.owner]], shape, 5.5)
