"""What stands in several pictures of Action Cards: rabbits, coins, multipliers, signs of kinds."""

from __future__ import annotations

from collections.abc import Mapping

from islands_desktop.desktop.games.rabbit_island.counter_art import paint_number
from islands_desktop.desktop.games.rabbit_island.land_art import carrot
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import FOAM, INK, SUN
from islands_desktop.desktop.look.vector import Pencil, star_path

KIND_SHADES: Mapping[str, str] = {
    "regular": "#2B7480",
    "interrupt": "#BD4630",
    "disaster": "#44304A",
}
"""The colour of each kind of Action Card; its sign has a shape of its own as well."""

FUR, CREAM, GREY_FUR = "#B07A4C", "#F3E7D0", "#97908C"

_HEXAGON = (
    "M -13 -23 Q 0 -25 13 -23 L 25 -2 Q 26 0 25 2 L 13 23 Q 0 25 -13 23 L -25 2 Q -26 0 -25 -2 Z"
)


def paint_kind_shape(pencil: Pencil, kind: str, shade: str) -> None:
    """The shape of a kind, 52 units wide about (0, 0): round, six-sided, or jagged."""
    if kind == "regular":
        pencil.fill(shade, "O 0 0 25 25")
    elif kind == "interrupt":
        pencil.fill(shade, _HEXAGON)
    else:
        pencil.fill(shade, star_path(12, 28, 22.4))


def paint_kind_sign(pencil: Pencil, kind: str) -> None:
    """The sign of a kind, 52 units wide about (0, 0): a sprout, a bolt, or an alarm."""
    with pencil.at(0, 0, 1.1):
        paint_kind_shape(pencil, kind, FOAM)
    paint_kind_shape(pencil, kind, KIND_SHADES[kind])
    if kind == "regular":
        pencil.line(FOAM, "M 0 16 Q -1 4 0 -2", 4.6)
        pencil.fill(FOAM, "M 0 0 Q -17 2 -16 -14 Q -2 -14 0 0 Z M 0 4 Q 2 -12 17 -10 Q 16 5 0 4 Z")
    elif kind == "interrupt":
        pencil.fill(SUN, "M 5 -19 L -13 4 L -2 4 L -6 19 L 13 -5 L 2 -5 Z")
    else:
        pencil.fill(SUN, "M -4 -15 L 4 -15 L 2.6 4 L -2.6 4 Z O 0 11 3.8 3.8")


def bunny_face(
    pencil: Pencil, x: float, y: float, scale: float, fur: str, *, mood: str = "glad"
) -> None:
    """A rabbit's head from the front, 32 wide and 46 high, its chin at (x, y).

    mood: glad, asleep, hungry (mouth wide open) or sad.
    """
    dark = mixed(fur, "#2A1A14", 0.22)
    with pencil.at(x, y, scale):
        for turn in (-14, 14):
            with pencil.at(turn * 0.55, -22, 1, turn):
                pencil.fill(
                    dark if turn > 0 else fur, "M -5.6 2 Q -8.6 -19 0 -25 Q 8.6 -19 5.6 2 Z"
                )
                pencil.fill("#E8A79A", "M -2.6 0 Q -4.4 -14 0 -19 Q 4.4 -14 2.6 0 Z")
        pencil.fill(dark, "O 0.6 -13 16 13.4")
        pencil.fill(fur, "O -0.4 -13.6 15.4 13")
        pencil.fill(
            mixed(fur, "#FFFFFF", 0.62),
            "M -9 -6 Q -8 -11 0 -11.6 Q 8 -11 9 -6 Q 6 0 0 0 Q -6 0 -9 -6 Z",
        )
        if mood == "asleep":
            pencil.line(
                "#20262C", "M -9.4 -15 Q -6.4 -12.4 -3.4 -15 M 3.4 -15 Q 6.4 -12.4 9.4 -15", 1.7
            )
        else:
            pencil.fill("#20262C", "O -6.4 -16 2.3 3 O 6.4 -16 2.3 3")
            pencil.fill("#FFFFFF", "O -5.7 -17.2 0.9 0.9 O 7.1 -17.2 0.9 0.9")
        pencil.fill(
            "#C9665A", "M -2.6 -10.4 Q 0 -11.6 2.6 -10.4 Q 1.8 -7.6 0 -7.6 Q -1.8 -7.6 -2.6 -10.4 Z"
        )
        if mood == "hungry":
            pencil.fill("#6B241E", "O 0 -3.4 4.6 4")
            pencil.fill("#FFFFFF", "R -2 -7 4 3 0.6")
        elif mood == "sad":
            pencil.line("#20262C", "M -3.6 -2.6 Q 0 -5.6 3.6 -2.6", 1.4)
        else:
            pencil.line(
                "#20262C", "M 0 -7.6 L 0 -5.6 M -3.6 -5 Q -1.4 -3.4 0 -5.4 Q 1.4 -3.4 3.6 -5", 1.3
            )


def bunny_run(pencil: Pencil, x: float, y: float, scale: float, fur: str) -> None:
    """A rabbit that leaps to the right, 52 wide and 34 high, its middle at (x, y)."""
    dark = mixed(fur, "#2A1A14", 0.24)
    with pencil.at(x, y, scale, -8):
        pencil.fill(
            dark,
            "M 8 2 L 24 8 Q 27 10 24 12 L 4 8 Z M -12 2 Q -24 4 -29 10 Q -29 13 "
            "-25 13 Q -14 11 -6 6 Z",
        )
        pencil.fill(FOAM, "O -20 -5 4.4 4.4")
        pencil.fill(dark, "M 13 -12 Q 2 -25 -6 -22 Q -5 -14 9 -8 Z")
        pencil.fill(fur, "M -20 0 Q -18 -13 -2 -12 Q 8 -11 13 -6 Q 14 4 4 8 Q -14 10 -20 0 Z")
        pencil.fill(fur, "O 17 -9 9 7.6")
        pencil.fill(fur, "M 15 -14 Q 8 -29 -1 -29 Q -2 -21 9 -11 Z")
        pencil.fill("#E8A79A", "M 12 -15 Q 7 -24 2 -26 Q 3 -20 9 -14 Z")
        pencil.fill(mixed(fur, "#FFFFFF", 0.5), "M -8 6 Q 2 9 9 3 Q 2 6 -8 6 Z")
        pencil.fill(fur, "M -14 2 Q -22 5 -26 9 Q -16 9 -9 5 Z M 6 3 L 19 10 Q 20 12 17 13 L 3 8 Z")
        pencil.fill("#20262C", "O 19.4 -11 1.9 2.4")
        pencil.fill("#FFFFFF", "O 20 -11.8 0.8 0.8")
        pencil.fill("#C9665A", "O 25.4 -8 1.8 1.5")


def coin(pencil: Pencil, x: float, y: float, scale: float = 1.0) -> None:
    """A carrot coin 24 units wide about (x, y)."""
    with pencil.at(x, y, scale):
        pencil.fill(INK, "O 1 1.6 12 12", 0.24)
        pencil.fill("#9A6A1E", "O 0 0 12 12")
        pencil.fill("#F0B93A", "O 0 -0.6 10.4 10")
        carrot(pencil, 0, 0.6, 0.5, 32)


def times(pencil: Pencil, x: float, y: float, text: str, scale: float = 1.0) -> None:
    """A round tag 26 units wide about (x, y) with a multiplier or a number."""
    with pencil.at(x, y, scale):
        pencil.fill(INK, "O 1 1.8 13 13", 0.28)
        pencil.fill(FOAM, "O 0 0 13 13")
        pencil.fill("#C24A1F", "O 0 0 11.2 11.2")
        paint_number(pencil, text, 0, 0, 12.5, "#FFFFFF")


def chevron(pencil: Pencil, x: float, y: float, shade: str, scale: float = 1.0) -> None:
    """A bold arrow point to the right, 16 wide and 26 high, about (x, y)."""
    with pencil.at(x, y, scale):
        pencil.fill(shade, "M -8 -13 L -1 -13 L 8 0 L -1 13 L -8 13 L 0 0 Z")
