"""What a person has chosen so far: a tile and its cell, a card and its target, a way."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from islands_desktop.desktop.games.rabbit_island.camera import Cell, cell_point
from islands_desktop.desktop.games.rabbit_island.land_items import OpenCellItem
from islands_desktop.desktop.games.rabbit_island.looks import HandEntry, hand_entries
from islands_desktop.desktop.games.rabbit_island.marks import ChoiceMark, ReachMark, WayMark
from islands_desktop.desktop.games.rabbit_island.tile_shape import TILE
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.games.rabbit_island.commands import Command, make_command
from islands_desktop.games.rabbit_island.components import (
    ACTION_CARDS,
    ACTION_INDEX,
    ACTION_TYPES,
    DIRECTIONS,
    MOVEMENT_CARDS,
    MOVEMENT_INDEX,
    SPACES,
    TILE_INDEX,
    TILES,
)
from islands_desktop.games.rabbit_island.names import tile_type_name
from islands_desktop.games.rabbit_island.reach import ends
from islands_desktop.games.rabbit_island.state import (
    ASK,
    DISCARD,
    FORK,
    HIDDEN,
    MOVEMENT,
    PLACE,
    RABBIT,
    State,
)

KIND_OF_POINT = {PLACE: "tile", MOVEMENT: "movement", ASK: "action", DISCARD: "action"}
"""What of the hand each decision needs."""

AIM = 1.1 * TILE
"""How far from the middle of a legal cell a tile may be let go to lie there."""


class Choosing:
    """Choices in one position, of the commands that can be given there and no others."""

    def __init__(self, view: State, legal: list[Command], seat: int) -> None:
        self.view, self.legal, self.seat = view, legal, seat
        self.ready = frozenset(_entry_of(one) for one in legal if one.tile or one.card)
        self.entries: list[HandEntry] = hand_entries(view, seat, self.ready)
        self.number: int | None = None
        """The tile or card of the hand that is chosen."""
        self.hovered: int | None = None
        self.cell: Cell | None = None
        """Where the tile would be placed, always legal."""
        self.aimed = len(view.turn.stack) - 1
        """The card of the stack that Thwarted! would cancel."""
        self.choice = 0
        """Which of the placed tiles the rabbit would be put on."""
        self.direction = ""

    # ------------------------------------------------------------------ the hand

    @property
    def shown_number(self) -> int | None:
        """What is looked at: what the pointer is on, else what is chosen."""
        return self.number if self.hovered is None else self.hovered

    def _entry(self, number: int | None) -> HandEntry | None:
        if number is None or number >= len(self.entries):
            return None
        return self.entries[number]

    def choose(self, number: int | None) -> None:
        """Choose a tile or card of the hand, None for none."""
        if number != self.number:
            self.number, self.cell = number, None

    def take_up(self, command: Command) -> None:
        """Choose all that a legal command names."""
        if command.tile or command.card:
            kind, number = _entry_of(command)
            found = (
                n for n, one in enumerate(self.entries) if (one.kind, one.number) == (kind, number)
            )
            self.choose(next(found, None))
        if command.tile:
            self.cell = command.x, command.y
        if command.target:
            aims = [ACTION_CARDS[entry.card] for entry in self.view.turn.stack]
            self.aimed = aims.index(command.target)
        self.direction = command.direction

    @property
    def playable_kind(self) -> str:
        """Kind of what is to be chosen from the open hand now, "" for nothing."""
        kind = KIND_OF_POINT.get(self.view.point, "")
        decides = bool(self.legal) and self.legal[0].seat == self.seat
        shown = any(one.kind == kind and one.number != HIDDEN for one in self.entries)
        return kind if decides and shown else ""

    def numbers(self, kind: str) -> list[int]:
        """Places in the hand of all tiles or cards of a kind."""
        return [n for n, entry in enumerate(self.entries) if entry.kind == kind]

    # ------------------------------------------------------------------ tiles

    @property
    def tile(self) -> int | None:
        """The tile of the hand that is chosen to be placed."""
        return self._tile_of(self.number)

    def _tile_of(self, number: int | None) -> int | None:
        entry = self._entry(number)
        if self.view.point != PLACE or entry is None or entry.number == HIDDEN:
            return None
        return entry.number if entry.kind == "tile" else None

    def cells(self, number: int | None) -> list[Cell]:
        """Legal cells of a tile of the hand."""
        tile = self._tile_of(number)
        if tile is None:
            return []
        return [(one.x, one.y) for one in self.legal if one.tile == TILES[tile].id]

    @property
    def fits_nowhere(self) -> bool:
        """Whether a tile is chosen that has no legal cell."""
        return self.tile is not None and not self.cells(self.number)

    def aim(self, place: QPointF | None) -> None:
        """Take the legal cell nearest to a point of the island, none beyond reach."""
        if place is None:
            self.cell = None
            return
        best, found = AIM, None
        for cell in self.cells(self.number):
            middle = cell_point(cell)
            far = math.dist((middle.x(), middle.y()), (place.x(), place.y()))
            if far < best:
                best, found = far, cell
        self.cell = found

    def step_cell(self, dx: int, dy: int) -> None:
        """Lead the tile to the next legal cell in a direction of the arrow keys."""
        cells = self.cells(self.number)
        if self.cell is None or not cells:
            self.cell = min(cells, key=lambda cell: abs(cell[0]) + abs(cell[1]), default=None)
            return
        best, (x, y) = math.inf, self.cell
        for cx, cy in cells:
            ahead = (cx - x) * dx + (cy - y) * dy
            aside = abs((cx - x) * dy) + abs((cy - y) * dx)
            if ahead > 0 and ahead + 1.5 * aside < best:
                best, self.cell = ahead + 1.5 * aside, (cx, cy)

    # ------------------------------------------------------------------ moving

    @property
    def _rabbit(self) -> int:
        return self.view.seats[self.view.active].rabbit

    def move_spaces(self) -> int:
        """Spaces of the move that is looked at: of a card, or what is left at a fork."""
        if self.view.point == FORK:
            return self.view.turn.steps if self.legal else 0
        entry = self._entry(self.shown_number)
        if entry is None or entry.kind != "movement" or not entry.ready:
            return 0
        return SPACES[entry.number]

    def ends(self) -> dict[Cell, int]:
        """Where that move can end, with the number of ways."""
        spaces = self.move_spaces()
        if not spaces:
            return {}
        found = ends(self.view.land, self._rabbit, spaces)
        return {self.view.land.cell(place): ways for place, ways in found.items()}

    def end_names(self, number: int) -> list[str]:
        """Kinds of tiles on which the move of a card of the hand can end; sorted."""
        entry, land = self.entries[number], self.view.land
        if entry.kind != "movement" or entry.number == HIDDEN or self.view.point != MOVEMENT:
            return []
        places = ends(land, self._rabbit, SPACES[entry.number])
        return sorted({tile_type_name(TILES[land.tile(place)].type) for place in places})

    def ways(self) -> list[str]:
        """Directions that can be chosen at a fork, clockwise from the north."""
        found = [one.direction for one in self.legal if one.kind == "choose_exit"]
        return sorted(found, key=DIRECTIONS.index)

    def rabbit_cells(self) -> list[Cell]:
        """Tiles on which the rabbit may be put, in the order in which they were placed."""
        legal = {(one.x, one.y) for one in self.legal if one.kind == "move_rabbit"}
        placed = [self.view.land.cell(place) for place in self.view.turn.placed]
        return [cell for cell in placed if cell in legal]

    # ------------------------------------------------------------------ the stack

    @property
    def aims(self) -> bool:
        """Whether a card of the stack is to be chosen."""
        entry = self._entry(self.number)
        if entry is None or entry.kind != "action" or not entry.ready:
            return False
        return ACTION_TYPES[entry.number] == "thwarted" and bool(self.view.turn.stack)

    def step_aim(self, steps: int) -> None:
        """Aim at a higher or lower card of the stack."""
        self.aimed = max(0, min(len(self.view.turn.stack) - 1, self.aimed + steps))

    # ------------------------------------------------------------------ what Enter does

    def command(self) -> Command | None:
        """The command that is chosen, legal or refused by the game; None if none is."""
        if self.view.point == RABBIT:
            cells = self.rabbit_cells()
            x, y = cells[min(self.choice, len(cells) - 1)] if cells else (0, 0)
            return make_command(self.seat, "move_rabbit", x=x, y=y) if cells else None
        entry = self._entry(self.number)
        if entry is None or entry.number == HIDDEN:
            return None
        if entry.kind == "tile":
            if self.cell is None or self.tile is None:
                return None
            x, y = self.cell
            return make_command(self.seat, "place_tile", tile=TILES[entry.number].id, x=x, y=y)
        if entry.kind == "movement":
            return make_command(self.seat, "play_movement", card=MOVEMENT_CARDS[entry.number])
        return self._action_command(ACTION_CARDS[entry.number])

    def _action_command(self, card: str) -> Command:
        if self.view.point == "discard":
            return make_command(self.seat, "discard_action", card=card)
        target = ""
        if self.aims:
            target = ACTION_CARDS[self.view.turn.stack[self.aimed].card]
        return make_command(self.seat, "play_action", card=card, target=target)

    # ------------------------------------------------------------------ marks

    def marks(self, palette: Palette) -> list[ReachMark | WayMark | ChoiceMark | OpenCellItem]:
        """What is to be marked on the island for these choices."""
        found: list[ReachMark | WayMark | ChoiceMark | OpenCellItem] = []
        for cell in self.cells(self.shown_number):
            found.append(OpenCellItem(cell, self._entries_at(cell), palette))
        for number, cell in enumerate(self.rabbit_cells()):
            choice = ChoiceMark(cell, number + 1, palette)
            choice.show_aimed(number == self.choice)
            found.append(choice)
        if self.view.point != FORK or self.view.turn.steps > 1:
            found += [ReachMark(cell, ways, palette) for cell, ways in self.ends().items()]
        here = self.view.land.cell(self._rabbit)
        for direction in self.ways():
            way = WayMark(here, direction, palette)
            way.show_aimed(direction == self.direction)
            found.append(way)
        return found

    def _entries_at(self, cell: Cell) -> frozenset[str]:
        incoming = self.view.land.open_cells.get(cell, 0)
        return frozenset(side for n, side in enumerate(DIRECTIONS) if incoming >> n & 1)


def _entry_of(command: Command) -> tuple[str, int]:
    """What of the hand a command plays."""
    if command.tile:
        return "tile", TILE_INDEX[command.tile]
    if command.kind == "play_movement":
        return "movement", MOVEMENT_INDEX[command.card]
    return "action", ACTION_INDEX[command.card]
