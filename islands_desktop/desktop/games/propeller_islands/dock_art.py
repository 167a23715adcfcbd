"""The dock board of a seat: the grid of workers, the rewards of its lines, the drafted dice."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from islands_desktop.desktop.games.propeller_islands.die_art import NORMAL, paint_die
from islands_desktop.desktop.games.propeller_islands.glyph_art import paint_glyphs
from islands_desktop.desktop.games.propeller_islands.tile_signs import Signs, resource_signs
from islands_desktop.desktop.games.propeller_islands.worker_art import paint_worker
from islands_desktop.desktop.look.palette import mixed
from islands_desktop.desktop.look.scenery import INK
from islands_desktop.desktop.look.vector import Pencil
from islands_desktop.games.propeller_islands.components import DOCK_SPACES, FULL_DOCK, LINES, Line

COLUMNS = sum(line.id.startswith("C") for line in LINES)
ROWS = sum(line.id.startswith("R") for line in LINES)

CELL = (40.0, 42.0)
"""Width and height of a dock space."""

DOCK_SIZE = (264.0, 192.0)
"""Width and height of the whole board."""

_LEFT, _TOP = 12.0, 12.0
_REWARD = 70.0
_PAPER = "#FFF8E6"


def dock_foot(space: int) -> tuple[float, float]:
    """Where the worker of a dock space stands, from the board's upper left corner."""
    row, column = divmod(space, COLUMNS)
    return _LEFT + CELL[0] * (column + 0.5), _TOP + CELL[1] * (row + 1) - 7


def dock_space_at(x: float, y: float) -> int | None:
    """The dock space at a point of the board, None beside the grid.

    >>> dock_space_at(*dock_foot(7)), dock_space_at(0, 0)
    (7, None)
    """
    column, row = (x - _LEFT) // CELL[0], (y - _TOP) // CELL[1]
    if 0 <= column < COLUMNS and 0 <= row < ROWS:
        return int(row * COLUMNS + column)
    return None


def reward_box(line: Line) -> tuple[float, float, float, float]:
    """Left, top, width and height of a line's reward on the board."""
    number = int(line.id[1:]) - 1
    right, below = _LEFT + CELL[0] * COLUMNS + 6, _TOP + CELL[1] * ROWS + 6
    if line.id.startswith("R"):
        return right, _TOP + CELL[1] * number + 3, _REWARD, CELL[1] - 6
    return _LEFT + CELL[0] * number + 2, below, CELL[0] - 4, 36.0


def die_place(number: int) -> tuple[float, float]:
    """Where the drafted die `number` (0 or 1) lies on the board."""
    return _LEFT + CELL[0] * COLUMNS + 26 + 32 * number, _TOP + CELL[1] * ROWS + 24


def reward_signs(line: Line) -> Signs:
    """What a line gives, as signs.

    >>> [reward_signs(line) for line in LINES if line.id in ("C3", "R2")]
    [('energy', 'steel'), ('×2', 'tile')]
    """
    if line.reward == "gain":
        return resource_signs(line.gain)
    sign = {
        "random_tile": "new_tile",
        "activate_different_ready_tiles": "tile",
        "fame": "fame",
        "different_depot_benefits": "depot",
        "deploy": "deploy",
    }[line.reward]
    return (f"×{line.amount}", sign) if line.amount > 1 else (sign,)


def paint_dock(
    pencil: Pencil,
    seat: int,
    workers: int = FULL_DOCK,
    *,
    dice: Sequence[int] = (),
    lit: Collection[int] = (),
    standing: bool = True,
) -> None:
    """A dock board, its upper left corner at (0, 0).

    `workers` are the dock spaces that hold one, as bits; lines without any have been cleared.
    `lit` are the spaces from which a worker may be taken. Without `standing` the workers are left
    out, for a table that moves them itself.
    """
    wide, high = DOCK_SIZE
    shade = pencil.palette.seat(seat)
    night = pencil.palette.is_dark
    pencil.fill(INK, f"R 1 4 {wide} {high} 14", 0.24)
    pencil.fill("#4A3829" if night else "#8E6238", f"R 0 0 {wide} {high} 14")
    pencil.fill("#6E5339" if night else "#C99B66", f"R 3 3 {wide - 6} {high - 6} 12")
    pencil.fill(shade, f"R 3 3 {wide - 6} 5 2.5")
    _paint_planks(pencil, night)
    for line in LINES:
        _paint_reward(pencil, line, not workers & line.spaces, night)
    for space in range(len(DOCK_SPACES)):
        _paint_space(pencil, space, space in lit, night)
    for number in range(2):
        _paint_die_bed(pencil, number, dice)
    if standing:
        for space in range(len(DOCK_SPACES)):
            if workers >> space & 1:
                with pencil.at(*dock_foot(space), 1.12):
                    paint_worker(pencil, seat)


def _paint_planks(pencil: Pencil, night: bool) -> None:
    wide, high = CELL[0] * COLUMNS, CELL[1] * ROWS
    deep = "#3A2D21" if night else "#7C5631"
    pencil.fill(deep, f"R {_LEFT - 2} {_TOP - 2} {wide + 4} {high + 4} 6")
    pencil.fill("#8A6B4A" if night else "#E3C28F", f"R {_LEFT} {_TOP} {wide} {high} 5")
    lines = " ".join(
        f"M {_LEFT} {_TOP + y} L {_LEFT + wide} {_TOP + y}" for y in range(14, int(high), 14)
    )
    pencil.line(mixed(deep, "#E3C28F", 0.55), lines, 0.9)


def _paint_space(pencil: Pencil, space: int, lit: bool, night: bool) -> None:
    """A round mat on the planks; one that may be used has a ring of leaf green."""
    x, y = dock_foot(space)
    with pencil.at(x, y - 1):
        if lit:
            pencil.fill("leaf", "O 0 0 18 7.6")
            pencil.fill(_PAPER, "O 0 0 15.6 5.8")
        pencil.fill("#5B4630" if night else "#B98A56", "O 0 0 14 5")
        pencil.fill("#493725" if night else "#A27444", "O 0 0.5 12 3.9")


def _paint_reward(pencil: Pencil, line: Line, cleared: bool, night: bool) -> None:
    """The reward on a plate that points to its line; a cleared one bears a tick."""
    left, top, wide, high = reward_box(line)
    middle_x, middle_y = left + wide / 2, top + high / 2
    plate = "#B9AE96" if cleared else "#FFF6DE"
    rim = "#6B5A3C" if cleared else "#7C5631"
    tip = (
        f"M {left + 2} {middle_y - 6} L {left - 5} {middle_y} L {left + 2} {middle_y + 6} Z"
        if line.id.startswith("R")
        else f"M {middle_x - 6} {top + 2} L {middle_x} {top - 5} L {middle_x + 6} {top + 2} Z"
    )
    pencil.fill(rim, tip)
    pencil.fill(rim, f"R {left} {top} {wide} {high} 6")
    pencil.fill(plate, f"R {left + 1.6} {top + 1.6} {wide - 3.2} {high - 3.2} 5")
    with pencil.at(middle_x, middle_y):
        paint_glyphs(pencil, reward_signs(line), 24 if wide > 50 else 21, wide - 6)
        if cleared:
            pencil.fill(plate, f"R {-wide / 2 + 2} {-high / 2 + 2} {wide - 4} {high - 4} 5", 0.6)
            pencil.line(_PAPER, "M -9 0 L -2.4 7 L 10 -8", 7)
            pencil.line("#2F6A34", "M -9 0 L -2.4 7 L 10 -8", 4.2)


def _paint_die_bed(pencil: Pencil, number: int, dice: Sequence[int]) -> None:
    x, y = die_place(number)
    with pencil.at(x, y):
        pencil.fill("#3A2D21", "R -14 -14 28 28 6", 0.5)
        if number < len(dice):
            with pencil.at(0, -1, 0.9):
                paint_die(pencil, dice[number], NORMAL)
        else:
            pencil.line("#FFF6DE", "R -12.4 -12.4 24.8 24.8 5", 1.1, dashed=True)
