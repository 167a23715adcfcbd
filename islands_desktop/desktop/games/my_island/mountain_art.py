"""The range of mountains north of the island, and the tunnels that lead through it."""

from __future__ import annotations

from collections.abc import Sequence

from islands_desktop.desktop.games.my_island.geometry import Cell, hex_centre, outline
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import INK, WOOD, WOOD_DARK
from islands_desktop.desktop.look.vector import Pencil

#: The ground on which the range stands, in the manner of hexes, so that the coast goes around it.
RANGE_CELLS: tuple[Cell, ...] = (
    *((q, -1) for q in range(1, 16)),
    *((q, -2) for q in range(3, 15)),
    *((q, -3) for q in range(5, 14)),
)

Peak = tuple[float, float, float, float, float]
"""Middle and foot, half its width, its height, and how far its top leans to the right."""

_BACK: tuple[Peak, ...] = (
    (262, -186, 74, 92, 0.1),
    (800, -182, 70, 88, -0.1),
    (372, -196, 82, 110, -0.12),
    (690, -196, 84, 114, 0.14),
    (470, -200, 72, 92, 0.15),
    (596, -200, 76, 96, -0.1),
    (532, -202, 66, 112, 0.05),
)
_FLANKS: tuple[Peak, ...] = (
    (196, -112, 76, 156, 0.12),
    (850, -112, 78, 164, -0.12),
    (112, -64, 74, 136, -0.1),
    (936, -62, 72, 128, 0.12),
    (44, -34, 52, 74, 0.15),
    (1000, -34, 50, 70, -0.15),
)
_MIDDLE: tuple[Peak, ...] = (
    (288, -92, 88, 128, -0.1),
    (756, -90, 90, 136, 0.1),
    (404, -94, 96, 166, 0.12),
    (652, -92, 98, 148, -0.14),
    (524, -84, 104, 206, 0.04),
)
_FRONT: tuple[Peak, ...] = (
    (196, -42, 66, 84, 0.1),
    (848, -42, 70, 92, -0.12),
    (346, -42, 80, 98, 0.14),
    (704, -42, 74, 84, -0.1),
    (274, -38, 50, 52, -0.1),
    (778, -38, 52, 62, 0.1),
    (604, -42, 62, 70, 0.1),
    (452, -40, 66, 74, -0.12),
    (530, -36, 50, 48, 0.1),
)

_DUSK = "#223450"


def paint_mountains(pencil: Pencil, *, plateau: bool, small: bool = False) -> None:
    """The whole range; with the plateau open, its middle is left free for the meadow."""
    _ground(pencil)
    for peak in _BACK:
        _peak(pencil, peak, 0.42, small=small)
    if plateau:
        for peak in _FLANKS:
            _peak(pencil, peak, 0.0, small=small)
        _mist(
            pencil,
            "M 196 -204 Q 270 -226 360 -210 Q 470 -232 560 -212 Q 680 -232 770 -208 Q 820 -220 856 "
            "-202 Q 760 -190 540 -196 Q 300 -188 196 -204 Z",
        )
        return
    for peak in (*_FLANKS[:2], *_MIDDLE):
        _peak(pencil, peak, 0.16, small=small)
    _mist(
        pencil,
        "M 96 -84 Q 190 -120 300 -96 Q 400 -126 520 -100 Q 650 -128 760 -98 Q 880 -120 952 "
        "-84 Q 760 -54 530 -62 Q 280 -52 96 -84 Z",
    )
    for peak in (*_FLANKS[2:], *_FRONT):
        _peak(pencil, peak, 0.0, small=small)


def paint_foothills(pencil: Pencil) -> None:
    """Low rocks and bushes where the range meets the first row of the island."""
    for place, x in enumerate(range(24, 1040, 34)):
        kind = (place * 5 + place // 3) % 4
        with pencil.at(x + 5 * (kind - 1.5), -32 - 3 * (place % 3), 0.8 + 0.12 * kind):
            if kind == 1:
                _boulder(pencil)
            else:
                _thicket(pencil, kind)


def paint_cliff(pencil: Pencil, cells: Sequence[Cell]) -> None:
    """The rock under the meadow: the plateau's outline, let down like layers of card."""
    shape = outline(cells, 6)
    pencil.fill(INK, shape.translated(6, 30), 0.22)
    for drop in range(26, 0, -2):
        shade = mixed("#A8968A", "#75675F", drop / 26)
        pencil.fill(_tone(pencil, shade), shape.translated(0, drop))
    pencil.line(_tone(pencil, "#C9BAA6"), shape.translated(0, 3), 1.4)


def paint_tunnel(pencil: Pencil, island: Cell, high: Cell) -> None:
    """A tunnel: a mouth on the island, a mouth on the plateau, and the way between them."""
    (x, y), (far_x, far_y) = hex_centre(*island), hex_centre(*high)
    lean = (far_x - x) / 4
    near = (x + lean * 1.1, y - 33)
    far = (far_x - lean * 1.06, far_y + 33)
    pencil.line(
        "#F5E7C6",
        f"M {near[0]:.1f} {near[1] - 22:.1f} L {far[0]:.1f} {far[1]:.1f}",
        2.6,
        dashed=True,
    )
    for mouth_x, mouth_y, scale in ((*far, 0.84), (*near, 1.0)):
        with pencil.at(mouth_x, mouth_y, scale):
            _mouth(pencil)


def _mouth(pencil: Pencil) -> None:
    pencil.fill("#7F7067", "M -24 2 L -22 -14 L -12 -28 L 4 -31 L 18 -24 L 24 -8 L 23 2 Z")
    pencil.fill("#B4A395", "M -24 2 L -22 -14 L -12 -28 L 4 -31 L -2 -20 L -14 -10 L -16 2 Z")
    pencil.fill("#DDD2BE", "M -16 3 L -16 -8 Q -14 -24 0 -24 Q 14 -24 16 -8 L 16 3 Z")
    pencil.fill("#2A2528", "M -11 3 L -11 -8 Q -10 -19 0 -19 Q 10 -19 11 -8 L 11 3 Z")
    pencil.line(
        "#A8987F", "M -15 -9 L -11 -8 M 15 -9 L 11 -8 M -10 -20 L -7 -16 M 10 -20 L 7 -16", 1.4
    )
    pencil.fill("#F6C65A", "O -13.6 -12 2 2.6 O 13.6 -12 2 2.6")
    pencil.line(WOOD_DARK, "M -4 3 L -3 -7 M 4 3 L 3 -7", 1.5)
    pencil.line(WOOD, "M -6.6 1.6 L 6.6 1.6 M -5.4 -2.4 L 5.4 -2.4", 1.8)


def _tone(pencil: Pencil, shade: str, haze: float = 0.0, dusk: float = 0.5) -> str:
    """A colour of the range, paler with the distance and darker at dusk."""
    if pencil.palette.is_dark:
        return mixed(mixed(shade, "#6D7F95", haze * 0.7), _DUSK, dusk)
    return mixed(shade, "#CFE0DA", haze)


def _ground(pencil: Pencil) -> None:
    shape = outline(RANGE_CELLS, 12)
    pencil.fill(_tone(pencil, "#8E9A74"), shape)
    pencil.fill(_tone(pencil, "#A1AB82"), "M 10 -26 Q 160 -70 520 -66 Q 880 -70 1030 -26 Z")


def _peak(pencil: Pencil, peak: Peak, haze: float, *, small: bool) -> None:
    x, foot, half, high, lean = peak
    top = lean * half
    light, dark = _tone(pencil, "#CDBBA6", haze), _tone(pencil, "#8B7A73", haze)
    with pencil.at(x, foot):
        if not haze and not small:
            pencil.fill(
                INK, f"M {-half * 0.5} 2 L {half} 0 L {half + 24} 9 Q {half} 15 0 10 Z", 0.14
            )
        right = (
            f"L {top + half * 0.3} {-high * 0.7} L {half * 0.5} {-high * 0.46} "
            f"L {half * 0.74} {-high * 0.2} L {half} 0"
        )
        left = (
            f"M {-half} 0 L {-half * 0.7} {-high * 0.25} L {-half * 0.5} {-high * 0.4} "
            f"L {top - half * 0.28} {-high * 0.72} L {top} {-high}"
        )
        pencil.fill(dark, f"{left} {right} Q 0 10 {-half} 0 Z")
        ridge = (
            f"L {top + half * 0.1} {-high * 0.74} L {top - half * 0.06} {-high * 0.5} "
            f"L {top + half * 0.16} {-high * 0.26} L {top * 0.4} 5 Q {-half * 0.5} 5 {-half} 0 Z"
        )
        pencil.fill(light, f"{left} {ridge}")
        if not small:
            pencil.fill(
                _tone(pencil, "#B29F8F", haze),
                f"M {-half} 0 L {-half * 0.5} {-high * 0.4} L {-half * 0.36} {-high * 0.16} "
                f"L {-half * 0.5} 3.6 Z "
                f"M {half} 0 L {half * 0.5} {-high * 0.46} L {half * 0.34} {-high * 0.2} "
                f"L {half * 0.56} 4 Z",
            )
        _snow(pencil, half, high, top, haze)
        _skirt(pencil, half, high, haze)


def _skirt(pencil: Pencil, half: float, high: float, haze: float) -> None:
    """Meadows that climb up the foot of a peak."""
    pencil.fill(
        _tone(pencil, "#8E9A74", haze * 0.5),
        f"M {-half * 1.12} 9 Q {-half * 0.95} {-high * 0.03} {-half * 0.72} {-high * 0.1} "
        f"Q {-half * 0.5} {-high * 0.02} {-half * 0.28} {-high * 0.07} Q 0 {high * 0.03} "
        f"{half * 0.26} {-high * 0.09} Q {half * 0.5} 0 {half * 0.7} {-high * 0.12} "
        f"Q {half * 0.95} {-high * 0.02} {half * 1.12} 9 Q 0 17 {-half * 1.12} 9 Z",
    )


def _snow(pencil: Pencil, half: float, high: float, top: float, haze: float) -> None:
    def at(side: float, down: float) -> str:
        return f"{top + side * half:.1f} {-high * (1 - down):.1f}"

    pencil.fill(
        _tone(pencil, "#D5D9DC", haze * 0.6, 0.38),
        f"M {at(0, 0)} L {at(0.3, 0.3)} L {at(0.2, 0.36)} L {at(0.16, 0.28)} L {at(0.1, 0.4)} "
        f"L {at(0.06, 0.26)} Z",
    )
    pencil.fill(
        _tone(pencil, "#FDF9EE", haze * 0.6, 0.2),
        f"M {at(0, 0)} L {at(0.1, 0.26)} L {at(0.02, 0.34)} L {at(-0.06, 0.26)} L {at(-0.12, 0.4)} "
        f"L {at(-0.2, 0.3)} L {at(-0.3, 0.34)} L {at(-0.28, 0.28)} Z",
    )


def _mist(pencil: Pencil, shape: str) -> None:
    pencil.fill("#8FA6B8" if pencil.palette.is_dark else "#FFFDF4", shape, 0.34)


def _boulder(pencil: Pencil) -> None:
    pencil.fill(INK, "M -10 2 L 12 1 L 22 6 Q 14 9 -4 6 Z", 0.16)
    pencil.fill(_tone(pencil, "#A29386"), "M -13 3 L -11 -8 L -2 -15 L 9 -10 L 13 3 Z")
    pencil.fill(_tone(pencil, "#CDBFAD"), "M -13 3 L -11 -8 L -2 -15 L 0 -6 L -5 3 Z")


def _thicket(pencil: Pencil, kind: int) -> None:
    dark, light = (
        ("#557F4E", "#7CA566"),
        ("", ""),
        ("#4A7550", "#6B9A62"),
        ("#678C50", "#8FB06C"),
    )[kind]
    pencil.fill(
        _tone(pencil, dark), "M -17 3 Q -19 -8 -9 -10 Q -4 -19 4 -13 Q 14 -15 17 3 Q 0 8 -17 3 Z"
    )
    pencil.fill(_tone(pencil, light), "M -14 -2 Q -14 -8 -7 -8 Q -2 -15 3 -11 Q -4 -9 -6 -2 Z")
