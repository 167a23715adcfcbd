"""One island as a picture of its own: to be saved as a file, or to lie beside others."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from islands_desktop.desktop.games.my_island.board_art import BOARD_RECT, paint_board
from islands_desktop.desktop.games.my_island.emblem_art import paint_emblem
from islands_desktop.desktop.games.my_island.geometry import hex_centre
from islands_desktop.desktop.games.my_island.looks import laid_tiles
from islands_desktop.desktop.games.my_island.symbol_art import paint_tile
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.my_island.components import SEAT_ANIMALS, SYMBOLS, TILES
from islands_desktop.games.my_island.rules.episode import episode_of
from islands_desktop.games.my_island.state import State

WIDTH, HEIGHT = 1920, 1326
"""Pixels of a saved picture; it has the shape of the board's picture."""


def paint_island(
    painter: QPainter, rect: QRectF, palette: Palette, state: State, seat: int
) -> None:
    """Paint a seat's island with its tiles into a rectangle, as large as fits."""
    spec = episode_of(state).board.spec
    paint_board(painter, rect, palette, plateau="plateau" in spec.open, marks=spec.marks)
    scale = min(rect.width() / BOARD_RECT.width(), rect.height() / BOARD_RECT.height())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-BOARD_RECT.center())
    pencil = Pencil(painter, palette)
    for tile, (rotation, q, r) in laid_tiles(state, seat).items():
        cells = [(cell, SYMBOLS[symbol]) for cell, symbol in TILES[tile].turned(rotation)]
        with pencil.at(*hex_centre(q, r)):
            paint_tile(pencil, cells, variant=tile)
    painter.restore()


def paint_name_plate(
    painter: QPainter, corner: QPointF, palette: Palette, state: State, seat: int, name: str
) -> None:
    """Emblem, name and marker of a seat on a plate whose corner is given."""
    painter.setFont(display_font(30))
    words = painter.fontMetrics().horizontalAdvance(name)
    marker = str(state.islands[seat].marker)
    box = QRectF(corner.x(), corner.y(), words + 130 + 24 * len(marker) + 60, 76)
    paint_shadow(painter, box, 16, palette)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(palette.panel))
    painter.drawRoundedRect(box, 16, 16)
    pencil = Pencil(painter, palette)
    with pencil.at(box.left() + 42, box.center().y(), 1.2):
        paint_emblem(pencil, SEAT_ANIMALS[seat])
    painter.setPen(colour(palette.ink))
    middle = int(Qt.AlignmentFlag.AlignVCenter)
    painter.drawText(QRectF(box.left() + 82, box.top(), words + 10, 76), middle, name)
    star = QRectF(box.left() + 100 + words, box.center().y() - 16, 32, 32)
    paint_icon(painter, "star", star, palette)
    painter.drawText(QRectF(star.right() + 8, box.top(), 120, 76), middle, marker)


def island_image(state: State, seat: int, name: str, palette: Palette) -> QImage:
    """The picture that is saved."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(colour(palette.sea))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_island(painter, QRectF(0, 0, WIDTH, HEIGHT), palette, state, seat)
        paint_name_plate(painter, QPointF(32, 32), palette, state, seat, name)
    finally:
        painter.end()
    return image
