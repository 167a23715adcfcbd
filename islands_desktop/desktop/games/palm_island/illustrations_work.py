"""Pictures of the places of work: Canoe House, Logger, Quarry, Tool Maker."""

from __future__ import annotations

from islands_desktop.desktop.look.scenery import (
    CORAL,
    DAY,
    EVENING,
    FOAM,
    GRASS_DARK,
    INK,
    JUNGLE,
    MORNING,
    NOON,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
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
    canoe,
    cast,
    crate,
    fish_on_line,
    flag,
    hills,
    log_end,
    log_pile,
    meadow,
    palm,
    rock,
    sea,
    sky,
)
from islands_desktop.desktop.look.vector import Pencil


def _boat_shed(pencil: Pencil, x: float, y: float, scale: float) -> None:
    """An open A-frame over a slipway, 92 wide and 66 high."""
    with pencil.at(x, y, scale):
        cast(pencil, 80, 34)
        pencil.fill(WOOD_DARK, "M -34 0 L 0 -54 L 34 0 Z")
        pencil.fill("#4A2F1C", "M -26 0 L 0 -42 L 26 0 Z")
        pencil.fill(THATCH, "M 0 -64 L 16 -64 L 58 -2 L 44 0 Z")
        pencil.fill(THATCH_LIGHT, "M 0 -64 L -46 0 L -34 0 L 0 -48 L 34 0 L 46 0 Z")
        pencil.line(THATCH_DARK, "M 22 -52 L 14 -42 M 36 -32 L 26 -22 M 48 -14 L 40 -6", 1.6)
        pencil.line(WOOD_DARK, "M -5 -70 L 3 -60 M 5 -70 L -3 -60", 2.4)


def canoe_house(pencil: Pencil, level: int) -> None:
    """A canoe on the beach, then a shelter beside it, then the great boat shed."""
    sky(pencil, DAY)
    sea(pencil, DAY)
    beach(pencil, 82)
    palm(pencil, 214, 96, 0.98)
    if level >= 2:
        _boat_shed(pencil, 158, 100, 0.92)
        canoe(pencil, 152, 108, 0.9, CORAL, FOAM)
        canoe(pencil, 96, 74, 0.55, SUN, CORAL)
    elif level == 1:
        palm(pencil, 118, 92, 0.72, mirror=True)
        with pencil.at(168, 94):
            cast(pencil, 52, 26)
            pencil.line(WOOD_DARK, "M -24 0 L -22 -30 M 22 0 L 20 -30", 3)
            pencil.fill(THATCH_LIGHT, "M -32 -26 L -16 -42 L 22 -42 L 32 -26 Z")
            pencil.fill(THATCH, "M -32 -26 L 32 -26 L 30 -23 L -30 -23 Z")
            pencil.line(THATCH_DARK, "M -26 -32 L 28 -32", 1.4)
        canoe(pencil, 168, 103, 0.86, CORAL, FOAM)
    else:
        canoe(pencil, 168, 102, 0.92, WOOD, WOOD_LIGHT)
    _drying_rack(pencil, 218 if level else 120, 106, 1 + level)


def _drying_rack(pencil: Pencil, x: float, y: float, fish: int) -> None:
    with pencil.at(x, y, 0.95):
        cast(pencil, 26, 12)
        pencil.line(WOOD_DARK, "M -15 0 L -13 -27 M 15 0 L 13 -27 M -16 -25 L 16 -25", 2.2)
    for place in range(fish):
        fish_on_line(pencil, x - 8 + place * 8, y - 24, 0.95)


def logger(pencil: Pencil, level: int) -> None:
    """A felled palm, a saw-horse and pile, a log yard, then the timber hall."""
    sky(pencil, MORNING, 40, 24)
    hills(pencil)
    meadow(pencil, 84)
    palm(pencil, 222, 92, 1.05)
    if level == 0:
        palm(pencil, 106, 88, 0.8, mirror=True)
        _stump(pencil, 150, 102, 1.25)
        with pencil.at(186, 104, 1.2):
            pencil.fill(WOOD, "M -8 -9 L 26 -13 Q 30 -8 27 -3 L -8 1 Z")
        log_end(pencil, 177, 99, 7)
    elif level == 1:
        log_pile(pencil, 140, 102, 2, 8)
        _stump(pencil, 204, 106, 1.1)
    elif level == 2:
        _lean_to(pencil, 190, 92, 1.0)
        log_pile(pencil, 120, 104, 3, 7.6)
        _stump(pencil, 214, 108, 0.9)
    else:
        _timber_hall(pencil, 168, 102)
        log_pile(pencil, 94, 108, 2, 6.6)


def _stump(pencil: Pencil, x: float, y: float, scale: float) -> None:
    with pencil.at(x, y, scale):
        cast(pencil, 20, 16)
        pencil.fill(WOOD, "M -11 1 Q -8 -5 -8 -13 L 8 -13 Q 8 -5 12 1 Z")
        pencil.fill(WOOD_DARK, "M 2 -13 L 8 -13 Q 8 -5 12 1 L 3 1 Z")
        pencil.fill("#E2B680", "O 0 -13 8.4 3.2")
        pencil.line("#B98048", "O 0 -13 4.4 1.5", 1)
        pencil.line(WOOD_LIGHT, "M 1 -14 L 15 -31", 2.6)
        pencil.fill(ROCK_LIGHT, "M -5 -19 Q 1 -24 6 -18 L 1 -11 Q -5 -12 -5 -19 Z")
        pencil.fill(ROCK_DARK, "M 6 -18 L 1 -11 L -1 -14 L 3 -20 Z")


def _lean_to(pencil: Pencil, x: float, y: float, scale: float) -> None:
    with pencil.at(x, y, scale):
        cast(pencil, 60, 26)
        pencil.fill("#4A2F1C", "M -28 0 L -28 -30 L 28 -24 L 28 0 Z")
        pencil.line(WOOD_DARK, "M -28 0 L -28 -34 M 28 0 L 28 -26 M 0 0 L 0 -28", 3)
        pencil.fill(THATCH, "M -38 -30 L -26 -46 L 30 -40 L 38 -22 Z")
        pencil.fill(THATCH_LIGHT, "M -34 -34 L -26 -46 L 30 -40 L 32 -34 Z")
        pencil.line(THATCH_DARK, "M -36 -31 L 37 -23", 1.8)
        pencil.fill(WOOD_LIGHT, "R -20 -8 34 4 1 R -18 -14 30 4 1 R -16 -20 26 4 1")


def _timber_hall(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y, 1.02):
        cast(pencil, 96, 24)
        pencil.fill(WOOD, "R -46 -34 92 36 1")
        for row in range(5):
            with pencil.at(0, -31 + row * 7):
                pencil.line(WOOD_DARK, "M -46 0 L 46 0", 1.4)
        pencil.fill(WOOD_DARK, "R -50 -36 7 38 1 R 43 -36 7 38 1 R -4 -34 5 36 0")
        pencil.fill("#3B2415", "M 14 2 L 14 -20 Q 23 -29 32 -20 L 32 2 Z")
        pencil.fill(SUN, "R -34 -24 12 12 1.5 R -20 -24 12 12 1.5")
        pencil.line(WOOD_DARK, "M -28 -24 L -28 -12 M -14 -24 L -14 -12", 1.2)
        pencil.fill("#6F8F4E", "M -58 -32 L -36 -66 L 36 -66 L 58 -32 Z")
        pencil.fill("#8DAD63", "M -47 -49 L -36 -66 L 36 -66 L 47 -49 Z")
        pencil.line("#4E6B36", "M -55 -37 L 55 -37 M -46 -50 L 46 -50", 1.6)
        pencil.fill("#E2B680", "O 0 -50 10 10")
        pencil.line(WOOD_DARK, "O 0 -50 9.4 9.4 O 0 -50 5 5", 1.6)
    flag(pencil, 116, 36, 20, CORAL)
    flag(pencil, 204, 36, 20, SUN)


def quarry(pencil: Pencil, level: int) -> None:
    """A cliff, steps cut into it, then a terraced quarry with a crane."""
    sky(pencil, NOON, 46, 24)
    sea(pencil, NOON, 56)
    _cliff(pencil, level)
    meadow(pencil, 92)
    if level == 0:
        rock(pencil, 140, 104, 0.9)
        rock(pencil, 206, 108, 0.7)
        bush(pencil, 226, 98, 0.8)
    else:
        _blocks(pencil, 132 if level == 2 else 140, 108, level)
    if level == 2:
        _crane(pencil, 200, 104)
    else:
        _pick(pencil, 176, 106)


def _cliff(pencil: Pencil, level: int) -> None:
    pencil.fill(ROCK, "M 96 100 L 108 62 L 128 40 L 150 18 L 186 8 L 222 16 L 240 10 L 240 104 Z")
    pencil.fill(
        ROCK_LIGHT, ("M 96 100 L 108 62 L 128 40 L 150 18 L 186 8 L 172 30 L 150 52 L 138 100 Z")
    )
    pencil.fill(ROCK_DARK, "M 222 16 L 240 10 L 240 104 L 204 104 L 214 60 Z")
    pencil.fill(
        JUNGLE,
        (
            "M 140 26 Q 152 8 170 12 Q 186 -2 206 10 Q 224 4 240 8 L 240 "
            "18 Q 222 22 210 "
            "17 Q 190 12 "
            "176 17 Q 158 18 140 26 Z"
        ),
    )
    if level:
        pencil.fill("#DDE3E2", "M 142 96 L 142 78 L 166 78 L 166 60 L 188 60 L 188 96 Z")
        pencil.fill(
            ROCK_DARK,
            ("M 142 78 L 166 78 L 166 82 L 142 82 Z M 166 60 L 188 60 L 188 64 L 166 64 Z"),
            0.5,
        )
    if level > 1:
        pencil.fill("#DDE3E2", "M 188 96 L 188 44 L 212 44 L 212 30 L 232 30 L 232 96 Z")
        pencil.fill(
            ROCK_DARK,
            ("M 188 44 L 212 44 L 212 48 L 188 48 Z M 212 30 L 232 30 L 232 34 L 212 34 Z"),
            0.5,
        )
        pencil.fill(ROCK, "M 200 96 L 200 70 Q 209 60 218 70 L 218 96 Z")


def _blocks(pencil: Pencil, x: float, y: float, level: int) -> None:
    for left, foot in ((0, 0), (23, 0), (11, -16))[: 1 + 2 * (level - 1) or 1]:
        with pencil.at(x + left, y + foot):
            cast(pencil, 20, 12)
            pencil.fill("#DDE3E2", "R -11 -15 20 16 1")
            pencil.fill(ROCK, "M 9 -15 L 15 -20 L 15 -4 L 9 1 Z")
            pencil.fill("#F2F4F1", "M -11 -15 L -5 -20 L 15 -20 L 9 -15 Z")


def _pick(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y, 1.1, 24):
        pencil.line(WOOD, "M 0 0 L 0 -30", 3.2)
        pencil.line(ROCK_DARK, "M -13 -25 Q 0 -35 13 -25", 3.6)


def _crane(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y):
        cast(pencil, 30, 24)
        pencil.line(WOOD_DARK, "M -14 0 L 2 -62 L 16 0 M -8 -22 L 10 -22", 4)
        pencil.line(WOOD, "M 20 -54 L -44 -72", 4)
        pencil.line(INK, "M -42 -72 L -42 -50", 1.4)
        pencil.fill("#DDE3E2", "R -52 -50 20 15 1")
        pencil.line(WOOD_DARK, "M -52 -43 L -32 -43 M -42 -50 L -42 -35", 1.4)


def tool_maker(pencil: Pencil, level: int) -> None:
    """A work stone, a lean-to with a whetstone, a forge, then the great workshop."""
    sky(pencil, EVENING, 56, 30)
    hills(pencil, "#7B7A5E", "#9C9A63")
    meadow(pencil, 86)
    if level == 0:
        rock(pencil, 168, 104, 1.35)
        _hammer(pencil, 168, 80)
        basket(pencil, 208, 108, ROCK_LIGHT)
    elif level == 1:
        _lean_to(pencil, 176, 96, 1.05)
        _whetstone(pencil, 208, 108)
        _hammer(pencil, 132, 98)
    elif level == 2:
        _forge(pencil, 168, 100, False)
        _whetstone(pencil, 220, 109)
        crate(pencil, 124, 108)
    else:
        _forge(pencil, 170, 102, True)
        crate(pencil, 112, 110, 0.9)
        _whetstone(pencil, 226, 110)


def _hammer(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y, 1.2, 32):
        pencil.line(WOOD, "M 0 10 L 0 -14", 3.2)
        pencil.fill(ROCK_DARK, "R -10 -22 20 10 2.5")
        pencil.fill(ROCK, "R -10 -22 20 4 2")


def _whetstone(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y):
        cast(pencil, 16, 10)
        pencil.line(WOOD_DARK, "M -10 0 L -4 -14 M 10 0 L 4 -14", 2.6)
        pencil.fill(ROCK_DARK, "O 0 -15 10 10")
        pencil.fill(ROCK_LIGHT, "O -1 -15.6 7.6 7.6")
        pencil.fill(WOOD_DARK, "O -1 -15.6 2 2")


def _forge(pencil: Pencil, x: float, y: float, grand: bool) -> None:
    with pencil.at(x, y):
        cast(pencil, 84, 28)
        pencil.fill(
            FOAM,
            ("M 22 -78 Q 12 -88 24 -94 Q 18 -104 34 -104 Q 44 -96 36 -90 Q 42 -82 30 -76 Z"),
            0.7,
        )
        pencil.fill(ROCK_DARK, "R 18 -72 16 40 1")
        pencil.fill(ROCK, "R 18 -72 8 40 1 R 15 -74 22 5 1")
        pencil.fill("#8B5E3A", "R -40 -32 80 34 1")
        pencil.fill(INK, "R 0 -32 40 34 1", 0.16)
        pencil.fill("#3B2415", "M -14 2 L -14 -18 Q -1 -30 12 -18 L 12 2 Z")
        pencil.fill("#F08A3C", "M -10 2 Q -8 -14 -1 -18 Q 7 -12 8 2 Z")
        pencil.fill("#FBD36B", "M -6 2 Q -4 -7 -1 -11 Q 4 -6 4 2 Z")
        roof = ("#B4532F", "#D06F45", "#8A3B20") if grand else (THATCH, THATCH_LIGHT, THATCH_DARK)
        pencil.fill(roof[0], "M -52 -28 L -30 -56 L 30 -56 L 52 -28 Z")
        pencil.fill(roof[1], "M -42 -41 L -30 -56 L 30 -56 L 42 -41 Z")
        pencil.line(roof[2], "M -49 -32 L 49 -32 M -40 -43 L 40 -43", 1.6)
        if grand:
            pencil.fill("#8B5E3A", "M -38 -50 L -22 -70 L -6 -50 Z")
            pencil.fill(SUN, "O -22 -58 5 5")
            pencil.fill(roof[0], "M -44 -48 L -22 -76 L 0 -48 L -5 -48 L -22 -69 L -39 -48 Z")
            pencil.fill(SUN, "R -34 -22 10 10 1 R 22 -22 10 10 1")
        _sign(pencil, -40 if grand else -38)


def _sign(pencil: Pencil, x: float) -> None:
    with pencil.at(x, -18):
        pencil.line(WOOD_DARK, "M 0 20 L 0 -10 L -16 -10", 2.4)
        pencil.fill(FOAM, "R -23 -9 16 15 2")
        pencil.line(GRASS_DARK, "M -19 2 L -12 -5", 2.2)
        pencil.fill(ROCK_DARK, "R -14 -8 6 5 1")
