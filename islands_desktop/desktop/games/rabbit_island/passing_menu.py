"""How a player wants to be asked for Action Cards: a small button beside the name (RABB-14.9)."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from islands_desktop.core.phrases import phrase, say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.look.icons import icon
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.games.rabbit_island.passing import ALWAYS, PASSING, SOMETHING, UNTIL_TURN

_WORDS = {
    ALWAYS: phrase("Ask me always"),
    SOMETHING: phrase("Ask me when something happens"),
    UNTIL_TURN: phrase("Pass until my next turn"),
}
_ICONS = {ALWAYS: "bell", SOMETHING: "bell_some", UNTIL_TURN: "bell_off"}
_ICON = 22


class PassingButton(QToolButton):
    """Shows one seat's setting as an icon and offers all three. Signal `chosen(seat, way)`."""

    chosen = Signal(int, str)

    def __init__(self, seat: int, palette: Palette) -> None:
        super().__init__()
        self.seat = seat
        self._shown: tuple[str, Palette] | None = None
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setIconSize(QSize(_ICON, _ICON))
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
        self.show_way(ALWAYS, palette)

    def show_way(self, way: str, palette: Palette) -> None:
        """Show the setting."""
        if self._shown == (way, palette):
            return
        self._shown = (way, palette)
        self.ways[way].setChecked(True)
        self.setIcon(icon(_ICONS[way], palette))
        self.setToolTip(say("For Action Cards: {words}", words=say(_WORDS[way])))
        self.setAccessibleName(say("{name}, how to be asked: {words}", name=seat_name(self.seat),
                                   words=say(_WORDS[way])))  # fmt: skip
