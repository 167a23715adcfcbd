"""Tiles, guilds and their signs: something for every piece, in its place, told apart in grey."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.propeller_islands.dock_art import (
    reward_signs,
)
from islands_desktop.desktop.games.propeller_islands.glyph_art import glyph_width, paint_glyph
from islands_desktop.desktop.games.propeller_islands.guild_art import (
    GUILD_SHADES,
    paint_banner,
    paint_hub,
    paint_slot,
    paint_upgrade,
)
from islands_desktop.desktop.games.propeller_islands.hex_shape import (
    HALF_WIDTH,
    RADIUS,
    hex_at,
    hex_centre,
    outline,
)
from islands_desktop.desktop.games.propeller_islands.tile_art import (
    DIE,
    HOUSING,
    MARK,
    NAMED_RADIUS,
    SLOT_PLACES,
    WORKER_SCALE,
    paint_building,
    paint_tile,
)
from islands_desktop.desktop.games.propeller_islands.tile_signs import strip_of
from islands_desktop.desktop.games.propeller_islands.worker_art import (
    paint_worker,
)
from islands_desktop.desktop.look.palette import DARK, LIGHT, contrast
from islands_desktop.games.propeller_islands.components import (
    BANNER,
    LINES,
    PRODUCTION,
    SLOTS,
    TILE_INDEX,
    TILES,
    WILD,
)
from tests.desktop.art_setup import changed, grey, nearest, picture

ROOT = Path(__file__).resolve().parents[3]
PIECES: dict[str, Any] = json.loads(
    (ROOT / "assets" / "components" / "propeller_islands.json").read_text("utf-8")
)
TYPES = [entry["tile"] for entry in PIECES["building_types"]]
ONE_OF_EACH = {tile.type: tile.id for tile in TILES}
BEYOND_ALL = {"energy": 1, "steel": 2, "part": 3, "industry": 4, "science": 8, "culture": 12,
              "wild": 16}  # fmt: skip


# Shapes --------------------------------------------------------------------------------------


def test_every_hex_is_found_at_its_middle_and_near_its_corners() -> None:
    for q in range(-3, 4):
        for r in range(-3, 4):
            x, y = hex_centre(q, r)
            assert hex_at(x, y) == (q, r)
            for dx, dy in ((0, -0.95), (0.82, -0.47), (-0.82, 0.47), (0, 0.95)):
                assert hex_at(x + RADIUS * dx, y + RADIUS * dy) == (q, r)


def test_neighbours_of_the_rules_lie_beside_each_other() -> None:
    for q, r in PIECES["island"]["neighbours"]:
        x, y = hex_centre(q, r)
        assert (x * x + y * y) ** 0.5 == pytest.approx(2 * HALF_WIDTH)


def test_an_outline_leaves_a_hole_open() -> None:
    ring = outline([(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)])
    assert not ring.contains(QPointF(0, 0))
    assert ring.contains(QPointF(*hex_centre(1, 0)))


# Tiles ---------------------------------------------------------------------------------------


def test_every_tile_of_the_pieces_fills_its_hexagon_and_no_more(qtbot: QtBot) -> None:
    ids = [tile["id"] for tile in PIECES["tiles"]] + ["CAP-A", "CAP-B"]
    assert len(ids) == 72
    for tile_id in ids:
        shot = picture(paint_tile, tile_id)
        for x, y, alpha in ((48, 48, 255), (48, 90, 255), (10, 8, 0), (86, 88, 0), (48, 1, 0)):
            assert shot.pixelColor(x, y).alpha() == alpha, (tile_id, x, y)


def test_every_building_has_its_own_picture(qtbot: QtBot) -> None:
    assert sorted(ONE_OF_EACH) == TYPES
    shots = [picture(paint_building, number, side=48, foot=0.92) for number in TYPES]
    assert nearest(shots) > 6


@pytest.mark.parametrize("radius", [30, 40])
def test_buildings_are_told_apart_in_grey_on_small_tiles(qtbot: QtBot, radius: int) -> None:
    shots = (
        picture(paint_tile, tile_id, side=2 * radius, scale=radius / RADIUS)
        for tile_id in ONE_OF_EACH.values()
    )
    assert nearest(shots) > 4


def test_copies_differ_by_number_guild_and_slots(qtbot: QtBot) -> None:
    for number in TYPES[1:]:
        copies = [entry["id"] for entry in PIECES["tiles"] if entry["tile"] == number]
        alike = {
            (tile.banner, tile.hub, tile.number, tile.slots)
            for tile in (TILES[TILE_INDEX[copy]] for copy in copies)
        }
        shots = {
            bytes(picture(paint_tile, copy, side=70, scale=0.8).constBits()) for copy in copies
        }
        assert len(shots) == len(alike)


@pytest.mark.parametrize("upgrade", BEYOND_ALL)
def test_an_upgrade_is_seen_in_its_slot(qtbot: QtBot, upgrade: str) -> None:
    token = BEYOND_ALL[upgrade]
    part = next(part for part in (PRODUCTION, BANNER, WILD) if part & token)
    slot = {PRODUCTION: "production", BANNER: "banner", WILD: "wild"}[part]
    tile = next(tile for tile in TILES if SLOTS[tile.index] & part)
    bare, dressed = (picture(paint_tile, tile.id, upgrades=token * n) for n in (0, 1))
    x, y = SLOT_PLACES[slot]
    if upgrade != "wild":  # which changes the number as well
        assert changed(bare, dressed) == pytest.approx((x, y), abs=3)
    spot = (48 + round(x), 48 + round(y) - 3)
    assert bare.pixelColor(*spot) != dressed.pixelColor(*spot)


def test_a_wild_upgrade_turns_the_number_into_a_question_mark(qtbot: QtBot) -> None:
    tile = next(tile for tile in TILES if tile.number == 6 and tile.slots & WILD)
    for x, y in ((-5, -5), (5, 5)):
        spot = (48 + round(DIE[0]) + x, 48 + round(DIE[1]) + y)
        six, wild = (picture(paint_tile, tile.id, upgrades=u).pixelColor(*spot) for u in (0, WILD))
        assert wild.lightness() > six.lightness() + 40


def test_a_worker_hides_neither_guild_mark_nor_number_nor_slots(qtbot: QtBot) -> None:
    for used in (False, True):
        worker = picture(paint_worker, 0, used, scale=WORKER_SCALE)
        for place, reach in ((MARK, 6), (DIE, 11), *((spot, 6) for spot in SLOT_PLACES.values())):
            x, y = (48 + round(place[n] - HOUSING[n]) for n in (0, 1))
            for dx in (-reach, 0, reach):
                for dy in (-reach, 0, reach):
                    if 0 <= x + dx < 96 and 0 <= y + dy < 96:
                        assert worker.pixelColor(x + dx, y + dy).alpha() < 120, (used, place)


def test_the_housing_leaves_the_name_alone(qtbot: QtBot) -> None:
    shot = picture(paint_tile, "T08-1", side=192, scale=2, named=True)
    band = {
        shot.pixelColor(x, y).name()
        for x in range(96 - 56, 96 - 30)
        for y in range(96 + 30, 96 + 44)
    }
    assert len(band) == 1


def test_name_active_and_dimmed_are_seen(qtbot: QtBot) -> None:
    plain = picture(paint_tile, "T05-1", side=160, scale=1.6)
    looks = [
        plain,
        picture(paint_tile, "T05-1", side=160, scale=1.6, named=True),
        picture(paint_tile, "T05-1", side=160, scale=1.6, active=True),
        picture(paint_tile, "T05-1", side=160, scale=1.6, dimmed=True),
    ]
    assert nearest(looks) > 1


def test_a_tile_is_darker_at_night(qtbot: QtBot) -> None:
    for tile_id in ONE_OF_EACH.values():
        day, night = (picture(paint_tile, tile_id, palette=p) for p in (LIGHT, DARK))
        assert sum(grey(night)) < sum(grey(day)) * 0.96, tile_id


def test_names_can_be_read_from_their_radius_on(qtbot: QtBot) -> None:
    scale = NAMED_RADIUS / RADIUS
    for tile_id in ONE_OF_EACH.values():
        plain, named = (
            picture(paint_tile, tile_id, side=128, scale=scale, named=n) for n in (False, True)
        )
        rows = [
            y
            for y in range(64 + round(14.6 * scale), 64 + round(22.6 * scale))
            if any(named.pixelColor(x, y).lightness() > 215 for x in range(64 - 48, 64 + 48))
        ]
        assert plain != named
        assert len(rows) >= 7, tile_id  # capitals of letters that are 11 pixels high


@pytest.mark.parametrize("tile_id", sorted(ONE_OF_EACH.values()))
@pytest.mark.parametrize("named", [False, True])
def test_no_sign_is_cut_off_by_the_edge(qtbot: QtBot, tile_id: str, named: bool) -> None:
    shot = picture(paint_tile, tile_id, side=192, scale=2, named=named)
    for y in range(96 + 46, 96 + 78):
        inside = (RADIUS - 4.4 - (y - 96) / 2) * 3**0.5 * 2
        for side in (-1, 1):
            pixel = shot.pixelColor(96 + round(side * inside), y)
            assert pixel.lightness() > 225, (tile_id, y, side)


def test_signs_say_what_a_tile_does() -> None:
    strips = {tile.id: strip_of(tile) for tile in TILES}
    assert strips["CAP-A"] == ("energy", "steel", "slash", "deploy")
    assert strips["T13-3"] == ("energy", "energy", "exchange", "steel", "slash", "part")
    assert strips["T02-1"] == ("deploy",)
    assert strips["T17-1"] == ("industry", "science", "culture")
    assert strips["T22-1"] == ("die 2", "die 4", "die 6")
    for strip in strips.values():
        for name in strip:
            assert glyph_width(name) > 0


def test_every_sign_is_drawn_and_told_apart(qtbot: QtBot) -> None:
    names = {name for tile in TILES for name in strip_of(tile)}
    names |= {name for line in LINES for name in reward_signs(line)}
    assert nearest(picture(paint_glyph, name, side=32, scale=1.2) for name in sorted(names)) > 2


# Guilds and upgrades -------------------------------------------------------------------------


def test_guilds_are_told_apart_by_shape(qtbot: QtBot) -> None:
    assert list(GUILD_SHADES) == PIECES["enums"]["guild"]
    for paint in (paint_banner, paint_hub):
        assert nearest(picture(paint, guild, side=24, scale=0.8) for guild in GUILD_SHADES) > 2
    cloths = [picture(paint_banner, guild, side=32) for guild in GUILD_SHADES]
    shapes = [
        {(x, y) for x in range(32) for y in range(32) if cloth.pixelColor(x, y).alpha() > 200}
        for cloth in cloths
    ]
    for place, shape in enumerate(shapes):
        assert all(len(shape ^ other) > 30 for other in shapes[:place])
    for shade in GUILD_SHADES.values():
        assert contrast(shade, "#FFF8E6") > 4.5


def test_banner_and_hub_of_a_guild_differ(qtbot: QtBot) -> None:
    for guild in GUILD_SHADES:
        both = (picture(paint, guild, side=24, scale=0.8) for paint in (paint_banner, paint_hub))
        assert nearest(both) > 20


def test_slots_and_tokens_are_told_apart(qtbot: QtBot) -> None:
    assert nearest(picture(paint_slot, slot, side=20) for slot in SLOT_PLACES) > 5
    assert nearest(picture(paint_upgrade, upgrade, side=28) for upgrade in BEYOND_ALL) > 4
