"""A plate for each player: what everybody may know of a village (PALM-16.3)."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.palm_island.card_copies import (
    icons_width,
    paint_icons,
    paint_paper,
    resource_icons,
)
from islands_desktop.desktop.games.palm_island.card_halves import cost_wide, paint_cost
from islands_desktop.desktop.games.palm_island.items import MouseHandler
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS, Palette, colour, mixed, with_alpha
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.palm_island.components import CARDS, Resources
from islands_desktop.games.palm_island.names import card_name, points_words, resource_words

ROOM = 12.0
SMALLEST = 17
"""Size of the smallest letters, in units of the scene."""

FOUR_LINES = 34.0 + 33.0 + 26.0
"""Room for what is stored, what is owned and the status below each other."""

WIDE_FROM, FIGURES_WIDE = 340.0, 208.0
"""A plate that is this wide shows its figures beside the name, in this much room."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What a plate shows.

    stored: how many cards; gives: what they give together, `wild` of any kind. order: place in
    the order of buying, 0 for none. effort: handling points or time in words, "" for none.
    status: a few words. acts: whose turn it is. priority: first among equals (PALM-15.3). tail:
    codes of villagers and outposts. name: kept here so that a new name is a new look.
    """

    seat: int
    name: str
    points: int
    up: int
    stored: int
    gives: Resources = (0, 0, 0)
    wild: int = 0
    status: str = ""
    order: int = 0
    effort: str = ""
    acts: bool = False
    priority: bool = False
    tail: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The whole plate in sentences."""
        given = resource_words(self.gives, self.wild)
        found = [
            say("{player}: {points}, upgrades {up}.", player=self.name,
                points=points_words(self.points), up=self.up),
            say("Stored: {n}, giving {resources}.", n=self.stored, resources=given),
        ]  # fmt: skip
        if self.tail:
            found.append(say("Owns {cards}.", cards=", ".join(map(card_name, self.tail))))
        if self.order:
            found.append(say("Buys as number {n}.", n=self.order))
        if self.effort:
            found.append(self.effort)
        if self.priority:
            found.append(say("First among equals in this round."))
        return " ".join([*found, self.status]).strip()


def plain_look(seat: int) -> SeatLook:
    """The look of a plate before anything is known."""
    return SeatLook(seat, seat_name(seat), 0, 0, 0)


class SeatPlate(Piece):
    """One player. `rect` is where the plate lies without its shadow; clicks are the handler's."""

    def __init__(
        self, rect: QRectF, look: SeatLook, palette: Palette, handler: MouseHandler
    ) -> None:
        super().__init__(rect.adjusted(-ROOM, -ROOM, ROOM, ROOM).size(), palette)
        self.rect = rect
        self.look = look
        self.handler = handler
        self.setPos(rect.center())
        self.setZValue(2)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._describe()

    def show_look(self, look: SeatLook) -> None:
        """Show something else."""
        if look != self.look:
            self.look = look
            self._describe()
            self.update()

    def _describe(self) -> None:
        self.setToolTip(f"<p>{escape(self.look.words)}</p>")

    @guard(None)
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(self.handler.press(self, event))

    def art_name(self) -> str:
        return f"palm/seat/{self.size.width():.0f}x{self.size.height():.0f}/{self.look}"

    def paint_art(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        box = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        look = self.look
        paint_shadow(painter, box, 12, palette)
        edge = palette.sun if look.acts else palette.line
        painter.setPen(QPen(colour(edge), 4 if look.acts else 1.5))
        painter.setBrush(colour(palette.panel))
        painter.drawRoundedRect(box, 12, 12)
        stripe = QRectF(box.left(), box.top() + 12, 7, box.height() - 24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(palette.seat(look.seat)))
        painter.drawRoundedRect(stripe, 3, 3)
        inner = box.adjusted(18, 8, -12, -8)
        y = self._paint_head(painter, inner, palette)
        if inner.width() >= WIDE_FROM:
            self._paint_figures(painter, inner, inner.top() + 5, palette, at_right=True)
        else:
            y = self._paint_figures(painter, inner, y, palette)
        if look.tail and y + FOUR_LINES > box.bottom():
            y = self._paint_owned(painter, inner, y, palette)
        else:
            y = self._paint_stored(painter, inner, y, palette)
            if look.tail:
                y = _paint_tail(painter, inner, y, look.tail, palette)
        self._paint_status(painter, inner, y, palette)

    def _paint_head(self, painter: QPainter, inner: QRectF, palette: Palette) -> float:
        disc = QRectF(inner.left(), inner.top(), 40, 40)
        painter.setPen(QPen(colour(palette.seat(self.look.seat)), 2.5))
        painter.setBrush(colour(palette.paper))
        painter.drawEllipse(disc)
        emblem = SEAT_EMBLEMS[self.look.seat % len(SEAT_EMBLEMS)]
        paint_icon(painter, emblem, disc.adjusted(6, 6, -6, -6), palette)
        right = inner.right() - (FIGURES_WIDE if inner.width() >= WIDE_FROM else 0)
        if self.look.order:
            right = self._paint_order(painter, inner, palette)
        font = display_font(22)
        painter.setFont(font)
        painter.setPen(colour(palette.ink))
        left = disc.right() + (26 if self.look.priority else 10)
        line = QRectF(left, disc.top(), right - left - 4, 40)
        name = QFontMetricsF(font).elidedText(
            self.look.name, Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), name)
        if self.look.priority:
            pencil = Pencil(painter, palette)
            with pencil.at(disc.right() + 3, disc.bottom() - 12):
                pencil.line("wood_dark", "M 0 10 L 0 -12", 2.6)
                pencil.fill("sun", "M 1 -13 L 17 -8 L 1 -2 Z")
        return float(disc.bottom()) + 6

    def _paint_order(self, painter: QPainter, inner: QRectF, palette: Palette) -> float:
        disc = QRectF(inner.right() - 36, inner.top() + 2, 36, 36)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(palette.accent_fill))
        painter.drawEllipse(disc)
        painter.setPen(colour(palette.on_sea))
        painter.setFont(display_font(20))
        text = say("{place}.", place=self.look.order)
        painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), text)
        return float(disc.left())

    def _paint_figures(
        self, painter: QPainter, inner: QRectF, y: float, palette: Palette, at_right: bool = False
    ) -> float:
        look = self.look
        x = inner.right() - FIGURES_WIDE if at_right else inner.left() + 2
        for icon, figure in (("star", look.points), ("up", look.up), ("store", look.stored)):
            x = _paint_figure(painter, x, y, icon, str(figure), palette) + 16
        return y + 34

    def _paint_stored(self, painter: QPainter, inner: QRectF, y: float, palette: Palette) -> float:
        names = resource_icons(self.look.gives, self.look.wild)
        if not names:
            return y
        px = min(24.0, (inner.width() - 8) / len(names) - 1)
        paint_paper_under = QRectF(inner.left(), y, icons_width(names, px) + 12, px + 6)
        paint_paper(painter, paint_paper_under, palette)
        paint_icons(painter, names, QPointF(inner.left() + 6, y + 3 + px / 2), px, palette)
        return y + px + 10

    def _paint_owned(self, painter: QPainter, inner: QRectF, y: float, palette: Palette) -> float:
        """On a low plate: what is stored, counted, and beside it what is owned."""
        left = inner.left()
        if any(self.look.gives):
            wide = cost_wide(self.look.gives) + 14
            paint_paper(painter, QRectF(left, y, wide, 28), palette)
            paint_cost(Pencil(painter, palette), self.look.gives, left + 7, y + 14)
            left += wide + 8
        room = QRectF(left, y, inner.right() - left, 28)
        return _paint_tail(painter, room, y, self.look.tail, palette)

    def _paint_status(self, painter: QPainter, inner: QRectF, y: float, palette: Palette) -> None:
        words = say(" · ").join(part for part in (self.look.status, self.look.effort) if part)
        font = text_font(SMALLEST, bold=self.look.acts)
        painter.setFont(font)
        painter.setPen(colour(palette.ink if self.look.acts else palette.dim))
        high = QFontMetricsF(font).height() + 2
        line = QRectF(inner.left(), min(y, inner.bottom() - high), inner.width(), high)
        words = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), words)


def _paint_figure(
    painter: QPainter, x: float, y: float, icon: str, figure: str, palette: Palette
) -> float:
    """An icon and its number; returns the right end."""
    tint = palette.accent if icon == "up" else ""
    paint_icon(painter, icon, QRectF(x, y + 2, 26, 26), palette, tint)
    font = display_font(20)
    painter.setFont(font)
    painter.setPen(colour(palette.ink))
    wide = QFontMetricsF(font).horizontalAdvance(figure) + 4
    painter.drawText(QRectF(x + 31, y, wide, 30), int(Qt.AlignmentFlag.AlignVCenter), figure)
    return x + 31 + wide


def _paint_tail(
    painter: QPainter, inner: QRectF, y: float, tail: tuple[str, ...], palette: Palette
) -> float:
    """Own villagers and outposts as small badges: a house with its value, or a person."""
    x, step = inner.left(), min(42.0, (inner.width() - 40) / max(1, len(tail) - 1))
    for code in tail:
        card = CARDS[code]
        badge = QRectF(x, y, 38, 28)
        ground = {"forest": "#35633A", "sea": "#1B5F86", "mountain": "#5D5468"}.get(
            card.type, "#5C4A6E"
        )
        painter.setPen(QPen(with_alpha(palette.paper, 0.9), 1.5))
        painter.setBrush(colour(mixed(ground, "#FFFFFF", 0.08)))
        painter.drawRoundedRect(badge, 6, 6)
        icon = "home" if card.group == "outpost" else "person"
        paint_icon(painter, icon, QRectF(x + 3, y + 5, 18, 18), palette, "#FFFFFF")
        if card.group == "outpost":
            painter.setFont(display_font(17))
            painter.setPen(colour("#FFFFFF"))
            value = QRectF(x + 20, y, 16, 28)
            painter.drawText(value, int(Qt.AlignmentFlag.AlignCenter), str(card.value))
        x += step
    return y + 33
