"""The wooden tray with all tiles of a seat: those to come stand out, those gone leave their bed."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from islands_desktop.desktop.games.my_island.board_art import paint_small_symbol
from islands_desktop.desktop.games.my_island.geometry import hex_centre, outline
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed, with_alpha
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.my_island.components import SYMBOLS, TILES

COMING, REVEALED, PLACED, PASSED = range(4)
_SCALE = 0.235
_ROWS = 2


@dataclass(frozen=True, slots=True)
class TrayLook:
    """What has become of each tile of the game, in the order of the component file."""

    tiles: tuple[tuple[int, int], ...]
    """Tile index and one of COMING, REVEALED, PLACED, PASSED."""
    seat: int


def paint_tray(painter: QPainter, box: QRectF, palette: Palette, look: TrayLook) -> None:
    """All tiles in two rows."""
    paint_shadow(painter, box, 14, palette)
    painter.setPen(QPen(colour(palette.wood_dark), 2))
    painter.setBrush(colour(palette.wood))
    painter.drawRoundedRect(box, 14, 14)
    painter.setPen(QPen(with_alpha(palette.wood_dark, 0.5), 1))
    painter.setBrush(colour(mixed(palette.wood, palette.wood_dark, 0.35)))
    inner = box.adjusted(7, 7, -7, -7)
    painter.drawRoundedRect(inner, 9, 9)
    columns = -(-len(look.tiles) // _ROWS) or 1
    wide, high = inner.width() / columns, inner.height() / _ROWS
    for number, (tile, fate) in enumerate(look.tiles):
        row, column = divmod(number, columns)
        x, y = inner.left() + wide * (column + 0.5), inner.top() + high * (row + 0.5)
        _paint_tile(Pencil(painter, palette), x, y, tile, fate)


def _paint_tile(pencil: Pencil, x: float, y: float, tile: int, fate: int) -> None:
    cells = [cell for cell, _ in TILES[tile].cells]
    shape = outline(cells)
    middle = shape.boundingRect().center()
    with pencil.at(x, y, _SCALE), pencil.at(-middle.x(), -middle.y()):
        if fate in (PLACED, PASSED):
            pencil.fill("#000000", shape, 0.20)
            pencil.line("#40FFFFFF", shape, 4)
        else:
            pencil.fill("#000000", shape.translated(2, 7), 0.28)
            for (q, r), symbol in TILES[tile].cells:
                with pencil.at(*hex_centre(q, r)):
                    paint_small_symbol(pencil, SYMBOLS[symbol])
            pencil.line("paper", shape, 5)
        if fate == REVEALED:
            pencil.line("sun", shape, 16)
            pencil.line("paper", shape, 4)
    if fate == PASSED:
        paint_icon(pencil.painter, "close", QRectF(x - 8, y - 8, 16, 16), pencil.palette,
                   pencil.palette.paper_dim)  # fmt: skip
