"""Workers of the seats, standing and lying, and the seats' airships."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from islands_desktop.desktop.look.icons import paint_icon
from islands_desktop.desktop.look.palette import SEAT_EMBLEMS, mixed
from islands_desktop.desktop.look.scenery import INK, WOOD, WOOD_DARK
from islands_desktop.desktop.look.vector import Pencil

PAPER = "#FFF8E6"
_SKIN = "#F2C79B"

_BODY = "M -6.4 -2 Q -8 -12 -4.4 -13.4 L 4.4 -13.4 Q 8 -12 6.4 -2 Z"
_ARMS = (
    "M -5 -13 Q -11 -11 -10.4 -4 L -7 -3.4 Q -6 -8 -4 -10 Z "
    "M 5 -13 Q 11 -11 10.4 -4 L 7 -3.4 Q 6 -8 4 -10 Z"
)
_BOOTS = "M -7.6 0.4 L -7 -3 L -0.8 -3 L -0.8 0.4 Z M 7.6 0.4 L 7 -3 L 0.8 -3 L 0.8 0.4 Z"
_HEAD = "O 0 -19 6.6 6.8"
_CAP = "M -6.9 -19.4 Q -7 -27.4 0 -27.4 Q 7 -27.4 6.9 -19.4 Z"


def seat_shade(pencil: Pencil, seat: int) -> str:
    """The colour of a seat, counted from 0."""
    return pencil.palette.seat(seat)


def paint_worker(pencil: Pencil, seat: int, used: bool = False) -> None:
    """A worker, 20 units wide and 29 high, the middle of the feet at (0, 0).

    A used worker lies on the back, head to the left and pale, about 29 units wide and 18 high.
    """
    if not used:
        pencil.fill(INK, "O 3 0.4 11.4 3.4", 0.3)
        _paint_figure(pencil, seat, 0.0)
        return
    pencil.fill(INK, "O 0 0.6 16 3.4", 0.28)
    with pencil.at(12.6, -7.6, 0.94, -90):
        _paint_figure(pencil, seat, 0.42)


def _paint_figure(pencil: Pencil, seat: int, pale: float) -> None:
    """A flier in overalls with cap and goggles, the seat's emblem on the chest."""
    shade = mixed(seat_shade(pencil, seat), "#C9C4B6", pale)
    deep = mixed(shade, "#1B1420", 0.36)
    for shape in (_BODY, _ARMS, _BOOTS, _HEAD, _CAP):
        pencil.line(PAPER, shape, 3.2)
    pencil.fill(INK, _BOOTS)
    pencil.fill(shade, _BODY)
    pencil.fill(deep, "M 4.4 -13.4 Q 8 -12 6.4 -2 L 4 -2 Q 6 -7 4.4 -13.4 Z")
    pencil.fill(mixed(shade, "#1B1420", 0.16), _ARMS)
    pencil.fill("#5A3B22", "O -8.8 -3.2 2 1.9 O 8.8 -3.2 2 1.9")
    pencil.fill(mixed(_SKIN, "#C9C4B6", pale), _HEAD)
    pencil.fill(deep, _CAP)
    pencil.fill(deep, "M -6.9 -20 L -7.4 -14.6 L -4.6 -13.6 L -4.9 -19 Z M 6.9 -20 L 7.4 -14.6 "
                      "L 4.6 -13.6 L 4.9 -19 Z")  # fmt: skip
    pencil.line(mixed(shade, "#FFFFFF", 0.25), "M -5 -24.4 Q -2 -26.6 1.6 -26.2", 1.3)
    if pale:
        pencil.line(INK, "M -4 -18.6 Q -2.8 -17.4 -1.4 -18.6 M 1.4 -18.6 Q 2.8 -17.4 4 -18.6", 1.1)
    else:
        pencil.fill(INK, "O -2.6 -18 1.1 1.4 O 2.6 -18 1.1 1.4")
        pencil.line(INK, "M -1.6 -14.9 Q 0 -13.9 1.6 -14.9", 0.9)
    pencil.fill("#E9C46A", "R -6.6 -24 13.2 3.8 1.6")
    pencil.fill("#BFE6EE", "O -3 -22.1 2 1.5 O 3 -22.1 2 1.5")
    pencil.fill(PAPER, "O 0 -7.6 5.2 5.2")
    emblem = SEAT_EMBLEMS[seat % len(SEAT_EMBLEMS)]
    box = QRectF(-4.2, -11.8, 8.4, 8.4)
    paint_icon(pencil.painter, emblem, box, pencil.palette, mixed(shade, "#1B1420", 0.24))


def paint_airship(pencil: Pencil, seat: int | None = None) -> None:
    """An airship about (0, 0), 96 units wide and 54 high; with a seat, in its colour and emblem."""
    shade = "#C8452F" if seat is None else seat_shade(pencil, seat)
    deep = mixed(shade, "#1B1420", 0.4)
    with pencil.at(3, -7, 0.62):
        pencil.fill(INK, "M -58 62 Q 0 54 66 64 Q 60 72 0 72 Q -50 70 -58 62 Z", 0.18)
        fins = "M -52 -4 L -76 -20 L -70 0 L -76 20 L -52 6 Z"
        hull = "M -62 0 C -50 -32 40 -34 64 0 C 40 34 -50 32 -62 0 Z"
        pencil.line(PAPER, fins, 5)
        pencil.line(PAPER, hull, 5)
        pencil.fill(deep, fins)
        pencil.fill(shade, hull)
        belt = (
            "M -34 -21 C -14 -27 14 -28 36 -21 C 46 -8 46 8 36 21 C 14 28 -14 27 -34 21 "
            "C -44 8 -44 -8 -34 -21 Z"
        )
        pencil.fill("#F4E4BF", belt)
        pencil.fill(INK, "M -60 5 C -30 14 40 14 62 4 C 40 34 -50 32 -60 5 Z", 0.16)
        pencil.fill("#FFFFFF", "M -52 -9 C -36 -28 32 -29 52 -9 C 30 -19 -34 -19 -52 -9 Z", 0.4)
        pencil.line(WOOD_DARK, "M -22 24 L -18 40 M 22 24 L 18 40 M 0 26 L 0 38", 2.2)
        pencil.fill(WOOD, "M -30 37 L 32 37 Q 30 52 17 52 L -17 52 Q -28 52 -30 37 Z")
        pencil.fill("#D9F0F4", "O -13 44 3.8 3.8 O 0 44 3.8 3.8 O 13 44 3.8 3.8")
        pencil.line(WOOD_DARK, "M 31 44 L 38 44", 3)
        pencil.fill("#8FA6B2", "O 38 38.4 2.2 7 O 38 49.6 2.2 7")
        if seat is not None:
            pencil.fill(PAPER, "O 1 -1 17.4 17.4")
            emblem = SEAT_EMBLEMS[seat % len(SEAT_EMBLEMS)]
            paint_icon(pencil.painter, emblem, QRectF(-13, -15, 28, 28), pencil.palette, shade)
        else:
            pencil.line(deep, "M -14 0 L 16 0 M 1 -15 L 1 15", 3)
            pencil.fill(deep, "M 1 -17 L 7 0 L 1 17 L -5 0 Z")


def paint_first_player(pencil: Pencil) -> None:
    """The first player's token: a captain's wheel, 40 units wide about (0, 0)."""
    pencil.fill(INK, "O 1 2.4 17 17", 0.28)
    for turn in range(0, 360, 45):
        with pencil.at(0, 0, 1, turn):
            pencil.line(PAPER, "M 0 -6 L 0 -18.4", 5.4)
            pencil.line(WOOD_DARK, "M 0 -4 L 0 -18.4", 3)
    pencil.line(PAPER, "O 0 0 12.4 12.4", 7)
    pencil.line(WOOD_DARK, "O 0 0 12.4 12.4", 4.8)
    pencil.line("#C48E55", "O 0 0 12.8 12.8", 1.6)
    pencil.fill("#DDAF4E", "O 0 0 5.6 5.6")
    pencil.fill("#7A5510", "O 0 0 2 2")
