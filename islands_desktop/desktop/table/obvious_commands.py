"""Gives for a person what is obvious, once the command before it has been seen at the table.

Only what follows a command that was given here: whoever takes something back, opens a saved game
or takes a seat over finds it as it is, with its button. It waits while an earlier position or
a popup is looked at, and lets it be where the table is out of sight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from islands_desktop.desktop.table.controller import TableController

LOOK_AGAIN_MS = 60
"""How often it is looked whether the table has come to rest."""


class ObviousCommands(QObject):
    """Gives the obvious commands of persons at one table."""

    def __init__(self, controller: TableController) -> None:
        super().__init__(controller)
        self.controller = controller
        self._due: int | None = None
        """How many commands lie before the obvious one that is due, None if none is."""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._give)
        controller.happened.connect(self._look)
        controller.changed.connect(self._wake)
        controller.travelled.connect(self._forget)

    def _look(self) -> None:
        """A command was given: is the next one obvious?"""
        controller = self.controller
        state = controller.session.state
        if controller.is_persons(state) and not controller.has_choice(state):
            self._due = controller.session.cursor
            self._clock.start(0)
        else:
            self._forget()

    def _forget(self) -> None:
        self._due = None
        self._clock.stop()

    def _wake(self) -> None:
        """Not at once: whatever has changed is to be told first."""
        if self._due is not None and not self._clock.isActive():
            self._clock.start(0)

    def _give(self) -> None:
        controller, session = self.controller, self.controller.session
        command = session.game.obvious_command(session.state)
        overtaken = session.cursor != self._due or not controller.is_persons(session.state)
        if command is None or overtaken or not controller.view.isVisible():
            self._forget()
        elif controller.is_moving or controller.is_asking:
            self._clock.start(LOOK_AGAIN_MS)
        elif controller.position is None:
            self._forget()
            controller.play(command)
