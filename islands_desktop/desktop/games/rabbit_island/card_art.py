"""The cards of Rabbit Island as pictures: Movement Cards, Action Cards, backs and badges.

All of them are drawn about (0, 0).
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from islands_desktop.desktop.games.rabbit_island.action_motifs import MOTIFS
from islands_desktop.desktop.games.rabbit_island.action_parts import (
    CREAM,
    KIND_SHADES,
    bunny_run,
    paint_kind_shape,
    paint_kind_sign,
)
from islands_desktop.desktop.games.rabbit_island.action_pictures import paint_action_picture
from islands_desktop.desktop.games.rabbit_island.counter_art import paint_number
from islands_desktop.desktop.games.rabbit_island.pawn_art import paint_ears
from islands_desktop.desktop.look.fonts import display_font, text_font
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import FOAM, INK, SUN
from islands_desktop.desktop.look.vector import Pencil

MOVEMENT_SIZE = QSizeF(100, 150)
ACTION_SIZE = QSizeF(150, 220)
BADGE_SIDE = 56.0

CARD_KINDS: Mapping[str, str] = {
    "advance": "interrupt",
    "collapse": "disaster",
    "drought": "regular",
    "epic-discovery": "regular",
    "every-bunny-wins": "regular",
    "extreme-advance": "interrupt",
    "free-labor": "regular",
    "full-harvest": "regular",
    "go-home": "interrupt",
    "hometown-advantage": "regular",
    "hungry-workers": "regular",
    "peace-and-quiet": "interrupt",
    "poor-harvest": "regular",
    "thwarted": "interrupt",
}
"""Kind of each type of Action Card, as its sign shows it."""

_MOVEMENT = "R -50 -75 100 150 9"
_ACTION = "R -75 -110 150 220 10"
_TEXT_RECT = QRectF(-69, 13.5, 138, 91)
_TITLE_RECT = QRectF(-49, -109, 121, 25)

#: Smallest and largest size of a rule's letters.
_TEXT_PX = (9.5, 13.0)

#: Ground and light of a Movement Card by its spaces, from calm to swift.
_SPEEDS: Mapping[int, tuple[str, str]] = {
    1: ("#7FA66B", "#9CC083"),
    2: ("#4F9A83", "#6FB49B"),
    3: ("#3C8A9A", "#5BA7B3"),
    4: ("#4A72A8", "#6890C0"),
    5: ("#7A5A9E", "#967ABA"),
    6: ("#B84E43", "#D27260"),
}


# Movement Cards ------------------------------------------------------------------------------


def paint_movement_card(pencil: Pencil, spaces: int, number: int = 0) -> None:
    """A Movement Card, 100 x 150 units: its spaces as a number and as footprints on a path.

    `number` is the one printed in its corner, from 1 to 54; 0 leaves it out.
    """
    ground, light = _SPEEDS[spaces]
    deep = mixed(ground, "#1B1420", 0.35)
    pencil.fill("paper", _MOVEMENT)
    with pencil.clipped("R -45 -70 90 140 6"):
        pencil.fill(ground, "R -45 -70 90 140 0")
        pencil.fill(light, "M -45 -10 Q -16 -30 12 -18 Q 32 -10 45 -20 L 45 -70 L -45 -70 Z")
        pencil.fill("#000000", "M -45 34 Q -16 18 12 26 Q 32 32 45 22 L 45 70 L -45 70 Z", 0.1)
        pencil.line(
            "#C9A566", "M -52 62 C -16 66 36 60 26 40 C 18 24 -20 34 -26 18 Q -28 8 -8 4", 19
        )
        pencil.line(
            "#F4E3B8", "M -52 62 C -16 66 36 60 26 40 C 18 24 -20 34 -26 18 Q -28 8 -8 4", 16
        )
        for x, y, turn in _PRINTS[:spaces]:
            _paint_print(pencil, x, y, turn, deep)
        bunny_run(pencil, 15, -2, 0.86, CREAM)
    with pencil.at(-17, -41):
        pencil.fill(INK, "O 1.4 2.4 25 25", 0.25)
        pencil.fill(FOAM, "O 0 0 25 25")
        paint_number(pencil, str(spaces), 0, 0, 41, deep)
    if number:
        paint_number(pencil, str(number), 34, -61, 11.5, FOAM)
    pencil.line("paper_edge", "R -49.4 -74.4 98.8 148.8 8.6", 1.2)


#: The steps along the path of a Movement Card, from the rabbit back to the edge.
_PRINTS = (
    (-24, 14, 20),
    (-13, 27, -62),
    (7, 31.5, -74),
    (25.5, 42, 10),
    (12, 57, 78),
    (-12, 61.4, 88),
)


def _paint_print(pencil: Pencil, x: float, y: float, turn: float, shade: str) -> None:
    """A paw's print, its toes upward before the turn."""
    with pencil.at(x, y, 1.0, turn):
        pencil.fill(
            shade, "M 0 -1 Q 4.6 -1 5 3.4 Q 5 7 1.6 6 Q 0 5.6 -1.6 6 Q -5 7 -5 3.4 Q -4.6 -1 0 -1 Z"
        )
        pencil.fill(shade, "O -5.4 -2.4 1.7 2.3 O -2 -5 1.8 2.5 O 2 -5 1.8 2.5 O 5.4 -2.4 1.7 2.3")


# Action Cards --------------------------------------------------------------------------------


def paint_action_card(pencil: Pencil, card_type: str, title: str, text: str) -> None:
    """An Action Card, 150 x 220 units: kind and title, the picture, the rule in words."""
    kind = CARD_KINDS[card_type]
    shade = KIND_SHADES[kind]
    pencil.fill("paper", _ACTION)
    with pencil.clipped(_ACTION):
        pencil.fill(shade, "R -75 -110 150 27 0")
        with pencil.at(0, -37):
            paint_action_picture(pencil, card_type)
        pencil.fill(shade, "R -75 9 150 3.4 0 R -75 105.4 150 5 0")
        pencil.fill("#000000", "R -75 -83 150 3 0", 0.16)
    with pencil.at(-62, -96, 0.36):
        paint_kind_sign(pencil, kind)
    _draw_title(pencil, title)
    _draw_rule(pencil, text)
    pencil.line("paper_edge", "R -74.4 -109.4 148.8 218.8 9.6", 1.2)


def _draw_title(pencil: Pencil, title: str) -> None:
    px = 16.0
    while px > 9 and QFontMetricsF(display_font(px)).horizontalAdvance(title) > _TITLE_RECT.width():
        px -= 1
    pencil.painter.setFont(display_font(px))
    pencil.painter.setPen(QColor("#FFFFFF"))
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    pencil.painter.drawText(_TITLE_RECT, int(flags), title)


def _draw_rule(pencil: Pencil, text: str) -> None:
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    small, px = _TEXT_PX
    while px > small and not _fits(text, px, flags):
        px -= 0.5
    pencil.painter.setFont(text_font(px))
    pencil.painter.setPen(QColor(pencil.shade("card_ink")))
    pencil.painter.drawText(_TEXT_RECT, flags, text)


def _fits(text: str, px: float, flags: int) -> bool:
    room = QFontMetricsF(text_font(px)).boundingRect(_TEXT_RECT, flags, text)
    return room.height() <= _TEXT_RECT.height() and room.width() <= _TEXT_RECT.width()


def paint_action_badge(pencil: Pencil, card_type: str) -> None:
    """The card as a badge, 56 x 56 units: its motif in the shape and colour of its kind."""
    kind = CARD_KINDS[card_type]
    with pencil.at(0.8, 1.6, 1.06):
        paint_kind_shape(pencil, kind, mixed(INK, "#FFFFFF", 0.4))
    with pencil.at(0, 0, 1.06):
        paint_kind_shape(pencil, kind, FOAM)
    paint_kind_shape(pencil, kind, KIND_SHADES[kind])
    with pencil.at(0, 0, 0.76):
        MOTIFS[card_type](pencil)


# Backs ---------------------------------------------------------------------------------------


def paint_card_back(pencil: Pencil, kind: str) -> None:
    """The back of a card: kind is "movement" (100 x 150 units) or "action" (150 x 220)."""
    if kind == "movement":
        _paint_movement_back(pencil)
    elif kind == "action":
        _paint_action_back(pencil)
    else:
        raise ValueError(f"There are no cards of the kind “{kind}”.")


def _paint_movement_back(pencil: Pencil) -> None:
    pencil.fill("paper", _MOVEMENT)
    with pencil.clipped("R -45 -70 90 140 6"):
        pencil.fill("#2E7D86", "R -45 -70 90 140 0")
        for row in range(6):
            for column in range(4):
                x, y = -42 + column * 28 + 14 * (row % 2), -62 + row * 25
                _paint_print(pencil, x, y, 24, "#3F929A")
        pencil.fill("#22626B", "O 1.4 2.4 27 27")
        pencil.fill(FOAM, "O 0 0 27 27")
        with pencil.at(0, 0, 3.0):
            _paint_print(pencil, 0, -0.6, 12, "#2E7D86")
    pencil.line("paper_edge", "R -49.4 -74.4 98.8 148.8 8.6", 1.2)


def _paint_action_back(pencil: Pencil) -> None:
    pencil.fill("paper", _ACTION)
    with pencil.clipped("R -69 -104 138 208 7"):
        pencil.fill("#BD4630", "R -69 -104 138 208 0")
        for turn in range(0, 360, 20):
            with pencil.at(0, 0, 1, turn):
                pencil.fill("#CC5A40", "M 0 0 L -12 -140 L 12 -140 Z")
        pencil.fill("#8E3224", "O 2 3.4 43 43")
        pencil.fill(FOAM, "O 0 0 43 43")
        pencil.fill(SUN, "O 0 0 38 38")
        with pencil.clipped("O 0 0 38 38"), pencil.at(0, 34, 1.3):
            paint_ears(pencil, "#8A5A34", "#F3DFB4")
        for y in (-76, 76):
            with pencil.at(0, y, 0.9):
                pencil.fill(SUN, "M 5 -19 L -13 4 L -2 4 L -6 19 L 13 -5 L 2 -5 Z")
    pencil.line("paper_edge", "R -74.4 -109.4 148.8 218.8 9.6", 1.2)
