"""The games begun last as tiles: as many rows and columns as there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from islands_desktop.desktop.look.palette import Palette

if TYPE_CHECKING:
    from islands_desktop.saves.library import SavedGame

TILE_WIDTH, TILE_HEIGHT = 232, 200
GAP = 16
MOST_WIDE = 310
"""How far tiles stretch in the smallest window, which has room for three side by side."""

_MOST_ROWS = 3


class SavedGrid(QWidget):
    """Tiles of saved games. Signal `chosen(id)` when one of them is."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[SavedGame] = []
        self._palette: Palette | None = None
        self.columns, self.rows = 4, 1
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)

    def show_games(self, entries: list[SavedGame], palette: Palette) -> None:
        """Show the first of these games."""
        self._entries, self._palette = entries, palette
        self._fill()

    def fit(self, width: int, height: int) -> None:
        """Use a place of this size; at least one row is shown."""
        columns = max(1, (width + GAP) // (TILE_WIDTH + GAP))
        rows = min(_MOST_ROWS, max(1, (height + GAP) // (TILE_HEIGHT + GAP)))
        if (columns, rows) != (self.columns, self.rows):
            self.columns, self.rows = columns, rows
            self._fill()

    def _fill(self) -> None:
        from islands_desktop.desktop.pages.saved_tile import SavedTile
        from islands_desktop.desktop.panels.flow import clear_layout

        clear_layout(self._grid)
        if self._palette is None:
            return
        for place, entry in enumerate(self._entries[: self.columns * self.rows]):
            tile = SavedTile(entry, self._palette)
            tile.chosen.connect(self.chosen)
            self._grid.addWidget(tile, place // self.columns, place % self.columns)
        # Columns without a game keep their room, so that a tile is never stretched.
        for number in range(max(self.columns, self._grid.columnCount())):
            used = number < self.columns
            self._grid.setColumnStretch(number, int(used))
            self._grid.setColumnMinimumWidth(number, TILE_WIDTH if used else 0)
