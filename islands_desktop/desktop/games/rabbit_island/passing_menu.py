"""How a player wants to be asked for Action Cards: a small button beside the name (RABB-14.9)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QPushButton

from islands_desktop.core.phrases import phrase, say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.games.rabbit_island.passing import ALWAYS, PASSING, SOMETHING, UNTIL_TURN

_WORDS = {
    ALWAYS: phrase("Ask me always"),
    SOMETHING: phrase("Ask me when something happens"),
    UNTIL_TURN: phrase("Pass until my next turn"),
}
_BRIEF = {
    ALWAYS: phrase("always"),
    SOMETHING: phrase("sometimes"),
    UNTIL_TURN: phrase("passes"),
}
_WIDE = 96


class PassingButton(QPushButton):
    """Shows one seat's setting and offers all three. Signal `chosen(seat, way)`."""

    chosen = Signal(int, str)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        mark(self, "chip")
        self.setFixedWidth(_WIDE)
        menu = QMenu(self)
        group = QActionGroup(menu)
        self.ways = {}
        for way in PASSING:
            action = menu.addAction(say(_WORDS[way]))
            action.setCheckable(True)
            action.triggered.connect(lambda _on=False, way=way: self.chosen.emit(self.seat, way))
            group.addAction(action)
            self.ways[way] = action
        self.setMenu(menu)
        self.show_way(ALWAYS)

    def show_way(self, way: str) -> None:
        """Show the setting."""
        self.ways[way].setChecked(True)
        self.setText(say(_BRIEF[way]))
        self.setToolTip(say(_WORDS[way]))
        self.setAccessibleName(say("{name}, how to be asked: {words}", name=seat_name(self.seat),
                                   words=say(_WORDS[way])))  # fmt: skip
