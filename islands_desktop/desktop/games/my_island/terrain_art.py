"""The terrains of an island, a hex at a time: beach, heather, palm, rainforest and plateau.

Each terrain has a ground, which a board may also lay out as one sheet of paper for many hexes, and
a growth that stands on it. Four variants of each growth keep a field of them from looking stamped.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islands_desktop.desktop.games.my_island.geometry import RADIUS, hex_text
from islands_desktop.desktop.look.scenery import INK, WOOD, WOOD_LIGHT
from islands_desktop.desktop.look.vector import Pencil

#: Ground of each terrain by its letter.
GROUNDS: Mapping[str, str] = {
    "B": "#EDD6A3",
    "H": "#B3B78C",
    "P": "#A9CC7C",
    "R": "#3B7350",
    "U": "#C3D68F",
}

#: The thin lines between hexes of one terrain; the first two digits are the opacity.
FOLDS: Mapping[str, str] = {
    "B": "#4CA9824A",
    "H": "#4C5C6247",
    "P": "#4C4F7F3C",
    "R": "#55B4DDA6",
    "U": "#4C6F8A45",
}

_HEX = hex_text(RADIUS)
_GROUND = hex_text(RADIUS + 0.4)

Spot = tuple[float, float, float]
"""Where a plant stands, and how large it is."""


def paint_terrain(pencil: Pencil, terrain: str, variant: int) -> None:
    """One whole hex of a terrain (B, H, P, R or U) about (0, 0)."""
    pencil.fill(GROUNDS[terrain], _GROUND)
    paint_growth(pencil, terrain, variant)
    paint_fold(pencil, terrain)


def paint_growth(pencil: Pencil, terrain: str, variant: int) -> None:
    """What grows or lies on the ground of one hex."""
    _GROWTHS[terrain](pencil, variant % 4)


def paint_fold(pencil: Pencil, terrain: str) -> None:
    """The soft line around one hex."""
    pencil.line(FOLDS[terrain], _HEX, 1.1)


# Beach ---------------------------------------------------------------------------------------

_DUNES = (
    "M -30 -8 Q -16 -16 -2 -9 Q 12 -2 28 -10 M -22 14 Q -8 7 6 13 Q 14 17 24 12",
    "M -26 -16 Q -10 -22 4 -15 Q 14 -11 22 -15 M -30 8 Q -16 1 0 8 Q 14 14 30 6",
    "M -18 -22 Q -6 -27 8 -21 M -30 -2 Q -14 -9 2 -2 Q 16 4 30 -3 M -14 22 Q 0 16 16 22",
    "M -28 2 Q -18 -5 -6 0 Q 8 6 26 -2 M -20 20 Q -8 14 6 19 M 0 -22 Q 10 -27 20 -22",
)
_LIGHTS = (
    "M -28 -4 Q -14 -12 0 -5 Q 12 1 24 -4 Q 12 5 -2 1 Q -16 -4 -28 -4 Z",
    "M -26 12 Q -14 5 0 12 Q 12 18 26 11 Q 12 22 -2 18 Q -14 14 -26 12 Z",
    "M -26 2 Q -12 -5 2 2 Q 16 8 26 2 Q 14 12 0 8 Q -14 3 -26 2 Z",
    "M -24 6 Q -16 -1 -4 4 Q 8 10 22 3 Q 10 14 -4 10 Q -14 7 -24 6 Z",
)


def _beach(pencil: Pencil, variant: int) -> None:
    pencil.fill("#F8E9C4", _LIGHTS[variant], 0.85)
    pencil.line("#D9BB80", _DUNES[variant], 1.6)
    if variant == 0:
        _shell(pencil, 13, -22, 1.0)
        pencil.fill("#C9A468", "O -14 -24 1.5 1.1 O -9 -21 1.1 0.9 O 8 25 1.4 1.1")
    elif variant == 1:
        _starfish(pencil, -12, -3)
        pencil.fill("#C9A468", "O 16 24 1.6 1.2 O 20 21 1.1 0.9 O 6 -28 1.3 1")
    elif variant == 2:
        with pencil.at(6, 9, 1, -14):
            pencil.fill(INK, "R -8 1 20 4 2", 0.13)
            pencil.fill(WOOD_LIGHT, "R -10 -1.6 20 3.6 1.8")
            pencil.fill(WOOD, "M 2 -1 L 6 -6 L 7.6 -5 L 5 -0.6 Z")
    else:
        _shell(pencil, -16, -12, 0.9)
        for x, y, high in ((12, 12, 1.0), (16, 14, 0.7)):
            with pencil.at(x, y, high):
                pencil.line("#8FA55C", "M 0 0 Q -2 -6 -6 -8 M 0 0 L 0 -10 M 0 0 Q 2 -6 6 -7", 1.6)


def _shell(pencil: Pencil, x: float, y: float, scale: float) -> None:
    with pencil.at(x, y, scale, -16):
        pencil.fill(INK, "O 1.4 2 5.4 3.6", 0.14)
        pencil.fill("#E9937A", "M 0 4 Q -7 1 -5.4 -3 Q 0 -8 5.4 -3 Q 7 1 0 4 Z")
        pencil.line("#FBE3D0", "M 0 3 L -3.4 -3.4 M 0 3 L 0 -5 M 0 3 L 3.4 -3.4", 0.9)


def _starfish(pencil: Pencil, x: float, y: float) -> None:
    star = "M 0 -6 L 1.7 -2 6 -1.8 2.7 1 3.8 5.4 0 3 -3.8 5.4 -2.7 1 -6 -1.8 -1.7 -2 Z"
    with pencil.at(x + 1.2, y + 1.4, 1, 14):
        pencil.fill(INK, star, 0.14)
    with pencil.at(x, y, 1, 14):
        pencil.fill("#DE7A52", star)
        pencil.fill("#F7C79C", "O 0 0 1.1 1.1")


# Heather -------------------------------------------------------------------------------------

_TUFTS: tuple[tuple[Spot, ...], ...] = (
    ((-17, -15, 0.9), (8, -20, 0.72), (17, -4, 0.95), (-6, 4, 1.15), (-20, 17, 0.7), (12, 22, 0.9)),
    ((-4, -24, 0.8), (-19, -2, 1.05), (18, -13, 0.85), (7, 6, 1.1), (-8, 22, 0.85), (20, 18, 0.65)),
    ((13, -20, 1.0), (-12, -17, 0.75), (-20, 5, 0.8), (3, 0, 1.05), (20, 10, 0.75), (-4, 24, 1.0)),
    ((-14, -18, 1.0), (10, -23, 0.7), (0, -3, 0.85), (20, -2, 0.9), (-17, 12, 1.0), (9, 20, 1.05)),
)
_BLOOMS = ("#9A77B4", "#8A6BAA", "#AC86BE", "#9A77B4", "#A580B0", "#8A6BAA")


def _heather(pencil: Pencil, variant: int) -> None:
    pencil.fill("#C6C79C", f"O {-8 + 6 * variant} {6 - 4 * variant} 22 13", 0.7)
    for place, (x, y, scale) in enumerate(_TUFTS[variant]):
        with pencil.at(x, y, scale):
            pencil.fill(INK, "O 2 4 12 3.6", 0.12)
            pencil.fill("#6F8A58", "M -10 5 Q -13 -1 -6 -3 Q 0 -6 6 -3 Q 13 -1 10 5 Q 0 8 -10 5 Z")
            bloom = _BLOOMS[(place + variant) % 6]
            pencil.line(
                bloom,
                "M -6 2 L -11 -4 M -3 1 L -6 -8 M 0 1 L 0 -10 M 3 1 L 6 -8 M 6 2 L 11 -4",
                3.2,
            )
            pencil.line(
                "#CDB1D8", "M -10.4 -3.6 L -11 -4.4 M -5.4 -6 L -6 -8.4 M 0 -7.6 L 0 -10.2", 2
            )


# Palm ----------------------------------------------------------------------------------------

_GROVES: tuple[tuple[Spot, ...], ...] = (
    ((-14, -2, 0.92), (12, 12, 1.05), (-8, 27, 0.72)),
    ((12, -4, 1.0), (-13, 14, 1.0), (15, 26, 0.7)),
    ((-2, -6, 0.8), (-16, 18, 0.95), (14, 17, 1.02)),
    ((15, -3, 0.78), (-10, 4, 1.08), (9, 25, 0.88)),
)
_GRASS = (
    "M 10 -20 L 12 -25 14 -20 M -24 10 L -22 5 -20 10 M 24 20 L 26 16 28 20",
    "M -14 -18 L -12 -23 -10 -18 M 0 24 L 2 19 4 24 M 24 6 L 26 2 28 6",
    "M 20 -14 L 22 -19 24 -14 M -26 -6 L -24 -11 -22 -6 M 0 28 L 2 24 4 28",
    "M -22 -12 L -20 -17 -18 -12 M -22 22 L -20 17 -18 22 M 24 14 L 26 10 28 14",
)


def _palms(pencil: Pencil, variant: int) -> None:
    pencil.fill("#BBD98D", f"O {8 - 5 * variant} {-8 + 5 * variant} 23 14", 0.75)
    pencil.line("#7FAE5A", _GRASS[variant], 1.5)
    for place, (x, y, scale) in enumerate(_GROVES[variant]):
        small_palm(pencil, x, y, scale, mirror=(place + variant) % 2 == 1)


def small_palm(
    pencil: Pencil, x: float, y: float, scale: float = 1.0, mirror: bool = False
) -> None:
    """A bold palm about 26 units high with its foot at (x, y)."""
    with pencil.at(x, y, scale):
        pencil.fill(INK, "M -1 1 L 10 4 Q 18 4 22 8 Q 12 10 2 4 Z", 0.15)
    with pencil.mirrored(x, y, scale) if mirror else pencil.at(x, y, scale):
        pencil.fill("#8A5A34", "M -2 1 Q 0 -8 3 -16 L 6 -15 Q 3.6 -7 2.4 1 Z")
        pencil.fill(
            "#3F8A4F",
            "M 4 -17 Q -6 -24 -13 -12 Q -6 -17 4 -15 Z M 4 -17 Q 14 -24 20 -11 Q 13 -16 4 -15 Z "
            "M 4 -16 Q 12 -14 13 -3 Q 8 -10 3 -14 Z M 4 -16 Q -5 -13 -7 -3 Q -3 -10 5 -14 Z",
        )
        pencil.fill(
            "#5DA85C", "M 4 -16 Q -3 -28 -10 -21 Q -3 -22 4 -15 Z M 4 -16 Q 10 -29 17 -21 Z"
        )
        pencil.fill("#6B3F22", "O 2.6 -13.6 1.6 1.6 O 5.8 -13.4 1.6 1.6")


# Rainforest ----------------------------------------------------------------------------------

_CROWNS: tuple[tuple[Spot, ...], ...] = (
    (
        (-9, -27, 0.9),
        (12, -24, 1.05),
        (-24, -9, 1.0),
        (0, -7, 1.2),
        (23, -5, 0.95),
        (-13, 11, 1.1),
        (11, 12, 1.15),
        (26, 16, 0.7),
        (-1, 28, 0.9),
    ),
    (
        (2, -28, 0.95),
        (-18, -19, 1.05),
        (20, -15, 1.1),
        (-2, -7, 1.0),
        (-25, 5, 0.85),
        (14, 6, 1.2),
        (-9, 13, 1.15),
        (23, 20, 0.75),
        (4, 28, 0.95),
    ),
    (
        (-4, -28, 0.85),
        (16, -22, 0.95),
        (-18, -16, 1.1),
        (6, -8, 1.15),
        (26, -2, 0.8),
        (-22, 8, 1.0),
        (-1, 11, 1.1),
        (20, 14, 1.1),
        (-6, 28, 0.85),
    ),
    (
        (8, -27, 1.0),
        (-14, -23, 0.95),
        (24, -10, 0.85),
        (-23, -3, 1.0),
        (3, -6, 1.2),
        (22, 10, 1.0),
        (-12, 14, 1.15),
        (9, 18, 1.05),
        (-3, 30, 0.7),
    ),
)
_LEAVES = (
    ("#2C6347", "#3F7F57"),
    ("#34704C", "#4E9160"),
    ("#285A45", "#3A7655"),
    ("#3D7A4C", "#5C9C62"),
)
_CROWN = (
    "M -12 3 Q -15 -4 -9 -8 Q -6 -14 1 -12 Q 8 -14 11 -7 Q 15 -2 11 4 Q 9 11 2 10 Q -4 13 -8 9 "
    "Q -13 8 -12 3 Z"
)


def _forest(pencil: Pencil, variant: int) -> None:
    for place, (x, y, scale) in enumerate(_CROWNS[variant]):
        dark, light = _LEAVES[(place * 3 + variant) % 4]
        with pencil.at(x, y, scale):
            pencil.fill("#173F33", "O 1.4 2.4 12 11", 0.5)
            pencil.fill(dark, _CROWN)
            pencil.fill(light, "M -10 0 Q -11 -5 -6 -7 Q -2 -12 4 -9 Q 9 -6 4 -3 Q -4 -2 -10 0 Z")
    if variant == 1:
        pencil.fill("#E58A6B", "O 12 2 2.2 2.2 O 17 6 1.7 1.7 O 9 8 1.5 1.5")
    elif variant == 3:
        pencil.fill("#F0C24B", "O -14 10 2 2 O -9 14 1.6 1.6 O -16 15 1.5 1.5")


# Plateau -------------------------------------------------------------------------------------

_BLADES = (
    "M -20 -10 L -18 -16 -16 -10 M 8 -20 L 10 -26 12 -20 M 16 8 L 18 2 20 8 M -10 20 L -8 14 -6 20",
    "M -8 -22 L -6 -28 -4 -22 M 18 -8 L 20 -14 22 -8 M -22 8 L -20 2 -18 8 M 6 22 L 8 16 10 22",
    "M 12 -18 L 14 -24 16 -18 M -18 -4 L -16 -10 -14 -4 M 20 14 L 22 8 24 14 M -6 26 L -4 20 -2 26",
    "M -16 -18 L -14 -24 -12 -18 M 4 -4 L 6 -10 8 -4 M -22 16 L -20 10 -18 16 M 17 9 L 19 3 21 9",
)
_FLOWERS = (
    "O -4 -8 2 2 O 2 -5 1.6 1.6 O 20 -10 1.7 1.7 O -22 12 1.7 1.7 O 4 14 2 2 O 9 18 1.5 1.5",
    "O 4 -12 2 2 O -18 -10 1.7 1.7 O -6 4 2 2 O 0 8 1.6 1.6 O 20 10 1.8 1.8 O -10 24 1.6 1.6",
    "O -4 -20 1.8 1.8 O 2 -2 2 2 O 8 2 1.6 1.6 O -22 10 1.8 1.8 O 10 22 1.8 1.8 O 24 -8 1.5 1.5",
    "O 14 -18 1.9 1.9 O 20 -14 1.5 1.5 O -14 0 2 2 O -8 4 1.6 1.6 O 4 18 1.9 1.9 O 22 4 1.6 1.6",
)


def _meadow(pencil: Pencil, variant: int) -> None:
    pencil.fill("#D5E3A5", f"O {-6 + 4 * variant} {-10 + 6 * variant} 24 12", 0.8)
    pencil.line("#86A95C", _BLADES[variant], 1.6)
    pencil.fill("#FFF7DF" if variant % 2 else "#EDB93F", _FLOWERS[variant])
    if variant == 2:
        with pencil.at(-9, -11):
            pencil.fill(INK, "O 2 3 9 3.4", 0.14)
            pencil.fill("#A9A79C", "M -7 3 L -5 -4 1 -6 7 -1 8 3 Z")
            pencil.fill("#D0CDBF", "M -7 3 L -5 -4 1 -6 2 -1 -2 3 Z")


_GROWTHS: Mapping[str, Callable[[Pencil, int], None]] = {
    "B": _beach,
    "H": _heather,
    "P": _palms,
    "R": _forest,
    "U": _meadow,
}
