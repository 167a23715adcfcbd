"""One catalogue of the standard actions and their keys, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from islands_desktop.core.phrases import phrase, say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class StandardAction:
    """An action every game has: `keys` in Qt's portable form, the first one is shown."""

    id: str
    label: str
    keys: tuple[str, ...]
    icon: str = ""

    @property
    def key(self) -> str:
        """The key that buttons show."""
        return self.keys[0] if self.keys else ""

    @property
    def words(self) -> str:
        """The label in the current language."""
        return say(self.label)


_FRAME = (
    StandardAction("back", phrase("Back"), ("Esc", "Alt+Left"), "back"),
    StandardAction("home", phrase("Home"), ("Alt+Home",), "home"),
    StandardAction("new_game", phrase("New game"), ("Ctrl+N",), "plus"),
    StandardAction("saved_games", phrase("Saved games"), ("Ctrl+O",), "load"),
    StandardAction("statistics", phrase("Statistics"), ("Ctrl+T",), "stats"),
    StandardAction("settings", phrase("Settings"), ("Ctrl+,",), "settings"),
    StandardAction("help", phrase("Help"), ("F1",), "help"),
    StandardAction("theme", phrase("Light or dark"), ("F8",), "moon"),
    StandardAction("full_screen", phrase("Full screen"), ("F11",), "fit"),
    StandardAction("quit", phrase("Quit"), ("Ctrl+Q",), "close"),
)

_TABLE = (
    StandardAction("undo", phrase("Undo"), ("Ctrl+Z",), "undo"),
    StandardAction("redo", phrase("Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"), "redo"),
    StandardAction("round_start", phrase("Back to the start"), ("Ctrl+Backspace",), "round_start"),
    StandardAction("panel", phrase("Side panel"), ("F9",), "panel"),
    StandardAction("score_tab", phrase("Score"), ("Ctrl+1",), "score"),
    StandardAction("log_tab", phrase("Log"), ("Ctrl+2",), "log_book"),
    StandardAction("help_tab", phrase("Help"), ("Ctrl+3",), "help"),
    StandardAction("command_list", phrase("List of moves"), ("L",), "list"),
    StandardAction("hint", phrase("Show a good move"), ("F3",), "hint"),
    StandardAction("seats", phrase("Who plays"), ("F4",), "people"),
    StandardAction("take_over", phrase("Take over"), ("Shift+F4",), "person"),
    StandardAction("pause", phrase("Pause"), ("F5",), "pause"),
    StandardAction("step", phrase("One move"), ("F6",), "forward"),
    StandardAction("skip", phrase("Decide now"), ("F7",), "last"),
    StandardAction("mute", phrase("Sounds on or off"), ("M",)),
    StandardAction("fit", phrase("Fit the table"), ("0",), "fit"),
    StandardAction("zoom_in", phrase("Zoom in"), ("+", "Ctrl++"), "zoom_in"),
    StandardAction("zoom_out", phrase("Zoom out"), ("-", "Ctrl+-"), "zoom_out"),
)

STANDARD_ACTIONS: dict[str, StandardAction] = {action.id: action for action in (*_FRAME, *_TABLE)}
"""Every standard action by its id: those of the frame, then those of the table."""

FRAME_ACTIONS: tuple[str, ...] = tuple(action.id for action in _FRAME)
"""Ids of the actions that work on every page."""


def add_shortcuts(page: QWidget, names: Iterable[str], trigger: Callable[[str], None]) -> None:
    """Let the keys of standard actions trigger them while the keyboard is on a page."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QKeySequence, QShortcut

    for name in names:
        for key in STANDARD_ACTIONS[name].keys:
            shortcut = QShortcut(QKeySequence(key), page)
            shortcut.setAutoRepeat(name in ("undo", "redo"))
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda name=name: trigger(name))


def key_words(key: str) -> str:
    """A key as people write it on this system ("Ctrl+Z", "⌘Z").

    Both keys that confirm are called Enter, as in the help: Qt's word for the other one means
    "back" in some languages.
    """
    from PySide6.QtGui import QKeySequence

    return QKeySequence("Enter" if key == "Return" else key).toString(
        QKeySequence.SequenceFormat.NativeText
    )
