"""The hands at the table of Rabbit Island: gestures and clicks become commands."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.rabbit_island.camera import Cell
from islands_desktop.desktop.games.rabbit_island.enactment import fly_home
from islands_desktop.desktop.games.rabbit_island.marks import WayMark
from islands_desktop.desktop.games.rabbit_island.table_keys import WAY_OF, RabbitKeys
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.games.rabbit_island.commands import make_command
from islands_desktop.games.rabbit_island.components import TILES
from islands_desktop.games.rabbit_island.state import FORK, RABBIT
from islands_desktop.saves.settings import Settings

DRAG_PIXELS = 4.0
"""Movement with the button down that is a drag; one pixel for who has dragged before."""

PAN_PIXELS = 6.0


class RabbitIslandController(RabbitKeys):
    """The table of one game, with the hands of the persons around it."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, palette, settings, parent)
        self._pressed: QPointF | None = None
        self._held: int | None = None
        self.dragging = False
        self._panning: QPointF | None = None
        self.view.hold_lost.connect(self._lose_hold)
        self.show_state()

    # ------------------------------------------------------------------ the hand

    def hover_hand(self, number: int | None) -> None:
        if self.dragging or self.scene.choreography is not None:
            return
        self.by_key = False
        if number != self.choosing.hovered:
            self.choosing.hovered = number
            self.show_choosing()
            self.scene.show_hand_note(number)

    def hover_card(self, kind: str) -> None:
        """What lies on the strip is public, so it may be looked at by everybody."""
        if not self.dragging and self.scene.choreography is None:
            self.scene.show_public_copy(kind)

    def press_hand(self, number: int, event: QGraphicsSceneMouseEvent) -> None:
        self.by_key = False
        self.leave_message()
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.LeftButton and not self.dragging:
            self.finish_animation()
            self._pressed, self._held = QPointF(event.screenPos()), number

    def move_held(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.dragging:
            self._drag_to(event.scenePos())
        elif self._panning is not None:
            self.scene.pan(event.scenePos() - self._panning)
            self._panning = event.scenePos()
        elif self._pressed is not None:
            self._begin_drag(event)

    def _begin_drag(self, event: QGraphicsSceneMouseEvent) -> None:
        assert self._pressed is not None
        moved = (QPointF(event.screenPos()) - self._pressed).manhattanLength()
        if self._held is None:
            if moved >= PAN_PIXELS:
                self._panning = event.scenePos()
                self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        if moved < (1.0 if self.has_dragged else DRAG_PIXELS) or not self._may_lift(self._held):
            return
        if not self.has_dragged:
            self.has_dragged = True
            self.dragged.emit()
        self.dragging = True
        self.choosing.hovered = None
        self.choose(self._held)
        self.scene.show_copy(None)
        self.scene.show_note(None)
        self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._drag_to(event.scenePos())

    def _may_lift(self, number: int) -> bool:
        entries = self.choosing.entries
        kind = entries[number].kind if number < len(entries) else ""
        return self.can_play and bool(kind) and kind == self.choosing.playable_kind

    def _drag_to(self, place: QPointF) -> None:
        if self._held is None:
            return
        self.scene.lift(self._held, place)
        if self.choosing.tile is not None:
            self._aim(place)

    def _aim(self, place: QPointF | None) -> None:
        """The ghost lies on the legal cell nearest to the pointer."""
        choosing, before = self.choosing, self.choosing.cell
        if place is not None and self.scene.layout_now.tray.contains(place):
            place = None
        choosing.aim(None if place is None else self.scene.camera.to_land(place))
        if choosing.cell != before:
            self.scene.show_ghost(choosing.tile, choosing.cell)
            if (before is None) != (choosing.cell is None):
                self.changed.emit()

    def release_held(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, held = self._pressed, self._held
        if self.dragging:
            self._drop(event.scenePos())
        elif self._panning is not None:
            self._stop_holding()
        elif pressed is not None:
            self._stop_holding()
            if held is None:
                self._click_board(event.scenePos())
            elif held < len(self.scene.hand):
                self._click_hand(held)

    def _click_hand(self, number: int) -> None:
        """The first click chooses, the second plays a card."""
        entry = self.choosing.entries[number]
        if entry.kind != self.choosing.playable_kind:
            self._explain_hand()
            return
        again = number == self.choosing.number
        self.choose(number)
        if entry.kind == "tile":
            if self.choosing.fits_nowhere:
                self.refuse_tile()
        elif entry.kind == "movement" or again or not entry.ready:
            self.enter()

    def _drop(self, place: QPointF) -> None:
        """What was held is let go: play it, or say why not and lay it back."""
        held, choosing = self._held, self.choosing
        self._stop_holding()
        if held is None:
            return
        on_tray = self.scene.layout_now.tray.contains(place)
        if choosing.tile is None and not on_tray:
            entry = self._entry_below(place)
            if choosing.aims and entry >= 0:
                choosing.aimed = entry
            self.enter()
            if choosing is self.choosing:
                self.show_choosing()
            return
        if choosing.cell is not None:
            self.start = place
            self.enter()
            return
        fly_home(self.scene, held, self.pace, self.show_choosing)
        if not on_tray:
            self._explain(self.scene.camera.cell_at(place))

    def _entry_below(self, place: QPointF) -> int:
        strip = self.scene.strip
        return strip.entry_at(strip.mapFromScene(place)) if strip.isVisible() else -1

    def _stop_holding(self) -> None:
        self.dragging, self._pressed, self._held, self._panning = False, None, None, None
        self.view.viewport().unsetCursor()

    def end_gesture(self) -> None:
        """What is held is let go, because the ground has changed."""
        if self.dragging:
            self._stop_holding()
            self.choosing.cell = None
            self.scene.show_ghost(None, None)
            self.scene.rest_hand(None)
        self._pressed = self._held = self._panning = None

    def _cancel_drag(self) -> bool:
        """Lay a held piece back; whether one was held."""
        held = self._held
        if not self.dragging or held is None:
            return False
        self._stop_holding()
        self.choosing.cell = None
        self.scene.show_ghost(None, None)
        fly_home(self.scene, held, self.pace, self.show_choosing)
        return True

    def _lose_hold(self) -> None:
        """The release of the button will not come: what was held lies where it was."""
        grabber = self.scene.mouseGrabberItem()
        if grabber is not None:
            grabber.ungrabMouse()
        self._cancel_drag()
        self._pressed = self._held = self._panning = None

    # ------------------------------------------------------------------ the island

    def hover_board(self, place: QPointF) -> None:
        self.by_key = False
        if self.dragging or self.popup is not None or self.scene.choreography is not None:
            return
        cell = self.scene.camera.cell_at(place)
        self.scene.show_note(cell)
        if self.choosing.tile is not None:
            self._aim(place)
        elif self.choosing.ways():
            self._light_way(self._way_at(place))
        elif self.choosing.rabbit_cells():
            self._light_choice(cell)

    def leave_board(self) -> None:
        self.scene.show_note(None)
        if self.by_key or self.dragging:
            return
        if self.choosing.tile is not None:
            self._aim(None)
        self._light_way("")

    def _light_choice(self, cell: Cell) -> None:
        cells = self.choosing.rabbit_cells()
        if cell in cells and cells.index(cell) != self.choosing.choice:
            self.choosing.choice = cells.index(cell)
            self.refresh_choice()

    def _light_way(self, direction: str) -> None:
        if direction == self.choosing.direction:
            return
        self.choosing.direction = direction
        for mark in self.scene.marks:
            if isinstance(mark, WayMark):
                mark.show_aimed(mark.direction == direction)

    def _way_at(self, place: QPointF) -> str:
        """Direction of the lit arrow, or of the next tile, below a point."""
        cell = self.scene.camera.cell_at(place)
        ways = [mark for mark in self.scene.marks if isinstance(mark, WayMark)]
        for mark in ways:
            far = (mark.pos() - place).manhattanLength()
            if far < 40 * self.scene.camera.scale:
                return mark.direction
        return next((mark.direction for mark in ways if mark.goal == cell), "")

    def press_board(self, event: QGraphicsSceneMouseEvent) -> None:
        self.by_key = False
        self.leave_message()
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.RightButton:
            self._escape()
        elif not self.dragging:
            self.finish_animation()
            self._pressed, self._held = QPointF(event.screenPos()), None

    def _click_board(self, place: QPointF) -> None:
        """A click means a cell for the tile, a tile for the rabbit, a way, or the end of a move."""
        if self.is_computers_turn():
            return
        choosing, cell = self.choosing, self.scene.camera.cell_at(place)
        point = choosing.view.point
        if choosing.tile is not None:
            self._aim(place)
            if choosing.cell is not None and self.scene.camera.cell_rect(choosing.cell).contains(
                place
            ):
                number = choosing.number or 0
                self.start = self.scene.hand[number].pos()
                self.enter()
            else:
                self._explain(cell)
        elif point == RABBIT and self.can_play:
            if cell in self.choosing.view.land.places:
                self.put_rabbit(cell)
        elif point == FORK and self.can_play:
            self._click_way(place, cell)
        elif cell in choosing.ends():
            self.move_to(cell)

    def _click_way(self, place: QPointF, cell: Cell) -> None:
        direction = self._way_at(place)
        if direction:
            self.take_way(direction)
        elif cell in self.choosing.ends():
            self.move_to(cell)
        else:
            view = self.choosing.view
            x, y = view.land.cell(view.seats[view.active].rabbit)
            beside = WAY_OF.get((cell[0] - x, cell[1] - y))
            if beside is not None:
                self.take_way(beside)

    def _explain(self, cell: Cell) -> None:
        """Why the tile cannot lie here; the open sea far away is not meant at all."""
        tile, land = self.choosing.tile, self.choosing.view.land
        near = [(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        if tile is None or not any(one in land.places for one in near):
            return
        x, y = cell
        seat = self.choosing.seat
        self.refuse(make_command(seat, "place_tile", tile=TILES[tile].id, x=x, y=y))
