"""The page that lies over the window when the program itself was at fault."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import LIGHT, with_alpha
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label, panel


class CrashPage(QWidget):
    """Covers the window with a report: what happened, copy it, go on. Esc goes on, too."""

    def __init__(self, window: QWidget, report: str, sentence: str) -> None:
        super().__init__(window)
        self.report = report
        self.setAccessibleName(sentence)
        self.text = QPlainTextEdit(report)
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(say("Report"))
        self.copy = QPushButton(say("Copy report"))
        self.copy.clicked.connect(self._copy)
        self.go_on = QPushButton(say("Go on"))
        mark(self.go_on, "primary")
        self.go_on.clicked.connect(self.deleteLater)
        explained = say(
            "The game was saved after the last move and can be played on. The report holds the "
            "program’s own trace and no personal content; with it the fault can be found."
        )
        frame = panel(label(sentence, "heading"), label(explained, wrap=True), self.text, gap=16)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.copy)
        buttons.addWidget(self.go_on)
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        rows.addLayout(buttons)
        around = QVBoxLayout(self)
        around.setContentsMargins(80, 72, 80, 72)
        around.addWidget(frame)
        window.installEventFilter(self)
        self.setGeometry(window.rect())

    def start(self) -> None:
        """Take the keyboard."""
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy.setText(say("Copied"))

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes on; nothing else reaches the window behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.deleteLater()
        event.accept()

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """A veil over the window."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), with_alpha(LIGHT.ink, 0.55))
        painter.end()
