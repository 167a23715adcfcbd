"""The column beside the own table: the cards between the players, a plate for each other one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.games.palm_island.card_halves import HALF, UNITS_WIDE
from islands_desktop.desktop.games.palm_island.items import LabelItem, LabelLook, MouseHandler
from islands_desktop.desktop.games.palm_island.seat_plate import SeatLook, SeatPlate
from islands_desktop.desktop.games.palm_island.table_card_art import TableCard
from islands_desktop.desktop.games.palm_island.table_cards import TableCardItem
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.piece import Piece

WIDE = 440.0
GAP = 16.0
TALLEST = 172.0
MANY, LOW = 5, 118.0
"""From so many cards on, all of them villagers, each is only so many of its units high."""


def column_rect(with_tail: bool) -> QRectF:
    """Where the column lies."""
    right = layout.TAIL_RECT.right() if with_tail else layout.SHELF_RECT.right()
    return QRectF(right + 26, 78, WIDE, layout.HAND_RECT.bottom() - 78)


def card_rects(count: int, column: QRectF) -> list[QRectF]:
    """Places of the cards, two beside each other; where there are many they show less."""
    wide = (column.width() - GAP) / 2
    high = wide * (LOW if count >= MANY else HALF) / UNITS_WIDE
    return [
        QRectF(
            column.left() + (wide + GAP) * (number % 2),
            column.top() + (high + GAP) * (number // 2),
            wide,
            high,
        )
        for number in range(count)
    ]


class CompanyColumn:
    """Pieces of the column, put into the scene of the own table."""

    def __init__(
        self, scene: QGraphicsScene, with_tail: bool, palette: Palette, handler: MouseHandler
    ) -> None:
        self.scene = scene
        self.rect = column_rect(with_tail)
        self.palette = palette
        self.handler = handler
        self.cards: dict[str, TableCardItem] = {}
        self.plates: dict[int, SeatPlate] = {}
        self.label = LabelItem(QRectF(self.rect.left(), 24, WIDE, 34), palette)
        scene.addItem(self.label)

    def pieces(self) -> list[Piece]:
        """Everything that lies in the column."""
        return [self.label, *self.cards.values(), *self.plates.values()]

    def clear(self) -> None:
        """Take everything away."""
        for piece in self.pieces():
            self.scene.removeItem(piece)
        self.cards.clear()
        self.plates.clear()

    def show(
        self,
        mode: str,
        cards: Sequence[TableCard],
        below: dict[str, tuple[int, ...]],
        met: dict[str, tuple[int, ...]],
        looks: Sequence[SeatLook],
    ) -> None:
        """Show these cards and seats; `met`: who meets an outpost, as far as may be told."""
        icon = "warning" if mode == "cooperative" else "home"
        self.label.show_look(LabelLook(icon, self._title(mode)))
        rects = card_rects(len(cards), self.rect)
        self._show_cards(cards, rects, below, met)
        top = (rects[-1].bottom() + GAP + 8) if rects else self.rect.top()
        self._show_plates(looks, top)

    def _title(self, mode: str) -> str:
        if mode == "cooperative":
            return say("Together")
        return say("Outposts") if mode == "casual" else say("On offer")

    def _show_cards(
        self,
        cards: Sequence[TableCard],
        rects: Sequence[QRectF],
        below: dict[str, tuple[int, ...]],
        met: dict[str, tuple[int, ...]],
    ) -> None:
        wanted = {card.ability or card.code: (card, rect)
                  for card, rect in zip(cards, rects, strict=True)}  # fmt: skip
        for key in [key for key in self.cards
                    if key not in wanted or self.cards[key].rect != wanted[key][1]]:  # fmt: skip
            self.scene.removeItem(self.cards.pop(key))
        for key, (card, rect) in wanted.items():
            item = self.cards.get(key)
            if item is None:
                item = TableCardItem(card, rect, self.palette, self.handler)
                self.cards[key] = item
                self.scene.addItem(item)
            item.show_card(card, met.get(card.code, ()), below.get(card.code, ()))

    def _show_plates(self, looks: Sequence[SeatLook], top: float) -> None:
        room = self.rect.bottom() - top
        high = min(TALLEST, (room - GAP * (len(looks) - 1)) / max(1, len(looks)))
        rects = {
            look.seat: QRectF(self.rect.left(), top + (high + GAP) * place, WIDE, high)
            for place, look in enumerate(looks)
        }
        for seat in [seat for seat in self.plates
                     if seat not in rects or self.plates[seat].rect != rects[seat]]:  # fmt: skip
            self.scene.removeItem(self.plates.pop(seat))
        for look in looks:
            plate = self.plates.get(look.seat)
            if plate is None:
                plate = SeatPlate(rects[look.seat], look, self.palette, self.handler)
                self.plates[look.seat] = plate
                self.scene.addItem(plate)
            plate.show_look(look)
