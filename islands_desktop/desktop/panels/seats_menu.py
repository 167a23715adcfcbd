"""The menu in which seats change hands between people and the computer, and the pace is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from islands_desktop.core.phrases import phrase, say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.look.icons import icon
from islands_desktop.desktop.look.palette import Palette

LEVEL_WORDS = {
    "": phrase("Person"),
    "easy": phrase("Computer: easy"),
    "medium": phrase("Computer: medium"),
    "hard": phrase("Computer: hard"),
}
"""Who plays a seat: "" for a person, or the level of the computer."""

PACE_WORDS = {
    "relaxed": phrase("Relaxed"),
    "normal": phrase("Normal"),
    "fast": phrase("Fast"),
    "instant": phrase("Instant"),
}
"""How fast the computer gives its commands."""


def level_icon(level: str) -> str:
    """Name of the icon of who plays a seat."""
    return "computer" if level else "person"


class SeatsMenu(QMenu):
    """A menu for each seat, and one for the pace; what is so now is marked."""

    def __init__(
        self,
        levels: list[str],
        pace: str,
        choose_level: Callable[[int, str], object],
        choose_pace: Callable[[str], object],
        palette: Palette,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.seats: list[QMenu] = []
        for seat, level in enumerate(levels):
            name = say("{name} · {level}", name=seat_name(seat), level=say(LEVEL_WORDS[level]))
            menu = self.addMenu(icon(level_icon(level), palette), name.replace("&", "&&"))
            self._offer(menu, LEVEL_WORDS, level, partial(choose_level, seat))
            self.seats.append(menu)
        self.addSeparator()
        words = say("Pace of the computer: {pace}", pace=say(PACE_WORDS[pace]))
        self.paces = self.addMenu(icon("clock", palette), words)
        self._offer(self.paces, PACE_WORDS, pace, choose_pace)

    def _offer(
        self, menu: QMenu, words: dict[str, str], now: str, choose: Callable[[str], object]
    ) -> None:
        group = QActionGroup(menu)
        for value, text in words.items():
            action = menu.addAction(say(text))
            action.setCheckable(True)
            action.setChecked(value == now)
            action.setData(value)
            action.triggered.connect(lambda _on=False, value=value: choose(value))
            group.addAction(action)
