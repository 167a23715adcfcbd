"""Blueprints: cards on blue drawing paper with cost, points and the upgrade they give."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islands_desktop.desktop.games.propeller_islands.die_art import number_path
from islands_desktop.desktop.games.propeller_islands.glyph_art import paint_glyphs
from islands_desktop.desktop.games.propeller_islands.guild_art import paint_upgrade
from islands_desktop.desktop.games.propeller_islands.hex_shape import hex_text
from islands_desktop.desktop.games.propeller_islands.tile_signs import resource_signs
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil, star_path
from islands_desktop.games.propeller_islands.components import (
    BLUEPRINT_INDEX,
    BLUEPRINTS,
    LEVELS,
    RESOURCES,
)
from islands_desktop.games.propeller_islands.rules.blueprints import upgrade_id

CARD_SIZE = (100.0, 140.0)
"""Width and height of a blueprint."""

_CARD = "R -50 -70 100 140 9"
_SHEET = "R -46 -66 92 132 6"
_BLUES: Mapping[int, tuple[str, str]] = {1: ("#2C6B9E", "#5B92BE"), 2: ("#1F3F70", "#5573A3")}
_LINE = "#D6E8F5"


def paint_blueprint(pencil: Pencil, card_id: str, *, dimmed: bool = False) -> None:
    """A blueprint about (0, 0), 100 x 140 units: level, points, upgrade and cost."""
    card = BLUEPRINTS[BLUEPRINT_INDEX[card_id]]
    upgrade = upgrade_id(card.token)
    _paint_sheet(pencil, card.level)
    with pencil.clipped(_SHEET), pencil.at(0, -10):
        _drawing(upgrade)(pencil)
    _paint_level(pencil, card.level, -33, -53)
    with pencil.at(29, -47):
        pencil.fill(INK, star_path(5, 20, 10.4), 0.3)
        pencil.fill("#7A5206", star_path(5, 19.4, 10))
        pencil.fill("#F6CE57", star_path(5, 17, 8.8))
        pencil.fill("#3B2705", number_path(str(card.vp), 0, 0.8, 17))
    with pencil.at(0, 1, 1.5):
        pencil.fill(INK, "O 1 2 17 17", 0.22)
        pencil.fill("#F7F3E8", "O 0 0 16.6 16.6")
        paint_upgrade(pencil, upgrade)
    _paint_cost(pencil, resource_signs(card.cost))
    pencil.line("paper_edge", "R -49.4 -69.4 98.8 138.8 8.6", 1.2)
    if dimmed:
        pencil.fill(mixed(pencil.palette.table, "#8D989A", 0.4), _CARD, 0.56)


def paint_blueprint_back(pencil: Pencil, level: int) -> None:
    """The back of a blueprint of level 1 or 2, 100 x 140 units about (0, 0)."""
    _paint_sheet(pencil, level)
    deep, light = _BLUES[level]
    pencil.line(light, hex_text(38), 2)
    pencil.fill(deep, hex_text(34))
    pencil.line(_LINE, hex_text(34), 2.4)
    with pencil.at(0, 0, 1.15):
        _propeller(pencil)
    _paint_level(pencil, level, -33, -53)
    _paint_level(pencil, level, 33, 53)
    pencil.line("paper_edge", "R -49.4 -69.4 98.8 138.8 8.6", 1.2)


def _paint_sheet(pencil: Pencil, level: int) -> None:
    deep, light = _BLUES[level]
    pencil.fill("paper", _CARD)
    pencil.fill(deep, _SHEET)
    with pencil.clipped(_SHEET):
        columns = " ".join(f"M {x} -66 L {x} 66" for x in range(-38, 46, 12))
        rows = " ".join(f"M -46 {y} L 46 {y}" for y in range(-58, 66, 12))
        pencil.line(mixed(deep, light, 0.45), f"{columns} {rows}", 0.8)
    pencil.line(light, "R -42.6 -62.6 85.2 125.2 4", 1.2)


def _paint_level(pencil: Pencil, level: int, x: float, y: float) -> None:
    """I or II: as strokes too broad to be mistaken."""
    with pencil.at(x, y):
        pencil.fill(_LINE, "R -9.4 -9.4 18.8 18.8 4")
        places = (0.0,) if LEVELS[level - 1] == "I" else (-3.4, 3.4)
        for place in places:
            pencil.fill(_BLUES[level][0], f"R {place - 1.6} -5.8 3.2 11.6 0.6")
        left, right = places[0] - 3.4, places[-1] + 3.4
        pencil.line(
            _BLUES[level][0], f"M {left} -5.8 L {right} -5.8 M {left} 5.8 L {right} 5.8", 1.8
        )


def _paint_cost(pencil: Pencil, signs: tuple[str, ...]) -> None:
    """Each kind of resource stays together; many stand in two rows."""
    pencil.fill("#F7F3E8", "R -44 31 88 33 5")
    rows = [signs] if len(signs) <= 5 else _two_rows(signs)
    for number, row in enumerate(rows):
        with pencil.at(0, 47.5 + (number - (len(rows) - 1) / 2) * 15.4):
            paint_glyphs(pencil, row, 20.0 if len(rows) == 1 else 14.4, 82)


def _two_rows(signs: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The cut between two kinds that leaves the rows as even as possible."""
    cuts = [at for at in range(1, len(signs)) if signs[at] != signs[at - 1]]
    cut = min(cuts, key=lambda at: abs(2 * at - len(signs)))
    return [signs[:cut], signs[cut:]]


# Drawings ------------------------------------------------------------------------------------


def _drawing(upgrade: str) -> Callable[[Pencil], None]:
    if upgrade == "wild":
        return _propeller_plan
    return _machine_plan if upgrade in RESOURCES else _mast_plan


def _propeller(pencil: Pencil) -> None:
    for turn in (0, 120, 240):
        with pencil.at(0, 0, 1, turn):
            pencil.line(_LINE, "M -2 -5 Q -10 -16 -3 -27 Q 7 -22 3 -5 Z", 1.8)
            pencil.fill(_LINE, "M -2 -5 Q -10 -16 -3 -27 Q 7 -22 3 -5 Z", 0.22)
    pencil.line(_LINE, "O 0 0 5 5 O 0 0 1.6 1.6", 1.8)


def _propeller_plan(pencil: Pencil) -> None:
    """A propeller seen from the front, with its measures."""
    with pencil.at(0, 6, 1.4):
        _propeller(pencil)
    pencil.line(_LINE, "O 0 6 40 40", 1, dashed=True)


def _machine_plan(pencil: Pencil) -> None:
    """An engine in section: boiler, piston and wheel."""
    pencil.line(_LINE, "R -38 -14 30 34 4 M -38 -4 L -8 -4 M -30 -14 L -30 -26 L -24 -26 L -24 -14 "
                       "M -8 4 L 14 4 M 14 -4 L 14 12", 1.5)  # fmt: skip
    pencil.line(_LINE, "O 24 4 16 16 O 24 4 4 4 M 24 -12 L 24 20 M 8 4 L 40 4", 1.5)
    pencil.line(_LINE, "M -38 28 L 40 28 M -38 25 L -38 31 M 40 25 L 40 31", 1)


def _mast_plan(pencil: Pencil) -> None:
    """A mast with a flag on a roof, with its measures."""
    pencil.line(_LINE, "M -38 32 L -38 12 L -14 -6 L 10 12 L 10 32", 1.5)
    pencil.line(_LINE, "M -14 -6 L -14 -34 L -2 -34 M 22 -30 L 40 -20 L 22 -10 Z", 1.5)
    pencil.line(_LINE, "M 30 -4 L 30 32 M 27 -4 L 33 -4 M 27 32 L 33 32 M -30 18 L -22 18 L -22 28",
                1.1)  # fmt: skip
