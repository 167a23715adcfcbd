"""The six characters as medallions: portraits in the manner of cut paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from islands_desktop.desktop.games.propeller_islands.fame_art import paint_trumpet
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil

MEDALLION_SIDE = 80.0
"""Width and height of a medallion."""

PAPER = "#FFF8E6"
_SKIN, _SKIN_TAN, _SKIN_BROWN = "#F3CDA4", "#DFAA7C", "#A9714A"


class Sitter(NamedTuple):
    """Ground of a portrait, the coat below the face, and what makes it a person."""

    ground: str
    coat: str
    skin: str
    paint: Callable[[Pencil, str], None]


def paint_character(pencil: Pencil, character_id: str, level: int = 0) -> None:
    """A character as a medallion, MEDALLION_SIDE units wide about (0, 0).

    `level` 0: no power yet (a plain rim); 1: basic (a golden rim, one trumpet); 2: advanced (two).
    """
    sitter = _SITTERS[character_id]
    pencil.fill(INK, "O 1 3 38.6 38.6", 0.26)
    pencil.fill("#5B6B74" if not level else "#7A5206", "O 0 0 39 39")
    pencil.fill("#C4CCCD" if not level else "#E9BB45", "O 0 0 37 37")
    pencil.fill(PAPER, "O 0 0 33.4 33.4")
    with pencil.clipped("O 0 0 31.6 31.6"):
        pencil.fill(sitter.ground, "R -40 -40 80 80 0")
        for turn in range(0, 360, 30):
            with pencil.at(0, 6, 1, turn):
                pencil.fill("#FFFFFF", "M 0 0 L -5 -60 L 5 -60 Z", 0.14)
        _paint_shoulders(pencil, sitter)
        sitter.paint(pencil, sitter.skin)
    for number in range(level):
        with pencil.at(-22 + 44 * number if level > 1 else 24, 29, 0.62):
            paint_trumpet(pencil, number + 1)


def _paint_shoulders(pencil: Pencil, sitter: Sitter) -> None:
    pencil.fill(PAPER, "M -31 40 Q -29 15 -9 13 L 9 13 Q 29 15 31 40 Z")
    pencil.fill(sitter.coat, "M -29 40 Q -27 17 -8 14.6 L 8 14.6 Q 27 17 29 40 Z")
    pencil.fill(mixed(sitter.coat, INK, 0.3), "M 8 14.6 Q 27 17 29 40 L 12 40 Q 14 24 8 14.6 Z")
    pencil.fill(mixed(sitter.skin, "#6B3A24", 0.2), "M -6 6 L 6 6 L 7 15 Q 0 22 -7 15 Z")


def _face(pencil: Pencil, skin: str, smile: bool = True) -> None:
    """A face 28 units wide with eyes, nose and mouth, its middle at (0, -4)."""
    face = "M -14 -8 Q -14 -22 0 -22 Q 14 -22 14 -8 Q 14 5 6 10 Q 0 13 -6 10 Q -14 5 -14 -8 Z"
    pencil.fill(mixed(skin, "#6B3A24", 0.1), "O -14 -3 3 4 O 14 -3 3 4")
    pencil.fill(skin, face)
    pencil.fill(mixed(skin, "#6B3A24", 0.16), "M 6 -21 Q 14 -19 14 -8 Q 14 5 6 10 Q 3 11.6 0 11.6 "
                                              "Q 10 4 9 -8 Q 9 -16 6 -21 Z")  # fmt: skip
    pencil.fill(INK, "O -5 -4.4 1.7 2.1 O 5 -4.4 1.7 2.1")
    pencil.line(mixed(skin, "#6B3A24", 0.5), "M 0 -3 L -1.4 1.4 L 0.6 1.8", 1.3)
    if smile:
        pencil.line("#9C4436", "M -4 5.4 Q 0 8.4 4 5.4", 1.8)


def _brows(pencil: Pencil, shade: str, lift: float = 0.0) -> None:
    pencil.line(shade, f"M -8 {-8.4 - lift} Q -5 {-10.4 - lift} -2.4 -8.6 M 8 {-8.4 - lift} "
                       f"Q 5 {-10.4 - lift} 2.4 -8.6", 1.9)  # fmt: skip


def _jacques(pencil: Pencil, skin: str) -> None:
    """The Explorer: a pith helmet, a moustache and a scarf."""
    pencil.fill("#C8452F", "M -11 13 Q 0 21 11 13 L 13 19 Q 0 27 -13 19 Z M 4 20 L 11 20 L 13 33 "
                           "L 5 31 Z")  # fmt: skip
    _face(pencil, skin)
    _brows(pencil, "#6B3A20")
    pencil.fill("#6B3A20", "M 0 2.6 Q -5 0.4 -10 5.4 Q -5 6.6 0 4.8 Q 5 6.6 10 5.4 Q 5 0.4 0 2.6 Z")
    pencil.fill(PAPER, "M -24 -12 Q -20 -33 0 -33 Q 20 -33 24 -12 Q 0 -19 -24 -12 Z")
    pencil.fill(
        "#D9C08A", "M -22 -13.4 Q -18 -31.4 0 -31.4 Q 18 -31.4 22 -13.4 Q 0 -20 -22 -13.4 Z"
    )
    pencil.fill("#B29A62", "M 6 -31 Q 19 -29 22 -13.4 Q 16 -15.6 10 -16.6 Q 11 -24 6 -31 Z")
    pencil.fill("#6E4525", "M -17.4 -18.4 Q 0 -24 17.4 -18.4 L 18 -15 Q 0 -20.6 -18 -15 Z")


def _nelson(pencil: Pencil, skin: str) -> None:
    """The Admiral: a cocked hat, white hair and golden epaulettes."""
    pencil.fill("#E3E0D6", "M -17 -12 Q -20 4 -13 9 L -9 -10 Z M 17 -12 Q 20 4 13 9 L 9 -10 Z")
    _face(pencil, skin, smile=False)
    _brows(pencil, "#BDB8A8", 0.8)
    pencil.line("#9C4436", "M -4 6 L 4 6", 1.8)
    pencil.fill("#F0C24B", "R -30 17 14 5 2.5 R 16 17 14 5 2.5")
    pencil.line("#F0C24B", "M -28 22 L -28 27 M -24 22 L -24 27 M -20 22 L -20 26 M 28 22 L 28 27 "
                           "M 24 22 L 24 27 M 20 22 L 20 26", 1.5)  # fmt: skip
    pencil.fill(PAPER, "M -4 15 L 4 15 L 6 26 Q 0 23 -6 26 Z")
    hat = "M -28 -11 Q -18 -15 -12 -25 Q 0 -37 12 -25 Q 18 -15 28 -11 Q 0 -24 -28 -11 Z"
    pencil.line(PAPER, hat, 3)
    pencil.fill("#1F2F48", hat)
    pencil.line("#F0C24B", "M -26 -12 Q 0 -24 26 -12", 2.2)
    pencil.fill("#F0C24B", "O 0 -24 3.6 3.6")
    pencil.fill("#C8452F", "O 0 -24 1.8 1.8")


def _amelia(pencil: Pencil, skin: str) -> None:
    """The Pioneer: a flier's cap with goggles, a white scarf."""
    pencil.fill(PAPER, "M -12 12 Q 0 20 12 12 L 15 19 Q 0 28 -15 19 Z M -13 18 L -4 23 L -12 38 "
                       "L -20 34 Z")  # fmt: skip
    _face(pencil, skin)
    _brows(pencil, "#8A5228", 0.6)
    pencil.fill("#C4402F", "M -3.6 5 Q 0 7 3.6 5 Q 2.4 8.6 0 8.6 Q -2.4 8.6 -3.6 5 Z")
    cap = (
        "M -17 -2 Q -20 -28 0 -28 Q 20 -28 17 -2 L 13.4 8 L 11 2 Q 14 -12 8 -15 Q 0 -18 -8 -15 "
        "Q -14 -12 -11 2 L -13.4 8 Z"
    )
    pencil.line(PAPER, cap, 2.4)
    pencil.fill("#8A5A34", cap)
    pencil.fill("#6B4327", "M 6 -27 Q 19 -24 17 -2 L 13.4 8 L 11 2 Q 14 -12 8 -15 Q 12 -20 6 -27 Z")
    pencil.line("#C88A4A", "M -11.6 -13 Q -15 -20 -8 -12.6", 2.2)
    pencil.fill("#3B2A1E", "R -17.6 -23.4 35.2 4.6 2")
    pencil.fill("#E2B748", "O -7.4 -21 7 5.8 O 7.4 -21 7 5.8")
    pencil.fill("#BFE6EE", "O -7.4 -21 4.9 3.9 O 7.4 -21 4.9 3.9")
    pencil.line("#FFFFFF", "M -10 -22 L -7.6 -23.4 M 4.8 -22 L 7.2 -23.4", 1.3)


def _marie(pencil: Pencil, skin: str) -> None:
    """The Scientist: hair in a bun, round spectacles, a flask in her hand."""
    pencil.fill("#4A3328", "O 0 -27 8.4 7.4")
    pencil.fill("#5E4333", "M -17.6 4 Q -21 -25 0 -25 Q 21 -25 17.6 4 L 12 8 L 12 -8 L -12 -8 "
                           "L -12 8 Z")  # fmt: skip
    _face(pencil, skin)
    pencil.fill("#5E4333", "M -14.6 -6 Q -14 -23 0 -23.4 Q 14 -23 14.6 -6 Q 9 -16 0 -17.6 "
                           "Q -9 -16 -14.6 -6 Z")  # fmt: skip
    pencil.line("#2A3A44", "O -5.4 -4.4 4.9 4.9 O 5.4 -4.4 4.9 4.9 M -0.8 -4.8 L 0.8 -4.8 M -10.4 "
                           "-5 L -14 -6 M 10.4 -5 L 14 -6", 1.4)  # fmt: skip
    pencil.fill("#C4402F", "M -3.4 5.4 Q 0 7 3.4 5.4 Q 2 8.2 0 8.2 Q -2 8.2 -3.4 5.4 Z")
    pencil.fill(PAPER, "M -8 14 L 0 21 L 8 14 L 11 19 L 0 28 L -11 19 Z")
    with pencil.at(19, 21, 0.86, 8):
        flask = "M -3 -15 L 3 -15 L 3 -8 L 10 4 Q 11 8 7 8 L -7 8 Q -11 8 -10 4 L -3 -8 Z"
        pencil.line(PAPER, flask, 3.4)
        pencil.fill("#DDF1F2", flask)
        pencil.fill("#5DBB63", "M -6.6 -1 L 6.6 -1 L 10 4 Q 11 8 7 8 L -7 8 Q -11 8 -10 4 Z")
        pencil.fill("#DDF1F2", "O -2 3 1.6 1.6 O 3 4.6 1.2 1.2 O 1 -5 1.2 1.2")


def _nicola(pencil: Pencil, skin: str) -> None:
    """The Inventor: dark hair with a parting, a fine moustache, a spark behind him."""
    for turn, side in ((-40, -1), (40, 1)):
        with pencil.at(side * 25, -15, 0.9, turn / 4):
            pencil.fill("#FFFFFF", "M 3 -15 L -8 2 L -1 2 L -4 15 L 8 -4 L 1 -4 Z")
            pencil.fill(
                "#7A57B5", "M 1.6 -11 L -5.4 0.6 L 0.4 0.6 L -1.6 9 L 5.4 -2.6 L -0.4 -2.6 Z"
            )
    _face(pencil, skin, smile=False)
    _brows(pencil, "#20262C")
    pencil.line("#9C4436", "M -3 7.2 Q 0 8.4 3 7.2", 1.6)
    pencil.fill("#20262C", "M 0 3 Q -3 2.4 -7.4 5 Q -3 5.6 0 4.8 Q 3 5.6 7.4 5 Q 3 2.4 0 3 Z")
    pencil.fill("#20262C", "M -15.4 -4 Q -19 -27 -3 -26.4 L -1.4 -19 Q -12 -17 -12.4 -8 Z "
                           "M 15.4 -4 Q 19 -27 -1 -26.4 L -1.4 -19 Q 12 -17 12.4 -8 Z")  # fmt: skip
    pencil.line("#4C5A66", "M -12 -20 Q -9 -24 -5 -24 M 5 -24 Q 11 -23 13 -17", 1.5)
    pencil.fill(PAPER, "M -8 14 L 0 19 L 8 14 L 6 40 L -6 40 Z")
    pencil.fill("#7A57B5", "M -7 16 L 0 19.4 L 7 16 L 7 24 L 0 20.8 L -7 24 Z")


def _charles(pencil: Pencil, skin: str) -> None:
    """The Politician: a top hat, whiskers and a monocle."""
    pencil.fill("#B9B2A4", "M -16 -10 Q -21 6 -12 12 L -8 2 Z M 16 -10 Q 21 6 12 12 L 8 2 Z")
    _face(pencil, skin)
    _brows(pencil, "#8D8676", 0.6)
    pencil.fill("#B9B2A4", "M 0 2.2 Q -6 0 -11 6.6 Q -5 7.4 0 5 Q 5 7.4 11 6.6 Q 6 0 0 2.2 Z")
    pencil.line("#C98F1C", "O 5.2 -4.4 5.2 5.2 M 9.4 -1 L 12 14", 1.5)
    pencil.fill(PAPER, "M -9 14 L 0 20 L 9 14 L 9 22 L -9 22 Z")
    pencil.fill("#C8452F", "M -9 15 L 0 19.4 L 9 15 L 9 24 L 0 19.8 L -9 24 Z")
    hat = "M -23 -12.6 Q 0 -18.4 23 -12.6 L 23 -16 Q 18 -17.6 14.4 -18 L 15.4 -39 L -15.4 -39 " \
          "L -14.4 -18 Q -18 -17.6 -23 -16 Z"  # fmt: skip
    pencil.line(PAPER, hat, 2.6)
    pencil.fill("#2B3138", hat)
    pencil.fill("#474F58", "M -14.4 -38 L -8 -38 L -8.4 -20 L -13.6 -19.2 Z")
    pencil.fill("#C8452F", "M -14.4 -18.2 Q 0 -21.6 14.4 -18.2 L 14.6 -23 Q 0 -26.2 -14.6 -23 Z")


_SITTERS: Mapping[str, Sitter] = {
    "jacques": Sitter("#7FB2A0", "#A98A52", _SKIN_TAN, _jacques),
    "nelson": Sitter("#6F9CC4", "#24406B", _SKIN, _nelson),
    "amelia": Sitter("#9CCBE3", "#6B4327", _SKIN, _amelia),
    "marie": Sitter("#C9DDB2", "#3F6F73", _SKIN, _marie),
    "nicola": Sitter("#B8A3DC", "#3A3F4A", _SKIN_TAN, _nicola),
    "charles": Sitter("#D9A79A", "#3B3440", _SKIN, _charles),
}
