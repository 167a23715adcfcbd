"""Dice, workers, cards, portraits and boards: all pieces drawn, in their places, told apart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from islands_desktop.desktop.games.propeller_islands.blueprint_art import (
    paint_blueprint,
    paint_blueprint_back,
)
from islands_desktop.desktop.games.propeller_islands.character_art import paint_character
from islands_desktop.desktop.games.propeller_islands.die_art import (
    ANY,
    BONUS,
    NORMAL,
    paint_die,
    paint_face,
)
from islands_desktop.desktop.games.propeller_islands.dock_art import (
    DOCK_SIZE,
    dock_foot,
    dock_space_at,
    paint_dock,
    reward_box,
)
from islands_desktop.desktop.games.propeller_islands.fame_art import (
    FAME_STEPS,
    fame_place,
    paint_fame_marker,
    paint_fame_track,
    paint_trumpet,
)
from islands_desktop.desktop.games.propeller_islands.forge_art import (
    FORGE_SIZE,
    die_cell,
    die_places,
    offer_cell,
    paint_forge,
    paint_forge_dice,
    paint_value_reach,
)
from islands_desktop.desktop.games.propeller_islands.hex_shape import (
    HALF_WIDTH,
    RADIUS,
    hex_at,
    hex_centre,
)
from islands_desktop.desktop.games.propeller_islands.sky_art import (
    paint_island_base,
    paint_sky,
)
from islands_desktop.desktop.games.propeller_islands.worker_art import (
    paint_airship,
    paint_first_player,
    paint_worker,
)
from islands_desktop.desktop.look.palette import DARK, LIGHT, Palette
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import (
    FULL_DOCK,
    LINES,
)
from tests.desktop.art_setup import changed, nearest, painted, picture

ROOT = Path(__file__).resolve().parents[3]
PIECES: dict[str, Any] = json.loads(
    (ROOT / "assets" / "components" / "propeller_islands.json").read_text("utf-8")
)


# Dice, workers, fame -------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [NORMAL, BONUS])
def test_values_of_dice_are_told_apart(qtbot: QtBot, kind: str) -> None:
    assert nearest(picture(paint_die, value, kind, side=44) for value in range(7)) > 2
    assert nearest(picture(paint_face, value, side=22, scale=0.86) for value in (ANY, 1, 6)) > 5


def test_the_bonus_die_is_told_from_the_others_by_shape(qtbot: QtBot) -> None:
    plain, bonus = (picture(paint_die, 4, kind, side=48) for kind in (NORMAL, BONUS))
    assert painted(bonus) > painted(plain) + 20
    assert nearest([plain, bonus]) > 5


def test_a_used_worker_lies(qtbot: QtBot) -> None:
    for seat in range(4):
        ready, used = (picture(paint_worker, seat, down, foot=0.8) for down in (False, True))
        assert ready.pixelColor(48, 76 - 24).alpha() == 255
        assert used.pixelColor(48, 76 - 24).alpha() == 0
        assert used.pixelColor(48 - 12, 76 - 8).alpha() == 255
    assert nearest(picture(paint_worker, seat, side=40, foot=0.85) for seat in range(4)) > 2


def test_airships_tokens_and_trumpets_are_drawn(qtbot: QtBot) -> None:
    ships = [picture(paint_airship, seat, side=100) for seat in (None, 0, 1, 2, 3)]
    assert nearest(ships) > 1
    assert painted(picture(paint_first_player)) > 150
    trumpets = [
        picture(paint_trumpet, level, reached, side=36)
        for level in (1, 2)
        for reached in (False, True)
    ]
    assert nearest(trumpets) > 1


def test_markers_stand_on_their_fame_and_beside_each_other(qtbot: QtBot) -> None:
    assert fame_place(0) == fame_place(FAME_STEPS)
    assert [fame_place(fame)[0] for fame in range(FAME_STEPS)] == sorted(
        fame_place(fame)[0] for fame in range(FAME_STEPS)
    )
    near, far = (picture(paint_fame_marker, 1, beyond, foot=0.8) for beyond in (False, True))
    assert painted(far) > painted(near) + 20
    tracks = [
        picture(paint_fame_track, fames, side=600, foot=0.1)
        for fames in ({0: 3, 1: 3}, {0: 3}, {0: 3, 1: 19})
    ]
    assert len({bytes(track.constBits()) for track in tracks}) == 3


# Cards and portraits -------------------------------------------------------------------------


def test_every_blueprint_shows_what_it_costs_and_gives(qtbot: QtBot) -> None:
    shots = {}
    for card in PIECES["blueprints"]:
        shot = picture(paint_blueprint, card["id"], side=150)
        assert shot.pixelColor(75, 75).alpha() == 255
        what = json.dumps([card["level"], card["cost"], card["vp"], card["upgrade"]])
        shots[what] = bytes(shot.constBits())
    assert len(set(shots.values())) == len(shots)


def test_backs_and_levels_are_told_apart(qtbot: QtBot) -> None:
    assert nearest(picture(paint_blueprint_back, level, side=150) for level in (1, 2)) > 4
    fronts = [picture(paint_blueprint, card, side=150) for card in ("B1-01", "B2-01")]
    assert nearest(fronts) > 4
    pale = picture(paint_blueprint, "B1-01", side=150, dimmed=True)
    assert nearest([fronts[0], pale]) > 10


def test_characters_are_told_apart_and_show_their_trumpets(qtbot: QtBot) -> None:
    names = [character["id"] for character in PIECES["characters"]]
    assert nearest(picture(paint_character, name, side=48, scale=0.58) for name in names) > 6
    for name in names:
        assert nearest(picture(paint_character, name, level) for level in (0, 1, 2)) > 1


# Boards --------------------------------------------------------------------------------------


def test_a_die_space_touches_exactly_its_offer_spaces() -> None:
    beside = [(q, r) for q, r in PIECES["island"]["neighbours"]]
    cells = {offer_cell(space): space for space in range(12)}
    assert len(cells) == 12
    for entry in PIECES["forge"]["values"]:
        q, r = die_cell(entry["value"])
        around = {(q + dq, r + dr) for dq, dr in beside}
        assert {space for cell, space in cells.items() if cell in around} == set(entry["spaces"])


def test_the_forge_holds_all_its_spaces(qtbot: QtBot) -> None:
    wide, high = FORGE_SIZE
    for space in range(12):
        x, y = hex_centre(*offer_cell(space))
        assert abs(x) + HALF_WIDTH < wide / 2
        assert abs(y) + RADIUS < high / 2
    for value in range(1, 7):
        for count in range(1, 4):
            for x, y in die_places(value, count):
                assert hex_at(x, y) == die_cell(value)
    bare, lit = (picture(paint_forge, values, side=404) for values in ((), (3,)))
    x, y = changed(bare, lit)
    assert hex_at(x, y) == die_cell(3)
    assert painted(picture(paint_value_reach, 2, side=404)) > 300
    assert painted(picture(paint_forge_dice, 5, 3, side=404)) > 300
    assert painted(picture(paint_forge_dice, 5, 0, side=404)) == 0


def test_dock_spaces_and_rewards_keep_to_the_board(qtbot: QtBot) -> None:
    for space in range(12):
        assert dock_space_at(*dock_foot(space)) == space
    boxes = [reward_box(line) for line in LINES]
    for left, top, wide, high in boxes:
        assert left > 0 < top
        assert left + wide < DOCK_SIZE[0]
        assert top + high < DOCK_SIZE[1]
        assert dock_space_at(left + wide / 2, top + high / 2) is None


def test_a_taken_worker_and_a_cleared_line_are_seen(qtbot: QtBot) -> None:
    def dock(pencil: Pencil, *what: object, **more: object) -> None:
        with pencil.at(-132, -96):
            paint_dock(pencil, 1, *what, **more)  # type: ignore[arg-type]

    full = picture(dock, FULL_DOCK, side=280)
    x, y = changed(full, picture(dock, FULL_DOCK & ~(1 << 6), side=280))
    assert dock_space_at(x + 132, y + 96) == 6
    row = next(line for line in LINES if line.id == "R2")
    cleared = picture(dock, FULL_DOCK & ~row.spaces, side=280)
    left, top, *_ = reward_box(row)
    spot = (140 - 132 + round(left) + 5, 140 - 96 + round(top) + 5)
    assert cleared.pixelColor(*spot).lightness() < full.pixelColor(*spot).lightness() - 20
    assert nearest([full, picture(dock, FULL_DOCK, side=280, dice=(3, 5))]) > 0.2
    assert nearest([full, picture(dock, FULL_DOCK, side=280, lit={0})]) > 0.02
    assert nearest([full, picture(dock, FULL_DOCK, side=280, standing=False)]) > 2


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["day", "night"])
def test_the_sky_fills_the_table(qtbot: QtBot, palette: Palette) -> None:
    def sky(pencil: Pencil) -> None:
        with pencil.at(-100, -100):
            paint_sky(pencil, 200, 200)

    shot = picture(sky, side=200, palette=palette)
    corners = [shot.pixelColor(x, y) for x in (0, 199) for y in (0, 199)]
    assert all(corner.alpha() == 255 for corner in corners)
    assert all((corner.lightness() < 110) == palette.is_dark for corner in corners)


def test_an_island_hangs_below_its_lowest_tiles(qtbot: QtBot) -> None:
    cells = [(0, 0), (1, 0), (0, 1)]
    shot = picture(paint_island_base, cells, side=300)
    x, y = hex_centre(0, 1)
    assert shot.pixelColor(150 + round(x), 150 + round(y + RADIUS + 14)).alpha() == 255
    assert shot.pixelColor(150, 150 - round(RADIUS) - 12).alpha() == 0
    assert painted(picture(paint_island_base, [])) == 0
