"""A list of commands in a popup: everything that can be done with what was clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter

from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.table.popup import ScenePopup
from islands_desktop.desktop.table.popup_layout import Column
from islands_desktop.desktop.table.popup_parts import Button, Part
from islands_desktop.games.propeller_islands.commands import Command

KEYS = "123456789"


class CommandButton(Button):
    """A wide button with the words of a command on the left, broken where they are long."""

    def measure(self, width: float) -> QSizeF:
        lines = 1 + int(self.wide_words() > width - 60)
        return QSizeF(width, 22.0 + 20 * lines)

    def wide_words(self) -> float:
        """How wide the words are in one line."""
        return QFontMetricsF(self.font).horizontalAdvance(self.label)

    def _paint_words(self, painter: QPainter, palette: Palette, box: QRectF, ink: str) -> None:
        painter.setPen(colour(ink))
        painter.setFont(self.font)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        room = box.adjusted(14, 0, -14, 0)
        painter.drawText(room, int(flags) | int(Qt.TextFlag.TextWordWrap), self.label)


class CommandMenu(ScenePopup):
    """`chosen(command)` after one was clicked, or its digit was pressed; previews while focused."""

    chosen = Signal(object)

    def __init__(
        self,
        title: str,
        commands: Sequence[Command],
        words: Callable[[Command], str],
        palette: Palette,
        pace: float,
    ) -> None:
        parts: list[Part] = []
        for number, command in enumerate(commands):
            key = KEYS[number] if number < len(KEYS) else ""
            parts.append(CommandButton(words(command), self._chooser(command), key=key))
        super().__init__(palette, title, Column(parts, gap=6), width=460, pace=pace)

    def _chooser(self, command: Command) -> Callable[[], None]:
        def choose() -> None:
            self.close()
            self.chosen.emit(command)

        return choose
