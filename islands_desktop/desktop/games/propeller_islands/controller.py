"""The hands at the table of Propeller Islands: gestures, clicks and keys become commands."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QWidget

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.propeller_islands.forge_table import ForgeTable
from islands_desktop.desktop.games.propeller_islands.inspector import Inspector
from islands_desktop.desktop.games.propeller_islands.spots import Spot
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.hand_over import HandOver
from islands_desktop.desktop.table.popup_place import nearest_in_direction
from islands_desktop.games.propeller_islands.commands import Command, make_command
from islands_desktop.saves.settings import Settings

DRAG_PIXELS = 5.0
"""Movement with the button down that is a drag."""

_Key = Qt.Key
ARROWS = {_Key.Key_Left: (-1, 0), _Key.Key_Right: (1, 0), _Key.Key_Up: (0, -1),
          _Key.Key_Down: (0, 1)}  # fmt: skip
DICE = (_Key.Key_1, _Key.Key_2, _Key.Key_3, _Key.Key_4, _Key.Key_5, _Key.Key_6)


class PropellerIslandsController(ForgeTable):
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
        self._pressed_spot: Spot | None = None
        self.dragging: Spot | None = None
        self.inspector = Inspector(self.scene, lambda: self.view.scale_now, self._may_inspect)
        self.view.take_key = self.take_key
        self.view.command_keys = frozenset((_Key.Key_Plus, _Key.Key_Minus))
        self.view.hold_lost.connect(self._lose_hold)
        self._keys = {
            _Key.Key_Z: self.undo,
            _Key.Key_Y: self.redo,
            _Key.Key_B: self.undo_to_start,
            _Key.Key_G: self.show_gallery,
            _Key.Key_H: self.turn_hand,
            _Key.Key_W: self._watch_next,
            _Key.Key_0: self.fit,
            _Key.Key_A: lambda: self._give("activate_island"),
            _Key.Key_J: lambda: self._give("reroll"),
            _Key.Key_E: lambda: self._give("finish", "skip", "set_aside", "end_turn"),
            _Key.Key_Plus: lambda: self._step_die(1),
            _Key.Key_Minus: lambda: self._step_die(-1),
            _Key.Key_X: self._discard,
            _Key.Key_Return: self._enter,
            _Key.Key_Enter: self._enter,
        }
        page = parent if isinstance(parent, QWidget) else None
        self.hand_over = HandOver(self, self, page, "propeller_islands")
        self.changed.connect(self.hand_over.refresh)
        self.show_state()

    def leave_page(self) -> None:
        self.hand_over.leave_page()

    # ------------------------------------------------------------------ keys

    def take_key(self, key: int) -> bool:
        self.by_key = True
        if key == _Key.Key_Escape:
            return self._escape()
        known = key in ARROWS or key in self._keys or key in DICE
        if not known:
            return False
        self.finish_animation()
        if key in ARROWS:
            self._walk(ARROWS[Qt.Key(key)])
        elif key in DICE:
            return self._draft(DICE.index(Qt.Key(key)) + 1)
        else:
            self._keys[Qt.Key(key)]()
        return True

    def _escape(self) -> bool:
        """Lay back what is held, take a message away, let go, close what is open: one a time."""
        if self._cancel_drag() or self.leave_message():
            return True
        if self.watched is not None:
            self.watch(None)
            return True
        if self.choosing.taken is not None:
            self._take(None)
            return True
        return False

    def _walk(self, direction: tuple[int, int]) -> None:
        """Mark the next spot that can be meant, in the direction of an arrow key."""
        shapes = self.scene.arrangement.shapes if self.scene.arrangement is not None else {}
        spots = sorted(spot for spot in self.reachable() if spot in shapes)
        if not spots:
            return
        rects = [(spot, self.scene.rect_of(spot)) for spot in spots]
        if self.marked is None or self.marked not in shapes:
            found: Spot | None = spots[0]
        else:
            found = nearest_in_direction(self.scene.rect_of(self.marked), rects, direction)
        if found is not None:
            self._mark(found)
            self.inspector.rest_on(found)
            about = self.choosing.about(found)
            if about:
                words = self.session.game.describe_command(self.session.state, about[0])
                self.announced.emit(words)

    def _enter(self) -> None:
        if self.watched is not None:
            self.watch(None)
        elif self.marked is not None:
            self.click_spot(self.marked)
        else:
            self._walk((1, 0))

    def _watch_next(self) -> None:
        if self.seats > 1:
            self.watch((self.seat + 1) % self.seats)

    def _give(self, *kinds: str) -> None:
        """Give the command of one of these kinds that is legal, or say why the first is not."""
        found = [command for command in self.legal() if command.kind in kinds]
        if found:
            self.give(found[0])
        else:
            self.refuse(make_command(self.last_seat, kinds[-1]))

    def _step_die(self, by: int) -> None:
        command = make_command(self.last_seat, "adjust", by)
        if command in self.legal():
            self.play(command)
        else:
            self.refuse(command)

    def _draft(self, value: int) -> bool:
        command = make_command(self.last_seat, "draft", value)
        if command in self.legal():
            self.play(command)
        else:
            self.refuse(command)
        return True

    def _discard(self) -> None:
        taken = self.choosing.taken or self.marked
        if taken is not None and taken[0] == "offer":
            command = make_command(self.last_seat, "discard", taken[1])
            if command in self.legal():
                self.play(command)
            else:
                self.refuse(command)

    # ------------------------------------------------------------------ choosing

    def _mark(self, spot: Spot | None) -> None:
        if spot != self.marked:
            self.marked = spot
            self.show_choice()

    def _take(self, spot: Spot | None) -> None:
        self.choosing.take(spot)
        self.show_choice()
        self.changed.emit()

    def click_spot(self, spot: Spot) -> None:
        """A click on a spot, or Enter while it is marked."""
        kind, number = spot
        if kind == "seat":
            self.watch(None if number == self.watched else number)
            return
        if not self.can_play or self.watched is not None:
            self.explain(spot)
            return
        if kind == "cover" or (kind == "card" and self.open_hand != self.last_seat):
            if self.seats > 1:
                self.turn_hand()
            return
        taken = self.choosing.taken
        found = self.choosing.clicked(spot)
        if not found:
            self._click_without(spot, taken)
        elif any(self._is_last(command, spot) for command in found):
            self.offer(spot, [command for command in found if self._is_last(command, spot)])
        elif len(found) == 1:
            self.play(found[0])
        else:
            self._take(None if taken == spot else spot)

    def _is_last(self, command: Command, spot: Spot) -> bool:
        """Whether a click here says all of a command."""
        spots = self.choosing.spots(command)
        return spots[-1] == spot

    def _click_without(self, spot: Spot, taken: Spot | None) -> None:
        """Nothing legal begins or ends here: activate the island first, or say why not."""
        found = [command for command in self.after_activating if ("hex", command.at) == spot]
        if found and taken is None:
            self.play(make_command(self.last_seat, "activate_island"))
            self.finish_animation()
            self.click_spot(spot)
            return
        if taken is not None and taken != spot:
            self.explain(taken, spot)
            return
        self.show_choice()
        self.explain(spot)

    # ------------------------------------------------------------------ mouse

    def _spot_at(self, place: QPointF) -> Spot | None:
        arrangement = self.scene.arrangement
        return arrangement.spot_at(place, self.reachable()) if arrangement is not None else None

    def hover_table(self, place: QPointF) -> None:
        """What the pointer means is marked."""
        self.by_key = False
        if self.popup is not None or self.scene.choreography is not None:
            return
        if self.dragging is None:
            spot = self._spot_at(place)
            self.inspector.rest_on(spot)
            self._mark(spot if spot in self.reachable() else None)

    def _may_inspect(self) -> bool:
        """No copy lies in the way of what a hand is about to do."""
        busy = self.popup is not None or self.scene.choreography is not None
        held = self.dragging is not None or self._pressed is not None
        return not busy and not held and self.choosing.taken is None

    def leave_table(self) -> None:
        self.inspector.leave()
        if not self.by_key and self.dragging is None:
            self._mark(None)

    def press_table(self, event: QGraphicsSceneMouseEvent) -> bool:
        self.inspector.leave()
        self.by_key = False
        self.leave_message()
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.RightButton:
            self._press_right(event.scenePos())
            return True
        self.finish_animation()
        self._pressed = QPointF(event.screenPos())
        self._pressed_spot = self._spot_at(event.scenePos())
        return True

    def _press_right(self, place: QPointF) -> None:
        """Lay back what is held or taken; with nothing held list all that can be done there."""
        if self._cancel_drag():
            return
        self.finish_animation()
        spot = self._spot_at(place)
        if self.choosing.taken is not None:
            self._take(None)
        elif spot is not None and self.choosing.about(spot):
            self.list_commands(spot, self.choosing.about(spot))

    def move_held(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.dragging is None:
            if self._pressed is None or self._pressed_spot is None or not self._can_carry():
                return
            moved = (QPointF(event.screenPos()) - self._pressed).manhattanLength()
            if moved < DRAG_PIXELS:
                return
            self._begin_drag(self._pressed_spot)
        self._drag_to(event.scenePos())

    def _can_carry(self) -> bool:
        spot = self._pressed_spot
        return spot is not None and self.watched is None and self.choosing.can_carry(spot)

    def _begin_drag(self, spot: Spot) -> None:
        if not self.has_dragged:
            self.has_dragged = True
            self.dragged.emit()
        self.dragging = spot
        self.marked = None
        self.choosing.take(spot)
        self.show_choice()
        self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _drag_to(self, place: QPointF) -> None:
        """The piece follows the pointer and snaps to a place where it may be laid."""
        if self.dragging is None or self.scene.arrangement is None:
            return
        arrangement = self.scene.arrangement
        goals = self.choosing.goals()
        spot = arrangement.spot_at(place, goals)
        goal = spot if spot in goals else None
        key = arrangement.piece_of(self.dragging)
        if key is not None:
            snapped = self.scene.rect_of(goal).center() if goal is not None else place
            self.scene.take_ghost(key, snapped)
            if key[0] == "tile":
                on_island = goal is not None and goal[0] == "hex"
                own = arrangement.pieces[key].place.scale
                self.scene.snap_ghost(arrangement.frame.scale if on_island else own)
        self._mark(goal)

    def release_held(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if self.dragging is not None:
            self._drop(event.scenePos())
        elif pressed is not None and self._pressed_spot is not None:
            self.click_spot(self._pressed_spot)
        elif pressed is not None and self.choosing.taken is not None:
            self._take(None)

    def _drop(self, place: QPointF) -> None:
        """What was held is let go: give the command, or say why not and lay it back."""
        taken = self.dragging
        arrangement = self.scene.arrangement
        assert taken is not None and arrangement is not None
        spot = arrangement.spot_at(place, self.choosing.goals())
        found = self.choosing.between(taken, spot) if spot is not None else []
        chain = self.choosing.chains.get((taken, spot)) if spot is not None else None
        self._stop_dragging()
        if chain:
            self.give_all(chain)
            return
        if found and spot is not None:
            self.offer(spot, found)
            return
        self._take(None)
        if spot is not None and spot != taken:
            self.explain(taken, spot)

    def _stop_dragging(self) -> None:
        self.dragging = None
        self._pressed = self._pressed_spot = None
        self.drop_ghost()
        self.view.viewport().unsetCursor()

    def end_gesture(self) -> None:
        self.inspector.leave()
        if self.dragging is not None:
            self._stop_dragging()
        self._pressed = self._pressed_spot = None

    def _cancel_drag(self) -> bool:
        """Lay back what is held; whether something was."""
        if self.dragging is None:
            return False
        self._stop_dragging()
        self._take(None)
        return True

    def _lose_hold(self) -> None:
        """The release of the button will not come: everything lies where it was."""
        grabber = self.scene.mouseGrabberItem()
        if grabber is not None:
            grabber.ungrabMouse()
        self._cancel_drag()
        self._pressed = None
