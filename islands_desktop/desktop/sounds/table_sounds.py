"""What is heard of the game on the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from islands_desktop.core.game import Transition
from islands_desktop.core.phrases import say
from islands_desktop.desktop.pages.page import Page
from islands_desktop.desktop.shortcuts import add_shortcuts
from islands_desktop.desktop.sounds.choice import sounds_of
from islands_desktop.desktop.table.controller import TableController


class TableSounds(QObject):
    """Listens to the table of a page. Signal `heard(names)`: these sounds are played now.

    Nothing is heard of computers that play at once, nor of looking at earlier positions.
    """

    heard = Signal(object)

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.page, self.program = page, page.program
        self.heard.connect(self.program.play_sounds)
        add_shortcuts(page, ("mute",), lambda _name: self.mute())

    def listen_to(self, table: TableController) -> None:
        """Listen to the table that is on the page from now on."""
        table.happened.connect(
            lambda transition, by_computer: self._hear(table, transition, by_computer)
        )
        table.refused.connect(lambda _sentence, _rule: self.heard.emit(("refusal",)))
        table.travelled.connect(lambda: self.heard.emit(("undo",)))

    def mute(self) -> None:
        """Turn the sounds off or on, and say so."""
        sounds = self.program.mute()
        self.page.navigator.notify(say("Sounds are on.") if sounds else say("Sounds are off."))

    def _hear(self, table: TableController, transition: Transition[Any], by_computer: bool) -> None:
        if by_computer and self.program.settings.computer_pace == "instant":
            return
        # A hand that moves a piece hears it, as around every table; a computer's may be hidden.
        eyes = table.eyes if by_computer else None
        names = sounds_of(table.session.game, transition, eyes, table.persons, by_computer)
        if names:
            self.heard.emit(names)
