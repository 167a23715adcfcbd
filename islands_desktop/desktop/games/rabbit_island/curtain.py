"""The curtain: an opaque cover over the whole window until the owner of a hand says so (RABB-14.6).

Nothing private lies beneath it either: the table covers every hand before it comes up.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from islands_desktop.core.phrases import say
from islands_desktop.core.seat_names import seat_name
from islands_desktop.desktop.games.rabbit_island.sheet import seat_emblem
from islands_desktop.desktop.guard import guard
from islands_desktop.desktop.look.palette import Palette, colour
from islands_desktop.desktop.look.shore import paint_shore
from islands_desktop.desktop.look.stylesheet import mark
from islands_desktop.desktop.pages.page import label, panel

_EMBLEM = 112
_WIDE = 460


class Curtain(QWidget):
    """Covers its window. Signal `lifted(seat)`: the owner of the hand sits there."""

    lifted = Signal(int)

    def __init__(
        self,
        window: QWidget,
        palette: Callable[[], Palette],
        take_key: Callable[[int], bool],
    ) -> None:
        super().__init__(window)
        self._take_key = take_key
        self._palette = palette
        self.seat = 0
        self._emblem = QLabel()
        self._emblem.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words = label("", "title", wrap=True)
        self.reason = label("", wrap=True)
        self.others = label(say("Everybody else looks away, please."), "dim", wrap=True)
        self.button = QPushButton()
        self.button.setMinimumHeight(52)
        mark(self.button, "primary")
        self.button.clicked.connect(lambda: self.lifted.emit(self.seat))
        frame = panel(self._emblem, gap=12)
        frame.setFixedWidth(_WIDE)
        rows = frame.layout()
        assert isinstance(rows, QVBoxLayout)
        for words in (self.words, self.reason, self.others):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
            rows.addWidget(words)
        rows.addSpacing(8)
        rows.addWidget(self.button)
        around = QVBoxLayout(self)
        around.addWidget(frame, 0, Qt.AlignmentFlag.AlignCenter)
        self.setFocusProxy(self.button)
        window.installEventFilter(self)
        self.button.installEventFilter(self)
        self.hide()

    def draw(self, seat: int, reason: str) -> None:
        """Come up for a seat; `reason` says in public what it is asked for."""
        self.seat = seat
        name = seat_name(seat)
        self.words.setText(name)
        self.reason.setText(reason)
        self.button.setText(say("I am {name}", name=name))
        dpr = self.devicePixelRatioF()
        self._emblem.setPixmap(seat_emblem(seat, _EMBLEM, dpr, self._palette()))
        self.setAccessibleName(say("All hands are covered. {name}: {words}", name=name,
                                   words=reason))  # fmt: skip
        self._cover_window()
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_keys(self) -> None:
        """No key goes to what lies beneath."""
        if self.isVisible() and self.isActiveWindow() and not self.button.hasFocus():
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _cover_window(self) -> None:
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(window.rect())

    @guard(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window, and keep the keyboard."""
        if event.type() in (QEvent.Type.FocusOut, QEvent.Type.WindowActivate):
            QTimer.singleShot(0, self, self._take_keys)
        elif event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._cover_window()
        return False

    @guard(False)
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab reaches nothing beneath the curtain."""
        return True

    @guard(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return lifts the curtain; Esc ends automatic passing, or else leaves the table.

        A key that is held down from the move before must not show the hand of the next person.
        """
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.button.click()
        elif event.key() != Qt.Key.Key_Escape or not self._take_key(event.key()):
            super().keyPressEvent(event)

    @guard(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The shore, opaque."""
        painter = QPainter(self)
        palette = self._palette()
        painter.fillRect(self.rect(), colour(palette.sea))
        paint_shore(painter, QRectF(self.rect()), palette)
        painter.end()
