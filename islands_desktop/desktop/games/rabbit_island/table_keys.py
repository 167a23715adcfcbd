"""The keys of the table of Rabbit Island: whatever the mouse can do, they can do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt

from islands_desktop.core.session import GameSession
from islands_desktop.desktop.games.rabbit_island.table_actions import RabbitActions
from islands_desktop.desktop.games.rabbit_island.table_words import choice_key, choices
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.games.rabbit_island.state import PLACE
from islands_desktop.saves.settings import Settings

_Key = Qt.Key
ARROWS = {_Key.Key_Left: (-1, 0), _Key.Key_Right: (1, 0), _Key.Key_Up: (0, -1),
          _Key.Key_Down: (0, 1)}  # fmt: skip
WAY_OF = {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}
DIGITS = (_Key.Key_1, _Key.Key_2, _Key.Key_3, _Key.Key_4, _Key.Key_5, _Key.Key_6, _Key.Key_7,
          _Key.Key_8, _Key.Key_9)  # fmt: skip
LETTERS = {_Key.Key_B: "B", _Key.Key_T: "T", _Key.Key_S: "S", _Key.Key_D: "D", _Key.Key_C: "C",
           _Key.Key_A: "A"}  # fmt: skip


class RabbitKeys(RabbitActions):
    """The table with its keys. Subclasses read the mouse."""

    def __init__(
        self,
        session: GameSession,
        palette: Palette,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, palette, settings, parent)
        self._keys: dict[Qt.Key, Callable[[], None]] = {
            _Key.Key_Return: self.enter,
            _Key.Key_Enter: self.enter,
            _Key.Key_P: self.press_pass,
            _Key.Key_H: self.press_reveal,
            _Key.Key_Z: self.undo,
            _Key.Key_Y: self.redo,
            _Key.Key_0: self.fit,
            _Key.Key_Comma: partial(self._step_hand, -1),
            _Key.Key_Period: partial(self._step_hand, 1),
        }
        self.view.take_key = self.take_key

    def take_key(self, key: int) -> bool:
        self.by_key = True
        code = Qt.Key(key)
        if code in ARROWS or code in self._keys or code in DIGITS or code in LETTERS:
            self.finish_animation()
        if code in ARROWS:
            self._arrow(*ARROWS[code])
        elif code in DIGITS:
            self._digit(DIGITS.index(code))
        elif code in self._keys:
            self._keys[code]()
        elif code in LETTERS:
            return self._letter(LETTERS[code])
        else:
            return code == Qt.Key.Key_Escape and self._escape()
        return True

    def _escape(self) -> bool:
        """Lay a held piece back, else take a message away, else choose nothing: one a time."""
        if self._cancel_drag() or self.leave_message():
            return True
        if self.choosing.number is not None:
            self.choose(None)
            return True
        return False

    def _arrow(self, dx: int, dy: int) -> None:
        """Arrow keys mean ways at a fork, cells for a tile, else the next card or target."""
        choosing = self.choosing
        if choosing.ways():
            self.take_way(WAY_OF[dx, dy])
        elif choosing.rabbit_cells():
            choosing.choice = (choosing.choice + 1) % len(choosing.rabbit_cells())
            self.refresh_choice()
        elif choosing.view.point == PLACE and choosing.playable_kind:
            if choosing.tile is None:
                self.choose(min(choosing.numbers("tile")))
            self.choosing.step_cell(dx, dy)
            self.refresh_choice()
        elif choosing.aims and dy:
            choosing.step_aim(-dy)
            self.refresh_choice()
        else:
            self._step_hand(dx or dy)

    def _step_hand(self, step: int) -> None:
        """Choose the next tile or card of the hand."""
        kind = self.choosing.playable_kind
        numbers = self.choosing.numbers(kind)
        if not numbers:
            self._explain_hand()
            return
        here = self.choosing.number
        place = numbers.index(here) + step if here in numbers else (0 if step > 0 else -1)
        self.choose(numbers[place % len(numbers)])

    def _digit(self, number: int) -> None:
        """The n-th tile or card that can be played, or the n-th tile for the rabbit."""
        if self.choosing.rabbit_cells():
            self.choosing.choice = min(number, len(self.choosing.rabbit_cells()) - 1)
            self.refresh_choice()
            return
        numbers = self.choosing.numbers(self.choosing.playable_kind)
        if number < len(numbers):
            self.choose(numbers[number])
        elif not numbers:
            self._explain_hand()

    def _explain_hand(self) -> None:
        if not self.is_computers_turn() and self.can_play and not self.hand_is_open:
            self.refuse_covered()

    def _letter(self, letter: str) -> bool:
        """A choice beside the rabbit."""
        for number, command in enumerate(choices(self.shown_state, self.legal_here())):
            if choice_key(command) == letter:
                self.press_choice(number)
                return True
        return False

    def _cancel_drag(self) -> bool:
        """Lay a held piece back; whether one was held."""
        return False
