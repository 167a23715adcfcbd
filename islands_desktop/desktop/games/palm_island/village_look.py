"""What all may know of a village, in full: its stored cards, and the level of every building."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.line_icons import line_icon
from islands_desktop.desktop.games.palm_island.seat_plate import SeatLook
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column, Row
from islands_desktop.desktop.table.popup_parts import (
    CONTROL_RADIUS,
    SMALL_PX,
    Button,
    Mood,
    Part,
    Words,
)
from islands_desktop.games.palm_island.components import BUILDINGS
from islands_desktop.games.palm_island.names import card_name

_PICTURE = 30


class LevelTile(Part):
    """One building: its picture, its name, its level; stored ones are marked."""

    def __init__(self, code: str, card_id: str, level: int, stored: bool) -> None:
        super().__init__()
        self.name, self.card_id = card_name(code), card_id
        self.level, self.stored = level, stored
        words = say("{card}: upgrade {level}", card=self.name, level=level)
        self.label = say("{words}, stored", words=words) if stored else words
        self.font = text_font(13)

    def measure(self, width: float) -> QSizeF:
        return QSizeF(min(width, 190.0), 38)

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        box = self.rect.adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        ground = mixed(palette.raised, palette.leaf, 0.16) if self.stored else palette.raised
        painter.setBrush(colour(ground))
        painter.drawRoundedRect(box, CONTROL_RADIUS, CONTROL_RADIUS)
        ratio = painter.device().devicePixelRatioF()
        picture = line_icon(self.card_id, _PICTURE, ratio, palette)
        painter.drawPixmap(QPointF(box.left() + 4, box.top() + 3), picture)
        left = box.left() + _PICTURE + 12
        right = box.right() - (74 if self.stored else 50)
        painter.setFont(self.font)
        painter.setPen(colour(palette.ink))
        name = QFontMetricsF(self.font).elidedText(
            self.name, Qt.TextElideMode.ElideRight, right - left
        )
        line = QRectF(left, box.top(), right - left, box.height())
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), name)
        if self.stored:
            spot = QRectF(box.right() - 72, box.center().y() - 9, 18, 18)
            paint_icon(painter, "store", spot, palette)
        up = QRectF(box.right() - 46, box.center().y() - 9, 18, 18)
        paint_icon(painter, "up", up, palette, palette.accent)
        painter.setFont(display_font(16))
        figure = QRectF(up.right() + 3, box.top(), 22, box.height())
        painter.drawText(figure, int(Qt.AlignmentFlag.AlignVCenter), str(self.level))


class VillageLook(ScenePopup):
    """The village of a player as it was when the last round ended.

    levels: of the 16 buildings by index; stored: codes of the stored cards.
    """

    def __init__(
        self,
        look: SeatLook,
        levels: bytes,
        stored: frozenset[str],
        palette: Palette,
        *,
        pace: float = 1.0,
    ) -> None:
        tiles: list[Part] = [
            LevelTile(card.code, card.id, levels[card.index], card.code in stored)
            for card in BUILDINGS
        ]
        told = Words(
            say("As everybody knows it since the last round ended. {words}", words=look.words),
            px=SMALL_PX,
            role="dim",
        )
        close = Button(say("Close"), self.cancel, key="Escape")
        body = Column([told, Row(tiles, even=True)])
        super().__init__(palette, look.name, body, [close], width=640, pace=pace)
