"""Rows and columns of popup parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from islands_desktop.desktop.look.palette import Palette
from islands_desktop.desktop.table.popup_parts import GAP, Mood, Part


class Group(Part):
    """Parts together; hidden ones take no room."""

    def __init__(self, parts: Sequence[Part], gap: float = GAP) -> None:
        super().__init__()
        self.parts = list(parts)
        self.gap = gap

    def shown(self) -> list[Part]:
        """The parts that take room now."""
        return [part for part in self.parts if part.visible]

    def leaves(self) -> Iterator[Part]:
        for part in self.shown() if self.visible else ():
            yield from part.leaves()

    def paint(self, painter: QPainter, palette: Palette, mood: Mood) -> None:
        """Only leaves are painted."""


class Column(Group):
    """Parts below each other, each as wide as the column."""

    def measure(self, width: float) -> QSizeF:
        sizes = [part.measure(width) for part in self.shown()]
        gaps = self.gap * max(0, len(sizes) - 1)
        wide = max((size.width() for size in sizes), default=0.0)
        return QSizeF(wide, sum(size.height() for size in sizes) + gaps)

    def place(self, rect: QRectF) -> None:
        super().place(rect)
        y = rect.top()
        for part in self.shown():
            high = part.measure(rect.width()).height()
            part.place(QRectF(rect.left(), y, rect.width(), high))
            y += high + self.gap


class Row(Group):
    """Parts beside each other, going on in the next line where there is no more room.

    `even`: all are as wide as the widest, so that those below each other stand in columns.
    """

    def __init__(
        self, parts: Sequence[Part], gap: float = GAP, *, align: str = "left", even: bool = False
    ) -> None:
        super().__init__(parts, gap)
        self.align = align
        self.even = even

    def _lines(self, width: float) -> list[list[tuple[Part, QSizeF]]]:
        lines: list[list[tuple[Part, QSizeF]]] = [[]]
        used = 0.0
        sizes = [part.measure(width) for part in self.shown()]
        widest = max((size.width() for size in sizes), default=0.0)
        for part, size in zip(self.shown(), sizes, strict=True):
            if self.even:
                size.setWidth(widest)
            if lines[-1] and used + self.gap + size.width() > width + 0.5:
                lines.append([])
                used = 0.0
            used += size.width() + (self.gap if lines[-1] else 0.0)
            lines[-1].append((part, size))
        return lines if lines[0] else []

    def _line_width(self, line: list[tuple[Part, QSizeF]]) -> float:
        return sum(size.width() for _part, size in line) + self.gap * (len(line) - 1)

    def measure(self, width: float) -> QSizeF:
        lines = self._lines(width)
        highs = [max(size.height() for _part, size in line) for line in lines]
        wide = max((self._line_width(line) for line in lines), default=0.0)
        return QSizeF(wide, sum(highs) + self.gap * max(0, len(highs) - 1))

    def place(self, rect: QRectF) -> None:
        super().place(rect)
        y = rect.top()
        for line in self._lines(rect.width()):
            spare = rect.width() - self._line_width(line)
            x = rect.left() + {"left": 0.0, "centre": spare / 2, "right": spare}[self.align]
            high = max(size.height() for _part, size in line)
            for part, size in line:
                part.place(QRectF(x, y + (high - size.height()) / 2, size.width(), size.height()))
                x += size.width() + self.gap
            y += high + self.gap


class Beside(Group):
    """Two columns, the first `first_width` wide; below each other where it is too narrow."""

    def __init__(self, first: Part, second: Part, first_width: float, gap: float = 16.0) -> None:
        super().__init__([first, second], gap)
        self.first_width = first_width

    def _stacked(self, width: float) -> bool:
        return width < self.first_width + self.gap + 240 or len(self.shown()) < 2

    def measure(self, width: float) -> QSizeF:
        if self._stacked(width):
            sizes = [part.measure(width) for part in self.shown()]
            gaps = self.gap * max(0, len(sizes) - 1)
            return QSizeF(width, sum(size.height() for size in sizes) + gaps)
        first = self.parts[0].measure(self.first_width)
        second = self.parts[1].measure(width - self.first_width - self.gap)
        return QSizeF(width, max(first.height(), second.height()))

    def place(self, rect: QRectF) -> None:
        super().place(rect)
        if self._stacked(rect.width()):
            y = rect.top()
            for part in self.shown():
                high = part.measure(rect.width()).height()
                part.place(QRectF(rect.left(), y, rect.width(), high))
                y += high + self.gap
            return
        second_left = rect.left() + self.first_width + self.gap
        self.parts[0].place(QRectF(rect.left(), rect.top(), self.first_width, rect.height()))
        self.parts[1].place(
            QRectF(second_left, rect.top(), rect.right() - second_left, rect.height())
        )
