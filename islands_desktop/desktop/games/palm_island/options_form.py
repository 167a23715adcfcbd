"""The choices of a new game of Palm Island: difficulty, feats, villagers, aids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from islands_desktop.core.phrases import phrase, say
from islands_desktop.desktop.games.palm_island.earned import earned_feats
from islands_desktop.desktop.pages.page import label, panel
from islands_desktop.games.palm_island.components import DIFFICULTIES, FEATS
from islands_desktop.games.palm_island.names import card_name

_DIFFICULTIES = {
    "hard": (phrase("Hard"), phrase("No feat. The game as it is.")),
    "medium": (phrase("Medium"), phrase("One feat you have earned joins the deck.")),
    "easy": (phrase("Easy"), phrase("Any number of earned feats joins the deck.")),
}
_SWITCHES = {
    "villagers": (
        phrase("Villagers"),
        phrase("Three of the seven villagers wait behind the deck and can be recruited."),
    ),
    "open_deck": (
        phrase("Open deck"),
        phrase("The whole deck can be looked at. The result is marked; no feats can be earned."),
    ),
    "practice": (
        phrase("Practice"),
        phrase("Undo reaches back across rounds. The result is marked as practice."),
    ),
}
_VARIANTS, _AIDS = ("villagers",), ("open_deck", "practice")


MODE_LINES: Mapping[str, str] = {}
"""What the modes are, in a sentence each; the page shows none where there is one mode."""


def next_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the next deal after a game with these."""
    return {**options, "profile": earned_feats(), "order": ()}


class OptionsForm(QObject):
    """Difficulty, feats, variants and aids; `options()` is what `make_setup` wants.

    `main` and `aside` are the widgets for the two columns of the page.

    `profile` are the earned feats: medium needs one of them, easy offers any number (PALM-10.1,
    10.2). `mode_parts` are choices of one mode only: here none. Signal `changed` after every
    choice.
    """

    changed = Signal()

    DEAL_RULE = "PALM-2.5"

    def __init__(self) -> None:
        super().__init__()
        self.profile = earned_feats()
        self.mode_parts: dict[str, QWidget] = {}
        self.difficulties: dict[str, QRadioButton] = {}
        self.feats: dict[str, QCheckBox] = {}
        self.switches: dict[str, QCheckBox] = {}
        self._exclusive = QButtonGroup(self)
        self.main = QWidget()
        rows = QVBoxLayout(self.main)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(16)
        rows.addWidget(self._difficulty_panel())
        self.aside = QWidget()
        beside = QVBoxLayout(self.aside)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(16)
        beside.addWidget(self._switch_panel(say("Variant"), _VARIANTS))
        beside.addWidget(self._switch_panel(say("Aids"), _AIDS))
        self.difficulties["hard"].setChecked(True)
        self._follow()

    def _difficulty_panel(self) -> QWidget:
        frame = panel(label(say("Difficulty"), "heading"), gap=4)
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        earned = len(self.profile)
        for name, (title, line) in _DIFFICULTIES.items():
            button = QRadioButton(say(title))
            button.setAccessibleDescription(say(line))
            button.setEnabled(DIFFICULTIES[name].min_feats <= earned)
            button.toggled.connect(self._follow)
            self._exclusive.addButton(button)
            self.difficulties[name] = button
            rows.addWidget(button)
            rows.addWidget(_explained(say(line)))
        if not earned:
            note = say("Medium opens once you have earned a feat: finish games well.")
            rows.addWidget(_explained(note))
        rows.addWidget(self._feat_box())
        return frame

    def _feat_box(self) -> QWidget:
        self._feats = QWidget()
        grid = QGridLayout(self._feats)
        grid.setContentsMargins(28, 4, 0, 0)
        grid.setVerticalSpacing(2)
        had = dict(self.profile)
        for place, feat in enumerate(spec for spec in FEATS if spec.code in had):
            box = QCheckBox(card_name(feat.code))
            box.toggled.connect(lambda _on, code=feat.code: self._choose_feat(code))
            self.feats[feat.code] = box
            grid.addWidget(box, place // 2, place % 2)
        return self._feats

    def _switch_panel(self, title: str, names: tuple[str, ...]) -> QWidget:
        frame = panel(label(title, "heading"), gap=4)
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        for name in names:
            words, line = _SWITCHES[name]
            box = QCheckBox(say(words))
            box.setAccessibleDescription(say(line))
            box.toggled.connect(lambda _on: self.changed.emit())
            self.switches[name] = box
            rows.addWidget(box)
            rows.addWidget(_explained(say(line)))
        return frame

    @property
    def difficulty(self) -> str:
        """The difficulty that is chosen."""
        return next(name for name, button in self.difficulties.items() if button.isChecked())

    def _follow(self) -> None:
        """Show feats only where they are used, and choose the one that medium needs."""
        chosen = [name for name, button in self.difficulties.items() if button.isChecked()]
        if not chosen:
            return  # between two radio buttons
        self._feats.setVisible(bool(self.feats) and chosen[0] != "hard")
        if chosen[0] == "medium" and len(self._chosen_feats()) != 1 and self.feats:
            self._tick([next(iter(self._chosen_feats() or self.feats))])
        self.changed.emit()

    def _choose_feat(self, code: str) -> None:
        if self.difficulty == "medium":
            self._tick([code])
        self.changed.emit()

    def _tick(self, codes: list[str]) -> None:
        for code, box in self.feats.items():
            before = box.blockSignals(True)
            box.setChecked(code in codes)
            box.blockSignals(before)

    def _chosen_feats(self) -> list[str]:
        return [code for code, box in self.feats.items() if box.isChecked()]

    def show_mode(self, mode: str) -> None:
        """There is one mode only."""

    def options(self) -> dict[str, Any]:
        """The options of the set-up."""
        used = [] if self.difficulty == "hard" else self._chosen_feats()
        switches = {name: box.isChecked() for name, box in self.switches.items()}
        return {"difficulty": self.difficulty, "feats": used, "profile": self.profile, **switches}

    def choose(self, options: Mapping[str, Any]) -> None:
        """Choose what an earlier set-up had, as far as it is still possible."""
        wanted = str(options.get("difficulty", "hard"))
        if wanted in self.difficulties and self.difficulties[wanted].isEnabled():
            self.difficulties[wanted].setChecked(True)
        self._tick([code for code in options.get("feats", ()) if code in self.feats])
        for name, box in self.switches.items():
            box.setChecked(bool(options.get(name)))


def _explained(sentence: str) -> QWidget:
    line = label(sentence, "dim", wrap=True)
    line.setContentsMargins(32, 0, 0, 4)
    return line
