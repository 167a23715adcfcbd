"""The rest of a deck as a pile of paper, with the number of cards in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from islands_desktop.desktop.games.palm_island.card_extras import paint_count
from islands_desktop.desktop.games.palm_island.card_halves import UNITS_WIDE
from islands_desktop.desktop.look.palette import Palette, mixed
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.look.vector import Pencil

#: How far one visible edge of paper sticks out below the next, in units of the card.
EDGE_STEP = 3.0
MOST_EDGES = 9


def stack_edges(count: int) -> int:
    """How many edges a pile of `count` cards shows.

    >>> stack_edges(0), stack_edges(3), stack_edges(14)
    (0, 2, 7)
    """
    return min(MOST_EDGES, (count + 1) // 2)


def paint_stack(
    painter: QPainter, count: int, rect: QRectF, palette: Palette, badge: bool = True
) -> None:
    """Draw the edges of `count` cards below a card that will lie in `rect`, and their number.

    The pile reaches `stack_edges(count) * EDGE_STEP` units below the rectangle; the badge sits on
    the lower right corner.
    """
    edges = stack_edges(count)
    if not edges:
        return
    pencil = Pencil(painter, palette)
    painter.save()
    painter.translate(rect.topLeft())
    scale = rect.width() / UNITS_WIDE
    painter.scale(scale, scale)
    high = rect.height() / scale
    paint_shadow(painter, QRectF(0, EDGE_STEP * edges, UNITS_WIDE, high), 12.0, palette)
    for edge in range(edges, 0, -1):
        sway = (edge * 5 % 3 - 1) * 0.8
        path = QPainterPath()
        path.addRoundedRect(QRectF(sway, edge * EDGE_STEP, UNITS_WIDE, high), 12, 12)
        pencil.fill("paper" if edge % 2 else "paper_edge", path)
        pencil.line(mixed(palette.paper_edge, palette.card_ink, 0.18), path, 0.8)
    if badge:
        paint_count(pencil, count, UNITS_WIDE - 18, high + edges * EDGE_STEP - 14)
    painter.restore()
