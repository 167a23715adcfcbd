"""The four tribes: their colours and signs, their round emblems and their rabbits."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import FOAM, INK
from islands_desktop.desktop.look.vector import Pencil

TRIBE_SHADES: Mapping[str, str] = {
    "russet": "#C8452F",
    "saffron": "#E0A526",
    "acorn": "#3E8E5A",
    "cobalt": "#2F6DB3",
}
"""The colour of each tribe."""

TRIBES = tuple(TRIBE_SHADES)

_PAPER = "#FFF8E6"


def deep_shade(tribe: str, share: float = 0.3) -> str:
    """The tribe's colour in the shade."""
    return mixed(TRIBE_SHADES[tribe], "#1B1420", share)


def light_shade(tribe: str, share: float = 0.24) -> str:
    """The tribe's colour in the light."""
    return mixed(TRIBE_SHADES[tribe], "#FFFFFF", share)


def paint_sign(pencil: Pencil, tribe: str, shade: str, ground: str) -> None:
    """The tribe's sign about (0, 0), 20 units high, in a colour; `ground` draws what is in it."""
    _SIGNS[tribe](pencil, shade, ground)


def _flame(pencil: Pencil, shade: str, ground: str) -> None:
    pencil.fill(
        shade,
        "M 1 -11 Q 9 -4 8 3 Q 8 10 0 10 Q -8 10 -8 3 Q -8 -1 -5 -5 Q -4 -2 -2 -1 Q -3 -7 1 -11 Z",
    )
    pencil.fill(ground, "M 1 0 Q 4.6 3 3.6 6 Q 2.6 8 0 8 Q -3 8 -3.4 5.4 Q -3 3 -1 3 Q 0 2 1 0 Z")


def _book(pencil: Pencil, shade: str, ground: str) -> None:
    pencil.fill(shade, "M 0 -6 Q -5 -9 -11 -7 L -11 7 Q -5 5 0 8 Q 5 5 11 7 L 11 -7 Q 5 -9 0 -6 Z")
    pencil.line(
        ground,
        "M 0 -5 L 0 7 M -8 -3.4 L -3 -2.8 M -8 1 L -3 1.6 M 8 -3.4 L 3 -2.8 M 8 1 L 3 1.6",
        1.6,
    )


def _leaf(pencil: Pencil, shade: str, ground: str) -> None:
    with pencil.at(0, 0, 1, 24):
        pencil.line(shade, "M 0 6 L 0 12", 2.4)
        pencil.fill(shade, "M 0 -12 Q 10 -5 8 3 Q 6 9 0 9 Q -6 9 -8 3 Q -10 -5 0 -12 Z")
        pencil.line(ground, "M 0 -6 L 0 7 M 0 1 L 4 -2.4 M 0 4.6 L -4 1.2", 1.5)


def _wind(pencil: Pencil, shade: str, ground: str) -> None:
    pencil.line(shade, "M -10 -1 L 6 -1 Q 11 -1.6 10.4 -6 Q 9 -10 5 -8.6 Q 3 -7.6 3.4 -5.4", 3)
    pencil.line(shade, "M -8 4.4 L 2 4.4 Q 7 5 6 9 Q 4.4 11 2 10", 3)
    pencil.line(shade, "M -7 -6.4 L -2 -6.4", 3)


_SIGNS: Mapping[str, Callable[[Pencil, str, str], None]] = {
    "russet": _flame,
    "saffron": _book,
    "acorn": _leaf,
    "cobalt": _wind,
}


def paint_emblem(pencil: Pencil, tribe: str) -> None:
    """A round emblem, 48 units wide about (0, 0): the sign in paper on the tribe's colour."""
    shade = TRIBE_SHADES[tribe]
    pencil.fill(INK, "O 0 1.4 24 23.6", 0.22)
    pencil.fill(FOAM, "O 0 0 24 24")
    pencil.fill(shade, "O 0 0 22 22")
    pencil.fill(
        light_shade(tribe, 0.16), "M -21 -6 Q -16 -22 0 -22 Q 16 -22 21 -6 Q 0 -16 -21 -6 Z"
    )
    with pencil.at(0.8, 2, 1.34):
        paint_sign(pencil, tribe, deep_shade(tribe, 0.4), deep_shade(tribe, 0.4))
    with pencil.at(0, 0, 1.34):
        paint_sign(pencil, tribe, _PAPER, deep_shade(tribe, 0.16))


# Rabbits -------------------------------------------------------------------------------------

_EAR = "M -5.4 2 Q -8.4 -20 0 -27 Q 8.4 -20 5.4 2 Z"
_EAR_INSIDE = "M -2.6 0 Q -4.4 -15 0 -21 Q 4.4 -15 2.6 0 Z"


def paint_ears(pencil: Pencil, shade: str, inside: str) -> None:
    """A rabbit's head, about 46 units high, its neck at (0, 0): the game's mark."""
    for turn in (-13, 13):
        with pencil.at(turn * 0.62, -16, 1, turn):
            pencil.fill(shade, _EAR)
            pencil.fill(inside, _EAR_INSIDE)
    pencil.fill(shade, "M -16 4 Q -18 -20 0 -20 Q 18 -20 16 4 Z")
    pencil.fill(
        inside, "O -6 -8 2.2 2.8 O 6 -8 2.2 2.8 M -3 -3 Q 0 -4.6 3 -3 Q 2 0 0 0 Q -2 0 -3 -3 Z"
    )


def paint_rabbit(pencil: Pencil, tribe: str, lifted: float = 0.0) -> None:
    """A standing rabbit, 44 x 60 units, its feet at (0, 0); `lifted` from 0 (standing) to 1."""
    pencil.fill(INK, f"O {4 + 8 * lifted} {1 + 6 * lifted} 21 6", 0.3 - 0.12 * lifted)
    with pencil.at(0, -9 * lifted, 1 + 0.05 * lifted):
        # A rim of paper keeps the figure apart from any land and from its neighbours.
        pencil.fill(deep_shade(tribe, 0.5), "O 0 -1 19.4 6.2")
        pencil.fill(_PAPER, "O 0 -3 19.4 5.8")
        pencil.fill(TRIBE_SHADES[tribe], "O 0 -3 17.4 4.6")
        for outlined in (True, False):
            _paint_figure(pencil, tribe, outlined)
        _paint_face(pencil, tribe)
        with pencil.at(0, -12.6, 0.72):
            paint_sign(pencil, tribe, deep_shade(tribe, 0.42), _PAPER)


_BODY = "M -14 -3 Q -18 -26 0 -28 Q 18 -26 14 -3 Q 8 0 0 0 Q -8 0 -14 -3 Z"
_HEAD = "M -13.4 -31 Q -13.4 -43 0 -43 Q 13.4 -43 13.4 -31 Q 12 -21 0 -21 Q -12 -21 -13.4 -31 Z"
_ARMS = "O -14 -15 4 6 O 14 -15 4 6"

#: Turn, place and size of the left ear and of the right one: each tribe has its own bearing.
_BEARINGS: Mapping[str, tuple[tuple[float, float, float, float], ...]] = {
    "russet": ((-11, -6, -40, 0.86), (11, 6, -40, 0.86)),
    "saffron": ((-8, -5.6, -40, 0.9), (66, 9, -39, 0.72)),
    "acorn": ((-44, -8, -39, 0.8), (44, 8, -39, 0.8)),
    "cobalt": ((38, -3, -40, 0.8), (56, 8, -38, 0.8)),
}


def _paint_figure(pencil: Pencil, tribe: str, outlined: bool) -> None:
    """Ears, body and head; first a rim of paper around all of it, then the figure itself."""
    shade, deep = TRIBE_SHADES[tribe], deep_shade(tribe, 0.24)
    for turn, x, y, scale in _BEARINGS[tribe]:
        with pencil.at(x, y, scale, turn):
            if outlined:
                pencil.line(_PAPER, _EAR, 4.4)
            else:
                pencil.fill(shade, _EAR)
                pencil.fill(mixed(_PAPER, TRIBE_SHADES[tribe], 0.34), _EAR_INSIDE)
    if outlined:
        for shape in (_BODY, _HEAD, _ARMS):
            pencil.line(_PAPER, shape, 3.6)
        return
    pencil.fill(deep, _BODY)
    pencil.fill(shade, "M -14 -3 Q -18 -26 0 -28 Q 12 -26 9 -2 Q 4 0 0 0 Q -8 0 -14 -3 Z")
    pencil.fill(deep, _ARMS)
    pencil.fill(shade, "O -14.6 -15.6 3.2 5.2")
    pencil.fill(_PAPER, "M -9 -12 Q -9 -22 0 -22 Q 9 -22 9 -12 Q 8 -3 0 -3 Q -8 -3 -9 -12 Z")
    pencil.fill(deep, "O -8 -1.4 7 3.2 O 8 -1.4 7 3.2")
    pencil.fill(shade, "O -8 -2.2 6.4 2.7 O 8 -2.2 6.4 2.7")
    pencil.fill(deep, _HEAD)
    pencil.fill(
        shade,
        "M -13.4 -31 Q -13.4 -43 0 -43 Q 10.4 -43 10.8 -32 Q 9 -22 0 -21 Q -12 -21 -13.4 -31 Z",
    )


def _paint_face(pencil: Pencil, tribe: str) -> None:
    pencil.fill(
        _PAPER, "M -8 -26 Q -7 -30 0 -30.6 Q 7 -30 8 -26 Q 6 -21.6 0 -21.6 Q -6 -21.6 -8 -26 Z"
    )
    pencil.fill("#20262C", "O -5.4 -34 2.3 3 O 5.4 -34 2.3 3")
    pencil.fill("#FFFFFF", "O -4.7 -35 0.9 0.9 O 6.1 -35 0.9 0.9")
    pencil.fill(
        "#20262C", "M -2.4 -29 Q 0 -30.2 2.4 -29 Q 1.6 -26.6 0 -26.6 Q -1.6 -26.6 -2.4 -29 Z"
    )
    pencil.line("#20262C", "M 0 -26.6 L 0 -25 M -3 -24.6 Q -1 -23.6 0 -25 Q 1 -23.6 3 -24.6", 1)
    if tribe == "saffron":
        pencil.line("#6B4312", "O -5.4 -34 4.4 4.4 O 5.4 -34 4.4 4.4 M -1 -34 L 1 -34", 1.3)
    elif tribe == "cobalt":
        pencil.fill("#F0C24B", "M -12 -23.6 Q 0 -17 12 -23.6 L 11 -19.4 Q 0 -14 -11 -19.4 Z")
        pencil.fill("#F0C24B", "M 10 -22 Q 18 -25 22 -19 Q 24 -16 21 -14 Q 17 -19 10 -18 Z")
    elif tribe == "acorn":
        pencil.fill("#6B4327", "M -11 -39.4 Q -9 -47 0 -47 Q 9 -47 11 -39.4 Q 0 -43 -11 -39.4 Z")
        pencil.line("#6B4327", "M 0 -47 Q 0 -50 2.4 -51", 2.2)
    else:
        pencil.fill(
            "#F3B23C",
            "M 0.4 -53 Q 5 -48 4 -43 Q 2 -40 -0.4 -40 Q -4.6 -41 -4.4 -45 Q -3 -47 "
            "-2 -46 Q -2 -50 0.4 -53 Z",
        )
