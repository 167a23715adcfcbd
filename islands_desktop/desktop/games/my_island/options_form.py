"""The choices of a new game of My Island: which single episode, and practice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from islands_desktop.core.phrases import phrase, say
from islands_desktop.desktop.pages.game_list import episode_words
from islands_desktop.desktop.pages.page import label, panel
from islands_desktop.games.my_island.options import EPISODE_IDS

MODE_LINES: Mapping[str, str] = {
    "eternal": phrase("All there is to build: farms, villages, fortifications, roads to statues."),
    "episode_1": phrase("The first game: houses on the beach, and no beach left bare."),
    "episode": phrase("Any of the 24 episodes, each with rules of its own."),
}
"""What each mode is, in a sentence."""


def next_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the next deal after a game with these."""
    return {**options, "order": ()}


class OptionsForm(QObject):
    """Episode and aids; `options()` is what `make_setup` wants in the mode shown last.

    `main` and `aside` are the widgets for the two columns of the page, `mode_parts` those that
    stand with a mode. Episodes have numbers only: what they tell is for the campaign (MYIS-12.22).
    Signal `changed` after every choice.
    """

    changed = Signal()
    DEAL_RULE = "MYIS-4.3"

    def __init__(self) -> None:
        super().__init__()
        self._mode = ""
        self.episode = QComboBox()
        self.episode.setAccessibleName(say("Episode"))
        for episode in EPISODE_IDS:
            self.episode.addItem(episode_words(episode), episode)
        self.episode.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self.mode_parts: dict[str, QWidget] = {"episode": self._episode_row()}
        self.main = QWidget()
        rows = QVBoxLayout(self.main)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._aids())
        self.aside = QWidget()
        self.aside.hide()

    def _episode_row(self) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.episode)
        row.addStretch(1)
        return holder

    def _aids(self) -> QWidget:
        frame = panel(label(say("Aids"), "heading"), gap=4)
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        line = say("Undo reaches back across rounds. The result is marked as practice.")
        self.practice = QCheckBox(say("Practice"))
        self.practice.setAccessibleDescription(line)
        self.practice.toggled.connect(lambda _on: self.changed.emit())
        explained = label(line, "dim", wrap=True)
        explained.setContentsMargins(32, 0, 0, 4)
        rows.addWidget(self.practice)
        rows.addWidget(explained)
        return frame

    def show_mode(self, mode: str) -> None:
        """Take the choices of this mode into account, and only those."""
        self._mode = mode

    def options(self) -> dict[str, Any]:
        """The options of the set-up."""
        options: dict[str, Any] = {"practice": self.practice.isChecked()}
        if self._mode == "episode":
            options["episode"] = self.episode.currentData()
        return options

    def choose(self, options: Mapping[str, Any]) -> None:
        """Choose what an earlier set-up had."""
        self.practice.setChecked(bool(options.get("practice")))
        place = self.episode.findData(options.get("episode"))
        if place >= 0:
            self.episode.setCurrentIndex(place)
