"""What is counted beside the island: carrot coins, the Collapse! counter, the year."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from islands_desktop.desktop.games.rabbit_island.land_art import carrot
from islands_desktop.desktop.look.fonts import display_font
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import FOAM, INK, SUN, WOOD_DARK, WOOD_LIGHT
from islands_desktop.desktop.look.vector import Pencil

#: Value of a coin, its colour and its half width.
_COINS = ((100, "#F0B93A", 13.0), (50, "#C9D0D2", 11.5), (10, "#D08A52", 10.0))
_THICK = 3.4
_HIGHEST = 6


def number_path(text: str, x: float, y: float, px: float) -> QPainterPath:
    """A number in the display face as a shape, its middle at (x, y)."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), display_font(px), text)
    return path.translated(QPointF(x, y) - path.boundingRect().center())


def paint_number(pencil: Pencil, text: str, x: float, y: float, px: float, shade: str) -> None:
    """A number in the display face, its middle at (x, y)."""
    pencil.fill(shade, number_path(text, x, y, px))


# Carrots -------------------------------------------------------------------------------------


def paint_coin(pencil: Pencil, value: int) -> None:
    """One coin seen from above, 40 units wide about (0, 0): 100 gold, 50 silver, 10 copper."""
    shade = next(shade for worth, shade, _ in _COINS if worth == value)
    pencil.fill(INK, "O 0 1.6 20 19.6", 0.24)
    pencil.fill(mixed(shade, "#3A2414", 0.36), "O 0 0 20 20")
    pencil.fill(mixed(shade, "#FFFFFF", 0.3), "O 0 0 17.6 17.6")
    pencil.fill(shade, "O 0.6 0.8 16.4 16.2")
    carrot(pencil, 0, 1.4, 0.76, 32)


def paint_carrots(pencil: Pencil, amount: int, number: bool = True) -> None:
    """Piles of carrot coins, about 72 units wide and 56 high, their foot at (0, 0).

    Each pile is one kind of coin, the number beneath says how many carrots there are in all.
    """
    piles = list(_piles(amount))
    left = -sum(2 * half + 2 for _, _, half in piles) / 2
    for count, shade, half in piles:
        with pencil.at(left + half + 1, -14):
            _paint_pile(pencil, count, shade, half)
        left += 2 * half + 2
    if not piles:
        pencil.line(mixed(pencil.palette.table, pencil.palette.ink, 0.4), "O 0 -22 14 7", 2, True)
    if number:
        _paint_plaque(pencil, f"{amount:,}".replace(",", "\N{NO-BREAK SPACE}"))


def _piles(amount: int) -> list[tuple[int, str, float]]:
    """How many coins of which colour and half width lie there; hundreds at most as two piles."""
    piles = []
    rest = amount
    for value, shade, half in _COINS:
        count, rest = divmod(rest, value)
        if count > _HIGHEST:
            piles.append((_HIGHEST, shade, half))
            count -= _HIGHEST
        if count:
            piles.append((min(count, _HIGHEST), shade, half))
    return piles


def _paint_pile(pencil: Pencil, count: int, shade: str, half: float) -> None:
    edge = mixed(shade, "#3A2414", 0.42)
    pencil.fill(INK, f"O 4 1 {half + 1} 5.6", 0.24)
    for place in range(count):
        y = -_THICK * place
        pencil.fill(edge, f"O 0 {y} {half} 5.4 R {-half} {y - _THICK} {2 * half} {_THICK} 0")
        pencil.fill(mixed(shade, "#FFFFFF", 0.25), f"O 0 {y - _THICK} {half} 5.4")
        pencil.fill(shade, f"O 0.4 {y - _THICK + 0.3} {half - 1.6} 4.4")
    with pencil.at(0, -_THICK * count, 0.42):
        pencil.painter.scale(1, 0.66)
        carrot(pencil, 0, 2, 0.9, 60)


def _paint_plaque(pencil: Pencil, text: str) -> None:
    shape = number_path(text, 0, -3.6, 13)
    wide = max(shape.boundingRect().width() + 14, 30)
    pencil.fill(INK, f"R {-wide / 2} -11 {wide} 17 8.5", 0.24)
    pencil.fill(FOAM, f"R {-wide / 2} -12.4 {wide} 17 8.5")
    pencil.fill("#8E3F12", shape)


# Collapse! -----------------------------------------------------------------------------------

#: Shade of the stone and its cracks, by the counter.
_STONES = {
    0: ("#9AA5A9", ""),
    3: ("#E0A93A", "M -14 -9 L -7 -5 L -9 1"),
    2: ("#E07A38", "M -15 -8 L -7 -4 L -10 4 L -5 9 M 15 4 L 9 7 L 10 13"),
    1: (
        "#CF3F2E",
        "M -15 -8 L -7 -4 L -10 4 L -5 9 L -8 16 M 16 3 L 9 6 L 10 13 M 6 -17 L 9 -9 L 15 -9",
    ),
}
_STONE = "M -9 -18 L 6 -19 L 16 -11 L 19 3 L 13 15 L 1 19 L -13 15 L -19 4 L -17 -9 Z"


def paint_collapse_counter(pencil: Pencil, count: int) -> None:
    """A stone 40 units wide about (0, 0) with 3, 2 or 1 on it; 0 is waiting, an hourglass."""
    shade, cracks = _STONES[count]
    with pencil.at(1.4, 2.6):
        pencil.fill(INK, _STONE, 0.28)
    pencil.line(FOAM, _STONE, 3)
    pencil.fill(mixed(shade, "#2A1712", 0.28), _STONE)
    pencil.fill(shade, "M -9 -18 L 6 -19 L 14 -11 L 15 2 L 8 12 L -4 14 L -16 6 L -17 -9 Z")
    if cracks:
        pencil.line("#4A2016", cracks, 1.8)
        paint_number(pencil, str(count), 0.8, 1.2, 23, "#4A2016")
        paint_number(pencil, str(count), -0.4, -0.4, 23, "#FFFFFF")
        return
    pencil.fill(
        "#FFFFFF",
        "M -8 -11 L 8 -11 L 8 -8 Q 7 -2 1.6 0 Q 7 2 8 8 L 8 11 L -8 11 L -8 8 "
        "Q -7 2 -1.6 0 Q -7 -2 -8 -8 Z",
    )
    pencil.fill(
        "#C98A2B", "M -5 -6 L 5 -6 Q 3 -2 0 -1 Q -3 -2 -5 -6 Z M -6 9 Q -4 4 0 3 Q 4 4 6 9 Z"
    )
    pencil.line("#4E5A60", "M -9 -12 L 9 -12 M -9 12 L 9 12", 3)


# Year ----------------------------------------------------------------------------------------


def paint_year_marker(pencil: Pencil, year: int) -> None:
    """A sun on a wooden disc with the year, 44 units wide about (0, 0); year 0 shows a compass."""
    pencil.fill(INK, "O 1 2.6 22 22", 0.26)
    pencil.fill(WOOD_DARK, "O 0 0 22 22")
    pencil.fill(WOOD_LIGHT, "O 0 -0.6 20 20")
    if year <= 0:
        pencil.fill(FOAM, "O 0 0 16 16")
        with pencil.at(0, 0, 1, 32):
            pencil.fill("#D9583F", "M 0 -13 L 5 0 L -5 0 Z")
            pencil.fill("#4E5A60", "M 0 13 L 5 0 L -5 0 Z")
            pencil.fill(FOAM, "O 0 0 1.8 1.8")
        return
    for turn in range(0, 360, 30):
        with pencil.at(0, 0, 1, turn):
            pencil.fill(SUN, "M -3.4 -13 L 0 -19.4 L 3.4 -13 Z")
    pencil.fill(SUN, "O 0 0 14.6 14.6")
    pencil.fill("#FBE3A0", "O -0.6 -0.8 12.4 12.2")
    paint_number(pencil, str(year), 0, 0, 17, "#6B3A14")
