"""Settings: look, speed, sounds, language, name; where the games lie; the usual settings back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from islands_desktop.core.phrases import phrase, say
from islands_desktop.desktop.language import LANGUAGES
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.open_outside import open_folder
from islands_desktop.desktop.pages.page import (
    Navigator,
    Page,
    centred,
    column,
    label,
    panel,
    scrolling,
)
from islands_desktop.desktop.panels.seats_menu import PACE_WORDS
from islands_desktop.desktop.program import Program
from islands_desktop.saves import folders
from islands_desktop.saves.settings import CHOICES, Settings

_THEMES = {
    "system": phrase("As the system"),
    "light": phrase("Light"),
    "dark": phrase("Dark"),
}
_SPEEDS = {
    "relaxed": phrase("Relaxed"),
    "normal": phrase("Normal"),
    "fast": phrase("Fast"),
    "off": phrase("Off: no movement"),
}
_VOLUMES = {
    "off": phrase("Off"),
    "low": phrase("Low"),
    "medium": phrase("Medium"),
    "high": phrase("High"),
}
_LABEL_WIDTH, _ROW_HEIGHT = 168, 38
_KEPT = ("window", "has_dragged", "seen_help")


class SettingsPage(Page):
    """Every choice counts at once and is kept."""

    def __init__(self, program: Program, navigator: Navigator) -> None:
        super().__init__(program, navigator)
        self.boxes: dict[str, QComboBox] = {}
        content = QWidget()
        rows = column(content, 760)
        rows.addWidget(self._look_panel())
        rows.addWidget(self._play_panel())
        rows.addWidget(self._files_panel())
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scrolling(centred(content, upright=True)))
        program.settings_changed.connect(self._show_settings)
        self._show_settings()

    @property
    def heading(self) -> str:
        return say("Settings")

    # ------------------------------------------------------------------ parts

    def _look_panel(self) -> QWidget:
        languages = {"system": say("As the system"), **LANGUAGES}
        scales = {name: say("{percent} %", percent=name) for name in CHOICES["scale"]}
        form = _form()
        self._add_choice(form, "theme", say("Colours"), _said(_THEMES))
        self._add_choice(form, "language", say("Language"), languages)
        self._add_choice(form, "scale", say("Size of everything"), scales)
        self.scale_note = label("", "dim", wrap=True)
        form.addRow(_row_label(""), self.scale_note)
        return _titled(say("Appearance"), form)

    def _play_panel(self) -> QWidget:
        form = _form()
        self._add_choice(form, "speed", say("Speed of movement"), _said(_SPEEDS))
        self._add_choice(form, "computer_pace", say("Pace of the computer"), _said(PACE_WORDS))
        self._add_choice(form, "volume", say("Sounds"), _said(_VOLUMES))
        self.boxes["volume"].activated.connect(lambda _index: self.program.play_sounds(("gain",)))
        self.name = QLineEdit()
        self.name.setMaxLength(40)
        self.name.setAccessibleName(say("Your name"))
        self.name.editingFinished.connect(
            lambda: self.program.change_settings(player_name=self.name.text().strip())
        )
        form.addRow(_row_label(say("Your name")), self.name)
        return _titled(say("Play"), form)

    def _files_panel(self) -> QWidget:
        form = _form()
        self.folder = QLineEdit(str(folders.games_folder()))
        self.folder.setReadOnly(True)
        self.folder.setCursorPosition(0)
        self.folder.setAccessibleName(say("Folder of the saved games"))
        show = QPushButton(say("Show"))
        show.setAccessibleName(say("Show the folder of the saved games"))
        show.clicked.connect(self._show_folder)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.folder, 1)
        row.addWidget(show)
        form.addRow(_row_label(say("Saved games")), row)
        self.reset = QPushButton(say("Back to the usual settings"))
        mark(self.reset, "danger")
        self.reset.clicked.connect(self._reset)
        last = QHBoxLayout()
        last.addWidget(self.reset)
        last.addStretch(1)
        form.addRow(_row_label(""), last)
        return _titled(say("Files"), form)

    def _add_choice(
        self, form: QFormLayout, name: str, words: str, choices: Mapping[str, str]
    ) -> None:
        box = QComboBox()
        box.setAccessibleName(words)
        for value, text in choices.items():
            box.addItem(text, value)
        box.activated.connect(
            lambda _index, name=name, box=box: self.program.change_settings(
                **{name: box.currentData()}
            )
        )
        self.boxes[name] = box
        form.addRow(_row_label(words), box)

    # ------------------------------------------------------------------ settings

    def _show_settings(self) -> None:
        settings = self.program.settings
        for name, box in self.boxes.items():
            box.setCurrentIndex(box.findData(getattr(settings, name)))
        if self.name.text() != settings.player_name:
            self.name.setText(settings.player_name)
        running = round(self.devicePixelRatioF() * 100)
        if settings.scale in ("100", str(running)):
            self.scale_note.setText(say("A change of size counts from the next start."))
        else:
            words = say("From the next start everything is shown at {n} %.", n=settings.scale)
            self.scale_note.setText(words)

    def _show_folder(self) -> None:
        folder = folders.games_folder()
        folder.mkdir(parents=True, exist_ok=True)
        open_folder(folder)

    def _reset(self) -> None:
        """The usual settings; what is no choice of the person stays. It can be taken back."""
        before = self.program.settings
        usual = _choices_of(Settings())
        self.program.change_settings(**usual)
        self.navigator.notify(
            say("The usual settings are back."),
            say("Undo"),
            lambda: self.program.change_settings(**_choices_of(before)),
        )


def _choices_of(settings: Settings) -> dict[str, Any]:
    names = [name for name in Settings.__dataclass_fields__ if name not in _KEPT]
    return {name: getattr(settings, name) for name in names}


def _said(table: Mapping[str, str]) -> dict[str, str]:
    return {value: say(words) for value, words in table.items()}


def _row_label(words: str) -> QLabel:
    made = label(words, wrap=True)
    made.setFixedWidth(_LABEL_WIDTH)
    if words:
        made.setMinimumHeight(_ROW_HEIGHT)
    return made


def _form() -> QFormLayout:
    form = QFormLayout()
    form.setHorizontalSpacing(24)
    form.setVerticalSpacing(12)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form


def _titled(title: str, form: QFormLayout) -> QWidget:
    frame = panel(label(title, "heading"), gap=12)
    rows = frame.layout()
    assert isinstance(rows, QVBoxLayout)
    rows.addLayout(form)
    return frame
