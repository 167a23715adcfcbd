"""The Forge: six die spaces about a furnace, and the ring of twelve offered tiles around them.

Hexes two steps from the middle are the offer spaces, hexes one step away those of the dice. So a
die space touches exactly the three offer spaces of its value (PROP-1.1), and shares two of them.
"""

from __future__ import annotations

from collections.abc import Collection

from islands_desktop.desktop.games.propeller_islands.building_parts import EMBER, GLOW
from islands_desktop.desktop.games.propeller_islands.die_art import NORMAL, paint_die, paint_face
from islands_desktop.desktop.games.propeller_islands.hex_shape import (
    RADIUS,
    Cell,
    hex_centre,
    hex_text,
    outline,
)
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import FORGE_SPACES, OFFER_SPACES, SIDES

FORGE_SIZE = (404.0, 376.0)
"""Width and height of the board, with its rim."""

#: Steps clockwise from the west, so that value 1 lies in the north-west and value 6 in the west.
_STEPS: tuple[Cell, ...] = ((-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))

#: Where up to three dice lie on a die space, and how large.
_LAID = {
    1: ((0.0, 2.0),),
    2: ((-14.0, -3.0), (14.0, 7.0)),
    3: ((-15.0, 9.0), (0.0, -14.0), (15.0, 9.0)),
}
_DIE_SCALE = {1: 1.0, 2: 0.84, 3: 0.78}


def die_cell(value: int) -> Cell:
    """The hex of a Forge value, 1 to 6.

    >>> die_cell(1), die_cell(6)
    ((0, -1), (-1, 0))
    """
    return _STEPS[value % SIDES]


def offer_cell(space: int) -> Cell:
    """The hex of an offer space, 0 to 11: even ones lie behind one value, odd ones between two.

    >>> offer_cell(0), offer_cell(1), offer_cell(11)
    ((0, -2), (1, -2), (-1, -1))
    """
    q, r = _STEPS[(space // 2 + 1) % SIDES]
    after_q, after_r = _STEPS[(space // 2 + 1 + space % 2) % SIDES]
    return q + after_q, r + after_r


def die_places(value: int, count: int) -> tuple[tuple[float, float], ...]:
    """Where `count` dice lie on the space of a value; the middle of the board is (0, 0)."""
    x, y = hex_centre(*die_cell(value))
    return tuple((x + dx, y + dy) for dx, dy in _LAID.get(count, _LAID[3]))


def die_scale(count: int) -> float:
    """How large dice are drawn of which `count` share a space."""
    return _DIE_SCALE.get(count, _DIE_SCALE[3])


def paint_forge(pencil: Pencil, lit: Collection[int] = ()) -> None:
    """The board without tiles and dice about (0, 0); `lit` are the values that glow."""
    everything = frozenset(
        {(0, 0), *(die_cell(value) for value in range(1, SIDES + 1)),
         *(offer_cell(space) for space in range(OFFER_SPACES))}
    )  # fmt: skip
    plate = outline(everything, 9)
    night = pencil.palette.is_dark
    pencil.fill(INK, plate.translated(2, 7), 0.26)
    pencil.line("#3A2D21" if night else "#6E4525", plate, 16)
    pencil.line("#8E6238" if night else "#B98A56", plate, 11)
    pencil.fill("#2A3A44" if night else "#4B5B64", plate)
    for space in range(OFFER_SPACES):
        with pencil.at(*hex_centre(*offer_cell(space))):
            pencil.fill("#22303A" if night else "#3E4D56", hex_text(RADIUS - 2.4))
            pencil.line("#70818B", hex_text(RADIUS - 5), 1.2, dashed=True)
    for value in range(1, SIDES + 1):
        with pencil.at(*hex_centre(*die_cell(value))):
            _paint_die_space(pencil, value, value in lit)
    _paint_furnace(pencil)


def _paint_die_space(pencil: Pencil, value: int, lit: bool) -> None:
    """A metal plate with its value, large and faint, and rivets."""
    pencil.fill("#2B1E16", hex_text(RADIUS - 1.2))
    plate = "#F2B24A" if lit else "#9FB0BA"
    pencil.fill(plate, hex_text(RADIUS - 3.2))
    pencil.fill(mixed(plate, "#FFFFFF", 0.32), hex_text(RADIUS - 7))
    with pencil.at(0, 0, 1.9):
        rim = mixed(plate, INK, 0.42)
        paint_face(pencil, value, mixed(plate, "#FFFFFF", 0.5), rim, rim)
    for turn in range(0, 360, 60):
        with pencil.at(0, 0, 1, turn):
            pencil.fill(mixed(plate, INK, 0.5), f"O 0 {-(RADIUS - 8.4)} 1.9 1.9")


def _paint_furnace(pencil: Pencil) -> None:
    """The fire in the middle."""
    pencil.fill("#2B1E16", hex_text(RADIUS - 1.2))
    pencil.fill("#7A3A22", hex_text(RADIUS - 4))
    pencil.line("#A9583A", hex_text(RADIUS - 8), 2.4)
    pencil.fill("#2B1812", "O 0 0 27 27")
    pencil.line("#5C6B75", "O 0 0 27 27", 4.6)
    pencil.fill(EMBER, "M -18 12 Q -22 -4 -10 -12 Q -9 -4 -5 -5 Q -4 -18 5 -22 Q 4 -10 11 -8 "
                       "Q 13 -11 13 -14 Q 22 -2 18 12 Q 12 21 0 21 Q -12 21 -18 12 Z")  # fmt: skip
    pencil.fill(GLOW, "M -11 13 Q -13 3 -6 -2 Q -3 2 0 -1 Q 0 -8 4 -11 Q 4 -3 9 0 Q 13 6 10 13 "
                      "Q 6 18 0 18 Q -7 18 -11 13 Z")  # fmt: skip
    pencil.fill("#FFF3C8", "M -5 14 Q -5 8 0 4 Q 5 8 5 14 Q 3 17 0 17 Q -3 17 -5 14 Z")


def paint_value_reach(pencil: Pencil, value: int) -> None:
    """A bright line around a die space and the three offer spaces it touches."""
    cells = [die_cell(value), *(offer_cell(space) for space in FORGE_SPACES[value])]
    shape = outline(cells, 5)
    pencil.line("#6B4A06", shape, 6)
    pencil.line("sun", shape, 4)


def paint_forge_dice(pencil: Pencil, value: int, count: int, kind: str = NORMAL) -> None:
    """The dice on the space of a value, the middle of the board being (0, 0)."""
    for x, y in die_places(value, count) if count else ():
        with pencil.at(x, y, die_scale(count)):
            paint_die(pencil, value, kind)
