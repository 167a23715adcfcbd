"""A label that keeps to one line."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.plain_tip import plain_tip
from islands_desktop.desktop.look.stylesheet import mark


class OneLine(QLabel):
    """Words on one line: those that find no room give way to “…”, and the tool tip has them all."""

    def __init__(self, words: str, kind: str = "", bold: bool = False) -> None:
        super().__init__(words)
        self.words = words
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if kind:
            mark(self, kind)
        if bold:
            font = self.font()
            font.setBold(True)
            self.setFont(font)

    @guard(QSize())
    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    @guard(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many of the words as there is room for."""
        self.ensurePolished()
        elide = Qt.TextElideMode.ElideRight
        shown = self.fontMetrics().elidedText(self.words, elide, event.size().width())
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(plain_tip(self.words if shown != self.words else ""))
