"""The pictures of Rabbit Island: shapes that fit, something for every piece, told apart in grey."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.rabbit_island.action_motifs import MOTIFS
from islands_desktop.desktop.games.rabbit_island.card_art import (
    CARD_KINDS,
    paint_action_badge,
    paint_action_card,
    paint_card_back,
    paint_movement_card,
)
from islands_desktop.desktop.games.rabbit_island.counter_art import (
    paint_carrots,
    paint_coin,
    paint_collapse_counter,
    paint_year_marker,
)
from islands_desktop.desktop.games.rabbit_island.ground_art import (
    coast,
    paint_sea_cell,
    paint_shore,
)
from islands_desktop.desktop.games.rabbit_island.pawn_art import (
    TRIBE_SHADES,
    deep_shade,
    paint_emblem,
    paint_rabbit,
)
from islands_desktop.desktop.games.rabbit_island.tile_art import (
    MAP_TYPES,
    paint_map_tile,
    paint_open_cell,
    paint_tile_back,
    paint_tile_shadow,
)
from islands_desktop.desktop.games.rabbit_island.tile_shape import (
    OPPOSITE,
    SIDES,
    TILE,
    pawn_feet,
    tile_outline,
)
from islands_desktop.desktop.games.rabbit_island.token_art import (
    LEVELS,
    paint_plain_token,
    paint_stack,
    paint_token,
)
from islands_desktop.desktop.look.palette import DARK, LIGHT, Palette
from islands_desktop.desktop.look.vector import Pencil
from tests.desktop import art_setup
from tests.desktop.art_setup import nearest

ROOT = Path(__file__).resolve().parents[3]
PIECES: dict[str, Any] = json.loads(
    (ROOT / "assets" / "components" / "rabbit_island.json").read_text("utf-8")
)
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TYPES = [entry["id"] for entry in PIECES["action_card_types"]]


picture = partial(art_setup.picture, scale=0.6)
"""Cards and tiles fit into the square at this size."""


def painted(image: QImage) -> int:
    return sum(
        image.pixelColor(x, y).alpha() > 40
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    )


def close_to(image: QImage, shade: str) -> int:
    """How many pixels have about this colour."""
    aim = QColor(shade)
    count = 0
    for x in range(image.width()):
        for y in range(image.height()):
            pixel = image.pixelColor(x, y)
            far = abs(pixel.red() - aim.red()) + abs(pixel.green() - aim.green())
            count += pixel.alpha() > 200 and far + abs(pixel.blue() - aim.blue()) < 30
    return count


# Shapes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
def test_an_arrow_fills_the_notch_of_its_neighbour_exactly(side: str) -> None:
    dx, dy = STEPS[side]
    arrow = tile_outline(frozenset(side))
    notched = tile_outline(frozenset()).translated(dx * TILE, dy * TILE)
    both = neither = 0
    for out in range(30, 92):
        for along in range(-44, 45):
            point = QPointF(dx * out + dy * along + 0.13, dy * out + dx * along + 0.13)
            inside = arrow.contains(point), notched.contains(point)
            both += all(inside)
            neither += not any(inside)
    assert both == 0
    assert neither == 0


def test_two_indented_sides_leave_water_between_them() -> None:
    west, east = tile_outline(frozenset()), tile_outline(frozenset()).translated(TILE, 0)
    for y in (-44.0, 0.0, 44.0):
        assert not west.contains(QPointF(TILE / 2, y))
        assert not east.contains(QPointF(TILE / 2, y))
    assert west.contains(QPointF(TILE / 2 - 3, 40))


def test_only_arrow_sides_reach_into_the_next_cell() -> None:
    half = TILE / 2
    for side in SIDES:
        bounds = tile_outline(frozenset(side)).boundingRect()
        reach = {"N": -bounds.top(), "E": bounds.right(), "S": bounds.bottom(), "W": -bounds.left()}
        assert reach[side] > half + 12
        assert reach[OPPOSITE[side]] < half


def test_rabbits_that_share_a_tile_stand_apart_and_off_the_tokens() -> None:
    for count in range(1, 5):
        feet = pawn_feet(count)
        assert len(set(feet)) == count
        assert [y for _, y in feet] == sorted(y for _, y in feet)
        assert all(x < 0 for x, _ in feet)


# Tiles ---------------------------------------------------------------------------------------


def test_every_tile_of_the_pieces_is_drawn(qtbot: QtBot) -> None:
    tiles = PIECES["map_tiles"] + PIECES["founders_hills"] + PIECES["rabbit_holes"]
    assert {tile["type"] for tile in tiles} == set(MAP_TYPES)
    for tile in tiles:
        shot = picture(paint_map_tile, tile["type"], tile["arrows"], 1)
        assert shot.pixelColor(48, 48).alpha() == 255
        for side in SIDES:
            dx, dy = STEPS[side]
            beyond = shot.pixelColor(48 + round(dx * 40), 48 + round(dy * 40)).alpha()
            assert (beyond > 0) == (side in tile["arrows"]), (tile["id"], side)


def test_an_arrow_stands_out_from_its_path(qtbot: QtBot) -> None:
    for type_id in MAP_TYPES:
        shot = picture(paint_map_tile, type_id, "N", side=192, scale=1.0)
        arrow, path = shot.pixelColor(96, 96 - 62), shot.pixelColor(96 + 6, 96 - 61)
        assert path.lightness() - arrow.lightness() > 90, type_id


@pytest.mark.parametrize("scale", [0.5, 0.75])
def test_types_of_tiles_are_told_apart_in_grey(qtbot: QtBot, scale: float) -> None:
    side = round(TILE * scale)
    assert nearest(picture(paint_map_tile, t, "N", side=side, scale=scale) for t in MAP_TYPES) > 14


@pytest.mark.parametrize("type_id", ["cave", "forest", "meadow", "lake", "valley"])
def test_tiles_of_one_type_do_not_all_look_the_same(qtbot: QtBot, type_id: str) -> None:
    looks = [picture(paint_map_tile, type_id, "N", variant) for variant in range(4)]
    assert any(look != looks[0] for look in looks)
    assert looks[0] == picture(paint_map_tile, type_id, ("N",), 0)


def test_a_tile_is_darker_at_night(qtbot: QtBot) -> None:
    day, night = (picture(paint_map_tile, "meadow", "N", palette=p) for p in (LIGHT, DARK))
    assert night.pixelColor(60, 66).lightness() < day.pixelColor(60, 66).lightness() - 15


def test_no_notch_cuts_the_flag_of_the_hill(qtbot: QtBot) -> None:
    open_north, notched = (
        picture(paint_map_tile, "founders_hill", ways, side=160, scale=1.0) for ways in ("N", "E")
    )
    assert close_to(notched, "#D9583F") == close_to(open_north, "#D9583F") > 150


def test_back_shadow_and_open_cell_are_drawn(qtbot: QtBot) -> None:
    assert painted(picture(paint_tile_back)) > 1000
    assert painted(picture(paint_tile_shadow, "NE")) > 1000
    cells = [
        picture(paint_open_cell),
        picture(paint_open_cell, "N"),
        picture(paint_open_cell, "N", aimed=True),
        picture(paint_open_cell, legal=False),
    ]
    assert nearest(cells) > 0.3


# Rabbits and tokens --------------------------------------------------------------------------


def test_every_tribe_has_a_rabbit_and_an_emblem(qtbot: QtBot) -> None:
    tribes = [tribe["id"] for tribe in PIECES["tribes"]]
    assert tribes == list(TRIBE_SHADES)
    rabbits = [picture(paint_rabbit, t, scale=1.0, foot=0.8) for t in tribes]
    assert nearest(rabbits) > 3
    assert nearest(picture(paint_emblem, t, side=48, scale=1.0) for t in tribes) > 8
    for tribe, shot in zip(tribes, rabbits, strict=True):
        assert close_to(shot, TRIBE_SHADES[tribe]) > 300


def test_a_lifted_rabbit_leaves_its_shadow_behind(qtbot: QtBot) -> None:
    lying, lifted = (
        picture(paint_rabbit, "acorn", height, scale=1.0, foot=0.8) for height in (0.0, 1.0)
    )
    assert lying != lifted
    assert lying.pixelColor(48, 76).alpha() > 200 > lifted.pixelColor(48, 76).alpha()


@pytest.mark.parametrize("tribe", TRIBE_SHADES)
def test_levels_are_told_apart(qtbot: QtBot, tribe: str) -> None:
    assert nearest(picture(paint_token, tribe, level, foot=0.8) for level in LEVELS) > 1
    assert painted(picture(paint_plain_token, tribe)) > 100


def test_every_owner_in_a_stack_is_seen(qtbot: QtBot) -> None:
    for stack in (("russet", "acorn", "cobalt"), ("saffron", "cobalt", "russet")):
        shot = picture(paint_stack, stack, scale=1.0, foot=0.85)
        for tribe in stack:
            assert close_to(shot, deep_shade(tribe, 0.26)) > 40, tribe
    assert painted(picture(paint_stack, ())) == 0
    orders = [("russet", "acorn"), ("acorn", "russet"), ("acorn", "acorn"), ("cobalt", "acorn")]
    shots = [picture(paint_stack, order, side=60, scale=1.0, foot=0.85) for order in orders]
    assert nearest(shots) > 1


def test_carrots_coins_counters_and_years_are_told_apart(qtbot: QtBot) -> None:
    amounts = (0, 10, 50, 100, 570, 1520, 2650)
    piles = [picture(paint_carrots, amount, side=72, scale=1.0, foot=0.85) for amount in amounts]
    assert nearest(piles) > 1
    assert nearest(picture(paint_coin, value, side=48, scale=1.0) for value in (10, 50, 100)) > 3
    counters = [picture(paint_collapse_counter, count, side=44, scale=1) for count in (0, 3, 2, 1)]
    assert nearest(counters) > 5
    years = [picture(paint_year_marker, year, side=48, scale=1) for year in (0, 1, 9, 20)]
    assert nearest(years) > 1


# Cards ---------------------------------------------------------------------------------------


def test_every_action_card_has_its_own_picture_and_badge(qtbot: QtBot) -> None:
    assert set(MOTIFS) == set(CARD_KINDS) == set(TYPES)
    cards = [picture(paint_action_card, t, "", "", side=220, scale=1.0) for t in TYPES]
    assert nearest(cards) > 5
    assert nearest(picture(paint_action_badge, t, side=56, scale=1.0) for t in TYPES) > 5


def test_cards_show_the_kind_the_pieces_give_them() -> None:
    for entry in PIECES["action_card_types"]:
        assert CARD_KINDS[entry["id"]] == entry["kind"].split("_")[0]


def test_a_long_rule_stays_on_its_card(qtbot: QtBot) -> None:
    text = " ".join(entry["text"] for entry in PIECES["action_card_types"][1:3])
    shot = picture(
        paint_action_card, "drought", "An Uncommonly Long Title", text, side=224, scale=1
    )
    for y in (112 + 12, 112 + 105):
        row = [shot.pixelColor(x, y).lightness() for x in range(42, 182)]
        assert max(row) - min(row) < 40


def test_movement_cards_and_backs_are_told_apart(qtbot: QtBot) -> None:
    spaces = sorted({card["spaces"] for card in PIECES["movement_cards"]})
    assert nearest(picture(paint_movement_card, value, 7) for value in spaces) > 2
    assert picture(paint_movement_card, 3, 15) != picture(paint_movement_card, 3, 16)
    assert nearest(picture(paint_card_back, kind) for kind in ("movement", "action")) > 10
    with pytest.raises(ValueError, match="tile"):
        picture(paint_card_back, "tile")


# Water ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["day", "night"])
def test_cells_of_the_sea_show_no_seam(qtbot: QtBot, palette: Palette) -> None:
    def sea(pencil: Pencil) -> None:
        for x in (-1, 0):
            for y in (-1, 0):
                with pencil.at(x * TILE + 60, y * TILE + 60):
                    paint_sea_cell(pencil, x, y)

    shot = picture(sea, side=120, scale=0.57, palette=palette)
    for y in range(120):
        around = [shot.pixelColor(x, y).lightness() for x in range(58, 63)]
        assert max(around) - min(around) <= 12, y
    for x in range(120):
        # On both sides of the border the water is deep; a wave never comes so near.
        around = [shot.pixelColor(x, y).lightness() for y in range(59, 62)]
        assert max(around) - min(around) <= 2, x


def test_the_shore_follows_all_tiles(qtbot: QtBot) -> None:
    tiles = {(0, 0): frozenset("E"), (1, 0): frozenset("S")}
    assert coast(tiles).contains(QPointF(TILE, 0))
    shot = picture(paint_shore, tiles, side=200, scale=0.5)
    assert painted(shot) > 2000
    assert picture(paint_shore, {}) == picture(lambda pencil: None)
