"""Building tokens as camp, village and town, alone and stacked, seen a little from above."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from islands_desktop.desktop.games.rabbit_island.pawn_art import (
    TRIBE_SHADES,
    deep_shade,
    light_shade,
    paint_sign,
)
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import INK, WOOD_DARK
from islands_desktop.desktop.look.vector import Pencil

LEVELS = ("camp", "village", "town")
"""The levels from the bottom of a stack to its top."""

STEP = 8.5
"""Thickness of a token."""

_WIDE, _HIGH = 22.0, 10.5
_TOP = -(_HIGH + STEP)
_PAPER = "#FFF8E6"


def paint_token(pencil: Pencil, tribe: str, level: str) -> None:
    """One token with its building, 44 units wide, about 44 high; its foot is at (0, 0)."""
    _paint_shadow(pencil, 1)
    _paint_disc(pencil, tribe)
    _paint_top(pencil, tribe, level)


def paint_stack(pencil: Pencil, tribes: Sequence[str]) -> None:
    """One to three tokens on each other, the lowest first; its foot is at (0, 0).

    The rim of each token bears its owner's pattern, the topmost one the building of its level.
    """
    if not tribes:
        return
    _paint_shadow(pencil, len(tribes))
    for place, tribe in enumerate(tribes):
        with pencil.at(0, -STEP * place):
            _paint_disc(pencil, tribe)
    with pencil.at(0, -STEP * (len(tribes) - 1)):
        _paint_top(pencil, tribes[-1], LEVELS[min(len(tribes), len(LEVELS)) - 1])


def paint_plain_token(pencil: Pencil, tribe: str) -> None:
    """A token with its sign and no building, for supplies and counts; its foot is at (0, 0)."""
    _paint_shadow(pencil, 1)
    _paint_disc(pencil, tribe)
    with pencil.at(0, _TOP):
        pencil.painter.scale(1, 0.62)
        with pencil.at(0, 0, 1.1):
            paint_sign(pencil, tribe, _PAPER, deep_shade(tribe))


def _paint_shadow(pencil: Pencil, tokens: int) -> None:
    long = 4 + 3 * tokens
    pencil.fill(
        INK,
        f"M {-_WIDE} {-_HIGH} Q {-_WIDE} 2 0 2 L {long} 5 Q {_WIDE + long} 5 {_WIDE + long} -6 "
        f"Q {_WIDE + long} -12 {_WIDE} -12 Z",
        0.22,
    )


def _paint_disc(pencil: Pencil, tribe: str) -> None:
    """The disc of a token: its rim with the owner's pattern, and its upper face."""
    rim = (
        f"M {-_WIDE} {_TOP} L {-_WIDE} {-_HIGH} C {-_WIDE} {_HIGH * 0.36:.2f} {_WIDE} "
        f"{_HIGH * 0.36:.2f} {_WIDE} {-_HIGH} L {_WIDE} {_TOP} Z"
    )
    pencil.line(_PAPER, rim, 1.8)
    pencil.fill(deep_shade(tribe, 0.26), rim)
    with pencil.clipped(rim):
        _RIMS[tribe](pencil)
        pencil.fill("#000000", f"M {_WIDE * 0.45} -30 L {_WIDE} -30 L {_WIDE} 2 L 4 2 Z", 0.14)
    pencil.fill(_PAPER, f"O 0 {_TOP} {_WIDE} {_HIGH}")
    pencil.fill(TRIBE_SHADES[tribe], f"O 0 {_TOP + 0.2} {_WIDE - 1.8} {_HIGH - 1.5}")
    pencil.fill(light_shade(tribe, 0.14), f"O -2 {_TOP - 1.6} {_WIDE - 6} {_HIGH - 4}")


#: Middle of a rim's pattern at its places from left to right.
_PLACES = tuple((x, 1.4 - 0.0155 * x * x - STEP / 2 - 4) for x in (-17.0, -8.8, 0.0, 8.8, 17.0))


def _russet_rim(pencil: Pencil) -> None:
    for x, y in _PLACES:
        pencil.fill(_PAPER, f"M {x} {y - 3.4} L {x + 3.4} {y + 3} L {x - 3.4} {y + 3} Z")


def _saffron_rim(pencil: Pencil) -> None:
    for x, y in _PLACES:
        pencil.fill(_PAPER, f"R {x - 2.6} {y - 2.8} 5.2 5.6 0.6")


def _acorn_rim(pencil: Pencil) -> None:
    for x, y in _PLACES:
        pencil.fill(_PAPER, f"O {x} {y} 2.7 2.7")


def _cobalt_rim(pencil: Pencil) -> None:
    pencil.line(_PAPER, "M -23 -10.6 Q 0 1.2 23 -10.6", 2.2)


_RIMS: Mapping[str, Callable[[Pencil], None]] = {
    "russet": _russet_rim,
    "saffron": _saffron_rim,
    "acorn": _acorn_rim,
    "cobalt": _cobalt_rim,
}


# Buildings -----------------------------------------------------------------------------------


def _paint_top(pencil: Pencil, tribe: str, level: str) -> None:
    with pencil.at(0, _TOP):
        _BUILDINGS[level](pencil, tribe)


def _camp(pencil: Pencil, tribe: str) -> None:
    """A tent in the tribe's colour, its sign beside the entrance."""
    pencil.fill(INK, "M -12 5 L 14 4 L 20 7 L -4 8 Z", 0.24)
    pencil.line(_PAPER, "M -16 5 L -2 -17 L 6 -18 L 17 3 L 4 6 Z", 3)
    pencil.fill(deep_shade(tribe, 0.3), "M -2 -17 L 6 -18 L 17 3 L 4 6 Z")
    pencil.fill(light_shade(tribe, 0.3), "M -16 5 L -2 -17 L 4 6 Z")
    pencil.fill("#33241C", "M -9 5.4 L -2.6 -8 L 0 5.8 Z")
    pencil.line(WOOD_DARK, "M -2 -17 L -3.4 -20 M -2 -17 L 0 -20", 1.8)
    with pencil.at(7.6, -5, 0.52):
        paint_sign(pencil, tribe, _PAPER, deep_shade(tribe, 0.3))


def _village(pencil: Pencil, tribe: str) -> None:
    """Two huts and a banner with the tribe's sign behind them."""
    pencil.fill(INK, "M -14 5 L 16 4 L 22 7 L -6 8 Z", 0.22)
    pencil.line(WOOD_DARK, "M 0 2 L 0 -25", 1.8)
    pencil.line(_PAPER, "M 0 -24 L 15 -24 L 12 -18 L 15 -12 L 0 -12 Z", 1.6)
    pencil.fill(deep_shade(tribe, 0.1), "M 0 -24 L 15 -24 L 12 -18 L 15 -12 L 0 -12 Z")
    with pencil.at(6, -18, 0.48):
        paint_sign(pencil, tribe, _PAPER, deep_shade(tribe, 0.1))
    _house(pencil, tribe, 7, 1, 15, 9)
    _house(pencil, tribe, -7, 4, 17, 10)


def _town(pencil: Pencil, tribe: str) -> None:
    """A tower with a flag, houses on both sides."""
    pencil.fill(INK, "M -17 5 L 17 4 L 23 7 L -8 8 Z", 0.22)
    _house(pencil, tribe, -10.6, 1, 13, 10)
    _house(pencil, tribe, 10.6, 2, 13, 9)
    pencil.line(_PAPER, "M -6.4 5 L -6.4 -20 L 0 -31 L 6.4 -20 L 6.4 5 Z", 2.4)
    pencil.fill("#EADBBB", "M -6 5 L -6 -20 L 6 -20 L 6 5 Z")
    pencil.fill("#C3AC83", "M 1.6 5.2 L 1.6 -20 L 6 -20 L 6 5 Z")
    pencil.fill(TRIBE_SHADES[tribe], "M -8.4 -19 L 0 -31 L 1.4 -19 Z")
    pencil.fill(deep_shade(tribe, 0.28), "M 0 -31 L 8.4 -19 L 1.4 -19 Z")
    pencil.fill("#4A3326", "M -4 5 L -4 0 Q -1.4 -4 1 0 L 1 5 Z")
    with pencil.at(-0.4, -11, 0.46):
        paint_sign(pencil, tribe, deep_shade(tribe, 0.3), "#EADBBB")
    pencil.line(WOOD_DARK, "M 0 -31 L 0 -37", 1.6)
    pencil.fill(TRIBE_SHADES[tribe], "M 0.6 -37.4 L 9 -34.6 L 0.6 -31.6 Z")
    _house(pencil, tribe, -8.6, 7, 12, 7.4)


def _house(pencil: Pencil, tribe: str, x: float, y: float, wide: float, high: float) -> None:
    """A house with a gable towards us, its foot at (x, y)."""
    half = wide / 2
    with pencil.at(x, y):
        gable = (
            f"M {-half - 1.6} {-high} L 0 {-high - half} L {half + 1.6} {-high} L {half} {-high} "
            f"L {half} 0 L {-half} 0 L {-half} {-high} Z"
        )
        pencil.line(_PAPER, gable, 2.2)
        pencil.fill("#F1E2C2", f"M {-half} 0 L {-half} {-high} L {half} {-high} L {half} 0 Z")
        pencil.fill("#CDB68D", f"M 1 0 L 1 {-high} L {half} {-high} L {half} 0 Z")
        roof = mixed(TRIBE_SHADES[tribe], "#FFFFFF", 0.06)
        pencil.fill(roof, f"M {-half - 1.8} {-high + 1} L 0 {-high - half - 0.6} L 1 {-high + 1} Z")
        pencil.fill(
            deep_shade(tribe, 0.26),
            f"M 0 {-high - half - 0.6} L {half + 1.8} {-high + 1} L 1 {-high + 1} Z",
        )
        pencil.fill("#5A3B28", f"R {-half * 0.55 - 1.6} {-high * 0.62} 3.6 {high * 0.62} 0.8")


_BUILDINGS: Mapping[str, Callable[[Pencil, str], None]] = {
    "camp": _camp,
    "village": _village,
    "town": _town,
}
