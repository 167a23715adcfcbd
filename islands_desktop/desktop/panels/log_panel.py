"""The log in plain language, grouped by round; every entry can be looked at and branched from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QListWidgetItem, QPushButton, QVBoxLayout

from islands_desktop.core.game import Game, Transition
from islands_desktop.core.phrases import say
from islands_desktop.core.session import GameSession
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.panels.word_list import WordList
from islands_desktop.desktop.soon import soon

_POSITION = Qt.ItemDataRole.UserRole
_START = 0


class LogPanel(QFrame):
    """Signals: `looked_at(position)` when an entry was chosen, `back_to_now`, `branched(position)`.

    A position counts the log entries before it: entry 0 leads to position 1.
    """

    looked_at = Signal(int)
    back_to_now = Signal()
    branched = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._session: GameSession | None = None
        self._eyes: frozenset[int] | None = None
        self._written: tuple[Transition[Any], ...] = ()
        self._heading = ""
        self._remarks: Mapping[int, str] = {}
        rows = QVBoxLayout(self)
        rows.setContentsMargins(12, 12, 12, 12)
        rows.setSpacing(8)
        self.list = WordList()
        self.list.setAccessibleName(say("Log"))
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        rows.addWidget(self.list, 1)
        self.past = label("", wrap=True)
        self.now = QPushButton(say("Back to now"))
        mark(self.now, "primary")
        self.now.clicked.connect(self.back_to_now)
        self.branch = QPushButton(say("Branch from here into a new game"))
        self.branch.setToolTip(
            say("A practice game that begins at this position. This game stays as it is.")
        )
        self.branch.clicked.connect(self._branch)
        for widget in (self.past, self.now, self.branch):
            rows.addWidget(widget)
        self._position: int | None = None
        self._branches = False
        self.show_position(None)

    # ------------------------------------------------------------------ writing

    def show_session(
        self,
        session: GameSession,
        eyes: frozenset[int] | None = None,
        remarks: Mapping[int, str] | None = None,
    ) -> None:
        """Write what has happened; entries that are there already stay.

        `eyes` are the seats whose private events may be told, None for all of them. `remarks`
        take the place of what the events of an entry say; entries count from 0.
        """
        history, self._remarks = session.history, remarks or {}
        shown = (self._session, self._eyes, self._written)
        same = (session, eyes, history[: len(self._written)]) == shown
        if not same:
            self._eyes = eyes
            self.list.clear()
            self._written, self._heading = (), ""
            self._session, self._branches = session, session.can_practise
            self._add_heading(session.game.progress(session.start))
            self._add_entry(say("The game begins."), _START)
        for number in range(len(self._written), len(history)):
            self._add_transition(session.game, history[number], number + 1)
        if history != self._written or not same:
            self.list.scrollToBottom()
        self._written = history

    def _add_transition(
        self, game: Game[Any, Any], transition: Transition[Any], position: int
    ) -> None:
        self._add_heading(game.progress(transition.before))
        seen = [event for event in transition.events if event.seen_by(self._eyes)]
        lines = game.tell_events(seen, transition.after)
        words = self._remarks.get(position - 1) or " ".join(lines)
        if words:
            self._add_entry(words, position)

    def _add_heading(self, words: str) -> None:
        if words == self._heading:
            return
        self._heading = words
        item = QListWidgetItem(words)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(text_font(14, bold=True))
        self.list.addItem(item)

    def _add_entry(self, words: str, position: int) -> None:
        item = QListWidgetItem(words)
        item.setData(_POSITION, position)
        item.setToolTip(say("Look at the table after this"))
        self.list.addItem(item)

    @guard(None)
    def showEvent(self, event: QShowEvent) -> None:
        """What happened last is in sight: lines of a hidden log were not broken yet."""
        super().showEvent(event)
        if self._position is None:
            soon(self.list, self.list.scrollToBottom)

    # ------------------------------------------------------------------ looking back

    def _choose(self, item: QListWidgetItem) -> None:
        position = item.data(_POSITION)
        if position is not None:
            self.looked_at.emit(int(position))

    def show_position(self, position: int | None) -> None:
        """Say that an earlier position is on the table, None for the present."""
        self._position = position
        past = position is not None
        for widget in (self.past, self.now):
            widget.setVisible(past)
        self.branch.setVisible(past and self._branches)
        if past:
            self.past.setText(say("The table shows an earlier position."))
            self._mark_entry(position)
        else:
            self.list.clearSelection()

    def _mark_entry(self, position: int | None) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item.data(_POSITION) == position:
                self.list.setCurrentItem(item)
                self.list.scrollToItem(item)
                return

    def _branch(self) -> None:
        if self._position is not None:
            self.branched.emit(self._position)
