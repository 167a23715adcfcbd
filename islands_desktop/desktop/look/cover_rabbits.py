"""The cover of Rabbit Island: map pieces that fit into each other, and the rabbits on them."""

from __future__ import annotations

from islands_desktop.desktop.look.icon_layers import MATERIALS
from islands_desktop.desktop.look.scenery import (
    FOAM,
    INK,
    NOON,
    ROCK,
    bush,
    palm,
    rock,
)
from islands_desktop.desktop.look.vector import Pencil

#: A square of 100 units with a knob to the right and a notch at the bottom.
_PIECE = (
    "M 0 0 L 100 0 L 100 36 C 100 40 106 40 108 36 C 116 28 126 38 126 50 C 126 62 116 72 108 64 "
    "C 106 60 100 60 100 64 L 100 100 L 64 100 C 60 100 60 94 64 92 C 72 84 62 74 50 74 "
    "C 38 74 28 84 36 92 C 40 94 40 100 36 100 L 0 100 Z"
)


def rabbit_island(pencil: Pencil) -> None:
    """Three pieces of an island in the sea, two rabbits, a carrot field and a boat's wake."""
    pencil.fill(NOON.sea, "R 0 0 480 270 0")
    pencil.fill("#63C3C6", "M 0 0 L 480 0 L 480 60 Q 330 110 180 60 Q 80 34 0 70 Z", 0.6)
    pencil.fill(NOON.deep, "M 0 220 Q 120 190 240 222 Q 360 250 480 212 L 480 270 L 0 270 Z", 0.6)
    waves = "M 14 40 Q 26 32 38 40 Q 50 48 62 40 M 400 30 Q 412 22 424 30 Q 436 38 448 30"
    pencil.line(FOAM, waves, 2.4)
    pencil.line(FOAM, "M 20 236 Q 32 228 44 236 Q 56 244 68 236 M 414 244 Q 426 236 438 244", 2.4)
    _piece(pencil, 218, 40, 1.18, 0, ("#E3C98F", "#F0DBAA"))
    _piece(pencil, 88, 40, 1.18, 0, ("#6CA05B", "#93BE6E"))
    _field(pencil)
    rock(pencil, 250, 84, 1.3)
    bush(pencil, 112, 88, 1.3, "#3F7A50")
    _burrow(pencil, 176, 84)
    palm(pencil, 318, 126, 1.5)
    _meadow(pencil)
    rabbit(pencil, 150, 250, 1.5, "#F3EEE2", "#D8CDB8")
    rabbit(pencil, 306, 256, 1.26, "#A9744A", "#8A5A36")


def _meadow(pencil: Pencil) -> None:
    pencil.fill(FOAM, "M 0 214 Q 90 186 210 200 Q 350 214 480 190 L 480 270 L 0 270 Z", 0.8)
    pencil.fill("#5D9650", "M 0 222 Q 90 194 210 208 Q 350 222 480 198 L 480 270 L 0 270 Z")
    pencil.fill("#93BE6E", "M 0 236 Q 100 206 220 222 Q 350 236 480 212 L 480 270 L 0 270 Z")
    for x, y, shade in ((52, 244, "#F7F3E8"), (84, 256, "#F0C24B"), (398, 240, "#F7F3E8")):
        pencil.fill(shade, f"O {x - 4} {y} 3.4 3.4 O {x + 4} {y} 3.4 3.4 O {x} {y - 4} 3.4 3.4")
    bush(pencil, 446, 244, 1.5, "#3F7A50")


def _piece(
    pencil: Pencil, x: float, y: float, scale: float, turn: float, shades: tuple[str, str]
) -> None:
    with pencil.at(x, y, scale, turn):
        with pencil.at(4, 8):
            pencil.fill(INK, _PIECE, 0.22)
        pencil.fill(shades[0], _PIECE)
        pencil.line(FOAM, _PIECE, 4)
        with pencil.clipped(_PIECE):
            pencil.fill(shades[1], "M -4 44 Q 30 16 64 34 Q 100 50 130 24 L 130 110 L -4 110 Z")
            pencil.line("#F7F0DC", "M -4 76 Q 36 60 60 84 Q 80 100 130 58", 9)


def _field(pencil: Pencil) -> None:
    with pencil.at(378, 74, 1.0, 5):
        path = "R -6 -6 92 104 10"
        with pencil.at(4, 8):
            pencil.fill(INK, path, 0.22)
        pencil.fill("#A06A3C", path)
        pencil.line(FOAM, path, 4)
        pencil.line("#855430", "M 6 20 L 74 20 M 6 48 L 74 48 M 6 76 L 74 76", 8)
        for row in range(3):
            for column in range(3):
                with pencil.at(8 + column * 26, 2 + row * 28, 0.62):
                    for layer in MATERIALS["carrot"]:
                        if layer.width:
                            pencil.line(layer.shade, layer.path, layer.width)
                        else:
                            pencil.fill(layer.shade, layer.path)


def _burrow(pencil: Pencil, x: float, y: float) -> None:
    with pencil.at(x, y):
        pencil.fill("#5D8F4E", "M -34 12 Q -30 -26 2 -28 Q 34 -26 38 12 Z")
        pencil.fill("#4A3020", "M -14 12 Q -14 -10 2 -11 Q 18 -10 18 12 Z")
        pencil.fill(ROCK, "O -18 12 5 4 O 22 12 6 4")


def rabbit(pencil: Pencil, x: float, y: float, scale: float, fur: str, shade: str) -> None:
    """A sitting rabbit seen from the front, about 60 wide and 100 high, its feet at (x, y)."""
    with pencil.at(x, y, scale):
        pencil.fill(INK, "M -24 2 L 26 0 L 66 10 L 10 12 Z", 0.18)
        for turn in (-12, 14):
            with pencil.at(turn * 0.7, -74, 1, turn):
                pencil.fill(fur, "M -8 2 Q -13 -40 0 -46 Q 13 -40 8 2 Z")
                pencil.fill("#E8A79A", "M -4 0 Q -7 -32 0 -38 Q 7 -32 4 0 Z")
        pencil.fill(shade, "M -26 0 Q -32 -44 0 -48 Q 32 -44 26 0 Z")
        pencil.fill(fur, "M -22 0 Q -26 -42 0 -46 Q 20 -42 17 0 Z")
        pencil.fill(shade, "O -14 -1 12 6 O 14 -1 12 6")
        pencil.fill(fur, "O -14 -3 11 5.4 O 14 -3 11 5.4")
        pencil.fill(shade, "O 1.6 -60 25 22")
        pencil.fill(fur, "O 0 -61 24.4 21.4")
        pencil.fill("#22333B", "O -9 -65 3.2 4 O 9 -65 3.2 4")
        pencil.fill(FOAM, "O -8 -66.6 1.2 1.2 O 10 -66.6 1.2 1.2")
        pencil.fill("#D9786A", "M -4 -58 Q 0 -60 4 -58 Q 2 -53 0 -53 Q -2 -53 -4 -58 Z")
        pencil.line("#22333B", "M 0 -53 L 0 -50 M -6 -49.4 Q -3 -47 0 -50 Q 3 -47 6 -49.4", 1.5)
        pencil.fill("#E8A79A", "O -15 -55 4.4 2.8 O 15 -55 4.4 2.8", 0.7)
        with pencil.at(1, -14, 0.95, 14):
            pencil.fill("#4C8C4A", "M -3 -14 Q -8 -26 -2 -26 Q 0 -32 4 -26 Q 9 -26 4 -14 Z")
            pencil.fill("#E27B2C", "M -6 -14 Q 0 -18 6 -14 L 1.4 12 Q 0 15 -1.4 12 Z")
            pencil.line("#B95A17", "M -4 -8 L 0 -7 M 4 -2 L 0 -1", 1.4)
        pencil.fill(shade, "O -7 -16 5 4.4 O 9 -14 5 4.4")
