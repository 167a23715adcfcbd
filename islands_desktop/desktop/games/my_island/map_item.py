"""A small live picture of another seat's island; a click opens it large."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.desktop.games.my_island.board_art import (
    BOARD_RECT,
    paint_small_board,
    paint_small_symbol,
)
from islands_desktop.desktop.games.my_island.emblem_art import SEAT_SHADES, paint_emblem
from islands_desktop.desktop.games.my_island.geometry import hex_centre
from islands_desktop.desktop.games.my_island.hands import Hands
from islands_desktop.desktop.games.my_island.seat_items import Plate
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.my_island.components import SEAT_ANIMALS
from islands_desktop.games.my_island.hexes import Cell

_LAND = QRectF(-50, -60, 1140, 535)
_PLATEAU_LAND = QRectF(-50, -240, 1140, 715)


@dataclass(frozen=True, slots=True)
class MapLook:
    """One seat's island in little: symbols by hex, marker, and what the seat is doing, in words
    and as the name of an icon."""

    seat: int
    name: str
    marker: int
    words: str
    sign: str
    symbols: tuple[tuple[Cell, str], ...]
    acting: bool = False
    shown: bool = False
    plateau: bool = False
    marks: tuple[str, ...] = ()


class MapItem(Plate):
    """The small island of one seat."""

    def __init__(self, rect: QRectF, palette: Palette, hands: Hands) -> None:
        super().__init__(rect, palette)
        self.hands = hands
        self.look = MapLook(0, "", 0, "", "clock", ())
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_look(self, look: MapLook) -> None:
        """Show what has changed on the island."""
        if look != self.look:
            self.look = look
            self.setToolTip(plain_tip(f"{look.name}: {look.marker}. {look.words}"))
            self.update()

    def art_name(self) -> str:
        return f"my_island/map/{self.size.width():.0f}/{hash(self.look)}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        look = self.look
        box = self.paint_plate(
            painter, rect, palette,
            mixed(palette.panel, palette.sun, 0.25) if look.shown else palette.panel,
        )  # fmt: skip
        shade = SEAT_SHADES[SEAT_ANIMALS[look.seat]]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(palette.sun if look.acting else shade), 4 if look.acting else 2))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 13, 13)
        pencil = Pencil(painter, palette)
        with pencil.at(box.left() + 34, box.top() + 34, 0.96):
            paint_emblem(pencil, SEAT_ANIMALS[look.seat])
        painter.setPen(colour(palette.ink))
        painter.setFont(display_font(18))
        line = QRectF(box.left() + 66, box.top() + 4, box.width() - 76, 32)
        name = painter.fontMetrics().elidedText(
            look.name, Qt.TextElideMode.ElideRight, int(line.width())
        )
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), name)
        self._paint_figures(painter, box, palette)
        self._paint_island(painter, box.adjusted(66, 36, -8, -8), palette)

    def _paint_figures(self, painter: QPainter, box: QRectF, palette: Palette) -> None:
        """Below the emblem the marker, and as a sign what the seat is doing."""
        paint_icon(painter, "star", QRectF(box.left() + 8, box.top() + 68, 20, 20), palette)
        painter.setFont(display_font(21))
        painter.drawText(
            QRectF(box.left() + 30, box.top() + 62, 34, 32),
            int(Qt.AlignmentFlag.AlignVCenter),
            str(self.look.marker),
        )
        sign = QRectF(box.left() + 20, box.top() + 104, 28, 28)
        paint_icon(painter, self.look.sign, sign, palette)

    def _paint_island(self, painter: QPainter, room: QRectF, palette: Palette) -> None:
        """The island fills the room; sea and mountains are cut off where they do not fit."""
        look = self.look
        land = _PLATEAU_LAND if look.plateau else _LAND
        scale = min(room.width() / land.width(), room.height() / land.height())
        painter.save()
        painter.setClipRect(room)
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-land.center())
        paint_small_board(painter, BOARD_RECT, palette, plateau=look.plateau, marks=look.marks)
        pencil = Pencil(painter, palette)
        for (q, r), symbol in look.symbols:
            with pencil.at(*hex_centre(q, r)):
                paint_small_symbol(pencil, symbol)
        painter.restore()

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.hands.press_map(self.look.seat))

    @guard(None)
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
