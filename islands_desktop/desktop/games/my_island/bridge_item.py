"""A bridge of planks over a chasm, built by paths on both banks (MYIS-8.12)."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from islands_desktop.desktop.games.my_island.geometry import HALF_WIDTH, RADIUS, hex_centre
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.my_island.components import MARKS
from islands_desktop.games.my_island.hexes import DIRECTIONS, Cell

BRIDGE_Z = 15.0
_PLANKS = 9


def axis_of(cell: Cell) -> int:
    """Direction in which the bridge over this chasm runs."""
    return next(one.axis for one in MARKS["chasm"].instances if one.cells[0] == cell)


class BridgeItem(Piece):
    """The bridge on one hex, from bank to bank."""

    def __init__(self, cell: Cell, palette: Palette) -> None:
        super().__init__(QSizeF(2 * RADIUS + 8, 2 * RADIUS + 8), palette)
        self.cell = cell
        dx, dy = hex_centre(*DIRECTIONS[axis_of(cell)])
        self.turn = math.degrees(math.atan2(dy, dx))
        x, y = hex_centre(*cell)
        self.setPos(x, y)
        self.setZValue(BRIDGE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def art_name(self) -> str:
        return f"my_island/bridge/{self.turn:.0f}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        pencil = Pencil(painter, palette)
        half = HALF_WIDTH + 3
        with pencil.at(0, 0, 1.0, self.turn):
            pencil.fill("#1C262B", f"R {-half} -10 {2 * half} 26 4", 0.28)
            for number in range(_PLANKS):
                x = -half + 2 * half * number / _PLANKS
                pencil.fill("#A9753F" if number % 2 else "#BC8850", f"R {x:.2f} -12 7 24 1.5")
            pencil.line("#6B4425", f"M {-half} -12 L {half} -12 M {-half} 12 L {half} 12", 3.6)
            pencil.line("#E6CBA0", f"M {-half} -13 L {half} -13", 1.2)
