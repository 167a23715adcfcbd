"""Places on the table where cards can be put: rotate, flip, discard, and the store."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.card_art import CardFace, paint_card
from islands_desktop.desktop.games.palm_island.card_halves import cost_wide, paint_cost
from islands_desktop.desktop.games.palm_island.card_stack import paint_stack
from islands_desktop.desktop.games.palm_island.items import MouseHandler
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import Palette, colour, mixed, with_alpha
from islands_desktop.desktop.look.textures import paint_slot
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.palm_island.components import Resources


@dataclass(frozen=True, slots=True)
class ZoneLook:
    """What a zone shows: `state` is idle, legal or target; costs; a ghost of the result.

    effort: what it adds to the handling points, "" where none are counted (PALM-15.2).
    """

    state: str = "idle"
    note: str = ""
    costs: tuple[Resources, ...] = ()
    ghost: CardFace | None = None
    count: int = 0
    effort: str = ""


class ZoneItem(Piece):
    """A place to put a card: rotate, flip, or the back of the deck."""

    def __init__(
        self, kind: str, label: str, key: str, rect: QRectF, palette: Palette, handler: MouseHandler
    ) -> None:
        super().__init__(rect.size() + QSizeF(16, 16), palette)
        self.kind = kind
        self.label = label
        self.key = key
        self.rect = rect
        self.handler = handler
        self.look = ZoneLook()
        self.setPos(rect.center())
        self.setZValue(5)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def show_look(self, look: ZoneLook) -> None:
        """Show something else."""
        if look != self.look:
            self.look = look
            legal = look.state != "idle"
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if legal else Qt.CursorShape.ArrowCursor
            )
            self.update()

    def art_name(self) -> str:
        return f"palm/zone/{self.kind}/{self.label}/{self.look}"

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.handler.press(self, event))

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(8, 8, -8, -8)
        look = self.look
        paint_zone_ground(painter, box, palette, look.state)
        if self.kind == "discard":
            _paint_pile(painter, box, palette, look.count)
        if look.ghost is not None:
            _paint_ghost(painter, box, look.ghost, palette)
        _paint_zone_head(painter, box, palette, self.kind, self.label, self.key, look)


def paint_zone_ground(painter: QPainter, box: QRectF, palette: Palette, state: str) -> None:
    """The field of a zone: quiet, glowing in leaf, or outlined as the target."""
    fill = {"idle": 0.32, "legal": 0.55, "target": 0.8}[state]
    ground = palette.panel if state == "idle" else mixed(palette.panel, palette.leaf, 0.22)
    painter.setBrush(with_alpha(ground, fill))
    if state == "target":
        painter.setPen(QPen(colour(palette.leaf), 5))
    elif state == "legal":
        painter.setPen(QPen(colour(palette.leaf), 2.5, Qt.PenStyle.DashLine))
    else:
        painter.setPen(QPen(with_alpha(palette.dim, 0.45), 1.5, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box, 14, 14)


def _paint_zone_head(
    painter: QPainter,
    box: QRectF,
    palette: Palette,
    kind: str,
    label: str,
    key: str,
    look: ZoneLook,
) -> None:
    """Icon, name and key on the first line, cost or a note on the second."""
    painter.setOpacity(1.0 if look.state != "idle" else 0.72)
    paint_icon(painter, kind, QRectF(box.left() + 14, box.top() + 12, 34, 34), palette)
    painter.setFont(display_font(21))
    painter.setPen(colour(palette.ink))
    line = QRectF(box.left() + 58, box.top() + 12, box.width() - 100, 34)
    painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), label)
    paint_key(painter, QPointF(box.right() - 14, box.top() + 29), key, palette)
    second = QRectF(box.left() + 14, box.top() + 52, box.width() - 28, 40)
    if look.costs:
        paint_costs(painter, second, look.costs, palette)
    if look.effort:
        paint_effort(painter, second, look.effort, palette)
    if look.note and not look.costs:
        painter.setFont(text_font(16))
        painter.setPen(colour(palette.dim))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(second, int(flags) | int(Qt.TextFlag.TextWordWrap), look.note)
    painter.setOpacity(1.0)


def paint_effort(painter: QPainter, rect: QRectF, words: str, palette: Palette) -> None:
    """How many handling points something adds, at the right end of a line."""
    font = display_font(19)
    painter.setFont(font)
    painter.setPen(colour(palette.ink))
    line = QRectF(rect.left(), rect.top(), rect.width(), 32)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(line, int(flags), words)
    wide = QFontMetricsF(font).horizontalAdvance(words)
    box = QRectF(line.right() - wide - 26, line.top() + 6, 20, 20)
    paint_icon(painter, "clock", box, palette)


def paint_key(painter: QPainter, right: QPointF, key: str, palette: Palette) -> None:
    """A key cap whose right edge lies at a point."""
    font = text_font(16, bold=True)
    wide = max(26.0, QFontMetricsF(font).horizontalAdvance(key) + 14)
    cap = QRectF(right.x() - wide, right.y() - 13, wide, 26)
    painter.setPen(QPen(with_alpha(palette.dim, 0.7), 1.2))
    painter.setBrush(with_alpha(palette.raised, 0.9))
    painter.drawRoundedRect(cap, 6, 6)
    painter.setFont(font)
    painter.setPen(colour(palette.ink))
    painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), key)


def paint_costs(
    painter: QPainter,
    rect: QRectF,
    costs: tuple[Resources, ...],
    palette: Palette,
    at_right: bool = False,
) -> None:
    """Costs as icons on a strip of paper, alternatives apart by a slash."""
    scale = min(1.15, rect.height() / 34.0)
    pencil = Pencil(painter, palette)
    wide = sum(_slot_wide(cost) for cost in costs) + 22.0 * (len(costs) - 1)
    painter.save()
    fit = min(scale, rect.width() / (wide + 20))
    left = rect.right() - fit * (wide + 20) if at_right else rect.left()
    painter.translate(left, rect.top())
    painter.scale(fit, fit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(palette.paper))
    painter.drawRoundedRect(QRectF(0, 0, wide + 20, 34), 10, 10)
    x = 10.0
    for number, cost in enumerate(costs):
        if number:
            painter.setPen(colour(palette.card_ink))
            painter.setFont(display_font(20))
            painter.drawText(QRectF(x, 0, 22, 34), int(Qt.AlignmentFlag.AlignCenter), "/")
            x += 22
        slot = _slot_wide(cost)
        if any(cost):
            paint_cost(pencil, cost, x + (slot - cost_wide(cost)) / 2, 17.0)
        else:
            _paint_free(painter, x, slot, palette)
        x += slot
    painter.restore()


def _slot_wide(cost: Resources) -> float:
    """Width of one cost on the strip; a single icon gets some room around it."""
    if any(cost):
        return max(34.0, cost_wide(cost))
    return free_wide()


def free_wide() -> float:
    """Width of the word free on the strip, in the current language."""
    return QFontMetricsF(text_font(17, bold=True)).horizontalAdvance(say("free")) + 2


def _paint_free(painter: QPainter, x: float, wide: float, palette: Palette) -> None:
    painter.setPen(colour(palette.card_ink))
    painter.setFont(text_font(17, bold=True))
    painter.drawText(QRectF(x, 0, wide, 34), int(Qt.AlignmentFlag.AlignCenter), say("free"))


def _paint_pile(painter: QPainter, box: QRectF, palette: Palette, count: int) -> None:
    """The cards handled in this round, as a small pile."""
    wide = 96.0
    spot = QRectF(box.center().x() - wide / 2, box.bottom() - wide * 1.6 - 34, wide, wide * 1.6)
    if count:
        paint_stack(painter, count, spot, palette, badge=False)
        painter.save()
        paint_card(painter, CardFace(""), spot, palette)
        painter.restore()
    else:
        paint_slot(painter, spot, palette, "discard")


def _paint_ghost(painter: QPainter, box: QRectF, face: CardFace, palette: Palette) -> None:
    """The active half of the card as it will be."""
    high = box.height() - 108
    wide = min(box.width() - 28, high * 240 / 192)
    spot = QRectF(box.center().x() - wide / 2, box.top() + 98, wide, wide * 1.6)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(QRectF(spot.left(), spot.top(), wide, high), 8, 8)
    painter.setClipPath(clip)
    paint_card(painter, face, spot, palette)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(palette.leaf, 0.9), 2))
    painter.drawPath(clip)


@dataclass(frozen=True, slots=True)
class ShelfLook:
    """What the shelf shows: its slots, how many are taken, and whether it can take a card."""

    limit: int = 4
    taken: int = 0
    state: str = "idle"
    costs: tuple[Resources, ...] = ()
    effort: str = ""


class ShelfItem(Piece):
    """The store: one slot for each card that may be stored."""

    kind = "store"

    def __init__(
        self, rect: QRectF, slots: tuple[QRectF, ...], palette: Palette, handler: MouseHandler
    ) -> None:
        super().__init__(rect.size() + QSizeF(16, 16), palette)
        self.rect = rect
        self.slots = slots
        self.handler = handler
        self.look = ShelfLook(len(slots))
        self.setPos(rect.center())
        self.setZValue(-5)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def show_look(self, look: ShelfLook) -> None:
        """Show something else."""
        if look != self.look:
            self.look = look
            self.update()

    def art_name(self) -> str:
        return f"palm/shelf/{self.look}"

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.handler.press(self, event))

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(8, 8, -8, -8)
        painter.translate(box.topLeft() - self.rect.topLeft())
        if self.look.state != "idle":
            paint_zone_ground(painter, self.rect, palette, self.look.state)
        for slot in self.slots[self.look.taken :]:
            paint_slot(painter, self.free_part(slot), palette, "store")
        if self.look.costs and self.look.taken < len(self.slots):
            free = self.free_part(self.slots[self.look.taken])
            paint_costs(painter, free.adjusted(16, 16, -16, -16), self.look.costs, palette)
            if self.look.effort:
                paint_effort(painter, free.adjusted(16, 16, -16, -16), self.look.effort, palette)

    def free_part(self, slot: QRectF) -> QRectF:
        """What the card above leaves free of a slot: where they are many, cards overlap."""
        step = self.slots[1].top() - self.slots[0].top()
        high = min(slot.height(), step - 6)
        return QRectF(slot.left(), slot.bottom() - high, slot.width(), high)
