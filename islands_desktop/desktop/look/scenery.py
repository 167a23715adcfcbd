"""Things that stand in several pictures: skies, sea, palms, huts, logs, rocks, people's goods.

Every part is drawn about its foot at (0, 0), upward to negative y, light from the upper left, with
a long soft shadow to the right.
"""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.desktop.look.vector import Pencil

#: Size of a picture on a card.
PICTURE_WIDE = 240.0
PICTURE_HIGH = 118.0

INK = "#22333B"
SAND, SAND_DARK = "#F0DBAA", "#E0C48C"
GRASS, GRASS_DARK, JUNGLE = "#93BE6E", "#6CA05B", "#3F7A50"
WOOD, WOOD_LIGHT, WOOD_DARK = "#A36B3A", "#C48E55", "#74482A"
THATCH, THATCH_LIGHT, THATCH_DARK = "#D2A452", "#E7C37A", "#A97A34"
ROCK, ROCK_LIGHT, ROCK_DARK = "#8E99A0", "#BEC8CC", "#66727A"
FOAM = "#F7F3E8"
CORAL, SUN = "#D9583F", "#F0C24B"


@dataclass(frozen=True, slots=True)
class Weather:
    """Colours of sky and sea: by day, in the morning, in the evening …"""

    sky: str
    haze: str
    sun: str
    sea: str
    deep: str
    far: str


DAY = Weather("#A9DBE3", "#D8EFE6", "#FFF3C4", "#62BDBC", "#3E9CA3", "#7FB7B0")
MORNING = Weather("#BFE0E0", "#F6E7C8", "#FFF0BA", "#78C4BD", "#4CA6A6", "#93BBAA")
EVENING = Weather("#F3B98A", "#FBDDA8", "#FFF0C0", "#6FA7A8", "#3F8792", "#A98C86")
NOON = Weather("#8FD0E4", "#C6EAEE", "#FFF6D2", "#4FB4BC", "#2E93A2", "#6DB0A4")


def sky(pencil: Pencil, weather: Weather, sun_x: float = 52.0, sun_y: float = 26.0) -> None:
    """Sky with the sun's disc and two flat clouds."""
    pencil.fill(weather.sky, "R 0 0 240 118 0")
    pencil.fill(weather.haze, "M 0 46 Q 60 34 120 42 Q 190 50 240 36 L 240 118 L 0 118 Z")
    with pencil.at(sun_x, sun_y):
        pencil.fill(weather.sun, "O 0 0 23 23", 0.4)
        pencil.fill(weather.sun, "O 0 0 15 15")
    with pencil.at(112, 16):
        pencil.fill(FOAM, "M 0 0 Q 4 -9 14 -6 Q 22 -14 32 -6 Q 44 -6 44 2 Q 22 4 0 0 Z", 0.85)
    with pencil.at(206, 30, 0.7):
        pencil.fill(FOAM, "M 0 0 Q 4 -9 14 -6 Q 22 -14 32 -6 Q 44 -6 44 2 Q 22 4 0 0 Z", 0.7)


def sea(pencil: Pencil, weather: Weather, horizon: float = 58.0) -> None:
    """Sea from the horizon down, with an island far away and a few lines of foam."""
    with pencil.at(0, horizon):
        pencil.fill(weather.far, "M 14 0 Q 30 -16 46 -9 Q 62 -20 82 0 Z")
        pencil.fill(weather.far, "M 196 0 Q 214 -12 240 -8 L 240 0 Z")
        pencil.fill(weather.sea, "R 0 0 240 80 0")
        pencil.fill(weather.deep, "M 0 0 L 240 0 L 240 5 Q 160 9 90 5 Q 40 3 0 7 Z")
        pencil.line(FOAM, "M 24 14 L 50 14 M 92 11 L 112 11 M 150 16 L 176 16 M 8 22 L 20 22", 1.6)


def beach(pencil: Pencil, top: float = 84.0) -> None:
    """Sand in the foreground with a wet edge."""
    with pencil.at(0, top):
        pencil.fill(FOAM, "M 0 2 Q 50 -10 110 -5 Q 180 3 240 -9 L 240 60 L 0 60 Z", 0.75)
        pencil.fill(SAND_DARK, "M 0 5 Q 50 -7 110 -2 Q 180 6 240 -6 L 240 60 L 0 60 Z")
        pencil.fill(SAND, "M 0 10 Q 60 -1 118 4 Q 184 11 240 0 L 240 60 L 0 60 Z")


def meadow(pencil: Pencil, top: float = 82.0) -> None:
    """Grass in the foreground with a sandy path."""
    with pencil.at(0, top):
        pencil.fill(GRASS_DARK, "M 0 0 Q 60 -12 124 -4 Q 190 3 240 -10 L 240 60 L 0 60 Z")
        pencil.fill(GRASS, "M 0 7 Q 60 -4 124 3 Q 190 10 240 -2 L 240 60 L 0 60 Z")
        pencil.fill(
            SAND, ("M 96 40 Q 120 20 150 12 Q 170 8 176 5 L 190 6 Q 180 14 168 20 L 150 40 Z"), 0.8
        )


def hills(pencil: Pencil, shade: str = JUNGLE, light: str = GRASS_DARK) -> None:
    """A wooded ridge behind the scene."""
    pencil.fill(
        shade,
        ("M 0 70 Q 30 40 70 52 Q 96 24 136 40 Q 170 20 206 46 Q 226 40 240 52 L 240 100 L 0 100 Z"),
    )
    pencil.fill(light, "M 0 84 Q 36 56 84 70 Q 130 52 170 68 Q 210 56 240 70 L 240 104 L 0 104 Z")


def cast(pencil: Pencil, width: float, length: float = 34.0) -> None:
    """A long soft shadow to the right of a thing `width` wide standing at (0, 0)."""
    half = width / 2
    pencil.fill(
        INK,
        f"M {-half} 0 L {half} -1 L {half + length} 7 Q {half + length + 4} 10 {half + length - 6} "
        f"10 L {-half + 6} 4 Z",
        0.16,
    )


def palm(pencil: Pencil, x: float, y: float, scale: float = 1.0, mirror: bool = False) -> None:
    """A palm about 60 units high, leaning to the right (left if mirrored)."""
    with pencil.at(x, y, scale):
        cast(pencil, 6, 30)
    with pencil.mirrored(x, y, scale) if mirror else pencil.at(x, y, scale):
        pencil.fill(WOOD_DARK, "M -4 0 C -1 -18 1 -32 8 -48 L 12 -46 C 7 -32 5 -16 4 0 Z")
        pencil.fill(WOOD_LIGHT, "M -4 0 C -1 -18 1 -32 8 -48 L 9.6 -47.4 C 4 -32 1 -16 0 0 Z")
        with pencil.at(10, -48):
            for turn, shade in ((-168, "#2F6B45"), (12, "#2F6B45"), (-128, "#3F8552")):
                _frond(pencil, turn, shade)
            for turn, shade in ((-62, "#3F8552"), (-24, "#58A062"), (-205, "#58A062")):
                _frond(pencil, turn, shade)
            pencil.fill("#7A4A28", "O -2 2 2.8 2.8 O 3 3 2.8 2.8")


def _frond(pencil: Pencil, turn: float, shade: str) -> None:
    flip = abs(turn) > 90
    context = pencil.at(0, 0, 1, turn)
    with context:
        if flip:
            pencil.fill(shade, "M 0 -2 Q 14 8 29 -6 Q 24 8 14 8 Q 6 8 0 2 Z")
        else:
            pencil.fill(shade, "M 0 2 Q 14 -8 29 6 Q 24 -8 14 -8 Q 6 -8 0 -2 Z")


def bush(pencil: Pencil, x: float, y: float, scale: float = 1.0, shade: str = JUNGLE) -> None:
    """A low bush with one lighter side."""
    with pencil.at(x, y, scale):
        pencil.fill(shade, "M -16 0 Q -18 -10 -8 -12 Q -2 -20 6 -13 Q 16 -14 16 0 Z")
        pencil.fill("#FFFFFF", "M -13 -3 Q -14 -9 -7 -10 Q -2 -16 4 -12 Q -4 -10 -6 -3 Z", 0.22)


def rock(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """A facetted rock about 24 units wide."""
    with pencil.at(x, y, scale):
        cast(pencil, 22, 16)
        pencil.fill(ROCK, "M -13 1 L -10 -11 L -1 -17 L 9 -12 L 13 1 Z")
        pencil.fill(ROCK_LIGHT, "M -13 1 L -10 -11 L -1 -17 L 1 -8 L -6 1 Z")
        pencil.fill(ROCK_DARK, "M 1 -8 L 9 -12 L 13 1 L 4 1 Z")


def hut(
    pencil: Pencil,
    x: float,
    y: float,
    scale: float = 1.0,
    wall: str = WOOD_LIGHT,
    roof: tuple[str, str, str] = (THATCH_LIGHT, THATCH, THATCH_DARK),
) -> None:
    """A thatched hut, 56 wide and 52 high, front on the left and long side on the right."""
    with pencil.at(x, y, scale):
        cast(pencil, 54, 30)
        pencil.fill(wall, "M -24 0 L -24 -22 L -4 -22 L -4 2 Z")
        pencil.fill(INK, "M -4 2 L -4 -22 L 24 -22 L 24 -1 Z")
        pencil.fill(wall, "M -4 2 L -4 -22 L 24 -22 L 24 -1 Z", 0.72)
        pencil.fill(WOOD_DARK, "M -18 0.6 L -18 -14 Q -14 -18 -10 -14 L -10 1.4 Z")
        pencil.fill(SUN, "R 5 -16 8 8 1", 0.9)
        pencil.line(WOOD_DARK, "M 9 -16 L 9 -8 M 5 -12 L 13 -12", 1)
        pencil.fill(roof[1], "M -14 -50 L 14 -46 L 31 -18 L 0 -17 Z")
        pencil.fill(roof[0], "M -14 -50 L -31 -19 L -25 -17 L -14 -37 L -4 -15 L 1 -15 Z")
        pencil.line(roof[2], "M -6 -40 L 21 -36 M 0 -28 L 27 -26", 1.6)
        pencil.line(roof[2], "M -14 -50 L 14 -46", 2.4)


def log_end(pencil: Pencil, x: float, y: float, radius: float = 6.0) -> None:
    """The end of a log, seen from the front, about its centre."""
    with pencil.at(x, y, radius / 6):
        pencil.fill(WOOD_DARK, "O 0 0 6 6")
        pencil.fill("#E2B680", "O 0 0 4.7 4.7")
        pencil.line("#B98048", "O 0.2 0 2.5 2.4", 1)


def log_pile(pencil: Pencil, x: float, y: float, rows: int, radius: float = 6.0) -> None:
    """A pile of logs, `rows` in the lowest row, lying along the depth; (x, y) is its left foot."""
    step = radius * 2
    with pencil.at(x + rows * radius, y):
        cast(pencil, rows * step, 26)
    for level in range(rows):
        for place in range(rows - level):
            left = x + radius + place * step + level * radius
            top = y - radius - level * radius * 1.74
            with pencil.at(left, top, radius / 6):
                pencil.fill(WOOD, "M 0 -6 L 20 -13 Q 27 -8 24 -1 L 2 6 Z")
                pencil.line(WOOD_DARK, "M 4 -3 L 23 -9", 0.9)
            log_end(pencil, left, top, radius)


def crate(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """A wooden crate 18 units wide."""
    with pencil.at(x, y, scale):
        cast(pencil, 18, 14)
        pencil.fill(WOOD, "R -9 -15 18 16 1.5")
        pencil.fill(WOOD_LIGHT, "R -9 -15 18 4 1.5")
        pencil.line(WOOD_DARK, "M -9 -5 L 9 -5 M -5 -11 L -5 1 M 5 -11 L 5 1", 1.2)


def basket(pencil: Pencil, x: float, y: float, fruit: str, scale: float = 1.0) -> None:
    """A round basket full of fruit."""
    with pencil.at(x, y, scale):
        cast(pencil, 14, 12)
        pencil.fill(fruit, "O -4 -10 4 4 O 4 -10 4 4 O 0 -12.6 4 4")
        pencil.fill(THATCH, "M -9 -9 L 9 -9 Q 8 1 5 1 L -5 1 Q -8 1 -9 -9 Z")
        pencil.line(THATCH_DARK, "M -8 -5.6 L 8 -5.6 M -7 -2 L 7 -2", 1.2)


def canoe(pencil: Pencil, x: float, y: float, scale: float, hull: str, band: str) -> None:
    """A canoe 64 units long, seen from the side."""
    with pencil.at(x, y, scale):
        pencil.fill(INK, "M -26 1 L 34 1 L 46 6 L -14 7 Z", 0.16)
        pencil.fill(
            hull,
            (
                "M -34 -13 Q -27 -8 -18 -7.6 L 20 -7.6 Q 28 -8 35 "
                "-14 Q 31 2 18 2.4 L "
                "-16 2.4 Q -30 "
                "2 -34 -13 Z"
            ),
        )
        pencil.fill(
            band,
            (
                "M -30 -4.6 Q -20 -2 -16 -2 L 18 -2 Q 26 -2.4 31 -5 L 29 -2 Q 24 0.6 18 0.6 L -16 "
                "0.6 Q -24 0.6 -29 -2.2 Z"
            ),
        )
        pencil.fill(WOOD_DARK, "M -20 -7.6 L 22 -7.6 L 20 -5.4 L -18 -5.4 Z")


def flag(pencil: Pencil, x: float, y: float, high: float, shade: str) -> None:
    """A pole with a pennant that blows to the right."""
    with pencil.at(x, y):
        pencil.line(WOOD_DARK, f"M 0 0 L 0 {-high}", 2)
        with pencil.at(0, -high):
            pencil.fill(shade, "M 1 0 Q 8 -3 18 4 Q 8 4 1 11 Z")


def fish_on_line(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """A small fish hanging head down."""
    with pencil.at(x, y, scale, 90):
        pencil.fill("#2F7FC1", "M 0 0 L 4 -3 L 4 3 Z M 3 0 C 6 -5 13 -5 17 0 C 13 5 6 5 3 0 Z")
        pencil.fill("#A9D3EE", "M 6 2 Q 11 4 16 0.6 Q 12 4.6 6 2 Z")
