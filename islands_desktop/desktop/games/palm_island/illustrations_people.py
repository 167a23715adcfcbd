"""Portraits of the seven villagers, each with the thing that tells what they do.

A portrait is drawn in 240 x 118 units like every picture, the head about (170, 48).
"""

from __future__ import annotations

from dataclasses import dataclass

from islands_desktop.desktop.look.scenery import (
    CORAL,
    FOAM,
    INK,
    JUNGLE,
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
)
from islands_desktop.desktop.look.vector import Pencil


@dataclass(frozen=True, slots=True)
class Figure:
    """Colours of a person and of the wall behind."""

    wall: str
    glow: str
    skin: str
    shade: str
    hair: str
    cloth: str
    trim: str


FIGURES = {
    ("villager_net_mender"): Figure(
        "#7FC1C2", "#A9DBD6", "#B9784A", "#9A5F38", "#2E2420", "#2C6FAE", "#F7F3E8"
    ),
    ("villager_woodcarver"): Figure(
        "#C9B07A", "#E2CF9E", "#8A5433", "#6E4026", "#231A16", "#6B8F47", "#E7C37A"
    ),
    ("villager_stonemason"): Figure(
        "#A9B4B8", "#CDD5D4", "#C98E62", "#A8704A", "#5A3A22", "#B4532F", "#F0C24B"
    ),
    ("villager_porter"): Figure(
        "#E5B98A", "#F4D6AC", "#A5683F", "#84502F", "#1F1A1A", "#E0A526", "#74482A"
    ),
    ("villager_pathfinder"): Figure(
        "#8FBF8A", "#B6D8A6", "#D19A6C", "#B07B50", "#6B3A1E", "#3F6B57", "#F0DBAA"
    ),
    ("villager_elder"): Figure(
        "#B79BC8", "#D5C2DE", "#9C6240", "#7C4A2E", "#F2EFE6", "#7A3E5C", "#F0C24B"
    ),
    ("villager_shrine_keeper"): Figure(
        "#F0C58A", "#F9E0B0", "#8F5836", "#714326", "#2A1C18", "#F7F3E8", "#D9583F"
    ),
}


def villager(pencil: Pencil, card_id: str) -> None:
    """Draw the portrait of a villager. Raises KeyError for an unknown one."""
    figure = FIGURES[card_id]
    pencil.fill(figure.wall, "R 0 0 240 118 0")
    pencil.fill(figure.glow, "O 170 60 66 66")
    for turn in range(0, 360, 30):
        with pencil.at(170, 60, 1, turn):
            pencil.fill(figure.glow, "M -7 -70 L 7 -70 L 12 -130 L -12 -130 Z", 0.5)
    if card_id == "villager_porter":
        _pack_basket(pencil)
    if card_id in ("villager_net_mender", "villager_shrine_keeper"):
        pencil.fill(figure.hair, "M 146 44 Q 142 84 150 96 L 190 96 Q 198 84 194 44 Z")
    _bust(pencil, figure)
    HAIR[card_id](pencil, figure.hair)
    ATTRIBUTES[card_id](pencil)


def _bust(pencil: Pencil, figure: Figure) -> None:
    pencil.fill(figure.cloth, "M 118 120 Q 120 92 150 86 L 190 86 Q 220 92 222 120 Z")
    pencil.fill(INK, "M 178 86 L 190 86 Q 220 92 222 120 L 186 120 Z", 0.12)
    pencil.fill(figure.shade, "M 158 70 L 182 70 L 184 88 Q 170 100 156 88 Z")
    pencil.line(figure.trim, "M 152 87 Q 170 108 188 87", 4)
    pencil.fill(
        figure.skin,
        (
            "M 148 46 Q 146 22 170 22 Q 194 22 192 46 Q 192 66 181 74 Q 170 82 159 74 Q 148 66 148 "
            "46 Z"
        ),
    )
    pencil.fill(
        figure.shade,
        ("M 176 22 Q 194 24 192 46 Q 192 66 181 74 Q 178 77 173 78 Q 188 60 176 22 Z"),
        0.55,
    )
    pencil.fill(figure.skin, "O 147.6 50 4 5.4")
    pencil.fill(figure.shade, "O 192.4 50 4 5.4")
    pencil.fill(INK, "O 161 48 2.5 3 O 179 48 2.5 3")
    pencil.fill(FOAM, "O 161.8 47 0.9 0.9 O 179.8 47 0.9 0.9")
    pencil.line(figure.shade, "M 170 50 Q 173 56 169 58", 2)
    pencil.line("#5A2A20", "M 162 65 Q 170 71 178 65", 2.4)
    pencil.fill(CORAL, "O 156 58 4 2.6 O 184 58 4 2.6", 0.4)


def _brows(pencil: Pencil, shade: str) -> None:
    pencil.line(shade, "M 156 41 Q 161 38 166 41 M 174 41 Q 179 38 184 41", 2.2)


def _short_hair(pencil: Pencil, shade: str) -> None:
    _brows(pencil, shade)
    pencil.fill(
        shade,
        (
            "M 146 46 Q 142 14 170 14 Q 198 14 194 46 Q 190 32 178 28 Q 160 34 150 32 Q 148 38 "
            "146 46 Z"
        ),
    )


def _white_beard(pencil: Pencil, shade: str) -> None:
    pencil.fill(
        shade,
        (
            "M 148 52 Q 146 96 170 104 Q 194 96 192 52 Q 186 66 "
            "178 62 Q 170 58 162 "
            "62 Q 154 66 "
            "148 52 Z"
        ),
    )
    pencil.line("#5A2A20", "M 165 68 Q 170 71 175 68", 2)
    pencil.fill(
        shade, ("M 146 44 Q 144 16 170 14 Q 196 16 194 44 Q 188 30 170 30 Q 152 30 146 44 Z")
    )
    pencil.line(shade, "M 156 41 Q 161 38 165 41 M 175 41 Q 179 38 184 41", 3)
    pencil.line(CORAL, "M 147 33 Q 170 20 193 33", 4)


def _straw_hat(pencil: Pencil, shade: str) -> None:
    _brows(pencil, shade)
    pencil.fill(
        shade,
        (
            "M 147 46 Q 144 36 148 30 L 154 32 Q 152 40 151 48 Z "
            "M 193 46 Q 196 36 "
            "192 30 L 186 "
            "32 Q 188 40 189 48 Z"
        ),
    )
    pencil.fill(THATCH, "O 170 31 44 9")
    pencil.fill(THATCH_LIGHT, "M 148 30 Q 150 6 170 6 Q 190 6 192 30 Q 170 36 148 30 Z")
    pencil.line(CORAL, "M 149 28 Q 170 34 191 28", 4)


def _cap_and_beard(pencil: Pencil, shade: str) -> None:
    _brows(pencil, shade)
    pencil.fill(
        shade,
        (
            "M 146 46 Q 146 34 150 28 L 190 28 Q 194 34 194 46 Q "
            "190 38 186 34 L 154 "
            "34 Q 150 38 "
            "146 46 Z"
        ),
    )
    pencil.fill("#D06F45", "M 147 34 Q 148 14 170 14 Q 192 14 193 34 Q 170 26 147 34 Z")
    pencil.fill("#D06F45", "M 192 26 Q 202 24 206 32 Q 198 32 191 34 Z")
    pencil.fill(
        shade,
        (
            "M 152 62 Q 158 80 170 82 Q 182 80 188 62 Q 184 70 178 70 Q 170 60 162 70 Q 156 70 "
            "152 62 Z"
        ),
    )
    pencil.line("#F3D7BE", "M 166 71 Q 170 73 174 71", 2)


def _flower_crown(pencil: Pencil, shade: str) -> None:
    _brows(pencil, shade)
    pencil.fill(
        shade, ("M 146 46 Q 142 14 170 14 Q 198 14 194 46 Q 190 30 170 28 Q 150 30 146 46 Z")
    )
    for x, y, tone in (
        (148, 32, CORAL),
        (159, 23, SUN),
        (171, 20, FOAM),
        (183, 23, CORAL),
        (192, 32, SUN),
    ):
        with pencil.at(x, y):
            pencil.fill(tone, "O -4 0 4 4 O 4 0 4 4 O 0 -4 4 4 O 0 4 4 4")
            pencil.fill("#7A4A12", "O 0 0 2.4 2.4")


def _headband(pencil: Pencil, shade: str) -> None:
    _short_hair(pencil, shade)
    pencil.line(CORAL, "M 147 36 Q 170 26 193 36", 5)


def _bun(pencil: Pencil, shade: str) -> None:
    _short_hair(pencil, shade)
    pencil.fill(shade, "O 170 12 10 8")
    pencil.line(SUN, "M 162 17 Q 170 20 178 17", 3)


def _flower(pencil: Pencil, shade: str) -> None:
    _short_hair(pencil, shade)
    pencil.fill("#E8667A", "O 193 30 4 4 O 199 34 4 4 O 193 38 4 4 O 188 34 4 4")
    pencil.fill(SUN, "O 193.4 34 2.6 2.6")


HAIR = {
    "villager_net_mender": _flower,
    "villager_woodcarver": _bun,
    "villager_stonemason": _cap_and_beard,
    "villager_porter": _headband,
    "villager_pathfinder": _straw_hat,
    "villager_elder": _white_beard,
    "villager_shrine_keeper": _flower_crown,
}


def _net(pencil: Pencil) -> None:
    with pencil.clipped(
        "M 112 120 Q 116 96 138 92 L 150 120 Z M 188 118 Q 200 84 232 78 L 240 120 Z"
    ):
        for step in range(14):
            x = 90 + step * 12
            pencil.line("#F0DBAA", f"M {x} 70 L {x + 50} 130 M {x + 50} 70 L {x} 130", 1.6)
    pencil.line("#F0DBAA", "M 188 118 Q 200 84 232 78", 2.6)
    pencil.fill(CORAL, "O 232 78 4 4 O 208 90 4 4 O 193 106 4 4")


def _mask(pencil: Pencil) -> None:
    with pencil.at(214, 92, 1.05):
        pencil.fill(WOOD_DARK, "M -15 -20 Q 0 -30 15 -20 L 12 12 Q 0 28 -12 12 Z")
        pencil.fill(WOOD_LIGHT, "M -11 -17 Q 0 -25 11 -17 L 9 10 Q 0 22 -9 10 Z")
        pencil.fill("#4A2F1C", "O -5 -7 3 4 O 5 -7 3 4 R -5 8 10 4 2")
        pencil.line("#4A2F1C", "M 0 -4 L 0 4", 2.4)
        pencil.line(CORAL, "M -9 2 L -4 4 M 9 2 L 4 4", 2)
    with pencil.at(128, 96, 1.1, -28):
        pencil.line(WOOD, "M 0 22 L 0 2", 5)
        pencil.fill(ROCK_LIGHT, "M -3.4 2 L 3.4 2 L 3.4 -20 L -3.4 -15 Z")


def _hammer(pencil: Pencil) -> None:
    with pencil.at(128, 88, 1.2, -20):
        pencil.line(WOOD, "M 0 30 L 0 -8", 5)
        pencil.fill(ROCK_DARK, "R -15 -22 30 15 3")
        pencil.fill(ROCK, "R -15 -22 30 6 3")
    with pencil.at(216, 106, 1.1):
        pencil.fill(ROCK, "R -16 -16 26 20 1")
        pencil.fill("#DDE3E2", "M -16 -16 L -8 -24 L 18 -24 L 10 -16 Z")
        pencil.fill(ROCK_DARK, "M 10 -16 L 18 -24 L 18 -4 L 10 4 Z")


def _pack_basket(pencil: Pencil) -> None:
    with pencil.at(208, 96, 1.2):
        pencil.fill(SUN, "O -10 -42 8 8 O 4 -45 8 8")
        pencil.fill("#7FB65A", "M 8 -46 Q 24 -62 26 -48 Q 20 -38 10 -40 Z")
        pencil.fill(THATCH, "M -22 -40 L 22 -40 L 16 22 L -16 22 Z")
        pencil.line(THATCH_DARK, "M -21 -30 L 21 -30 M -20 -18 L 20 -18 M -19 -6 L 19 -6", 1.8)
        pencil.fill(THATCH_LIGHT, "R -24 -43 48 6 3")


def _straps(pencil: Pencil) -> None:
    pencil.line(THATCH_DARK, "M 146 90 Q 140 106 142 120 M 196 90 Q 204 104 204 120", 5)


def _spyglass(pencil: Pencil) -> None:
    with pencil.at(130, 92, 1.15, -34):
        pencil.fill("#8A5A1E", "R -22 -6 16 12 2")
        pencil.fill("#C99A3A", "R -8 -7.4 18 15 2")
        pencil.fill("#8A5A1E", "R 9 -9 16 18 2")
        pencil.fill("#CBEAF0", "O 25 0 2.4 8")
    with pencil.at(214, 100, 1.1, 8):
        pencil.fill(
            "#F0DBAA", ("M -18 -16 L -6 -13 L 6 -16 L 18 -13 L 18 14 L 6 11 L -6 14 L -18 11 Z")
        )
        pencil.line(JUNGLE, "M -12 -6 Q -4 -12 2 -2 Q 6 6 12 2", 2)
        pencil.line(CORAL, "M 9 -4 L 15 2 M 15 -4 L 9 2", 2.2)


def _staff(pencil: Pencil) -> None:
    pencil.line(WOOD_DARK, "M 224 120 L 216 44 Q 214 30 204 34 Q 198 40 206 44", 5)
    pencil.line(WOOD_LIGHT, "M 223 118 L 215 46", 1.6)
    pencil.fill(SUN, "O 218 62 4.4 4.4")
    pencil.line(CORAL, "M 217 68 L 210 82 M 219 68 L 226 80", 2.6)


def _lamp(pencil: Pencil) -> None:
    with pencil.at(214, 90):
        pencil.fill(SUN, "O 0 4 26 26", 0.35)
        pencil.line(WOOD_DARK, "M -9 -16 Q 0 -32 9 -16", 2.4)
        pencil.fill("#8A5A1E", "R -12 -17 24 6 2 R -12 18 24 6 2")
        pencil.fill("#FBD36B", "R -10 -11 20 29 1")
        pencil.fill("#F08A3C", "M -5 17 Q -5 4 0 -4 Q 6 6 5 17 Z")
        pencil.line("#8A5A1E", "M -10 -11 L -10 18 M 10 -11 L 10 18", 2)


ATTRIBUTES = {
    "villager_net_mender": _net,
    "villager_woodcarver": _mask,
    "villager_stonemason": _hammer,
    "villager_porter": _straps,
    "villager_pathfinder": _spyglass,
    "villager_elder": _staff,
    "villager_shrine_keeper": _lamp,
}
