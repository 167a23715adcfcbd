"""The village beside the table: where recruited villagers lie (PALM-8.8)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.desktop.games.palm_island import layout
from islands_desktop.desktop.games.palm_island.items import MouseHandler
from islands_desktop.desktop.games.palm_island.zones import (
    ZoneLook,
    paint_costs,
    paint_zone_ground,
)
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.textures import paint_slot
from islands_desktop.desktop.table.piece import Piece


class TailItem(Piece):
    """Places for villagers and outposts; it glows while one can be recruited, with the price.

    `places` are drawn for villagers: so many are on offer in the deck.
    """

    kind = "recruit"

    def __init__(self, palette: Palette, handler: MouseHandler, places: int) -> None:
        self.rect = layout.TAIL_RECT
        super().__init__(self.rect.size() + QSizeF(16, 16), palette)
        self.handler = handler
        self.places = places
        self.look = ZoneLook()
        self.taken = 0
        self.setPos(self.rect.center())
        self.setZValue(-5)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def show_look(self, look: ZoneLook) -> None:
        """Show something else."""
        if look != self.look:
            self.look = look
            self.update()

    def show_taken(self, taken: int) -> None:
        """How many villagers lie here."""
        if taken != self.taken:
            self.taken = taken
            self.update()

    def art_name(self) -> str:
        return f"palm/tail/{self.places}/{self.taken}/{self.look}"

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.handler.press(self, event))

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        painter.translate(rect.center() - self.rect.center())
        if self.look.state != "idle":
            paint_zone_ground(painter, self.rect, palette, self.look.state)
        for number in range(self.taken, self.places):
            slot = layout.tail_rect(number)
            paint_slot(painter, slot, palette, "recruit")
            if number == self.taken and self.look.costs:
                chip = QRectF(slot.left() + 6, slot.top() + 8, slot.width() - 12, 30)
                paint_costs(painter, chip, self.look.costs, palette)
