"""One line of the list of saved games, with what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from islands_desktop.core.phrases import say
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.fonts import text_font
from islands_desktop.desktop.look.icons import icon, icon_pixmap
from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.dates import date_words
from islands_desktop.desktop.pages.game_card import Picture
from islands_desktop.desktop.pages.one_line import OneLine
from islands_desktop.desktop.pages.page import label
from islands_desktop.desktop.pages.saved_tile import (
    marks_words,
    names_words,
    saved_name,
    saved_picture,
    seats_words,
)
from islands_desktop.opponents.players import why_no_player

if TYPE_CHECKING:
    from islands_desktop.saves.library import SavedGame

LONGEST_NAME = 80
_PICTURE = QSize(150, 80)
_BESIDE = 44


class NameField(QLineEdit):
    """The name while it is being changed: Enter keeps it, Esc leaves it as it was."""

    given_up = Signal()

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
            event.accept()
        else:
            super().keyPressEvent(event)


class SavedRow(QFrame):
    """A saved game. Signals: `chosen(what, id)`, `renamed(id, name)`."""

    chosen = Signal(str, str)
    renamed = Signal(str, str)

    def __init__(self, entry: SavedGame, palette: Palette) -> None:
        super().__init__()
        self.entry = entry
        mark(self, "panel")
        self.setAccessibleName(saved_name(entry))
        self.buttons: dict[str, QPushButton | QToolButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 10, 16, 10)
        row.setSpacing(16)
        row.addWidget(self._picture(palette))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._name_part())
        for part in self._lines(palette):
            words.addWidget(part)
        words.addStretch(1)
        row.addLayout(words, 1)
        for button in self._make_buttons(palette):
            row.addWidget(button)

    def _picture(self, palette: Palette) -> QWidget:
        picture = Picture(palette, _PICTURE.height())
        picture.setFixedWidth(_PICTURE.width())
        picture.whole = True
        if self.entry.damaged:
            dpr, tint = self.devicePixelRatioF(), palette.on_sea
            picture.show_picture(icon_pixmap("broken", 48, dpr, palette, tint))
            picture.contained = True
        else:
            dpr = self.devicePixelRatioF()
            picture.show_picture(saved_picture(self.entry, palette, dpr, _PICTURE))
        return picture

    # ------------------------------------------------------------------ words

    def _name_part(self) -> QStackedWidget:
        self._names = QStackedWidget()
        self.name = OneLine(saved_name(self.entry))
        self.name.setFont(text_font(16, bold=True))
        self.field = NameField(self.entry.name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setPlaceholderText(saved_name(self.entry))
        self.field.setAccessibleName(say("Name of the game"))
        self.field.editingFinished.connect(self._finish_rename)
        self.field.given_up.connect(self._give_up)
        self._names.addWidget(self.name)
        self._names.addWidget(self.field)
        self._names.setFixedHeight(36)
        return self._names

    def _lines(self, palette: Palette) -> list[QWidget]:
        entry = self.entry
        if entry.damaged:
            return [label(entry.damaged, "warning", wrap=True)]
        who = names_words(entry)
        parts = [seats_words(entry), *([who] if who else []), entry.progress, *marks_words(entry)]
        return [label(" · ".join(parts), "dim", wrap=True), self._score_line(palette)]

    def _score_line(self, palette: Palette) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        star = QLabel()
        star.setPixmap(icon_pixmap("star", 16, self.devicePixelRatioF(), palette))
        row.addWidget(star)
        row.addWidget(label(" : ".join(str(score) for score in self.entry.scores)))
        row.addSpacing(12)
        row.addWidget(label(date_words(self.entry.changed), "dim"))
        row.addStretch(1)
        return holder

    # ------------------------------------------------------------------ buttons

    def _make_buttons(self, palette: Palette) -> list[QWidget]:
        if self.entry.damaged:
            before = [self._button("continue", say("Continue"))] if self.entry.recoverable else []
            return [
                *before,
                self._button("show", say("Show file")),
                self._tool("delete", "trash", say("Delete"), palette),
            ]
        main = self._button("continue", say("Look") if self.entry.over else say("Continue"))
        mark(main, "primary")
        # All rows have the same columns, whatever the button says.
        metrics = main.fontMetrics()
        words = (say("Look"), say("Continue"))
        main.setMinimumWidth(max(metrics.horizontalAdvance(word) for word in words) + _BESIDE)
        return [
            main,
            self._analysis_tool(palette),
            self._tool("rename", "rename", say("Rename"), palette),
            self._tool("duplicate", "copy", say("Duplicate"), palette),
            self._tool("export", "export", say("Export …"), palette),
            self._tool("delete", "trash", say("Delete"), palette),
        ]

    def _analysis_tool(self, palette: Palette) -> QToolButton:
        """How a finished game went; for others the button says why not."""
        words, entry = say("How the game went"), self.entry
        button = self._tool("analysis", "stats", words, palette)
        unknown = why_no_player(entry.game)
        reason = say("The game is not over yet.") if not entry.over else str(unknown or "")
        button.setEnabled(not reason)
        button.setToolTip(plain_tip(f"{words}\n{reason}" if reason else words))
        return button

    def _button(self, name: str, words: str) -> QPushButton:
        button = QPushButton(words)
        self._connect(name, button, words)
        return button

    def _tool(self, name: str, picture: str, words: str, palette: Palette) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(picture, palette))
        button.setIconSize(QSize(20, 20))
        button.setToolTip(plain_tip(words))
        self._connect(name, button, words)
        return button

    def _connect(self, name: str, button: QPushButton | QToolButton, words: str) -> None:
        button.setAccessibleName(f"{words}: {saved_name(self.entry)}")
        self.buttons[name] = button
        if name == "rename":
            button.clicked.connect(self.start_rename)
        else:
            button.clicked.connect(lambda: self.chosen.emit(name, self.entry.id))

    # ------------------------------------------------------------------ renaming in place

    def start_rename(self) -> None:
        """Turn the name into a field."""
        self._names.setCurrentWidget(self.field)
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_field(self) -> None:
        """Show the name again; the keyboard goes back to where it came from."""
        if self.field.hasFocus():
            self.buttons["rename"].setFocus(Qt.FocusReason.OtherFocusReason)
        self._names.setCurrentWidget(self.name)

    def _finish_rename(self) -> None:
        if self._names.currentWidget() is not self.field:
            return
        self._close_field()
        name = " ".join(self.field.text().split())
        if name != self.entry.name:
            self.renamed.emit(self.entry.id, name)

    def _give_up(self) -> None:
        self.field.setText(self.entry.name)
        self._close_field()
