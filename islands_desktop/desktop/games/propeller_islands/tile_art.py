"""Every tile: its ground, building, number, guild mark, slots, and what it gives or scores."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from islands_desktop.desktop.games.propeller_islands import (
    building_art,
    building_trade_art,
    landmark_art,
)
from islands_desktop.desktop.games.propeller_islands.die_art import (
    ANY,
    number_path,
    paint_face,
)
from islands_desktop.desktop.games.propeller_islands.glyph_art import paint_glyphs
from islands_desktop.desktop.games.propeller_islands.guild_art import (
    paint_banner,
    paint_hub,
    paint_slot,
    paint_upgrade,
)
from islands_desktop.desktop.games.propeller_islands.hex_shape import RADIUS, hex_text
from islands_desktop.desktop.games.propeller_islands.tile_signs import strip_of
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil, star_path
from islands_desktop.games.propeller_islands.components import (
    BANNER,
    GUILDS,
    NO_BLOCK,
    PRODUCTION,
    RESOURCES,
    TILE_INDEX,
    TILES,
    WILD,
    Tile,
    banner_of,
)
from islands_desktop.games.propeller_islands.names import type_name

NAMED_RADIUS = 60.0
"""From this radius in pixels on the names of buildings can be read, and should be drawn."""

HOUSING = (-21.4, 10.4)
"""Where a worker on a tile stands: the middle of its feet."""

WORKER_SCALE = 0.68
"""How large a worker is drawn on a tile, so that banner and hub icon stay in sight."""

MARK = (-21.6, -16.6)
"""Middle of the banner or hub icon."""

DIE = (0.0, -29.6)
"""Middle of the number."""

SLOT_PLACES: Mapping[str, tuple[float, float]] = {
    "production": (29.4, -14.0),
    "banner": (29.4, -2.6),
    "wild": (29.4, 8.8),
}
"""Middle of each slot."""


class Ground(NamedTuple):
    """Colours of a tile's ground: sky behind the building, earth below, and the printed rim."""

    sky: str
    earth: str
    rim: str


_GROUNDS: Mapping[str, Ground] = {
    "capitol": Ground("#F3DFA8", "#D9B878", "#8E6B2A"),
    "depot": Ground("#DCE8C6", "#A9C08A", "#5C7A49"),
    "energy": Ground("#DCCFF0", "#B09CD6", "#5D418F"),
    "steel": Ground("#CFDCE4", "#93A9B8", "#465C6E"),
    "part": Ground("#F4DDB0", "#D3A85E", "#8A6420"),
    "people": Ground("#F6D5CB", "#D99E8C", "#97503F"),
    "service": Ground("#C5E4E4", "#84BBBB", "#2F6F74"),
    "landmark": Ground("#FBE7A6", "#E5BC4D", "#A47410"),
}

_BUILDINGS: Mapping[int, tuple[str, Callable[[Pencil], None]]] = {
    1: ("capitol", building_art.capitol),
    2: ("depot", building_trade_art.depot_worker),
    3: ("depot", building_trade_art.depot_steel),
    4: ("depot", building_trade_art.depot_part),
    5: ("part", building_art.tinker_shop),
    6: ("energy", building_art.refinery),
    7: ("steel", building_art.iron_foundry),
    8: ("people", building_trade_art.hotel),
    9: ("steel", building_art.smelting_plant),
    10: ("part", building_art.factory),
    11: ("service", building_trade_art.radio_station),
    12: ("service", building_trade_art.warehouse),
    13: ("energy", building_trade_art.crystal_trader),
    14: ("landmark", landmark_art.luxury_apartments),
    15: ("landmark", landmark_art.parcel_service),
    16: ("landmark", landmark_art.floating_gardens),
    17: ("landmark", landmark_art.theater),
    18: ("landmark", landmark_art.laboratory),
    19: ("landmark", landmark_art.archives),
    20: ("landmark", landmark_art.newspaper),
    21: ("landmark", landmark_art.coffee_house),
    22: ("landmark", landmark_art.zeppelin_tower),
    23: ("landmark", landmark_art.observation_platform),
}

_STRIP_TOP = 14.0
_BAND_HIGH = 9.0
LETTERS = 8.1
"""Height of the letters of a name, in units of a tile."""
_NAME_ROOM = 69.0


def paint_building(pencil: Pencil, number: int) -> None:
    """The picture of a building by its printed number, foot at (0, 0), about 40 units square."""
    _BUILDINGS[number][1](pencil)


def paint_tile(
    pencil: Pencil,
    tile_id: str,
    *,
    upgrades: int = 0,
    named: bool = False,
    active: bool = False,
    dimmed: bool = False,
) -> None:
    """A tile about (0, 0), RADIUS units from the middle to its corners.

    `upgrades` are those installed, as a byte of the rules. `named` adds the name of the building:
    ask for it from NAMED_RADIUS pixels on. An active tile has a golden rim with a bright line, a
    dimmed one is pale.
    """
    tile = TILES[TILE_INDEX[tile_id]]
    ground = _GROUNDS[_BUILDINGS[tile.type][0]]
    pencil.fill("paper", hex_text(RADIUS - 0.4))
    pencil.line("paper_edge", hex_text(RADIUS - 0.7), 0.8)
    with pencil.clipped(hex_text(RADIUS - 2.4)):
        _paint_ground(pencil, tile, ground)
        with pencil.at(2.4, 12.6, 0.92 if tile.houses else 1.16):
            paint_building(pencil, tile.type)
        if pencil.palette.is_dark:
            pencil.fill("#0B1A2A", hex_text(RADIUS), 0.2)
        _paint_strip(pencil, tile, ground, named)
        if named:
            _paint_name(pencil, tile, ground)
    pencil.line(ground.rim, hex_text(RADIUS - 2.6), 1.2)
    _paint_head(pencil, tile, upgrades)
    _paint_mark(pencil, tile)
    if tile.houses:
        _paint_housing(pencil)
    _paint_slots(pencil, tile, upgrades)
    if dimmed:
        pencil.fill(mixed(pencil.palette.table, "#8D989A", 0.4), hex_text(RADIUS - 0.4), 0.56)
    if active:
        pencil.line("#6B4A06", hex_text(RADIUS - 1.8), 4.6)
        pencil.line("sun", hex_text(RADIUS - 1.8), 3.4)
        pencil.line("#FFF6CF", hex_text(RADIUS - 1.2), 1.0)


def _paint_ground(pencil: Pencil, tile: Tile, ground: Ground) -> None:
    pencil.fill(ground.sky, hex_text(RADIUS))
    if tile.kind == "landmark":
        for turn in range(0, 360, 24):
            with pencil.at(2, 0, 1, turn):
                pencil.fill("#FFF6D2", "M 0 0 L -5 -50 L 5 -50 Z", 0.75)
    else:
        pencil.fill("#FFFFFF", "M -40 -8 Q -28 -20 -14 -12 Q 4 -26 20 -14 Q 32 -20 42 -10 L 42 30 "
                               "L -42 30 Z", 0.38)  # fmt: skip
    pencil.fill(ground.earth, "M -40 12 Q -18 5 4 9 Q 24 12 40 7 L 40 46 L -40 46 Z")
    near = mixed(ground.earth, "#FFFFFF", 0.3)
    pencil.fill(near, "M -40 17 Q -10 10 14 14 Q 30 16 40 13 L 40 46 L -40 46 Z", 0.7)


def _paint_strip(pencil: Pencil, tile: Tile, ground: Ground, named: bool) -> None:
    """What the tile gives or scores, at its foot; many signs stand higher, where there is room."""
    pencil.fill(ground.rim, f"R -44 {_STRIP_TOP} 88 30 0")
    pencil.fill("paper", f"R -44 {_STRIP_TOP + 1.2} 88 30 0")
    signs = strip_of(tile)
    middle, high = (24.8, 17.0) if len(signs) < 4 else (21.4, 10.8)
    if named:
        middle, high = (29.8, 12.4) if len(signs) < 4 else (27.4, 7.4)
    room = 2 * math.sqrt(3) * (RADIUS - 3.4 - middle - high * 0.4)
    with pencil.at(0, middle):
        paint_glyphs(pencil, signs, high, room)


def _paint_name(pencil: Pencil, tile: Tile, ground: Ground) -> None:
    name = type_name(tile.type)
    pencil.fill(ground.rim, f"R -44 {_STRIP_TOP} 88 {_BAND_HIGH} 0")
    # The letters are set ten times as large: fonts come in whole pixels only.
    font = text_font(LETTERS * 10, bold=True)
    wide = QFontMetricsF(font).horizontalAdvance(name) / 10
    with pencil.at(0, _STRIP_TOP + _BAND_HIGH / 2, 0.1):
        # A long name is set narrower, so that its letters stay as high as the others.
        pencil.painter.scale(min(1.0, _NAME_ROOM / wide), 1.0)
        pencil.painter.setFont(font)
        pencil.painter.setPen(QColor("#FFFFFF"))
        box = QRectF(-800, -60, 1600, 120)
        pencil.painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), name)


def _paint_head(pencil: Pencil, tile: Tile, upgrades: int) -> None:
    """The number, or the star of a landmark with its points."""
    with pencil.at(*DIE):
        if tile.score is not None:
            pencil.fill("#7A5206", star_path(5, 13.6, 7.0))
            pencil.fill("#F6CE57", star_path(5, 11.8, 6.1))
            pencil.fill("#3B2705", number_path(str(tile.score.vp), 0, 0.6, 12.2))
        elif upgrades & WILD:
            with pencil.at(0, 0, 0.86):
                paint_face(pencil, ANY, "#F3C94F", "#3B2705", "#6E4A08")
        elif tile.number != NO_BLOCK:
            with pencil.at(0, 0, 0.86):
                paint_face(pencil, tile.number)


def _paint_mark(pencil: Pencil, tile: Tile) -> None:
    with pencil.at(*MARK, 0.82):
        if tile.hub:
            paint_hub(pencil, GUILDS[tile.hub - 1])
        elif tile.banner:
            paint_banner(pencil, GUILDS[tile.banner - 1])


def _paint_housing(pencil: Pencil) -> None:
    """The place of the worker: a pale disc with a dotted pair of feet."""
    with pencil.at(*HOUSING):
        pencil.fill(INK, "O 0 0.5 9.4 3.1", 0.5)
        pencil.fill("#FFFDF4", "O 0 0 8.4 2.5")
        pencil.fill("#9C8B6A", "O -2.6 0 1.9 0.9 O 2.6 0 1.9 0.9")


def _paint_slots(pencil: Pencil, tile: Tile, upgrades: int) -> None:
    for slot, part in (("production", PRODUCTION), ("banner", BANNER), ("wild", WILD)):
        if not tile.slots & part:
            continue
        with pencil.at(*SLOT_PLACES[slot], 0.86):
            if not upgrades & part:
                paint_slot(pencil, slot)
                continue
            with pencil.at(0, 0, 0.58):
                paint_upgrade(pencil, _upgrade(slot, upgrades))


def _upgrade(slot: str, upgrades: int) -> str:
    if slot == "production":
        return RESOURCES[(upgrades & PRODUCTION) - 1]
    return "wild" if slot == "wild" else GUILDS[banner_of(upgrades) - 1]
