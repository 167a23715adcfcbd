"""The hands at the table of My Island: gestures, clicks and keys become commands of the rules."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.my_island import layout
from islands_desktop.desktop.games.my_island.geometry import RADIUS
from islands_desktop.desktop.games.my_island.island_table import IslandTable
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.games.my_island.commands import make_command
from islands_desktop.saves.settings import Settings

DRAG_PIXELS = 4.0
"""Movement with the button down that is a drag; one pixel for who has dragged before."""

NOTCH = 120
"""Qt's angle of one notch of a wheel."""

_Key = Qt.Key
ARROWS = {_Key.Key_Left: (-1, 0), _Key.Key_Right: (1, 0), _Key.Key_Up: (0, -1),
          _Key.Key_Down: (0, 1)}  # fmt: skip
SEAT_KEYS = (_Key.Key_1, _Key.Key_2, _Key.Key_3, _Key.Key_4)


class MyIslandController(IslandTable):
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
        self._on_plate = False
        self.dragging = False
        self._pointer: QPointF | None = None
        self._over_plate = False
        self._rolled = 0
        self.view.take_key = self.take_key
        self.view.take_wheel = self._take_wheel
        self.view.hold_lost.connect(self._lose_hold)
        self._keys = {
            _Key.Key_R: lambda: self.turn_tile(1),
            _Key.Key_Q: lambda: self.turn_tile(-1),
            _Key.Key_N: self.turn_card,
            _Key.Key_P: self.pass_tile,
            _Key.Key_E: self.end_seat,
            _Key.Key_T: self._take_back,
            _Key.Key_Z: self.undo,
            _Key.Key_Y: self.redo,
            _Key.Key_B: self.undo_to_start,
            _Key.Key_G: self.show_gallery,
            _Key.Key_S: self._save_picture,
            _Key.Key_0: self.fit,
            _Key.Key_Return: self._enter,
            _Key.Key_Enter: self._enter,
        }
        self.show_state()

    # ------------------------------------------------------------------ keys

    def take_key(self, key: int) -> bool:
        self.by_key = True
        if key in ARROWS or key in self._keys:
            self.finish_animation()
        if key in ARROWS:
            self._step(*ARROWS[Qt.Key(key)])
        elif key in SEAT_KEYS and self.scene.seats > 1:
            self.watch(SEAT_KEYS.index(Qt.Key(key)))
        elif key in self._keys:
            self._keys[Qt.Key(key)]()
        else:
            return key == Qt.Key.Key_Escape and self._escape()
        return True

    def _escape(self) -> bool:
        """Lay a held tile back, else take a message away, else close what is open: one a time."""
        if self._cancel_drag() or self.leave_message():
            return True
        if self.watched is not None:
            self.watch(None)
            return True
        if self.placing is not None and self.placing.target is not None:
            self.placing.target = None
            self.scene.show_ghost(None)
            self.changed.emit()
            return True
        return False

    def _enter(self) -> None:
        """Place the tile where its ghost lies, turn the next card, or look at it again."""
        if self.watched is not None:
            self.watch(None)
        elif self.placing is None:
            self.turn_card()
        elif self.placing.target is not None:
            self.place_target()
        else:
            self._step(0, 0)

    def _step(self, dx: int, dy: int) -> None:
        """Lead the ghost from one legal place to the next."""
        if self.placing is None or self.watched is not None:
            return
        before = self.placing.rotation
        target = self.placing.step_target(dx, dy)
        if target is None:
            self.tell_refusal(str(self._plate_look(self.shown_state).words), "MYIS-6.7")
            return
        if self.placing.rotation != before:
            self.scene.show_placing(self.placing)
        self.scene.show_ghost(self.placing)
        self.announced.emit(self.session.game.describe_command(self.session.state, target))
        self.changed.emit()

    def _take_back(self) -> None:
        takebacks = self.takebacks()
        if takebacks:
            self.withdraw(takebacks[0])
        else:
            self._refuse(make_command(self.last_seat, "undo"))

    def _save_picture(self) -> None:
        if self.session.game.actor(self.session.state) is None:
            self.save_picture()

    def turn_tile(self, steps: int) -> None:
        """Turn the tile of the round; the ghost follows the pointer or keeps its place."""
        self.finish_animation()
        if self.placing is None or self.watched is not None:
            return
        self.placing.turn(steps)
        if self._pointer is not None and not self.by_key:
            self.placing.aim_at(self._pointer.x(), self._pointer.y())
        self.scene.show_placing(self.placing)
        self.changed.emit()

    # ------------------------------------------------------------------ mouse

    def hover_board(self, place: QPointF) -> None:
        """The ghost of the tile lies on the legal place nearest to the pointer."""
        self.by_key = False
        self._pointer = place
        if self.placing is None or self.watched is not None or self.popup is not None:
            return
        if self.dragging or self.scene.choreography is not None:
            return
        self._aim(place)

    def leave_board(self) -> None:
        self._pointer = None
        if not self.by_key and not self.dragging:
            self._aim(None)

    def hover_plate(self, over: bool) -> None:
        self._over_plate = over

    def _aim(self, place: QPointF | None) -> None:
        if self.placing is None:
            return
        before = self.placing.target
        if place is None or (self.dragging and layout.PLATE.contains(place)):
            self.placing.target = None
        else:
            self.placing.aim_at(place.x(), place.y())
        if self.placing.target != before:
            self.scene.show_ghost(self.placing)
            if (before is None) != (self.placing.target is None):
                self.changed.emit()

    def press_plate(self, event: QGraphicsSceneMouseEvent) -> bool:
        return self._press(event, on_plate=True)

    def press_board(self, event: QGraphicsSceneMouseEvent) -> bool:
        return self._press(event, on_plate=False)

    def press_board_twice(self, event: QGraphicsSceneMouseEvent) -> bool:
        """A double click is one click: it never places the tile of the next seat as well."""
        if event.button() == Qt.MouseButton.RightButton:
            return self.press_board(event)
        return True

    def _press(self, event: QGraphicsSceneMouseEvent, on_plate: bool) -> bool:
        self.by_key = False
        self.leave_message()
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.RightButton:
            self._pointer = None if on_plate and not self.dragging else event.scenePos()
            self.turn_tile(1)
            return True
        if self.dragging:
            return True
        self.finish_animation()
        self._pressed, self._on_plate = QPointF(event.screenPos()), on_plate
        return True

    def move_held(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.dragging:
            self._drag_to(event.scenePos())
            return
        if self._pressed is None or not self._on_plate:
            return
        if self.placing is None or self.watched is not None:
            return
        moved = (QPointF(event.screenPos()) - self._pressed).manhattanLength()
        if moved < (1.0 if self.has_dragged else DRAG_PIXELS):
            return
        if not self.has_dragged:
            self.has_dragged = True
            self.dragged.emit()
        self.dragging = True
        self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._drag_to(event.scenePos())

    def _drag_to(self, place: QPointF) -> None:
        self._pointer = place
        self.scene.lift_held(place)
        self._aim(place)

    def release_held(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            self._drop(event.scenePos())
        elif pressed is not None and not self._on_plate:
            moved = (QPointF(event.screenPos()) - pressed).manhattanLength()
            if moved < 3 * DRAG_PIXELS:
                self._click_board(event.scenePos())

    def _click_board(self, place: QPointF) -> None:
        """A click places the tile where its ghost lies, or says why it cannot lie there."""
        if self.is_computers_turn() or self.placing is None or self.watched is not None:
            return
        self._aim(place)
        self.start = QPointF(layout.PLATE_MIDDLE)
        if self.placing.target is not None:
            self.place_target()
        else:
            self._explain(place)

    def _explain(self, place: QPointF) -> None:
        """Why the tile cannot lie here; the open sea far away is not meant at all."""
        if self.placing is None or layout.PLATE.contains(place) or not _near_land(place):
            return
        self._refuse(self.placing.command_at(place.x(), place.y()))

    def _drop(self, place: QPointF) -> None:
        """The tile was let go: place it at its target, or say why not and lay it back."""
        self._stop_dragging()
        placing = self.placing
        if placing is None:
            return
        if placing.target is not None:
            self.start = place
            self.place_target()
            return
        self.scene.fly_home(self.pace)
        self._explain(place)

    def _stop_dragging(self) -> None:
        self.dragging = False
        self._pressed = None
        self.view.viewport().unsetCursor()

    def end_gesture(self) -> None:
        """A tile whose ground changes under the pointer is let go."""
        if self.dragging:
            self._stop_dragging()
            self.scene.rest_held()
            self.scene.show_ghost(None)
            if self.placing is not None:
                self.placing.target = None
        self._pressed = None

    def _cancel_drag(self) -> bool:
        """Lay a held tile back; whether one was held."""
        if not self.dragging:
            return False
        self._stop_dragging()
        self._aim(None)
        self.scene.fly_home(self.pace)
        return True

    def _lose_hold(self) -> None:
        """The release of the button will not come: the tile lies where it was."""
        grabber = self.scene.mouseGrabberItem()
        if grabber is not None:
            grabber.ungrabMouse()
        self._cancel_drag()
        self._pressed = None

    def _take_wheel(self, steps: int) -> bool:
        """One notch turns the tile over the island or the plate; elsewhere it zooms."""
        if self.placing is None or self.watched is not None or self.popup is not None:
            return False
        if not self.dragging and self._pointer is None and not self._over_plate:
            return False
        self._rolled += steps
        if abs(self._rolled) >= NOTCH:
            turn = -1 if self._rolled > 0 else 1
            self._rolled = 0
            self.by_key = False
            self.turn_tile(turn)
        return True

    # ------------------------------------------------------------------ clicks around the island

    def press_pile(self) -> bool:
        self.by_key = False
        self.leave_message()
        if self.can_play:
            self.turn_card()
        return True

    def press_map(self, seat: int) -> bool:
        self.by_key = False
        self.watch(None if seat == self.watched else seat)
        return True


def _near_land(place: QPointF) -> bool:
    """Whether a place lies on the island or right beside it."""
    row = round(place.y() / (RADIUS * 1.5))
    west, east = layout.island_width(min(7, max(0, row)))
    return -4 <= row <= 8 and west - RADIUS < place.x() < east + RADIUS
