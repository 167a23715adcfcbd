"""What a tile is worth, on a sheet beside it: its levels with cost, points and harvest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.rabbit_island import layout
from islands_desktop.desktop.games.rabbit_island.counter_art import paint_coin
from islands_desktop.desktop.games.rabbit_island.land_items import ways_of
from islands_desktop.desktop.games.rabbit_island.pawn_art import paint_emblem
from islands_desktop.desktop.games.rabbit_island.plate import (
    CENTRE,
    LEFT,
    ROOM,
    Plate,
    paint_paper,
    write,
    write_text,
)
from islands_desktop.desktop.games.rabbit_island.tile_art import paint_map_tile
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.rabbit_island.components import (
    EVENT_CARROTS,
    HOLE_CARROTS,
    TILES,
    TRIBES,
)
from islands_desktop.games.rabbit_island.names import level_name, tile_type_name

SIZE = QSizeF(404, 164)
_ROW, _COLUMNS = 32.0, (206.0, 270.0, 330.0)


class TileNote(Plate):
    """The sheet of one tile; `owners` are the tokens on it, the lowest first."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.tile = 0
        self.owners: tuple[int, ...] = ()
        self.names = ""
        self.size = SIZE + QSizeF(2 * ROOM, 2 * ROOM)
        self.setZValue(layout.COPY_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_tile(self, tile: int, owners: tuple[int, ...], centre: QPointF) -> None:
        """Show what this tile is worth, and whose tokens lie on it."""
        names = ",".join(seat_name(owner) for owner in owners)
        if (tile, owners, names) != (self.tile, self.owners, self.names):
            self.tile, self.owners, self.names = tile, owners, names
            self.update()
        self.setPos(centre)
        self.show()

    def art_name(self) -> str:
        return f"rabbit_island/note/{self.tile}/{self.owners}/{self.names}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        paint_paper(painter, box, palette, palette.raised)
        pencil, spec = Pencil(painter, palette), TILES[self.tile]
        with pencil.at(box.left() + 68, box.top() + 92, 0.78):
            paint_map_tile(pencil, spec.type, ways_of(self.tile), self.tile)
        line = QRectF(box.left() + 14, box.top() + 6, 130, 28)
        write(painter, line, tile_type_name(spec.type), display_font(18), palette.ink)
        if not spec.is_territory:
            line = QRectF(box.left() + 146, box.top() + 14, box.width() - 162, box.height() - 28)
            flags = int(LEFT | Qt.TextFlag.TextWordWrap)
            write_text(painter, line, _event_words(spec.type), text_font(16), palette.ink, flags)
            return
        self._paint_heads(pencil, box)
        for level in range(len(spec.levels)):
            self._paint_level(pencil, box, level)

    def _paint_heads(self, pencil: Pencil, box: QRectF) -> None:
        """Signs above the columns: what it costs, what it counts, what it harvests."""
        painter, palette = pencil.painter, pencil.palette
        y = box.top() + 22
        cost, points, harvest = (box.left() + column for column in _COLUMNS)
        head = QRectF(cost + 12, y - 12, 60, 24)
        write(painter, head, say("Cost"), text_font(15), palette.dim, CENTRE)
        paint_icon(painter, "star", QRectF(points + 31, y - 11, 22, 22), palette)
        with pencil.at(harvest + 46, y, 0.52):
            paint_coin(pencil, 100)
        write(painter, QRectF(harvest + 20, y - 12, 16, 24), "+", display_font(18), palette.ink)

    def _paint_level(self, pencil: Pencil, box: QRectF, level: int) -> None:
        painter, palette = pencil.painter, pencil.palette
        values = TILES[self.tile].levels[level]
        row = QRectF(box.left() + 136, box.top() + 42 + level * (_ROW + 6), box.width() - 146, _ROW)
        built, top = level < len(self.owners), level == len(self.owners) - 1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(mixed(palette.raised, palette.sun, 0.3) if top else palette.panel))
        painter.drawRoundedRect(row, 8, 8)
        if built:
            with pencil.at(row.left() + 2, row.center().y(), 0.5):
                paint_emblem(pencil, TRIBES[self.owners[level]])
        name = QRectF(row.left() + 22, row.top(), 78, _ROW)
        write(painter, name, level_name(level + 1), text_font(15, bold=True), palette.ink)
        for column, value in zip(
            _COLUMNS, (values.cost, values.vp, values.harvest), strict=True
        ):  # fmt: skip
            cell = QRectF(box.left() + column + 18, row.top(), 48, _ROW)
            write(painter, cell, str(value), display_font(18), palette.ink, CENTRE)


def _event_words(kind: str) -> str:
    """What happens to who stops on an Event Tile."""
    if kind == "rabbit_hole":
        return say(
            "Take {carrots} carrots or an Action Card. From here a rabbit goes home to the Hill.",
            carrots=HOLE_CARROTS,
        )
    return say("Take {carrots} carrots and an Action Card.", carrots=EVENT_CARROTS)
