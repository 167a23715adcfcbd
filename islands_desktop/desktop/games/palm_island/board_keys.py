"""The keyboard on the shared table: everything that the mouse does there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from islands_desktop.desktop.games.palm_island.board_hands import BoardHands
from islands_desktop.desktop.games.palm_island.payment_desk import offers_of
from islands_desktop.desktop.table.popup_place import nearest_in_direction

_Key = Qt.Key
ARROWS = {_Key.Key_Left: (-1, 0), _Key.Key_Right: (1, 0), _Key.Key_Up: (0, -1),
          _Key.Key_Down: (0, 1)}  # fmt: skip
NUMBERS = (_Key.Key_1, _Key.Key_2, _Key.Key_3, _Key.Key_4, _Key.Key_5)
ENTER = (_Key.Key_Return, _Key.Key_Enter)


class BoardKeys(BoardHands):
    """Arrows reach every card, Space takes it; numbers choose what to pay for, Return pays."""

    def take_key(self, key: int) -> bool:
        """Do what a key means here; whether it meant something."""
        if self.table.summary is not None:
            if key in ENTER or key == _Key.Key_Space:
                self.table.go_on()
                return True
            return False
        if key == _Key.Key_Escape:
            return self._escape()
        if not self.is_paying:
            return False
        offers = tuple(offers_of(self.state))
        if key in ENTER:
            self._enter()
        elif key in ARROWS:
            self._step(ARROWS[Qt.Key(key)])
        elif key == _Key.Key_Space:
            self._take_focused()
        elif key in NUMBERS and NUMBERS.index(Qt.Key(key)) < len(offers):
            self.choose(offers[NUMBERS.index(Qt.Key(key))])
        elif key == _Key.Key_I:
            self._look_at_focused()
        elif key == _Key.Key_S and self.signals():
            self.ask_signal()
        elif key == (_Key.Key_E if self.is_group else _Key.Key_P):
            self.finish()
        else:
            return False
        return True

    def _escape(self) -> bool:
        """Take a message away, else what is chosen: one at a time."""
        self.let_go()
        if self.table.leave_message():
            return True
        if self.focus or self.desk.target or self.desk.chosen:
            self.focus = ""
            self._change("", frozenset())
            return True
        return False

    def _enter(self) -> None:
        if self.desk.target:
            self.pay()
        else:
            self._take_focused()

    def focus_rects(self) -> dict[str, QRectF]:
        """Everything that the arrow keys reach."""
        board = self.table.board
        rects = {key: item.rect for key, item in board.table_cards.items()}
        for (seat, code), item in board.cards.items():
            rects[f"{seat}/{code}"] = item.mapRectToScene(item.card_rect())
        return rects

    def _step(self, direction: tuple[int, int]) -> None:
        rects = self.focus_rects()
        if self.focus not in rects:
            self.focus = next(iter(rects), "")
        else:
            others = [(name, rect) for name, rect in rects.items() if name != self.focus]
            found = nearest_in_direction(rects[self.focus], others, direction)
            self.focus = found or self.focus
        self.table.show_board()
        self.table.announced.emit(self._focus_words())

    def _focus_words(self) -> str:
        board = self.table.board
        if self.focus in board.table_cards:
            return board.table_cards[self.focus].words
        seat, _, code = self.focus.partition("/")
        item = board.cards.get((int(seat), code)) if seat.isdigit() else None
        return item.words if item is not None else ""

    def _take_focused(self) -> None:
        if self.focus in self.table.board.table_cards:
            self.choose(self.focus)
        elif "/" in self.focus:
            seat, _, code = self.focus.partition("/")
            if (int(seat), code) in self.table.board.cards:
                self.toggle(int(seat), code)

    def _look_at_focused(self) -> None:
        """A large copy of what the arrow keys have reached, or of what is paid for."""
        board = self.table.board
        key = self.focus or self.desk.target or next(iter(board.table_cards), "")
        seat, _, code = key.partition("/")
        owned = (int(seat), code) if seat.isdigit() else (-1, "")
        item = board.table_cards.get(key) or board.cards.get(owned)
        if item is not None:
            self.table.look_at(item)
