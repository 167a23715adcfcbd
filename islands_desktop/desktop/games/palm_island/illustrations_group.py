"""Pictures of what a group faces together: disasters at their levels, and abilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islands_desktop.desktop.look.scenery import (
    CORAL,
    DAY,
    EVENING,
    FOAM,
    INK,
    JUNGLE,
    MORNING,
    ROCK_DARK,
    SAND,
    SUN,
    THATCH,
    THATCH_DARK,
    THATCH_LIGHT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    basket,
    beach,
    canoe,
    cast,
    crate,
    flag,
    hills,
    hut,
    meadow,
    palm,
    sea,
    sky,
)
from islands_desktop.desktop.look.vector import Pencil

AVERTED = 4
"""The level of a disaster that has been averted; before it come 1, 2 and 3."""


def _calm(pencil: Pencil) -> None:
    """The island after the danger: a rainbow over huts."""
    sky(pencil, DAY, 46, 24)
    for inset, shade in enumerate((CORAL, SUN, "#7FB65A", "#4FA3C7")):
        radius = 74 - inset * 5
        pencil.line(shade, f"M {156 - radius} 92 C {156 - radius} {92 - radius * 1.34} "
                    f"{156 + radius} {92 - radius * 1.34} {156 + radius} 92", 5)  # fmt: skip
    meadow(pencil, 88)
    hut(pencil, 140, 108, 0.85)
    hut(pencil, 196, 106, 0.75, "#E8D6B0", ("#E58C6B", CORAL, "#A03C2A"))


def hurricane(pencil: Pencil, level: int) -> None:
    """Wind over palms; it darkens and turns into a funnel."""
    if level == AVERTED:
        _calm(pencil)
        return
    high, low = (("#9DB9C4", "#C9D6D6"), ("#6F8A9A", "#93A8B0"), ("#45596A", "#6B7F8C"))[level - 1]
    pencil.fill(high, "R 0 0 240 118 0")
    pencil.fill(low, "M 0 58 Q 80 44 160 56 Q 210 62 240 50 L 240 118 L 0 118 Z")
    for x, y, scale in ((30, 22, 1.3), (120, 14, 1.7), (196, 26, 1.2)):
        with pencil.at(x, y, scale):
            pencil.fill("#3B4C59", "M -24 6 Q -22 -8 -8 -6 Q 0 -16 12 -6 Q 26 -6 24 6 Z",
                        0.3 + 0.15 * level)  # fmt: skip
    if level == 3:
        for number in range(7):
            wide, y = 44 - number * 5.4, 28 + number * 10
            pencil.fill("#C3CED4", f"O {162 + (number % 3) * 4 - 4} {y} {wide} 7", 0.9)
            pencil.line("#5F7482", f"M {162 - wide * 0.8} {y + 3} Q 162 {y + 9} {162 + wide * 0.8} "
                        f"{y + 2}", 1.6)  # fmt: skip
    for y in range(40, 40 + 16 * level, 16):
        pencil.line(FOAM, f"M 20 {y} Q 70 {y - 10} 110 {y - 2} Q 126 {y + 4} 118 {y + 8} "
                    f"M 60 {y + 8} Q 150 {y - 4} 226 {y + 5}", 2.2)  # fmt: skip
    sea(pencil, EVENING, 92)
    beach(pencil, 100)
    for x, tilt in ((98, 20), (212, 26)):
        with pencil.at(x, 108, 0.8, tilt + 6 * level):
            palm(pencil, 0, 0)


def famine(pencil: Pencil, level: int) -> None:
    """Baskets that empty, and ground that cracks."""
    if level == AVERTED:
        _calm(pencil)
        for x, fruit in ((96, CORAL), (114, SUN), (224, "#7FB65A")):
            basket(pencil, x, 114, fruit, 1.0)
        return
    pencil.fill(("#F2D59A", "#EDC07E", "#E6A862")[level - 1], "R 0 0 240 118 0")
    pencil.fill("#FFF3C4", f"O 60 30 {22 + 4 * level} {22 + 4 * level}", 0.5)
    pencil.fill("#FFE28A", "O 60 30 18 18")
    pencil.fill("#C98F55", "M 0 76 Q 60 60 120 72 Q 190 82 240 66 L 240 118 L 0 118 Z")
    pencil.fill("#DDA868", "M 0 86 Q 70 74 130 84 Q 190 92 240 80 L 240 118 L 0 118 Z")
    cracks = ("M 88 92 L 104 98 L 96 104", "M 150 90 L 166 98 L 190 96 M 166 98 L 162 112",
              "M 200 92 L 214 104 L 236 102 M 214 104 L 206 116 M 124 96 L 134 116")  # fmt: skip
    for crack in cracks[:level]:
        pencil.line("#8A5A30", crack, 2)
    with pencil.at(206, 92):
        pencil.line(WOOD_DARK, "M 0 0 Q 4 -30 -4 -52 M -1 -30 L 14 -44 M -2 -40 L -18 -52 M -4 -52 "
                    "L 6 -64", 4)  # fmt: skip
    for number, x in enumerate((118, 142, 166)):
        if number < 3 - level:
            basket(pencil, x, 108, SUN, 1.1)
        else:
            with pencil.at(x, 108, 1.1):
                pencil.fill(THATCH_DARK, "O 0 -9 9 3")
                pencil.fill(THATCH, "M -9 -9 L 9 -9 Q 8 1 5 1 L -5 1 Q -8 1 -9 -9 Z")
                pencil.fill(INK, "O 0 -9 7 2", 0.5)


def volcano(pencil: Pencil, level: int) -> None:
    """A mountain that smokes, glows, and breaks out."""
    if level == AVERTED:
        _calm(pencil)
        return
    sky(pencil, (MORNING, EVENING, EVENING)[level - 1], 36, 22)
    if level == 3:
        pencil.fill("#7A2E22", "R 0 0 240 118 0", 0.35)
    pencil.fill(
        "#5B4A4A", "M 66 104 Q 120 72 138 38 L 172 38 Q 190 72 240 100 L 240 118 L 60 118 Z"
    )
    pencil.fill("#7A6460", "M 66 104 Q 120 72 138 38 L 148 38 Q 140 80 118 112 Z")
    for x, y, size in ((154, 26, 13), (166, 14, 16), (146, 10, 12))[: level + 1]:
        pencil.fill("#4B4347", f"O {x} {y} {size} {size * 0.8}", 0.85)
    pencil.fill(CORAL, "O 155 38 17 4")
    pencil.fill(SUN, "O 155 38 11 2.4")
    if level >= 2:
        pencil.fill(CORAL, "M 146 38 Q 148 60 136 80 Q 146 78 152 58 L 156 38 Z")
        pencil.fill(SUN, "M 149 38 Q 150 56 143 70 Q 150 58 153 38 Z")
    if level == 3:
        pencil.fill(CORAL, "M 158 38 Q 164 70 188 96 Q 196 92 176 62 L 168 38 Z M 142 38 Q 134 14 "
                    "150 -2 Q 152 14 158 4 Q 176 16 168 38 Z")  # fmt: skip
        pencil.fill(SUN, "M 150 38 Q 146 22 154 12 Q 164 22 161 38 Z")
        for x, y in ((120, 20), (190, 16), (206, 44), (104, 48)):
            pencil.fill(CORAL, f"O {x} {y} 4 4")
            pencil.fill(SUN, f"O {x} {y} 2 2")
    sea(pencil, EVENING, 102)
    hut(pencil, 206, 114, 0.55)


# ------------------------------------------------------------------ abilities


def signal_fires(pencil: Pencil) -> None:
    """Fires on the heights that answer each other."""
    pencil.fill("#2E4A63", "R 0 0 240 118 0")
    pencil.fill("#4A6C86", "M 0 60 Q 80 40 160 56 Q 210 62 240 46 L 240 118 L 0 118 Z")
    pencil.fill(
        FOAM, "O 30 20 1.6 1.6 O 72 12 1.2 1.2 O 124 22 1.6 1.6 O 196 14 1.4 1.4 O 222 34 1 1"
    )
    pencil.fill(
        "#1F3A3A", "M 0 96 Q 40 62 82 92 Q 120 70 150 88 Q 190 44 240 82 L 240 118 L 0 118 Z"
    )
    for x, y, scale in ((48, 76, 0.6), (118, 80, 0.75), (196, 64, 1.3)):
        with pencil.at(x, y, scale):
            pencil.fill(SUN, "O 0 -12 26 24", 0.22)
            pencil.line(WOOD, "M -12 2 L 12 -3 M -12 -3 L 12 2", 5)
            pencil.fill(CORAL, "M -10 -1 Q -14 -18 -3 -26 Q -2 -18 3 -34 Q 16 -16 10 -1 Z")
            pencil.fill(SUN, "M -5 -1 Q -7 -10 0 -20 Q 7 -10 5 -1 Z")


def common_storehouse(pencil: Pencil) -> None:
    """A large storehouse with open doors, full of goods."""
    sky(pencil, MORNING, 46, 24)
    hills(pencil)
    meadow(pencil, 88)
    with pencil.at(160, 106):
        cast(pencil, 120, 20)
        pencil.fill(WOOD_LIGHT, "R -58 -42 116 42 0")
        pencil.line(WOOD, "M -58 -32 L 58 -32 M -58 -21 L 58 -21 M -58 -10 L 58 -10", 1.4)
        pencil.fill("#4A3220", "R -26 -34 52 34 0")
        pencil.fill(
            WOOD_DARK, "M -26 -34 L -42 -30 L -42 4 L -26 0 Z M 26 -34 L 42 -30 L 42 4 L 26 0 Z"
        )
        pencil.fill(THATCH, "M -74 -38 L -46 -76 L 46 -76 L 74 -38 Z")
        pencil.fill(THATCH_LIGHT, "M -74 -38 L -46 -76 L 0 -76 L -8 -38 Z")
        pencil.line(THATCH_DARK, "M -66 -48 L 66 -48 M -56 -62 L 56 -62", 1.6)
    crate(pencil, 146, 106)
    basket(pencil, 162, 106, CORAL)
    crate(pencil, 178, 106, 0.9)
    flag(pencil, 92, 104, 40, "#3D8F8A")


def trade_canoes(pencil: Pencil) -> None:
    """Laden canoes between the islands."""
    sky(pencil, DAY, 46, 24)
    sea(pencil, DAY, 50)
    pencil.fill(JUNGLE, "M 170 52 Q 196 26 240 40 L 240 54 Z")
    pencil.fill(SAND, "M 160 54 Q 200 46 240 50 L 240 58 L 160 57 Z")
    palm(pencil, 214, 50, 0.5)
    for x, y, scale, hull, band in (
        (196, 78, 0.6, "#8E6BB5", FOAM),
        (112, 84, 0.75, "#3D8F8A", SUN),
        (166, 110, 1.1, CORAL, SUN),
    ):
        with pencil.at(x, y - 8 * scale, scale):
            crate(pencil, -12, 0)
            basket(pencil, 8, 0, "#7FB65A")
        canoe(pencil, x, y, scale, hull, band)
        pencil.line(FOAM, f"M {x - 40 * scale} {y + 5} L {x - 12 * scale} {y + 5} "
                    f"M {x + 6} {y + 7} L {x + 34 * scale} {y + 7}", 1.8)  # fmt: skip
    pencil.line(ROCK_DARK, "M 84 40 L 88 36 L 92 40 M 100 34 L 104 30 L 108 34", 1.6)
    pencil.line(WOOD_LIGHT, "M 140 88 L 132 116", 2.6)


DISASTER_PICTURES: Mapping[str, Callable[[Pencil, int], None]] = {
    "CO1": hurricane,
    "CO2": famine,
    "CO3": volcano,
}
"""A picture by the code of the disaster and its level (1, 2, 3, averted), 240 x 118 units."""

ABILITY_PICTURES: Mapping[str, Callable[[Pencil], None]] = {
    "signal_fires": signal_fires,
    "common_storehouse": common_storehouse,
    "trade_canoes": trade_canoes,
}
"""A picture by the id of the ability, 240 x 118 units."""
