"""Copies of cards and their figures inside popups."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from islands_desktop.core.memory import forget_with
from islands_desktop.desktop.games.palm_island.card_art import (
    CARD_SIZE,
    CORNER,
    CardFace,
    paint_card,
)
from islands_desktop.desktop.games.palm_island.card_extras import (
    paint_tracker_half,
    paint_villager_half,
)
from islands_desktop.desktop.games.palm_island.card_halves import HALF, PICTURE_TOP, UNITS_WIDE
from islands_desktop.desktop.games.palm_island.card_halves import paint_half as draw_half
from islands_desktop.desktop.look.icons import RESOURCE_ICONS, paint_icon
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.shadow import paint_shadow
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.desktop.table.art_cache import ArtCache, Paint
from islands_desktop.games.palm_island.components import CARDS, Resources
from islands_desktop.games.palm_island.names import card_name

_copies = ArtCache(limit=24 * 1024 * 1024)
"""Copies keep their own room, so that browsing cards never pushes the table's pictures out."""

forget_with(_copies.forget)


def resource_icons(resources: Resources, wild: int = 0) -> tuple[str, ...]:
    """Icon names one by one.

    >>> resource_icons((1, 0, 2))
    ('log', 'stone', 'stone')
    """
    names = [
        name for name, count in zip(RESOURCE_ICONS, resources, strict=True) for _ in range(count)
    ]
    return (*names, *(["wild"] * wild))


def icons_width(names: tuple[str, ...], px: float, gap: float = 1.0) -> float:
    """Width of a line of icons."""
    return len(names) * (px + gap) - gap if names else 0.0


def paint_icons(
    painter: QPainter,
    names: tuple[str, ...],
    start: QPointF,
    px: float,
    palette: Palette,
    gap: float = 1.0,
) -> None:
    """A line of icons; `start` is the left end at half height. By night they lie on paper."""
    if palette.is_dark and names:
        wide = icons_width(names, px, gap)
        chip = QRectF(start.x() - 4, start.y() - px / 2 - 2, wide + 8, px + 4)
        paint_paper(painter, chip, palette)
    x = start.x()
    for name in names:
        paint_icon(painter, name, QRectF(x, start.y() - px / 2, px, px), palette)
        x += px + gap


def paint_paper(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A small piece of paper, on which every material can be told by night as well."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(palette.paper))
    painter.drawRoundedRect(rect, 6, 6)


def paint_half(
    painter: QPainter,
    rect: QRectF,
    code: str,
    state: str,
    palette: Palette,
    round_number: int = 0,
) -> None:
    """The active half of a card in `rect` (240 to 188), corners rounded, without the stripe."""

    def draw(brush: QPainter, area: QRectF, colours: Palette) -> None:
        path = QPainterPath()
        path.addRoundedRect(QRectF(0, 0, UNITS_WIDE, HALF), CORNER, CORNER)
        pencil = Pencil(brush, colours)
        brush.scale(area.width() / UNITS_WIDE, area.height() / HALF)
        brush.setClipPath(path)
        pencil.fill("paper", path)
        _draw_half(pencil, code, state, round_number)

    _paint_copy(
        painter, rect, f"half/{code}/{state}/{round_number}/{card_name(code)}", palette, draw
    )


def _draw_half(pencil: Pencil, code: str, state: str, round_number: int) -> None:
    card = CARDS[code]
    if card.group == "tracker":
        paint_tracker_half(pencil, state, round_number)
    elif card.group == "villager":
        paint_villager_half(pencil, card, card_name(code))
    else:
        draw_half(pencil, card, state, card_name(code))


def paint_picture(painter: QPainter, rect: QRectF, code: str, state: str, palette: Palette) -> None:
    """The illustration of a card's active half alone, in a square of the middle."""
    face = CardFace(code, state)

    def draw(brush: QPainter, area: QRectF, colours: Palette) -> None:
        path = QPainterPath()
        path.addRoundedRect(area, 6, 6)
        brush.setClipPath(path)
        scale = area.height() / (HALF - PICTURE_TOP)
        size = CARD_SIZE * scale
        left = area.center().x() - size.width() / 2
        paint_card(
            brush,
            face,
            QRectF(left, area.top() - PICTURE_TOP * scale, size.width(), size.height()),
            colours,
        )

    _paint_copy(painter, rect, f"picture/{face.name}", palette, draw)


def paint_whole(painter: QPainter, rect: QRectF, face: CardFace, palette: Palette) -> None:
    """A whole card with its shadow around `rect`."""
    paint_shadow(painter, rect, CORNER * rect.width() / UNITS_WIDE, palette)
    _paint_copy(
        painter,
        rect,
        face.name,
        palette,
        lambda brush, area, colours: paint_card(brush, face, area, colours),
    )


def _paint_copy(painter: QPainter, rect: QRectF, name: str, palette: Palette, draw: Paint) -> None:
    """Draw a kept picture; it is rendered for the pixels of the screen, not for the zoom."""
    ratio = painter.device().devicePixelRatioF()
    pixmap = _copies.pixmap(name, rect.size(), ratio, palette, draw)
    painter.drawPixmap(rect.topLeft(), pixmap)
