"""Where things lie on the table of Propeller Islands, in scene units."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from islands_desktop.desktop.games.propeller_islands import forge_art
from islands_desktop.desktop.games.propeller_islands.dock_art import (
    CELL,
    DOCK_SIZE,
    dock_foot,
    reward_box,
)
from islands_desktop.desktop.games.propeller_islands.forge_art import (
    die_cell,
    die_places,
    offer_cell,
)
from islands_desktop.desktop.games.propeller_islands.hex_shape import (
    HALF_WIDTH,
    RADIUS,
    hex_centre,
)
from islands_desktop.games.propeller_islands.components import DOCK_SPACES, Line
from islands_desktop.games.propeller_islands.hexes import cell_of

CONTENT = QRectF(0, 0, 1640, 976)
"""All of the table."""

FORGE = QRectF(8, 8, 620, 592)
FORGE_MIDDLE = FORGE.center()
FORGE_SCALE = 1.48
DRAFTED_SCALE = 2.2

ROUND = QRectF(10, 14, 124, 100)
STACK = QRectF(530, 12, 92, 92)
DICE_LEFT = QRectF(530, 520, 92, 74)
SCRAP = QRectF(16, 500, 96, 96)
"""Corners of the Forge: the round, the stack of tiles, dice left, and where tiles are thrown."""

CHANGES = QRectF(8, 606, 620, 62)
"""What may be done with the drafted die."""

ISLAND = QRectF(638, 8, 652, 660)
ISLAND_HEAD = 58.0
ISLAND_ROOM = QRectF(652, 74, 624, 566)
"""Where the tiles of the island lie, below the name of its owner."""

SEATS_LEFT, SEATS_TOP, SEATS_WIDE, SEATS_HIGH = 1300.0, 8.0, 332.0, 660.0
SEAT_TALLEST = 326.0
SEAT_GAP = 8.0
RIVAL = QRectF(SEATS_LEFT, SEATS_TOP + SEAT_TALLEST + SEAT_GAP, SEATS_WIDE, 220)

MARKET = QRectF(8, 678, 430, 290)
HAND = QRectF(446, 678, 386, 290)
DOCK = QRectF(840, 678, 356, 290)
POWER = QRectF(1204, 678, 428, 140)
PENDING = QRectF(1204, 826, 428, 142)

MARKET_CARD = (97.0, 136.0)
HAND_CARD = (115.0, 161.0)
CARD_WIDE = 100.0
DOCK_SCALE = 1.34
DOCK_CORNER = DOCK.center() - QPointF(DOCK_SIZE[0], DOCK_SIZE[1]) * (DOCK_SCALE / 2)
"""Upper left corner of the dock's board."""

GROUND_Z, PLATE_Z, PIECE_Z, GLOW_Z, GHOST_Z, HOLD_Z = -100.0, 0.0, 20.0, 40.0, 50.0, 300.0


def _on_forge(x: float, y: float) -> QPointF:
    return FORGE_MIDDLE + QPointF(x, y) * FORGE_SCALE


def offer_place(space: int) -> QPointF:
    """Middle of an offer space (PROP-1.1)."""
    return _on_forge(*hex_centre(*offer_cell(space)))


def forge_place(value: int) -> QPointF:
    """Middle of the Forge space of a value."""
    return _on_forge(*hex_centre(*die_cell(value)))


def die_place(value: int, number: int, count: int) -> QPointF:
    """Where one of several dice lies on a Forge space."""
    return _on_forge(*die_places(value, count)[number])


def die_scale(count: int) -> float:
    """How large dice are drawn of which `count` share a space."""
    return forge_art.die_scale(count) * FORGE_SCALE


def change_rect(number: int, count: int) -> QRectF:
    """One of the buttons for what may be done with the drafted die."""
    wide = min(150.0, (CHANGES.width() - 8) / max(1, count))
    left = CHANGES.center().x() - wide * count / 2 + wide * number
    return QRectF(left + 3, CHANGES.top() + 4, wide - 6, CHANGES.height() - 8)


def market_rect(level: int, number: int) -> QRectF:
    """A face-up blueprint of a level, counted from 0; number 0 is the stack."""
    wide, high = MARKET_CARD
    left = MARKET.left() + 12 + number * (wide + 6)
    return QRectF(left, MARKET.top() + 7 + level * (high + 4), wide, high)


def hand_rect(number: int) -> QRectF:
    """A blueprint in the hand."""
    wide, high = HAND_CARD
    return QRectF(HAND.left() + 12 + number * (wide + 9), HAND.top() + 44, wide, high)


def completed_rect(number: int, count: int) -> QRectF:
    """A completed blueprint, small below the hand."""
    step = min(48.0, (HAND.width() - 130) / max(1, count))
    return QRectF(HAND.left() + 14 + number * step, HAND.bottom() - 74, 46, 64)


def dock_place(space: int) -> QPointF:
    """Where the worker of a dock space stands (PROP-1.6)."""
    return DOCK_CORNER + QPointF(*dock_foot(space)) * DOCK_SCALE


def dock_rect(space: int) -> QRectF:
    """A space of the dock."""
    wide, high = CELL[0] * DOCK_SCALE, CELL[1] * DOCK_SCALE
    foot = dock_place(space)
    return QRectF(foot.x() - wide / 2, foot.y() - high + 7 * DOCK_SCALE, wide, high)


def line_rect(line: Line) -> QRectF:
    """Where the reward of a line of the dock is shown, at its end."""
    left, top, wide, high = (side * DOCK_SCALE for side in reward_box(line))
    return QRectF(DOCK_CORNER.x() + left, DOCK_CORNER.y() + top, wide, high)


def character_rects(count: int) -> list[QRectF]:
    """Where characters lie from which one is to be chosen: rows as even as can be."""
    rows = 1 if count <= 2 else 2
    columns = -(-count // rows)
    wide, high = min(300.0, (ISLAND_ROOM.width() + 12) / columns - 12), 272.0
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        left = ISLAND_ROOM.center().x() - (in_row * (wide + 12) - 12) / 2 + column * (wide + 12)
        top = ISLAND_ROOM.center().y() - (rows * (high + 12) - 12) / 2 + row * (high + 12)
        found.append(QRectF(left, top, wide, high))
    return found


def line_band(line: Line) -> QRectF:
    """A whole line of the dock with its reward."""
    band = line_rect(line)
    for space in range(len(DOCK_SPACES)):
        if line.spaces >> space & 1:
            band = band.united(dock_rect(space))
    return band.adjusted(1, 1, -1, -1)


def seat_rect(seat: int, count: int) -> QRectF:
    """The plate of a seat."""
    high = min(SEAT_TALLEST, (SEATS_HIGH - SEAT_GAP * (count - 1)) / count)
    return QRectF(SEATS_LEFT, SEATS_TOP + seat * (high + SEAT_GAP), SEATS_WIDE, high)


def pending_rect(number: int, count: int) -> QRectF:
    """A line of the list of what is still to be resolved; the fewer, the higher they are."""
    high = min(52.0, (PENDING.height() - 38) / count - 2)
    top = PENDING.top() + 35 + number * (high + 2)
    return QRectF(PENDING.left() + 10, top, PENDING.width() - 20, high)


@dataclass(frozen=True, slots=True)
class IslandFrame:
    """How hexes of an island lie in a rectangle: scale, and where the Capitol is."""

    scale: float
    middle: QPointF

    def place(self, at: int) -> QPointF:
        """Middle of a hex."""
        x, y = hex_centre(*cell_of(at))
        return self.middle + QPointF(x, y) * self.scale


def island_frame(hexes: Iterable[int], room: QRectF, largest: float = 1.75) -> IslandFrame:
    """As large as these hexes fit into the room, in its middle."""
    points = [hex_centre(*cell_of(at)) for at in hexes]
    left, right = min(x for x, _ in points) - HALF_WIDTH, max(x for x, _ in points) + HALF_WIDTH
    top, bottom = min(y for _, y in points) - RADIUS, max(y for _, y in points) + RADIUS
    scale = min(largest, room.width() / (right - left), room.height() / (bottom - top))
    middle = QPointF((left + right) / 2, (top + bottom) / 2)
    return IslandFrame(scale, room.center() - middle * scale)
