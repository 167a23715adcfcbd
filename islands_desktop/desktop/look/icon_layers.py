"""The layers of the many-coloured icons: materials, signs, command badges, seat emblems.

Every icon is drawn in a square of 32 units. A layer is a colour (a palette role, a ``#`` string or
``@`` for the colour the icon is asked in), a path text, and a line width (0 fills the path).
"""

from __future__ import annotations

import math
from typing import NamedTuple


class Layer(NamedTuple):
    """One filled or stroked path of an icon."""

    shade: str
    path: str
    width: float = 0.0
    alpha: float = 1.0


Layers = tuple[Layer, ...]


def star_text(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    """Path text of a star about (x, y) with one point upward."""
    corners = []
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        angle = math.radians(-90 + corner * 180 / points)
        corners.append(f"{x + radius * math.cos(angle):.2f} {y + radius * math.sin(angle):.2f}")
    return "M " + " L ".join(corners) + " Z"


def wedge_text(x: float, y: float, radius: float, start: float, end: float) -> str:
    """Path text of a slice of a disc, angles in degrees clockwise from the right."""
    angles = [math.radians(start + (end - start) * step / 12) for step in range(13)]
    rim = " L ".join(
        f"{x + radius * math.cos(a):.2f} {y + radius * math.sin(a):.2f}" for a in angles
    )
    return f"M {x} {y} L {rim} Z"


MATERIALS: dict[str, Layers] = {
    "log": (
        Layer("#6B4025", "O 16 16 14.4 14.4"),
        Layer("#8A5733", "O 16 16 12.9 12.9"),
        Layer("#E2B680", "O 16 16 10.6 10.6"),
        Layer("#B98048", "O 16.4 15.6 7.2 7", 1.7),
        Layer("#B98048", "O 16.9 15.2 3.6 3.3", 1.6),
        Layer("#8A5733", "M 17.2 15 L 24.6 19.4", 1.7),
        Layer("#8A5733", "O 17 15 1.2 1.2"),
    ),
    "fish": (
        Layer("#1D5A91", "M 22 16 L 31 7.5 Q 28.2 16 31 24.5 Z"),
        Layer("#2F7FC1", "M 1 16.5 C 6 5.5 18 4.5 25.5 16 C 18 27.5 6 27.5 1 16.5 Z"),
        Layer("#8CC3EA", "M 3.4 19.6 C 9 25.6 18 25 24 17.6 C 18 21.6 9 21.6 3.4 19.6 Z"),
        Layer("#1D5A91", "M 11.4 7.6 Q 15 1.6 20 4.6 L 19.4 9.6 Z"),
        Layer("#1D5A91", "M 13 10 Q 16.4 16 13 22.4", 1.7),
        Layer("#FFFFFF", "O 8 14.4 2.5 2.5"),
        Layer("#15324A", "O 7.7 14.6 1.25 1.25"),
    ),
    "stone": (
        Layer("#54606A", "M 2 24.5 L 6 10.5 L 14.5 3.5 L 25 6.5 L 30.5 18 L 26.5 28 L 7.5 29 Z"),
        Layer("#7F8A93", "M 3.6 24 L 7.2 11.3 L 14.8 17 L 11 27.4 L 8.2 27.4 Z"),
        Layer("#C3CBD1", "M 7.2 11.3 L 14.9 5.2 L 24 7.8 L 14.8 17 Z"),
        Layer("#9CA6AE", "M 24 7.8 L 28.8 18 L 19.6 21.6 L 14.8 17 Z"),
        Layer("#6C7780", "M 14.8 17 L 19.6 21.6 L 28.8 18 L 25.4 26.6 L 11 27.4 Z"),
    ),
    "wild": (
        Layer("#B87F13", star_text(16, 16, 15.6, 11.2, 12)),
        Layer("#F0C24B", star_text(16, 16, 14.0, 10.2, 12)),
        Layer("#8A5733", wedge_text(16, 16, 8.6, 150, 270)),
        Layer("#2F7FC1", wedge_text(16, 16, 8.6, 270, 390)),
        Layer("#8D98A1", wedge_text(16, 16, 8.6, 30, 150)),
        Layer("#FFFFFF", "M 16 16 L 16 7.4 M 16 16 L 23.4 20.3 M 16 16 L 8.6 20.3", 1.6),
        Layer("#FFFFFF", "O 16 16 2.2 2.2"),
    ),
    "star": (
        Layer("#A36E0C", star_text(16, 17, 15.8, 7.9)),
        Layer("#F2C140", star_text(16, 17, 13.0, 6.5)),
        Layer("#FBE08A", "M 16 4 L 16 17 L 3.64 12.98 L 12.18 11.74 Z"),
    ),
    "up": (
        Layer("@", "M 16 2.4 L 28 14.4 L 28 20 L 16 8.6 L 4 20 L 4 14.4 Z"),
        Layer("@", "M 16 13 L 28 25 L 28 30.6 L 16 19.2 L 4 30.6 L 4 25 Z", alpha=0.82),
    ),
    "energy": (
        Layer("#4B2F86", "M 16 1 L 26 11 L 21 31 L 11 31 L 6 11 Z"),
        Layer("#7A57B5", "M 16 3.4 L 23.8 11.4 L 16 13.6 L 8.2 11.4 Z"),
        Layer("#B79BE4", "M 8.2 11.4 L 16 13.6 L 15 28.8 L 12.4 28.8 Z"),
        Layer("#8F6BCB", "M 23.8 11.4 L 16 13.6 L 15 28.8 L 19.6 28.8 Z"),
    ),
    "steel": (
        Layer("#3B4C5B", "R 3 3.4 26 7.6 1.6"),
        Layer("#3B4C5B", "R 3 21 26 7.6 1.6"),
        Layer("#5C7184", "R 11 9 10 14 0"),
        Layer("#8EA3B4", "R 4.6 5 22.8 2.4 1"),
        Layer("#8EA3B4", "R 4.6 22.6 22.8 2.4 1"),
        Layer("#8EA3B4", "R 12.4 11 2.4 10 0"),
    ),
    "part": (
        Layer("#7A5510", star_text(16, 16, 15.4, 11.6, 9)),
        Layer("#C99A3A", "O 16 16 11.4 11.4"),
        Layer("#EBC873", "O 16 16 8.6 8.6"),
        Layer("#7A5510", "O 16 16 4.6 4.6"),
    ),
    "carrot": (
        Layer("#4C8C4A", "M 18 12 Q 19 3 26 2 Q 25 6 22 9 Q 27 6 31 9 Q 27 14 20 14 Z"),
        Layer("#B95A17", "M 21 11 C 26 16 20 20 15 23 L 2.4 30 L 8.6 17 C 12 11 17 7 21 11 Z"),
        Layer(
            "#EE8A3C",
            "M 19.6 12.4 C 23 16 19 18.6 14 21.4 L 4.8 27.4 L 10.4 17 C 13 12 17 10 19.6 12.4 Z",
        ),
        Layer("#B95A17", "M 12.6 16.6 L 15.4 18.6 M 9.4 21.6 L 11.8 22.8", 1.4),
    ),
    "fame": (
        Layer("#8C6510", "M 3 13 L 10 13 L 27 4 L 27 28 L 10 19.4 L 3 19.4 Z"),
        Layer("#E2B748", "M 4.6 14.6 L 10.4 14.6 L 25.2 6.8 L 25.2 25.2 L 10.4 17.9 L 4.6 17.9 Z"),
        Layer("#8C6510", "M 7 19 L 12 20 L 13.6 28.6 L 9 28.6 Z"),
        Layer("#8C6510", "O 27 16 3.2 12.2"),
        Layer("#5A3F08", "O 27.4 16 1.4 8.6"),
    ),
    "sun": (
        Layer("#B87F13", star_text(16, 16, 15.4, 10.6, 10)),
        Layer("#F0C24B", star_text(16, 16, 13.6, 9.8, 10)),
        Layer("#FBE08A", "O 16 16 7.6 7.6"),
    ),
    "moon": (
        Layer("#2B3F66", "O 16 16 14.6 14.6"),
        Layer(
            "#F3E7B8", "M 20 5 C 8 4 5 17 11 23 C 15 27.4 22.4 26.6 25.4 22 C 15 24 12 12 20 5 Z"
        ),
        Layer("#F3E7B8", star_text(23.4, 11.4, 3.4, 1.5)),
    ),
}

#: Rounded square, hexagon, disc, pointed shield: the outline alone tells the badges apart.
_SQUARE = "R 1 1 30 30 7.5"
_HEXAGON = "M 16 0.6 L 29.6 8.2 L 29.6 23.8 L 16 31.4 L 2.4 23.8 L 2.4 8.2 Z"
_DISC = "O 16 16 15.4 15.4"
_SHIELD = "M 2 3 L 30 3 L 30 17 Q 29 26.6 16 31.4 Q 3 26.6 2 17 Z"
_DROP = "M 2.4 2 L 29.6 2 L 29.6 21 L 16 31.4 L 2.4 21 Z"

BADGES: dict[str, Layers] = {
    "store": (
        Layer("#3C7A3B", _SQUARE),
        Layer("#FFFFFF", "M 8.4 25.4 L 8.4 18.4 Q 8.4 12 14.8 12 L 18.6 12", 4.4),
        Layer("#FFFFFF", "M 17.6 4.6 L 27.2 12 L 17.6 19.4 Z"),
    ),
    "rotate": (
        Layer("#E3A72F", _HEXAGON),
        Layer("#3A2A05", "M 9 18.4 L 9 14.6 Q 9 8 15.6 8 Q 22.2 8 22.2 14.6 L 22.2 17", 4.0),
        Layer("#3A2A05", "M 15.4 16.6 L 22.2 25.6 L 29 16.6 Z"),
    ),
    "flip": (
        Layer("#2C6FAE", _DISC),
        Layer(
            "#FFFFFF",
            "M 7.4 17.8 C 5.6 9 15 3.8 21.4 9.4 M 24.6 14.2 C 26.4 23 17 28.2 10.6 22.6",
            3.4,
        ),
        Layer("#FFFFFF", "M 25.6 4.6 L 25.6 13.6 L 16.8 12 Z"),
        Layer("#FFFFFF", "M 6.4 27.4 L 6.4 18.4 L 15.2 20 Z"),
    ),
    "discard": (
        Layer("#5C6B70", _DROP),
        Layer("#FFFFFF", "R 10 5.4 12 9 1.6", 2.0),
        Layer("#FFFFFF", "M 16 15.4 L 16 20", 3.4),
        Layer("#FFFFFF", "M 9.6 18.6 L 16 26.4 L 22.4 18.6 Z"),
    ),
    "recruit": (
        Layer("#7A4E8C", _SHIELD),
        Layer("#FFFFFF", "O 12.6 11.2 4.2 4.4"),
        Layer("#FFFFFF", "M 5.6 23 Q 5.6 16.6 12.6 16.6 Q 19.6 16.6 19.6 23 Z"),
        Layer("#FFFFFF", "M 23.4 8.4 L 23.4 16 M 19.6 12.2 L 27.2 12.2", 2.6),
    ),
    "end_round": (
        Layer("#1F5A63", _DISC),
        Layer("#F0C24B", wedge_text(16, 20, 8, 180, 360)),
        Layer("#FFFFFF", "M 5 21.4 L 27 21.4 M 9 25.4 L 23 25.4", 2.2),
        Layer("#F0C24B", "M 16 6 L 16 9 M 6.6 11.4 L 8.8 13.2 M 25.4 11.4 L 23.2 13.2", 2.2),
    ),
}

EMBLEMS: dict[str, Layers] = {
    "crab": (
        Layer("@", "M 7.4 15 Q 16 8.4 24.6 15 Q 27 21.6 22 25.4 L 10 25.4 Q 5 21.6 7.4 15 Z"),
        Layer("@", "M 8.6 16 Q 2.4 14.4 4 8.4 M 23.4 16 Q 29.6 14.4 28 8.4", 2.6),
        Layer("@", "M 1.4 8.6 Q 1.4 2.4 6.6 1.6 L 5 6 L 9.4 4.4 Q 8.8 9.4 4.4 10.6 Z"),
        Layer("@", "M 30.6 8.6 Q 30.6 2.4 25.4 1.6 L 27 6 L 22.6 4.4 Q 23.2 9.4 27.6 10.6 Z"),
        Layer(
            "@", "M 8 22 L 2 24.6 M 9.4 25 L 5.4 29.6 M 24 22 L 30 24.6 M 22.6 25 L 26.6 29.6", 2.4
        ),
        Layer("@", "M 12.4 13 L 12 8.4 M 19.6 13 L 20 8.4", 2.2),
        Layer("@", "O 12 8 2.2 2.2 O 20 8 2.2 2.2"),
        Layer("#FFFFFF", "O 12.6 16.8 1.7 1.7 O 19.4 16.8 1.7 1.7"),
        Layer("#FFFFFF", "M 12.6 21.2 Q 16 23.4 19.4 21.2", 1.6),
    ),
    "turtle": (
        Layer("@", "O 27 18.4 4.4 3.6"),
        Layer("@", "M 5 19 L 1.4 23.4 L 6.4 22.6 Z"),
        Layer(
            "@",
            (
                "M 7 22 Q 6.6 27.6 10 28.4 Q 13 28 12.4 22 Z M 18 22 Q 18 27.6 21 28.4 Q 24.6 "
                "27.6 23.6 21 Z"
            ),
        ),
        Layer(
            "@", "M 3.6 21.4 C 4 9.4 12 5.6 15.6 5.6 C 20 5.6 26 9.4 26.4 21.4 Q 15 24.6 3.6 21.4 Z"
        ),
        Layer(
            "#FFFFFF",
            "M 11.4 10.4 L 18.6 10.4 L 21 15.6 L 15 19.4 L 9 15.6 Z M 9 15.6 L 5.4 17.6 M 21 15.6 "
            "L 24.8 17.6 M 15 19.4 L 15 21.6",
            1.6,
        ),
        Layer("#FFFFFF", "O 28.4 17.4 1 1"),
    ),
    "parrot": (
        Layer("@", "M 12 24 L 5 31 L 10.4 30.6 L 16.6 26 Z"),
        Layer(
            "@",
            (
                "M 10 12 C 10 5 14.4 1.6 19.4 1.6 C 25 1.6 28 6 27.4 11 L 24.6 16.4 L 22.4 12.4 "
                "C 24 22 18 28.4 11 26.6 C 7.4 24 9.4 17 10 12 Z"
            ),
        ),
        Layer("#FFFFFF", "M 27.2 8.4 L 24.2 15 L 21.8 11.4 L 22 7.6 Q 25 6 27.2 8.4 Z", 0, 0.92),
        Layer("#FFFFFF", "O 18.6 7.4 1.7 1.7"),
        Layer(
            "#FFFFFF", "M 12.6 14.6 C 12 20 12.6 23 14.4 23.8 C 18 21.4 19.4 17.4 18.2 13.4", 1.7
        ),
    ),
    "whale": (
        Layer(
            "@",
            (
                "M 2 17 C 2 9.6 10 8 15.4 9.4 C 21 11 23 15.4 26 15 L 25 9.8 Q 22 8.6 21.6 5.4 Q "
                "25.4 4.8 27 7 Q 28.4 4.6 31.4 5 Q 31.4 8.6 28.6 10 C 31.4 20 25 27 16 27 C 7 27 "
                "2 23 2 17 Z"
            ),
        ),
        Layer("#FFFFFF", "M 3.6 20 Q 10 21.6 14.6 25", 1.7),
        Layer("#FFFFFF", "O 8.2 15.4 1.6 1.6"),
        Layer("@", "M 10.4 6.6 Q 10.4 3 6.8 2.6 M 10.4 6.6 Q 10.4 3 14 2.6", 2.2),
    ),
}
