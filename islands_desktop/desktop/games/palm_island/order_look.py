"""The whole deck in order, where the rules let it be seen (PALM-2.2, 16.2, 16.4)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.card_copies import paint_half
from islands_desktop.desktop.games.palm_island.card_halves import HALF, UNITS_WIDE
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column
from islands_desktop.desktop.table.popup_parts import CENTRED, Button, Mood, Part, Words
from islands_desktop.games.palm_island.names import card_name
from islands_desktop.games.palm_island.state import CardView

GAP = 12.0
SMALLEST = 104.0
LARGEST = 192.0
BADGE = 24.0


class Spread(Part):
    """Cards in rows, numbered from the top of the deck; those behind the tracker are pale."""

    def __init__(self, cards: Sequence[CardView], round_number: int) -> None:
        super().__init__()
        self.cards = tuple(cards)
        self.round = round_number
        self.columns = 6
        self.cell = SMALLEST
        codes = [card.code for card in self.cards]
        self.tracker = codes.index("RT17") if "RT17" in codes else len(codes)
        self.label = ", ".join(
            say("{position} {card}", position=position, card=card_name(card.code))
            for position, card in enumerate(self.cards, start=1)
        )

    def fit(self, width: float, height: float) -> None:
        """Choose the number of columns at which the cards are largest."""
        best = 0.0
        for columns in range(2, len(self.cards) + 1):
            rows = -(-len(self.cards) // columns)
            by_width = (width - GAP * (columns - 1)) / columns
            by_height = ((height - GAP * (rows - 1)) / rows - 8) * UNITS_WIDE / HALF
            cell = min(by_width, by_height, LARGEST)
            if cell > best + 0.5:
                best, self.columns = cell, columns
        if best < SMALLEST:
            self.columns = max(2, int((width + GAP) // (SMALLEST + GAP)))
            best = (width - GAP * (self.columns - 1)) / self.columns
        self.cell = int(min(best, LARGEST))

    def _high(self) -> float:
        return self.cell * HALF / UNITS_WIDE + 8

    def measure(self, width: float) -> QSizeF:
        rows = -(-len(self.cards) // self.columns)
        wide = self.columns * self.cell + (self.columns - 1) * GAP
        return QSizeF(wide, rows * self._high() + (rows - 1) * GAP)

    def cell_rect(self, number: int) -> QRectF:
        """Where the card at this position (from 0) is drawn."""
        row, column = divmod(number, self.columns)
        wide = self.measure(0).width()
        left = self.rect.center().x() - wide / 2
        return QRectF(
            left + column * (self.cell + GAP),
            self.rect.top() + row * (self._high() + GAP) + 8,
            self.cell,
            self._high() - 8,
        )

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        for number, card in enumerate(self.cards):
            rect = self.cell_rect(number)
            passed = number > self.tracker
            before = painter.opacity()
            painter.setOpacity(before * (0.55 if passed else 1.0))
            paint_half(painter, rect, card.code, card.state, palette, round_number=self.round)
            painter.setOpacity(before)
            self._paint_edge(painter, palette, rect, card)
            self._paint_number(painter, palette, rect, number + 1)

    def _paint_edge(
        self, painter: QPainter, palette: Palette, rect: QRectF, card: CardView
    ) -> None:
        radius = 12.0 * rect.width() / UNITS_WIDE
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(colour(palette.leaf if card.stored else palette.line), 3 if card.stored else 1)
        )
        painter.drawRoundedRect(rect, radius, radius)
        if card.stored:
            badge = QRectF(rect.right() - 22, rect.bottom() - 22, 20, 20)
            paint_icon(painter, "store", badge, palette)

    def _paint_number(self, painter: QPainter, palette: Palette, rect: QRectF, number: int) -> None:
        box = QRectF(rect.left() - 4, rect.top() - 8, BADGE + 4, BADGE)
        painter.setPen(QPen(colour(palette.panel), 2))
        painter.setBrush(colour(palette.accent_fill))
        painter.drawRoundedRect(box, BADGE / 2, BADGE / 2)
        painter.setPen(colour(palette.on_sea))
        painter.setFont(display_font(14))
        painter.drawText(box, CENTRED, str(number))


class OrderLook(ScenePopup):
    """The deck spread out. `cards` are in deck order, none of them hidden."""

    def __init__(
        self,
        cards: Sequence[CardView],
        palette: Palette,
        *,
        round_number: int = 1,
        pace: float = 1.0,
    ) -> None:
        self.spread = Spread(cards, round_number)
        words = Words(
            say("From the top of the deck to the back. Take as long as you want."),
            px=13,
            role="dim",
        )
        close = Button(say("Close"), self.cancel, key="Escape", kind="primary")
        super().__init__(
            palette,
            say("Your deck in order"),
            Column([words, self.spread], gap=6),
            [close],
            width=1160,
            pace=pace,
            backdrop=0.5,
        )
        self.words = words

    def fit_body(self, width: float, height: float) -> None:
        self.spread.fit(width, height - self.words.measure(width).height() - 6)

    def corner_for(self, anchor: QRectF, seen: QRectF) -> QPointF:
        """The deck is spread over the middle of the table."""
        return seen.center() - self.box.center()
