"""The pictures of the Action Cards: a backdrop, the motif of the card, and what is around it.

A picture fills 150 x 92 units about (0, 0).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islands_desktop.desktop.games.rabbit_island.action_motifs import MOTIFS
from islands_desktop.desktop.games.rabbit_island.action_parts import (
    CREAM,
    FUR,
    GREY_FUR,
    bunny_face,
    coin,
)
from islands_desktop.desktop.games.rabbit_island.land_art import (
    carrot,
    carrot_plant,
    pine,
    round_tree,
    stone,
    tuft,
)
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import FOAM, INK, SUN, WOOD_DARK, WOOD_LIGHT
from islands_desktop.desktop.look.vector import Pencil, star_path

PICTURE_WIDE, PICTURE_HIGH = 150.0, 92.0

_ALL = "R -75 -46 150 92 0"


def paint_action_picture(pencil: Pencil, card_type: str) -> None:
    """The whole picture of a type of Action Card. Raises KeyError for a type that is none."""
    with pencil.clipped(_ALL):
        _SCENES[card_type](pencil)


def _motif(pencil: Pencil, card_type: str, x: float, y: float, scale: float) -> None:
    with pencil.at(x, y, scale):
        MOTIFS[card_type](pencil)


# Backdrops -----------------------------------------------------------------------------------


def _country(pencil: Pencil, sky: str, hill: str, grass: str) -> None:
    """A sky with a cloud, a ridge and a foreground."""
    pencil.fill(sky, _ALL)
    pencil.fill(FOAM, "M -66 -26 Q -62 -36 -52 -33 Q -44 -41 -34 -33 Q -24 -33 -24 -26 Z", 0.75)
    pencil.fill(FOAM, "M 34 -30 Q 38 -38 46 -35 Q 54 -41 61 -34 Q 69 -34 69 -30 Z", 0.6)
    pencil.fill(hill, "M -75 8 Q -50 -16 -20 -2 Q 10 -22 40 -4 Q 60 -12 75 -2 L 75 46 L -75 46 Z")
    pencil.fill(
        mixed(grass, "#23402C", 0.16), "M -75 16 Q -30 2 10 12 Q 46 20 75 8 L 75 46 L -75 46 Z"
    )
    pencil.fill(grass, "M -75 24 Q -30 10 10 19 Q 46 27 75 16 L 75 46 L -75 46 Z")


def _day(pencil: Pencil) -> None:
    _country(pencil, "#A9DBE3", "#7FB489", "#A4CB77")


def _rays(pencil: Pencil, ground: str, light: str) -> None:
    """Broad rays of light from the middle."""
    pencil.fill(ground, _ALL)
    for turn in range(0, 360, 30):
        with pencil.at(0, 4, 1, turn):
            pencil.fill(light, "M 0 0 L -13 -110 L 13 -110 Z")


def _path(pencil: Pencil) -> None:
    pencil.fill(
        "#C9A566", "M -80 34 Q -30 20 20 28 Q 50 32 80 18 L 80 34 Q 40 46 0 42 Q -40 38 -80 46 Z"
    )
    pencil.fill(
        "#F4E3B8", "M -80 36 Q -30 22 20 30 Q 50 34 80 20 L 80 32 Q 40 43 0 40 Q -40 35 -80 44 Z"
    )


# Scenes --------------------------------------------------------------------------------------


def _advance(pencil: Pencil) -> None:
    _day(pencil)
    _path(pencil)
    round_tree(pencil, -58, 18, 1.1)
    pencil.line(FOAM, "M -62 0 L -40 0 M -56 10 L -36 10 M -64 -9 L -48 -9", 3)
    _motif(pencil, "advance", 2, 4, 1.6)


def _extreme_advance(pencil: Pencil) -> None:
    _country(pencil, "#F4BE8C", "#B5836D", "#8FB36A")
    for x in (-60, -30, 12, 54):
        round_tree(pencil, x, 44, 0.7)
    pencil.line(FOAM, "M -72 -8 L -46 -8 M -68 4 L -52 4 M -70 16 L -48 16 M 40 26 L 60 26", 3)
    _motif(pencil, "extreme-advance", 4, 2, 1.55)


def _go_home(pencil: Pencil) -> None:
    _country(pencil, "#F6D7A0", "#9DBB7C", "#A4CB77")
    pencil.fill("#F4E3B8", "M 4 38 Q 20 26 2 24 L 14 24 Q 34 30 24 46 L -4 46 Z")
    round_tree(pencil, -54, 26, 1.1)
    pine(pencil, 58, 26, 1.0)
    _motif(pencil, "go-home", 2, -2, 1.55)


def _thwarted(pencil: Pencil) -> None:
    _rays(pencil, "#3C4B57", "#475967")
    for x, y, turn in ((-46, 2, -14), (46, 4, 16)):
        with pencil.at(x, y, 1, turn):
            pencil.fill(INK, "R -15 -21 32 46 4", 0.3)
            pencil.fill(FOAM, "R -16 -24 32 46 4")
            pencil.fill("#BD4630" if x < 0 else "#2B7480", "R -13 -21 26 9 2")
            pencil.fill("#D8CFBA", "R -13 -9 26 16 2 R -13 10 20 3 1 R -13 15 24 3 1")
            pencil.line("#C8392B", "M -13 18 L 13 -20", 3.4)
    _motif(pencil, "thwarted", 0, 2, 1.6)


def _peace(pencil: Pencil) -> None:
    pencil.fill("#2C3F66", _ALL)
    pencil.fill("#384F7A", "O 0 -4 52 44")
    for x, y, size in ((-62, -30, 3), (-46, -10, 2), (52, -32, 3), (64, -8, 2), (-30, -38, 2)):
        with pencil.at(x, y, 1):
            pencil.fill("#F7E2A0", star_path(4, size * 1.6, size * 0.6))
    pencil.fill("#22344F", "M -75 26 Q -40 10 0 22 Q 40 32 75 16 L 75 46 L -75 46 Z")
    pencil.fill("#2F4F57", "M -75 36 Q -30 24 10 32 Q 46 38 75 28 L 75 46 L -75 46 Z")
    pine(pencil, -58, 34, 0.9, dark=True)
    pine(pencil, 58, 34, 1.0, dark=True)
    _motif(pencil, "peace-and-quiet", 0, -1, 1.6)


def _drought(pencil: Pencil) -> None:
    _country(pencil, "#F7D58E", "#D3A263", "#C08E55")
    pencil.line(
        "#7E5230",
        "M -66 30 L -52 36 L -60 45 M -52 36 L -36 34 M 44 30 L 54 36 L 48 45 M 54 36 L 70 34",
        2.2,
    )
    with pencil.at(54, 16):
        pencil.line("#7E5230", "M 0 8 L 0 -14 M 0 -4 L 9 -12 M 0 -8 L -8 -16", 3)
    bunny_face(pencil, -54, 36, 0.86, FUR, mood="sad")
    _motif(pencil, "drought", 0, 2, 1.6)


def _epic_discovery(pencil: Pencil) -> None:
    _rays(pencil, "#5B3F78", "#6D4D8C")
    pencil.fill("#3F2B55", "M -75 30 Q -30 22 0 28 Q 40 34 75 24 L 75 46 L -75 46 Z")
    for x, y in ((-54, 36), (-40, 40), (50, 36), (36, 41)):
        coin(pencil, x, y, 0.6)
    for x, y in ((-52, -20), (54, -16), (-34, -36), (36, -34)):
        with pencil.at(x, y):
            pencil.fill(SUN, star_path(4, 6, 2.2))
    _motif(pencil, "epic-discovery", 0, 3, 1.6)


def _every_bunny_wins(pencil: Pencil) -> None:
    _rays(pencil, "#F3C65A", "#F8DA86")
    for place in range(18):
        x, y = -70 + (place * 47) % 142, -40 + (place * 29) % 78
        if abs(x) > 38:
            with pencil.at(x, y, 1, place * 40):
                pencil.fill(
                    ("#D9583F", "#2F6DB3", "#3E8E5A", FOAM)[place % 4], "R -3 -1.8 6 3.6 0.6"
                )
    carrot(pencil, -54, 6, 1.0, -20)
    carrot(pencil, 54, 6, 1.0, 20)
    _motif(pencil, "every-bunny-wins", 0, 5, 1.7)


def _free_labor(pencil: Pencil) -> None:
    _day(pencil)
    pencil.line(
        WOOD_DARK,
        "M -66 34 L -66 -2 L -46 -20 L -26 -2 L -26 34 M -66 -2 L -26 -2 M -66 16 L -26 16",
        4.4,
    )
    pencil.line(WOOD_LIGHT, "M -67 34 L -67 -2 L -47 -20 M -27 -2 L -27 34", 1.8)
    bunny_face(pencil, 52, 34, 0.9, FUR)
    pencil.fill("#E8B93C", "M 37 15 Q 38 4 52 4 Q 66 4 67 15 Q 52 10 37 15 Z")
    _motif(pencil, "free-labor", 4, 4, 1.5)


def _full_harvest(pencil: Pencil) -> None:
    _country(pencil, "#BFE3E4", "#8DB86F", "#B98A4F")
    for x in (-64, -48, 50, 66):
        carrot_plant(pencil, x, 32, 0.9)
    for x in (-58, 58):
        carrot_plant(pencil, x, 44, 1.0)
    _motif(pencil, "full-harvest", 0, 4, 1.6)


def _hometown(pencil: Pencil) -> None:
    _day(pencil)
    for x, y, shade in ((-56, 20, "#C8452F"), (56, 18, "#2F6DB3"), (-36, 14, "#E0A526")):
        with pencil.at(x, y):
            pencil.fill("#EBDCBC", "R -11 -14 22 18 1")
            pencil.fill(shade, "M -15 -12 L 0 -25 L 15 -12 Z")
            pencil.fill(WOOD_DARK, "R -3 -6 6 10 1")
    pencil.line(FOAM, "M -75 -28 Q 0 -14 75 -30", 1.6)
    for place in range(9):
        x = -64 + place * 16
        with pencil.at(x, -27 + 6.4 * (1 - (x / 75) ** 2)):
            pencil.fill(("#D9583F", SUN, "#3E8E5A")[place % 3], "M -5 0 L 5 0 L 0 9 Z")
    _motif(pencil, "hometown-advantage", 2, 8, 1.5)


def _hungry_workers(pencil: Pencil) -> None:
    _country(pencil, "#E9D9B4", "#C7A873", "#B08A5A")
    pencil.fill("#8A5A34", "M -75 30 L 75 30 L 75 46 L -75 46 Z")
    pencil.fill("#A9763F", "M -75 30 L 75 30 L 75 34 L -75 34 Z")
    bunny_face(pencil, -52, 30, 0.96, GREY_FUR, mood="hungry")
    bunny_face(pencil, 55, 30, 0.96, CREAM, mood="hungry")
    for x, shade in ((-52, "#E8B93C"), (55, "#D9583F")):
        pencil.fill(
            shade,
            f"M {x - 16} 9 Q {x - 15} -3 {x} -3 Q {x + 15} -3 {x + 16} 9 Q {x} 4 {x - 16} 9 Z",
        )
    _motif(pencil, "hungry-workers", 2, 4, 1.5)


def _poor_harvest(pencil: Pencil) -> None:
    _country(pencil, "#B4C1C6", "#8C9C8A", "#97875F")
    pencil.line(
        "#7FA9BD",
        "M -60 -14 L -64 -4 M -44 -22 L -48 -12 M 44 -22 L 40 -12 M 62 -14 "
        "L 58 -4 "
        "M 50 2 L 46 12 M -50 2 L -54 12",
        2.2,
    )
    bunny_face(pencil, -50, 38, 0.9, GREY_FUR, mood="sad")
    for x, y in ((46, 36), (64, 40)):
        tuft(pencil, x, y, "#6F6A3C", 1.1)
    _motif(pencil, "poor-harvest", 4, 4, 1.6)


def _collapse(pencil: Pencil) -> None:
    _country(pencil, "#E9C3A0", "#A98577", "#B39A78")
    crack = "M -75 42 L -52 36 L -40 41 L -22 33 L 0 38 L 24 33 L 42 41 L 56 36 L 75 43"
    pencil.line("#4A2E2A", crack, 3.4)
    for x, mirror in ((-54, -1), (56, 1)):
        with pencil.at(x, 20, 1, 9 * mirror):
            pencil.fill("#EBDCBC", "R -10 -14 20 18 1")
            pencil.fill("#3E8E5A", "M -14 -12 L 0 -25 L 14 -12 Z")
            pencil.line("#57311F", "M -9 -4 L -3 -8 L 2 -2 L 9 -6", 1.8)
    stone(pencil, -34, 32, 0.9)
    stone(pencil, 40, 34, 1.0)
    _motif(pencil, "collapse", 0, 4, 1.65)


_SCENES: Mapping[str, Callable[[Pencil], None]] = {
    "advance": _advance,
    "collapse": _collapse,
    "drought": _drought,
    "epic-discovery": _epic_discovery,
    "every-bunny-wins": _every_bunny_wins,
    "extreme-advance": _extreme_advance,
    "free-labor": _free_labor,
    "full-harvest": _full_harvest,
    "go-home": _go_home,
    "hometown-advantage": _hometown,
    "hungry-workers": _hungry_workers,
    "peace-and-quiet": _peace,
    "poor-harvest": _poor_harvest,
    "thwarted": _thwarted,
}
