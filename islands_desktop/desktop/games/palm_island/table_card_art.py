"""Halves of the cards that lie between several players: outposts, disasters, abilities.

Coordinates are those of the upper half of a card, 240 x 188 units.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt

from islands_desktop.core.phrases import say
from islands_desktop.desktop.games.palm_island.card_halves import (
    HALF,
    PICTURE_TOP,
    PILL_HIGH,
    STRIP_HIGH,
    UNITS_WIDE,
    cost_wide,
    draw_text,
    paint_band,
    paint_cost,
    paint_stars,
    paint_strip_paper,
)
from islands_desktop.desktop.games.palm_island.illustrations import paint_site
from islands_desktop.desktop.games.palm_island.illustrations_group import (
    ABILITY_PICTURES,
    DISASTER_PICTURES,
)
from islands_desktop.desktop.games.palm_island.illustrations_outposts import paint_outpost
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.palm_island.components import (
    ABILITIES,
    BUILDINGS,
    LEVELS,
    CardSpec,
    Condition,
    Resources,
)
from islands_desktop.games.palm_island.names import ability_name, card_name

#: Colour of the title band by type of outpost, deep enough for white text.
OUTPOST_BANDS = {"forest": "#35633A", "sea": "#1B5F86", "mountain": "#5D5468"}
_DISASTER_BAND, _AVERTED_BAND, _ABILITY_BAND = "#8C2F24", "#35633A", "#5A4A1E"

#: Signs of the types in the strip, about (0, 0), so that types differ without colour.
_TYPE_SIGNS = {
    "forest": "M 0 -13 L 9 2 L 4 2 L 11 13 L -11 13 L -4 2 L -9 2 Z",
    "sea": "M -14 -4 Q -9 -11 -4 -4 Q 1 3 6 -4 Q 10 -9 14 -4 L 14 1 Q 10 -4 6 1 Q 1 8 -4 1 "
    "Q -9 -6 -14 1 Z M -14 8 Q -9 1 -4 8 Q 1 15 6 8 Q 10 3 14 8 L 14 12 Q 10 8 6 12 "
    "Q 1 19 -4 12 Q -9 6 -14 12 Z",
    "mountain": "M -14 12 L -3 -12 L 3 0 L 6 -5 L 14 12 Z",
}
_SITE_BOX = 26.0


def paint_outpost_half(pencil: Pencil, card: CardSpec, title: str, priced: bool) -> None:
    """An outpost: value and type, name, picture; its price in speed, else what it asks."""
    paint_strip_paper(pencil)
    paint_stars(pencil, card.value, 8, 1.0)
    with pencil.at(UNITS_WIDE - 26, STRIP_HIGH / 2):
        pencil.fill(OUTPOST_BANDS[card.type], _TYPE_SIGNS[card.type])
    paint_band(pencil, OUTPOST_BANDS[card.type], title, "")
    _paint_in_window(pencil, lambda: paint_outpost(pencil, card.code))
    if priced:
        _paint_pill(pencil, card.cost, 7.0, "")
    else:
        _paint_criterion(pencil, card)


def _paint_in_window(pencil: Pencil, paint: object) -> None:
    assert callable(paint)
    box = f"R 0 {PICTURE_TOP} {UNITS_WIDE} {HALF - PICTURE_TOP} 0"
    with pencil.clipped(box), pencil.at(0, PICTURE_TOP):
        paint()


def _paint_ground(pencil: Pencil, x: float, y: float, wide: float) -> None:
    pencil.fill("#22333B", f"R {x} {y + 1.6} {wide} {PILL_HIGH} 10", 0.22)
    pencil.fill("paper", f"R {x} {y} {wide} {PILL_HIGH} 10")


def _paint_pill(pencil: Pencil, cost: Resources, x: float, icon: str) -> None:
    """A price at the lower left."""
    y = HALF - 8 - PILL_HIGH
    left = 36 if icon else 10
    _paint_ground(pencil, x, y, left + cost_wide(cost) + 12)
    if icon:
        box, ink = QRectF(x + 3, y + 3, 26, 26), pencil.palette.card_ink
        paint_icon(pencil.painter, icon, box, pencil.palette, ink)
    paint_cost(pencil, cost, x + left, y + PILL_HIGH / 2)


def _condition_wide(condition: Condition) -> float:
    if condition.type == "stored_at_least":
        return 30 + cost_wide(condition.resources)
    return 22 + _SITE_BOX + 4 + 24 + (24 if condition.min_up < _highest(condition) else 12)


def _highest(condition: Condition) -> int:
    """The highest level of a kind of building."""
    kinds = [card for card in BUILDINGS if card.id == condition.card]
    return max(side.up for card in kinds for side in card.sides.values())


def _paint_criterion(pencil: Pencil, card: CardSpec) -> None:
    """What an outpost asks, in signs: buildings at their levels, resources in the store."""
    gap = 12.0
    wide = sum(_condition_wide(condition) for condition in card.criterion)
    wide += gap * (len(card.criterion) - 1) + 20
    y = HALF - 8 - PILL_HIGH
    _paint_ground(pencil, 7, y, wide)
    x = 17.0
    for condition in card.criterion:
        if condition.type == "stored_at_least":
            box = QRectF(x - 2, y + 4, 24, 24)
            paint_icon(pencil.painter, "store", box, pencil.palette)
            paint_cost(pencil, condition.resources, x + 28, y + PILL_HIGH / 2)
        else:
            _paint_buildings(pencil, condition, x, y)
        x += _condition_wide(condition) + gap


def _paint_buildings(pencil: Pencil, condition: Condition, x: float, y: float) -> None:
    """How many buildings of a kind, and the level they must have."""
    font = display_font(19)
    line = QRectF(x, y, 22, PILL_HIGH)
    draw_text(pencil, f"{condition.count}×", line, font, "card_ink")
    left, top = x + 22, y + (PILL_HIGH - _SITE_BOX) / 2
    scale = _SITE_BOX / 118
    with (
        pencil.clipped(f"R {left} {top} {_SITE_BOX} {_SITE_BOX} 5"),
        pencil.at(left - 61 * scale, top, scale),
    ):
        paint_site(pencil, condition.card, condition.min_up)
    left += _SITE_BOX + 4
    paint_icon(pencil.painter, "up", QRectF(left, y + 5, 22, 22), pencil.palette)
    words = f"{condition.min_up}+" if condition.min_up < _highest(condition) else condition.min_up
    draw_text(pencil, str(words), QRectF(left + 23, y, 30, PILL_HIGH), font, "card_ink")


def paint_disaster_half(pencil: Pencil, card: CardSpec, level: int, cost: Resources | None) -> None:
    """A disaster at a level, with what the group has to pay; None when it is averted."""
    averted = level > LEVELS
    paint_strip_paper(pencil)
    for number in range(1, LEVELS + 1):
        _paint_level(pencil, 26.0 + (number - 1) * 36, number, level)
    if averted:
        words = QRectF(120, 0, UNITS_WIDE - 130, STRIP_HIGH)
        font = display_font(21)
        draw_text(pencil, say("averted"), words, font, "#2F6130", Qt.AlignmentFlag.AlignRight)
    else:
        paint_icon(
            pencil.painter, "warning", QRectF(UNITS_WIDE - 38, 6, 28, 28), pencil.palette, "#B8402C"
        )
    paint_band(pencil, _AVERTED_BAND if averted else _DISASTER_BAND, card_name(card.code), "")
    _paint_in_window(pencil, lambda: DISASTER_PICTURES[card.code](pencil, level))
    if cost is not None:
        _paint_pill(pencil, cost, 7.0, "people")


def _paint_level(pencil: Pencil, x: float, number: int, level: int) -> None:
    """One level: paid, to be paid now, or still to come."""
    y = STRIP_HIGH / 2
    now, paid = number == level, number < level
    pencil.fill("#2F6130" if paid else "#B8402C" if now else "#CDBE9C", f"O {x} {y} 15 15")
    if paid:
        box = QRectF(x - 9, y - 9, 18, 18)
        paint_icon(pencil.painter, "check", box, pencil.palette, "#FFFFFF")
        return
    font, shade = display_font(19), "#FFFFFF" if now else "card_ink"
    box = QRectF(x - 12, y - 13, 24, 25)
    draw_text(pencil, str(number), box, font, shade, Qt.AlignmentFlag.AlignHCenter)


def paint_ability_half(
    pencil: Pencil, ability: str, asked: tuple[int, int], cost: Resources | None
) -> None:
    """An ability: upgrades reached and asked, picture, price; None when it works."""
    reached, needed = asked
    paint_strip_paper(pencil)
    if cost is None:
        paint_icon(pencil.painter, "check", QRectF(10, 8, 24, 24), pencil.palette, "#2F6130")
        words = QRectF(42, 0, 190, STRIP_HIGH)
        draw_text(pencil, say("enabled"), words, display_font(21), "#2F6130")
    else:
        paint_icon(pencil.painter, "up", QRectF(8, 8, 24, 24), pencil.palette)
        shade = "#2F6130" if reached >= needed else "#B8402C"
        words = QRectF(38, 0, 190, STRIP_HIGH)
        figures = say("{reached} of {needed}", reached=reached, needed=needed)
        draw_text(pencil, figures, words, display_font(21), shade)
    paint_band(pencil, _ABILITY_BAND, ability_name(ability), "")
    _paint_in_window(pencil, lambda: ABILITY_PICTURES[ability](pencil))
    if cost is not None:
        _paint_pill(pencil, cost, 7.0, "people")


BETWEEN = ("outpost", "disaster", "ability card")
"""Groups of cards that lie between the players."""


def paint_between(pencil: Pencil, card: CardSpec, title: str, priced: bool) -> None:
    """The front of a card between the players as printed, for one player."""
    if card.group == "outpost":
        paint_outpost_half(pencil, card, title, priced)
    elif card.group == "disaster":
        paint_disaster_half(pencil, card, 1, card.levels[0])
    else:
        ability = next(one for one in ABILITIES.values() if one.card == card.code)
        asked = (0, ability.up_per_player)
        paint_ability_half(pencil, ability.id, asked, ability.cost_per_player)


@dataclass(frozen=True, slots=True)
class TableCard:
    """What a card between the players shows.

    code: its code, for abilities their id in `ability` besides. level: of a disaster. cost: for
    the whole group, or as printed; None where nothing is left to pay. asked: upgrades reached and
    needed. priced: an outpost with its price instead of its criterion.
    """

    code: str
    ability: str = ""
    level: int = 0
    cost: Resources | None = None
    asked: tuple[int, int] = (0, 0)
    priced: bool = False

    @property
    def title(self) -> str:
        """Its name."""
        return ability_name(self.ability) if self.ability else card_name(self.code)
