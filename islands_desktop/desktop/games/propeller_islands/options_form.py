"""The choices of a new game of Propeller Islands: the side of the Capitols, and practice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from islands_desktop.core.phrases import phrase, say
from islands_desktop.desktop.pages.page import label, panel
from islands_desktop.games.propeller_islands.components import DEFAULT_SIDE
from islands_desktop.games.propeller_islands.options import options_of

MODE_LINES: Mapping[str, str] = {
    "standard": phrase("Everybody builds an island in the sky; the most victory points win."),
    "solo": phrase("You alone against a rival who takes dice and tiles away."),
}
"""What each mode is, in a sentence."""

_SIDES = {
    "A": (phrase("Side A"), phrase("Every Capitol has room for a production upgrade.")),
    "B": (phrase("Side B"), phrase("Every Capitol has room for a banner.")),
}


def next_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the next deal after a game with these."""
    return dict(options)


class OptionsForm(QObject):
    """Capitols and practice; `options()` is what `make_setup` wants in the mode shown last.

    `main` and `aside` are the widgets for the two columns of the page, `mode_parts` those that
    stand with a mode. Signal `changed` after every choice.
    """

    changed = Signal()
    DEAL_RULE = "PROP-2.12"

    def __init__(self) -> None:
        super().__init__()
        self._mode = ""
        self.mode_parts: dict[str, QWidget] = {}
        self.sides: dict[str, QRadioButton] = {}
        self._exclusive = QButtonGroup(self)
        self.main = QWidget()
        rows = QVBoxLayout(self.main)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(16)
        rows.addWidget(self._side_panel())
        self.aids = self._aids()
        rows.addWidget(self.aids)
        self.aside = QWidget()
        self.aside.hide()
        self.sides[DEFAULT_SIDE].setChecked(True)

    def _side_panel(self) -> QWidget:
        frame = panel(label(say("Capitols"), "heading"), gap=4)
        for side, (words, line) in _SIDES.items():
            button = QRadioButton(say(words))
            self._exclusive.addButton(button)
            self.sides[side] = button
            self._add_choice(frame, button, say(line))
        return frame

    def _aids(self) -> QWidget:
        frame = panel(label(say("Aids"), "heading"), gap=4)
        self.practice = QCheckBox(say("Practice"))
        line = say("Undo reaches back across rounds. The result is marked as practice.")
        self._add_choice(frame, self.practice, line)
        return frame

    def _add_choice(self, frame: QWidget, button: QAbstractButton, line: str) -> None:
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        button.setAccessibleDescription(line)
        button.toggled.connect(lambda _on: self.changed.emit())
        explained = label(line, "dim", wrap=True)
        explained.setContentsMargins(32, 0, 0, 4)
        rows.addWidget(button)
        rows.addWidget(explained)

    def show_mode(self, mode: str) -> None:
        """Offer the choices of this mode, and only those: practice is for one person."""
        self._mode = mode
        self.aids.setVisible(self._has("practice"))

    def _has(self, name: str) -> bool:
        return name in {option.name for option in options_of(self._mode)}

    def options(self) -> dict[str, Any]:
        """The options of the set-up."""
        side = next((side for side, button in self.sides.items() if button.isChecked()), "")
        options: dict[str, Any] = {"capitol_side": side or DEFAULT_SIDE}
        if self._has("practice"):
            options["practice"] = self.practice.isChecked()
        return options

    def choose(self, options: Mapping[str, Any]) -> None:
        """Choose what an earlier set-up had."""
        side = options.get("capitol_side")
        self.sides[side if side in self.sides else DEFAULT_SIDE].setChecked(True)
        self.practice.setChecked(bool(options.get("practice")))
