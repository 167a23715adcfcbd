"""The lower half of a recruited villager: what they give, large, and whether they give it now."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from islands_desktop.core.phrases import phrase, say
from islands_desktop.desktop.games.palm_island.card_extras import effect_wide, paint_effect
from islands_desktop.desktop.games.palm_island.card_halves import (
    HALF,
    STRIP_HIGH,
    UNITS_HIGH,
    UNITS_WIDE,
    draw_text,
)
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.palm_island.components import CardSpec

_WORDS = {
    "works": phrase("at work"),
    "used": phrase("used"),
    "rests": phrase("resting"),
    "asleep": phrase("next round"),
    "scores": phrase("at the end"),
}
_SIGNS = {"works": "play", "used": "check", "rests": "pause", "asleep": "moon", "scores": "score"}
_INKS = {"works": "#2F6130", "used": "#566260", "rests": "#A93A24", "asleep": "#35457A"}

#: The paper on which the duty stands.
_SHEET = QRectF(14, HALF + 30, UNITS_WIDE - 28, UNITS_HIGH - HALF - 46)
_EFFECT_SCALE = 1.7


def duty_words(duty: str) -> str:
    """What a villager does in this round, in a sentence for tooltips and screen readers."""
    return {
        "works": say("At work in this round."),
        "used": say("Used in this round."),
        "rests": say("Rests."),
        "asleep": say("Begins work in the next round."),
        "scores": say("Scores at the end."),
    }[duty]


def paint_duty(pencil: Pencil, card: CardSpec, duty: str) -> None:
    """What the villager gives and, below it, whether it is to be had in this round."""
    left, top, wide, high = _SHEET.left(), _SHEET.top(), _SHEET.width(), _SHEET.height()
    pencil.fill("#22333B", f"R {left} {top + 3} {wide} {high} 14", 0.25)
    pencil.fill("paper", f"R {left} {top} {wide} {high} 14")
    faint = duty in ("used", "rests", "asleep")
    painter = pencil.painter
    painter.save()
    painter.setOpacity(painter.opacity() * (0.45 if faint else 1.0))
    across = effect_wide(card) * _EFFECT_SCALE
    with pencil.at(UNITS_WIDE / 2 - across / 2, top + 6, _EFFECT_SCALE):
        paint_effect(pencil, card, 0)
    painter.restore()
    _paint_state(pencil, duty, top + 10 + STRIP_HIGH * _EFFECT_SCALE)


def _paint_state(pencil: Pencil, duty: str, top: float) -> None:
    ink = _INKS.get(duty, "#22333B")
    room = QRectF(_SHEET.left() + 50, top, _SHEET.width() - 58, 46)
    paint_icon(
        pencil.painter,
        _SIGNS[duty],
        QRectF(_SHEET.left() + 10, top + 6, 34, 34),
        pencil.palette,
        ink,
    )
    font = text_font(32, bold=True)
    draw_text(pencil, say(_WORDS[duty]), room, font, ink, Qt.AlignmentFlag.AlignLeft)
