"""The scene of Rabbit Island: the island behind, the plates around it, and what happens.

It knows where things lie, not what is allowed: which cells glow, where a ghost lies and which
cards are ready is told by the table.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from islands_desktop.desktop.games.rabbit_island.bubble import BubbleLook, area
from islands_desktop.desktop.games.rabbit_island.camera import Cell, cell_point
from islands_desktop.desktop.games.rabbit_island.harvest import HarvestLook
from islands_desktop.desktop.games.rabbit_island.island_scene import IslandScene, Mark
from islands_desktop.desktop.games.rabbit_island.layout import HOLD_Z
from islands_desktop.desktop.games.rabbit_island.looks import (
    HandEntry,
)
from islands_desktop.desktop.games.rabbit_island.plate import Plate
from islands_desktop.desktop.games.rabbit_island.sheet_place import least_hiding
from islands_desktop.desktop.games.rabbit_island.tray import (
    RAISE,
    HandPiece,
    rest_places,
)
from islands_desktop.desktop.games.rabbit_island.window_look import WindowLook
from islands_desktop.desktop.table.motion import Place, put
from islands_desktop.games.rabbit_island.components import ACTION_TYPES
from islands_desktop.games.rabbit_island.state import HIDDEN


class RabbitIslandScene(IslandScene):
    """One table for two to four rabbits."""

    def arrange(self) -> None:
        super().arrange()
        self.rest_hand(next((n for n, piece in enumerate(self.hand) if piece.chosen), None))

    def _follow(self) -> None:
        super()._follow()
        self._place_sheets()

    # ------------------------------------------------------------------ the hand

    def show_hand(self, entries: list[HandEntry]) -> None:
        """Lay these tiles and cards on the tray."""
        if [piece.entry for piece in self.hand] != entries:
            for piece in self.hand:
                self.removeItem(piece)
            self.hand = [
                HandPiece(place, entry, self.palette_now, self.hands)
                for place, entry in enumerate(entries)
            ]
            for piece in self.hand:
                self.addItem(piece)
        self.rest_hand(None)

    def _hand_places(self) -> list[Place]:
        return rest_places([piece.entry for piece in self.hand], self.layout_now.hand)

    def rest_hand(self, chosen: int | None) -> None:
        """All of the hand lies on the tray; ready cards stick out, the chosen one more."""
        for number, (piece, place) in enumerate(zip(self.hand, self._hand_places(), strict=True)):
            up = RAISE if number == chosen else (RAISE * 0.5 if piece.entry.ready else 0.0)
            if piece.entry.kind != "action" and number != chosen:
                up = 0.0
            piece.show_look(number == chosen, False)
            piece.rest = Place(place.x, place.y - up, 0.0, place.scale, place.z)
            put(piece, piece.rest)

    def lift(self, number: int, place: QPointF) -> None:
        """A tile or card of the hand is in a hand here."""
        piece = self.hand[number]
        piece.show_look(True, True)
        piece.setPos(place)
        piece.setZValue(HOLD_Z)

    def show_copy(self, number: int | None) -> None:
        """The large copy of a card of the hand, None for none."""
        if number is None or number >= len(self.hand):
            self.copy_item.hide()
            return
        piece = self.hand[number]
        if piece.entry.kind != "action" or piece.entry.number == HIDDEN:
            self.copy_item.hide()
            return
        foot = QPointF(piece.pos().x(), self.layout_now.tray.top() - 10)
        self.copy_item.show_kind(ACTION_TYPES[piece.entry.number], foot, self.layout_now.content)

    def show_public_copy(self, kind: str) -> None:
        """The large copy of a card on the strip, beside it; "" for none."""
        left = self.strip.mapRectToScene(self.strip.box).left()
        half = self.copy_item.size.width() / 2
        foot = QPointF(left - half, self.board.top() + self.copy_item.size.height())
        self.copy_item.show_kind(kind, foot, self.layout_now.content)

    def show_note(self, cell: Cell | None) -> None:
        """What the tile on a cell is worth; None for nothing."""
        if cell is None or cell not in self.tiles or self.bubble.isVisible():
            self.note.hide()
            return
        stack = self.stacks.get(cell)
        owners = stack.owners if stack is not None else ()
        self.note.show_tile(self.tiles[cell].tile, owners, self._note_place(cell))

    def show_hand_note(self, number: int | None) -> None:
        """What a tile of the hand is worth; None for nothing."""
        entry = self.hand[number].entry if number is not None and number < len(self.hand) else None
        if entry is None or entry.kind != "tile" or entry.number == HIDDEN:
            self.note.hide()
            return
        self.note.show_tile(entry.number, (), self._note_place(None))

    def _note_place(self, cell: Cell | None) -> QPointF:
        """Where the sheet covers least of the island: in a corner, or below the small strip."""
        wide, high = self.note.size.width() / 2, self.note.size.height() / 2
        room, board = self.layout_now.room(self.building), self.board
        ends = (room.right() - wide, board.left() + wide, board.right() - wide)
        places = [QPointF(x, y) for y in (room.top() + high, room.bottom() - high) for x in ends]
        return min(places, key=lambda place: self._hidden_by_note(place, cell))

    def _hidden_by_note(self, place: QPointF, meant: Cell | None) -> float:
        """How much the sheet would cover there; the tile that is meant counts most."""
        rect = self.note.box.translated(place)
        hidden = sum(area(rect.intersected(self.camera.cell_rect(cell))) for cell in self.tiles)
        if meant is not None:
            hidden += 50 * area(rect.intersected(self.camera.cell_rect(meant)))
        if self.strip.isVisible():
            hidden += 4 * area(rect.intersected(self.strip.mapRectToScene(self.strip.box)))
        return hidden

    # ------------------------------------------------------------------ marks

    def show_marks(self, marks: list[Mark]) -> None:
        """Show these marks on the island and no others."""
        for mark in self.marks:
            self.removeItem(mark)
        self.marks = marks
        for mark in marks:
            self.add_land(mark)

    def show_ghost(self, tile: int | None, cell: Cell | None) -> None:
        """Let a tile lie on a cell as a ghost."""
        self.ghost.setVisible(tile is not None and cell is not None)
        if tile is not None and cell is not None:
            self.ghost.show_tile(tile)
            self.ghost.spot = cell_point(cell)
            self.ghost.follow(self.camera)

    def show_window(self, look: WindowLook, aiming: bool, aimed: int, asks: bool) -> None:
        """Show the action window; `asks`: somebody may pass now."""
        before = self.strip.wanted_high
        self.strip.show_look(look, aiming, aimed)
        if before != self.strip.wanted_high:
            self.strip.lie(self.layout_now.small_strip(self.strip.wanted_high))
            self.pass_button.lie(self.strip.pass_rect())
        self.pass_button.setVisible(asks and self.building)

    def show_harvest(self, look: HarvestLook | None) -> None:
        """Outline a group and show its sum."""
        self.group.setVisible(look is not None)
        self.flag.show_lines(look.lines if look is not None else ())
        if look is not None:
            self.group.show_group(look.cells, look.owner)
            self.group.follow(self.camera)
            self._place_sheets()

    def show_bubble(self, look: BubbleLook | None, cell: Cell) -> None:
        """Ask something beside a cell."""
        self.bubble.show_look(look)
        self._bubble_cell = cell
        self._place_sheets()

    _bubble_cell: Cell = (0, 0)

    def _place_sheets(self) -> None:
        """The sheets follow what they speak of."""
        group = [self.camera.cell_rect(cell) for cell, _ in self.group.cells]
        here = self.camera.cell_rect(self._bubble_cell)
        land = [self.camera.cell_rect(cell) for cell in self.tiles]
        kept = [here, *group]
        if self.strip.isVisible():
            kept.append(self.strip.mapRectToScene(self.strip.box))
        room = self.layout_now.room(self.building)
        sheets: list[tuple[Plate, list[QRectF]]] = []
        if self.flag.isVisible():
            sheets.append((self.flag, group or [here]))
        if self.bubble.isVisible():
            sheets.append((self.bubble, [here]))
        for sheet, about in sheets:
            sheet.setPos(least_hiding(sheet.box.size(), about, room, kept, land))
            kept.append(sheet.mapRectToScene(sheet.box).adjusted(-8, -8, 8, 8))
        self.leader.setVisible(self.bubble.isVisible())
        if self.bubble.isVisible():
            self.leader.lead(here, self.bubble.mapRectToScene(self.bubble.box))
