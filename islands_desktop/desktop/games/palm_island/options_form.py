"""The choices of a new game of Palm Island: difficulty, feats, disaster, villagers, aids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from islands_desktop.core.phrases import phrase, say
from islands_desktop.desktop.games.palm_island.earned import earned_feats
from islands_desktop.desktop.games.palm_island.feat_choice import FeatChoice, difficulty_words
from islands_desktop.desktop.games.palm_island.line_icons import line_icon
from islands_desktop.desktop.games.palm_island.table_card_words import (
    ability_cost_words,
    disaster_cost_words,
)
from islands_desktop.desktop.look.palette import palette_for
from islands_desktop.desktop.pages.page import label, panel
from islands_desktop.games.palm_island.components import ABILITIES, DIFFICULTIES, DISASTERS
from islands_desktop.games.palm_island.names import ability_name, card_name
from islands_desktop.games.palm_island.options import DRAWN, NO_ABILITY, OPTIONS

_DIFFICULTIES = {"hard": phrase("Hard"), "medium": phrase("Medium"), "easy": phrase("Easy")}
_SWITCHES = {
    "villagers": (phrase("Villagers"), phrase("Villagers can be recruited.")),
    "clock": (
        phrase("Clock"),
        phrase("Time is measured: who ends a round first buys first."),
    ),
    "open_deck": (
        phrase("Open deck"),
        phrase("The whole deck can be looked at. The result is marked."),
    ),
    "practice": (
        phrase("Practice"),
        phrase("Undo reaches back across rounds. The result is marked as practice."),
    ),
}
_LINES_OF_MODES = {
    "villagers": {
        "solo": phrase("Three of the seven villagers wait behind the deck and can be recruited."),
        "casual": phrase("The same three of the seven villagers wait in every deck."),
        "speed": phrase("Villagers are bought instead of outposts."),
    },
    "open_deck": {
        "solo": phrase(
            "The whole deck can be looked at. The result is marked; no feats can be earned."
        ),
    },
}
"""Sentences about switches that are another in some modes."""
_VARIANTS, _AIDS = ("villagers", "clock"), ("open_deck", "practice")


MODE_LINES: Mapping[str, str] = {
    "solo": phrase("Alone with your deck, for points and feats."),
    "cooperative": phrase("Together against a disaster: everybody pays, or all lose."),
    "casual": phrase("The same deck for all; outposts go to who is alone in reaching them."),
    "speed": phrase("Who handles few cards buys outposts first."),
}
"""What each mode is, in a sentence."""


def next_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the next deal after a game with these."""
    fresh = {"profile": earned_feats(), "order": ()}
    return {**options, **{name: value for name, value in fresh.items() if name in options}}


class OptionsForm(QObject):
    """Difficulty, feats, variants and aids; `options()` is what `make_setup` wants.

    `main` and `aside` are the widgets for the two columns of the page, `mode_parts` those that
    stand with a mode: disaster and ability of cooperative play (PALM-13.1).

    `profile` are the earned feats: medium needs one of them, easy offers any number (PALM-10.1,
    10.2); nothing else can be chosen. Signal `changed` after every choice.
    """

    changed = Signal()

    DEAL_RULE = "PALM-2.5"

    def __init__(self) -> None:
        super().__init__()
        self._mode = "solo"
        self.profile = earned_feats()
        self.mode_parts: dict[str, QWidget] = {"cooperative": self._group_part()}
        self.difficulties: dict[str, QRadioButton] = {}
        self.switches: dict[str, QCheckBox] = {}
        self._lines: dict[str, QLabel] = {}
        self.feat_choice = FeatChoice(self.profile)
        self.feats = self.feat_choice.boxes
        self.feat_choice.changed.connect(self.changed)
        self._exclusive = QButtonGroup(self)
        self.main = QWidget()
        rows = QVBoxLayout(self.main)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(16)
        self._difficulty = self._difficulty_panel()
        self._variants = self._switch_panel(say("Variant"), _VARIANTS)
        rows.addWidget(self._difficulty)
        rows.addWidget(self._variants)
        self.aside = QWidget()
        beside = QVBoxLayout(self.aside)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(16)
        beside.addWidget(self._switch_panel(say("Aids"), _AIDS))
        self.difficulties["hard"].setChecked(True)
        self._follow()
        self.show_mode("solo")

    # ------------------------------------------------------------------ parts

    def _difficulty_panel(self) -> QWidget:
        frame = panel(label(say("Difficulty"), "heading"), gap=4)
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        beside = QHBoxLayout()
        beside.setSpacing(28)
        for name, title in _DIFFICULTIES.items():
            button = QRadioButton(say(title))
            button.setEnabled(DIFFICULTIES[name].min_feats <= len(self.profile))
            button.setAccessibleDescription(difficulty_words(name))
            button.setToolTip(difficulty_words(name))
            button.toggled.connect(self._follow)
            self._exclusive.addButton(button)
            self.difficulties[name] = button
            beside.addWidget(button)
        beside.addStretch(1)
        rows.addLayout(beside)
        rows.addWidget(self.feat_choice)
        return frame

    def _switch_panel(self, title: str, names: tuple[str, ...]) -> QWidget:
        frame = panel(label(title, "heading"), gap=4)
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        for name in names:
            words, line = _SWITCHES[name]
            box = QCheckBox(say(words))
            box.toggled.connect(lambda _on: self.changed.emit())
            self.switches[name] = box
            self._lines[name] = _explained(say(line))
            box.setAccessibleDescription(say(line))
            rows.addWidget(box)
            rows.addWidget(self._lines[name])
        return frame

    def _explain_group(self) -> None:
        """What the chosen disaster and ability ask of every player."""
        words = (disaster_cost_words(self.disaster.currentData()),
                 ability_cost_words(self.ability.currentData()))  # fmt: skip
        for line, sentence in zip(self.group_lines, words, strict=True):
            line.setText(sentence)
            line.setVisible(bool(sentence))

    def _group_part(self) -> QWidget:
        """Which disaster, and which ability (PALM-13.1)."""
        self.group_lines: list[QLabel] = []
        self.disaster = _choice(say("Disaster"), {DRAWN: say("drawn by lot")})
        for card in DISASTERS:
            self.disaster.addItem(_small_picture(card.code), card_name(card.code), card.code)
        self.ability = _choice(say("Ability"), {NO_ABILITY: say("none")})
        for name in ABILITIES:
            self.ability.addItem(_small_picture(name), ability_name(name), name)
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for row, (words, box) in enumerate(
            ((say("Disaster"), self.disaster), (say("Ability"), self.ability))
        ):
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())
            grid.addWidget(label(words), 2 * row, 0)
            grid.addWidget(box, 2 * row, 1)
            line = label("", "dim", wrap=True)
            self.group_lines.append(line)
            grid.addWidget(line, 2 * row + 1, 1)
            box.currentIndexChanged.connect(lambda _index: self._explain_group())
        self._explain_group()
        return holder

    # ------------------------------------------------------------------ choices

    @property
    def difficulty(self) -> str:
        """The difficulty that is chosen."""
        return next(name for name, button in self.difficulties.items() if button.isChecked())

    def _follow(self) -> None:
        """Offer the feats that the difficulty allows."""
        chosen = [name for name, button in self.difficulties.items() if button.isChecked()]
        if chosen:  # between two radio buttons none is
            self.feat_choice.show_difficulty(chosen[0])
            self.changed.emit()

    def show_mode(self, mode: str) -> None:
        """Offer what the mode has."""
        self._mode = mode
        names = {option.name for option in OPTIONS[mode]}
        self._difficulty.setVisible("difficulty" in names)
        for name, box in self.switches.items():
            box.setVisible(name in names)
            self._lines[name].setVisible(name in names)
        self._variants.setVisible(bool(names & set(_VARIANTS)))
        for name, lines in _LINES_OF_MODES.items():
            line = say(lines.get(mode, _SWITCHES[name][1]))
            self._lines[name].setText(line)
            self.switches[name].setAccessibleDescription(line)

    def options(self) -> dict[str, Any]:
        """The options of the set-up."""
        chosen: dict[str, Any] = {name: box.isChecked() for name, box in self.switches.items()}
        chosen |= {
            "difficulty": self.difficulty,
            "feats": self.feat_choice.chosen(),
            "profile": self.profile,
            "disaster": self.disaster.currentData(),
            "ability": self.ability.currentData(),
        }
        names = {option.name for option in OPTIONS[self._mode]}
        return {name: value for name, value in chosen.items() if name in names}

    def choose(self, options: Mapping[str, Any]) -> None:
        """Choose what an earlier set-up had, as far as it is still possible."""
        self.feat_choice.tick(options.get("feats", ()))
        wanted = str(options.get("difficulty", "hard"))
        if wanted in self.difficulties and self.difficulties[wanted].isEnabled():
            self.difficulties[wanted].setChecked(True)
        for name, box in self.switches.items():
            box.setChecked(bool(options.get(name)))
        for name, choice in (("disaster", self.disaster), ("ability", self.ability)):
            if name in options:
                choice.setCurrentIndex(max(0, choice.findData(options[name])))
        self._follow()


def _small_picture(name: str) -> QIcon:
    """The picture of a disaster or an ability; it is the same by day and by night."""
    return QIcon(line_icon(name, 28, 2.0, palette_for(False)))


def _choice(words: str, first: Mapping[str, str]) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(words)
    for value, shown in first.items():
        box.addItem(shown, value)
    return box


def _explained(sentence: str) -> QLabel:
    line = label(sentence, "dim", wrap=True)
    line.setContentsMargins(32, 0, 0, 4)
    return line
