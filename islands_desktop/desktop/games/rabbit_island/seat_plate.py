"""The plate of a seat at the left: emblem, name, carrots, victory points, hands, supply."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.rabbit_island import layout
from islands_desktop.desktop.games.rabbit_island.card_art import paint_card_back
from islands_desktop.desktop.games.rabbit_island.counter_art import (
    paint_coin,
    paint_collapse_counter,
)
from islands_desktop.desktop.games.rabbit_island.looks import SeatLook
from islands_desktop.desktop.games.rabbit_island.pawn_art import TRIBE_SHADES, paint_emblem
from islands_desktop.desktop.games.rabbit_island.plate import (
    CENTRE,
    NAME_SIZES,
    ROOM,
    Plate,
    fitting_font,
    paint_paper,
    write,
)
from islands_desktop.desktop.games.rabbit_island.tile_art import paint_tile_back
from islands_desktop.desktop.games.rabbit_island.token_art import paint_plain_token
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.rabbit_island.components import TRIBES


class SeatPlate(Plate):
    """One seat. The active seat has a golden edge, the deciding one a label as well."""

    def __init__(self, look: SeatLook, palette: Palette) -> None:
        super().__init__(palette)
        self.look = look

    def show_look(self, look: SeatLook) -> None:
        """Show what has changed."""
        self.setToolTip(plain_tip(look.words))
        if look != self.look:
            self.look = look
            self.update()

    def art_name(self) -> str:
        return f"rabbit_island/seat/{self.look}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        look = self.look
        box = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        fill = mixed(palette.panel, palette.sun, 0.16) if look.active else palette.panel
        paint_paper(painter, box, palette, fill)
        self._paint_edge(painter, box, palette)
        pencil = Pencil(painter, palette)
        with pencil.at(box.left() + 36, box.top() + 33, 0.98):
            paint_emblem(pencil, TRIBES[look.seat])
        line = QRectF(box.left() + 68, box.top() + 6, box.width() - 78, 30)
        write(
            painter, line, look.name, fitting_font(look.name, line.width(), NAME_SIZES), palette.ink
        )
        self._paint_figures(pencil, box, palette)
        self._paint_counts(pencil, box, palette)
        self._paint_label(painter, box, palette)

    def _paint_edge(self, painter: QPainter, box: QRectF, palette: Palette) -> None:
        look = self.look
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(TRIBE_SHADES[TRIBES[look.seat]]), 2.5))
        if look.active:
            painter.setPen(QPen(colour(palette.sun), 6))
        inset = 2.0 if look.active else 1.0
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 11, 11)

    def _paint_figures(self, pencil: Pencil, box: QRectF, palette: Palette) -> None:
        """Carrots and victory points."""
        painter, top = pencil.painter, box.top() + 36
        with pencil.at(box.left() + 82, top + 15, 0.62):
            paint_coin(pencil, 100)
        line = QRectF(box.left() + 99, top, 72, 30)
        write(painter, line, str(self.look.carrots), display_font(22), palette.ink)
        paint_icon(painter, "star", QRectF(box.right() - 68, top + 3, 24, 24), palette)
        line = QRectF(box.right() - 41, top, 36, 30)
        write(painter, line, str(self.look.points), display_font(22), palette.ink)

    def _paint_counts(self, pencil: Pencil, box: QRectF, palette: Palette) -> None:
        """How many tiles or cards are in the hand, how many tokens in the supply."""
        look, y = self.look, box.top() + 84
        x = box.left() + 26
        for kind, count in self._counts():
            with pencil.at(x, y):
                _paint_sign(pencil, kind, look.seat)
            line = QRectF(x + 17, y - 14, 34, 28)
            write(pencil.painter, line, str(count), display_font(18), palette.ink)
            x += 58

    def _counts(self) -> list[tuple[str, int]]:
        look = self.look
        first = [("tile", look.tiles)] if look.tiles else [("movement", look.moves)]
        return [*first, ("action", look.cards), ("token", look.tokens)]

    def _paint_label(self, painter: QPainter, box: QRectF, palette: Palette) -> None:
        """In words: whose turn it is, and who decides now."""
        look = self.look
        line = QRectF(box.left() + 10, box.bottom() - 32, box.width() - 20, 24)
        parts = []
        if look.active:
            parts.append((say("On turn"), palette.sun, "#2B2212", "sun"))
        if look.deciding:
            parts.append((say("Decides"), palette.accent_fill, palette.on_sea, "forward"))
        wide = (line.width() - 6 * (len(parts) - 1)) / max(1, len(parts))
        for number, (words, fill, ink, sign) in enumerate(parts):
            pill = QRectF(line.left() + number * (wide + 6), line.top(), wide, line.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(fill))
            painter.drawRoundedRect(pill, 12, 12)
            if sign == "forward":
                square = QRectF(pill.left() + 8, pill.top() + 4, 16, 16)
                paint_icon(painter, sign, square, palette, ink)
            write(painter, pill.adjusted(20, 0, -8, 0), words, text_font(15, bold=True), ink,
                  CENTRE)  # fmt: skip


def _paint_sign(pencil: Pencil, kind: str, seat: int) -> None:
    """What is counted, about 26 units high."""
    if kind == "tile":
        with pencil.at(0, 0, 0.2):
            paint_tile_back(pencil)
    elif kind == "movement":
        with pencil.at(0, 0, 0.18):
            paint_card_back(pencil, "movement")
    elif kind == "action":
        with pencil.at(0, 0, 0.13):
            paint_card_back(pencil, "action")
    else:
        with pencil.at(0, 11, 0.62):
            paint_plain_token(pencil, TRIBES[seat])


class CounterItem(Piece):
    """A Collapse! counter on the table before its seat."""

    def __init__(self, seat: int, count: int, palette: Palette) -> None:
        super().__init__(QSizeF(52, 52), palette)
        self.seat, self.count = seat, count
        self.setZValue(layout.PLATE_Z + 1)

    def show_count(self, count: int, name: str) -> None:
        """Show another count."""
        words = say("Collapse! of {player} waits.", player=name)
        if count:
            words = say("Collapse! of {player} is on {n}.", player=name, n=count)
        self.setToolTip(plain_tip(words))
        if count != self.count:
            self.count = count
            self.update()

    def art_name(self) -> str:
        return f"rabbit_island/counter/{self.count}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center())
        paint_collapse_counter(Pencil(painter, palette), self.count)
