"""All saved games: continue, rename, duplicate, delete with a way back, export, import."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.desktop.open_outside import open_folder
from islands_desktop.desktop.pages.empty_note import ABOVE, EmptyNote
from islands_desktop.desktop.pages.page import (
    Navigator,
    Page,
    centred,
    column,
    label,
    scrolling,
)
from islands_desktop.desktop.pages.saved_row import SavedRow
from islands_desktop.desktop.pages.saved_tile import saved_name
from islands_desktop.desktop.panels.flow import clear_layout
from islands_desktop.desktop.program import Program
from islands_desktop.saves.faults import SaveFault
from islands_desktop.saves.library import EXPORTED

if TYPE_CHECKING:
    from islands_desktop.saves.library import SavedGame

_FILTER = f"*{EXPORTED} *.json"

AT_ONCE = 60
"""Lines made at a time, more than any screen is high: some hundred would take seconds."""


def documents_folder() -> Path:
    """Where a person keeps files: never the folder that the program happened to be started in."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(place) if place and Path(place).is_dir() else Path.home()


def ask_open_path(parent: QWidget) -> str:
    """The file to import, as the person picks it, "" if none."""
    folder = str(documents_folder())
    return QFileDialog.getOpenFileName(parent, say("Import a saved game"), folder, _FILTER)[0]


def ask_save_path(parent: QWidget, proposed: str) -> str:
    """Where to export to, as the person picks it, "" if nowhere."""
    target = str(documents_folder() / proposed)
    return QFileDialog.getSaveFileName(parent, say("Export the game"), target, _FILTER)[0]


def show_in_folder(path: Path) -> None:
    """Open the folder of a file in the system's own program for files."""
    open_folder(path.parent)


class SavedGamesPage(Page):
    """The list of saved games, the last played first.

    `ask_open`, `ask_save` and `show_file` are how it asks the system; they can be replaced.
    """

    def __init__(self, program: Program, navigator: Navigator) -> None:
        super().__init__(program, navigator)
        self.ask_open: Callable[[QWidget], str] = ask_open_path
        self.ask_save: Callable[[QWidget, str], str] = ask_save_path
        self.show_file: Callable[[Path], None] = show_in_folder
        self.rows: dict[str, SavedRow] = {}
        self._entries: list[SavedGame] = []
        content = QWidget()
        outer = column(content)
        head = QHBoxLayout()
        self.count = label("", "dim")
        head.addWidget(self.count)
        head.addStretch(1)
        self.import_button = QPushButton(say("Import a game …"))
        self.import_button.clicked.connect(self.import_game)
        head.addWidget(self.import_button)
        outer.addLayout(head)
        self._list = QVBoxLayout()
        self._list.setSpacing(12)
        outer.addLayout(self._list)
        outer.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        self.area = scrolling(centred(content))
        self.area.verticalScrollBar().valueChanged.connect(self._follow_scrolling)
        around.addWidget(self.area)
        program.games_changed.connect(self._refresh_if_shown)

    @property
    def heading(self) -> str:
        return say("Saved games")

    def arrive(self, **wishes: Any) -> None:
        self.refresh()

    def leave(self) -> None:
        self._clear()  # a long list takes many megabytes

    def dress(self) -> None:
        if self.rows:
            self.refresh()

    def _refresh_if_shown(self) -> None:
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """Read the folder again."""
        entries = self.program.saved_games.entries()
        place, count = self._place_of_focus(), max(AT_ONCE, len(self.rows))
        self._clear()
        self._entries = entries
        self._add_rows(count)
        if not entries:
            none = EmptyNote(say("No game has been begun yet."), self.program, self.navigator)
            self._list.addSpacing(ABOVE)
            self._list.addWidget(none, 0, Qt.AlignmentFlag.AlignHCenter)
        one = say("1 saved game")
        self.count.setVisible(bool(entries))
        self.count.setText(one if len(entries) == 1 else say("{n} saved games", n=len(entries)))
        if place is not None:
            self._focus(*place)

    def _clear(self) -> None:
        clear_layout(self._list)
        self._entries, self.rows = [], {}

    def _add_rows(self, count: int) -> None:
        """Make so many of the lines that are not there yet."""
        for entry in self._entries[len(self.rows) :][:count]:
            row = SavedRow(entry, self.program.palette)
            row.chosen.connect(self._act)
            row.renamed.connect(self.rename)
            self._list.addWidget(row)
            self.rows[entry.id] = row

    def _follow_scrolling(self) -> None:
        """Near the end of the lines that are there the next ones are made."""
        bar = self.area.verticalScrollBar()
        if bar.maximum() - bar.value() < bar.pageStep():
            self._add_rows(AT_ONCE)

    def _place_of_focus(self) -> tuple[int, str] | None:
        """Row and button that have the keyboard, None if it is elsewhere."""
        for number, row in enumerate(self.rows.values()):
            for name, button in row.buttons.items():
                if button.hasFocus():
                    return number, name
        return None

    def _focus(self, number: int, name: str) -> None:
        """Give the keyboard to the button that lies where the one that had it was."""
        rows = list(self.rows.values())
        button: QWidget = self.import_button
        if rows:
            buttons = rows[min(number, len(rows) - 1)].buttons
            button = buttons.get(name) or buttons["delete"]
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ what can be done

    def _act(self, name: str, game_id: str) -> None:
        deeds: dict[str, Callable[[str], None]] = {
            "continue": self.navigator.continue_game,
            "analysis": self.analyse,
            "duplicate": self.duplicate,
            "delete": self.delete,
            "export": self.export,
            "show": lambda known: self.show_file(self.rows[known].entry.path),
        }
        deeds[name](game_id)

    def _try(self, deed: Callable[[], object]) -> bool:
        """Do something with files; a fault is told, and whether it worked is returned."""
        try:
            deed()
        except SaveFault as fault:
            self.navigator.notify(str(fault))
            return False
        return True

    def analyse(self, game_id: str) -> None:
        """Show how a finished game went; it lies on the table behind that."""
        self.navigator.continue_game(game_id)
        on_table = self.program.on_table
        if on_table is not None and on_table.id == game_id:
            self.navigator.open_page("analysis")

    def rename(self, game_id: str, name: str) -> None:
        """Give a game another name; an empty one gives it its usual name back."""
        if self._try(lambda: self.program.rename_game(game_id, name)):
            self.refresh()

    def duplicate(self, game_id: str) -> None:
        """Make a copy of a game."""
        if self._try(lambda: self.program.saved_games.duplicate(game_id)):
            self.program.games_changed.emit()
            self.refresh()

    def delete(self, game_id: str) -> None:
        """Delete a game, with a way back."""
        name = saved_name(self.rows[game_id].entry)
        if self._try(lambda: self.program.delete_game(game_id)):
            self.refresh()
            sentence = say("“{name}” was deleted.", name=name)
            self.navigator.notify(sentence, say("Undo"), lambda: self.restore(game_id))

    def restore(self, game_id: str) -> None:
        """Take a deletion back."""
        # The notice that offers it may outlive this page, which a new language builds anew: so
        # whoever shows the list by then is told, and nothing of the page is touched.
        if self._try(lambda: self.program.saved_games.restore(game_id)):
            self.program.games_changed.emit()

    def export(self, game_id: str) -> None:
        """Copy a game to a file of the person's choice."""
        name = "".join(
            letter if letter.isalnum() or letter in " -_" else "-"
            for letter in saved_name(self.rows[game_id].entry)
        )
        target = self.ask_save(self, f"{name}{EXPORTED}")
        if not target:
            return
        if self._try(lambda: self.program.saved_games.export(game_id, Path(target))):
            self.navigator.notify(say("Exported to {file}.", file=target))

    def import_game(self) -> None:
        """Take a game in from a file of the person's choice."""
        source = self.ask_open(self)
        if source and self._try(lambda: self.program.saved_games.import_file(Path(source))):
            self.program.games_changed.emit()
            self.refresh()
            self.navigator.notify(say("The game was imported."))
