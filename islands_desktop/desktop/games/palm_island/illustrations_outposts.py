"""Pictures of the outposts: five in the forest, five by the sea, four on the mountain."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islands_desktop.desktop.look.scenery import (
    CORAL,
    DAY,
    EVENING,
    FOAM,
    GRASS,
    GRASS_DARK,
    INK,
    JUNGLE,
    MORNING,
    NOON,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SAND,
    SUN,
    THATCH,
    THATCH_DARK,
    THATCH_LIGHT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Weather,
    basket,
    beach,
    bush,
    canoe,
    cast,
    crate,
    fish_on_line,
    flag,
    hills,
    hut,
    log_pile,
    meadow,
    palm,
    rock,
    sea,
    sky,
)
from islands_desktop.desktop.look.vector import Pencil

# ------------------------------------------------------------------ forest


def _forest(pencil: Pencil, weather: Weather) -> None:
    """The edge of the forest: sky, ridge, a row of firs, a clearing."""
    sky(pencil, weather, 44, 24)
    hills(pencil)
    for x, y, scale in ((20, 92, 0.9), (48, 88, 1.1), (78, 92, 0.8), (226, 92, 1.0)):
        _cedar(pencil, x, y, scale)
    meadow(pencil, 88)


def _cedar(pencil: Pencil, x: float, y: float, scale: float) -> None:
    with pencil.at(x, y, scale):
        pencil.fill(WOOD_DARK, "R -2.4 -10 4.8 12 0")
        for top, wide, shade in ((-52, 10, "#58A062"), (-40, 15, "#3F8552"), (-26, 19, "#2F6B45")):
            pencil.fill(shade, f"M 0 {top} L {wide} {top + 21} L {-wide} {top + 21} Z")
            pencil.fill("#FFFFFF", f"M 0 {top} L {-wide} {top + 21} L -4 {top + 21} Z", 0.14)


def _cedar_watch(pencil: Pencil) -> None:
    """A watch tower among cedars."""
    _forest(pencil, EVENING)
    with pencil.at(158, 106):
        cast(pencil, 44, 30)
        pencil.line(WOOD_DARK, "M -20 0 L -12 -62 M 20 0 L 12 -62 M -17 -22 L 17 -22", 4)
        pencil.line(WOOD, "M -19 -2 L 14 -40 M 19 -2 L -14 -40", 2.4)
        pencil.fill(WOOD_LIGHT, "R -22 -64 44 6 1")
        pencil.fill(WOOD, "R -18 -80 36 17 0")
        pencil.fill(INK, "R -12 -78 9 9 1 R 3 -78 9 9 1", 0.75)
        pencil.fill(THATCH, "M -26 -78 L 0 -98 L 26 -78 Z")
        pencil.fill(THATCH_LIGHT, "M -26 -78 L 0 -98 L -4 -78 Z")
    _cedar(pencil, 198, 104, 1.05)
    _cedar(pencil, 112, 108, 0.85)


def _valley_hamlet(pencil: Pencil) -> None:
    """Three huts in a valley, with smoke."""
    _forest(pencil, MORNING)
    hut(pencil, 124, 96, 0.68)
    hut(pencil, 196, 98, 0.78, "#E8D6B0", (GRASS, GRASS_DARK, JUNGLE))
    hut(pencil, 158, 110, 0.95, "#D9A579", ("#E58C6B", CORAL, "#A03C2A"))
    pencil.line(FOAM, "M 120 60 Q 114 50 121 42 Q 128 34 121 26", 3)
    bush(pencil, 222, 112, 0.7)


def _sawmill_ridge(pencil: Pencil) -> None:
    """A saw frame with its wheel, and planks."""
    _forest(pencil, DAY)
    with pencil.at(160, 106):
        cast(pencil, 86, 20)
        pencil.line(WOOD_DARK, "M -38 0 L -38 -40 M 38 0 L 38 -40", 4)
        pencil.fill("#8A6A4A", "M -50 -36 L -30 -62 L 30 -62 L 50 -36 Z")
        pencil.fill("#A98660", "M -40 -49 L -30 -62 L 30 -62 L 40 -49 Z")
        pencil.fill(WOOD, "R -44 -16 88 7 3")
        pencil.fill("#E2B680", "O 43 -12.5 4 4")
        pencil.fill("#C9D3D6", "O 0 -17 14 14")
        pencil.fill("#8E99A0", "O 0 -17 9 9")
        pencil.fill(INK, "O 0 -17 2.6 2.6")
        pencil.line("#6B757B", "M 0 -31 L 0 -28 M 10 -27 L 8 -25 M -10 -27 L -8 -25", 2)
        pencil.fill(WOOD_LIGHT, "R -46 -9 92 5 1")
    log_pile(pencil, 88, 110, 2, 6)


def _log_flume(pencil: Pencil) -> None:
    """A water channel that carries logs downhill."""
    _forest(pencil, DAY)
    pencil.line(WOOD_DARK, "M 112 108 L 112 84 M 150 108 L 150 68 M 190 108 L 190 52", 4)
    pencil.fill(WOOD, "M 92 100 L 240 22 L 240 36 L 92 114 Z")
    pencil.fill("#7CC7D6", "M 92 97 L 240 19 L 240 27 L 92 105 Z")
    for x, y in ((122, 86), (170, 61), (214, 38)):
        with pencil.at(x, y, 1, -28):
            pencil.fill(WOOD_DARK, "R -13 -6 26 10 5")
            pencil.fill(WOOD_LIGHT, "R -13 -6 26 4 2")
            pencil.fill("#E2B680", "O -11 -1 4 5")
    pencil.line(FOAM, "M 84 110 Q 92 100 100 110 M 76 114 Q 84 106 92 114", 2)


def _timber_camp(pencil: Pencil) -> None:
    """A tent, a fire, and felled logs."""
    _forest(pencil, EVENING)
    with pencil.at(178, 106):
        cast(pencil, 66, 24)
        pencil.fill("#E8D6B0", "M -34 0 L 0 -46 L 34 0 Z")
        pencil.fill("#C9B388", "M 0 -46 L 34 0 L 10 0 Z")
        pencil.fill("#6B4A30", "M -10 0 L 0 -30 L 10 0 Z")
        pencil.line(WOOD_DARK, "M -3 -50 L 4 -40 M 3 -50 L -4 -40", 2)
    with pencil.at(126, 108):
        pencil.line(WOOD_DARK, "M -10 2 L 10 -2 M -10 -2 L 10 2", 4)
        pencil.fill(CORAL, "M -8 -1 Q -10 -12 0 -22 Q 10 -12 8 -1 Z")
        pencil.fill(SUN, "M -4 -1 Q -5 -8 0 -14 Q 5 -8 4 -1 Z")
    log_pile(pencil, 84, 112, 2, 5.4)


# ------------------------------------------------------------------ sea


def _shore(pencil: Pencil, weather: Weather, horizon: float = 56, sand: float = 96) -> None:
    sky(pencil, weather, 46, 24)
    sea(pencil, weather, horizon)
    beach(pencil, sand)


def _piles(pencil: Pencil, left: float, right: float, y: float) -> None:
    """A wooden landing stage on piles."""
    for x in range(int(left) + 6, int(right), 22):
        pencil.line(WOOD_DARK, f"M {x} {y} L {x} {y + 18}", 4)
    pencil.fill(WOOD, f"R {left} {y - 3} {right - left} 7 1.5")
    pencil.fill(WOOD_LIGHT, f"R {left} {y - 4} {right - left} 3.4 1.5")


def _deepwater_harbour(pencil: Pencil) -> None:
    """A lighthouse on a mole, and a two-master."""
    _shore(pencil, NOON, 54, 104)
    pencil.fill(ROCK, "M 178 106 L 188 88 L 204 82 L 240 84 L 240 108 Z")
    pencil.fill(ROCK_LIGHT, "M 178 106 L 188 88 L 204 82 L 200 96 Z")
    with pencil.at(214, 86):
        pencil.fill(FOAM, "M -10 0 L -7 -48 L 7 -48 L 10 0 Z")
        pencil.fill(CORAL, "M -9 -12 L -8.2 -24 L 8.2 -24 L 9 -12 Z M -7.6 -36 L -7 -46 L 7 -46 "
                    "L 7.6 -36 Z")  # fmt: skip
        pencil.fill(SUN, "R -6 -58 12 10 1")
        pencil.fill(INK, "M -9 -58 L 0 -68 L 9 -58 Z")
    with pencil.at(128, 92, 1.05):
        pencil.line(WOOD_DARK, "M -14 -10 L -14 -62 M 16 -10 L 16 -54", 2.6)
        pencil.fill(FOAM, "M -11 -60 Q 8 -40 6 -16 L -11 -16 Z M 19 -52 Q 36 -36 33 -16 L 19 -16 Z")
        pencil.fill("#EFE3C8", "M -17 -56 Q -34 -38 -34 -16 L -17 -16 Z")
        pencil.fill(WOOD_DARK, "M -42 -12 L 44 -12 Q 40 7 30 7 L -30 7 Q -40 5 -42 -12 Z")
        pencil.fill(CORAL, "M -42 -12 L 44 -12 L 43 -7 L -41 -7 Z")


def _boatyard(pencil: Pencil) -> None:
    """A hull on the slip under a roof."""
    _shore(pencil, MORNING, 54, 88)
    with pencil.at(160, 108):
        cast(pencil, 110, 18)
        pencil.line(WOOD_DARK, "M -54 0 L -54 -52 M 54 0 L 54 -52", 4)
        pencil.fill(WOOD, "M -46 -22 Q -20 -12 22 -12 Q 38 -14 48 -26 Q 42 -2 20 0 L -26 0 "
                    "Q -42 -4 -46 -22 Z")  # fmt: skip
        pencil.line(WOOD_DARK, "M -40 -14 Q -16 -6 18 -6 Q 34 -8 44 -16", 1.6)
        pencil.line(WOOD_LIGHT, "M -28 -16 L -28 -30 M -8 -13 L -8 -30 M 12 -12 L 12 -30", 2.4)
        pencil.fill(THATCH, "M -68 -48 L -46 -74 L 46 -74 L 68 -48 Z")
        pencil.fill(THATCH_LIGHT, "M -68 -48 L -46 -74 L 0 -74 L -6 -48 Z")
        pencil.line(THATCH_DARK, "M -62 -54 L 62 -54 M -53 -66 L 53 -66", 1.4)
    palm(pencil, 74, 104, 0.7, mirror=True)


def _trading_quay(pencil: Pencil) -> None:
    """Goods on a quay, with a crane."""
    _shore(pencil, DAY, 54, 108)
    _piles(pencil, 84, 250, 94)
    with pencil.at(206, 90):
        pencil.line(WOOD_DARK, "M 0 0 L 0 -62 M 0 -58 L -44 -66 M 0 -34 L -26 -62", 4)
        pencil.line(INK, "M -42 -66 L -42 -38", 1.4)
        pencil.fill(CORAL, "R -51 -38 18 13 1.5")
        pencil.line("#A03C2A", "M -51 -31 L -33 -31 M -42 -38 L -42 -25", 1.4)
    crate(pencil, 184, 90, 1.15)
    crate(pencil, 112, 90)
    basket(pencil, 132, 90, SUN)
    basket(pencil, 228, 90, "#7FB65A", 1.1)
    canoe(pencil, 118, 112, 0.8, "#3D8F8A", SUN)


def _fishing_banks(pencil: Pencil) -> None:
    """Canoes over a shoal, nets out."""
    _shore(pencil, MORNING, 48, 130)
    canoe(pencil, 148, 76, 0.95, CORAL, SUN)
    canoe(pencil, 206, 66, 0.6, "#8E6BB5", FOAM)
    pencil.line(FOAM, "M 166 70 Q 186 84 214 96 M 166 70 Q 170 92 188 106 M 178 78 L 174 92 "
                "M 192 86 L 180 100", 1.2)  # fmt: skip
    for x, y, turn in ((104, 98, 8), (130, 108, -6), (162, 106, 4), (204, 108, -8), (92, 110, 0)):
        with pencil.at(x, y, 1, turn):
            pencil.fill("#23707C", "M -9 0 C -5 -5 4 -5 8 0 C 4 5 -5 5 -9 0 Z "
                        "M 7 0 L 13 -4 L 13 4 Z", 0.85)  # fmt: skip
            pencil.fill(FOAM, "O -5 -1 1 1")


def _smokehouse_cove(pencil: Pencil) -> None:
    """A smoking hut with fish on a rack."""
    _shore(pencil, EVENING, 54, 88)
    hut(pencil, 198, 106, 1.0, "#8A6A4A")
    pencil.line(FOAM, "M 190 54 Q 180 44 190 34 Q 200 24 190 12", 4)
    pencil.line(WOOD_DARK, "M 92 110 L 92 68 M 152 110 L 152 68 M 86 70 L 158 70", 3.4)
    for x in (102, 114, 126, 138):
        fish_on_line(pencil, x, 71, 1.1)
    rock(pencil, 228, 112, 0.7)


# ------------------------------------------------------------------ mountain


def _heights(pencil: Pencil, weather: Weather, snow: bool = True) -> None:
    """Peaks behind a stony slope."""
    sky(pencil, weather, 40, 24)
    for x, high, wide, shade, light in (
        (62, 62, 60, "#8FA3A8", "#B4C4C6"),
        (206, 70, 66, "#7F9398", "#A9BBBE"),
        (136, 84, 84, "#6F8288", "#9DB0B4"),
    ):
        pencil.fill(shade, f"M {x - wide} 98 L {x} {98 - high} L {x + wide} 98 Z")
        pencil.fill(light, f"M {x - wide} 98 L {x} {98 - high} L {x - 8} 98 Z")
        if snow:
            top = 98 - high
            pencil.fill(FOAM, f"M {x} {top} L {x - wide * 0.22} {top + high * 0.22} L {x - 4} "
                        f"{top + high * 0.16} L {x + 5} {top + high * 0.26} L {x + wide * 0.22} "
                        f"{top + high * 0.22} Z")  # fmt: skip
    pencil.fill(ROCK_DARK, "M 0 96 Q 60 82 120 92 Q 190 100 240 84 L 240 118 L 0 118 Z")
    pencil.fill(ROCK, "M 0 104 Q 60 92 124 100 Q 190 106 240 94 L 240 118 L 0 118 Z")


def _summit_sanctuary(pencil: Pencil) -> None:
    """A shrine on top of stairs."""
    _heights(pencil, EVENING)
    with pencil.at(164, 106):
        cast(pencil, 90, 16)
        for step in range(4):
            tone = ROCK_LIGHT if step % 2 == 0 else "#D8CFB8"
            pencil.fill(tone, f"R {-46 + step * 9} {-8 - step * 8} {92 - step * 18} 9 1")
        pencil.fill("#E8D6B0", "R -17 -62 6 30 0 R 11 -62 6 30 0")
        pencil.fill(INK, "R -11 -60 22 28 0", 0.5)
        pencil.fill(SUN, "O 0 -46 7 7")
        pencil.fill(CORAL, "M -30 -60 L 0 -82 L 30 -60 Z")
        pencil.fill("#E58C6B", "M -30 -60 L 0 -82 L -4 -60 Z")
    flag(pencil, 222, 100, 32, SUN)


def _forge_terrace(pencil: Pencil) -> None:
    """A forge with a glowing mouth, and an anvil."""
    _heights(pencil, DAY)
    with pencil.at(178, 106):
        cast(pencil, 70, 20)
        pencil.fill(ROCK_LIGHT, "M -36 0 L -30 -44 L 30 -44 L 36 0 Z")
        pencil.fill(ROCK_DARK, "M 8 -44 L 30 -44 L 36 0 L 18 0 Z")
        pencil.fill(INK, "M -18 0 L -18 -18 Q -4 -34 10 -18 L 10 0 Z")
        pencil.fill(CORAL, "M -13 0 L -13 -14 Q -4 -26 5 -14 L 5 0 Z")
        pencil.fill(SUN, "M -8 0 Q -9 -8 -4 -15 Q 1 -8 0 0 Z")
        pencil.fill(ROCK_DARK, "R 12 -72 14 30 1")
        pencil.line(FOAM, "M 19 -76 Q 10 -86 20 -94", 4)
    with pencil.at(112, 108):
        cast(pencil, 22, 14)
        pencil.fill(WOOD, "R -8 -10 16 11 1")
        pencil.fill("#4B565C", "M -18 -20 L 14 -20 L 14 -14 L 6 -10 L -6 -10 L -8 -14 L -16 -16 Z")
        pencil.line(WOOD_LIGHT, "M 4 -22 L 18 -32", 2.4)
        pencil.fill("#8E99A0", "R -4 -27 12 6 1")


def _stonecutters_pass(pencil: Pencil) -> None:
    """Cut blocks and a wooden crane in a gap of the rocks."""
    _heights(pencil, NOON, snow=False)
    pencil.fill(ROCK_DARK, "M 184 118 L 196 40 L 240 26 L 240 118 Z")
    pencil.fill(ROCK_LIGHT, "M 184 118 L 196 40 L 206 36 L 200 118 Z")
    for x, y in ((104, 110), (128, 110), (152, 110), (116, 97), (140, 97), (128, 84)):
        with pencil.at(x, y):
            pencil.fill(ROCK_LIGHT, "R -11 -13 22 13 1")
            pencil.fill("#E3E8EA", "R -11 -13 22 4 1")
            pencil.line(ROCK_DARK, "M -11 0 L 11 0 L 11 -12", 1.2)
    pencil.line(WOOD_DARK, "M 176 108 L 168 52 M 168 54 L 140 46", 3.6)
    pencil.line(INK, "M 141 46 L 141 62", 1.3)
    pencil.fill(ROCK_LIGHT, "R 133 62 16 10 1")


def _lookout_ledge(pencil: Pencil) -> None:
    """A ledge with a telescope over the sea."""
    sky(pencil, MORNING, 50, 26)
    sea(pencil, MORNING, 66)
    pencil.fill(ROCK_DARK, "M 240 46 L 126 62 L 116 74 L 150 82 L 140 118 L 240 118 Z")
    pencil.fill(ROCK, "M 240 40 L 122 60 L 150 72 L 240 64 Z")
    pencil.fill(GRASS, "M 240 38 L 150 54 L 168 60 L 240 52 Z")
    pencil.line(WOOD_DARK, "M 166 34 L 156 58 M 166 34 L 176 56 M 166 34 L 166 60", 2.4)
    with pencil.at(166, 32, 1, -12):
        pencil.fill(SUN, "R -24 -5 40 9 2")
        pencil.fill("#C98E1D", "R -26 -6 8 11 1 R 12 -4 6 8 1")
    hut(pencil, 212, 50, 0.55, SAND)
    _cedar(pencil, 190, 100, 0.6)


OUTPOST_PICTURES: Mapping[str, Callable[[Pencil], None]] = {
    "OP1": _cedar_watch,
    "OP2": _valley_hamlet,
    "OP3": _sawmill_ridge,
    "OP4": _log_flume,
    "OP5": _timber_camp,
    "OP6": _deepwater_harbour,
    "OP7": _boatyard,
    "OP8": _trading_quay,
    "OP9": _fishing_banks,
    "OP10": _smokehouse_cove,
    "OP11": _summit_sanctuary,
    "OP12": _forge_terrace,
    "OP13": _stonecutters_pass,
    "OP14": _lookout_ledge,
}
"""A picture by the code of the outpost, 240 x 118 units; the name of a card stands on the left."""


def paint_outpost(pencil: Pencil, code: str) -> None:
    """Draw the picture of an outpost. Raises KeyError for an unknown code."""
    OUTPOST_PICTURES[code](pencil)
