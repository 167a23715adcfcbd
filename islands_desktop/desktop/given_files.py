"""Files of saved games that macOS hands over: by events, where other systems start the program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from islands_desktop.desktop.guard import guard

if TYPE_CHECKING:
    from islands_desktop.desktop.main_window import MainWindow


class GivenFiles(QObject):
    """Event filter of the application: opens every file that the system asks to be opened."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the file of such an event; at the start it waits for the furnished window."""
        if not isinstance(event, QFileOpenEvent):
            return False
        path = Path(event.file())
        if self._window.is_furnished:
            self._window.open_file(path)
        else:
            self._window.furnished.connect(lambda: self._window.open_file(path))
        return True
