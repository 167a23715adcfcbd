"""Pictures of the places of trade and living: Market, Trade House, Housing, Temple."""

from __future__ import annotations

from islands_desktop.desktop.look.scenery import (
    CORAL,
    DAY,
    EVENING,
    FOAM,
    INK,
    JUNGLE,
    MORNING,
    NOON,
    ROCK_DARK,
    SUN,
    THATCH,
    THATCH_DARK,
    THATCH_LIGHT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    basket,
    beach,
    bush,
    cast,
    crate,
    flag,
    hills,
    hut,
    meadow,
    palm,
    rock,
    sea,
    sky,
)
from islands_desktop.desktop.look.vector import Pencil


def market(pencil: Pencil, level: int) -> None:
    """A mat with baskets, a stall, then a row of stalls under bunting."""
    sky(pencil, DAY, 44, 24)
    sea(pencil, DAY, 60)
    beach(pencil, 84)
    palm(pencil, 222, 94, 0.95)
    if level == 0:
        palm(pencil, 112, 92, 0.75, mirror=True)
        with pencil.at(168, 104):
            pencil.fill(CORAL, "M -40 4 L -30 -8 L 38 -8 L 48 4 Z")
            pencil.line(SUN, "M -33 -4 L 42 -4", 2, dashed=True)
        for x, fruit in ((146, CORAL), (170, SUN), (194, "#7FB65A")):
            basket(pencil, x, 104, fruit, 1.1)
    elif level == 1:
        _stall(pencil, 172, 104, 1.15, CORAL)
        basket(pencil, 122, 108, SUN, 1.1)
        crate(pencil, 222, 110)
    else:
        _stall(pencil, 122, 96, 0.82, "#3D8F8A")
        _stall(pencil, 218, 98, 0.82, "#E0A526")
        _stall(pencil, 170, 106, 1.1, CORAL)
        basket(pencil, 124, 111, "#7FB65A", 0.9)
        basket(pencil, 216, 112, CORAL, 0.9)
        _bunting(pencil)


def _stall(pencil: Pencil, x: float, y: float, scale: float, shade: str) -> None:
    with pencil.at(x, y, scale):
        cast(pencil, 50, 22)
        pencil.fill("#6B4A30", "R -24 -44 48 44 0", 0.85)
        pencil.line(WOOD_DARK, "M -25 0 L -25 -44 M 25 0 L 25 -44", 2.8)
        for place, fruit in enumerate((SUN, "#7FB65A", "#E07A3C", "#C84B5B")):
            pencil.fill(fruit, f"O {-17 + place * 11.4} -18 5 4.4")
        pencil.fill(WOOD_LIGHT, "R -28 -17 56 6 1.5")
        pencil.fill(WOOD, "R -26 -11 52 12 0")
        pencil.line(WOOD_DARK, "M -13 -10 L -13 0 M 0 -10 L 0 0 M 13 -10 L 13 0", 1.2)
        pencil.fill(FOAM, "M -32 -38 L -26 -56 L 26 -56 L 32 -38 Z")
        for left in (-32.0, -10.7, 10.6):
            _stripe(pencil, left, shade)
        for place in range(6):
            tone = shade if place % 2 == 0 else FOAM
            pencil.fill(tone, f"O {-26.7 + place * 10.67} -38 5.4 4.6")


def _stripe(pencil: Pencil, left: float, shade: str) -> None:
    top = left * 26 / 32
    wide, narrow = 10.7, 8.7
    pencil.fill(shade, f"M {left} -38 L {top} -56 L {top + narrow} -56 L {left + wide} -38 Z")


def _bunting(pencil: Pencil) -> None:
    pencil.line(WOOD_DARK, "M 92 34 Q 130 48 168 36 Q 204 46 240 30", 1.4)
    spots = ((104, 38, CORAL), (122, 41, SUN), (140, 41, "#3D8F8A"), (156, 38, CORAL))
    for x, y, shade in (*spots, (182, 39, SUN), (200, 40, "#3D8F8A"), (218, 37, CORAL)):
        with pencil.at(x, y):
            pencil.fill(shade, "M -5 0 L 5 0 L 0 10 Z")


def trade_house(pencil: Pencil, level: int) -> None:
    """A jetty with a barrel, a house on piles with a boat, then the harbour with a ship."""
    sky(pencil, MORNING, 44, 26)
    sea(pencil, MORNING, 56)
    if level == 2:
        _ship(pencil, 116, 84, 0.95)
    elif level == 1:
        _ship(pencil, 104, 78, 0.62)
    _jetty(pencil, 84 if level else 116)
    beach(pencil, 108)
    if level == 0:
        _barrel(pencil, 168, 88)
        _barrel(pencil, 186, 88)
        crate(pencil, 144, 88)
        flag(pencil, 218, 88, 46, CORAL)
    elif level == 1:
        hut(pencil, 190, 87, 1.02, "#E8D6B0", ("#8E6BB5", "#7A58A3", "#553A78"))
        _barrel(pencil, 148, 88)
    else:
        _trade_hall(pencil, 190, 88)
        _barrel(pencil, 142, 88)
        crate(pencil, 124, 112, 0.9)


def _jetty(pencil: Pencil, left: float) -> None:
    pencil.fill(INK, f"M {left} 92 L 240 92 L 240 104 L {left + 14} 100 Z", 0.18)
    for x in range(int(left) + 8, 240, 28):
        pencil.line(WOOD_DARK, f"M {x} 90 L {x} 108", 4)
    pencil.fill(WOOD, f"R {left} 86 {250 - left} 7 2")
    pencil.fill(WOOD_LIGHT, f"R {left} 84.6 {250 - left} 3.6 1.6")


def _barrel(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y):
        cast(pencil, 14, 10)
        pencil.fill(WOOD, "M -7 -18 L 7 -18 Q 10 -9 7 0 L -7 0 Q -10 -9 -7 -18 Z")
        pencil.fill(WOOD_LIGHT, "M -7 -18 L -2 -18 Q -4 -9 -2 0 L -7 0 Q -10 -9 -7 -18 Z")
        pencil.line(WOOD_DARK, "M -8 -13 L 8 -13 M -8 -5 L 8 -5", 1.5)


def _ship(pencil: Pencil, x: float, y: float, scale: float) -> None:
    with pencil.at(x, y, scale):
        pencil.line(WOOD_DARK, "M 2 -8 L 2 -70", 2.6)
        pencil.fill(FOAM, "M 6 -66 Q 38 -40 34 -14 L 6 -14 Z")
        pencil.fill("#66478A", "M 6 -44 L 25.6 -44 Q 31 -36 33 -30 L 6 -30 Z")
        pencil.fill("#EFE3C8", "M -2 -60 Q -22 -38 -24 -14 L -2 -14 Z")
        pencil.fill(CORAL, "M 2 -70 L 16 -74 L 2 -78 Z")
        pencil.fill(WOOD_DARK, "M -36 -12 L 40 -12 Q 36 6 26 6 L -24 6 Q -34 4 -36 -12 Z")
        pencil.fill(WOOD_LIGHT, "M -36 -12 L 40 -12 L 39 -7 L -35 -7 Z")
        pencil.line(FOAM, "M -40 7 L -20 7 M -8 9 L 30 9", 1.8)


def _trade_hall(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y):
        cast(pencil, 76, 20)
        pencil.fill("#E8D6B0", "R -36 -34 72 34 1")
        pencil.fill("#F3E6C8", "R -26 -58 52 28 1")
        pencil.fill(INK, "R 4 -34 32 34 0", 0.1)
        pencil.fill("#5B3B78", "M -8 0 L -8 -18 Q 0 -25 8 -18 L 8 0 Z")
        pencil.fill("#3E9CA3", "R -28 -22 12 12 1 R 16 -22 12 12 1")
        pencil.fill("#3E9CA3", "R -18 -51 10 11 1 R 8 -51 10 11 1 R -5 -51 10 11 1")
        pencil.fill("#7A58A3", "M -46 -30 L -30 -44 L 30 -44 L 46 -30 Z")
        pencil.fill("#9A79C2", "M -39 -37 L -30 -44 L 30 -44 L 39 -37 Z")
        pencil.fill("#7A58A3", "M -36 -54 L 0 -82 L 36 -54 Z")
        pencil.fill("#9A79C2", "M -36 -54 L 0 -82 L 0 -54 Z")
        pencil.fill(SUN, "O 0 -64 5 5")
    flag(pencil, x, y - 80, 14, CORAL)


def housing(pencil: Pencil, level: int) -> None:
    """A tent of leaves, a hut, two huts on a hill, then a village with lanterns."""
    evening = level == 3
    sky(pencil, EVENING if evening else DAY, 46, 26)
    hills(pencil, "#7D8A5C" if evening else JUNGLE, "#9BA866" if evening else "#74AB66")
    meadow(pencil, 86)
    if level == 0:
        palm(pencil, 214, 96, 0.95)
        _tent(pencil, 166, 104)
    elif level == 1:
        palm(pencil, 120, 92, 0.8, mirror=True)
        hut(pencil, 174, 104, 1.2)
        bush(pencil, 224, 106, 0.9, "#4F8B55")
    elif level == 2:
        palm(pencil, 226, 90, 0.95)
        hut(pencil, 196, 90, 0.92)
        hut(pencil, 144, 106, 1.12, "#E3C08A")
        bush(pencil, 212, 110, 0.9, "#4F8B55")
    else:
        palm(pencil, 102, 90, 0.9, mirror=True)
        red = ("#E08A5B", "#C96A41", "#8F4527")
        hut(pencil, 214, 84, 0.82, "#E8D6B0", red)
        hut(pencil, 158, 84, 0.95, "#F0DFBA", red)
        hut(pencil, 122, 106, 0.95, "#F3E6C8")
        hut(pencil, 186, 110, 1.1, "#F3E6C8")
        _lanterns(pencil)


def _tent(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y, 1.15):
        cast(pencil, 52, 24)
        pencil.fill("#3F7A50", "M -30 0 L -2 -40 L 30 0 Z")
        pencil.fill("#58A062", "M -30 0 L -2 -40 L 2 0 Z")
        pencil.fill("#2B3A2C", "M -12 0 L -2 -24 L 4 0 Z")
        pencil.line("#2F6B45", "M -24 -4 L -4 -30 M 8 -26 L 24 -4 M 14 -26 L 30 -4", 1.6)
        pencil.line(WOOD_DARK, "M -6 -46 L 3 -34 M 3 -46 L -6 -34", 2.4)
        pencil.fill(ROCK_DARK, "O 40 2 4 2.6 O 52 3 4 2.6 O 46 5 4 2.6")
        pencil.fill("#F08A3C", "M 41 0 Q 43 -10 46 -13 Q 52 -7 51 1 Z")
        pencil.fill("#FBD36B", "M 44 1 Q 45 -5 46.4 -7 Q 49 -3 49 1 Z")


def _lanterns(pencil: Pencil) -> None:
    pencil.line(WOOD_DARK, "M 100 62 Q 146 78 190 64 Q 216 70 240 58", 1.4)
    for x, y in ((118, 68), (138, 71), (160, 71), (180, 67), (204, 67), (224, 64)):
        with pencil.at(x, y):
            pencil.fill(SUN, "O 0 6 7 7", 0.35)
            pencil.fill("#FBD36B", "R -3.4 1 6.8 9 3")


def temple(pencil: Pencil, level: int) -> None:
    """A ring of stones, a platform, a stepped temple, then the temple of the sun."""
    sky(pencil, EVENING if level == 3 else NOON, 46 if level < 3 else 170, 26 if level < 3 else 34)
    if level == 3:
        with pencil.at(170, 34):
            pencil.fill("#FFF0C0", "O 0 0 44 44", 0.35)
            pencil.fill("#FFF0C0", "O 0 0 32 32", 0.4)
    hills(pencil, "#4F8560" if level < 3 else "#7D8A5C", "#74AB66" if level < 3 else "#9BA866")
    meadow(pencil, 88)
    palm(pencil, 228, 98, 0.85)
    if level == 0:
        _stone_ring(pencil, 168, 102)
    else:
        _steps(pencil, 170, 106, level)
        if level > 1:
            palm(pencil, 104, 96, 0.75, mirror=True)


def _stone_ring(pencil: Pencil, x: float, y: float) -> None:
    for left, foot, scale in ((-34, -6, 0.85), (34, -6, 0.85), (-14, -13, 0.7), (14, -13, 0.7)):
        with pencil.at(x + left, y + foot, scale):
            cast(pencil, 14, 14)
            pencil.fill("#B9AE97", "M -8 1 L -7 -30 Q 0 -36 6 -30 L 8 1 Z")
            pencil.fill("#D8CFB8", "M -8 1 L -7 -30 Q -3 -34 0 -33 L -1 1 Z")
    rock(pencil, x, y + 5, 0.8)
    with pencil.at(x, y - 9):
        pencil.fill(CORAL, "O -4 0 3 3 O 4 0 3 3 O 0 -4 3 3")
        pencil.fill(SUN, "O 0 -0.6 2 2")


def _steps(pencil: Pencil, x: float, y: float, level: int) -> None:
    tiers = {1: 1, 2: 2, 3: 3}[level]
    wide, high = (108.0, 20.0) if level > 1 else (88.0, 18.0)
    with pencil.at(x, y):
        cast(pencil, wide, 22)
        foot = 0.0
        for tier in range(tiers):
            half = wide / 2 - tier * 17
            top = foot - high
            pencil.fill(
                "#CDBF9E",
                f"M {-half} {foot} L {-half + 5} {top} L {half - 5} {top} L {half} {foot} Z",
            )
            pencil.fill(
                "#A8987A",
                f"M {half * 0.3} {foot} L {half * 0.3} {top} L {half - 5} {top} L {half} {foot} Z",
            )
            pencil.fill("#E9DFC6", f"R {-half + 3} {top - 2} {2 * half - 6} 4 1")
            pencil.line("#A8987A", f"M {-half + 6} {foot - 9} L {half - 6} {foot - 9}", 1)
            foot = top
        pencil.fill("#F2EAD4", f"M -12 0 L -8 {foot} L 8 {foot} L 12 0 Z")
        for step in range(int(-foot // 5)):
            pencil.line("#B7A88A", f"M -11 {-2 - step * 5} L 11 {-2 - step * 5}", 1)
        _shrine(pencil, foot, level)


def _shrine(pencil: Pencil, foot: float, level: int) -> None:
    with pencil.at(0, foot):
        if level == 1:
            pencil.line(WOOD_DARK, "M -16 0 L -16 -24 M 16 0 L 16 -24", 3)
            pencil.fill(THATCH, "M -24 -20 L 0 -38 L 24 -20 Z")
            pencil.fill(THATCH_LIGHT, "M -24 -20 L 0 -38 L 0 -20 Z")
            pencil.line(THATCH_DARK, "M -24 -20 L 24 -20", 1.8)
            pencil.fill(SUN, "O 0 -10 5 5")
            return
        pencil.fill("#D8CBAA", "R -18 -20 36 20 1")
        pencil.fill("#5A4631", "M -7 0 L -7 -11 Q 0 -17 7 -11 L 7 0 Z")
        pencil.fill(CORAL, "M -26 -17 L -14 -30 L 14 -30 L 26 -17 Z")
        pencil.fill("#B0412C", "M 2 -17 L 2 -30 L 14 -30 L 26 -17 Z")
        if level == 3:
            pencil.fill(SUN, "O 0 -34 8 8")
            pencil.fill("#FBE08A", "O -1 -35 5 5")
            pencil.fill(SUN, "R -30 8 9 17 1 R 21 8 9 17 1")
            pencil.fill(CORAL, "R -30 14 9 4 0 R 21 14 9 4 0")
            for side in (-1, 1):
                pencil.line(WOOD_DARK, f"M {side * 48} 60 L {side * 48} 26", 2.4)
                pencil.fill("#F08A3C", f"O {side * 48} 21 4.4 6")
                pencil.fill("#FBD36B", f"O {side * 48} 22 2.2 3.4")
        else:
            flag(pencil, 0, -29, 12, SUN)
