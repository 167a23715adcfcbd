"""Help: the rules of each game and the keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from islands_desktop.core.phrases import say
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.game_list import LISTED_GAMES
from islands_desktop.desktop.pages.page import Navigator, Page, label
from islands_desktop.desktop.panels.help_panel import HelpText
from islands_desktop.desktop.program import Program

KEYS = "keys"

#: Longer lines are hard to read.
_WIDEST = 860


class HelpPage(Page):
    """Topics on the left, the text on the right. Wish: `topic`, a game's id or "keys"."""

    def __init__(self, program: Program, navigator: Navigator) -> None:
        super().__init__(program, navigator)
        self.topics: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(32, 24, 32, 32)
        row.setSpacing(24)
        row.addStretch(1)
        row.addLayout(self._make_topics())
        frame = QFrame()
        mark(frame, "panel")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(32, 16, 12, 16)
        self.text = HelpText()
        inside.addWidget(self.text)
        frame.setMaximumWidth(_WIDEST)
        row.addWidget(frame, 1000)
        row.addStretch(1)
        self.setFocusProxy(self.text)

    def _make_topics(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        rows.setSpacing(8)
        rows.addWidget(label(say("How to play"), "heading"))
        for game in LISTED_GAMES:
            if game.playable:
                rows.addWidget(self._topic(game.id, game.words))
        rows.addSpacing(8)
        rows.addWidget(label(say("The program"), "heading"))
        rows.addWidget(self._topic(KEYS, say("Keys and mouse")))
        rows.addStretch(1)
        return rows

    def _topic(self, name: str, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setCheckable(True)
        button.setMinimumWidth(200)
        button.clicked.connect(lambda: self.show_topic(name))
        self._group.addButton(button)
        self.topics[name] = button
        return button

    @property
    def heading(self) -> str:
        return say("Help")

    def arrive(self, **wishes: Any) -> None:
        self.show_topic(str(wishes.get("topic", self.text.topic or LISTED_GAMES[0].id)))
        self.program.change_settings(seen_help=True)

    def show_topic(self, name: str) -> None:
        """Show one text."""
        if name in self.topics:
            self.topics[name].setChecked(True)
        self.text.show_topic(name)

    def dress(self) -> None:
        self.text.show_topic(self.text.topic)
