"""Fame: trumpets that open a character's power, markers, and the track they move along."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from islands_desktop.desktop.games.propeller_islands.die_art import number_path
from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS, mixed
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import TRUMPETS

PAPER = "#FFF8E6"

TRACK_SIZE = (560.0, 60.0)
"""Width and height of the fame track."""

FAME_STEPS = 16
"""Places on the track, 0 to 15; after the last one a marker starts again and shows +15."""

_STEP = 34.0


def paint_trumpet(pencil: Pencil, level: int, reached: bool = True) -> None:
    """A trumpet, 34 units wide about (0, 0); level 1 has one pennant, level 2 a laurel and two.

    One that is not reached yet is grey.
    """
    pencil.fill(INK, "O 1 2 17 17", 0.24)
    pencil.fill("#7A5206" if reached else "#66717A", "O 0 0 17 17")
    pencil.fill("#FBE7A6" if reached else "#CDD2D2", "O 0 0 15.2 15.2")
    brass, deep = ("#DDA42E", "#7A5206") if reached else ("#9BA4A8", "#5A656C")
    if level > 1:
        leaf = "#4C8C4A" if reached else "#8C979B"
        for turn in (-150, -125, -100, 100, 125, 150):
            with pencil.at(0, 0, 1, turn):
                pencil.fill(leaf, "M 0 -15 Q 3.4 -12 0 -8 Q -3.4 -12 0 -15 Z")
    with pencil.at(0, -1, 1, -16):
        horn = "M -12 -1.6 L -3 -1.6 L 10.6 -7.6 L 10.6 7.6 L -3 1.6 L -12 1.6 Z"
        pencil.line(deep, horn, 2)
        pencil.fill(brass, horn)
        pencil.fill("#FFFFFF", "M -12 -1 L -3 -1 L 10 -6.4 L 10 -3 L -3 0 L -12 0 Z", 0.35)
        pencil.fill(deep, "O 10.6 0 2 7.8")
        cloth = "#C8452F" if reached else "#7E888C"
        pencil.fill(cloth, "M -9 2.2 L -2.6 2.2 L -2.6 10 L -5.8 7.4 L -9 10 Z")
        if level > 1:
            pencil.fill(cloth, "M -0.6 3 L 5.4 5.4 L 5.4 12 L 2.4 9.6 L -0.6 10.4 Z")


def paint_fame_marker(pencil: Pencil, seat: int, beyond: bool = False) -> None:
    """A seat's marker on the fame track: a balloon, 22 units wide, 32 high, its foot at (0, 0).

    `beyond` adds a plaque with +15.
    """
    shade = pencil.palette.seat(seat)
    deep = mixed(shade, "#1B1420", 0.36)
    pencil.fill(INK, "O 1.6 0 6 2", 0.3)
    balloon = "M -3 -8 Q -11 -14 -11 -21 Q -11 -32 0 -32 Q 11 -32 11 -21 Q 11 -14 3 -8 Z"
    pencil.line(PAPER, balloon, 3)
    pencil.fill(shade, balloon)
    pencil.fill(deep, "M 4 -31.4 Q 11 -29.6 11 -21 Q 11 -14 3 -8 L 0.6 -8 Q 8 -18 4 -31.4 Z")
    pencil.line(deep, "M -2.6 -8 L -2.6 -4.6 M 2.6 -8 L 2.6 -4.6", 1.1)
    pencil.line(PAPER, "R -3.4 -5 6.8 5 1", 1.4)
    pencil.fill("#A36B3A", "R -3.4 -5 6.8 5 1")
    pencil.fill(PAPER, "O 0 -21 7.4 7.4")
    emblem = SEAT_EMBLEMS[seat % len(SEAT_EMBLEMS)]
    paint_icon(pencil.painter, emblem, QRectF(-6, -27, 12, 12), pencil.palette, shade)
    if beyond:
        pencil.fill("#7A5206", "R 3 -37 19 11 5")
        pencil.fill("#F6CE57", "R 4 -36 17 9 4")
        pencil.fill("#3B2705", number_path("+15", 12.5, -31.5, 8.4))


def fame_place(fame: int) -> tuple[float, float]:
    """Where a marker's foot stands on the track, from the track's upper left corner."""
    return 8 + _STEP * (fame % FAME_STEPS + 0.5), 38.0


def paint_fame_track(pencil: Pencil, fames: Mapping[int, int]) -> None:
    """The track with all markers; `fames` by seat. Its upper left corner is (0, 0)."""
    wide, high = TRACK_SIZE
    pencil.fill("paper", f"R 0 14 {wide} {high - 14} 12")
    pencil.fill("#E9D6A4", f"R 2 16 {wide - 4} {high - 18} 10")
    for fame in range(FAME_STEPS):
        x, _ = fame_place(fame)
        golden = fame in TRUMPETS
        with pencil.at(x, 38):
            pencil.fill("#A47410" if golden else "#BFA873", "O 0 0 14.6 14.6")
            pencil.fill("#FBE7A6" if golden else PAPER, "O 0 0 13.2 13.2")
            if not golden:
                pencil.fill(INK, number_path(str(fame), 0, 0, 14))
                continue
            with pencil.at(0, 0, 0.8):
                paint_trumpet(pencil, 1 + TRUMPETS.index(fame))
            pencil.fill("#7A5206", "R -8 9 16 12 4")
            pencil.fill(PAPER, number_path(str(fame), 0, 15, 10))
    _paint_markers(pencil, fames)


def _paint_markers(pencil: Pencil, fames: Mapping[int, int]) -> None:
    for seat, fame in sorted(fames.items()):
        x, y = fame_place(fame)
        here = [other for other, value in fames.items() if value % FAME_STEPS == fame % FAME_STEPS]
        aside = (sorted(here).index(seat) - (len(here) - 1) / 2) * 9
        with pencil.at(x + aside, y + 3 + abs(aside) / 6):
            paint_fame_marker(pencil, seat, fame >= FAME_STEPS)
