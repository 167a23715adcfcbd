"""A row of widgets that goes on in a second line where the first one is full."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from islands_desktop.desktop.guard import guard

_NO_ITEM: QLayoutItem | None = None


class FlowLayout(QLayout):
    """Items from left to right, line by line, each as large as it wants to be."""

    def __init__(self, parent: QWidget | None = None, gap: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    @guard(None)
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @guard(0)
    def count(self) -> int:
        return len(self._items)

    @guard(_NO_ITEM)
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @guard(_NO_ITEM)
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @guard(Qt.Orientation(0))
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @guard(True)
    def hasHeightForWidth(self) -> bool:
        return True

    @guard(0)
    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    @guard(None)
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    @guard(QSize())
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @guard(QSize())
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, move: bool) -> int:
        """Place the items in `rect`, or only count; returns the height they take."""
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            hint = item.sizeHint()
            if x > rect.x() and x + hint.width() > rect.x() + rect.width():
                x, y, line = rect.x(), y + line + self.gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self.gap
            line = max(line, hint.height())
        return y + line - rect.y()


def clear_layout(layout: QLayout) -> None:
    """Take all widgets out of a layout and let them go."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        shiboken6.delete(item)  # an item that was taken belongs to nobody
