"""Pictures of the feats: Great Lodge, Timber Yard, Coral Nursery, Offering Chest …"""

from __future__ import annotations

from islands_desktop.desktop.look.scenery import (
    CORAL,
    DAY,
    EVENING,
    FOAM,
    INK,
    MORNING,
    NOON,
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
    log_pile,
    meadow,
    palm,
    sea,
    sky,
)
from islands_desktop.desktop.look.vector import Pencil


def great_lodge(pencil: Pencil, level: int) -> None:
    """A building plot, a lodge with one gable, then one with a carved front."""
    sky(pencil, EVENING, 48, 26)
    hills(pencil, "#7D8A5C", "#9BA866")
    meadow(pencil, 86)
    palm(pencil, 228, 94, 0.95)
    with pencil.at(168, 106):
        cast(pencil, 100, 22)
        pencil.fill("#B9AE97", "R -54 -8 108 10 2")
        pencil.fill("#D8CFB8", "R -54 -8 108 4 2")
        if level == 0:
            pencil.line(WOOD_DARK, "M -44 -8 L -44 -40 M -15 -8 L -15 -40 M 15 -8 L 15 -40", 4)
            pencil.line(WOOD, "M 44 -8 L 44 -40 M -48 -40 L 48 -40 M -44 -40 L 0 -66 L 44 -40", 4)
            return
        pencil.fill(WOOD, "R -44 -38 88 30 0")
        pencil.line(WOOD_DARK, "M -44 -30 L 44 -30 M -44 -22 L 44 -22 M -44 -15 L 44 -15", 1.2)
        pencil.fill("#3B2415", "R -11 -32 22 24 3")
        pencil.fill(SUN, "R -34 -30 14 12 1.5 R 20 -30 14 12 1.5")
        pencil.fill(THATCH, "M 0 -82 L 10 -84 L 66 -32 L 54 -32 Z")
        pencil.fill(THATCH_LIGHT, "M 0 -82 L -62 -32 L -48 -32 L 0 -68 L 48 -32 L 62 -32 Z")
        pencil.fill(WOOD_DARK, "M 0 -66 L -40 -36 L 40 -36 Z")
        if level == 2:
            _carving(pencil)
    if level == 2:
        flag(pencil, 110, 78, 34, CORAL)
        flag(pencil, 224, 78, 34, SUN)


def _carving(pencil: Pencil) -> None:
    pencil.fill(SUN, "O 0 -48 9 9")
    pencil.fill(WOOD_DARK, "O -3 -50 1.5 1.5 O 3 -50 1.5 1.5")
    pencil.line(WOOD_DARK, "M -4 -44 Q 0 -41 4 -44", 1.6)
    pencil.line(CORAL, "M -46 -33 L 0 -67 L 46 -33", 2.6)
    pencil.fill(CORAL, "R -18 -34 5 26 1 R 13 -34 5 26 1")
    pencil.fill(SUN, "R -18 -26 5 3 0 R 13 -26 5 3 0")


def timber_yard(pencil: Pencil, level: int) -> None:
    """A first pile of timber, a roof over it, then a yard with a hoist."""
    sky(pencil, MORNING, 46, 24)
    hills(pencil)
    meadow(pencil, 84)
    if level == 0:
        palm(pencil, 222, 94, 1.0)
        log_pile(pencil, 138, 104, 2, 8)
    elif level == 1:
        palm(pencil, 226, 92, 0.95)
        _open_roof(pencil, 166, 96)
        log_pile(pencil, 128, 106, 3, 7.6)
    else:
        _open_roof(pencil, 140, 94)
        log_pile(pencil, 100, 106, 3, 7.2)
        with pencil.at(206, 104):
            cast(pencil, 40, 18)
            pencil.line(WOOD_DARK, "M -20 0 L 0 -72 L 20 0 M -13 -26 L 13 -26", 4)
            pencil.line(INK, "M 0 -70 L 0 -42", 1.6)
            pencil.fill(WOOD, "R -20 -44 40 9 4")
            pencil.fill("#E2B680", "O -19 -39.5 4.4 4.6")
        log_pile(pencil, 178, 112, 2, 6)


def _open_roof(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y):
        cast(pencil, 84, 24)
        pencil.line(WOOD_DARK, "M -40 4 L -40 -36 M 40 4 L 40 -36", 4)
        pencil.fill("#6F8F4E", "M -54 -32 L -34 -60 L 34 -60 L 54 -32 Z")
        pencil.fill("#8DAD63", "M -44 -46 L -34 -60 L 34 -60 L 44 -46 Z")
        pencil.line("#4E6B36", "M -52 -35 L 52 -35 M -43 -47 L 43 -47", 1.6)


def coral_nursery(pencil: Pencil, level: int) -> None:
    """Under water: young corals, a bed of them, then a garden with fish."""
    pencil.fill("#3E9CA3", "R 0 0 240 118 0")
    pencil.fill("#6CC4C0", "M 0 0 L 240 0 L 240 14 Q 180 26 120 16 Q 60 8 0 20 Z")
    pencil.fill(
        "#FFFFFF",
        ("M 40 0 L 74 0 L 40 118 L -10 118 Z M 130 0 L 150 0 L 146 118 L 110 118 Z"),
        0.12,
    )
    pencil.fill(
        "#2E7F8B", ("M 0 84 Q 40 64 84 80 Q 130 58 180 76 Q 214 64 240 78 L 240 118 L 0 118 Z")
    )
    pencil.fill("#E0C48C", "M 0 100 Q 80 90 150 98 Q 200 102 240 94 L 240 118 L 0 118 Z")
    places = ((170, 104, 1.0), (136, 108, 0.8), (206, 108, 0.85), (106, 112, 0.6), (228, 106, 0.7))
    shades = ("#E8667A", "#F2A65A", "#C77DD6", "#F2C94C", "#E8667A")
    for (x, y, scale), shade in list(zip(places, shades, strict=True))[: 1 + 2 * level]:
        _coral(pencil, x, y, scale * (0.8 + 0.25 * level), shade)
    for x, y, scale, shade in (
        (120, 44, 0.9, SUN),
        (206, 36, 0.8, CORAL),
        (160, 26, 0.7, "#F7F3E8"),
    )[: 1 + level]:
        _reef_fish(pencil, x, y, scale, shade)
    pencil.line(FOAM, "O 92 40 2.6 2.6 O 98 28 1.8 1.8 O 188 60 2.4 2.4", 1.2)


def _coral(pencil: Pencil, x: float, y: float, scale: float, shade: str) -> None:
    with pencil.at(x, y, scale):
        pencil.fill(INK, "M -14 2 L 24 4 L 32 8 L -6 6 Z", 0.16)
        pencil.line(shade, "M 0 2 L 0 -18 M 0 -8 Q -14 -10 -14 -26 M 0 -12 Q 12 -14 13 -30", 6)
        pencil.line(shade, "M 0 -16 Q -4 -24 -3 -36 M -13 -22 Q -20 -24 -22 -32", 5)
        pencil.line("#FFFFFF", "M -1 -4 L -1 -16", 1.4)


def _reef_fish(pencil: Pencil, x: float, y: float, scale: float, shade: str) -> None:
    with pencil.at(x, y, scale):
        pencil.fill(shade, "M -14 0 Q 0 -15 14 0 Q 0 15 -14 0 Z M 11 0 L 22 -8 L 22 8 Z")
        pencil.line(FOAM, "M -2 -6 Q 2 0 -2 6 M 5 -5 Q 8 0 5 5", 2)
        pencil.fill(INK, "O -8 -1.6 1.6 1.6")


def offering_chest(pencil: Pencil, level: int) -> None:
    """A full chest, a half full one, then an empty one."""
    sky(pencil, NOON, 46, 24)
    hills(pencil)
    meadow(pencil, 84)
    palm(pencil, 224, 94, 0.95)
    with pencil.at(166, 106, 1.2):
        cast(pencil, 60, 20)
        pencil.fill("#6B2E4E", "M -32 -26 L -26 -48 L 30 -48 L 34 -26 Z")
        pencil.fill("#8A3B66", "M -28 -30 L -23 -45 L 27 -45 L 30 -30 Z")
        pencil.fill("#3B1C2C", "R -32 -27 64 8 0")
        _treasure(pencil, level)
        pencil.fill("#A9527F", "R -32 -22 64 24 2")
        pencil.fill("#8A3B66", "R -32 -10 64 12 2")
        pencil.fill(SUN, "R -34 -22 6 24 1 R 28 -22 6 24 1 R -34 -23 68 4 1")
        pencil.fill(SUN, "R -6 -18 12 12 2")
        pencil.fill("#3B1C2C", "O 0 -13 2 2 R -1 -13 2 5 0")


def _treasure(pencil: Pencil, level: int) -> None:
    if level < 2:
        pencil.fill(SUN, "O -12 -26 7 7 O 6 -27 7 7")
        pencil.fill("#FBE08A", "O -13 -28 3.4 3.4 O 5 -29 3.4 3.4")
    if level < 1:
        pencil.fill(CORAL, "O -2 -32 7 7")
        pencil.fill("#7FB65A", "O 17 -28 6 6")
        pencil.fill("#62BDBC", "O -21 -27 5 5")
        pencil.line("#FFF3C4", "M 0 -58 L 0 -50 M -22 -56 L -18 -50 M 22 -56 L 18 -50", 2.4)


def long_storehouse(pencil: Pencil, level: int) -> None:
    """A plot with posts, then the long house on piles, full to the roof."""
    sky(pencil, DAY, 46, 24)
    sea(pencil, DAY, 58)
    beach(pencil, 86)
    palm(pencil, 230, 94, 0.9)
    with pencil.at(160, 106):
        cast(pencil, 116, 18)
        pencil.line(WOOD_DARK, "M -52 0 L -52 -14 M -26 0 L -26 -14 M 0 0 L 0 -14", 4)
        pencil.line(WOOD_DARK, "M 26 0 L 26 -14 M 52 0 L 52 -14", 4)
        pencil.fill(WOOD, "R -60 -17 120 5 1.5")
        if level == 0:
            pencil.line(WOOD_DARK, "M -52 -17 L -52 -42 M 0 -17 L 0 -42 M 52 -17 L 52 -42", 3)
        else:
            _long_house(pencil)
    if level == 0:
        for x in (132, 152, 186):
            crate(pencil, x, 88)
    else:
        basket(pencil, 100, 112, CORAL)
        crate(pencil, 122, 114)


def _long_house(pencil: Pencil) -> None:
    pencil.fill("#4A2F1C", "R -54 -44 108 27 0")
    for place in range(5):
        x = -42 + place * 21
        if place % 2:
            pencil.fill(WOOD_LIGHT, f"R {x - 8} -33 16 16 1.5")
            pencil.line(WOOD_DARK, f"M {x - 8} -25 L {x + 8} -25", 1.2)
        else:
            pencil.fill((CORAL, SUN, "#7FB65A")[place // 2], f"O {x} -30 7 5")
            pencil.fill(THATCH, f"R {x - 8} -29 16 12 3")
    pencil.line(WOOD_DARK, "M -54 -17 L -54 -46 M -32 -17 L -32 -46 M -10.5 -17 L -10.5 -46", 2.6)
    pencil.line(WOOD_DARK, "M 10.5 -17 L 10.5 -46 M 32 -17 L 32 -46 M 54 -17 L 54 -46", 2.6)
    pencil.fill(THATCH, "M -68 -42 L -48 -72 L 48 -72 L 68 -42 Z")
    pencil.fill(THATCH_LIGHT, "M -58 -57 L -48 -72 L 48 -72 L 58 -57 Z")
    pencil.line(THATCH_DARK, "M -64 -47 L 64 -47 M -56 -58 L 56 -58", 1.8)


def feast_drum(pencil: Pencil, level: int) -> None:
    """The great drum by the fire; the third side shows it resting."""
    sky(pencil, EVENING, 48, 28)
    hills(pencil, "#7D6F5C", "#A39A66")
    meadow(pencil, 88)
    if level == 1:
        hut(pencil, 112, 92, 0.75)
    palm(pencil, 226, 98, 0.95)
    with pencil.at(168, 108, 1.15):
        cast(pencil, 44, 22)
        pencil.fill("#99431F", "M -22 -44 L 22 -44 L 15 0 L -15 0 Z")
        pencil.fill("#B85A2E", "M -22 -44 L -4 -44 L -3 0 L -15 0 Z")
        pencil.line(SUN, "M -21 -38 L -9 -6 L 0 -38 L 9 -6 L 21 -38", 2)
        pencil.fill("#6B2E14", "R -17 -4 34 6 2")
        pencil.fill("#F3E6C8", "O 0 -44 22.6 7")
        pencil.line("#6B2E14", "O 0 -44 22.6 7", 2)
        if level < 2:
            pencil.line(WOOD_DARK, "M 8 -48 L 28 -66 M -8 -48 L -28 -66", 3)
            pencil.fill(CORAL, "O 7 -48 4 4 O -7 -48 4 4")
            pencil.line("#FFF3C4", "M 0 -60 L 0 -70 M -14 -60 L -18 -66 M 14 -60 L 18 -66", 2.2)
        else:
            pencil.line(WOOD_DARK, "M 28 2 L 48 -6 M 30 6 L 52 2", 3)
    bush(pencil, 112, 112, 0.8, "#5F7A4C")
