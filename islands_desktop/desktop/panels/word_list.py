"""A list of sentences, each on as many lines as it needs."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from islands_desktop.desktop.guard import guard

#: Room beside and above the words: the padding of the style sheet and the frame of the focus.
_BESIDE, _ABOVE = 8 + 3, 6


class _Sentences(QStyledItemDelegate):
    """Asks for all the lines a sentence takes.

    Qt's own answer forgets the padding of the style sheet, so that a last word can be left out.
    """

    @guard(QSize())
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        view = self.parent()
        assert isinstance(view, QListWidget)
        wide = view.viewport().width()
        font = index.data(Qt.ItemDataRole.FontRole)
        metrics = QFontMetrics(font if isinstance(font, QFont) else view.font())
        room = QRect(0, 0, wide - 2 * _BESIDE, 100_000)
        words = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        lines = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words)
        return QSize(min(wide, lines.width() + 2 * _BESIDE), lines.height() + 2 * _ABOVE)


class WordList(QListWidget):
    """A list that leaves letters to the page, whose keys they are."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        # When a scroll bar comes or goes the lines are broken anew.
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sentences = _Sentences(self)
        self.setItemDelegate(self._sentences)

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return  # one press gives one line, however long it is held
        if event.text().isalnum() and not event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)
