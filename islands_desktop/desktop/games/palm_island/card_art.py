"""The cards of Palm Island as pictures, drawn in a card of 240 x 384 units.

A card shows its active half upright in the upper half; below a stripe in the seat's colour lies the
half it would be rotated to, upside down and pale. The topmost 40 units are the strip: level and
stars on the left, on the right what the card gives, turned so that it stands upright when a stored
card lies a quarter turn clockwise with its strip sticking out to the right.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from islands_desktop.desktop.games.palm_island.card_extras import (
    paint_back,
    paint_tracker_half,
    paint_villager_half,
    paint_weave,
)
from islands_desktop.desktop.games.palm_island.card_halves import (
    HALF,
    PICTURE_TOP,
    STRIPE,
    UNITS_HIGH,
    UNITS_WIDE,
    paint_half,
    paint_stripe,
    tray_length,
)
from islands_desktop.desktop.games.palm_island.duty_badge import paint_duty
from islands_desktop.desktop.games.palm_island.table_card_art import BETWEEN, paint_between
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.shadow import SHADOW_ROOM, paint_shadow
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.palm_island.components import (
    CARDS,
    ORIENTATIONS,
    ROTATED,
    CardSpec,
)
from islands_desktop.games.palm_island.names import kind_name

#: Size of a card in its own units, and the radius of its corners.
CARD_SIZE = QSizeF(UNITS_WIDE, UNITS_HIGH)
CORNER = 12.0

#: How much of the top edge of a stored card must stick out to show what it gives, and how much
#: of a card behind another must peek out to show its name as well.
STRIP_UNITS = 44.0
PEEK_UNITS = PICTURE_TOP

#: Room for the shadow on each side of a card in `card_pixmap`, in units of the card.
CARD_MARGIN = SHADOW_ROOM * 2


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is to be seen of a card.

    code: printed code ("LG5"), "" for a card whose back is all one may see.
    state: FT, FB, BB or BT. seat: whose stripe, from 0. round: the current round, on the tracker.
    title: the name in the player's language, "" for the printed one. dimmed: cannot be used now.
    duty: what a recruited villager does in this round, written on the free lower half.
    priced: an outpost shows its price (speed) instead of what it asks.
    """

    code: str
    state: str = "FT"
    seat: int = 0
    round: int = 0
    title: str = ""
    dimmed: bool = False
    duty: str = ""
    priced: bool = False

    @property
    def name(self) -> str:
        """A name for caches, different for faces that look different."""
        parts = (self.code, self.state, self.seat, self.round, self.title, int(self.dimmed))
        named = (*parts, self.duty) if self.duty else parts
        named = (*named, "priced") if self.priced else named
        return "palm/" + "/".join(str(part) for part in named)


def partner_state(state: str) -> str:
    """The state on the other half of the same face (PALM-1.3).

    >>> partner_state("FT"), partner_state("BB")
    ('FB', 'BT')
    """
    return ORIENTATIONS[ROTATED[ORIENTATIONS.index(state)]]


def stored_length(face: CardFace) -> float:
    """Units at the right end of the strip that tell what a card gives, 0 if it gives nothing.

    A stored card lies a quarter turn clockwise, so this end is its lower right corner: let the
    next stored card lie lower and beneath, at least this far, and every gift stays in sight.
    """
    card = CARDS[face.code]
    return tray_length(card.side(face.state)) if face.state in card.sides else 0.0


@lru_cache(maxsize=1)
def card_outline() -> QPainterPath:
    """The outline of a card in its own units; shared, never changed."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(0, 0, UNITS_WIDE, UNITS_HIGH), CORNER, CORNER)
    return path


def paint_card(painter: QPainter, face: CardFace, rect: QRectF, palette: Palette) -> None:
    """Draw a card into `rect` (5:8). Raises KeyError for a code that does not exist.

    A state the card does not print (the record side of a feat) shows a woven pattern.
    """
    card = CARDS[face.code] if face.code else None
    pencil = Pencil(painter, palette)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / UNITS_WIDE, rect.height() / UNITS_HIGH)
    pencil.fill("paper", card_outline())
    painter.save()
    painter.setClipPath(card_outline(), Qt.ClipOperation.IntersectClip)
    if card is not None:
        _paint_faces(pencil, face, card)
    else:
        paint_back(pencil, face.seat)
    if face.dimmed:
        pencil.fill("table", f"R 0 0 {UNITS_WIDE} {UNITS_HIGH} 0", 0.5)
    if card is not None and face.duty:
        paint_duty(pencil, card, face.duty)
    painter.restore()
    pencil.line("paper_edge", f"R 0.75 0.75 {UNITS_WIDE - 1.5} {UNITS_HIGH - 1.5} 11.3", 1.5)
    painter.restore()


def _paint_faces(pencil: Pencil, face: CardFace, card: CardSpec) -> None:
    painter = pencil.painter
    _paint_upright(pencil, face, card, face.state, active=True)
    painter.save()
    painter.translate(UNITS_WIDE, UNITS_HIGH)
    painter.rotate(180)
    partner = partner_state(face.state)
    _paint_upright(pencil, face, card, partner, active=False)
    pencil.fill("paper_dim", f"R 0 0 {UNITS_WIDE} {HALF} 0", 0.5)
    painter.restore()
    paint_stripe(pencil, face.seat)


def _paint_upright(
    pencil: Pencil, face: CardFace, card: CardSpec, state: str, active: bool
) -> None:
    title = face.title or kind_name(face.code)
    if state not in card.sides:
        paint_weave(pencil, card.group, turned=not active)
    elif card.group == "tracker":
        paint_tracker_half(pencil, state, face.round if active else 0)
    elif card.group == "villager":
        paint_villager_half(pencil, card, title)
    elif card.group in BETWEEN:
        paint_between(pencil, card, title, face.priced)
    else:
        paint_half(pencil, card, state, title)


def card_pixmap(
    face: CardFace,
    width_px: float,
    dpr: float,
    palette: Palette,
    turn: float = 0.0,
    lift: float = 0.0,
) -> QPixmap:
    """A card with its shadow as a clear pixmap.

    The card is `width_px` wide; around it lies a margin of `CARD_MARGIN` * width_px / 240 on every
    side for the shadow, which falls downward once the card is turned by `turn` degrees.
    """
    scale = width_px / UNITS_WIDE
    wide, high = UNITS_WIDE + 2 * CARD_MARGIN, UNITS_HIGH + 2 * CARD_MARGIN
    pixmap = QPixmap(max(1, round(wide * scale * dpr)), max(1, round(high * scale * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.scale(scale, scale)
        paint_shadowed_card(painter, face, palette, turn, lift)
    finally:
        painter.end()
    return pixmap


def paint_shadowed_card(
    painter: QPainter, face: CardFace, palette: Palette, turn: float = 0.0, lift: float = 0.0
) -> None:
    """Draw a card and its shadow in units, the card's corner at (CARD_MARGIN, CARD_MARGIN)."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(CARD_MARGIN, CARD_MARGIN, UNITS_WIDE, UNITS_HIGH)
    paint_shadow(painter, rect, CORNER, palette, lift, turn)
    paint_card(painter, face, rect, palette)


__all__ = [
    "CARD_MARGIN",
    "CARD_SIZE",
    "CORNER",
    "PEEK_UNITS",
    "STRIPE",
    "STRIP_UNITS",
    "CardFace",
    "card_outline",
    "card_pixmap",
    "paint_card",
    "paint_shadowed_card",
    "partner_state",
    "stored_length",
]
