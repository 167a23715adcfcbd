"""The creatures among the marks: thornbacks, which dig and eat, and wild goats."""

from __future__ import annotations

from islands_desktop.desktop.games.my_island.geometry import HALF_WIDTH
from islands_desktop.desktop.games.my_island.mark_ground import clearing
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil

#: Belly, back, shade of the back, thorns: the lone thornback, the two twins, the elder.
_COATS = (
    ("#E3C27E", "#5F8F86", "#41706B", "#F4E3B4"),
    ("#E8B48A", "#B5654A", "#8D4836", "#FBE3C0"),
    ("#D9C08C", "#7A6A9C", "#5A4B7C", "#EFE0F0"),
    ("#CDB27A", "#4E6B5A", "#354E43", "#F6D98A"),
)


#: The side of the seam on which each half of the elder lies.
_HALVES = (
    f"R -70 -80 {70 + HALF_WIDTH + 0.3:.2f} 160 0",
    f"R {-HALF_WIDTH - 0.3:.2f} -80 110 160 0",
)


def thornback(pencil: Pencil, coat: int, *, mirror: bool) -> None:
    """A thornback of one hex, looking to the east (west if mirrored)."""
    clearing(pencil, "#B49A6C", "#C7AF80")
    with pencil.mirrored(1, 1, 0.94) if mirror else pencil.at(-1, 1, 0.94):
        _body(pencil, coat)


def elder(pencil: Pencil, cell: int) -> None:
    """The western (0) or eastern (1) half of the elder, which lies across two hexes."""
    middle = -HALF_WIDTH if cell else HALF_WIDTH
    # The thorns rise out of the two hexes; only the seam between them cuts.
    with pencil.clipped(_HALVES[cell]), pencil.at(middle, 0):
        pencil.fill(
            "#B49A6C",
            "M -66 8 Q -40 -10 0 -8 Q 40 -10 66 8 Q 56 34 32 33 Q 0 12 -32 33 Q -56 34 -66 8 Z",
        )
        with pencil.at(-4, -6, 1.22):
            _body(pencil, 3, long=1.4)


def _body(pencil: Pencil, coat: int, long: float = 1.0) -> None:
    """A body about 60 wide, standing on y = 22; `long` draws it out."""
    belly, back, shade, thorn = _COATS[coat]
    with pencil.at(0, 0):
        pencil.painter.scale(long, 1)
        pencil.fill(INK, "M -24 21 L 26 21 L 35 25 Q 33 30 22 29 L -18 27 Z", 0.24)
        pencil.fill(shade, "M -20 8 Q -31 10 -33 20 Q -26 21 -14 16 Z")
        pencil.fill(shade, "R -13 10 8 13 3 R 9 10 8 13 3")
        pencil.fill(
            thorn,
            "M -26 8 L -31 -8 L -18 -4 L -20 -20 L -8 -14 L -5 -30 L 3 -16 L 13 -27 L 13 -11 "
            "L 23 -16 L 19 -2 Z",
        )
        pencil.fill(belly, "M -24 12 Q -20 20 0 20 Q 18 20 22 8 L 0 2 Z")
        pencil.fill(back, "M -27 12 Q -27 -8 -6 -13 Q 18 -15 23 6 Q 8 13 -27 12 Z")
        pencil.fill("#FFFFFF", "M -24 4 Q -20 -7 -5 -10 Q 8 -11 15 -4 Q -4 -7 -24 4 Z", 0.26)
        pencil.fill(shade, "O -13 3 3 2.6 O -3 -3 3.4 2.8 O 8 2 3 2.6 O -3 7 2.4 2")
        pencil.fill(back, "R -20 12 9 12 3.4 R 4 12 9 12 3.4")
        pencil.fill(belly, "R -20 20.6 9 3.6 1.6 R 4 20.6 9 3.6 1.6")
    with pencil.at(20 * long, 0):
        pencil.fill(thorn, "M 4 -5 L 8 -16 L 11 -4 Z")
        pencil.fill(back, "M -4 0 Q 0 -8 9 -6 Q 17 -4 16 4 Q 15 10 4 11 Q -4 10 -4 0 Z")
        pencil.fill(belly, "M 2 8 Q 10 8 16 4 Q 15 11 5 12 Q 1 11 2 8 Z")
        pencil.fill("#FFF8E4", "O 7.4 -0.6 3 3")
        pencil.fill("#1E2A2E", "O 8.2 -0.4 1.7 1.8")
        pencil.line(shade, "M 4.6 -4 L 9.6 -3", 1.5)


def goat(pencil: Pencil, instance: int) -> None:
    """A wild goat, white or brown, looking east or west."""
    coat, shade = (("#FBF5E6", "#D8CDB8"), ("#B98A5E", "#8F6541"), ("#E9E3D8", "#A59C90"))[
        instance % 3
    ]
    pencil.fill("#9CBF72", "O 0 19 28 12", 0.9)
    with pencil.mirrored(0, 2) if instance % 2 else pencil.at(0, 2):
        pencil.fill(INK, "M -18 20 L 16 20 L 29 23 Q 28 27 18 27 L -12 25 Z", 0.22)
        pencil.line(shade, "M -9 8 L -9 20 M 9 8 L 9 20", 4)
        pencil.line(coat, "M -15 6 L -16 20 M 4 8 L 3 20", 4.4)
        pencil.fill("#4A3A2E", "R -18.4 18 5 4 1 R 0.8 18 5 4 1")
        pencil.fill(
            coat,
            "M -21 2 Q -22 -10 -10 -10 L 4 -10 Q 10 -14 12 -20 L 20 -14 Q 16 4 10 8 "
            "Q -6 14 -18 9 Q -21 7 -21 2 Z",
        )
        pencil.fill(shade, "M -19 7 Q -4 11 12 5 Q 9 9 6 10 Q -8 13 -18 9 Z")
        pencil.fill(coat, "M -20 -4 L -27 -9 L -22 -10 L -16 -9 Z")
        pencil.fill(coat, "M 9 -20 Q 14 -27 21 -23 L 30 -14 Q 30 -9 25 -9 L 17 -11 Z")
        pencil.fill(shade, "M 24 -9 L 28 -9.6 L 26 0 Z M 12 -20 L 3 -19 L 11 -15.4 Z")
        pencil.line("#6A523C", "M 15 -24 Q 11 -36 1 -35 M 19 -24 Q 17 -38 7 -39", 3.4)
        pencil.fill("#2B2118", "O 21 -18 1.8 1.8")
