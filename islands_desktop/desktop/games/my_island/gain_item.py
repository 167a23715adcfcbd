"""A small flag above a tile that says what it scores, rule by rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from islands_desktop.core.phrases import say
from islands_desktop.core.signed import signed
from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.my_island.events import RaceWon, RuleScored
from islands_desktop.games.my_island.names import rule_name

GAIN_Z = 400.0
_ROOM = 14.0
_LINE = 28.0


class GainItem(Piece):
    """“+3 Villages” on a flag, a line a rule; nothing scored is said as well."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(QSizeF(10, 10), palette)
        self.lines: tuple[tuple[str, str], ...] = ()
        self.setZValue(GAIN_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_gains(self, scored: Sequence[RuleScored | RaceWon]) -> None:
        """Say these points."""
        lines = tuple((signed(event.points), rule_name(event.rule)) for event in scored)
        lines = lines or (("+0", say("no points now")),)
        if lines == self.lines:
            return
        self.prepareGeometryChange()
        self.lines = lines
        figures, words = QFontMetricsF(display_font(22)), QFontMetricsF(text_font(18, bold=True))
        self.figure_wide = max(figures.horizontalAdvance(figure) for figure, _ in lines)
        wide = max(words.horizontalAdvance(text) for _, text in lines)
        self.size = QSizeF(
            self.figure_wide + wide + (62 if scored else 38) + 2 * _ROOM,
            _LINE * len(lines) + 14 + 2 * _ROOM,
        )
        self.update()

    def stand_above(self, rect: QRectF) -> None:
        """Stand above what scores, inside the table."""
        wide, high = self.size.width() / 2, self.size.height() / 2
        room = layout.CONTENT.adjusted(wide, high, -wide, -high)
        x = min(max(rect.center().x(), room.left()), room.right())
        y = rect.top() - high + 12
        self.setPos(QPointF(x, y if y > room.top() else rect.bottom() + high - 12))

    def art_name(self) -> str:
        return f"my_island/gain/{self.lines}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        scoring = self.lines[0][0] != "+0"
        paint_shadow(painter, box, 10, palette, 0.3)
        painter.setPen(QPen(colour(palette.sun if scoring else palette.line), 2.5))
        painter.setBrush(colour(palette.panel))
        painter.drawRoundedRect(box, 10, 10)
        for number, (figure, words) in enumerate(self.lines):
            top = box.top() + 7 + _LINE * number
            star = QRectF(box.left() + 10, top + 4, 20, 20)
            if scoring:
                paint_icon(painter, "star", star, palette)
            painter.setPen(colour(palette.ink if scoring else palette.dim))
            painter.setFont(display_font(22))
            left = box.left() + (36 if scoring else 14)
            line = QRectF(left, top, self.figure_wide + 4, _LINE)
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), figure)
            painter.setFont(text_font(18, bold=True))
            line = QRectF(line.right() + 8, top, box.width(), _LINE)
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), words)
