"""The hands at the table of Palm Island: gestures, clicks and keys become commands of the rules."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.palm_island.card_menu import CardMenu
from islands_desktop.desktop.games.palm_island.card_table import CardTable
from islands_desktop.desktop.games.palm_island.drag import CardDrag
from islands_desktop.desktop.games.palm_island.hover_copy import HoverCopy
from islands_desktop.desktop.games.palm_island.items import CardItem
from islands_desktop.desktop.games.palm_island.tail_item import TailItem
from islands_desktop.desktop.games.palm_island.village_menu import switchable
from islands_desktop.desktop.games.palm_island.zones import ShelfItem, ZoneItem
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.piece import Piece
from islands_desktop.games.palm_island.commands import Command
from islands_desktop.games.palm_island.state import read_deck
from islands_desktop.saves.settings import Settings

DRAG_PIXELS = 4.0
"""Movement with the button down that is a drag; one pixel for who has dragged before."""

NOTCH = 120
"""Qt's angle of one notch of a wheel."""

_Key = Qt.Key
ACTION_KEYS = {_Key.Key_S: "store", _Key.Key_R: "rotate", _Key.Key_F: "flip", _Key.Key_C: "recruit"}
NUMBER_KEYS = (_Key.Key_1, _Key.Key_2, _Key.Key_3)
STEP_KEYS = {_Key.Key_Up: 1, _Key.Key_Right: 1, _Key.Key_Down: -1, _Key.Key_Left: -1}


class PalmIslandController(CardTable):
    """The table of one solo game, with the hands of one person."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, palette, settings, parent)
        self.drag: CardDrag | None = None
        self.copy = HoverCopy(self.view)
        self._pressed: tuple[CardItem, QPointF] | None = None
        self._rolled = 0
        self.view.take_key = self.take_key
        self.view.take_wheel = self._take_wheel
        self.view.hold_lost.connect(self._lose_hold)
        self._keys = {
            _Key.Key_D: lambda: self.act(self.top, "discard"),
            _Key.Key_E: self.end_round,
            _Key.Key_I: lambda: self.inspect(self.active_card),
            _Key.Key_O: self.look_at_order,
            _Key.Key_V: self.open_village,
            _Key.Key_Z: self.undo,
            _Key.Key_Y: self.redo,
            _Key.Key_B: self.undo_to_start,
            _Key.Key_0: self.fit,
            _Key.Key_Return: self._enter,
            _Key.Key_Enter: self._enter,
        }
        self.show_state()

    def point_at(self, command: Command) -> None:
        """The card is chosen, and the place where it would go glows strongly.

        Between all players no deck lies open to be pointed at.
        """
        code = command.card or self.top
        if code in self.scene.cards:
            self.select(code)
            self.show_zones(command.kind)

    @property
    def held(self) -> str:
        return self.drag.code if self.drag is not None else ""

    # ------------------------------------------------------------------ keys

    def take_key(self, key: int) -> bool:
        self.by_key = True
        if self.drag is not None and self.drag.take_key(key):
            return True
        if key in NUMBER_KEYS:
            self._choose_position(NUMBER_KEYS.index(Qt.Key(key)))
        elif key in ACTION_KEYS:
            self.act(self.active_card, ACTION_KEYS[Qt.Key(key)])
        elif key in STEP_KEYS:
            self._step_selection(STEP_KEYS[Qt.Key(key)])
        elif key in self._keys:
            self._keys[Qt.Key(key)]()
        else:
            return key == Qt.Key.Key_Escape and self._escape()
        return True

    def _escape(self) -> bool:
        """Lay a held card back, else take a message away, else choose no card: one at a time."""
        if self.cancel_gesture() or self.leave_message():
            return True
        was_chosen = bool(self.selected)
        self.select("")
        return was_chosen

    def _choose_position(self, position: int) -> None:
        deck = read_deck(self.shown_state, self.seat)
        self.select(deck[position].code if position < len(deck) else "")

    def _enter(self) -> None:
        if ("", "end_round") in self.groups():
            self.end_round()
        else:
            self.open_menu(self.active_card)

    def _step_selection(self, step: int) -> None:
        hand = self.hand()
        if hand:
            here = hand.index(self.selected) if self.selected in hand else -1
            self.select(hand[max(0, min(len(hand) - 1, here + step))])

    # ------------------------------------------------------------------ mouse

    def press(self, item: Piece, event: QGraphicsSceneMouseEvent) -> bool:
        self.by_key = False
        self.leave_message()
        self.copy.leave()
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        right = event.button() == Qt.MouseButton.RightButton
        if isinstance(item, (ZoneItem, ShelfItem, TailItem)):
            return self._press_zone(item.kind)
        if not isinstance(item, CardItem):
            return False
        if self.drag is not None:
            if right:
                self.drag.twist()
            return True
        if item.code == "RT17" and item.code == self.top:
            self.end_round()
            return True
        if right:
            self.inspect(item.code)
            return True
        self.finish_animation()
        if item.code in self.scene.cards:
            self._pressed = (item, QPointF(event.screenPos()))
        return True

    def _press_zone(self, kind: str) -> bool:
        """A click on a glowing place; on others only with a chosen card, to hear why not."""
        code = self.active_card
        if not self.selected and (code, kind) not in self.groups():
            return False
        self.act(code, kind)
        return True

    def open_menu(self, code: str) -> None:
        super().open_menu(code)
        if isinstance(self.popup, CardMenu):
            self.popup.outside_click = partial(self._click_beside_menu, code)

    def _click_beside_menu(self, code: str, place: QPointF) -> bool:
        """On a glowing place or another card of the hand the click means that, as without menu."""
        for item in self.scene.items(place):
            if isinstance(item, CardItem):
                other = item.code in self.hand() and item.code != code
                if other:
                    self._click(item.code)
                return other
            if isinstance(item, (ZoneItem, ShelfItem, TailItem)):
                meant = (code, item.kind) in self.groups()
                if meant:
                    self.close_popup()
                    self.act(code, item.kind)
                return meant
        return False

    def move(self, item: Piece, event: QGraphicsSceneMouseEvent) -> None:
        if self.drag is not None:
            before = self.drag.target
            self.drag.move(event)
            if self.drag.target != before:
                self.show_zones(self.drag.target)
            return
        if self._pressed is None or not isinstance(item, CardItem):
            return
        moved = (QPointF(event.screenPos()) - self._pressed[1]).manhattanLength()
        if moved < (1.0 if self.has_dragged else DRAG_PIXELS):
            return
        if item.code not in self.hand():
            return
        if not self.has_dragged:
            self.has_dragged = True
            self.dragged.emit()
        legal = [kind for code, kind in self.groups() if code == item.code]
        self.drag = CardDrag(item, self.scene, event, legal)
        self.show_zones()

    def enter(self, item: Piece) -> None:
        """A card below the pointer shows where it may go, a small one its large copy."""
        if not isinstance(item, CardItem) or self.drag is not None or self.popup is not None:
            return
        self.copy.wait_for(item)
        if item.code in self.hand():
            self.hovered = item.code
            self.show_zones()

    def leave(self, item: Piece) -> None:
        self.copy.leave()
        if isinstance(item, CardItem) and item.code == self.hovered:
            self.hovered = ""
            self.show_zones()

    def release(self, item: Piece, event: QGraphicsSceneMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton:
            return
        drag, self.drag = self.drag, None
        if drag is not None:
            self._drop(drag)
        elif pressed is not None and isinstance(item, CardItem):
            self._click(item.code)

    def _click(self, code: str) -> None:
        if code in self.hand():
            self.select(code)
            self.open_menu(code)
        elif self.can_play and code in switchable(self.shown_state, self.seat):
            self.open_village(code)
        else:
            self.inspect(code)

    def _drop(self, drag: CardDrag) -> None:
        """The card was let go: do what the gesture meant, or lay it back."""
        kind = drag.meaning()
        code = drag.code
        drag.end(self.pace)
        if kind:
            legal = (code, kind) in self.groups()
            if not legal:
                drag.fly_back(self.pace, self.keep_selection)
            self.act(code, kind)
            if legal and self.popup is not None:
                drag.fly_back(self.pace, self.show_zones)
        else:
            drag.fly_back(self.pace, self.keep_selection)
        if self.drag is None:
            self.show_zones()

    def end_gesture(self) -> None:
        """A piece whose ground changes under the pointer is let go."""
        self.copy.leave()
        drag, self.drag, self._pressed = self.drag, None, None
        if drag is not None:
            drag.end(0.0)

    def cancel_gesture(self) -> bool:
        """Lay a held card back; whether one was held."""
        drag, self.drag, self._pressed = self.drag, None, None
        if drag is None:
            return False
        drag.end(self.pace)
        drag.fly_back(self.pace, self.keep_selection)
        return True

    def _lose_hold(self) -> None:
        """The release of the button will not come: the card lies where it was."""
        held = self.drag is not None
        self.end_gesture()
        grabber = self.scene.mouseGrabberItem()
        if grabber is not None:
            grabber.ungrabMouse()
        if held:
            self.show_state()

    def _take_wheel(self, steps: int) -> bool:
        """One notch of the wheel turns a held card; a touch pad makes one of many small steps."""
        if self.drag is None:
            self._rolled = 0
            return False
        self._rolled += steps
        if abs(self._rolled) >= NOTCH:
            self._rolled = 0
            self.drag.twist()
        return True
