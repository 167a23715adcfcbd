"""New game: which mode of a game is played."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QRadioButton, QVBoxLayout, QWidget

from islands_desktop.core.game import Mode
from islands_desktop.core.phrases import say
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.panels.flow import clear_layout

_INDENT = 32


class ModePanel(QFrame):
    """A button and a sentence for each mode; hidden where there is only one. Signal `changed`."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        mark(self, "panel")
        self.buttons: dict[str, QRadioButton] = {}
        self._parts: Mapping[str, QWidget] = {}
        self._group = QButtonGroup(self)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(24, 16, 24, 16)
        self._rows.setSpacing(4)

    def show_modes(
        self, modes: tuple[Mode, ...], lines: Mapping[str, str], parts: Mapping[str, QWidget]
    ) -> None:
        """Offer these modes, the first one chosen; `parts` are choices that only one mode has."""
        for button in self.buttons.values():
            self._group.removeButton(button)
        clear_layout(self._rows)
        self.buttons, self._parts = {}, parts
        self._rows.addWidget(label(say("Mode"), "heading"))
        for mode in modes:
            self._add_mode(mode, say(lines[mode.id]) if mode.id in lines else "")
        self.setVisible(len(modes) > 1)
        self.choose(modes[0].id)

    def _add_mode(self, mode: Mode, line: str) -> None:
        button = QRadioButton(say(mode.name))
        button.setAccessibleDescription(line)
        self._group.addButton(button)
        self.buttons[mode.id] = button
        self._rows.addWidget(button)
        explained = label(line, "dim", wrap=True)
        explained.setContentsMargins(_INDENT, 0, 0, 4)
        self._rows.addWidget(explained)
        part = self._parts.get(mode.id)
        if part is not None:
            part.setContentsMargins(_INDENT, 0, 0, 4)
            self._rows.addWidget(part)
        button.toggled.connect(self._follow)

    def _follow(self, chosen: bool) -> None:
        if not chosen:
            return  # the other button tells it, too
        for name, part in self._parts.items():
            part.setEnabled(name == self.mode)
        self.changed.emit()

    @property
    def mode(self) -> str:
        """Id of the mode that is chosen."""
        return next(name for name, button in self.buttons.items() if button.isChecked())

    def choose(self, mode: str) -> None:
        """Choose a mode, if there is one with this id."""
        if mode in self.buttons:
            self.buttons[mode].setChecked(True)
