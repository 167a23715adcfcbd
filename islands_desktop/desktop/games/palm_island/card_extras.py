"""Halves that are not buildings: round tracker, villagers, woven patterns, card backs, stacks."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from islands_desktop.desktop.games.palm_island.card_halves import (
    HALF,
    PICTURE_TOP,
    PILL_HIGH,
    STRIP_HIGH,
    UNITS_HIGH,
    UNITS_WIDE,
    cost_wide,
    draw_text,
    paint_band,
    paint_cost,
    paint_stars,
    paint_strip_paper,
)
from islands_desktop.desktop.games.palm_island.illustrations_people import villager
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS
from islands_desktop.desktop.look.scenery import (
    Weather,
    beach,
    palm,
    sea,
    sky,
)
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.palm_island.components import ORIENTATIONS, CardSpec

#: Sky and sea of the tracker's four faces, from sunrise to dusk.
HOURS = (
    Weather("#F4C9A0", "#FBE5BE", "#FFF0C0", "#7FBDB4", "#559F9F", "#A39A86"),
    Weather("#A9DBE3", "#D8EFE6", "#FFF3C4", "#62BDBC", "#3E9CA3", "#7FB7B0"),
    Weather("#F0B184", "#FAD9A0", "#FFE9A8", "#6FA7A8", "#3F8792", "#A98C86"),
    Weather("#3B4A78", "#6B6A98", "#F3E7B8", "#35597A", "#274766", "#2E3C60"),
)
FACE_FROM = 0.4
"""So much of what a low portrait does not show is above the face."""

SUN_PLACES = ((44.0, 84.0), (92.0, 42.0), (196.0, 66.0), (192.0, 34.0))


def paint_tracker_half(pencil: Pencil, state: str, round_: int) -> None:
    """One face of the round tracker: the current round large, the other of the face small.

    `round_` 0 (as on the half that lies upside down) shows both in one size.
    """
    hour = ORIENTATIONS.index(state)
    numbers = (hour + 1, hour + 5)
    weather = HOURS[hour]
    with pencil.clipped(f"R 0 0 {UNITS_WIDE} {HALF} 0"):
        sky(pencil, weather, *SUN_PLACES[hour])
        sea(pencil, weather, 112)
        with pencil.at(0, 68):
            beach(pencil, 84)
            palm(pencil, 26, 104, 1.25)
            palm(pencil, 222, 104, 1.1, mirror=True)
    _paint_rounds(pencil, numbers, round_)


def _paint_rounds(pencil: Pencil, numbers: tuple[int, int], round_: int) -> None:
    middle = UNITS_WIDE / 2
    current = round_ if round_ in numbers else 0
    if not current:
        for x, number in zip((middle - 34, middle + 34), numbers, strict=True):
            _medal(pencil, x, 96, 30, str(number))
    else:
        other = numbers[0] if current == numbers[1] else numbers[1]
        _medal(pencil, middle, 88, 52, str(current))
        _medal(pencil, middle + 62, 128, 20, str(other))
    for number in range(1, 9):
        x = middle + (number - 4.5) * 22
        done = number <= round_ if round_ else number in numbers
        pencil.fill("#22333B", f"O {x} 23.4 8 8", 0.22)
        pencil.fill("#F0C24B" if done else "paper", f"O {x} 22 8 8")
        if number == round_:
            pencil.line("#D9583F", f"O {x} 22 9.4 9.4", 2.6)


def _medal(pencil: Pencil, x: float, y: float, radius: float, text: str) -> None:
    pencil.fill("#22333B", f"O {x} {y + 3} {radius} {radius}", 0.25)
    pencil.fill("paper", f"O {x} {y} {radius} {radius}")
    pencil.line("#1F6F7A", f"O {x} {y} {radius - 4} {radius - 4}", max(1.6, radius / 14))
    rect = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    font = display_font(radius * 1.25)
    draw_text(pencil, text, rect, font, "card_ink", Qt.AlignmentFlag.AlignHCenter)


def paint_villager_half(pencil: Pencil, card: CardSpec, title: str, high: float = HALF) -> None:
    """A villager: what they do, name, portrait, cost of recruiting.

    A half that is not as `high` as usual shows less of the portrait, the rest as large as ever.
    """
    paint_strip_paper(pencil)
    paint_effect(pencil, card, 8.0)
    paint_band(pencil, "#5C4A6E", title, "")
    paint_icon(
        pencil.painter,
        "person",
        QRectF(UNITS_WIDE - 34, STRIP_HIGH + 3, 22, 22),
        pencil.palette,
        "#FFFFFF",
    )
    box = f"R 0 {PICTURE_TOP} {UNITS_WIDE} {high - PICTURE_TOP} 0"
    with pencil.clipped(box), pencil.at(0, PICTURE_TOP - (HALF - high) * FACE_FROM):
        villager(pencil, card.id)
    y = high - 8 - PILL_HIGH
    wide = 36 + cost_wide(card.cost) + 12
    pencil.fill("#22333B", f"R 7 {y + 1.6} {wide} {PILL_HIGH} 10", 0.22)
    pencil.fill("paper", f"R 7 {y} {wide} {PILL_HIGH} 10")
    paint_icon(pencil.painter, "recruit", QRectF(10, y + 3, 26, 26), pencil.palette)
    paint_cost(pencil, card.cost, 43, y + PILL_HIGH / 2)


_DISCOUNTS = {"L": "log", "F": "fish", "S": "stone"}


def paint_effect(pencil: Pencil, card: CardSpec, x: float) -> None:
    """What a villager does, in signs, from `x` along the strip."""
    kind = card.effect_value("kind")
    painter, palette = pencil.painter, pencil.palette

    def words(text: str, left: float, size: float = 24) -> None:
        draw_text(pencil, text, QRectF(left, 0, 60, STRIP_HIGH), display_font(size), "card_ink")

    if kind == "discount":
        words("\N{MINUS SIGN}1", x)
        name = _DISCOUNTS[card.effect_value("resource")]
        paint_icon(painter, name, QRectF(x + 32, 5, 30, 30), palette)
    elif kind == "limit_plus":
        words(f"+{card.effect_value('amount')}", x)
        paint_icon(painter, "store", QRectF(x + 34, 5, 30, 30), palette)
    elif kind == "reach_third":
        paint_icon(painter, "deck", QRectF(x, 4, 32, 32), palette, palette.card_ink)
        words("3", x + 40)
    elif kind == "vp_flat":
        paint_stars(pencil, card.effect_value("vp"), x, 1.0)
    else:
        paint_stars(pencil, card.effect_value("vp"), x, 1.0)
        words("/", x + 42)
        paint_icon(painter, "up", QRectF(x + 56, 8, 24, 24), palette)
        words(f"{card.effect_value('min_up')}+", x + 84)


def effect_wide(card: CardSpec) -> float:
    """How many units `paint_effect` takes along the strip."""
    wide = {"discount": 62.0, "limit_plus": 64.0, "reach_third": 56.0, "vp_flat": 38.0}
    return wide.get(card.effect_value("kind"), 118.0)


#: Diamonds in rows, every second one left out.
WEAVE = " ".join(
    f"M {x} {y - 13} L {x + 13} {y} L {x} {y + 13} L {x - 13} {y} Z"
    for row in range(8)
    for x, y in ((column * 26 + 3, row * 26 + 6) for column in range(row % 2, 10, 2))
)


#: Ground and thread of the woven pattern by group; feats have the last one.
_WEAVES = {"villager": ("#5C4A6E", "#7A6790"), "outpost": ("#2E5F57", "#4A7E74")}


def paint_weave(pencil: Pencil, group: str, turned: bool = False) -> None:
    """A woven pattern for a half that has no state: feats' record side, villagers.

    `turned` tells that the half lies upside down; its emblem stands upright all the same.
    """
    ground, thread = _WEAVES.get(group, ("#7A3E2B", "#99583F"))
    with pencil.clipped(f"R 0 0 {UNITS_WIDE} {HALF} 0"):
        pencil.fill(ground, f"R 0 0 {UNITS_WIDE} {HALF} 0")
        pencil.fill(thread, WEAVE)
    name = {"villager": "people", "outpost": "home"}.get(group, "score")
    with pencil.at(UNITS_WIDE / 2, 92, 1.0, 180 if turned else 0):
        pencil.fill("paper", "O 0 0 44 44", 0.9)
        pencil.line(ground, "O 0 0 38 38", 2)
        paint_icon(pencil.painter, name, QRectF(-24, -24, 48, 48), pencil.palette, ground)


#: Rows of wave crests on the hidden side.
BACK_WAVES = " ".join(
    f"M {x - 12} {row * 25 + 12} Q {x} {row * 25 - 6} {x + 12} {row * 25 + 12}"
    for row in range(16)
    for x in range(12 * (row % 2), 264, 24)
)


def paint_back(pencil: Pencil, seat: int) -> None:
    """The hidden side of a card in the seat's colour, with its emblem."""
    palette = pencil.palette
    pencil.fill(palette.seat(seat), f"R 0 0 {UNITS_WIDE} {UNITS_HIGH} 0")
    with pencil.clipped(f"R 12 12 {UNITS_WIDE - 24} {UNITS_HIGH - 24} 8"):
        pencil.line("#FFFFFF", BACK_WAVES, 1.6)
    pencil.line("paper", f"R 12 12 {UNITS_WIDE - 24} {UNITS_HIGH - 24} 8", 3)
    middle, centre = UNITS_WIDE / 2, UNITS_HIGH / 2
    pencil.fill(palette.seat(seat), f"O {middle} {centre} 62 62")
    pencil.fill("paper", f"O {middle} {centre} 54 54")
    box = QRectF(middle - 38, centre - 38, 76, 76)
    paint_icon(pencil.painter, SEAT_EMBLEMS[seat % len(SEAT_EMBLEMS)], box, palette)


def paint_count(pencil: Pencil, count: int, x: float, y: float) -> None:
    """A round badge with a number of cards about (x, y), 44 units wide."""
    pencil.fill("#22333B", f"O {x} {y + 2} 22 22", 0.3)
    pencil.fill("sea", f"O {x} {y} 22 22")
    pencil.line("paper", f"O {x} {y} 20 20", 2.4)
    rect = QRectF(x - 22, y - 22, 44, 44)
    draw_text(pencil, str(count), rect, display_font(22), "on_sea", Qt.AlignmentFlag.AlignHCenter)
