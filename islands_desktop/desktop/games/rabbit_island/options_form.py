"""The choices of a new game of Rabbit Island: open hands, and practice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from islands_desktop.core.phrases import phrase, say
from islands_desktop.desktop.pages.page import label, panel

MODE_LINES: Mapping[str, str] = {
    "standard": phrase("The whole island and twenty years: about an hour and a half."),
    "short": phrase("A smaller island and ten years, with two Action Cards to begin with."),
}
"""What each mode is, in a sentence."""


def next_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the next deal after a game with these."""
    return dict(options)


class OptionsForm(QObject):
    """Open table and practice; `options()` is what `make_setup` wants.

    `main` and `aside` are the widgets for the two columns of the page, `mode_parts` those that
    stand with a mode. Signal `changed` after every choice.
    """

    changed = Signal()
    DEAL_RULE = "RABB-1.3"

    def __init__(self) -> None:
        super().__init__()
        self.mode_parts: dict[str, QWidget] = {}
        self.main = QWidget()
        rows = QVBoxLayout(self.main)
        rows.setContentsMargins(0, 0, 0, 0)
        frame = panel(label(say("Aids"), "heading"), gap=4)
        inner = frame.layout()
        assert isinstance(inner, QVBoxLayout)
        self.open_table = self._add_switch(
            inner, say("Open table"),
            say("All hands lie open: no covers, and everybody sees every card."),
        )  # fmt: skip
        self.practice = self._add_switch(
            inner, say("Practice"),
            say("Undo reaches back across draws and turns. The result is marked as practice."),
        )  # fmt: skip
        rows.addWidget(frame)
        self.aside = QWidget()
        self.aside.hide()

    def _add_switch(self, rows: QVBoxLayout, words: str, line: str) -> QCheckBox:
        switch = QCheckBox(words)
        switch.setAccessibleDescription(line)
        switch.toggled.connect(lambda _on: self.changed.emit())
        explained = label(line, "dim", wrap=True)
        explained.setContentsMargins(32, 0, 0, 4)
        rows.addWidget(switch)
        rows.addWidget(explained)
        return switch

    def show_mode(self, mode: str) -> None:
        """Both modes have the same choices."""

    def options(self) -> dict[str, Any]:
        """The options of the set-up."""
        return {
            "open_table": self.open_table.isChecked(),
            "practice": self.practice.isChecked(),
        }

    def choose(self, options: Mapping[str, Any]) -> None:
        """Choose what an earlier set-up had."""
        self.open_table.setChecked(bool(options.get("open_table")))
        self.practice.setChecked(bool(options.get("practice")))
