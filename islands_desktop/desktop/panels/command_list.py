"""Every legal command in words, in a real list: for the keyboard and for screen readers."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QListWidgetItem, QVBoxLayout, QWidget

from islands_desktop.core.game import Game
from islands_desktop.core.phrases import say
from islands_desktop.desktop.pages.page import centred, column, label
from islands_desktop.desktop.panels.word_list import WordList

#: Longer lines are hard to read.
_WIDEST = 760


class CommandList(QFrame):
    """The legal commands; Enter or a double click gives one: signal `given(command)`."""

    given = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._commands: tuple[Any, ...] = ()
        content = QWidget()
        rows = column(content, _WIDEST)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(centred(content))
        self.heading = label(say("What you can do"), "heading")
        rows.addWidget(self.heading)
        self.hint = label("", wrap=True)
        rows.addWidget(self.hint)
        self.list = WordList()
        self.list.setAccessibleName(say("Legal moves"))
        self.list.itemActivated.connect(self._give)
        rows.addWidget(self.list, 1)
        self.setFocusProxy(self.list)

    def show_commands(self, game: Game[Any, Any], state: Any, hidden: str = "") -> None:
        """The legal commands of a state; none of them where `hidden` says why not."""
        legal = () if hidden else game.legal_commands(state)
        self._commands = tuple(game.reading_order(legal))
        usual = say("Choose with the arrow keys, give with Enter. L shows the table.")
        self.hint.setText(hidden or usual)
        self.list.clear()
        for command in self._commands:
            self.list.addItem(QListWidgetItem(game.describe_command(state, command)))
        if self._commands:
            self.list.setCurrentRow(0)

    def _give(self, item: QListWidgetItem) -> None:
        self.given.emit(self._commands[self.list.row(item)])


def announce(widget: Any, sentence: str) -> None:
    """Have a screen reader speak a sentence, where Qt knows how to ask for it."""
    from PySide6 import QtGui

    kind = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if kind is not None and sentence:
        QtGui.QAccessible.updateAccessibility(kind(widget, sentence))
