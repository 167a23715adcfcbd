"""The emblems of the seats of My Island: gecko, parrot, turtle and crab."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import FOAM, INK
from islands_desktop.desktop.look.vector import Pencil

SEAT_SHADES: Mapping[str, str] = {
    "gecko": "#1F8A8A",
    "parrot": "#D9741F",
    "turtle": "#7A57B5",
    "crab": "#B3274A",
}
"""The colour of each animal's seat."""

_DARK = "#1E2A2E"


def paint_emblem(pencil: Pencil, animal: str) -> None:
    """A round emblem, 48 units wide about (0, 0): the animal in foam on its seat's colour."""
    shade = SEAT_SHADES[animal]
    pencil.fill(INK, "O 0 1.4 24 23.6", 0.22)
    pencil.fill(FOAM, "O 0 0 24 24")
    pencil.fill(shade, "O 0 0 22 22")
    pencil.fill(
        mixed(shade, "#ffffff", 0.14), "M -21 -6 Q -16 -22 0 -22 Q 16 -22 21 -6 Q 0 -16 -21 -6 Z"
    )
    _ANIMALS[animal](pencil, mixed(shade, "#000000", 0.12))


def _gecko(pencil: Pencil, shade: str) -> None:
    pencil.line(FOAM, "M 4 6 Q 11 10 9 15 Q 6 20 -2 17 Q -6 14 -3 12", 3.4)
    pencil.line(
        FOAM,
        "M -3 -5 Q -11 -7 -12 -1 M 3 -5 Q 11 -8 13 -14 M -2 5 Q -9 5 -12 11 M 4 5 Q 11 3 14 6",
        3.2,
    )
    for x, y in ((-12, 0), (13, -14), (-12, 11), (14, 6)):
        pencil.fill(FOAM, f"O {x} {y} 2.7 2.7")
    pencil.fill(FOAM, "M -4.6 -6 Q -6 2 -2.4 8 Q 1 11 5 7.4 Q 6.4 0 4.6 -6 Z")
    pencil.fill(FOAM, "M 0 -19.4 Q 7.4 -15 6.8 -9 Q 5 -4 0 -4 Q -5 -4 -6.8 -9 Q -7.4 -15 0 -19.4 Z")
    pencil.fill(_DARK, "O -4.4 -11 1.8 2 O 4.4 -11 1.8 2")
    pencil.line(shade, "M 0 -3 L 0 6", 1.6)
    pencil.fill(shade, "O -2.4 0 1 1 O 2.6 2.6 1 1")


def _parrot(pencil: Pencil, shade: str) -> None:
    pencil.fill(
        FOAM,
        "M -14 19 Q -14 6 -9 -2 Q -12 -14 -1 -17 Q 11 -18 12 -7 Q 12 4 8 8 Q 8 15 10 19 "
        "Q 0 27 -14 19 Z",
    )
    pencil.fill(FOAM, "M -4 -15 Q -10 -22 -16 -19 Q -11 -17 -8 -11 Z")
    pencil.fill("#F6C65A", "M -16 -19 Q -10 -22 -4 -15 L -6 -13 Q -10 -18 -16 -19 Z")
    pencil.fill(_DARK, "M 8.6 -10 Q 17 -11 18 -3 Q 17.4 3 13 5.6 Q 13.4 0 8 -1.6 Z")
    pencil.fill("#F6C65A", "M 8 -0.4 Q 12.4 1 12 5 Q 8.6 5 7 2 Z")
    pencil.fill(_DARK, "O 4.4 -8 2.5 2.5")
    pencil.fill("#FFFFFF", "O 5.2 -8.8 0.9 0.9")
    pencil.fill(shade, "M -12 17 Q -12 6 -7 1 Q 1 4 1 12 Q 0 18 -3 20.4 Q -9 20 -12 17 Z")
    pencil.line(FOAM, "M -8 8 Q -4 9 -2 13 M -9 13 Q -6 14 -4 17", 1.7)


def _turtle(pencil: Pencil, shade: str) -> None:
    for x, y, turn in ((-12, -8, -50), (12, -8, 50), (-11, 10, -130), (11, 10, 130)):
        with pencil.at(x, y, 1, turn):
            pencil.fill(FOAM, "M -4 4 Q -5 -8 0 -9 Q 5 -8 4 4 Z")
    pencil.fill(FOAM, "M -4.8 -10 Q -6 -19.4 0 -19.8 Q 6 -19.4 4.8 -10 Z")
    pencil.fill(FOAM, "M -2 14 L 0 20.4 L 2 14 Z")
    pencil.fill(_DARK, "O -2.4 -15.6 1.1 1.1 O 2.4 -15.6 1.1 1.1")
    pencil.fill(shade, "O 0 1.6 13.4 14.4")
    pencil.fill(FOAM, "O 0 1.6 11.6 12.6")
    pencil.fill(shade, "M 0 -5.4 L 6 -2 L 6 5 L 0 8.6 L -6 5 L -6 -2 Z")
    pencil.line(
        shade,
        "M 0 -5.4 L 0 -11 M 6 -2 L 10.6 -4.6 M 6 5 L 10.6 7.8 M 0 8.6 L 0 14 M -6 5 L -10.6 "
        "7.8 M -6 -2 L -10.6 -4.6",
        2,
    )


def _crab(pencil: Pencil, shade: str) -> None:
    pencil.line(
        FOAM,
        "M -9 6 L -17 7 L -19 11 M -8 9 L -14 12 L -15 16 M 9 6 L 17 7 L 19 11 M 8 9 L 14 12 "
        "L 15 16",
        2.6,
    )
    pencil.line(FOAM, "M -8 1 Q -16 0 -15 -7 M 8 1 Q 16 0 15 -7", 3.4)
    pencil.fill(
        FOAM,
        "M -14 -5 Q -21 -10 -17 -17 Q -15 -12 -12.6 -11.4 Q -12.6 -14 -10 -16.6 Q -7 -8 -14 "
        "-5 Z M 14 -5 Q 21 -10 17 -17 Q 15 -12 12.6 -11.4 Q 12.6 -14 10 -16.6 Q 7 -8 14 -5 Z",
    )
    pencil.line(FOAM, "M -3.6 -2 L -4 -8 M 3.6 -2 L 4 -8", 2.2)
    pencil.fill(FOAM, "O -4 -9 2.7 2.7 O 4 -9 2.7 2.7")
    pencil.fill(_DARK, "O -3.7 -9 1.3 1.3 O 4.3 -9 1.3 1.3")
    pencil.fill(FOAM, "M -12 5 Q -12 -4 0 -4 Q 12 -4 12 5 Q 9 13 0 13 Q -9 13 -12 5 Z")
    pencil.line(shade, "M -4 7 Q 0 10 4 7", 1.7)
    pencil.fill(shade, "O -7 1.6 1.2 1.2 O 7 1.6 1.2 1.2")


_ANIMALS: Mapping[str, Callable[[Pencil, str], None]] = {
    "gecko": _gecko,
    "parrot": _parrot,
    "turtle": _turtle,
    "crab": _crab,
}
