"""A large copy of a card between the players, with everything it says in words."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.card_halves import HALF, UNITS_WIDE
from islands_desktop.desktop.games.palm_island.table_card_art import TableCard
from islands_desktop.desktop.games.palm_island.table_cards import paint_table_card
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column
from islands_desktop.desktop.table.popup_parts import Button, Picture, Words

COPY_WIDE = 380.0


class TableCardLook(ScenePopup):
    """The card large, and its words."""

    def __init__(self, card: TableCard, words: str, palette: Palette, *, pace: float = 1.0) -> None:
        def draw(painter: QPainter, rect: QRectF, colours: Palette) -> None:
            outline = QPainterPath()
            outline.addRoundedRect(QRectF(0, 0, UNITS_WIDE, HALF), 12, 12)
            painter.save()
            painter.translate(rect.topLeft())
            painter.scale(rect.width() / UNITS_WIDE, rect.height() / HALF)
            pencil = Pencil(painter, colours)
            with pencil.clipped(outline):
                pencil.fill("paper", outline)
                paint_table_card(pencil, card)
            painter.restore()

        picture = Picture(draw, COPY_WIDE, COPY_WIDE * HALF / UNITS_WIDE, words)
        close = Button(say("Close"), self.cancel, key="Escape")
        body = Column([picture, Words(words)])
        super().__init__(palette, card.title, body, [close], width=COPY_WIDE + 32, pace=pace)
