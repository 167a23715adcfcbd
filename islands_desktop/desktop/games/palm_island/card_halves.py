"""One half of a building or feat card: strip, title band, picture, printed actions.

Coordinates are those of the upper half, 240 x 188 units, in the card's own scale.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.illustrations import paint_site
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.icons import RESOURCE_ICONS, paint_icon
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS, mixed
from islands_desktop.desktop.look.vector import Pencil, path_of
from islands_desktop.games.palm_island.components import Action, CardSpec, Resources, Side

UNITS_WIDE = 240.0
UNITS_HIGH = 384.0
HALF = 188.0
STRIPE = 8.0

STRIP_HIGH = 40.0
BAND_HIGH = 30.0
PICTURE_TOP = STRIP_HIGH + BAND_HIGH

#: Colour of the title band, deep enough for white text.
BANDS = {
    "canoe_house": "#1F6F7A",
    "logger": "#6B4526",
    "quarry": "#4E5B66",
    "market": "#B03A4B",
    "trade_house": "#66478A",
    "tool_maker": "#A34E18",
    "housing": "#3D7047",
    "temple": "#86650E",
    "feat_great_lodge": "#7A3E2B",
    "feat_timber_yard": "#5A5A24",
    "feat_coral_nursery": "#1B6B8C",
    "feat_offering_chest": "#8A3B66",
    "feat_long_storehouse": "#3F5F78",
    "feat_feast_drum": "#99431F",
}

#: Faint waves on the paper of the strip.
STRIP_WAVES = " ".join(
    f"M {x} {y} Q {x + 6} {y - 7} {x + 12} {y} Q {x + 18} {y + 7} {x + 24} {y}"
    for row, y in enumerate((9, 20, 31))
    for x in range(-24 + 12 * (row % 2), 240, 24)
)

PILL_HIGH = 32.0
PILL_GAP = 4.0
COST_ICON = 23.0


def draw_text(
    pencil: Pencil,
    text: str,
    rect: QRectF,
    font: QFont,
    shade: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write one line, vertically centred; a line that is too long is set smaller."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > rect.width() > 0:
        font = QFont(font)
        font.setPixelSize(max(9, int(font.pixelSize() * rect.width() / wide)))
    painter = pencil.painter
    painter.setFont(font)
    painter.setPen(QColor(pencil.shade(shade)))
    painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter), text)


def paint_half(pencil: Pencil, card: CardSpec, state: str, title: str) -> None:
    """Draw one state of a building or feat."""
    side = card.side(state)
    box = f"R 0 {PICTURE_TOP} {UNITS_WIDE} {HALF - PICTURE_TOP} 0"
    with pencil.clipped(box), pencil.at(0, PICTURE_TOP):
        paint_site(pencil, card.id, picture_level(card, state))
    paint_strip(pencil, side)
    if card.group == "feat":
        _paint_feat_effect(pencil, card, state)
    paint_band(pencil, BANDS[card.id], title, str(card.number), card.group == "feat")
    paint_actions(pencil, side)


def picture_level(card: CardSpec, state: str) -> int:
    """How rich the picture is: the printed level, for special feats the step along the card."""
    if card.group == "feat":
        return ("BT", "BB", "FB").index(state) if state in ("BT", "BB", "FB") else 0
    return card.side(state).up


def paint_strip(pencil: Pencil, side: Side) -> None:
    """The topmost strip: level and stars on the left, what the card gives on the right."""
    paint_strip_paper(pencil)
    x = 8.0
    if side.up:
        paint_icon(pencil.painter, "up", QRectF(x, 8, 24, 24), pencil.palette)
        draw_text(
            pencil, str(side.up), QRectF(x + 27, 0, 16, STRIP_HIGH), display_font(23), "card_ink"
        )
        x += 48
    if side.vp:
        paint_stars(pencil, side.vp, x, 1.0)
    _paint_gives(pencil, side)


def _paint_feat_effect(pencil: Pencil, card: CardSpec, state: str) -> None:
    """In signs: one place more in the store (PALM-10.8), a passed card stored again (PALM-10.9)."""
    painter, palette = pencil.painter, pencil.palette
    if state in (card.effect_value("while_state") or ()):
        amount = card.effect_value("amount")
        draw_text(pencil, f"+{amount}", QRectF(10, 0, 60, STRIP_HIGH), display_font(24), "card_ink")
        paint_icon(painter, "store", QRectF(46, 5, 30, 30), palette)
    elif card.side(state).restore:
        paint_icon(painter, "deck", QRectF(8, 4, 32, 32), palette, palette.card_ink)
        pencil.line("card_ink", "M 46 20 L 62 20 M 56 13 L 63 20 L 56 27", 3)
        paint_icon(painter, "store", QRectF(70, 5, 30, 30), palette)


def paint_strip_paper(pencil: Pencil) -> None:
    """The empty strip: paper with faint waves."""
    pencil.fill("paper", f"R 0 0 {UNITS_WIDE} {STRIP_HIGH} 0")
    faint = mixed(pencil.palette.paper, pencil.palette.paper_edge, 0.6)
    pencil.line(faint, STRIP_WAVES, 1.6)


def paint_stars(pencil: Pencil, vp: int, x: float, y: float) -> None:
    """A large star with the number of victory points in it."""
    box = QRectF(x, y, 38, 38)
    paint_icon(pencil.painter, "star", box, pencil.palette)
    font = display_font(18 if vp < 10 else 16)
    draw_text(
        pencil,
        str(vp),
        box.adjusted(0, 3, 0, 3),
        font,
        "#3A2A05",
        Qt.AlignmentFlag.AlignHCenter,
    )


def gives_icons(side: Side) -> list[str]:
    """Icon names of what a side gives while stored, one entry a resource."""
    names = [
        name for name, count in zip(RESOURCE_ICONS, side.gives, strict=True) for _ in range(count)
    ]
    return names + ["wild"] * side.wild


def tray_length(side: Side) -> float:
    """How much of the strip, from its right end, the tray of what a side gives takes up."""
    names = gives_icons(side)
    return 35.0 * len(names) + 12 if names else 0.0


def _paint_gives(pencil: Pencil, side: Side) -> None:
    names = gives_icons(side)
    if not names:
        return
    wide = tray_length(side) - 5
    left = UNITS_WIDE - wide - 5
    pencil.fill("#E7D3A6", f"R {left} 2 {wide + 20} 36 12")
    pencil.line("#C9AC6C", f"M {left + 14} 37 L {UNITS_WIDE} 37", 1.6, dashed=True)
    for place, name in enumerate(names):
        with pencil.at(left + 20.5 + 35 * place, 19.6, 1.0, -90):
            paint_icon(pencil.painter, name, QRectF(-15.5, -15.5, 31, 31), pencil.palette)


def paint_band(pencil: Pencil, shade: str, title: str, number: str, feat: bool = False) -> None:
    """The title band with the card's name and number."""
    pencil.fill(shade, f"R 0 {STRIP_HIGH} {UNITS_WIDE} {BAND_HIGH} 0")
    pencil.fill("#000000", f"R 0 {PICTURE_TOP - 2.5} {UNITS_WIDE} 2.5 0", 0.14)
    pencil.fill("#FFFFFF", f"R 0 {STRIP_HIGH} {UNITS_WIDE} 1.5 0", 0.25)
    room = QRectF(12, STRIP_HIGH, UNITS_WIDE - (24 if not number else 54), BAND_HIGH - 1)
    draw_text(pencil, title, room, display_font(20), "#FFFFFF")
    if not number:
        return
    y = STRIP_HIGH + (BAND_HIGH - 1) / 2
    if feat:
        paint_icon(
            pencil.painter,
            "score",
            QRectF(UNITS_WIDE - 36, y - 12, 24, 24),
            pencil.palette,
            "#FFFFFF",
        )
        return
    pencil.fill("#FFFFFF", f"O {UNITS_WIDE - 23} {y} 14 11", 0.2)
    draw_text(
        pencil,
        number,
        QRectF(UNITS_WIDE - 39, y - 12, 32, 24),
        display_font(17),
        "#FFFFFF",
        Qt.AlignmentFlag.AlignHCenter,
    )


def paint_actions(pencil: Pencil, side: Side) -> None:
    """The printed actions as pills in the lower left, store on top."""
    rows = [(kind, side.action(kind)) for kind in ("store", "rotate", "flip")]
    printed = [(kind, action) for kind, action in rows if action is not None]
    y = HALF - 8 - len(printed) * (PILL_HIGH + PILL_GAP) + PILL_GAP
    for kind, action in printed:
        paint_pill(pencil, kind, action, 7, y)
        y += PILL_HIGH + PILL_GAP


DIGIT = 12.0


def _digits_wide(count: int) -> float:
    """Room for the figures before an icon; one has none."""
    return DIGIT * len(str(count)) + 2 if count > 1 else 0.0


def _count_wide(count: int) -> float:
    return COST_ICON + _digits_wide(count)


def cost_wide(cost: Resources) -> float:
    """Width of one cost as drawn by `paint_cost`."""
    shown = [count for count in cost if count]
    return sum(_count_wide(count) for count in shown) + 8 * max(0, len(shown) - 1)


def paint_cost(pencil: Pencil, cost: Resources, x: float, y: float) -> float:
    """One cost as counts and material icons about the line `y`; returns where it ends."""
    shown = [(name, n) for name, n in zip(RESOURCE_ICONS, cost, strict=True) if n]
    for place, (name, count) in enumerate(shown):
        if place:
            x += 8
        if count > 1:
            room = QRectF(x, y - 14, _digits_wide(count) + 6, 28)
            draw_text(pencil, str(count), room, display_font(20), "card_ink")
            x += _digits_wide(count)
        box = QRectF(x, y - COST_ICON / 2, COST_ICON, COST_ICON)
        paint_icon(pencil.painter, name, box, pencil.palette)
        x += COST_ICON
    return x


def paint_pill(pencil: Pencil, kind: str, action: Action, x: float, y: float) -> float:
    """One printed action: its badge, then the cost or the word free; returns where it ends."""
    free = not any(any(cost) for cost in action.alternatives)
    word = say("free")
    font = text_font(18, bold=True)
    inner: float
    if free:
        inner = QFontMetricsF(font).horizontalAdvance(word)
    else:
        inner = sum((cost_wide(cost) for cost in action.alternatives), 0.0)
        inner += 15.0 * (len(action.alternatives) - 1)
    wide = 36 + inner + 12
    pencil.fill("#22333B", f"R {x} {y + 1.6} {wide} {PILL_HIGH} 10", 0.22)
    pencil.fill("paper", f"R {x} {y} {wide} {PILL_HIGH} 10")
    middle = y + PILL_HIGH / 2
    paint_icon(pencil.painter, kind, QRectF(x + 3, y + 3, 26, 26), pencil.palette)
    at = x + 36
    if free:
        draw_text(pencil, word, QRectF(at, y - 1, inner + 2, PILL_HIGH), font, "#2F6130")
        return x + wide
    for place, cost in enumerate(action.alternatives):
        if place:
            pencil.line("card_ink", f"M {at + 4} {middle + 9} L {at + 11} {middle - 9}", 2.2)
            at += 15
        at = paint_cost(pencil, cost, at, middle)
    return x + wide


#: Ornaments of the stripe, one a seat, so that seats differ without colour.
ORNAMENTS = (
    "M 0 -2.6 L 4 0 L 0 2.6 L -4 0 Z",
    "O 0 0 2.3 2.3",
    "R -4 -1.3 8 2.6 0",
    "M -3.4 2.4 L 0 -2.6 L 3.4 2.4 Z",
)


def paint_stripe(pencil: Pencil, seat: int) -> None:
    """The stripe between the halves in the seat's colour, with its ornament and emblem."""
    palette = pencil.palette
    middle = HALF + STRIPE / 2
    pencil.fill("#22333B", f"R 0 {HALF - 1} {UNITS_WIDE} {STRIPE + 2} 0", 0.25)
    pencil.fill(palette.seat(seat), f"R 0 {HALF} {UNITS_WIDE} {STRIPE} 0")
    ornament = _ornament(seat)
    for place in range(15):
        x = 8.0 + place * 16
        if abs(x - UNITS_WIDE / 2) > 16:
            pencil.fill("#FFFFFF", ornament.translated(QPointF(x, middle)), 0.75)
    x = UNITS_WIDE / 2
    pencil.fill(palette.seat(seat), f"O {x} {middle} 14 14")
    pencil.line("paper", f"O {x} {middle} 13 13", 2)
    name = SEAT_EMBLEMS[seat % len(SEAT_EMBLEMS)]
    pencil.fill("paper", f"O {x} {middle} 12 12")
    paint_icon(pencil.painter, name, QRectF(x - 9, middle - 9, 18, 18), palette)


def _ornament(seat: int) -> QPainterPath:
    return path_of(ORNAMENTS[seat % len(ORNAMENTS)])
